"""Log of a match as numbered lines of text."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from bluestick.engine.match import AnyMatch
from bluestick.engine.seats import CHANCE
from bluestick.text import command_line, deals, game_texts, phrases
from bluestick.text.phrases import escape_invisible
from bluestick.text.players import display_names


def log_lines(match: AnyMatch, remark: Callable[[int], str] = lambda position: "") -> Iterator[str]:
    """Yield the log; each line has the number of its move's line in the match file.

    ``remark``: function that returns a text on the move made at a position, or "".
    """
    names = display_names(match.players)
    if match.deal is not None:
        yield escape_invisible(deals.deal_heading(match))
    for line, played in enumerate(match.played, start=2):
        told = [
            sentence for event in played.step.events if (sentence := game_texts.event(match.rules.id, event, names))
        ]
        if said := remark(line - 2):
            told.insert(1, said)
        yield from (escape_invisible(f"{line:4}  {sentence}") for sentence in told)
    if match.outcome is None:
        to_move = phrases.list_names(names, match.to_act - {CHANCE})
        yield escape_invisible(command_line.unfinished_text(to_move, begun=bool(match.played)))
