"""Pictures of the French deck in the panel 66-190 x 12-288; ``currentColor`` is the player's choice for the suit."""

from __future__ import annotations

import math

from card_art.strokes import (
    BLUE,
    CHESTNUT,
    DARK_STEEL,
    FIR,
    GREY,
    INK,
    MADDER,
    OCHRE,
    PAPER,
    RUST,
    STEEL,
    STRAW,
    WOOD,
    box,
    darker,
    disc,
    face,
    fill,
    fine,
    fist,
    jumper,
    line,
    lozenge,
    star,
    svg,
    turned,
)

DRESS = {"S": "#26323c", "H": "#b4371f", "D": "#2b4c9b", "C": "#1c6a56"}
SKIN = {"S": "#ecc6a0", "H": "#f2d3b3", "D": "#f6dcc0", "C": "#dfb088"}

SUITS = {
    "S": "M50 4 C58 24 94 40 94 64 C94 80 82 86 74 86 C66 86 59 82 55 75 C56 84 59 91 64 97 L36 97 C41 91 44 84 45 75"
    " C41 82 34 86 26 86 C18 86 6 80 6 64 C6 40 42 24 50 4 Z",
    "H": "M50 96 C40 76 6 58 6 30 C6 14 18 6 29 6 C39 6 47 12 50 23 C53 12 61 6 71 6 C82 6 94 14 94 30"
    " C94 58 60 76 50 96 Z",
    "D": "M50 2 C58 22 70 36 88 50 C70 64 58 78 50 98 C42 78 30 64 12 50 C30 36 42 22 50 2 Z",
    "C": "M50 4 C64 4 73 14 73 26 C73 32 71 37 68 41 C71 39 75 38 78 38 C90 38 98 47 98 59 C98 71 89 80 77 80"
    " C67 80 59 75 55 68 C56 80 59 89 65 97 L35 97 C41 89 44 80 45 68 C41 75 33 80 23 80 C11 80 2 71 2 59"
    " C2 47 10 38 22 38 C25 38 29 39 32 41 C29 37 27 32 27 26 C27 14 36 4 50 4 Z",
}


def pip(suit: str, x: float, y: float, size: float) -> str:
    return (
        f'<path d="{SUITS[suit]}" fill="currentColor"'
        f' transform="translate({x - size / 2:g} {y - size / 2:g}) scale({size / 100:g})"/>'
    )


def king(suit: str) -> str:
    dress, skin = DRESS[suit], SKIN[suit]
    mantle = darker(dress, 0.72)
    hair = {"S": "#33271e", "H": RUST, "D": STRAW, "C": GREY}[suit]
    drawn = fill("M58 292 L64 214 C68 184 82 166 104 158 L148 158 C170 166 184 184 188 214 L194 292 Z", mantle)
    drawn += fill("M102 174 L150 174 L164 292 L88 292 Z", dress) + jumper(98, 154, 232, 0.12)
    drawn += line("M100 190 L88 292 M152 190 L164 292", OCHRE, 3.5)
    cape = "M98 150 Q126 160 154 150 C168 156 177 172 180 190 Q126 232 72 190 C75 172 84 156 98 150 Z"
    drawn += fill(cape, PAPER) + line(cape, "#c4b99f", 2)
    tails = ((83, 188), (93, 195), (104, 201), (115, 204), (126, 205), (137, 204), (148, 201), (159, 195), (169, 188))
    drawn += fine(*(lozenge(x, y, 2.2, 4.4, INK) for x, y in (*tails, (90, 175), (100, 183), (152, 183), (162, 175))))
    drawn += disc(126, 106, 26, skin, 32) + face(126, 106, skin)
    brows = {"S": (94, 92), "H": (92, 94), "D": (94, 93), "C": (91, 92)}[suit]
    for side in (-1, 1):
        inner, outer = 126 + 4 * side, 126 + 17 * side
        drawn += line(f"M{outer} {brows[0] + 2} Q{126 + 11 * side} {brows[0] - 3} {inner} {brows[1]}", hair, 4)
    drawn += fill(BEARDS[suit], hair)
    drawn += fill(
        "M126 119 C118 113 108 117 103 126 C112 131 120 129 126 124 C132 129 140 131 149 126"
        " C144 117 134 113 126 119 Z",
        darker(hair, 0.84),
    )
    drawn += line("M120 131 Q126 134 132 131", MADDER, 3)
    drawn += crown(suit)
    drawn += KEEPSAKES[suit](dress, skin)
    drawn += line("M186 296 L173 242", dress, 25) + line("M164 242 L182 238", PAPER, 7)
    drawn += line("M171 106 L171 262", OCHRE, 6) + disc(171, 265, 5, OCHRE)
    drawn += disc(171, 92, 16.5, PAPER) + pip(suit, 171, 92, 25) + disc(171, 112, 5.5, OCHRE, 4)
    return drawn + fist(171, 225, skin)


