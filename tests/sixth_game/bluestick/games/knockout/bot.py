"""Computer players for knockout whist. The hard one plays every move out in many deals that there may be."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from time import monotonic

from bluestick.engine.bots import Choice, Level, Reason
from bluestick.engine.cards import suit
from bluestick.engine.events import Event
from bluestick.engine.moves import MoveSet
from bluestick.engine.seats import Seat
from bluestick.engine.tricks import Laid
from bluestick.games.knockout.moves import KnockoutMove, Play, Say, Word
from bluestick.games.knockout.rules import Knockout
from bluestick.games.knockout.state import POWER, State, View, winning

RULES = Knockout()
WHIM = 0.6
"""How often the easy one plays anything."""
SPARE, DEALS = 0.1, 200
"""Seconds kept for answering, and the most deals that the hard one thinks of."""


class KnockoutBot:
    """A player of a level."""

    def __init__(self, level: Level) -> None:
        self._level = level

    def choose(
        self, view: View, heard: Sequence[Event], moves: MoveSet[KnockoutMove], deadline: float, rng: Random
    ) -> Choice[KnockoutMove] | None:
        """A card, or the trumps."""
        if view.seat is None or view.seat not in view.to_act:
            return None
        listed, seat = tuple(moves), view.seat
        if len(listed) == 1:
            return Choice(listed[0], Reason("only_play"))
        if self._level is Level.EASY and rng.random() < WHIM:
            return Choice(rng.choice(listed), Reason("whim"))
        plain = sensible(view, listed)
        worth, deals = dict.fromkeys((plain.move, *listed), 0.0), DEALS if self._level is Level.HARD else 0
        while deals and monotonic() < deadline - SPARE:
            deals, deal = deals - 1, RULES.determinize(view, rng)
            worth = {move: found + _worth(deal, seat, move) for move, found in worth.items()}
        best = max(worth, key=worth.__getitem__)
        return plain if best == plain.move else Choice(best, Reason("tried"))


def bot(level: Level) -> KnockoutBot:
    """The player of a level."""
    return KnockoutBot(level)


def sensible(view: View, listed: Sequence[KnockoutMove]) -> Choice[KnockoutMove]:
    """The longest suit as trumps; the highest card leads, the lowest that is enough takes, else the lowest goes."""
    trump, trick = view.table.trump, view.table.trick
    cards = sorted((move.card for move in listed if isinstance(move, Play)), key=POWER.__getitem__)
    if not cards:
        suits = {word: tuple(card for card in view.hand if suit(card) == word) for word in Word}
        word = max(Word, key=lambda word: sum(10 + POWER[card] for card in suits[word]))
        return Choice(Say(word), Reason("longest", (), suits[word]))
    if not trick:
        return Choice(Play(cards[-1]), Reason("high", (), (cards[-1],)))
    cards.sort(key=lambda card: suit(card) == trump)
    takes = [card for card in cards if winning((*trick, Laid(Seat(-2), card)), trump).card == card]
    return (
        Choice(Play(takes[0]), Reason("takes", (), (takes[0],))) if takes else Choice(Play(cards[0]), Reason("ducks"))
    )


def _worth(state: State, seat: Seat, move: KnockoutMove) -> float:
    """The tricks of a seat if everybody goes on sensibly, the first of them worth the most. K4.1."""
    hands, turn = len(state.table.scores), seat
    while True:
        state = RULES.apply(state, turn, move).state
        if len(state.table.scores) > hands or state.table.turn is None:
            taken = state.table.scores[-1].tricks[seat]
            return taken + 4 * bool(taken)
        turn = state.table.turn
        view = RULES.view(state, turn)
        move = sensible(view, tuple(RULES.moves(view))).move
