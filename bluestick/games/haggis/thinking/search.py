"""Fast haggis for bots: rounds by the same rules, with bit masks for sets of cards, changed in place.

A move is (cards, claim), ``PASS``, or ``gift_to(seat)``. Only one set of cards is listed for each claim, but any may be
played. Bets are fixed when a round is created.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from bluestick.engine.cards import single_bits
from bluestick.engine.seats import Seat
from bluestick.games.haggis.cards import ALL_FACES, COLOURS, NUMBERS, colour, mask, points_of_mask
from bluestick.games.haggis.combinations import beating_plays, possible_leads
from bluestick.games.haggis.readings import CLAIM
from bluestick.games.haggis.scoring import FIRST_OUT_POINTS, POINTS_PER_CARD, total_points
from bluestick.games.haggis.state import NUMBERS_DEALT, State, Table

Move = tuple[int, int]

PASS: Move = (0, 0)


def gift_to(seat: int) -> Move:
    """Return the move that gives a trick won with a bomb to a seat. G5.7."""
    return (0, ~seat)


class HaggisRound:
    """Round with every card known."""

    __slots__ = (
        "bets",
        "giver",
        "haggis",
        "hands",
        "last",
        "lying",
        "out",
        "over",
        "passes",
        "piles",
        "previous",
        "seats",
        "top",
        "tournament",
        "turn",
    )

    def __init__(
        self,
        hands: Sequence[int],
        haggis: int,
        turn: int,
        *,
        bets: Sequence[int] = (),
        tournament: bool = False,
    ) -> None:
        self.seats = len(hands)
        self.hands = list(hands)
        self.haggis = haggis
        self.turn = turn
        self.bets = list(bets) or [0] * self.seats
        self.tournament = tournament
        self.top = 0
        """Claim to beat; 0 before a lead."""
        self.last = turn
        """Seat that played the last combination."""
        self.previous = -1
        """Seat that played the last combination but one of the trick; -1 if none."""
        self.lying = 0
        self.passes = 0
        self.piles = [0] * self.seats
        self.out: list[tuple[int, int]] = []
        """For each seat that went out, in order: the seat, and the number of cards in the largest other hand then."""
        self.giver = False
        """Whether the player to act gives away a trick won with a bomb."""
        self.over = False

    def copy(self) -> HaggisRound:
        """Return a copy of the round, independent except for the bets."""
        other = HaggisRound.__new__(HaggisRound)
        other.seats, other.hands, other.haggis, other.turn = self.seats, self.hands[:], self.haggis, self.turn
        other.bets, other.tournament = self.bets, self.tournament
        other.top, other.last, other.previous = self.top, self.last, self.previous
        other.lying, other.passes = self.lying, self.passes
        other.piles, other.out = self.piles[:], self.out[:]
        other.giver, other.over = self.giver, self.over
        return other

    def after(self, move: Move) -> HaggisRound:
        other = self.copy()
        other.play(move)
        return other

    def moves(self) -> tuple[Move, ...]:
        """Return the moves, with one set of cards for each claim; a pass comes last."""
        if self.giver:
            return tuple(gift_to(seat) for seat in range(self.seats) if seat != self.turn)
        hand = self.hands[self.turn]
        return (*beating_plays(hand, self.top), PASS) if self.top else possible_leads(hand)

    def by_lot(self, rng: Random) -> Move:
        moves = self.moves()
        return moves[int(rng.random() * len(moves))]

    def play(self, move: Move) -> None:
        cards, claim = move
        if cards:
            self._lay(cards, claim)
        elif claim:
            self._gather(~claim)
        else:
            self._pass()

    def _lay(self, cards: int, claim: int) -> None:
        seat = self.turn
        hands = self.hands
        left = hands[seat] = hands[seat] & ~cards
        self.previous = self.last if self.top else -1
        self.top, self.last = claim, seat
        self.lying += points_of_mask(cards)
        self.passes = 0
        if not left:
            fullest = max(hand.bit_count() for hand in hands)
            self.out.append((seat, fullest))
            if len(self.out) == self.seats - 1:  # G6.1, G6.3
                self._finish()
                return
        self._step(seat)

    def _pass(self) -> None:
        self.passes += 1
        last = self.last
        waiting = 0
        for seat, hand in enumerate(self.hands):
            if hand and seat != last:
                waiting += 1
        if self.passes == waiting:  # G5.5, G5.6
            self._finish()
        else:
            self._step(self.turn)

    def _step(self, seat: int) -> None:
        hands, seats = self.hands, self.seats
        seat = (seat + 1) % seats
        while not hands[seat]:
            seat = (seat + 1) % seats
        self.turn = seat

    def _finish(self) -> None:
        last = self.last
        if self.top >= 16:
            self._gather(last)
        elif self.seats == 2:
            self._gather(1 - last)  # G5.7
        elif self.tournament:
            self._gather(self.previous if self.previous >= 0 else (last - 1) % self.seats)  # G5.8
        else:
            self.turn = last
            self.giver = True

    def _gather(self, to: int) -> None:
        self.piles[to] += self.lying
        self.top = self.lying = self.passes = 0
        self.previous = -1
        self.giver = False
        if len(self.out) == self.seats - 1:
            self._end()
        elif self.hands[self.last]:
            self.turn = self.last  # G5.9
        else:
            self._step(self.last)

    def _end(self) -> None:
        """Give the last hand and the Haggis to the player who went out first. G6.4."""
        self.piles[self.out[0][0]] += points_of_mask(self.haggis) + sum(map(points_of_mask, self.hands))
        self.hands = [0] * self.seats
        self.haggis = 0
        self.over = True

    def scores(self) -> list[int]:
        """Return the points of each seat for a finished round. G7."""
        found = self.piles[:]
        for seat, cards in self.out:
            found[seat] += POINTS_PER_CARD * cards
        first = self.out[0][0]
        if self.seats == 3:
            found[first] += FIRST_OUT_POINTS
        found[first] += self.bets[first]
        for loser, bet in enumerate(self.bets):
            if bet and loser != first:
                for seat in range(self.seats):
                    if seat == first or not self.bets[seat]:
                        found[seat] += bet
        return found


def round_from_state(state: State) -> HaggisRound:
    """Return the current round of a state; one must be in progress."""
    return round_from_table(state.table, state.hands, state.haggis)


def round_from_table(table: Table, hands: Sequence[int], haggis: int = 0) -> HaggisRound:
    """Return the current round of a table, with hands and Haggis as masks."""
    who = table.giver if table.turn is None else table.turn
    assert who is not None
    made = HaggisRound(hands, haggis, who, bets=[bet or 0 for bet in table.bets], tournament=table.tournament)
    if table.top is not None:
        made.top, made.last = CLAIM[table.top.reading], table.top.seat
        made.previous = table.trick[-2].seat if len(table.trick) > 1 else -1
        made.lying = total_points(card for laid in table.trick for card in laid.cards)
        made.passes = len(table.passed)
    made.piles = [total_points(table.pile(Seat(seat))) for seat in range(table.seats)]
    made.out = [(gone.seat, gone.cards) for gone in table.out]
    made.giver = table.giver is not None
    return made


def random_round(rng: Random, seats: int, *, tournament: bool = False) -> HaggisRound:
    """Return a randomly dealt round in which seat 0 is to lead first."""
    pack = single_bits(mask(card for card in NUMBERS if seats == 3 or colour(card) != COLOURS[-1]))
    rng.shuffle(pack)
    hands = [sum(pack[seat * NUMBERS_DEALT : (seat + 1) * NUMBERS_DEALT]) | ALL_FACES for seat in range(seats)]
    return HaggisRound(hands, sum(pack[seats * NUMBERS_DEALT :]), 0, tournament=tournament)
