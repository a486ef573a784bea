"""Shared parts of card games: the deal, turn order, hidden hands, tricks of one card per player."""

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
"""Cards of one player; None for each hidden card."""


@dataclass(frozen=True, slots=True)
class Deal(Move):
    """Deal of the whole pack: the dealer, and all cards in dealing order."""

    dealer: Seat
    cards: tuple[Part, ...]

    def __str__(self) -> str:
        """Return ``deal 2 SA S10 ...``, the dealer first."""
        return " ".join(("deal", str(self.dealer), *self.cards))


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    """All players have got their cards. The games' subclasses add the cards."""

    dealer: Seat


@dataclass(frozen=True, slots=True)
class CardPlayed(Event):
    """A card was played to the trick."""

    seat: Seat
    card: Part
    is_lead: bool
    """Whether the card is the first of its trick."""


@dataclass(frozen=True, slots=True)
class TrickTaken(Event):
    """``seat`` has won a trick. The games' subclasses add what it scores."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Laid:
    """Card played to a trick, with the seat that played it."""

    seat: Seat
    card: Part


@dataclass(frozen=True, slots=True)
class Trick:
    """Finished trick: the cards in playing order, and the winner."""

    plays: tuple[Laid, ...]
    winner: Seat


@dataclass(frozen=True, slots=True)
class HandView:
    """View of a game with hidden hands. The games' subclasses add fields and define the type of ``table``."""

    seat: Seat | None
    table: Any
    hands: tuple[Hand, ...] = ()
    """Hand of each seat; empty before the first deal."""
    open: bool = field(default=False, kw_only=True)
    """Whether all hands are shown, for reviewing a match."""

    @property
    def to_act(self) -> frozenset[Seat]:
        waited_for: frozenset[Seat] = self.table.to_act
        return waited_for

    @property
    def hand(self) -> tuple[Part, ...]:
        """Cards of the seat whose view this is; empty for an onlooker."""
        if self.seat is None or not self.hands:
            return ()
        return tuple([card for card in self.hands[self.seat] if card is not None])


class HasTable(Protocol):
    """State of a card game whose public part, ``table``, has the attributes ``to_act`` and ``result``."""

    @property
    def table(self) -> Any:
        """Public part of the state, as all players see it."""


D = TypeVar("D", bound=HasTable)


class CardRules(Rules[D, V, M]):
    """Rules of a card game in which a player shuffles and deals the whole pack."""

    pack: ClassVar[tuple[Part, ...]]
    deal_clause: ClassVar[str]
    """Id of the rule about the deal, with its game, like ``haljan#H3.2``."""

    @abstractmethod
    def next_dealer(self, state: D) -> Seat | None:
        """Return the seat that deals next; None if drawn by lot."""

    def to_act(self, state: D) -> frozenset[Seat]:
        waited_for: frozenset[Seat] = state.table.to_act
        return waited_for

    def outcome(self, state: D) -> Outcome | None:
        result: Outcome | None = state.table.result
        return result

    def open_view(self, state: D, seat: Seat | None) -> V:
        view = self.view(state, seat)
        if not isinstance(view, HandView):
            return view
        views: list[Any] = [self.view(state, Seat(owner)) for owner in range(len(view.hands))]
        return replace(view, hands=tuple(its.hands[its.seat] for its in views), open=True)

    def deal(self, state: D, rng: Chance) -> Any:
        dealer = self.next_dealer(state)
        if dealer is None:
            dealer = Seat(rng.randrange(state.table.setup.seats))
        return Deal(dealer, tuple(rng.sample(self.pack, len(self.pack))))

    def why_not_deal(self, state: D, move: Any) -> Refusal | None:
        """Return why a deal is not allowed; None if the right player deals the whole pack."""
        if (
            self.to_act(state) == {CHANCE}
            and isinstance(move, Deal)
            and self.next_dealer(state) in (None, move.dealer)
            and 0 <= move.dealer < state.table.setup.seats
            and sorted(move.cards) == sorted(self.pack)
        ):
            return None
        return Refusal("no_deal", self.deal_clause)


def hidden_cards(hand: Sequence[Part | None]) -> Hand:
    """Return the hand with all its cards hidden."""
    return (None,) * len(hand)


def hide_other_hands(hands: Sequence[Hand], seat: Seat | None) -> tuple[Hand, ...]:
    """Return all hands as ``seat`` sees them: its own open, the others hidden."""
    return tuple([hand if owner == seat else hidden_cards(hand) for owner, hand in enumerate(hands)])


def deal_hidden_cards(
    hands: Sequence[Hand],
    pack: Sequence[Part],
    seen: Iterable[Part | None],
    may_be: Callable[[int, int, Part], bool],
    rng: Random,
) -> tuple[tuple[tuple[Part, ...], ...], tuple[Part, ...]]:
    """Return (hands, rest): ``hands`` with their hidden cards dealt at random, and the cards left over, shuffled.

    ``seen``: cards known to be elsewhere. ``may_be(seat, index, card)``: whether ``card`` may be the hidden card at an
    index of a seat's hand. LookupError if no deal is possible.
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
    """Return the deal for the words of ``Deal.__str__``; None for other words. ``seats``: largest number of players."""
    match words:
        case ["deal", dealer, *cards] if dealer in map(str, range(seats)) and all(card in pack for card in cards):
            return Deal(Seat(int(dealer)), tuple(cards))
    return None


def seats_from(first: int, seats: int) -> Iterator[Seat]:
    """Yield all seats in playing order, beginning with ``first`` (modulo ``seats``, their number)."""
    return (Seat((first + step) % seats) for step in range(seats))


def replace_at(row: tuple[T, ...], place: int, thing: T) -> tuple[T, ...]:
    """Return the tuple with its element at index ``place`` replaced by ``thing``."""
    return (*row[:place], thing, *row[place + 1 :])
