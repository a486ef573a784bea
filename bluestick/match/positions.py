"""Positions of a match that can be looked at: those with a line in the log, and those of scored deals."""

from __future__ import annotations

from bluestick.engine.match import AnyMatch, seen_by
from bluestick.engine.seats import CHANCE, Seat
from bluestick.match.move_table import move_places
from bluestick.text import game_texts
from bluestick.text.players import display_names


def log_positions(match: AnyMatch, seat: Seat | None) -> tuple[int, ...]:
    """Return the positions whose last move has a line in the log of ``seat`` (None: an onlooker)."""
    if match.rules.is_notated:
        return tuple(position for position, place in enumerate(move_places(match)[0], start=1) if place is not None)
    names = display_names(match.players)
    return tuple(
        position
        for position, played in enumerate(match.played, start=1)
        if any(game_texts.event(match.rules.id, event, names) for event in seen_by(seat, played.step.events))
    )


def counted_positions(match: AnyMatch, seat: Seat | None) -> tuple[int, ...]:
    """Return the positions at which ``seat`` first saw the score of a deal."""
    rules = match.rules
    counted = [rules.is_counted(rules.view(played.step.state, seat)) for played in match.played]
    starts = zip(counted, [False, *counted], strict=False)
    return tuple(position for position, (now, before) in enumerate(starts, start=1) if now and not before)


def chapter_of(match: AnyMatch, position: int, viewer: Seat | None) -> str:
    """Return the heading of the deal or round in which the move before ``position`` was made; "" for a game without."""
    played = match.played[position - 1]
    during = played if played.seat == CHANCE or position == 1 else match.played[position - 2]
    return game_texts.chapter(match.rules.id, match.rules.view(during.step.state, viewer))
