"""What card games share: the deal, whose turn comes next, hands that only their owner sees, tricks of one card each."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Container, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any, ClassVar, Protocol, TypeVar

from bluestick.engine.chance import Chance
from bluestick.engine.events import Event
from bluestick.engine.moves import M, Move, Part, Refusal
from bluestick.engine.rules import Outcome, Rules, V
from bluestick.engine.search.sampling import fill
from bluestick.engine.seats import CHANCE, Seat

T = TypeVar("T")

Hand = tuple[Part | None, ...]
"""Cards; None for one that is not known."""


@dataclass(frozen=True, slots=True)
class Deal(Move):
    """The dealer, and the whole pack in dealing order: all that chance decides for a hand."""

    dealer: Seat
    cards: tuple[Part, ...]

    def __str__(self) -> str:
        """``deal 2 SA S10 ...``, the dealer first."""
        return " ".join(("deal", str(self.dealer), *self.cards))


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    """Everybody has cards. Games say which."""

    dealer: Seat


@dataclass(frozen=True, slots=True)
class CardPlayed(Event):
    """A card is laid to the trick."""

    seat: Seat
    card: Part
    leads: bool
    """Whether it has the lead of the trick now."""


@dataclass(frozen=True, slots=True)
class TrickTaken(Event):
    """A trick is over. Games say what it brings."""

    seat: Seat
    """Who has won it."""


@dataclass(frozen=True, slots=True)
class Laid:
    """A card in a trick."""

    seat: Seat
    card: Part


@dataclass(frozen=True, slots=True)
class Trick:
    """A finished trick."""

    plays: tuple[Laid, ...]
    winner: Seat


@dataclass(frozen=True, slots=True)
class HandView:
    """What a seat knows of a game in which hands are hidden. Games say what else, and of what kind the table is."""

    seat: Seat | None
    table: Any
    """All that is public."""
    hands: tuple[Hand, ...] = ()
    """By seat, None for each card that this seat does not know; nothing before the first deal."""
    open: bool = field(default=False, kw_only=True)
    """Whether every hand lies open, as the match is looked at afterwards."""

    @property
    def to_act(self) -> frozenset[Seat]:
        """Whom the table waits for."""
        waited_for: frozenset[Seat] = self.table.to_act
        return waited_for

    @property
    def hand(self) -> tuple[Part, ...]:
        """This seat's own cards; none for an onlooker."""
        if self.seat is None or not self.hands:
            return ()
        return tuple([card for card in self.hands[self.seat] if card is not None])


class Tabled(Protocol):
    """A state with a table: all that is public, ``to_act`` and ``result`` among it."""

    @property
    def table(self) -> Any:
        """It knows whom it waits for, and how the match ended."""


D = TypeVar("D", bound=Tabled)


class CardRules(Rules[D, V, M]):
    """A game for which a whole pack is shuffled, and dealt by one of the players, whose turn it is to deal."""

    pack: ClassVar[tuple[Part, ...]]
    deal_clause: ClassVar[str]
    """The clause that says who deals what, with its game."""

    @abstractmethod
    def next_dealer(self, state: D) -> Seat | None:
        """Whose turn it is to deal; None while that is decided by lot."""

    def to_act(self, state: D) -> frozenset[Seat]:
        """Whom the table waits for; CHANCE before each deal."""
        waited_for: frozenset[Seat] = state.table.to_act
        return waited_for

    def outcome(self, state: D) -> Outcome | None:
        """How the match ended, as it is written on the table."""
        result: Outcome | None = state.table.result
        return result

    def open_view(self, state: D, seat: Seat | None) -> V:
        """With every hand as its owner sees it."""
        view = self.view(state, seat)
        if not isinstance(view, HandView):
            return view
        views: list[Any] = [self.view(state, Seat(owner)) for owner in range(len(view.hands))]
        return replace(view, hands=tuple(its.hands[its.seat] for its in views), open=True)

    def deal(self, state: D, rng: Chance) -> Any:
        """The dealer, and the shuffled pack."""
        dealer = self.next_dealer(state)
        if dealer is None:
            dealer = Seat(rng.randrange(state.table.setup.seats))
        return Deal(dealer, tuple(rng.sample(self.pack, len(self.pack))))

    def why_not_deal(self, state: D, move: Any) -> Refusal | None:
        """The whole pack, dealt by the player whose turn it is to deal."""
        if (
            self.to_act(state) == {CHANCE}
            and isinstance(move, Deal)
            and self.next_dealer(state) in (None, move.dealer)
            and 0 <= move.dealer < state.table.setup.seats
            and sorted(move.cards) == sorted(self.pack)
        ):
            return None
        return Refusal("no_deal", self.deal_clause)


def backs(hand: Sequence[Part | None]) -> Hand:
    """A hand of which one knows no more than how many cards it has."""
    return (None,) * len(hand)


def own(hands: Sequence[Hand], seat: Seat | None) -> tuple[Hand, ...]:
    """Hands as ``seat`` sees them: nothing of the others'."""
    return tuple([hand if owner == seat else backs(hand) for owner, hand in enumerate(hands)])


def deal_out(
    hands: Sequence[Hand],
    pack: Sequence[Part],
    seen: Iterable[Part | None],
    may_be: Callable[[int, int, Part], bool],
    rng: Random,
) -> tuple[tuple[tuple[Part, ...], ...], tuple[Part, ...]]:
    """Full hands, and the cards of the pack that are left over, shuffled: everything but those that are ``seen``.

    ``may_be``: whether what lies at a place of a seat's hand can be this card. LookupError if there is no such deal.
    """
    known = {card for hand in hands for card in hand}.union(seen)
    card_of = {1 << place: card for place, card in enumerate(pack) if card not in known}
    places = [
        sum(bit for bit, card in card_of.items() if may_be(seat, place, card))
        for seat, hand in enumerate(hands)
        for place, held in enumerate(hand)
        if held is None
    ]
    found = iter([card_of.pop(bit) for bit in fill([*card_of], places, rng)])
    full = tuple([tuple([next(found) if held is None else held for held in hand]) for hand in hands])
    return full, tuple(rng.sample([*card_of.values()], len(card_of)))


def read_deal(words: Sequence[str], pack: Container[Part], seats: int) -> Deal | None:
    """What ``str`` makes of a Deal, split at the blanks; None if it is none of up to ``seats`` players."""
    match words:
        case ["deal", dealer, *cards] if dealer in map(str, range(seats)) and all(card in pack for card in cards):
            return Deal(Seat(int(dealer)), tuple(cards))
    return None


def in_turn(first: int, seats: int) -> Iterator[Seat]:
    """All seats in playing order, beginning with ``first``, which may be as much as a round too high."""
    return (Seat((first + step) % seats) for step in range(seats))


def put(row: tuple[T, ...], place: int, thing: T) -> tuple[T, ...]:
    """The same with something else in one place."""
    return (*row[:place], thing, *row[place + 1 :])
