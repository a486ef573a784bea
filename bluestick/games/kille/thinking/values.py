"""Probabilities at kille: highest cards to swap, likely cards of others, and sensible play.

Cards are numbers and players places in speaking order, as in ``search``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from random import Random

from bluestick.engine.events import Event
from bluestick.engine.seats import Seat
from bluestick.games.kille.cards import KINDS, PACK
from bluestick.games.kille.events import Answered, Dealt
from bluestick.games.kille.moves import Word
from bluestick.games.kille.state import ANY, NO_KILLE, NOT_DEALT, PLAIN, Round, View
from bluestick.games.kille.thinking.search import KI, KIND, VH, KilleDeal

_MARKS = {
    2: "5 7",
    3: "4 5 6",
    4: "4 4 5 5",
    5: "3 3 4 4 5",
    6: "2 3 3 4 4 4",
    7: "1 2 2 2 3 3 4",
    8: "1 1 2 2 2 3 3 3",
    9: "1 1 1 2 2 2 2 3 3",
    10: "KR 1 1 1 2 2 2 2 2 2",
    11: "KR 1 1 1 1 1 1 1 2 2 2",
}
"""Highest cards to swap by number of players, from forehand to dealer; found by iterated best responses."""


@cache
def marks(players: int) -> tuple[int, ...]:
    """Return the highest cards to swap away, by place in speaking order, if nothing more is known."""
    if players in _MARKS:
        return tuple(KIND[card] for card in _MARKS[players].split())
    early = KIND["1" if players < 16 else "KR"]
    late = KIND["1" if players < 20 else "KR"]
    return (early,) * (players // 2) + (late,) * (players - players // 2)


ASKS = KIND["9"]
"""Highest card with which forehand asks for better cards, with two players."""
ASKS_OF_THREE = KIND["8"]
KEEPS = KIND["4"]
"""Highest of the low cards with which the dealer refuses new cards, with two players: forehand will take it."""
KEEPS_OF_THREE = KIND["2"]


def asks(players: int, card: int) -> bool:
    """Return whether forehand is better off with new cards."""
    return card == KI or card <= (ASKS if players == 2 else ASKS_OF_THREE)


def accepts(players: int, card: int) -> bool:
    """Return whether a player who is asked is better off with new cards."""
    if players == 2:
        return KEEPS < card < VH
    return card == KI or KEEPS_OF_THREE < card < VH


SHARE = {2: (0.51, 0.49), 3: (0.31, 0.33, 0.36), 4: (0.27, 0.24, 0.245, 0.245)}
"""Probability of winning the pot by number of players and place in speaking order, measured; with more players the
place hardly matters."""

RISK = {2: (0.43, 0.46), 3: (0.38, 0.43, 0.41)}
"""Probability of going out by number of players and place in speaking order, measured."""


def share(players: int, place: int) -> float:
    """Return the worth of a place before the deal, as a share of the pot."""
    return SHARE[players][place] if players in SHARE else 1 / players


def swaps_away(deal: KilleDeal, mark: int) -> bool:
    """Return whether a sensible player, who swaps up to ``mark``, swaps now."""
    card, given = deal.cards[deal.turn], deal.given
    if card == KI:
        return len(deal.cards) > 2 and not deal.high >> deal.turn & 1
    if card >= VH:
        return False
    if 0 <= given < KI and card != given:
        if card > given:  # the player who gave this card has a lower one now
            return False
        if len(deal.cards) == 2:
            return True
    return card <= mark


def play_on(deal: KilleDeal, limits: Sequence[int]) -> None:
    """Play on sensibly for all players until the exchange is over."""
    while not deal.over:
        if swaps_away(deal, limits[deal.turn]):
            deal.swap()
        else:
            deal.stand()


_SWAPPED = (0.97, 0.93, 0.8, 0.3, 0.1, 0.03)
"""Probability that a card was swapped: two below the usual mark, one below it, at it, and so on."""


def likely_swapped(card: int, mark: int) -> float:
    """Return the probability that a player swaps a card at a place where ``mark`` is the usual highest one to swap."""
    if card >= VH:
        return 0.98 if card == KI else 0.02
    return _SWAPPED[min(5, max(0, card - mark + 2))]


class Knowledge:
    """Knowledge of a seat, and random deals that agree with it."""

    def __init__(self, view: View, heard: Sequence[Event]) -> None:
        assert view.seat is not None
        public = view.round
        place_of = {seat: place for place, seat in enumerate(public.order)}
        self.players = len(place_of)
        self.me = place_of[view.seat]
        self.marks = marks(self.players)
        self._at = [public.at[seat] for seat in public.order]
        self._cards = [-1 if card is None else KIND[card] for card in view.cards]
        self._turn = self.me if public.turn is None else place_of[public.turn]
        self._high = sum(1 << place for place, card in enumerate(self._at) if card in public.high)
        self._hit = sum(1 << place_of[seat] for seat in public.hit)
        self._unseen = [KIND[card] for card in PACK]
        for card in self._cards:
            if card >= 0:
                self._unseen.remove(card)
        self._weights = [_WEIGHTS[proof] for proof in public.proofs]
        self._handed: list[tuple[int, int, bool, int]] = []
        self._trail = self._tell(view, heard, place_of)
        self._unknown = [place for place, card in enumerate(self._cards) if card < 0]
        self.card = self._cards[self._at[self.me]]
        self.high = bool(self._high >> self.me & 1)
        self.handed = bool(self._trail) and self._turn == self.me
        """Whether the seat must speak now, with a card that was dealt to another player."""
        self.given = self._cards[self._at[self._trail[-1]]] if self.handed else -1
        """Card that the seat gave for it; -1 if there was none."""

    def deal(self, rng: Random) -> KilleDeal:
        """Return a random deal that agrees with the seat's knowledge; deals that explain the others' words are
        likelier."""
        unseen, cards, weights, chance = self._unseen[:], self._cards[:], self._weights, rng.random
        left = dict.fromkeys(self._unknown)
        for received, given, swapped, mark in self._handed:
            if given not in left:
                continue
            if received in left:
                cards[received] = _drawn(unseen, weights[received], chance)
                del left[received]
            low = _gave(cards[received], mark, swapped)
            cards[given] = _drawn(unseen, [one * other for one, other in zip(weights[given], low, strict=True)], chance)
            del left[given]
        for place in left:
            cards[place] = _drawn(unseen, weights[place], chance)
        stock = [_drawn(unseen, _ANYTHING, chance) for _ in range(_ENOUGH)]
        return KilleDeal([cards[place] for place in self._at], stock, self._turn, self._high, self._hit, self._trail)

    def _tell(self, view: View, heard: Sequence[Event], place_of: Mapping[Seat, int]) -> tuple[int, ...]:
        """Weight the cards of the others by their words, and return the trail."""
        public = view.round
        if self.players <= 3:
            self._asking(public, heard, place_of)
        given, trail = NOT_DEALT, tuple[int, ...]()
        for turn in public.turns:
            place, swapped = place_of[turn.seat], turn.word is Word.SWAP
            if given == NOT_DEALT:
                self._weigh(turn.offered, _acted(self.players, self.marks[place], swapped))
            else:
                self._handed.append((turn.offered, given, swapped, self.marks[place]))
            onwards = turn.swapped and not turn.undone
            trail = (*trail, place) if onwards else ()
            given = turn.taken if onwards else NOT_DEALT
        return trail

    def _asking(self, public: Round, heard: Sequence[Event], place_of: Mapping[Seat, int]) -> None:
        """Weight cards by "Bättre kort?" and the answers: the cards are still where they were dealt then."""
        able = [asks(self.players, card) for card in range(len(KINDS))]
        if public.asked:
            self._weigh(0, [1.0 if asked else 0.1 for asked in able])
        elif public.turns:
            self._weigh(0, [0.2 if asked else 1.0 for asked in able])
        for seat, word in _answers(heard):
            yes = word is not Word.REFUSE
            self._weigh(
                place_of[seat],
                [1.0 if accepts(self.players, card) is yes else 0.2 for card in range(len(KINDS))],
            )

    def _weigh(self, place: int, weights: Sequence[float]) -> None:
        self._weights[place] = [one * other for one, other in zip(self._weights[place], weights, strict=True)]


def _answers(heard: Sequence[Event]) -> Iterator[tuple[Seat, Word]]:
    """Yield the answers about better cards in this deal, the last first."""
    for event in reversed(heard):
        if isinstance(event, Dealt):
            return
        if isinstance(event, Answered):
            yield event.seat, event.word


def _drawn(unseen: list[int], weights: Sequence[float], chance: Callable[[], float]) -> int:
    """Remove a random card, drawn by weight, from the unseen ones and return it."""
    for _ in range(_TRIES):
        place = int(chance() * len(unseen))
        weight = weights[unseen[place]]
        if weight >= 1 or chance() < weight:
            break
    else:
        place = max(range(len(unseen)), key=lambda place: weights[unseen[place]])
    card = unseen[place]
    unseen[place] = unseen[-1]
    unseen.pop()
    return card


@cache
def _gave(received: int, mark: int, swapped: bool) -> tuple[float, ...]:
    """Return for each card the probability that a player gave it, got ``received`` and then swapped that or stood."""
    if swapped:
        return tuple(0.05 if card < received else 1.0 for card in range(len(KINDS)))
    stands = max(0.02, 1 - likely_swapped(received, mark))
    return tuple(1.0 if card < received else stands for card in range(len(KINDS)))


_ENOUGH = 5
"""Number of stock cards needed: at most four send a player on. B36."""
_TRIES = 40
_ANYTHING = [1.0] * len(KINDS)
_WEIGHTS = {
    ANY: _ANYTHING,
    NO_KILLE: [float(card != KI) for card in range(len(KINDS))],
    PLAIN: [float(card < VH) for card in range(len(KINDS))],
}


@cache
def _acted(players: int, mark: int, swapped: bool) -> tuple[float, ...]:
    """Return for each card the probability that a player who swapped or stood had it."""
    swaps = [likely_swapped(card, mark) for card in range(len(KINDS))]
    if players == 2:
        swaps[KI] = 0.1
    return tuple(likely if swapped else 1 - likely for likely in swaps)
