"""Checks of the self-test. Each yields sentences about faults; an exception is a fault too."""

from __future__ import annotations

import contextlib
import multiprocessing
import struct
from collections import Counter
from collections.abc import Iterable
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop, QObject, QRectF, QSize, QTimer
from PySide6.QtGui import QImage, QPixmap, QRawFont
from PySide6.QtWidgets import QApplication

from bluestick.app.desktop import display_check, licences
from bluestick.app.widgets import style
from bluestick.engine.bot_match import play_out
from bluestick.engine.bots import Level
from bluestick.engine.match import AnyMatch, Match
from bluestick.engine.record import Player
from bluestick.engine.rules import AnyRules, Setup
from bluestick.engine.seats import Seat
from bluestick.games import GAMES
from bluestick.store import paths
from bluestick.store.appearance import BACKS, BOARDS
from bluestick.store.match_store import MatchStore
from bluestick.store.settings import Settings
from bluestick.tables import catalogue
from bluestick.tables.cards.face import WIDTH
from bluestick.tables.cards.parts import part
from bluestick.tables.catalogue import TABLES, new_table
from bluestick.tables.drawing import art
from bluestick.tables.drawing.theme import DAY, THEMES
from bluestick.tables.motion.pace import Pace
from bluestick.tables.motion.sounds import Sound
from bluestick.text import command_line, errors, language
from bluestick.text import self_test as words
from bluestick.user_error import MissingResource, NoWindow

PATIENCE = 60
"""Maximum seconds for a match between bots."""

MOVES = 30
"""Maximum number of moves of the matches that are saved and loaded."""

CUTS = {"Sans": ("Regular", "It", "Semibold", "Bold", "Black"), "Serif": ("Regular", "It", "Semibold", "Bold")}
LETTERS = "AZaz09ÅÄÖåäöÆØæøßÜü“”–"
"""Styles of the fonts, and the letters that each font must have."""

Faults = Iterable[str]


def fonts() -> Faults:
    """Check that Qt loads every font file and that it has the letters of all languages."""
    for kind, cuts in CUTS.items():
        for cut in cuts:
            file = art.font_file(kind, cut)
            font = QRawFont(str(file), 100)
            glyphs = font.glyphIndexesForString(LETTERS) if font.isValid() else []
            if not glyphs or any(font.pathForGlyph(glyph).isEmpty() for glyph in glyphs):
                yield words.fault("damaged", file=file)
    for family in (art.sans, art.serif):
        family(style.TEXT)


def icons() -> Faults:
    """Check the program icon and the icons in the style sheets."""
    art.open_resources(paths.resources())
    if _blank(art.app_icon().pixmap(64)):
        yield words.fault("nothing_drawn")
    for theme in THEMES.values():
        style.apply_style(style.application(), theme)


def deck(game: str) -> Faults:
    """Check every drawing of a deck separately, then every card in two sizes."""
    pack = catalogue.pack(game)
    assert pack is not None
    art.open_resources(paths.resources())
    part.cache_clear()
    shown = [*((card, None) for card in pack.cards), *pack.marked]
    faces = [pack.deck.made_of(card, width, mark) for width, (card, mark) in product((60, 120), shown)]
    drawings = {placed.part for face in faces for placed in (*face.parts, *(face.panel.parts if face.panel else ()))}
    own = [(pack.deck.folder, name) for name in sorted({*drawings, *pack.signs, "back"})]
    backs = [("backs", f"{back}-{pack.deck.height(WIDTH):g}") for back in BACKS]
    for folder, name in own + backs:
        pixmap = art.canvas(QSize(40, 60), 1)
        with art.painting(pixmap) as painter:
            part(folder, name, "#141414", True).render(painter, QRectF(0, 0, 40, 60))
        if _blank(pixmap):
            yield words.fault("blank", file=paths.resources() / "cards" / folder / f"{name}.svg")
    for width, (card, mark) in product((60, 120), shown):
        pack.deck.face(card, width, 1, mark)
    pack.deck.back(120, 1)


def tile(game: str) -> Faults:
    """Check the picture of a game on the start page, in every theme."""
    art.open_resources(paths.resources())
    for theme in THEMES.values():
        if _blank(catalogue.tile(game, theme, QSize(300, 200), 1)):
            yield words.fault("nothing_drawn")


