"""Deal codes to share with other players: game, variant, seats, options and deal number. See docs/deals.md."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import reduce
from hashlib import sha256
from unicodedata import category, normalize

from bluestick.engine.chance import HIGHEST_NUMBER
from bluestick.engine.rules import AnyRules, Option, OptionValue, Setup, SetupError

ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Crockford's base 32, without letters that are easily confused."""
LETTER_VALUES = {letter: value for value, letter in enumerate(ALPHABET)} | {"O": 0, "I": 1, "L": 1}
CODE_PATTERN = re.compile(
    r"(?<![\w-])[\dIL]\w{3}(?:(?:-\s*\w{4})+(?:-\s*\w{1,3})?|(?:\s\w{4})+(?:\s\w{1,3})?|\w{8,})(?![\w-])"
)
"""Matches a deal code in a text in capitals, with or without groups, but not as part of a longer word."""
NUMBER_PATTERN = re.compile(r"(?<![\w-])\d+(?:[\s.,'’-]\d+)*(?!\w)")
"""Matches a deal number, perhaps in groups: ``4711``, ``749 361 947``, ``4.711``."""
SEARCHED_LENGTH = 1000
"""Number of characters that are searched for a code or a number."""
CODE_VERSION = 1
"""Version of the code's format: the value of its first letter."""
NUMBER_LETTERS = 6
CHECKSUM_PRIME = 1021
"""Modulus of the checksum, the highest prime below 32 * 32: detects a wrong letter, or two swapped ones."""
GROUP_LENGTH = 4


class CodeError(ValueError):
    """Text without a valid deal code.

    ``code``: ``mistyped``, or ``newer`` if only a newer version of the program can read the deal code.
    """

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


@dataclass(frozen=True, slots=True)
class SharedDeal:
    """Content of a deal code: game, setup and deal number, so that all players get the same cards."""

    game: str
    setup: Setup
    number: int


def deal_code(rules: AnyRules, setup: Setup, number: int) -> str:
    """Return the code of a deal, in groups of four letters."""
    values = [CODE_VERSION, *_form(rules.id, setup.variant), setup.seats, *_split(number, NUMBER_LETTERS)]
    for place, option in enumerate(rules.variant(setup.variant).options):
        value = setup.option(option.id)
        if value != option.default:
            values += [place, *_split(_place(option, value), 2)]
    values += _split(_remainder(values), 2)
    text = "".join(ALPHABET[value] for value in values)
    return "-".join(text[at : at + GROUP_LENGTH] for at in range(0, len(text), GROUP_LENGTH))


def read_deal_code(text: str, games: Mapping[str, AnyRules]) -> SharedDeal:
    """Return the deal whose code is in a text; raise CodeError if there is none.

    Lower case, separators, letters that look like digits, and words around the code are allowed.
    """
    plain = _normalize_text(text).upper()
    refusal = CodeError("mistyped")
    for written in (plain, *CODE_PATTERN.findall(plain)):
        try:
            return _deal([LETTER_VALUES.get(sign, -1) for sign in written if sign.isalnum()], games)
        except CodeError as error:
            refusal = error
    raise refusal


def read_deal_number(text: str) -> int | None:
    """Return the deal number in a text; None if there is none, or if the text contains other digits, too."""
    plain = _normalize_text(text)
    found = NUMBER_PATTERN.search(plain)
    digits = re.sub(r"\D", "", plain)
    if (
        found is None
        or re.sub(r"\D", "", found[0]) != digits
        or not digits.isascii()
        or len(digits) > len(str(HIGHEST_NUMBER))
    ):
        return None
    return int(digits) or None


def _normalize_text(text: str) -> str:
    """Undo what mail programs do to a text: wide digits, all kinds of dashes, invisible characters."""
    signs = (sign for sign in normalize("NFKC", text[:SEARCHED_LENGTH]) if category(sign) != "Cf")
    return "".join("-" if category(sign) == "Pd" or sign == "\N{MINUS SIGN}" else sign for sign in signs)


def _deal(values: Sequence[int], games: Mapping[str, AnyRules]) -> SharedDeal:
    """Return the deal for the values (0 to 31) of a code's letters; raise CodeError if invalid."""
    head = 4 + NUMBER_LETTERS
    if -1 in values or len(values) < head + 2 or not values[0] or _remainder(values[:-2]) != _joined(values[-2:]):
        raise CodeError("mistyped")
    if values[0] > CODE_VERSION:
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
                if not (rules.has_deals and 1 <= number <= HIGHEST_NUMBER):
                    raise CodeError("mistyped")
                return SharedDeal(rules.id, setup, number)
    raise CodeError("newer")


def _options(options: Sequence[Option], values: Sequence[int]) -> Iterator[tuple[str, OptionValue]]:
    for at in range(0, len(values), 3):
        place, *value = values[at : at + 3]
        option = options[place]
        yield option.id, int(option.choices[0]) + _joined(value) if option.is_range else option.choices[_joined(value)]


def _place(option: Option, value: OptionValue) -> int:
    return int(value) - int(option.choices[0]) if option.is_range else option.choices.index(value)


def _form(game: str, variant: str) -> list[int]:
    """Return the values (0 to 31) of two letters for a variant: a hash, so that new variants change no old codes."""
    digest = sha256(f"bluestick/{game}/{variant}".encode()).digest()
    return _split(int.from_bytes(digest[:2], "big") >> 6, 2)


def _split(number: int, letters: int) -> list[int]:
    return [number >> 5 * place & 31 for place in reversed(range(letters))]


def _joined(values: Sequence[int]) -> int:
    return reduce(lambda number, value: number << 5 | value, values, 0)


def _remainder(values: Sequence[int]) -> int:
    return _joined(values) % CHECKSUM_PRIME
