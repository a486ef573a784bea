"""What packaging builds from is pinned, by version and by hash, and is what pyproject.toml asks for."""

import re
import tomllib
from importlib import metadata
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).resolve().parents[2]
PINS = (ROOT / "packaging" / "requirements.txt").read_text(encoding="utf-8")
PROGRAM_PINS = (ROOT / "packaging" / "requirements-run.txt").read_text(encoding="utf-8")
WANTED = (ROOT / "packaging" / "requirements.in").read_text(encoding="utf-8")
PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


DEVELOPMENT = PYPROJECT["project"]["optional-dependencies"]["dev"]


def entries(pins=PINS):
    """Each pin: what, and its hashes."""
    lines = "\n".join(line for line in pins.splitlines() if not line.startswith("#")).replace("\\\n", " ")
    for line in filter(None, map(str.strip, lines.splitlines())):
        what, *hashes = line.split(" --hash=")
        yield Requirement(what), [each.strip() for each in hashes]


PINNED = {canonicalize_name(what.name): (what, hashes) for what, hashes in entries()}
ASKED = [
    *PYPROJECT["build-system"]["requires"],
    *PYPROJECT["project"]["dependencies"],
    *DEVELOPMENT,
    *(line for line in WANTED.splitlines() if line and not line.startswith("#")),
]


@pytest.mark.parametrize("asked", ASKED)
def test_everything_that_is_asked_for_is_pinned_to_a_version_that_will_do(asked):
    wanted = Requirement(asked)
    what, _ = PINNED[canonicalize_name(wanted.name)]
    (version,) = what.specifier
    assert version.operator == "=="
    assert wanted.specifier.contains(version.version)


def test_every_pin_has_hashes():
    for what, hashes in PINNED.values():
        assert hashes, what
        assert all(re.fullmatch(r"sha256:[0-9a-f]{64}", each) for each in hashes), what


def test_the_program_is_pinned_as_everything_is():
    program = {canonicalize_name(what.name): (str(what), hashes) for what, hashes in entries(PROGRAM_PINS)}
    everything = {name: (str(what), hashes) for name, (what, hashes) in PINNED.items()}
    assert all(everything[name] == pin for name, pin in program.items())
    development = {canonicalize_name(Requirement(each).name) for each in DEVELOPMENT}
    assert {canonicalize_name(Requirement(each).name) for each in ASKED} - development <= program.keys()
    assert not development & program.keys()


def test_everything_that_a_part_of_the_program_asks_for_is_pinned_too():
    program = {canonicalize_name(what.name): what for what, _ in entries(PROGRAM_PINS)}
    for name, what in program.items():
        if what.marker is None or what.marker.evaluate():
            asked = [Requirement(each) for each in metadata.requires(name) or ()]
            needed = {canonicalize_name(each.name) for each in asked if not each.marker or each.marker.evaluate()}
            assert needed <= program.keys(), name
