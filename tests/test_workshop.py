"""Commands of dev.py, as far as they can be tested without installing anything."""

import importlib.util
import os
import sys
import zipfile
from pathlib import Path
from subprocess import run

import pytest

ROOT = Path(__file__).resolve().parent.parent


@pytest.fixture
def dev(monkeypatch, tmp_path):
    spec = importlib.util.spec_from_file_location("dev", ROOT / "packaging" / "dev.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    monkeypatch.setattr(module, "ROOT", tmp_path)
    monkeypatch.setattr(module, "VENV", tmp_path)
    (tmp_path / "pyproject.toml").write_text("[project]\n")
    (tmp_path / "packaging").mkdir()
    (tmp_path / module.PINS).write_text("all")
    (tmp_path / module.PROGRAM_PINS).write_text("some")
    return module


def test_a_missing_library_is_named_by_its_debian_package(dev):
    assert dev.missing_packages({"libno-such-thing.so.9": "libno-such-thing9"}) == ["libno-such-thing9"]


@pytest.mark.skipif(sys.platform != "linux", reason="names of Linux libraries")
def test_the_libraries_that_qt_runs_on_here_are_not_missing(dev):
    assert dev.missing_packages(dev.QT) == []


def test_whoever_may_not_install_packages_is_told_how(dev, monkeypatch, capsys):
    monkeypatch.setattr(dev.shutil, "which", lambda name: f"/usr/bin/{name}")
    monkeypatch.setattr(dev.os, "geteuid", lambda: 1000, raising=False)
    with pytest.raises(SystemExit, match="2"):
        dev.install_packages(["libegl1", "libgl1"])
    assert "sudo apt-get install libegl1 libgl1" in capsys.readouterr().err


def test_without_apt_the_packages_are_still_named(dev, monkeypatch, capsys):
    monkeypatch.setattr(dev.shutil, "which", lambda name: None)
    with pytest.raises(SystemExit, match="2"):
        dev.install_packages(["libegl1"])
    assert "libegl1" in capsys.readouterr().err


@pytest.mark.skipif(sys.platform != "linux", reason="other systems always have a display")
def test_without_a_display_it_says_so_in_one_line(dev, monkeypatch, capsys):
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    with pytest.raises(SystemExit, match="2"):
        dev.main(["run"])
    assert capsys.readouterr().err.count("\n") == 1


def test_an_installation_is_current_until_a_pin_changes(dev):
    dev.stamp().write_text(dev.fingerprint())
    (dev.ROOT / dev.PINS).write_text("platformdirs==4.14.7")
    assert not dev.is_current()


def test_an_installation_is_current_until_pyproject_changes(dev):
    assert not dev.is_current()
    dev.stamp().write_text(dev.fingerprint())
    assert dev.is_current()
    (dev.ROOT / "pyproject.toml").write_text("[project]\ndependencies = ['more']\n")
    assert not dev.is_current()


def test_what_the_program_needs_is_in_what_everything_needs(dev):
    dev.stamp().write_text(dev.fingerprint(dev.PROGRAM_PINS))
    assert dev.is_current(dev.PROGRAM_PINS)
    assert not dev.is_current()
    dev.stamp().write_text(dev.fingerprint())
    assert dev.is_current(dev.PROGRAM_PINS)


@pytest.fixture
def bare(dev, monkeypatch):
    """A system that lacks everything, for an ordinary user; what is run ends up in a list."""
    calls = []
    monkeypatch.setattr(dev, "PYTHON", dev.ROOT / "python")
    monkeypatch.setattr(dev, "call", lambda *command, **_: calls.append(command) or 0)
    monkeypatch.setattr(dev.sys, "platform", "linux")
    monkeypatch.setattr(dev.venv, "create", lambda *_, **__: None)
    monkeypatch.setattr(dev.importlib.util, "find_spec", lambda name: None)
    monkeypatch.setattr(dev, "missing", list)
    monkeypatch.setattr(dev.shutil, "which", lambda name, **_: "/usr/bin/apt-get" if name == "apt-get" else None)
    monkeypatch.setattr(dev.os, "geteuid", lambda: 1000, raising=False)
    monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.delenv("QT_QPA_PLATFORM", raising=False)
    return calls


@pytest.mark.parametrize(
    ("command", "packages"),
    [
        ("run", {"libgl1", "libxcb-cursor0", "libgssapi-krb5-2"}),
        ("test", {"libgl1", "libgssapi-krb5-2"}),
        ("translations", {"libgl1", "libgssapi-krb5-2"}),
        ("build", {"libgl1", "libxcb-cursor0", "binutils"}),
    ],
)
def test_all_that_the_system_lacks_is_asked_for_at_once(dev, bare, monkeypatch, capsys, command, packages):
    monkeypatch.setattr(dev.os, "environ", dict(dev.os.environ))
    with pytest.raises(SystemExit, match="2"):
        dev.main([command])
    asked = capsys.readouterr().err.splitlines()[-1].split()
    assert asked[:3] == ["sudo", "apt-get", "install"]
    venv_package = f"python3.{sys.version_info.minor}-venv"
    assert {*packages, venv_package} <= set(asked)
    assert len(asked) == len(set(asked))
    assert bare == []


@pytest.mark.parametrize(("command", "pins", "megabytes"), [("run", "PROGRAM_PINS", 85), ("lesson", "PINS", 135)])
def test_a_command_installs_no_more_than_it_needs_and_says_how_much(
    dev, bare, monkeypatch, capsys, command, pins, megabytes
):
    monkeypatch.setattr(dev.os, "environ", dict(dev.os.environ))
    monkeypatch.setattr(dev, "missing", lambda needed: [])
    monkeypatch.setattr(dev, "missing_venv", list)
    assert dev.main([command]) == 0
    assert f"up to {megabytes} MB" in capsys.readouterr().out
    assert any(getattr(dev, pins) in call for call in bare)
    assert dev.is_current(getattr(dev, pins))


def test_a_test_run_names_what_failed(dev, monkeypatch, capsys):
    monkeypatch.setattr(dev, "prepare", lambda **_: None)
    monkeypatch.setattr(dev, "call", lambda *command, **_: "mypy" in command)
    assert dev.main(["test"]) == 1
    assert capsys.readouterr().out.endswith("failed: types\n")


@pytest.mark.parametrize(
    ("options", "left_out"),
    [("--quick", "not slow and (everyday or not thorough)"), ("--slow", ""), ("", None)],
)
def test_a_test_run_takes_as_many_tests_as_it_is_asked_for(dev, monkeypatch, options, left_out):
    calls = []
    monkeypatch.setattr(dev, "prepare", lambda **_: None)
    monkeypatch.setattr(dev, "call", lambda *command, **_: calls.append(command) or 0)
    assert dev.main(["test", *options.split(), "tests/engine"]) == 0
    (pytest_call,) = (command for command in calls if "pytest" in command)
    expected = ("tests/engine",) if left_out is None else ("-m", left_out, "tests/engine")
    assert pytest_call[-len(expected) :] == expected
    assert ("-m" in pytest_call[3:]) == (left_out is not None)
    assert pytest_call[pytest_call.index("-n") + 1] == "logical"


def test_an_unknown_command_shows_the_commands(dev, capsys):
    assert dev.main(["dance"]) == 2
    assert "translations" in capsys.readouterr().out


@pytest.mark.slow
def test_a_wheel_made_from_the_source_archive_finds_what_it_ships(tmp_path):
    run([sys.executable, "-m", "build", "--outdir", tmp_path, ROOT], cwd=tmp_path, check=True)
    (wheel,) = tmp_path.glob("*.whl")
    installed = tmp_path / "installed"
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(installed)
    question = (
        "from bluestick.store import paths; "
        "print(*paths.resources_folder().rglob('*'), *paths.translations_folder().rglob('*'))"
    )
    environment = os.environ | {"PYTHONPATH": str(installed)}
    answer = run([sys.executable, "-c", question], cwd=tmp_path, env=environment, capture_output=True, check=True)
    shipped = set(map(Path, answer.stdout.decode().split()))
    rule_page = Path("bluestick/resources/rules/halma/nb.md")
    assert {installed / rule_page, installed / "bluestick/translations/bluestick_nb.qm"} <= shipped
