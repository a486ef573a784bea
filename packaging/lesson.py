"""Tools for authors of lessons: ``dev.py lesson FILE.bluestick``, or ``dev.py lesson --check GAME [LESSON]``."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
LESSONS = ROOT / "resources" / "lessons"


def skeleton(record: Path) -> Iterator[tuple[Path, str]]:
    """Yield the files of a lesson beside a match, each with its initial text."""
    from bluestick.engine.record import Record
    from bluestick.engine.record_file import contents
    from bluestick.games import replayed
    from bluestick.text.language import LANGUAGES

    match = replayed(Record.parse(contents(record)))
    seat = next(seat for seat, player in enumerate(match.players) if player.level is None)
    own = [(position, played.move) for position, played in enumerate(match.played) if played.seat == seat]
    asks = {str(position): {"right": [{"move": match.rules.write(move)}], "wrong": {}} for position, move in own}
    yield record.with_suffix(".json"), json.dumps({"seat": seat, "asks": asks}, indent=1) + "\n"
    stops = "".join(f"\n## {position}\n\n{match.rules.write(move)}\n\n### other\n\n?\n" for position, move in own)
    for language in LANGUAGES:
        yield record.with_suffix(f".{language}.md"), f"# {record.stem}\n\n?\n{stops}"


def write(record: Path) -> int:
    """Write the files of a lesson beside a match; return 2 if one exists already."""
    files = list(skeleton(record))
    for path, _ in files:
        if path.exists():
            print(f"lesson: {path} is there already", file=sys.stderr)
            return 2
    for path, text in files:
        path.write_text(text, encoding="utf-8")
        print(path)
    return 0


def check(folder: Path, only: str) -> int:
    """Print the faults of lessons whose name contains `only`; return 1 if there are any."""
    from PySide6.QtWidgets import QApplication

    from bluestick.app.widgets import style
    from bluestick.match import lesson_script as lessons
    from bluestick.match.lesson_answers import LessonError
    from bluestick.store import paths
    from bluestick.tables.drawing import art
    from bluestick.text import language
    from tests.app import lesson_checks

    app = QApplication.instance() or QApplication([])
    assert isinstance(app, QApplication)
    art.open_resources(paths.resources_folder())
    style.apply_style(app, style.theme("day"))
    language.install_language(app, "en")
    found = 0
    for stem in lessons.lesson_stems(folder):
        if only not in stem.name:
            continue
        print(stem.name, end=": ")
        problems = list(lesson_checks.problems(stem))
        found += len(problems)
        try:
            times = (f"{code} {made.minutes():.1f}" for code, made in lesson_checks.languages(stem))
            print(f"{', '.join(times)} minutes, {len(lesson_checks.lesson(stem).stops)} stops")
        except LessonError:
            print("cannot be read")
        for problem in problems:
            print(f"  {problem}")
    return 1 if found else 0


def main(args: list[str]) -> int:
    """Run the command; return its exit status."""
    sys.path.insert(0, str(ROOT))
    if len(args) == 1 and args[0] != "--check":
        return write(Path(args[0]))
    if len(args) in (2, 3) and args[0] == "--check":
        folder = Path(args[1]) if "/" in args[1] else LESSONS / args[1]
        return check(folder, args[2] if len(args) == 3 else "")
    print("usage: dev.py lesson FILE.bluestick | dev.py lesson --check GAME [LESSON]", file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
