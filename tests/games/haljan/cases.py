"""Checks of the worked cases of Haljan, by type. Stories are separate tests."""

from collections import ChainMap
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

from bluestick.engine.moves import Part
from bluestick.engine.rules import ScoreItem, Setup
from bluestick.engine.seats import CHANCE, Seat
from bluestick.engine.tricks import Deal
from bluestick.games.haljan.cards import match_beating_cards, points_by_card, suit_cards
from bluestick.games.haljan.events import CardsDrawn, CardsPlayed, RoundEnded, TrickTaken
from bluestick.games.haljan.legal import HaljanMoves
from bluestick.games.haljan.moves import Play, Word
from bluestick.games.haljan.scoring import LAST_TRICK, langen_result, utn_result
from bluestick.games.haljan.state import State, Table, View, side_of
from tests.games.fields import Fields
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

SIDES = "AB"


def _setup(given: Mapping[str, Any], players: int | None = None) -> Setup:
    """Return the setup; Harjan is for two, and ``way`` states how its hands end: 1 with single cards, 2 without."""
    if _variant(given) == "harjan":
        assert given.get("players", 2) == 2
        return HALJAN.setup(2, "harjan", {"single_cards": _way(given) == 1})
    return HALJAN.setup(given["players"] if players is None else players)


def _variant(given: Mapping[str, Any]) -> str:
    variant = given.get("variant", "haljan")
    assert variant in ("haljan", "harjan"), variant
    return variant


def _way(given: Mapping[str, Any]) -> int:
    way = given.get("way", 2)
    assert way in (1, 2), way
    return way


def points_total(given: Fields, expect: Fields) -> None:
    for trump in given["trumps"]:
        deck = sum(points_by_card(trump, _variant(given) == "harjan").values())
        expect.agree({"deck": deck, "with_last_trick": deck + LAST_TRICK})


def card_points(given: Fields, expect: Fields) -> None:
    worth = points_by_card(given["trump"], _variant(given) == "harjan")
    found = [worth[card] for card in given["cards"]]
    expect.agree({"points": found, "sum": sum(found)})


def suit_order(given: Fields, expect: Fields) -> None:
    _variant(given)  # H8: the same in both variants
    row = suit_cards(given["trump"], given["suit"])
    expect.agree({"count": len(row), "high_to_low": list(row)})


def beats(given: Fields, expect: Fields) -> None:
    _variant(given)  # H8: the same in both variants
    pairs = match_beating_cards(given["trump"], given["led"], given["played"])
    expect.agree({"takes_lead": pairs is not None})
    assert pairs is None or sorted(pairs) == sorted(given["played"])


def trick(given: Fields, expect: Fields) -> None:
    """Check a trick with six cards in each hand; tricks of one or two cards come when the stock is empty."""
    setup, plays = _setup(given), given["plays"]
    laid = [card for _, cards in plays for card in cards]
    trump, number = given["trump"], len(plays[0][1])
    held = 6 if number > 2 else 4 if setup.seats == 4 else number  # H4.10, H7.2, H8.8
    turn_up = next(card for card in rest_of(laid) if card[0] == trump)
    spare = [card for card in rest_of([turn_up], laid) if card[0] != trump]
    spare.sort(key=lambda card: card[0] in "".join(plays[0][1]))  # H8.4: not of a suit that must be led as a whole
    hands = {seat: [*cards, *(spare.pop(0) for _ in range(held - len(cards)))] for seat, cards in plays}
    if number > 2:
        state = position(setup, hands, turn_up, rest_of([turn_up], *hands.values()), turn=plays[0][0])
    else:
        state = position(setup, hands, None, (), turn=plays[0][0], trump=trump)
    events: list[object] = []
    for seat, cards in plays:
        step = moved(state, seat, Play(tuple(cards)))
        state, events = step.state, [*events, *step.events]
    (taken,) = of_kind(TrickTaken, events)
    assert state.table.points[side_of(taken.seat)] == taken.points + taken.bonus
    expect.agree(
        {
            "winner": taken.seat,
            "card_points": taken.points,
            "lead_changes": [laid.seat for laid in of_kind(CardsPlayed, events)[1:] if laid.wins_so_far],
            "next_leader": state.table.turn,
            "draw_order": [drawn.seat for drawn in of_kind(CardsDrawn, events)],
            "pair": next(sorted(pair) for pair in HALJAN.sides(setup) if taken.seat in pair),
        }
    )


def whole_deal(given: Fields, expect: Fields) -> None:
    setup = _setup(given)
    start = HALJAN.start(setup)
    state = moved(start, CHANCE, Deal(Seat(given["dealer"]), tuple(given["deck"]))).state
    table = state.table
    seats = range(setup.seats)
    views = {seat: HALJAN.view(state, Seat(seat)) for seat in seats}
    others = [hand for seat, hand in enumerate(views[given["dealer"]].hands) if seat != given["dealer"]]
    expect.agree(
        {
            "hands": {str(seat): list(hand) for seat, hand in enumerate(state.hands)},
            "turnup": table.turn_up,
            "trump": table.trump,
            "stock_incl_turnup": table.stock,
            "turn": table.turn,
            "may_exchange": [seat for seat in seats if Word.EXCHANGE in HALJAN.moves(views[seat]).next_parts(())],
            "dealer_peek": [card for hand in others for card in hand if card is not None],
        }
    )


def profile(given: Fields, expect: Fields) -> None:
    """Check stock and hands before each trick and at the end, in a deal of arbitrary cards."""
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
    expect.agree(
        {
            "tricks": len(state.table.tricks),
            "cards_per_player_per_trick": played[:: setup.seats],
            "stock_incl_turnup_before_each_trick_and_at_end": [*stock, state.table.stock],
            "hand_size_before_each_trick_and_at_end": hands,
        }
    )


