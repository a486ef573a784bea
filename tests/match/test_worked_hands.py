"""The hands that are played from beginning to end on the rule pages: replayed, and every number compared."""

import json
import re
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest

from bluestick.engine.seats import Seat
from bluestick.games import GAMES
from bluestick.games.haljan.state import GOAL_POINTS
from bluestick.games.kille.events import Drawn, HitBySvin, Out
from bluestick.games.kille.state import Ground
from bluestick.replay import read
from bluestick.tables.halma.rule_pictures import RULES as HALMA
from bluestick.tables.halma.rule_pictures import _state
from bluestick.tables.kille.rule_exchange import played
from bluestick.tables.kille.rule_pictures import course_of_pot
from bluestick.tables.snapphana.rule_pictures import PRINTED
from bluestick.text.language import LANGUAGES
from tests.app.rules.test_rule_pages import CASE, worked

HANDS = Path(__file__).parents[1] / "app" / "hands"
SQUARE = re.compile(r"\b[a-p]\d+\b")
CLAUSE = re.compile(r"\b[A-Z]{1,2}\d+(?:\.\d+)?\b")

every_language = pytest.mark.parametrize("code", LANGUAGES)


def hand(game):
    return read((HANDS / f"{game}.bluestick").read_bytes())


def events(match, *kinds):
    """The events of these kinds, by name, in order."""
    return [event for played in match.played for event in played.step.events if type(event).__name__ in kinds]


def told(game, code):
    """The part as it is read, with the titles of its pictures."""
    return CASE.sub(lambda found: json.loads(found[1])["title"], worked(game, code))


CARDS_IN_WORDS = {"tvåan": "2", "nian": "9", "toeren": "2", "nieren": "9"}
"""Number cards of Kille as Swedish and bokmål write them, with their numbers."""


def numbers(game, code):
    """All numbers that a page says there, but for those in names of squares and clauses."""
    text = CLAUSE.sub("", SQUARE.sub("", re.sub(r"\(#[^)]*\)", "", told(game, code))))
    if game == "kille":
        text = re.sub("|".join(CARDS_IN_WORDS), lambda found: CARDS_IN_WORDS[found[0]], text)
    return [int(found) for found in re.findall(r"\d+", text)]


def pictures(game):
    return [json.loads(found) for found in CASE.findall(worked(game, "en"))]


def flat(*parts) -> list[int]:
    return [number for part in parts for number in ([part] if isinstance(part, int) else part)]


# Haljan


def haljan_tricks(match) -> Iterator[dict]:
    """Every trick, with who has a part in it, from 1, and how it stands."""
    score, trick, number, exchanger = [0, 0], None, 0, None
    for event in events(match, "Dealt", "TwoExchanged", "CardsPlayed", "TrickTaken", "DealScored"):
        match type(event).__name__:
            case "Dealt":
                number = 0
            case "TwoExchanged":
                exchanger = event.seat
            case "CardsPlayed":
                if event.is_lead:
                    trick, number = {"plays": [], "takers": []}, number + 1
                trick["plays"].append([event.seat, list(event.cards)])
                if event.wins_so_far and not event.is_lead:
                    trick["takers"].append(event.seat + 1)
            case "TrickTaken":
                score[event.seat % 2] += event.points + event.bonus
                side = [event.seat % 2 + 1, event.seat % 2 + 3]
                points = [event.points] + ([event.bonus] if event.bonus else [])
                yield trick | {
                    "title": [number, *points, *side, *score],
                    "exchanger": exchanger + 1,
                    "leader": trick["plays"][0][0] + 1,
                    "winner": event.seat + 1,
                    "partner": (event.seat + 2) % 4 + 1,
                }


WHO = (
    ("exchanger", "leader", "winner"),
    ("leader",),
    ("winner", "partner"),
    ("winner",),
    ("leader",),
    ("leader",),
    ("winner",),
    ("taker", "winner"),
)
"""Who is named in the paragraph before each trick of haljan."""