BEARDS = {
    "S": "M100 104 C96 144 100 172 108 192 L126 168 L144 192 C152 172 156 144 152 104"
    " C148 112 146 116 140 117 L112 117 C106 116 104 112 100 104 Z",
    "H": "M100 104 C96 150 104 176 126 180 C148 176 156 150 152 104"
    " C148 112 146 116 140 117 L112 117 C106 116 104 112 100 104 Z",
    "D": "M100 104 C98 130 104 152 113 172 Q121 192 126 204 Q131 192 139 172 C148 152 154 130 152 104"
    " C148 112 146 116 140 117 L112 117 C106 116 104 112 100 104 Z",
    "C": "M100 104 C99 136 106 156 126 158 C146 156 153 136 152 104"
    " C148 112 146 116 140 117 L112 117 C106 116 104 112 100 104 Z",
}


def crown(suit: str) -> str:
    dress = DRESS[suit]
    band = fill("M95 80 Q126 70 157 80 L155 90 Q126 80 97 90 Z", dress)
    if suit in "SD":
        points = fill("M96 86 L86 40 L108 62 L126 30 L144 62 L166 40 L156 86 Q126 76 96 86 Z", OCHRE)
        return points + band + "".join(disc(x, y, 5, dress) for x, y in ((86, 39), (126, 29), (166, 39)))
    arches = fill(
        "M96 86 C80 60 84 44 100 46 C112 47 118 54 126 62 C134 54 140 47 152 46 C168 44 172 60 156 86 Q126 76 96 86 Z",
        OCHRE,
    )
    pearls = "".join(disc(x, y, 3.2, PAPER) for x, y in ((94, 54), (106, 54), (146, 54), (158, 54)))
    return arches + fine(pearls) + band + star(126, 44, 15, dress, OCHRE)


def orb(dress: str, skin: str) -> str:
    ball = disc(102, 234, 17, OCHRE) + line("M86 232 Q102 240 118 232 M102 240 L102 250", darker(OCHRE), 3)
    cross = line("M102 216 L102 204 M96.5 209 L107.5 209", OCHRE, 4)
    return resting_arm(dress) + cross + ball + disc(102, 254, 12, skin, 8)


def horn(dress: str, skin: str) -> str:
    bow = fill("M78 206 L104 204 C106 232 118 246 140 250 C112 262 82 248 78 206 Z", "#e8d6ae")
    rings = fill("M78 206 L104 204 L104.6 213 L79 215.5 Z", OCHRE) + line("M93 240 L106 229", OCHRE, 4)
    foam = disc(85, 203, 6, PAPER) + disc(92, 201, 6, PAPER) + disc(99, 203, 5, PAPER)
    return resting_arm(dress) + foam + bow + rings + disc(106, 252, 11, skin, 9)


def letter(dress: str, skin: str) -> str:
    sheet = fill("M80 206 L112 200 L118 250 L86 256 Z", PAPER) + line("M80 206 L112 200", "#d8c9a6", 5)
    lines = fine(line("M87 216 L108 212 M88 224 L110 220 M89 232 L104 229", DARK_STEEL, 2))
    return resting_arm(dress) + sheet + lines + disc(92, 244, 5.5, MADDER) + disc(114, 252, 11, skin, 9)


def resting_arm(dress: str) -> str:
    return line("M70 296 Q78 268 100 258", dress, 25) + line("M86 258 L94 272", PAPER, 7)


KEEPSAKES = {"S": orb, "H": orb, "D": letter, "C": horn}


