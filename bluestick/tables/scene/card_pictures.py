"""Pictures on a card table: marked cards, piles, name plates, frames, rank lens.

Long, because these pictures share lengths and brushes.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen, QPixmap

from bluestick.tables.drawing import art

if TYPE_CHECKING:
    from bluestick.tables.drawing.theme import Theme

INK = QColor("#1b2730")
MADDER = QColor("#a33522")
AVATARS = ("#1f5673", "#8a4b2a", "#3d6b4f", "#6a4a7a", "#5b6470", "#96591c", "#7a2f3c", "#2f5d7c")

Looks = frozenset[str]
"""Marks of a card: ``chosen``, ``dim``, ``proof``, ``hint``, ``cursor``, ``beaten``, ``lifted``, and:

``covered``: other cards cover its lower half. ``offered``: it is, or can be, exchanged for another card.
"""


def margin(width: float, dpr: float) -> float:
    """Return the space around a card of that width for shadow and ring, in pixels."""
    return math.ceil((10 + width * 0.05) * dpr) / dpr


def card_picture(face: QPixmap, theme: Theme, looks: Looks = frozenset(), layers: int = 0) -> QPixmap:
    """Return the picture of a card with shadow and marks. ``layers``: number of card edges drawn beneath it."""
    size, dpr = face.deviceIndependentSize(), face.devicePixelRatio()
    room = margin(size.width(), dpr)
    card = QRectF(QPointF(room, room), size)

    def paint(painter: QPainter) -> None:
        radius = card.width() * 0.07
        for layer in range(layers, 0, -1):
            edge = card.translated(1.2 * layer, 1.5 * layer)
            painter.setPen(QPen(INK, 0.6))
            painter.setBrush(theme.color("paper"))
            painter.drawRoundedRect(edge, radius, radius)
        painter.drawPixmap(QPointF(), _shadow(size, room, "lifted" if "lifted" in looks else "card", theme, dpr))
        if "chosen" in looks:
            _ring(painter, card, radius, theme)
        elif "offered" in looks:
            _broken_ring(painter, card, radius, theme)
        painter.drawPixmap(card.topLeft(), face)
        if "dim" in looks:
            _dim(painter, card, radius, face, theme)
        if "proof" in looks:
            _dashes(painter, card, radius)
        if "beaten" in looks:
            _tick(painter, card, theme)
        if "hint" in looks:
            _star(painter, card, above="covered" in looks)
        if "cursor" in looks:
            _cursor(painter, card, radius, theme)

    name = f"card {face.cacheKey()} {theme.name} {theme.table} {layers} {' '.join(sorted(looks))}"
    return art.cached(name, QSizeF(size.width() + 2 * room, size.height() + 2 * room), dpr, paint)


def _shadow(size: QSizeF, room: float, height: str, theme: Theme, dpr: float) -> QPixmap:
    """Return the shadow of a card, cached by size because it takes longer to paint than the card."""
    card = QRectF(QPointF(room, room), size)
    whole = QSizeF(size.width() + 2 * room, size.height() + 2 * room)
    return art.cached(
        f"card shadow {height} {theme.name}",
        whole,
        dpr,
        lambda painter: art.shadow(painter, card, size.width() * 0.07, height, theme),
    )


def _dim(painter: QPainter, card: QRectF, radius: float, face: QPixmap, theme: Theme) -> None:
    """Shade a card in the colour of the table; print and paper darken together, so that it stays legible."""
    share = 0.34 if theme.high_contrast else 0.36
    shade = theme.color("table")
    channels = (round(255 - (255 - channel) * share) for channel in (shade.red(), shade.green(), shade.blue()))
    painter.save()
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Multiply)
    painter.drawPixmap(card.topLeft(), face)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(*channels))
    painter.drawRoundedRect(card, radius, radius)
    painter.restore()


def _ring(painter: QPainter, card: QRectF, radius: float, theme: Theme) -> None:
    wide = max(3.0, card.width() * 0.034)
    painter.setPen(Qt.PenStyle.NoPen)
    for colour, grown in ((INK, wide + 1), (theme.color("signal"), wide)):
        painter.setBrush(colour)
        painter.drawRoundedRect(card.adjusted(-grown, -grown, grown, grown), radius + grown, radius + grown)


def _broken_ring(painter: QPainter, card: QRectF, radius: float, theme: Theme) -> None:
    wide = max(3.0, card.width() * 0.034)
    edge = card.adjusted(-wide / 2, -wide / 2, wide / 2, wide / 2)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    dashed = QPen(theme.color("signal"), wide)
    dashed.setDashPattern([3.0, 1.5])
    dashed.setCapStyle(Qt.PenCapStyle.FlatCap)
    for pen in (QPen(INK, wide + 2), dashed):
        painter.setPen(pen)
        painter.drawRoundedRect(edge, radius, radius)


def _dashes(painter: QPainter, card: QRectF, radius: float) -> None:
    wide = max(3.0, card.width() * 0.035)
    inside = card.adjusted(wide / 2, wide / 2, -wide / 2, -wide / 2)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(art.PAPER, wide * 1.7))
    painter.drawRoundedRect(inside, radius * 0.7, radius * 0.7)
    pen = QPen(INK, wide)
    pen.setDashPattern([2.2, 1.1])
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    painter.setPen(pen)
    painter.drawRoundedRect(inside, radius * 0.7, radius * 0.7)


def _cursor(painter: QPainter, card: QRectF, radius: float, theme: Theme) -> None:
    """Draw the keyboard cursor on the edge of a card, so that the index stays visible."""
    wide = max(2.5, card.width() * 0.024)
    edge = card.adjusted(wide * 0.3, wide * 0.3, -wide * 0.3, -wide * 0.3)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for colour, width in ((QColor("#141414"), wide * 2.8), (theme.color("signal"), wide * 1.2)):
        painter.setPen(QPen(colour, width))
        painter.drawRoundedRect(edge, radius, radius)


def _tick(painter: QPainter, card: QRectF, theme: Theme) -> None:
    """Draw the tick on a card that would be beaten."""
    r = max(9.0, card.width() * 0.13)
    middle = QPointF(card.left() + r + 3, card.bottom() - r - 3)
    painter.setPen(QPen(INK, 1.5))
    painter.setBrush(theme.color("signal"))
    painter.drawEllipse(middle, r, r)
    pen = QPen(INK, r * 0.26)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.drawPolyline([middle + QPointF(x, y) * r for x, y in ((-0.45, 0.02), (-0.12, 0.36), (0.48, -0.34))])


def _star(painter: QPainter, card: QRectF, *, above: bool) -> None:
    """Draw the hint star at the foot of a card or, with ``above``, in its top right corner, where it is not covered."""
    r = max(11.0, card.width() * 0.14)
    middle = QPointF(card.left() + r + 4, card.bottom() - r - 4)
    if above:
        middle = QPointF(card.right() - r - 4, card.top() + r + 4)
    painter.setPen(QPen(INK, 1.5))
    painter.setBrush(art.PAPER)
    painter.drawEllipse(middle, r, r)
    art.star(painter, middle, r * 0.82, art.BLUE, QColor("#2f7fa6"))


@dataclass(frozen=True, slots=True)
class PlateText:
    """Texts of a name plate, and the states that it shows."""

    name: str
    note: str
    dealer: bool = False
    active: bool = False


def seat_mark(seat: int, letter: str, size: float, dpr: float, theme: Theme, side: int = 0) -> QPixmap:
    """Return the avatar of a seat: a letter on a disc or, for the second side, on a square."""

    def paint(painter: QPainter) -> None:
        disc = QRectF(1, 1, size - 2, size - 2)
        painter.setPen(QPen(theme.color("line"), 1.5) if theme.high_contrast else Qt.PenStyle.NoPen)
        painter.setBrush(QColor(AVATARS[seat % len(AVATARS)]))
        radius = size / 2 if side == 0 else size * 0.22
        painter.drawRoundedRect(disc, radius, radius)
        painter.setFont(art.serif(size * 0.5))
        painter.setPen(art.PAPER)
        painter.drawText(disc.translated(0, -size * 0.01), Qt.AlignmentFlag.AlignCenter, letter)

    return art.cached(f"avatar {seat} {letter} {theme.name} {side}", QSizeF(size, size), dpr, paint)


def plate_picture(size: QSizeF, said: PlateText, mark: QPixmap, theme: Theme, dpr: float) -> QPixmap:
    """Return a name plate, with a ring if the table waits for this seat and the dealer mark if it deals."""
    room = 10.0
    plate = QRectF(QPointF(room, room), size)

    def paint(painter: QPainter) -> None:
        art.shadow(painter, plate, 8, "rest", theme)
        if said.active:
            painter.setPen(Qt.PenStyle.NoPen)
            for colour, grown in ((INK, 5), (theme.color("signal"), 4)):
                painter.setBrush(colour)
                painter.drawRoundedRect(plate.adjusted(-grown, -grown, grown, grown), 8 + grown, 8 + grown)
        painter.setBrush(theme.color("panel"))
        painter.setPen(Qt.PenStyle.NoPen if said.active else QPen(theme.color("line"), 1))
        painter.drawRoundedRect(plate, 8, 8)
        disc = mark.deviceIndependentSize()
        painter.drawPixmap(QPointF(plate.left() + 8, plate.center().y() - disc.height() / 2), mark)
        left = plate.left() + disc.width() + 16
        right = plate.right() - 8
        if said.dealer:
            right -= dealer_mark(painter, QPointF(right, plate.top() + size.height() * 0.3), size.height(), theme)
        large, small = min(max(13.5, size.height() * 0.35), size.height() * 0.42), size.height() * 0.31
        line_of_text(
            painter,
            art.sans(large, QFont.Weight.Bold),
            theme.color("ink"),
            left,
            right,
            plate.top() + size.height() * 0.43,
            said.name,
        )
        line_of_text(
            painter,
            art.sans(small),
            theme.color("ink2"),
            left,
            plate.right() - 8,
            plate.top() + size.height() * 0.82,
            fitting(said.note, art.sans(small), plate.right() - 8 - left),
        )

    key = f"plate {said} {mark.cacheKey()} {theme.name}"
    return art.cached(key, QSizeF(size.width() + 2 * room, size.height() + 2 * room), dpr, paint)


def fitting(note: str, font: QFont, room: float) -> str:
    """Return the leading items of a note, which " · " separates, that fit in ``room`` pixels; at least the first."""
    while " · " in note and QFontMetricsF(font).horizontalAdvance(note) > room:
        note = note.rpartition(" · ")[0]
    return note


def dealer_mark(painter: QPainter, right: QPointF, height: float, theme: Theme) -> float:
    """Draw the dealer mark, two crossed cards, left of ``right``; return the width that it takes."""
    width = height * 0.25
    painter.save()
    painter.translate(right.x() - width, right.y())
    for turn in (-14, 14):
        painter.save()
        painter.translate(turn / 14 * width * 0.3, 0)
        painter.rotate(turn)
        painter.setPen(QPen(INK, 1.1))
        painter.setBrush(art.BLUE if turn < 0 else theme.color("paper"))
        painter.drawRoundedRect(QRectF(-width / 2, -width * 0.7, width, width * 1.4), 1.5, 1.5)
        painter.restore()
    painter.restore()
    return width * 2.2


def line_of_text(
    painter: QPainter, font: QFont, colour: QColor, left: float, right: float, baseline: float, text: str
) -> None:
    """Draw a line of text, elided where there is no room."""
    painter.setFont(font)
    painter.setPen(colour)
    shown = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, right - left)
    painter.drawText(QPointF(left, baseline), shown)


def frame_picture(size: QSizeF, text: str, px: float, theme: Theme, dpr: float) -> QPixmap:
    """Return the frame around the play that is winning the trick, with its caption."""

    def paint(painter: QPainter) -> None:
        frame = QRectF(QPointF(), size).adjusted(3, 3, -3, -3)
        painter.setPen(QPen(INK, 5.5))
        painter.setBrush(theme.color("signal", 0.16))
        painter.drawRoundedRect(frame, 12, 12)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(theme.color("signal"), 3))
        painter.drawRoundedRect(frame, 12, 12)
        painter.setFont(art.sans(px, QFont.Weight.Bold))
        painter.setPen(theme.color("ttext"))
        foot = QRectF(frame.left(), frame.bottom() - px * 1.9, frame.width(), px * 1.7)
        painter.drawText(foot, Qt.AlignmentFlag.AlignCenter, text)

    return art.cached(f"frame {text} {px} {theme.name}", size, dpr, paint)


LEAST = 8.0
"""Minimum font size in pixels; smaller text would be illegible and is left out."""


def slot_picture(size: QSizeF, text: str, px: float, theme: Theme, dpr: float) -> QPixmap:
    """Return the picture of the slot where cards are to be played; its text shrinks rather than being cut."""
    measure = QFontMetricsF(art.sans(px, QFont.Weight.DemiBold))
    widest = max(map(measure.horizontalAdvance, text.split()), default=0.0)
    if widest > size.width() - 12:
        px *= (size.width() - 12) / widest
    if px < LEAST:
        text = ""

    def paint(painter: QPainter) -> None:
        pen = QPen(theme.color("ttext", 0.7), 1.8)
        pen.setDashPattern([3, 3])
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        slot = QRectF(QPointF(), size).adjusted(1, 1, -1, -1)
        painter.drawRoundedRect(slot, 8, 8)
        if not text:
            return
        painter.setFont(art.sans(px, QFont.Weight.DemiBold))
        painter.setPen(theme.color("ttext"))
        painter.drawText(slot.adjusted(6, 8, -6, -8), Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap, text)

    return art.cached(f"slot {text} {px} {theme.name}", size, dpr, paint)


def target_picture(size: QSizeF, theme: Theme, dpr: float) -> QPixmap:
    """Return the picture of the highlight where the dragged card can be dropped to play it."""

    def paint(painter: QPainter) -> None:
        target = QRectF(QPointF(), size).adjusted(3, 3, -3, -3)
        painter.setBrush(theme.color("signal", 0.22))
        for colour, wide in ((INK, 5.0), (theme.color("signal"), 3.0)):
            painter.setPen(QPen(colour, wide))
            painter.drawRoundedRect(target, 8, 8)
            painter.setBrush(Qt.BrushStyle.NoBrush)

    return art.cached(f"target {theme.name}", size, dpr, paint)


def caption_picture(text: str, px: float, theme: Theme, dpr: float) -> QPixmap:
    """Return the picture of a text to put on the table cloth."""
    font = art.sans(px, QFont.Weight.DemiBold)
    measure = QFontMetricsF(font)
    size = QSizeF(math.ceil(measure.horizontalAdvance(text)) + 4, math.ceil(measure.height()) + 2)

    def paint(painter: QPainter) -> None:
        painter.setFont(font)
        painter.setPen(theme.color("ttext"))
        painter.drawText(QRectF(QPointF(), size), Qt.AlignmentFlag.AlignCenter, text)

    return art.cached(f"caption {text} {px} {theme.name}", size, dpr, paint)


def sign_picture(size: QSizeF, sign: QPixmap, title: str, note: str, theme: Theme, dpr: float) -> QPixmap:
    """Return a plate with a picture and two lines of text: the trump suit, and how many cards are left."""

    def paint(painter: QPainter) -> None:
        plate = QRectF(QPointF(), size).adjusted(2, 2, -2, -4)
        art.shadow(painter, plate, 8, "rest", theme)
        painter.setBrush(theme.color("panel"))
        painter.setPen(QPen(theme.color("line"), 1))
        painter.drawRoundedRect(plate, 8, 8)
        large, small = max(14.0, size.height() * 0.31), max(12.5, size.height() * 0.235)
        across = sign.deviceIndependentSize().width()
        painter.drawPixmap(QPointF(plate.left() + 10, plate.top() + size.height() * 0.12), sign)
        line_of_text(
            painter,
            art.sans(large, QFont.Weight.Bold),
            theme.color("ink"),
            plate.left() + 18 + across,
            plate.right() - 6,
            plate.top() + size.height() * 0.42,
            title,
        )
        line_of_text(
            painter,
            art.sans(small),
            theme.color("ink2"),
            plate.left() + 12,
            plate.right() - 6,
            plate.top() + size.height() * 0.78,
            note,
        )

    return art.cached(f"sign {sign.cacheKey()} {title} {note} {theme.name}", size, dpr, paint)


@dataclass(frozen=True, slots=True)
class Chip:
    """Card in the row of cards that the lens shows."""

    text: str
    held: bool = False
    """Whether the card is in the viewer's hand."""
    gone: bool = False
    """Whether the card has been played in this deal."""
    pointed: bool = False


