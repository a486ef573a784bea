"""Pictures of the Snapphanaleden deck in the panel 66-190 x 12-308; ``currentColor`` is the player's choice."""

from __future__ import annotations

from card_art import snapphana_trumps
from card_art.french import DRESS, SKIN, SUITS, pip
from card_art.strokes import (
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
    mirrored,
    star,
    svg,
    turned,
    zigzag,
)

FOOT = 308
FACING_LEFT = {"K": "HC", "Q": "SH", "C": "HD"}
"""Court cards drawn mirrored, so that suits differ in more than dress."""

BACK, DARK_BACK = "#7a2f22", "#5e2118"


def brows(x: float, y: float, paint: str, inner: float, outer: float, width: float = 3.4) -> str:
    """Draw two brows over a face; ``inner`` and ``outer`` are the heights of their ends."""
    sides = (
        f"M{x + 17 * side} {y + outer} Q{x + 11 * side} {y + min(inner, outer) - 4} {x + 4 * side} {y + inner}"
        for side in (-1, 1)
    )
    return line(" ".join(sides), paint, width)


def king(suit: str) -> str:
    dress, skin = DRESS[suit], SKIN[suit]
    hair = {"S": "#2f241d", "H": RUST, "D": STRAW, "C": GREY}[suit]
    drawn = sword(171)
    for side in (-1, 1):
        curls = ((20, 96, 16), (27, 114, 15), (30, 134, 16), (32, 155, 16), (32, 175, 15), (28, 190, 12))
        drawn += "".join(disc(126 + side * x, y, r, hair) for x, y, r in curls)
    drawn += fill("M58 330 L66 216 C70 190 84 176 106 170 L146 170 C168 176 182 190 186 216 L196 330 Z", dress)
    drawn += fill("M66 216 C68 200 74 188 84 182 L176 292 L176 330 L150 330 Z", OCHRE)
    drawn += line("M72 206 L156 318", PAPER, 2.4)
    drawn += fine(*(lozenge(96 + 19 * k, 220 + 24 * k, 4.4, 6, dress) for k in range(5)))
    for side in (-1, 1):
        drawn += "".join(disc(126 + side * x, y, r, hair) for x, y, r in ((28, 150, 12), (31, 170, 13), (29, 187, 11)))
    drawn += fill("M98 88 L154 88 L156 140 L96 140 Z", hair)
    drawn += face(126, 116, skin) + brows(126, 116, hair, *{"S": (-13, -15), "H": (-15, -13)}.get(suit, (-14, -14)), 4)
    drawn += fill(
        "M126 128 C119 123 111 127 102 122 C105 134 118 137 126 131 C134 137 147 134 150 122 C141 127 133"
        " 123 126 128 Z",
        hair if suit != "C" else darker(hair),
    )
    drawn += line("M121 138 Q126 140.5 131 138", MADDER, 2.8)
    if suit in "SH":
        drawn += fill("M121 143 L131 143 L126 156 Z", hair)
    drawn += fill("M112 152 Q126 160 140 152 L148 196 Q126 206 104 196 Z", PAPER)
    drawn += line("M126 158 L126 198 M118 158 L113 197 M134 158 L139 197", "#c9bda3", 1.8) + lozenge(
        126, 158, 9, 6, MADDER
    )
    drawn += fill("M98 98 C104 84 112 80 126 80 C140 80 148 84 154 98 Q140 88 126 90 Q112 88 98 98 Z", hair)
    drawn += low_crown(suit)
    drawn += (
        line("M186 330 L176 264", darker(dress), 24)
        + line("M164 258 L186 255", PAPER, 8)
        + hilt(171)
        + fist(171, 240, skin, 12)
    )
    drawn += shield(suit)
    return drawn


def sword(x: float) -> str:
    blade = fill(f"M{x - 7} 214 L{x - 7} 48 L{x} 24 L{x + 7} 48 L{x + 7} 214 Z", "#c3ccd2")
    blade += fill(f"M{x} 24 L{x + 7} 48 L{x + 7} 214 L{x} 214 Z", STEEL)
    return blade


def hilt(x: float) -> str:
    grip = line(f"M{x} 224 L{x} 258", "#5b3c1e", 8) + disc(x, 263, 7, OCHRE)
    return grip + line(f"M{x - 15} 220 L{x + 15} 220", OCHRE, 8)


