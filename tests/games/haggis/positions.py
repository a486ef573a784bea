"""Ordered packs and positions of Haggis for tests."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from bluestick.engine.match import Match
from bluestick.engine.moves import Part
from bluestick.engine.rules import Setup, Step
from bluestick.engine.seats import CHANCE, Seat
from bluestick.games.haggis.cards import FACES, NUMBERS, colour, mask
from bluestick.games.haggis.moves import Deal, Play, Say, Word
from bluestick.games.haggis.readings import READING_BY_TEXT, Reading
from bluestick.games.haggis.rules import Haggis
from bluestick.games.haggis.state import NUMBERS_DEALT, GoneOut, Laid, State, Table

HAGGIS = Haggis()
TWO, THREE = HAGGIS.setup(2), HAGGIS.setup(3)
TOURNAMENT = HAGGIS.setup(3, options={"tournament": True})

A, B, C = map(Seat, range(3))
PASS, BET_0, BET_15, BET_30, GIVE_A, GIVE_B, GIVE_C = map(Say, Word)


def cards(text: str) -> tuple[Part, ...]:
    return tuple(text.split())


def reading(text: str) -> Reading:
    return READING_BY_TEXT[text]


def play(text: str) -> Play:
    """Read ``"7r 7g as set:2:7"``; without a declaration take the highest reading of the cards."""
    if " as " in text:
        move = HAGGIS.read(f"play {text}")
        assert isinstance(move, Play)
        return move
    best, *_ = HAGGIS.moves(HAGGIS.view(position(THREE, {A: cards(text)}), A)).readings(cards(text))
    return best


def rest_of(removed: str, *taken: Iterable[Part]) -> list[Part]:
    """Return the number cards in play that are not taken, lowest first."""
    gone = {card for some in taken for card in some}
    return [card for card in NUMBERS if card not in gone and colour(card) != removed]


def deal(dealer: int, hands: Mapping[int, Sequence[Part]], seats: int, removed: str = "b") -> Deal:
    """Return the pack that deals these number cards, one at a time; short hands are filled with the lowest left."""
    removed = removed if seats == 2 else ""
    spare = rest_of(removed, *hands.values())
    full = []
    for seat in range(seats):
        hand = [card for card in hands.get(seat, ()) if card not in FACES]
        full.append(hand + [spare.pop(0) for _ in range(NUMBERS_DEALT - len(hand))])
    order = [(dealer + 1 + step) % seats for step in range(seats)]
    dealt = [full[seat][row] for row in range(NUMBERS_DEALT) for seat in order]
    return Deal(Seat(dealer), removed, (*dealt, *spare))


def dealt(setup: Setup, dealer: int = 0, **hands: str) -> Match:
    """Return a match just dealt: ``dealt(THREE, 2, h0="2r 3r ...")``; seat ``dealer + 1`` leads."""
    match = Match(HAGGIS, setup)
    match.play(CHANCE, deal(dealer, {int(seat[1:]): cards(text) for seat, text in hands.items()}, setup.seats))
    return match


def position(
    setup: Setup,
    hands: Mapping[int, Sequence[Part]],
    turn: int = 0,
    haggis: Sequence[Part] = (),
    out: Sequence[int] = (),
    on: Reading | None = None,
    **facts: object,
) -> State:
    """Return a state during a round with only these cards. ``on``: what the player before has played."""
    seats = setup.seats
    held = tuple(mask(hands.get(seat, ())) for seat in range(seats))
    table = Table(
        setup,
        (0,) * seats,
        dealer=Seat(seats - 1),
        round=1,
        removed="b" if seats == 2 else "",
        turn=Seat(turn),
        sizes=tuple(hand.bit_count() for hand in held),
        bets=(None,) * seats,
        trick=() if on is None else (Laid(Seat((turn - 1) % seats), (), on),),
        out=tuple(GoneOut(Seat(seat), Seat(seat), 0) for seat in out),
    )
    return State(replace(table, **facts), held, mask(haggis))


def moved(state: State, seat: int, move: Play | Say | Deal) -> Step[State]:
    """Return the step after a move, which must be legal."""
    seat = Seat(seat)
    if seat == CHANCE:
        assert HAGGIS.why_not_deal(state, move) is None
    else:
        assert HAGGIS.moves(HAGGIS.view(state, seat)).why_not(move) is None, move
    return HAGGIS.apply(state, seat, move)


def after(state: State, *acts: tuple[int, Play | Say]) -> Step[State]:
    """Return the state after several legal moves, with all events."""
    events: list[object] = []
    for seat, move in acts:
        step = moved(state, seat, move)
        state = step.state
        events += step.events
    return Step(state, tuple(events))


def refusal(state: State, seat: int, move: Play | Say) -> str | None:
    """Return code and clause of a refusal: ``not_held G1.4``."""
    why = HAGGIS.moves(HAGGIS.view(state, Seat(seat))).why_not(move)
    return why and f"{why.code} {why.clause.removeprefix('haggis#')}"


def of_kind(kind, events):
    return [event for event in events if isinstance(event, kind)]
