"""The examples of Snapphanaleden's rule pages tell what the rules have worked out."""

import json
from pathlib import Path

import pytest
from PySide6.QtCore import QSize

from bluestick.games.snapphana.cards import PACK, mask
from bluestick.games.snapphana.combinations import Kind, display_row
from bluestick.games.snapphana.wild import replaced_cards
from bluestick.tables.drawing.theme import DAY, NIGHT
from bluestick.tables.snapphana.rule_pictures import KINDS, PRINTED, _rows, case_picture
from bluestick.tables.snapphana.start_tile import tile

CASES = {
    case["id"]: case
    for case in json.loads((Path(__file__).parents[1] / "games" / "cases" / "snapphana.json").read_text("utf-8"))
}
EXAMPLES = [name for name in CASES if name.startswith("SE")]


def rows(name):
    return list(_rows(CASES[name]))


@pytest.mark.parametrize("name", EXAMPLES)
def test_the_thirty_examples_are_worth_what_the_source_says(qapp, name):
    (first, *others), case = rows(name), CASES[name]
    if case["expect"]["valid"]:
        assert f" {case['expect']['points']} " in f" {first.text.replace('point', ' point')} ".replace("=", " ")
        assert not first.dim
    else:
        assert len(first.dim) == len(first.cards)
        assert bool(others) == (name == "SE29")


def test_what_is_left_of_a_row_that_two_wild_cards_end_is_shown(qapp):
    _, arrangement = rows("SE29")
    assert arrangement.cards == ("T20", "T19", "N", "F")


def test_the_example_of_112_points_is_summed_up_in_one_line(qapp):
    text = rows("SM01")[-1].text
    assert "18 + 26 + 12 = 56" in text
    assert "112" in text


def test_the_count_of_a_hand_ends_with_its_totals(qapp):
    totals = [row.text for row in rows("SH01") if row.strong and not row.cards]
    expected = CASES["SH01"]["expect"]
    assert any(f": {expected['EW']['total']} " in text.replace("point", " point") for text in totals)
    assert any(f": {expected['NS']['total']} " in text.replace("point", " point") for text in totals)


@pytest.mark.parametrize("name", [name for name in CASES if CASES[name]["kind"] == "trick_winner"])
def test_the_winner_of_a_trick_is_framed(qapp, name):
    (arrangement,) = rows(name)
    assert CASES[name]["trick"][arrangement.framed.start][0] == CASES[name]["expect"]


def test_what_may_not_be_played_is_dim(qapp):
    case, (_, hand) = CASES["SL03"], rows("SL03")
    bright = {card for place, card in enumerate(hand.cards) if place not in hand.dim}
    assert bright == {PRINTED[card] for card in case["expect"]}


def test_the_players_without_a_trick_lose_fjabbe(qapp):
    assert [row.strong for row in rows("SJ02")] == [True, False, False, False]


@pytest.mark.parametrize(
    ("name", "replaced"),
    [
        ("SE18", {}),
        ("SE24", {2: "T18"}),
        ("SE25", {2: "T18", 4: "T15"}),
        ("SE26", {3: "T16", 5: "T14"}),
        ("SE27", {1: "T18", 3: "T16"}),
        ("SE28", {1: "T19", 3: "T16"}),
        ("SE30", {2: "T18"}),
    ],
)
def test_wild_cards_tell_what_they_stand_for(name, replaced):
    cards = [PRINTED[card] for card in CASES[name]["row"]]
    assert replaced_cards(KINDS[CASES[name]["seq_kind"]], cards) == replaced


def test_wild_cards_in_a_suit_stand_for_courts_only():
    assert replaced_cards(Kind.SPADES, display_row(Kind.SPADES, mask(("SK", "SJ", "SA", "N", "F")))) == {1: "SC"}


def test_every_card_has_a_printed_name():
    assert set(PRINTED.values()) == set(PACK)


def test_there_is_no_picture_of_other_cases(qapp):
    with pytest.raises(ValueError, match="story"):
        case_picture(DAY, {"kind": "story"}, 300, 1.0)


@pytest.mark.parametrize("size", [QSize(260, 180), QSize(80, 60)])
@pytest.mark.parametrize("theme", [DAY, NIGHT])
def test_the_tile_fills_its_place(qapp, theme, size):
    assert tile(theme, size, 1.0).deviceIndependentSize().toSize() == size
