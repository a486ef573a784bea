"""Interface of the rules of a game, and its data types."""

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
    """Option that can be chosen when a match is set up."""

    id: str
    default: OptionValue
    clause: str
    choices: tuple[OptionValue, ...] = (False, True)
    """All allowed values; if ``is_range``, the lowest and the highest number."""
    is_range: bool = False
    """Whether any integer from the first to the second of ``choices`` is allowed."""
    house_rule: bool = False
    """Whether the option is missing in the written source of the rules."""
    seats: tuple[int, ...] = ()
    """Numbers of players for which the option makes a difference; empty: all."""

    def allows(self, value: OptionValue) -> bool:
        """Return whether ``value`` is allowed and of exactly the right type."""
        if type(value) is not type(self.default):
            return False
        if self.is_range:
            low, high = self.choices
            return int(low) <= int(value) <= int(high)
        return value in self.choices

    @property
    def allowed_values(self) -> tuple[OptionValue, ...]:
        """Allowed values for an error message; a range of numbers as one text, ``1 to 100``."""
        return (f"{self.choices[0]} to {self.choices[-1]}",) if self.is_range else self.choices

    def applies_to(self, seats: int) -> bool:
        return not self.seats or seats in self.seats


class Unit(StrEnum):
    """Unit in which a variant counts results, and in which values of moves are given."""

    POINTS = "points"
    PIPS = "pips"
    """Card points, by which rounds are won; most languages have a word for them other than that for points."""
    CHIPS = "chips"
    HANDS = "hands"
    """Deals lost, which count against a player."""
    STEPS = "steps"
    """Steps towards the goal on a board."""


@dataclass(frozen=True, slots=True)
class Variant:
    """Variant of a game, with the numbers of players it is for."""

    id: str
    seats: tuple[int, ...]
    options: tuple[Option, ...] = ()
    unit: Unit = Unit.POINTS
    master: bool = False
    """Whether the level MASTER exists: with three times the time of HARD, the bot plays measurably better."""

    @property
    def levels(self) -> tuple[Level, ...]:
        return (*LEVELS, Level.MASTER) if self.master else LEVELS


class SetupError(ValueError):
    """Impossible setup.

    ``code``: ``unknown_variant``, ``seats``, ``unknown_option`` or ``option_value``. ``details``: the rejected name or
    number of seats, then for ``option_value`` the rejected value, for ``seats`` all allowed numbers. ``known``: what is
    allowed.
    """

    def __init__(self, code: str, *args: str | int, known: Iterable[OptionValue] = ()) -> None:
        super().__init__(code, *args)
        self.code = code
        self.details = args
        self.known = tuple(known)

    def __str__(self) -> str:
        asked = self.details[:1] if self.code == "seats" else self.details
        text = f"{self.code}: {'='.join(map(str, asked))}"
        return f"{text}; possible: {', '.join(map(str, self.known))}" if self.known else text


@dataclass(frozen=True, slots=True)
class Setup:
    """Variant, seats and options of a match; created and checked by ``Rules.setup``."""

    variant: str
    seats: int
    options: tuple[tuple[str, OptionValue], ...] = ()

    def option(self, name: str) -> OptionValue:
        """Return the value of an option of the variant; KeyError for any other name."""
        return dict(self.options)[name]


@dataclass(frozen=True, slots=True)
class ScoreItem:
    """One line of a score: reason (``code``, with ``args``), amount, clause and cards (``parts``)."""

    code: str
    amount: int
    clause: str
    parts: tuple[Part, ...] = ()
    args: tuple[str | int, ...] = ()


@dataclass(frozen=True, slots=True)
class Outcome:
    """Result of a match. Empty ``winners`` mean a draw."""

    winners: frozenset[Seat]
    scores: tuple[int, ...]
    """Final score of each seat, counted as the game does: higher is better."""
    reason: str
    clause: str