def low_crown(suit: str) -> str:
    lining = "#26323c" if suit == "H" else MADDER
    drawn = fill("M100 84 C98 62 110 56 126 56 C142 56 154 62 152 84 Z", lining)
    if suit in "SD":
        drawn += fill("M95 90 L92 56 L106 68 L113 46 L126 62 L139 46 L146 68 L160 56 L157 90 Q126 78 95 90 Z", OCHRE)
        drawn += "".join(disc(x, y, 4.6, OCHRE) for x, y in ((92, 54), (113, 44), (139, 44), (160, 54)))
        drawn += line("M126 60 L126 40 M119 46 L133 46", OCHRE, 5)
    else:
        drawn += fill("M95 90 L97 76 Q126 64 155 76 L157 90 Q126 78 95 90 Z", OCHRE)
        drawn += line("M99 78 C82 44 112 36 126 50 C140 36 170 44 153 78 M126 50 L126 74", OCHRE, 7)
        drawn += disc(126, 43, 7, OCHRE) + line("M126 20 L126 36 M118 27 L134 27", OCHRE, 5.5)
    return drawn + fine(*(disc(x, y, 2.8, PAPER) for x, y in ((104, 80), (115, 77), (126, 76), (137, 77), (148, 80))))


def shield(suit: str) -> str:
    edge = "M70 222 L134 222 L134 262 C134 284 120 298 102 306 C84 298 70 284 70 262 Z"
    return fill(edge, PAPER) + line(edge, OCHRE, 5) + pip(suit, 102, 259, 46)


def queen(suit: str) -> str:
    dress, skin = DRESS[suit], SKIN[suit]
    hair = {"S": "#33271e", "H": "#c98a35", "D": STRAW, "C": "#7a3d1d"}[suit]
    shade = "#d9cfba"
    drawn = fill(
        "M86 118 C78 66 100 52 122 52 C144 52 166 66 158 118 C162 150 166 176 172 196 L72 196 C78 176 82 150 86 118 Z",
        PAPER,
    )
    drawn += line("M86 118 C78 66 100 52 122 52 C144 52 166 66 158 118 C162 150 166 176 172 196", shade, 2)
    drawn += line("M84 126 C83 152 78 176 74 194", shade, 2)
    drawn += fill("M72 330 L92 226 Q88 182 122 174 Q156 182 152 226 L176 330 Z", PAPER)
    drawn += fill("M72 330 L93 222 Q92 196 100 184 L122 226 L144 184 Q152 196 151 222 L176 330 Z", dress)
    drawn += jumper(86, 158, 244, 0.18, FOOT + 4)
    drawn += line("M100 184 L122 228 L144 184", OCHRE, 4)
    drawn += fill("M100 178 Q122 204 144 178 L135 166 L134 140 L110 140 L109 166 Z", darker(skin, 0.93))
    drawn += fine(line("M104 180 Q122 198 140 180", MADDER, 3))
    drawn += disc(122, 204, 10, OCHRE) + star(122, 204, 8.5, PAPER, dress)
    head = face(122, 114, skin, look=3) + brows(124, 114, hair, -15, -13, 2.6)
    head += fine(line("M136 110.5 L140 109 M112 110.5 L108 109", INK, 1.8))
    head += fill("M114 129 Q118 126 123 128 Q128 126 132 129 Q123 138 114 129 Z", "#b8382a")
    head += fill(
        "M96 118 C92 92 106 78 122 78 C138 78 152 92 148 118 C147 102 140 94 122 88 C104 94 97 102 96 118 Z", hair
    )
    head += fill(
        "M88 120 C82 76 102 62 122 62 C142 62 162 76 156 120 C154 92 142 80 122 80 C102 80 90 92 88 120 Z", PAPER
    )
    head += line("M91 108 C92 88 104 79 122 79 C140 79 152 88 153 108", shade, 1.8)
    head += fill("M99 66 L95 34 L109 48 L122 26 L135 48 L149 34 L145 66 Q122 54 99 66 Z", OCHRE)
    head += "".join(disc(x, y, 4.4, MADDER if suit != "H" else PAPER) for x, y in ((95, 33), (122, 25), (149, 33)))
    head += fine(*(lozenge(x, y, 2.8, 4, dress) for x, y in ((109, 57), (122, 53), (135, 57))))
    drawn += f'<g transform="translate(0 9)">{turned({"S": -3, "H": 3, "D": 2, "C": -2}[suit], 122, 150, head)}</g>'
    drawn += line("M98 206 Q74 246 88 272 Q98 284 116 280", darker(dress), 21) + line("M115 271 L117 289", PAPER, 6)
    drawn += disc(127, 279, 10.5, skin)
    drawn += bloom(suit) + line("M148 206 Q182 240 180 268 Q176 280 168 258", darker(dress), 21)
    return drawn + line("M159 255 L174 250", PAPER, 6) + fist(164, 242, skin)


