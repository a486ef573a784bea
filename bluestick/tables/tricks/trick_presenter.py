"""Default presenter of trick games: hands, trick, stock, piles. Knows no rule of any game."""

from __future__ import annotations

import math
from abc import abstractmethod
from collections.abc import Collection, Iterable, Iterator
from dataclasses import replace
from functools import partial
from typing import Any

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QPixmap, QTransform

from bluestick.engine.moves import Part
from bluestick.engine.seats import Seat
from bluestick.engine.tricks import Hand, TrickTaken
from bluestick.tables.cards import Deck
from bluestick.tables.input.touch_reply import PLAY, SLOT, SORT, TableButton
from bluestick.tables.scene.card_layout import OWN, TOP, CardLayout, Spot
from bluestick.tables.scene.piece_pictures import PlateText
from bluestick.tables.scene.placed_card import DEPTH, HEIGHT, Piece, PlacedCard
from bluestick.tables.scene.rank_panel import RankPanel
from bluestick.tables.tricks import trick_pieces
from bluestick.tables.tricks.trick_events import TrickEvents
from bluestick.tables.widget.card_presenter import CardPresenter
from bluestick.tables.widget.context import S
from bluestick.text import table_phrases
from bluestick.text.cards import card_name

_READING = {"own": 0, "trick": 1, "turn_up": 2, "stock": 3, "hand": 4, "pile": 5}