@dataclass(frozen=True, slots=True)
class Ended(Event):
    """The match has ended."""

    outcome: Outcome


@dataclass(frozen=True, slots=True)
class Phase:
    """Stage of the game, which the table's header shows, and the clause that F1 opens. ``args`` belong to ``code``."""

    code: str
    clause: str
    args: tuple[str | int, ...] = ()


class View(Protocol):
    """All that a seat can know, including cards that it has seen and the table no longer shows."""

    @property
    def seat(self) -> Seat | None:
        """Seat whose knowledge the view is; None for an onlooker, who has no moves."""

    @property
    def to_act(self) -> frozenset[Seat]:
        """Seats that the match waits for; public in every game."""


S = TypeVar("S")
V = TypeVar("V", bound=View)


@dataclass(frozen=True, slots=True)
class Step(Generic[S]):
    """Result of a move: the next state, and the events that led there."""

    state: S
    events: tuple[Event, ...]
    states: tuple[S, ...] = ()
    """State after each event, the last one equal to ``state``; empty if it is ``state`` after every event."""

    @property
    def moments(self) -> tuple[tuple[Event, S], ...]:
        return tuple(zip(self.events, self.states or (self.state,) * len(self.events), strict=True))


class StepBuilder(Generic[S]):
    """Builder of the ``Step`` of a move with several events; ``state`` is the state after the events added so far."""

    def __init__(self, state: S) -> None:
        self.state = state
        self._moments: list[tuple[Event, S]] = []

    def add(self, event: Event, state: S | None = None) -> S:
        """Append an event and the state after it (by default unchanged), and return that state."""
        if state is not None:
            self.state = state
        self._moments.append((event, self.state))
        return self.state

    def step(self, state: S | None = None) -> Step[S]:
        """Return the finished step; ``state``, if given, replaces the state after the last event."""
        if state is not None:
            self.state = state
        events, states = zip(*self._moments, strict=True)
        return Step(self.state, events, (*states[:-1], self.state))


