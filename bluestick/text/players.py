"""Players in words: names, opponents, partners."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QLocale

from bluestick.engine.record import is_owner as is_you
from bluestick.engine.seats import Seat
from bluestick.games import GAMES
from bluestick.text import game_texts, game_titles, phrases, table_phrases

if TYPE_CHECKING:
    from bluestick.engine.record import Player
    from bluestick.engine.rules import AnyRules, Setup

translate = QCoreApplication.translate

MANY, NAMED = 5, 3
"""From ``MANY`` players on, a list names only the first ``NAMED``."""


def form_name(game: str, form: str) -> str:
    """Return game and variant: "Haljan", or "Snapphanaleden · 800" if no variant has the game's name.

    ``form``: id of the variant.
    """
    name, forms = (
        game_titles.game_name(game),
        [game_texts.variant(game, variant.id) for variant in GAMES[game].variants],
    )
    own = game_texts.variant(game, form)
    return own if name in forms else f"{name} · {own}"


def display_names(players: Sequence[Player], looking: Seat | None = None) -> tuple[str, ...]:
    """Return the names by seat; "" ("you") for the owner if alone; if several people play, for that on ``looking``."""
    names = [
        table_phrases.unnamed_player(seat) if each.guest and not each.name else each.name
        for seat, each in enumerate(players)
    ]
    if len(_people_seats(players)) < 2:
        return tuple(names)
    names = [name or table_phrases.unnamed_player(seat) for seat, name in enumerate(names)]
    return tuple("" if seat == looking else name for seat, name in enumerate(names))


def opponents(rules: AnyRules, setup: Setup, players: Sequence[Player]) -> str:
    """Return the partners and opponents of the only person at this computer; without such a person all sides."""
    sides = [sorted(side) for side in rules.sides(setup)]
    alone = _people_seats(players)[:1] if len(_people_seats(players)) == 1 else []
    you = [seat for seat in alone if is_you(players[seat])]
    mine = next((side for side in sides if set(you) & set(side)), None)
    if mine is None and len(sides) > 2:
        return _named(players, [seat for side in sides for seat in side])
    if mine is None:
        one, other = (_named(players, side) for side in sides)
        #: Between two sides: "Anna and Elin against Bo and Nora"
        return translate("Company", "{one} against {other}").format(one=one, other=other)
    partners = [seat for seat in mine if seat not in you]
    others = _named(players, [seat for side in sides if side is not mine for seat in side])
    if not partners:
        return translate("Company", "against {others}").format(others=others)
    return translate("Company", "with {partners} against {others}").format(
        partners=_named(players, partners), others=others
    )


def coached_seat(players: Sequence[Player]) -> Seat | None:
    """Return the seat that the coach helps: the owner's, or that of the only person; None without either."""
    people = _people_seats(players)
    owners = [seat for seat in people if is_you(players[seat])]
    return next(iter(owners or (people if len(people) == 1 else [])), None)


def _people_seats(players: Sequence[Player]) -> list[Seat]:
    return [Seat(seat) for seat, player in enumerate(players) if player.level is None]


def _named(players: Sequence[Player], seats: Sequence[Seat]) -> str:
    names = [_name_with_level(players, seat) for seat in seats]
    if len(names) >= MANY:
        others = len(names) - NAMED
        #: At the end of a list of names: "Elin, Nora, Aksel and 4 others"
        names[NAMED:] = [translate("Company", "%n other(s)", "", others)]
    return QLocale().createSeparatedList(names)


def _name_with_level(players: Sequence[Player], seat: Seat) -> str:
    name = phrases.name(display_names(players), seat)
    level = players[seat].level
    return f"{name} ({game_texts.level(level)})" if level is not None and len(players) == 2 else name
