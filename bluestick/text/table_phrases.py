"""Texts shared by several tables: players, tricks, points."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


# Players.


def you() -> str:
    """The person at the computer."""
    #: The person at the computer, on a name plate and at the head of a line: "You: a1–b2".
    return translate("table", "You")


def you_among() -> str:
    """The person at the computer, where it is not the first word."""
    #: The person at the computer, in a list of players or before what is theirs: "you, Elin and Nora", "you: 3 tricks"
    return translate("table", "you")


def player(seat: int) -> str:
    """Somebody without a name."""
    return translate("table", "Player {number}").format(number=seat + 1)


def dealer() -> str:
    """Beside whoever has dealt."""
    return translate("table", "dealer")


def thinking() -> str:
    """Beside a computer player that is to move."""
    return translate("table", "thinking…")


def out() -> str:
    """Beside a player who takes no part any more."""
    return translate("table", "out")


def with_partner(name: str) -> str:
    """Beside a player who has a partner."""
    return translate("table", "with {name}", "a partner").format(name=name)


def end_match() -> str:
    """A button."""
    return translate("table", "End the match")


# Cards and tricks.


def dealing() -> str:
    """What happens at the beginning."""
    return translate("table", "The cards are dealt")


def cards(number: int) -> str:
    """So many cards lie together."""
    #: In a hand or in a pile: as short as possible
    return translate("table", "%n card(s)", "", number)


def marked(said: str) -> str:
    """A description of something that a hint, or the answer of a lesson, marks: its name first, then that."""
    name, comma, rest = said.partition(", ")
    #: For screen readers; {part} is a card, a square or a button that a hint or the answer of a lesson marks
    return QCoreApplication.translate("table", "{part}, marked").format(part=name) + comma + rest


def trump_card(card: str) -> str:
    """The name of a card that is a trump in this deal."""
    #: For screen readers, {card} is the name of a card: "trump seven of clubs"
    return QCoreApplication.translate("table", "trump {card}").format(card=card)


def trumps_are(suit: str) -> str:
    """Which suit is trumps."""
    return QCoreApplication.translate("table", "Trumps: {suit}").format(suit=suit)


def trumps() -> str:
    """The suit that beats the others."""
    return translate("table", "trumps")


def lead() -> str:
    """What can be done with an empty trick."""
    return translate("table", "Lead", "an option")


def your_lead() -> str:
    """In the empty place of a play."""
    return translate("table", "your lead", "place for a play")


def your_card() -> str:
    """In the empty place of a play."""
    return translate("table", "your card", "place for a play")


def winning(name: str) -> str:
    """Beneath the play that has the lead of a trick."""
    return translate("table", "{name} · winning", "a trick, so far").format(name=name)


def takes_it(name: str) -> str:
    """Beneath the play that has won a trick."""
    return translate("table", "{name} · takes it", "a finished trick").format(name=name)


def turned_up(card: str) -> str:
    """A card on the table. ``card``: its name."""
    #: {card}: "seven of spades"
    return translate("table", "{card}, turned up").format(card=card)


def led(name: str) -> str:
    """Beneath the first cards of a trick."""
    return translate("table", "{name} · led", "to the trick").format(name=name)


def the_trick() -> str:
    """The place in the middle, for those who listen."""
    return translate("table", "the trick")


def takes(name: str) -> str:
    """Who gets a trick."""
    return translate("table", "{name} takes the trick").format(name=name)


def last_trick() -> str:
    """Above what the last trick brings."""
    return translate("table", "Last trick")


def tricks(number: int) -> str:
    """So many tricks."""
    return translate("table", "%n trick(s)", "", number)


# Points.


def points(number: int) -> str:
    """So many points."""
    return translate("table", "%n point(s)", "", number)


def points_in_all(number: int) -> str:
    """How somebody stands in the match."""
    return translate("table", "%n point(s) in all", "", number)


def race(target: int) -> str:
    """Above the way to the points that end a match, or a round."""
    return translate("table", "Race to {target}").format(target=target)
