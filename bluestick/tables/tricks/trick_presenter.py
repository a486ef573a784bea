"""Default presenter of trick games: hands, trick, stock, piles. Knows no rule of any game.

Long, because it implements nearly all that a table asks of its game.
"""

from __future__ import annotations

import math
from abc import abstractmethod
from collections.abc import Collection, Iterator
from dataclasses import replace
from typing import TYPE_CHECKING, Any, ClassVar

from PySide6.QtCore import QAbstractAnimation, QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QFont, QFontMetricsF, QPixmap, QTransform

from bluestick.engine.events import Event
from bluestick.engine.moves import Part
from bluestick.engine.seats import Seat
from bluestick.engine.tricks import CardPlayed, Dealt, Hand, TrickTaken, in_turn
from bluestick.tables.cards import Deck
from bluestick.tables.drawing import art
from bluestick.tables.input.touch_reply import PLAY, SLOT, SORT, TableButton
from bluestick.tables.motion.dealing import Dealing, one_by_one
from bluestick.tables.motion.pace import HOLD
from bluestick.tables.motion.sounds import Cue, dealt, laid, taken
from bluestick.tables.scene import card_pictures as pictures
from bluestick.tables.scene.card_layout import OWN, TOP, CardLayout, Spot
from bluestick.tables.scene.card_pictures import Lens
from bluestick.tables.scene.placed_card import DEPTH, HEIGHT, OVER, UNDER, Piece, PlacedCard
from bluestick.tables.tricks.card_motion import glide
from bluestick.tables.tricks.deal_motion import deal
from bluestick.tables.tricks.trick_descriptions import S, TrickDescriptions
from bluestick.text import table_phrases

if TYPE_CHECKING:
    from bluestick.tables.widget.card_scene import CardScene

_READING = {"own": 0, "trick": 1, "turn_up": 2, "stock": 3, "hand": 4, "pile": 5}


