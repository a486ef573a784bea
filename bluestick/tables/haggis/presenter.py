"""Presenter of haggis."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QAbstractAnimation, QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QImage, QPixmap

from bluestick.engine.events import Event
from bluestick.engine.moves import Move, Part, Refusal
from bluestick.engine.seats import Seat
from bluestick.engine.tricks import Hand
from bluestick.games.haggis.cards import CARDS
from bluestick.games.haggis.events import Dealt, TrickGiven, TrickTaken
from bluestick.games.haggis.moves import BETS, GIFTS, WORDS, Play, Word
from bluestick.games.haggis.scoring import worth
from bluestick.games.haggis.state import View
from bluestick.store.appearance import Appearance
from bluestick.tables.cards import Deck, Haggis
from bluestick.tables.drawing.theme import Theme
from bluestick.tables.haggis import arrangement, descriptions, descriptions_advice, hand, pieces, places
from bluestick.tables.haggis.arrangement import HaggisArrangement
from bluestick.tables.haggis.context import HaggisContext
from bluestick.tables.haggis.layout import SIDES, HaggisLayout
from bluestick.tables.haggis.layout_pair import PairLayout
from bluestick.tables.haggis.rule_pictures import case_picture
from bluestick.tables.haggis.sounds import sounds
from bluestick.tables.input.touch_reply import SLOT, TableButton, TouchReply
from bluestick.tables.motion.dealing import Dealing
from bluestick.tables.motion.pace import HOLD, THINK
from bluestick.tables.motion.sounds import Cue
from bluestick.tables.scene.card_facts import CardFacts
from bluestick.tables.scene.card_layout import OWN, Spot
from bluestick.tables.scene.card_pictures import Lens
from bluestick.tables.scene.panel_content import Choosable, Gauge
from bluestick.tables.scene.placed_card import Piece, PlacedCard
from bluestick.tables.tricks.trick_presenter import TrickPresenter
from bluestick.tables.widget.card_scene import CardScene
from bluestick.text import table_phrases
from bluestick.text.cards import index_language
from bluestick.text.haggis.names import combination

SORTER = "sorter"
"""Part name of the sort button."""
PASS_KEY, SORT_KEY = "0", "F9"


class HaggisPresenter(TrickPresenter[HaggisContext]):
    """Presenter for two or three players; each has three open wild cards."""

    words_on_cloth = True
    past_in_rows = False
    pause = THINK
    pack = frozenset(CARDS)
    sides = SIDES
    sitting = HaggisContext

    # Arrangement.

    def layout(self, size: QRectF, dpr: float, deck: Deck) -> HaggisLayout:
        return (PairLayout if self.setup.seats == 2 else HaggisLayout)(size, dpr, deck.height(1))

    def deck(self, theme: Theme, look: Appearance) -> Deck:
        return Haggis(theme, look.index or index_language(), large_index=look.large_index, back=look.back)

    def deck_mark(self, sit: HaggisContext, lying: PlacedCard) -> str | None:
        zone, number, _ = lying.key
        if zone != "trick" or sit.laid is None or lying.card is None or number >= len(sit.laid.trick):
            return None
        return arrangement.mark(lying.card, sit.laid.trick[number][1], sit.laid.readings[number])

    def spread(self, view: View) -> HaggisArrangement:
        return arrangement.spread_of(view, self.setup.seats)

    def after(self, laid: HaggisArrangement, event: Event, viewer: Seat | None) -> HaggisArrangement:
        return arrangement.after(laid, event)

    def last_trick(self, view: View) -> HaggisArrangement | None:
        """Return the last trick; before the first one of a round, the last scored round. GQ10."""
        if view.table.tricks:
            last = view.table.tricks[-1]
            return arrangement.past(self.spread(view), last.plays, last.winner)
        return arrangement.counted(self.spread(view), view) if view.table.scores else None

    def lyings(self, sit: HaggisContext) -> Iterator[PlacedCard]:
        yield from super().lyings(sit)
        if sit.laid is not None:
            yield from places.turned_over(sit)

    def past_lyings(self, sit: HaggisContext) -> Iterator[PlacedCard]:
        """Yield the trick, and the turned-over cards of a scored round."""
        yield from self.trick_lyings(sit)
        yield from places.turned_over(sit)

    def past_pieces(self, sit: HaggisContext) -> Iterator[tuple[str, Piece]]:
        yield from self.trick_pieces(sit)
        yield from pieces.turned_over(sit)

    def stock_lyings(self, sit: HaggisContext) -> Iterator[PlacedCard]:
        return places.stock(sit)

    def trick_lyings(self, sit: HaggisContext) -> Iterator[PlacedCard]:
        return places.trick(sit)

    def hand_lyings(self, sit: HaggisContext) -> Iterator[PlacedCard]:
        for seat in map(Seat, range(self.setup.seats)):
            yield from self.own_lyings(sit) if seat == sit.seat else places.others_hand(sit, seat)

    def own_lyings(self, sit: HaggisContext) -> Iterator[PlacedCard]:
        for lying in super().own_lyings(sit):
            yield replace(lying, looks=lying.looks - {"proof"}) if sit.trick_proves else lying

    def is_kept(self, sit: HaggisContext, lying: PlacedCard) -> bool:
        """Return whether the card stays in place; the turned-over cards of a scored round do, too."""
        return lying.key[0] in ("last", "haggis") or super().is_kept(sit, lying)

    def kept_clear(self, sit: HaggisContext) -> list[QRectF]:
        """Return the rectangles to keep clear, including the captions above the cards."""
        return [rect.adjusted(0, -26 * sit.at.unit, 0, 0) for rect in super().kept_clear(sit)]

    # Events.

    def hold(self, sit: HaggisContext, event: Event) -> int:
        """Return the pause after ``event`` in milliseconds: time to look at a finished trick."""
        return HOLD if isinstance(event, TrickTaken) and event.to is not None else 0

    def sounds(self, sit: HaggisContext, event: Event) -> tuple[Cue, ...]:
        return sounds(event)

    def telling(self, sit: HaggisContext, event: Event) -> tuple[str, str]:
        match event:
            case Dealt():
                return table_phrases.dealing(), "haggis#G1.4"
            case TrickTaken(winner, to) if to == winner:
                return self.trick_goes_to(sit, winner), "haggis#G5.5"
            case TrickTaken(_, to) | TrickGiven(_, to) if to is not None:
                return descriptions.trick_given(sit, to), "haggis#G5.7"
        return "", ""

    def dealing(self, sit: HaggisContext, event: Event) -> Dealing | None:
        return arrangement.dealing(event) if isinstance(event, Dealt) else None

    def taker(self, event: Event) -> Seat | None:
        match event:
            case TrickTaken(winner) | TrickGiven(winner):
                return winner
        return None

    def grown_pile(self, event: Event) -> int | None:
        return event.to if isinstance(event, TrickTaken | TrickGiven) else None

    def motion(self, stage: CardScene, before: HaggisContext, event: Event) -> QAbstractAnimation | None:
        """Return the animation of an event; the frame and signs of a trick disappear when its cards move."""
        motion = super().motion(stage, before, event)
        if motion is not None:
            stage.furnish()
            stage.take_away(*(name for name in stage.furniture if name == "frame" or name.startswith("mark ")))
        return motion

    # The viewer's hand.

    def first_desk(self) -> str:
        return hand.SORTS[0]

    def is_other_hand(self, sit: HaggisContext, view: View) -> bool:
        """Return whether the round has changed."""
        return sit.shown is not None and sit.shown.table.round != view.table.round

    def rank(self, sit: HaggisContext, card: Part) -> tuple[Any, ...]:
        return hand.rank(sit, card)

    def hand_spots(self, sit: HaggisContext, cards: Hand, chosen: Collection[int] = ()) -> tuple[Spot, ...]:
        return sit.at.hand(len(cards), chosen, hand.breaks(sit, cards))

    def playable(self, sit: HaggisContext) -> frozenset[Part] | None:
        """Return the playable cards: none if the viewer has to pass."""
        return frozenset() if sit.must_pass else super().playable(sit)

    # Beside the cards.

    def pieces(self, sit: HaggisContext) -> Iterator[tuple[str, Piece]]:
        for name, piece in super().pieces(sit):
            if not (sit.at.small and name.startswith("pile")):
                yield name, piece
        if sit.laid is None:
            return
        yield from pieces.turned_over(sit)
        if not sit.at.small:
            yield from pieces.bets(sit)
            yield from pieces.stock(sit)
            yield from pieces.pill(sit)

    def trick_pieces(self, sit: HaggisContext) -> Iterator[tuple[str, Piece]]:
        return pieces.trick(sit)

    def slot_rect(self, sit: HaggisContext) -> QRectF:
        return sit.at.trick_rect(OWN, 3)

    def drop_rect(self, sit: HaggisContext) -> QRectF:
        """Return where cards can be dropped: the slot for a lead, else the trick, between the piles."""
        return self.slot_rect(sit) if self.slot_caption(sit) else sit.at.drop_zone

    def slot_caption(self, sit: HaggisContext) -> str:
        return "" if sit.laid is None or sit.laid.trick or sit.playable is None else table_phrases.your_lead()

    def beside_pile(self, sit: HaggisContext, pile: int, caption: QPixmap) -> QPointF:
        return sit.at.pile_caption(sit.side(pile), caption.deviceIndependentSize())

    # Buttons and keys.

    def buttons(self, sit: HaggisContext) -> Iterator[TableButton]:
        """Yield the buttons; none for a spectator and in a thumbnail."""
        if sit.laid is None or sit.viewer is None or (sit.at.small and sit.moves is None):
            return
        for word, place in sit.word_places.items():
            text, told = descriptions.button(sit, word)
            key = PASS_KEY if word is Word.PASS else ""
            now = word in GIFTS or (word is Word.PASS and sit.must_pass)
            enabled = word in BETS or word in GIFTS or word in sit.words
            yield TableButton(word, text, place, told, key=key, primary=now, enabled=enabled, tight=True)
        yield from self.play_buttons(sit)
        if sit.holds_cards and not sit.at.small:
            by = descriptions.sorting(sit.desk if sit.order is None else "hand")
            more = QCoreApplication.translate("haggis", "Sort the hand in another way")
            yield TableButton(SORTER, by, sit.at.button(1), f"{by}: {more}", key=SORT_KEY, tight=True)

    def play_buttons(self, sit: HaggisContext) -> Iterator[TableButton]:
        """Yield the play button as long as the viewer has cards, even while only a bet is possible."""
        if sit.moves is not None and sit.holds_cards and not sit.must_give and not sit.must_pass:
            button = self.play_button(sit)
            brief = QCoreApplication.translate("haggis", "Lay", "button, where there is little room")
            yield replace(button, text=brief, tight=True) if sit.at.small else button

    def keyed(self, sit: HaggisContext, key: str) -> Part | None:
        if key == SORT_KEY:
            return SORTER
        if key == PASS_KEY:
            return Word.PASS if sit.moves is not None else None
        if key in ("Return", "Enter") and sit.must_pass and sit.cursor is None:
            return Word.PASS
        return super().keyed(sit, key)

    # Input.

    def touched(self, sit: HaggisContext, part: Part) -> TouchReply | None:
        return TouchReply(desk=hand.next_sorting(sit), resorted=True) if part == SORTER else None

    def word_of(self, sit: HaggisContext, part: Part) -> Part | None:
        """Return the word of a button; clicking a name plate gives its player the trick. G5.7."""
        if part in WORDS:
            return part
        return f"give {part.removeprefix('hand ')}" if part.startswith("hand ") and sit.must_give else None

    def why_not_yet(self, sit: HaggisContext) -> Refusal | None:
        return descriptions_advice.why_not_yet(sit)

    def reading_text(self, sit: HaggisContext, move: Move) -> str:
        assert isinstance(move, Play)
        return combination(move.reading, sit.index)

    def part_at(self, sit: HaggisContext, point: QPointF) -> Part | None:
        found = super().part_at(sit, point)
        if found is not None or sit.laid is None:
            return found
        return self.plate_at(sit, point) or (SLOT if sit.complete and sit.at.zone.contains(point) else None)

    def name_of(self, sit: HaggisContext, lying: PlacedCard) -> Part:
        zone, owner, _ = lying.key
        match zone:
            case "hand" if owner == sit.seat and lying.card is not None:
                return lying.card
            case "stock" | "last" | "haggis":
                return zone
            case "open":
                return f"hand {owner}"
        return f"{zone} {owner}"

    def place(self, sit: HaggisContext, part: Part) -> QPointF | None:
        if part in WORDS:
            place = sit.word_places.get(Word(part))
            return place.center() if place is not None else None
        zone, _, owner = part.partition(" ")
        return sit.at.plate(sit.side(int(owner))).center() if zone == "hand" else super().place(sit, part)

    def parts(self, sit: HaggisContext) -> list[Part]:
        if sit.laid is None:
            return []
        names: list[Part] = [card for card in sit.own_hand if card is not None]
        names += sit.word_places if sit.viewer is not None else ()
        names += [f"trick {number}" for number in range(len(sit.laid.trick))]
        names += [f"hand {seat}" for seat in range(self.setup.seats)]
        rest = ("stock", "pile", "last", "haggis")
        names += [self.name_of(sit, lying) for lying in sit.lyings if lying.key[0] in rest]
        return list(dict.fromkeys(names))

    # Texts.

    def words(self, sit: HaggisContext) -> tuple[Part, ...]:
        return tuple(word for word in Word if word in sit.words)

    def words_beside(self, sit: HaggisContext) -> tuple[Part, ...]:
        """Return no words: all have buttons on the table."""
        return ()

    def plate_note(self, sit: HaggisContext, seat: Seat) -> str:
        return descriptions.plate_note(sit, seat)

    def play_caption(self, sit: HaggisContext, seat: Seat) -> str:
        return descriptions.play_caption(sit)

    def pile_caption(self, sit: HaggisContext, pile: int) -> str:
        assert sit.laid is not None
        cards = table_phrases.cards(sit.laid.piles[pile])
        if not self.setup.option("own_points") or pile != sit.seat or sit.shown is None or sit.viewer is None:
            return cards
        return f"{cards} · {table_phrases.points(worth(sit.shown.table.pile(sit.seat)))}"

    def facts(self, sit: HaggisContext, lying: PlacedCard) -> CardFacts | None:
        return descriptions_advice.facts(lying.card) if lying.card else None

    def lens(self, sit: HaggisContext, card: Part) -> Lens | None:
        return descriptions_advice.lens(sit, card) if sit.shown is not None and card in sit.own_hand else None

    def table_name(self, sit: HaggisContext) -> str:
        return descriptions.table_name(sit)

    def table_text(self, sit: HaggisContext, part: Part) -> str:
        return descriptions.thing(sit, part)

    def seat_note(self, sit: HaggisContext, view: View, seat: Seat) -> str:
        return descriptions.seat_note(sit, view, seat)

    def place_note(self, sit: HaggisContext, view: View, seat: Seat) -> str:
        """Return an empty note: all seats are alike."""
        return ""

    def side_note(self, sit: HaggisContext, view: View, seat: Seat) -> str:
        return descriptions.side_note(view) if seat == sit.seat else ""

    def seat_score(self, view: View, seat: Seat) -> str:
        return str(view.table.totals[seat])

    def gauges(self, sit: HaggisContext, view: View) -> tuple[Gauge, ...]:
        """Return the gauge of the race to the points that end the match. G9."""
        totals, target = view.table.totals, view.table.target
        most = max(target, *totals)
        return (
            Gauge(table_phrases.race(target), tuple((Seat(seat), total, most) for seat, total in enumerate(totals))),
        )

    def explain_pick(self, sit: HaggisContext) -> str:
        return descriptions_advice.explain(sit)

    def options(self, sit: HaggisContext) -> tuple[Choosable, ...]:
        return tuple(descriptions_advice.options(sit))

    # Pictures.

    @staticmethod
    def picture(theme: Theme, case: dict[str, Any], width: float, dpr: float) -> QImage:
        return case_picture(theme, case, width, dpr)