@every_language
def test_the_round_of_haljan_is_as_it_was_played(code):
    match = hand("haljan")
    tricks = list(haljan_tricks(match))
    assert [picture["given"]["plays"] for picture in pictures("haljan")] == [trick["plays"] for trick in tricks]
    dealer = events(match, "Dealt")[0].dealer + 1
    expected = [dealer, 1, 3, 2, 4]
    for number, (names, trick) in enumerate(zip(WHO, tricks, strict=True), 1):
        expected += [trick["takers"][0] if name == "taker" else trick[name] for name in names] + trick["title"]
        if number == 5:
            langen = events(match, "DealScored")[0].score
            assert sum(trick["title"][-2:]) == sum(langen.score) == 148
            expected += [148, 119]
    (end,) = events(match, "RoundEnded")
    assert tricks[-1]["title"][-2 + end.side] >= GOAL_POINTS
    expected += [GOAL_POINTS, end.side + 1, end.side + 3, end.item.amount]
    assert numbers("haljan", code) == expected


# Haggis


def haggis_tricks(match) -> Iterator[dict]:
    trick = None
    for event in events(match, "CardsPlayed", "TrickTaken", "TrickGiven"):
        match type(event).__name__:
            case "CardsPlayed":
                trick = {"plays": []} if event.is_lead else trick
                trick["plays"].append([event.seat, list(event.cards)])
            case "TrickTaken" if event.to is None:
                continue
            case _:
                yield trick | {"points": event.points, "to": event.to + 1, "leader": trick["plays"][0][0] + 1}


@every_language
def test_the_round_of_haggis_is_as_it_was_played(code):
    match = hand("haggis")
    tricks = list(haggis_tricks(match))
    assert [picture["given"]["plays"] for picture in pictures("haggis")] == [trick["plays"] for trick in tricks]
    (score,) = (event.score for event in events(match, "RoundScored"))
    first, second = score.out
    last = {0, 1, 2} - {first.seat, second.seat}
    (last,) = last
    big, small = score.bets.index(30), score.bets.index(15)
    (silent,) = {0, 1, 2} - {big, small}
    bomber = tricks[0]["plays"][-1][0] + 1
    beaten = tricks[0]["plays"][1][0] + 1
    before = [
        [tricks[0]["leader"], beaten, 6 - bomber - beaten, bomber],
        [],
        [],
        [tricks[3]["leader"], tricks[3]["to"]],
        [first.seat + 1, first.fullest + 1, first.cards],
        [tricks[5]["leader"]],
        [6 - tricks[6]["leader"] - (first.seat + 1)],
        [second.seat + 1, last + 1, len(score.hand)],
    ]
    expected = flat(score.dealer + 1, big + 1, 30, small + 1, 15, silent + 1)
    for number, said, trick in zip(count(1), before, tricks, strict=False):
        expected += [*said, number, trick["points"], trick["to"]]
    table = {(item.code, seat): item.amount for seat, items in enumerate(score.items) for item in items}

    def row(name):
        return [table[name, seat] for seat in range(3) if (name, seat) in table]

    expected += [first.seat + 1, 1, 2, 3]
    for name in ("tricks", "gifts", "last_hand", "hand", "first_out", "bet_won"):
        expected += row(name)
    expected += [small + 1, *row("bet_lost"), *score.score, small + 1]
    assert numbers("haggis", code) == expected
    assert len(table) == sum(len(row(name)) for name in {code for code, _ in table})
    assert {code for code, _ in table} == {
        "tricks", "gifts", "last_hand", "hand", "first_out", "bet_won", "bet_lost"
    }  # fmt: skip


# Kille


@every_language
def test_the_deal_and_the_pot_of_kille_are_as_the_rules_say(code):
    deal, pot = (picture["given"] for picture in pictures("kille"))
    happened = played(deal)
    cards, order = deal["hands"], deal["order"]
    (hit,) = (event for event in happened if isinstance(event, HitBySvin))
    assert order[hit.victim] == "A"
    out = {order[event.seat]: event.ground for event in happened if isinstance(event, Out)}
    assert out == {"A": Ground.SVIN, "C": Ground.LOWEST}
    (drawn,) = (event.card for event in happened if isinstance(event, Drawn))
    low, middle = int(cards["A"]), int(cards["C"])
    expected = [low, middle, low, low, low, int(drawn), int(cards["E"]), low, middle]
    rows = [[int(found) for found in re.findall(r"\d+", " ".join(row))] for row in course_of_pot(pot)]
    chances = [row for row in rows if len(row) == 6]
    assert [row[0] for row in chances] == [2, 4]
    stake = pot["stake"]
    expected += [stake, stake * pot["players"]]
    (deal, players, gone, buyers, price, total), later = chances
    expected += [deal, players - gone, price, buyers, total]
    deal, players, gone, buyers, price, total = later
    assert buyers == 2
    expected += [deal, players - gone, price, total, rows[-1][0], stake, total]
    assert numbers("kille", code) == expected


