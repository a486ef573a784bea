"""Fast model of a deal of Kille for bots: the same rules, thousands of deals a second.

Cards are indices in ``KINDS``. Players are numbered in speaking order: 0 is forehand, the last one the dealer.
"""

from __future__ import annotations

from bluestick.engine.moves import Part
from bluestick.games.kille.cards import HUSAR, KILLE, KINDS, KUKU, SVIN, VARDSHUS

KIND_NUMBER: dict[Part, int] = {card: kind for kind, card in enumerate(KINDS)}
"""Index in ``KINDS`` of each card; for all cards but the kille also the rank."""

VH, SV, HU, KU, KI = (KIND_NUMBER[card] for card in (VARDSHUS, SVIN, HUSAR, KUKU, KILLE))


class KilleDeal:
    """Exchange of a deal, with every card known. Sets of players are bit masks."""

    __slots__ = ("cards", "given", "high", "hit", "over", "stock", "trail", "turn")

    def __init__(
        self,
        cards: list[int],
        stock: list[int],
        turn: int = 0,
        high: int = 0,
        hit: int = 0,
        trail: tuple[int, ...] = (),
    ) -> None:
        self.cards = cards
        """Card of each player, in speaking order."""
        self.stock = stock
        """Cards of the stock in drawing order; at least as many as one player may draw."""
        self.turn = turn
        """Number of the player who has to stand or swap."""
        self.high = high
        """Mask of the players with a high kille, equal to kuku."""
        self.hit = hit
        """Mask of the players hit by a husar or svin."""
        self.trail = trail
        """Players who have swapped away the card that ``turn`` now holds, the player who was dealt it first. K4.3."""
        self.given = cards[trail[-1]] if trail else -1
        """Card that ``turn`` had to give in exchange for that card; -1 if no player swapped with ``turn``."""
        self.over = False

    def copy(self) -> KilleDeal:
        """Return a copy, which shares the stock, as that never changes."""
        return KilleDeal(self.cards[:], self.stock, self.turn, self.high, self.hit, self.trail)

    def stand(self) -> None:
        """Let the player to act keep its card. K3.2, K3.6."""
        self._speaks_next(self.turn + 1)

    def swap(self) -> None:
        """Swap for the player to act, with all effects of matadors and stock. K3.2 to K3.6, K4, K5."""
        cards, me = self.cards, self.turn
        for other in range(me + 1, len(cards)):
            card = cards[other]
            if card < VH or card == KI:
                mine = cards[me]
                cards[me], cards[other] = card, mine
                if card == KI or mine == KI:
                    both = 1 << me | 1 << other
                    self.high = self.high | both if card == mine else self.high & ~both
                self.trail += (me,)
                self.given, self.turn = card, other
                return
            if card >= SV:
                self._answered(card)
                self._speaks_next(other + 1)
                return
        for card in self.stock:
            if card < VH or card == KI:
                cards[me] = card
                self.high = self.high | 1 << me if card == KI else self.high & ~(1 << me)
                break
            if card >= SV:
                self._answered(card)
                break
        self.over = True

    def out(self) -> int:
        """Return the mask of the players who go out if the cards are shown now. K8."""
        high, hit = self.high, self.hit
        gone, least, lowest, player = hit, KI, 0, 1
        for card in self.cards:
            if not hit & player:
                if card == KI:
                    if high & player:
                        card = KU
                    else:
                        gone |= player
                        card = KI + 1
                if card < least:
                    least, lowest = card, player
                elif card == least:
                    lowest |= player
            player <<= 1
        if gone | lowest != player - 1:
            return gone | lowest
        return gone if hit and lowest else 0  # K8.6

    def _answered(self, card: int) -> None:
        """Apply the effect of a kuku, husar or svin that the swap has met. K4.1 to K4.3."""
        if card == KU:
            self.over = True
            return
        victim = self.turn
        if card == SV:
            cards = self.cards
            for holder in reversed(self.trail):
                self.high &= ~(1 << victim | 1 << holder)
                cards[holder], cards[victim] = cards[victim], cards[holder]
                victim = holder
        self.hit |= 1 << victim

    def _speaks_next(self, player: int) -> None:
        self.trail, self.given, self.turn = (), -1, player
        if player == len(self.cards):
            self.over = True
