"""Checks of the worked cases of Haggis, by kind. Stories are separate tests."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from bluestick.engine.match import Match
from bluestick.engine.moves import Part
from bluestick.engine.seats import CHANCE, Seat
from bluestick.games.haggis.cards import POINTS, mask, parts
from bluestick.games.haggis.combinations import possible_claims
from bluestick.games.haggis.moves import WORDS, Play, Say, Word
from bluestick.games.haggis.readings import BOMB_SIZE, READING, READING_BY_TEXT, Kind, Reading
from bluestick.games.haggis.rules import Haggis
from bluestick.games.haggis.scoring import (
    bet_items,
    captured_items,
    going_out_items,
    match_winner,
    next_dealer,
    next_leader,
    total_points,
)
from bluestick.games.haggis.state import GoneOut, Laid, State, Trick
from bluestick.tables.haggis.rule_pictures import scoring_cards
from tests.games.fields import Fields
from tests.games.haggis.material import CARD_POINTS
from tests.games.haggis.positions import HAGGIS, THREE, deal, position

A, B = Seat(0), Seat(1)


def _reading(given: Sequence[str | int]) -> Reading:
    return READING_BY_TEXT[":".join(map(str, given))]


def _short(reading: Reading) -> list[str | int]:
    kind, *numbers = str(reading).split(":")
    return [kind, *map(int, numbers)]


def classify(case: Fields) -> None:
    hand = case["given"]["cards"] if "given" in case else case["cards"]
    readings = HAGGIS.moves(HAGGIS.view(position(THREE, {A: hand}), A)).readings(tuple(hand))
    assert sorted(_short(play.reading) for play in readings) == sorted(case["expect"])


def follow(case: Fields) -> None:
    if "given" in case:
        laid_on(case)
        return
    hand = case["cards"]
    state = position(THREE, {A: hand}, on=_reading(case["on"]))
    readings = HAGGIS.moves(HAGGIS.view(state, A)).readings(tuple(hand))
    assert sorted(_short(play.reading) for play in readings) == sorted(case["expect"])


def laid_on(case: Fields) -> None:
    """Check whether cards beat others, and as which combination."""
    given = case["given"]
    below = READING[possible_claims(mask(given["on"]))[0]]
    hand = given["cards"]
    made = HAGGIS.moves(HAGGIS.view(position(THREE, {A: hand}, on=below), A)).readings(tuple(hand))
    case["expect"].agree({"beats": bool(made), "as": _short(made[0].reading) if made else None})


def trick(case: Fields) -> None:
    """Check combinations in their order: each may be played on the one before, and the last one wins."""
    plays = case["given"]["plays"]
    setup = HAGGIS.setup(case["given"]["seats"])
    on = None
    for _, cards in plays:
        moves = HAGGIS.moves(HAGGIS.view(position(setup, {A: cards}, on=on), A))
        on = moves.readings(tuple(cards))[0].reading
    case["expect"].agree({"winner": plays[-1][0], "points": total_points(card for _, cards in plays for card in cards)})


def bombs_in_order(case: Fields) -> None:
    assert not case["given"]
    found = [possible_claims(mask(cards)) for cards in case["expect"]]
    assert found == [(level,) for level in range(1, len(BOMB_SIZE))]


def points(case: Fields) -> None:
    given = case["given"]
    if "cards" in given:
        case["expect"].agree({"points": total_points(given["cards"])})
    else:
        found = sum(POINTS[card] * number for card, number in scoring_cards(given["players"]))
        case["expect"].agree({"points": found})


def lead_count(case: Fields) -> None:
    moves = HAGGIS.moves(HAGGIS.view(position(HAGGIS.setup(case["players"]), {A: case["hand"]}), A))
    plays = [move for move in moves if isinstance(move, Play)]
    kinds = Counter(
        f"run_w{play.reading.width}" if play.reading.kind is Kind.RUN else play.reading.kind.value for play in plays
    )
    shown = [move.reading for move in moves.representatives() if isinstance(move, Play)]
    declarations = {play.reading for play in plays}
    assert len(shown) == len(set(shown)) == len(declarations)
    case["expect"].agree(
        {
            "card_sets": len({play.cards for play in plays}),
            "card_sets_with_kind_and_width": len({(play.cards, *play.reading.form[:2]) for play in plays}),
            "card_sets_with_full_declaration": len(set(plays)),
            "by_kind_full": dict(kinds),
            "distinct_declarations": len(declarations),
        }
    )


class Flow:
    """A position that is played on, with the names of the seats in the case."""

    def __init__(self, names: Sequence[str], state: State, out: Sequence[str] = ()) -> None:
        self.names, self.state, self.out = names, state, out

    def seat(self, name: str) -> Seat:
        return Seat(self.names.index(name))

    def by_name(self, values: Sequence[Any]) -> dict[str, Any]:
        return dict(zip(self.names, values, strict=True))

    def act(self, name: str, verb: str, *rest: Any) -> None:
        """Make a move of a case; it must be legal, or refused if the case says so."""
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
                if (
                    ":".join(map(str, reading)) not in READING_BY_TEXT
                ):  # no such combination: there is no move to refuse
                    assert not legal, reading
                    return
                move = Play(tuple(cards), _reading(reading))
            case "pass", []:
                move = Say(Word.PASS)
            case ("bet", [_]) | ("give", [_]):
                word = f"bet {what[0]}" if verb == "bet" else f"give {self.seat(what[0])}"
                if word not in WORDS:  # no such bet: there is no move to refuse
                    assert not legal, word
                    return
                move = Say(Word(word))
            case _:
                raise AssertionError(f"nobody can {verb} {what}")
        assert (move in moves) == legal, move
        if legal:
            self.state = HAGGIS.apply(self.state, seat, move).state

    def captured(self, seat: int) -> list[Part]:
        table = self.state.table
        pile = list(table.pile(Seat(seat)))
        if table.scores and table.scores[-1].first == seat:
            pile += (*table.scores[-1].hand, *table.scores[-1].haggis)
        return sorted(pile)

    def found(self) -> dict[str, Any]:
        table = self.state.table
        captured = [self.captured(seat) for seat in range(table.seats)]
        bonus = {
            name: sum(item.amount for item in each) if name not in self.out else 0
            for name, each in self.by_name(going_out_items(table.out, table.seats)).items()
        }
        return {
            "turn": None if table.turn is None else self.names[table.turn],
            "chooser": None if table.giver is None else self.names[table.giver],
            "captured": self.by_name(captured),
            "card_points": self.by_name([total_points(cards) for cards in captured]),
            "out": [self.names[gone.seat] for gone in table.out],
            "hand_bonus": bonus,
            "bets": self.by_name(table.bets),
            "over": not table.is_playing,
        }


def flow(case: Fields) -> None:
    names = case["seats"]
    setup = HAGGIS.setup(len(names), options={"tournament": case.get("tournament", False)})
    hands = {names.index(name): hand for name, hand in case["hands"].items()}
    out = case.get("already_out", ())
    haggis = case.get("haggis", ())
    state = position(setup, hands, names.index(case["leader"]), haggis, [names.index(name) for name in out])
    playing = Flow(names, state, out)
    for action in case["actions"]:
        playing.act(*action)
    found, expect = playing.found(), case["expect"]
    if "captured" in expect:  # players who captured nothing may be omitted
        wanted = {name: sorted(cards) for name, cards in expect["captured"].items()}
        assert {name: [] for name in names} | wanted == found.pop("captured")
        found["captured"] = expect["captured"]
    if "bets" in expect:  # no entry means no bet, unless the case distinguishes them
        said = found["bets"]
        found["bets"] = {name: said[name] if bet is None else said[name] or 0 for name, bet in expect["bets"].items()}
    expect.agree(found)


def bets_paid(case: Fields) -> None:
    if "given" in case:
        given = case["given"]
        assert len(given.get("names", given["bets"])) == len(given["bets"])
        items = bet_items(given["bets"], Seat(given["first"]))
        assert [sum(item.amount for item in each) for each in items] == case["expect"]
        return
    names = case["seats"]
    items = bet_items(_amounts(case["bets"], names), Seat(names.index(case["first_out"])))
    case["expect"].agree({name: sum(item.amount for item in each) for name, each in zip(names, items, strict=True)})


def _amounts(said: Mapping[str, int], names: Sequence[str]) -> list[int]:
    """Return the bets by seat; seats without an entry have not bet."""
    assert said.keys() <= {*names}, f"bets of {said}"
    return [said.get(name, 0) for name in names]


def round_score(case: Fields) -> None:
    """Check a score, with the cards of each player as one trick won by that player."""
    names = case["players"]
    first = Seat(names.index(case["first_out"]))
    out = [GoneOut(first, Seat((first + 1) % len(names)), case["fullest_opposing_hand_at_first_out"])]
    if "second_out" in case:
        second = Seat(names.index(case["second_out"]))
        out.append(GoneOut(second, Seat(3 - first - second), case["last_hand_size_at_second_out"]))
    tricks = [
        Trick((Laid(Seat(seat), tuple(cards), READING_BY_TEXT["set:1:2"]),), (), Seat(seat), Seat(seat))
        for name, cards in case["captured_including_last_hand_and_haggis"].items()
        for seat in [names.index(name)]
    ]
    columns = {
        "cards": captured_items(tricks, len(names), first),
        "hand": going_out_items(out, len(names)),
        "bets": bet_items(_amounts(case.get("bets", {}), names), first),
    }
    for name, wanted in case["expect"].items():
        seat = names.index(name)
        sums = {column: sum(item.amount for item in items[seat]) for column, items in columns.items()}
        wanted.agree(sums | {"total": sum(sums.values())})


def setup(case: Fields) -> None:
    match = Match(HAGGIS, HAGGIS.setup(case["players"]))
    match.chance()
    state = match.played[-1].step.state
    move = match.played[-1].move
    (faces,) = {len(match.view(None).face_cards(Seat(seat))) for seat in range(case["players"])}
    hands = [parts(hand) for hand in state.hands]
    (each,) = set(map(len, hands))
    in_play = [card for hand in hands for card in hand] + [*parts(state.haggis)]
    case["expect"].agree(
        {
            "deck": len(in_play),
            "number_cards": len(move.cards),
            "jokers_face_up_each": faces,
            "dealt_each": each - faces,
            "hand_each": each,
            "haggis": len(parts(state.haggis)),
            "card_points_in_play": total_points(in_play),
        }
    )


def next_round(case: Fields) -> None:
    names = case["seats_clockwise"]
    if case["totals"]:
        totals = [case["totals"][name] for name in names]
        dealer = next_dealer(totals, Seat(names.index(case["first_out_last_round"])))
    else:
        totals = [0] * len(names)
        dealer = Seat(names.index(case["dealer"]))
    case["expect"].agree({"dealer": names[dealer], "leads": names[next_leader(totals, dealer)]})


def game_end(case: Fields) -> None:
    totals = dict(case["totals"])
    best = match_winner([*totals.values()], case["target"])
    case["expect"].agree({"winner": None if best is None else [*totals][best], "continues": best is None})


def round_replay(case: Fields) -> None:
    names = case["seats"]
    leader = names.index(case["leader"])
    match = Match(Haggis(), HAGGIS.setup(len(names), options={"tournament": case.get("tournament", False)}))
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
    case["expect"].agree({"out_order": playing.found()["out"], "scores": found})
    assert score.score == tuple(each["total"] for each in found.values())


KINDS: Mapping[str, Callable[[Fields], None]] = {
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

IN_DEPTH: Mapping[str, Callable[[Fields], None]] = {}
