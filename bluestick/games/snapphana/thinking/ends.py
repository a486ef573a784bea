"""Results of deals with all cards known: played sensibly, with an exact solution of the last tricks."""

from __future__ import annotations

from bluestick.games.snapphana.cards import SUITS, mask
from bluestick.games.snapphana.thinking.plan import Stakes, has_more_cards, play_on
from bluestick.games.snapphana.thinking.search import SUIT_OF, SnapphanaHand
from bluestick.games.snapphana.thinking.values import sensible_card, would_win_trick

_PLAIN = mask(suit + rank for suit in SUITS for rank in ("6", "7", "8", "9", "10"))
"""Cards of the lowest value that fit no combination: in a pile only their number matters. S5, S6, S8."""

_LEAST = 1e-9
"""Difference below which two shares of the match are considered equal."""

Key = tuple[int | bool, ...]


class EndSolver:
    """Results of deals as shares of the match, if the last ``cards`` cards of each hand are played perfectly.

    The solution of the latest deal is cached.
    """

    def __init__(self, stakes: Stakes, cards: int) -> None:
        self._stakes = stakes
        self._cards = cards
        self._deal: SnapphanaHand | None = None
        self._known: dict[Key, tuple[float, float]] = {}
        """With two sides: lower and upper bound of side 0's share."""
        self._of_all: dict[Key, tuple[float, ...]] = {}
        """With more sides: shares of all players, each of whom plays alone."""
        self._ended: dict[Key, tuple[float, ...]] = {}

    def share(self, deal: SnapphanaHand, card: int, side: int) -> float:
        """Return the share of the match that ``side`` gets after ``card`` is played in ``deal``."""
        self._begin(deal)
        return self.share_of(deal.after(card), side)

    def share_of(self, hand: SnapphanaHand, side: int) -> float:
        """Return the share of the match that ``side`` gets from a deal in play, which is played on in place."""
        return self._of(self._shares(play_on(hand, self._cards)), side)

    def shown(self, deal: SnapphanaHand, card: int, side: int) -> tuple[float, SnapphanaHand, SnapphanaHand]:
        """Return, for ``card``: the share of ``side``, the deal after the current trick, and the deal at its end."""
        self._begin(deal)
        hand, trick = deal.after(card), None
        while hand.left < hand.seats and has_more_cards(hand, self._cards):
            hand.play(sensible_card(hand))
        if hand.left == hand.seats:
            trick = hand.copy()
        shares = self._shares(play_on(hand, self._cards).copy())
        while not hand.over:
            hand.play(self._best(hand, shares[0]))
            if trick is None and hand.left == hand.seats:
                trick = hand.copy()
        return self._of(shares, side), trick or hand, hand

    def _begin(self, deal: SnapphanaHand) -> None:
        if deal is not self._deal:
            self._deal, self._known, self._of_all, self._ended = deal, {}, {}, {}

    def _shares(self, hand: SnapphanaHand) -> tuple[float, ...]:
        """Return the shares of all sides if there are more than two; else a tuple with that of side 0 only."""
        return self._everybody(hand) if hand.sides > 2 else (self._between_two(hand, 0.0, 1.0),)

    @staticmethod
    def _of(shares: tuple[float, ...], side: int) -> float:
        return shares[side] if len(shares) > 1 else 1 - shares[0] if side else shares[0]

    def _best(self, hand: SnapphanaHand, share: float) -> int:
        """Return a move that keeps ``share``, that of side 0; with more sides the best move for the player to act."""
        moves = hand.moves()
        if len(moves) == 1:
            return moves[0]
        if hand.sides > 2:
            actor = hand.actor
            return max(moves, key=lambda move: self._everybody(hand.after(move))[actor])
        mine = hand.actor % hand.sides == 0
        window = (share - _LEAST, share) if mine else (share, share + _LEAST)
        for move in moves[:-1]:
            value = self._between_two(hand.after(move), *window)
            if value >= share if mine else value <= share:
                return move
        return moves[-1]

    def _between_two(self, hand: SnapphanaHand, alpha: float, beta: float) -> float:
        """Return the share of side 0, found with alpha-beta search. The deal is played on in place."""
        moves = _to_a_choice(hand)
        if hand.over:
            return self._end(hand)[0]
        key = _key(hand) if hand.left == hand.seats else ()
        low, high = self._known.get(key, (0.0, 1.0))
        if low >= beta or low == high:
            return low
        if high <= alpha:
            return high
        if hand.led:
            moves.sort(key=lambda card: not would_win_trick(hand, card))
        floor, ceiling = alpha, beta
        mine = hand.actor % hand.sides == 0
        best = 0.0 if mine else 1.0
        for move in moves:
            value = self._between_two(hand.after(move), floor, ceiling)
            if mine:
                best = max(best, value)
                floor = max(floor, value)
            else:
                best = min(best, value)
                ceiling = min(ceiling, value)
            if floor >= ceiling:
                break
        if key:
            self._known[key] = (low if best <= alpha else best, high if best >= beta else best)
        return best

    def _everybody(self, hand: SnapphanaHand) -> tuple[float, ...]:
        """Return the share of every player if each plays her best card, and of equally good ones the first."""
        moves = _to_a_choice(hand)
        if hand.over:
            return self._end(hand)
        key = _key(hand) if hand.left == hand.seats else ()
        found = self._of_all.get(key)
        if found is None:
            actor = hand.actor
            found = max((self._everybody(hand.after(move)) for move in moves), key=lambda shares: shares[actor])
            if key:
                self._of_all[key] = found
        return found

    def _end(self, hand: SnapphanaHand) -> tuple[float, ...]:
        key = _key(hand)
        found = self._ended.get(key)
        if found is None:
            sides = range(hand.sides if hand.sides > 2 else 1)
            found = self._ended[key] = tuple(self._stakes.share(hand, side) for side in sides)
        return found


def _to_a_choice(hand: SnapphanaHand) -> list[int]:
    """Play on while only one move is possible; return the moves at the next choice, [] at the end of the deal."""
    while not hand.over:
        moves = hand.moves()
        if len(moves) > 1 and not hand.giving:
            moves = _different(hand, moves)
        if len(moves) > 1:
            return moves
        hand.play(moves[0])
    return []


def _different(hand: SnapphanaHand, moves: list[int]) -> list[int]:
    """Return one of each group of equivalent moves: plain cards of a suit with no card of others between them."""
    others = hand.best
    for seat, cards in enumerate(hand.hands):
        if seat != hand.turn:
            others |= cards
    found = []
    last = 0
    for card in moves:
        if card & _PLAIN:
            if last and SUIT_OF[card] == SUIT_OF[last] and not others & (card - last):
                continue
            last = card
        found.append(card)
    return found


def _key(hand: SnapphanaHand) -> Key:
    piles = ((pile & ~_PLAIN) << 5 | (pile & _PLAIN).bit_count() for pile in hand.piles)
    return (*hand.hands, *piles, *map(bool, hand.tricks), hand.turn, hand.star, hand.debtor, hand.creditor, hand.giving)
