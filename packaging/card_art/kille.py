"""Pictures of the Kille deck in the panel 40-190 x 12-236."""

from __future__ import annotations

import math

from card_art.strokes import (
    DARK_STEEL,
    FIR,
    INK,
    MADDER,
    OCHRE,
    PAPER,
    STEEL,
    box,
    disc,
    face,
    fill,
    fine,
    fir,
    fist,
    line,
    lozenge,
    outline,
    shape,
    star,
    svg,
    turned,
    within,
)

GREEN, DARK_GREEN, LEAF, LIGHT_LEAF, GRASS = "#24594a", "#1b4639", "#2f6d5a", "#4f8f68", "#7d9a6a"
BLUE, LIGHT_BLUE, SLATE = "#2b4c9b", "#5d7fc4", "#55788c"
SKIN = "#f2d3b3"


def blaren() -> str:
    x, y = 115, 122
    drawn = ""
    for k in range(14):
        turn = 2 * math.pi * k / 14 - math.pi / 2
        reach = 80 if k % 2 else 92
        across, down = math.cos(turn), math.sin(turn)
        tip = f"{x + reach * across * 0.82:.1f} {y + reach * down * 1.12:.1f}"
        middle = x + reach * 0.58 * across, y + reach * 0.7 * down
        left, right = (f"{middle[0] - side * 20 * down:.1f} {middle[1] + side * 20 * across:.1f}" for side in (1, -1))
        drawn += fill(f"M{x} {y} Q{left} {tip} Q{right} {x} {y} Z", "#7a8f3a" if k % 2 else LEAF)
    drawn += disc(x, y, 50, "#e0a878", 58)
    for side in (-1, 1):
        drawn += fill(
            f"M{x + 49 * side} 98 Q{x + 29 * side} 76 {x + 9 * side} 100 Q{x + 27 * side} 92 {x + 49 * side} 98 Z", INK
        )
        drawn += disc(x + 25 * side, 110, 10, PAPER) + disc(x + 22 * side, 111, 5, INK)
        drawn += f'<g opacity=".55">{disc(x + 37 * side, 136, 9, "#dd7a5a")}</g>'
    drawn += fill("M115 104 C104 126 98 142 106 148 Q115 154 124 148 C132 142 126 126 115 104 Z", "#c97a55")
    drawn += fill("M76 146 Q115 164 154 146 C152 178 134 186 115 186 C96 186 78 178 76 146 Z", "#7a1f14")
    drawn += fill("M82 151 Q115 166 148 151 L146 161 Q115 176 84 161 Z", PAPER)
    drawn += fine(
        line("M94 156 L94 168 M104 158 L104 171 M115 159 L115 172 M126 158 L126 171 M136 156 L136 168", "#7a1f14", 1.8)
    )
    for bell_x, bell_y in ((62, 196), (168, 196), (115, 218)):
        drawn += disc(bell_x, bell_y, 13, OCHRE) + disc(bell_x, bell_y - 13, 3.5, OCHRE)
        drawn += line(
            f"M{bell_x - 13} {bell_y + 2} L{bell_x + 13} {bell_y + 2} M{bell_x} {bell_y + 3} L{bell_x} {bell_y + 10}",
            INK,
            2.6,
        )
    return drawn


