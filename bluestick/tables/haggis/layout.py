"""Layout of the haggis table for three players."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import ClassVar

from PySide6.QtCore import QPointF, QRectF, QSizeF

from bluestick.tables.scene.card_layout import (
    BACK,
    CAPTION,
    HEIGHT,
    LARGEST,
    LEAST,
    LEFT,
    OWN,
    RIGHT,
    RISE,
    TOP,
    WRITTEN,
    CardLayout,
    Spot,
)

SIDES = {2: (OWN, TOP), 3: (OWN, LEFT, RIGHT)}

WHOLE = 7.7
"""Room for the whole hand (seventeen cards, face cards set apart), in card widths; limits the width of its cards."""
STEP = 0.72
"""Distance from card to card of the hand (they overlap), if there is room, in card widths."""
BREAK = 0.3
"""Extra gap between groups of cards in the hand, in card widths."""
OPEN = 54.0
"""Width of a face-up card in another player's hand, in layout units."""
ROW = 6
"""Number of cards in a row of another player's hand, when all hands are open (reviewing a match)."""
TALLEST = 0.17
"""Greatest width of a card of the hand, as a share of the height of the table."""
LED, TO_BEAT = 1.32, 1.15
"""Greatest width of a card of a combination that was led, and of one that beat others, in widths of a hand card."""
BEATEN = 0.82
"""Least width of a card of the combination to beat, in widths of a card of the hand."""
PAST, PAST_SHARE = 62.0, 0.3
"""Width of a beaten card in layout units, and greatest share of the trick area's height that its row may take."""
TRICK_STEP = 0.52
"""Distance from card to card of the combination to beat (they overlap), if there is room, in card widths."""
OVERLAP = 0.4
"""Distance from card to card of a beaten combination (they overlap), in card widths."""


