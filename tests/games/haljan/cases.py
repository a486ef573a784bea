"""How the worked cases of haljan are checked, type by type. Stories are tests of their own."""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

from bluestick.engine.moves import Part
from bluestick.engine.rules import Setup
from bluestick.engine.seats import CHANCE, Seat
from bluestick.games.haljan.moves import HaljanMoves
from bluestick.games.haljan.scoring import LAST_TRICK, Settled, langen, utn
from bluestick.games.haljan.state import (
    CardsDrawn,
    CardsPlayed,
    Deal,
    Play,
    RoundEnded,
    State,
    Table,
    TrickTaken,
    View,
    Word,
    side,
)
from bluestick.games.haljan.trumps import matching, order, points
from tests.games.haljan.positions import (
    HALJAN,
    before_utn,
    deal,
    moved,
    of_kind,
    passed,
    position,
    rank_from_below,
    rest_of,
)

Case = Mapping[str, Any]
SIDES = "AB"


def _setup(given: Case) -> Setup:
    if given.get("variant") == "harjan":
        return HALJAN.setup(2, "harjan", {"single_cards": given.get("way") == 1})
    return HALJAN.setup(given["players"])


def points_total(given: Case, expect: Case) -> None:
    for trump in given["trumps"]:
        deck = sum(points(trump, given["variant"] == "harjan").values())
        assert {"deck": deck, "with_last_trick": deck + LAST_TRICK} == expect


def card_points(given: Case, expect: Case) -> None:
    worth = [points(given["trump"])[card] for card in given["cards"]]
    assert {"points": worth, "sum": sum(worth)} == expect


def suit_order(given: Case, expect: Case) -> None:
    row = order(given["trump"], given["suit"])
    assert {"count": len(row), "high_to_low": list(row)} == expect


def beats(given: Case, expect: Case) -> None:
    pairs = matching(given["trump"], given["led"], given["played"])
    assert {"takes_lead": pairs is not None} == expect
    assert pairs is None or sorted(pairs) == sorted(given["played"])


def trick(given: Case, expect: Case) -> None:
    """The trick is the first of a deal: everybody holds six cards, the others of no account."""
    setup, plays = _setup(given), given["plays"]
    turn_up = f"{given['trump']}{'7' if given['trump'] + '7' not in str(plays) else '6'}"
    spare = [card for card in rest_of([turn_up], *(cards for _, cards in plays)) if card[0] != given["trump"]]
    hands = {seat: [*cards, *(spare.pop(0) for _ in range(6 - len(cards)))] for seat, cards in plays}
    stock = rest_of([turn_up], *hands.values())
    state = position(setup, hands, turn_up, stock, turn=plays[0][0])
    events: list[object] = []
    for seat, cards in plays:
        step = moved(state, seat, Play(tuple(cards)))
        state, events = step.state, [*events, *step.events]
    (taken,) = of_kind(TrickTaken, events)
    found = {
        "winner": taken.seat,
        "card_points": taken.points,
        "lead_changes": [laid.seat for laid in of_kind(CardsPlayed, events)[1:] if laid.leads],
        "next_leader": state.table.turn,
        "draw_order": [drawn.seat for drawn in of_kind(CardsDrawn, events)],
    }
    if "pair" in expect:
        found["pair"] = next(sorted(pair) for pair in HALJAN.sides(setup) if taken.seat in pair)
    assert found == expect
    assert state.table.points[side(taken.seat)] == taken.points