@dataclass(frozen=True, slots=True)
class Lens:
    """Content of the lens: a panel that shows rank, points and effect of the card under the pointer."""

    title: str
    chips: tuple[Chip, ...]
    """Cards of the suit of that card, highest first."""
    lines: tuple[str, ...]
    """Lines of text: points of that card, and what it beats."""


LENS_EDGE, CHIP_GAP = 10.0, 3.0


def lens_height(width: float, lens: Lens, unit: float) -> float:
    """Return the height of the picture of a lens that is ``width`` wide."""
    room, chip = width - 2 * LENS_EDGE - 4, _chip_size(unit)
    heights = sum(_wrapped(font, text, room) for font, text in _lens_texts(lens, unit))
    return heights + len(_rows(lens.chips, chip, room)) * (chip * 1.6 + CHIP_GAP) + 2.2 * LENS_EDGE + 4


def _chip_size(unit: float) -> float:
    return max(12.5, 13.5 * unit)


def _lens_texts(lens: Lens, unit: float) -> list[tuple[QFont, str]]:
    small = max(12.5, 13 * unit)
    plain = art.sans(small)
    return [(art.sans(small, QFont.Weight.Bold), lens.title), *((plain, line) for line in lens.lines)]


def lens_picture(size: QSizeF, lens: Lens, unit: float, theme: Theme, dpr: float) -> QPixmap:
    """Return the picture of a lens, aligned with the bottom of ``size``."""

    def paint(painter: QPainter) -> None:
        chip = _chip_size(unit)
        high, gap, edge = chip * 1.6, CHIP_GAP, LENS_EDGE
        room = size.width() - 2 * edge - 4
        rows = _rows(lens.chips, chip, room)
        texts = _lens_texts(lens, unit)
        heights = [_wrapped(font, text, room) for font, text in texts]
        height = lens_height(size.width(), lens, unit) - 4
        plate = QRectF(2, size.height() - height - 4, size.width() - 4, height)
        art.shadow(painter, plate, 8, "rest", theme)
        painter.setBrush(theme.color("panel"))
        painter.setPen(QPen(theme.color("line"), 1))
        painter.drawRoundedRect(plate, 8, 8)
        left, y = plate.left() + edge, plate.top() + edge * 0.7
        for number, ((font, text), tall) in enumerate(zip(texts, heights, strict=True)):
            painter.setFont(font)
            painter.setPen(theme.color("ink2" if number else "ink"))
            painter.drawText(QRectF(left, y, room, tall), Qt.TextFlag.TextWordWrap, text)
            y += tall
            if number == 0:
                y += 4
                for row in rows:
                    x = left
                    for one, width in row:
                        _chip(painter, QRectF(x, y, width, high), one, chip, theme)
                        x += width + gap
                    y += high + gap

    return art.cached(f"lens {lens} {unit} {theme.name}", size, dpr, paint)