class TrickPresenter(TrickDescriptions[S]):
    """Presenter of a trick game. A game subclasses it with its arrangement (``spread``) and its differences.

    By default each player plays one card and puts tricks onto a pile of their own.
    """

    deal_clause: ClassVar[str] = ""
    trick_clause: ClassVar[str] = ""
    """Clauses that define the deal and who takes a trick, such as ``haljan#H4.6``."""

    # Hooks for a game.

    @abstractmethod
    def rank(self, sit: S, card: Part) -> Any:
        """Return the sort key of a card in the hand."""

    def beaten(self, sit: S, card: Part) -> frozenset[Part]:
        """Return the cards on the table that a card beats."""
        return frozenset()

    def stock_sign(self, sit: S) -> tuple[QPixmap, str, str] | None:
        """Return picture, word and line of the plate beside the stock; None for no plate."""
        return None

    def trump_sign(self, sit: S, suit: str, line: str) -> tuple[QPixmap, str, str]:
        """Return that plate for a trump suit of the French deck."""
        return sit.deck.suit(suit, round(sit.at.trump.height() * 0.42), sit.dpr), table_phrases.trumps(), line

    def pile_side(self, sit: S, pile: int) -> str:
        """Return the side of the table where a pile is; by default piles belong to seats."""
        return sit.side(pile)

    def slot_rect(self, sit: S) -> QRectF:
        """Return the rectangle of the slot where own cards are played."""
        rect: QRectF = sit.at.trick_rect(OWN, 1)
        return rect

    def dealing(self, sit: S, event: Event) -> Dealing | None:
        """Return the deal that an event makes; None for other events. By default clockwise, one card at a time."""
        if not isinstance(event, Dealt) or sit.laid is None:
            return None
        return one_by_one(event.dealer, tuple(in_turn(event.dealer + 1, sit.setup.seats)), sit.laid.hands)

    def taker(self, event: Event) -> Seat | None:
        return event.seat if isinstance(event, TrickTaken) else None

    def grown_pile(self, event: Event) -> int | None:
        """Return the pile onto which an event puts a trick; None if it does not."""
        return event.seat if isinstance(event, TrickTaken) else None

    def drop_rect(self, sit: S) -> QRectF:
        """Return the rectangle that is highlighted while a card that can be played is dragged."""
        return self.slot_rect(sit)

    # Arrangement.

    def after(self, spread: Any, event: Event, viewer: Seat | None) -> Any:
        match event:
            case CardPlayed(seat, card, leads):
                return spread.played(seat, (card,), leads)
            case TrickTaken(seat):
                return spread.taken(seat)
        return spread

    def last_trick(self, view: Any) -> Any:
        if not view.table.tricks:
            return None
        trick = view.table.tricks[-1]
        plays = tuple((laid.seat, (laid.card,)) for laid in trick.plays)
        return replace(self.spread(view), trick=plays, leading=trick.winner)

    def past_lyings(self, sit: S) -> Iterator[PlacedCard]:
        return self.trick_lyings(sit)

    def past_pieces(self, sit: S) -> Iterator[tuple[str, Piece]]:
        return self.trick_pieces(sit)

    def hold(self, sit: S, event: Event) -> int:
        """Return the milliseconds for which a finished trick stays; 0 for other events."""
        return HOLD if isinstance(event, TrickTaken) else 0

    def sounds(self, sit: S, event: Event) -> tuple[Cue, ...]:
        match event:
            case Dealt():
                return dealt(sum(map(len, sit.laid.hands)) if sit.laid is not None else 0)
            case CardPlayed():
                return laid()
            case TrickTaken():
                return taken()
        return ()

    def telling(self, sit: S, event: Event) -> tuple[str, str]:
        match event:
            case Dealt():
                return table_phrases.dealing(), self.deal_clause
            case TrickTaken(seat):
                return self.trick_goes_to(sit, seat), self.trick_clause
        return "", ""

    def layout(self, size: QRectF, dpr: float, deck: Deck) -> CardLayout:
        return CardLayout(size, dpr, deck.height(1), self.setup.seats)

    def motion(self, stage: CardScene, before: S, event: Event) -> QAbstractAnimation | None:
        if before.pace.instant:
            return None
        if stage.laid == before.laid:
            stage.furnish()
            return None
        dealing = self.dealing(stage.now, event)
        return glide(stage, self, event) if dealing is None else deal(stage, dealing)

    def waits(self, sit: S, event: Event) -> bool:
        """Return whether a finished trick stays even when animations are off."""
        return sit.pace.waits or bool(sit.pace.looks > 0)

    def hand_spots(self, sit: S, hand: Hand, chosen: Collection[int] = ()) -> tuple[Spot, ...]:
        """Return the places of the cards of the own hand; those at the indices in ``chosen`` are raised."""
        spots: tuple[Spot, ...] = sit.at.hand(len(hand), chosen)
        return spots

    def own_hand(self, sit: S) -> Hand:
        if sit.laid is None or not sit.laid.hands:
            return ()
        hand: Hand = sit.laid.hands[sit.seat]
        known = [card for card in hand if card is not None]
        return self.sorted_hand(sit, known) if len(known) == len(hand) else hand

    def sorted_hand(self, sit: S, cards: Collection[Part]) -> Hand:
        """Return cards in display order: those that the player sorted, then the others by ``rank``."""
        kept = [card for card in sit.order or () if card in cards]
        return (*kept, *sorted((card for card in cards if card not in kept), key=lambda card: self.rank(sit, card)))

    def playable(self, sit: S) -> frozenset[Part] | None:
        """Return the cards that can be part of a play with the chosen ones; of any play once these are complete."""
        if sit.moves is None:
            return None
        cards = sit.open_moves & self.pack
        return (sit.moves.next_parts(sit.pick) or cards) if cards else None

    def lyings(self, sit: S) -> Iterator[PlacedCard]:
        if sit.laid is None:
            return
        yield from self.stock_lyings(sit)
        yield from self.trick_lyings(sit)
        yield from self.hand_lyings(sit)

    def stock_lyings(self, sit: S) -> Iterator[PlacedCard]:
        """Yield the stock, the turn-up and the piles."""
        spread = sit.laid
        if spread.turn_up is not None:
            looks = sit.looks(spread.turn_up) | {"covered"}
            yield PlacedCard(("turn_up", 0, 0), spread.turn_up, sit.at.turn_up, HEIGHT["turn_up"], looks)
        if spread.stock:
            layers = min(DEPTH, math.ceil(spread.stock / 6)) - 1
            yield PlacedCard(("stock", 0, 0), None, sit.at.stock, HEIGHT["stock"], sit.looks("stock"), layers)
        for pile, tricks in enumerate(spread.piles):
            if tricks:
                looks, spot = sit.looks(f"pile {pile}"), sit.at.pile(self.pile_side(sit, pile))
                yield PlacedCard(("pile", pile, 0), None, spot, HEIGHT["pile"], looks, min(DEPTH, tricks))

    def trick_lyings(self, sit: S) -> Iterator[PlacedCard]:
        """Yield the cards of the trick."""
        beaten = self.beaten(sit, sit.pointed) if sit.pointed in self.pack else frozenset()
        for number, (seat, cards) in enumerate(sit.laid.trick):
            spots = sit.at.trick(sit.side(seat), len(cards))
            for place, (card, spot) in enumerate(zip(cards, spots, strict=True)):
                looks = sit.looks(card) | ({"beaten"} if card in beaten else frozenset())
                yield PlacedCard(("trick", seat, place), card, spot, HEIGHT["trick"] + number * 8 + place, looks)

    def hand_lyings(self, sit: S) -> Iterator[PlacedCard]:
        """Yield the cards of all hands: the own one large, the others small, or open where all players see them."""
        for seat, hand in enumerate(sit.laid.hands):
            side = sit.side(seat)
            if side == OWN:
                yield from self.own_lyings(sit)
                continue
            seen = any(card is not None for card in hand)
            spots = sit.at.trick(side, len(hand)) if seen else sit.at.backs(side, len(hand))
            looks = sit.looks(f"hand {seat}")
            for place, (card, spot) in enumerate(zip(hand, spots, strict=True)):
                shown = looks if card is None else sit.looks(card)
                height = HEIGHT["trick" if seen else "hand"] + place / 100
                yield PlacedCard(("hand", seat, place), card, spot, height, shown)

    def own_lyings(self, sit: S) -> Iterator[PlacedCard]:
        """Yield the cards of the hand at the bottom."""
        hand, left = sit.own_hand, list(sit.pick or sit.early)
        chosen = []
        for place, card in enumerate(hand):
            if card in left:
                left.remove(card)
                chosen.append(place)
        for place, (card, spot) in enumerate(zip(hand, self.hand_spots(sit, hand, chosen), strict=True)):
            looks = sit.looks(card) if card is not None else sit.looks(f"hand {sit.seat}")
            if place in chosen:
                looks |= {"chosen"}
            elif sit.playable is not None and card not in sit.playable:
                looks |= {"dim"}
            yield PlacedCard(("hand", sit.seat, place), card, spot, HEIGHT["own"] + place, looks)

    def name_of(self, sit: S, lying: PlacedCard) -> Part:
        zone, owner, _ = lying.key
        return lying.card or (zone if zone == "stock" else f"{zone} {owner}")

    def carries(self, sit: S, part: Part) -> bool:
        return part in sit.own_hand

    def can_be_lifted(self, sit: S, lying: PlacedCard) -> bool:
        return lying.key[:2] == ("hand", sit.seat)

    # Pieces beside the cards.

    def pieces(self, sit: S) -> Iterator[tuple[str, Piece]]:
        spread, at = sit.laid, sit.at
        if spread is None:
            return
        for seat in map(Seat, range(sit.setup.seats)):
            if at.small and seat == sit.seat:
                continue  # the hand takes its place
            plate = at.plate(sit.side(seat))
            mark = self.seat_mark(sit, seat, round(plate.height() * 0.64))
            said = self.plate_text(sit, seat)
            picture = pictures.plate_picture(plate.size(), said, mark, sit.theme, sit.dpr)
            yield f"plate {seat}", (picture, plate.center(), UNDER)
        yield from self.trick_pieces(sit)
        for pile, tricks in enumerate(spread.piles):
            if tricks:
                caption = self.caption(sit, self.pile_caption(sit, pile))
                yield f"pile {pile}", (caption, self.beside_pile(sit, pile, caption), UNDER)
        if self.would_lay(sit):
            rect = self.drop_rect(sit)
            yield "target", (pictures.target_picture(rect.size(), sit.theme, sit.dpr), rect.center(), UNDER + 0.3)
        sign = None if at.small else self.stock_sign(sit)
        if sign is not None:
            picture = pictures.sign_picture(at.trump.size(), *sign, sit.theme, sit.dpr)
            yield "stock", (picture, at.trump.center(), UNDER)
        lens = self.lens(sit, sit.pointed) if sit.pointed in self.pack else None
        if lens is not None and not sit.carried:
            rect = self.lens_place(sit, lens)
            picture = pictures.lens_picture(rect.size(), lens, at.lettering, sit.theme, sit.dpr)
            yield "lens", (picture, rect.center(), OVER)

    def lens_place(self, sit: S, lens: Lens) -> QRectF:
        """Return the rectangle of the lens (the rank panel); its picture is aligned with the bottom."""
        rect: QRectF = sit.at.lens
        if sit.order is not None:  # the sort button takes its place
            rect.moveBottom(self.sort_place(sit).top() - 8)
        return rect

    def beside_pile(self, sit: S, pile: int, caption: QPixmap) -> QPointF:
        """Return the centre of a pile's caption: right of the own pile, below the top one, above those at the sides."""
        side = self.pile_side(sit, pile)
        spot, size = sit.at.pile(side), caption.deviceIndependentSize()
        if side == OWN:
            return QPointF(spot.at + QPointF(spot.width * sit.at.height / 2 + size.width() / 2 + 12, 0))
        down = spot.width / 2 + size.height() / 2 + 8
        return QPointF(spot.at + QPointF(0, down if side == TOP else -down))

    def trick_pieces(self, sit: S) -> Iterator[tuple[str, Piece]]:
        """Yield the captions of all plays, the frame around the winning one, and the slot for own cards."""
        px = sit.caption_size
        for seat, cards in sit.laid.trick:
            rect = sit.at.trick_rect(sit.side(seat), len(cards))
            text = self.play_caption(sit, seat)
            if self._width(px, text) > sit.at.caption_room:  # the name is on the plate as well
                text = text.partition(" · ")[2] or text
            if seat == sit.laid.leading:
                yield "frame", self.frame(sit, rect, text)
            elif text:
                at = QPointF(rect.center().x(), rect.bottom() + px * 1.15)
                yield f"caption {seat}", (self.caption(sit, text), at, UNDER + 0.2)
        if self.slot_caption(sit):
            rect = self.slot_rect(sit)
            picture = pictures.slot_picture(rect.size(), self.slot_caption(sit), px, sit.theme, sit.dpr)
            yield SLOT, (picture, rect.center(), UNDER)

    def frame(self, sit: S, rect: QRectF, text: str) -> Piece:
        """Return the frame around a play, with its caption."""
        frame, px = self.framed(sit, rect, text)
        picture = pictures.frame_picture(frame.size(), text, px, sit.theme, sit.dpr)
        return picture, frame.center(), UNDER + 0.1

    def framed(self, sit: S, rect: QRectF, text: str) -> tuple[QRectF, float]:
        """Return the rectangle of that frame, and the font size of its caption."""
        px, edge = sit.caption_size, 9 * sit.at.unit
        room, wide = rect.width() + 2 * edge - 20, self._width(px, text)
        if wide > room:
            px = max(12.5, px * room / wide)
        frame = rect.adjusted(-edge, -edge, edge, px * 2.1 + 3)
        wide = max(0.0, self._width(px, text) + 32 - frame.width())
        return frame.adjusted(-wide / 2, 0, wide / 2, 0), px

    @staticmethod
    def _width(px: float, text: str) -> float:
        return QFontMetricsF(art.sans(px, QFont.Weight.Bold)).horizontalAdvance(text)

    def caption(self, sit: S, text: str) -> QPixmap:
        """Return the picture of a caption."""
        return pictures.caption_picture(text, sit.caption_size, sit.theme, sit.dpr)

    # Buttons.

    def sort_place(self, sit: S) -> QRectF:
        """Return the rectangle of the button that sorts the hand."""
        row: QRectF = sit.at.button_row
        return row.translated(0, -row.height() - 8)

    def buttons(self, sit: S) -> Iterator[TableButton]:
        yield from self.play_buttons(sit)
        if sit.order is not None:
            yield TableButton(SORT, QCoreApplication.translate("table", "Sort the hand"), self.sort_place(sit))

    def play_buttons(self, sit: S) -> Iterator[TableButton]:
        """Yield the button that plays the chosen cards, while cards are to be played."""
        if sit.playable is not None:
            yield self.play_button(sit)

    def play_button(self, sit: S) -> TableButton:
        """Return the button that plays the chosen cards."""
        text = (
            QCoreApplication.translate("table", "Lay %n card(s)", "button; Enter does the same", len(sit.pick))
            if sit.complete
            else QCoreApplication.translate("table", "Choose cards", "button, before enough cards are chosen")
        )
        told = f"{text} · {QCoreApplication.translate('table', 'Enter', 'the key')}"
        return TableButton(PLAY, text, sit.at.button_row, told, primary=True, enabled=sit.complete)

    # Parts and places.

    def part_at(self, sit: S, point: QPointF) -> Part | None:
        lying = self.lying_at(sit, point)
        if lying is not None:
            return self.name_of(sit, lying)
        if self.slot_caption(sit) and self.slot_rect(sit).contains(point):
            return SLOT
        return None

    def plate_at(self, sit: S, point: QPointF) -> Part | None:
        """Return the hand whose name plate is at a point; None if there is none."""
        seats = range(sit.setup.seats)
        return next((f"hand {seat}" for seat in seats if sit.at.plate(sit.side(seat)).contains(point)), None)

    def place(self, sit: S, part: Part) -> QPointF | None:
        if part == SLOT:
            return QPointF(sit.at.trick_middle(OWN))
        if part not in self.pack:
            return super().place(sit, part)
        spot = next((lying.spot for lying in sit.lyings if self.name_of(sit, lying) == part), None)
        if spot is None:
            return None
        corner = QPointF(-spot.width * 0.32, -spot.width * sit.at.height * 0.25)
        return QPointF(spot.at + QTransform().rotate(spot.turn).map(corner))  # which no other card covers

    def keyed(self, sit: S, key: str) -> Part | None:
        """Return the card of the hand at the place of a digit; 0 is the turn-up."""
        if key == "0" and sit.laid is not None:
            turned: Part | None = sit.laid.turn_up
            return turned
        place = "123456789".find(key) if len(key) == 1 else -1
        return sit.own_hand[place] if 0 <= place < len(sit.own_hand) else None

    def first_part(self, sit: S) -> Part:
        return next((card for card in sit.own_hand if card is not None), "stock")

    def beside(self, sit: S, part: Part, right: int, down: int) -> Part:
        """Return the next card of the hand or, in other directions, the nearest part, preferably in a straight line."""
        here = self.place(sit, part)
        if here is None:
            return self.first_part(sit)
        hand = sit.own_hand
        if right and part in hand and 0 <= hand.index(part) + right < len(hand):
            return hand[hand.index(part) + right] or part
        best, far = part, (True, math.inf)
        for other in self.parts(sit):
            there = self.place(sit, other)
            if there is None or other == part or (down and part in hand and other in hand):
                continue
            way = there - here
            along = way.x() * right + way.y() * down
            across = abs(way.x() * down) + abs(way.y() * right)
            if along > 4 and (across > along, along + 2 * across) < far:
                best, far = other, (across > along, along + 2 * across)
        return best

    # For screen readers.

    def parts(self, sit: S) -> list[Part]:
        """Return all parts: the own hand, the trick, then the rest."""

        def zone(lying: PlacedCard) -> str:
            return "own" if lying.key[:2] == ("hand", sit.seat) else lying.key[0]

        ordered = sorted(sit.lyings, key=lambda lying: _READING[zone(lying)])
        return list(dict.fromkeys(self.name_of(sit, lying) for lying in ordered))