def blompottan() -> str:
    stems = "M115 176 C114 140 112 110 115 72 M115 176 C106 146 90 126 76 108 M115 176 C124 146 140 126 154 108"
    drawn = line(stems, LEAF, 5)
    for side in (-1, 1):
        x = [f"{115 + side * k}" for k in (4, 30, 48, 52, 30, 10, 1, 16, 24, 25, 12, 2)]
        drawn += fill(f"M{x[0]} 168 C{x[1]} 168 {x[2]} 150 {x[3]} 132 C{x[4]} 132 {x[5]} 146 {x[0]} 168 Z", FIR)
        drawn += fill(f"M{x[6]} 128 C{x[7]} 126 {x[8]} 114 {x[9]} 102 C{x[10]} 104 {x[11]} 114 {x[6]} 128 Z", FIR)
    drawn += star(115, 58, 34, "#cf5a3c", MADDER) + disc(115, 58, 10, OCHRE)
    drawn += "".join(star(x, 100, 28, LIGHT_BLUE, BLUE) + disc(x, 100, 8, OCHRE) for x in (70, 160))
    drawn += fill("M70 172 L160 172 L148 224 Q147 230 140 230 L90 230 Q83 230 82 224 Z", OCHRE)
    drawn += box(64, 164, 102, 16, "#b97a18", 3) + fill("M74 190 L156 190 L151 212 L79 212 Z", PAPER)
    drawn += "".join(lozenge(82 + 13.2 * k, 201, 5.6, 8.5, BLUE if k % 2 else MADDER) for k in range(6))
    return drawn


def kransen() -> str:
    x, y, r = 115, 112, 53
    drawn = f'<circle cx="{x}" cy="{y}" r="{r}" fill="none" stroke="#5b4327" stroke-width="5"/>'
    drawn += "".join(_leaf(k, 0.62, LEAF) + _leaf(k + 0.5, -0.62, LIGHT_LEAF) for k in range(18))
    for k in range(8):
        turn = math.pi * (k + 0.5) / 4
        berry = x + (r + 1) * math.cos(turn), y + (r + 1) * math.sin(turn)
        drawn += disc(round(berry[0], 1), round(berry[1], 1), 7.5, MADDER)
        drawn += fine(disc(round(berry[0] - 2, 1), round(berry[1] - 2, 1), 2, PAPER))
    drawn += fill("M115 176 L92 230 L106 225 L113 233 L119 186 Z", MADDER)
    drawn += fill("M115 176 L138 230 L124 225 L117 233 L111 186 Z", "#8f2a17")
    drawn += fill(
        "M115 178 C98 158 80 162 80 176 C80 190 98 192 115 178 C132 192 150 190 150 176 C150 162 132 158 115 178 Z",
        MADDER,
    )
    return drawn + disc(115, 178, 8, "#8f2a17")


def _leaf(place: float, lean: float, paint: str) -> str:
    turn = math.pi * place / 9
    foot = 115 + 53 * math.cos(turn), 112 + 53 * math.sin(turn)
    along = turn + math.pi / 2 - lean
    tip = foot[0] + 29 * math.cos(along), foot[1] + 29 * math.sin(along)
    bulges = [
        f"{(foot[0] + tip[0]) / 2 - k * math.sin(along):.1f} {(foot[1] + tip[1]) / 2 + k * math.cos(along):.1f}"
        for k in (11, -11)
    ]
    start, end = f"{foot[0]:.1f} {foot[1]:.1f}", f"{tip[0]:.1f} {tip[1]:.1f}"
    return fill(f"M{start} Q{bulges[0]} {end} Q{bulges[1]} {start} Z", paint)


def vardshus() -> str:
    drawn = (
        fill("M10 196 Q110 174 220 196 L220 260 L10 260 Z", GRASS) + fir(60, 196, 96, GREEN) + fir(182, 198, 84, LEAF)
    )
    drawn += box(140, 38, 16, 70, "#8a4a36") + fine(line("M148 32 C140 25 156 21 150 13", PAPER, 6))
    drawn += fill("M62 122 L118 74 L174 122 L174 208 L62 208 Z", MADDER)
    drawn += fine(line("M76 130 L76 206 M90 130 L90 206 M146 130 L146 206 M160 130 L160 206", "#8f2a17", 1.6))
    drawn += box(60, 122, 7, 86, PAPER) + box(170, 122, 7, 86, PAPER)
    drawn += line("M53 129 L118 71 L183 129", INK, 11)
    for x in (80, 137):
        drawn += box(x, 146, 22, 26, PAPER) + box(x + 3, 149, 16, 20, "#ffd77a")
        drawn += line(f"M{x + 11} 149 L{x + 11} 169 M{x + 3} 159 L{x + 19} 159", PAPER, 2.4)
    drawn += box(108, 98, 20, 20, PAPER) + box(111, 101, 14, 14, "#ffd77a")
    drawn += box(106, 166, 24, 42, PAPER) + box(109, 169, 18, 39, BLUE) + disc(123, 190, 2, OCHRE)
    drawn += line("M46 240 L46 98 L78 98", "#5b3c1e", 6) + box(44, 106, 36, 36, OCHRE, 5)
    return drawn + fill("M50 113 L66 113 L68 136 L48 136 Z", PAPER) + line("M68 118 C76 118 76 131 68 131", PAPER, 3.5)


