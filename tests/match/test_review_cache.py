"""The verdicts on a match are kept, and hold for nothing but that match."""

import json
from math import inf
from pathlib import Path

import pytest

from bluestick.engine.bots import Reason
from bluestick.engine.estimates import Basis, ComparisonReason
from bluestick.engine.verdicts import JudgedDecision, Mark, Verdict
from bluestick.match.review_cache import ReviewCache
from bluestick.match.review_decisions import decisions
from bluestick.replay import read
from bluestick.store.match_store import MatchStore

WHY = Reason("lead", (3,), ("SA",))
BETTER = ComparisonReason("next", 30.0, -11.0, 2.5, "keeps", ("SJ", "HJ"))
MATCH = Path(__file__).parents[1] / "app" / "matches" / "blundered.bluestick"


@pytest.fixture
def match():
    return read(MATCH.read_bytes())


@pytest.fixture
def saves(tmp_path):
    return MatchStore(tmp_path / "matches")


@pytest.fixture
def judged(match):
    """Three decisions, one of them with nothing to say."""
    first, second, third, *_ = decisions(match)
    return [
        JudgedDecision(first, Verdict(Mark.SLIP, Basis.SAMPLED, first.move, 3.5, 4.25, 0.5, 120, WHY, BETTER)),
        JudgedDecision(second, None),
        JudgedDecision(third, Verdict(None, Basis.ONLY, third.move, -3.5, 40.0, inf, 1, WHY)),
    ]


def file_of(match, saves):
    return saves.review_file(match.id)


def test_nothing_is_known_at_first_and_nothing_is_written(match, saves):
    assert ReviewCache(match, saves).read() == {}
    assert not saves.reviews_folder.exists()


def test_what_was_added_is_known_next_time(match, saves, judged):
    for one in judged:
        ReviewCache(match, saves).add(one)
    assert ReviewCache(match, saves).read() == {one.decision.position: one for one in judged}


def test_a_line_that_was_cut_off_costs_only_itself(match, saves, judged):
    kept = ReviewCache(match, saves)
    kept.add(judged[0])
    kept.add(judged[2])
    file = file_of(match, saves)
    file.write_bytes(file.read_bytes()[:-20])
    ReviewCache(match, saves).add(judged[1])
    assert ReviewCache(match, saves).read() == {one.decision.position: one for one in judged[:2]}


@pytest.mark.parametrize(
    "damage",
    [b"", b"\x00\xff\xfe", b"[]\n1\nnull", b"[" * 100_000, b'{"of": 7}'],
    ids=["empty", "no text", "no lines of ours", "too deep", "no sense"],
)
def test_what_is_damaged_counts_for_nothing(match, saves, judged, damage):
    saves.reviews_folder.mkdir(parents=True)
    file_of(match, saves).write_bytes(damage)
    assert ReviewCache(match, saves).read() == {}
    ReviewCache(match, saves).add(judged[0])
    assert ReviewCache(match, saves).read() == {judged[0].decision.position: judged[0]}


@pytest.mark.parametrize(
    "change",
    [
        {"mark": "splendid"},
        {"basis": "a feeling"},
        {"reason": ["lead_long", [1.5], []]},
        {"why": ["trick", "often", 0.2, 0.01, None, []]},
        {"why": 7},
        {"best": 7},
        {"difference": "4"},
        {"difference": float("nan")},
        {"difference": 10**400},
        {"value": 10**400},
        {"value": float("inf")},
        {"deals": 10**19},
        {"best": "no such move"},
        {"best": ""},
        {"best": "play S\x41\x00"},
        {"best": "play SA"},
        {"deals": None},
        {"of": "another decision"},
    ],
)
def test_a_line_without_sense_counts_for_nothing(match, saves, judged, change):
    kept = ReviewCache(match, saves)
    kept.add(judged[0])
    file = file_of(match, saves)
    file.write_text(json.dumps(json.loads(file.read_text()) | change))
    assert kept.read() == {}


def test_verdicts_are_of_a_match_that_has_gone_exactly_so(match, saves, judged):
    for one in judged:
        ReviewCache(match, saves).add(one)
    text = MATCH.read_text("utf-8")
    third = judged[2].decision
    lines = text.splitlines()
    assert third.move in lines[third.position + 1]
    lines[third.position + 1 :] = []
    shorter = read("\n".join([*lines, ""]).encode())
    assert set(ReviewCache(shorter, saves).read()) == {one.decision.position for one in judged[:2]}
    other = read(text.replace('"target": 1', '"target": 2').encode())
    assert ReviewCache(other, saves).read() == {}


def test_another_version_of_the_program_judges_for_itself(match, saves, judged, monkeypatch):
    ReviewCache(match, saves).add(judged[0])
    monkeypatch.setattr("bluestick.match.review_cache.__version__", "another")
    assert ReviewCache(match, saves).read() == {}


def test_a_folder_that_takes_no_file_is_an_error(match, saves, judged):
    saves.folder.mkdir(parents=True)
    saves.reviews_folder.touch()
    with pytest.raises(OSError, match="reviews"):
        ReviewCache(match, saves).add(judged[0])
    assert ReviewCache(match, saves).read() == {}
