"""Pictures of the Haggis deck in the panel 66-190 x 12-288; ornaments have the colour ``currentColor``."""

from __future__ import annotations

import math

from card_art.strokes import (
    FIR,
    INK,
    MADDER,
    OCHRE,
    PAPER,
    STEEL,
    Points,
    box,
    darker,
    disc,
    face,
    fill,
    fine,
    fist,
    line,
    lozenge,
    shape,
    star,
    svg,
    tartan,
    turned,
)

HEATHER, THISTLE, MOSS, GINGER = "#5d3a5e", "#8a4f9e", "#24594a", "#a3521f"
SKIN, FAIR = "#efc9a6", "#f6dcc0"

ORNAMENTS = {
    "r": "M50 2 L92 50 L50 98 L8 50 Z M50 31 L66 50 L50 69 L34 50 Z",
    "o": "M90 9 C50 5 18 25 18 57 C18 64 18 69 21 74 L9 87 L14 92 L27 80 C64 88 93 59 90 9 Z"
    " M71 24 L76 29 L37 70 L32 64 Z",
    "g": "M50 1 L80 38 L67 38 L91 71 L58 71 L58 99 L42 99 L42 71 L9 71 L33 38 L20 38 Z",
    "b": "M4 32 Q27 8 50 32 Q73 56 96 32 L96 54 Q73 78 50 54 Q27 30 4 54 Z"
    " M4 66 Q27 42 50 66 Q73 90 96 66 L96 88 Q73 112 50 88 Q27 64 4 88 Z",
    "y": "M35 5 L65 5 L65 35 L95 35 L95 65 L65 65 L65 95 L35 95 L35 65 L5 65 L5 35 L35 35 Z",
}
"""Open lozenge, leaf, fir, waves, cross."""


def ornament(suit: str) -> str:
    return f'<path d="{ORNAMENTS[suit]}" fill="currentColor" fill-rule="evenodd"/>'


def ellipse(x: float, y: float, rx: float, ry: float) -> Points:
    return tuple((x + rx * math.cos(math.pi * k / 16), y + ry * math.sin(math.pi * k / 16)) for k in range(32))


def piper() -> str:
    sash = ((0.1, 7, MADDER), (0.5, 2.5, OCHRE))
    drawn = ""
    for low, high in ((92, 76), (104, 93)):
        drawn += line(f"M{low} 206 L{high} 34", "#4a3020", 7) + line(f"M{high} 34 L{high - 1} 26", PAPER, 10)
        drawn += line(f"M{high + 4} 76 L{high + 5} 86 M{high + 9.5} 132 L{high + 10.5} 142", PAPER, 9)
    drawn += line("M76 60 Q88 74 96 60", MADDER, 3)
    drawn += fill("M82 292 L92 206 Q96 168 128 160 Q160 166 164 206 L174 292 Z", MOSS)
    drawn += tartan(((84, 262), (171, 262), (176, 296), (80, 296)), "#2b4c9b", sash, (17, 17))
    drawn += fill("M112 166 L129 190 L146 166 L142 154 L116 154 Z", PAPER) + fill(
        "M129 178 L121 190 L129 200 L137 190 Z", MADDER
    )
    drawn += fill("M104 112 C98 84 108 74 130 74 C152 74 162 86 156 112 L158 134 L148 144 L112 144 L102 134 Z", GINGER)
    drawn += face(130, 112, SKIN, look=-2)
    drawn += "".join(disc(x, 124, 9, "#e58f6c") for x in (115, 145)) + line(
        "M113 99 Q119 95 125 99 M133 99 Q139 95 145 99", "#7d3d14", 3
    )
    drawn += fill("M104 98 C112 90 148 90 156 98 L156 84 L104 84 Z", GINGER)
    drawn += fill("M94 78 C90 54 116 46 132 46 C154 46 178 58 174 76 C170 90 152 88 132 88 C112 88 98 92 94 78 Z", MOSS)
    drawn += box(103, 80, 55, 10, PAPER, 3) + "".join(
        box(104 + 9 * k, 80 + 5 * (k % 2), 9, 5, MADDER) for k in range(6)
    )
    drawn += disc(134, 47, 9, MADDER)
    drawn += line("M127 134 Q112 158 104 196", INK, 6) + disc(127, 133, 4, INK)
    drawn += tartan(ellipse(114, 218, 32, 27), MADDER, ((0.1, 6, "#6f1d12"), (0.62, 2.5, OCHRE)), (18, 18))
    drawn += line("M124 236 L150 282", "#4a3020", 7.5) + line("M149 279 L153 287", PAPER, 10)
    drawn += line("M102 182 Q76 206 96 242 L118 248", darker(MOSS), 21) + line("M110 240 L107 256", PAPER, 6)
    drawn += line("M158 190 Q184 236 158 262", darker(MOSS), 21) + line("M166 250 L152 256", PAPER, 6)
    return drawn + fist(128, 246, SKIN) + fist(143, 268, SKIN)


