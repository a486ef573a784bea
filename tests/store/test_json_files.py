"""The reader of JSON files: each kind of wrong field is refused."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Any, NamedTuple

import pytest

from bluestick.store.json_files import HIGHEST, checked, parse_json, read_file, valid_items


class Colour(StrEnum):
    RED = "red"


class Point(NamedTuple):
    x: int
    y: int = 0


@dataclass(frozen=True)
class Card:
    name: str
    points: float
    colour: Colour | None = None
    is_trump: bool = False
    tags: tuple[str, ...] = ()
    at: Point | None = None


CARD = {"name": "ace", "points": 11, "colour": "red", "is_trump": True, "tags": ["a", "b"], "at": [1, 2]}


def test_a_record_is_read_from_an_object_or_a_list():
    card = Card("ace", 11, Colour.RED, True, ("a", "b"), Point(1, 2))
    assert checked(Card, CARD) == checked(Card, list(CARD.values())) == card
    assert checked(Card, {"name": "two", "points": 0.5}) == Card("two", 0.5)
    assert checked(dict[str, list[Point]], {"a": [[1, 2]]}) == {"a": [Point(1, 2)]}
    assert checked(Any, [None]) == [None]


@pytest.mark.parametrize(
    "wrong",
    [
        {"name": 5},
        {"name": None},
        {"points": "11"},
        {"points": True},
        {"colour": "blue"},
        {"colour": 1},
        {"is_trump": 1},
        {"is_trump": None},
        {"tags": "ab"},
        {"tags": ["a", 1]},
        {"tags": {"a": "b"}},
        {"at": [1]},
        {"at": [1, 2, 3]},
        {"at": [1.5, 2]},
        {"at": [True, 2]},
        {"at": {"y": 2}},
        {"at": {"x": 1, "z": 2}},
        {"more": 1},
    ],
    ids=str,
)
def test_a_wrong_field_is_refused(wrong):
    with pytest.raises(ValueError):  # noqa: PT011  # whatever it says
        checked(Card, CARD | wrong)


@pytest.mark.parametrize(
    "value", [None, 5, "ace", True, [], {}, ["ace"], [*CARD.values(), 1], {"name": "ace"}], ids=str
)
def test_anything_but_a_whole_record_is_refused(value):
    with pytest.raises(ValueError):  # noqa: PT011
        checked(Card, value)


@pytest.mark.parametrize(
    ("kind", "value"),
    [
        (dict[str, int], [1]),
        (dict[str, int], {"a": "1"}),
        (list[int], {"a": 1}),
        (list[int], [None]),
        (tuple[str, int], ["a"]),
        (tuple[str, int], ["a", 1, 2]),
        (tuple[str, int], [1, "a"]),
        (tuple[int, ...], [1, "a"]),
        (int, 1.0),
        (float, None),
        (str, b"a"),
    ],
    ids=str,
)
def test_a_container_of_something_else_is_refused(kind, value):
    with pytest.raises(ValueError):  # noqa: PT011
        checked(kind, value)


def test_items_that_are_invalid_are_left_out():
    assert valid_items(Point, {"a": [1, 2], "b": [1], "c": None, "d": {"x": 3}}) == {"a": Point(1, 2), "d": Point(3)}


@pytest.mark.parametrize("text", ["", "{", "[" * 100_000, str(HIGHEST), "1e30", "NaN", "-Infinity", "\ufeff1"])
def test_a_text_that_is_no_json_is_refused(text):
    with pytest.raises(ValueError):  # noqa: PT011
        parse_json(text)


@pytest.mark.parametrize("data", [b"", b"{", b'{"a": 1}', b'{"a": ["b", 2]}', b"[]", b"\xff", b'{"a": [1e400]}'])
def test_an_invalid_file_is_renamed(tmp_path, data):
    file = tmp_path / "coach.json"
    file.write_bytes(data)
    found, aside = read_file(dict[str, list[str]], file)
    assert found is None
    assert aside == tmp_path / "coach-damaged.json"
    assert aside.read_bytes() == data
    assert not file.exists()


def test_a_valid_file_stays_and_a_missing_one_is_none(tmp_path):
    file = tmp_path / "coach.json"
    assert read_file(dict[str, list[str]], file) == (None, None)
    file.write_text('{"halma": ["a"]}')
    assert read_file(dict[str, list[str]], file) == ({"halma": ["a"]}, None)
    assert file.exists()