def _wrapped(font: QFont, text: str, room: float) -> float:
    """Return the height in pixels of a text that is wrapped at a width of ``room`` pixels."""
    return QFontMetricsF(font).boundingRect(QRectF(0, 0, room, 1000), Qt.TextFlag.TextWordWrap, text).height()


def _rows(chips: Sequence[Chip], px: float, room: float) -> list[list[tuple[Chip, float]]]:
    measure = QFontMetricsF(art.sans(px, QFont.Weight.Bold))
    rows: list[list[tuple[Chip, float]]] = [[]]
    x = 0.0
    for chip in chips:
        width = math.ceil(measure.horizontalAdvance(chip.text)) + 8
        if x + width > room:
            rows.append([])
            x = 0
        rows[-1].append((chip, width))
        x += width + 3
    return rows


def _chip(painter: QPainter, rect: QRectF, chip: Chip, px: float, theme: Theme) -> None:
    if chip.pointed:
        painter.setPen(Qt.PenStyle.NoPen)
        for colour, grown in ((INK, 3), (theme.color("signal"), 2.4)):
            painter.setBrush(colour)
            painter.drawRoundedRect(rect.adjusted(-grown, -grown, grown, grown), 4 + grown, 4 + grown)
    painter.setBrush(theme.color("accent") if chip.held else theme.color("panel"))
    painter.setPen(QPen(theme.color("line"), 1))
    painter.drawRoundedRect(rect, 4, 4)
    font = art.sans(px, QFont.Weight.Normal if chip.gone else QFont.Weight.Bold)
    font.setStrikeOut(chip.gone)
    painter.setFont(font)
    painter.setPen(theme.color("onaccent" if chip.held else "ink2" if chip.gone else "ink"))
    painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, chip.text)


