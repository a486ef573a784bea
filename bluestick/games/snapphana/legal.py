"""Legal moves of Snapphanaleden, and refusals of others. S3, S4, S9, S10, S12."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cached_property
from itertools import combinations
from random import Random

from bluestick.engine.moves import MoveSet, Part, Pick, Refusal, no_move
from bluestick.engine.tricks import Deal
from bluestick.games.snapphana.cards import FJONT, NOT_DISCARDABLE, PLACE, SNAPPHANA, SUIT, TRUMP, N, mask, parts
from bluestick.games.snapphana.combinations import (
    CARDS_BY_KIND,
    FEWEST_CARDS,
    SETS,
    Kind,
    combination_points,
    combination_size,
    contained_combinations,
    declarable_combinations,
    is_combination,
    why_no_combination,
)
from bluestick.games.snapphana.moves import Declare, Discard, Give, Play, SnapphanaMove
from bluestick.games.snapphana.state import View

MOST_NEARLY = 3


class SnapphanaMoves(MoveSet[SnapphanaMove]):
    """Legal moves of one seat. Discards are never listed completely: in *1000* there may be 646 646."""

    def __init__(self, view: View) -> None:
        self._view = view
        self._table = view.table
        self._seat = view.seat

    def __bool__(self) -> bool:
        return self._discards or self._plays_now or bool(self._gifts)

    def __iter__(self) -> Iterator[SnapphanaMove]:
        if self._discards:
            yield from self._every_discard()
        if self._plays_now:
            yield from map(Play, self._playable)
            for kind, cards in self._declarable:
                yield Declare(kind, parts(cards))
        yield from map(Give, self._gifts)

    def representatives(self) -> Iterator[SnapphanaMove]:
        """Yield all moves except discards; of the combinations to declare only the largest of each kind."""
        if self._plays_now:
            yield from map(Play, self._playable)
            seen: set[Kind] = set()
            for kind, cards in self._declarable:
                if kind not in seen:
                    seen.add(kind)
                    yield Declare(kind, parts(cards))
        yield from map(Give, self._gifts)

    def why_not(self, move: SnapphanaMove) -> Refusal | None:
        match move:
            case Play(card):
                return self._turn_refusal() or self._not_held_refusal((card,)) or self._why_not_follow(card)
            case Declare(kind, cards):
                return (
                    self._why_not_declare() or self._not_held_refusal(cards) or self._why_not_combination(kind, cards)
                )
            case Discard(cards):
                return self._discarding_refusal() or self._not_held_refusal(cards) or self._why_not_discard(cards)
            case Give(card):
                return self._why_not_give(card)
            case Deal():
                return Refusal("no_deal", "snapphana#S3.1")
            case _:
                return no_move("snapphana#S9.1")

    def sample(self, rng: Random) -> SnapphanaMove:
        """Return a random move: mostly a card, sometimes a combination or a payment for Fjønt."""
        if self._discards:
            return Discard(tuple(rng.sample(self._discardable, self._table.number)))
        gifts = self._gifts
        if gifts and (not self._plays_now or rng.random() < 0.3):
            return Give(rng.choice(gifts))
        if not self._plays_now:
            raise LookupError("no moves")
        if self._may_declare and rng.random() < 0.6:
            kinds = [kind for kind, _ in contained_combinations(self._mask) if kind not in self._declared_kinds]
            if kinds:
                chosen = rng.choice(kinds)
                sets = [cards for kind, cards in declarable_combinations(self._mask) if kind is chosen]
                return Declare(chosen, parts(sets[0] if rng.random() < 0.5 else rng.choice(sets)))
        return Play(rng.choice(self._playable))

    def next_parts(self, chosen: Pick) -> frozenset[Part]:
        if self._discards:
            if (
                len(chosen) >= self._table.number
                or self._not_held_refusal(chosen)
                or not NOT_DISCARDABLE.isdisjoint(chosen)
            ):
                return frozenset()
            return frozenset(Counter(self._discardable) - Counter(chosen))
        if not chosen:
            cards = {*self._gifts}
            if self._plays_now:
                cards.update(self._playable)
                for _, each in self._declarable:
                    cards.update(parts(each))
            return frozenset(cards)
        if self._not_held_refusal(chosen):
            return frozenset()
        touched, able = mask(chosen), 0
        for _, each in self._declarable:
            if touched & ~each == 0:
                able |= each
        return frozenset(parts(able & ~touched))

    def readings(self, chosen: Pick) -> tuple[SnapphanaMove, ...]:
        moves: list[SnapphanaMove] = []
        if self._discards:
            moves = [Discard(chosen)] if PLACE.keys() >= set(chosen) else []
        elif len(chosen) == 1:
            moves = [Play(chosen[0]), Give(chosen[0])]
        elif self._may_declare and self._not_held_refusal(chosen) is None:
            kinds = sorted(Kind, key=lambda kind: combination_points(kind, len(chosen)), reverse=True)
            moves = [Declare(kind, chosen) for kind in kinds]
        return tuple([move for move in moves if move in self])

    def why_not_pick(self, chosen: Pick) -> Refusal | None:
        if not chosen:
            return None if self else self._turn_refusal() or Refusal("no_debt", "snapphana#S10.2")
        if self._discards:
            refusal = self._not_held_refusal(chosen)
            return refusal or self._why_not_discard(chosen, complete=False)
        if len(chosen) == 1 and chosen[0] in self._gifts:
            return None
        refusal = self._turn_refusal()
        if refusal is not None:
            if not self._gifts:
                return refusal
            return self._why_not_give(chosen[0]) or Refusal("one_card", "snapphana#S10.2")
        refusal = self._not_held_refusal(chosen)
        if refusal is not None or self.next_parts(chosen) or self.readings(chosen):
            return refusal
        if len(chosen) == 1:
            return self._why_not_follow(chosen[0])
        return self._why_not_declare(several=True) or self._no_combination_refusal(mask(chosen))

    # Cached values.

    def near_misses(self) -> tuple[Refusal, ...]:
        """Return refusals of kinds of combinations that the hand nearly contains. S4.1, S6.

        It has enough cards of the kind, two of them not wild, but they are no combination.
        """
        if not self._may_declare:
            return ()
        lacking = [kind for kind in Kind if kind not in self._declared_kinds and _is_near_combination(kind, self._mask)]
        lacking.sort(key=lambda kind: -(self._mask & CARDS_BY_KIND[kind]).bit_count())
        return tuple(why_no_combination(kind, self._mask & CARDS_BY_KIND[kind]) for kind in lacking[:MOST_NEARLY])

    @cached_property
    def _hand(self) -> tuple[Part, ...]:
        return self._view.hand

    @cached_property
    def _mask(self) -> int:
        return mask(self._hand)

    @property
    def _discards(self) -> bool:
        return self._seat in self._table.discarding

    @property
    def _plays_now(self) -> bool:
        return self._seat is not None and self._seat == self._table.turn

    @cached_property
    def _gifts(self) -> tuple[Part, ...]:
        """Cards that this seat may give to pay for Fjønt; equal cards once. S10.2."""
        return () if self._seat is None else tuple(dict.fromkeys(self._table.payable(self._seat)))

    # Turn: S9.1, S3.2, S10.2.

    def _turn_refusal(self) -> Refusal | None:
        table = self._table
        if table.result is not None:
            return Refusal("match_over", table.result.clause)
        if self._plays_now:
            return None
        if not table.is_playing:
            return Refusal("no_cards", "snapphana#S3.1")
        if table.discarding:
            return Refusal(
                "discard_first" if self._discards else "others_discard",
                "snapphana#S12" if table.form.exchange else "snapphana#S3.2",
                (),
                (table.number,),
            )
        if table.turn is None:
            return Refusal("debt_first", "snapphana#S10.2")
        return Refusal("not_your_turn", "snapphana#S9.1")

    # Ownership.

    def _not_held_refusal(self, cards: Sequence[Part]) -> Refusal | None:
        if len(cards) == 1:
            if cards[0] in self._hand:
                return None
        elif Counter(cards) <= Counter(self._hand):
            return None
        if self._seat is not None and self._view.discards:
            away = tuple(card for card in cards if card in self._view.discards[self._seat] and card not in self._hand)
            if away:
                return Refusal("laid_away", "snapphana#S4.4", away)
        return Refusal("not_held", "snapphana#S9.1")

    # Discards: S3.2, S12.

    @cached_property
    def _discardable(self) -> tuple[Part, ...]:
        return tuple(card for card in self._hand if card not in NOT_DISCARDABLE)

    def _every_discard(self) -> Iterator[Discard]:
        others = [card for card in self._discardable if card != SNAPPHANA]
        number = self._table.number
        equal = len(self._discardable) - len(others)
        for some in range(min(equal, number) + 1):
            for cards in combinations(others, number - some):
                yield Discard((*cards, *(SNAPPHANA,) * some))

    def _discarding_refusal(self) -> Refusal | None:
        if self._discards:
            return None
        return self._turn_refusal() or Refusal("no_discard", "snapphana#S3.2")

    def _why_not_discard(self, cards: Sequence[Part], complete: bool = True) -> Refusal | None:
        barred = tuple(card for card in cards if card in NOT_DISCARDABLE)
        if barred:
            return Refusal("barred", "snapphana#S3.2", barred)
        number = self._table.number
        if len(cards) > number or (complete and len(cards) < number):
            return Refusal(
                "discard_number",
                "snapphana#S12" if self._table.form.exchange else "snapphana#S3.2",
                (),
                (number,),
            )
        return None

    # Following: S9.2, S10.

    @cached_property
    def _playable(self) -> tuple[Part, ...]:
        """Cards that this seat may play; equal cards once."""
        hand = self._hand
        suit = self._table.led
        cards = [card for card in hand if SUIT[card] == suit] if suit else []
        if suit and not cards:
            cards = [card for card in hand if SUIT[card] == TRUMP]
        if not cards:
            return tuple(dict.fromkeys(hand))
        if FJONT in hand:
            cards.append(FJONT)
        return tuple(dict.fromkeys(cards))

    def _why_not_follow(self, card: Part) -> Refusal | None:
        if card in self._playable:
            return None
        suit = self._table.led
        due = tuple(each for each in self._hand if SUIT[each] == suit)
        if due:
            return Refusal("follow_suit", "snapphana#S9.2", due, (suit,))
        trumps = tuple(each for each in self._hand if SUIT[each] == TRUMP)
        return Refusal("must_trump", "snapphana#S9.2", trumps, (suit,))

    # Declaring: S4 to S6.

    @cached_property
    def _declared_kinds(self) -> frozenset[Kind]:
        return frozenset(each.kind for each in self._table.declared if each.seat == self._seat)

    @property
    def _may_declare(self) -> bool:
        return not self._table.tricks and self._plays_now and self._table.form.declares

    @cached_property
    def _declarable(self) -> tuple[tuple[Kind, int], ...]:
        """Combinations that this seat may declare, the largest of each kind first."""
        if not self._may_declare:
            return ()
        return tuple([each for each in declarable_combinations(self._mask) if each[0] not in self._declared_kinds])

    def _why_not_declare(self, several: bool = False) -> Refusal | None:
        """Return why no combination can be declared now; ``several``: whether several cards were selected."""
        refusal = self._turn_refusal()
        if refusal is not None or self._may_declare:
            return refusal
        if several:
            return Refusal("one_card", "snapphana#S9.1")
        if not self._table.form.declares:
            return Refusal("no_declaring", "snapphana#SA15")
        return Refusal("declare_late", "snapphana#S4.1")

    def _why_not_combination(self, kind: Kind, cards: Sequence[Part]) -> Refusal | None:
        if kind in self._declared_kinds:
            return self._why_not_again(kind)
        return None if is_combination(kind, mask(cards)) else why_no_combination(kind, mask(cards))

    def _why_not_again(self, kind: Kind) -> Refusal:
        (row,) = (each.row for each in self._table.declared if each.seat == self._seat and each.kind is kind)
        return Refusal("declared_before", "snapphana#S5" if kind in SETS else "snapphana#S6.1", row)

    def _no_combination_refusal(self, cards: int) -> Refusal:
        """Return why no declarable combination contains all of the selected ``cards`` (two or more)."""
        kinds = [kind for kind in Kind if cards & ~CARDS_BY_KIND[kind] == 0]
        for kind in kinds:
            if kind in self._declared_kinds:
                return self._why_not_again(kind)
        if not kinds:
            return Refusal("no_kind", "snapphana#S6.1", parts(cards))
        return why_no_combination(kinds[0], self._mask & CARDS_BY_KIND[kinds[0]])

    # Fjønt: S10.2.

    def _why_not_give(self, card: Part) -> Refusal | None:
        if card in self._gifts:
            return None
        if self._table.result is not None:
            return Refusal("match_over", self._table.result.clause)
        if self._seat is None or self._seat != self._table.debtor:
            return Refusal("no_debt", "snapphana#S10.2")
        if not self._gifts:
            return Refusal("nothing_won", "snapphana#S10.2")
        return Refusal("not_won", "snapphana#S10.2", self._gifts)


def _is_near_combination(kind: Kind, hand: int) -> bool:
    cards = hand & CARDS_BY_KIND[kind]
    real = cards & ~mask((N, FJONT))
    return cards.bit_count() >= FEWEST_CARDS and real.bit_count() > 1 and not combination_size(kind, cards)
