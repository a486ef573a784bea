"""Drawing functions for all decks; details too small for a small card are in a group of class ``fine``."""

from __future__ import annotations

import math
from collections.abc import Sequence

INK, PAPER, OCHRE, MADDER, BLUE = "#1b2730", "#fffdf6", "#d99a26", "#b4371f", "#1f5673"
STEEL, DARK_STEEL, WOOD, FIR = "#9aa7b0", "#6d7982", "#7a5a35", "#3f7a55"
GREY, RUST, STRAW, CHESTNUT = "#8d8a84", "#a3622a", "#d0a95c", "#6b3a1e"

Points = Sequence[tuple[float, float]]


def fill(path: str, paint: str) -> str:
    return f'<path d="{path}" fill="{paint}"/>'


def outline(corners: Points) -> str:
    return "M" + " L".join(f"{x:.1f} {y:.1f}" for x, y in corners) + " Z"


def shape(corners: Points, paint: str) -> str:
    return fill(outline(corners), paint)


def line(path: str, paint: str, width: float) -> str:
    return (
        f'<path d="{path}" fill="none" stroke="{paint}" stroke-width="{width}"'
        ' stroke-linecap="round" stroke-linejoin="round"/>'
    )


def disc(x: float, y: float, r: float, paint: str, ry: float | None = None) -> str:
    return f'<ellipse cx="{x:g}" cy="{y:g}" rx="{r:g}" ry="{ry or r:g}" fill="{paint}"/>'


def box(x: float, y: float, width: float, height: float, paint: str, corner: float = 0) -> str:
    return f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="{corner:g}" fill="{paint}"/>'


def lozenge(x: float, y: float, rx: float, ry: float, paint: str) -> str:
    return fill(f"M{x:g} {y - ry:g} L{x + rx:g} {y:g} L{x:g} {y + ry:g} L{x - rx:g} {y:g} Z", paint)


def star(x: float, y: float, r: float, straight: str, slanting: str) -> str:
    petals = [disc(x, y, r * 0.5, straight)]
    for k in range(8):
        left, tip, right = (
            f"{x + reach * r * math.cos(math.radians(45 * k + turn)):.1f}"
            f" {y + reach * r * math.sin(math.radians(45 * k + turn)):.1f}"
            for turn, reach in ((-22.5, 0.56), (0, 1), (22.5, 0.56))
        )
        petals.append(fill(f"M{x} {y} L{left} L{tip} L{right} Z", slanting if k % 2 else straight))
    return "".join(petals)


def fine(*drawn: str) -> str:
    return f'<g class="fine">{"".join(drawn)}</g>'


def turned(degrees: float, x: float, y: float, drawn: str) -> str:
    return f'<g transform="rotate({degrees} {x} {y})">{drawn}</g>'


def mirrored(x: float, drawn: str) -> str:
    return drawn + f'<g transform="matrix(-1 0 0 1 {2 * x:g} 0)">{drawn}</g>'


def darker(paint: str, share: float = 0.78) -> str:
    return "#" + "".join(f"{int(int(paint[k : k + 2], 16) * share):02x}" for k in (1, 3, 5))


def zigzag(left: float, right: float, y: float, paint: str, step: float = 9) -> str:
    count = int((right - left) / step)
    start = (left + right - count * step) / 2
    points = " ".join(f"L{start + k * step:g} {y - 3 + 6 * (k % 2):g}" for k in range(count + 1))
    return line("M" + points[1:], paint, 3)


def lozenges(left: float, right: float, y: float, paint: str, step: float = 12) -> str:
    count = int((right - left) / step)
    start = (left + right - (count - 1) * step) / 2
    return "".join(lozenge(start + k * step, y, 5, 7, paint) for k in range(count))


def dots(left: float, right: float, y: float, paint: str, step: float = 13) -> str:
    count = int((right - left - 4) / step) + 1
    start = (left + right - (count - 1) * step) / 2
    return "".join(box(start + k * step - 1.7, y - 2.6, 3.4, 5.2, paint) for k in range(count))


