"""Descriptions of a haggis table: parts, buttons, captions."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication

from bluestick.engine.moves import Part
from bluestick.engine.seats import Seat
from bluestick.games.haggis.cards import rank
from bluestick.games.haggis.moves import GIFTS, WORDS, Word
from bluestick.games.haggis.readings import Kind, represented_ranks
from bluestick.games.haggis.scoring import total_points
from bluestick.games.haggis.state import View
from bluestick.tables.haggis.arrangement import face_cards
from bluestick.tables.haggis.context import HaggisContext
from bluestick.text import table_phrases
from bluestick.text.cards import card_name
from bluestick.text.haggis.names import card_short, combination, rank_name, wild_card_text, word_name

translate = QCoreApplication.translate


# Plates and captions.


def panel_side_note(view: View) -> str:
    """Return the note beside the score that points are added after each round; empty once a player has points."""
    #: Beside the score 0, while the first round is played
    return "" if any(view.table.totals) else translate("haggis", "You score after each round")


def plate_note(context: HaggisContext, seat: Seat) -> str:
    """Return the second line of the name plate: number of cards, and "passed"; or thinking, out, or total points."""
    arrangement = context.arrangement
    notes = [table_phrases.cards(context.hand_size(seat))]
    if seat == context.thinker:
        notes = [table_phrases.thinking_note()]
    elif arrangement.score is not None:
        notes = [table_phrases.total_points_text(arrangement.score.totals[seat])]
    elif seat in arrangement.out:
        place = arrangement.out.index(seat)
        notes = [translate("haggis", "out first") if place == 0 else translate("haggis", "out second")]
    elif seat in arrangement.passed:
        notes.append(translate("haggis", "passed", "a player, on this combination"))
    return " · ".join(notes)


def leader_and_combination(context: HaggisContext) -> tuple[str, str]:
    """Return (name of the player whose combination is highest so far, name of that combination)."""
    arrangement = context.arrangement
    assert arrangement.leading is not None
    assert arrangement.top is not None
    return context.short_name(arrangement.leading) or context.display_name(arrangement.leading), combination(
        arrangement.top, context.index
    )


def top_caption(context: HaggisContext) -> str:
    """Return the caption below the combination to beat: its player and name and, once the trick is won, its points."""
    arrangement = context.arrangement
    assert arrangement.top is not None
    name, what = leader_and_combination(context)
    points = total_points(card for _, cards in arrangement.trick for card in cards)
    if arrangement.giver is not None:
        text = translate("haggis", "{name}: {combination} · a trick to give away, {points}")
    elif not arrangement.is_trick_decided:
        return f"{name}: {what}"
    elif arrangement.top.kind is Kind.BOMB:
        text = translate("haggis", "{name}: {combination} · trick given away, {points}")
    else:
        text = translate("haggis", "{name}: {combination} · trick won, {points}")
    return text.format(name=name, combination=what, points=table_phrases.points(points))


def trick_given_text(context: HaggisContext, to: Seat) -> str:
    """Return the header text "... gets the trick": ``to`` gets a trick that another player won with a bomb."""
    if context.is_you(to):
        return translate("haggis", "You get the trick")
    return translate("haggis", "{name} gets the trick").format(name=context.display_name(to))


def revealed_caption(context: HaggisContext, zone: str) -> str:
    """Return the caption of cards turned over after a round; ``zone``: "last" (cards left in a hand) or "haggis"."""
    score = context.arrangement.score
    assert score is not None
    cards = score.hand if zone == "last" else score.haggis
    if zone == "last":
        text = translate("haggis", "last hand · {points}", "of who was left with cards")
    else:
        text = translate("haggis", "Haggis · {points}")
    return text.format(points=table_phrases.points(total_points(cards)))


def sort_label(order: str) -> str:
    """Return the name of a sort order: one of ``places.SORTS``, or "hand" for cards that the player has sorted."""
    return {
        "rank": translate("haggis", "By rank", "how a hand is sorted"),
        "combination": translate("haggis", "In groups", "how a hand is sorted: by combinations"),
        "colour": translate("haggis", "By colour", "how a hand is sorted"),
        "hand": translate("haggis", "By hand", "how a hand is sorted"),
    }[order]


def button_texts(context: HaggisContext, word: Word) -> tuple[str, str]:
    """Return (label, tooltip) of the button of ``word``: pass, a bet, or giving a trick to a player."""
    if word in GIFTS:
        name = context.display_name(GIFTS[word])
        more = translate("haggis", "Give the trick to {name}")
        return translate("haggis", "To {name}", "a trick is given").format(name=name), more.format(name=name)
    return {
        Word.PASS: (
            word_name(Word.PASS),
            translate("haggis", "Pass: don’t beat this combination"),
        ),
        Word.BET_0: (
            "0" if context.at.small else translate("haggis", "No", "button: no bet"),
            translate("haggis", "No bet: you can’t change this later"),
        ),
        Word.BET_15: ("15", translate("haggis", "Small bet: 15 points that you go out first")),
        Word.BET_30: ("30", translate("haggis", "Big bet: 30 points that you go out first")),
    }[word]


# For screen readers.


def table_name(context: HaggisContext) -> str:
    """Return the accessible name of the table, with the combination to beat."""
    name = translate("haggis", "Haggis table")
    arrangement = context.arrangement
    if arrangement.top is None or arrangement.leading is None:
        return name
    return f"{name}, {top_caption(context)}"


def describe_part(context: HaggisContext, part: Part) -> str:
    """Return the description of any part other than a card of the viewer's hand."""
    arrangement = context.arrangement
    if part in WORDS:
        text, more = button_texts(context, Word(part))
        return more or text
    zone, _, owner = part.partition(" ")
    match zone:
        case "trick":
            return _combination_there(context, int(owner))
        case "hand":
            return describe_seat(context, Seat(int(owner)))
        case "pile":
            said = translate("haggis", "{name}, taken: {cards}", "a pile")
            return said.format(
                name=context.display_name(int(owner)), cards=context.game.pile_caption(context, int(owner))
            )
        case "stock":
            return translate("haggis", "Haggis: %n card(s)", "", arrangement.stock)
        case "last" | "haggis" if arrangement.score is not None:
            cards = arrangement.score.hand if zone == "last" else arrangement.score.haggis
            return f"{revealed_caption(context, zone)}: {', '.join(map(card_name, cards))}"
    return context.game.slot_caption(context) or table_phrases.trick_area_name()


