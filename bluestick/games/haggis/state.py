"""What haggis is played with: moves, events, and the state of a match.

A round is one deal; the rounds of a match add up until somebody has the agreed points (G9). Cards are named as in
``cards``; a combination that was played is its cards and a ``Reading``, which says what they are meant to be (G3.6).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import StrEnum
from types import MappingProxyType
from typing import Self

from bluestick.engine.events import Event
from bluestick.engine.moves import Move, Part
from bluestick.engine.rules import Outcome, ScoreItem, Setup
from bluestick.engine.seats import CHANCE, Seat
from bluestick.games.haggis.cards import FACES, PLACE
from bluestick.games.haggis.combinations import Reading

DEALT = 14
"""Number cards that a player is dealt. G1.4."""

HAND = DEALT + len(FACES)
"""All cards of a hand. G1.4."""


@dataclass(frozen=True, slots=True)
class Deal(Move):
    """The dealer, the colour that is left out, and the number cards in dealing order. G1.2, G1.4, G1.5.

    They are dealt one at a time, the dealer's left-hand neighbour first; what is left is the Haggis.
    """

    dealer: Seat
    removed: str
    """The letter of a colour with two players, with three ""."""
    cards: tuple[Part, ...]


@dataclass(frozen=True, slots=True)
class Play(Move):
    """A combination, and what it is declared to be. ``cards`` has them from the lowest up. G3.6, G5.1."""

    cards: tuple[Part, ...]
    reading: Reading

    def __post_init__(self) -> None:
        object.__setattr__(self, "cards", tuple(sorted(self.cards, key=PLACE.__getitem__)))


class Word(StrEnum):
    """What may be said beside playing cards."""

    PASS = "pass"  # noqa: S105 - a player's word
    """G5.2."""
    BET_0 = "bet 0"
    """No bet, which is binding too; as all bets in turn or out of turn. G2, GQ6."""
    BET_15 = "bet 15"
    """The small bet."""
    BET_30 = "bet 30"
    """The big bet."""
    GIVE_0 = "give 0"
    """The trick that a bomb has won goes to seat 0: only with three players. G5.7."""
    GIVE_1 = "give 1"
    GIVE_2 = "give 2"


WORDS: frozenset[str] = frozenset(Word)

BETS = MappingProxyType({Word.BET_0: 0, Word.BET_15: 15, Word.BET_30: 30})
"""What each bet is worth. G2.1."""

GIFTS = MappingProxyType({Word.GIVE_0: Seat(0), Word.GIVE_1: Seat(1), Word.GIVE_2: Seat(2)})
"""Who gets the trick. G5.7."""


@dataclass(frozen=True, slots=True)
class Say(Move):
    """A pass, a bet, or to whom a trick is given."""

    word: Word


HaggisMove = Deal | Play | Say


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    """Fourteen number cards each; everybody's face cards lie open. G1.3, G1.4."""

    dealer: Seat
    leader: Seat
    """Who leads first. G1.5, G8.2."""
    removed: str
    hands: tuple[tuple[Part | None, ...], ...]
    """By seat, the three face cards last; None for a card that one may not know."""
    haggis: int
    """How many cards are set aside unseen."""

    def seen_by(self, seat: Seat | None) -> Self:
        """Face cards are open to all. G10.2."""
        return replace(self, hands=tuple(open_to(seat, Seat(owner), hand) for owner, hand in enumerate(self.hands)))


@dataclass(frozen=True, slots=True)
class BetMade(Event):
    """``seat`` has announced that she will be out first, or that she does not bet: 0, 15 or 30. G2."""

    seat: Seat
    amount: int


@dataclass(frozen=True, slots=True)
class CardsPlayed(Event):
    """A combination is led, or beats the one that lay there. G5.1, G5.3, G5.4."""

    seat: Seat
    cards: tuple[Part, ...]
    reading: Reading
    leads: bool
    """Whether it is the first of its trick."""
    left: int
    """Cards that are left in that hand."""


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """``seat`` does not beat what lies there. G5.2."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class WentOut(Event):
    """``seat`` has played her last card, and the fullest of the other hands is counted. G6.1 to G6.3, G7.1."""

    seat: Seat
    place: int
    """1 for the first to go out, 2 for the second of three."""
    fullest: Seat
    """Who has most cards; of two with as many the next to the left."""
    cards: int
    """How many those are, face cards included."""


@dataclass(frozen=True, slots=True)
class TrickTaken(Event):
    """A trick is over. G5.5 to G5.8."""

    winner: Seat
    """Who played the last, highest combination."""
    to: Seat | None
    """Who gets the cards; None while the winner has yet to choose (G5.7, then ``TrickGiven`` follows)."""
    points: int
    """What they count. G7.3."""
    bombed: bool
    """Whether a bomb won it, so that the winner does not get it."""


@dataclass(frozen=True, slots=True)
class TrickGiven(Event):
    """The winner of a bombed trick has chosen who gets it. G5.7."""

    seat: Seat
    to: Seat
    points: int


@dataclass(frozen=True, slots=True)
class RoundScored(Event):
    """A round is over and counted; the last hand and the Haggis are shown and go to who went out first. G6.4, G7."""

    score: RoundScore


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
class View:
    """What a seat knows: its hand, everybody's open face cards, and all that is public. G10.2."""

    seat: Seat | None
    table: Table
    hands: tuple[tuple[Part | None, ...], ...] = ()
    """By seat, from the lowest card up, the face cards last; None for each number card that this seat does not know."""

    @property
    def to_act(self) -> frozenset[Seat]:
        """Whom the table waits for."""
        return self.table.to_act

    @property
    def hand(self) -> tuple[Part, ...]:
        """This seat's own cards; none for an onlooker."""
        if self.seat is None or not self.hands:
            return ()
        return tuple(card for card in self.hands[self.seat] if card is not None)

    def faces(self, seat: Seat) -> tuple[Part, ...]:
        """The face cards that lie open before a seat. G10.2."""
        return tuple(card for card in self.hands[seat] if card in FACES)


def open_to(seat: Seat | None, owner: Seat, hand: tuple[Part | None, ...]) -> tuple[Part | None, ...]:
    """A hand as ``seat`` sees it: all of its own, of others the face cards. G10.2."""
    return hand if seat == owner else tuple(card if card in FACES else None for card in hand)