class Rules(ABC, Generic[S, V, M]):
    """Rules of a game, without state: every game has frozen dataclasses for its states, views and moves."""

    id: ClassVar[str]
    version: ClassVar[int]
    """Version number, increased by a change that makes an old record replay differently."""
    variants: ClassVar[tuple[Variant, ...]]
    """All variants of the game in menu order, the usual one first."""
    turn_clause: ClassVar[str]
    look_clause: ClassVar[str] = ""
    """Id of the rule, with its game, that lets a seat look at another player's cards; empty if none does."""
    bot_match_options: ClassVar[Mapping[str, OptionValue]] = {}
    """Options that make a match of bots end, if the defaults do not."""
    seats_by_lot: ClassVar[bool] = False
    """Whether the seats are drawn by lot when a match begins."""
    has_deals: ClassVar[bool] = True
    """Whether anything is dealt at random; if so, a match can have a deal number."""
    has_secrets: ClassVar[bool] = True
    """Whether a seat may see something that another seat may not."""
    is_notated: ClassVar[bool] = False
    """Whether the log lists numbered moves in notation, not sentences about events."""
    public: ClassVar[Seat | None] = None
    """Seat (or None: an onlooker) whose view has only what everyone may see.

    Not None if onlookers may see more than that.
    """

    def sides(self, setup: Setup) -> tuple[frozenset[Seat], ...]:
        """Return the sets of seats that win and lose together; by default each seat is a side."""
        return tuple(frozenset({Seat(seat)}) for seat in range(setup.seats))

    @abstractmethod
    def start(self, setup: Setup) -> S:
        """Return the state before anything is dealt or drawn."""

    @abstractmethod
    def to_act(self, state: S) -> frozenset[Seat]:
        """Return {CHANCE} before a deal or lots, else the seats that the match waits for; empty after the match."""

    @abstractmethod
    def deal(self, state: S, rng: Chance) -> M:
        """Return a random deal, or the lots drawn, as one move to be recorded."""

    @abstractmethod
    def why_not_deal(self, state: S, move: M) -> Refusal | None:
        """Return why ``move`` is no possible deal, as in an edited record; None if it is possible."""

    @abstractmethod
    def apply(self, state: S, seat: Seat, move: M) -> Step[S]:
        """Return the result of a move that ``moves`` or ``why_not_deal`` has found legal."""

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """Return the outcome of the match, or None while it goes on."""

    def scores(self, state: S) -> tuple[int, ...] | None:
        """Return the current score per seat, as in ``outcome``; None before the first scoring."""
        outcome = self.outcome(state)
        return outcome.scores if outcome is not None else None

    @abstractmethod
    def view(self, state: S, seat: Seat | None) -> V:
        """Return all that ``seat`` can know of the state."""

    def open_view(self, state: S, seat: Seat | None) -> V:
        """Return what ``seat`` would see if nothing were hidden, for reviewing a match."""
        return self.view(state, seat)

    @abstractmethod
    def moves(self, view: V) -> MoveSet[M]:
        """Return the legal moves of ``view.seat``, in turn or out of turn."""

    @abstractmethod
    def phase(self, view: V) -> Phase:
        """Return the stage of the game."""

    def sits_out(self, view: V) -> bool:
        """Return whether ``view.seat`` has no move until the next deal or round, but will have one later."""
        return False

    def look(self, view: V) -> Pick:
        """Return another player's cards that ``view.seat`` may look at now, before the first lead; () if none.

        The rule that allows this is ``look_clause``.
        """
        return ()

    def is_out(self, view: V) -> bool:
        """Return whether ``view.seat`` will have no further move in this match."""
        return False

    def round_winners(self, view: V) -> tuple[Seat, ...]:
        """Return the winner of each finished round; empty if rounds have no single winner."""
        return ()

    def is_counted(self, view: V) -> bool:
        """Return whether the last deal has been scored and the next one has not begun."""
        return False

    def certain_move(self, view: V) -> M | None:
        """Return the next move of ``view.seat`` if the seat is certain to win all remaining tricks; else None.

        Certain: whatever cards others hold. After this move the win stays certain, and so on up to the last move.
        """
        return None

    @abstractmethod
    def parts(self, move: M) -> Pick:
        """Return the cards, the squares or the word that a player selects to make a move."""

    @abstractmethod
    def determinize(self, view: V, rng: Random) -> S:
        """Return a random state that agrees with this view and that legal play could have reached."""

    @abstractmethod
    def write(self, move: M) -> str:
        """Return the move as one line of text, which ``read`` parses."""

    @abstractmethod
    def read(self, text: str) -> M:
        """Return the move for a text; ValueError if invalid."""

    def setup(
        self,
        seats: int | None = None,
        variant: str | None = None,
        options: Mapping[str, OptionValue] | None = None,
    ) -> Setup:
        """Return a complete setup with defaults for missing values. SetupError for an impossible one."""
        form = self.variants[0] if variant is None else self.variant(variant)
        seats = form.seats[0] if seats is None else seats
        if type(seats) is not int or seats not in form.seats:
            raise SetupError("seats", seats, *form.seats, known=form.seats)
        chosen = dict(options or {})
        agreed = []
        for option in form.options:
            value = chosen.pop(option.id, option.default)
            if not option.allows(value):
                raise SetupError("option_value", option.id, str(value), known=option.allowed_values)
            agreed.append((option.id, value))
        if chosen:
            raise SetupError("unknown_option", min(chosen), known=[option.id for option in form.options])
        return Setup(form.id, seats, tuple(agreed))

    def variant(self, name: str) -> Variant:
        """Return the variant with a name; SetupError if there is none."""
        for variant in self.variants:
            if variant.id == name:
                return variant
        raise SetupError("unknown_variant", name, known=[variant.id for variant in self.variants])


AnyRules = Rules[Any, Any, Any]
