"""Texts shared by games and windows."""

from __future__ import annotations

from collections.abc import Collection, Sequence, Set
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from bluestick.text import table_phrases as on_the_table
from bluestick.text.phrases import by, is_you, later, list_names

if TYPE_CHECKING:
    from bluestick.engine.seats import Seat

translate = QCoreApplication.translate


# Texts of several games.


REFUSALS = {
    "outdated": later("texts", "The position has changed. Choose your move again."),
    "no_move": later("texts", "This game has no such move."),
    "match_over": later("texts", "The match is over."),
    "not_your_turn": later("texts", "It isn’t your turn."),
    "no_deal": later("texts", "The dealer deals the whole pack, once per deal."),
    "no_cards": later("texts", "There are no cards to play yet. Wait for the deal."),
    "not_held": later("texts", "You can only play cards from your own hand, each of them once."),
    "word_alone": later("texts", "Don’t select a card for this."),
}


def refusal(code: str) -> str:
    """Return the text for a refused move; ``code``: one of those shared by all games."""
    return translate("texts", REFUSALS[code])


REASONS = {
    "by_lot": later("texts", "Drawn by lot."),
    "whim": later("texts", "This move was chosen at random."),
    "only_play": later("texts", "No other move is possible."),
}


def reason(code: str) -> str:
    """Return the sentence on why a computer player chose its move; ``code``: one of those shared by all games."""
    return translate("texts", REASONS[code])


def phase(code: str) -> str:
    """Return the status line for the phases "deal" and "over", in which no player has to act; "" for any other."""
    match code:
        case "deal":
            return on_the_table.dealing_text()
        case "over":
            return translate("texts", "The match is over")
    return ""


def thinking_sentence(names: Sequence[str], seats: Set[Seat]) -> str:
    """Return the status line while the players on ``seats``, not the viewer, have to move."""
    return translate("texts", "{name} is thinking").format(name=list_names(names, seats))


def lead_prompt(names: Sequence[str], seat: Seat) -> str:
    """Return the status line for a player who has to lead."""
    return by(
        names,
        seat,
        translate("texts", "Your turn – lead to the trick"),
        #: Said to the person called {name}, one of several at the same computer
        translate("texts", "{name}: your turn – lead to the trick"),
    )


def play_prompt(names: Sequence[str], seat: Seat) -> str:
    """Return the status line for a player who has to follow."""
    return by(
        names,
        seat,
        translate("texts", "Your turn – play a card"),
        #: Said to the person called {name}, one of several at the same computer
        translate("texts", "{name}: your turn – play a card"),
    )


def trick_sentence(names: Sequence[str], seat: Seat) -> str:
    """Return the log line that a player takes a trick."""
    return by(names, seat, translate("texts", "You take the trick."), translate("texts", "{name} takes the trick."))


def deals(names: Sequence[str], dealer: Seat) -> str:
    """Return the log line that a player deals."""
    return by(names, dealer, translate("texts", "You deal."), translate("texts", "{name} deals."))


def lead_sentence(names: Sequence[str], seat: Seat, cards: str) -> str:
    """Return the log line that a player leads these cards."""
    return by(
        names, seat, translate("texts", "You lead {cards}"), translate("texts", "{name} leads {cards}"), cards=cards
    )


def match_end_sentence(names: Sequence[str], seat: Seat) -> str:
    """Return the log line that a player ends the match."""
    return by(names, seat, translate("texts", "You end the match."), translate("texts", "{name} ends the match."))


def winners_sentence(
    winners: Collection[Seat], names: Sequence[str], yours: str, mates_too: str, theirs: str, **facts: object
) -> str:
    """Return ``yours`` (you won), ``mates_too`` (you and others) or ``theirs``, with names and ``facts`` filled in.

    All are filled in with one call, as a name may hold braces.
    """
    mates = [seat for seat in winners if not is_you(names, seat)]
    said = theirs if len(mates) == len(winners) else mates_too if mates else yours
    return said.format(names=list_names(names, mates), **facts)


def open_end_text() -> str:
    """Return the name of the option value for a match of unlimited length."""
    #: Length of a match, or number of pots: until the players have had enough
    return translate("texts", "open end")


def round_number(number: int) -> str:
    """Return the heading of a round on the score sheet."""
    return translate("texts", "Round {number}").format(number=number)


def next_round() -> str:
    """Return the label of the button that starts the next round."""
    return translate("texts", "Next round")


# Texts of several windows.


def player_count(number: int) -> str:
    """Return the number of players: "2 players"."""
    return translate("texts", "%n player(s)", "", number)


def move_number(number: int) -> str:
    """Return the number of a move: "move 12"."""
    return translate("texts", "move {number}").format(number=number)


def learn_label() -> str:
    """Return the label for lessons and other reading about a game."""
    return translate("texts", "Learn")


def play_a_match() -> str:
    """Return the label of the button that starts a match after a lesson."""
    return translate("texts", "Play a match")


def play_label() -> str:
    """Return the label of the button that opens a game."""
    return translate("texts", "Play")


def rules_label() -> str:
    """Return the label of the button that opens the rules."""
    return translate("texts", "Rules")


def rules_of(game: str) -> str:
    """Return the title of a game's rules; ``game``: its name."""
    return translate("texts", "Rules of {game}").format(game=game)


def settings_label() -> str:
    """Return the title of the settings, also the label of their button."""
    return translate("texts", "Settings")


def statistics_label() -> str:
    """Return the title of the statistics, also the label of their button."""
    return translate("texts", "Statistics")


def keys() -> str:
    """Return the title of the keyboard help, also the label of its button."""
    return translate("texts", "Keyboard shortcuts")


def licences_label() -> str:
    """Return the title of the licences dialog, also the name of a check in the self-test."""
    return translate("texts", "Licences")


def same_as_system() -> str:
    """Return the value of a setting that follows the desktop's language or colours."""
    return translate("texts", "Same as system")


def back_label() -> str:
    """Return the label of the button that returns to the start page."""
    return translate("texts", "Back to all games")


def all_games() -> str:
    """Return the title of the start page, also used as an entry of lists."""
    return translate("texts", "All games")


def review() -> str:
    """Return the label of the button that opens the review of a match."""
    return translate("texts", "Review")


def cannot_open(file: str, reason: str) -> str:
    """Return the error message for a file that cannot be opened."""
    return translate("texts", "“{file}” can’t be opened: {reason}").format(file=file, reason=reason)


def cannot_write(file: str, reason: str) -> str:
    """Return the error message for a file that cannot be written."""
    return translate("texts", "“{file}” can’t be saved: {reason}").format(file=file, reason=reason)


def finished_matches_error(reason: str) -> str:
    """Return the error message for results that cannot be read."""
    return translate("texts", "Your finished matches can’t be read: {reason}").format(reason=reason)


def read_clause(clause: str) -> str:
    """Return the label of a link to a clause."""
    return translate("texts", "Read clause {clause}").format(clause=clause)


def coach() -> str:
    """Return the name of the coach."""
    return translate("texts", "Coach")


def stop_label() -> str:
    """Return the label of a button that ends a comparison or evaluation."""
    return translate("texts", "Stop")


def close_label() -> str:
    """Return the label of a button that closes a dialog, a dock, or a notice or result over the table."""
    return translate("texts", "Close")
