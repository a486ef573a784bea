"""Damaged files of every kind: each must be refused, left out, or read as it is written."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Callable
from dataclasses import astuple
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from bluestick.app.desktop import single_instance
from bluestick.engine.bots import Level
from bluestick.engine.duplicate import Comparison
from bluestick.engine.match import AnyMatch
from bluestick.engine.record import Record
from bluestick.engine.record_file import RecordError
from bluestick.engine.rules import Unit
from bluestick.games import GAMES, replayed
from bluestick.match.deal_comparison import ComparisonCache
from bluestick.match.review_cache import ReviewCache
from bluestick.store.lesson_progress import LessonProgress
from bluestick.store.match_store import MatchStore
from bluestick.store.preview_cache import PreviewCache
from bluestick.store.results import MatchResult, Results
from bluestick.store.seen_tips import SeenTips
from bluestick.store.settings import Setting, Settings
from bluestick.text import deals, review
from bluestick.text.language import LANGUAGES
from trust.places import told
from trust.report import Line
from trust.samples import fill, matches

SLOW = 2.0
"""Seconds of processor time that count as hanging."""
NUMBERS = (b"-1", b"0", b"1e400", b"1e999", b"9" * 20, b"9" * 400, b"9" * 5000)
WORDS = (*NUMBERS, b"null", b"true", b'""', b"[]", b"{}", b'"\\ud800"', b"\x00")


def mutate(data: bytes, rng: Random) -> bytes:
    """Damage data in one to three places."""
    for _ in range(rng.choice((1, 1, 1, 2, 3))):
        data = rng.choice(WAYS)(data, rng)
    return data


def _flip(data: bytes, rng: Random) -> bytes:
    at = rng.randrange(len(data) + 1)
    return data[:at] + bytes([rng.randrange(256)]) + data[at + 1 :]


def _cut(data: bytes, rng: Random) -> bytes:
    return data[: rng.randrange(len(data) + 1)]


def _drop(data: bytes, rng: Random) -> bytes:
    at = rng.randrange(len(data) + 1)
    return data[:at] + data[at + rng.randrange(1, 40) :]


def _insert(data: bytes, rng: Random) -> bytes:
    at = rng.randrange(len(data) + 1)
    return data[:at] + rng.choice((rng.randbytes(rng.randrange(1, 9)), *WORDS)) + data[at:]


def _lines(data: bytes, rng: Random) -> bytes:
    lines = data.split(b"\n")
    a, b = rng.randrange(len(lines)), rng.randrange(len(lines))
    match rng.randrange(3):
        case 0:
            lines[a], lines[b] = lines[b], lines[a]
        case 1:
            lines.insert(a, lines[b])
        case _:
            del lines[a]
    return b"\n".join(lines)


def _word(data: bytes, rng: Random) -> bytes:
    parts = data.split(b" ")
    parts[rng.randrange(len(parts))] = rng.choice(WORDS) + rng.choice((b"", b",", b"}", b"]"))
    return b" ".join(parts)


def _digits(data: bytes, rng: Random) -> bytes:
    places = [at for at, byte in enumerate(data) if 48 <= byte < 58]
    if not places:
        return data
    at = rng.choice(places)
    return data[:at] + str(rng.choice((0, 1, 7, 10**6, 2**63, -5))).encode() + data[at + 1 :]


def _encoding(data: bytes, rng: Random) -> bytes:
    text = data.decode("utf-8", "replace")
    return text.encode(rng.choice(("utf-16", "utf-8-sig", "latin-1", "utf-32")), "replace")


def _line_ends(data: bytes, rng: Random) -> bytes:
    return data.replace(b"\n", rng.choice((b"\r\n", b"\r", b"\n\n", b"")))


WAYS = (*(_flip, _cut, _drop, _insert, _lines, _word, _digits) * 4, _encoding, _line_ends)


class Reader:
    """Reads files of one kind; each method returns the fault, or ""."""

    def __init__(self, folder: Path, rng: Random) -> None:
        self.folder = folder
        self.sound = fill(folder, rng)
        self.saves = MatchStore(folder / "matches")
        self.made = matches(rng)
        self.lines = ["".join(match.record().lines()).encode() for match in self.made]

    def matches(self, data: bytes) -> str:
        path = self.folder / "matches" / "mutant.bluestick"
        path.write_bytes(data)
        told = next(saved for saved in self.saves.open_matches() if saved.path.name == path.name)
        try:
            match, journal = self.saves.load(path)
        except RecordError:
            return self._same(path, data)
        journal.unlock()
        if told.error is not None or told.moves != len(match.played):
            return "the list tells another thing than the table"
        return misread(data, match) or self._same(path, data)

    def lessons(self, data: bytes) -> str:
        return self._kept(self.saves.progress_file, data, lambda: LessonProgress(self.saves))

    def coach(self, data: bytes) -> str:
        return self._kept(self.saves.tips_file, data, lambda: SeenTips(self.saves))

    def shelf(self, data: bytes) -> str:
        self.saves.previews_file.write_bytes(data)
        previews = PreviewCache(self.saves)
        previews.select("en")
        known = filter(None, (previews.get(saved.path) for saved in self.saves.open_matches()))
        texts = [text for glimpse in known for text in astuple(glimpse)]
        return (
            ""
            if all(isinstance(text, str) and text.encode(errors="ignore").decode() == text for text in texts)
            else "no text"
        )

    def results(self, data: bytes) -> str:
        self.saves.results_file.write_bytes(data)
        results = Results(self.saves)
        results.unread()
        known = results.all()
        if known:
            rows = [tuple(row[2]) for row in json.loads(data).values() if isinstance(row, list) and _tells(row)]
            if any(tuple(one) not in rows for one in known):
                return "a result that stands nowhere"
        return "" if all(isinstance(one, MatchResult) for one in known) else "no result"

    def verdicts(self, data: bytes) -> str:
        file = self.saves.review_file(self.made[0].id)
        file.parent.mkdir(exist_ok=True)
        file.write_bytes(data)
        for judged in ReviewCache(self.made[0], self.saves).read().values():
            review.move_remark(self.made[0], judged)  # which puts the best move into words
        return self._same(file, data)

    def compared(self, data: bytes) -> str:
        """Read the comparisons of deals: each must be usable, and adding one must lose none."""
        file = self.saves.comparisons_file
        file.write_bytes(data)
        found = ComparisonCache(self.saves)
        for one in filter(None, (found.of(match, Unit.POINTS) for match in "ab")):
            deals.comparison_basis(one)
        found.store("c", Comparison(Level.HARD, 1, (1, 2), Unit.POINTS))
        aside = next(iter(file.parent.glob("compared-damaged*")), None)
        if aside is not None:
            return self._same(aside.rename(file), data)
        kept = json.loads(file.read_bytes())
        kept.pop("c")
        return "" if kept == {key: value for key, value in json.loads(data).items() if key != "c"} else "one is lost"

    def wishes(self, data: bytes) -> str:
        wish = single_instance._parse_request(data)
        if wish is None:
            return ""
        texts = [wish.file, wish.token]
        plain = all(text is None or b"\0" not in os.fsencode(text) for text in texts)
        return "" if plain and wish.game in (None, *GAMES) and wish.language in (None, *LANGUAGES) else repr(wish)

    def settings(self, data: bytes) -> str:
        file = self.folder / "mutant.ini"
        file.write_bytes(data)
        settings = Settings(file)
        for name, value in vars(Settings).items():
            if isinstance(value, Setting) and type(getattr(settings, name)) is not type(value.default):
                return f"{name} is {getattr(settings, name)!r}"
        settings.new_match("haljan")
        settings.coach("halma")
        return self._same(file, data)

    def _kept(self, file: Path, data: bytes, read: Callable[[], LessonProgress | SeenTips]) -> str:
        file.write_bytes(data)
        aside = read().aside
        if aside is None:
            return self._same(file, data)
        same = self._same(aside, data)
        aside.unlink()
        return same

    def _same(self, file: Path, data: bytes) -> str:
        return "" if file.read_bytes() == data else "the file is not as it was"


def _tells(row: list[object]) -> bool:
    return len(row) == 3 and isinstance(row[2], list)


def misread(data: bytes, match: AnyMatch) -> str:
    """Return how moves or players differ between the file and the match; "" if not."""
    head, *lines = data.split(b"\n")
    moves = []
    for line in lines:
        try:
            read = json.loads(line)
            moves.append((-1 if read["seat"] is None else read["seat"], read["move"]))
        except (ValueError, TypeError, KeyError, RecursionError):
            break
    record = match.record()
    written = [(move.seat, move.text) for move in record.moves]
    if moves != written and _meant(match, moves) != _meant(match, written):
        return "the moves are others than those in the file"
    header = json.loads(head)
    if [(player.name, player.level) for player in record.players] != [
        (player["name"], player["level"]) for player in header["players"]
    ]:
        return "the players are others than those in the file"
    again = replayed(Record.parse("".join(record.lines()).encode())).record()
    return "" if again == record else "written again it is another match"


def _meant(match: AnyMatch, moves: list[tuple[int, str]]) -> list[object]:
    return [(seat, match.rules.read(text) if seat >= 0 else text) for seat, text in moves]


KINDS = (
    *("matches",) * 4,
    *("lessons", "coach", "shelf", "results", "verdicts", "settings", "compared", "wishes"),
)


def mutants(line: Line, seed: int, enough: float, most: int) -> None:
    """Read damaged files until a time or a number is reached."""
    rng = Random(seed)
    with TemporaryDirectory(prefix="bluestick-mutants-") as folder:
        reader = Reader(Path(folder), rng)
        for other in reader.saves.folder.glob("*.bluestick"):
            other.unlink()
        while line.tried < most and time.monotonic() < enough:
            kind = rng.choice(KINDS)
            sound = rng.choice(reader.lines) if kind == "matches" else reader.sound[kind]
            data = mutate(sound, rng)
            begun = time.process_time()
            try:
                wrong = getattr(reader, kind)(data)
            except Exception as error:
                wrong = told(error)
            line.tried += 1
            line.noted[kind] += 1
            line.check(not wrong, f"{kind}: {wrong}: {data[:200]!r}")
            line.check(time.process_time() - begun < SLOW, f"{kind} takes long: {data[:200]!r}")
