"""Keys of the table on real keyboard layouts: typed by their place on the keyboard, on a screen that is not shown."""

import shutil
import subprocess

import pytest

from tests.app.reader.desktop import Desktop, missing
from tests.app.reader.trick import before_the_end

TOOLS = ("setxkbmap", "xdotool", "openbox")
LACKING = missing() or next((tool for tool in TOOLS if shutil.which(tool) is None), "")
ONE, TWO, SHIFT_ONE, H, S, KEYPAD_ONE = "10", "11", "shift+10", "43", "39", "87"
"""Codes of keys, whatever the layout has on them."""

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(bool(LACKING), reason=f"{LACKING} is not installed here"),
]


def type_on(layout, *keys):
    with Desktop() as desktop:
        journal = desktop.saves.create(before_the_end())
        journal.save(before_the_end())
        journal.unlock()
        desktop.start("openbox")
        subprocess.run(["setxkbmap", *layout.split()], env=desktop.env, check=True)
        desktop.begin()
        found = desktop.client("type", "Resume: Haljan", *keys)
        assert not desktop.tracebacks()
    return found


@pytest.mark.parametrize("layout", ["us", "fr", "fr bepo", "cz", "de", "se", "ru", "gr", "lt", "tr f", "us,ru"])
def test_the_digit_row_chooses_cards(dressed, layout):
    said = type_on(layout, ONE, TWO)["said"]
    assert [len(each) for each in said] == [1, 1], said
    assert all(": selected" in each[0] for each in said)


@pytest.mark.parametrize("layout", ["us", "fr", "ru", "ru phonetic", "gr", "bg", "ara", "il", "us,ru"])
def test_letters_give_a_hint_and_the_score(dressed, layout):
    hint, score = type_on(layout, H, S)["said"]
    assert "Thinking…" in hint
    assert "You: 0, Elin: 107, Nora: 0, Aksel: 107" in score


def test_on_a_french_layout_digits_with_shift_choose_cards_too(dressed):
    assert len(type_on("fr", SHIFT_ONE)["chosen"]) == 1


def test_shift_and_a_digit_mean_nothing_on_a_layout_with_digits(dressed):
    assert not type_on("us", SHIFT_ONE)["chosen"]


def test_letters_that_a_latin_layout_has_elsewhere_are_not_second_guessed(dressed):
    """On the Turkish F layout the key of the US letter H gives a T, that of S an I."""
    table, nothing = type_on("tr f", H, S)["said"]
    assert table[0].startswith("Haljan table")
    assert not nothing


@pytest.mark.parametrize("layout", ["us", "fr", "ru"])
def test_the_number_pad_chooses_cards(dressed, layout):
    with_lock = type_on(layout, "Num_Lock", KEYPAD_ONE)["chosen"]
    assert len(with_lock) == 1
