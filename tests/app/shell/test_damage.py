"""Whatever of the program is missing or damaged: one sentence names the file, and a match on the table goes on."""

import os
import shutil
import subprocess
import sys
from random import Random

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication

from bluestick.engine.bots import random_move
from bluestick.engine.match import Match
from bluestick.engine.record import Player
from bluestick.engine.seats import CHANCE
from bluestick.games import GAMES
from bluestick.store import paths
from bluestick.store.match_store import MatchStore
from bluestick.tables.cards import parts
from bluestick.tables.drawing import art
from bluestick.text import language
from tests.app.damage import DAMAGE, forget, tear
from tests.app.players import halma

pytestmark = pytest.mark.thorough

CARDS = {"haljan": "french/SJ", "haggis": "haggis/r", "kille": "kille/back", "snapphana": "snapphana/back"}

OPEN = """
import sys
from pathlib import Path
from PySide6.QtWidgets import QApplication
from bluestick.__main__ import main
from bluestick.store import paths
from bluestick.tables.drawing import art

folder, fonts = Path(sys.argv[1]), art.font_file
if (folder / "resources").exists():
    paths.resources_folder = lambda: folder / "resources"
if (folder / "translations").exists():
    paths.translations_folder = lambda: folder / "translations"
if (folder / "fonts").exists():
    art.font_file = lambda kind, cut: folder / "fonts" / fonts(kind, cut).name

def look(app):
    QApplication.processEvents()
    for window in app.topLevelWidgets():
        if hasattr(window, "navigator"):
            page = window.navigator.table_page or window.navigator.new_page
            print(window.navigator.message.text, *([page.game] if page else []), sep="\\n")
    return 0

QApplication.exec = look
sys.exit(main(sys.argv[2:]))
"""


def sentence(path):
    return f"A part of the program is missing or damaged: {path}."