def sabre(x: float, y: float) -> str:
    edge = f"M{x} {y} C{x - 6} {y - 70} {x} 66 186 20"
    return fill(f"{edge} C184 66 {x + 14} {y - 70} {x + 9} {y} Z", "#c6d0d6") + fill(
        f"{edge} C176 70 {x + 6} {y - 70} {x + 5} {y} Z", STEEL
    )


def kavall() -> str:
    horse, mane = "#6b3f22", INK
    drawn = fill("M98 240 L106 150 Q110 122 136 118 Q164 122 168 152 L178 240 Z", STEEL)
    drawn += line("M136 118 L136 240", DARK_STEEL, 3) + line("M104 176 Q136 190 171 176", DARK_STEEL, 3)
    drawn += fill("M112 112 C108 72 118 52 138 50 C160 50 168 74 162 112 Q138 122 112 112 Z", STEEL)
    drawn += fill("M109 83 L150 79 L152 91 L110 95 Z", INK) + fine(
        line("M112 102 L140 100 M113 109 L138 108", DARK_STEEL, 2.6)
    )
    drawn += fill("M138 52 C136 28 158 14 180 22 C164 28 158 40 152 56 Z", MADDER)
    drawn += line("M160 146 Q184 168 172 194", DARK_STEEL, 21) + disc(158, 140, 17, STEEL)
    drawn += fine(line("M146 150 Q158 160 172 150", DARK_STEEL, 2.6))
    drawn += sabre(166, 184) + disc(170, 195, 11, STEEL) + line("M154 183 L184 187", OCHRE, 6)
    drawn += fill(
        "M40 240 C44 196 66 176 68 152 C54 166 48 168 44 160 C36 148 50 116 66 96 L64 74 L78 84 C104 90 126 124 128 176"
        " L134 240 Z",
        horse,
    )
    drawn += fill("M78 84 C104 90 126 124 128 176 L134 240 L116 240 C118 190 104 124 72 92 Z", mane)
    drawn += disc(70, 110, 4.5, PAPER) + disc(69, 110, 2.6, INK) + line("M48 150 L54 154", INK, 3)
    drawn += line("M56 128 L84 142 M82 98 L84 142 L112 196", OCHRE, 4.5) + disc(84, 142, 5, MADDER)
    beads = "".join(disc(60 + 16 * k, 211 - 3 * (1 - abs(k - 2) / 2), 3.4, MADDER) for k in range(5))
    return drawn + fine(line("M46 216 Q90 196 130 212", OCHRE, 5), beads)


