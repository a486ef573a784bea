"""Trumps of the Snapphanaleden deck; a scene leaves room at the top for a large Roman number, between two bands."""

from __future__ import annotations

import math

from card_art.strokes import (
    DARK_STEEL,
    INK,
    MADDER,
    OCHRE,
    PAPER,
    WOOD,
    Points,
    box,
    darker,
    disc,
    face,
    fill,
    fine,
    fir,
    fist,
    line,
    lozenge,
    mirrored,
    outline,
    shape,
    star,
    svg,
    turned,
    within,
)

GREEN, DARK_GREEN, LEAF = "#24594a", "#1b4639", "#2f6d5a"
BLUE, NIGHT = "#2b4c9b", "#233a4c"
SKIN = "#efc9a6"


def bands(one: str, other: str, *rows: float) -> str:
    return "".join(lozenge(76 + 13 * k, y, 4.6, 6.6, (one, other)[k % 2]) for y in rows for k in range(9))


def spring() -> str:
    drawn = box(60, 138, 140, 180, "#d5e6e2") + disc(90, 176, 17, "#f0c04c")
    drawn += fill("M56 262 Q110 226 200 250 L200 320 L56 320 Z", "#8fae62")
    drawn += fill("M118 214 L128 196 L188 196 L198 214 Z", MADDER) + box(122, 212, 76, 42, PAPER)
    drawn += fill(
        "M98 256 L98 186 L104 186 L104 176 L110 176 L110 166 L116 166 L116 156 L126 156 L126 166 L132 166 L132 176"
        " L138 176 L138 186 L144 186 L144 256 Z",
        PAPER,
    )
    drawn += line("M121 156 L121 142 M116 147 L126 147", INK, 2.6)
    drawn += fill("M115 256 L115 240 Q115 232 121 232 Q127 232 127 240 L127 256 Z", WOOD)
    for x, y in ((121, 186), (158, 224), (178, 224)):
        drawn += fill(f"M{x - 4} {y + 15} L{x - 4} {y + 4} Q{x} {y - 3} {x + 4} {y + 4} L{x + 4} {y + 15} Z", "#4f7186")
    drawn += fill("M56 290 Q100 248 200 274 L200 320 L56 320 Z", "#6b9450")
    for x, y, r in ((82, 262, 20), (172, 274, 17)):
        drawn += line(f"M{x} {y} L{x} {y + 34}", WOOD, 5) + disc(x, y, r, "#f2d9d3")
        drawn += fine(
            *(disc(x + a, y + b, 3.2, "#d98a86") for a, b in ((-9, -6), (4, -11), (10, 2), (-3, 4), (-11, 8), (5, 11)))
        )
    return drawn + fine(
        *(star(x, y, 4.6, PAPER, OCHRE) for x, y in ((100, 296), (122, 288), (142, 300), (116, 302), (156, 298)))
    )


def summer() -> str:
    drawn = box(60, 138, 140, 180, "#bcd9e6") + disc(170, 168, 19, "#f0b63c")
    drawn += fine(*(disc(x, y, r, PAPER, 6) for x, y, r in ((82, 160, 14), (94, 156, 12), (150, 196, 12))))
    drawn += fill("M56 258 Q128 240 200 258 L200 320 L56 320 Z", "#e3b93f")
    drawn += fill("M108 270 L115 200 L139 200 L146 270 Z", MADDER) + fill("M112 202 Q127 180 142 202 Z", INK)
    drawn += (
        box(120, 248, 14, 22, PAPER, 2)
        + box(121, 218, 12, 13, PAPER)
        + fine(line("M127 218 L127 231 M121 224.5 L133 224.5", MADDER, 2))
    )
    sail = line("M127 202 L127 146", WOOD, 3.4) + box(128, 147, 13, 42, PAPER)
    sail += fine(line("M128 157.5 L141 157.5 M128 168 L141 168 M128 178.5 L141 178.5 M134.5 147 L134.5 189", WOOD, 1.6))
    drawn += "".join(turned(28 + 90 * k, 127, 202, sail) for k in range(4)) + disc(127, 202, 5, OCHRE)
    drawn += fill("M56 284 Q110 256 200 278 L200 320 L56 320 Z", "#c99a2c") + fill(
        "M56 300 Q140 276 200 296 L200 320 L56 320 Z", "#7d9a4a"
    )
    ears = " ".join(
        f"M{x} {y} L{x} {y + 8}"
        for x, y in ((72, 288), (84, 284), (98, 280), (112, 277), (140, 276), (154, 278), (168, 281), (182, 284))
    )
    return drawn + fine(
        line(ears, "#8a6a1c", 2.4),
        *(disc(x, y, 3, MADDER) for x, y in ((80, 303), (104, 300), (134, 296), (160, 298), (180, 304))),
    )


