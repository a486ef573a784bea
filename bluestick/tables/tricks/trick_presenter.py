"""Default presenter of trick games: hands, trick, stock, piles. Knows no rule of any game.

Long, because it implements nearly all that a table asks of its game.
"""

from __future__ import annotations

import math
from abc import abstractmethod
from collections.abc import Collection, Iterable, Iterator
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QFont, QFontMetricsF, QPixmap, QTransform

from bluestick.engine.moves import Part
from bluestick.engine.seats import Seat
from bluestick.engine.tricks import Hand
from bluestick.tables.cards import Deck
from bluestick.tables.drawing import art
from bluestick.tables.input.touch_reply import PLAY, SLOT, SORT, TableButton
from bluestick.tables.scene import card_pictures as pictures
from bluestick.tables.scene.card_layout import OWN, TOP, CardLayout, Spot
from bluestick.tables.scene.card_pictures import Lens
from bluestick.tables.scene.placed_card import DEPTH, HEIGHT, OVER, UNDER, Piece, PlacedCard
from bluestick.tables.tricks.trick_descriptions import S, TrickDescriptions
from bluestick.tables.tricks.trick_events import TrickEvents
from bluestick.text import table_phrases

if TYPE_CHECKING:
    pass

_READING = {"own": 0, "trick": 1, "turn_up": 2, "stock": 3, "hand": 4, "pile": 5}


