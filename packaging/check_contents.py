"""Check that pictures, rule pages, lessons, licences and translations are complete, before they are packed."""

from __future__ import annotations

import os
import struct
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import suppress
from functools import partial
from itertools import product
from pathlib import Path
from typing import Any

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QRectF, QSize
from PySide6.QtWidgets import QApplication

from bluestick.app.desktop import licences
from bluestick.app.rules.page import RulePage
from bluestick.app.rules.rule_document import read_rules
from bluestick.app.shell.self_test import SelfTestCheck, run_check
from bluestick.app.shell.self_test_checks import delete, is_blank
from bluestick.app.widgets import style
from bluestick.games import GAMES
from bluestick.match.lesson_answers import LessonError
from bluestick.match.lesson_script import lesson_stems, read_lesson
from bluestick.store import paths
from bluestick.store.appearance import BACKS
from bluestick.store.lesson_progress import has_lessons, lesson_folder
from bluestick.tables import catalogue
from bluestick.tables.cards.face import WIDTH
from bluestick.tables.cards.parts import part
from bluestick.tables.catalogue import TABLES
from bluestick.tables.drawing import art
from bluestick.tables.drawing.theme import DAY, THEMES
from bluestick.text import language
from bluestick.user_error import MissingResource

Faults = Iterable[str]


def icons() -> Faults:
    """Check the program icon and the icons in the style sheets."""
    art.open_resources(paths.resources_folder())
    if is_blank(art.app_icon().pixmap(64)):
        yield "the program icon is not drawn"
    for theme in THEMES.values():
        style.apply_style(style.application(), theme)


def deck(game: str) -> Faults:
    """Check every drawing of a deck separately, then every card in two sizes."""
    pack = catalogue.pack(game)
    assert pack is not None
    art.open_resources(paths.resources_folder())
    part.cache_clear()
    shown = [*((card, None) for card in pack.cards), *pack.marked]
    faces = [pack.deck.face_content(card, width, mark) for width, (card, mark) in product((60, 120), shown)]
    drawings = {placed.part for face in faces for placed in (*face.parts, *(face.panel.parts if face.panel else ()))}
    own = [(pack.deck.folder, name) for name in sorted({*drawings, *pack.signs, "back"})]
    backs = [("backs", f"{back}-{pack.deck.height(WIDTH):g}") for back in BACKS]
    for deck_folder, name in own + backs:
        pixmap = art.canvas(QSize(40, 60), 1)
        with art.painting(pixmap) as painter:
            part(deck_folder, name, "#141414", True).render(painter, QRectF(0, 0, 40, 60))
        if is_blank(pixmap):
            yield f"cards/{deck_folder}/{name}.svg shows nothing"
    for width, (card, mark) in product((60, 120), shown):
        pack.deck.face(card, width, 1, mark)
    pack.deck.back(120, 1)


def tile(game: str) -> Faults:
    """Check the picture of a game on the start page, in every theme."""
    art.open_resources(paths.resources_folder())
    for theme in THEMES.values():
        if is_blank(catalogue.tile(game, theme, QSize(300, 200), 1)):
            yield f"the tile of {game} is not drawn"


def translation(code: str) -> Faults:
    """Check that a translation has every text of the others."""
    have = texts_in(paths.translations_folder() / f"bluestick_{code}.qm")
    for other in (other for other in language.LANGUAGES if other not in ("en", code)):
        with suppress(MissingResource):  # the check of the other language reports it
            if texts_in(paths.translations_folder() / f"bluestick_{other}.qm") - have:
                yield f"bluestick_{code}.qm is incomplete"
                return


def texts_in(qm: Path) -> Counter[int]:
    """Return the hashes of the texts, as Qt has no API for it. Raise MissingResource for a bad file."""
    try:
        data = qm.read_bytes()[16:]
        while data:
            tag, length = struct.unpack_from(">BI", data)
            if tag == 0x42:
                return Counter(text for text, _ in struct.iter_unpack(">II", data[5 : 5 + length]))
            data = data[5 + length :]
    except (OSError, struct.error) as error:
        raise MissingResource(qm) from error
    raise MissingResource(qm)


def lessons(game: str) -> Faults:
    """Check that every lesson loads in all languages and follows the rules."""
    for stem in lesson_stems(lesson_folder(game)):
        try:
            for code in language.LANGUAGES:
                made = read_lesson(stem, code)
            made.match()
        except LessonError as error:
            yield f"{error.file} is damaged"


def rules(game: str) -> Faults:
    """Check that the rule pages have the same clauses and examples in all languages, and that all can be drawn."""
    art.open_resources(paths.resources_folder())
    found: dict[Path, tuple[str, ...]] = {}
    drawn: set[str] = set()
    for code in language.LANGUAGES:
        file = paths.rule_file(game, code)
        page = RulePage()
        try:
            page.show_rules(game, read_rules(game, code), DAY)
            for example in page.examples:
                if _untitled(example) not in drawn and TABLES[game].picture(DAY, example, 300, 1).isNull():
                    yield f"{file} shows nothing"
                drawn.add(_untitled(example))
            page.resize(400, 600)
            if is_blank(page.grab()):
                yield f"{file} shows nothing"
            found[file] = (*page.clauses, *map(_untitled, page.examples))
        except MissingResource as error:
            art.report_damage(error.path)
        except Exception as error:  # an invalid example may raise anything
            yield f"{file}: {type(error).__name__}: {error}"
        finally:
            delete(page)
    ((usual, _),) = Counter(found.values()).most_common(1) or [((), 0)]
    for file, parts in found.items():
        if parts != usual:
            yield f"{file} does not agree with the other languages"


def notices() -> Faults:
    """Check that the licences in the notices can be read."""
    for name in licences.licence_files(licences.read_parts()):
        try:
            licences.read_licence(name)
        except MissingResource as error:
            art.report_damage(error.path)
    return ()


def _untitled(example: dict[str, Any]) -> str:
    return str({name: value for name, value in example.items() if name != "title"})


def all_checks() -> Iterator[SelfTestCheck]:
    """Yield all checks."""
    yield SelfTestCheck("icons", icons)
    yield SelfTestCheck("licences", notices)
    for code in language.LANGUAGES:
        if code != "en":  # English is the source language
            yield SelfTestCheck(f"translation {code}", partial(translation, code))
    for game in GAMES:
        if catalogue.pack(game) is not None:
            yield SelfTestCheck(f"cards of {game}", partial(deck, game))
        yield SelfTestCheck(f"tile of {game}", partial(tile, game))
        yield SelfTestCheck(f"rules of {game}", partial(rules, game))
        if has_lessons(game):
            yield SelfTestCheck(f"lessons of {game}", partial(lessons, game))


def main() -> int:
    """Print the faults of each check; return 1 if there are any."""
    app = QApplication(sys.argv[:1])
    art.open_resources(paths.resources_folder())
    language.install_language(app, "en")
    faults = [f"{check.name}: {fault}" for check in all_checks() for fault in run_check(check)]
    print(*faults, sep="\n", end="\n" if faults else "")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
