"""Set up all tests: no screen, no access to the player's own matches, and repeatable examples."""

import os
import sys
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")  # before anything imports Qt

import pytest
from hypothesis import HealthCheck, settings

HERE = Path(__file__).resolve().parent

if sys.dont_write_bytecode:  # no bytecode beside the sources, but hundreds of processes need not compile them again
    sys.dont_write_bytecode = False
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    sys.pycache_prefix = os.environ["PYTHONPYCACHEPREFIX"] = str(HERE.parent / ".pytest_cache" / "bytecode")

# Helpers with asserts that pytest should explain.
pytest.register_assert_rewrite(
    "tests.games.laws",
    "tests.games.fields",
    *(f"tests.games.{cases.parent.name}.cases" for cases in (HERE / "games").glob("*/cases.py")),
)

settings.register_profile(
    "bluestick",
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("bluestick")


@pytest.hookimpl(tryfirst=True)  # before tests are selected by their marks
def pytest_collection_modifyitems(items):
    """Mark all but the first value of a parametrised test of window and tables as ``thorough``."""
    tried = set()
    for item in items:
        if item.path.relative_to(HERE).parts[0] in ("app", "match", "store", "tables", "text"):
            test = (item.path, getattr(item, "originalname", item.name))
            if test in tried:
                item.add_marker(pytest.mark.thorough)
            elif item.get_closest_marker("thorough") is None:
                tried.add(test)


@pytest.fixture(scope="session", autouse=True)
def _nobodys_own_data(tmp_path_factory):
    """Keep tests away from the developer's own matches, even if a test sets no folder."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("BLUESTICK_DATA", str(tmp_path_factory.mktemp("data")))
        yield


@pytest.fixture(scope="session")
def qapp(qapp):
    """Install English from the beginning, with its plurals, whichever test comes first."""
    from bluestick.text import language

    language.install_language(qapp, "en")
    return qapp
