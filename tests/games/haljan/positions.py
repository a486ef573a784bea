"""Ordered packs and positions of Haljan for tests."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from bluestick.engine.cards import FRENCH, RANKS
from bluestick.engine.match import Match
from bluestick.engine.moves import Part
from bluestick.engine.rules import Setup, Step
from bluestick.engine.seats import CHANCE, Seat
from bluestick.engine.tricks import Deal
from bluestick.games.haljan.moves import Play, Say, Word
from bluestick.games.haljan.rules import Haljan
from bluestick.games.haljan.state import PACKET_SIZE, DealScore, State, Table, Trick

HALJAN = Haljan()
FOUR, TWO = HALJAN.setup(4), HALJAN.setup(2)
HARJAN = HALJAN.setup(2, "harjan")
HARJAN_SINGLE = HALJAN.setup(2, "harjan", {"single_cards": True})
HARJAN_EXCHANGE = HALJAN.setup(2, "harjan", {"exchange": True})
FORMS = (FOUR, TWO, HARJAN, HARJAN_SINGLE, HARJAN_EXCHANGE)

A, B = 0, 1
TO_FIVE = HALJAN.setup(4, options={"target": 5})

EXCHANGE, PASS, NEXT, END = map(Say, Word)


def cards(text: str) -> tuple[Part, ...]:
    return tuple(text.split())


def play(text: str) -> Play:
    return Play(cards(text))


def rest_of(*taken: Iterable[Part]) -> list[Part]:
    """Return the cards of the pack that are not taken, lowest first."""
    gone = {card for some in taken for card in some}
    assert gone <= set(FRENCH), gone
    return [card for card in sorted(FRENCH, key=rank_from_below) if card not in gone]


def rank_from_below(card: Part) -> int:
    return RANKS[::-1].index(card[1:])


def deal(
    dealer: int, turn_up: Part, hands: Mapping[int, Sequence[Part]], seats: int, stock: Sequence[Part] = ()
) -> Deal:
    """Return the pack that deals these hands and puts the rest below ``stock``; short hands are filled up."""
    spare = rest_of(*hands.values(), stock, [turn_up])
    full = {}
    for seat in range(seats):
        hand = list(hands.get(seat, ()))
        full[seat] = hand + [spare.pop(0) for _ in range(6 - len(hand))]
    order = [(dealer + 1 + step) % seats for step in range(seats)]
    first = [card for seat in order for card in full[seat][:PACKET_SIZE]]
    second = [card for seat in order for card in full[seat][PACKET_SIZE:]]
    return Deal(Seat(dealer), (*first, turn_up, *second, *stock, *spare))


def dealt(setup: Setup, dealer: int, turn_up: Part, stock: Sequence[Part] = (), **hands: str) -> Match:
    """Return a match just dealt: ``dealt(FOUR, 3, "S7", h0="SA SK ...")``."""
    match = Match(HALJAN, setup)
    wanted = {int(seat[1:]): cards(text) for seat, text in hands.items()}
    match.play(CHANCE, deal(dealer, turn_up, wanted, setup.seats, stock))
    return match


def position(
    setup: Setup,
    hands: Mapping[int, Sequence[Part]],
    turn_up: Part | None,
    stock: Sequence[Part],
    turn: int,
    dealer: int = 0,
    **facts: object,
) -> State:
    """Return a state during a deal with only these cards."""
    held = tuple(tuple(hands[seat]) for seat in range(setup.seats))
    table = Table(
        setup,
        dealer=Seat(dealer),
        round=1,
        trump=facts.pop("trump", None) or turn_up[0],
        turn_up=turn_up,
        stock=len(stock) + (turn_up is not None),
        turn=Seat(turn),
        barred=tuple(("",) * len(hand) for hand in held) if setup.variant == "harjan" else (),
    )
    return State(replace(table, **facts), held, tuple(stock))


def before_utn(setup: Setup, dealer: int, carried: Sequence[int]) -> State:
    """Return the state after langen was counted and before ut'n is dealt."""
    langen = DealScore(1, Seat(dealer), False, "S", ((), ()), tuple(carried))
    return State(Table(setup, dealer=Seat(dealer), round=1, scores=(langen,)))