class TrickPresenter(CardPresenter[S]):
    """Presenter of a trick game; by default players play one card each and put tricks on a pile of their own."""

    events: TrickEvents[S] = TrickEvents()

    # Hooks for a game.

    @abstractmethod
    def rank(self, context: S, card: Part) -> Any:
        """Return the key by which a card is sorted in the viewer's hand."""

    def beaten(self, context: S, card: Part) -> frozenset[Part]:
        """Return the cards on the table that a card of the viewer's hand would beat."""
        return frozenset()

    def stock_sign(self, context: S) -> tuple[QPixmap, str, str] | None:
        """Return (picture, heading, line of text) of the plate beside the stock; None for no plate."""
        return None

    def slot_rect(self, context: S) -> QRectF:
        rect: QRectF = context.at.trick_rect(OWN, 1)
        return rect

    def drop_rect(self, context: S) -> QRectF:
        return self.slot_rect(context)

    # Arrangement.

    def last_trick(self, view: Any) -> Any:
        if not view.table.tricks:
            return None
        trick = view.table.tricks[-1]
        plays = tuple((laid.seat, (laid.card,)) for laid in trick.plays)
        return replace(self.arrangement(view), trick=plays, leading=trick.winner)

    def last_trick_placed(self, context: S) -> Iterator[PlacedCard]:
        return self.trick_placed_cards(context)

    def last_trick_pieces(self, context: S) -> Iterator[tuple[str, Piece]]:
        return self.trick_pieces(context)

    def layout(self, size: QRectF, dpr: float, deck: Deck) -> CardLayout:
        return CardLayout(size, dpr, deck.height(1), self.setup.seats)

    def hand_spots(self, context: S, hand: Hand, chosen: Collection[int] = ()) -> tuple[Spot, ...]:
        spots: tuple[Spot, ...] = context.at.hand(len(hand), chosen)
        return spots

    def own_hand(self, context: S) -> Hand:
        if not context.arrangement.hands:
            return ()
        hand: Hand = context.arrangement.hands[context.seat]
        known = [card for card in hand if card is not None]
        return self.sorted_hand(context, known) if len(known) == len(hand) else hand

    def sorted_hand(self, context: S, cards: Collection[Part]) -> Hand:
        """Return cards of a hand in display order: first those that the player sorted, then the others by ``rank``."""
        kept = [card for card in context.order or () if card in cards]
        return (*kept, *sorted([card for card in cards if card not in kept], key=partial(self.rank, context)))

    def playable(self, context: S) -> frozenset[Part] | None:
        """Return the cards that can be added to the chosen ones or, if there are none, those that can begin a play.

        None while the viewer has no card to play.
        """
        if context.moves is None:
            return None
        cards = context.open_moves & self.deck.pack
        return (context.moves.next_parts(context.pick) or cards) if cards else None

    def placed_cards(self, context: S) -> Iterable[PlacedCard]:
        placed_cards = [*self.stock_placed_cards(context), *self.trick_placed_cards(context)]
        for seat, hand in enumerate(context.arrangement.hands):
            own = seat == context.seat
            placed_cards += (
                self.own_placed_cards(context) if own else self.other_placed_cards(context, Seat(seat), hand)
            )
        return placed_cards

    def stock_placed_cards(self, context: S) -> Iterator[PlacedCard]:
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

    def trick_placed_cards(self, context: S) -> Iterator[PlacedCard]:
        beaten = self.beaten(context, context.pointed) if context.pointed in self.deck.pack else frozenset()
        for number, (seat, cards) in enumerate(context.arrangement.trick):
            spots = context.at.trick(context.side(seat), len(cards))
            for place, (card, spot) in enumerate(zip(cards, spots, strict=True)):
                looks = context.looks(card) | ({"beaten"} if card in beaten else frozenset())
                yield PlacedCard(("trick", seat, place), card, spot, HEIGHT["trick"] + number * 8 + place, looks)

    def other_placed_cards(self, context: S, seat: Seat, hand: Hand) -> Iterable[PlacedCard]:
        """Return the cards of another player's hand: backs, or open where all players see them."""
        side, seen = context.side(seat), any(card is not None for card in hand)
        spots = context.at.trick(side, len(hand)) if seen else context.at.back_spots(side, len(hand))
        looks, height = context.looks(f"hand {seat}"), HEIGHT["trick" if seen else "hand"]
        return [
            PlacedCard(
                ("hand", seat, place), card, spot, height + place / 100, looks if card is None else context.looks(card)
            )
            for place, (card, spot) in enumerate(zip(hand, spots, strict=True))
        ]

    def own_placed_cards(self, context: S) -> Iterator[PlacedCard]:
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
        return trick_pieces.pieces(self, context)

    def trick_pieces(self, context: S) -> Iterator[tuple[str, Piece]]:
        return trick_pieces.trick_pieces(self, context)

    def rank_panel_rect(self, context: S, rank_panel: RankPanel) -> QRectF:
        rect: QRectF = context.at.rank_panel
        if context.order is not None:  # the sort button takes its place
            rect.moveBottom(self.sort_place(context).top() - 8)
        return rect

    def beside_pile(self, context: S, pile: int, caption: QPixmap) -> QPointF:
        side = context.pile_side(pile)
        spot, size = context.at.pile(side), caption.deviceIndependentSize()
        if side == OWN:
            return QPointF(spot.at + QPointF(spot.width * context.at.height / 2 + size.width() / 2 + 12, 0))
        down = spot.width / 2 + size.height() / 2 + 8
        return QPointF(spot.at + QPointF(0, down if side == TOP else -down))

    # Buttons.

    def sort_place(self, context: S) -> QRectF:
        row: QRectF = context.at.button_row
        return row.translated(0, -row.height() - 8)

    def buttons(self, context: S) -> Iterator[TableButton]:
        yield from self.play_buttons(context)
        if context.order is not None:
            yield TableButton(SORT, QCoreApplication.translate("table", "Sort the hand"), self.sort_place(context))

    def play_buttons(self, context: S) -> Iterator[TableButton]:
        if context.playable is not None:
            yield self.play_button(context)

    def play_button(self, context: S) -> TableButton:
        text = (
            QCoreApplication.translate("table", "Lay %n card(s)", "button; Enter does the same", len(context.pick))
            if context.complete
            else QCoreApplication.translate("table", "Select cards", "button, before enough cards are chosen")
        )
        told = f"{text} · {QCoreApplication.translate('table', 'Enter', 'the key')}"
        return TableButton(PLAY, text, context.at.button_row, told, primary=True, enabled=context.complete)

    # Parts and places.

    def part_at(self, context: S, point: QPointF) -> Part | None:
        placed = self.placed_card_at(context, point)
        if placed is not None:
            return self.name_of(context, placed)
        if self.slot_caption(context) and self.slot_rect(context).contains(point):
            return SLOT
        return None

    def plate_at(self, context: S, point: QPointF) -> Part | None:
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

    def neighbour(self, context: S, part: Part, right: int, down: int) -> Part:
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
        def zone(placed: PlacedCard) -> str:
            return "own" if placed.key[:2] == ("hand", context.seat) else placed.key[0]

        ordered = sorted(context.placed_cards, key=lambda placed: _READING[zone(placed)])
        return list(dict.fromkeys(self.name_of(context, placed) for placed in ordered))

    # Texts.

    def plate_text(self, context: S, seat: Seat) -> PlateText:
        dealer = context.shown.table.dealer == seat
        return PlateText(
            context.display_name(seat),
            self.plate_note(context, seat),
            dealer=dealer,
            active=seat in context.framed_seats,
        )

    def plate_note(self, context: S, seat: Seat) -> str:
        if seat == context.thinker:
            return table_phrases.thinking_note()
        dealer = context.shown.table.dealer == seat
        return " · ".join(
            ([table_phrases.dealer_note()] if dealer else []) + [table_phrases.cards(context.hand_size(seat))]
        )

    def play_caption(self, context: S, seat: Seat) -> str:
        name = context.short_name(seat) or context.display_name(seat)
        if seat == context.arrangement.leading:
            done = (
                len(context.arrangement.trick) == context.setup.seats
                or context.looks_back
                or isinstance(context.held, TrickTaken)
            )
            return table_phrases.taken_trick_caption(name) if done else table_phrases.winning_caption(name)
        return table_phrases.led_caption(name) if seat == context.arrangement.trick[0][0] else name

    def slot_caption(self, context: S) -> str:
        if context.playable is None or any(seat == context.seat for seat, _ in context.arrangement.trick):
            return ""
        return table_phrases.your_card() if context.arrangement.trick else table_phrases.your_lead()

    def pile_caption(self, context: S, pile: int) -> str:
        return table_phrases.tricks(context.arrangement.piles[pile])

    def table_text(self, context: S, part: Part) -> str:
        """Return the description of any part other than a card of the viewer's hand."""
        if part in self.deck.pack:
            seat = next((seat for seat, cards in context.arrangement.trick if part in cards), None)
            if seat is not None:
                return f"{self.spoken_card_name(context, part)}, {self.play_caption(context, seat)}"
            name = self.spoken_card_name(context, part)
            return table_phrases.turned_up_description(name) if part == context.arrangement.turn_up else name
        zone, _, owner = part.partition(" ")
        if zone == "hand":
            said = self.plate_text(context, Seat(int(owner)))
            return f"{said.name}, {said.note}"
        return (
            f"{context.display_name(int(owner))}, {self.pile_caption(context, int(owner))}"
            if owner
            else self.slot_caption(context)
        )

    def describe_own_card(self, context: S, part: Part) -> str:
        """Return the description of a card of the viewer's hand."""
        return self.spoken_card_name(context, part)

    def spoken_card_name(self, context: S, card: Part) -> str:
        """Return the name of a card, with the word for trump where the suit does not show that the card is one."""
        return card_name(card)

    def rank_text(self, context: S, card: Part) -> str:
        return ""

    def rank_panel(self, context: S, card: Part) -> RankPanel | None:
        return None

    def describe(self, context: S, part: Part) -> str:
        hand = context.own_hand
        if part not in hand:
            return self.table_text(context, part)
        said = [self.describe_own_card(context, part)]
        #: Where a card is in the hand: "3 of 6"
        place = QCoreApplication.translate("table", "{place} of {count}")
        said.append(place.format(place=hand.index(part) + 1, count=len(hand)))
        if part in context.pick:
            said.append(QCoreApplication.translate("table", "selected", "a card"))
        elif part in context.early:
            #: Of a card that was picked while the others still play
            said.append(QCoreApplication.translate("table", "selected for your turn", "a card"))
        elif context.playable is not None:
            said.append(
                QCoreApplication.translate("table", "can be selected", "a card")
                if part in context.playable
                else QCoreApplication.translate("table", "can’t be selected now", "a card")
            )
        said += filter(None, [self.rank_text(context, part)])
        rank_panel = self.rank_panel(context, part)
        if rank_panel is not None:
            said.extend(rank_panel.lines)
        return ", ".join(said)
