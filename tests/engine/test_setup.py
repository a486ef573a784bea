"""Setting a match up: variants, seats and options."""

import pytest

from bluestick.engine.rules import Option, SetupError, Variant
from tests.games.magpies.rules import Magpies


class Crows(Magpies):
    variants = (
        Variant(
            "crows",
            (2, 3),
            (Option("strict", False, "crows#G1"), Option("deals", 2, "crows#G7", (1, 5), is_range=True)),
        ),
        Variant("ravens", (4,), (Option("end", "first", "crows#G7", ("first", "last")),)),
    )


CROWS = Crows()


def test_what_is_not_said_is_as_usual():
    setup = CROWS.setup()
    assert (setup.variant, setup.seats) == ("crows", 2)
    assert dict(setup.options) == {"strict": False, "deals": 2}
    assert CROWS.setup(variant="ravens").seats == 4


def test_options_come_in_the_order_of_the_variant():
    setup = CROWS.setup(3, "crows", {"deals": 5, "strict": True})
    assert setup.options == (("strict", True), ("deals", 5))
    assert setup.option("deals") == 5


def test_an_option_of_another_variant_is_not_asked_for():
    with pytest.raises(KeyError):
        CROWS.setup(variant="ravens").option("strict")


@pytest.mark.parametrize(
    ("seats", "variant", "options", "code", "details"),
    [
        (4, None, {}, "seats", (4, 2, 3)),
        (0, None, {}, "seats", (0, 2, 3)),
        (True, None, {}, "seats", (True, 2, 3)),
        (2, "rooks", {}, "unknown_variant", ("rooks",)),
        (2, "crows", {"joker": 1}, "unknown_option", ("joker",)),
        (2, "crows", {"strict": 1}, "option_value", ("strict", "1")),
        (2, "crows", {"deals": 0}, "option_value", ("deals", "0")),
        (2, "crows", {"deals": True}, "option_value", ("deals", "True")),
        (4, "ravens", {"end": "middle"}, "option_value", ("end", "middle")),
    ],
)
def test_what_nobody_can_play(seats, variant, options, code, details):
    with pytest.raises(SetupError) as caught:
        CROWS.setup(seats, variant, options)
    assert (caught.value.code, caught.value.details) == (code, details)


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ({"seats": 9}, "seats: 9; possible: 2, 3"),
        ({"variant": "ravens"}, "unknown_variant: ravens; possible: magpies"),
        ({"options": {"eggs": 2}}, "unknown_option: eggs; possible: deals"),
        ({"options": {"deals": 9}}, "option_value: deals=9; possible: 1 to 5"),
    ],
)
def test_an_error_says_what_would_do(asked, said):
    with pytest.raises(SetupError) as caught:
        Magpies().setup(**asked)
    assert str(caught.value) == said