class TrickPresenter(TrickDescriptions[S]):
    """Presenter of a trick game. Games subclass it, define ``arrangement`` and override what differs.

    By default each player plays one card and puts tricks onto a pile of their own.
    """

    events: TrickEvents[S] = TrickEvents()

    # Hooks for a game.

    @abstractmethod
    def rank(self, context: S, card: Part) -> Any:
        """Return the key by which a card is sorted in the viewer's hand."""

    def beaten(self, context: S, card: Part) -> frozenset[Part]:
        """Return the cards on the table that a card of the viewer's hand would beat."""
        return frozenset()

    def stock_sign(self, context: S) -> tuple[QPixmap, str, str] | None:
        """Return picture, word and line of the plate beside the stock; None for no plate."""
        return None

    def trump_sign(self, context: S, suit: str, line: str) -> tuple[QPixmap, str, str]:
        """Return picture, word and line of the plate beside the stock for a French trump suit."""
        return (
            context.deck.suit(suit, round(context.at.trump.height() * 0.42), context.dpr),
            table_phrases.trumps(),
            line,
        )

    def slot_rect(self, context: S) -> QRectF:
        """Return the rectangle of the slot where the viewer's cards are played."""
        rect: QRectF = context.at.trick_rect(OWN, 1)
        return rect

    def drop_rect(self, context: S) -> QRectF:
        """Return the rectangle on the table that is highlighted while a playable card is dragged."""
        return self.slot_rect(context)

    # Arrangement.

    def last_trick(self, view: Any) -> Any:
        if not view.table.tricks:
            return None
        trick = view.table.tricks[-1]
        plays = tuple((laid.seat, (laid.card,)) for laid in trick.plays)
        return replace(self.arrangement(view), trick=plays, leading=trick.winner)

    def past_placed(self, context: S) -> Iterator[PlacedCard]:
        return self.trick_placed(context)

    def past_pieces(self, context: S) -> Iterator[tuple[str, Piece]]:
        return self.trick_pieces(context)

    def layout(self, size: QRectF, dpr: float, deck: Deck) -> CardLayout:
        return CardLayout(size, dpr, deck.height(1), self.setup.seats)

    def hand_spots(self, context: S, hand: Hand, chosen: Collection[int] = ()) -> tuple[Spot, ...]:
        """Return the places of the cards of the viewer's hand; those at the indices in ``chosen`` are raised."""
        spots: tuple[Spot, ...] = context.at.hand(len(hand), chosen)
        return spots

    def own_hand(self, context: S) -> Hand:
        if context.arrangement is None or not context.arrangement.hands:
            return ()
        hand: Hand = context.arrangement.hands[context.seat]
        known = [card for card in hand if card is not None]
        return self.sorted_hand(context, known) if len(known) == len(hand) else hand

    def sorted_hand(self, context: S, cards: Collection[Part]) -> Hand:
        """Return cards of a hand in display order: first those that the player sorted, then the others by ``rank``."""
        kept = [card for card in context.order or () if card in cards]
        return (*kept, *sorted([card for card in cards if card not in kept], key=partial(self.rank, context)))

    def playable(self, context: S) -> frozenset[Part] | None:
        """Return the cards that can be added to the chosen ones; if none can, all that start a play; else None."""
        if context.moves is None:
            return None
        cards = context.open_moves & self.deck.pack
        return (context.moves.next_parts(context.pick) or cards) if cards else None

    def placed_cards(self, context: S) -> Iterable[PlacedCard]:
        if context.arrangement is None:
            return ()
        return [*self.stock_placed(context), *self.trick_placed(context), *self.hand_placed(context)]

    def stock_placed(self, context: S) -> Iterator[PlacedCard]:
        """Yield the placed cards of the stock, the turn-up and the piles."""
        arrangement = context.arrangement
        if arrangement.turn_up is not None:
            looks = context.looks(arrangement.turn_up) | {"covered"}
            yield PlacedCard(("turn_up", 0, 0), arrangement.turn_up, context.at.turn_up, HEIGHT["turn_up"], looks)
        if arrangement.stock:
            layers = min(DEPTH, math.ceil(arrangement.stock / 6)) - 1
            yield PlacedCard(("stock", 0, 0), None, context.at.stock, HEIGHT["stock"], context.looks("stock"), layers)
        for pile, tricks in enumerate(arrangement.piles):
            if tricks:
                looks, spot = context.looks(f"pile {pile}"), context.at.pile(context.pile_side(pile))
                yield PlacedCard(("pile", pile, 0), None, spot, HEIGHT["pile"], looks, min(DEPTH, tricks))

    def trick_placed(self, context: S) -> Iterator[PlacedCard]:
        """Yield the placed cards of the trick."""
        beaten = self.beaten(context, context.pointed) if context.pointed in self.deck.pack else frozenset()
        for number, (seat, cards) in enumerate(context.arrangement.trick):
            spots = context.at.trick(context.side(seat), len(cards))
            for place, (card, spot) in enumerate(zip(cards, spots, strict=True)):
                looks = context.looks(card) | ({"beaten"} if card in beaten else frozenset())
                yield PlacedCard(("trick", seat, place), card, spot, HEIGHT["trick"] + number * 8 + place, looks)

    def hand_placed(self, context: S) -> Iterator[PlacedCard]:
        """Yield the cards of all hands: the viewer's large, the others small, or open where all players see them."""
        for seat, hand in enumerate(context.arrangement.hands):
            side = context.side(seat)
            if side == OWN:
                yield from self.own_placed(context)
                continue
            seen = any(card is not None for card in hand)
            spots = context.at.trick(side, len(hand)) if seen else context.at.backs(side, len(hand))
            looks = context.looks(f"hand {seat}")
            for place, (card, spot) in enumerate(zip(hand, spots, strict=True)):
                shown = looks if card is None else context.looks(card)
                height = HEIGHT["trick" if seen else "hand"] + place / 100
                yield PlacedCard(("hand", seat, place), card, spot, height, shown)

    def own_placed(self, context: S) -> Iterator[PlacedCard]:
        """Yield the placed cards of the hand at the bottom."""
        hand, left = context.own_hand, list(context.pick or context.early)
        chosen = []
        for place, card in enumerate(hand):
            if card in left:
                left.remove(card)
                chosen.append(place)
        for place, (card, spot) in enumerate(zip(hand, self.hand_spots(context, hand, chosen), strict=True)):
            looks = context.looks(card) if card is not None else context.looks(f"hand {context.seat}")
            if place in chosen:
                looks |= {"chosen"}
            elif context.playable is not None and card not in context.playable:
                looks |= {"dim"}
            yield PlacedCard(("hand", context.seat, place), card, spot, HEIGHT["own"] + place, looks)

    def name_of(self, context: S, placed: PlacedCard) -> Part:
        zone, owner, _ = placed.key
        return placed.card or (zone if zone == "stock" else f"{zone} {owner}")

    # Pieces beside the cards.

    def pieces(self, context: S) -> Iterator[tuple[str, Piece]]:
        arrangement, at = context.arrangement, context.at
        if arrangement is None:
            return
        for seat in map(Seat, range(context.setup.seats)):
            if at.small and seat == context.seat:
                continue  # the hand takes its place
            plate = at.plate(context.side(seat))
            mark = self.seat_mark(context, seat, round(plate.height() * 0.64))
            said = self.plate_text(context, seat)
            picture = pictures.plate_picture(plate.size(), said, mark, context.theme, context.dpr)
            yield f"plate {seat}", (picture, plate.center(), UNDER)
        yield from self.trick_pieces(context)
        for pile, tricks in enumerate(arrangement.piles):
            if tricks:
                caption = self.caption(context, self.pile_caption(context, pile))
                yield f"pile {pile}", (caption, self.beside_pile(context, pile, caption), UNDER)
        if self.input.can_drop(context):
            rect = self.drop_rect(context)
            yield (
                "target",
                (pictures.target_picture(rect.size(), context.theme, context.dpr), rect.center(), UNDER + 0.3),
            )
        sign = None if at.small else self.stock_sign(context)
        if sign is not None:
            picture = pictures.sign_picture(at.trump.size(), *sign, context.theme, context.dpr)
            yield "stock", (picture, at.trump.center(), UNDER)
        lens = self.lens(context, context.pointed) if context.pointed in self.deck.pack else None
        if lens is not None and not context.carried:
            rect = self.lens_place(context, lens)
            picture = pictures.lens_picture(rect.size(), lens, at.lettering, context.theme, context.dpr)
            yield "lens", (picture, rect.center(), OVER)

    def lens_place(self, context: S, lens: Lens) -> QRectF:
        """Return the rectangle of the lens (the rank panel); its picture is aligned with the bottom."""
        rect: QRectF = context.at.lens
        if context.order is not None:  # the sort button takes its place
            rect.moveBottom(self.sort_place(context).top() - 8)
        return rect

    def beside_pile(self, context: S, pile: int, caption: QPixmap) -> QPointF:
        """Return the centre of a pile's caption: right of the bottom pile, below the top one, above those at a side."""
        side = context.pile_side(pile)
        spot, size = context.at.pile(side), caption.deviceIndependentSize()
        if side == OWN:
            return QPointF(spot.at + QPointF(spot.width * context.at.height / 2 + size.width() / 2 + 12, 0))
        down = spot.width / 2 + size.height() / 2 + 8
        return QPointF(spot.at + QPointF(0, down if side == TOP else -down))

    def trick_pieces(self, context: S) -> Iterator[tuple[str, Piece]]:
        """Yield the captions of all plays, the frame around the winning one, and the slot for the viewer's cards."""
        px = context.caption_size
        for seat, cards in context.arrangement.trick:
            rect = context.at.trick_rect(context.side(seat), len(cards))
            text = self.play_caption(context, seat)
            if self._width(px, text) > context.at.caption_room:  # the name is on the plate as well
                text = text.partition(" · ")[2] or text
            if seat == context.arrangement.leading:
                yield "frame", self.frame(context, rect, text)
            elif text:
                at = QPointF(rect.center().x(), rect.bottom() + px * 1.15)
                yield f"caption {seat}", (self.caption(context, text), at, UNDER + 0.2)
        if self.slot_caption(context):
            rect = self.slot_rect(context)
            picture = pictures.slot_picture(rect.size(), self.slot_caption(context), px, context.theme, context.dpr)
            yield SLOT, (picture, rect.center(), UNDER)

    def frame(self, context: S, rect: QRectF, text: str) -> Piece:
        """Return the frame around a play in ``rect``, with its caption."""
        frame, px = self.framed(context, rect, text)
        picture = pictures.frame_picture(frame.size(), text, px, context.theme, context.dpr)
        return picture, frame.center(), UNDER + 0.1

    def framed(self, context: S, rect: QRectF, text: str) -> tuple[QRectF, float]:
        """Return the rectangle of the frame around a play in ``rect``, and the font size of its caption."""
        px, edge = context.caption_size, 9 * context.at.unit
        room, wide = rect.width() + 2 * edge - 20, self._width(px, text)
        if wide > room:
            px = max(12.5, px * room / wide)
        frame = rect.adjusted(-edge, -edge, edge, px * 2.1 + 3)
        wide = max(0.0, self._width(px, text) + 32 - frame.width())
        return frame.adjusted(-wide / 2, 0, wide / 2, 0), px

    @staticmethod
    def _width(px: float, text: str) -> float:
        return QFontMetricsF(art.sans(px, QFont.Weight.Bold)).horizontalAdvance(text)

    def caption(self, context: S, text: str) -> QPixmap:
        """Return the picture of a caption, in the font size of captions on the table."""
        return pictures.caption_picture(text, context.caption_size, context.theme, context.dpr)

    # Buttons.

    def sort_place(self, context: S) -> QRectF:
        """Return the rectangle of the button that sorts the hand."""
        row: QRectF = context.at.button_row
        return row.translated(0, -row.height() - 8)

    def buttons(self, context: S) -> Iterator[TableButton]:
        yield from self.play_buttons(context)
        if context.order is not None:
            yield TableButton(SORT, QCoreApplication.translate("table", "Sort the hand"), self.sort_place(context))

    def play_buttons(self, context: S) -> Iterator[TableButton]:
        """Yield the button that plays the chosen cards, while cards are to be played."""
        if context.playable is not None:
            yield self.play_button(context)

    def play_button(self, context: S) -> TableButton:
        """Return the button that plays the chosen cards."""
        text = (
            QCoreApplication.translate("table", "Lay %n card(s)", "button; Enter does the same", len(context.pick))
            if context.complete
            else QCoreApplication.translate("table", "Select cards", "button, before enough cards are chosen")
        )
        told = f"{text} · {QCoreApplication.translate('table', 'Enter', 'the key')}"
        return TableButton(PLAY, text, context.at.button_row, told, primary=True, enabled=context.complete)

    # Parts and places.

    def part_at(self, context: S, point: QPointF) -> Part | None:
        placed = self.placed_at(context, point)
        if placed is not None:
            return self.name_of(context, placed)
        if self.slot_caption(context) and self.slot_rect(context).contains(point):
            return SLOT
        return None

    def plate_at(self, context: S, point: QPointF) -> Part | None:
        """Return the part of a hand (``hand 2``) whose name plate is at a point; None if there is none."""
        seats = range(context.setup.seats)
        return next((f"hand {seat}" for seat in seats if context.at.plate(context.side(seat)).contains(point)), None)

    def place(self, context: S, part: Part) -> QPointF | None:
        if part == SLOT:
            return QPointF(context.at.trick_middle(OWN))
        if part not in self.deck.pack:
            return super().place(context, part)
        spot = next((placed.spot for placed in context.placed_cards if self.name_of(context, placed) == part), None)
        if spot is None:
            return None
        corner = QPointF(-spot.width * 0.32, -spot.width * context.at.height * 0.25)
        return QPointF(spot.at + QTransform().rotate(spot.turn).map(corner))  # which no other card covers

    def cursor_start(self, context: S) -> Part:
        return next((card for card in context.own_hand if card is not None), "stock")

    def beside(self, context: S, part: Part, right: int, down: int) -> Part:
        """Return the next card of the hand or, in other directions, the nearest part, preferably in a straight line."""
        here = self.place(context, part)
        if here is None:
            return self.cursor_start(context)
        hand = context.own_hand
        if right and part in hand and 0 <= hand.index(part) + right < len(hand):
            return hand[hand.index(part) + right] or part
        best, far = part, (True, math.inf)
        for other in self.parts(context):
            there = self.place(context, other)
            if there is None or other == part or (down and part in hand and other in hand):
                continue
            way = there - here
            along = way.x() * right + way.y() * down
            across = abs(way.x() * down) + abs(way.y() * right)
            if along > 4 and (across > along, along + 2 * across) < far:
                best, far = other, (across > along, along + 2 * across)
        return best

    # For screen readers.

    def parts(self, context: S) -> list[Part]:
        """Return all parts on the table in reading order: the viewer's hand, the trick, then the rest."""

        def zone(placed: PlacedCard) -> str:
            return "own" if placed.key[:2] == ("hand", context.seat) else placed.key[0]

        ordered = sorted(context.placed_cards, key=lambda placed: _READING[zone(placed)])
        return list(dict.fromkeys(self.name_of(context, placed) for placed in ordered))
