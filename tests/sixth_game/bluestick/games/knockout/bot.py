"""Bots for knockout whist. They do not think ahead; the better ones play at random less often."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from random import Random

from bluestick.engine.bots import Choice, Level, Reason
from bluestick.engine.cards import suit
from bluestick.engine.estimates import Basis, Estimate, single_estimate
from bluestick.engine.events import Event
from bluestick.engine.moves import MoveSet
from bluestick.engine.search.sampling import Tally
from bluestick.engine.tricks import Laid
from bluestick.games.knockout.moves import KnockoutMove, Play, Say
from bluestick.games.knockout.state import POWER, View, winning

WHIM = {Level.EASY: 0.7, Level.MEDIUM: 0.3, Level.HARD: 0.0}
"""Share of random moves by level."""
TRUMP, NOTHING = 20, 100
"""Cost of playing a trump, and of not taking the trick, in ranks of a card."""


class KnockoutBot:
    """A bot of one level."""

    def __init__(self, level: Level) -> None:
        self._level = level

    def choose(
        self, view: View, heard: Sequence[Event], moves: MoveSet[KnockoutMove], deadline: float, rng: Random
    ) -> Choice[KnockoutMove] | None:
        """Choose the best move by a rule of thumb, or a random one."""
        weighed = self.weigh(view, heard, moves, (), deadline, Tally(""))
        if len(weighed) > 1 and rng.random() < WHIM[self._level]:
            return Choice(rng.choice(weighed).move, Reason("whim"))
        return Choice(weighed[0].move, weighed[0].reason) if weighed else None

    def weigh(
        self,
        view: View,
        heard: Sequence[Event],
        moves: MoveSet[KnockoutMove],
        also: Sequence[KnockoutMove],
        deadline: float,
        tally: Tally,
    ) -> tuple[Estimate[KnockoutMove], ...]:
        """Order all moves by a rule of thumb, without stating how far they are behind."""
        if len(listed := tuple(moves)) == 1:
            return single_estimate(Choice(listed[0], Reason("only_play")), Basis.ONLY)
        found = sorted(((*_worth(view, move), move) for move in listed), key=lambda each: -each[0])
        best, _, first = found[0]
        return tuple(
            Estimate(move, why, Basis.RULED, worth, best - worth, model=0 if move == first else inf)
            for worth, why, move in found
        )


def _worth(view: View, move: KnockoutMove) -> tuple[float, Reason]:
    """Rate a move: the longest suit as trumps, the highest card to lead, the lowest winning card, else the lowest."""
    trump, trick = view.table.trump, view.table.trick
    match move:
        case Say(word):
            cards = tuple(card for card in view.hand if suit(card) == word)
            return sum(10 + POWER[card] for card in cards), Reason("longest", (), cards)
        case Play(card) if not trick:
            return POWER[card], Reason("high", (), (card,))
        case Play(card):
            price = POWER[card] + TRUMP * (suit(card) == trump)
            if winning((*trick, Laid(trick[0].seat, card)), trump).card == card:
                return -price, Reason("takes", (), (card,))
            return -NOTHING - price, Reason("ducks")
    raise ValueError(move)


def bot(level: Level) -> KnockoutBot:
    """Return the bot of a level."""
    return KnockoutBot(level)
