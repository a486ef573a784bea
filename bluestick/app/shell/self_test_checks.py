"""Checks of the self-test. Each yields sentences about faults; an exception is a fault too."""

from __future__ import annotations

import multiprocessing
from collections.abc import Iterable
from hashlib import sha256
from itertools import product
from random import Random

from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop, QObject, QTimer
from PySide6.QtGui import QImage, QPixmap, QRawFont
from PySide6.QtWidgets import QApplication

from bluestick.app.desktop import display_check
from bluestick.app.widgets import style
from bluestick.engine.bots import Level
from bluestick.engine.match import AnyMatch, Match
from bluestick.engine.record import Player
from bluestick.engine.rules import AnyRules
from bluestick.engine.seats import Seat
from bluestick.games import GAMES
from bluestick.store import paths
from bluestick.store.appearance import BOARDS
from bluestick.store.match_store import MatchStore
from bluestick.store.settings import Settings
from bluestick.tables.catalogue import new_table
from bluestick.tables.drawing import art
from bluestick.tables.drawing.theme import DAY, THEMES
from bluestick.tables.motion.pace import Pace
from bluestick.tables.motion.sounds import Sound
from bluestick.text import command_line, errors, language
from bluestick.text import self_test as words
from bluestick.user_error import MissingResource, NoWindow

MAX_SECONDS = 60

FONT_STYLES = {"Sans": ("Regular", "It", "Semibold", "Bold", "Black"), "Serif": ("Regular", "It", "Semibold", "Bold")}
NEEDED_LETTERS = "AZaz09ÅÄÖåäöÆØæøßÜü“”–"

Faults = Iterable[str]


def check_files() -> Faults:
    """Check the program's files against the checksums of the build; a checkout has none."""
    try:
        from bluestick.checksums import SHA256
    except ImportError:
        return
    for name, expected in SHA256.items():
        file = paths.PACKAGE / name
        try:
            found = sha256(file.read_bytes()).hexdigest()
        except OSError:
            found = ""
        if found != expected:
            yield words.fault_text("damaged", file=file)


def check_fonts() -> Faults:
    """Check that Qt loads every font file, with the letters of all languages."""
    for kind, cuts in FONT_STYLES.items():
        for cut in cuts:
            file = art.font_file(kind, cut)
            font = QRawFont(str(file), 100)
            glyphs = font.glyphIndexesForString(NEEDED_LETTERS) if font.isValid() else []
            if not glyphs or any(font.pathForGlyph(glyph).isEmpty() for glyph in glyphs):
                yield words.fault_text("damaged", file=file)
    for family in (art.sans, art.serif):
        family(style.TEXT_SIZE)


def table(game: str) -> Faults:
    """Check that the table of a game is drawn at the beginning of a match, in every theme."""
    art.open_resources(paths.resources_folder())
    match = _dealt_match(GAMES[game])
    shown = new_table(GAMES[game], match.setup, DAY, Pace(0))
    try:
        shown.resize(900, 620)
        shown.set_names([player.name for player in match.players])
        for theme, board in product(THEMES.values(), BOARDS):
            shown.set_theme(theme)
            shown.set_look(board=board)
            shown.lay(match.view(Seat(0)))
            if is_blank(shown.grab()):
                yield words.fault_text("nothing_drawn")
    finally:
        delete(shown)


def check_language(code: str) -> Faults:
    """Check that a language's translations, and Qt's, can be read."""
    app = style.application()
    spoken = language.installed_language(app)
    for file in language.install_language(app, code):
        art.report_damage(file)
    language.install_language(app, spoken)
    return ()


def check_sounds() -> Faults:
    """Check that every sound can be read and played, on the null backend."""
    from bluestick.app.desktop.audio_output import NULL_BACKEND, AudioOutput, read_wav, sound_files

    speaker = AudioOutput([NULL_BACKEND])
    try:
        for file in (file for sound in Sound for file in sound_files(paths.sounds_folder(), sound)):
            try:
                speaker.play(read_wav(file, 1.0))
            except MissingResource as error:
                art.report_damage(error.path)
    finally:
        speaker.close()
    return ()