def started(folder, *arguments):
    """What the program says at its start: status, the message in the window, standard error."""
    done = subprocess.run(
        [sys.executable, "-c", OPEN, str(folder), *arguments],
        env={**os.environ, "BLUESTICK_DATA": str(folder / "data"), "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        timeout=60,
    )
    errors = [line for line in done.stderr.splitlines() if "This plugin does not support" not in line]
    return done.returncode, done.stdout.strip(), "\n".join(errors)


ICONS = [f"icons/{icon}.svg" for icon in ("bluestick", "bluestick-small", "arrow", "check-light")]


@pytest.mark.parametrize(
    ("file", "damage"), [*((icon, tear) for icon in ICONS), ("style/window.qss", DAMAGE["removed"])]
)
def test_it_starts_without_an_icon_or_the_style_sheet(tmp_path, file, damage):
    for folder in ("icons", "style"):
        shutil.copytree(paths.resources_folder() / folder, tmp_path / "resources" / folder)
    path = tmp_path / "resources" / file
    damage(path)
    status, told, errors = started(tmp_path, "--game", "haljan", "--language", "en")
    assert (status, errors) == (0, "")
    assert str(path) in told


def test_it_does_not_start_without_any_resources(tmp_path):
    (tmp_path / "resources").touch()
    told = f"bluestick: {sentence(tmp_path / 'resources')} Please install bluestick again."
    assert started(tmp_path, "--language", "en") == (2, "", told)


@pytest.mark.parametrize("damage", ["removed", "garbage"])
@pytest.mark.parametrize("cut", ["SourceSansPro-Regular", "SourceSerifPro-Bold", "*"])
def test_it_starts_without_its_typefaces(tmp_path, cut, damage):
    (tmp_path / "fonts").mkdir()
    for kind in ("Sans", "Serif"):
        for file in art.font_file(kind, "Regular").parent.glob("*.ttf"):
            shutil.copy(file, tmp_path / "fonts")
    paths = sorted((tmp_path / "fonts").glob(f"{cut}.ttf"))
    for path in paths:
        DAMAGE[damage](path)
    status, told, errors = started(tmp_path, "--language", "en")
    assert (status, errors) == (0, "")
    assert any(str(path) in told for path in paths)


@pytest.mark.parametrize("damage", ["removed", "emptied", "torn", "garbage"])
def test_without_its_language_it_speaks_english(tmp_path, damage):
    shutil.copytree(paths.translations_folder(), tmp_path / "translations")
    path = tmp_path / "translations" / "bluestick_sv.qm"
    DAMAGE[damage](path)
    told = f"{sentence(path)[:-1]}. Your matches are safe. Please install bluestick again."
    assert started(tmp_path, "--language", "sv") == (0, told, "")


@pytest.mark.parametrize("how", ["a file", "--game"])
def test_without_its_language_it_goes_where_it_was_told_to(tmp_path, how):
    shutil.copytree(paths.translations_folder(), tmp_path / "translations")
    (tmp_path / "translations" / "bluestick_sv.qm").unlink()
    match, file = halma(Player("Anna"), Player("Bo")), tmp_path / "one.bluestick"
    MatchStore(tmp_path).save_copy(match, file)
    where = [str(file)] if how == "a file" else ["--game", "halma"]
    status, told, errors = started(tmp_path, "--language", "sv", *where)
    assert (status, told.splitlines()[1:], errors) == (0, ["halma"], "")


def test_without_any_translation_it_still_opens(tmp_path):
    (tmp_path / "translations").mkdir()
    path = tmp_path / "translations" / "bluestick_en.qm"
    status, told, errors = started(tmp_path, "--language", "en")
    assert (status, errors) == (0, "")
    assert str(path) in told


def test_a_part_of_python_that_is_missing_is_named_in_one_line(tmp_path):
    script = "import sys; sys.modules['platformdirs'] = None; from bluestick.__main__ import main; sys.exit(main())"
    for arguments, status in ((["--help"], 2), (["--selftest"], 1)):
        done = subprocess.run([sys.executable, "-c", script, *arguments], capture_output=True, text=True, timeout=60)
        assert done.returncode == status
        assert done.stderr.startswith("bluestick: ")
        assert "platformdirs" in done.stderr
        assert done.stderr.count("\n") == 1


@pytest.fixture
def window(resources, visit):
    """Open, and told of damage as it is when the program runs."""
    window = visit().window
    art.set_damage_listener(window.navigator.message.report_damaged)
    forget()
    yield window
    art.set_damage_listener(None)


def sit_down(window, game):
    """Alone with bots, on whom nobody waits."""
    rules = GAMES[game]
    setup = rules.setup()
    players = [Player("Anna"), *(Player(f"Bot {seat}") for seat in range(1, setup.seats))]
    match = Match(rules, setup, players, rng=Random(1))
    while CHANCE in match.to_act:
        match.chance()
    window.navigator.play(match, window.store.create(match))
    return window.navigator.table_page


def play_on(page, moves):
    """Whoever is waited for plays by lot."""
    session, rng = page.session, Random(1)
    for _ in range(moves):
        if CHANCE in session.match.to_act or session.match.outcome is not None:
            break
        seat = min(session.match.to_act)
        session._viewer = seat
        session.play(random_move(session.match.moves(seat), rng))
        page.table.finish_now()
    return session.match


@pytest.mark.parametrize(
    ("game", "damage"),
    [
        *(("kille", damage) for damage in DAMAGE.values()),
        *((game, DAMAGE["removed"]) for game in CARDS if game != "kille"),
    ],
    ids=[*(f"kille, {name}" for name in DAMAGE), *(game for game in CARDS if game != "kille")],
)
def test_a_match_goes_on_without_a_drawing(window, resources, qtbot, capfd, game, damage):
    path = resources / "cards" / f"{CARDS[game]}.svg"
    damage(path)
    page = sit_down(window, game)
    assert not page.table.grab().isNull()
    assert not page.table.deck.back(60, 1).isNull()
    page.table.deck.face({"haljan": "SJ", "haggis": "2r", "kille": "KI", "snapphana": "SK"}[game], 60, 1)
    qtbot.waitUntil(lambda: str(path) in window.navigator.message.text)
    assert "Your matches are safe" in window.navigator.message.text
    match = play_on(page, 6)
    window.navigator.show_start_page()
    (saved,) = window.store.folder.glob("*.bluestick")
    again, journal = MatchStore(saved.parent).load(saved)
    journal.unlock()
    assert again.record() == match.record()
    assert "Traceback" not in capfd.readouterr().err


def test_the_sentence_comes_back_with_the_next_match(window, resources, qtbot):
    (resources / "cards" / "kille" / "back.svg").unlink()
    sit_down(window, "kille").table.grab()
    qtbot.waitUntil(lambda: "back.svg" in window.navigator.message.text)
    window.navigator.message.hide()
    sit_down(window, "kille")
    qtbot.waitUntil(lambda: "back.svg" in window.navigator.message.text)


def test_many_damaged_files_are_counted(window, resources, qtbot):
    for path in (resources / "cards" / "snapphana").glob("*.svg"):
        path.unlink()
    deck = sit_down(window, "snapphana").table.deck
    for card in ("SK", "T20", "I"):
        assert not deck.face(card, 60, 1).isNull()
    qtbot.waitUntil(lambda: "parts of the program are missing or damaged, among them" in window.navigator.message.text)


@pytest.mark.parametrize("damage", ["removed", "emptied", "garbage"])
def test_letters_come_from_another_typeface_if_theirs_is_of_no_use(window, monkeypatch, tmp_path, qtbot, damage):
    file = tmp_path / "Black.ttf"
    shutil.copy(parts._heavy_file(False), file)
    DAMAGE[damage](file)
    monkeypatch.setattr(parts, "_heavy_file", lambda serif: file)
    page = sit_down(window, "haljan")
    assert not page.table.grab().isNull()
    qtbot.waitUntil(lambda: str(file) in window.navigator.message.text)


def test_letters_without_a_shape_are_left_out(window, monkeypatch, tmp_path, qtbot):
    file = tmp_path / "Black.ttf"
    whole = parts._heavy_file(False).read_bytes()
    file.write_bytes(whole[: len(whole) // 3])
    monkeypatch.setattr(parts, "_heavy_file", lambda serif: file)
    assert not sit_down(window, "snapphana").table.grab().isNull()


@pytest.mark.parametrize("damage", ["removed", "emptied", "garbage", "Latin-1"])
def test_a_rule_page_that_cannot_be_read_says_so_in_its_place(window, resources, capfd, damage):
    path = resources / "rules" / "halma" / "en.md"
    whole = path.read_bytes()
    DAMAGE[damage](path)
    window.docks.show_rules("halma#L5")
    told = f"{sentence(path)} Please install bluestick again."
    assert window.docks.viewer.page.toPlainText() == told
    assert window.docks.viewer.contents.topLevelItemCount() == 0
    window.docks.show_rules("haljan#H1")
    assert "H1" in window.docks.viewer.page.toPlainText()
    window.docks.viewer._go(-1)
    assert window.docks.viewer.page.toPlainText() == told
    path.write_bytes(whole)
    window.docks.show_rules("halma#L5")
    assert "L5" in window.docks.viewer.page.toPlainText()
    assert "Traceback" not in capfd.readouterr().err


@pytest.mark.parametrize("old_and_new", [('"title"', "title"), ('{"', '["'), ('"kind": "destinations"', '"kind": []')])
def test_an_example_that_makes_no_sense_is_no_traceback(window, resources, qtbot, capfd, old_and_new):
    path = resources / "rules" / "halma" / "en.md"
    path.write_text(path.read_text(encoding="utf-8").replace(*old_and_new), encoding="utf-8")
    window.docks.show_rules("halma#L5")
    window.docks.viewer.grab()
    assert "Traceback" not in capfd.readouterr().err


def test_an_example_that_cannot_be_drawn_is_told(window, resources, qtbot, capfd):
    path = resources / "rules" / "haljan" / "en.md"
    path.write_text(path.read_text(encoding="utf-8").replace('"hand"', '"hound"'), encoding="utf-8")
    window.docks.show_rules("haljan#")
    window.docks.viewer.page.resize(QSize(400, 900))
    window.docks.viewer.page.grab()
    qtbot.waitUntil(lambda: str(path) in window.navigator.message.text)
    assert "Traceback" not in capfd.readouterr().err


@pytest.mark.parametrize("damage", ["removed", "emptied", "torn", "garbage"])
def test_another_language_that_cannot_be_read_is_told_and_the_old_one_stays(window, translations, damage):
    path = translations / "bluestick_nb.qm"
    DAMAGE[damage](path)
    window.settings.language = "sv"
    window.settings.language = "nb"
    assert str(path) in window.navigator.message.text
    assert window.navigator.message.text.startswith("En del av programmet saknas")
    assert window.settings.language == "sv"
    assert language.installed_language(QApplication.instance()) == "sv"


def test_another_theme_does_without_an_icon(window, resources, qtbot, capfd):
    path = resources / "icons" / "check-dark.svg"
    path.unlink()
    for theme in ("night", "contrast", "day"):
        window.settings.theme = theme
    assert window.navigator.theme.name == "day"
    qtbot.waitUntil(lambda: str(path) in window.navigator.message.text)
    assert "Traceback" not in capfd.readouterr().err


@pytest.mark.qt_log_ignore("Cannot open file .*arrow", extend=True)  # Qt of the list of games: it has no arrow then
def test_all_resources_gone_while_playing(window, resources, qtbot, capfd):
    page = sit_down(window, "halma")
    shutil.rmtree(resources)
    play_on(page, 4)
    window.docks.show_rules("halma#")
    window.settings.theme = "night"
    window.dialogs.show_about()
    window.dialogs.created["about"].read()
    sit_down(window, "haggis").table.grab()
    window.navigator.show_start_page()
    window.grab()
    qtbot.waitUntil(lambda: "parts of the program" in window.navigator.message.text)
    assert "Traceback" not in capfd.readouterr().err


@pytest.mark.parametrize(
    "content", [b"", b"\xff\xfe\x00garbage\n[[[", b"[General]\ntheme=\x80\x81\nlanguage=@Variant(\n"]
)
def test_settings_of_no_use_are_no_settings(tmp_path, content):
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "bluestick.ini").write_bytes(content)
    assert started(tmp_path, "--language", "en") == (0, "", "")