def svin() -> str:
    hide, dark, snout = "#5a4636", "#33271f", "#d79a80"
    drawn = "".join(fir(x, 206, height, "#d9cba9") for x, height in ((64, 138), (112, 176), (166, 152), (204, 120)))
    drawn += fill("M10 208 Q110 192 220 208 L220 260 L10 260 Z", GRASS)
    for x in (86, 146):
        drawn += fill(f"M{x} 172 L{x + 18} 172 L{x + 14} 212 L{x + 2} 212 Z", dark) + box(x + 1, 206, 15, 8, INK)
    drawn += fill("M74 112 L84 76 L96 98 L106 64 L118 90 L130 60 L142 88 L158 68 L164 98 L182 88 L176 128 Z", dark)
    drawn += line("M176 132 C190 124 192 144 182 144", dark, 4.5)
    drawn += fill(
        "M66 148 C64 110 96 86 132 90 C166 94 184 118 180 150 C178 178 160 192 132 192 L98 192 C78 190 68 174 66 148 Z",
        hide,
    )
    for x in (102, 158):
        drawn += fill(f"M{x} 176 L{x + 20} 172 L{x + 15} 214 L{x + 2} 214 Z", hide) + box(x + 1, 207, 15, 9, INK)
    drawn += fill("M108 104 C86 94 68 108 58 134 L44 150 L46 172 L60 178 C76 192 102 184 110 164 Z", "#7a624f")
    drawn += (
        fill("M46 148 C40 150 40 174 48 174 L56 174 L54 148 Z", snout)
        + disc(47, 157, 2, dark, 3)
        + disc(47, 166, 2, dark, 3)
    )
    drawn += fill("M84 110 L80 80 L108 100 Z", dark) + fill("M88 106 L86 90 L100 101 Z", snout)
    drawn += fill("M60 178 C50 164 52 148 64 138 C63 154 67 166 74 175 Z", PAPER)
    drawn += disc(80, 128, 6.5, OCHRE) + disc(79, 128, 3.2, INK) + line("M68 115 L92 120", dark, 4.5)
    hairs = " ".join(
        f"M{x} {y} L{x + 7} {y + 7}"
        for x, y in ((124, 120), (142, 132), (128, 146), (152, 156), (112, 160), (164, 128))
    )
    return drawn + fine(line(hairs, dark, 2.4))


def husar() -> str:
    coat, dark_coat, hair = BLUE, "#223d7d", "#4a3020"
    drawn = fill("M50 240 L58 184 Q62 150 104 146 Q146 150 150 184 L158 240 Z", coat)
    drawn += fill("M50 240 L58 184 Q60 162 78 152 L84 240 Z", MADDER) + line("M78 154 L84 240", PAPER, 6)
    for k in range(5):
        y, half = 168 + 16 * k, 26 - 2 * k
        drawn += line(f"M{108 - half} {y} Q106 {y + 8} {106 + half} {y}", OCHRE, 5) + fine(disc(107, y + 4, 4, PAPER))
    drawn += fill("M88 152 L104 164 L120 152 L118 136 L90 136 Z", MADDER)
    drawn += face(104, 112, SKIN) + line("M88 100 Q94 95 99 99 M109 99 Q114 95 120 100", hair, 3)
    drawn += fill(
        "M104 124 C94 117 86 122 73 113 C77 132 94 135 104 130 C114 135 131 132 135 113 C122 122 114 117 104 124 Z",
        hair,
    )
    drawn += fill("M79 98 L78 118 L84 120 L86 98 Z M122 98 L124 120 L130 118 L129 98 Z", hair)
    drawn += fill("M80 96 L71 38 Q104 28 137 38 L128 96 Q104 88 80 96 Z", INK)
    drawn += fill("M71 38 Q104 28 137 38 L136 49 Q104 39 72 49 Z", OCHRE)
    drawn += fill("M77 91 Q104 81 131 91 L134 101 Q104 89 74 101 Z", "#3a2a1c") + line(
        "M75 55 Q104 98 133 55", OCHRE, 4
    )
    drawn += disc(104, 58, 10, PAPER) + disc(104, 58, 5.5, MADDER)
    drawn += fill("M104 37 C91 27 93 16 104 8 C115 16 117 27 104 37 Z", MADDER)
    drawn += line("M144 172 Q172 186 162 212", dark_coat, 23) + line("M151 204 L174 208", OCHRE, 6)
    drawn += sabre(160, 204) + line("M146 203 L180 207", OCHRE, 6.5) + fist(163, 217, SKIN, 12)
    return drawn + line("M147 204 Q146 226 160 230", OCHRE, 4.5)


