import pytest

from bluestick.__main__ import main as command
from bluestick.app.desktop.single_instance import OpenRequest, claim_or_forward
from bluestick.store import paths
from bluestick.user_error import MissingResource


def test_a_checkout_has_resources_and_translations_beside_the_package():
    assert (paths.resources_folder() / "rules" / "halma").is_dir()
    assert paths.translations_folder() == paths.PACKAGE.parent / "translations"


def test_a_wheel_and_an_executable_have_them_inside_the_package(tmp_path, monkeypatch):
    package = tmp_path / "bluestick"
    for name in ("resources", "translations"):
        (package / name).mkdir(parents=True)
        (tmp_path / name).mkdir()  # somebody else's, in site-packages
    monkeypatch.setattr(paths, "PACKAGE", package)
    assert paths.resources_folder() == package / "resources"
    assert paths.translations_folder() == package / "translations"


def test_a_missing_folder_is_named(tmp_path, monkeypatch):
    monkeypatch.setattr(paths, "PACKAGE", tmp_path / "bluestick")
    with pytest.raises(MissingResource) as error:
        paths.resources_folder()
    assert error.value.path == tmp_path / "bluestick" / "resources"


def test_the_translations_of_qt_are_there():
    assert (paths.qt_translations_folder() / "qtbase_sv.qm").is_file()


def test_the_data_folder_can_be_chosen(tmp_path, monkeypatch):
    monkeypatch.setenv("BLUESTICK_DATA", str(tmp_path))
    assert paths.matches_folder() == tmp_path / "matches"
    assert paths.settings_file() == tmp_path / "bluestick.ini"


def test_otherwise_data_lies_where_the_system_keeps_such_things(tmp_path, monkeypatch):
    monkeypatch.delenv("BLUESTICK_DATA")
    monkeypatch.setattr(paths.platformdirs, "user_data_path", lambda *_, **__: tmp_path / "data")
    monkeypatch.setattr(paths.platformdirs, "user_config_path", lambda *_, **__: tmp_path / "config")
    assert paths.matches_folder() == tmp_path / "data" / "matches"
    assert paths.settings_file() == tmp_path / "config" / "bluestick.ini"


@pytest.mark.parametrize("folder", ["", "run", "./run", "../run"])
def test_a_runtime_folder_that_depends_on_where_one_starts_is_none(tmp_path, monkeypatch, folder):
    monkeypatch.setenv("XDG_RUNTIME_DIR", folder)
    monkeypatch.setattr(paths.platformdirs, "user_cache_path", lambda *_, **__: tmp_path / "cache")
    assert paths.runtime_folder() == tmp_path / "cache"


@pytest.fixture
def homeless(monkeypatch):
    """As in a container with neither HOME nor an entry of the user among the accounts."""

    def nowhere(*_, **__):
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.delenv("XDG_RUNTIME_DIR", raising=False)
    for ask in ("user_data_path", "user_config_path", "user_cache_path"):
        monkeypatch.setattr(paths.platformdirs, ask, nowhere)
    monkeypatch.setattr(paths.Path, "home", nowhere)


@pytest.mark.parametrize("arguments", [[], ["--game", "halma"], ["simulate", "halma", "--matches", "x"]])
def test_without_a_home_one_sentence_is_said(homeless, monkeypatch, capsys, arguments):
    monkeypatch.delenv("BLUESTICK_DATA")
    assert command(arguments) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_without_a_home_a_chosen_folder_is_enough(homeless, tmp_path):
    assert paths.data_folder() == paths.home_folder()
    assert not claim_or_forward(paths.data_folder(), OpenRequest())._lock


def test_asking_for_a_folder_makes_none(tmp_path, monkeypatch):
    monkeypatch.setenv("BLUESTICK_DATA", str(tmp_path / "data"))
    paths.matches_folder(), paths.settings_file()
    assert list(tmp_path.iterdir()) == []
