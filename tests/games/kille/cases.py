"""How the worked cases of kille are checked, type by type. Stories are tests of their own."""

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

from bluestick.engine.match import Match
from bluestick.engine.seats import CHANCE
from bluestick.games.kille.cards import KILLE as HARLEQUIN
from bluestick.games.kille.cards import LILJOR, MATADORS, PACK, RANKED, SKITKORT, rank
from bluestick.games.kille.showdown import Held, verdict
from bluestick.games.kille.state import BuyInOffered, Ground, PotWon, Say, Showdown, State, Word
from tests.games.kille.positions import (
    BUY,
    DECLINE,
    KILLE,
    dealt,
    hands,
    legal,
    letter,
    letters,
    match_of,
    of_kind,
    out,
    play_deal,
    seat,
)

Case = Mapping[str, Any]


def deck(given: Case, expect: Case) -> None:
    (copies,) = set(Counter(PACK).values())
    assert {"cards": len(PACK), "kinds": len(set(PACK)), "copies_each": copies} == expect


def order(given: Case, expect: Case) -> None:
    row = sorted(RANKED, key=lambda card: rank(card, high=False))
    kille = {high: rank(HARLEQUIN, high) for high in (False, True)}
    assert kille[False] < rank(row[0], high=False)
    assert kille[True] == rank("KU", high=False)
    assert {
        "low_to_high": row,
        "kille": "outside the list: lowest or equal to KU",
        "skitkort": list(SKITKORT),
        "liljor": list(LILJOR),
        "matadors": list(MATADORS),
    } == expect


def _start(given: Case) -> State:
    players = "".join(given["order"])
    assert players[-1] == given["dealer"]
    return dealt(" ".join(given["hands"][of] for of in players), " ".join(given.get("stock", ())), players)


def exchange(given: Case, expect: Case) -> None:
    state = _start(given)
    turns, events = [], []
    for of, word in given["actions"]:
        view = KILLE.view(state, seat(of))
        assert Say(Word(word)) in KILLE.moves(view)
        step = KILLE.apply(state, seat(of), Say(Word(word)))
        state, events = step.state, [*events, *step.events]
        waits_for = state.round.waits_for
        turns.append(None if waits_for is None else letter(waits_for))
    facts = _facts(state, turns, events)
    assert {key: facts[key] for key in expect} == {
        key: sorted(wanted) if key in _SETS else wanted for key, wanted in expect.items()
    }


_SETS = ("hit", "face_up_before_showdown", "out", "still_in", "players_who_spoke")


def _facts(state: State, turns: list[str | None], events: list[object]) -> Case:
    deal = state.round
    facts: dict[str, object] = {
        "turn_after_each_action": turns,
        "hands_after": hands(state),
        "hit": sorted(letters(deal.hit)),
        "kille": {
            letter(of): "high" if deal.at[of] in deal.high else "low"
            for of in deal.order
            if state.pack[deal.at[of]] == HARLEQUIN
        },
        "players_who_spoke": sorted(letters(deal.spoken)),
        "out_of_play": [state.pack[place] for place in deal.away],
        "deadlock_rule_used": deal.deadlock,
        "exchange_over": not deal.open,
        "redeal": deal.again,
    }
    if deal.again:
        assert not deal.over
        facts |= _after_redeal(state)
        turned = deal.order
    else:
        (showdown,) = of_kind(Showdown, events)
        turned = showdown.turned
        facts |= {"out": sorted(out(state)), "still_in": sorted(letters(state.table.active))}
    facts["face_up_before_showdown"] = sorted(letters(of for of in deal.order if of not in turned))
    return facts


def _after_redeal(state: State) -> Case:
    dealers = [
        of
        for of in range(state.table.seats)
        if KILLE.why_not_deal(state, KILLE.read(f"deal {of} {' '.join(PACK)}")) is None
    ]
    again = KILLE.apply(state, CHANCE, KILLE.read(f"deal {dealers[0]} {' '.join(PACK)}")).state
    return {
        "redeal_by": letters(dealers),
        "dealer_next": letter(again.round.dealer),
        "forehand_may_ask_again": "ask" in legal(again, letter(again.round.forehand)),
    }


def resolve(given: Case, expect: Case) -> None:
    players = given["players"]
    held = [Held(seat(one["seat"]), one["card"], one["status"] == "high") for one in players]
    hit = {seat(one["seat"]): Ground.HUSAR for one in players if one["status"] == "hit"}
    found = verdict(held, hit)
    assert {"out": list(letters(of for of, _ in found.out)), "deadlock_rule_used": bool(found.saved)} == expect


def legal_words(given: Case, expect: Case) -> None:
    state = _start(given)
    for of, word in given["actions"]:
        assert word in legal(state, of)
        state = KILLE.apply(state, seat(of), Say(Word(word))).state
    (turn,) = KILLE.to_act(state)
    assert {"legal_actions": sorted(legal(state, given["seat"])), "turn": letter(turn)} == expect


def pot(given: Case, expect: Case) -> None:
    match = match_of(given["players"], stake=given["stake"], pots=1)
    found = [_pot_deal(match, deal) for deal in given["deals"]]
    wanted = expect["after_each_deal"]
    assert [{key: facts[key] for key in want} for facts, want in zip(found, wanted, strict=True)] == wanted


def _pot_deal(match: Match, deal: Case) -> Case:
    """A deal with so many players out, and so many of those who may buy in, buying."""
    events = play_deal(match, deal["out"])
    table = match.view(None).table
    facts: dict[str, object] = {"active": len(table.active), "offer": None, "bought": 0}
    for offered in of_kind(BuyInOffered, events):
        facts |= {"offer": {1: "first", 2: "second"}[offered.number], "price": offered.price}
        buyers = offered.eligible[: deal.get("buy", 0)]
        for of in offered.eligible:
            match.play(of, BUY if of in buyers else DECLINE)
        facts["bought"] = len(buyers)
    for won in of_kind(PotWon, events):
        facts["pot_won"] = won.amount
    table = match.view(None).table
    return facts | {"pot": table.pot, "active_after": len(table.active)}


def _checked(check: Callable[[Case, Case], None]) -> Callable[[Case], None]:
    return lambda case: check(case["given"], case["expect"])


KINDS = {
    kind: _checked(check)
    for kind, check in {
        "deck": deck,
        "order": order,
        "exchange": exchange,
        "resolve": resolve,
        "legal": legal_words,
        "pot": pot,
    }.items()
}

IN_DEPTH: dict[str, Callable[[Case], None]] = {}
