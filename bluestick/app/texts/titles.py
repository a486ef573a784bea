"""What the games are called: all that the shelf says of them, so that it need not know them."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from bluestick.app.texts.names import later

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class Title:
    """A game on the shelf. The translations are those of the game."""

    name: str
    tagline: str
    """The game in one sentence."""
    players: str
    """How many may play."""


TITLES = {
    "haljan": Title(
        later("haljan", "Haljan"),
        later("haljan", "Tricks of three cards. Partners race to 121."),
        later("haljan", "2 players or 2 pairs"),
    ),
    "haggis": Title(
        later("haggis", "Haggis"),
        later("haggis", "Get rid of your cards first, with runs, sets and bombs."),
        later("haggis", "2 or 3 players"),
    ),
    "kille": Title(
        later("kille", "Kille"),
        later("kille", "One card each. Swap it, or keep it – only not the lowest."),
        later("kille", "4 to 20 players"),
    ),
    "snapphana": Title(
        later("snapphana", "Snapphanaleden"),
        later("snapphana", "Four tarot games, one pack: win tricks, count combinations."),
        later("snapphana", "2 or 4 players"),
    ),
    "halma": Title(
        later("halma", "Halma"),
        later("halma", "Jump across the board before the others do."),
        later("halma", "2 players or 2 pairs"),
    ),
}


def game_name(game: str) -> str:
    """What the game is called."""
    text = TITLES[game].name
    return translate(game, text)


def tagline(game: str) -> str:
    """The game in one sentence, for its tile on the shelf."""
    text = TITLES[game].tagline
    return translate(game, text)


def players_line(game: str) -> str:
    """How many may play."""
    text = TITLES[game].players
    return translate(game, text)