def kuku() -> str:
    drawn = fill("M10 208 Q110 186 220 206 L220 217 Q110 199 10 221 Z", "#6b4a2a")
    for x, side in ((58, -1), (178, 1)):
        drawn += fill(
            f"M{x} 204 C{x + 2 * side} 184 {x + 16 * side} 178 {x + 20 * side} 178"
            f" C{x + 20 * side} 192 {x + 12 * side} 204 {x} 204 Z",
            FIR,
        )
    bird = fill("M118 150 L176 224 L158 240 L148 229 L140 238 L100 176 Z", INK)
    bird += fine(*(disc(136 + 10 * k, 192 + 13 * k, 3.2, PAPER) for k in range(3)))
    bird += fill("M70 84 C56 128 74 190 112 192 C146 192 160 160 152 122 L110 90 Z", PAPER)
    breast = ((66, 122), (67, 136), (70, 150), (75, 164), (84, 178))
    bird += "".join(line(f"M{x + 2} {y} Q{x + 26} {y + 10} 128 {y + 10}", INK, 5.5) for x, y in breast)
    bird += fill("M92 100 L112 62 C140 80 158 104 162 136 Z", SLATE)
    bird += fill(
        "M96 100 C130 86 166 112 164 152 C164 176 178 190 184 196 C160 200 124 184 108 150 C100 132 94 114 96 100 Z",
        "#3f6378",
    )
    bird += fine(line("M112 128 Q134 160 170 184", INK, 2.5), line("M124 118 Q140 146 166 168", INK, 2.5))
    bird += disc(88, 72, 34, SLATE) + fill("M58 86 C56 104 62 116 72 122 L112 112 Q124 98 121 80 Z", SLATE)
    bird += fill("M62 54 L38 50 L56 69 Z", OCHRE) + fill("M57 70 L40 84 L62 83 Z", "#b97a18")
    bird += disc(80, 64, 10, OCHRE) + disc(79, 64, 5.2, INK) + disc(77, 62, 1.8, PAPER)
    bird += line("M104 188 L103 203 M119 188 L119 202", OCHRE, 5) + line("M94 204 L111 203 L128 202", OCHRE, 6)
    return drawn + f'<g transform="translate(6 0)">{bird}</g>'


RUFF = [(k, math.pi * k / 12) for k in range(24)]


def kille() -> str:
    x = 115
    body = ((57, 240), (67, 190), (75, 164), (115, 150), (155, 164), (163, 190), (173, 240))
    drawn = shape(body, OCHRE)
    for row in range(8):
        for k in range(-5, 6):
            middle = x + 26 * k + 13 * (row % 2), 150 + 16.5 * row
            corners = ((0, -15.5), (12, 0), (0, 15.5), (-12, 0))
            cut = within([(middle[0] + a, middle[1] + b) for a, b in corners], body)
            if cut:
                drawn += shape(cut, LEAF if row % 2 else MADDER)
    spikes = tuple((x + (34, 48)[k % 2] * math.cos(a), 150 + (14, 23)[k % 2] * math.sin(a)) for k, a in RUFF)
    drawn += shape(spikes, PAPER) + line(outline(spikes), INK, 2)
    drawn += face(x, 112, SKIN)
    drawn += fill(
        "M89 103 Q102 91 115 101 Q128 91 141 103 Q139 121 126 116 Q117 112 115 108 Q113 112 104 116 Q91 121 89 103 Z",
        INK,
    )
    drawn += disc(104, 106, 4.5, PAPER) + disc(126, 106, 4.5, PAPER)
    drawn += line("M103 128 Q115 142 128 127", MADDER, 4)
    for side in (-1, 1):
        p = [f"{x + side * k}" for k in (26, 36, 40, 62, 66, 68, 64, 70, 68, 58, 64, 56, 46, 36, 26)]
        wing = (
            f"M{p[0]} 78 C{p[1]} 70 {p[2]} 44 {p[3]} 26 C{p[4]} 36 {p[5]} 44 {p[6]} 48 C{p[7]} 48 {p[8]} 58 {p[9]} 62"
            f" C{p[10]} 66 {p[11]} 76 {p[12]} 78 Q{p[13]} 84 {p[14]} 88 Z"
        )
        drawn += fill(wing, PAPER) + line(wing, INK, 2.2)
        drawn += fine(line(f"M{x + 38 * side} 74 Q{x + 52 * side} 62 {x + 62 * side} 48", INK, 1.8))
    drawn += fill("M85 96 C83 64 97 46 115 46 C133 46 147 64 145 96 Q115 84 85 96 Z", LEAF)
    drawn += fill("M81 98 Q115 80 149 98 L149 88 Q115 70 81 88 Z", OCHRE)
    return drawn + disc(115, 42, 9, MADDER)