def autumn() -> str:
    drawn = box(60, 138, 140, 180, "#f2c795") + disc(128, 226, 34, "#e0702f")
    for x, y, r, paint in (
        (70, 214, 19, "#a3522f"),
        (92, 220, 16, "#c9792c"),
        (186, 212, 20, "#8f4527"),
        (162, 220, 17, "#b8642a"),
    ):
        drawn += line(f"M{x} {y} L{x} 246", WOOD, 4.5) + disc(x, y, r, paint, r * 1.18)
    drawn += fill("M56 236 Q128 228 200 236 L200 320 L56 320 Z", "#4a7187")
    drawn += "".join(
        box(128 - half, y, 2 * half, 4, "#e8a35f", 2) for half, y in ((30, 240), (22, 250), (15, 260), (9, 300))
    )
    drawn += fill("M88 270 Q124 280 168 266 C164 286 152 292 128 292 C106 292 94 286 88 270 Z", WOOD)
    drawn += fill("M88 270 Q124 280 168 266 L166 273 Q124 286 90 277 Z", OCHRE)
    drawn += (
        fill("M112 276 L117 250 Q124 242 131 250 L136 275 Z", GREEN)
        + disc(124, 239, 8.5, SKIN)
        + fill("M113 236 L135 236 L130 226 L118 226 Z", INK)
    )
    drawn += line("M128 258 L156 288", "#d8b27a", 3.6)
    geese = " ".join(
        f"M{x - 6} {y - 3} Q{x - 3} {y - 4} {x} {y} Q{x + 3} {y - 4} {x + 6} {y - 3}"
        for x, y in ((84, 172), (100, 164), (116, 156), (130, 166), (144, 176))
    )
    return (
        drawn
        + line(geese, INK, 2.6)
        + fine(line("M70 300 L84 300 M146 306 L166 306 M74 256 L86 256 M160 252 L178 252", "#9fb9c5", 2.4))
    )


def winter() -> str:
    drawn = box(60, 138, 140, 180, "#34536a") + disc(160, 166, 13, "#f3e6b8") + disc(154, 163, 11, "#34536a")
    drawn += fine(
        *(
            lozenge(x, y, 2, 3, PAPER)
            for x, y in ((78, 156), (102, 150), (122, 166), (138, 150), (182, 190), (90, 184), (182, 148))
        )
    )
    drawn += fill("M56 244 Q128 220 200 246 L200 320 L56 320 Z", "#c7d6de")
    for x, y, height in ((78, 256, 76), (182, 256, 88), (104, 248, 52)):
        drawn += fir(x, y, height, "#2c5a58") + fill(
            f"M{x} {y - height} l{height * 0.13:g} {height * 0.26:g} l{-height * 0.26:g} 0 Z", PAPER
        )
    drawn += (
        box(112, 232, 52, 32, "#8f3a28") + fill("M104 236 L138 206 L172 236 Z", PAPER) + box(150, 204, 9, 18, "#5e2a1e")
    )
    drawn += (
        box(145, 240, 12, 13, "#ffd77a")
        + fine(line("M151 240 L151 253 M145 246.5 L157 246.5", "#8f3a28", 1.8))
        + box(120, 242, 12, 22, INK)
    )
    drawn += fine(line("M154 200 C146 194 162 188 154 180", "#aebfca", 5))
    drawn += fill("M56 270 Q120 250 200 272 L200 320 L56 320 Z", "#e4edf1")
    return drawn + fine(
        *(
            disc(x, y, 3.4, "#9fb4c0", 2.2)
            for x, y in ((128, 270), (122, 277), (112, 281), (108, 288), (97, 291), (92, 298), (80, 300))
        )
    )


