"""Backs for any deck, for cards of either height."""

from __future__ import annotations

from collections.abc import Callable

from card_art.strokes import BLUE, FIR, INK, MADDER, OCHRE, PAPER, box, disc, fine, line, lozenge, lozenges, star, svg

HEIGHTS = (300, 320)
NIGHT, PLUM, SAND = "#26323c", "#5b3f57", "#e9d9b4"


def stars(height: int) -> str:
    drawn = box(11, 11, 178, height - 22, NIGHT, 8)
    rows = [height / 2 + 52 * k for k in (-2, -1, 0, 1, 2)]
    for k, y in enumerate(rows):
        for x in (48, 100, 152):
            drawn += star(x, y, 22, PAPER, PAPER)
            drawn += lozenge(x, y, 4.5, 4.5, MADDER if (k + x // 52) % 2 else NIGHT)
    between = [(x, y) for y in [rows[0] - 26, *(y + 26 for y in rows)] for x in (22, 74, 126, 178)]
    small = [lozenge(x, y, 7, 7, PAPER) + lozenge(x, y, 3.4, 3.4, NIGHT) for x, y in between]
    return drawn + fine(*small) + _hem(height, PAPER)


def bands(height: int) -> str:
    drawn = box(11, 11, 178, height - 22, SAND, 8)
    for x, ground, eye in ((46, FIR, OCHRE), (100, MADDER, BLUE), (154, FIR, OCHRE)):
        drawn += box(x - 21, 11, 42, height - 22, ground)
        drawn += "".join(box(x + aside - 1.5, 11, 3, height - 22, PAPER) for aside in (-15.5, 15.5))
        count = (height - 40) // 26
        for k in range(count):
            y = height / 2 + (k - (count - 1) / 2) * 26
            drawn += lozenge(x, y, 12, 12, PAPER) + lozenge(x, y, 6.5, 6.5, eye if k % 2 else ground)
        gaps = [height / 2 + (k - count / 2) * 26 for k in range(count + 1)]
        drawn += fine(*(lozenge(x + aside, y, 3.6, 4.6, OCHRE) for y in gaps for aside in (-9, 9)))
    return drawn


def rug(height: int) -> str:
    half = (height - 22) / 2
    stripes = [(18, BLUE), (5, PAPER), (9, MADDER), (4, OCHRE), (16, PLUM), (4, OCHRE), (9, MADDER), (5, PAPER)]
    stripes += [(22, BLUE), (4, PAPER), (10, FIR), (5, OCHRE), (10, FIR), (4, PAPER)]
    drawn, y = box(11, 11, 178, height - 22, MADDER, 8), 11.0
    for deep, yarn in stripes:
        first = yarn == BLUE and y == 11
        for top in (y, height - y - deep):
            drawn += box(11, top, 178, deep, yarn, 8 if first else 0)
        if first:
            drawn += box(11, y + 9, 178, deep - 9, yarn) + box(11, height - y - deep, 178, deep - 9, yarn)
        y += deep
    weft = half * 2 - 2 * (y - 11)
    drawn += box(11, y, 178, weft, BLUE) + fine(lozenges(20, 180, height / 2, OCHRE, 20))
    ticks = "".join(f"M{x} 15 V{height - 15}" for x in range(22, 185, 12))
    return drawn + f'<g opacity=".22">{fine(line(ticks, INK, 1.2))}</g>'


def plain(height: int) -> str:
    drawn = box(11, 11, 178, height - 22, "#3b4a5a", 8) + _hem(height, "#b9c1c7")
    return drawn + disc(100, height / 2, 34, "#334150") + star(100, height / 2, 26, PAPER, "#d5dbe0")


def _hem(height: int, yarn: str) -> str:
    edge = f'x="17" y="17" width="166" height="{height - 34}" rx="4"'
    return f'<rect {edge} fill="none" stroke="{yarn}" stroke-width="2"/>'


BACKS: dict[str, Callable[[int], str]] = {"stars": stars, "bands": bands, "rug": rug, "plain": plain}


def pictures() -> dict[str, str]:
    """Return the SVG of every file by its name, such as ``stars-300``."""
    return {
        f"{name}-{height}": svg(draw(height), 0, 0, 200, height) for name, draw in BACKS.items() for height in HEIGHTS
    }