def bloom(suit: str) -> str:
    leaves = fill("M164 222 C170 204 184 202 189 192 C193 208 182 224 164 226 Z", FIR)
    leaves += fill("M164 290 C172 278 180 276 184 268 C188 282 178 294 164 296 Z", FIR)
    return (
        line("M164 176 L164 296", FIR, 5.5)
        + mirrored(164, leaves)
        + disc(164, 152, 27, PAPER)
        + pip(suit, 164, 152, 41)
    )


def rider(suit: str) -> str:
    dress, skin = DRESS[suit], SKIN[suit]
    horse = {"S": "#5d5b58", "H": "#8a4a1e", "D": "#b98b4e", "C": "#4a3a2c"}[suit]
    mane = {"S": INK, "H": "#4a2812", "D": "#efe0bd", "C": "#1d1712"}[suit]
    hair = {"S": "#2f241d", "H": RUST, "D": STRAW, "C": CHESTNUT}[suit]
    drawn = line("M176 32 L176 330", WOOD, 6) + fill("M176 14 L182 32 L176 40 L170 32 Z", DARK_STEEL)
    drawn += (
        fill("M174 38 L90 38 L106 58 L90 78 L174 78 Z", dress) + disc(144, 58, 17.5, PAPER) + pip(suit, 144, 58, 26)
    )
    drawn += fill("M106 330 L116 212 Q120 186 146 182 Q174 186 178 214 L190 330 Z", dress)
    drawn += fill("M114 274 L119 212 Q124 188 146 184 Q168 188 174 212 L178 274 Q146 288 114 274 Z", STEEL)
    drawn += line("M146 184 L146 280", DARK_STEEL, 3) + line("M117 240 Q146 254 176 240", DARK_STEEL, 3)
    drawn += fill("M122 184 L146 200 L170 184 L164 170 L128 170 Z", PAPER)
    drawn += face(146, 136, skin, look=-5) + brows(141, 136, hair, -12, -14, 3)
    drawn += fill(
        "M141 146 C134 142 128 146 121 142 C124 152 135 154 141 149 C147 154 158 152 161 142 C154 146 148"
        " 142 141 146 Z",
        hair,
    )
    if suit in "SC":
        drawn += fill(
            "M122 138 C122 164 132 172 143 172 C156 172 168 162 170 138 C166 150 158 154 152 154 L134 154 C128"
            " 152 124 148 122 138 Z",
            hair,
        )
        drawn += line("M138 155 Q142 157.5 147 155", MADDER, 2.8)
    else:
        drawn += line("M137 155 Q142 158 147 155", MADDER, 2.8) + fill(
            "M166 118 C176 136 176 156 170 172 L162 164 C168 150 168 136 164 122 Z", hair
        )
    drawn += fill("M121 118 C122 92 132 84 146 84 C160 84 171 92 172 118 Z", STEEL)
    drawn += fill(
        "M108 112 C116 120 132 116 146 114 C160 116 176 120 184 110 C180 130 160 124 146 123 C132 124 114"
        " 130 108 112 Z",
        DARK_STEEL,
    )
    drawn += fill("M128 96 C132 78 160 78 164 96 Q146 84 128 96 Z", DARK_STEEL) + fine(
        *(disc(128 + 9 * k, 109, 1.8, PAPER) for k in range(5))
    )
    drawn += line("M164 208 Q182 228 180 256", darker(dress), 22) + line("M169 254 L191 256", PAPER, 6)
    drawn += fist(176, 243, skin)
    body = fill(
        "M34 300 C44 196 66 176 68 152 C54 166 48 168 44 160 C36 148 50 116 66 96 L64 74 L78 84 C104 90 126"
        " 124 128 176 L140 300 Z",
        horse,
    )
    body += fill("M78 84 C104 90 126 124 128 176 L140 300 L120 300 C118 190 104 124 72 92 Z", mane)
    body += disc(70, 110, 4.8, PAPER) + disc(69, 110, 2.8, INK) + line("M48 150 L54 154", INK, 3)
    body += line("M56 128 L84 142 M82 98 L84 142 L112 190", OCHRE, 4.5) + disc(
        84, 142, 5.5, MADDER if suit != "H" else "#2b4c9b"
    )
    body += line("M42 214 Q90 196 130 208", OCHRE, 5.5)
    body += fine(*(lozenge(57 + 16 * k, 222 - 3 * (1 - abs(k - 2) / 2), 4.4, 6.4, dress) for k in range(5)))
    return drawn + f'<g transform="translate(28 70)">{body}</g>'