def stag() -> str:
    coat, dark = "#8a4a24", "#5f3016"
    drawn = "".join(turned(22.5 * k, 128, 178, fill("M122 140 L128 112 L134 140 Z", "#e58a2c")) for k in range(-4, 5))
    drawn += disc(128, 178, 36, MADDER) + disc(128, 178, 29, "#fbe2a0")
    drawn += fill("M84 330 L96 262 Q128 240 160 262 L172 330 Z", dark)
    half = line("M139 216 L150 200 L166 189 L175 168 L173 142", dark, 7.5)
    half += line("M148 202 L143 186 M165 189 L158 168 M174 171 L183 155 M173 146 L164 130 M158 195 L175 199", dark, 6)
    half += fill("M148 226 C162 212 180 212 186 220 C180 234 162 240 150 236 Z", coat)
    half += fill("M156 227 Q170 217 180 221 Q170 231 156 231 Z", "#d9a27a")
    drawn += mirrored(128, half)
    drawn += fill(
        "M128 206 C148 206 156 220 153 236 L144 284 Q142 298 128 298 Q114 298 112 284 L103 236 C100 220 108"
        " 206 128 206 Z",
        coat,
    )
    drawn += fill("M119 214 Q128 208 137 214 L133 266 L123 266 Z", "#b06a36")
    drawn += fill("M115 276 Q128 266 141 276 L140 286 Q138 298 128 298 Q118 298 116 286 Z", "#e3c39c")
    drawn += fill("M117 277 Q128 270 139 277 Q136 287 128 288 Q120 287 117 277 Z", INK)
    drawn += "".join(
        disc(128 + 17 * side, 240, 5, INK, 5.6) + disc(128 + 15.5 * side, 238, 1.8, PAPER) for side in (-1, 1)
    )
    return drawn + fine(*(lozenge(128, 222 + 13 * k, 3.4, 5, OCHRE) for k in range(3)))


def owl() -> str:
    feather, dark, light = "#8a6237", "#5c3f22", "#d9b887"
    drawn = disc(128, 208, 60, "#e9dfbd") + fine(
        disc(104, 180, 7, "#d6caa2"), disc(160, 232, 6, "#d6caa2"), disc(164, 186, 9, "#d6caa2")
    )
    drawn += "".join(
        lozenge(x, y, 2.4, 3.8, PAPER) for x, y in ((74, 150), (182, 146), (76, 262), (180, 268), (128, 138))
    )
    drawn += line("M56 292 Q120 282 200 290", "#6b4a2a", 11) + line("M160 288 Q176 276 186 262", "#6b4a2a", 5)
    drawn += fill("M112 276 L144 276 L139 312 L128 306 L117 312 Z", dark)
    drawn += fill("M92 196 C84 236 92 276 128 284 C164 276 172 236 164 196 Z", feather)
    drawn += fill(
        "M98 168 C84 150 92 178 94 196 C98 216 158 216 162 196 C164 178 172 150 158 168 Q128 154 98 168 Z", feather
    )
    drawn += fill("M98 170 L87 142 L116 164 Z M158 170 L169 142 L140 164 Z", dark)
    drawn += fill("M106 220 Q128 206 150 220 C154 250 146 270 128 276 C110 270 102 250 106 220 Z", light)
    scales = " ".join(
        f"M{x - 7} {y} Q{x} {y + 8} {x + 7} {y}"
        for x, y in ((120, 226), (136, 226), (112, 239), (128, 239), (144, 239), (120, 252), (136, 252), (128, 264))
    )
    drawn += line(scales, dark, 3)
    drawn += fill(
        "M90 204 C82 232 86 262 104 276 C98 250 100 224 102 208 Z M166 204 C174 232 170 262 152 276 C158 250"
        " 156 224 154 208 Z",
        dark,
    )
    for side in (-1, 1):
        drawn += (
            disc(128 + 17 * side, 188, 17, light)
            + disc(128 + 17 * side, 188, 12.5, "#f0a52c")
            + disc(128 + 16 * side, 188, 6.6, INK)
        )
        drawn += disc(128 + 16 * side - 2, 185.5, 2, PAPER) + line(
            f"M{128 + 4 * side} 178 L{128 + 34 * side} 168", dark, 5.5
        )
        drawn += line(
            f"M{128 + 8 * side} 282 L{128 + 8 * side} 293 M{128 + 15 * side} 281 L{128 + 15 * side} 292", OCHRE, 5
        )
    return drawn + fill("M121 194 L135 194 L128 210 Z", INK)