def match_of_bots(game: str) -> Faults:
    """Check that bots, in their own process, finish a match and that the match is saved."""
    from bluestick.match.bot_client import BotClient
    from bluestick.match.session import Session

    match = _new_match(GAMES[game])
    saves, thinker, loop = MatchStore(paths.matches_folder()), BotClient(), QEventLoop()
    session = Session(match, saves.create(match), thinker)
    troubles: list[str] = []

    def give_up(code: str, details: tuple[str, ...]) -> None:
        troubles.append(_trouble(code, details))
        loop.quit()

    session.trouble.connect(give_up)
    session.happened.connect(lambda *_: QTimer.singleShot(0, session.settled))
    session.counted.connect(lambda: QTimer.singleShot(0, session.read))
    session.over.connect(loop.quit)
    try:
        QTimer.singleShot(MAX_SECONDS * 1000, loop.quit)
        QTimer.singleShot(0, session.begin)
        loop.exec()
        session.close()
    finally:
        thinker.stop()
    yield from troubles
    if match.outcome is None and not troubles:
        yield words.fault_text("unfinished", seconds=MAX_SECONDS)
    again, journal = saves.load(session.journal.path)
    journal.unlock()
    if again.record() != match.record() or again.outcome != match.outcome:
        yield words.fault_text("read_differently", file=journal.path)


def window() -> Faults:
    """Check that the window shows the start page, and a saved match of each game with its rules."""
    from bluestick.app.shell.window import MainWindow

    art.open_resources(paths.resources_folder())
    saves = MatchStore(paths.matches_folder())
    settings = Settings(paths.settings_file())
    settings.sound = "off"
    opened = MainWindow(settings, saves)
    try:
        opened.show()
        QApplication.processEvents()
        if is_blank(opened.grab()):
            yield words.fault_text("nothing_drawn")
        for game in GAMES:
            match = _dealt_match(GAMES[game])
            journal = saves.create(match)
            journal.save(match)
            journal.unlock()
            if not opened.navigator.files.resume(journal.path):
                yield opened.navigator.message.text
            opened.docks.show_rules(f"{game}#")
            if is_blank(opened.grab()):
                yield words.fault_text("nothing_drawn")
    finally:
        opened.close()
        delete(opened)
        delete(settings)  # deferred writes happen while the folder still exists


def display_works(platform: str) -> Faults:
    """Check in a subprocess that Qt opens a window; ``platform``: as in QT_QPA_PLATFORM."""
    try:
        with display_check.display_required(platform):
            pass
    except NoWindow as error:
        return [command_line.complaint(error.code, **error.details).removesuffix(".")]
    child = multiprocessing.get_context("spawn").Process(target=display_check.try_window, args=(platform,), daemon=True)
    child.start()
    child.join(MAX_SECONDS)
    child.kill()
    child.join()
    return [] if child.exitcode == 0 else [words.fault_text("no_window")]


def _trouble(code: str, details: tuple[str, ...]) -> str:
    return words.fault_text("no_bots") if code == "bot_restarted" else errors.trouble_text(code, *details)


def _new_match(rules: AnyRules) -> AnyMatch:
    variant = rules.variants[0]
    least = {option.id: option.choices[0] for option in variant.options if option.is_range}
    setup = rules.setup(None, variant.id, {**least, **rules.bot_match_options})
    players = [Player(f"{Level.EASY} {seat}", Level.EASY) for seat in range(setup.seats)]
    return Match(rules, setup, players, rng=Random(1), id=rules.id)


def _dealt_match(rules: AnyRules) -> AnyMatch:
    match = _new_match(rules)
    match.chance()
    return match


def is_blank(picture: QPixmap) -> bool:
    """Return whether all pixels have the same colour."""
    image = picture.toImage().convertToFormat(QImage.Format.Format_ARGB32)
    pixels = bytes(image.constBits())
    return pixels == pixels[:4] * (len(pixels) // 4)


def delete(thing: QObject) -> None:
    """Delete an object now rather than at exit."""
    thing.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
