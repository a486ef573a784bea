"""A deal in a few letters, for somebody else to play: game, form, players, options and number. See docs/deals.md."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import reduce
from hashlib import sha256

from bluestick.engine.chance import MOST
from bluestick.engine.rules import AnyRules, Option, OptionValue, Setup, SetupError

LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Those of Crockford's base 32: none is taken for another."""
VALUES = {letter: value for value, letter in enumerate(LETTERS)} | {"O": 0, "I": 1, "L": 1}
BETWEEN = " -\N{NO-BREAK SPACE}"
VERSION = 1
"""The first letter."""
DIGITS = 6
"""Letters of a number."""
PRIME = 1021
"""The highest below 32 * 32: a wrong letter, or two that have changed places, leave another remainder."""
GROUP = 4


class CodeError(ValueError):
    """There is no such deal here. ``code``: ``mistyped``, or ``newer`` for what this program does not know."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


@dataclass(frozen=True, slots=True)
class SharedDeal:
    """What two must have in common to play with the same cards."""

    game: str
    setup: Setup
    number: int


def written(rules: AnyRules, setup: Setup, number: int) -> str:
    """The code, in groups of four."""
    values = [VERSION, *_form(rules.id, setup.variant), setup.seats, *_split(number, DIGITS)]
    for place, option in enumerate(rules.variant(setup.variant).options):
        value = setup.option(option.id)
        if value != option.default:
            values += [place, *_split(_place(option, value), 2)]
    values += _split(_remainder(values), 2)
    text = "".join(LETTERS[value] for value in values)
    return "-".join(text[at : at + GROUP] for at in range(0, len(text), GROUP))


def read(text: str, games: Mapping[str, AnyRules]) -> SharedDeal:
    """What a code stands for; small letters, blanks and letters that look like a digit are understood. Or CodeError."""
    values = [VALUES.get(letter, -1) for letter in text.upper() if letter not in BETWEEN]
    head = 4 + DIGITS
    if -1 in values or len(values) < head + 2 or not values[0] or _remainder(values[:-2]) != _joined(values[-2:]):
        raise CodeError("mistyped")
    if values[0] > VERSION:
        raise CodeError("newer")
    for rules in games.values():
        for variant in rules.variants:
            if _form(rules.id, variant.id) == values[1:3]:
                try:
                    chosen = dict(_options(variant.options, values[head:-2]))
                    setup = rules.setup(values[3], variant.id, chosen)
                except (SetupError, IndexError) as error:
                    raise CodeError("newer") from error
                number = _joined(values[4:head])
                if not (rules.has_deals and 1 <= number <= MOST):
                    raise CodeError("mistyped")
                return SharedDeal(rules.id, setup, number)
    raise CodeError("newer")


def _options(options: Sequence[Option], values: Sequence[int]) -> Iterator[tuple[str, OptionValue]]:
    for at in range(0, len(values), 3):
        place, *value = values[at : at + 3]
        option = options[place]
        yield option.id, int(option.choices[0]) + _joined(value) if option.free else option.choices[_joined(value)]


def _place(option: Option, value: OptionValue) -> int:
    """Which of the values an option may have this is, counted from 0."""
    return int(value) - int(option.choices[0]) if option.free else option.choices.index(value)


def _form(game: str, variant: str) -> list[int]:
    """Two letters for a form of a game, whatever others there are."""
    digest = sha256(f"bluestick/{game}/{variant}".encode()).digest()
    return _split(int.from_bytes(digest[:2], "big") >> 6, 2)


def _split(number: int, letters: int) -> list[int]:
    return [number >> 5 * place & 31 for place in reversed(range(letters))]


def _joined(values: Sequence[int]) -> int:
    return reduce(lambda number, value: number << 5 | value, values, 0)


def _remainder(values: Sequence[int]) -> int:
    return _joined(values) % PRIME