def whole_deal(given: Case, expect: Case) -> None:
    setup = _setup(given)
    start = HALJAN.start(setup)
    state = moved(start, CHANCE, Deal(Seat(given["dealer"]), tuple(given["deck"]))).state
    table = state.table
    seats = range(setup.seats)
    views = {seat: HALJAN.view(state, Seat(seat)) for seat in seats}
    others = [hand for seat, hand in enumerate(views[given["dealer"]].hands) if seat != given["dealer"]]
    assert expect == {
        "hands": {str(seat): list(hand) for seat, hand in enumerate(state.hands)},
        "turnup": table.turn_up,
        "trump": table.trump,
        "stock_incl_turnup": table.stock,
        "turn": table.turn,
        "may_exchange": [seat for seat in seats if Word.EXCHANGE in HALJAN.moves(views[seat]).next_parts(())],
        "dealer_peek": [card for hand in others for card in hand if card is not None],
    }


def profile(given: Case, expect: Case) -> None:
    """Stock and hands before each trick and at the end, in a deal of cards that do not matter."""
    setup, rng = _setup(given), Random(0)
    state = moved(HALJAN.start(setup), CHANCE, HALJAN.deal(HALJAN.start(setup), rng)).state
    stock, hand, played = [], [], []
    while state.table.turn is not None:
        seat = state.table.turn
        if not state.table.trick:
            stock.append(state.table.stock)
            hand.append({len(cards) for cards in state.hands})
        cards = state.hands[seat][: len(next(iter(HALJAN.moves(HALJAN.view(state, seat)))).cards)]
        played.append(len(cards))
        state = passed(moved(state, seat, Play(cards))).state
    hands = [size for (size,) in [*hand, {len(cards) for cards in state.hands}]]
    assert expect == {
        "tricks": len(state.table.tricks),
        "cards_per_player_per_trick": played[:: setup.seats],
        "stock_incl_turnup_before_each_trick_and_at_end": [*stock, state.table.stock],
        "hand_size_before_each_trick_and_at_end": hands,
    }


def draw(given: Case, expect: Case) -> None:
    """The winner leads an ace with its suit and is not beaten; then everybody draws."""
    setup, winner = _setup(given), given["winner"]
    *stock, last = [card for card in given["stock_top_first"] if card != "..."]
    turn_up = last.removesuffix("(turn-up)")
    number, left = given.get("cards_played_each", 3), given.get("hands_after_trick", {}).get("0", 3)
    side_suits = [card for card in rest_of(stock, [turn_up]) if card[0] != turn_up[0]]
    lead = _whole_suit(side_suits, number)
    harmless = [card for card in side_suits if card[0] != lead[0][0]]
    hands = {seat: [harmless.pop(0) for _ in range(number)] for seat in range(setup.seats) if seat != winner}
    hands[winner] = lead
    kept = rest_of(stock, [turn_up], *hands.values())[::-1]
    hands = {seat: [*hand, *(kept.pop() for _ in range(left))] for seat, hand in hands.items()}
    filler = rest_of(stock, [turn_up], *hands.values()) if "..." in given["stock_top_first"] else []
    state = position(setup, hands, turn_up, [*stock, *filler], turn=winner)
    for step in range(setup.seats):
        seat = (winner + step) % setup.seats
        last_step = passed(moved(state, seat, Play(tuple(hands[seat][:number]))))
        state = last_step.state
    found = {
        "draws": [[drawn.seat, list(drawn.cards)] for drawn in of_kind(CardsDrawn, last_step.events)],
        "next_leader": state.table.turn,
        "hand_size": len(state.hands[0]),
        "cards_per_play_now": len(HALJAN.moves(HALJAN.view(state, Seat(winner))).sample(Random(0)).cards),
    }
    assert expect == {key: found[key] for key in expect}


def _whole_suit(spare: Sequence[Part], number: int) -> list[Part]:
    """The highest cards of a suit whose ace is there."""
    suit = next(card[0] for card in spare if card[1:] == "A")
    return sorted((card for card in spare if card[0] == suit), key=rank_from_below)[-number:]


def langen_score(given: Case, expect: Case) -> None:
    assert _settled(langen(tuple(given["points"]), tuple(given["tricks"]), given.get("variant") == "harjan")) == expect


