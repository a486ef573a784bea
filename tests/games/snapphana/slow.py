"""A slow second implementation of scoring, following S5 to S8: every row is built card by card, the longest kept."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from bluestick.engine.moves import Part

WILD = ("N", "F")
SUITS = "SCHD"
RANKS = {"T20": 5, "T19": 5, "N": 5, "F": 5, "K": 5, "Q": 4, "C": 3, "J": 2}
THREE = {"T": 18, "K": 17, "Q": 14, "C": 13, "J": 12}


class _Board:
    """Cards that are available, and the row built so far."""

    def __init__(self, cards: Iterable[Part]) -> None:
        self.left = Counter(cards)
        self.row: list[Part] = []

    def with_card(self, card: Part) -> Iterator["_Board"]:
        """One card further, if there is one and the row has not ended. R9."""
        ended = len(self.row) > 1 and self.row[-1] in WILD and self.row[-2] in WILD
        if self.left[card] and not ended:
            other = _Board(())
            other.left, other.row = self.left - Counter([card]), [*self.row, card]
            yield other

    def with_one_of(self, *cards: Part) -> Iterator["_Board"]:
        for card in cards:
            yield from self.with_card(card)


def rows(kind: str, cards: Sequence[Part]) -> Iterator[list[Part]]:
    """Every row of a kind: ``T``, a suit, ``I`` or ``A``. S6."""
    if kind in "IA":
        yield from _equal(["I"] * 4 if kind == "I" else [suit + "A" for suit in SUITS], cards)
        return
    trump = kind == "T"
    head, *group = ("T20", "T19", "T18", "T17") if trump else (kind + rank for rank in "KQCJ")
    tail = [f"T{number}" for number in range(16, 4, -1)] + ["I"] * 4 if trump else [kind + "A"]
    for begun in _Board(cards).with_card(head):  # R5
        for grouped in _groups(begun, group):
            for laid in _tails(grouped, tail):
                yield from _ends(laid)


def _groups(board: _Board, places: list[Part]) -> Iterator[_Board]:
    """R6: two or three of the places, one of them with its own card."""

    def fill(board: _Board, left: list[Part], filled: int, real: int) -> Iterator[_Board]:
        if not left:
            if filled >= 2 and real:
                yield board
            return
        place, *others = left
        yield from fill(board, others, filled, real)
        for more in board.with_card(place):
            yield from fill(more, others, filled + 1, real + 1)
        for more in board.with_one_of(*WILD):
            yield from fill(more, others, filled + 1, real)

    return fill(board, places, 0, 0)


def _tails(board: _Board, places: list[Part]) -> Iterator[_Board]:
    """R7: as far as one likes, without gaps."""
    yield board
    if places:
        for more in board.with_one_of(places[0], *WILD):
            yield from _tails(more, places[1:])


def _ends(board: _Board) -> Iterator[list[Part]]:
    """R2, R8: three cards at least, and wild cards at the very end."""
    if len(board.row) >= 3:
        yield board.row
    for more in board.with_one_of(*WILD):
        yield from _ends(more)


def _equal(places: list[Part], cards: Sequence[Part]) -> Iterator[list[Part]]:
    """R4: two real cards at least, and wild ones behind them."""

    def fill(board: _Board, left: list[Part]) -> Iterator[_Board]:
        yield board
        for number, card in enumerate(left):
            for more in board.with_card(card):
                yield from fill(more, left[number + 1 :])

    for real in fill(_Board(cards), places):
        if len(real.row) >= 2:
            yield from _ends(real)


def sequences(cards: Sequence[Part]) -> dict[str, int]:
    """Return the points of the longest row of each kind, before doubling. R2."""
    found = {kind: max(map(len, rows(kind, cards)), default=0) for kind in ("T", *SUITS, "I", "A")}
    return {kind: 10 + 5 * (number - 3) for kind, number in found.items() if number}


def sets(cards: Sequence[Part]) -> dict[str, int]:
    """Return the points of each flertal, before doubling. S5."""
    kinds = {"T": ("T20", "T19", *WILD)} | {rank: tuple(suit + rank for suit in SUITS) for rank in "KQCJ"}
    numbers = {kind: sum(card in cards for card in own) for kind, own in kinds.items()}
    return {kind: THREE[kind] * (1 if number == 3 else 2) for kind, number in numbers.items() if number >= 3}


def doubled(points: dict[str, int]) -> int:
    """S7.1."""
    return sum(points.values()) * (2 if len(points) >= 3 else 1)


def card_points(cards: Sequence[Part]) -> int:
    """Return the points of the cards in pairs, in any order. S8.1."""
    total = 0
    for one, other in zip(cards[::2], cards[1::2], strict=True):
        worth = [RANKS.get(card if card[0] in "TNF" else card[1:], 1) for card in (one, other)]
        total += 1 if worth == [1, 1] else sum(worth) - 1
    return total
