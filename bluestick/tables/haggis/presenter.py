"""Presenter of haggis."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QImage, QPixmap

from bluestick.engine.moves import Part
from bluestick.engine.seats import Seat
from bluestick.engine.tricks import Hand
from bluestick.games.haggis.moves import BETS, GIFTS, WORDS, Word
from bluestick.games.haggis.scoring import total_points
from bluestick.games.haggis.state import View
from bluestick.tables.cards import Deck
from bluestick.tables.drawing.theme import Theme
from bluestick.tables.haggis import arrangement as arranging
from bluestick.tables.haggis import descriptions, descriptions_advice, pieces, places, touch
from bluestick.tables.haggis.arrangement import HaggisArrangement
from bluestick.tables.haggis.context import HaggisContext
from bluestick.tables.haggis.events import HaggisEvents
from bluestick.tables.haggis.layout import SIDES, HaggisLayout
from bluestick.tables.haggis.layout_pair import PairLayout
from bluestick.tables.haggis.rule_pictures import case_picture
from bluestick.tables.input.touch_reply import SLOT, TableButton
from bluestick.tables.motion.pace import THINK
from bluestick.tables.scene.card_layout import OWN, Spot
from bluestick.tables.scene.panel_content import ChoosableOption, Gauge
from bluestick.tables.scene.placed_card import Piece, PlacedCard
from bluestick.tables.scene.rank_panel import RankPanel
from bluestick.tables.tricks.trick_presenter import TrickPresenter
from bluestick.text import table_phrases


class HaggisPresenter(TrickPresenter[HaggisContext]):
    """Presenter of haggis for two or three players; each has three open wild cards."""

    words_on_cloth = True
    last_trick_in_rows = False
    pause = THINK
    sides = SIDES
    context_type = HaggisContext
    deck, events, input = touch.HaggisDeck(), HaggisEvents(), touch.HaggisTouch()

    # Arrangement.

    def layout(self, size: QRectF, dpr: float, deck: Deck) -> HaggisLayout:
        return (PairLayout if self.setup.seats == 2 else HaggisLayout)(size, dpr, deck.height(1))

    def arrangement(self, view: View) -> HaggisArrangement:
        return arranging.arrangement_of(view, self.setup.seats)

    def last_trick(self, view: View) -> HaggisArrangement | None:
        """Return the table with the last trick of this round, else with the last round's result, else None. GQ10."""
        if view.table.tricks:
            last = view.table.tricks[-1]
            return arranging.with_past_trick(self.arrangement(view), last.plays, last.winner)
        return arranging.with_round_score(self.arrangement(view), view) if view.table.scores else None

    def placed_cards(self, context: HaggisContext) -> Iterable[PlacedCard]:
        if context.arrangement is None:
            return ()
        return [*super().placed_cards(context), *places.turned_over_cards(context)]

    def last_trick_placed(self, context: HaggisContext) -> Iterator[PlacedCard]:
        yield from self.trick_placed_cards(context)
        yield from places.turned_over_cards(context)

    def last_trick_pieces(self, context: HaggisContext) -> Iterator[tuple[str, Piece]]:
        yield from self.trick_pieces(context)
        yield from pieces.turned_over_pieces(context)

    def stock_placed_cards(self, context: HaggisContext) -> Iterator[PlacedCard]:
        return places.stock(context)

    def trick_placed_cards(self, context: HaggisContext) -> Iterator[PlacedCard]:
        return places.trick(context)

    def other_placed_cards(self, context: HaggisContext, seat: Seat, hand: Hand) -> Iterator[PlacedCard]:
        return places.other_hand_cards(context, seat)

    def own_placed_cards(self, context: HaggisContext) -> Iterator[PlacedCard]:
        for placed in super().own_placed_cards(context):
            yield placed._replace(looks=placed.looks - {"proof"}) if context.trick_explains_refusal else placed

    def is_protected(self, context: HaggisContext, placed: PlacedCard) -> bool:
        return placed.key[0] in ("last", "haggis") or super().is_protected(context, placed)

    def protected_areas(self, context: HaggisContext) -> list[QRectF]:
        return [rect.adjusted(0, -26 * context.at.unit, 0, 0) for rect in super().protected_areas(context)]

    # The viewer's hand.

    def is_other_hand(self, context: HaggisContext, view: View) -> bool:
        return context.shown is not None and context.shown.table.round != view.table.round

    def rank(self, context: HaggisContext, card: Part) -> tuple[Any, ...]:
        return places.sort_key(context, card)

    def hand_spots(self, context: HaggisContext, cards: Hand, chosen: Collection[int] = ()) -> tuple[Spot, ...]:
        return context.at.hand(len(cards), chosen, places.gap_indices(context, cards))

    def playable(self, context: HaggisContext) -> frozenset[Part] | None:
        return frozenset() if context.must_pass else super().playable(context)

    # Beside the cards.

    def pieces(self, context: HaggisContext) -> Iterator[tuple[str, Piece]]:
        for name, piece in super().pieces(context):
            if not (context.at.small and name.startswith("pile")):
                yield name, piece
        if context.arrangement is None:
            return
        yield from pieces.turned_over_pieces(context)
        if not context.at.small:
            yield from pieces.bet_pieces(context)
            yield from pieces.stock(context)
            yield from pieces.pill(context)

    def trick_pieces(self, context: HaggisContext) -> Iterator[tuple[str, Piece]]:
        return pieces.trick(context)

    def slot_rect(self, context: HaggisContext) -> QRectF:
        return context.at.trick_rect(OWN, 3)

    def drop_rect(self, context: HaggisContext) -> QRectF:
        return self.slot_rect(context) if self.slot_caption(context) else context.at.drop_zone

    def slot_caption(self, context: HaggisContext) -> str:
        return (
            ""
            if context.arrangement is None or context.arrangement.trick or context.playable is None
            else table_phrases.your_lead()
        )

    def beside_pile(self, context: HaggisContext, pile: int, caption: QPixmap) -> QPointF:
        return context.at.pile_caption(context.side(pile), caption.deviceIndependentSize())

    # Buttons and keys.

    def buttons(self, context: HaggisContext) -> Iterator[TableButton]:
        if context.arrangement is None or context.viewer is None or (context.at.small and context.moves is None):
            return
        for word, place in context.word_rects.items():
            text, told = descriptions.button_texts(context, word)
            key = touch.PASS_KEY if word is Word.PASS else ""
            now = word in GIFTS or (word is Word.PASS and context.must_pass)
            enabled = word in BETS or word in GIFTS or word in context.words
            yield TableButton(word, text, place, told, key=key, primary=now, enabled=enabled, tight=True)
        yield from self.play_buttons(context)
        if context.has_cards and not context.at.small:
            by = descriptions.sort_label(context.ui_state if context.order is None else "hand")
            more = QCoreApplication.translate("haggis", "Sort the hand in another way")
            yield TableButton(touch.SORTER, by, context.at.button(1), f"{by}: {more}", key=touch.SORT_KEY, tight=True)

    def play_buttons(self, context: HaggisContext) -> Iterator[TableButton]:
        """Yield the play button while the viewer can move (even only bet), unless only passing or giving is left."""
        if context.moves is not None and context.has_cards and not context.must_give and not context.must_pass:
            button = self.play_button(context)
            brief = QCoreApplication.translate("haggis", "Lay", "button, where there is little room")
            yield replace(button, text=brief, tight=True) if context.at.small else button

    def part_at(self, context: HaggisContext, point: QPointF) -> Part | None:
        found = super().part_at(context, point)
        if found is not None or context.arrangement is None:
            return found
        return self.plate_at(context, point) or (SLOT if context.complete and context.at.zone.contains(point) else None)

    def name_of(self, context: HaggisContext, placed: PlacedCard) -> Part:
        zone, owner, _ = placed.key
        match zone:
            case "hand" if owner == context.seat and placed.card is not None:
                return placed.card
            case "stock" | "last" | "haggis":
                return zone
            case "open":
                return f"hand {owner}"
        return f"{zone} {owner}"

    def place(self, context: HaggisContext, part: Part) -> QPointF | None:
        if part in WORDS:
            place = context.word_rects.get(Word(part))
            return place.center() if place is not None else None
        zone, _, owner = part.partition(" ")
        return context.at.plate(context.side(int(owner))).center() if zone == "hand" else super().place(context, part)

    def parts(self, context: HaggisContext) -> list[Part]:
        if context.arrangement is None:
            return []
        names: list[Part] = [card for card in context.own_hand if card is not None]
        names += context.word_rects if context.viewer is not None else ()
        names += [f"trick {number}" for number in range(len(context.arrangement.trick))]
        names += [f"hand {seat}" for seat in range(self.setup.seats)]
        rest = ("stock", "pile", "last", "haggis")
        names += [self.name_of(context, placed) for placed in context.placed_cards if placed.key[0] in rest]
        return list(dict.fromkeys(names))

    # Texts.

    def words(self, context: HaggisContext) -> tuple[Part, ...]:
        return tuple(word for word in Word if word in context.words)

    def words_without_button(self, context: HaggisContext) -> tuple[Part, ...]:
        return ()

    def plate_note(self, context: HaggisContext, seat: Seat) -> str:
        return descriptions.plate_note(context, seat)

    def play_caption(self, context: HaggisContext, seat: Seat) -> str:
        return descriptions.top_caption(context)

    def pile_caption(self, context: HaggisContext, pile: int) -> str:
        assert context.arrangement is not None
        cards = table_phrases.cards(context.arrangement.piles[pile])
        if (
            not self.setup.option("own_points")
            or pile != context.seat
            or context.shown is None
            or context.viewer is None
        ):
            return cards
        return f"{cards} · {table_phrases.points(total_points(context.shown.table.pile(context.seat)))}"

    def rank_panel(self, context: HaggisContext, card: Part) -> RankPanel | None:
        return (
            descriptions_advice.rank_panel(context, card)
            if context.shown is not None and card in context.own_hand
            else None
        )

    def table_name(self, context: HaggisContext) -> str:
        return descriptions.table_name(context)

    def table_text(self, context: HaggisContext, part: Part) -> str:
        return descriptions.describe_part(context, part)

    def panel_note(self, context: HaggisContext, view: View, seat: Seat) -> str:
        return descriptions.panel_note(context, view, seat)

    def setup_note(self, context: HaggisContext, view: View, seat: Seat) -> str:
        return ""

    def panel_side_note(self, context: HaggisContext, view: View, seat: Seat) -> str:
        return descriptions.panel_side_note(view) if seat == context.seat else ""

    def seat_score(self, view: View, seat: Seat) -> str:
        return str(view.table.totals[seat])

    def gauges(self, context: HaggisContext, view: View) -> tuple[Gauge, ...]:
        """Return one gauge: a bar of points for each player, up to the points that end the match. G9."""
        totals, target = view.table.totals, view.table.target
        most = max(target, *totals)
        return (
            Gauge(
                table_phrases.race_title(target), tuple((Seat(seat), total, most) for seat, total in enumerate(totals))
            ),
        )

    def explain_pick(self, context: HaggisContext) -> str:
        return descriptions_advice.explain_pick(context)

    def options(self, context: HaggisContext) -> tuple[ChoosableOption, ...]:
        return tuple(descriptions_advice.options(context))

    # Pictures.

    @staticmethod
    def picture(theme: Theme, case: dict[str, Any], width: float, dpr: float) -> QImage:
        return case_picture(theme, case, width, dpr)