def moved(state: State, seat: int, move: Play | Say | Deal) -> Step[State]:
    """Return the step after a move, which must be legal."""
    seat = Seat(seat)
    if seat != CHANCE:
        assert HALJAN.moves(HALJAN.view(state, seat)).why_not(move) is None, move
    else:
        assert HALJAN.why_not_deal(state, move) is None
    return HALJAN.apply(state, seat, move)


def passed(step: Step[State]) -> Step[State]:
    """Let every player decline to exchange until the turn-up is drawn; return the state and all events."""
    while step.state.table.drawing:
        last = moved(step.state, min(step.state.table.asked), PASS)
        step = Step(last.state, (*step.events, *last.events))
    return step


def refusal(state: State, seat: int, move: Play | Say) -> str | None:
    """Return code and clause of a refusal: ``not_held H4.1``."""
    why = HALJAN.moves(HALJAN.view(state, Seat(seat))).why_not(move)
    return why and f"{why.code} {why.clause.removeprefix('haljan#')}"


def known_deal(setup, dealer):
    """Return a match dealt from the pack in order: spades first, each suit from ace to two. HJ-26, HJ-27."""
    match = Match(HALJAN, setup)
    match.play(CHANCE, Deal(Seat(dealer), FRENCH))
    return match


def table(match):
    return match.view(None).table


def state_of(match):
    return match.played[-1].step.state


def of_kind(kind, events):
    return [event for event in events if isinstance(event, kind)]


def last_trick(setup, scores=(), **facts):
    """Return a state in which seat 0 leads the two highest trumps and all others have two worthless cards left."""
    hands = {0: cards("SJ CJ"), 1: cards("H2 H3"), 2: cards("D2 D3"), 3: cards("C2 C3")}
    return position(setup, hands, None, (), turn=0, trump="S", scores=scores, **facts)


def finished(state):
    """Let each player play the whole hand in turn; return the last state and the events."""
    events = []
    while (seat := state.table.turn) is not None:
        step = moved(state, seat, Play(state.hands[seat]))
        state, events = step.state, [*events, *step.events]
    return state, events


def trick_of_four(match, *plays):
    """Return the events of a whole trick; each seat in turn plays these cards."""
    events = []
    for hand in plays:
        (seat,) = match.to_act
        events += match.play(seat, play(hand))
    return events


def final_refill(stock, turn_up="SA", winner=1, setup=FOUR):
    """Play the trick before the last draw up to its last play; return state, seat and last play."""
    seats = setup.seats
    hands = {seat: worthless(seat) for seat in range(seats)}
    hands[winner] = cards("SJ CJ S10 D3 D4 D5")
    state = position(setup, hands, turn_up, stock, turn=winner)
    for step in range(seats - 1):
        seat = (winner + step) % seats
        state = moved(state, seat, Play(hands[seat][:3])).state
    return state, (winner - 1) % seats, Play(hands[(winner - 1) % seats][:3])


def worthless(seat):
    """Return a hand without spades, and without points except for seat 3."""
    hands = ("H3 H4 H5 H6 H7 H8", "D2 D3 D4 D5 D6 D7", "C3 C4 C5 C6 C7 C8", "D6 D7 D8 D9 DQ DK")
    return cards(hands[seat])


def fours(seat, hand):
    """Return hands of four cards: ``hand`` for ``seat``, worthless cards for the others."""
    return {one: cards(hand) if one == seat else worthless(one)[:4] for one in range(4)}


def tricks_of(*winners):
    """Return tricks taken by these seats, with arbitrary cards."""
    return tuple(Trick((), Seat(winner), 0) for winner in winners)
