"""Computer players for knockout whist. They do not think ahead; the better ones play at random less often."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from bluestick.engine.bots import Choice, Level, Reason
from bluestick.engine.cards import suit
from bluestick.engine.events import Event
from bluestick.engine.moves import MoveSet
from bluestick.engine.tricks import Laid
from bluestick.games.knockout.moves import KnockoutMove, Play, Say, Word
from bluestick.games.knockout.state import POWER, View, winning

WHIM = {Level.EASY: 0.7, Level.MEDIUM: 0.3, Level.HARD: 0.0}
"""How often a level plays anything."""


class KnockoutBot:
    """A player of a level."""

    def __init__(self, level: Level) -> None:
        self._level = level

    def choose(
        self, view: View, heard: Sequence[Event], moves: MoveSet[KnockoutMove], deadline: float, rng: Random
    ) -> Choice[KnockoutMove] | None:
        """The longest suit as trumps; the highest card leads, the lowest that is enough takes, else the lowest goes."""
        listed, seat, trump, trick = tuple(moves), view.seat, view.table.trump, view.table.trick
        if seat is None or not listed:
            return None
        if len(listed) == 1:
            return Choice(listed[0], Reason("only_play"))
        if rng.random() < WHIM[self._level]:
            return Choice(rng.choice(listed), Reason("whim"))
        if not trump:
            suits = {word: tuple(card for card in view.hand if suit(card) == word) for word in Word}
            word = max(Word, key=lambda word: sum(10 + POWER[card] for card in suits[word]))
            return Choice(Say(word), Reason("longest", (), suits[word]))
        cards = sorted((move.card for move in listed if isinstance(move, Play)), key=POWER.__getitem__)
        if not trick:
            return Choice(Play(cards[-1]), Reason("high", (), (cards[-1],)))
        cards.sort(key=lambda card: suit(card) == trump)
        for card in cards:
            if winning((*trick, Laid(seat, card)), trump).seat == seat:
                return Choice(Play(card), Reason("takes", (), (card,)))
        return Choice(Play(cards[0]), Reason("ducks"))


def bot(level: Level) -> KnockoutBot:
    """The player of a level."""
    return KnockoutBot(level)
