"""Rules for every lesson. A check takes the path of a lesson without suffix, and yields a line per fault."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from itertools import islice
from pathlib import Path
from random import Random

from PySide6.QtWidgets import QApplication

from bluestick.app.widgets import style
from bluestick.engine.match import AnyMatch
from bluestick.engine.moves import Move
from bluestick.match.lesson_answers import OTHER, RIGHT, LessonError
from bluestick.match.lesson_script import LessonScript, LessonStop, Pointer, read_lesson
from bluestick.tables.catalogue import new_table
from bluestick.tables.motion.pace import Pace
from bluestick.tables.widget.card_table import CardTable
from bluestick.tables.widget.table import GameTable
from bluestick.text.language import LANGUAGES
from tests.rule_pages import clauses

LISTED = 400
"""Number of legal moves checked one by one; if there are more, as many random ones are added."""
LONGEST, LONGEST_REPLY = 320, 160
STOPS = range(6, 16)
MINUTES, FIRST = (3, 8), 5


@cache
def lesson(stem: Path, language: str = "en") -> LessonScript:
    return read_lesson(stem, language)


def languages(stem: Path) -> Iterator[tuple[str, LessonScript]]:
    for language in LANGUAGES:
        yield language, lesson(stem, language)


@cache
def matches(stem: Path) -> dict[str, AnyMatch]:
    """Return the match at each stop, by the name of the stop."""
    made = lesson(stem)
    return {stop.name: made.match(stop.position) for stop in made.stops}


def asking(stem: Path) -> Iterator[tuple[LessonStop, AnyMatch, Move]]:
    """Yield every stop that asks, the match there, and the move of the record."""
    made = lesson(stem)
    for stop in made.stops:
        if stop.ask is not None:
            yield stop, matches(stem)[stop.name], made.rules.read(made.record.moves[stop.position].text)


@cache
def answers(stem: Path, name: str) -> tuple[tuple[tuple[Move, frozenset[str]], ...], bool]:
    """Return legal moves at a stop, each with the codes of the answers it fits, and whether the list is complete."""
    made = lesson(stem)
    match = matches(stem)[name]
    stop = next(stop for stop in made.stops if stop.name == name)
    assert stop.ask is not None
    moves = match.moves(made.seat)
    found = list(islice(moves, LISTED + 1))
    whole = len(found) <= LISTED
    rng = Random(name)
    drawn = [] if whole else [moves.sample(rng) for _ in range(LISTED)]
    written = [made.rules.read(p.move) for kind in (stop.ask.right, *stop.ask.wrong.values()) for p in kind if p.move]
    state = match.played[-1].step.state
    told = []
    for move in dict.fromkeys((*found, *drawn, *(move for move in written if move in moves))):
        text, events = made.rules.write(move), made.rules.apply(state, made.seat, move).events
        kinds = {RIGHT: stop.ask.right, **stop.ask.wrong}.items()
        told.append((move, frozenset(code for code, kind in kinds if any(one.fits(text, events) for one in kind))))
    return tuple(told), whole


def the_record_replays(stem: Path) -> Iterator[str]:
    made = lesson(stem)
    made.match()
    if made.record.rules != made.rules.version:
        yield f"made for rules {made.record.rules} of {made.game}, which are {made.rules.version} now"
    if made.record.players[made.seat].level is not None:
        yield f"seat {made.seat} is no person"


def every_answer_of_the_record_is_right(stem: Path) -> Iterator[str]:
    for stop, match, move in asking(stem):
        assert stop.ask is not None
        refusal = match.moves(lesson(stem).seat).why_not(move)
        if refusal is not None:
            yield f"stop {stop.name}: the record's move is not legal: {refusal}"
        elif (answer := stop.ask.answer(match, lesson(stem).seat, move)) != RIGHT:
            yield f"stop {stop.name}: the record's move is {answer}"


def every_kind_of_answer_is_there(stem: Path) -> Iterator[str]:
    for stop, _, _ in asking(stem):
        assert stop.ask is not None
        told, _ = answers(stem, stop.name)
        for code in (RIGHT, *stop.ask.wrong):
            if not any(code in codes for _, codes in told):
                yield f"stop {stop.name}: no legal move is {code}"
        for move, codes in told:
            if len(codes) > 1:
                yield f"stop {stop.name}: {lesson(stem).rules.write(move)} is at once {' and '.join(sorted(codes))}"
        for code, kind in stop.ask.wrong.items():
            for pattern in kind:
                if pattern.move and lesson(stem).rules.read(pattern.move) not in [move for move, _ in told]:
                    yield f"stop {stop.name}: {pattern.move} of {code} is not legal"


def what_else_may_be_done_has_an_answer(stem: Path) -> Iterator[str]:
    for language, made in languages(stem):
        for stop in made.stops:
            if stop.ask is None:
                continue
            told, whole = answers(stem, stop.name)
            other = next((move for move, codes in told if not codes and not move.is_resignation), None)
            if other is not None and OTHER not in stop.replies:
                yield f"{language}, stop {stop.name}: ### other is missing: {made.rules.write(other)}"
            elif other is None and whole and OTHER in stop.replies:
                yield f"{language}, stop {stop.name}: ### other, but every legal move has its answer"


def all_languages_say_the_same(stem: Path) -> Iterator[str]:
    english = lesson(stem)
    for language, made in languages(stem):
        if [stop.name for stop in made.stops] != [stop.name for stop in english.stops]:
            yield f"{language}: the stops are {', '.join(stop.name for stop in made.stops)}"
            continue
        for stop, other in zip(made.stops, english.stops, strict=True):
            if stop.replies.keys() != other.replies.keys():
                yield f"{language}, stop {stop.name}: replies are {', '.join(stop.replies) or 'none'}"
                continue
            pairs = [(stop.remark, other.remark), *((stop.replies[code], other.replies[code]) for code in stop.replies)]
            for said, before in pairs:
                if sorted(said.pointers, key=str) != sorted(before.pointers, key=str):
                    yield f"{language}, stop {stop.name}, line {said.line}: other links than in English"


def every_clause_is_on_the_page(stem: Path) -> Iterator[str]:
    for language, made in languages(stem):
        for stop in made.stops:
            for remark in (stop.remark, *stop.replies.values()):
                for pointer in remark.pointers:
                    clause = f"{made.game}#{pointer.targets[0]}"
                    if pointer.kind == "clause" and clause not in clauses(made.game, language):
                        yield f"{language}, stop {stop.name}, line {remark.line}: no clause {clause}"


def table_at(stem: Path, stop: LessonStop) -> GameTable:
    """Return the table as the learner sees it at a stop."""
    made, match = lesson(stem), matches(stem)[stop.name]
    table = new_table(match.rules, match.setup, style.theme("day"), Pace(0.0, True))
    table.resize(1000, 700)
    table.show_from(made.seat)
    table.set_names([player.name for player in match.players])
    table.lay(match.view(made.seat))
    table.offer(match.moves(made.seat) or None)
    return table


def is_there(table: GameTable, pointer: Pointer, target: str) -> bool:
    """Return whether the learner can see what a pointer points at."""
    if pointer.kind == "plate":
        return int(target) < table.setup.seats
    if pointer.kind != "button":
        known = table.context.placed_cards if isinstance(table, CardTable) else ()
        return table.place(target) is not None or target in [lying.card for lying in known]
    words = table.words(table.moves) if table.moves is not None else ()
    on_cloth = [button.part for button in table.game.buttons(table.context)] if isinstance(table, CardTable) else []
    return target in (*words, *on_cloth)


def everything_pointed_at_is_there(stem: Path) -> Iterator[str]:
    for stop in lesson(stem).stops:
        table = table_at(stem, stop)
        for remark in (stop.remark, *stop.replies.values()):
            for pointer in remark.pointers:
                for target in pointer.targets:
                    if pointer.kind != "clause" and not is_there(table, pointer, target):
                        yield f"stop {stop.name}, line {remark.line}: no {pointer.kind} {target} on the table"
        table.deleteLater()
    QApplication.processEvents()


def nothing_said_is_too_long(stem: Path) -> Iterator[str]:
    for language, made in languages(stem):
        for stop in made.stops:
            if len(stop.remark.plain) > LONGEST:
                yield f"{language}, stop {stop.name}: {len(stop.remark.plain)} characters, {LONGEST} at most"
            for code, reply in stop.replies.items():
                if len(reply.plain) > LONGEST_REPLY:
                    long = f"{len(reply.plain)} characters, {LONGEST_REPLY} at most"
                    yield f"{language}, stop {stop.name}, {code}: {long}"


def it_is_neither_short_nor_long(stem: Path) -> Iterator[str]:
    least, most = MINUTES
    most = FIRST if stem.name.startswith("1-") else most
    for language, made in languages(stem):
        if not least <= made.minutes() <= most:
            yield f"{language}: {made.minutes():.1f} minutes, {least} to {most} would do"
    if len(lesson(stem).stops) not in STOPS:
        yield f"{len(lesson(stem).stops)} stops, {min(STOPS)} to {max(STOPS)} would do"


CHECKS: tuple[Callable[[Path], Iterator[str]], ...] = (
    the_record_replays,
    every_answer_of_the_record_is_right,
    every_kind_of_answer_is_there,
    what_else_may_be_done_has_an_answer,
    all_languages_say_the_same,
    every_clause_is_on_the_page,
    everything_pointed_at_is_there,
    nothing_said_is_too_long,
    it_is_neither_short_nor_long,
)


def problems(stem: Path) -> Iterator[str]:
    """Yield all faults of a lesson; for unreadable files only the first."""
    for check in CHECKS:
        try:
            yield from check(stem)
        except LessonError as error:
            yield str(error)
            return


def forget() -> None:
    """Clear the caches after a file has been changed."""
    for known in (lesson, matches, answers):
        known.cache_clear()