def lady() -> str:
    dress = "#7c3b56"
    sash = ((84, 176), (106, 166), (174, 268), (178, 296), (160, 296))
    drawn = thistle(164, 92, 142)
    drawn += fill(
        "M92 112 C86 62 104 54 120 54 C138 54 154 64 149 112 C158 142 158 178 152 202 L90 202 C82 172 82 140 92 112 Z",
        GINGER,
    )
    drawn += fill("M76 296 L94 206 Q92 170 122 162 Q152 170 150 206 L172 296 Z", dress)
    drawn += fine(*(lozenge(88 + 14 * k, 276, 3.6, 5.4, OCHRE) for k in range(6)))
    drawn += fill("M100 166 Q121 196 146 166 L135 158 L133 132 L111 132 L109 158 Z", darker(FAIR, 0.93))
    drawn += tartan(sash, MADDER, ((0.1, 6, MOSS), (0.55, 2.6, OCHRE)), (20, 20))
    head = face(120, 106, FAIR, look=2)
    for side in (-1, 1):
        head += line(f"M{122 + 17 * side} 95 Q{122 + 11 * side} 88 {122 + 5 * side} 92", "#7d3d14", 2.6)
        head += fine(line(f"M{122 + 13 * side} 102.5 L{122 + 16 * side} 101", INK, 1.8))
    head += fill("M113 121 Q117 118 121 120 Q125 118 129 121 Q121 130 113 121 Z", "#b8382a")
    head += fill(
        "M94 114 C88 84 104 70 122 70 C140 70 154 84 148 114 C146 96 136 88 124 80 C112 90 98 96 94 114 Z", GINGER
    )
    head += fill("M97 74 L95 56 L108 64 L121 40 L134 64 L147 56 L145 74 Q121 62 97 74 Z", OCHRE)
    head += disc(121, 40, 5, THISTLE) + disc(95, 55, 4, THISTLE) + disc(147, 55, 4, THISTLE)
    head += fine(*(disc(x, 67, 2.6, PAPER) for x in (109, 121, 133)))
    drawn += turned(-4, 120, 140, head)
    drawn += disc(100, 182, 12, OCHRE) + star(100, 182, 9, THISTLE, PAPER)
    drawn += line("M94 200 Q72 240 92 266 Q104 276 116 268", darker(dress), 21) + line("M113 258 L118 275", PAPER, 5.5)
    drawn += disc(126, 265, 10.5, FAIR)
    drawn += line("M146 194 Q178 216 166 240", darker(dress), 21) + line("M156 236 L176 242", PAPER, 6)
    return drawn + fist(163, 226, FAIR)


def thistle(x: float, y: float, stem: float) -> str:
    drawn = line(f"M{x} {y + 20} Q{x + 3} {y + stem / 2} {x - 1} {y + 20 + stem}", FIR, 6)
    for side, low in ((-1, 66), (1, 88), (-1, 112)):
        spikes = ((0, 0), (8, -18), (10, -8), (20, -20), (19, -8), (27, -8), (14, 2))
        drawn += shape([(x + side * a, y + low + b) for a, b in spikes], FIR)
    points = (
        (-11, 2),
        (-21, -24),
        (-12, -18),
        (-8, -32),
        (-2, -20),
        (4, -34),
        (8, -20),
        (16, -30),
        (15, -15),
        (23, -20),
    )
    drawn += shape([(x + a, y + b) for a, b in (*points, (12, 2))], THISTLE)
    drawn += disc(x, y + 10, 16, FIR, 15)
    scales = " ".join(
        f"M{x + a - 5} {y + b} L{x + a} {y + b + 5} L{x + a + 5} {y + b}"
        for a, b in ((-7, 3), (6, 3), (0, 11), (-8, 15), (8, 15))
    )
    return drawn + fine(line(scales, "#b9cf9a", 2))