def jumper(left: float, right: float, y: float, slope: float = 0, foot: float = 292) -> str:
    """Draw a knitted body that widens downwards by ``slope`` on either side, down to ``foot``."""

    def edges(down: float) -> tuple[float, float]:
        return left - slope * down + 4, right + slope * down - 4

    rows = [zigzag(*edges(0), y, PAPER), lozenges(*edges(15), y + 15, OCHRE), zigzag(*edges(30), y + 30, PAPER)]
    rows += [dots(*edges(down), y + down, PAPER) for down in range(46, 110, 15) if y + down < foot]
    return fine(*rows)


def fist(x: float, y: float, skin: str, r: float = 11) -> str:
    fingers = "".join(line(f"M{x - 6} {y + k} L{x + 5} {y + k}", darker(skin, 0.82), 1.6) for k in (-4, 1, 6))
    return disc(x, y, r, skin) + fine(fingers)


def face(x: float, y: float, skin: str, look: float = 0) -> str:
    """Draw eyes, nose and cheeks of a face that looks ``look`` points aside."""
    nose = darker(skin, 0.72)
    drawn = disc(x, y, 25, skin, 30)
    drawn += "".join(f'<g opacity=".5">{disc(x + d + look, y + 9, 5.5, "#dd7a5a", 4.5)}</g>' for d in (-13, 13))
    drawn += "".join(disc(x + d + look, y - 2, 2.9, INK, 3.5) for d in (-10, 10))
    return drawn + line(f"M{x + look} {y - 4} L{x - 4 + look} {y + 8} L{x + 1 + look} {y + 8}", nose, 2)


def within(corners: Points, fence: Points) -> Points:
    """Clip a polygon to a convex one, whose corners go clockwise on the screen."""
    for (ax, ay), (bx, by) in zip(fence, (*fence[1:], fence[0]), strict=True):
        depth = [(bx - ax) * (y - ay) - (by - ay) * (x - ax) for x, y in corners]
        kept = []
        for k, (x, y) in enumerate(corners):
            (last_x, last_y), last = corners[k - 1], depth[k - 1]
            if (depth[k] >= 0) != (last >= 0):
                share = last / (last - depth[k])
                kept.append((last_x + share * (x - last_x), last_y + share * (y - last_y)))
            if depth[k] >= 0:
                kept.append((x, y))
        corners = kept
    return corners


def tartan(body: Points, paint: str, stripes: Sequence[tuple[float, float, str]], steps: tuple[float, float]) -> str:
    """Draw checked cloth on a convex body. ``stripes``: share of a step, width and colour, along and across."""
    left, right = min(x for x, _ in body), max(x for x, _ in body)
    top, low = min(y for _, y in body), max(y for _, y in body)
    drawn = shape(body, paint)
    for share, width, yarn in stripes:
        bars = []
        for k in range(-1, 30):
            x, y = left + (k + share) * steps[0], top + (k + share) * steps[1]
            bars.append(((x, top), (x + width, top), (x + width, low), (x, low)))
            bars.append(((left, y), (right, y), (right, y + width), (left, y + width)))
        drawn += f'<g opacity=".6">{"".join(shape(cut, yarn) for bar in bars if (cut := within(bar, body)))}</g>'
    return drawn


def fir(x: float, y: float, height: float, paint: str) -> str:
    drawn = box(x - 2.5, y - height * 0.2, 5, height * 0.2, "#5b4327")
    for k in range(3):
        top = y - height + k * height * 0.24
        low, half = top + height * 0.4, height * 0.36 * (0.55 + 0.225 * k)
        drawn += fill(f"M{x:g} {top:g} L{x + half:g} {low:g} L{x - half:g} {low:g} Z", paint)
    return drawn


def svg(drawn: str, x: int, y: int, width: int, height: int) -> str:
    size = f'viewBox="{x} {y} {width} {height}" width="{width}" height="{height}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{drawn}</svg>\n'
