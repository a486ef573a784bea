"""How the worked cases of Snapphanaleden are checked, kind by kind. They write cards as they are printed."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from bluestick.engine.moves import Part
from bluestick.engine.rules import ScoreItem, Setup
from bluestick.engine.seats import CHANCE, Seat
from bluestick.games.snapphana.cards import FJONT, PACK, in_order, mask
from bluestick.games.snapphana.combinations import CARDS, Kind, length, makes, points, row
from bluestick.games.snapphana.scoring import (
    card_points,
    combinations,
    losers,
    lost_match,
    pairs,
    pile_items,
    winner,
)
from bluestick.games.snapphana.state import (
    FORMS,
    PACKET,
    Declare,
    Discard,
    Give,
    Play,
    State,
    TrickTaken,
)
from tests.games.snapphana.positions import (
    EIGHT,
    FJABBE,
    SNAPPHANA,
    TEN,
    after,
    deal,
    moved,
    moves,
    of_kind,
    position,
    rest_of,
)

Case = Mapping[str, Any]

SUITS = {"♠": "S", "♣": "C", "♥": "H", "♦": "D"}
RANKS = {"K": "K", "D": "Q", "H": "C", "KN": "J", "Æ": "A"}
ROMAN = ["V", "VI", "VII", "VIII", "IX", "X", "XI", "XII", "XIII", "XIV", "XV", "XVI", "XVII", "XVIII", "XIX", "XX"]
KINDS_PRINTED = {
    "TRUMP": Kind.TRUMPS,
    "♠": Kind.SPADES,
    "♣": Kind.CLUBS,
    "♥": Kind.HEARTS,
    "♦": Kind.DIAMONDS,
    "SNAPP": Kind.SNAPPHANAR,
    "ACE": Kind.ACES,
    "tarok": Kind.TAROKS,
    "K": Kind.KINGS,
    "D": Kind.QUEENS,
    "H": Kind.RIDERS,
    "KN": Kind.JACKS,
}
SEATS = {name: Seat(seat) for seat, name in enumerate("SENW")} | {"A": Seat(0), "B": Seat(1)}
SIDES = {"NS": 0, "EW": 1, "A": 0, "B": 1}
FORM = {"800": EIGHT, "1000": TEN, "fjabbe": FJABBE, "4 pairs": EIGHT, "2": TEN}


def card(printed: str) -> Part:
    """``K♠`` is SK, ``XVIII`` T18, ``I3`` one of the four I, ``★`` F."""
    if printed == "★":
        return FJONT
    if printed in ROMAN:
        return f"T{ROMAN.index(printed) + 5}"
    if printed[-1] in SUITS:
        rank = printed[:-1]
        return SUITS[printed[-1]] + RANKS.get(rank, rank)
    return printed[0]  # a snapphana or N


def several(printed: Sequence[str]) -> tuple[Part, ...]:
    return tuple(map(card, printed))


def by_seat(printed: Mapping[str, Sequence[str]]) -> dict[int, tuple[Part, ...]]:
    return {SEATS[name]: several(each) for name, each in printed.items()}


def side(name: str, setup: Setup = EIGHT) -> int:
    return SEATS[name] if FORMS[setup.variant].sides == 4 else SIDES[name]


def sequence(case: Case) -> None:
    kind, given = KINDS_PRINTED[case["seq_kind"]], several(case["row"])
    valid = makes(kind, mask(given))
    assert case["expect"] == {"valid": valid, "points": points(kind, len(given)) if valid else 0}
    hand = position(EIGHT, {0: given, 1: ["S6"]})
    assert (Declare(kind, given) in moves(hand, 0)) == valid
    if valid:
        assert row(kind, mask(given)) == given


def sequence_set(case: Case) -> None:
    kind, given = KINDS_PRINTED[case["seq_kind"]], mask(several(case["cards"]))
    found = length(kind, given)
    assert case["expect"] == {
        "all_cards_as_one_sequence": points(kind, found) if makes(kind, given) else 0,
        "best_from_these_cards": points(kind, found),
    }
    assert len(row(kind, given)) == found


def _named(items: Sequence[ScoreItem], code: str) -> dict[Kind, int]:
    return {Kind(item.args[0]): item.amount for item in items if item.code == code}


def _parts(expected: Mapping[str, int]) -> dict[Kind, int]:
    return {KINDS_PRINTED[name]: amount for name, amount in expected.items()}


def combos(case: Case) -> None:
    pile, expect = mask(several(case["cards"])), case["expect"]
    assert combinations(pile) == (expect["flertal"], expect["sekvens"])
    items = pile_items(pile)
    assert _named(items, "set") == _parts(expect["flertal_parts"])
    assert _named(items, "sequence") == _parts(expect["sekvens_parts"])
    assert sum(item.amount for item in items if item.code != "cards") == expect["flertal"] + expect["sekvens"]


def _combination(group: str, name: str, what: Any) -> Declare:
    kind = KINDS_PRINTED[name]
    if group == "sekvens":
        return Declare(kind, several(what))
    return Declare(kind, tuple(each for each in PACK if mask([each]) & CARDS[kind])[:what])


def declare(case: Case) -> None:
    declared = {
        SEATS[each["player"]]: [_combination(*combination) for combination in each["combos"]]
        for each in case["declared"]
    }
    spare = ["S6", "C6", "H6", "D6"]
    hands: dict[int, Sequence[Part]] = {seat: [spare[seat]] for seat in range(4)}
    for seat, made in declared.items():
        hands[seat] = in_order({*hands[seat], *(each for move in made for each in move.cards)})
    if "hand" in case:
        (seat,) = declared
        hands[seat] = several(case["hand"])
    brought = dict.fromkeys(("E", "W"), 0)
    for seat, made in declared.items():
        for move in made:
            assert moves(position(EIGHT, hands, seat), seat).why_not(move) is None
        state = position(EIGHT, hands, seat)
        brought["SENW"[seat]] = after(state, *((seat, move) for move in made)).state.table.totals[1]
    expect = dict(case["expect"])
    assert expect.pop("pair_EW", None) in (None, sum(brought.values()))
    assert expect == {name: brought[name] for name in expect}


def declare_illegal(case: Case) -> None:
    assert case["expect"] == "rejected"
    away = several(case["discards"])
    for combination in case["declared"]:
        move = _combination(*combination)
        held = [each for each in move.cards if each not in away]
        state = position(EIGHT, {0: held}, discards={0: away})
        why = moves(state, 0).why_not(move)
        assert why is not None
        assert (why.code, why.clause) == ("laid_away", "snapphana#S4.4")
        assert set(why.parts) == set(move.cards) & set(away)


def of_cards(case: Case) -> None:
    given = several(case["cards"])
    assert card_points(mask(given)) == case["expect"]
    assert sum(pair.points for pair in pairs(given)) == case["expect"]


def trick_winner(case: Case) -> None:
    plays = [(SEATS[name], card(printed)) for name, printed in case["trick"]]
    state = position(EIGHT, {seat: [each] for seat, each in plays}, plays[0][0], won={0: ["D6"]})
    step = after(state, *((seat, Play(each)) for seat, each in plays))
    (taken,) = of_kind(TrickTaken, step.events)
    assert taken.seat == SEATS[case["expect"]]


def legal(case: Case) -> None:
    trick = [(SEATS[name], card(printed)) for name, printed in case["trick"]]
    turn = Seat((trick[-1][0] + 1) % 4 if trick else 0)
    state = position(EIGHT, {turn: several(case["hand"])}, turn, trick=trick, won={0: ["D6"]})
    found = [move.card for move in moves(state, turn) if isinstance(move, Play)]
    assert sorted(found) == sorted(several(case["expect"]))


class Flow:
    """A hand that is played on, with the names of the seats in the case."""

    def __init__(self, setup: Setup, state: State) -> None:
        self.setup, self.state = setup, state

    def act(self, name: str, printed: str, *rest: str) -> None:
        """One action of a case, which has to be legal, or refused if it says so."""
        if name == "give":
            debt = self.state.table.debt
            assert debt is not None
            seat, move = debt.seat, Give(card(printed))
        else:
            seat, move = SEATS[name], Play(card(printed))
        allowed = move in moves(self.state, seat)
        assert allowed == ("!illegal" not in rest), (name, printed)
        if allowed:
            self.state = SNAPPHANA.apply(self.state, seat, move).state

    def won(self, side: int) -> tuple[Part, ...]:
        table = self.state.table
        own = [
            laid.card
            for trick in table.tricks
            for laid in trick.plays
            if laid.card == FJONT and table.side(laid.seat) == table.side(trick.winner) == side
        ]
        return (*table.taken(side), *own)

    def score(self, side: int) -> dict[str, int]:
        return _sums(self.state.table.scores[-1].items[side])

    def check(self, expect: Mapping[str, Any]) -> None:
        table = self.state.table
        for key, value in expect.items():
            match key:
                case "won":
                    found: Any = {name: sorted(self.won(side(name, self.setup))) for name in value}
                    value = {name: sorted(several(each)) for name, each in value.items()}
                case "piles":
                    piles = table.scores[-1].piles
                    found = {name: sorted(piles[side(name, self.setup)]) for name in value}
                    value = {name: sorted(several(each)) for name, each in value.items()}
                case "score":
                    found = {name: self.score(side(name, self.setup)) for name in value}
                case "tricks":
                    sides = [table.side(trick.winner) for trick in table.tricks]
                    found = {name: sides.count(side(name, self.setup)) for name in value}
                case "debt":
                    found = table.owing
                case "turn":
                    found, value = table.turn, SEATS[value]
                case "last_trick":
                    found, value = table.side(table.tricks[-1].winner), side(value, self.setup)
                case _:
                    raise AssertionError(f"expects {key}")
            assert found == value, key


def _sums(items: Sequence[ScoreItem]) -> dict[str, int]:
    found = dict.fromkeys(("cards", "flertal", "sekvens", "last"), 0)
    for item in items:
        match item.code:
            case "cards" | "last_trick":
                found[item.code.removesuffix("_trick")] += item.amount
            case "set" | "sequence":
                found["flertal" if item.code == "set" else "sekvens"] += item.amount
            case "doubled":
                found["flertal" if item.args == ("set",) else "sekvens"] += item.amount
    return found | {"total": sum(item.amount for item in items)}


def flow(case: Case) -> None:
    setup = FORM[case["mode"]]
    hands = by_seat(case["hands"])
    owner = {"NS": 0, "EW": 1, "A": 0, "B": 1}
    discards = {owner[name]: several(each) for name, each in case.get("discards", {}).items()}
    won = {owner[name]: several(each) for name, each in case.get("won_before", {}).items()}
    play = Flow(setup, position(setup, hands, SEATS[case["leader"]], won=won, discards=discards))
    for action in case["actions"]:
        play.act(*action)
    play.check(case["expect"])


def hand_replay(case: Case) -> None:
    setup = FORM[case["game"]]
    hands = by_seat(case["hands"])
    forehand = SEATS[case["leader"]]
    dealer = Seat((forehand - 1) % 4)
    away = [each for printed in case["discards"].values() for each in several(printed)]
    for name, expected in case["expect"]["declarable_by_hand"].items():
        found = combinations(mask(hands[SEATS[name]]))
        assert expected == dict(zip(("flertal", "sekvens"), found, strict=True))
    start = SNAPPHANA.start(setup)
    packed = hands | {dealer: (*hands[dealer], *away)}
    play = Flow(setup, moved(start, CHANCE, deal(setup, dealer, packed)).state)
    if away:
        play.state = moved(play.state, dealer, Discard(tuple(away))).state
    assert play.state.table.turn == forehand
    for action in case["actions"]:
        play.act(*action)
    play.check({key: value for key, value in case["expect"].items() if key != "declarable_by_hand"})


def deal_of(case: Case) -> None:
    expect = dict(case["expect"])
    setup = SNAPPHANA.setup(None, case["game"])
    form = FORMS[setup.variant]
    dealer, others = Seat(0), [Seat(seat) for seat in range(1, form.seats)]
    state = SNAPPHANA.apply(SNAPPHANA.start(setup), CHANCE, deal(setup, 0, {})).state
    first = [hand.bit_count() for hand in state.hands]
    found: dict[str, Any] = {"undealt": state.out.bit_count(), "packets_of": PACKET}
    found["first_deal"] = {"dealer": first[0], "other": first[1]}
    found |= {"dealer": first[0], "other": first[1], "cards_each": first[1]}
    found |= {"direction": "anti-clockwise", "dealer_discards": 0}
    if form.exchange:
        found["both_discard"] = state.table.number
        assert state.table.discarding == {0, 1}
        for seat in (0, 1):
            state = moved(state, seat, next(iter(moves(state, seat)))).state
        found["second_deal"] = {"each": state.hands[1].bit_count() - (first[1] - form.exchange), "undealt": 0}
        found["dealer_discards_again"] = state.table.number
    if state.table.discarding:
        assert state.table.discarding == {dealer}
        found["dealer_discards"] = state.table.number
        state = moved(state, dealer, next(iter(moves(state, dealer)))).state
    found["discards"] = {"dealer": state.table.discards[0], "other": state.table.discards[1]}
    (found["hand_each"],) = {hand.bit_count() for hand in state.hands}
    found["tricks"] = found["hand_each"]
    if state.table.turn == others[0]:
        found |= {"forehand": "right-hand neighbour of the dealer", "lead": "forehand"}
    assert expect == {key: found[key] for key in expect}


def discard(case: Case) -> None:
    given = several(case["cards"])
    match = deal(EIGHT, 0, {0: given})
    state = moved(SNAPPHANA.start(EIGHT), CHANCE, match).state
    why = moves(state, 0).why_not(Discard(given))
    assert case["expect"] == ("legal" if why is None else "illegal")
    if why is not None:
        assert (why.code, why.clause, len(why.parts)) == ("barred", "snapphana#S3.2", 1)


AMOUNTS = {
    0: [],
    10: ["seq:I I I I"],
    15: ["seq:I I I I I"],
    17: ["set:K SK CK HK"],
    34: ["set:K SK CK HK DK"],
    112: ["set:T T19 N F", "set:C SC CC HC DC", "set:J SJ HJ DJ"],
}
"""What somebody may have declared."""


def match_won(case: Case) -> None:
    totals = tuple(case["totals"][name] for name in ("NS", "EW"))
    target = FORMS[case["game"]].target
    expect = case["expect"]
    if "hand_points" in case:
        now = tuple(total + case["hand_points"][name] for total, name in zip(totals, ("NS", "EW"), strict=True))
        best = winner(now, target)
        assert expect["winner"] == (None if best is None else ("NS", "EW")[best])
        assert expect["totals"] == dict(zip(("NS", "EW"), now, strict=True))
        return
    state, declared = _declaring(case, totals)
    for name, declarations in declared:
        seat = SEATS[name]
        for declaration in declarations:
            state = moved(state, seat, declaration).state
        if state.table.result is not None:
            break
        state = moved(state, seat, next(move for move in moves(state, seat) if isinstance(move, Play))).state
    assert state.table.result is not None
    assert name == expect["after"]
    assert state.table.result.winners == {SEATS[each] for each in expect["winner"]}
    assert expect["totals"] == dict(zip(("NS", "EW"), state.table.totals, strict=True))


def _declaring(case: Case, totals: tuple[int, ...]) -> tuple[State, list[tuple[str, list[Declare]]]]:
    declared = []
    for name, amount in case["declarations"]:
        made = [text.split(" ") for text in AMOUNTS[amount]]
        declared.append((name, [Declare(Kind(kind), tuple(each)) for kind, *each in made]))
    hands = {SEATS[name]: [each for move in made for each in move.cards] for name, made in declared}
    spare = rest_of(*hands.values())
    hands = {seat: [*hands.get(Seat(seat), ()), *(spare.pop(0) for _ in range(3))] for seat in range(4)}
    return position(EIGHT, hands, SEATS[declared[0][0]], totals=totals), declared


def fjabbe_hand(case: Case) -> None:
    tricks, score = ([case[what][name] for name in "SENW"] for what in ("tricks", "points"))
    assert ["SENW"[seat] for seat in losers(tricks, score)] == case["expect"]["losers"]


def fjabbe_match(case: Case) -> None:
    assert lost_match([case["lost"][name] for name in "SENW"]) == case["expect"]["over"]


def hand_score(case: Case) -> None:
    for name, printed in case["piles"].items():
        expect = dict(case["expect"][name])
        items = list(pile_items(mask(several(printed))))
        sums = _sums(items)
        if case["last_trick"] == name:
            sums["last"] += 6
            sums["total"] += 6
        parts = expect.pop("parts")
        assert sums == expect
        assert _named(items, "set") == _parts(parts["flertal"])
        assert _named(items, "sequence") == _parts(parts["sekvens"])


KINDS: Mapping[str, Callable[[Case], None]] = {
    "sequence": sequence,
    "sequence_set": sequence_set,
    "combos": combos,
    "declare": declare,
    "declare_illegal": declare_illegal,
    "card_points": of_cards,
    "trick_winner": trick_winner,
    "legal": legal,
    "flow": flow,
    "hand_replay": hand_replay,
    "deal": deal_of,
    "discard": discard,
    "match": match_won,
    "fjabbe_hand": fjabbe_hand,
    "fjabbe_match": fjabbe_match,
    "hand_score": hand_score,
}
"""How each kind of case is checked."""

IN_DEPTH: Mapping[str, Callable[[Case], None]] = {}
