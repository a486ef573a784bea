"""Checks of the worked cases of Kille, by type. Stories are separate tests."""

from collections import Counter
from collections.abc import Callable, Sequence

from bluestick.engine.match import Match
from bluestick.engine.seats import CHANCE
from bluestick.games.kille.cards import KILLE as HARLEQUIN
from bluestick.games.kille.cards import LILJOR, MATADORS, PACK, RANKED, SKITKORT, rank
from bluestick.games.kille.events import BuyInOffered, PotWon, Showdown
from bluestick.games.kille.moves import Say, Word
from bluestick.games.kille.showdown import HeldCard, showdown_result
from bluestick.games.kille.state import Ground, State
from tests.games.fields import Fields
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


def deck(given: Fields, expect: Fields) -> None:
    (copies,) = set(Counter(PACK).values())
    expect.agree({"cards": len(PACK), "kinds": len(set(PACK)), "copies_each": copies})


def order(given: Fields, expect: Fields) -> None:
    row = sorted(RANKED, key=lambda card: rank(card, high=False))
    kille = {high: rank(HARLEQUIN, high) for high in (False, True)}
    assert kille[False] < rank(row[0], high=False)
    assert kille[True] == rank("KU", high=False)
    expect.agree(
        {
            "low_to_high": row,
            "kille": "outside the list: lowest or equal to KU",
            "skitkort": list(SKITKORT),
            "liljor": list(LILJOR),
            "matadors": list(MATADORS),
        }
    )


def _start(given: Fields) -> State:
    players = "".join(given["order"])
    assert players[-1] == given["dealer"]
    return dealt(" ".join(given["hands"][of] for of in players), " ".join(given.get("stock", ())), players)


def exchange(given: Fields, expect: Fields) -> None:
    state = _start(given)
    turns, events = [], []
    for of, word in given["actions"]:
        view = KILLE.view(state, seat(of))
        assert Say(Word(word)) in KILLE.moves(view)
        step = KILLE.apply(state, seat(of), Say(Word(word)))
        state, events = step.state, [*events, *step.events]
        waits_for = state.round.awaited_seat
        turns.append(None if waits_for is None else letter(waits_for))
    expect.agree(_facts(state, turns, events))


class _Set(list[str]):
    """Seats in any order."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and sorted(self) == sorted(other)

    __hash__ = None  # type: ignore[assignment]


def _facts(state: State, turns: list[str | None], events: list[object]) -> dict[str, object]:
    deal = state.round
    facts: dict[str, object] = {
        "turn_after_each_action": turns,
        "hands_after": hands(state),
        "hit": _Set(letters(deal.hit)),
        "kille": {
            letter(of): "high" if deal.at[of] in deal.high else "low"
            for of in deal.order
            if state.pack[deal.at[of]] == HARLEQUIN
        },
        "players_who_spoke": _Set(letters(deal.spoken)),
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
        facts |= {"out": _Set(out(state)), "still_in": _Set(letters(state.table.active))}
    facts["face_up_before_showdown"] = _Set(letters(of for of in deal.order if of not in turned))
    return facts


def _after_redeal(state: State) -> dict[str, object]:
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


def resolve(given: Fields, expect: Fields) -> None:
    players = given["players"]
    statuses = {one["seat"]: one["status"] for one in players}
    assert {*statuses.values()} <= {"hit", "low", "high", "normal"}
    held = [HeldCard(seat(one["seat"]), one["card"], one["status"] == "high") for one in players]
    hit = {seat(of): Ground.HUSAR for of, status in statuses.items() if status == "hit"}
    found = showdown_result(held, hit)
    expect.agree({"out": _Set(letters(of for of, _ in found.out)), "deadlock_rule_used": bool(found.saved)})


def legal_words(given: Fields, expect: Fields) -> None:
    state = _start(given)
    for of, word in given["actions"]:
        assert word in legal(state, of)
        state = KILLE.apply(state, seat(of), Say(Word(word))).state
    turn = [letter(of) for of in KILLE.to_act(state) if of != CHANCE]
    expect.agree({"legal_actions": _Set(legal(state, given["seat"])), "turn": turn[0] if turn else None})


def pot(given: Fields, expect: Fields) -> None:
    match = match_of(given["players"], stake=given["stake"], pots=1)
    for deal, wanted in zip(given["deals"], expect["after_each_deal"], strict=True):
        wanted.agree(_pot_deal(match, deal))


def _pot_deal(match: Match, deal: Fields) -> dict[str, object]:
    """Play a deal after which that many players are out, and that many of those asked buy in."""
    events = play_deal(match, deal["out"])
    table = match.view(None).table
    facts: dict[str, object] = {"active": len(table.active), "offer": None, "bought": 0}
    buying = deal.get("buy", 0)
    for offered in of_kind(BuyInOffered, events):
        facts |= {"offer": {1: "first", 2: "second"}[offered.number], "price": offered.price}
        buyers = offered.eligible[:buying]
        for of in offered.eligible:
            match.play(of, BUY if of in buyers else DECLINE)
        facts["bought"] = len(buyers)
    assert facts["bought"] == buying
    for won in of_kind(PotWon, events):
        facts["pot_won"] = won.amount
    table = match.view(None).table
    return facts | {"pot": table.pot, "active_after": len(table.active)}


def _checked(check: Callable[[Fields, Fields], None]) -> Callable[[Fields], None]:
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

IN_DEPTH: dict[str, Callable[[Fields], None]] = {}
