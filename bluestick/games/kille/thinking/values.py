"""Probabilities in Kille: highest cards to swap, likely cards of other players, and sensible play.

As in ``search``, cards are indices in ``KINDS``, and players are numbered in speaking order.
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
from bluestick.games.kille.thinking.search import KI, KIND_NUMBER, VH, KilleDeal

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
"""By number of players, the highest card that each player should swap, from forehand to dealer.

Computed by iterated best responses.
"""


@cache
def swap_limits(players: int) -> tuple[int, ...]:
    """Return the highest card that each player, in speaking order, should swap if she knows only her own card."""
    if players in _MARKS:
        return tuple(KIND_NUMBER[card] for card in _MARKS[players].split())
    early = KIND_NUMBER["1" if players < 16 else "KR"]
    late = KIND_NUMBER["1" if players < 20 else "KR"]
    return (early,) * (players // 2) + (late,) * (players - players // 2)


ASK_UP_TO = KIND_NUMBER["9"]
"""Highest card with which forehand asks for better cards, with two players."""
ASK_UP_TO_OF_THREE = KIND_NUMBER["8"]
"""Highest card with which forehand asks for better cards, with three players."""
REFUSE_UP_TO = KIND_NUMBER["4"]
"""Highest of the low cards with which the dealer of two players refuses, as forehand will swap for the card."""
REFUSE_UP_TO_OF_THREE = KIND_NUMBER["2"]
"""Highest of the low cards with which one of three players refuses a new deal."""


def should_ask(players: int, card: int) -> bool:
    """Return whether forehand with ``card`` is better off with a new deal."""
    return card == KI or card <= (ASK_UP_TO if players == 2 else ASK_UP_TO_OF_THREE)


def should_accept(players: int, card: int) -> bool:
    """Return whether a player with ``card`` who may accept a new deal is better off with it."""
    if players == 2:
        return REFUSE_UP_TO < card < VH
    return card == KI or REFUSE_UP_TO_OF_THREE < card < VH


WIN_PROBABILITY = {2: (0.51, 0.49), 3: (0.31, 0.33, 0.36), 4: (0.27, 0.24, 0.245, 0.245)}
"""Probability of winning the pot, by number of players and place in speaking order; measured.

With more players the place hardly makes a difference.
"""

OUT_PROBABILITY = {2: (0.43, 0.46), 3: (0.38, 0.43, 0.41)}
"""Probability of going out in a deal, by number of players and place in speaking order; measured."""


def place_share(players: int, place: int) -> float:
    """Return the share of the pot that a player at a place in speaking order wins on average, before the deal."""
    return WIN_PROBABILITY[players][place] if players in WIN_PROBABILITY else 1 / players


def would_swap(deal: KilleDeal, mark: int) -> bool:
    """Return whether the player to act swaps; ``mark``: the highest card usually swapped at this place."""
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


def play_to_end(deal: KilleDeal, limits: Sequence[int]) -> None:
    """Play a deal sensibly to the end of the exchange; ``limits``: for each player the highest card to swap."""
    while not deal.over:
        if would_swap(deal, limits[deal.turn]):
            deal.swap()
        else:
            deal.stand()


_SWAPPED = (0.97, 0.93, 0.8, 0.3, 0.1, 0.03)
"""Probability that a card is swapped, by its distance in ranks from the highest card usually swapped.

The first value is for two ranks below or more, then one below, equal, one above, and so on.
"""


def swap_probability(card: int, mark: int) -> float:
    """Return the probability that ``card`` is swapped; ``mark``: highest card usually swapped at its holder's place."""
    if card >= VH:
        return 0.98 if card == KI else 0.02
    return _SWAPPED[min(5, max(0, card - mark + 2))]


