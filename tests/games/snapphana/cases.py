"""Checks of the worked cases of Snapphanaleden, by kind. Cases write cards as they are printed."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import combinations as choose
from itertools import pairwise, product
from typing import Any

from bluestick.engine.moves import Part
from bluestick.engine.rules import ScoreItem, Setup
from bluestick.engine.seats import CHANCE, Seat
from bluestick.engine.tricks import Laid
from bluestick.games.snapphana.cards import FJONT, PACK, mask, parts, sort_cards
from bluestick.games.snapphana.combinations import (
    CARDS_BY_KIND,
    FEWEST_CARDS,
    SEQUENCES,
    SETS,
    Kind,
    combination_points,
    combination_size,
    display_row,
    is_combination,
)
from bluestick.games.snapphana.events import TrickTaken
from bluestick.games.snapphana.moves import Declare, Discard, Give, Play
from bluestick.games.snapphana.rules import trick_winner
from bluestick.games.snapphana.scoring import (
    DOUBLED_FROM,
    LAST_TRICK,
    card_points,
    hand_losers,
    is_fjabbe_over,
    match_winner,
    pairs,
    pile_combination_points,
    pile_items,
)
from bluestick.games.snapphana.state import FORMS, PACKET_SIZE, State
from tests.games.fields import Fields
from tests.games.snapphana.positions import (
    EIGHT,
    FJABBE,
    SMALL,
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
ROUND = (["S", "E", "N", "W"], ["A", "B"])
"""Seats in playing order, anti-clockwise."""
FORM = {"800": EIGHT, "1000": TEN, "fjabbe": FJABBE, "4 pairs": EIGHT, "4 solo": FJABBE, "2": TEN, "150": SMALL}


def card(printed: str) -> Part:
    """Return the id of a printed card: ``K♠`` is SK, ``XVIII`` T18, ``I3`` one of the four I, ``★`` F."""
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


def side(name: str, setup: Setup) -> int:
    """A pair or, where everybody is a side, a player."""
    return SEATS[name] if FORMS[setup.variant].sides == 4 else SIDES[name]


def sides(setup: Setup) -> list[str]:
    """Return the names of the sides, in their order."""
    form = FORMS[setup.variant]
    return [*"SENW"] if form.sides == 4 else ["NS", "EW"] if form.seats == 4 else ["A", "B"]


def form_of(names: Iterable[str]) -> Setup:
    """A game that is played by these."""
    return TEN if {*names} & {*"AB"} else EIGHT


def name_of(seat: int, setup: Setup) -> str:
    return ("AB" if setup.seats == 2 else "SENW")[seat]


def sequence(case: Fields) -> None:
    kind, given = KINDS_PRINTED[case["seq_kind"]], several(case["row"])
    valid = is_combination(kind, mask(given))
    case["expect"].agree({"valid": valid, "points": combination_points(kind, len(given)) if valid else 0})
    hand = position(EIGHT, {0: given, 1: ["S6"]})
    assert (Declare(kind, given) in moves(hand, 0)) == valid
    if valid:
        assert display_row(kind, mask(given)) == given


def sequence_set(case: Fields) -> None:
    kind, given = KINDS_PRINTED[case["seq_kind"]], mask(several(case["cards"]))
    found = combination_size(kind, given)
    case["expect"].agree(
        {
            "all_cards_as_one_sequence": combination_points(kind, found) if is_combination(kind, given) else 0,
            "best_from_these_cards": combination_points(kind, found),
        }
    )
    assert len(display_row(kind, given)) == found


def _named(items: Sequence[ScoreItem], code: str) -> dict[Kind, int]:
    return {Kind(item.args[0]): item.amount for item in items if item.code == code}


def _parts(expected: Mapping[str, int]) -> dict[Kind, int]:
    return {KINDS_PRINTED[name]: amount for name, amount in expected.items()}


def combos(case: Fields) -> None:
    assert case["scope"] == "one player or one pile"
    pile, expect = mask(several(case["cards"])), case["expect"]
    items = pile_items(pile)
    flertal, sekvens = pile_combination_points(pile)
    assert sum(item.amount for item in items if item.code != "cards") == flertal + sekvens
    found = {"flertal": flertal, "sekvens": sekvens}
    for group, code in (("flertal", "set"), ("sekvens", "sequence")):
        if f"{group}_parts" in expect:
            assert _named(items, code) == _parts(expect[f"{group}_parts"])
            found[f"{group}_parts"] = expect[f"{group}_parts"]
    expect.agree(found)


def _combination(group: str, name: str, what: Any) -> Declare:
    kind = KINDS_PRINTED[name]
    if group == "sekvens":
        return Declare(kind, several(what))
    return Declare(kind, tuple(each for each in PACK if mask([each]) & CARDS_BY_KIND[kind])[:what])


def declare(case: Fields) -> None:
    """Each in her turn, before her first card; a hand that is not given holds what is declared."""
    declared = {
        each["player"]: [_combination(*combination) for combination in each["combos"]] for each in case["declared"]
    }
    setup = form_of(declared)
    spare = ["S6", "C6", "H6", "D6"]
    hands: dict[int, Sequence[Part]] = {seat: [spare[seat]] for seat in range(setup.seats)}
    for name, made in declared.items():
        hands[SEATS[name]] = sort_cards({*hands[SEATS[name]], *(each for move in made for each in move.cards)})
    if "hand" in case:
        (name,) = declared
        hands[SEATS[name]] = several(case["hand"])
    brought = dict.fromkeys([name_of(seat, setup) for seat in range(setup.seats)], 0)
    for name, made in declared.items():
        state = position(setup, hands, SEATS[name])
        after_all = after(state, *((SEATS[name], move) for move in made)).state
        brought[name] = after_all.table.totals[after_all.table.side(SEATS[name])]
    pairs_brought = {f"pair_{pair}": sum(brought.get(name, 0) for name in pair) for pair in ("NS", "EW")}
    case["expect"].agree(brought | pairs_brought)


def declare_illegal(case: Fields) -> None:
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


def of_cards(case: Fields) -> None:
    given = several(case["cards"])
    assert card_points(mask(given)) == case["expect"]
    assert sum(pair.points for pair in pairs(given)) == case["expect"]


def trick_case(case: Fields) -> None:
    plays = [(SEATS[name], card(printed)) for name, printed in case["trick"]]
    setup = form_of(name for name, _ in case["trick"])
    hands = {seat: [each] for seat, each in plays}
    state = position(setup, hands, plays[0][0], won=_some_trick([each for _, each in plays]))
    step = after(state, *((seat, Play(each)) for seat, each in plays))
    (taken,) = of_kind(TrickTaken, step.events)
    assert name_of(taken.seat, setup) == case["expect"]


def order(case: Fields) -> None:
    """Of two neighbours of a suit the first one always takes the trick."""
    assert list(case["expect"]) == list(case["suits"])
    for suit, ranks in case["expect"].items():
        cards = [card(rank + suit) for rank in ranks]
        assert set(cards) == {each for each in PACK if each[0] == SUITS[suit]}
        for higher, lower in pairwise(cards):
            for trick in ((higher, lower), (lower, higher)):
                laid = tuple(Laid(Seat(seat), each) for seat, each in enumerate(trick))
                assert trick[trick_winner(laid)] == higher


def _some_trick(away: Sequence[Part]) -> dict[int, Sequence[Part]]:
    """A first trick of a card that is not among these: nobody declares any more."""
    return {0: rest_of(away)[:1]}


def legal(case: Fields) -> None:
    trick = [(SEATS[name], card(printed)) for name, printed in case["trick"]]
    setup, hand = form_of(name for name, _ in case["trick"]), several(case["hand"])
    turn = Seat((trick[-1][0] + 1) % setup.seats if trick else 0)
    before = _some_trick([*hand, *(each for _, each in trick)])
    state = position(setup, {turn: hand}, turn, trick=trick, won=before)
    found = [move.card for move in moves(state, turn) if isinstance(move, Play)]
    assert sorted(found) == sorted(several(case["expect"]))


class Flow:
    """A hand that is played on, with the names of the seats in the case."""

    def __init__(self, setup: Setup, state: State) -> None:
        self.setup, self.state = setup, state

    def act(self, name: str, printed: str, *rest: str) -> None:
        """Make a move of a case; it must be legal, or refused if the case says so."""
        if name == "give":
            debt = self.state.table.debt
            seat, move = Seat(0) if debt is None else debt.seat, Give(card(printed))
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

    def by_side(self, values: Sequence[Any]) -> dict[str, Any]:
        return dict(zip(sides(self.setup), values, strict=True))

    def found(self) -> dict[str, Any]:
        """Return everything that cases check; piles and score only after the hand is over."""
        table = self.state.table
        winners = [table.side(trick.winner) for trick in table.tricks]
        of_sides = range(len(table.totals))
        debt = None
        if table.debtor is not None and table.debt is not None:
            debt = [sides(self.setup)[table.side(each)] for each in (table.debt.seat, table.debt.to)]
        found = {
            "won": self.by_side([self.won(side) for side in of_sides]),
            "tricks": self.by_side([winners.count(side) for side in of_sides]),
            "debt": debt,
            "turn": None if table.turn is None else name_of(table.turn, self.setup),
            "last_trick": sides(self.setup)[winners[-1]] if winners else None,
        }
        if table.scores:
            score = table.scores[-1]
            found |= {"piles": self.by_side(score.piles), "score": self.by_side([*map(_sums, score.items)])}
        return found

    def check(self, expect: Fields, *beside: str) -> None:
        """Compare with what a case expects, except what is checked separately."""
        found = self.found() | {name: expect[name] for name in beside}
        for what in {"won", "piles", "score", "tricks"} & expect.keys():
            wanted = expect[what]
            if what in ("won", "piles"):
                assert {name: sorted(several(each)) for name, each in wanted.items()} == {
                    name: sorted(found[what][name]) for name in wanted
                }
            else:
                assert wanted == {name: found[what][name] for name in wanted}
            found[what] = wanted
        expect.agree(found)


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


def _by_owner(printed: Mapping[str, Sequence[str]], setup: Setup) -> dict[int, tuple[Part, ...]]:
    """Cards of sides, each at a seat of its own."""
    return {side(name, setup): several(each) for name, each in printed.items()}


def _in_round(case: Fields, setup: Setup) -> None:
    assert case.get("order_anticlockwise", ROUND[setup.seats == 2]) == ROUND[setup.seats == 2]


def flow(case: Fields) -> None:
    setup = FORM[case["mode"]]
    _in_round(case, setup)
    discards = _by_owner(case.get("discards", {}), setup)
    won = _by_owner(case.get("won_before", {}), setup)
    state = position(setup, by_seat(case["hands"]), SEATS[case["leader"]], won=won, discards=discards)
    play = Flow(setup, state)
    for action in case["actions"]:
        play.act(*action)
    play.check(case["expect"])


def _who_discards(name: str, dealer: Seat) -> Seat:
    """A player; of a pair it is the dealer."""
    if name in SEATS:
        return SEATS[name]
    assert SIDES[name] == dealer % 2, name
    return dealer


def hand_replay(case: Fields) -> None:
    """A whole hand; ``hands`` as they are when the first card is led."""
    setup = FORM[case["game"]]
    _in_round(case, setup)
    form = FORMS[setup.variant]
    hands = by_seat(case["hands"])
    forehand = SEATS[case["leader"]]
    dealer = Seat((forehand - 1) % form.seats)
    away = {_who_discards(name, dealer): several(each) for name, each in case["discards"].items()}
    for name, expected in case["expect"].get("declarable_by_hand", {}).items():
        found = pile_combination_points(mask(hands[SEATS[name]]))
        expected.agree(dict(zip(("flertal", "sekvens"), found, strict=True)))
    packed = {seat: (*away.get(Seat(seat), ()), *hand) for seat, hand in hands.items()}
    play = Flow(setup, moved(SNAPPHANA.start(setup), CHANCE, deal(setup, dealer, packed)).state)
    for seat in (forehand, dealer):  # S12: each the cards that all exchange
        if form.exchange:
            play.state = moved(play.state, seat, Discard(away[seat][: form.exchange])).state
    if form.extra:  # S3.2
        play.state = moved(play.state, dealer, Discard(away[dealer][form.exchange :])).state
    assert play.state.table.turn == forehand
    for action in case["actions"]:
        play.act(*action)
    beside = [name for name in case["expect"] if name == "declarable_by_hand"]
    play.check(case["expect"], *beside)


def deal_of(case: Fields) -> None:
    setup = SNAPPHANA.setup(None, case["game"])
    form = FORMS[setup.variant]
    dealer, others = Seat(0), [Seat(seat) for seat in range(1, form.seats)]
    state = SNAPPHANA.apply(SNAPPHANA.start(setup), CHANCE, deal(setup, 0, {})).state
    first = [hand.bit_count() for hand in state.hands]
    found: dict[str, Any] = {"undealt": state.out.bit_count(), "packets_of": PACKET_SIZE}
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
    case["expect"].agree(found)


def discard(case: Fields) -> None:
    """The dealer's two cards; ten are the first ones of 1000."""
    given = several(case["cards"])
    setup = TEN if len(given) == FORMS["1000"].exchange else EIGHT
    state = moved(SNAPPHANA.start(setup), CHANCE, deal(setup, 0, {0: given})).state
    why = moves(state, 0).why_not(Discard(given))
    assert case["expect"] == ("legal" if why is None else "illegal")
    if why is not None:
        assert why.clause == ("snapphana#S3.2" if len(given) == state.table.number else why.clause)
        assert {*why.parts} <= {*given}


