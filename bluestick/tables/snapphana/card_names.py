"""Unique part names for equal cards (snapphanar, low trumps) in one hand, and moves with these names."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from random import Random

from bluestick.engine.moves import MoveSet, Part, Pick, Refusal
from bluestick.games.snapphana.cards import PACK
from bluestick.games.snapphana.moves import Give, Play, SnapphanaMove
from bluestick.text.snapphana.names import plain_card

GIFT = "gift "
"""Prefix of the part name of a won card to give for Fjønt (wild card), as an equal card may be in the hand."""


def unique_names(cards: Sequence[Part]) -> tuple[Part, ...]:
    """Return a unique part name for each card: of equal cards, the second is named ``I 2``, the third ``I 3``."""
    seen: dict[Part, int] = {}
    found = []
    for card in cards:
        seen[card] = seen.get(card, 0) + 1
        found.append(f"{card} {seen[card]}" if seen[card] > 1 else card)
    return tuple(found)


NAMES = frozenset(unique_names(PACK))


class NamedMoves(MoveSet[SnapphanaMove]):
    """Legal moves with unique part names, so that each of several equal cards can be selected."""

    def __init__(self, moves: MoveSet[SnapphanaMove], hand: Sequence[Part], gifts: Sequence[Part]) -> None:
        self.moves = moves
        self.cards_to_give = tuple(gifts)
        """Won cards that can be given for Fjønt (the wild card), equal ones once. S10.2."""
        self._hand = unique_names(hand)

    def __iter__(self) -> Iterator[SnapphanaMove]:
        return iter(self.moves)

    def __bool__(self) -> bool:
        return bool(self.moves)

    def why_not(self, move: SnapphanaMove) -> Refusal | None:
        return self._told(self.moves.why_not(move))

    def sample(self, rng: Random) -> SnapphanaMove:
        return self.moves.sample(rng)

    def next_parts(self, chosen: Pick) -> frozenset[Part]:
        if any(part.startswith(GIFT) for part in chosen):
            return frozenset()
        cards = self.moves.next_parts(tuple(map(plain_card, chosen)))
        found = {name for name in self._hand if name not in chosen and plain_card(name) in cards}
        if chosen:
            return frozenset(found)
        # a card in the pile may be given where an equal card of the hand may not be played
        equal = {name for name in found if plain_card(name) in self.cards_to_give and not self._plays(plain_card(name))}
        return frozenset((found - equal) | {GIFT + card for card in self.cards_to_give})

    def _plays(self, card: Part) -> bool:
        return self.moves.why_not(Play(card)) is None

    def readings(self, chosen: Pick) -> tuple[SnapphanaMove, ...]:
        if len(chosen) == 1 and chosen[0].startswith(GIFT):
            move = Give(chosen[0].removeprefix(GIFT))
            return (move,) if move in self.moves else ()
        moves = self.moves.readings(tuple(map(plain_card, chosen)))
        return tuple(move for move in moves if not isinstance(move, Give))

    def near_misses(self) -> tuple[Refusal, ...]:
        return self.moves.near_misses()

    def why_not_pick(self, chosen: Pick) -> Refusal | None:
        if len(chosen) == 1 and chosen[0].startswith(GIFT):
            return self._told(self.moves.why_not(Give(chosen[0].removeprefix(GIFT))))
        cards = tuple(map(plain_card, chosen))
        refusal = self.moves.why_not_pick(cards)
        if refusal is None and len(chosen) == 1 and not self.readings(chosen) and not self.next_parts(chosen):
            refusal = self.moves.why_not(Play(cards[0]))
        return self._told(refusal)

    def _told(self, refusal: Refusal | None) -> Refusal | None:
        return refusal and replace(refusal, parts=unique_names(refusal.parts))