def host() -> str:
    coat, beard = "#2f5d7c", "#b0561f"
    plaid = ((60, 200), (92, 164), (120, 158), (104, 296), (56, 296))
    drawn = fill("M58 296 L64 214 C68 184 82 166 104 158 L150 158 C172 166 186 184 190 214 L194 296 Z", coat)
    drawn += tartan(plaid, MADDER, ((0.12, 7, MOSS), (0.6, 3, OCHRE)), (22, 22))
    drawn += fill("M104 160 Q128 176 152 160 L146 148 L110 148 Z", PAPER)
    drawn += disc(128, 106, 26, SKIN, 32) + face(128, 106, SKIN)
    for side in (-1, 1):
        drawn += line(f"M{128 + 18 * side} 96 Q{128 + 11 * side} 90 {128 + 4 * side} 95", beard, 4.5)
    drawn += fill(
        "M102 100 C94 140 98 178 112 194 L118 182 L128 204 L138 182 L144 194 C158 178 162 140 154 100"
        " C150 110 146 116 140 117 L116 117 C110 116 106 110 102 100 Z",
        beard,
    )
    drawn += fill(
        "M128 119 C118 111 106 116 97 130 C110 134 121 130 128 125 C135 130 146 134 159 130 C150 116 138 111 128 119 Z",
        darker(beard, 0.82),
    )
    drawn += line("M122 132 Q128 136 134 132", MADDER, 3)
    drawn += fill("M100 80 C88 54 104 40 128 40 C152 40 168 54 156 80 Z", MADDER)
    drawn += line("M101 76 C88 52 112 40 128 44 C144 40 168 52 155 76 M128 44 L128 74", OCHRE, 7)
    drawn += disc(128, 34, 9, OCHRE) + line("M128 16 L128 30 M121 22 L135 22", OCHRE, 5)
    drawn += box(96, 74, 64, 15, PAPER, 7) + "".join(lozenge(104 + 12 * k, 81.5, 2.6, 4.4, INK) for k in range(5))
    drawn += disc(90, 186, 13, OCHRE) + star(90, 186, 10, MADDER, PAPER)
    drawn += line("M70 210 Q62 250 82 268", darker(coat), 24) + line("M184 210 Q190 250 174 268", darker(coat), 24)
    return drawn + HAGGIS + disc(80, 270, 12, SKIN) + disc(176, 270, 12, SKIN)


HAGGIS = (
    fine(
        line(
            "M112 222 C104 212 120 206 112 194 M130 220 C122 210 138 204 130 192 M148 222 C140 212 156 206 148 194",
            PAPER,
            4.5,
        )
    )
    + fill(
        "M86 252 C84 232 104 226 128 226 C152 226 172 232 170 252 C170 266 150 270 128 270 C106 270 86 266 86 252 Z",
        "#7a4a2a",
    )
    + fill("M92 244 C98 234 112 230 126 230 C116 238 102 240 92 244 Z", "#a3703f")
    + fill("M88 246 L76 236 L78 250 L74 258 L88 258 Z M168 246 L180 236 L178 250 L182 258 L168 258 Z", "#5b3520")
    + fine(
        *(
            disc(x, y, 2, "#4a2a16")
            for x, y in ((104, 250), (116, 244), (130, 252), (144, 246), (154, 254), (122, 258), (140, 260))
        )
    )
    + fill("M68 264 L188 264 C186 276 172 282 128 282 C84 282 70 276 68 264 Z", STEEL)
    + box(66, 260, 124, 7, "#c6d0d6", 3.5)
)


def wild() -> str:
    return disc(50, 50, 50, INK) + disc(50, 50, 43.5, PAPER) + star(50, 50, 38, INK, INK)


def back() -> str:
    drawn = box(11, 11, 178, 278, HEATHER, 8)
    for paint, width, strength, places in (
        ("#38203d", 30, 0.6, (-60, 0, 60)),
        (MADDER, 8, 0.8, (-30, 30)),
        (OCHRE, 2.5, 0.9, (-72, -48, -12, 12, 48, 72)),
    ):
        bars = "".join(box(100 + x - width / 2, 11, width, 278, paint) for x in places)
        bars += "".join(
            box(11, 150 + y - width / 2, 178, width, paint)
            for y in {*places, *(y - 60 for y in places), *(y + 60 for y in places)}
        )
        drawn += f'<g opacity="{strength}">{bars}</g>'
    return drawn + disc(100, 150, 34, INK) + disc(100, 150, 31, PAPER) + star(100, 150, 27, HEATHER, MADDER)


def pictures() -> dict[str, str]:
    drawn = {suit: svg(ornament(suit), 0, 0, 100, 100) for suit in ORNAMENTS}
    drawn |= {name: svg(draw(), 66, 12, 124, 276) for name, draw in (("J", piper), ("Q", lady), ("K", host))}
    drawn["wild"] = svg(wild(), 0, 0, 100, 100)
    drawn["back"] = svg(back(), 0, 0, 200, 300)
    return drawn
