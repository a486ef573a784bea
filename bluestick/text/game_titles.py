"""Titles of the games: name, tagline, number of players. For the start page."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from bluestick.text.phrases import later

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class Title:
    """Name, tagline and number of players of a game."""

    name: str
    tagline: str
    players: str


TITLES = {
    "haljan": Title(
        later("titles", "Haljan"),
        later("titles", "Tricks of three cards. First to 121 wins."),
        later("titles", "2 or 4 players"),
    ),
    "haggis": Title(
        later("titles", "Haggis"),
        later("titles", "Get rid of your cards first, with runs, sets and bombs."),
        later("titles", "2 or 3 players"),
    ),
    "kille": Title(
        later("titles", "Kille"),
        later("titles", "One card each: keep it or swap it. The lowest is out."),
        later("titles", "4 to 20 players"),
    ),
    "snapphana": Title(
        later("titles", "Snapphanaleden"),
        later("titles", "Four tarot games, one pack: win tricks, count combinations."),
        later("titles", "2 or 4 players"),
    ),
    "halma": Title(
        later("titles", "Halma"),
        later("titles", "Jump across the board before the others do."),
        later("titles", "2 or 4 players"),
    ),
}


def game_name(game: str) -> str:
    """Return the name of a game."""
    text = TITLES[game].name
    return translate("titles", text)


def tagline(game: str) -> str:
    """Return a game in one sentence."""
    text = TITLES[game].tagline
    return translate("titles", text)


def players_line(game: str) -> str:
    """Return the possible numbers of players of a game."""
    text = TITLES[game].players
    return translate("titles", text)