def match_won(case: Fields) -> None:
    setup = FORM[case["game"]]
    names = sides(setup)
    totals = tuple(case["totals"][name] for name in names)
    if "hand_points" in case:
        totals = tuple(total + case["hand_points"][name] for total, name in zip(totals, names, strict=True))
        best = match_winner(totals, FORMS[setup.variant].target)
        found = None if best is None else names[best]
        case["expect"].agree({"winner": found, "totals": dict(zip(names, totals, strict=True))})
        return
    state, declared = _declaring(case["declarations"], setup, totals)
    for name, declarations in declared:
        seat = SEATS[name]
        for declaration in declarations:
            state = moved(state, seat, declaration).state
        if state.table.result is not None:
            break
        state = moved(state, seat, next(move for move in moves(state, seat) if isinstance(move, Play))).state
    result = state.table.result
    best = None if result is None else state.table.side(min(result.winners))
    if result is not None and best is not None:
        assert result.winners == {seat for seat in range(setup.seats) if state.table.side(Seat(seat)) == best}
    case["expect"].agree(
        {
            "winner": None if best is None else names[best],
            "after": None if best is None else name,
            "totals": dict(zip(names, state.table.totals, strict=True)),
        }
    )


def _declaring(
    declarations: Sequence[tuple[str, int]], setup: Setup, totals: tuple[int, ...]
) -> tuple[State, list[tuple[str, list[Declare]]]]:
    """A hand in which these declare combinations of so many points."""
    declared, free = [], mask(PACK)
    for name, amount in declarations:
        made = _worth(amount, free)
        declared.append((name, [Declare(kind, parts(cards)) for kind, cards in made]))
        for _, cards in made:
            free &= ~cards
    hands = {SEATS[name]: [each for move in made for each in move.cards] for name, made in declared}
    spare = rest_of(*hands.values())
    hands = {seat: [*hands.get(Seat(seat), ()), *(spare.pop(0) for _ in range(3))] for seat in range(setup.seats)}
    return position(setup, hands, SEATS[declared[0][0]], totals=totals), declared