def table(game: str) -> Faults:
    """Check that the table of a game at the beginning of a match is drawn, in every theme."""
    art.open_resources(paths.resources())
    match = _begun(GAMES[game])
    shown = new_table(GAMES[game], match.setup, DAY, Pace(0))
    try:
        shown.resize(900, 620)
        shown.call_seats([player.name for player in match.players])
        for theme, board in product(THEMES.values(), BOARDS):
            shown.set_theme(theme)
            shown.set_look(board=board)
            shown.lay(match.view(Seat(0)))
            if _blank(shown.grab()):
                yield words.fault("nothing_drawn")
    finally:
        _away(shown)


def one_language(code: str) -> Faults:
    """Check that a language's translation can be read and has every text that another language has."""
    app = style.application()
    spoken = language.spoken(app)
    for file in language.install(app, code):
        art.damaged(file)
    language.install(app, spoken)
    if code != "en":  # English is the source language
        file = paths.translations() / f"bluestick_{code}.qm"
        have = texts_in(file)
        for other in (other for other in language.LANGUAGES if other not in ("en", code)):
            with contextlib.suppress(MissingResource):  # the check of the other language reports it
                if texts_in(paths.translations() / f"bluestick_{other}.qm") - have:
                    yield words.fault("incomplete", file=file)
                    return


def texts_in(qm: Path) -> Counter[int]:
    """Return the hashes of the texts in a compiled translation: Qt has no API for it.

    Raise MissingResource if it is missing or damaged.
    """
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
    from bluestick.match.lesson_answers import LessonError
    from bluestick.match.lesson_script import read, stems
    from bluestick.store.lesson_progress import folder

    for stem in stems(folder(game)):
        try:
            for code in language.LANGUAGES:
                made = read(stem, code)
            made.match()
        except LessonError as error:
            yield words.fault("damaged", file=error.file)


def rules(game: str) -> Faults:
    """Check that the rule pages have the same clauses and examples in all languages, and that all can be drawn."""
    from bluestick.app.rules.page import RulePage
    from bluestick.app.rules.rule_document import read_rules
    from bluestick.store.paths import rule_file

    art.open_resources(paths.resources())
    found: dict[Path, tuple[str, ...]] = {}
    drawn: set[str] = set()
    for code in language.LANGUAGES:
        file = rule_file(game, code)
        page = RulePage()
        try:
            page.show_rules(game, read_rules(game, code), DAY)
            for example in page.examples:
                if _untitled(example) not in drawn and TABLES[game].picture(DAY, example, 300, 1).isNull():
                    yield words.fault("blank", file=file)
                drawn.add(_untitled(example))
            page.resize(400, 600)
            if _blank(page.grab()):
                yield words.fault("blank", file=file)
            found[file] = (*page.clauses, *map(_untitled, page.examples))
        except MissingResource as error:
            art.damaged(error.path)
        except Exception as error:  # an invalid example may raise anything
            yield f"{file}: {type(error).__name__}: {error}"
        finally:
            _away(page)
    ((usual, _),) = Counter(found.values()).most_common(1) or [((), 0)]
    for file, parts in found.items():
        if parts != usual:
            yield words.fault("differs", file=file)


def notices() -> Faults:
    """Check that the licences linked in the notices can be read."""
    for name in licences.texts(licences.parts()):
        try:
            licences.text(name)
        except MissingResource as error:
            art.damaged(error.path)
    return ()


def sounds() -> Faults:
    """Check that every sound can be read and played, on the null backend."""
    from bluestick.app.desktop.audio_output import NOTHING, AudioOutput, forms, read

    speaker = AudioOutput([NOTHING])
    try:
        for file in (file for sound in Sound for file in forms(paths.sounds(), sound)):
            try:
                speaker.play(read(file, 1.0))
            except MissingResource as error:
                art.damaged(error.path)
    finally:
        speaker.close()
    return ()


def saving() -> Faults:
    """Check that a match of every game is the same after saving and loading."""
    saves = MatchStore(paths.matches())
    for game in GAMES:
        match = _begun(GAMES[game])
        journal = saves.create(match)
        journal.save(match)
        play_out(match, until=lambda match: match.position >= MOVES)
        journal.save(match)
        journal.close(match)
        again, journal = saves.load(journal.path)
        journal.unlock()
        if again.record() != match.record() or again.view(None) != match.view(None):
            yield words.fault("read_differently", file=journal.path)