def _combination_there(context: HaggisContext, number: int) -> str:
    arrangement = context.arrangement
    if number >= len(arrangement.trick):
        return table_phrases.trick_area_name()
    seat, cards = arrangement.trick[number]
    reading = arrangement.readings[number]
    places = represented_ranks(cards, reading)
    named = [
        card_name(card)
        if places[card] == rank(card)
        else wild_card_text(card_name(card), rank_name(places[card], context.index))
        for card in cards
    ]
    said = [f"{context.display_name(seat)}: {combination(reading, context.index)}", ", ".join(named)]
    if number == len(arrangement.trick) - 1:
        said.append(translate("haggis", "on top", "the combination that has to be beaten"))
    else:
        said.append(translate("haggis", "beaten", "a combination"))
    return ", ".join(said)


def describe_seat(context: HaggisContext, seat: Seat) -> str:
    """Return the description of a seat: player, number of cards, face-up cards and bet."""
    said = context.game.plate_text(context, seat)
    found = [said.name, said.note]
    if said.dealer:
        found.append(table_phrases.dealer_note())
    found.extend(_open_and_bet(context, seat))
    return ", ".join(found)


def _open_and_bet(context: HaggisContext, seat: Seat) -> Iterator[str]:
    arrangement = context.arrangement
    if arrangement.hands[seat]:
        #: The face cards that a player still has: "J Q K" or "none"
        text = translate("haggis", "open: {cards}")
        shown = " ".join(card_short(card, context.index) for card in face_cards(arrangement.hands[seat]))
        yield text.format(cards=shown or translate("haggis", "none", "open cards"))
    bet = arrangement.bets[seat] if arrangement.bets else None
    if bet:
        yield translate("haggis", "bet {amount}").format(amount=bet)


def panel_note(context: HaggisContext, view: View, seat: Seat) -> str:
    """Return the side-panel note of a seat: number of cards, face-up cards and bet."""
    cards = len(view.hands[seat]) if view.hands else 0
    return " · ".join((table_phrases.cards(cards), *_open_and_bet(context, seat)))
