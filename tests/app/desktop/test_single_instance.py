"""A second start hands over to the window that is open; two processes, as a desktop starts them."""

import os
import signal
import socket
import subprocess
import sys
from contextlib import contextmanager

import pytest
from PySide6.QtCore import Qt

from bluestick.app.desktop import single_instance
from bluestick.app.desktop.single_instance import OpenRequest, SingleInstance, claim_or_forward
from bluestick.app.shell import open_requests
from bluestick.engine.match import Match
from bluestick.store import paths
from bluestick.store.match_store import MatchStore
from tests.app.at_window import RULES, TWO_PEOPLE

pytestmark = pytest.mark.skipif(os.name != "posix", reason="no such sockets")

PROGRAM = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from bluestick.app.shell import main
from bluestick.app.desktop import single_instance

single_instance.ANSWER_TIMEOUT = 2.0
loop = QApplication.exec

def ready():
    (window,) = (each for each in QApplication.topLevelWidgets() if each.isWindow() and each.isVisible())
    window.navigator.message.say = lambda text, about="": print("said", text, flush=True)
    play = window.navigator.play
    window.navigator.play = lambda match, journal: (play(match, journal), print("plays", match.id, flush=True))
    print("ready", window.navigator.message.text, flush=True)

def watched():
    QTimer.singleShot(0, ready)
    return loop()

QApplication.exec = staticmethod(watched)
sys.exit(main.run(*sys.argv[1:2]))
"""


@pytest.fixture
def runtime(tmp_path, monkeypatch):
    """A folder for sockets of this test's own: a short one, since the system takes no long names."""
    folder = tmp_path / "r"
    folder.mkdir(mode=0o700)
    monkeypatch.setattr(paths, "runtime_folder", lambda: folder)
    return folder


@pytest.fixture
def start(tmp_path):
    """Starts the program, with its data in a folder of this test."""
    runtime = tmp_path / "x"
    runtime.mkdir(mode=0o700)

    @contextmanager
    def started(*args, data="data"):
        environment = {
            **os.environ,
            "BLUESTICK_DATA": str(tmp_path / data),
            "XDG_RUNTIME_DIR": str(runtime),
            "QT_QPA_PLATFORM": "offscreen",
            "LC_ALL": "C.UTF-8",
        }
        command = [sys.executable, "-c", PROGRAM, *map(str, args)]
        with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True, cwd=tmp_path) as child:
            try:
                yield child
            finally:
                child.kill()

    return started


def a_match(folder, name="elsewhere"):
    match = Match(RULES, RULES.setup(2), TWO_PEOPLE, id=name)
    file = folder / f"{name}.bluestick"
    MatchStore(folder / "other").save_copy(match, file)
    return file


@pytest.mark.thorough
def test_a_second_start_opens_its_match_in_the_first_window(start, tmp_path):
    a_match(tmp_path)
    with start() as first:
        assert first.stdout.readline() == "ready \n"
        with start("elsewhere.bluestick") as second:
            assert first.stdout.readline() == "plays elsewhere\n"
            assert second.communicate(timeout=20) == ("", None)
            assert second.returncode == 0
        assert first.poll() is None


@pytest.mark.thorough
def test_other_data_is_another_window(start):
    with start() as first, start(data="others") as second:
        assert first.stdout.readline() == "ready \n"
        assert second.stdout.readline() == "ready \n"


@pytest.mark.thorough
def test_after_a_first_window_that_was_killed_there_is_a_new_one(start, tmp_path):
    with start() as first:
        assert first.stdout.readline() == "ready \n"
        first.kill()
        first.wait()
    left = [path for path in (tmp_path / "x").rglob("*") if path.is_socket()]
    assert len(left) == 1
    with start() as second:
        assert second.stdout.readline() == "ready \n"


