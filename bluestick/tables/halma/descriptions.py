"""Descriptions of a halma board: pieces, squares, moves."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from bluestick.engine.moves import Part
from bluestick.engine.seats import Seat
from bluestick.games.halma.board import GRID, goal_base, start_base, steps_to_goal
from bluestick.games.halma.moves import WORDS
from bluestick.games.halma.state import View
from bluestick.tables.halma.context import HalmaContext
from bluestick.tables.scene.panel_content import ChoosableOption, Gauge
from bluestick.text import table_phrases

translate = QCoreApplication.translate


def table_name() -> str:
    """Return the accessible name of the board."""
    return translate("halma", "Halma board")


def describe(context: HalmaContext, part: Part) -> str:
    """Return the description of square ``part``: its piece, whether it can move or be reached, whose base it is."""
    if part in WORDS:
        return part
    code = context.shown.state.board[GRID.square(part)]
    occupants = (
        translate("halma", "empty", "a square of the board"),
        translate("halma", "dark piece"),
        translate("halma", "light piece"),
        translate("halma", "blue piece"),
        translate("halma", "red piece"),
    )
    said = [part, occupants[code]]
    if context.chosen and context.moves is not None and part in context.moves.next_parts(context.pick):
        said.append(
            translate("halma", "one step away")
            if is_step(context.chosen, part)
            else translate("halma", "can be reached by jumps")
        )
    elif part in context.pick:
        said.append(translate("halma", "selected", "a piece"))
    elif part in context.movable_squares:
        said.append(translate("halma", "can move"))
    said += _bases(context, GRID.square(part))
    return ", ".join(said)


def _bases(context: HalmaContext, square: int) -> list[str]:
    """Return a list with a text on whose base a square belongs to, empty if to none. L2.1, L2.3."""
    seats = context.setup.seats
    if square in goal_base(seats, context.seat):
        return [translate("halma", "your goal base")]
    owner = next((Seat(seat) for seat in range(seats) if square in start_base(seats, Seat(seat))), None)
    if owner is None:
        return []
    if owner == context.seat:
        return [translate("halma", "your base")]
    return [translate("halma", "base of {name}").format(name=context.names[owner])]


# Players.


def panel_note(context: HalmaContext, seat: Seat) -> str:
    """Return the side-panel note of a seat: its colour and the corner of its goal."""
    note = translate("halma", "{colour} · goal: {corner}")
    return note.format(colour=_colour(seat), corner=_corner(*context.goal_corner(seat)))


def panel_side_note(context: HalmaContext, view: View, seat: Seat) -> str:
    """Return the note that names the partner of ``seat`` in a game of four; empty in a game of two. L2.4."""
    partner = context.partner(seat)
    if partner is None:
        return ""
    if partner == view.seat:
        return translate("halma", "with you", "a partner")
    return table_phrases.partner_note(context.names[partner])


def seat_score(seats: int, view: View, seat: Seat) -> str:
    """Return how many pieces of ``seat`` are in its goal base, and of how many: "3/19"."""
    return f"{view.state.home(seat)}/{len(goal_base(seats, seat))}"


def distance_home(start: Sequence[int], now: Sequence[int], seats: int) -> Gauge:
    """Return the gauge of how many steps in total the pieces of each seat need to their goal base.

    ``start``, ``now``: ``State.board`` at the start of the match (where the bars are longest) and now.
    """
    bars = tuple(
        (seat, _steps_home(now, seats, seat), _steps_home(start, seats, seat)) for seat in map(Seat, range(seats))
    )
    return Gauge(translate("halma", "Distance to the goal"), bars)


def _steps_home(board: Sequence[int], seats: int, seat: Seat) -> int:
    steps = steps_to_goal(seats, seat)
    return sum(steps[square] for square, code in enumerate(board) if code == seat + 1)


# Moves.


def is_step(origin: Part, target: Part) -> bool:
    """Return whether a move from square to square is a step to a neighbouring one; a jump goes two squares or more."""
    one, other = GRID.square(origin), GRID.square(target)
    return max(abs(one // 16 - other // 16), abs(one % 16 - other % 16)) == 1


def options(context: HalmaContext) -> tuple[ChoosableOption, ...]:
    """Return the one option, to move a piece, with instructions; empty if the viewer cannot move."""
    if context.shown.seat is None or not context.movable_squares:
        return ()
    move = translate(
        "halma",
        "One step, or jumps over single pieces. Click your piece, then the square. Or use the arrow keys and Space.",
    )
    return (ChoosableOption(translate("halma", "Move a piece"), move, "halma#L3.2"),)


def legend(context: HalmaContext) -> list[tuple[str, str]]:
    """Return the kinds of marks that are on the board now, each as (kind, meaning)."""
    lines = []
    if context.moves is not None:
        lines.append(("step", translate("halma", "step to a neighbouring square")))
        lines.append(("ring", translate("halma", "end of a chain of jumps")))
    if context.shown.state.last is not None:
        lines.append(("last", translate("halma", "the last move")))
    return lines


def explain_pick(context: HalmaContext) -> str:
    """Return how many squares the selected piece can reach by steps and by jumps and, if moves are shown, which."""
    if context.moves is None or len(context.pick) != 1 or context.pick[0] in WORDS:
        return ""
    (origin,) = context.pick
    targets = sorted(context.moves.next_parts(context.pick), key=GRID.square)
    steps = [target for target in targets if is_step(origin, target)]
    jumps = [target for target in targets if not is_step(origin, target)]
    by_steps = translate("halma", "%n step(s)", "places a piece can step to", len(steps))
    by_jumps = translate("halma", "%n square(s) by jumps", "places a piece can jump to", len(jumps))
    ways = [
        f"{text} ({' '.join(squares)})" if context.look.show_moves else text
        for text, squares in ((by_steps, steps), (by_jumps, jumps))
        if squares
    ]
    return f"{origin}: {', '.join(ways)}"


# Names.


def _colour(seat: Seat) -> str:
    return (
        translate("halma", "dark", "colour of a player's pieces"),
        translate("halma", "light", "colour of a player's pieces"),
        translate("halma", "blue", "colour of a player's pieces"),
        translate("halma", "red", "colour of a player's pieces"),
    )[seat]


def _corner(right: bool, bottom: bool) -> str:
    return (
        translate("halma", "top left", "a corner of the board"),
        translate("halma", "top right", "a corner of the board"),
        translate("halma", "bottom left", "a corner of the board"),
        translate("halma", "bottom right", "a corner of the board"),
    )[2 * bottom + right]