def knave(suit: str) -> str:
    dress, skin = DRESS[suit], SKIN[suit]
    hair = {"S": "#2b211b", "H": "#c27a2a", "D": STRAW, "C": CHESTNUT}[suit]
    wool, yarn = {"S": (MADDER, OCHRE), "H": ("#2b4c9b", PAPER), "D": (MADDER, PAPER), "C": (OCHRE, MADDER)}[suit]
    drawn = fill("M64 330 L82 212 Q88 176 126 170 Q164 176 170 212 L190 330 Z", dress)
    drawn += jumper(94, 158, 200, 0, FOOT)
    drawn += fill("M95 108 C92 134 92 150 98 160 L154 160 C160 150 160 134 157 108 Z", hair)
    drawn += fill("M112 138 L140 138 L142 168 L126 182 L110 168 Z", darker(skin, 0.88))
    drawn += fill("M104 168 L114 158 L126 176 L138 158 L148 168 L126 194 Z", PAPER)
    drawn += face(126, 118, skin, look={"S": -4, "H": 4, "D": -4, "C": 4}[suit]) + brows(126, 118, hair, -16, -13, 2.8)
    drawn += line("M119 136 Q127 142 134 135", MADDER, 3)
    drawn += fill("M98 104 C104 112 112 108 118 100 C126 106 144 108 154 104 L152 90 L100 90 Z", hair)
    cap = fill("M94 96 C94 58 102 38 122 34 C146 30 164 46 176 82 C164 72 158 76 158 96 Q126 84 94 96 Z", wool)
    cap += fill("M91 100 Q126 84 161 100 L160 86 Q126 70 92 86 Z", yarn)
    cap += fine(*(lozenge(103 + 11.5 * k, 89 - 5 * (1 - (k - 2) ** 2 / 4), 3.2, 5, wool) for k in range(5)))
    cap += fine(zigzag(103, 154, 64, yarn, 9)) + disc(175, 90, 9, yarn)
    drawn += cap if suit in "SD" else f'<g transform="matrix(-1 0 0 1 252 0)">{cap}</g>'
    drawn += line("M96 178 L166 262", PAPER, 6)
    for side in (-1, 1):
        x = 128 + 38 * side
        drawn += line(f"M{126 + 34 * side} 200 Q{128 + 62 * side} 226 {x + 8 * side} 244", darker(dress), 21)
    drawn += (
        line("M92 246 L138 228 M164 246 L118 228", "#d8b27a", 5)
        + disc(139, 227, 4.5, "#d8b27a")
        + disc(117, 227, 4.5, "#d8b27a")
    )
    drawn += line("M76 246 L88 256 M180 246 L168 256", PAPER, 6) + disc(92, 247, 11, skin) + disc(164, 247, 11, skin)
    drawn += drum(suit, yarn if yarn != PAPER else wool)
    return drawn


def drum(suit: str, hoop: str) -> str:
    drawn = fill("M84 250 L172 250 L172 330 L84 330 Z", PAPER) + disc(128, 250, 44, "#e8dcc4", 10)
    drawn += line("M84 262 L95 300 L106 264 L117 302 M139 302 L150 264 L161 300 L172 262", "#c9b48a", 2.4)
    drawn += line("M84 254 C90 268 166 268 172 254", hoop, 7)
    return drawn + pip(suit, 128, 289, 34)


