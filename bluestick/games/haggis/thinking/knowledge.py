"""Knowledge of a seat at haggis, and random deals that agree with it."""

from __future__ import annotations

from random import Random

from bluestick.engine.cards import single_bits
from bluestick.engine.seats import Seat
from bluestick.games.haggis.cards import ALL_NUMBERS, FACES, NUMBERS, colour, mask, parts
from bluestick.games.haggis.combinations import beating_plays
from bluestick.games.haggis.moves import GIFTS, HaggisMove, Play, Say, Word
from bluestick.games.haggis.readings import CLAIM, READING, claim_size
from bluestick.games.haggis.state import View
from bluestick.games.haggis.thinking.search import PASS, HaggisRound, Move, gift_to, round_from_table


class Knowledge:
    """What a seat knows about the cards, as bit masks."""

    def __init__(self, view: View) -> None:
        assert view.seat is not None
        table = view.table
        self.seat: Seat = view.seat
        self.table = table
        self._known = [mask(card for card in hand if card is not None) for hand in view.hands]
        self._closed = [hand.count(None) for hand in view.hands]
        seen = mask({card for card in table.laid() if card not in FACES}) | self._known[self.seat]
        self.unseen = ALL_NUMBERS & ~seen & ~mask(card for card in NUMBERS if colour(card) == table.removed)
        self._cards = single_bits(self.unseen)
        self._round = round_from_table(table, self._known)

    @property
    def hand(self) -> int:
        return self._known[self.seat]

    def deal(self, rng: Random) -> HaggisRound:
        """Return a random round that agrees with the knowledge; all are equally likely, as no play is compulsory."""
        made = self._round.copy()
        cards = rng.sample(self._cards, len(self._cards))
        start = 0
        for owner, number in enumerate(self._closed):
            if number:
                made.hands[owner] |= sum(cards[start : start + number])
                start += number
        made.haggis = sum(cards[start:])
        return made

    def move(self, move: Move) -> HaggisMove:
        """Return the move of ``haggis.moves`` that a move of ``search`` stands for."""
        cards, claim = move
        if cards:
            return Play(parts(cards), READING[claim])
        if claim:
            return Say(next(word for word, seat in GIFTS.items() if seat == ~claim))
        return Say(Word.PASS)

    @property
    def open(self) -> bool:
        """Whether the seat knows all hands."""
        return not any(self._closed)

    def own(self, move: HaggisMove) -> Move | None:
        """Return the move of ``search`` for a move of ``haggis.moves``; None for a bet or a deal."""
        match move:
            case Play(cards, reading):
                return mask(cards), CLAIM[reading]
            case Say(Word.PASS):
                return PASS
            case Say(word) if word in GIFTS:
                return gift_to(GIFTS[word])
        return None

    def is_unbeatable(self, move: Move) -> bool:
        """Return whether no other player can beat a combination, given unseen cards and sizes of hands."""
        for owner, hand in enumerate(self._known):
            if owner == self.seat or not (self._closed[owner] or hand):
                continue
            held = self._closed[owner] + hand.bit_count()
            able = beating_plays(hand | self.unseen, move[1])
            if any(claim_size(claim) <= held for _, claim in able):
                return False
        return True
