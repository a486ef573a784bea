"""State of a match of Haggis. A round is one deal (G9)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from bluestick.engine.moves import Part
from bluestick.engine.rules import Outcome, ScoreItem, Setup
from bluestick.engine.seats import CHANCE, Seat
from bluestick.engine.tricks import Hand, HandView
from bluestick.games.haggis.cards import FACES
from bluestick.games.haggis.readings import Reading

NUMBERS_DEALT = 14
"""How many number cards each player is dealt. G1.4."""


HAND_SIZE = NUMBERS_DEALT + len(FACES)
"""How many cards a hand has after the deal. G1.4."""


@dataclass(frozen=True, slots=True)
class Laid:
    """Combination that a player has played to a trick."""

    seat: Seat
    cards: tuple[Part, ...]
    reading: Reading


@dataclass(frozen=True, slots=True)
class Trick:
    """Finished trick."""

    plays: tuple[Laid, ...]
    passes: tuple[tuple[Seat, int], ...]
    """For each pass: the player, and the number of combinations played before it."""
    winner: Seat
    to: Seat
    """Player who got the cards: the winner, or after a bomb another player. G5.7, G5.8."""

    @property
    def cards(self) -> tuple[Part, ...]:
        """All cards; a face card may occur once per player."""
        return tuple(card for laid in self.plays for card in laid.cards)


@dataclass(frozen=True, slots=True)
class GoneOut:
    """Player who has gone out, and the largest other hand. G6.2, G7.1."""

    seat: Seat
    fullest: Seat
    """Player with the most cards at that time."""
    cards: int
    """Number of cards of ``fullest``."""


@dataclass(frozen=True, slots=True)
class RoundScore:
    """Result of a round: a line of the score sheet."""

    round: int
    dealer: Seat
    bets: tuple[int, ...]
    """Bet by seat in points; 0 for a player who has not bet."""
    out: tuple[GoneOut, ...]
    """Players who went out, in this order."""
    hand: tuple[Part, ...]
    """Cards left to the only player who did not go out. G6.4."""
    haggis: tuple[Part, ...]
    """Cards set aside at the deal. G6.4."""
    items: tuple[tuple[ScoreItem, ...], ...]
    """Items of each seat, which add up to its ``score``. Their codes:

    ``hand`` (5 per card of the largest hand; args: number of cards, its seat, and 1 or 2 for the first or second player
    out), ``first_out`` (5, with three players), ``tricks`` (tricks won; parts: the cards with points), ``gifts``
    (tricks that others won with a bomb), ``last_hand``, ``haggis``, ``bet_won``, ``bet_lost`` (args: the seat that lost
    the bet).
    """
    score: tuple[int, ...]
    totals: tuple[int, ...]
    """Points of the match by seat, including this round."""

    @property
    def first(self) -> Seat:
        """Winner of the round. GQ7."""
        return self.out[0].seat


@dataclass(frozen=True, slots=True)
class Table:
    """Public information of a match: what every player sees."""

    setup: Setup
    totals: tuple[int, ...]
    """Points by seat of all finished rounds."""
    dealer: Seat | None = None
    round: int = 0
    removed: str = ""
    """Letter of the colour out of play with two players; "" with three. G1.2."""
    turn: Seat | None = None
    """Player to play or pass; None between rounds, and while ``giver`` has to choose."""
    giver: Seat | None = None
    """Winner of ``trick`` with a bomb, who has to choose the player who gets it; else None. G5.7."""
    sizes: tuple[int, ...] = ()
    """Number of cards in each hand, including face cards. G10.2."""
    bets: tuple[int | None, ...] = ()
    """Bet by seat in points, 0 for no bet; None while the player may still decide. G2.2, G2.3."""
    trick: tuple[Laid, ...] = ()
    passes: tuple[tuple[Seat, int], ...] = ()
    """Passes in the current trick: see ``Trick.passes``."""
    tricks: tuple[Trick, ...] = ()
    """Finished tricks of this round, face down by the rules (GQ10)."""
    out: tuple[GoneOut, ...] = ()
    scores: tuple[RoundScore, ...] = ()
    """All scored rounds, including the current one once it is over."""
    result: Outcome | None = None

    @property
    def seats(self) -> int:
        return self.setup.seats

    @property
    def target(self) -> int:
        """Points from which on a player can win the match. G9."""
        return int(self.setup.option("target"))

    @property
    def tournament(self) -> bool:
        """Whether the rules, not the winner, decide who gets a bombed trick. G5.8."""
        return self.seats == 3 and bool(self.setup.option("tournament"))

    @property
    def is_playing(self) -> bool:
        return self.turn is not None or self.giver is not None

    @property
    def to_act(self) -> frozenset[Seat]:
        """Seat that must move; CHANCE before a deal."""
        if self.result is not None:
            return frozenset()
        waiting = self.giver if self.turn is None else self.turn
        return frozenset({CHANCE if waiting is None else waiting})

    @property
    def top(self) -> Laid | None:
        """Last combination of the current trick; None before a lead."""
        return self.trick[-1] if self.trick else None

    @property
    def passed(self) -> tuple[Seat, ...]:
        """Players who have passed since the last combination was played. G5.6."""
        return tuple(seat for seat, lying in self.passes if lying == len(self.trick))

    def may_bet(self, seat: Seat) -> bool:
        """Return whether a seat may bet: once, before its first card, and before any player is out. G2.2, G2.3, GQ5."""
        return self.is_playing and not self.out and self.bets[seat] is None

    def pile(self, seat: Seat) -> tuple[Part, ...]:
        """Return the cards of the tricks that a seat has got in this round. G7.3."""
        return tuple(card for trick in self.tricks if trick.to == seat for card in trick.cards)

    def laid(self) -> Iterator[Part]:
        for trick in self.tricks:
            yield from trick.cards
        for laid in self.trick:
            yield from laid.cards


@dataclass(frozen=True, slots=True)
class State:
    """Complete state of a match; hands are masks (see ``cards``)."""

    table: Table
    hands: tuple[int, ...] = ()
    haggis: int = 0
    """Mask of the cards set aside."""


@dataclass(frozen=True, slots=True)
class View(HandView):
    """What a seat knows. G10.2."""

    table: Table
    hands: tuple[Hand, ...] = ()
    """By seat, from the lowest card up, the face cards last; None for each hidden card."""

    def face_cards(self, seat: Seat) -> tuple[Part, ...]:
        return tuple(card for card in self.hands[seat] if card in FACES)


def hand_seen_by(seat: Seat | None, owner: Seat, hand: tuple[Part | None, ...]) -> tuple[Part | None, ...]:
    """Return a hand as ``seat`` sees it: all of its own, only face cards of others. G10.2."""
    return hand if seat == owner else tuple(card if card in FACES else None for card in hand)