def queen(suit: str) -> str:
    dress, skin = DRESS[suit], SKIN[suit]
    hair = {"S": "#3a2a20", "H": "#c98a35", "D": STRAW, "C": "#7a3d1d"}[suit]
    body = fill("M74 292 L94 206 Q92 170 122 162 Q152 170 150 206 L174 292 Z", dress) + jumper(91, 152, 232, 0.2)
    neck = fill("M98 166 Q122 196 148 166 L136 158 L134 132 L112 132 L110 158 Z", darker(skin, 0.93))
    head = face(122, 106, skin, look=-4)
    for side in (-1, 1):
        inner, outer = 118 + 5 * side, 118 + 16 * side
        head += line(f"M{outer} 95 Q{118 + 11 * side} 88 {inner} 92", hair, 2.4)
        head += fine(line(f"M{118 + 12 * side} 102.5 L{118 + 15 * side} 101.5", INK, 1.8))
    head += fill("M110 121 Q114 118 118 120 Q122 118 126 121 Q118 130 110 121 Z", "#b8382a")
    head += fill(
        "M96 110 C92 84 106 72 122 72 C138 72 152 84 149 110 C146 94 138 86 126 84 C112 86 100 94 96 110 Z", hair
    )
    head += fill("M98 76 L92 48 L107 60 L122 36 L137 60 L152 48 L146 76 Q122 66 98 76 Z", OCHRE)
    head += "".join(disc(x, y, 4.5, dress) for x, y in ((92, 47), (122, 35), (152, 47)))
    head += fine(*(lozenge(x, y, 3, 4, dress) for x, y in ((108, 67), (122, 64), (136, 67))))
    behind, before = LOCKS[suit](hair)
    drawn = turned(-5, 122, 140, behind) + body + neck + turned(-5, 122, 140, head + before)
    drawn += fine(line("M106 168 Q122 186 139 167", OCHRE, 2.6), disc(122, 178, 4.2, OCHRE))
    drawn += line("M100 192 Q72 236 86 262 Q98 276 112 268", darker(dress), 21)
    drawn += line("M111 258 L115 275", PAPER, 5.5) + disc(123, 266, 10.5, skin)
    drawn += line("M146 192 Q182 226 182 254 Q178 266 166 246", darker(dress), 21) + line("M158 243 L172 238", PAPER, 6)
    return drawn + fan(suit) + fist(162, 230, skin)


def fan(suit: str) -> str:
    x, y, r = 162, 234, 60
    blades = {"S": (PAPER, "#8c99a3"), "H": (OCHRE, PAPER), "D": (PAPER, MADDER), "C": (OCHRE, PAPER)}[suit]
    drawn = ""
    for k in range(7):
        start, end = (math.radians(-176 + 15 * step) for step in (k, k + 1))
        middle = (start + end) / 2
        rim = (
            f"L{x + reach * math.cos(a):.1f} {y + reach * math.sin(a):.1f}"
            for a, reach in ((start, r), (middle, r + 4), (end, r))
        )
        drawn += fill(f"M{x} {y} {' '.join(rim)} Z", blades[k % 2])
    return drawn


def loose(hair: str) -> tuple[str, str]:
    fall = "C152 140 160 170 170 206 L74 206 C84 170 92 140 94 104 Z"
    return fill(f"M94 104 C90 62 108 58 122 58 C136 58 154 62 150 104 {fall}", hair), ""


def braids(hair: str) -> tuple[str, str]:
    behind = fill("M94 112 C90 66 106 58 122 58 C138 58 154 66 150 112 L148 142 L96 142 Z", hair)
    before = ""
    for x in (90, 154):
        before += "".join(lozenge(x + 1.5 * (k % 2), 128 + 13 * k, 9 - 0.6 * k, 11, hair) for k in range(6))
        before += disc(x, 207, 5, OCHRE)
    return behind, before


def one_braid(hair: str) -> tuple[str, str]:
    behind = fill("M92 116 C86 66 106 56 122 56 C140 56 156 68 150 112 C153 132 152 144 144 154 L92 156 Z", hair)
    plait = "".join(lozenge(88 + 2 * (k % 2), 142 + 14 * k, 12 - 0.8 * k, 13, hair) for k in range(7))
    return behind, plait + disc(89, 238, 5.5, MADDER)


def coils(hair: str) -> tuple[str, str]:
    behind = fill("M94 112 C92 66 106 58 122 58 C138 58 152 66 150 112 L144 140 L100 140 Z", hair)
    before = "".join(
        disc(x, 116, 15, hair) + disc(x, 116, 7, darker(hair)) + disc(x, 136, 4.5, OCHRE) for x in (91, 153)
    )
    return behind, before


LOCKS = {"S": loose, "H": braids, "D": one_braid, "C": coils}


