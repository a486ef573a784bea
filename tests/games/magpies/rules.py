"""Magpies: a small card game with every difficulty that a card game can make for the engine.

G1  Twelve cards, red and black 1 to 6. Each player gets three, which lie in a row before the player,
    backs to the others; the rest is the closed stock.
G2  Everybody lays one card aside, closed, in any order.
G3  Then the players take turns, the one who leads first. One plays a card; the colour led is followed
    by those who can.
G4  Having played, one draws from the stock while there is any.
G5  When all have played, the highest card of the colour led earns a point and leads next.
G6  At any time, in turn or not, a player may peek at the top of the stock, once a deal.
G7  After the agreed number of deals the most points win; the lead of the first trick goes round.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from random import Random
from typing import Self

from bluestick.engine.chance import Chance
from bluestick.engine.events import Event
from bluestick.engine.moves import ListedMoves, Move, Part, Pick, Refusal
from bluestick.engine.rules import Option, Outcome, Phase, Rules, Setup, Step, Variant
from bluestick.engine.seats import CHANCE, Seat
from bluestick.engine.tricks import replace_at

PACK = tuple(f"{colour}{rank}" for colour in "rb" for rank in range(1, 7))
HAND = 3
FIRST = Seat(0)


@dataclass(frozen=True, slots=True)
class Deal(Move):
    """The whole pack in order: three cards a seat, then the stock from its top. G1."""

    pack: tuple[Part, ...]


@dataclass(frozen=True, slots=True)
class LayAside(Move):
    """G2."""

    card: Part


@dataclass(frozen=True, slots=True)
class Play(Move):
    """G3."""

    card: Part


@dataclass(frozen=True, slots=True)
class Peek(Move):
    """G6."""


MagpieMove = Deal | LayAside | Play | Peek


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    """One hand for each seat; None for a card that one may not know."""

    hands: tuple[tuple[Part | None, ...], ...]

    def seen_by(self, seat: Seat | None) -> Self:
        hands = (hand if owner == seat else (None,) * HAND for owner, hand in enumerate(self.hands))
        return replace(self, hands=tuple(hands))


@dataclass(frozen=True, slots=True)
class _CardHandled(Event):
    """Something was done with a card that only ``seat`` may know."""

    seat: Seat
    card: Part | None

    def seen_by(self, seat: Seat | None) -> Self:
        return self if seat == self.seat else replace(self, card=None)


class CardLaidAside(_CardHandled):
    """G2."""


class CardDrawn(_CardHandled):
    """G4."""


class StockPeeked(_CardHandled):
    """G6."""


@dataclass(frozen=True, slots=True)
class CardPlayed(Event):
    """Face up. G3."""

    seat: Seat
    card: Part


@dataclass(frozen=True, slots=True)
class TrickTaken(Event):
    """G5."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Closed:
    """A card lying closed, and what everybody knows about it without looking."""

    card: Part | None
    """None in the view of a seat that has not seen it."""
    seen: frozenset[Seat] = frozenset()
    never: str = ""
    """The colour it cannot have: its owner did not follow while it lay in the hand. G3."""

    def shown_to(self, seat: Seat | None) -> "Closed":
        return self if seat in self.seen else replace(self, card=None)