def draw(given: Fields, expect: Fields) -> None:
    """Check drawing: the winner leads an ace with its suit and is not beaten, then all players draw."""
    setup, winner = _setup(given), given["winner"]
    *stock, last = [card for card in given["stock_top_first"] if card != "..."]
    turn_up = last.removesuffix("(turn-up)")
    assert given.get("trump", turn_up[0]) == turn_up[0]
    number = given.get("cards_played_each", 3)
    hands_after = given.get("hands_after_trick", dict.fromkeys("0123"[: setup.seats], 3))
    assert hands_after.keys() == {*"0123"[: setup.seats]}, hands_after
    (left,) = set(hands_after.values())
    if "tricks_done" in given:
        assert len(stock) + 1 == 52 - setup.seats * (6 + number * (given["tricks_done"] - 1))
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
    expect.agree(
        {
            "draws": [[drawn.seat, list(drawn.cards)] for drawn in of_kind(CardsDrawn, last_step.events)],
            "next_leader": state.table.turn,
            "hand_size": len(state.hands[0]),
            "cards_per_play_now": len(HALJAN.moves(HALJAN.view(state, Seat(winner))).sample(Random(0)).cards),
        }
    )


def _whole_suit(spare: Sequence[Part], number: int) -> list[Part]:
    """Return the highest cards of a suit whose ace is there."""
    suit = next(card[0] for card in spare if card[1:] == "A")
    return sorted((card for card in spare if card[0] == suit), key=rank_from_below)[-number:]


def langen_score(given: Fields, expect: Fields) -> None:
    end = langen_result(tuple(given["points"]), tuple(given["tricks"]), _variant(given) == "harjan")
    expect.agree(_settled(end.won, end.winner, end.score))


def _settled(won: ScoreItem | None, winner: int | None, score: tuple[int, int]) -> dict[str, object]:
    """Return how langen ended, in all the words used by cases."""
    if won is None or winner is None:
        return {"round_over": False, "carried": list(score)}
    return {
        "round_over": True,
        "winner": SIDES[winner],
        "level": won.code,
        won.code: SIDES[winner],
        "game_points": won.amount,
    }


def utn_score(given: Fields, expect: Fields) -> None:
    harjan = _variant(given) == "harjan"
    table = Table(_setup(given, 4), utn=True, carried=tuple(given["carried"]))
    found: dict[str, object] = {}
    taken = [0, 0]
    for number, (winner, worth) in enumerate(given["tricks_won"], start=1):
        taken[SIDES.index(winner)] += worth
        end = utn_result((table.carried[0] + taken[0], table.carried[1] + taken[1]), harjan)
        found = {"round_over": end.won is not None, "score": list(end.score)}
        if end.won is not None and end.winner is not None:
            found |= {"after_trick": number, "winner": SIDES[end.winner], "game_points": end.won.amount}
            assert number == len(given["tricks_won"])
    expect.agree(found)


def harjan_leads(given: Fields, expect: Fields) -> None:
    assert given.get("variant", "harjan") == "harjan"
    setup = HALJAN.setup(2, "harjan", {"single_cards": _way(given) == 1})
    hand = tuple(given["hand"])
    table = Table(setup, dealer=Seat(1), round=1, trump=given["trump"], stock=given["stock"], turn=Seat(0))
    moves = HaljanMoves(View(Seat(0), table, (hand, (None,) * len(hand))))
    leads = list(moves)
    assert len(set(leads)) == len(leads)
    legal = [cards for cards in expect.get("legal", ()) if moves.readings(tuple(cards)) == (Play(tuple(cards)),)]
    plays = [(cards, Play(tuple(cards))) for cards in expect.get("illegal", ())]
    illegal = [cards for cards, play in plays if moves.why_not(play) is not None and play not in leads]
    sizes = sorted({len(lead.cards) for lead in leads})
    expect.agree({"sizes": sizes, "count": len(leads), "legal": legal, "illegal": illegal})


def flow(given: Fields, expect: Fields) -> None:
    """Check a deal played to its end, in langen or from the points carried to ut'n."""
    facts = given["deal"]
    setup = _setup(ChainMap(given, facts))
    hands = {int(seat): hand for seat, hand in facts["hands"].items()}
    pack = deal(facts["dealer"], facts["turnup"], hands, setup.seats, facts["talon"])
    state: State = HALJAN.start(setup)
    in_utn = {"langen": False, "utn": True}[given["kind"]]
    if in_utn:
        state = before_utn(setup, facts["dealer"], given["carried"])
    state = moved(state, CHANCE, pack).state
    events: list[object] = []
    for line in given["plays"]:
        for seat, cards in line:
            step = passed(moved(state, seat, Play(tuple(cards))))
            state, events = step.state, [*events, *step.events]
    tricks = of_kind(TrickTaken, events)
    winners = [side_of(taken.seat) for taken in tricks]
    assert state.table.turn is None
    score = state.table.scores[-1]
    assert [sum(item.amount for item in items) for items in score.items] == list(score.score)
    found = {
        "winners": [taken.seat for taken in tricks],
        "card_points": [taken.points for taken in tricks],
        "points_taken_AB": list(state.table.points),
        "tricks_AB": [winners.count(0), winners.count(1)],
        "final_score_AB": list(score.score),
    }
    for ended in of_kind(RoundEnded, events):
        found["round_winner"] = SIDES[ended.side]
    if not in_utn and "langen_result" in expect:
        expect["langen_result"].agree(_settled(score.won, score.winner, score.score))
        found["langen_result"] = expect["langen_result"]
    expect.agree(found)


def _of(check: Callable[[Fields, Fields], None]) -> Callable[[Fields], None]:
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

IN_DEPTH: dict[str, Callable[[Fields], None]] = {}
