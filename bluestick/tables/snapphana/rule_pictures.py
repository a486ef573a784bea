"""Pictures of the worked cases on the rule pages; the cases name cards as printed, the rules compute the values."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QImage

from bluestick.engine.moves import Part
from bluestick.engine.rules import ScoreItem
from bluestick.engine.seats import Seat
from bluestick.engine.tricks import Laid
from bluestick.games.snapphana.cards import (
    CARD_POINTS,
    CARD_STRENGTH,
    FJONT,
    NUMBERED,
    SNAPPHANA,
    SUIT,
    SUITED,
    SUITS,
    TAROKS,
    N,
    mask,
    parts,
    remove_cards,
)
from bluestick.games.snapphana.combinations import Kind, combination_points, display_row, is_combination
from bluestick.games.snapphana.moves import Discard, Play
from bluestick.games.snapphana.rules import Snapphana as Rules
from bluestick.games.snapphana.rules import trick_winner
from bluestick.games.snapphana.scoring import (
    LAST_TRICK,
    Pair,
    card_points,
    declared_items,
    hand_losers,
    match_winner,
    pairs,
    pile_items,
)
from bluestick.games.snapphana.state import Declaration, Table, View
from bluestick.games.snapphana.wild import replaced_cards
from bluestick.tables.cards import Snapphana
from bluestick.tables.drawing.theme import Theme
from bluestick.tables.scene.case_pictures import Detail, Row, card_sign, rows_picture
from bluestick.text import table_phrases
from bluestick.text.cards import ROMAN, SNAPPHANA_INDEX, SYMBOLS, capital
from bluestick.text.snapphana.names import combination, of_group, short

translate = QCoreApplication.translate

RULES = Rules()

_SUITS = {sign: suit for suit, sign in SYMBOLS.items()}
_RANKS = {printed: rank for rank, printed in SNAPPHANA_INDEX.items()}
PRINTED = (
    {SNAPPHANA_INDEX.get(card[1:], card[1:]) + SYMBOLS[card[0]]: card for card in SUITED}
    | {ROMAN[int(card[1:])]: card for card in NUMBERED}
    | {f"I{number}": SNAPPHANA for number in range(1, 5)}
    | {"N": N, "★": FJONT}
)

KINDS = {
    "TRUMP": Kind.TRUMPS,
    "♠": Kind.SPADES,
    "♣": Kind.CLUBS,
    "♥": Kind.HEARTS,
    "♦": Kind.DIAMONDS,
    "SNAPP": Kind.SNAPPHANAR,
    "ACE": Kind.ACES,
}

SEATS = "SENW"
"""Letters of the players in the cases (south, east, north, west), in playing order."""


COLUMNS = 4
"""Number of tricks side by side in a picture of all tricks of a deal."""
DETAILS: dict[str, Detail] = {"wild": (FJONT, None, 0.055, 0.33, 0.19), "red": ("H9", None, 0.02, 0.335, 0.3)}


def case_picture(theme: Theme, case: dict[str, Any], width: float, dpr: float) -> QImage:
    """Return the picture of a worked example of the rule pages. Raises ValueError for an unknown kind of case."""
    if case["kind"] == "sign":
        return card_sign(case["given"]["sign"], DETAILS, Snapphana(theme), theme, width, dpr)
    columns = COLUMNS if case["kind"] == "tricks" else 1
    return rows_picture([*_rows(case)], Snapphana(theme), theme, width, dpr, columns)


def _rows(case: dict[str, Any]) -> Iterable[Row]:
    match case["kind"]:
        case "order":
            ranked = sorted(SUITED, key=CARD_STRENGTH.__getitem__, reverse=True)  # S2.1
            return [Row(cards=tuple(card for card in ranked if SUIT[card] == _SUITS[sign])) for sign in case["suits"]]
        case "sequence":
            return _sequence(KINDS[case["seq_kind"]], _cards(case["row"]))
        case "sequence_set":
            return _best(KINDS[case["seq_kind"]], mask(_cards(case["cards"])))
        case "combos":
            return _counted(pile_items(mask(_cards(case["cards"])))[1:])
        case "card_points":
            return _points(_cards(case["cards"]))
        case "trick_winner":
            return [_trick(case["trick"])]
        case "tricks":
            return [_numbered_trick_row(number, trick) for number, trick in enumerate(case["tricks"], 1)]
        case "legal":
            return _legal(_cards(case["hand"]), _cards(card for _, card in case["trick"]))
        case "discard":
            return _discarded(_cards(case["cards"]))
        case "declare":
            return _declaration_rows(case["declared"])
        case "hand_score":
            return _hand(case["piles"], case["last_trick"])
        case "fjabbe_hand":
            return _fjabbe(case["tricks"], case["points"])
        case "match":
            return _match(case)
    raise ValueError(f"no picture of a case of kind {case['kind']}")


def _cards(printed: Iterable[str]) -> tuple[Part, ...]:
    return tuple(PRINTED[card] for card in printed)


def _sums(kind: Kind, number: int) -> str:
    """Return the calculation of the points of a sekvens (run) of ``number`` cards: "10 + 2 × 5 = 20 points"."""
    said = table_phrases.points(combination_points(kind, number))
    if number == 3:
        return said
    times = f"{number - 3}\u2009×\u2009" if number > 4 else ""
    return (
        f"{combination_points(kind, 3)} + {times}{combination_points(kind, 4) - combination_points(kind, 3)} = {said}"
    )


def _wild_card_texts(kind: Kind, cards: Sequence[Part]) -> tuple[str, ...]:
    """Return for each card what it stands for, such as "= 7♠", if it is wild, else ""; empty without wild cards."""
    replaced = replaced_cards(kind, cards)
    return tuple(f"= {short(replaced[at])}" if at in replaced else "" for at in range(len(cards))) if replaced else ()


def _run(kind: Kind, cards: tuple[Part, ...], text: str = "") -> Row:
    said = text or translate("snapphana", "{number} cards: {points}")
    return Row(
        said.format(number=len(cards), points=_sums(kind, len(cards))),
        cards,
        strong=True,
        beneath=_wild_card_texts(kind, cards),
    )


def _dimmed_row(text: str, cards: tuple[Part, ...]) -> Row:
    return Row(text, cards, dim=frozenset(range(len(cards))))


def _sequence(kind: Kind, cards: tuple[Part, ...]) -> Iterator[Row]:
    if is_combination(kind, mask(cards)):
        yield _run(kind, cards)
        return
    yield _dimmed_row(translate("snapphana", "no sequence"), cards)
    found = display_row(kind, mask(cards))
    if found:
        yield _run(kind, found, translate("snapphana", "these {number} cards are one: {points}"))


def _best(kind: Kind, cards: int) -> Iterator[Row]:
    found = display_row(kind, cards)
    yield _run(kind, found)
    left = parts(remove_cards(cards, mask(found)))
    if left:
        yield _dimmed_row(translate("snapphana", "left over"), left)


def _combination(kind: Kind, cards: tuple[Part, ...], amount: int) -> Row:
    beneath = _wild_card_texts(kind, cards) if kind.group == "seq" else ()
    name = capital(combination(kind, len(cards)))
    return Row(f"{name}: {table_phrases.points(amount)}", cards, beneath=beneath)


def _counted(items: Sequence[ScoreItem]) -> Iterator[Row]:
    for group, code in (("set", "set"), ("seq", "sequence")):
        own = [item for item in items if item.code == code]
        for item in own:
            yield _combination(Kind(str(item.args[0])), item.parts, item.amount)
        doubled = any(item.code == "doubled" and item.args[0] == group for item in items)
        if own and (doubled or len(own) > 1):
            yield Row(_group_sum(group, [item.amount for item in own], doubled=doubled), strong=True)


def _group_sum(group: str, amounts: Sequence[int], *, doubled: bool) -> str:
    """Return the sum of a group ("set" or "seq") as text: "3 flertal: 18 + 26 + 12 = 56, doubled 112 points"."""
    total = sum(amounts)
    text = translate("snapphana", "{combinations}: {added} = {points}")
    if doubled:
        text = translate("snapphana", "{combinations}: {added} = {sum}, doubled {points}")
    return text.format(
        combinations=of_group(group, len(amounts)),
        added=" + ".join(map(str, amounts)),
        sum=total,
        points=table_phrases.points(total * (1 + doubled)),
    )


def _pair_groups(cards: Iterable[Part]) -> list[tuple[Pair, int]]:
    """Return, for each sort of pair (by card points) in ``cards``, its first pair and how many there are. S8.1."""
    found: dict[tuple[int, int], list[Pair]] = {}
    for pair in pairs(cards):
        found.setdefault((CARD_POINTS[pair.cards[0]], CARD_POINTS[pair.cards[1]]), []).append(pair)
    return [(same[0], len(same)) for same in found.values()]


def _points(cards: tuple[Part, ...]) -> Iterator[Row]:
    for pair, number in _pair_groups(cards):
        one, other = (CARD_POINTS[card] for card in pair.cards)
        if len(cards) == 2:
            beneath = str(one), str(other)
            yield Row(table_phrases.points(pair.points), pair.cards, strong=True, beneath=beneath, apart=True)
            return
        sums = f"{one} + {other} − 1 = {pair.points}; {number}\u2009×\u2009{pair.points} = {number * pair.points}"
        yield Row(sums, pair.cards, apart=True)
    text = translate("snapphana", "{number} cards: {points}")
    yield Row(
        text.format(number=len(cards), points=table_phrases.points(card_points(mask(cards)))),
        strong=True,
    )


def compass(seat: str) -> str:
    """Return the name of a player or a pair of a case: "South" for "S", "North and South" for "NS"."""
    return {
        "S": translate("snapphana", "South"),
        "E": translate("snapphana", "East"),
        "N": translate("snapphana", "North"),
        "W": translate("snapphana", "West"),
        "NS": translate("snapphana", "North and South"),
        "EW": translate("snapphana", "East and West"),
    }[seat]


def _table(variant: str = "800", **facts: Any) -> Table:
    setup = RULES.setup(4, variant)
    nothing: tuple[Part, ...] = ()
    return Table(setup, (0, 0), Seat(3), 1, open=(nothing,) * 4, voids=("",) * 4, discards=(0,) * 4, **facts)


def _trick(plays: Sequence[tuple[str, str]]) -> Row:
    laid = tuple(Laid(Seat(SEATS.index(seat)), PRINTED[card]) for seat, card in plays)
    best = trick_winner(laid)
    at = next(place for place, one in enumerate(laid) if one.seat == best)
    return Row(
        table_phrases.taken_trick_sentence(compass(SEATS[best])),
        tuple(one.card for one in laid),
        strong=True,
        framed=range(at, at + 1),
        beneath=tuple(compass(seat) for seat, _ in plays),
        apart=True,
    )


def _numbered_trick_row(number: int, plays: Sequence[tuple[str, str]]) -> Row:
    row = _trick(plays)
    return replace(row, text=f"{number} · {row.beneath[row.framed.start]}", beneath=())


def _legal(hand: tuple[Part, ...], trick: tuple[Part, ...]) -> Iterator[Row]:
    yield Row(translate("snapphana", "on the table"), trick, apart=True)
    arrangement = tuple(Laid(Seat(3 - len(trick) + place), card) for place, card in enumerate(trick))
    view = View(Seat(3), _table(turn=Seat(3), trick=arrangement), ((None,),) * 3 + (hand,))
    moves = RULES.moves(view)
    dim = frozenset(place for place, card in enumerate(hand) if Play(card) not in moves)
    yield Row(translate("snapphana", "in the hand, playable cards are bright"), hand, dim=dim, apart=True)


def _discarded(cards: tuple[Part, ...]) -> Iterator[Row]:
    view = View(Seat(3), _table(discarding=frozenset({Seat(3)}), number=2), ((None,),) * 3 + (cards,))
    refusal = RULES.moves(view).why_not(Discard(cards))
    if refusal is None:
        yield Row(translate("snapphana", "can be discarded"), cards, apart=True)
        return
    dim = frozenset(place for place, card in enumerate(cards) if card in refusal.parts)
    said = translate("snapphana", "{card} can’t be discarded")
    yield Row(said.format(card=" ".join(map(short, refusal.parts))), cards, dim=dim, apart=True)


def _declaration_rows(players: Sequence[dict[str, Any]]) -> Iterator[Row]:
    for player in players:
        own = []
        for group, rank, number in player["combos"]:
            if group == "sekvens":
                kind, cards = KINDS[rank], _cards(number)
            elif rank == "tarok":
                kind, cards = Kind.TAROKS, TAROKS[:number]
            else:
                kind, cards = Kind(f"set:{_RANKS[rank]}"), tuple(suit + _RANKS[rank] for suit in SUITS)[:number]
            own.append(Declaration(Seat(0), kind, cards, combination_points(kind, len(cards))))
            yield _run(kind, cards) if group == "sekvens" else _combination(kind, cards, own[-1].points)
        total = sum(item.amount for item in declared_items(own))
        yield Row(f"{compass(player['player'])}: {table_phrases.points(total)}", strong=True)


def _hand(piles: dict[str, Sequence[str]], last: str) -> Iterator[Row]:
    for side, printed in piles.items():
        cards = _cards(printed)
        items = pile_items(mask(cards))
        heading = translate("snapphana", "{name}, {number} cards in the pile").format(
            name=compass(side), number=len(cards)
        )
        yield Row(heading, strong=True)
        yield from _counted(items[1:])
        added = " + ".join(
            f"{number}\u2009×\u2009{pair.points}" if number > 1 else str(pair.points)
            for pair, number in _pair_groups(cards)
        )
        honours = translate("snapphana", "Cards in pairs: {added} = {points}")
        yield Row(honours.format(added=added, points=table_phrases.points(items[0].amount)), items[0].parts)
        total = sum(item.amount for item in items)
        if side == last:
            total += LAST_TRICK
            yield Row(translate("snapphana", "Last trick: {points}").format(points=table_phrases.points(LAST_TRICK)))
        yield Row(f"{compass(side)}: {table_phrases.points(total)}", strong=True)


def _fjabbe(tricks: dict[str, int], scores: dict[str, int]) -> Iterator[Row]:
    lost = hand_losers([tricks[seat] for seat in SEATS], [scores[seat] for seat in SEATS])
    for number, seat in enumerate(SEATS):
        said = translate("snapphana", "{name}: %n trick(s), {points}", "", tricks[seat])
        text = said.format(name=compass(seat), points=table_phrases.points(scores[seat]))
        if number in lost:
            text = translate("snapphana", "{line} – loses").format(line=text)
        yield Row(text, strong=number in lost)


def _match(case: dict[str, Any]) -> Iterator[Row]:
    """Yield a row for each side: total before and after a deal, and whether the side wins the match. S11."""
    before = case["totals"]
    added = {side: [] for side in before} | {side: [amount] for side, amount in case.get("hand_points", {}).items()}
    target = 800
    for seat, amount in case.get("declarations", ()):
        side = next(side for side in before if seat in side)
        added[side].append(amount)
        if before[side] + sum(added[side]) >= target:
            break
    totals = [before[side] + sum(added[side]) for side in before]
    best = match_winner(totals, target)
    for number, side in enumerate(before):
        amounts = [before[side], *(amount for amount in added[side] if amount)]
        text = f"{compass(side)}: {' + '.join(map(str, amounts))}"
        if len(amounts) > 1:
            text = f"{text} = {totals[number]}"
        if number == best:
            text = translate("snapphana", "{line} – wins").format(line=text)
        yield Row(text, strong=number == best)