def match_of_bots(game: str, variant: str) -> Faults:
    """Check that bots finish a match in their own process and that it is saved."""
    from bluestick.match.bot_client import BotClient
    from bluestick.match.session import Session

    match = Match(GAMES[game], *_shortest(GAMES[game], variant), rng=Random(1), id=f"{game}-{variant}")
    saves, thinker, loop = MatchStore(paths.matches()), BotClient(), QEventLoop()
    session = Session(match, saves.create(match), thinker)
    troubles: list[str] = []

    def give_up(code: str, details: tuple[str, ...]) -> None:
        troubles.append(_trouble(code, details))
        loop.quit()

    session.trouble.connect(give_up)
    session.happened.connect(lambda *_: QTimer.singleShot(0, session.settled))
    session.over.connect(loop.quit)
    try:
        QTimer.singleShot(PATIENCE * 1000, loop.quit)
        QTimer.singleShot(0, session.begin)
        loop.exec()
        session.close()
    finally:
        thinker.stop()
    yield from troubles
    if match.outcome is None and not troubles:
        yield words.fault("unfinished", seconds=PATIENCE)
    again, journal = saves.load(session.journal.path)
    journal.unlock()
    if again.record() != match.record() or again.outcome != match.outcome:
        yield words.fault("read_differently", file=journal.path)


def window() -> Faults:
    """Check that the window opens, shows the start page, and resumes saved matches."""
    from bluestick.app.shell.window import MainWindow

    art.open_resources(paths.resources())
    saves = MatchStore(paths.matches())
    settings = Settings(paths.settings_file())
    settings.sound = "off"
    opened = MainWindow(settings, saves)
    try:
        opened.show()
        QApplication.processEvents()
        if _blank(opened.grab()):
            yield words.fault("nothing_drawn")
        for saved in saves.open_matches():
            if not opened.navigator.files.resume(saved.path):
                yield opened.navigator.message.text
            elif _blank(opened.grab()):
                yield words.fault("nothing_drawn")
    finally:
        opened.close()
        _away(opened)
        _away(settings)  # deferred writes happen while the folder still exists


def display_works(platform: str) -> Faults:
    """Check in a subprocess that Qt opens a window on the display. ``platform``: as in QT_QPA_PLATFORM."""
    try:
        with display_check.required(platform):
            pass
    except NoWindow as error:
        return [command_line.complaint(error.code, **error.details).removesuffix(".")]
    child = multiprocessing.get_context("spawn").Process(target=display_check.try_window, args=(platform,), daemon=True)
    child.start()
    child.join(PATIENCE)
    child.kill()
    child.join()
    return [] if child.exitcode == 0 else [words.fault("no_window")]


def _trouble(code: str, details: tuple[str, ...]) -> str:
    return words.fault("no_bots") if code == "bot_restarted" else errors.trouble(code, *details)


def _untitled(example: dict[str, Any]) -> str:
    return str({name: value for name, value in example.items() if name != "title"})


def _shortest(rules: AnyRules, variant: str) -> tuple[Setup, list[Player]]:
    """Return setup and players of the shortest match of a variant, between easy bots."""
    least = {option.id: option.choices[0] for option in rules.variant(variant).options if option.free}
    setup = rules.setup(None, variant, {**least, **rules.alone})
    return setup, [Player(f"{Level.EASY} {seat}", Level.EASY) for seat in range(setup.seats)]


def _begun(rules: AnyRules) -> AnyMatch:
    """Return a match of bots after its first deal."""
    setup, players = _shortest(rules, rules.variants[0].id)
    match: AnyMatch = Match(rules, setup, players, rng=Random(1), id=f"{rules.id}-{setup.variant}")
    match.chance()
    return match


def _blank(picture: QPixmap) -> bool:
    """Return whether all pixels of a picture have the same colour."""
    image = picture.toImage().convertToFormat(QImage.Format.Format_ARGB32)
    pixels = bytes(image.constBits())
    return pixels == pixels[:4] * (len(pixels) // 4)


def _away(thing: QObject) -> None:
    """Delete an object immediately rather than at exit."""
    thing.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