def jack(suit: str) -> str:
    dress, skin = DRESS[suit], SKIN[suit]
    hair = {"S": "#2b211b", "H": "#c27a2a", "D": STRAW, "C": CHESTNUT}[suit]
    weapon, grip = WEAPONS[suit]
    drawn = QUIVER if suit == "D" else weapon
    drawn += fill("M72 292 L82 200 Q84 164 116 158 Q148 162 152 200 L160 292 Z", dress) + jumper(84, 151, 208, 0.1)
    drawn += fill("M104 136 L128 142 L130 166 Q116 176 100 166 Z", darker(skin, 0.86))
    drawn += fill("M92 172 L102 154 Q116 168 132 156 L140 174 Q116 190 92 172 Z", PAPER)
    drawn += fill("M84 104 C80 128 82 146 88 156 Q104 160 112 148 L112 96 Z", hair)
    drawn += fill(
        "M100 84 L136 84 C140 94 140 102 141 107 L151 124 Q149 129 142 128 L144 134 L141 137 L143 141"
        " L138 145 C138 154 131 158 123 157 C110 156 101 146 99 130 Z",
        skin,
    )
    drawn += fill("M96 84 L112 84 C114 100 112 112 108 122 C112 132 110 144 104 152 L92 152 Z", hair)
    drawn += disc(110, 123, 5.5, skin, 7.5) + fine(line("M109 119 Q113 123 109 127", darker(skin), 1.8))
    drawn += f'<g opacity=".5">{disc(127, 130, 6.5, "#dd7a5a", 5)}</g>'
    drawn += disc(131, 113, 2.9, INK, 3.6) + line("M124 103 Q131 99 138 103", hair, 3)
    drawn += line("M140.5 137.6 L134 138.4", "#a33522", 2.4)
    drawn += fill("M74 96 Q76 62 116 58 Q152 58 152 84 Q152 94 116 90 Q82 90 74 96 Z", dress)
    drawn += fill("M76 98 Q82 86 116 84 Q146 84 153 88 Q154 96 120 94 Q86 94 76 98 Z", OCHRE)
    drawn += FEATHERS[suit]
    if suit == "D":
        drawn += weapon
    x, y = grip
    drawn += line(f"M104 192 Q92 240 118 250 Q136 250 {x - 8} {y + 6}", darker(dress), 22)
    drawn += line(f"M{x - 15} {y - 2} L{x - 9} {y + 13}", PAPER, 6)
    if suit != "D":
        drawn += STAFFS[suit]
    return drawn + fist(x, y, skin)


def fir_twig(x: float, y: float) -> str:
    tiers = "".join(
        fill(f"M{x} {y - 52 + 13 * k} L{x + 8 + 4 * k} {y - 30 + 13 * k} L{x - 8 - 4 * k} {y - 30 + 13 * k} Z", FIR)
        for k in range(3)
    )
    return turned(-12, x, y, line(f"M{x} {y + 4} L{x} {y - 20}", WOOD, 4) + tiers)


HALBERD = (
    line("M166 44 L166 296", WOOD, 6.5)
    + fill("M160 52 C142 48 134 56 132 70 C134 84 144 92 162 90 C154 80 154 64 160 52 Z", STEEL)
    + fill("M166 54 L186 64 L166 76 Z", DARK_STEEL)
    + fill("M166 16 L174 48 L166 56 L158 48 Z", STEEL)
    + fill("M166 16 L174 48 L166 56 Z", DARK_STEEL)
)
SWORD = fill("M160 212 L160 62 L167 38 L174 62 L174 212 Z", "#c3ccd2") + fill(
    "M167 38 L174 62 L174 212 L167 212 Z", STEEL
)
AXE = (
    line("M160 58 L160 296", WOOD, 7)
    + fill("M160 62 C170 60 178 50 186 42 C191 62 191 92 186 112 C178 98 170 92 160 92 Z", STEEL)
    + fill("M182 46 L186 42 C191 62 191 92 186 112 L182 106 C186 88 186 66 182 46 Z", "#c6d0d6")
    + fill("M154 60 L165 60 L165 94 L154 94 Z", DARK_STEEL)
)
BOW = line("M182 66 C146 120 146 260 182 314", "#7a4a22", 7) + line("M182 66 L182 314", INK, 1.6)
QUIVER = line("M92 190 L74 124 M100 186 L84 120", WOOD, 2.5) + line("M77 136 L73 122 M87 132 L83 118", PAPER, 7)
WEAPONS = {
    "S": (HALBERD, (166, 226)),
    "H": (SWORD, (167, 232)),
    "D": (BOW, (158, 226)),
    "C": (AXE, (160, 222)),
}
STAFFS = {
    "S": line("M166 208 L166 244", WOOD, 6.5),
    "H": line("M167 216 L167 250", "#5b3c1e", 8) + line("M151 214 L183 214", OCHRE, 7.5) + disc(167, 253, 7, OCHRE),
    "C": line("M160 202 L160 242", WOOD, 7),
}
FEATHERS = {
    "S": fill("M92 68 C74 58 68 38 78 20 C80 40 94 48 110 60 Z", PAPER) + line("M79 24 C82 44 94 56 106 64", OCHRE, 2),
    "H": fill("M106 62 C90 46 92 28 108 16 C104 36 114 46 124 60 Z", OCHRE)
    + fill("M92 68 C74 62 68 46 72 30 C80 48 92 50 108 60 Z", "#e9c67a"),
    "D": fill("M104 64 C84 60 68 46 68 24 C80 42 100 44 118 60 Z", MADDER),
    "C": fir_twig(94, 66),
}


