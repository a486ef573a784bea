"""Texts shared by games and windows."""

from __future__ import annotations

from collections.abc import Collection, Sequence, Set
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from bluestick.text import table_phrases as on_the_table
from bluestick.text.phrases import by, is_you, later, naming

if TYPE_CHECKING:
    from bluestick.engine.seats import Seat

translate = QCoreApplication.translate


# What is the same in several games.


REFUSALS = {
    "outdated": later("texts", "The position has changed in the meantime. Choose your move again."),
    "no_move": later("texts", "This game has no such move."),
    "match_over": later("texts", "The match is over."),
    "not_your_turn": later("texts", "It is not your turn."),
    "no_deal": later("texts", "The whole pack is dealt, once for every deal, by the player whose turn it is to deal."),
    "no_cards": later("texts", "No cards have been dealt just now."),
    "not_held": later("texts", "You can only play cards from your own hand, each of them once."),
    "word_alone": later("texts", "That is said without playing cards."),
}
"""By code. A game may say it in words of its own."""


def refusal(code: str) -> str:
    """Why something is not allowed."""
    return translate("texts", REFUSALS[code])


REASONS = {
    "by_lot": later("texts", "Drawn by lot."),
    "whim": later("texts", "Not much thought went into that."),
    "only_play": later("texts", "There is nothing else to play."),
}
"""Why a computer player chose its move, by code."""


def reason(code: str) -> str:
    """Why a computer player chose its move."""
    return translate("texts", REASONS[code])


def phase(code: str) -> str:
    """The line in the header while nobody is to act; "" for what a game says itself."""
    match code:
        case "deal":
            return on_the_table.dealing()
        case "over":
            return translate("texts", "The match is over")
    return ""


def thinking(names: Sequence[str], seats: Set[Seat]) -> str:
    """The line in the header while somebody else is to move."""
    return translate("texts", "{name} is thinking").format(name=naming(names, seats))


def lead_now(names: Sequence[str], seat: Seat) -> str:
    """The line in the header while you are to lead."""
    return by(
        names,
        seat,
        translate("texts", "Your turn – lead to the trick"),
        #: Said to the person called {name}, one of several at the same computer
        translate("texts", "{name}: your turn – lead to the trick"),
    )


def play_now(names: Sequence[str], seat: Seat) -> str:
    """The line in the header while you are to follow with a card."""
    return by(
        names,
        seat,
        translate("texts", "Your turn – play a card"),
        #: Said to the person called {name}, one of several at the same computer
        translate("texts", "{name}: your turn – play a card"),
    )


def takes_trick(names: Sequence[str], seat: Seat) -> str:
    """A line of the log."""
    return by(names, seat, translate("texts", "You take the trick."), translate("texts", "{name} takes the trick."))


def deals(names: Sequence[str], dealer: Seat) -> str:
    """A line of the log."""
    return by(names, dealer, translate("texts", "You deal."), translate("texts", "{name} deals."))


def leads(names: Sequence[str], seat: Seat, cards: str) -> str:
    """A line of the log: the first cards of a trick."""
    return by(
        names, seat, translate("texts", "You lead {cards}"), translate("texts", "{name} leads {cards}"), cards=cards
    )


def ends_match(names: Sequence[str], seat: Seat) -> str:
    """A line of the log."""
    return by(names, seat, translate("texts", "You end the match."), translate("texts", "{name} ends the match."))


def won(
    winners: Collection[Seat], names: Sequence[str], yours: str, mates_too: str, theirs: str, **facts: object
) -> str:
    """Which of three sentences it is, with names and facts filled in at once: a name may have braces."""
    mates = [seat for seat in winners if not is_you(names, seat)]
    said = theirs if len(mates) == len(winners) else mates_too if mates else yours
    return said.format(names=naming(names, mates), **facts)


def open_end() -> str:
    """How long a match is."""
    #: Length of a match, or number of pots: until the players have had enough
    return translate("texts", "open end")


def round_number(number: int) -> str:
    """Part of a match, on the score sheet."""
    return translate("texts", "Round {number}").format(number=number)


def next_round() -> str:
    """The button that leads on from a round that was counted."""
    return translate("texts", "Next round")


# What several windows say.


def players(number: int) -> str:
    """How many sit at a table: "2 players"."""
    return translate("texts", "%n player(s)", "", number)


def move_number(number: int) -> str:
    """How far a match has come."""
    return translate("texts", "move {number}").format(number=number)


def learn() -> str:
    """To be taught a game; a heading over all that there is to read."""
    return translate("texts", "Learn")


def play_a_match() -> str:
    """Button: of a game that one has learnt, or is learning."""
    return translate("texts", "Play a match")


def play() -> str:
    """The button that leads to a game."""
    return translate("texts", "Play")


def rules() -> str:
    """The button that opens the rules."""
    return translate("texts", "Rules")


def rules_of(game: str) -> str:
    """The rules of one game. ``game``: what it is called."""
    return translate("texts", "Rules of {game}").format(game=game)


def settings() -> str:
    """A window, and the button that opens it."""
    return translate("texts", "Settings")


def statistics() -> str:
    """A window, and the button that opens it."""
    return translate("texts", "Statistics")


def keys() -> str:
    """A window, and the button that opens it."""
    return translate("texts", "Keys")


def licences() -> str:
    """A window, and a check of the self-test."""
    return translate("texts", "Licences")


def same_as_system() -> str:
    """A language, or colours, as the desktop has them."""
    return translate("texts", "Same as system")


def back() -> str:
    """The button that leads to the shelf."""
    return translate("texts", "Back to all games")


def all_games() -> str:
    """Where the games are, and a list that leaves none out."""
    return translate("texts", "All games")


def review() -> str:
    """The button that goes through a match once more."""
    return translate("texts", "Review")


def cannot_open(file: str, reason: str) -> str:
    """A file of the player's."""
    return translate("texts", "“{file}” cannot be opened: {reason}").format(file=file, reason=reason)


def cannot_write(file: str, reason: str) -> str:
    """A file of the player's."""
    return translate("texts", "“{file}” cannot be written: {reason}").format(file=file, reason=reason)


def finished_unreadable(reason: str) -> str:
    """Why nothing can be told of them."""
    return translate("texts", "Your finished matches cannot be read: {reason}").format(reason=reason)


def read_clause(clause: str) -> str:
    """A link to a clause. ``clause``: what it is called."""
    return translate("texts", "Read clause {clause}").format(clause=clause)


def coach() -> str:
    """Who explains a game while it is played."""
    return translate("texts", "Coach")


def stop() -> str:
    """The button that ends what goes on by itself."""
    return translate("texts", "Stop")


def close() -> str:
    """The button that takes something away."""
    return translate("texts", "Close")