@dataclass(frozen=True)
class HaggisLayout(CardLayout):
    """Rectangles and card spots of everything on a haggis table for three players."""

    seats: int = 3
    past_share: ClassVar[float] = PAST_SHARE

    @property
    def reference_size(self) -> tuple[float, float]:
        return 820.0, HEIGHT

    @cached_property
    def height_scale(self) -> float:
        """Scale of vertical lengths, from the height of the table alone: a low wide table keeps room for tricks."""
        share = self.size.height() / (HEIGHT + WRITTEN * (self.text_enlargement - 1))
        return self.unit if self.small else min(share, LARGEST)

    # The viewer's hand.

    @cached_property
    def hand_width(self) -> float:
        width = min(self._greatest_card_width, (self.size.width() - 48 * self.unit) / WHOLE)
        return max(1, round(width * self.dpr)) / self.dpr

    @cached_property
    def _greatest_card_width(self) -> float:
        """Greatest width of a hand card; on a low table it leaves cards to beat at least ``BEATEN`` of that."""
        high = self._hand_bottom - (RISE + 17) * self.height_scale - self._row_height - self.pill - self._zone_top
        fixed = 28 * self.height_scale + self.caption_height
        lowest = ((1 - self.past_share) * high - fixed) / self.height / (BEATEN + 1 - self.past_share)
        return max(1.0, min(self.size.height() * TALLEST, lowest))

    @property
    def _hand_bottom(self) -> float:
        return self.size.bottom() - 20 * self.height_scale

    @property
    def _hand_top(self) -> float:
        return self._hand_bottom - (self._greatest_card_width + self.hand_width) / 2 * self.height

    def hand(self, count: int, chosen: Iterable[int] = (), breaks: Collection[int] = ()) -> tuple[Spot, ...]:
        up, width = frozenset(chosen), self.hand_width
        apart = BREAK * width
        room = self.size.width() - 48 * self.unit - width - len(breaks) * apart
        step = min(STEP * width, room / max(1, count - 1))
        wide = step * (count - 1) + len(breaks) * apart
        x, y = self.size.center().x() - wide / 2, self._hand_bottom - self._greatest_card_width * self.height / 2
        spots = []
        for place in range(count):
            x += (step if place else 0) + (apart if place in breaks else 0)
            spots.append(Spot(QPointF(x, y - (RISE * self.unit if place in up else 0)), width))
        return tuple(spots)

    @property
    def hand_zone(self) -> QRectF:
        top = self._hand_top - RISE * self.unit
        return QRectF(self.size.left(), top, self.size.width(), self.size.bottom() - top)

    # Between the hand and the tricks: the viewer's plate, bets and buttons.

    @cached_property
    def row(self) -> QRectF:
        height = self._row_height
        bottom = self._hand_top - (RISE + 7) * self.height_scale
        edge = round(24 * self.unit)
        return QRectF(edge, round(bottom - height), self.size.width() - 2 * edge, height)

    @property
    def _row_height(self) -> int:
        least = 38 if self.size.height() > 400 else 26
        return round(max(least, 42 * self.height_scale) * self.text_enlargement)

    def plate(self, side: str) -> QRectF:
        if side == OWN:
            return QRectF(self.row.topLeft(), QPointF(self.row.left() + self._plate_width, self.row.bottom()))
        width, height, edge = self._plate_width, self.text_length(44, 40), 26 * self.unit
        left = edge if side == LEFT else self.size.right() - edge - width
        return QRectF(round(left), round(edge), width, height)

    @property
    def _plate_width(self) -> float:
        return self.text_length(172, 150)

    @property
    def button_row(self) -> QRectF:
        width = self.row.width() * 0.29 if self.small else max(132.0, 172 * self.unit) * self.text_enlargement
        return QRectF(round(self.row.right() - width), self.row.top(), round(width), self.row.height())

    @property
    def _tight(self) -> bool:
        """Whether ``row`` is too narrow for all buttons side by side."""
        return self.row.width() < max(672.0, 815 * self.unit) * self.text_enlargement

    def button(self, number: int) -> QRectF:
        if number and self._tight:
            return QRectF(self.row.right() - 120, self.row.top() - 34, 120, 28)
        right = self.chooser.left() - 6
        for each in range(number + 1):
            width = round(max(86 + 8 * each, (96 + 44 * each) * self.unit) * self.text_enlargement)
            width = round(self.row.width() * 0.18) if self.small else width
            place = QRectF(right - width, self.row.top(), width, self.row.height())
            right -= width + 6
        return place

    def bet(self, number: int) -> QRectF:
        if self.small:  # the viewer has no plate here
            width = round(self.row.width() * 0.115)
            return QRectF(self.row.left() + number * (width + 2), self.row.top(), width, self.row.height())
        width = round((42 if self._tight else max(44, 52 * self.unit)) * self.text_enlargement)
        left = self.plate(OWN).right() + 8 + number * (width + 3)
        return QRectF(round(left), self.row.top(), width, self.row.height())

    def gift(self, number: int) -> QRectF:
        left = self.button(0).left()
        width = (self.row.right() - left - 8) / 2
        return QRectF(round(left + number * (width + 8)), self.row.top(), round(width), self.row.height())

    @property
    def rank_panel(self) -> QRectF:
        width, height = 190 * max(self.unit, 0.9) * self.text_enlargement, 250 * self.unit * self.text_enlargement
        return QRectF(self.row.right() - width + 4, self.row.top() - 8 - height, width, height)

    # Other players.

    def other_hand(self, side: str, backs: int, faces: Sequence[int]) -> tuple[tuple[Spot, ...], tuple[Spot, ...]]:
        width, plate = self.px(BACK), self.plate(side)
        left, y = plate.left() + width / 2, plate.bottom() + 8 * self.unit + width * self.height / 2
        step = min(20 * self.unit, (plate.width() - width) / max(1, backs - 1))
        hidden = tuple(Spot(QPointF(left + place * step, y), width) for place in range(backs))
        return hidden, tuple(self._face(side, place) for place in faces)

    def _face(self, side: str, place: int) -> Spot:
        width, plate = self.open_width, self.plate(side)
        step = (plate.width() - width) / 2
        y = plate.bottom() + 16 * self.unit + (self.px(BACK) + width / 2) * self.height
        return Spot(QPointF(plate.left() + width / 2 + place * step, y), width)

    def open_hand(self, side: str, count: int) -> tuple[Spot, ...]:
        width = self.open_width
        first, last = self._face(side, 0).at.x(), self._face(side, 2).at.x()
        step, down = (last - first) / (ROW - 1), width * self.height * 0.38
        top = self.plate(side).bottom() + 8 * self.unit + width * self.height / 2
        return tuple(
            Spot(QPointF(first + place % ROW * step, top + place // ROW * down), width) for place in range(count)
        )

    @property
    def open_width(self) -> float:
        return max(self._least(46), self.px(OPEN) * self.height_scale / self.unit)

    def pile(self, side: str) -> Spot:
        width = self.px(BACK)
        if side == OWN:
            x = 30 * self.unit + width * self.height / 2
            return Spot(QPointF(x, self.row.top() - 14 * self.unit - width / 2), width, 90)
        faces = self._face(side, 1)
        y = faces.at.y() + faces.width * self.height / 2 + 14 * self.unit + width / 2
        return Spot(QPointF(self.plate(side).center().x(), y), width, 90)

    def pile_caption(self, side: str, size: QSizeF) -> QPointF:
        spot = self.pile(side)
        if side == OWN:
            return spot.at + QPointF(spot.width * self.height / 2 + size.width() / 2 + 12, 0)
        return spot.at + QPointF(0, spot.width / 2 + size.height() / 2 + 4)

    @property
    def stock(self) -> Spot:
        width = self.px(BACK)
        return Spot(QPointF(self.size.center().x() - 44 * self.unit, 30 * self.unit + width / 2), width, 90)

    # The trick.

    @cached_property
    def zone(self) -> QRectF:
        left, top = self._zone_left, self._zone_top
        bottom = self.row.top() - self.pill - 10 * self.height_scale
        return QRectF(left, top, self.size.width() - 2 * left, bottom - top)

    @property
    def drop_zone(self) -> QRectF:
        return self.zone.adjusted(120 * self.unit, 0, -120 * self.unit, 0)

    @property
    def _zone_left(self) -> float:
        return 42 * self.unit + self._plate_width

    @property
    def _zone_top(self) -> float:
        return (44 + BACK) * self.height_scale

    @property
    def pill(self) -> float:
        return max(self._least(26), 28 * self.height_scale) * self.text_enlargement

    @property
    def pill_centre(self) -> QPointF:
        return QPointF(self.size.center().x(), self.row.top() - 4 * self.unit - self.pill / 2)

    @property
    def caption_height(self) -> float:
        return CAPTION * 15 * max(LEAST, self.height_scale) * self.text_enlargement + 4

    @cached_property
    def _past_height(self) -> float:
        return min(PAST * self.height_scale * self.height, self.zone.height() * PAST_SHARE)

    def trick(self, side: str, count: int, past: Sequence[int] = (), framed: float = 0.0) -> tuple[Spot, ...]:
        """Return the spots of the combination to beat, a play of ``count`` cards.

        ``past``: numbers of cards of the beaten combinations; ``framed``: width of the frame round this one, 0 for
        none.
        """
        rect = self.trick_rect(side, count, past, framed)
        width = self._trick_width(past)
        step = (rect.width() - width) / max(1, count - 1)
        left = rect.left() + width / 2
        return tuple(Spot(QPointF(left + place * step, rect.center().y()), width) for place in range(count))

    def _trick_width(self, past: Sequence[int]) -> float:
        """Return the card width of the combination to beat; ``past``: sizes of the beaten ones, empty for a lead."""
        above = self._past_height + 12 * self.height_scale if past else 0.0
        room = self.zone.height() - above - self.caption_height - 16 * self.height_scale
        most = self.hand_width * (TO_BEAT if past else LED)
        return max(1, round(min(most, room / self.height) * self.dpr)) / self.dpr

    def trick_middle(self, side: str, past: Sequence[int] = ()) -> QPointF:
        room = self.caption_height + self._trick_width(past) * self.height
        y = self.zone.bottom() - 2 * self.unit - room / 2 if past else self.zone.center().y()
        return QPointF(self.size.center().x(), y - self.caption_height / 2)

    def trick_rect(self, side: str, count: int, past: Sequence[int] = (), framed: float = 0.0) -> QRectF:
        width = self._trick_width(past)
        step = min(TRICK_STEP * width, (self.zone.width() - 40 * self.unit - width) / max(1, count - 1))
        rect = QRectF(0, 0, width + step * (max(1, count) - 1), width * self.height)
        rect.moveCenter(self.trick_middle(side, past))
        return rect

    def beaten(self, counts: Sequence[int], count: int, framed: float = 0.0) -> tuple[tuple[Spot, ...], ...]:
        """Return the spots of each beaten combination, the lead first; ``counts``: their numbers of cards.

        ``count`` is the number of cards of the combination to beat, ``framed`` the width of its frame.
        """
        width, gap = self._past_height / self.height, 14 * self.unit
        wide = sum(width * (1 + OVERLAP * (each - 1)) for each in counts) + gap * (len(counts) - 1)
        shrunk = min(1.0, self.zone.width() / max(1.0, wide))
        width, gap = width * shrunk, gap * shrunk
        width = max(1, int(width * self.dpr)) / self.dpr
        corner = QPointF(self.size.center().x() - wide * shrunk / 2, self.zone.top() + self._past_height / 2)
        return self.spots_in_row(counts, corner, width, gap)

    def spots_in_row(
        self, counts: Sequence[int], left: QPointF, width: float, gap: float
    ) -> tuple[tuple[Spot, ...], ...]:
        """Return the spots of combinations side by side; ``counts``: their numbers of cards, ``width``: of a card.

        ``left`` is the middle of the left edge of the first one; ``gap`` is between combinations.
        """
        found = []
        for count in counts:
            step = OVERLAP * width
            found.append(tuple(Spot(left + QPointF(width / 2 + place * step, 0), width) for place in range(count)))
            left += QPointF(width + step * (count - 1) + gap, 0)
        return tuple(found)

    def beaten_mark(self, spots: Sequence[Spot]) -> tuple[QPointF, float]:
        first, last = spots[0], spots[-1]
        y = first.at.y() + first.width * self.height / 2 + 2 * self.unit
        return QPointF((first.at.x() + last.at.x()) / 2, y), round(20 * self.unit)

    # After the round.

    def revealed_spots(self, counts: Sequence[int]) -> tuple[tuple[Spot, ...], ...]:
        width, room = self.px(76), self.row.width() / 2 - 20 * self.unit
        y = (self.row.bottom() + self.size.bottom()) / 2
        blocks = [max(self._least(150), min(room, width * (1 + 0.5 * (count - 1)))) for count in counts]
        x = self.size.center().x() - (sum(blocks) + 24 * self.unit) / 2
        found = []
        for count, block in zip(counts, blocks, strict=True):
            step = min(0.5 * width, (block - width) / max(1, count - 1))
            first = x + (block - step * (count - 1)) / 2
            found.append(tuple(Spot(QPointF(first + place * step, y), width) for place in range(count)))
            x += block + 24 * self.unit
        return tuple(found)