def ace(suit: str) -> str:
    bands = ""
    for y in (40, 260):
        colours = ("currentColor", OCHRE)
        bands += "".join(lozenge(80 + 12 * k, y, 4.4, 6, colours[k % 2]) for k in range(9))
        bands += line(f"M73 {y - 12} L183 {y - 12} M73 {y + 12} L183 {y + 12}", "currentColor", 2)
    middle = {"S": 156, "H": 146, "D": 150, "C": 156}[suit]
    return pip(suit, 128, 150, 112) + fine(bands, star(128, middle, 15, PAPER, OCHRE))


EMBLEMS = {
    "crown": fill("M6 40 L2 12 L20 24 L40 4 L60 24 L78 12 L74 40 Z", "currentColor")
    + "".join(disc(x, y, 4.5, "currentColor") for x, y in ((2.5, 9), (40, 4.5), (77.5, 9)))
    + box(6, 42, 68, 4, "currentColor"),
    "diadem": fill("M6 40 Q10 20 24 26 Q30 4 40 4 Q50 4 56 26 Q70 20 74 40 Z", "currentColor")
    + "".join(disc(x, y, 4.5, "currentColor") for x, y in ((8, 20), (22, 13), (58, 13), (72, 20)))
    + box(6, 42, 68, 4, "currentColor"),
    "plume": fill("M4 40 C22 40 30 20 46 10 C58 3 72 2 78 6 C72 22 52 40 26 42 Z", "currentColor")
    + line("M2 44 C22 40 40 26 60 12", "currentColor", 3),
}
"""Headdress of king, queen and jack on the plain face, beside their letter."""


def back() -> str:
    drawn = box(11, 11, 178, 278, BLUE, 8)
    drawn += "".join(box(x - 1.5, 11, 3, 278, PAPER) for x in (20, 36, 164, 180))
    drawn += fine(*(lozenge(x, 20.7 + 13 * k, 4.4, 5.6, OCHRE) for x in (28, 172) for k in range(21)))
    for y in (56, 244):
        drawn += lozenge(100, y, 54, 36, PAPER) + lozenge(100, y, 45, 30, MADDER)
        drawn += lozenge(100, y, 31, 20.7, PAPER) + lozenge(100, y, 20, 13.3, BLUE) + lozenge(100, y, 9, 6, OCHRE)
    for y, tip in ((101, 4), (199, -4)):
        points = " ".join(f"L{44 + 8 * k} {y - tip if k % 2 else y + tip}" for k in range(15))
        drawn += line("M" + points[1:], PAPER, 3)
    drawn += star(100, 150, 40, PAPER, "#d8e3e8")
    for x in (55, 145):
        drawn += lozenge(x, 150, 9, 12, OCHRE) + lozenge(x, 150, 4, 5.5, BLUE)
        drawn += "".join(lozenge(x, y, 9, 8, OCHRE) for y in (24, 84, 216, 276))
    return drawn


def pictures() -> dict[str, str]:
    drawn = {"back": svg(back(), 0, 0, 200, 300)}
    drawn |= {name: svg(emblem, 0, 0, 80, 46) for name, emblem in EMBLEMS.items()}
    for suit in SUITS:
        drawn[suit] = svg(pip(suit, 50, 50, 100), 0, 0, 100, 100)
        for rank, draw in (("A", ace), ("J", jack), ("Q", queen), ("K", king)):
            drawn[suit + rank] = svg(draw(suit), 66, 12, 124, 276)
    return drawn
