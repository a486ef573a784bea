"""The laws bite: magpies with one fault each, and the laws that find it."""

from dataclasses import dataclass, replace

import pytest

from bluestick.engine.moves import Refusal, Refused
from bluestick.engine.record_file import RecordError
from bluestick.engine.rules import Step
from tests.games.laws import (
    LAWS,
    Trial,
    a_dream_looks_the_same_and_can_be_played,
    a_record_replays_to_the_same_match,
    cards_never_told_of_can_be_renamed,
    events_name_only_what_the_view_holds,
    every_move_can_be_touched_and_every_dim_part_explains_itself,
    no_event_shows_more_than_the_whole_move,
    nothing_is_made_or_lost,
    over_means_an_outcome_and_nobody_to_act,
    random_play_ends,
    undo_and_redo_go_through_every_state,
    what_is_no_move_is_refused_and_changes_nothing,
)
from tests.games.magpies.material import MATERIAL
from tests.games.magpies.rules import PACK, CardDrawn, Dealt, LayAside, MagpieMove, Magpies, Peek, Play, View

pytestmark = pytest.mark.thorough


class StockInSight(Magpies):
    """The view shows the closed stock."""

    def view(self, state, seat):
        honest = super().view(state, seat).table
        return View(seat, replace(honest, stock=state.stock))


class NeighboursCardInSight(Magpies):
    """The view shows the first card of the next player's hand."""

    def view(self, state, seat):
        honest = super().view(state, seat).table
        if seat is None or not any(state.hands):
            return View(seat, honest)
        neighbour = (seat + 1) % len(state.hands)
        hands = list(honest.hands)
        hands[neighbour] = (*state.hands[neighbour][:1], *hands[neighbour][1:])
        return View(seat, replace(honest, hands=tuple(hands)))


class EverybodysKnowledgeInSight(Magpies):
    """The view shows every card that anybody has peeked at, to all."""

    def view(self, state, seat):
        honest = super().view(state, seat).table
        return View(
            seat, replace(honest, stock=tuple(card if card.seen else replace(card, card=None) for card in state.stock))
        )


@dataclass(frozen=True, slots=True)
class LoudDraw(CardDrawn):
    def seen_by(self, seat):
        return self


@dataclass(frozen=True, slots=True)
class LoudDeal(Dealt):
    def seen_by(self, seat):
        return self


class DrawHeardByAll(Magpies):
    """Everybody hears which card is drawn."""

    def apply(self, state, seat, move):
        step = super().apply(state, seat, move)
        return Step(
            step.state,
            tuple(LoudDraw(event.seat, event.card) if isinstance(event, CardDrawn) else event for event in step.events),
        )


class DealHeardByAll(Magpies):
    """Everybody hears which hands are dealt."""

    def apply(self, state, seat, move):
        step = super().apply(state, seat, move)
        return Step(
            step.state, tuple(LoudDeal(event.hands) if isinstance(event, Dealt) else event for event in step.events)
        )


class TurnNeverPasses(Magpies):
    """Whoever has played plays again."""

    def apply(self, state, seat, move):
        step = super().apply(state, seat, move)
        return Step(replace(step.state, turn=seat), step.events) if isinstance(move, Play) else step


class CarelessDreams(Magpies):
    """Dreams forget who could not follow."""

    def determinize(self, view, rng):
        table = view.table
        known = {card.card for card in table.closed()} | {card for _, card in table.played}
        unseen = [card for card in PACK if card not in known]
        rng.shuffle(unseen)
        return table.turned(replace(old, card=old.card or unseen.pop()) for old in table.closed())


class PointFromNowhere(Magpies):
    """Peeking earns a point."""

    def apply(self, state, seat, move):
        step = super().apply(state, seat, move)
        first, *others = state.points
        return Step(replace(step.state, points=(first + 1, *others)), step.events) if move == Peek() else step


class OpenStockBetweenEvents(Magpies):
    """All players see the stock between the events of a move."""

    def apply(self, state, seat, move):
        step = super().apply(state, seat, move)
        shown = tuple(replace(card, seen=frozenset(state.seats)) for card in step.state.stock)
        between = (replace(step.state, stock=shown),) * (len(step.events) - 1)
        return replace(step, states=(*between, step.state))