def _worth(amount: int, free: int) -> Sequence[tuple[Kind, int]]:
    """Combinations of free cards that bring one player just so much: the fewest that do. S4, S7.1."""
    able = {kind: [*_made(kind, free & CARDS_BY_KIND[kind])] for kind in Kind}
    for number in range(5):
        for kinds in choose(Kind, number):
            for made in product(*(able[kind] for kind in kinds)):
                if _brings(list(zip(kinds, made, strict=True))) == amount:
                    return list(zip(kinds, made, strict=True))
    raise AssertionError(f"nobody can declare {amount}")


def _made(kind: Kind, free: int) -> Iterator[int]:
    """From the smallest combination on, card by card; wild cards are left for taroks."""
    cards = [each for each in parts(free) if kind is Kind.TAROKS or each not in ("N", FJONT)]
    for number in range(FEWEST_CARDS, len(cards) + 1):
        if is_combination(kind, mask(cards[:number])):
            yield mask(cards[:number])


def _brings(made: Sequence[tuple[Kind, int]]) -> int:
    total = 0
    for group in (SETS, SEQUENCES):
        worth = [combination_points(kind, cards.bit_count()) for kind, cards in made if kind in group]
        total += sum(worth) * (2 if len(worth) >= DOUBLED_FROM else 1)
    return total