def lily() -> str:
    drawn = fill("M50 2 C66 24 64 44 54 62 L46 62 C36 44 34 24 50 2 Z", "currentColor")
    for side in (-1, 1):
        x = [f"{50 + side * k}" for k in (7, 10, 22, 36, 50, 46, 30, 34, 26, 22, 18, 18)]
        drawn += fill(
            f"M{x[0]} 62 C{x[1]} 40 {x[2]} 28 {x[3]} 32 C{x[4]} 38 {x[5]} 58 {x[6]} 54 C{x[7]} 46 {x[8]} 44 {x[9]} 52"
            f" Q{x[10]} 60 {x[11]} 62 Z",
            "currentColor",
        )
    drawn += fill("M28 64 L72 64 L72 73 L28 73 Z", "currentColor")
    return drawn + fill("M44 75 L56 75 C56 84 60 90 66 92 L50 99 L34 92 C40 90 44 84 44 75 Z", "currentColor")


def height_mark(up: bool) -> str:
    """Draw an arrow: the kille now ranks above all other cards, or below them."""
    arrow = "M50 20 L74 48 L60 48 L60 78 L40 78 L40 48 L26 48 Z"
    drawn = lozenge(50, 50, 50, 50, INK) + lozenge(50, 50, 45, 45, OCHRE if up else PAPER)
    return drawn + turned(0 if up else 180, 50, 50, fill(arrow, INK))


def back() -> str:
    drawn = box(11, 11, 178, 278, GREEN, 8)
    drawn += "".join(box(x - 1.5, 11, 3, 278, PAPER) for x in (20, 36, 164, 180))
    drawn += fine(*(lozenge(x, 20.7 + 13 * k, 4.4, 5.6, OCHRE) for x in (28, 172) for k in range(21)))
    for k in range(4):
        y = 51 + 66 * k
        drawn += lozenge(100, y, 54, 31, PAPER) + lozenge(100, y, 45, 25.5, "#8f2f20")
        drawn += lozenge(100, y, 30, 17, PAPER) + lozenge(100, y, 19, 11, GREEN)
    for k in range(5):
        y = 18 + 66 * k
        drawn += "".join(lozenge(100 + side * 48, y, 9, 12, "#e2a23a") for side in (-1, 1) if 0 < k < 4)
    return drawn


def pictures() -> dict[str, str]:
    motifs = {
        "BL": blaren,
        "BP": blompottan,
        "KR": kransen,
        "VH": vardshus,
        "KA": kavall,
        "SV": svin,
        "HU": husar,
        "KU": kuku,
        "KI": kille,
    }
    drawn = {name: svg(draw(), 40, 12, 150, 224) for name, draw in motifs.items()}
    drawn["lily"] = svg(lily(), 0, 0, 100, 100)
    drawn["high"], drawn["low"] = (svg(height_mark(up), 0, 0, 100, 100) for up in (True, False))
    drawn["back"] = svg(back(), 0, 0, 200, 300)
    return drawn
