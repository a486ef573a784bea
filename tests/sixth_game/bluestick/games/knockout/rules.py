"""Rules of knockout whist, in playing order. Clause ids are those of the rule page."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice
from random import Random

from bluestick.engine import tricks
from bluestick.engine.cards import FRENCH, PLACE, suit
from bluestick.engine.moves import Part, Pick
from bluestick.engine.rules import Ended, Outcome, Phase, Setup, Step, StepBuilder, Variant
from bluestick.engine.seats import Seat
from bluestick.engine.tricks import CardPlayed, CardRules, Deal, Laid, Trick, TrickTaken
from bluestick.games.knockout.events import Dealt, HandEnded, TrumpsNamed
from bluestick.games.knockout.legal import KnockoutMoves
from bluestick.games.knockout.moves import WORDS, KnockoutMove, Play, Say, Word
from bluestick.games.knockout.state import HandScore, State, Table, View, winning


class Knockout(CardRules[State, View, KnockoutMove]):
    """Two to four players, each alone. K1.1. The score of a seat is the number of hands that it has survived."""

    id = "knockout"
    version = 1
    turn_clause = "K3.1"
    pack, deal_clause = FRENCH, "knockout#K2.1"
    variants = (Variant("knockout", (4, 2, 3)),)

    def start(self, setup: Setup) -> State:
        return State(Table(setup, tuple(tricks.seats_from(0, setup.seats))))

    def next_dealer(self, state: State) -> Seat | None:
        """Return the next dealer: random for the first hand, then the next player who is still in. K2.1."""
        table = state.table
        return None if table.dealer is None else _after(table, table.dealer)

    def apply(self, state: State, seat: Seat, move: KnockoutMove) -> Step[State]:
        match move:
            case Deal(dealer, cards):
                return _deal(state.table, dealer, cards)
            case Say(word):
                table = replace(state.table, trump=word.value)
                return Step(replace(state, table=table), (TrumpsNamed(seat, table.trump),))
            case Play(card):
                return _play(state, seat, card)

    def view(self, state: State, seat: Seat | None) -> View:
        """Return what a seat sees: only its own hand. K2.1."""
        return View(seat, state.table, tricks.hide_other_hands(state.hands, seat))

    def moves(self, view: View) -> KnockoutMoves:
        return KnockoutMoves(view, self.parts)

    def phase(self, view: View) -> Phase:
        table = view.table
        if table.result is not None:
            return Phase("over", "knockout#K4.2")
        if table.turn is None:
            return Phase("deal", "knockout#K2.1")
        if not table.trump:
            return Phase("name", "knockout#K2.2")
        return Phase("follow", "knockout#K3.2") if table.trick else Phase("lead", "knockout#K3.1")

    def sits_out(self, view: View) -> bool:
        """Return whether the viewer is out. K5."""
        return view.seat is not None and view.seat not in view.table.alive

    def is_out(self, view: View) -> bool:
        return self.sits_out(view)

    def parts(self, move: KnockoutMove) -> Pick:
        match move:
            case Deal(_, cards):
                return cards
            case Play(card):
                return (card,)
            case Say(word):
                return (word.value,)

    def determinize(self, view: View, rng: Random) -> State:
        """Deal out the cards this seat does not know, respecting the suits players have shown not to have."""
        table = view.table
        if not view.hands:
            return State(table)
        able = lambda seat, _, card: suit(card) not in table.voids[seat]  # noqa: E731
        return State(table, *tricks.deal_hidden_cards(view.hands, FRENCH, (*table.laid(), table.turn_up), able, rng))

    def write(self, move: KnockoutMove) -> str:
        """Return ``deal 2 SA S10 ...`` (the dealer first), ``play SK``, or the letter of a suit."""
        match move:
            case Deal():
                return str(move)
            case Play(card):
                return f"play {card}"
            case Say(word):
                return word.value

    def read(self, text: str) -> KnockoutMove:
        match text.split(" "):
            case [word] if word in WORDS:
                return Say(Word(word))
            case ["play", card] if card in PLACE:
                return Play(card)
            case words if (deal := tricks.read_deal(words, PLACE, 4)) is not None:
                return deal
        raise ValueError(f"no move {text!r}")


def _after(table: Table, seat: Seat) -> Seat:
    """Return the next player clockwise who is still in. K1.1, K5."""
    return next(later for later in tricks.seats_from(seat + 1, table.setup.seats) if later in table.alive)


def _deal(table: Table, dealer: Seat, pack: tuple[Part, ...]) -> Step[State]:
    """One card less than before for each who is still in; for the first hand a turn-up. K2."""
    cards, number = iter(pack), table.cards - 1
    seats = range(table.setup.seats)
    hands = tuple([tuple(islice(cards, number if seat in table.alive else 0)) for seat in seats])
    turn_up = None if table.scores else next(cards)
    first = table.scores[-1].best if table.scores else _after(table, dealer)  # K2.2, K3.1
    new = Table(table.setup, table.alive, dealer, number, turn_up, suit(turn_up) if turn_up else "", first)
    new = replace(new, voids=("",) * len(seats), scores=table.scores)
    return Step(State(new, hands, tuple(cards)), (Dealt(dealer, hands, turn_up),))


def _play(state: State, seat: Seat, card: Part) -> Step[State]:
    """Play a card to the trick; the winner leads next, while there are cards. K3."""
    table, voids = state.table, state.table.voids
    if table.led not in ("", suit(card), *voids[seat]):
        voids = tricks.replace_at(voids, seat, voids[seat] + table.led)
    trick = (*table.trick, Laid(seat, card))
    best = winning(trick, table.trump).seat
    hands = tricks.replace_at(state.hands, seat, tuple([held for held in state.hands[seat] if held != card]))
    complete = len(trick) == len(table.alive)
    turn = best if complete else _after(table, seat)
    step = StepBuilder(State(replace(table, trick=trick, turn=turn, voids=voids), hands, state.rest))
    step.add(CardPlayed(seat, card, not table.trick))
    if not complete:
        return step.step()
    done = (*table.tricks, Trick(trick, best))
    step.add(TrickTaken(best), replace(step.state, table=replace(step.state.table, trick=(), tricks=done)))
    return step.step() if any(hands) else _end_hand(step)


def _end_hand(step: StepBuilder[State]) -> Step[State]:
    """Who has taken no trick is out; the last one in has won. K4."""
    table, taken = step.state.table, step.state.table.taken
    winners = [trick.winner for trick in reversed(table.tricks)]
    best = max(table.alive, key=lambda seat: (taken[seat], -winners.index(seat) if taken[seat] else 0))  # KQ1
    alive = tuple([seat for seat in table.alive if taken[seat]])
    score = HandScore(table.cards, table.trump, table.alive, taken, best)
    table = replace(table, turn=None, alive=alive, scores=(*table.scores, score))
    step.add(HandEnded(score), replace(step.state, table=table))
    if len(alive) == 1:
        survived = tuple([sum(score.tricks[seat] > 0 for score in table.scores) for seat in range(len(taken))])
        outcome = Outcome(frozenset(alive), survived, "last_one_in", "knockout#K4.2")
        step.add(Ended(outcome), replace(step.state, table=replace(table, result=outcome)))
    return step.step()