def fjabbe_hand(case: Fields) -> None:
    tricks, score = ([case[what][name] for name in "SENW"] for what in ("tricks", "points"))
    assert {"SENW"[seat] for seat in hand_losers(tricks, score)} == {*case["expect"]["losers"]}


def fjabbe_match(case: Fields) -> None:
    case["expect"].agree({"over": is_fjabbe_over([case["lost"][name] for name in "SENW"])})


def hand_score(case: Fields) -> None:
    setup = FORM[case["game"]]
    names, form = sides(setup), FORMS[setup.variant]
    assert case["last_trick"] in names
    assert sum(case["tricks"][name] for name in names) == form.hand
    for name, printed in case["piles"].items():
        assert name in names, name
        expect = case["expect"][name]
        items = list(pile_items(mask(several(printed))))
        found: dict[str, object] = dict(_sums(items))
        if case["last_trick"] == name:
            found |= {"last": LAST_TRICK, "total": sum(item.amount for item in items) + LAST_TRICK}
        if "parts" in expect:
            for group, code in (("flertal", "set"), ("sekvens", "sequence")):
                assert _named(items, code) == _parts(expect["parts"][group])
            found["parts"] = expect["parts"]
        expect.agree(found)


KINDS: Mapping[str, Callable[[Fields], None]] = {
    "sequence": sequence,
    "sequence_set": sequence_set,
    "combos": combos,
    "order": order,
    "declare": declare,
    "declare_illegal": declare_illegal,
    "card_points": of_cards,
    "trick_winner": trick_case,
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
"""Check of each kind of case."""

IN_DEPTH: Mapping[str, Callable[[Fields], None]] = {}
