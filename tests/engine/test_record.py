"""The saved form: what is written can be read, and whatever else is read is refused with its line."""

import codecs
import json
from dataclasses import replace

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from bluestick.engine.bots import Level
from bluestick.engine.record import Player, Record, RecordedMove
from bluestick.engine.record_file import LARGEST, RecordError, contents
from bluestick.engine.rules import Setup
from bluestick.engine.seats import CHANCE, Seat

RECORD = Record(
    game="halma",
    rules=1,
    setup=Setup("halma", 2, (("draws", True), ("leave_first", False))),
    players=(Player("Åsa"), Player("Kvick", "hard")),
    id="0123",
    started="2026-11-20T13:25:44+01:00",
    moves=(RecordedMove(CHANCE, "first 0"), RecordedMove(Seat(0), "e2-f3"), RecordedMove(Seat(1), "l15-k14")),
)
FILE = "".join(RECORD.lines()).encode()
HEADER = json.loads(RECORD.header())
WITHOUT_MOVES = (RECORD.header() + "\n").encode()


def error(data):
    with pytest.raises(RecordError) as caught:
        Record.parse(data)
    return caught.value.code, caught.value.line


def header(**changes):
    return (json.dumps(HEADER | changes) + "\n").encode()


def test_one_line_for_the_header_and_one_for_each_move():
    first, *moves = FILE.decode().splitlines()
    assert json.loads(first)["format"] == "bluestick"
    assert moves == [
        '{"seat": null, "move": "first 0"}',
        '{"seat": 0, "move": "e2-f3"}',
        '{"seat": 1, "move": "l15-k14"}',
    ]


def test_what_is_written_can_be_read():
    assert Record.parse(FILE) == RECORD
    assert not Record.parse(FILE).torn


def test_letters_beyond_ascii_are_written_as_they_are():
    assert "Åsa".encode() in FILE


def test_line_ends_of_another_system_do_no_harm():
    assert Record.parse(FILE.replace(b"\n", b"\r\n")) == RECORD


def test_a_byte_order_mark_before_the_first_line_is_skipped():
    assert Record.parse(codecs.BOM_UTF8 + FILE.replace(b"\n", b"\r\n")) == RECORD
    assert error(codecs.BOM_UTF8 * 2 + FILE) == ("foreign", 1)


@pytest.mark.parametrize("lost", range(1, len(RECORD.moves[-1].line()) + 1))
def test_a_torn_last_line_is_dropped(lost):
    record = Record.parse(FILE[: -1 - lost])
    assert record.moves == RECORD.moves[:2]
    assert record.torn == (lost < len(RECORD.moves[-1].line()))


def test_a_last_line_that_lacks_only_its_newline_is_kept():
    record = Record.parse(FILE[:-1])
    assert record == RECORD
    assert not record.torn


@pytest.mark.parametrize(
    ("data", "line"),
    [
        (FILE + b"garbage", 5),
        (FILE + b"garbage\n", 5),
        (FILE + b"\n", 5),
        (FILE + b'{"seat": 1, "mov\n', 5),
        (FILE.replace(b"e2-f3", b"e2-\xff3"), 3),
        (FILE.replace(b'"seat": 0', b'"seat": -1'), 3),
        (FILE.replace(b'"seat": 0', b'"seat": true'), 3),
        (FILE.replace(b'"seat": 0', b'"seat": 0.0'), 3),
        (FILE.replace(b'"seat": 0', b'"chair": 0'), 3),
        (FILE.replace(b'"e2-f3"', b"7"), 3),
        (FILE.replace(b"e2-f3", b"\\udfff"), 3),
        (FILE.replace(b'"e2-f3"', b'"e2-f3", "by": "me"'), 3),
        (FILE.replace(b'{"seat": null, "move": "first 0"}', b"[]"), 2),
        (FILE.replace(b'{"seat": null, "move": "first 0"}', b"[" * 100_000), 2),
    ],
)
def test_a_damaged_line_is_named(data, line):
    assert error(data) == ("bad_line", line)


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\n",
        b"\x89PNG\r\n\x1a\n",
        b"{}\n",
        b"[]\n",
        b"null",
        b'{"format": "chess"}\n',
        FILE[:40],
        FILE.decode().encode("utf-16"),
        header(id="\ud800"),  # can be read, but never be written again
    ],
)
def test_another_file_is_foreign(data):
    assert error(data) == ("foreign", 1)


def test_a_newer_format_is_refused_by_its_version():
    assert error(header(version=2)) == ("newer_version", 1)
    assert error(header(version=2, game=None)) == ("newer_version", 1)


@pytest.mark.parametrize(
    "changes",
    [
        {"version": 0},
        {"version": "1"},
        {"version": True},
        {"game": 1},
        {"rules": "1"},
        {"rules": 0},
        {"variant": None},
        {"seats": 2.0},
        {"seats": True},
        {"options": []},
        {"options": {"draws": 0.5}},
        {"options": {"draws": None}},
        {"players": "ab"},
        {"players": [1, 2]},
        {"players": [{"name": 1, "level": None}]},
        {"players": [{"name": "", "level": 3}]},
        {"id": 5},
        {"started": None},
        {"assisted": 0},
    ],
)
def test_a_damaged_header_is_refused(changes):
    assert error(header(**changes)) == ("bad_header", 1)