# Snapphanaleden


@every_language
def test_the_hand_of_1000_is_as_it_was_played(code):
    match = hand("snapphana")
    tricks, trick = [], []
    for event in events(match, "CardPlayed", "TrickTaken"):
        if type(event).__name__ == "CardPlayed":
            trick.append((event.seat, event.card))
        else:
            tricks.append((trick, event.seat))
            trick = []
    shown = pictures("snapphana")
    assert [[("SN".index(seat), PRINTED[card]) for seat, card in one] for one in shown[2]["tricks"]] == [
        one for one, _ in tricks
    ]
    (score,) = (event.score for event in events(match, "HandScored"))
    for side, name in enumerate("SN"):
        assert sorted(PRINTED[card] for card in shown[3]["piles"][name]) == sorted(score.piles[side])
    declared = events(match, "Declared")
    for side, picture in enumerate(shown[:2]):
        own = [[PRINTED[card] for card in combo[2]] for combo in picture["declared"][0]["combos"]]
        assert own == [list(event.row) for event in declared if event.seat == side]

    def first(found) -> int:
        return next(number for number, (one, winner) in enumerate(tricks, 1) if found(one, winner))

    (given,) = events(match, "CardGiven")
    wild = first(lambda one, _: "N" in dict(one).values())
    debt = first(lambda one, _: "F" in dict(one).values())
    source = first(lambda one, winner: winner == given.seat and given.card in dict(one).values())
    trumped = first(lambda one, winner: one[0][1][0] == "D" and dict(one)[winner] == "I")
    beaten = first(lambda one, winner: "I" in dict(one).values() and dict(one)[winner] != "I")
    totals = declared[-1].totals
    sums = [{}, {}]
    for side, items in enumerate(score.items):
        group = ""
        for item in items:
            group = item.code if item.code in ("set", "sequence") else group
            name = {"doubled": group, "declared_doubled": "declared"}.get(item.code, item.code)
            sums[side][name] = sums[side].get(name, 0) + item.amount
    assert {name for own in sums for name in own} == {"declared", "cards", "set", "sequence", "last_trick"}
    expected = [20, totals[0], totals[1], wild, debt, source, *score.tricks, trumped, beaten, *map(len, score.piles)]
    for name in ("declared", "cards", "set", "sequence", "last_trick"):
        expected += [own.get(name, 0) for own in sums]
    expected += score.score
    assert numbers("snapphana", code) == expected


# Halma


@every_language
def test_the_ending_of_halma_is_as_the_rules_say(code):
    shown = pictures("halma")
    moves = [*shown[-1]["moves"], shown[-1]["move"]]
    state = _state(shown[0])
    inside = [19 - sum(1 for _ in outside(state, seat)) for seat in range(2)]
    assert inside == [17, 17]
    for number, text in enumerate(moves):
        if number % 2 == 0:
            picture = shown[number // 2]
            assert picture["pieces"] == shown[0]["pieces"]
            assert (picture.get("moves", []), picture["move"]) == (moves[:number], text)
        state = HALMA.apply(state, state.turn, HALMA.read(text)).state
    assert HALMA.outcome(state).winners == {Seat(0)}
    assert SQUARE.findall(told("halma", code)) == [square for move in moves for square in move.split("-")]
    made, left = len(moves) // 2, sum(1 for _ in outside(state, 1))
    assert left == 1
    assert numbers("halma", code) == [17, 2, 1, 2, 3, 19, made, left]


def outside(state, seat):
    """The squares of the goal base that are still to be filled."""
    start = HALMA.start(state.setup).board
    goal = [square for square, code in enumerate(start) if code == 2 - seat]
    return (square for square in goal if state.board[square] != seat + 1)


def replayed():
    """The games whose worked hand is compared here: from a record, or from its pictures alone."""
    return {path.stem for path in HANDS.glob("*.bluestick")} | {"kille", "halma"}


def test_every_game_has_a_worked_hand():
    assert replayed() == set(GAMES)
