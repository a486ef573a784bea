"""The state of a match of haggis.

A round is one deal; the rounds of a match add up until somebody has the agreed points (G9). Cards are named as in
``cards``; a combination that was played is its cards and a ``Reading``, which says what they are meant to be (G3.6).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from bluestick.engine.moves import Part
from bluestick.engine.rules import Outcome, ScoreItem, Setup
from bluestick.engine.seats import CHANCE, Seat
from bluestick.engine.tricks import Hand, HandView
from bluestick.games.haggis.cards import FACES
from bluestick.games.haggis.combinations import Reading

DEALT = 14
"""Number cards that a player is dealt. G1.4."""


HAND = DEALT + len(FACES)
"""All cards of a hand. G1.4."""


@dataclass(frozen=True, slots=True)
class Laid:
    """A combination that somebody has laid to a trick."""

    seat: Seat
    cards: tuple[Part, ...]
    reading: Reading


@dataclass(frozen=True, slots=True)
class Trick:
    """A finished trick."""

    plays: tuple[Laid, ...]
    passes: tuple[tuple[Seat, int], ...]
    """Who passed, and when how many combinations lay there."""
    winner: Seat
    to: Seat
    """Who got the cards: the winner, or after a bomb somebody else. G5.7, G5.8."""

    @property
    def cards(self) -> tuple[Part, ...]:
        """All of them, equal ones as often as they lie there."""
        return tuple(card for laid in self.plays for card in laid.cards)


@dataclass(frozen=True, slots=True)
class GoneOut:
    """Who has no cards left, and what that is worth. G6.2, G7.1."""

    seat: Seat
    fullest: Seat
    """Who had most cards then."""
    cards: int
    """How many those were."""


@dataclass(frozen=True, slots=True)
class RoundScore:
    """How a round was counted: a line of the score sheet."""

    round: int
    """From 1."""
    dealer: Seat
    bets: tuple[int, ...]
    """By seat; 0 also for who has announced nothing."""
    out: tuple[GoneOut, ...]
    """In the order of going out: one with two players, two with three."""
    hand: tuple[Part, ...]
    """What the last player had left. G6.4."""
    haggis: tuple[Part, ...]
    items: tuple[tuple[ScoreItem, ...], ...]
    """By seat. They add up to ``score``.

    ``hand`` (5 for each card of the fullest hand; args: their number, whose, and the place 1 or 2 of going out),
    ``first_out`` (5, with three players), ``tricks`` (won oneself; parts: the cards that count), ``gifts`` (tricks that
    bombs have won for one), ``last_hand``, ``haggis``, ``bet_won``, ``bet_lost`` (args: the seat that lost it).
    """
    score: tuple[int, ...]
    """Of this round, by seat."""
    totals: tuple[int, ...]
    """Of the match, with this round."""

    @property
    def first(self) -> Seat:
        """Who went out first: the winner of the round. GQ7."""
        return self.out[0].seat


@dataclass(frozen=True, slots=True)
class Table:
    """All that is public."""

    setup: Setup
    totals: tuple[int, ...]
    """Of the finished rounds, by seat."""
    dealer: Seat | None = None
    """Of the present round; None before the first."""
    round: int = 0
    """From 1; 0 before the first deal."""
    removed: str = ""
    """The letter of the colour that is out of play, with two players. G1.2."""
    turn: Seat | None = None
    """Who plays or passes next; None before a deal, while a trick is to be given away, and after the round."""
    giver: Seat | None = None
    """Who has to say who gets the trick in ``trick``. G5.7."""
    sizes: tuple[int, ...] = ()
    """How many cards each hand has. G10.2."""
    bets: tuple[int | None, ...] = ()
    """None for who has neither bet nor played a card, and so may still bet. G2.2, G2.3."""
    trick: tuple[Laid, ...] = ()
    """The combinations that lie there now, the lead first."""
    passes: tuple[tuple[Seat, int], ...] = ()
    """Who has passed in this trick, and when how many combinations lay there."""
    tricks: tuple[Trick, ...] = ()
    """The finished ones of this round. The piles are closed on the table (GQ10), but all has been seen."""
    out: tuple[GoneOut, ...] = ()
    """Who has gone out, in that order."""
    scores: tuple[RoundScore, ...] = ()
    """All rounds that have been counted. The last one is the present one's if that is over."""
    result: Outcome | None = None

    @property
    def seats(self) -> int:
        """Two or three."""
        return self.setup.seats

    @property
    def target(self) -> int:
        """The points that end the match. G9."""
        return int(self.setup.option("target"))

    @property
    def tournament(self) -> bool:
        """Whether nobody chooses who gets a bombed trick. G5.8."""
        return self.seats == 3 and bool(self.setup.option("tournament"))

    @property
    def playing(self) -> bool:
        """Whether a round has been dealt and is not over."""
        return self.turn is not None or self.giver is not None

    @property
    def to_act(self) -> frozenset[Seat]:
        """Whom the table waits for."""
        if self.result is not None:
            return frozenset()
        waiting = self.giver if self.turn is None else self.turn
        return frozenset({CHANCE if waiting is None else waiting})

    @property
    def top(self) -> Laid | None:
        """The combination that has to be beaten; None for who leads."""
        return self.trick[-1] if self.trick else None

    @property
    def passed(self) -> tuple[Seat, ...]:
        """Who has passed on the combination that lies on top. G5.6."""
        return tuple(seat for seat, lying in self.passes if lying == len(self.trick))

    def may_bet(self, seat: Seat) -> bool:
        """As long as she has played no card and nobody is out. G2.2, G2.3, GQ5."""
        return self.playing and not self.out and self.bets[seat] is None

    def pile(self, seat: Seat) -> tuple[Part, ...]:
        """What a seat has won or been given so far, in tricks. G7.3."""
        return tuple(card for trick in self.tricks if trick.to == seat for card in trick.cards)

    def laid(self) -> Iterator[Part]:
        """All cards played in this round."""
        for trick in self.tricks:
            yield from trick.cards
        for laid in self.trick:
            yield from laid.cards


@dataclass(frozen=True, slots=True)
class State:
    """The table, and what lies closed, as masks of ``cards``."""

    table: Table
    hands: tuple[int, ...] = ()
    """By seat, face cards included."""
    haggis: int = 0


@dataclass(frozen=True, slots=True)
class View(HandView):
    """What a seat knows: its hand, everybody's open face cards, and all that is public. G10.2."""

    table: Table
    hands: tuple[Hand, ...] = ()
    """By seat, from the lowest card up, the face cards last; None for each number card that this seat does not know."""

    def faces(self, seat: Seat) -> tuple[Part, ...]:
        """The face cards that lie open before a seat. G10.2."""
        return tuple(card for card in self.hands[seat] if card in FACES)


def open_to(seat: Seat | None, owner: Seat, hand: tuple[Part | None, ...]) -> tuple[Part | None, ...]:
    """A hand as ``seat`` sees it: all of its own, of others the face cards. G10.2."""
    return hand if seat == owner else tuple(card if card in FACES else None for card in hand)