class LastEventLeadsElsewhere(Magpies):
    """The state after the last event of a move is the one before the move."""

    def apply(self, state, seat, move):
        step = super().apply(state, seat, move)
        return replace(step, states=(state,) * len(step.events))


class TextWithoutTheCard(Magpies):
    """The record forgets which card was laid aside."""

    def write(self, move):
        return "aside r1" if isinstance(move, LayAside) else super().write(move)


class BadMoveSet(Magpies):
    """Magpies in which one question to the move set is answered wrongly."""

    def moves(self, view):
        moves = super().moves(view)
        self.spoil(moves, view)
        return moves


class PeekOutOfReach(BadMoveSet):
    """One may peek, but nothing on the table lights up for it."""

    def spoil(self, moves, view):
        honest = moves.next_parts
        moves.next_parts = lambda chosen: honest(chosen) - {"peek"}


class DimWithoutReason(BadMoveSet):
    """What cannot be touched does not say why."""

    def spoil(self, moves, view):
        moves.why_not_pick = lambda chosen: None


class EveryCardReadable(BadMoveSet):
    """Every card looks like a complete move."""

    def spoil(self, moves, view):
        honest = moves.readings
        moves.readings = lambda chosen: honest(chosen) or tuple(map(Play, chosen))


class UnknownClause(BadMoveSet):
    """A refusal cites what no rule page has."""

    def spoil(self, moves, view):
        moves.why_not_pick = lambda chosen: Refusal("no", "magpies#G99") if not moves.next_parts(()) else None


class StrangersWelcome(BadMoveSet):
    """Whatever is no move of the game passes as one."""

    def spoil(self, moves, view):
        honest = moves.why_not
        moves.why_not = lambda move: honest(move) if isinstance(move, MagpieMove) else None


FOUND_BY = {
    StockInSight: {cards_never_told_of_can_be_renamed},
    NeighboursCardInSight: {cards_never_told_of_can_be_renamed},
    EverybodysKnowledgeInSight: {cards_never_told_of_can_be_renamed},
    DrawHeardByAll: {a_dream_looks_the_same_and_can_be_played, events_name_only_what_the_view_holds},
    DealHeardByAll: {a_dream_looks_the_same_and_can_be_played, events_name_only_what_the_view_holds},
    TurnNeverPasses: {over_means_an_outcome_and_nobody_to_act, random_play_ends},
    CarelessDreams: {a_dream_looks_the_same_and_can_be_played},
    PointFromNowhere: {nothing_is_made_or_lost},
    TextWithoutTheCard: {
        a_record_replays_to_the_same_match,
        undo_and_redo_go_through_every_state,
        a_dream_looks_the_same_and_can_be_played,
        every_move_can_be_touched_and_every_dim_part_explains_itself,
    },
    PeekOutOfReach: {every_move_can_be_touched_and_every_dim_part_explains_itself},
    DimWithoutReason: {every_move_can_be_touched_and_every_dim_part_explains_itself},
    EveryCardReadable: {every_move_can_be_touched_and_every_dim_part_explains_itself},
    UnknownClause: {every_move_can_be_touched_and_every_dim_part_explains_itself},
    OpenStockBetweenEvents: {no_event_shows_more_than_the_whole_move},
    LastEventLeadsElsewhere: {no_event_shows_more_than_the_whole_move},
    StrangersWelcome: {what_is_no_move_is_refused_and_changes_nothing},
}


def breaks(law, rules, seats):
    try:
        for seed in range(3):
            law(Trial(rules, MATERIAL, rules.setup(seats, options={"deals": 1}), seed))
    except (AssertionError, RecordError, Refused):
        return True
    return False


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("fault", FOUND_BY, ids=lambda fault: fault.__name__)
def test_the_fault_is_found(fault, seats):
    rules = fault()
    assert {law for law in LAWS if breaks(law, rules, seats)} == FOUND_BY[fault]
