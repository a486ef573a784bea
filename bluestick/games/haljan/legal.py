"""Legal moves of Haljan, and refusals of others. Clauses H4.1, H4.2, H5, H8.3 to H8.9, and B3."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cached_property
from itertools import combinations
from random import Random

from bluestick.engine.cards import SUITS
from bluestick.engine.moves import MoveSet, Part, Pick, Refusal, no_move
from bluestick.engine.tricks import Deal
from bluestick.games.haljan.cards import beating_cards, card_suits, match_beating_cards
from bluestick.games.haljan.moves import WORDS, HaljanMove, Play, Say, Word
from bluestick.games.haljan.state import PACKET_SIZE, View, cards_to_draw


class HaljanMoves(MoveSet[HaljanMove]):
    """Legal moves of one seat. Sets of cards are listed only when needed."""

    def __init__(self, view: View) -> None:
        self._table = view.table
        self._seat = view.seat
        self._hand = view.hand

    def __bool__(self) -> bool:
        return self._turn_refusal() is None or bool(self._word_moves)

    def __iter__(self) -> Iterator[HaljanMove]:
        if self._turn_refusal() is None:
            yield from map(Play, self._plays)
        yield from self._word_moves

    def why_not(self, move: HaljanMove) -> Refusal | None:
        match move:
            case Play(cards):
                return self._turn_refusal() or self._not_held_refusal(cards) or self._why_not_form(cards)
            case Say(word):
                return self._why_not_say(word)
            case Deal():
                return Refusal("no_deal", "haljan#H3.2")
            case _:
                return no_move("haljan#H4.2")

    def sample(self, rng: Random) -> HaljanMove:
        """Return a random legal move; exchanges and leads of every size are frequent, for the sake of tests."""
        if self._turn_refusal() is not None:
            if not self._word_moves:
                raise LookupError("no moves")
            return rng.choice(self._word_moves)
        if self._word_moves and rng.random() < 0.3:
            return rng.choice(self._word_moves)
        if self._number:
            return Play(tuple(rng.sample(self._hand, self._number)))
        sizes: dict[int, list[tuple[Part, ...]]] = {}
        for cards in self._plays:
            sizes.setdefault(len(cards), []).append(cards)
        return Play(rng.choice(rng.choice(list(sizes.values()))))

    def next_parts(self, chosen: Pick) -> frozenset[Part]:
        ahead: set[Part] = set() if chosen else {say.word.value for say in self._word_moves}
        if self._turn_refusal() is None and self._not_held_refusal(chosen) is None:
            if self._number:
                ahead.update(self._hand if len(chosen) < self._number else ())
            else:
                ahead.update(*(cards for cards in self._plays if set(chosen).issubset(cards)))
        return frozenset(ahead.difference(chosen))

    def readings(self, chosen: Pick) -> tuple[HaljanMove, ...]:
        move: HaljanMove | None = None
        if WORDS.isdisjoint(chosen):
            # a part that is not in the hand need not be a card
            move = Play(chosen) if chosen and self._not_held_refusal(chosen) is None else None
        elif len(chosen) == 1:
            move = Say(Word(chosen[0]))
        return (move,) if move is not None and move in self else ()

    def why_not_pick(self, chosen: Pick) -> Refusal | None:
        if not chosen:
            return None if self else self._turn_refusal()
        if not WORDS.isdisjoint(chosen):
            return self._why_not_say(Word(chosen[0])) if len(chosen) == 1 else Refusal("word_alone", "haljan#H5.2")
        refusal = self._turn_refusal() or self._not_held_refusal(chosen)
        if refusal or self.next_parts(chosen):
            return refusal
        return self._why_not_form(chosen)

    def near_misses(self) -> tuple[Refusal, ...]:
        """Return a refusal if the hand can beat all cards of the winning play but one, which is its part. H4.4."""
        winning, trump = self._table.winning, self._table.trump
        if winning is None or trump is None or self._turn_refusal() or len(winning.cards) < 2:
            return ()
        led = winning.cards
        if any(match_beating_cards(trump, led, cards) for cards in self._plays):
            return ()
        for card in sorted(led, key=lambda card: len(beating_cards(trump)[card])):
            others = tuple(other for other in led if other != card)
            if any(match_beating_cards(trump, others, cards) for cards in combinations(self._hand, len(others))):
                return (Refusal("all_but_one", "haljan#H4.4", (card,)),)
        return ()

    # Turn: H4.2, H5.4.

    def _turn_refusal(self) -> Refusal | None:
        table = self._table
        if table.result is not None:
            return Refusal("match_over", table.result.clause)
        if table.turn is None:
            return Refusal("no_cards", "haljan#H3.2")
        if table.drawing:
            return Refusal("drawing", "haljan#H5.4")
        if self._seat != table.turn:
            return Refusal("not_your_turn", "haljan#H4.2")
        return None

    # Ownership: H4.1.

    def _not_held_refusal(self, cards: Sequence[Part]) -> Refusal | None:
        if len(set(cards)) == len(cards) and set(cards).issubset(self._hand):
            return None
        return Refusal("not_held", "haljan#H4.1")

    # Form: H4.1, H4.2, H4.9, H7.2, H8.4 to H8.9.

    @cached_property
    def _number(self) -> int:
        """Number of cards to play; 0 if the leader may choose how many (Harjan)."""
        if self._table.trick:
            return len(self._table.trick[0].cards)  # H4.2, H8.6
        if self._table.harjan:
            return 0
        return 2 if len(self._hand) in (2, 4) else PACKET_SIZE  # H4.9, H7.2

    @cached_property
    def _plays(self) -> tuple[tuple[Part, ...], ...]:
        if self._number:
            return tuple(combinations(self._hand, self._number))
        return tuple(self._leads())

    def _leads(self) -> Iterator[tuple[Part, ...]]:
        """Yield the sets of cards that may be led in Harjan. H8.4, H8.8, H8.9."""
        hand = self._hand
        if len(hand) < PACKET_SIZE:
            yield hand
            return
        yield from combinations(hand, PACKET_SIZE - self._leaves_one(PACKET_SIZE))
        of = card_suits(self._table.trump)
        for suit in SUITS:
            whole = tuple(card for card in hand if of[card] == suit)
            if len(whole) > PACKET_SIZE and not self._leaves_one(len(whole)):
                yield whole
            if len(whole) >= PACKET_SIZE and not self._leaves_one(len(whole) + 1):
                yield from ((*whole, other) for other in hand if of[other] != suit)

    def _why_not_form(self, cards: Sequence[Part]) -> Refusal | None:
        if not self._number:
            return self._why_not_lead(cards)
        if len(cards) == self._number:
            return None
        winning = self._table.winning
        if winning is not None:
            clause = "haljan#H8.6" if self._table.harjan else "haljan#H4.2"
            return Refusal("same_number", clause, winning.cards, (self._number,))
        clause = "haljan#H4.1" if self._number == PACKET_SIZE else "haljan#H4.9"
        return Refusal("lead_number", clause, (), (self._number,))

    def _why_not_lead(self, cards: Sequence[Part]) -> Refusal | None:
        """Return why a lead has a wrong number of cards or wrong suits in Harjan; None if not. H8.4, H8.8, H8.9."""
        held, number = len(self._hand), len(cards)
        ending = "haljan#H8.8" if self._table.setup.option("single_cards") else "haljan#H8.9"
        if held < PACKET_SIZE:
            return None if number == held else Refusal("all_left", ending, self._hand, (held,))
        if number == PACKET_SIZE - 1 and self._leaves_one(PACKET_SIZE):
            return None  # H8.9
        if number < PACKET_SIZE:
            fewest = PACKET_SIZE - self._leaves_one(PACKET_SIZE)
            return Refusal("too_few", "haljan#H8.4" if fewest == PACKET_SIZE else ending, (), (fewest,))
        if self._leaves_one(number):
            return Refusal("leaves_one", "haljan#H8.9", (), (number,))
        return None if number == PACKET_SIZE else self._why_not_suit(cards)

    def _leaves_one(self, number: int) -> bool:
        """Return whether a lead of ``number`` cards leaves both players one card each, which is forbidden. H8.9."""
        if self._table.setup.option("single_cards"):
            return False
        left = len(self._hand) - number
        return left + cards_to_draw(left, self._table.stock, self._table.seats) == 1

    def _why_not_suit(self, cards: Sequence[Part]) -> Refusal | None:
        """Return a refusal unless the cards are all of a suit in hand and at most one other. H8.4."""
        of = card_suits(self._table.trump)
        suit, _ = Counter(of[card] for card in cards).most_common(1)[0]
        others = tuple(card for card in cards if of[card] != suit)
        if len(others) > 1:
            return Refusal("one_other", "haljan#H8.4", others)
        missing = tuple(card for card in self._hand if of[card] == suit and card not in cards)
        return Refusal("whole_suit", "haljan#H8.4", missing) if missing else None

    # Words: H5 and B3.

    @cached_property
    def _word_moves(self) -> tuple[Say, ...]:
        return tuple(Say(word) for word in Word if self._why_not_say(word) is None)

    def _why_not_say(self, word: Word) -> Refusal | None:
        table = self._table
        if table.result is not None:
            return Refusal("match_over", table.result.clause)
        if self._seat is None:
            return Refusal("not_your_turn", "haljan#H4.2")
        if word is Word.EXCHANGE:
            return self._why_not_exchange()
        if self._seat in table.asked and table.drawing == (word is Word.PASS):
            return None
        return Refusal("not_asked", "haljan#H5.4" if word is Word.PASS else "haljan#B3")

    def _why_not_exchange(self) -> Refusal | None:
        table = self._table
        if not table.allows_exchange:
            return Refusal("no_exchange", "haljan#H8.3")
        if table.turn is None or table.turn_up is None:
            return Refusal("turn_up_gone", "haljan#H5.3")
        if table.turn_up == table.two:
            return Refusal("turn_up_two", "haljan#H5.5", (table.two,))
        if table.two in self._hand:
            return None
        if table.two in table.laid():
            return Refusal("two_played", "haljan#H5.3", (table.two,))
        return Refusal("two_not_held", "haljan#H5.1", (table.turn_up,))