def pill_picture(text: str, height: float, most: float, theme: Theme, dpr: float, *, strong: bool = False) -> QPixmap:
    """Return the picture of a line of text on a rounded plate, at most ``most`` wide. ``strong``: highlighted edge."""
    font = art.sans(max(13.0, height * 0.5), QFont.Weight.DemiBold)
    measure = QFontMetricsF(font)
    shown = measure.elidedText(text, Qt.TextElideMode.ElideRight, most - height)
    size = QSizeF(math.ceil(measure.horizontalAdvance(shown) + height), height)

    def paint(painter: QPainter) -> None:
        edge = 2 if strong else 1
        plate = QRectF(QPointF(), size).adjusted(edge, edge, -edge, -edge)
        radius = plate.height() / 2
        if strong:
            painter.setPen(QPen(INK, 4))
            painter.drawRoundedRect(plate, radius, radius)
        painter.setPen(QPen(theme.color("signal" if strong else "line"), edge))
        painter.setBrush(theme.color("panel"))
        painter.drawRoundedRect(plate, radius, radius)
        painter.setFont(font)
        painter.setPen(theme.color("ink"))
        painter.drawText(QRectF(QPointF(), size), Qt.AlignmentFlag.AlignCenter, shown)

    return art.cached(f"pill {shown} {strong} {theme.name}", size, dpr, paint)
