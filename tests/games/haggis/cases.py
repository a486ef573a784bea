"""How the worked cases of haggis are checked, kind by kind. Stories are tests of their own."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from bluestick.engine.match import Match
from bluestick.engine.moves import Part
from bluestick.engine.seats import CHANCE, Seat
from bluestick.games.haggis.cards import POINTS, mask, parts
from bluestick.games.haggis.combinations import BOMB_SIZE, NAMED, READING, Kind, Reading, claims
from bluestick.games.haggis.rules import Haggis
from bluestick.games.haggis.scoring import bets, captured, going_out, next_dealer, next_leader, winner, worth
from bluestick.games.haggis.state import GoneOut, Laid, Play, Say, State, Trick, Word
from bluestick.tables.haggis.pictures import counting
from tests.games.haggis.material import CARD_POINTS
from tests.games.haggis.positions import HAGGIS, THREE, TWO, deal, position

Case = Mapping[str, Any]
A, B = Seat(0), Seat(1)


def _reading(given: Sequence[str | int]) -> Reading:
    return NAMED[":".join(map(str, given))]


def _short(reading: Reading) -> list[str | int]:
    kind, *numbers = str(reading).split(":")
    return [kind, *map(int, numbers)]


def classify(case: Case) -> None:
    hand = case.get("given", case)["cards"]
    readings = HAGGIS.moves(HAGGIS.view(position(THREE, {A: hand}), A)).readings(tuple(hand))
    assert sorted(_short(play.reading) for play in readings) == sorted(case["expect"])


def follow(case: Case) -> None:
    if "given" in case:
        laid_on(case)
        return
    hand = case["cards"]
    state = position(THREE, {A: hand}, on=_reading(case["on"]))
    readings = HAGGIS.moves(HAGGIS.view(state, A)).readings(tuple(hand))
    assert sorted(_short(play.reading) for play in readings) == sorted(case["expect"])


def laid_on(case: Case) -> None:
    """Cards on cards: whether they beat, and as what."""
    given, expect = case["given"], case["expect"]
    below = READING[claims(mask(given["on"]))[0]]
    hand = given["cards"]
    made = HAGGIS.moves(HAGGIS.view(position(THREE, {A: hand}, on=below), A)).readings(tuple(hand))
    assert bool(made) == expect["beats"]
    if made:
        assert _short(made[0].reading) == expect["as"]


def trick(case: Case) -> None:
    """Combinations in their order: each may be laid on the one before, and the last one wins."""
    plays = case["given"]["plays"]
    on = None
    for _, cards in plays:
        moves = HAGGIS.moves(HAGGIS.view(position(THREE, {A: cards}, on=on), A))
        on = moves.readings(tuple(cards))[0].reading
    assert case["expect"] == {"winner": plays[-1][0], "points": worth(card for _, cards in plays for card in cards)}


def bombs_in_order(case: Case) -> None:
    found = [claims(mask(cards)) for cards in case["expect"]]
    assert found == [(level,) for level in range(1, len(BOMB_SIZE))]


def points(case: Case) -> None:
    given = case["given"]
    if "cards" in given:
        assert case["expect"] == {"points": worth(given["cards"])}
    else:
        assert case["expect"] == {"points": sum(POINTS[card] * number for card, number in counting(given["players"]))}


def lead_count(case: Case) -> None:
    moves = HAGGIS.moves(HAGGIS.view(position(THREE if case["players"] == 3 else TWO, {A: case["hand"]}), A))
    plays = [move for move in moves if isinstance(move, Play)]
    kinds = Counter(
        f"run_w{play.reading.width}" if play.reading.kind is Kind.RUN else play.reading.kind.value for play in plays
    )
    assert case["expect"] == {
        "card_sets": len({play.cards for play in plays}),
        "card_sets_with_kind_and_width": len({(play.cards, *play.reading.form[:2]) for play in plays}),
        "card_sets_with_full_declaration": len(set(plays)),
        "by_kind_full": dict(kinds),
        "distinct_declarations": len({play.reading for play in plays}),
    }
    shown = [move.reading for move in moves.representatives() if isinstance(move, Play)]
    assert len(shown) == len(set(shown)) == case["expect"]["distinct_declarations"]


class Flow:
    """A position that is played on, with the names of the seats in the case."""

    def __init__(self, names: Sequence[str], state: State, out: Sequence[str] = ()) -> None:
        self.names, self.state, self.out = names, state, out

    def seat(self, name: str) -> Seat:
        return Seat(self.names.index(name))

    def by_name(self, values: Sequence[Any]) -> dict[str, Any]:
        return dict(zip(self.names, values, strict=True))

    def act(self, name: str, verb: str, *rest: Any) -> None:
        """One action of a case, which has to be legal, or refused if it says so."""
        seat, legal = self.seat(name), "!illegal" not in rest
        what = [each for each in rest if each != "!illegal"]
        moves = HAGGIS.moves(HAGGIS.view(self.state, seat))
        match verb, what:
            case "play", [cards]:
                readings = moves.readings(tuple(cards))
                clear = len({play.reading.form for play in readings}) == 1
                assert clear == legal, f"{cards}: {readings}"
                if not clear:
                    return
                move = readings[0]
            case "play", [cards, reading]:
                move = Play(tuple(cards), _reading(reading))
            case "pass", []:
                move = Say(Word.PASS)
            case "bet", [amount]:
                move = Say(Word(f"bet {amount}"))
            case "give", [to]:
                move = Say(Word(f"give {self.seat(to)}"))
        assert (move in moves) == legal, move
        if legal:
            self.state = HAGGIS.apply(self.state, seat, move).state

    def captured(self, seat: int) -> list[Part]:
        table = self.state.table
        pile = list(table.pile(Seat(seat)))
        if table.scores and table.scores[-1].first == seat:
            pile += (*table.scores[-1].hand, *table.scores[-1].haggis)
        return sorted(pile)

    def found(self, what: str) -> Any:
        table = self.state.table
        seats = range(table.seats)
        match what:
            case "turn":
                return None if table.turn is None else self.names[table.turn]
            case "chooser":
                return None if table.giver is None else self.names[table.giver]
            case "captured":
                return self.by_name([self.captured(seat) for seat in seats])
            case "card_points":
                return self.by_name([worth(self.captured(seat)) for seat in seats])
            case "out":
                return [self.names[gone.seat] for gone in table.out]
            case "hand_bonus":
                items = self.by_name(going_out(table.out, table.seats))
                return {
                    name: sum(item.amount for item in each) if name not in self.out else 0
                    for name, each in items.items()
                }
            case "bets":
                return self.by_name([amount or 0 for amount in table.bets])
            case "over":
                return not table.playing
        raise AssertionError(f"unknown expectation {what!r}")


def flow(case: Case) -> None:
    names = case["seats"]
    setup = HAGGIS.setup(len(names), options={"tournament": case.get("tournament", False)})
    hands = {names.index(name): hand for name, hand in case["hands"].items()}
    out = [names.index(name) for name in case.get("already_out", ())]
    state = position(setup, hands, names.index(case["leader"]), case.get("haggis", ()), out)
    if not case.get("haggis"):
        assert not state.haggis
    playing = Flow(names, state, case.get("already_out", ()))
    for action in case["actions"]:
        playing.act(*action)
    for what, expected in case["expect"].items():
        found = playing.found(what)
        if what == "captured":
            found = {name: cards for name, cards in found.items() if cards}
            expected = {name: sorted(cards) for name, cards in expected.items()}
        if what == "bets":
            found = {name: found[name] for name in expected}
        assert found == expected, what


def bets_paid(case: Case) -> None:
    if "given" in case:
        given = case["given"]
        items = bets(given["bets"], Seat(given["first"]))
        assert [sum(item.amount for item in each) for each in items] == case["expect"]
        return
    names = case["seats"]
    amounts = [case["bets"].get(name, 0) for name in names]
    items = bets(amounts, Seat(names.index(case["first_out"])))
    assert {name: sum(item.amount for item in each) for name, each in zip(names, items, strict=True)} == case["expect"]


def round_score(case: Case) -> None:
    """The cards of each player as one trick that she has won."""
    names = case["players"]
    first = Seat(names.index(case["first_out"]))
    out = [GoneOut(first, Seat((first + 1) % len(names)), case["fullest_opposing_hand_at_first_out"])]
    if "second_out" in case:
        second = Seat(names.index(case["second_out"]))
        out.append(GoneOut(second, Seat(3 - first - second), case["last_hand_size_at_second_out"]))
    tricks = [
        Trick((Laid(Seat(seat), tuple(cards), NAMED["set:1:2"]),), (), Seat(seat), Seat(seat))
        for seat, cards in enumerate(case["captured_including_last_hand_and_haggis"].values())
    ]
    columns = {
        "cards": captured(tricks, len(names), first),
        "hand": going_out(out, len(names)),
        "bets": bets([case["bets"].get(name, 0) for name in names], first),
    }
    for seat, name in enumerate(names):
        sums = {column: sum(item.amount for item in items[seat]) for column, items in columns.items()}
        assert sums | {"total": sum(sums.values())} == case["expect"][name]


def setup(case: Case) -> None:
    match = Match(HAGGIS, HAGGIS.setup(case["players"]))
    match.chance()
    state = match.played[-1].step.state
    move = match.played[-1].move
    faces = [len(match.view(None).faces(Seat(seat))) for seat in range(case["players"])]
    hands = [parts(hand) for hand in state.hands]
    in_play = [card for hand in hands for card in hand] + [*parts(state.haggis)]
    assert case["expect"] == {
        "deck": len(in_play),
        "number_cards": len(move.cards),
        "jokers_face_up_each": max(faces),
        "dealt_each": max(map(len, hands)) - max(faces),
        "hand_each": max(map(len, hands)),
        "haggis": len(parts(state.haggis)),
        "card_points_in_play": worth(in_play),
    }
    assert len(set(faces)) == len(set(map(len, hands))) == 1


def next_round(case: Case) -> None:
    names = case["seats_clockwise"]
    totals = [case["totals"][name] for name in names] if case["totals"] else [0] * len(names)
    if case["totals"]:
        dealer = next_dealer(totals, Seat(names.index(case["first_out_last_round"])))
    else:
        dealer = Seat(names.index(case["dealer"]))
    assert {"dealer": names[dealer], "leads": names[next_leader(totals, dealer)]} == case["expect"]


def game_end(case: Case) -> None:
    names = list(case["totals"])
    best = winner(list(case["totals"].values()), case["target"])
    assert {"winner": None if best is None else names[best], "continues": best is None} == case["expect"]


def round_replay(case: Case) -> None:
    names = case["seats"]
    leader = names.index(case["leader"])
    match = Match(Haggis(), HAGGIS.setup(len(names), options={"tournament": case["tournament"]}))
    hands = {names.index(name): hand for name, hand in case["hands"].items()}
    match.play(CHANCE, deal((leader - 1) % len(names), hands, len(names)))
    state = match.played[-1].step.state
    assert sorted(parts(state.haggis)) == sorted(case["haggis"])
    playing = Flow(names, state)
    for action in case["actions"]:
        playing.act(*action)
    (score,) = playing.state.table.scores
    found = {}
    for name, items in playing.by_name(score.items).items():
        columns = Counter({"cards": 0, "hand": 0, "bets": 0})
        for item in items:
            hand = "hand" if item.code in ("hand", "first_out") else "bets"
            columns["cards" if item.code in CARD_POINTS else hand] += item.amount
        found[name] = {**columns, "total": sum(columns.values())}
    assert case["expect"] == {"out_order": playing.found("out"), "scores": found}
    assert score.score == tuple(each["total"] for each in found.values())


KINDS: Mapping[str, Callable[[Case], None]] = {
    "classify": classify,
    "follow": follow,
    "trick": trick,
    "bombs": bombs_in_order,
    "points": points,
    "lead_count": lead_count,
    "flow": flow,
    "bets": bets_paid,
    "round_score": round_score,
    "setup": setup,
    "next_round": next_round,
    "game_end": game_end,
    "round_replay": round_replay,
}

IN_DEPTH: Mapping[str, Callable[[Case], None]] = {}
