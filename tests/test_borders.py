"""Import contracts, and patterns of code that are forbidden in this project."""

import ast
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest
from importlinter.cli import lint_imports

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "bluestick"
LONG = 400
"""Largest number of lines of a module."""


@pytest.fixture(scope="module")
def sources():
    """Return the nodes of the syntax tree of every module."""
    return {
        path.relative_to(PACKAGE).as_posix(): list(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))
        for path in sorted(PACKAGE.rglob("*.py"))
    }


@pytest.mark.thorough
def test_the_import_contracts_are_kept(monkeypatch, capsys):
    monkeypatch.chdir(ROOT)
    status = lint_imports(config_filename=str(ROOT / "pyproject.toml"), no_cache=True)
    assert status == 0, capsys.readouterr().out


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("module", "line", "contract"),
    [
        ("engine/seats.py", "from bluestick.games import GAMES", "floors"),
        ("text/phrases.py", "from bluestick.tables.drawing import art", "floors"),
        ("store/paths.py", "from bluestick.text import phrases", "floors"),
        ("match/session.py", "from bluestick.tables.motion import pace", "floors"),
        ("app/widgets/labels.py", "from bluestick.app.play import log", "packages of the window"),
        ("app/home/new_match.py", "from bluestick.app.desktop import sounds", "packages of the window"),
        ("tables/scene/items.py", "from bluestick.tables.widget import table", "packages of the tables"),
        ("games/halma/moves.py", "from bluestick.games.kille import cards", "a game knows no other game"),
        ("text/halma/overview.py", "from bluestick.text.kille import names", "a game knows no other game in text"),
        ("tables/halma/layout.py", "from bluestick.tables.kille import layout", "a game knows no other game in tables"),
    ],
)
def test_an_upward_import_breaks_its_contract(module, line, contract, tmp_path):
    """Even one that only type checkers follow."""
    shutil.copytree(PACKAGE, tmp_path / "bluestick", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    path = tmp_path / "bluestick" / module
    planted = f"from typing import TYPE_CHECKING\n\nif TYPE_CHECKING:\n    {line}\n"
    path.write_text(path.read_text("utf-8") + f"\n{planted}", "utf-8")
    command = [sys.executable, "-c", "from importlinter.cli import lint_imports; print(lint_imports(no_cache=True))"]
    environment = {**os.environ, "PYTHONPATH": str(tmp_path)}
    done = subprocess.run(
        command, cwd=tmp_path, env=environment, timeout=300, check=True, capture_output=True, text=True
    )
    assert re.search(rf"^{contract} BROKEN$", done.stdout, re.MULTILINE), done.stdout


def test_a_long_module_says_why_it_is_long():
    sources = {path.relative_to(PACKAGE): path.read_text("utf-8") for path in PACKAGE.rglob("*.py")}
    long = {path: ast.get_docstring(ast.parse(text)) for path, text in sources.items() if text.count("\n") > LONG}
    assert [str(path) for path, said in long.items() if "\nLong, because " not in (said or "")] == []


def name_of(node: ast.expr) -> str:
    """``a.b.c`` for a chain of names, ``b.c`` for the end of one that begins with something else."""
    match node:
        case ast.Name(name):
            return name
        case ast.Attribute(value, name):
            return f"{name_of(value)}.{name}".lstrip(".")
    return ""


def last_name(node: ast.expr) -> str:
    return name_of(node).rpartition(".")[2]


def imports(*modules: str) -> Callable[[ast.AST], bool]:
    """Imports one of these modules, or from one of them, or a name of that kind from anywhere."""

    def found(node: ast.AST) -> bool:
        match node:
            case ast.Import(names):
                return any(alias.name.split(".")[0] in modules for alias in names)
            case ast.ImportFrom(module, names):
                return str(module).split(".")[0] in modules or any(alias.name in modules for alias in names)
        return False

    return found


def calls(*functions: str) -> Callable[[ast.AST], bool]:
    """Calls a function or method of one of these names."""
    return lambda node: isinstance(node, ast.Call) and last_name(node.func) in functions


def names_a_folder(node: ast.AST) -> bool:
    match node:
        case ast.Name("__file__") | ast.Attribute(attr="_MEIPASS" | "expanduser" | "getcwd" | "cwd"):
            return True
        case ast.Attribute(ast.Name("Path" | "QDir"), "home"):
            return True
        case ast.Constant("_MEIPASS" | "BLUESTICK_DATA" | "HOME" | "XDG_DATA_HOME"):
            return True
    return imports("platformdirs", "QStandardPaths", "tempfile", "appdirs")(node)


def writes_a_file(node: ast.AST) -> bool:
    match node:
        case ast.Call(func, args, keywords) if last_name(func) in ("open", "opened", "fdopen"):
            modes = [*args, *(word.value for word in keywords if word.arg == "mode")]
            return any(isinstance(mode, ast.Constant) and is_writing(str(mode.value)) for mode in modes)
        case ast.Call(func) if name_of(func) in ("os.rename", "os.replace", "os.remove", "os.unlink", "os.open"):
            return True
    changes = calls("write_text", "write_bytes", "unlink", "rmtree")
    return changes(node) or imports("QSaveFile", "QTemporaryFile", "shutil")(node)


def is_writing(mode: str) -> bool:
    return bool(re.fullmatch(r"[rwaxbt+]{1,3}", mode) and re.search(r"[wax+]", mode))


SHIPPED = (
    *("app/shell/self_test_checks.py", "match/lesson_script.py", "match/clause_exercises.py"),
    *("app/desktop/audio_output.py", "store/paths.py", "tables/drawing/art.py"),
)
"""These read what comes with the program."""


def opens_a_file(node: ast.AST) -> bool:
    """Opens a path, which may be a pipe or a link."""
    match node:
        case ast.Call(ast.Name("open" | "FileIO")) | ast.Call(ast.Attribute(attr="fdopen" | "FileIO")):
            return True
        case ast.Call(ast.Attribute(ast.Name("os" | "io" | "codecs" | "wave" | "gzip" | "tarfile"), "open")):
            return True
        case ast.Call(ast.Attribute(attr="open"), args, keywords):
            modes = [arg.value for arg in args if isinstance(arg, ast.Constant)]
            named = any(word.arg in ("mode", "encoding", "buffering") for word in keywords)
            return named or any(re.fullmatch(r"[rwaxbt+]{1,3}", str(mode)) for mode in modes)
    return calls("read_text", "read_bytes", "write_text", "write_bytes")(node)


def lets_qt_open(node: ast.AST) -> bool:
    """Takes a class of Qt that opens a path."""
    return imports("QFile", "QSaveFile", "QTemporaryFile", "QLockFile", "QTextStream", "QSettings")(node)


PATH_QUESTIONS = ("exists", "is_dir", "is_fifo", "is_file", "is_junction", "is_mount", "is_socket", "is_symlink")


def asks_a_path(node: ast.AST) -> bool:
    """Asks pathlib whether something is there: before Python 3.14 a folder that cannot be entered is an exception."""
    return calls(*PATH_QUESTIONS)(node) and not name_of(node.func).startswith("os.path.")


def speaks(node: ast.AST) -> bool:
    """Puts something into language, or on the screen."""
    colour = isinstance(node, ast.Constant) and re.fullmatch(r"#[0-9a-fA-F]{6}", str(node.value))
    return bool(colour) or calls("translate", "tr", "print")(node)


def executes(node: ast.AST) -> bool:
    return isinstance(node, ast.Call) and name_of(node.func) in ("eval", "exec", "__import__")


def clears_a_scene(node: ast.AST) -> bool:
    """Deletes graphics items that Python still refers to."""
    return isinstance(node, ast.Call) and name_of(node.func).endswith("scene.clear")


def hides_text_from_lupdate(node: ast.AST) -> bool:
    """Translates an f-string: ``lupdate`` does not find it."""
    return calls("translate", "tr", "mark")(node) and any(isinstance(arg, ast.JoinedStr) for arg in node.args)


def derives_from_the_page(node: ast.AST) -> bool:
    return isinstance(node, ast.ClassDef) and any(last_name(base) == "TablePage" for base in node.bases)


@dataclass(frozen=True)
class Trap:
    why: str
    falls: Callable[[ast.AST], bool]
    """Whether a node of the syntax tree falls into it."""
    bait: str
    """Code that does."""
    inside: tuple[str, ...] = ("",)
    """Where it is a trap: beginnings of modules' paths."""
    allowed: tuple[str, ...] = ()
    """The modules that may."""


TRAPS = (
    Trap("only store/paths.py names a folder", names_a_folder, "here = __file__", allowed=("store/paths.py",)),
    Trap(
        "only the match store writes files, but for the log",
        writes_a_file,
        "path.open('a')",
        allowed=(
            "store/files.py",
            "store/journal.py",
            "store/match_store.py",
            "app/desktop/error_log.py",
            "engine/safe_open.py",
        ),
    ),
    Trap(
        "only engine/safe_open.py opens what is not shipped",
        opens_a_file,
        "path.read_text()",
        allowed=(
            "engine/safe_open.py",
            "__main__.py",
            *SHIPPED,
        ),  # these two: no file of the user
    ),
    Trap(
        "Qt opens settings and locks only, where it was looked before",
        lets_qt_open,
        "from PySide6.QtCore import QFile",
        allowed=("store/journal.py", "store/match_store.py", "store/settings.py", "app/desktop/single_instance.py"),
    ),
    Trap("os.path says whether something is there, and never raises", asks_a_path, "path.is_file()"),
    Trap("engine and games speak in codes", speaks, "tr('Move')", inside=("engine/", "games/")),
    Trap("lupdate reads no f-strings", hides_text_from_lupdate, "self.tr(f'{name} wins')"),
    Trap(
        "bots think in a process; only what may hang has a thread",
        imports("threading", "QThread", "QThreadPool", "concurrent"),
        "import threading",
        allowed=("app/desktop/sounds.py",),
    ),
    Trap(
        "pickles pass between the bots' process and ours only",
        imports("pickle", "marshal", "shelve"),
        "from pickle import load",
        allowed=("match/bot_process.py", "match/bot_client.py"),
    ),
    Trap("what is loaded is never executed", executes, "eval(text)"),
    Trap(
        "import-linter sees no import by name",
        calls("import_module", "resolve_name"),
        "import_module('bluestick.app')",
        allowed=(
            *(
                "engine/catalogue.py",
                "games/__init__.py",
                "tables/catalogue.py",
                "tables/drawing/cloths.py",
            ),  # each inside its own package
            "__init__.py",  # what it names there stands beside as an import for type checkers
            "simulate.py",  # somebody's own bot
        ),
    ),
    Trap("scene.clear() deletes what Python still refers to", clears_a_scene, "self.scene.clear()"),
    Trap(
        "a page shows the state of its controller; only what finds room for widgets asks which are visible",
        calls("isVisible", "isHidden"),
        "self.card.isVisible()",
        inside=("app/play/", "app/learn/"),
        allowed=("app/play/table_notice.py", "app/play/word_buttons.py", "app/learn/lessons/pointer_rings.py"),
    ),
    Trap("a page differs by its policy", derives_from_the_page, "class LessonPage(TablePage): pass"),
)


@pytest.mark.parametrize("trap", TRAPS, ids=lambda trap: trap.why)
def test_nobody_falls_into_the_trap(sources, trap):
    fallen = [
        f"bluestick/{module}:{node.lineno}"
        for module, nodes in sources.items()
        if module.startswith(trap.inside) and module not in trap.allowed
        for node in nodes
        if trap.falls(node)
    ]
    assert not fallen, trap.why


@pytest.mark.parametrize("trap", TRAPS, ids=lambda trap: trap.why)
def test_the_trap_bites(trap):
    assert any(map(trap.falls, ast.walk(ast.parse(trap.bait))))


@pytest.mark.parametrize(
    ("code", "opens"),
    [
        ("open(path)", True),
        ("os.open(path, 0)", True),
        ("path.open('rb')", True),
        ("path.open(encoding='utf-8')", True),
        ("path.read_bytes()", True),
        ("opened(path)", False),
        ("self.viewer.open(clause)", False),
        ("self.open('halma#')", False),
        ("device.open(QIODevice.OpenModeFlag.WriteOnly)", False),
    ],
)
def test_what_opens_a_file_is_found(code, opens):
    assert any(map(opens_a_file, ast.walk(ast.parse(code)))) == opens


@pytest.mark.parametrize(
    ("code", "writes"),
    [
        ("open(path)", False),
        ("open(path, 'rb')", False),
        ("path.open(encoding='utf-8')", False),
        ("open(path, 'r+b')", True),
        ("path.open(mode='xb')", True),
        ("os.replace(a, b)", True),
        ("text.replace('a', 'b')", False),
    ],
)
def test_reading_is_no_writing(code, writes):
    assert any(map(writes_a_file, ast.walk(ast.parse(code)))) == writes
