"""Presenter of Snapphanaleden: 800, 1000, 150 and Fjabbe."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QAbstractAnimation, QCoreApplication, QPauseAnimation, QPointF, QRectF
from PySide6.QtGui import QImage, QPixmap

from bluestick.engine.events import Event
from bluestick.engine.moves import Move, MoveSet, Part, Pick, Refusal
from bluestick.engine.rules import AnyRules, Setup
from bluestick.engine.seats import Seat
from bluestick.engine.tricks import Hand
from bluestick.games.snapphana.cards import PLACE, SUIT
from bluestick.games.snapphana.events import CardGiven, Dealt, Declared, FjontLost, SecondDealt, TrickTaken
from bluestick.games.snapphana.legal import SnapphanaMoves
from bluestick.games.snapphana.moves import Declare, Give
from bluestick.games.snapphana.state import FORMS, View
from bluestick.store.appearance import Appearance
from bluestick.tables.cards import Deck, Snapphana
from bluestick.tables.drawing.theme import Theme
from bluestick.tables.input.touch_reply import PLAY, TableButton, TouchReply
from bluestick.tables.motion.dealing import Dealing
from bluestick.tables.motion.pace import READ
from bluestick.tables.motion.sounds import Cue
from bluestick.tables.scene.card_facts import CardFacts
from bluestick.tables.scene.card_layout import OWN, TOP
from bluestick.tables.scene.card_pictures import Lens
from bluestick.tables.scene.panel_content import Choosable, Gauge
from bluestick.tables.scene.placed_card import Piece, PlacedCard
from bluestick.tables.snapphana import arrangement as spreading
from bluestick.tables.snapphana import descriptions, descriptions_advice, pieces, placed_cards, sheets, touch_replies
from bluestick.tables.snapphana.arrangement import SnapphanaArrangement
from bluestick.tables.snapphana.card_names import GIFT, NAMES, NamedMoves, named
from bluestick.tables.snapphana.context import SnapphanaContext, SnapphanaUiState
from bluestick.tables.snapphana.layout import SIDES, SnapphanaLayout
from bluestick.tables.snapphana.rule_pictures import picture
from bluestick.tables.snapphana.sheets import DECLARE, SHEET
from bluestick.tables.snapphana.sounds import sounds
from bluestick.tables.tricks.trick_presenter import TrickPresenter
from bluestick.tables.widget.card_scene import CardScene
from bluestick.text.snapphana.names import card_of

SUITS = "SHCDT"
"""Suits of a hand from left to right: black and red in turn, then the trumps."""


class SnapphanaPresenter(TrickPresenter[SnapphanaContext]):
    """Presenter for two or four players, with sheets for declaring and for giving a card."""

    words_on_cloth = True
    sitting = SnapphanaContext
    sides = SIDES
    pack = NAMES

    def __init__(self, rules: AnyRules, setup: Setup) -> None:
        super().__init__(rules, setup)
        self.form = FORMS[setup.variant]

    # Arrangement.

    def spread(self, view: View) -> SnapphanaArrangement:
        return spreading.spread_of(view)

    def after(self, spread: SnapphanaArrangement, event: Event, viewer: Seat | None) -> SnapphanaArrangement:
        return spreading.after(spread, event)

    def last_trick(self, view: View) -> SnapphanaArrangement | None:
        if not view.table.tricks:
            return None
        return spreading.past(self.spread(view), view.table.tricks[-1])

    def layout(self, size: QRectF, dpr: float, deck: Deck) -> SnapphanaLayout:
        return SnapphanaLayout(size, dpr, deck.height(1), self.setup.seats, self.form.hand + self.form.extra)

    def room(self, sit: SnapphanaContext) -> SnapphanaLayout:
        """Return the layout: with a sheet beside the trick, or on nearly the whole table once all cards are played."""
        beside = bool(sit.gifts) or sit.desk.helping
        free = bool(sit.gifts) and sit.shown is not None and sit.shown.table.turn is None
        same = (beside, free) == (sit.at.beside, sit.at.free)
        return sit.at if same else replace(sit.at, beside=beside, free=free)

    def lyings(self, sit: SnapphanaContext) -> Iterator[PlacedCard]:
        yield from super().lyings(sit)
        yield from placed_cards.debt_lyings(sit)

    def stock_lyings(self, sit: SnapphanaContext) -> Iterator[PlacedCard]:
        return placed_cards.stock_lyings(sit)

    def trick_lyings(self, sit: SnapphanaContext) -> Iterator[PlacedCard]:
        beaten = self.beaten(sit, sit.pointed) if sit.pointed is not None else frozenset()
        return placed_cards.trick_lyings(sit, beaten)

    def hand_lyings(self, sit: SnapphanaContext) -> Iterator[PlacedCard]:
        return placed_cards.hand_lyings(sit)

    def name_of(self, sit: SnapphanaContext, lying: PlacedCard) -> Part:
        return placed_cards.name_of(sit, lying)

    def pile_side(self, sit: SnapphanaContext, pile: int) -> str:
        """Return the side of a pile: for pairs bottom or top, otherwise the player's own."""
        if self.form.sides == 2:
            return OWN if pile == sit.counts_with(sit.seat) else TOP
        return super().pile_side(sit, pile)

    def beaten(self, sit: SnapphanaContext, card: Part) -> frozenset[Part]:
        return placed_cards.beaten(sit, card)

    # Cards.

    def deck(self, theme: Theme, look: Appearance) -> Deck:
        return Snapphana(theme, four_colour=look.four_colours, large_index=look.large_index, back=look.back)

    def face(self, card: Part) -> Part:
        return card_of(card)

    def rank(self, sit: SnapphanaContext, card: Part) -> tuple[int, int, Part]:
        own = card_of(card)
        return SUITS.index(SUIT[own]) if SUIT[own] else len(SUITS), PLACE[own], card

    def own_hand(self, sit: SnapphanaContext) -> Hand:
        """Return the viewer's hand in unique card names."""
        if sit.laid is None or not sit.laid.hands:
            return ()
        hand = sit.laid.hands[sit.seat]
        names = named([card for card in hand if card is not None])
        closed = len(hand) - len(names)
        return (*names, *(None,) * closed) if closed else self.sorted_hand(sit, names)

    def deck_mark(self, sit: SnapphanaContext, lying: PlacedCard) -> str | None:
        return placed_cards.deck_mark(sit, lying)

    def is_other_hand(self, sit: SnapphanaContext, view: View) -> bool:
        return sit.shown is None or view.table.hand != sit.shown.table.hand

    # Events.

    def first_desk(self) -> SnapphanaUiState:
        return SnapphanaUiState()

    def foreseen(self, sit: SnapphanaContext, events: tuple[Event, ...], view: View) -> SnapphanaUiState:
        """Return the state before ``events`` are shown; without events, declaring everything ends."""
        return replace(sit.desk, declares_all=sit.desk.declares_all and bool(events))

    def offered(self, sit: SnapphanaContext) -> SnapphanaUiState:
        """Return the state with the declaration sheet open, unless it was closed in this hand."""
        wanted = sit.shown is not None and sit.shown.table.hand != sit.desk.unwanted
        more = sit.desk.declares_all and (sit.moves is None or bool(sit.undeclared))
        return replace(sit.desk, helping=wanted and bool(sit.undeclared), declares_all=more)

    def in_short(self, event: Event) -> Event | None:
        return event

    def sounds(self, sit: SnapphanaContext, event: Event) -> tuple[Cue, ...]:
        return sounds(event)

    def telling(self, sit: SnapphanaContext, event: Event) -> tuple[str, str]:
        return descriptions.telling(sit, event)

    def dealing(self, sit: SnapphanaContext, event: Event) -> Dealing | None:
        dealer = sit.shown.table.dealer if sit.shown is not None else None
        if isinstance(event, SecondDealt) and dealer is not None:
            return spreading.dealt_again(event, self.form, dealer)
        return spreading.dealt(event, self.form) if isinstance(event, Dealt) else None

    def grown_pile(self, event: Event) -> int | None:
        match event:
            case TrickTaken(seat) | CardGiven(seat) | FjontLost(_, seat):
                return seat % self.form.sides
        return None

    def motion(self, stage: CardScene, before: SnapphanaContext, event: Event) -> QAbstractAnimation | None:
        """Return the animation of an event; a declared combination stays on display for a while."""
        stage.gather("gift")  # put away the cards that could be given
        stage.take_away("gifts")
        if not isinstance(event, Declared):
            return super().motion(stage, before, event)
        stage.arrange()
        return QPauseAnimation(before.pace.look(2 * READ) or 2 * READ)

    # Beside the cards.

    def plate_note(self, sit: SnapphanaContext, seat: Seat) -> str:
        return descriptions.plate_note(sit, seat)

    def slot_caption(self, sit: SnapphanaContext) -> str:
        busy = sit.laid is None or sit.discarding or sit.laid.declared
        return "" if busy else super().slot_caption(sit)

    def pile_caption(self, sit: SnapphanaContext, pile: int) -> str:
        return descriptions.pile_caption(sit, pile)

    def beside_pile(self, sit: SnapphanaContext, pile: int, caption: QPixmap) -> QPointF:
        return pieces.beneath(sit, sit.at.pile(self.pile_side(sit, pile)), caption)

    def facts(self, sit: SnapphanaContext, lying: PlacedCard) -> CardFacts | None:
        return descriptions_advice.facts(card_of(lying.card)) if lying.card else None

    def lens(self, sit: SnapphanaContext, card: Part) -> Lens | None:
        if sit.shown is None or sit.laid is None or card not in sit.own_hand:
            return None
        return descriptions_advice.lens(sit, card)

    def lens_place(self, sit: SnapphanaContext, lens: Lens) -> QRectF:
        return pieces.clear_of_trick(sit, lens, super().lens_place(sit, lens))

    def pieces(self, sit: SnapphanaContext) -> Iterator[tuple[str, Piece]]:
        for name, piece in super().pieces(sit):
            if pieces.keeps_room(sit, name):
                yield name, piece
        yield from pieces.open_lens(sit)
        yield from pieces.beside(sit)
        yield from sheets.pieces(sit)

    def sort_place(self, sit: SnapphanaContext) -> QRectF:
        place: QRectF = sit.at.sorter
        return place

    def buttons(self, sit: SnapphanaContext) -> Iterator[TableButton]:
        yield from super().buttons(sit)
        yield from touch_replies.buttons(sit)

    def play_buttons(self, sit: SnapphanaContext) -> Iterator[TableButton]:
        if sit.playable is not None or sit.gifts:
            yield self.play_button(sit)

    def play_button(self, sit: SnapphanaContext) -> TableButton:
        text, enter = descriptions.play_button(sit), QCoreApplication.translate("table", "Enter", "the key")
        return TableButton(PLAY, text, sit.at.button_row, f"{text} · {enter}", primary=True, enabled=sit.complete)

    # Input.

    def offers(self, sit: SnapphanaContext, moves: MoveSet[Any]) -> MoveSet[Any]:
        """Return the moves in unique card names, so that each of several equal cards can be picked."""
        view = sit.shown
        if not isinstance(moves, SnapphanaMoves) or view is None or view.seat is None:
            return moves
        return NamedMoves(moves, view.hand, tuple(dict.fromkeys(view.table.payable(view.seat))))

    def unasked(self, sit: SnapphanaContext) -> Move | None:
        return touch_replies.next_declaration(sit)

    def touched(self, sit: SnapphanaContext, part: Part) -> TouchReply | None:
        return touch_replies.touched(sit, part)

    def chooses(self, sit: SnapphanaContext, part: Part) -> bool:
        return part.startswith((DECLARE, GIFT))

    def instead(self, sit: SnapphanaContext, part: Part) -> Pick:
        """Return the pick without the card that ``part`` replaces."""
        if sit.moves is None or len(sit.pick) != 1 or part in sit.moves.next_parts(sit.pick):
            return sit.pick
        return sit.pick if sit.discarding or part not in sit.open_moves else ()

    def laying(self, sit: SnapphanaContext, move: Move) -> TouchReply | None:
        return touch_replies.laying(sit, move)

    def cancelled(self, sit: SnapphanaContext) -> SnapphanaUiState:
        return replace(sit.desk, declares_all=False)

    def repicked(self, sit: SnapphanaContext, pick: Pick) -> SnapphanaUiState:
        return touch_replies.repicked(sit, pick)

    def pushed_on(self, sit: SnapphanaContext) -> TouchReply | None:
        declared = sit.laid is not None and sit.laid.declared is not None and not sit.settled
        return TouchReply(goes_on=True) if declared else None

    def keyed(self, sit: SnapphanaContext, key: str) -> Part | None:
        return touch_replies.keyed(key) or super().keyed(sit, key)

    def words(self, sit: SnapphanaContext) -> tuple[Part, ...]:
        """Return no words: all moves are made with cards."""
        return ()

    def why_not_yet(self, sit: SnapphanaContext) -> Refusal | None:
        return descriptions_advice.why_not_yet(sit)

    def reading_text(self, sit: SnapphanaContext, move: Move) -> str:
        return descriptions_advice.reading(move) if isinstance(move, Declare) else ""

    def hints(self, sit: SnapphanaContext, move: Move) -> frozenset[Part]:
        """Return the parts that a hint marks: a card to give in the pile, any other card in the hand or trick."""
        if isinstance(move, Give):
            return frozenset((GIFT + move.card,))
        hinted = frozenset(named(self.rules.parts(move)))
        return hinted | {DECLARE + move.kind} if isinstance(move, Declare) else hinted

    # Parts.

    def part_at(self, sit: SnapphanaContext, point: QPointF) -> Part | None:
        """Return the part at a point; a sheet hides what is below it."""
        for name, line in sit.rows.items():
            if name != SHEET and line.place.contains(point):
                return name
        found = super().part_at(sit, point)
        if sheets.cover(sit).contains(point):
            return found if found is not None and found.startswith(GIFT) else None
        return found or self.plate_at(sit, point)

    def place(self, sit: SnapphanaContext, part: Part) -> QPointF | None:
        if part in sit.rows:
            return sit.rows[part].place.center()
        zone, _, owner = part.partition(" ")
        if zone == "hand":
            return QPointF(sit.at.plate(sit.side(int(owner))).center())
        if zone == "seen" or part.startswith(GIFT):
            spot = next((lying.spot for lying in sit.lyings if self.name_of(sit, lying) == part), None)
            return None if spot is None else spot.at - QPointF(spot.width * 0.34, spot.width * 0.5)
        return super().place(sit, part)

    def parts(self, sit: SnapphanaContext) -> list[Part]:
        return touch_replies.parts(sit)

    def first_part(self, sit: SnapphanaContext) -> Part:
        """Return the first part for the cursor; without a hand, a card to give for Fjønt."""
        return GIFT + sit.gifts[0] if sit.gifts and not sit.own_hand else super().first_part(sit)

    def beside(self, sit: SnapphanaContext, part: Part, right: int, down: int) -> Part:
        return touch_replies.beside(sit, part, right, down) or super().beside(sit, part, right, down)

    def moved_cursor(self, sit: SnapphanaContext, gone: Part) -> Part | None:
        return touch_replies.moved_cursor(sit, gone)

    # Texts.

    def table_name(self, sit: SnapphanaContext) -> str:
        return descriptions.table_name(sit)

    def table_text(self, sit: SnapphanaContext, part: Part) -> str:
        card = sit.open_card(part)
        known = descriptions_advice.lens(sit, card, own=False).lines if card is not None else ()
        return ", ".join((descriptions.thing(sit, part), *known))

    def rank_said(self, sit: SnapphanaContext, card: Part) -> str:
        return descriptions_advice.rank(card_of(card))

    def card_said(self, sit: SnapphanaContext, part: Part) -> str:
        return descriptions.card_said(sit, part)

    def side_sign(self, seat: Seat) -> int:
        return seat % self.form.sides if self.form.sides < self.setup.seats else 0

    def seat_note(self, sit: SnapphanaContext, view: View, seat: Seat) -> str:
        return descriptions.seat_note(sit, view, seat)

    def place_note(self, sit: SnapphanaContext, view: View, seat: Seat) -> str:
        """Return an empty note: all seats are alike."""
        return ""

    def seat_score(self, view: View, seat: Seat) -> str:
        return str(view.table.totals[view.table.side(seat)])

    def gauges(self, sit: SnapphanaContext, view: View) -> tuple[Gauge, ...]:
        return (descriptions.race(view),)

    def explain_pick(self, sit: SnapphanaContext) -> str:
        return descriptions_advice.explain(sit)

    def options(self, sit: SnapphanaContext) -> tuple[Choosable, ...]:
        return tuple(descriptions_advice.options(sit))

    # Pictures.

    @staticmethod
    def picture(theme: Theme, case: dict[str, Any], width: float, dpr: float) -> QImage:
        return picture(theme, case, width, dpr)
