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
bluestick --selftest          check that the program is complete and works
bluestick simulate GAME ...   let bots play each other, without a window
bluestick replay FILE ...     check a saved match and print its log
bluestick review FILE ...     analyse the decisions of a saved match

FILE             open this saved match
--game GAME      start with the page for a new match of this game
--language CODE  sv, nb, de or en, instead of the language in the settings
--portable       keep matches and settings in the folder bluestick-data beside the program
--version        print the versions of bluestick, Qt and Python
--selftest       check that everything is there and works, without a window; exit status 1 if not
--help           print this help, or that of a command: bluestick simulate --help""",
    ),
    #: Shown by --help. Words in capitals and words that begin with -- stay as they are, apart from their meaning.
    "simulate": later(
        "command line",
        """bluestick simulate GAME [--variant NAME] [--seats N] [--option NAME[=VALUE]] [--bots LEVELS]
                   [--matches N] [--seed S] [--seconds TIME] [--duplicate] [--deal N] [--json]

Bots play whole matches, without a window. Then they are compared: wins, points, moves, thinking time.

--variant NAME         the variant of the game
--seats N              the number of players
--option NAME[=VALUE]  turn a rule on or off: NAME, NAME=on, NAME=off. You can give several.
--bots LEVELS          random, easy, medium, hard, master, separated by commas, in seat order. If there are fewer
                       bots than seats, the list starts again: with four seats, hard,easy is pair against pair.
                       MODULE:CLASS is your own bot, in the working directory or where Python finds it.
--matches N            the number of matches (10)
--seed S               the same seed gives the same matches, unless bots run out of time (1)
--seconds TIME         how long each bot may think about a move, at any level
--duplicate            every seating gets the same cards
--deal N               the same, starting with the deal of this number
                       A code also sets variant, seats and options, unless you give them here.
--json                 print everything, for other programs

Every start is played once with each seating. So all bots begin equally often and sit equally often in each seat.
Matches with the same start count as one in the interval of the points. Stars mark the winners.""",
    ),
    #: Shown by --help. Words in capitals and words that begin with -- stay as they are, apart from their meaning.
    "replay": later(
        "command line",
        """bluestick replay FILE [--json]

Plays a saved match again, checks every move, and prints the log and the result.

--json  print everything, for other programs""",
    ),
    #: Shown by --help. Words in capitals and words that begin with -- stay as they are, apart from their meaning.
    "review": later(
        "command line",
        """bluestick review FILE [--seconds TIME] [--json]

Analyses the decisions of the people in a saved match, or of all players if only bots played. Each decision is judged
by what the player could know at the time. Prints the log with slips and mistakes.

--seconds TIME  how long to think about a decision that isn’t clear at once (1)
--json          print every decision, for other programs""",
    ),
}

COMPLAINTS = {
    "unknown_argument": later("command line", "“{name}” is an unknown argument. See: bluestick --help"),
    "misused": later("command line", "“{name}” can’t be used like this. See: bluestick --help"),
    "no_game": later("command line", "Which game? Give one of these: {known}."),
    "no_file": later("command line", "Which file? The name of a saved match is missing."),
    "no_deals": later("command line", "{name} has no cards, so its matches have no number."),
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
        "command line", "The code “{value}” is for a game or a rule that this version of bluestick doesn’t know."
    ),
    "other_game": later("command line", "The code “{value}” is for another game: {name}."),
    "no_number": later("command line", "{option} needs a number above 0, not “{value}”."),
    "unreadable": later("command line", "“{file}” can’t be read: {reason}."),
    "odd_folder": later(
        "command line",
        "Matches can’t be saved in “{folder}”: its name isn’t valid text (UTF-8). Rename the folder, or set "
        "BLUESTICK_DATA to another one.",
    ),
    "no_home": later(
        "command line",
        "There is no home folder for your matches. Set HOME, or set BLUESTICK_DATA to a folder.",
    ),
    "no_display": later("command line", "There is no display to open a window on."),
    "no_answer": later("command line", "The program can’t open a window: the display “{display}” doesn’t answer."),
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
    """Return the help text of a subcommand; ``""``: that of the program."""
    return translate("command line", USAGE[command])


def complaint(code: str, **args: object) -> str:
    """Return an error message; ``args``: values for its placeholders."""
    return translate("command line", COMPLAINTS[code]).format(**args)


def unfinished_text(names: str, *, begun: bool) -> str:
    """Return the last log line of an unfinished match; ``begun``: whether a move was made.

    ``names``: who has to move ("" before a deal or lots).
    """
    if not names and begun:
        return translate("command line", "The match isn’t over. Next comes a new deal.")
    if not names:
        return translate("command line", "The match hasn’t begun.")
    return translate("command line", "The match isn’t over. To move: {names}.").format(names=names)