@pytest.mark.thorough
def test_where_the_first_window_hangs_another_opens_and_says_so(start):
    with start() as first:
        assert first.stdout.readline() == "ready \n"
        first.send_signal(signal.SIGSTOP)
        with start() as second:
            said = second.stdout.readline()
        assert said.startswith("ready Another bluestick window is open but doesn’t answer.")


@pytest.mark.thorough
def test_a_window_that_is_closed_leaves_no_socket(start, tmp_path):
    with start() as first:
        assert first.stdout.readline() == "ready \n"
        first.terminate()
        assert first.wait(20) == 0
    assert [path for path in (tmp_path / "x").rglob("*") if path.is_socket()] == []


def is_found(instance):
    """Whether other starts find this instance: it holds the lock."""
    return instance._lock is not None


def test_the_first_has_the_place_until_it_leaves(runtime, tmp_path):
    first = claim_or_forward(tmp_path, OpenRequest())
    assert is_found(first)
    assert claim_or_forward(tmp_path, OpenRequest(), patience=0.0).is_unheard
    first.leave()
    second = claim_or_forward(tmp_path, OpenRequest(), patience=0.0)
    assert is_found(second)
    second.leave()


def test_a_folder_by_another_name_is_the_same(runtime, tmp_path):
    (tmp_path / "data").mkdir()
    (tmp_path / "link").symlink_to("data")
    first = claim_or_forward(tmp_path / "data", OpenRequest())
    assert claim_or_forward(tmp_path / "link", OpenRequest(), patience=0.0).is_unheard
    first.leave()


def is_alone(instance):
    """Whether no other start would find or wait for this instance."""
    return not is_found(instance) and not instance.is_unheard


def test_a_folder_that_others_may_write_is_not_trusted(runtime, tmp_path):
    runtime.chmod(0o777)
    assert is_alone(claim_or_forward(tmp_path, OpenRequest()))


def test_a_socket_that_cannot_be_made_keeps_nobody_waiting(tmp_path, monkeypatch, qapp):
    long = tmp_path / ("n" * 120)
    monkeypatch.setattr(paths, "runtime_folder", lambda: long)
    first = claim_or_forward(tmp_path, OpenRequest())
    first.listen(print)
    assert is_alone(first)
    second = claim_or_forward(tmp_path, OpenRequest(), patience=0.0)
    assert not second.is_unheard
    second.leave()


def test_where_the_desktop_has_no_folder_for_it_nothing_is_left_beyond_the_users_own(monkeypatch, tmp_path):
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.delenv("XDG_RUNTIME_DIR", raising=False)
    first = claim_or_forward(tmp_path / "data", OpenRequest())
    assert is_found(first)
    assert [path.parent for path in (tmp_path / "bluestick").glob("*.lock")] == [tmp_path / "bluestick"]
    first.leave()


def test_sandboxes_of_one_program_share_their_folder(monkeypatch, tmp_path):
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))
    monkeypatch.setenv("FLATPAK_ID", "org.bluestick.Bluestick")
    assert paths.runtime_folder() == tmp_path / "app" / "org.bluestick.Bluestick" / "bluestick"


def test_a_folder_of_another_user_is_not_trusted(runtime, tmp_path, monkeypatch):
    monkeypatch.setattr(os, "getuid", lambda: 4711)
    assert is_alone(claim_or_forward(tmp_path, OpenRequest()))


@pytest.fixture
def guest(runtime, tmp_path, qtbot):
    """Sends bytes to a listening instance; what was served."""
    instance = claim_or_forward(tmp_path, OpenRequest())
    served = []
    instance.listen(served.append)

    def send(data):
        with connected(runtime) as caller:
            caller.sendall(data)
            caller.settimeout(0.01)
            for _ in range(50):
                qtbot.wait(1)
                try:
                    return caller.recv(10)
                except TimeoutError:
                    continue
        return None

    yield send, served
    instance.leave()


@contextmanager
def connected(runtime):
    (place,) = (path for path in runtime.iterdir() if path.is_socket())
    with socket.socket(socket.AF_UNIX) as caller:
        caller.connect(str(place))
        yield caller


