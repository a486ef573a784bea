import pytest

from bluestick.engine.grid import DIRECTIONS, Grid

GRID = Grid(files=3, ranks=2)


def test_squares_are_named_by_file_and_rank():
    assert GRID.names == ("a1", "b1", "c1", "a2", "b2", "c2")
    assert [GRID.square(name) for name in GRID.names] == list(range(len(GRID)))


@pytest.mark.parametrize("name", ["", "a", "a0", "a3", "d1", "A1", " a1"])
def test_a_square_that_is_not_there(name):
    with pytest.raises(ValueError, match="no square"):
        GRID.square(name)


def test_the_board_ends_at_its_edges():
    b1 = GRID.square("b1")
    reached = [GRID.away(b1, files, ranks) for files, ranks in DIRECTIONS]
    assert {GRID.names[square] for square in reached if square is not None} == {"a1", "c1", "a2", "b2", "c2"}
    assert reached.count(None) == 3


def test_the_eight_directions():
    assert len(set(DIRECTIONS)) == 8
    assert (0, 0) not in DIRECTIONS
