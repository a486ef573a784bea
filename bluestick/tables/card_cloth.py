"""What lies on the cloth of a card game, and what is written beside it. It knows no rule of any game."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from typing import Any, ClassVar

from PySide6.QtCore import (
    QCoreApplication,
    QPointF,
    QRect,
    QRectF,
    Qt,
)
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPixmap, QTransform
from PySide6.QtWidgets import QPushButton, QWidget

from bluestick.engine.cards import FRENCH
from bluestick.engine.moves import Part, Pick
from bluestick.engine.rules import AnyRules, Setup
from bluestick.engine.seats import Seat
from bluestick.engine.tricks import Hand
from bluestick.tables import art
from bluestick.tables import card_pictures as pictures
from bluestick.tables.card_layout import OWN, SIDES, TOP, CardLayout, Spot
from bluestick.tables.card_pictures import Lens, PlateText
from bluestick.tables.cards import Deck, French
from bluestick.tables.cards.french import index_language
from bluestick.tables.cloth import OVER, UNDER, CardSprite, Cloth, Key, Lying, Piece
from bluestick.tables.items import Sprite
from bluestick.tables.pace import Pace
from bluestick.tables.spread import Spread
from bluestick.tables.theme import Theme

HEIGHT = {"turn_up": 1.0, "stock": 2.0, "pile": 2.0, "hand": 3.0, "trick": 20.0, "own": 60.0}
DEPTH = 5
"""So many edges are seen beneath a full pile."""


class CardCloth(Cloth):
    """Hands, a trick, a stock and piles. A game says what lies where (``spread``) and what is written beside it."""

    pack: ClassVar[frozenset[Part]] = frozenset(FRENCH)
    """Every card of the game, by its text."""
    at: CardLayout

    def __init__(self, rules: AnyRules, setup: Setup, theme: Theme, pace: Pace, parent: QWidget | None = None) -> None:
        super().__init__(rules, setup, theme, pace, parent)
        self.laid: Spread | None = None
        """What lies on the cloth now."""
        self._leaving: list[CardSprite] = []
        self._coming: Counter[tuple[str, int]] = Counter()  # cards that are on their way into a hand
        self._order: list[Part] | None = None  # by hand; None: by the rules
        self._looks_back = False  # at the last trick
        self.play_button, self.sort_button = QPushButton(self), QPushButton(self)
        self.play_button.setProperty("kind", "primary")
        for made in (self.play_button, self.sort_button):
            made.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the keyboard stays on the table: Enter plays
            made.hide()

    # What a game fills in.

    def make_deck(self) -> Deck:
        """The French pack, where the game has none of its own."""
        index = self.index or index_language()
        return French(self.theme, index, four_colour=self.four_colours, large_index=self.large_index)

    def spread(self, view: Any) -> Spread:
        """What lies on the cloth, as this view has it."""
        raise NotImplementedError

    def rank(self, card: Part) -> Any:
        """What a hand is sorted by."""
        raise NotImplementedError

    def pile_side(self, pile: int) -> str:
        """Where a pile lies: of a game in which everybody has one, where its owner sits."""
        return self.side(pile)

    def plate_note(self, seat: Seat) -> str:
        """What the name plate of a seat says beneath the name."""
        raise NotImplementedError

    def play_caption(self, seat: Seat) -> str:
        """What stands beneath a play."""
        raise NotImplementedError

    def slot_caption(self) -> str:
        """What stands where the own cards go; empty if no cards are to be laid."""
        raise NotImplementedError

    def pile_caption(self, pile: int) -> str:
        """What stands beside a pile."""
        raise NotImplementedError

    def stock_sign(self) -> tuple[QPixmap, str, str] | None:
        """What stands beside the stock: a picture, a word, a line."""
        return None

    def slot_rect(self) -> QRectF:
        """Where the own cards go."""
        return self.at.trick_rect(OWN, 1)

    def lens(self, card: Part) -> Lens | None:
        """A card's place in the order that holds now."""
        return None

    def beaten(self, card: Part) -> frozenset[Part]:
        """The cards on the table that a card beats."""
        return frozenset()

    def short_name(self, seat: int, beside: str = "") -> str:
        """As much of a name as a caption has room for, ``beside`` what else it says."""
        measure = QFontMetricsF(art.sans(self.caption_size(), QFont.Weight.DemiBold))
        room = min(96 * self.at.unit, 176 * self.at.unit - measure.horizontalAdvance(beside))
        return measure.elidedText(self.names[seat], Qt.TextElideMode.ElideRight, max(room, 40 * self.at.unit))

    def caption_size(self) -> float:
        """The height of what is written on the cloth."""
        return max(12.5, 15 * self.at.unit)

    # Size and background.

    def fit(self, size: QRectF, dpr: float) -> None:
        self._dpr = dpr
        self.at = self.make_layout(size, dpr)
        self._lyings = ()
        self.play_button.setGeometry(self.at.button_row.toRect())
        self.sort_button.setGeometry(self._sort_place())

    def make_layout(self, size: QRectF, dpr: float) -> CardLayout:
        """The places on a cloth of that size."""
        return CardLayout(size, dpr, self.deck.height(1))

    def hand_spots(self, hand: Hand, chosen: Collection[int] = ()) -> tuple[Spot, ...]:
        """Where the cards of the own hand lie; those at the places ``chosen`` stand out."""
        return self.at.hand(len(hand), chosen)

    def _sort_place(self) -> QRect:
        row = self.at.button_row
        return row.translated(0, -row.height() - 8).toRect()

    def paint_table(self, painter: QPainter) -> None:
        """Nothing but wool: whatever else there is may move."""

    def side(self, seat: int) -> str:
        """Where a seat sits as the table is turned."""
        return SIDES[self.setup.seats][(seat - self.seat) % self.setup.seats]

    def side_of_plate(self, point: QPointF) -> Part | None:
        """The hand whose name plate is there."""
        seats = range(self.setup.seats)
        return next((f"hand {seat}" for seat in seats if self.at.plate(self.side(seat)).contains(point)), None)

    # What lies where.

    def own_hand(self) -> Hand:
        """The hand at the bottom, in the order in which it is held."""
        if self.laid is None or not self.laid.hands:
            return ()
        hand = self.laid.hands[self.seat]
        known = [card for card in hand if card is not None]
        if len(known) < len(hand):
            return hand
        if self._order is None:
            return tuple(sorted(known, key=self.rank))
        kept = [card for card in self._order if card in known]
        return (*kept, *sorted((card for card in known if card not in kept), key=self.rank))

    def _now(self) -> tuple[Lying, ...]:
        spread = self.laid
        if spread is None:
            return ()
        beaten = self.beaten(self.pointed) if self.pointed in self.pack and self.pointed is not None else frozenset()
        return (
            *self._stock_lyings(spread),
            *self._trick_lyings(spread, beaten),
            *self._hand_lyings(spread),
        )

    def _stock_lyings(self, spread: Spread) -> Iterator[Lying]:
        if spread.turn_up is not None:
            looks = self._looks(spread.turn_up) | {"covered"}
            yield Lying(("turn_up", 0, 0), spread.turn_up, self.at.turn_up, HEIGHT["turn_up"], looks)
        if spread.stock:
            looks = self._looks("stock")
            layers = min(DEPTH, math.ceil(spread.stock / 6)) - 1
            yield Lying(("stock", 0, 0), None, self.at.stock, HEIGHT["stock"], looks, layers)
        for pile, tricks in enumerate(spread.piles):
            if tricks:
                looks, spot = self._looks(f"pile {pile}"), self.at.pile(self.pile_side(pile))
                yield Lying(("pile", pile, 0), None, spot, HEIGHT["pile"], looks, min(DEPTH, tricks))

    def _trick_lyings(self, spread: Spread, beaten: frozenset[Part]) -> Iterator[Lying]:
        for number, (seat, cards) in enumerate(spread.trick):
            spots = self.at.trick(self.side(seat), len(cards))
            for place, (card, spot) in enumerate(zip(cards, spots, strict=True)):
                looks = self._looks(card) | ({"beaten"} if card in beaten else frozenset())
                yield Lying(("trick", seat, place), card, spot, HEIGHT["trick"] + number * 8 + place, looks)

    def _hand_lyings(self, spread: Spread) -> Iterator[Lying]:
        for seat, hand in enumerate(spread.hands):
            side = self.side(seat)
            if side == OWN:
                yield from self._own_lyings(seat)
                continue
            seen = any(card is not None for card in hand)
            spots = self.at.trick(side, len(hand)) if seen else self.at.backs(side, len(hand))
            looks = self._looks(f"hand {seat}")
            for place, (card, spot) in enumerate(zip(hand, spots, strict=True)):
                shown = looks if card is None else self._looks(card)
                height = HEIGHT["trick" if seen else "hand"] + place / 100
                yield Lying(("hand", seat, place), card, spot, height, shown)

    def _own_lyings(self, seat: int) -> Iterator[Lying]:
        hand, left = self.own_hand(), list(self.pick)
        chosen = []
        for place, card in enumerate(hand):
            if card in left:
                left.remove(card)
                chosen.append(place)
        playable = self.playable()
        for place, (card, spot) in enumerate(zip(hand, self.hand_spots(hand, chosen), strict=True)):
            looks = self._looks(card) if card is not None else self._looks(f"hand {seat}")
            if place in chosen:
                looks |= {"chosen"}
            elif playable is not None and card not in playable:
                looks |= {"dim"}
            yield Lying(("hand", seat, place), card, spot, HEIGHT["own"] + place, looks)

    def playable(self) -> frozenset[Part] | None:
        """The cards that can be part of a play with those that are chosen; None while no cards are to be played.

        Once the play is complete these are those that can be part of any: another choice can still be made.
        """
        if self.moves is None:
            return None
        cards = self.moves.next_parts(()) & self.pack
        return (self.moves.next_parts(self.pick) or cards) if cards else None

    def _is_cards(self, pick: Pick) -> bool:
        return all(part in self.pack for part in pick)

    def lay_out(self, view: Any) -> None:
        self._looks_back = False
        if view.seat is not None and view.seat != self.seat:
            self.seat = view.seat  # another person has sat down here
            self._order = None
        self.laid = self.spread(view)
        if self._order is not None and not set(self._order) & set(self.laid.hands[self.seat]):
            self._order = None  # these are other cards
        self._arrange()

    def _arrange(self) -> None:
        """Put everything where it lies, at once."""
        for sprite in self._leaving:
            self.scene().removeItem(sprite)
        self._leaving = []
        self._coming.clear()
        self._relay()
        sprites, _, gone = self._assign(self._lyings)
        for sprite in gone:
            self.scene().removeItem(sprite)
        self._sprites = sprites
        for lying in self._lyings:
            self._rest(lying)
        self._furnish()

    def _relay(self) -> None:
        """What lies there now. The lens closes over a card that is not where it was."""
        was = self._where(self.pointed)
        self._lyings = self._now()
        if self.pointed in self.pack and self._where(self.pointed) != was:
            self.pointed = None
            self._lyings = self._now()  # nor is anything beaten by it

    def _where(self, card: Part | None) -> frozenset[tuple[str, int]]:
        """In whose hand a card lies, or where else."""
        return frozenset(lying.key[:2] for lying in self._lyings if lying.card == card)

    def in_hand(self, seat: int) -> int:
        """How many cards somebody holds, as far as they have come there."""
        if self.laid is None or not self.laid.hands:
            return 0
        return len(self.laid.hands[seat]) - self._coming["hand", seat] - self._coming["open", seat]

    def can_be_lifted(self, lying: Lying) -> bool:
        return lying.key[:2] == ("hand", self.seat)

    def _assign(self, lyings: Sequence[Lying]) -> tuple[dict[Key, CardSprite], dict[Key, CardSprite], list[CardSprite]]:
        """Which sprite lies where next; those that are new; those with no place any more.

        A card that is seen stays itself, of equal ones each in its place; a back stays in its place, or becomes what
        has no other past.
        """
        old, found = dict(self._sprites), {}
        for lying in lyings:
            if lying.card is not None and lying.key in old and old[lying.key].card == lying.card:
                found[lying.key] = old.pop(lying.key)
        for lying in lyings:
            if lying.card is not None and lying.key not in found:
                key = next((key for key, sprite in old.items() if sprite.card == lying.card), None)
                if key is not None:
                    found[lying.key] = old.pop(key)
        for lying in lyings:
            if lying.key not in found and lying.key in old:
                found[lying.key] = old.pop(lying.key)
        left = [key for key in old if key[0] in ("hand", "turn_up")]
        new = {}
        for lying in lyings:
            if lying.key in found:
                continue
            if left:
                found[lying.key] = old.pop(left.pop(0))
            else:
                new[lying.key] = found[lying.key] = self._new_card()
        return found, new, list(old.values())

    # What stands beside the cards.

    def pieces(self) -> Iterator[tuple[str, Piece]]:
        spread = self.laid
        if spread is None:
            return
        for seat in map(Seat, range(self.setup.seats)):
            if self.at.small and seat == self.seat:
                continue  # the hand has its room
            plate = self.at.plate(self.side(seat))
            mark = self.seat_mark(seat, round(plate.height() * 0.64))
            said = self.plate_text(seat)
            yield (
                f"plate {seat}",
                (pictures.plate_picture(plate.size(), said, mark, self.theme, self._dpr), plate.center(), UNDER),
            )
        yield from self._trick_pieces(spread)
        for pile, tricks in enumerate(spread.piles):
            if tricks:
                caption = self._caption(self.pile_caption(pile))
                yield f"pile {pile}", (caption, self._beside_pile(pile, caption), UNDER)
        sign = None if self.at.small else self.stock_sign()
        if sign is not None:
            rect = self.at.trump
            yield "stock", (pictures.sign_picture(rect.size(), *sign, self.theme, self._dpr), rect.center(), UNDER)
        lens = self.lens(self.pointed) if self.pointed in self.pack and self.pointed is not None else None
        if lens is not None and self.carried is None:
            rect = self.at.lens
            if self._order is not None:  # there is a button in its place
                rect.moveBottom(self._sort_place().top() - 8)
            yield (
                "lens",
                (pictures.lens_picture(rect.size(), lens, self.at.unit, self.theme, self._dpr), rect.center(), OVER),
            )

    def plate_text(self, seat: Seat) -> PlateText:
        """What the name plate of a seat says."""
        view = self.shown
        dealer, active = (view.table.dealer == seat, seat in view.to_act) if view is not None else (False, False)
        return PlateText(self.called(seat), self.plate_note(seat), dealer=dealer, active=active)

    def _beside_pile(self, pile: int, caption: QPixmap) -> QPointF:
        """The own pile has its caption at the right, that of a side above, where no plate is, the last one beneath."""
        side = self.pile_side(pile)
        spot, size = self.at.pile(side), caption.deviceIndependentSize()
        if side == OWN:
            return spot.at + QPointF(spot.width * self.at.height / 2 + size.width() / 2 + 12, 0)
        down = spot.width / 2 + size.height() / 2 + 8
        return spot.at + QPointF(0, down if side == TOP else -down)

    def _trick_pieces(self, spread: Spread) -> Iterator[tuple[str, Piece]]:
        px = self.caption_size()
        for seat, cards in spread.trick:
            side = self.side(seat)
            rect = self.at.trick_rect(side, len(cards))
            text = self.play_caption(seat)
            if seat == spread.leading:
                edge = 9 * self.at.unit
                frame = rect.adjusted(-edge, -edge, edge, px * 2.1 + 3)
                wide = self._caption(text).deviceIndependentSize().width() + 28 - frame.width()
                frame = frame.adjusted(-max(0.0, wide) / 2, 0, max(0.0, wide) / 2, 0)
                yield (
                    "frame",
                    (
                        pictures.frame_picture(frame.size(), text, px, self.theme, self._dpr),
                        frame.center(),
                        UNDER + 0.1,
                    ),
                )
            elif text:
                caption = self._caption(text)
                yield f"caption {seat}", (caption, QPointF(rect.center().x(), rect.bottom() + px * 1.15), UNDER + 0.2)
        if self.slot_caption():
            rect = self.slot_rect()
            yield (
                "slot",
                (
                    pictures.slot_picture(rect.size(), self.slot_caption(), px, self.theme, self._dpr),
                    rect.center(),
                    UNDER,
                ),
            )

    def _caption(self, text: str) -> QPixmap:
        return pictures.caption_picture(text, self.caption_size(), self.theme, self._dpr)

    def furnish_buttons(self) -> None:
        cards = self.playable() is not None
        ready = self.complete()
        self.play_button.setVisible(cards)
        self.play_button.setEnabled(ready)
        self.play_button.setText(
            QCoreApplication.translate("table", "Lay %n card(s)", "button; Enter does the same", len(self.pick))
            if ready
            else QCoreApplication.translate("table", "Choose cards", "button, before enough cards are chosen")
        )
        self.play_button.setToolTip(QCoreApplication.translate("table", "Enter", "the key"))
        self.sort_button.setText(QCoreApplication.translate("table", "Sort the hand"))
        self.sort_button.setVisible(self._order is not None)

    # Where it is to be found.

    def part_at(self, point: QPointF) -> Part | None:
        for lying in sorted(self._lyings, key=lambda lying: lying.height, reverse=True):
            width = lying.spot.width
            local = QTransform().rotate(-lying.spot.turn).map(point - lying.spot.at)
            if abs(local.x()) <= width / 2 and abs(local.y()) <= width * self.at.height / 2:
                return self._name_of(lying)
        if self.slot_caption() and self.slot_rect().contains(point):
            return "slot"
        return None

    def _name_of(self, lying: Lying) -> Part:
        zone, owner, _ = lying.key
        return lying.card or (zone if zone == "stock" else f"{zone} {owner}")

    def place(self, part: Part) -> QPointF | None:
        if part == "slot":
            return self.at.trick_middle(OWN)
        spots = [lying.spot for lying in self._lyings if self._name_of(lying) == part]
        if not spots:
            return None
        if part in self.pack:
            corner = QPointF(-spots[0].width * 0.32, -spots[0].width * self.at.height * 0.25)
            return spots[0].at + QTransform().rotate(spots[0].turn).map(corner)  # which nothing covers
        return spots[len(spots) // 2].at

    def sprite(self, part: Part) -> Sprite | None:
        lying = next((lying for lying in self._lyings if lying.card == part == self._name_of(lying)), None)
        return None if lying is None else self._sprites[lying.key]

    def complete(self) -> bool:
        """Whether the chosen cards are a move."""
        return bool(self.pick) and self.moves is not None and bool(self.moves.readings(self.pick))