def test_a_wish_is_served_and_answered(guest):
    send, served = guest
    assert send(b'{"file": "/a", "game": null, "language": "sv", "token": null}') == single_instance.ACCEPTED
    assert served == [OpenRequest("/a", None, "sv")]


CRAFTED = (
    b"hello",
    b"[]",
    b'{"files": 1}',
    b"\xff",
    b"null",
    b"7",
    b'"file"',
    b"[" * 60_000,
    b'{"file": ' + b"[" * 60_000,
    b'{"file": 5}',
    b'{"file": ["/a"]}',
    b'{"file": "/a\\u0000b"}',
    b'{"file": "/\\ud800"}',
    b'{"game": "nosuch"}',
    b'{"game": ""}',
    b'{"game": {}}',
    b'{"language": "xx"}',
    b'{"language": true}',
    b'{"token": 3}',
    b'{"token": "a\\u0000"}',
    b'{"token": 1e999}',
    b'{"self": {}}',
)


@pytest.mark.parametrize("said", CRAFTED, ids=range(len(CRAFTED)))
def test_nonsense_is_neither_served_nor_answered(guest, said):
    send, served = guest
    assert send(said) == b""
    assert served == []


@pytest.mark.parametrize(
    "said", [b'{"game": "kille"}', b"{}", b'{"file": "/\\udcff.bluestick"}', b'{"file": "/\xc3\xa5"}']
)
def test_what_another_start_may_say_is_served(guest, said):
    send, served = guest
    assert send(said) == single_instance.ACCEPTED
    assert len(served) == 1


def test_a_guest_that_says_nothing_is_sent_away(guest, runtime, monkeypatch, qtbot):
    monkeypatch.setattr(single_instance, "SILENCE_TIMEOUT", 10)
    _, served = guest
    with connected(runtime) as silent:
        silent.setblocking(False)

        def is_closed():
            try:
                return silent.recv(1) == b""
            except BlockingIOError:
                return False

        qtbot.waitUntil(is_closed)
    assert served == []


# The window that is led to.


@pytest.fixture
def door(visit):
    visitor = visit()
    visitor.door = open_requests.OpenRequests(visitor.window, SingleInstance())
    return visitor


def test_a_window_that_was_put_away_comes_back(door):
    door.window.showMinimized()
    door.door._serve(OpenRequest())
    assert not door.window.windowState() & Qt.WindowState.WindowMinimized
    assert door.window.isVisible()


def test_it_opens_the_match(door, qtbot, tmp_path):
    door.door._serve(OpenRequest(file=str(a_match(tmp_path))))
    qtbot.waitUntil(lambda: door.page is not None)
    assert door.match.id == "elsewhere"


def test_it_opens_the_page_of_a_game(door, qtbot):
    door.door._serve(OpenRequest(game="kille"))
    qtbot.waitUntil(lambda: door.window.navigator.new_page is not None)
    assert door.window.navigator.new_page.game == "kille"


def test_it_speaks_the_language_that_was_asked_for_and_keeps_the_one_that_was_chosen(door, qtbot):
    door.door._serve(OpenRequest(language="sv"))
    qtbot.waitUntil(lambda: door.window.menus.actions["quit"].text() == "&Avsluta")
    assert door.window.settings.language == "en"


def test_a_dialog_that_waits_for_an_answer_goes(door, qtbot, tmp_path):
    from PySide6.QtCore import QTimer
    from PySide6.QtWidgets import QFileDialog

    file = str(a_match(tmp_path))
    QTimer.singleShot(0, door.window, lambda: door.door._serve(OpenRequest(file=file)))
    dialog = QFileDialog(door.window)
    dialog.setOption(QFileDialog.Option.DontUseNativeDialog)
    assert dialog.exec() == QFileDialog.DialogCode.Rejected
    qtbot.waitUntil(lambda: door.page is not None)
