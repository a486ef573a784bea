"""Open the program on a data folder in which a file is replaced by something else; run as a process, as it may hang.

Prints a line of JSON for each place and object: [place, object, fault].
"""

import json
import logging
import os
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory

from bluestick.app.desktop.error_log import LogFile
from bluestick.app.widgets.printing import save_pdf
from bluestick.engine.bots import Level
from bluestick.engine.duplicate import Comparison
from bluestick.engine.record import Record
from bluestick.engine.record_file import RecordError
from bluestick.engine.rules import Unit
from bluestick.engine.verdicts import JudgedDecision
from bluestick.match.deal_comparison import ComparisonCache
from bluestick.match.review_cache import ReviewCache
from bluestick.match.review_decisions import decisions
from bluestick.store.lesson_progress import LessonProgress
from bluestick.store.match_store import MatchStore
from bluestick.store.preview_cache import PreviewCache
from bluestick.store.results import Results
from bluestick.store.seen_tips import SeenTips
from bluestick.store.settings import Settings
from tests.app.players import PERSON, bot, halma, play_on

MINE = b"mine\n"


def _socket(path: Path) -> None:
    here = os.getcwd()
    os.chdir(path.parent)  # the path of a socket must be short
    with socket.socket(socket.AF_UNIX) as made:
        made.bind(path.name)
    os.chdir(here)


def _giant(path: Path) -> None:
    path.touch()
    os.truncate(path, 20 * 10**9)


THINGS = {
    "a pipe": lambda path, mine: os.mkfifo(path),
    "an old pipe": lambda path, mine: (os.mkfifo(path), os.utime(path, (1, 1))),
    "a socket": lambda path, mine: _socket(path),
    "a folder": lambda path, mine: path.mkdir(),
    "a full folder": lambda path, mine: (path / "a").mkdir(parents=True),
    "a link to zeros": lambda path, mine: path.symlink_to("/dev/zero"),
    "a link to a pipe": lambda path, mine: (os.mkfifo(mine.with_name("pipe")), path.symlink_to(mine.with_name("pipe"))),
    "a link to a file of the user": lambda path, mine: path.symlink_to(mine),
    "a link to a folder": lambda path, mine: path.symlink_to(mine.parent),
    "a link to nothing": lambda path, mine: path.symlink_to(mine.with_name("nothing")),
    "a link to itself": lambda path, mine: path.symlink_to(path),
    "a giant": lambda path, mine: _giant(path),
}
PLACES = (
    "matches/x.bluestick",
    "matches/finished/x.bluestick",
    "matches/m.bluestick.lock",
    "matches/m.bluestick.lock.rmlock",
    "matches/.m.bluestick.new",
    "matches/reviews/{review}",
    "matches/finished/results.json",
    "lessons.json",
    "lessons.json.lock",
    "coach.json",
    "coach.json.lock",
    ".coach.json.new",
    "shelf.json",
    "compared.json",
    "removed.json",
    "compared.json.lock",
    "bluestick.log",
    "bluestick.log.1",
    "bluestick.ini",
    "bluestick.ini.lock",
    "sheet.pdf",
)


def visit(folder: Path) -> Iterator[str]:
    """Do everything that opens a file; return what went wrong."""
    saves = MatchStore(folder / "matches")
    settings = Settings(folder / "bluestick.ini")
    settings.name = "Ask"
    settings.stored.sync()
    saves.delete_leftovers(folder / "bluestick.ini")
    saves.known_deals()
    for saved in (*saves.open_matches(), *saves.finished_matches()):
        saved.valid_setup()
        with suppress(OSError, RecordError):
            saves.import_file(saved.path)
    match, journal = saves.load(saves.folder / "m.bluestick")
    play_on(match, 1)
    journal.save(match)
    match.assisted = True
    journal.save(match)
    if Record.parse(journal.path.read_bytes()) != match.record():
        yield "the match is not saved"
    journal.unlock()
    ReviewCache(match, saves).read()
    ReviewCache(match, saves).add(JudgedDecision(decisions(match)[0], None))
    if not ReviewCache(match, saves).read():
        yield "the verdict is not kept"
    LessonProgress(saves).finish("halma", "1")
    if not LessonProgress(saves).is_done("halma", "1"):
        yield "the lesson is not kept"
    SeenTips(saves).add("halma", "jump")
    if not SeenTips(saves).has("halma", "jump"):
        yield "what the coach has explained is not kept"
    previews = PreviewCache(saves)
    previews.select("en")
    results = Results(saves)
    for path in results.unread():
        results.read(path)
    results.save()
    ComparisonCache(saves).store("x", Comparison(Level.EASY, 1, (2,), Unit.POINTS))
    if ComparisonCache(saves).of("x", Unit.POINTS) is None:
        yield "the comparison is not kept"
    log = logging.Logger("odd")
    log.addHandler(LogFile(folder / "bluestick.log"))
    log.error("of all things")
    log.handlers[0].close()
    if "of all things" not in (folder / "bluestick.log").read_text():
        yield "nothing is in the log"
    save_pdf(str(folder / "sheet.pdf"), "Score", lambda writer: None)


def tried(place: str, make: Callable[[Path, Path], object]) -> list[str]:
    """Return what goes wrong with this object in that place."""
    with TemporaryDirectory() as top:
        return list(_tried(Path(top), place, make))


def _tried(top: Path, place: str, make: Callable[[Path, Path], object]) -> Iterator[str]:
    folder, mine = top / "data", top / "elsewhere" / "mine.txt"
    mine.parent.mkdir()
    mine.write_bytes(MINE)
    saves = MatchStore(folder / "matches")
    match = halma(PERSON, bot())
    play_on(match, 3)
    path = folder / place.format(review=saves.review_file(match.id).name)
    journal = saves.create(match)
    journal.path = saves.folder / "m.bluestick"
    journal.save(match)
    journal.unlock()
    if place.endswith(".rmlock"):  # Qt looks there when it removes the lock of a program that has ended
        lock = saves.folder / "m.bluestick.lock"
        lock.write_text("999999\nbluestick\nnowhere\n")
        os.utime(lock, (1, 1))
    path.parent.mkdir(parents=True, exist_ok=True)
    make(path, mine)
    try:
        yield from visit(folder)
    except Exception as error:
        yield repr(error)
    if place == "sheet.pdf":  # the player has named it, and its target
        return
    if mine.read_bytes() != MINE:
        yield "the user's file is changed"
    if not {found.name for found in mine.parent.iterdir()} <= {"mine.txt", "pipe"}:
        yield "there is something beside the user's file"


if __name__ == "__main__":
    for place in PLACES:
        for thing, make in THINGS.items():
            print(json.dumps([place, thing]), flush=True)
            print(json.dumps([place, thing, tried(place, make)]), flush=True)
    sys.exit(0)
