"""The contract that every game fulfils, and the words it is written in."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from random import Random
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from bluestick.engine.bots import LEVELS, Level
from bluestick.engine.chance import Chance
from bluestick.engine.events import Event
from bluestick.engine.moves import M, MoveSet, Part, Pick, Refusal
from bluestick.engine.seats import Seat

OptionValue = bool | int | str


@dataclass(frozen=True, slots=True)
class Option:
    """A choice made when a match is set up."""

    id: str
    default: OptionValue
    clause: str
    choices: tuple[OptionValue, ...] = (False, True)
    """All values it may have; for a number that is free within bounds, the lowest and the highest."""
    free: bool = False
    """Whether any whole number between the two choices will do."""
    house_rule: bool = False
    """Whether the source does not know it."""
    seats: tuple[int, ...] = ()
    """The numbers of players to whom it makes a difference, if not to all."""

    def allows(self, value: OptionValue) -> bool:
        """Whether ``value`` is one this option may have, of exactly the right type."""
        if type(value) is not type(self.default):
            return False
        if self.free:
            low, high = self.choices
            return int(low) <= int(value) <= int(high)
        return value in self.choices

    @property
    def known(self) -> tuple[OptionValue, ...]:
        """The values that it may have, as one would name them: ``1 to 100``."""
        return (f"{self.choices[0]} to {self.choices[-1]}",) if self.free else self.choices

    def matters(self, seats: int) -> bool:
        """Whether so many players have anything to choose."""
        return not self.seats or seats in self.seats


class Unit(StrEnum):
    """What a form of a game is counted in, where it is said how good a move is."""

    POINTS = "points"
    PIPS = "pips"
    """Points of cards, by which rounds are won: in most languages they have a name of their own."""
    CHIPS = "chips"
    HANDS = "hands"
    """Lost hands, as a loss."""
    STEPS = "steps"
    """On a board."""


@dataclass(frozen=True, slots=True)
class Variant:
    """A form of the game, with the numbers of players it is for."""

    id: str
    seats: tuple[int, ...]
    options: tuple[Option, ...] = ()
    unit: Unit = Unit.POINTS
    master: bool = False
    """Whether who thinks three times as long as the hard player measurably plays better."""

    @property
    def levels(self) -> tuple[Level, ...]:
        """How well a computer player can be chosen to play."""
        return (*LEVELS, Level.MASTER) if self.master else LEVELS


class SetupError(ValueError):
    """Nobody can play this setup.

    ``code`` is ``unknown_variant``, ``seats``, ``unknown_option`` or ``option_value``; ``details`` what was asked for,
    after a number of seats those that would do.
    """

    def __init__(self, code: str, *args: str | int, known: Iterable[OptionValue] = ()) -> None:
        super().__init__(code, *args)
        self.code = code
        self.details = args
        self.known = tuple(known)

    def __str__(self) -> str:
        asked = self.details[:1] if self.code == "seats" else self.details
        text = f"{self.code}: {'='.join(map(str, asked))}"
        return f"{text}; would do: {', '.join(map(str, self.known))}" if self.known else text


@dataclass(frozen=True, slots=True)
class Setup:
    """What was agreed before the match: made by ``Rules.setup``, which checks it."""

    variant: str
    seats: int
    options: tuple[tuple[str, OptionValue], ...] = ()

    def option(self, name: str) -> OptionValue:
        """The value agreed for an option of the variant; KeyError for any other name."""
        return dict(self.options)[name]


@dataclass(frozen=True, slots=True)
class ScoreItem:
    """One line of a score: for what, how much, with which cards, after which clause."""

    code: str
    amount: int
    clause: str
    parts: tuple[Part, ...] = ()
    args: tuple[str | int, ...] = ()


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a match ended. Nobody in ``winners`` means a draw."""

    winners: frozenset[Seat]
    scores: tuple[int, ...]
    """One score a seat, in the game's own unit."""
    reason: str
    clause: str


@dataclass(frozen=True, slots=True)
class Ended(Event):
    """The match is over."""

    outcome: Outcome


@dataclass(frozen=True, slots=True)
class Phase:
    """What the table waits for, and the clause that F1 opens."""

    code: str
    clause: str
    args: tuple[str | int, ...] = ()


class View(Protocol):
    """All that a seat can know, with perfect memory: more than a table shows."""

    @property
    def seat(self) -> Seat | None:
        """Whose view it is; None for an onlooker, who has no moves."""

    @property
    def to_act(self) -> frozenset[Seat]:
        """Whom the table waits for: public in every game."""


S = TypeVar("S")
V = TypeVar("V", bound=View)


@dataclass(frozen=True, slots=True)
class Step(Generic[S]):
    """What a move leads to: the next state, and all that happened on the way."""

    state: S
    events: tuple[Event, ...]


