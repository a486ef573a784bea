"""Log and report of unexpected errors."""

import logging
import os
import subprocess
import sys
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QCoreApplication

from bluestick.app.desktop import error_log
from bluestick.engine.bots import Level
from bluestick.match.bot_client import BotClient
from bluestick.match.bot_process import ThinkRequest
from bluestick.text import errors, language
from tests.app.players import PERSON, halma, serve_badly
from tests.app.speech import speaking

WITH_A_FAULT = """
import sys
from contextlib import contextmanager
from PySide6.QtCore import QTimer
from bluestick.app.shell import main

@contextmanager
def broken(close, catch=main._close_on_signals):
    window = close.__self__

    def fail():
        raise ZeroDivisionError("of all things")

    def look():
        if window.navigator.message.text:
            print(window.navigator.message.text, flush=True)
            window.close()
        else:
            QTimer.singleShot(10, look)

    QTimer.singleShot(0, fail)
    QTimer.singleShot(0, look)
    with catch(close):
        yield

main._close_on_signals = broken
sys.exit(main.run(code="en"))
"""


def started(folder, program):
    environment = {**os.environ, "BLUESTICK_DATA": str(folder), "QT_QPA_PLATFORM": "offscreen"}
    return subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, text=True, timeout=60)


def test_a_button_that_fails_says_so_and_the_window_lives(tmp_path):
    done = started(tmp_path, WITH_A_FAULT)
    assert done.returncode == 0
    file = tmp_path / "bluestick.log"
    assert str(file) in done.stdout
    for told in (file.read_text(encoding="utf-8"), done.stderr):
        assert "Traceback" in told
        assert "ZeroDivisionError: of all things" in told


def test_an_error_before_there_is_a_window_is_written_down_too(tmp_path):
    program = """
from bluestick.app.shell import main
from bluestick.store import paths
from bluestick.__main__ import main as start

def broken():
    raise ZeroDivisionError("of all things")

paths.resources_folder = broken
start([])
"""
    done = started(tmp_path, program)
    assert done.returncode == 1
    assert "of all things" in (tmp_path / "bluestick.log").read_text(encoding="utf-8")
    assert "of all things" in done.stderr


@pytest.fixture
def heard(qapp, tmp_path, monkeypatch):
    """What is told of errors that go into this file; the test run keeps its own hooks."""
    logger, told = logging.getLogger("bluestick"), []
    with monkeypatch.context() as patch:
        patch.setattr(sys, "excepthook", sys.excepthook)
        patch.setattr(sys, "unraisablehook", sys.unraisablehook)
        patch.setattr(logging.lastResort, "emit", lambda record: None)

        def begin(file, listener=told.append):
            patch.setattr(logger, "handlers", [])
            patch.setattr(logger, "propagate", False)  # half a character cannot be sent in a report of a worker's
            error_log.install_log(file)
            error_log.set_listener(listener)

        yield SimpleNamespace(begin=begin, told=told)
        error_log.set_listener(None)
        for handler in logger.handlers:
            handler.close()


def fail(text="of all things"):
    sys.excepthook(ZeroDivisionError, ZeroDivisionError(text), None)
    QCoreApplication.processEvents()


def test_the_file_does_not_grow_without_end(heard, tmp_path):
    file = tmp_path / "data" / "bluestick.log"
    heard.begin(file)
    for number in range(60):
        fail(f"{number} {'x' * 20_000}")
    assert sum(one.stat().st_size for one in file.parent.iterdir()) <= 2 * error_log.MAX_SIZE
    assert "ZeroDivisionError: 59 " in file.read_text(encoding="utf-8")


def test_whoever_is_told_hears_whether_it_could_be_written(heard, tmp_path, capsys):
    (tmp_path / "data").write_text("no folder")
    heard.begin(tmp_path / "data" / "bluestick.log")
    fail()
    (tmp_path / "data").unlink()
    fail("\ud800")
    capsys.readouterr()  # no report of this test can hold that
    assert heard.told == [None, tmp_path / "data" / "bluestick.log"]


def test_a_listener_that_fails_itself_is_not_told_of_that(heard, tmp_path):
    def deaf(file):
        heard.told.append(file)
        raise ValueError("no ears")

    heard.begin(tmp_path / "bluestick.log", deaf)
    fail()
    QCoreApplication.processEvents()
    assert len(heard.told) == 1
    assert "no ears" in (tmp_path / "bluestick.log").read_text(encoding="utf-8")


def test_what_python_ignores_is_written_down(heard, tmp_path):
    heard.begin(tmp_path / "bluestick.log")
    fault = ValueError("in passing")
    sys.unraisablehook(SimpleNamespace(exc_value=fault, object=len))
    assert "in passing" in (tmp_path / "bluestick.log").read_text(encoding="utf-8")


def test_the_message_comes_back_when_it_was_closed(visit, tmp_path):
    window = visit().window
    for _ in range(2):
        window.navigator.message.report_fault(tmp_path / "bluestick.log")
        assert "bluestick.log" in window.navigator.message.text
        window.navigator.message.hide()


@pytest.mark.parametrize("code", language.LANGUAGES)
def test_it_is_told_in_every_language(qapp, tmp_path, code):
    with speaking(code):
        assert str(tmp_path) in errors.fault_text(tmp_path)
        assert errors.fault_text(None).endswith(".")


def test_the_window_writes_down_why_a_bot_has_failed(qtbot, caplog):
    match = halma(PERSON, PERSON)
    match.chance()
    seat = min(match.to_act)
    thinker = BotClient(main=serve_badly)
    try:
        with qtbot.waitSignal(thinker.answered, timeout=20_000):
            thinker.ask(ThinkRequest("halma", match.view(seat), (), Level.EASY, 1, match.id, seat, 0))
    finally:
        thinker.stop()
    assert "Traceback" in caplog.text
    assert "ZeroDivisionError: a bot" in caplog.text
