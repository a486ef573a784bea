"""Write the skeleton of a new game, a copy of tests/sixth_game: ``python packaging/new_game.py ID``."""

from __future__ import annotations

import keyword
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
MODEL = "tests/sixth_game"
NAME = re.compile(r"Knockout[ -]?[Ww]hist|knockout whist")
TITLE = """\
    "knockout": Title(
        later("titles", "Knockout Whist"),
        later("titles", "Seven cards, then six, then five. Who takes no trick is out."),
        later("titles", "2 to 4 players"),
    ),
"""
LINES = {
    "bluestick/games/__init__.py": ("    },\n    made=", '        "knockout": "knockout.rules:Knockout",\n'),
    "bluestick/text/game_titles.py": ("}\n\n\ndef game_name", TITLE),
}
"""File -> the text after the last entry of the list, and the new entry."""


def renamed(text: str, game: str) -> str:
    """Return a text with the name of the model game replaced."""
    if game == "knockout":
        return text
    return NAME.sub(game.title(), text).replace("knockout", game).replace("Knockout", game.title())


def files(root: Path, game: str) -> Iterator[tuple[Path, str]]:
    """Yield every file of a new game, with its contents."""
    model = root / MODEL
    for path in sorted(model.rglob("*")):
        if path.is_file() and "__pycache__" not in path.parts:
            yield root / renamed(str(path.relative_to(model)), game), renamed(path.read_text("utf-8"), game)


def why_not(root: Path, game: str) -> str:
    """Return why a game cannot have this id; "" if it can."""
    if not re.fullmatch("[a-z]+", game) or keyword.iskeyword(game):
        return f"{game!r} cannot be the name of a folder and of a module: an id is of small letters a to z alone"
    paths = [path for path, _ in files(root, game)]
    taken = [path for path in (*paths, *(path.parent.with_suffix(".py") for path in paths)) if path.exists()]
    return f"{taken[0].relative_to(root)} is there already" if taken else ""


def write(root: Path, game: str) -> list[Path]:
    """Write the files, and the entries of the lists; return every changed or new file."""
    written = list(files(root, game))
    for name, (end, entry) in LINES.items():
        path = root / name
        before, found, after = path.read_text("utf-8").partition(end)
        if not found:
            raise SystemExit(f"{name} has no such list any more: {end!r}")
        written.append((path, f"{before}{renamed(entry, game)}{end}{after}"))
    for path, text in written:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    return [path for path, _ in written]


def main() -> int:
    """Write a game, and print what is left to do."""
    if len(sys.argv) != 2:
        print("usage: dev.py new-game ID", file=sys.stderr)
        return 2
    game = sys.argv[1]
    refusal = why_not(ROOT, game)
    if refusal:
        print(f"new-game: {refusal}", file=sys.stderr)
        return 2
    for path in write(ROOT, game):
        print(path.relative_to(ROOT))
    print(f"\nThat is Knockout Whist, called {game.title()}: make your game of it, in the order of docs/sixth-game.md.")
    print("What is missing beside:\n", flush=True)
    look = ["-q", "-n", "0", "--no-header", "-rN", "--color=no", "tests/test_shelf.py", "-k", game]
    subprocess.run([sys.executable, "-m", "pytest", *look], cwd=ROOT, check=False)
    return 0


if __name__ == "__main__":
    sys.exit(main())
