"""Every level makes a move that certainly wins.

Positions are drawn by the rules of each game; in each some move wins at once, whatever the others hold and do.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import chain, combinations, islice
from random import Random
from time import monotonic
from typing import Any

import pytest

from bluestick.engine.bots import LEVELS, Level
from bluestick.engine.cards import FRENCH
from bluestick.engine.events import Event
from bluestick.engine.seats import CHANCE, Seat
from bluestick.engine.tricks import Deal
from bluestick.games import GAMES, bot
from bluestick.games.haggis.cards import FACES, NUMBERS
from bluestick.games.haggis.cards import mask as haggis_mask
from bluestick.games.haggis.combinations import possible_claims
from bluestick.games.haljan import moves as haljan_moves
from bluestick.games.haljan.cards import beating_cards, points_by_card
from bluestick.games.haljan.state import GOAL_POINTS
from bluestick.games.halma.board import GRID, corner_distance, goal_base, opposite_seat, start_base
from bluestick.games.kille.cards import PACK
from bluestick.games.kille.moves import Say, Word
from bluestick.games.kille.state import Offer, Table
from bluestick.games.kille.state import State as KilleState
from bluestick.games.snapphana.cards import FJONT, NOT_DISCARDABLE
from bluestick.games.snapphana.moves import Declare
from tests.games.haggis.positions import HAGGIS
from tests.games.haggis.positions import position as haggis_position
from tests.games.haljan.positions import HALJAN, before_utn
from tests.games.halma.positions import HALMA, piece_moves
from tests.games.kille.positions import KILLE, before_deal
from tests.games.snapphana.positions import SNAPPHANA, position

FEW, MANY = 50, 1000
"""Positions of a form, in the suit and at length."""
DEALS = 60
"""Deals that are possible for all that a seat knows, in each of which a winning move has to win."""
SECONDS = 0.5


@dataclass(frozen=True)
class Position:
    """A seat to move, and which of its moves win for certain; at least one other does not."""

    game: str
    state: Any
    seat: Seat
    winning: frozenset[Any]
    heard: Sequence[Event] = ()

    def refused(self, level: Level, rng: Random) -> object:
        """A move of a player of the level that does not win; None if it wins."""
        view = GAMES[self.game].view(self.state, self.seat)
        moves = GAMES[self.game].moves(view)
        choice = bot(self.game, level).choose(view, self.heard, moves, monotonic() + SECONDS, rng)
        assert choice is not None
        return None if choice.move in self.winning else choice.move


# Halma: the last step.


def halma(seats: int, **options: bool) -> Callable[[Random], Iterator[Position]]:
    """One piece of a side is not home, and not far; the others stand anywhere."""

    def positions(rng: Random) -> Iterator[Position]:
        setup = HALMA.setup(seats, options=options)
        while True:
            me = Seat(rng.randrange(seats))
            side = {me} if seats == 2 else {me, opposite_seat(seats, me)}
            pieces = {square: seat for seat in side for square in goal_base(seats, seat)}
            missing = rng.choice(sorted(goal_base(seats, me)))
            del pieces[missing]
            free = [
                square for square in range(len(GRID)) if square not in pieces and square not in goal_base(seats, me)
            ]
            far = corner_distance(seats, opposite_seat(seats, me), missing)
            free.sort(key=lambda square: abs(corner_distance(seats, opposite_seat(seats, me), square) - far))
            pieces[rng.choice(free[:40])] = me
            for seat in map(Seat, range(seats)):
                able = [
                    square
                    for square in free
                    if square not in pieces and square not in start_base(seats, opposite_seat(seats, seat))
                ]
                if seat not in side:
                    pieces.update(dict.fromkeys(rng.sample(able, len(goal_base(seats, seat))), seat))
            state = HALMA.position(setup, pieces, me)
            if state.turn != me or state.result is not None:
                continue
            moves = piece_moves(state)
            winning = frozenset(move for move in moves if _wins_at_halma(state, me, move))
            if winning and len(winning) < len(moves):
                yield Position("halma", state, me, winning)

    return positions


def _wins_at_halma(state: Any, me: Seat, move: Any) -> bool:
    outcome = HALMA.apply(state, me, move).state.result
    return outcome is not None and me in outcome.winners


# Haggis: the last cards.


def going_out(rng: Random) -> Iterator[Position]:
    """The whole hand may be led at once, and the points of it win the match."""
    setup, numbers = HAGGIS.setup(2, options={"target": 250}), [card for card in NUMBERS if card[-1] != "b"]
    while True:
        deck = rng.sample(numbers, 10)
        hand = (*deck[: rng.randrange(1, 5)], *rng.sample(FACES, rng.randrange(3)))
        if len(hand) < 2 or not possible_claims(haggis_mask(hand)):
            continue
        others = deck[5 : rng.randrange(6, 10)]
        totals = (249, rng.randrange(100))
        state = haggis_position(setup, {0: hand, 1: others}, bets=(0, 0), totals=totals)
        moves = [*HAGGIS.moves(HAGGIS.view(state, Seat(0)))]
        winning = frozenset(move for move in moves if HAGGIS.apply(state, Seat(0), move).state.table.result is not None)
        if winning and len(winning) < len(moves):
            yield Position("haggis", state, Seat(0), winning)


# Haljan: the round, in ut'n.


def haljan(seats: int, variant: str = "haljan") -> Callable[[Random], Iterator[Position]]:
    """A side lacks few points, and with some plays of the last two players the trick that brings them is its own."""

    def positions(rng: Random) -> Iterator[Position]:
        setup = HALJAN.setup(seats, variant, options={"target": 1})
        while True:
            state = before_utn(setup, rng.randrange(seats), (rng.randrange(60, 119), rng.randrange(60, 119)))
            state = HALJAN.apply(state, CHANCE, HALJAN.deal(state, rng)).state
            while (seat := state.table.turn) is not None:
                moves = [*HALJAN.moves(HALJAN.view(state, seat))]
                if any(isinstance(move, haljan_moves.Say) for move in moves):
                    break  # the two is exchanged first
                if len(state.table.trick) >= seats - 2:
                    winning = frozenset(move for move in moves if _wins_the_round(state, seat, move))
                    if winning and len(winning) < len(moves):
                        yield Position("haljan", state, seat, winning)
                state = HALJAN.apply(state, seat, rng.choice(moves)).state

    return positions


def _wins_the_round(state: Any, me: Seat, move: Any) -> bool:
    """Whether the side has won when the trick is over, whatever the last player holds."""
    after = HALJAN.apply(state, me, move).state
    if len(after.table.scores) > len(state.table.scores):
        return after.table.scores[-1].winner == me % 2
    if not after.table.trick or after.table.winning.seat % 2 != me % 2:
        return False
    table = after.table
    laid = [card for each in table.trick for card in each.cards]
    worth = points_by_card(table.trump, table.harjan)
    if table.score[me % 2] + sum(map(worth.__getitem__, laid)) < GOAL_POINTS:
        return False
    known = {card for hand in HALJAN.view(after, me).hands for card in hand if card is not None}
    able = set(FRENCH).difference(table.laid(), known, [table.turn_up])
    able.update(card for card in HALJAN.view(after, me).hands[table.turn] if card is not None)
    stronger = [beating_cards(table.trump)[card] & able for card in table.winning.cards]
    some = chain.from_iterable(combinations(stronger, number + 1) for number in range(len(stronger)))
    return any(len(frozenset().union(*each)) < len(each) for each in some)  # Hall's theorem, for a pairing by H4.4


# Snapphanaleden: a declaration, and the last card but one.


def declaring(variant: str) -> Callable[[Random], Iterator[Position]]:
    """Some combinations reach the target at once."""

    def positions(rng: Random) -> Iterator[Position]:
        for state in _by_lot(rng, variant):
            table, seat = state.table, state.table.turn
            if seat is None or table.discarding or table.tricks or table.trick:
                continue
            totals = [rng.randrange(table.form.target - 1) for _ in table.totals]
            totals[table.side(seat)] = table.form.target - rng.randrange(1, 80)
            state = replace(state, table=replace(table, totals=tuple(totals)))
            moves = [*SNAPPHANA.moves(SNAPPHANA.view(state, seat))]
            words = [move for move in moves if isinstance(move, Declare)]
            winning = frozenset(move for move in words if SNAPPHANA.apply(state, seat, move).state.table.result)
            if winning:
                yield Position("snapphana", state, seat, winning)

    return positions


def last_but_one(rng: Random) -> Iterator[Position]:
    """At 800 the dealer, who plays last, has two cards, knows all that is left, and wins the match with one of them."""
    setup, dealer = SNAPPHANA.setup(None, "800"), Seat(3)
    while True:
        pack = rng.sample(SNAPPHANA.pack, len(SNAPPHANA.pack))
        if FJONT in pack[:10] or not NOT_DISCARDABLE.isdisjoint(pack[8:10]):
            continue
        hands = {seat: pack[seat : seat + 1] for seat in range(3)} | {dealer: pack[3:5]}
        cut = rng.randrange(14, len(pack), 4)
        won = {Seat(0): pack[10:cut], Seat(1): pack[cut:]}
        laid = list(zip(range(3), pack[5:8], strict=True))
        totals = tuple(800 - rng.randrange(20, 400) for _ in range(2))
        state = position(setup, hands, dealer, trick=laid, won=won, discards={dealer: pack[8:10]}, totals=totals)
        view = SNAPPHANA.view(state, dealer)
        moves = [*SNAPPHANA.moves(view)]
        winning = [move for move in moves if _wins_the_match(state, dealer, move)]
        if not winning or len(winning) == len(moves):
            continue
        for number in range(DEALS):
            possible = SNAPPHANA.determinize(view, Random(number))
            winning = [move for move in winning if _wins_the_match(possible, dealer, move)]
        if winning:
            yield Position("snapphana", state, dealer, frozenset(winning))


def _by_lot(rng: Random, variant: str) -> Iterator[Any]:
    """The states of hands that are played by lot."""
    setup = SNAPPHANA.setup(None, variant)
    while True:
        state = SNAPPHANA.start(setup)
        state = SNAPPHANA.apply(state, CHANCE, SNAPPHANA.deal(state, rng)).state
        while not state.table.scores and state.table.result is None:
            yield state
            seat = min(SNAPPHANA.to_act(state))
            state = SNAPPHANA.apply(state, seat, SNAPPHANA.moves(SNAPPHANA.view(state, seat)).sample(rng)).state


def _wins_the_match(state: Any, me: Seat, move: Any, by: Seat | None = None) -> bool:
    """Whether the match is won with this hand, whatever the others play."""
    after = SNAPPHANA.apply(state, me if by is None else by, move).state
    if after.table.result is not None:
        return me in after.table.result.winners
    if len(after.table.scores) > len(state.table.scores):
        return False
    seat = min(SNAPPHANA.to_act(after))
    found = (_wins_the_match(after, me, one, seat) for one in SNAPPHANA.moves(SNAPPHANA.view(after, seat)))
    return any(found) if seat == me else all(found)


# Kille: the pot, and the last buy-in.


def kille_pots(rng: Random) -> Iterator[Position]:
    """Two or three players are left, and the pot is won by standing, swapping or kuku, whatever lies where."""
    while True:
        order = "".join(rng.sample("ABCDEF", rng.choice((2, 2, 3))))
        state = before_deal(order, seats=6)
        dealt = KILLE.apply(state, CHANCE, Deal(Seat("ABCDEF".index(order[-1])), tuple(rng.sample(PACK, len(PACK)))))
        state, heard = dealt.state, [*dealt.events]
        while state.round.turn is not None:
            seat = min(KILLE.to_act(state))
            view = KILLE.view(state, seat)
            moves = [move for move in KILLE.moves(view) if not move.is_resignation]
            possible = [KILLE.determinize(view, rng) for _ in range(8)]
            winning = {move for move in moves if all(_wins_the_pot(one, seat, move) for one in possible)}
            if winning and len(winning) < len(moves):
                more = [KILLE.determinize(view, rng) for _ in range(DEALS)]
                winning = {move for move in winning if all(_wins_the_pot(one, seat, move) for one in more)}
                if winning:
                    yield Position("kille", state, seat, frozenset(winning), tuple(heard))
            words = [move for move in moves if move in (Say(Word.SWAP), Say(Word.STAND), Say(Word.REFUSE))]
            step = KILLE.apply(state, seat, rng.choice(words))
            state = step.state
            heard += step.events


def _wins_the_pot(state: Any, me: Seat, move: Any, by: Seat | None = None) -> bool:
    """Whether the pot falls to the seat, whatever is said after the move."""
    after = KILLE.apply(state, me if by is None else by, move).state
    if after.table.pots:
        return after.table.pots[-1].winner == me
    if after.round.turn is None:
        return False
    seat = min(KILLE.to_act(after))
    words = [move for move in KILLE.moves(KILLE.view(after, seat)) if not move.is_resignation]
    return all(_wins_the_pot(after, me, word, seat) for word in words)


def kille_buying(rng: Random) -> Iterator[Position]:
    """The last pot: a lead larger than the others can win from it decides the match without it."""
    setup = KILLE.setup(6, options={"pots": 3})
    while True:
        seats = [Seat(seat) for seat in rng.sample(range(6), 6)]
        active, left = tuple(sorted(seats[:2])), tuple(seats[2 : rng.choice((3, 4, 5, 6))])
        number = rng.choice((1, 2))
        pot = rng.randrange(6, 20)
        price = 2 if number == 1 else (pot + 1) // 2
        ledger = [rng.randrange(-20, 5) for _ in range(6)]
        me = left[0]
        ledger[me] = rng.randrange(0, 120)
        bought = pot + price * (len(left) - 1)
        if number == 1:
            bought += 5 * ((bought + 1) // 2)  # the second chance
        if max(chips for seat, chips in enumerate(ledger) if seat != me) + bought >= ledger[me]:
            continue
        table = Table(
            setup, dealer=active[0], number=3, deal=4, active=active, pot=pot, ledger=tuple(ledger), items=((),) * 6,
            chances=number, returned=number == 2, offer=Offer(number, price, pot, left, left),
        )  # fmt: skip
        yield Position("kille", KilleState(table), me, frozenset({Say(Word.DECLINE)}))


FORMS: dict[str, Callable[[Random], Iterator[Position]]] = {
    "haggis": going_out,
    "haljan-4": haljan(4),
    "haljan-2": haljan(2),
    "harjan": haljan(2, "harjan"),
    "800-declaring": declaring("800"),
    "1000-declaring": declaring("1000"),
    "150-declaring": declaring("150"),
    "800-last": last_but_one,
    "halma-2": halma(2),
    "halma-4": halma(4),
    "halma-2-occupied": halma(2, occupied_base=True),
    "kille-pot": kille_pots,
    "kille-buying": kille_buying,
}


def refusals(form: str, level: Level, number: int) -> Counter[str]:
    """What was done in so many positions of a form: ``won``, or the move made instead."""
    rng = Random(f"{form}/{level}")
    positions = islice(FORMS[form](Random(form)), number)
    return Counter("won" if (move := one.refused(level, rng)) is None else f"{move}" for one in positions)


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("level", LEVELS[:2])
def test_easy_and_medium_refuse_no_win(form, level):
    assert refusals(form, level, FEW) == {"won": FEW}


@pytest.mark.slow
@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("level", LEVELS)
def test_no_level_refuses_a_win_in_many_positions(form, level):
    found = refusals(form, level, MANY)
    print(form, level, dict(found))
    assert found == {"won": MANY}
