"""What the haggis table says: of chosen cards, of what can be done, of everything that lies there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from bluestick.engine.moves import Part
from bluestick.engine.seats import Seat
from bluestick.games.haggis.cards import rank
from bluestick.games.haggis.combinations import Kind, stands_for
from bluestick.games.haggis.moves import GIFTS, WORDS, Word
from bluestick.games.haggis.scoring import worth
from bluestick.games.haggis.state import RoundScore, View
from bluestick.tables import common
from bluestick.tables.cards import card_name
from bluestick.tables.haggis.drawings import Line
from bluestick.tables.haggis.spread import faces
from bluestick.tables.haggis.words_names import card_short, combination, rank_name, standing, word_name

if TYPE_CHECKING:
    from bluestick.tables.haggis.cloth import HaggisCloth

_ITEMS = (("tricks", "gifts", "last_hand", "haggis"), ("hand", "first_out"), ("bet_won", "bet_lost"))
"""What the columns of a round that was counted consist of."""


# Plates and captions.


def plate_note(table: HaggisCloth, seat: Seat) -> str:
    """What the name plate of a seat says beneath the name."""
    spread = table.laid
    notes = [common.cards(table.in_hand(seat))]
    if seat == table.thinker:
        notes = [common.thinking()]
    elif spread is not None and spread.score is not None:
        notes = [common.points_in_all(spread.score.totals[seat])]
    elif spread is not None and seat in spread.out:
        place = spread.out.index(seat)
        notes = [
            QCoreApplication.translate("haggis", "out first")
            if place == 0
            else QCoreApplication.translate("haggis", "out second")
        ]
    elif spread is not None and seat in spread.passed:
        notes.append(QCoreApplication.translate("haggis", "passed", "a player, on this combination"))
    return " · ".join(notes)


def play_caption(table: HaggisCloth) -> str:
    """What stands beneath the combination on top."""
    spread = table.laid
    assert spread is not None
    assert spread.leading is not None
    assert spread.top is not None
    name = table.short_name(spread.leading) or table.called(spread.leading)
    what = combination(spread.top, table.index)
    points = worth(card for _, cards in spread.trick for card in cards)
    if spread.giver is not None:
        text = QCoreApplication.translate("haggis", "{name}: {combination} · a trick to give away, {points}")
    elif not spread.decided:
        return f"{name}: {what}"
    elif spread.top.kind is Kind.BOMB:
        text = QCoreApplication.translate("haggis", "{name}: {combination} · trick given away, {points}")
    else:
        text = QCoreApplication.translate("haggis", "{name}: {combination} · trick won, {points}")
    return text.format(name=name, combination=what, points=common.points(points))


def trick_given(table: HaggisCloth, to: Seat) -> str:
    """What the header says while somebody gets a trick that a bomb has won."""
    if table.is_you(to):
        return QCoreApplication.translate("haggis", "You get the trick")
    return QCoreApplication.translate("haggis", "{name} gets the trick").format(name=table.called(to))


def shown_caption(table: HaggisCloth, zone: str) -> str:
    """What stands above the cards that are turned over after a round."""
    assert table.laid is not None
    score = table.laid.score
    assert score is not None
    cards = score.hand if zone == "last" else score.haggis
    if zone == "last":
        text = QCoreApplication.translate("haggis", "last hand · {points}", "of who was left with cards")
    else:
        text = QCoreApplication.translate("haggis", "Haggis · {points}")
    return text.format(points=common.points(worth(cards)))


def result_title(table: HaggisCloth, score: RoundScore) -> str:
    """The head of a round that was counted."""
    if table.is_you(score.first):
        text = QCoreApplication.translate("haggis", "Round {number}: you went out first")
    else:
        text = QCoreApplication.translate("haggis", "Round {number}: {name} went out first")
    return text.format(number=score.round, name=table.called(score.first))


def result_heads() -> tuple[str, ...]:
    """What the columns are."""
    return (
        common.cards_head(),
        QCoreApplication.translate("haggis", "going out", "points: head of a column"),
        QCoreApplication.translate("haggis", "bets", "points: head of a column"),
        QCoreApplication.translate("haggis", "round", "points: head of a column"),
        common.in_all_head(),
    )


def result_lines(score: RoundScore, names: Sequence[str]) -> tuple[Line, ...]:
    """A line a seat."""
    lines = []
    for seat, name in enumerate(names):
        found = [sum(item.amount for item in score.items[seat] if item.code in codes) for codes in _ITEMS]
        amounts = (*found, score.score[seat], score.totals[seat])
        lines.append(Line(name, tuple(str(amount) if amount else "–" for amount in amounts), seat == score.first))
    return tuple(lines)


def sorting(order: str) -> str:
    """How the hand is sorted."""
    return {
        "rank": QCoreApplication.translate("haggis", "By rank", "how a hand is sorted"),
        "combination": QCoreApplication.translate("haggis", "In groups", "how a hand is sorted: by combinations"),
        "colour": QCoreApplication.translate("haggis", "By colour", "how a hand is sorted"),
        "hand": QCoreApplication.translate("haggis", "By hand", "how a hand is sorted"),
    }[order]


def button(table: HaggisCloth, word: Word) -> tuple[str, str]:
    """What stands on the button of a word, and what it means."""
    if word in GIFTS:
        name = table.called(GIFTS[word])
        more = QCoreApplication.translate("haggis", "Give the trick to {name}")
        return QCoreApplication.translate("haggis", "To {name}", "a trick is given").format(name=name), more.format(
            name=name
        )
    return {
        Word.PASS: (
            word_name(Word.PASS),
            QCoreApplication.translate("haggis", "Pass: do not beat what lies there"),
        ),
        Word.BET_0: (
            "0" if table.at.small else QCoreApplication.translate("haggis", "No", "button: no bet"),
            QCoreApplication.translate("haggis", "No bet: that is binding"),
        ),
        Word.BET_15: ("15", QCoreApplication.translate("haggis", "Small bet: 15 points that you go out first")),
        Word.BET_30: ("30", QCoreApplication.translate("haggis", "Big bet: 30 points that you go out first")),
    }[word]


# For those who listen.


def table_name(table: HaggisCloth) -> str:
    """The table in words, with what has to be beaten."""
    name = QCoreApplication.translate("haggis", "Haggis table")
    spread = table.laid
    if spread is None or spread.top is None or spread.leading is None:
        return name
    return f"{name}, {play_caption(table)}"


def thing(table: HaggisCloth, part: Part) -> str:
    """Something that is no card of the own hand."""
    spread = table.laid
    if spread is None:
        return part
    if part in WORDS:
        text, more = button(table, Word(part))
        return more or text
    zone, _, owner = part.partition(" ")
    match zone:
        case "trick":
            return _combination_there(table, int(owner))
        case "hand":
            return seat_there(table, Seat(int(owner)))
        case "pile":
            said = QCoreApplication.translate("haggis", "{name}, taken: {cards}", "a pile")
            return said.format(name=table.called(int(owner)), cards=table.pile_caption(int(owner)))
        case "stock":
            return QCoreApplication.translate("haggis", "Haggis: %n card(s)", "", spread.stock)
        case "last" | "haggis" if spread.score is not None:
            cards = spread.score.hand if zone == "last" else spread.score.haggis
            return f"{shown_caption(table, zone)}: {', '.join(map(card_name, cards))}"
    return table.slot_caption() or common.the_trick()


def _combination_there(table: HaggisCloth, number: int) -> str:
    spread = table.laid
    assert spread is not None
    if number >= len(spread.trick):
        return common.the_trick()
    seat, cards = spread.trick[number]
    reading = spread.readings[number]
    places = stands_for(cards, reading)
    named = [
        card_name(card)
        if places[card] == rank(card)
        else standing(card_name(card), rank_name(places[card], table.index))
        for card in cards
    ]
    said = [f"{table.called(seat)}: {combination(reading, table.index)}", ", ".join(named)]
    if number == len(spread.trick) - 1:
        said.append(QCoreApplication.translate("haggis", "on top", "the combination that has to be beaten"))
    else:
        said.append(QCoreApplication.translate("haggis", "beaten", "a combination"))
    return ", ".join(said)


def seat_there(table: HaggisCloth, seat: Seat) -> str:
    """A player, the hand, the open cards, the bet."""
    spread = table.laid
    assert spread is not None
    said = table.plate_text(seat)
    found = [said.name, said.note]
    if said.dealer:
        found.append(common.dealer())
    found.extend(_open_and_bet(table, seat))
    return ", ".join(found)


def _open_and_bet(table: HaggisCloth, seat: Seat) -> Iterator[str]:
    spread = table.laid
    assert spread is not None
    if spread.hands[seat]:
        #: The face cards that a player still has: "J Q K" or "none"
        text = QCoreApplication.translate("haggis", "open: {cards}")
        shown = " ".join(card_short(card, table.index) for card in faces(spread.hands[seat]))
        yield text.format(cards=shown or QCoreApplication.translate("haggis", "none", "open cards"))
    bet = spread.bets[seat] if spread.bets else None
    if bet:
        yield QCoreApplication.translate("haggis", "bet {amount}").format(amount=bet)


def seat_note(table: HaggisCloth, view: View, seat: Seat) -> str:
    """What to remember about a seat."""
    if table.laid is None:
        return ""
    cards = len(view.hands[seat]) if view.hands else 0
    return " · ".join((common.cards(cards), *_open_and_bet(table, seat)))
