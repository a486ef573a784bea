"""Ordered packs and positions of Snapphanaleden for tests."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from bluestick.engine.match import Match
from bluestick.engine.moves import Part
from bluestick.engine.rules import Setup, Step
from bluestick.engine.seats import CHANCE, Seat
from bluestick.engine.tricks import Deal, Laid, Trick
from bluestick.games.snapphana.cards import PACK, mask
from bluestick.games.snapphana.combinations import Kind
from bluestick.games.snapphana.moves import Declare, Discard, Give, Play, SnapphanaMove
from bluestick.games.snapphana.rules import Snapphana, dealing_order
from bluestick.games.snapphana.state import FORMS, State, Table

SNAPPHANA = Snapphana()
EIGHT, TEN, SMALL, FJABBE = (SNAPPHANA.setup(None, name) for name in FORMS)
"""800, 1000, 150 and Fjabbe."""
GAMES = (EIGHT, TEN, SMALL, FJABBE)

A, B, C, D = map(Seat, range(4))


def cards(text: str) -> tuple[Part, ...]:
    """``"SK H10"``."""
    return tuple(text.split())


def play(card: Part) -> Play:
    return Play(card)


def give(card: Part) -> Give:
    return Give(card)


def discard(text: str) -> Discard:
    return Discard(cards(text))


def declare(kind: str, text: str) -> Declare:
    return Declare(Kind(kind), cards(text))


def rest_of(*taken: Iterable[Part]) -> list[Part]:
    """Return the pack without these cards."""
    left = list(PACK)
    for some in taken:
        for card in some:
            left.remove(card)
    return left


def deal(setup: Setup, dealer: int, hands: Mapping[int, Sequence[Part]], out: Sequence[Part] = ()) -> Deal:
    """The pack that deals these cards, in 1000 those of both deals; short hands are filled up with what is left.

    ``out``: what must not be dealt.
    """
    form = FORMS[setup.variant]
    owners = [
        *dealing_order(form, Seat(dealer), form.hand, form.extra),
        *dealing_order(form, Seat(dealer), form.exchange, 0),
    ]
    spare = rest_of(out, *hands.values())
    full = {}
    for seat in range(form.seats):
        hand = list(hands.get(seat, ()))
        full[seat] = hand + [spare.pop() for _ in range(owners.count(Seat(seat)) - len(hand))]
    return Deal(Seat(dealer), (*(full[owner].pop(0) for owner in owners), *spare, *out))


def dealt(setup: Setup, dealer: int = 0, **hands: str) -> Match:
    """Return a match just dealt: ``dealt(EIGHT, 3, h0="SK SQ ...")``; seat ``dealer + 1`` is forehand."""
    match = Match(SNAPPHANA, setup)
    match.play(CHANCE, deal(setup, dealer, {int(seat[1:]): cards(text) for seat, text in hands.items()}))
    return match


def position(
    setup: Setup,
    hands: Mapping[int, Sequence[Part]],
    turn: int | None = 0,
    *,
    trick: Sequence[tuple[int, Part]] = (),
    won: Mapping[int, Sequence[Part]] | None = None,
    discards: Mapping[int, Sequence[Part]] | None = None,
    **facts: object,
) -> State:
    """Return a state during a hand with only these cards. ``won``: one trick of each of these seats."""
    form = FORMS[setup.variant]
    seats = range(form.seats)
    away = tuple(mask((discards or {}).get(seat, ())) for seat in seats)
    table = Table(
        setup,
        (0,) * form.sides,
        dealer=Seat(form.seats - 1),
        hand=1,
        discards=tuple(laid.bit_count() for laid in away),
        turn=None if turn is None else Seat(turn),
        open=((),) * form.seats,
        voids=("",) * form.seats,
        trick=tuple(Laid(Seat(seat), card) for seat, card in trick),
        tricks=tuple(
            Trick(tuple(Laid(Seat(seat), card) for card in each), Seat(seat)) for seat, each in (won or {}).items()
        ),
    )
    held = tuple(mask(hands.get(seat, ())) for seat in seats)
    return State(replace(table, **facts), held, away)


def moved(state: State, seat: int, move: SnapphanaMove) -> Step[State]:
    """Return the step after a move, which must be legal."""
    seat = Seat(seat)
    if seat == CHANCE:
        assert SNAPPHANA.why_not_deal(state, move) is None
    else:
        assert SNAPPHANA.moves(SNAPPHANA.view(state, seat)).why_not(move) is None, move
    return SNAPPHANA.apply(state, seat, move)


def after(state: State, *acts: tuple[int, SnapphanaMove]) -> Step[State]:
    """Return the state after several legal moves, with all events."""
    events: list[object] = []
    for seat, move in acts:
        step = moved(state, seat, move)
        state = step.state
        events += step.events
    return Step(state, tuple(events))


def refusal(state: State, seat: int | None, move: SnapphanaMove) -> str | None:
    """Return code and clause of a refusal: ``not_held S9.1``."""
    why = moves(state, seat).why_not(move)
    return why and f"{why.code} {why.clause.removeprefix('snapphana#')}"


def pick_refusal(state: State, seat: int | None, text: str) -> str | None:
    """The same for what was touched."""
    why = moves(state, seat).why_not_pick(cards(text))
    return why and f"{why.code} {why.clause.removeprefix('snapphana#')}"


def moves(state: State, seat: int | None):
    return SNAPPHANA.moves(SNAPPHANA.view(state, None if seat is None else Seat(seat)))


def of_kind(kind, events):
    return [event for event in events if isinstance(event, kind)]