@dataclass(frozen=True, slots=True)
class Table:
    """All that lies on the table: the state, or in a view what one seat knows of it."""

    setup: Setup
    points: tuple[int, ...]
    deals: int = 0
    hands: tuple[tuple[Closed, ...], ...] = ()
    aside: tuple[Closed | None, ...] = ()
    stock: tuple[Closed, ...] = ()
    played: tuple[tuple[Seat, Part], ...] = ()
    turn: Seat = FIRST
    peeked: frozenset[Seat] = frozenset()

    @property
    def seats(self) -> tuple[Seat, ...]:
        return tuple(map(Seat, range(self.setup.seats)))

    @property
    def to_act(self) -> frozenset[Seat]:
        if self.deals and None in self.aside:
            return frozenset(seat for seat in self.seats if self.aside[seat] is None)  # G2: in any order
        if any(self.hands):
            return frozenset({self.turn})
        return frozenset() if self.deals == self.setup.option("deals") else frozenset({CHANCE})  # G7

    @property
    def trick(self) -> tuple[tuple[Seat, Part], ...]:
        """What has been played to the present trick."""
        return self.played[len(self.played) // len(self.seats) * len(self.seats) :]

    @property
    def led(self) -> str:
        """The colour to be followed; "" for who leads."""
        return self.trick[0][1][0] if self.trick else ""

    def closed(self) -> Iterator[Closed]:
        """Every card that lies closed, place by place."""
        for hand in self.hands:
            yield from hand
        yield from (card for card in self.aside if card is not None)
        yield from self.stock

    def turned(self, closed: Iterable[Closed]) -> "Table":
        """The same table with other cards in the closed places, in the order of ``closed()``."""
        cards = iter(closed)
        return replace(
            self,
            hands=tuple(tuple(next(cards) for _ in hand) for hand in self.hands),
            aside=tuple(card and next(cards) for card in self.aside),
            stock=tuple(next(cards) for _ in self.stock),
        )


@dataclass(frozen=True, slots=True)
class View:
    seat: Seat | None
    table: Table

    @property
    def to_act(self) -> frozenset[Seat]:
        return self.table.to_act


class Magpies(Rules[Table, View, MagpieMove]):
    id = "magpies"
    version = 1
    turn_clause = "G3"
    variants = (Variant("magpies", (2, 3), (Option("deals", 2, "magpies#G7", choices=(1, 5), is_range=True),)),)

    def sides(self, setup: Setup) -> tuple[frozenset[Seat], ...]:
        return tuple(frozenset({Seat(seat)}) for seat in range(setup.seats))

    def start(self, setup: Setup) -> Table:
        return Table(setup, points=(0,) * setup.seats)

    def to_act(self, state: Table) -> frozenset[Seat]:
        return state.to_act

    def deal(self, state: Table, rng: Chance) -> Deal:
        return Deal(tuple(rng.sample(PACK, len(PACK))))

    def why_not_deal(self, state: Table, move: MagpieMove) -> Refusal | None:
        if state.to_act != {CHANCE} or not isinstance(move, Deal) or Counter(move.pack) != Counter(PACK):
            return Refusal("no_deal", "magpies#G1")
        return None

    def apply(self, state: Table, seat: Seat, move: MagpieMove) -> Step[Table]:
        match move:
            case Deal(pack):
                return _deal(state, pack)
            case LayAside(card):
                laid, hand = _take(state.hands[seat], card)
                state = replace(
                    state, hands=replace_at(state.hands, seat, hand), aside=replace_at(state.aside, seat, laid)
                )
                return Step(state, (CardLaidAside(seat, card),))
            case Play(card):
                return _play(state, seat, card)
            case Peek():
                top = replace(state.stock[0], seen=state.stock[0].seen | {seat})
                state = replace(state, stock=(top, *state.stock[1:]), peeked=state.peeked | {seat})
                return Step(state, (StockPeeked(seat, top.card),))

    def outcome(self, state: Table) -> Outcome | None:
        if state.to_act:
            return None
        best = (seat for seat in state.seats if state.points[seat] == max(state.points))
        return Outcome(frozenset(best), state.points, "most_points", "magpies#G7")

    def view(self, state: Table, seat: Seat | None) -> View:
        return View(seat, state.turned(card.shown_to(seat) for card in state.closed()))

    def moves(self, view: View) -> ListedMoves[MagpieMove]:
        return ListedMoves(
            _moves(view),
            self.parts,
            refuse=lambda move: _refuse(view, move),
            refuse_pick=lambda pick: _refuse_pick(view, pick),
        )

    def phase(self, view: View) -> Phase:
        if not view.to_act:
            return Phase("over", "magpies#G7")
        if view.to_act == {CHANCE}:
            return Phase("deal", "magpies#G1")
        return Phase("aside", "magpies#G2") if None in view.table.aside else Phase("play", "magpies#G3")

    def parts(self, move: MagpieMove) -> Pick:
        match move:
            case Deal(pack):
                return pack
            case LayAside(card) | Play(card):
                return (card,)
            case Peek():
                return ("peek",)

    def determinize(self, view: View, rng: Random) -> Table:
        """Deal out what the view does not know, the places that can hold one colour only first."""
        table = view.table
        known = [card.card for card in table.closed()] + [card for _, card in table.played]
        unseen = [card for card in PACK if card not in known]
        rng.shuffle(unseen)
        dreamt: dict[int, Part] = {}
        closed = tuple(table.closed())
        for place in sorted(range(len(closed)), key=lambda place: not closed[place].never):
            if closed[place].card is None:
                dreamt[place] = next(card for card in unseen if card[0] != closed[place].never)
                unseen.remove(dreamt[place])
        return table.turned(replace(old, card=dreamt.get(place, old.card)) for place, old in enumerate(closed))

    def write(self, move: MagpieMove) -> str:
        verb = {Deal: "deal ", LayAside: "aside ", Play: "play ", Peek: ""}[type(move)]
        return verb + " ".join(self.parts(move))

    def read(self, text: str) -> MagpieMove:
        verb, *cards = text.split(" ")
        if set(cards) <= set(PACK):
            match verb, cards:
                case "deal", _:
                    return Deal(tuple(cards))
                case "aside", [card]:
                    return LayAside(card)
                case "play", [card]:
                    return Play(card)
                case "peek", []:
                    return Peek()
        raise ValueError(f"no move {text!r}")


def _moves(view: View) -> Iterator[MagpieMove]:
    table, seat = view.table, view.seat
    if seat is None:
        return
    if seat in table.to_act:
        hand = [held.card for held in table.hands[seat] if held.card is not None]
        if table.aside[seat] is None:
            yield from map(LayAside, hand)
        else:
            following = [card for card in hand if card[0] == table.led]  # G3
            yield from map(Play, following or hand)
    if table.stock and seat not in table.peeked:
        yield Peek()  # G6


def _refuse(view: View, move: MagpieMove) -> Refusal:
    """Why a move that ``_moves`` does not yield is not allowed."""
    table, seat = view.table, view.seat
    match move:
        case Deal():
            return Refusal("no_deal", "magpies#G1")
        case Peek() if seat is not None:
            return Refusal("peeked" if seat in table.peeked else "no_stock", "magpies#G6")
        case LayAside(card) | Play(card) if seat is not None and seat in table.to_act:
            if card not in (held.card for held in table.hands[seat]):
                return Refusal("not_held", "magpies#G1")
            if isinstance(move, LayAside):
                return Refusal("aside_already", "magpies#G2")
            if table.aside[seat] is None:
                return Refusal("aside_first", "magpies#G2")
            return Refusal("follow", "magpies#G3", (table.trick[0][1],))
        case Peek() | LayAside() | Play():
            return Refusal("not_your_turn", "magpies#G3")
        case _:
            return Refusal("no_move", "magpies#G3")


def _refuse_pick(view: View, pick: Pick) -> Refusal:
    match pick:
        case ("peek",):
            return _refuse(view, Peek())
        case (card,):
            return _refuse(view, LayAside(card) if None in view.table.aside else Play(card))
    return Refusal("one_card", "magpies#G3", tuple(part for part in pick if part in PACK))


def _deal(state: Table, pack: tuple[Part, ...]) -> Step[Table]:
    cards = iter(pack)
    hands = tuple(tuple(next(cards) for _ in range(HAND)) for _ in state.seats)
    state = Table(
        setup=state.setup,
        points=state.points,
        deals=state.deals + 1,
        hands=tuple(tuple(Closed(card, frozenset({seat})) for card in hands[seat]) for seat in state.seats),
        aside=tuple(None for _ in state.seats),
        stock=tuple(map(Closed, cards)),
        turn=Seat(state.deals % len(state.seats)),  # G7
    )
    return Step(state, (Dealt(hands),))


def _play(state: Table, seat: Seat, card: Part) -> Step[Table]:
    events: list[Event] = [CardPlayed(seat, card)]
    _, hand = _take(state.hands[seat], card)
    if state.led not in ("", card[0]):
        hand = tuple(replace(held, never=state.led) for held in hand)  # G3
    stock = state.stock
    if stock:
        drawn = replace(stock[0], seen=stock[0].seen | {seat})
        hand, stock = (*hand, drawn), stock[1:]
        events.append(CardDrawn(seat, drawn.card))
    trick = (*state.trick, (seat, card))
    turn, points = Seat((seat + 1) % len(state.seats)), state.points
    if len(trick) == len(state.seats):
        led = trick[0][1][0]
        turn = max((int(card[1:]), seat) for seat, card in trick if card[0] == led)[1]  # G5
        points = replace_at(points, turn, points[turn] + 1)
        events.append(TrickTaken(turn))
    state = replace(
        state,
        hands=replace_at(state.hands, seat, hand),
        stock=stock,
        played=(*state.played, (seat, card)),
        turn=turn,
        points=points,
    )
    return Step(state, tuple(events))


def _take(hand: tuple[Closed, ...], card: Part) -> tuple[Closed, tuple[Closed, ...]]:
    """The card out of a hand, and the hand without it."""
    taken = next(held for held in hand if held.card == card)
    return taken, tuple(held for held in hand if held is not taken)