def _settled(end: Settled) -> Case:
    if end.won is None or end.winner is None:
        return {"round_over": False, "carried": list(end.score)}
    return {
        "round_over": True,
        "winner": SIDES[end.winner],
        "level": end.won.code,
        "game_points": end.won.amount,
    }


def utn_score(given: Case, expect: Case) -> None:
    table, found = Table(HALJAN.setup(4), utn=True, carried=tuple(given["carried"])), None
    taken = [0, 0]
    for number, (winner, worth) in enumerate(given["tricks_won"], start=1):
        taken[SIDES.index(winner)] += worth
        end = utn((table.carried[0] + taken[0], table.carried[1] + taken[1]))
        found = {"round_over": end.won is not None, "score": list(end.score)}
        if end.won is not None and end.winner is not None:
            found |= {"after_trick": number, "winner": SIDES[end.winner], "game_points": end.won.amount}
            assert number == len(given["tricks_won"])
    assert found == expect


def harjan_leads(given: Case, expect: Case) -> None:
    setup = HALJAN.setup(2, "harjan", {"single_cards": given["way"] == 1})
    hand = tuple(given["hand"])
    table = Table(setup, dealer=Seat(1), round=1, trump=given["trump"], stock=given["stock"], turn=Seat(0))
    moves = HaljanMoves(View(Seat(0), table, (hand, (None,) * len(hand))))
    leads = list(moves)
    assert sorted({len(lead.cards) for lead in leads}) == expect["sizes"]
    assert len(set(leads)) == len(leads) == expect["count"]
    for cards in expect.get("legal", ()):
        assert moves.readings(tuple(cards)) == (Play(tuple(cards)),)
    for cards in expect.get("illegal", ()):
        assert moves.why_not(Play(tuple(cards))) is not None
        assert Play(tuple(cards)) not in leads


def flow(given: Case, expect: Case) -> None:
    """A deal played to its end, in langen or from what was carried to ut'n."""
    facts = given["deal"]
    setup = _setup({**facts, **given})
    hands = {int(seat): hand for seat, hand in facts["hands"].items()}
    pack = deal(facts["dealer"], facts["turnup"], hands, setup.seats, facts["talon"])
    state: State = HALJAN.start(setup)
    if given["kind"] == "utn":
        state = before_utn(setup, facts["dealer"], given["carried"])
    state = moved(state, CHANCE, pack).state
    events: list[object] = []
    for line in given["plays"]:
        for seat, cards in line:
            step = passed(moved(state, seat, Play(tuple(cards))))
            state, events = step.state, [*events, *step.events]
    tricks = of_kind(TrickTaken, events)
    winners = [side(taken.seat) for taken in tricks]
    found = {
        "winners": [taken.seat for taken in tricks],
        "card_points": [taken.points for taken in tricks],
        "points_taken_AB": list(state.table.points),
        "tricks_AB": [winners.count(0), winners.count(1)],
    }
    assert state.table.turn is None
    score = state.table.scores[-1]
    assert [sum(item.amount for item in items) for items in score.items] == list(score.score)
    if given["kind"] == "langen":
        assert score.won is None
        found["langen_result"] = {"carried": list(score.score)}
    else:
        (ended,) = of_kind(RoundEnded, events)
        found |= {"round_winner": SIDES[ended.side], "final_score_AB": list(score.score)}
    assert found == expect


def _of(check: Callable[[Case, Case], None]) -> Callable[[Case], None]:
    return lambda case: check(case["given"], case["expect"])


KINDS = {
    "points_total": _of(points_total),
    "points": _of(card_points),
    "order": _of(suit_order),
    "beats": _of(beats),
    "trick": _of(trick),
    "deal": _of(whole_deal),
    "profile": _of(profile),
    "draw": _of(draw),
    "langen_score": _of(langen_score),
    "utn": _of(utn_score),
    "harjan_leads": _of(harjan_leads),
    "flow": _of(flow),
}

IN_DEPTH: dict[str, Callable[[Case], None]] = {}
