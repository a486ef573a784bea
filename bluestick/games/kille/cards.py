"""Pack of Kille: 42 cards, two of each kind, and their order. K1."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bluestick.engine.moves import Part

KILLE: Part = "KI"
"""The harlequin, below all other cards or equal to kuku. K1.3, K6."""

KUKU: Part = "KU"
HUSAR: Part = "HU"
SVIN: Part = "SV"
KAVALL: Part = "KA"
VARDSHUS: Part = "VH"

SKITKORT: tuple[Part, ...] = ("BL", "BP", "KR")
"""Blaren, blompottan and kransen, the lowest first. K1.2."""

LILJOR: tuple[Part, ...] = tuple(map(str, range(1, 13)))
"""Number cards. K1.2."""

MATADORS: tuple[Part, ...] = (VARDSHUS, KAVALL, SVIN, HUSAR, KUKU)
"""The five cards that answer a demand, the lowest first. K1.2, K4."""

PASSING: frozenset[Part] = frozenset({VARDSHUS, KAVALL})
"""Matadors that send the asker on to the next player. K4.4."""

RANKED: tuple[Part, ...] = (*SKITKORT, *LILJOR, *MATADORS)
"""All cards with a fixed rank, from low to high. K1.3."""

KINDS: tuple[Part, ...] = (*RANKED, KILLE)
"""All 21 kinds."""

PACK: tuple[Part, ...] = tuple(card for card in KINDS for _ in range(2))
"""All 42 cards. K1.1."""

RANK = MappingProxyType({card: rank for rank, card in enumerate(RANKED)} | {KILLE: -1})
"""Rank of each card from 0 (blaren); that of a kille while it is low. K1.3."""

HIGH = RANK[KUKU]
"""Rank of a high kille. K8.7."""


def rank(card: Part, high: bool) -> int:
    """Return the rank of a card; ``high``: whether a kille counts as kuku. K1.3, K6."""
    return HIGH if high else RANK[card]