def snapphane() -> str:
    coat, leather, beard = "#2f5d46", "#7a4a22", "#9a4a1c"
    drawn = "".join(
        fir(x, y, height, paint)
        for x, y, height, paint in (
            (74, 300, 190, "#7fae93"),
            (184, 296, 214, "#7fae93"),
            (104, 280, 120, "#a3c6b0"),
            (156, 280, 130, "#a3c6b0"),
        )
    )
    drawn += fill("M60 330 L76 232 Q82 196 126 188 Q170 196 176 232 L194 330 Z", coat)
    drawn += fill("M100 190 L126 222 L152 190 L144 176 L108 176 Z", "#e8dcc4") + line("M126 222 L126 330", OCHRE, 3)
    drawn += fine(*(disc(134, 236 + 15 * k, 3.6, OCHRE) for k in range(5)))
    drawn += line("M82 214 L176 296", leather, 13) + fine(
        *(box(98 + 17 * k, 222 + 15 * k, 7, 15, "#d8b27a", 3) for k in range(4))
    )
    drawn += face(126, 126, SKIN, look=-3) + line("M108 114 Q114 109 120 114 M130 114 Q136 109 142 114", "#5f2d10", 4)
    drawn += fill(
        "M99 124 C97 168 104 196 126 206 C148 196 155 168 153 124 C150 138 146 141 138 139 Q126 134 114 139"
        " C106 141 102 138 99 124 Z",
        beard,
    )
    drawn += fill(
        "M126 138 C118 133 108 136 103 145 C112 150 121 148 126 143 C131 148 140 150 149 145 C144 136 134"
        " 133 126 138 Z",
        darker(beard, 0.8),
    )
    drawn += line("M120 151 Q126 154.5 132 151", "#e0a08a", 3.4)
    drawn += fine(line("M112 162 L117 184 M126 160 L126 194 M140 162 L135 184", darker(beard, 0.8), 2.2))
    drawn += fill("M98 92 C96 62 106 52 126 52 C146 52 156 62 154 92 Z", INK) + fill(
        "M97 82 Q126 92 155 82 L155 95 Q126 104 97 95 Z", MADDER
    )
    drawn += fill(
        "M66 96 C80 84 98 92 126 95 C154 92 172 84 186 96 C176 112 152 108 126 109 C100 108 76 112 66 96 Z", INK
    )
    drawn += fill("M148 92 C158 70 160 48 152 24 C172 42 176 70 160 92 Z", OCHRE) + line(
        "M154 32 C163 54 162 74 155 92", "#fbe2a0", 2.2
    )
    drawn += turned(-24, 98, 88, fir(98, 90, 34, "#5f9a72"))
    drawn += line("M86 326 L124 252", leather, 14) + fill("M70 330 L84 300 L100 308 L92 340 Z", leather)
    drawn += (
        line("M120 258 L184 136", DARK_STEEL, 7)
        + line("M116 266 L160 182", leather, 8)
        + line("M131 236 L124 230", INK, 5)
    )
    drawn += line("M80 230 Q62 276 88 290 L104 286", darker(coat), 24) + line("M98 275 L103 295", "#e8dcc4", 6)
    drawn += line("M172 230 Q190 256 164 240 L156 218", darker(coat), 24) + line("M147 224 L162 215", "#e8dcc4", 6)
    return drawn + disc(110, 281, 12, SKIN) + fist(151, 204, SKIN, 12)