@pytest.mark.parametrize("key", [key for key in HEADER if key != "format"])
def test_every_field_of_the_header_is_needed(key):
    incomplete = {name: value for name, value in HEADER.items() if name != key}
    assert error(json.dumps(incomplete).encode()) == ("bad_header", 1)


@pytest.mark.parametrize("cut", range(0, len(FILE), 7))
def test_a_truncated_file_is_its_own_beginning_or_refused(cut):
    if cut < len(WITHOUT_MOVES) - 1:
        assert error(FILE[:cut]) == ("foreign", 1)
    else:
        moves = Record.parse(FILE[:cut]).moves
        assert moves == RECORD.moves[: len(moves)]


def is_harmless(data):
    """Any bytes give a record that can be written again, or a RecordError."""
    try:
        record = Record.parse(data)
    except RecordError:
        return
    assert Record.parse("".join(record.lines()).encode()) == record


@given(st.binary())
@example(b'{"format": "bluestick", "version": ' + b"9" * 5000 + b"}\n")
@example(b'{"format": "bluestick", "version": NaN}\n')
def test_any_bytes_are_harmless(data):
    is_harmless(data)


@given(st.integers(0, len(FILE) - 1), st.binary(max_size=12), st.integers(0, 12))
def test_any_edit_is_harmless(place, inserted, removed):
    is_harmless(FILE[:place] + inserted + FILE[place + removed :])


@given(st.dictionaries(st.sampled_from(list(HEADER)), st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(st.characters(codec=None)),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(["name", "level"]), inner),
    max_leaves=5,
)))  # fmt: skip
def test_any_header_is_harmless(changes):
    is_harmless(header(**changes))


@given(st.text(), st.text())
def test_any_name_and_move_survive(name, text):
    record = Record("halma", 1, Setup("halma", 2), (Player(name),), "", "", moves=(RecordedMove(Seat(0), text),))
    assert Record.parse("".join(record.lines()).encode()) == record


@pytest.mark.parametrize("level", Level)
def test_computer_players_of_every_level_are_read(level):
    assert Record.parse(header(players=[{"name": "", "level": level.value}] * 2)).players[1] == Player("", level)


def test_the_first_line_that_is_wrong_is_named():
    assert error(header(id=None) + b"nonsense\n") == ("bad_header", 1)


@pytest.mark.parametrize("move", ['"\\ud800"', '"e2-f3", "\\udfff": 1'])
def test_half_a_letter_in_a_move_is_refused(move):
    assert error(WITHOUT_MOVES + b'{"seat": 0, "move": ' + move.encode() + b"}\n") == ("bad_line", 2)


def test_no_name_and_no_other_word_of_a_header_is_endless():
    long = "x" * 101
    for changes in (
        {"players": [{"name": long, "level": None}] * 2},
        {"id": long},
        {"started": long},
        {"variant": long},
    ):
        assert error(header(**changes)) == ("bad_header", 1)
    assert Record.parse(header(players=[{"name": long[1:], "level": None}] * 2)).players[0].name == long[1:]


def test_no_line_is_endless():
    assert error(FILE.replace(b"e2-f3", b"e2-" * 8_000)) == ("bad_line", 3)
    assert error(header(options={str(number): True for number in range(5_000)})) == ("foreign", 1)


@pytest.mark.parametrize(
    ("old", "new", "found"),
    [
        (b'"move": "e2-f3"', b'"move": "e2-f3", "move": "d2-d3"', ("bad_line", 3)),
        (b'"draws": true', b'"draws": true, "draws": false', ("foreign", 1)),
    ],
)
def test_nothing_is_said_twice_in_a_line(old, new, found):
    assert old in FILE
    assert error(FILE.replace(old, new)) == found


def test_only_so_much_is_read_of_a_file(tmp_path):
    file = tmp_path / "match"
    file.write_bytes(FILE)
    assert contents(file) == FILE
    with file.open("r+b") as opened:
        opened.truncate(LARGEST)
    assert len(contents(file)) == LARGEST
    with file.open("r+b") as opened:
        opened.truncate(2**40)  # a hole
    with pytest.raises(RecordError) as caught:
        contents(file)
    assert caught.value.code == "too_large"


def test_a_folder_or_nothing_is_an_error_of_the_system(tmp_path):
    for file in (tmp_path, tmp_path / "none"):
        with pytest.raises(OSError, match=str(file)):
            contents(file)


def test_the_number_of_the_deal_and_known_cards_are_kept():
    record = replace(RECORD, deal=999_999_999, known=True)
    assert Record.parse("".join(record.lines()).encode()) == record


def test_a_file_from_before_deals_had_numbers_is_read():
    assert "deal" not in HEADER
    assert "known" not in HEADER
    assert (Record.parse(FILE).deal, Record.parse(FILE).known) == (None, False)


@pytest.mark.parametrize("deal", [0, -1, 1_000_000_000, True, "17", None, 1.5])
def test_a_number_that_no_deal_has_is_refused(deal):
    assert error(header(deal=deal)) == ("bad_header", 1)
