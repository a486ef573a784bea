"""Pictures of the worked cases on the rule pages; the rules of the game compute what cards can be and beat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QImage

from bluestick.engine.moves import Part
from bluestick.games.haggis.cards import COLOURS, FACES, ODD_RANKS, POINTS, mask
from bluestick.games.haggis.combinations import BOMB_LEVEL, possible_claims
from bluestick.games.haggis.readings import READING, READING_BY_TEXT, Reading
from bluestick.games.haggis.scoring import bet_items
from bluestick.tables.cards import Haggis
from bluestick.tables.drawing.theme import Theme
from bluestick.tables.haggis.arrangement import mark, sort_combination
from bluestick.tables.scene.case_pictures import Detail, Row, card_sign, rows_picture
from bluestick.text import table_phrases
from bluestick.text.cards import capital
from bluestick.text.haggis.names import combination

_BOMBS = (("3r", "5o", "7y", "9g"), ("J", "Q"), ("J", "K"), ("Q", "K"), ("J", "Q", "K"), ("3r", "5r", "7r", "9r"))


DETAILS: dict[str, Detail] = {
    "points": ("J", None, 0.01, 1.2, 0.29),
    "wild": ("J", None, 0.01, 0.29, 0.29),
    "stands": ("J", "as 8", 0.01, 0.02, 0.29),
}


def case_picture(theme: Theme, case: dict[str, Any], width: float, dpr: float) -> QImage:
    """Return the picture of a worked example of the rule pages. Raises ValueError for an unknown type of case."""
    given, deck = case["given"], Haggis(theme)
    if case["type"] == "sign":
        return card_sign(given["sign"], DETAILS, deck, theme, width, dpr)
    return rows_picture(_rows(case["type"], given), deck, theme, width, dpr)


def _rows(kind: str, given: dict[str, Any]) -> list[Row]:
    match kind:
        case "classify":
            return _readings(given["cards"])
        case "follow":
            return _follow_rows(given)
        case "trick":
            return _trick(given["plays"])
        case "bombs":
            return [_row(cards, READING[BOMB_LEVEL[mask(cards)]]) for cards in _BOMBS]
        case "points":
            number = scoring_cards(given["players"]) if "players" in given else ((card, 1) for card in given["cards"])
            return [_points(tuple(number), each="players" in given)]
        case "bets":
            return _bets(given)
    raise ValueError(f"no picture of a case of type {kind}")


def scoring_cards(players: int) -> tuple[tuple[Part, int], ...]:
    """Return pairs: a card of each rank that scores, and how many cards of this rank are in play. G1.2, G7.3."""
    colours = len(COLOURS) - (players == 2)
    return (*((f"{each}{COLOURS[0]}", colours) for each in ODD_RANKS), *((face, players) for face in FACES))


def _points(numbers: Sequence[tuple[Part, int]], *, each: bool) -> Row:
    points = sum(POINTS[card] * number for card, number in numbers)
    texts = (f"{number}\u2009×\u2009{POINTS[card]}" if each else str(POINTS[card]) for card, number in numbers)
    return Row(table_phrases.points(points), tuple(card for card, _ in numbers), beneath=tuple(texts), apart=True)


def _readings(cards: Sequence[Part]) -> list[Row]:
    """Return a row for each combination that the cards can be, best first. G3.6."""
    found = [READING[claim] for claim in possible_claims(mask(cards))]
    if not found:
        return [Row(QCoreApplication.translate("haggis", "no combination"), tuple(cards))]
    return [_row(cards, reading) for reading in found]


def _row(cards: Sequence[Part], reading: Reading, text: str = "{combination}", *, strong: bool = False) -> Row:
    row, said = sort_combination(cards, reading), capital(text.format(combination=combination(reading)))
    marks = tuple(mark(card, row, reading) for card in row)
    return Row(said, row, strong, marks, framed=range(len(row) if strong else 0))


def _declared_reading(cards: Sequence[Part], text: str | None, on: Reading | None = None) -> Reading | None:
    """Return the combination named ``text``; without ``text``, the best one that ``cards`` make and that beats ``on``.

    If none beats ``on``, the best of all; None if the cards make none.
    """
    if text is not None:
        return READING_BY_TEXT[text]
    found = [READING[claim] for claim in possible_claims(mask(cards))]
    return next((one for one in found if on is None or one.beats(on)), next(iter(found), None))


def _follow_rows(given: dict[str, Any]) -> list[Row]:
    below = _declared_reading(given["on"], given.get("as"))
    assert below is not None
    above = _declared_reading(given["cards"], given.get("played_as"), below)
    lies = QCoreApplication.translate("haggis", "{combination} is on the table.")
    if above is None:
        text = QCoreApplication.translate("haggis", "no combination")
        return [_row(given["on"], below, lies), Row(text, tuple(given["cards"]))]
    verdict = (
        QCoreApplication.translate("haggis", "{combination} beats it.")
        if above.beats(below)
        else QCoreApplication.translate("haggis", "{combination} does not beat it.")
    )
    return [_row(given["on"], below, lies), _row(given["cards"], above, verdict, strong=above.beats(below))]


def _trick(plays: Sequence[Sequence[Any]]) -> list[Row]:
    rows, on = [], None
    for number, (seat, cards, *said) in enumerate(plays):
        on = _declared_reading(cards, said[0] if said else None, on)
        assert on is not None
        #: A play of a trick: the number of the player, and what was played
        text = QCoreApplication.translate("haggis", "Player {number}: {combination}")
        named = text.replace("{number}", str(seat + 1))
        rows.append(_row(cards, on, named, strong=number == len(plays) - 1))
    return rows


def _bets(given: dict[str, Any]) -> list[Row]:
    """Return a row of text for each player of the case: bet, and points from all bets. G7.4."""
    amounts, first = given["bets"], given["first"]
    names = given.get("names") or [table_phrases.unnamed_player(seat) for seat in range(len(amounts))]
    rows = []
    for seat, (name, amount, items) in enumerate(zip(names, amounts, bet_items(amounts, first), strict=True)):
        said = [QCoreApplication.translate("haggis", "bet {amount}").format(amount=amount)] if amount else []
        if seat == first:
            said.append(QCoreApplication.translate("haggis", "out first"))
        told = ": ".join(filter(None, (name, ", ".join(said))))
        text = f"{told} → {table_phrases.points(sum(item.amount for item in items))}"
        rows.append(Row(text, strong=seat == first))
    return rows