class Knowledge:
    """Knowledge of a seat about the cards, and source of random deals that agree with it."""

    def __init__(self, view: View, heard: Sequence[Event]) -> None:
        assert view.seat is not None
        public = view.round
        place_of = {seat: place for place, seat in enumerate(public.order)}
        self.players = len(place_of)
        self.me = place_of[view.seat]
        self.marks = swap_limits(self.players)
        self._at = [public.at[seat] for seat in public.order]
        self._cards = [-1 if card is None else KIND_NUMBER[card] for card in view.cards]
        self._turn = self.me if public.turn is None else place_of[public.turn]
        self._high = sum(1 << place for place, card in enumerate(self._at) if card in public.high)
        self._hit = sum(1 << place_of[seat] for seat in public.hit)
        self._unseen = [KIND_NUMBER[card] for card in PACK]
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
        """Whether the seat must speak now, with a card that another player was dealt and has swapped away."""
        self.given = self._cards[self._at[self._trail[-1]]] if self.handed else -1
        """Card that the seat gave in that swap; -1 if not ``handed``."""

    def deal(self, rng: Random) -> KilleDeal:
        """Return a random deal that agrees with what the seat knows.

        Deals in which the others would have acted as they did are more likely.
        """
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
        """Weight the hidden cards by what others have said; return the ``trail`` for a ``KilleDeal``."""
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
            onwards = turn.has_swapped and not turn.undone
            trail = (*trail, place) if onwards else ()
            given = turn.taken if onwards else NOT_DEALT
        return trail

    def _asking(self, public: Round, heard: Sequence[Event], place_of: Mapping[Seat, int]) -> None:
        """Weight the dealt cards by what the request for better cards, or its absence, and the answers suggest."""
        able = [should_ask(self.players, card) for card in range(len(KINDS))]
        if public.asked:
            self._weigh(0, [1.0 if asked else 0.1 for asked in able])
        elif public.turns:
            self._weigh(0, [0.2 if asked else 1.0 for asked in able])
        for seat, word in _answers(heard):
            yes = word is not Word.REFUSE
            self._weigh(
                place_of[seat],
                [1.0 if should_accept(self.players, card) is yes else 0.2 for card in range(len(KINDS))],
            )

    def _weigh(self, place: int, weights: Sequence[float]) -> None:
        self._weights[place] = [one * other for one, other in zip(self._weights[place], weights, strict=True)]


def _answers(heard: Sequence[Event]) -> Iterator[tuple[Seat, Word]]:
    """Yield (seat, word) for each answer to the request for better cards in this deal, the last first."""
    for event in reversed(heard):
        if isinstance(event, Dealt):
            return
        if isinstance(event, Answered):
            yield event.seat, event.word


def _drawn(unseen: list[int], weights: Sequence[float], chance: Callable[[], float]) -> int:
    """Remove a random card from ``unseen``, with a probability proportional to its weight, and return it.

    ``chance`` returns random numbers below 1.
    """
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
    """Return, for each card that a player may have given in a swap, the probability of what she did then.

    ``received``: card that she got; ``swapped``: whether she swapped that, or stood; ``mark``: highest card usually
    swapped at her place.
    """
    if swapped:
        return tuple(0.05 if card < received else 1.0 for card in range(len(KINDS)))
    stands = max(0.02, 1 - swap_probability(received, mark))
    return tuple(1.0 if card < received else stands for card in range(len(KINDS)))


_ENOUGH = 5
"""Number of stock cards in a sampled deal: four that send a player on, and one more. B36."""
_TRIES = 40
"""Number of cards that ``_drawn`` tries at random before it takes the one with the largest weight."""
_ANYTHING = [1.0] * len(KINDS)
_WEIGHTS = {
    ANY: _ANYTHING,
    NO_KILLE: [float(card != KI) for card in range(len(KINDS))],
    PLAIN: [float(card < VH) for card in range(len(KINDS))],
}


@cache
def _acted(players: int, mark: int, swapped: bool) -> tuple[float, ...]:
    """Return, for each card, the probability that its holder swaps (if ``swapped``) or stands.

    ``mark``: highest card usually swapped at the holder's place.
    """
    swaps = [swap_probability(card, mark) for card in range(len(KINDS))]
    if players == 2:
        swaps[KI] = 0.1
    return tuple(likely if swapped else 1 - likely for likely in swaps)