class Rules(ABC, Generic[S, V, M]):
    """A game. States, views and moves are its own frozen dataclasses; the rules hold no state themselves."""

    id: ClassVar[str]
    version: ClassVar[int]
    """Rises when an old record would replay differently."""
    variants: ClassVar[tuple[Variant, ...]]
    """In menu order, the usual one first."""
    turn_clause: ClassVar[str]
    """The clause that says whose turn it is."""
    look_clause: ClassVar[str] = ""
    """The clause, with the game, that lets a seat look at cards of another."""
    alone: ClassVar[Mapping[str, OptionValue]] = {}
    """Options of a match that only bots play, if it would not end otherwise."""
    seats_by_lot: ClassVar[bool] = False
    """Whether lots are drawn, when a match begins, for who sits where."""
    has_deals: ClassVar[bool] = True
    """Whether chance deals anything: then a match has a number, from which all of that follows."""
    has_secrets: ClassVar[bool] = True
    """Whether one seat may see what another may not."""
    is_notated: ClassVar[bool] = False
    """Whether a log lists numbered moves in notation, not sentences about events."""
    public: ClassVar[Seat | None] = None
    """Through whose eyes one sees what everybody may: an onlooker's, unless onlookers may see more than who plays."""

    def sides(self, setup: Setup) -> tuple[frozenset[Seat], ...]:
        """Who wins and loses together: everybody alone, unless a game says who."""
        return tuple(frozenset({Seat(seat)}) for seat in range(setup.seats))

    @abstractmethod
    def start(self, setup: Setup) -> S:
        """The table before anything is dealt or drawn."""

    @abstractmethod
    def to_act(self, state: S) -> frozenset[Seat]:
        """{CHANCE}, or the seats waited for (in any order), or nobody: the match is over."""

    @abstractmethod
    def deal(self, state: S, rng: Chance) -> M:
        """All that chance decides for a hand, in one move to be recorded."""

    @abstractmethod
    def why_not_deal(self, state: S, move: M) -> Refusal | None:
        """Why this cannot be what chance decided: for records that somebody edited."""

    @abstractmethod
    def apply(self, state: S, seat: Seat, move: M) -> Step[S]:
        """What a legal move leads to. The caller has asked ``moves`` or ``why_not_deal`` before."""

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """How the match ended, or None while it goes on."""

    def scores(self, state: S) -> tuple[int, ...] | None:
        """One score a seat as things stand, as ``outcome`` will tell them; None before anything has been counted."""
        outcome = self.outcome(state)
        return outcome.scores if outcome is not None else None

    @abstractmethod
    def view(self, state: S, seat: Seat | None) -> V:
        """All that ``seat`` can know of the state."""

    def open_view(self, state: S, seat: Seat | None) -> V:
        """What ``seat`` would see if nothing were hidden: for who looks at a match afterwards."""
        return self.view(state, seat)

    @abstractmethod
    def moves(self, view: V) -> MoveSet[M]:
        """The moves of ``view.seat``, in turn or out of turn."""

    @abstractmethod
    def phase(self, view: V) -> Phase:
        """What is going on, for the header and for F1."""

    def sits_out(self, view: V) -> bool:
        """Whether ``view.seat`` takes no part for the time being, and can only look on until it is asked again."""
        return False

    def look(self, view: V) -> Pick:
        """Cards of another that ``view.seat`` may look at before the first lead, by ``look_clause``."""
        return ()

    def is_out(self, view: V) -> bool:
        """Whether ``view.seat`` will not be asked again in this match, and can only look on until its end."""
        return False

    def rounds(self, view: V) -> tuple[Seat, ...]:
        """Who has won each round of the match so far, where one player does; nothing for a game without such rounds."""
        return ()

    def sure(self, view: V) -> M | None:
        """The next move of who takes all that is left, whatever others hold; None if that is not certain.

        After each of these moves it is certain again, to the last one.
        """
        return None

    @abstractmethod
    def parts(self, move: M) -> Pick:
        """The touches that make a move."""

    @abstractmethod
    def determinize(self, view: V, rng: Random) -> S:
        """A world that could have been *played* to look like this view."""

    @abstractmethod
    def write(self, move: M) -> str:
        """The move as one line of words, any declared reading included."""

    @abstractmethod
    def read(self, text: str) -> M:
        """The move that ``text`` stands for; ValueError for nonsense."""

    def setup(
        self,
        seats: int | None = None,
        variant: str | None = None,
        options: Mapping[str, OptionValue] | None = None,
    ) -> Setup:
        """A complete setup: defaults where nothing is said. SetupError for what does not exist."""
        form = self.variants[0] if variant is None else self.variant(variant)
        seats = form.seats[0] if seats is None else seats
        if type(seats) is not int or seats not in form.seats:
            raise SetupError("seats", seats, *form.seats, known=form.seats)
        chosen = dict(options or {})
        agreed = []
        for option in form.options:
            value = chosen.pop(option.id, option.default)
            if not option.allows(value):
                raise SetupError("option_value", option.id, str(value), known=option.known)
            agreed.append((option.id, value))
        if chosen:
            raise SetupError("unknown_option", min(chosen), known=[option.id for option in form.options])
        return Setup(form.id, seats, tuple(agreed))

    def variant(self, name: str) -> Variant:
        """The variant of that name; SetupError if there is none."""
        for variant in self.variants:
            if variant.id == name:
                return variant
        raise SetupError("unknown_variant", name, known=[variant.id for variant in self.variants])


AnyRules = Rules[Any, Any, Any]
