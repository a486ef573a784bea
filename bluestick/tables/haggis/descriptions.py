"""Descriptions of a haggis table: parts, buttons, captions."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication

from bluestick.engine.moves import Part
from bluestick.engine.seats import Seat
from bluestick.games.haggis.cards import rank
from bluestick.games.haggis.combinations import Kind, stands_for
from bluestick.games.haggis.moves import GIFTS, WORDS, Word
from bluestick.games.haggis.scoring import worth
from bluestick.games.haggis.state import View
from bluestick.tables.haggis.arrangement import faces
from bluestick.tables.haggis.context import HaggisContext
from bluestick.text import table_phrases
from bluestick.text.cards import card_name
from bluestick.text.haggis.names import card_short, combination, rank_name, standing, word_name

translate = QCoreApplication.translate


# Plates and captions.


def side_note(view: View) -> str:
    """Return the note on the score before the first round has been scored; later an empty string."""
    #: Beside the score 0, while the first round is played
    return "" if any(view.table.totals) else translate("haggis", "Points are added after each round")


def plate_note(sit: HaggisContext, seat: Seat) -> str:
    """Return the second line of the name plate of ``seat``."""
    spread = sit.laid
    notes = [table_phrases.cards(sit.in_hand(seat))]
    if seat == sit.thinker:
        notes = [table_phrases.thinking()]
    elif spread is not None and spread.score is not None:
        notes = [table_phrases.points_in_all(spread.score.totals[seat])]
    elif spread is not None and seat in spread.out:
        place = spread.out.index(seat)
        notes = [translate("haggis", "out first") if place == 0 else translate("haggis", "out second")]
    elif spread is not None and seat in spread.passed:
        notes.append(translate("haggis", "passed", "a player, on this combination"))
    return " · ".join(notes)


def on_top(sit: HaggisContext) -> tuple[str, str]:
    """Return the player of the top combination and its name."""
    spread = sit.laid
    assert spread is not None
    assert spread.leading is not None
    assert spread.top is not None
    return sit.short_name(spread.leading) or sit.called(spread.leading), combination(spread.top, sit.index)


def play_caption(sit: HaggisContext) -> str:
    """Return the caption below the top combination."""
    spread = sit.laid
    assert spread is not None
    assert spread.top is not None
    name, what = on_top(sit)
    points = worth(card for _, cards in spread.trick for card in cards)
    if spread.giver is not None:
        text = translate("haggis", "{name}: {combination} · a trick to give away, {points}")
    elif not spread.decided:
        return f"{name}: {what}"
    elif spread.top.kind is Kind.BOMB:
        text = translate("haggis", "{name}: {combination} · trick given away, {points}")
    else:
        text = translate("haggis", "{name}: {combination} · trick won, {points}")
    return text.format(name=name, combination=what, points=table_phrases.points(points))


def trick_given(sit: HaggisContext, to: Seat) -> str:
    """Return the header text for the player who is given a trick that a bomb has won."""
    if sit.is_you(to):
        return translate("haggis", "You get the trick")
    return translate("haggis", "{name} gets the trick").format(name=sit.called(to))


def shown_caption(sit: HaggisContext, zone: str) -> str:
    """Return the caption above the cards that are turned over after a round; ``zone``: "last" or "haggis"."""
    assert sit.laid is not None
    score = sit.laid.score
    assert score is not None
    cards = score.hand if zone == "last" else score.haggis
    if zone == "last":
        text = translate("haggis", "last hand · {points}", "of who was left with cards")
    else:
        text = translate("haggis", "Haggis · {points}")
    return text.format(points=table_phrases.points(worth(cards)))


def sorting(order: str) -> str:
    """Return the name of a sort order of the hand."""
    return {
        "rank": translate("haggis", "By rank", "how a hand is sorted"),
        "combination": translate("haggis", "In groups", "how a hand is sorted: by combinations"),
        "colour": translate("haggis", "By colour", "how a hand is sorted"),
        "hand": translate("haggis", "By hand", "how a hand is sorted"),
    }[order]


def button(sit: HaggisContext, word: Word) -> tuple[str, str]:
    """Return the label and the tooltip of the button of a word."""
    if word in GIFTS:
        name = sit.called(GIFTS[word])
        more = translate("haggis", "Give the trick to {name}")
        return translate("haggis", "To {name}", "a trick is given").format(name=name), more.format(name=name)
    return {
        Word.PASS: (
            word_name(Word.PASS),
            translate("haggis", "Pass: do not beat what lies there"),
        ),
        Word.BET_0: (
            "0" if sit.at.small else translate("haggis", "No", "button: no bet"),
            translate("haggis", "No bet: that is binding"),
        ),
        Word.BET_15: ("15", translate("haggis", "Small bet: 15 points that you go out first")),
        Word.BET_30: ("30", translate("haggis", "Big bet: 30 points that you go out first")),
    }[word]


# For screen readers.


def table_name(sit: HaggisContext) -> str:
    """Return the accessible name of the table, with the combination to beat."""
    name = translate("haggis", "Haggis table")
    spread = sit.laid
    if spread is None or spread.top is None or spread.leading is None:
        return name
    return f"{name}, {play_caption(sit)}"


def thing(sit: HaggisContext, part: Part) -> str:
    """Return the description of any part other than a card of the viewer's hand."""
    spread = sit.laid
    if spread is None:
        return part
    if part in WORDS:
        text, more = button(sit, Word(part))
        return more or text
    zone, _, owner = part.partition(" ")
    match zone:
        case "trick":
            return _combination_there(sit, int(owner))
        case "hand":
            return seat_there(sit, Seat(int(owner)))
        case "pile":
            said = translate("haggis", "{name}, taken: {cards}", "a pile")
            return said.format(name=sit.called(int(owner)), cards=sit.game.pile_caption(sit, int(owner)))
        case "stock":
            return translate("haggis", "Haggis: %n card(s)", "", spread.stock)
        case "last" | "haggis" if spread.score is not None:
            cards = spread.score.hand if zone == "last" else spread.score.haggis
            return f"{shown_caption(sit, zone)}: {', '.join(map(card_name, cards))}"
    return sit.game.slot_caption(sit) or table_phrases.the_trick()


