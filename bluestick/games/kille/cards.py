"""Pack of Kille: 42 cards, two of each kind, and their order. K1."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bluestick.engine.moves import Part

KILLE: Part = "KI"
"""Harlequin: a low one is below all other cards, a high one is equal to kuku. K1.3, K6."""

KUKU: Part = "KU"
"""Cuckoo, the highest card. K1.3."""
HUSAR: Part = "HU"
SVIN: Part = "SV"
KAVALL: Part = "KA"
VARDSHUS: Part = "VH"

SKITKORT: tuple[Part, ...] = ("BL", "BP", "KR")
"""Picture cards below the number cards, the lowest first: blaren, blompottan and kransen. K1.2."""

LILJOR: tuple[Part, ...] = tuple(map(str, range(1, 13)))
"""Number cards from 1 to 12. K1.2."""

MATADORS: tuple[Part, ...] = (VARDSHUS, KAVALL, SVIN, HUSAR, KUKU)
"""Five highest cards, the lowest first; each has an effect on a player who demands a swap. K1.2, K4."""

PASSING: frozenset[Part] = frozenset({VARDSHUS, KAVALL})
"""Matadors that send a player who demands a swap on to the next player. K4.4."""

RANKED: tuple[Part, ...] = (*SKITKORT, *LILJOR, *MATADORS)
"""All kinds from low to high, but the kille, whose rank may change. K1.3."""

KINDS: tuple[Part, ...] = (*RANKED, KILLE)
"""All 21 kinds of cards, from low to high, the kille last."""

PACK: tuple[Part, ...] = tuple(card for card in KINDS for _ in range(2))
"""All 42 cards, two of each kind. K1.1."""

RANK = MappingProxyType({card: rank for rank, card in enumerate(RANKED)} | {KILLE: -1})
"""Rank of each kind of card, from 0 for blaren; -1 for a low kille. K1.3."""

HIGH = RANK[KUKU]
"""Rank of a high kille, that of kuku. K8.7."""


def rank(card: Part, high: bool) -> int:
    """Return the rank of a card; ``high``: whether the card is a high kille, which counts as kuku. K1.3, K6."""
    return HIGH if high else RANK[card]
