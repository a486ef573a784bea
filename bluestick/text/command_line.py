"""Texts of the command line."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from bluestick.text.phrases import later

translate = QCoreApplication.translate

USAGE = {
    #: Shown by --help. Words in capitals and words that begin with -- stay as they are, apart from their meaning.
    "": later(
        "command line",
        """bluestick [FILE] [--game GAME] [--language CODE] [--portable]
bluestick --selftest          the program examines itself
bluestick simulate GAME ...   bots play each other, without a window
bluestick replay FILE ...     check a saved match and print its log
bluestick review FILE ...     say what each decision of a saved match was worth

FILE             a saved match, to be opened at once
--game GAME      begin with the page for a new match of this game
--language CODE  sv, nb, de or en, instead of the language chosen in the program
--portable       keep matches and settings in the folder bluestick-data beside the program
--version        print the versions of bluestick, Qt and Python
--selftest       check that everything is there and works, without a window; status 1 if anything does not
--help           print this, or what a command is for: bluestick simulate --help""",
    ),
    #: Shown by --help. Words in capitals and words that begin with -- stay as they are, apart from their meaning.
    "simulate": later(
        "command line",
        """bluestick simulate GAME [--variant NAME] [--seats N] [--option NAME[=VALUE]] [--bots LEVELS]
                   [--matches N] [--seed S] [--seconds TIME] [--duplicate] [--deal N] [--json]

Bots play whole matches, without a window, and are compared: who won, points, moves, time to think.

--variant NAME         a form of the game
--seats N              the number of players
--option NAME[=VALUE]  play by a rule, or not: NAME, NAME=on, NAME=off; may be given more than once
--bots LEVELS          random, easy, medium, hard, master, parted by commas, in seat order; if they are fewer
                       than the seats they sit down again and again: with four seats hard,easy is pair against pair;
                       MODULE:CLASS is a bot of your own, from the working directory or where Python finds it
--matches N            how many matches (10)
--seed S               the same seed gives the same matches, unless bots run out of time (1)
--seconds TIME         how long each bot may think about a move, whatever its level
--duplicate            every seating gets the very cards that were dealt to the first one
--deal N               the same, with the deal of this number first, then the next numbers;
                       a code also sets the form, the seats and the options, unless they are given here
--json                 everything, for other programs

Every start is played once with each seating, so that every bot begins as often and sits everywhere as often as
the others; matches with the same start count as one for the interval of the points. Stars mark who won.""",
    ),
    #: Shown by --help. Words in capitals and words that begin with -- stay as they are, apart from their meaning.
    "replay": later(
        "command line",
        """bluestick replay FILE [--json]

Plays a saved match again, checks every move, and prints the log and how it ended.

--json  everything, for other programs""",
    ),
    #: Shown by --help. Words in capitals and words that begin with -- stay as they are, apart from their meaning.
    "review": later(
        "command line",
        """bluestick review FILE [--seconds TIME] [--json]

Weighs what the people in a saved match have decided, or everybody if only bots played, each with what could be
known at the time, and prints the log with the slips and mistakes.

--seconds TIME  how long to think about a decision that is not clear at once (1)
--json          every decision, for other programs""",
    ),
}

COMPLAINTS = {
    "unknown_argument": later("command line", "“{name}” is not understood here. What is: bluestick --help"),
    "misused": later("command line", "“{name}” cannot be used like this. How to: bluestick --help"),
    "no_game": later("command line", "Which game? There is: {known}."),
    "no_file": later("command line", "Which file? The name of a saved match is missing."),
    "no_deals": later("command line", "No cards are dealt at {name}: its matches have no number."),
    "unknown_game": later("command line", "There is no game called “{name}”, only: {known}."),
    "unknown_bot": later("command line", "There is no bot called “{name}”, only: {known}."),
    "no_own_bot": later("command line", "There is no bot at “{name}”: {reason}."),
    "too_many_bots": later("command line", "{bots} bots are too many for {seats} seats."),
    "unknown_language": later("command line", "There is no language “{name}”, only: {known}."),
    "no_whole_number": later("command line", "{option} needs a whole number above 0, not “{value}”."),
    "no_deal": later(
        "command line", "--deal needs a number from 1 to 999999999, or the code of a deal, not “{value}”."
    ),
    "newer_code": later(
        "command line", "The code “{value}” is for a game or a rule that this version of bluestick does not know."
    ),
    "other_game": later("command line", "The code “{value}” is for another game: {name}."),
    "no_number": later("command line", "{option} needs a number above 0, not “{value}”."),
    "unreadable": later("command line", "“{file}” cannot be read: {reason}."),
    "odd_folder": later(
        "command line",
        "Nothing can be kept in “{folder}”: the name of this folder is no proper text (UTF-8). "
        "Rename it, or name another one in BLUESTICK_DATA.",
    ),
    "no_home": later(
        "command line",
        "There is no home folder to keep matches in: set HOME, or name a folder in BLUESTICK_DATA.",
    ),
    "no_display": later("command line", "There is no display to open a window on."),
    "no_answer": later("command line", "No window can be opened: the display “{display}” does not answer."),
    "no_platform": later("command line", "Qt has no platform “{name}”, which QT_QPA_PLATFORM asks for."),
    #: Names of files, as libxcb-cursor.so.0, and a command to be typed.
    "no_package": later(
        "command line",
        "The system lacks libraries that bluestick needs: {libraries} "
        "(on Debian and Ubuntu: sudo apt install {packages}).",
    ),
    #: Names of files, as libxcb-cursor.so.0.
    "no_library": later("command line", "The system lacks libraries that bluestick needs: {libraries}."),
    "part_missing": later(
        "command line", "A part of the program is missing or damaged: {file}. Please install bluestick again."
    ),
}


def usage(command: str) -> str:
    """Return the help text of a subcommand; ``""``: that of the program itself."""
    return translate("command line", USAGE[command])


def complaint(code: str, **args: object) -> str:
    """Return the error message with this code in one line; ``args``: values for its placeholders."""
    return translate("command line", COMPLAINTS[code]).format(**args)


def unfinished(names: str, *, begun: bool) -> str:
    """Return the last log line of an unfinished match: who has to move (``names``; "" before a deal or lots)."""
    if not names and begun:
        return translate("command line", "The match is not over. The next deal is due.")
    if not names:
        return translate("command line", "The match has not begun.")
    return translate("command line", "The match is not over. To move: {names}.").format(names=names)
