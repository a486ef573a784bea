"""The runner of the worked cases: it understands all that may be written, and passes over nothing that is."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bluestick.games import GAMES
from tests.games.fields import NOTES
from tests.games.test_cases import CASES, HERE, check, games_cases, in_depth, kind

OWN = [
    pytest.param(path.stem, case, id=f"{path.stem}-{case['id']}-{case['title']}")
    for path in sorted((HERE / "notation").glob("*.json"))
    for case in json.loads(Path(path).read_text(encoding="utf-8"))
]
"""Cases that say what the shipped ones happen not to say."""

STRANGE = "moon"

NAMES = {("haggis", "game_end"): {"totals"}}
"""Fields that hold whatever names the players have: none is strange."""


@pytest.mark.parametrize(("game", "case"), OWN)
def test_the_runner_understands(game, case):
    check(game, case)


def shape(thing: Any) -> Any:
    """What fields there are, in lists those of the first item."""
    if isinstance(thing, dict):
        return tuple((name, shape(value)) for name, value in sorted(thing.items()) if name not in NOTES)
    return (shape(thing[0]),) if isinstance(thing, list) and thing else ()


def one_of_each_shape() -> Iterator[Any]:
    seen = set()
    for param in (*CASES, *OWN):
        game, case = param.values
        key = (game, kind(case), shape(case))
        if kind(case) != "story" and key not in seen:
            seen.add(key)
            yield pytest.param(game, case, id=param.id)


of_each_shape = pytest.mark.parametrize(("game", "case"), list(one_of_each_shape()))


def changed(thing: Any, change) -> Iterator[Any]:
    """The thing with one place changed, for every place where ``change`` has something to offer."""
    yield from change(thing)
    places = thing.items() if isinstance(thing, dict) else enumerate(thing) if isinstance(thing, list) else ()
    for place, value in places:
        for other in changed(value, change):
            copy = thing.copy()
            copy[place] = other
            yield copy


def with_a_strange_field(thing: Any) -> Iterator[Any]:
    if isinstance(thing, dict):
        yield thing | {STRANGE: next(iter(thing.values()), 1)}


def with_another_value(thing: Any) -> Iterator[Any]:
    if isinstance(thing, bool):
        yield not thing
    elif isinstance(thing, int):
        yield thing + 1000
    elif thing is None:
        yield 1000


@of_each_shape
def test_a_field_that_nobody_reads_is_refused_by_its_name(game, case):
    names = NAMES.get((game, kind(case)), set())
    for strange in changed({name: value for name, value in case.items() if name not in names}, with_a_strange_field):
        with pytest.raises((AssertionError, LookupError, ValueError), match=STRANGE):
            check(game, case | strange)


@of_each_shape
def test_every_number_that_is_expected_counts(game, case):
    if in_depth(game, case):
        pytest.skip("the normal run looks at the first numbers only")
    for wrong in changed(case["expect"], with_another_value):
        with pytest.raises((AssertionError, LookupError, TypeError)):
            check(game, case | {"expect": wrong})


def test_every_kind_of_every_game_has_a_case():
    kinds = {(param.values[0], kind(param.values[1])) for param in (*CASES, *OWN)}
    assert {(game, name) for game in GAMES for name in games_cases(game).KINDS} <= kinds


def test_a_kind_that_passes_over_a_field_is_found_out(monkeypatch):
    kinds = games_cases("haljan").KINDS
    monkeypatch.setitem(kinds, "points", lambda case: case["given"]["cards"])
    case = {"id": "X", "type": "points", "given": {"cards": ["CJ"], "variant": "harjan"}, "expect": {"sum": 12}}
    with pytest.raises(AssertionError, match=r"nobody has read expect, given\.variant"):
        check("haljan", case)