def _combination_there(sit: HaggisContext, number: int) -> str:
    spread = sit.laid
    assert spread is not None
    if number >= len(spread.trick):
        return table_phrases.the_trick()
    seat, cards = spread.trick[number]
    reading = spread.readings[number]
    places = stands_for(cards, reading)
    named = [
        card_name(card) if places[card] == rank(card) else standing(card_name(card), rank_name(places[card], sit.index))
        for card in cards
    ]
    said = [f"{sit.called(seat)}: {combination(reading, sit.index)}", ", ".join(named)]
    if number == len(spread.trick) - 1:
        said.append(translate("haggis", "on top", "the combination that has to be beaten"))
    else:
        said.append(translate("haggis", "beaten", "a combination"))
    return ", ".join(said)


def seat_there(sit: HaggisContext, seat: Seat) -> str:
    """Return the description of a seat: player, cards, open cards and bet."""
    spread = sit.laid
    assert spread is not None
    said = sit.game.plate_text(sit, seat)
    found = [said.name, said.note]
    if said.dealer:
        found.append(table_phrases.dealer())
    found.extend(_open_and_bet(sit, seat))
    return ", ".join(found)


def _open_and_bet(sit: HaggisContext, seat: Seat) -> Iterator[str]:
    spread = sit.laid
    assert spread is not None
    if spread.hands[seat]:
        #: The face cards that a player still has: "J Q K" or "none"
        text = translate("haggis", "open: {cards}")
        shown = " ".join(card_short(card, sit.index) for card in faces(spread.hands[seat]))
        yield text.format(cards=shown or translate("haggis", "none", "open cards"))
    bet = spread.bets[seat] if spread.bets else None
    if bet:
        yield translate("haggis", "bet {amount}").format(amount=bet)


def seat_note(sit: HaggisContext, view: View, seat: Seat) -> str:
    """Return the side-panel note of a seat: number of cards, open cards and bet."""
    if sit.laid is None:
        return ""
    cards = len(view.hands[seat]) if view.hands else 0
    return " · ".join((table_phrases.cards(cards), *_open_and_bet(sit, seat)))