def fox() -> str:
    """N, which is worth nothing: a zero with a fox looking through it."""
    red, dark = "#c4602a", "#8f3f18"
    drawn = bands(MADDER, OCHRE, 30, 290)
    drawn += disc(128, 160, 58, BLUE, 100) + disc(128, 160, 37, "#cfe0d2", 78)
    drawn += fir(112, 214, 88, "#7fae93") + fir(146, 214, 104, "#9dc2ac")
    for k in range(20):
        a = math.pi * k / 10
        drawn += fine(
            lozenge(
                round(128 + 47.5 * math.cos(a), 1), round(160 + 89 * math.sin(a), 1), 4.2, 6.4, (PAPER, OCHRE)[k % 2]
            )
        )
    drawn += fill("M104 250 C98 226 108 206 128 206 C148 206 158 226 152 250 Z", red) + fill(
        "M116 250 Q116 222 128 214 Q140 222 140 250 Z", PAPER
    )
    drawn += fill("M98 178 L95 126 L122 152 Z M158 178 L161 126 L134 152 Z", red)
    drawn += fill("M101 160 L99 137 L114 152 Z M155 160 L157 137 L142 152 Z", INK)
    drawn += fill(
        "M128 144 C150 146 160 164 170 192 C154 194 142 206 135 218 Q128 224 121 218 C114 206 102 194 86 192"
        " C96 164 106 146 128 144 Z",
        red,
    )
    drawn += fill(
        "M86 192 C100 182 112 182 120 196 L128 214 L136 196 C144 182 156 182 170 192 C154 194 142 206 135"
        " 218 Q128 224 121 218 C114 206 102 194 86 192 Z",
        PAPER,
    )
    drawn += disc(128, 216, 7, INK, 5.4) + line("M112 176 L120 180 M144 176 L136 180", dark, 3)
    drawn += (
        disc(116, 181, 4.4, INK, 4.8)
        + disc(140, 181, 4.4, INK, 4.8)
        + disc(114.6, 179.6, 1.5, PAPER)
        + disc(138.6, 179.6, 1.5, PAPER)
    )
    return (
        drawn
        + line("M86 246 Q128 262 170 246", BLUE, 22)
        + fine(
            *(
                lozenge(100 + 14 * k, 250 + 3.4 * (1 - (k - 2) ** 2 / 4), 4.2, 6.4, (PAPER, OCHRE)[k % 2])
                for k in range(5)
            )
        )
    )


