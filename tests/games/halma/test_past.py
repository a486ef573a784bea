from math import log2
from random import Random

import pytest

from bluestick.games.halma.position_history import PositionHistory

MANY = 2000


def pasts(positions):
    past = PositionHistory()
    yield past
    for position in positions:
        past = past.then(position)
        yield past


@pytest.mark.parametrize("different", [1, 2, 4, 5, 50, 10**6])
def test_it_counts_as_a_list_does(different):
    rng, listed = Random(different), []
    past = PositionHistory()
    for _ in range(300):
        position = rng.randrange(different).to_bytes(4, "big")
        listed.append(position)
        past = past.then(position)
        assert (past.count(position), len(past)) == (listed.count(position), len(listed))
    assert sorted(past) == sorted(listed)


def test_one_more_position_leaves_the_earlier_past_as_it_was():
    before = PositionHistory().then(b"a").then(b"b")
    assert (before.then(b"c").count(b"c"), before.count(b"c")) == (1, 0)


@pytest.mark.parametrize("different", [1, 4, 10**6])
def test_all_pasts_of_a_match_together_share_their_runs(different):
    """Copies would hold ``MANY`` squared half."""
    rng = Random(1)
    all_of_them = list(pasts(rng.randrange(different).to_bytes(4, "big") for _ in range(MANY)))
    runs = {id(run): run for past in all_of_them for run in past.runs}
    assert sum(map(len, runs.values())) <= MANY * (log2(MANY) + 1)
    assert max(len(past.runs) for past in all_of_them) <= log2(MANY) + 1
