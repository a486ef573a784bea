"""Man page and completions know whatever can be typed, and the games have one name each."""

import os
import re
import shutil
import subprocess

import pytest
import tree

from bluestick import __main__ as command_line
from bluestick.engine.bots import Level
from bluestick.games import GAMES
from bluestick.text.language import LANGUAGES

FILES = ("bluestick.6.in", "bluestick.bash", "bluestick.zsh", "bluestick.fish")


class Asked(Exception):
    """The options that a command has."""


@pytest.fixture(scope="module")
def options():
    """Every option of every command."""

    def ask(parser, arguments):
        raise Asked([name for action in parser._actions for name in action.option_strings])

    found = set()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(command_line.Parser, "read", ask)
        for command in ([], ["simulate"], ["replay"], ["review"]):
            with pytest.raises(Asked) as asked:
                command_line.main(command)
            found.update(*asked.value.args)
    return {option for option in found if option.startswith("--")}


def words(file):
    text = (tree.LINUX / file).read_text(encoding="utf-8")
    return set(re.findall(r"[a-z_0-9]+", text))


@pytest.mark.parametrize("file", FILES)
def test_every_option_is_named(file, options):
    assert {"--selftest", "--duplicate", "--json"} <= options
    assert {option.removeprefix("--") for option in options} <= words(file)


@pytest.mark.parametrize("file", FILES)
def test_every_game_variant_rule_level_and_language_is_named(file):
    variants = [variant for rules in GAMES.values() for variant in rules.variants]
    rules = {option.id for variant in variants for option in variant.options}
    assert {*GAMES, *(variant.id for variant in variants), *rules, *Level, *LANGUAGES} <= words(file)


def test_the_name_of_snapphanaleden_is_spelled_everywhere_as_its_source_prints_it():
    files = [*tree.ROOT.glob("*.md"), tree.ROOT / "pyproject.toml", *tree.LINUX.iterdir()]
    files += [*(tree.ROOT / "bluestick").rglob("*.py"), *(tree.ROOT / "translations").glob("*.ts")]
    files += (tree.ROOT / "resources" / "rules").rglob("*.md")
    assert [file.name for file in files if "snapphaneled" in file.read_text(encoding="utf-8").lower()] == []


@pytest.mark.parametrize(
    ("typed", "offered"),
    [
        ("--game k", "kille"),
        ("--language n", "nb"),
        ("simulate haljan --variant h", "haljan harjan"),
        ("simulate snapphana --variant 1", "1000 150"),
        ("simulate kille --option p", "pots= purse="),
        ("simulate halma --bots hard,e", "hard,easy"),
        ("replay m", "match.bluestick"),
        ("review m", "match.bluestick"),
        ("review --s", "--seconds"),
        ("m", "match.bluestick"),
    ],
)
@pytest.mark.skipif(shutil.which("bash") is None, reason="there is no bash")
def test_bash_completes(typed, offered, tmp_path):
    for name in ("match.bluestick", "music.ogg"):
        (tmp_path / name).touch()
    script = 'source "$0"; COMP_WORDS=(bluestick "$@"); COMP_CWORD=$#; _bluestick; echo "${COMPREPLY[@]}"'
    shell = ["bash", "--norc", "-c", script, str(tree.LINUX / "bluestick.bash"), *typed.split()]
    done = subprocess.run(shell, cwd=tmp_path, env=os.environ, capture_output=True, text=True, check=True)
    assert done.stdout.split() == offered.split()


@pytest.mark.parametrize("shell", ["zsh", "fish"])
def test_other_shells_can_read_theirs(shell):
    if shutil.which(shell) is None:
        pytest.skip(f"there is no {shell}")
    subprocess.run([shell, "-n", tree.LINUX / f"bluestick.{shell}"], check=True)