def fjont() -> str:
    drawn = star(126, 120, 88, BLUE, MADDER)
    left: Points = ((76, 330), (90, 220), (104, 186), (126, 176), (126, 330))
    right: Points = ((126, 176), (148, 186), (162, 220), (178, 330), (126, 330))
    drawn += shape(left, BLUE) + shape(right, MADDER)
    for body, paint in ((left, "#5d7fc4"), (right, OCHRE)):
        for row in range(6):
            for k in range(5):
                x, y = 78 + 24 * k + 12 * (row % 2), 196 + 24 * row
                cut = within(((x, y - 12), (x + 8, y), (x, y + 12), (x - 8, y)), body)
                drawn += fine(shape(cut, paint)) if cut else ""
    drawn += "".join(disc(126, y, 5, PAPER) for y in (216, 242, 268, 294))
    collar = ((84, 176), (88, 158), (106, 146), (126, 152), (146, 146), (164, 158), (168, 176), (154, 174), (148, 192))
    collar += ((136, 179), (126, 198), (116, 179), (104, 192), (98, 174))
    drawn += (
        shape(collar, PAPER)
        + line(outline(collar), INK, 1.6)
        + "".join(disc(x, y, 3.6, OCHRE) for x, y in ((84, 177), (104, 193), (126, 199), (148, 193), (168, 177)))
    )
    horn = "M126 54 C152 50 174 62 175 98 C170 88 160 90 156 126 L126 126 Z"
    bell = disc(175, 104, 9, OCHRE) + line("M169 105 L181 105", INK, 2)
    drawn += mirrored(126, fill(horn, GREEN) + bell) + fill(horn, "#3f7a55") + bell
    drawn += face(126, 116, SKIN) + brows()
    drawn += line("M112 130 Q126 146 140 130", "#8f1f14", 4) + fill("M115 132.5 Q126 143 137 132.5 Z", PAPER)
    drawn += disc(126, 122, 4.6, "#d9653f")
    drawn += fill("M98 112 C96 86 110 76 126 72 C142 76 156 86 154 112 Q146 94 126 92 Q106 94 98 112 Z", GREEN)
    drawn += fill("M126 72 C142 76 156 86 154 112 Q146 94 126 92 Z", "#3f7a55")
    drawn += (
        fill("M112 78 C112 50 120 34 126 22 C132 34 140 50 140 78 Z", OCHRE)
        + line("M116 60 L136 60 M119 46 L133 46", MADDER, 5)
        + disc(126, 24, 9, PAPER)
        + star(126, 24, 7, BLUE, MADDER)
    )
    drawn += (
        line("M92 214 Q72 258 98 272 L112 270", darker(BLUE), 22)
        + line("M110 260 L112 280", PAPER, 6)
        + disc(121, 269, 11, SKIN)
    )
    drawn += line("M171 180 L160 300", WOOD, 6) + star(173, 168, 17, PAPER, OCHRE) + disc(173, 168, 6.5, MADDER)
    drawn += line("M160 214 Q184 248 176 262", darker(MADDER), 22) + line("M166 252 L184 252", PAPER, 6)
    return drawn + fist(166, 240, SKIN)


def brows() -> str:
    return line("M108 104 Q114 96 121 102 M131 102 Q138 96 144 104", "#5f2d10", 3.2)


def fir_sign() -> str:
    return fill("M50 1 L80 38 L67 38 L91 73 L57 73 L57 99 L43 99 L43 73 L9 73 L33 38 L20 38 Z", "currentColor")


def fool_sign() -> str:
    return star(50, 50, 49, BLUE, MADDER) + disc(50, 50, 14, PAPER) + disc(50, 50, 7, INK)


def wild_sign() -> str:
    return disc(50, 50, 50, INK) + disc(50, 50, 43.5, PAPER) + star(50, 50, 38, INK, INK)


def pictures() -> dict[str, str]:
    drawn = {}
    for season in (spring, summer, autumn, winter):
        drawn[season.__name__] = svg(bands("currentColor", "#1f5673", 27, 123) + season(), 66, 12, 124, 296)
    for name, scene, yarns, rows in (("T20", stag, (INK, MADDER), (27,)), ("T19", owl, (OCHRE, PAPER), (27, 123))):
        drawn[name] = svg(bands(*yarns, *rows) + scene(), 66, 12, 124, 296)
    for name, draw in (("I", snapphane), ("N", fox), ("F", fjont)):
        drawn[name] = svg(draw(), 66, 12, 124, 296)
    for name, sign in (("fir", fir_sign), ("star", fool_sign), ("wild", wild_sign)):
        drawn[name] = svg(sign(), 0, 0, 100, 100)
    return drawn