def ace(suit: str) -> str:
    half = line("M128 262 C181 254 188 160 154 72", FIR, 3.4)
    twigs = ((149, 252, 62), (164, 234, 40), (174, 210, 20), (177, 184, 4), (175, 156, -8), (171, 130, -16))
    for x, y, lean in (*twigs, (165, 104, -24), (156, 80, -32)):
        for turn, paint in ((-48, FIR), (40, "#5f9a72")):
            half += turned(lean + turn, x, y, fill(f"M{x} {y} q8.5 -10 0 -22 q-8.5 12 0 22 Z", paint))
    half += "".join(disc(x, y, 4.4, MADDER) for x, y in ((179, 170), (166, 222), (168, 118)))
    half += fill("M128 262 l-17 24 l10 -3 l5 9 l5 -26 Z", MADDER)
    middle = {"S": 168, "H": 156, "D": 160, "C": 168}[suit]
    wreath = mirrored(128, half) + disc(128, 263, 8, OCHRE)
    return wreath + pip(suit, 128, 162, 86) + fine(star(128, middle, 12, PAPER, OCHRE))


def upside_down() -> str:
    """Draw an arrow down: the lower number is the higher card."""
    return fill("M36 4 L64 4 L64 40 L98 40 L50 98 L2 40 L36 40 Z", "currentColor")


def lock() -> str:
    drawn = disc(50, 50, 50, INK) + disc(50, 50, 44, OCHRE)
    drawn += '<path d="M36 46 L36 36 A14 14 0 0 1 64 36 L64 46" fill="none" stroke="#1b2730" stroke-width="8"/>'
    return (
        drawn
        + box(27, 44, 46, 33, INK, 5)
        + disc(50, 57, 5.5, OCHRE)
        + fill("M47.5 58 L52.5 58 L54 69 L46 69 Z", OCHRE)
    )


def eye() -> str:
    """Draw the mark of a card that all players have seen."""
    drawn = disc(50, 50, 50, INK) + disc(50, 50, 44, PAPER)
    drawn += fill("M14 50 Q50 12 86 50 Q50 88 14 50 Z", INK) + fill("M24 50 Q50 24 76 50 Q50 76 24 50 Z", PAPER)
    return drawn + disc(50, 50, 13, INK) + disc(46, 46, 4, PAPER)


def back() -> str:
    drawn = box(11, 11, 178, 298, BACK, 8)
    drawn += "".join(box(x - 1.5, 11, 3, 298, PAPER) for x in (20, 36, 164, 180))
    drawn += fine(*(lozenge(x, 23.5 + 13 * k, 4.4, 5.6, OCHRE) for x in (28, 172) for k in range(22)))
    for foot in (78, 288):
        drawn += "".join(woven_fir(x, foot, PAPER) for x in (58, 100, 142))
    for y in (23, 95, 225, 297):
        drawn += "".join(lozenge(46 + 18 * k, y, 6, 8, OCHRE) for k in range(7))
    for y in (109, 211):
        drawn += zigzag(39, 161, y, PAPER, 10)
    drawn += box(37.5, 118, 125, 84, DARK_BACK) + star(100, 160, 37, PAPER, OCHRE)
    return drawn + "".join(lozenge(x, 160, 9, 14, PAPER) + lozenge(x, 160, 4, 6.5, BACK) for x in (51, 149))


def woven_fir(x: float, foot: float, paint: str) -> str:
    drawn = box(x - 2, foot - 6, 4, 6, paint)
    for k, half in enumerate((2, 6, 10, 6, 11, 16)):
        drawn += box(x - half, foot - 42 + 6 * k, 2 * half, 6.2, paint)
    return drawn


def pictures() -> dict[str, str]:
    drawn = {"back": svg(back(), 0, 0, 200, 320)}
    for name, sign in (("down", upside_down), ("lock", lock), ("eye", eye)):
        drawn[name] = svg(sign(), 0, 0, 100, 100)
    for suit in SUITS:
        drawn[suit] = svg(pip(suit, 50, 50, 100), 0, 0, 100, 100)
        for rank, draw in (("A", ace), ("J", knave), ("C", rider), ("Q", queen), ("K", king)):
            picture = draw(suit)
            if suit in FACING_LEFT.get(rank, ""):
                picture = f'<g transform="matrix(-1 0 0 1 256 0)">{picture}</g>'
            drawn[suit + rank] = svg(picture, 66, 12, 124, 296)
    return drawn | snapphana_trumps.pictures()
