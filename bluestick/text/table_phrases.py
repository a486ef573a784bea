"""Texts shared by several tables: players, tricks, points."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


# Players.


def you() -> str:
    """Return the name of the person at the computer: "You"."""
    #: The person at the computer, on a name plate and at the head of a line: "You: a1–b2".
    return translate("table", "You")


def you_in_sentence() -> str:
    """Return the name of the person at the computer inside a sentence: "you"."""
    #: The person at the computer, in a list of players or before what is theirs: "you, Elin and Nora", "you: 3 tricks"
    return translate("table", "you")


def unnamed_player(seat: int) -> str:
    """Return the name of a player who has given none: "Player 2"; ``seat``: from 0."""
    return translate("table", "Player {number}").format(number=seat + 1)


def dealer_note() -> str:
    """Return the note beside the dealer's name."""
    return translate("table", "dealer")


def thinking_note() -> str:
    """Return the note beside the name of a computer player that is to move."""
    return translate("table", "thinking…")


def out_note() -> str:
    """Return the note beside the name of a player who is out of the game."""
    return translate("table", "out")


def partner_note(name: str) -> str:
    """Return the note beside a player's name that names the partner: "with Anna"."""
    return translate("table", "with {name}", "a partner").format(name=name)


def end_match_label() -> str:
    """Return the label of the button that ends a match."""
    return translate("table", "End the match")


# Cards and tricks.


def dealing_text() -> str:
    """Return the text in the header while cards are dealt."""
    return translate("table", "The cards are dealt")


def cards(number: int) -> str:
    """Return a number of cards: "3 cards"."""
    #: In a hand or in a pile: as short as possible
    return translate("table", "%n card(s)", "", number)


def marked_description(said: str) -> str:
    """Return the spoken description ``said`` of a part that a hint or a lesson marks, with "marked" after its name."""
    name, comma, rest = said.partition(", ")
    #: For screen readers; {part} is a card, a square or a button that a hint or the answer of a lesson marks
    return QCoreApplication.translate("table", "{part}, marked").format(part=name) + comma + rest


def trump_card(card: str) -> str:
    """Return the spoken name of a card that is a trump: "trump seven of clubs"."""
    #: For screen readers, {card} is the name of a card: "trump seven of clubs"
    return QCoreApplication.translate("table", "trump {card}").format(card=card)


def trump_suit_text(suit: str) -> str:
    """Return the trump suit: "Trumps: hearts"."""
    return QCoreApplication.translate("table", "Trumps: {suit}").format(suit=suit)


def trumps_word() -> str:
    """Return the word "trumps" inside a sentence."""
    return translate("table", "trumps")


def lead_option_name() -> str:
    """Return the label for the choice to lead to a trick."""
    return translate("table", "Lead", "an option")


def your_lead() -> str:
    """Return the caption of the empty place on the table for the card that you lead."""
    return translate("table", "your lead", "place for a play")


def your_card() -> str:
    """Return the caption of the empty place on the table for the card that you play."""
    return translate("table", "your card", "place for a play")


def winning_caption(name: str) -> str:
    """Return the caption of the card that is winning an unfinished trick; ``name``: its player."""
    return translate("table", "{name} · in the lead", "a trick, so far").format(name=name)


def taken_trick_caption(name: str) -> str:
    """Return the caption of the card that has won a trick; ``name``: its player."""
    return translate("table", "{name} · takes it", "a finished trick").format(name=name)


def turned_up_description(card: str) -> str:
    """Return the description of a card that lies face up."""
    #: {card}: "seven of spades"
    return translate("table", "{card}, turned up").format(card=card)


def led_caption(name: str) -> str:
    """Return the caption of the card that was led to a trick; ``name``: its player."""
    return translate("table", "{name} · led", "to the trick").format(name=name)


def trick_area_name() -> str:
    """Return the accessible name of the area where the trick is played."""
    return translate("table", "the trick")


def taken_trick_sentence(name: str) -> str:
    """Return the sentence that a player takes a trick."""
    return translate("table", "{name} takes the trick").format(name=name)


def last_trick_heading() -> str:
    """Return the heading above the points for the last trick."""
    return translate("table", "Last trick")


def tricks(number: int) -> str:
    """Return a number of tricks: "3 tricks"."""
    return translate("table", "%n trick(s)", "", number)


# Points.


def points(number: int) -> str:
    """Return a number of points: "3 points"."""
    return translate("table", "%n point(s)", "", number)


def total_points_text(number: int) -> str:
    """Return a total of points: "30 points in all"."""
    return translate("table", "%n point(s) in all", "", number)


def race_title(target: int) -> str:
    """Return the title of the gauge that shows how close players are to ``target`` points."""
    return translate("table", "Race to {target}").format(target=target)
