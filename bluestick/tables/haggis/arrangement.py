"""Arrangement of a haggis table, as a view shows it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from bluestick.engine.moves import Part
from bluestick.engine.seats import Seat
from bluestick.engine.tricks import seats_from
from bluestick.games.haggis.cards import FACES, PLACE
from bluestick.games.haggis.events import (
    Dealt,
)
from bluestick.games.haggis.readings import Reading, represented_ranks
from bluestick.games.haggis.state import Laid, RoundScore, View
from bluestick.tables.motion.dealing import Dealing, deal_one_by_one
from bluestick.tables.scene.arrangement import Arrangement


@dataclass(frozen=True, slots=True)
class HaggisArrangement(Arrangement):
    """Where all cards are, as one seat sees them; ``piles`` and ``stock`` (the Haggis, set aside) count cards."""

    readings: tuple[Reading, ...] = ()
    """Combination (``Reading``) as which each play of the trick counts, in playing order."""
    passed: tuple[Seat, ...] = ()
    bets: tuple[int | None, ...] = ()
    """Bet of each seat, in points, 0 for no bet; None while the player may still bet."""
    removed: str = ""
    """Letter of the colour (suit) that is not in play in this round; empty if all colours are."""
    giver: Seat | None = None
    """Seat that has won the trick with a bomb and has to give the trick away."""
    out: tuple[Seat, ...] = ()
    """Seats that have gone out (played all their cards), in order."""
    score: RoundScore | None = None

    @property
    def top(self) -> Reading | None:
        return self.readings[-1] if self.readings else None

    @property
    def is_trick_decided(self) -> bool:
        waiting = {seat for seat, hand in enumerate(self.hands) if hand and seat != self.leading}
        return bool(self.trick) and waiting <= set(self.passed)


def face_cards(hand: Iterable[Part | None]) -> tuple[Part, ...]:
    """Return the face cards of a hand (the wild J, Q, K), which all players see."""
    return tuple(card for card in FACES if card in hand)


def dealing(event: Dealt) -> Dealing:
    """Return how a deal is shown: three face cards per seat, then the other cards one at a time. G1.3, G1.4."""
    order = tuple(seats_from(event.dealer + 1, len(event.hands)))
    dealt = deal_one_by_one(event.dealer, order, tuple(hand[: -len(FACES)] for hand in event.hands))
    hands = tuple((*hand[-len(FACES) :], *hand[: -len(FACES)]) for hand in event.hands)
    return replace(dealt, hands=hands, packets=(*((seat, len(FACES)) for seat in order), *dealt.packets))


def sort_combination(cards: Sequence[Part], reading: Reading) -> tuple[Part, ...]:
    """Return cards lowest first; wild cards come at the rank that they represent in ``reading``, their combination."""
    standing = represented_ranks(cards, reading)
    return tuple(sorted(cards, key=lambda card: (standing[card], PLACE[card])))


def mark(card: Part, cards: Sequence[Part], reading: Reading) -> str | None:
    """Return the mark of a wild card in ``cards``, played as ``reading``: such as ``as 8``; None if it is itself."""
    if card not in FACES:
        return None
    rank = represented_ranks(cards, reading)[card]
    if rank == 11 + FACES.index(card):
        return None
    return f"as {FACES[rank - 11] if rank > 10 else rank}"


def arrangement_of(view: View, seats: int) -> HaggisArrangement:
    """Return where all cards are in ``view`` (what one seat sees); ``seats``: number of players."""
    table = view.table
    score = table.scores[-1] if table.scores and not table.is_playing else None
    piles = tuple(len(table.pile(Seat(seat))) for seat in range(seats))
    return HaggisArrangement(
        hands=view.hands or ((),) * seats,
        trick=tuple((play.seat, sort_combination(play.cards, play.reading)) for play in table.trick),
        leading=table.top.seat if table.top else None,
        stock=haggis_size(seats) if table.is_playing else 0,
        piles=piles,
        readings=tuple(play.reading for play in table.trick),
        passed=table.passed,
        bets=table.bets,
        removed=table.removed,
        giver=table.giver,
        out=tuple(gone.seat for gone in table.out),
        score=score,
    )


def haggis_size(seats: int) -> int:
    """Return how many cards are set aside as the Haggis. G1.4."""
    return 8 if seats == 2 else 3


def with_past_trick(arrangement: HaggisArrangement, plays: Sequence[Laid], winner: Seat) -> HaggisArrangement:
    """Return ``arrangement`` as if the finished trick ``plays``, won by ``winner``, were still on the table."""
    return replace(
        arrangement,
        trick=tuple((play.seat, sort_combination(play.cards, play.reading)) for play in plays),
        readings=tuple(play.reading for play in plays),
        leading=winner,
        passed=(),
        score=None,
    )


def with_round_score(arrangement: HaggisArrangement, view: View) -> HaggisArrangement:
    """Return ``arrangement`` with no hands, but the result of the last scored round in ``score``."""
    return replace(arrangement, hands=((),) * len(arrangement.hands), stock=0, score=view.table.scores[-1])
