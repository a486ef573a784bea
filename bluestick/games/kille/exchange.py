"""Exchange of cards: a demand for a swap, with all its effects, is one step. K3.3 to K3.6, K4, K5, K6."""

from __future__ import annotations

from collections.abc import Sequence

from bluestick.engine.events import Event
from bluestick.engine.moves import Part
from bluestick.engine.seats import Seat
from bluestick.games.kille.cards import HUSAR, KILLE, KUKU, MATADORS, PASSING
from bluestick.games.kille.events import (
    Cut,
    Drawn,
    HitByHusar,
    HitBySvin,
    KukuLaid,
    Passed,
    Shown,
    Stood,
    SwapAsked,
    Swapped,
)
from bluestick.games.kille.moves import Word
from bluestick.games.kille.state import EVERYBODY, NO_KILLE, NOT_DEALT, PLAIN, Ground, Hit, How, Round, Turn, only

_MATADORS = frozenset(MATADORS)


def stood(round: Round, seat: Seat) -> tuple[Round, list[Event]]:
    """Return the deal and the events after ``seat`` keeps its card. K3.2, K3.6."""
    turn = Turn(seat, Word.STAND, round.at[seat], high=round.high)
    return _spoken(round, turn, left_of(round, seat)), [Stood(seat)]


def left_of(round: Round, seat: Seat) -> Seat | None:
    """Return the player who speaks after ``seat``; None after the dealer. K3.1, K3.7."""
    place = round.order.index(seat) + 1
    return round.order[place] if place < len(round.order) else None


def _spoken(round: Round, turn: Turn, speaks: Seat | None) -> Round:
    """Return the deal with a turn added, and ``speaks`` as the next player to speak; None ends the exchange."""
    return Round(
        order=round.order,
        turn=speaks,
        at=round.at,
        known=round.known,
        proofs=round.proofs,
        high=round.high,
        turns=(*round.turns, turn),
        hits=round.hits,
        away=round.away,
        asked=round.asked,
    )


class Demand:
    """Demand of a seat for another card, until it gets one, is hit by a husar or svin, or kuku ends the exchange."""

    def __init__(self, round: Round, pack: Sequence[Part], seat: Seat, watchers: int) -> None:
        """Start a demand of ``seat``.

        ``watchers``: bit mask of seats that see all cards without playing. K13.
        """
        self.events: list[Event] = []
        self._round = round
        self._pack = pack
        self._seat = seat
        self._watchers = watchers
        self._offered = round.at[seat]
        self._at = list(round.at)
        self._known = list(round.known)
        self._proofs = list(round.proofs)
        self._high = round.high
        self._hits = round.hits
        self._away = list(round.away)
        self._kuku: How | None = None
        self._passed: list[Seat] = []
        self._undone: list[tuple[Seat, Seat]] = []

    def worked_out(self) -> Round:
        """Carry out the demand and return the deal after it; its events are in ``events``."""
        met, answer, taken = self._ask_neighbours()
        speaks = None
        if met is not None and self._kuku is None:
            speaks = left_of(self._round, met) if answer else met  # K3.6, K4.2, K4.3, K4.4
        turn = Turn(
            self._seat,
            Word.SWAP,
            self._offered,
            tuple(self._passed),
            met,
            answer,
            taken,
            len(self._known) - len(self._round.known),
            tuple(self._undone),
            self._round.high,
        )
        return Round(
            order=self._round.order,
            turn=speaks,
            at=tuple(self._at),
            known=tuple(self._known),
            proofs=tuple(self._proofs),
            high=self._high,
            turns=(*self._round.turns, turn),
            hits=self._hits,
            away=tuple(self._away),
            asked=self._round.asked,
            kuku=self._kuku,
        )

    def _ask_neighbours(self) -> tuple[Seat | None, Part | None, int]:
        """Ask one player after another, then draw from the stock, until the demand ends. K3.3, K4.4, K5.5.

        Return the last player asked (None: the stock), the matador that ended the demand or None, and the card got, by
        its place in the pack, or NOT_DEALT.
        """
        order = self._round.order
        for other in order[order.index(self._seat) + 1 :]:
            place = self._at[other]
            card = self._pack[place]
            self.events.append(SwapAsked(self._seat, other))
            if card not in _MATADORS:
                self._swap(other, place)
                return other, None, place
            self._known[place] = EVERYBODY  # K3.5
            self.events.append(Shown(other, card, self._seat))
            if card not in PASSING:
                self._answered(card, other)
                return other, card, NOT_DEALT
            self.events.append(Passed(self._seat, other, card))
            self._passed.append(other)
        return self._draw()

    def _swap(self, other: Seat, place: int) -> None:
        """Swap the offered card for that of ``other``, face down except a kille. K3.3, K3.4, K6.1, K6.3, K6.4.

        ``place``: card of ``other``, by its place in the pack.
        """
        seat, offered = self._seat, self._offered
        both = only(seat) | only(other)
        given, taken = self._pack[offered], self._pack[place]
        self._at[seat], self._at[other] = place, offered
        self._see(offered, both, NO_KILLE)
        self._see(place, both, PLAIN)
        pair = frozenset((offered, place))
        killemote = given == taken == KILLE
        if killemote:
            self._high |= pair
        elif self._high:
            self._high -= pair
        known = (self._known[offered], self._known[place])
        self.events.append(Swapped(seat, other, given, taken, known, killemote))

    def _see(self, place: int, seats: int, proof: int) -> None:
        """Record that ``seats`` know a moved card, or all if it is a kille, and what its move proves. K3.4, K13."""
        if self._pack[place] == KILLE:
            self._known[place] = EVERYBODY
        else:
            self._known[place] |= seats
            self._proofs[place] = max(self._proofs[place], proof)

    def _draw(self) -> tuple[None, Part | None, int]:
        """Draw from the stock until the demand ends; return values as ``_ask_neighbours``. K5.2 to K5.5."""
        seat, offered = self._seat, self._offered
        order = self._round.order
        self.events += SwapAsked(seat, None), Cut(seat, order[order.index(seat) - 1])
        while True:
            place = len(self._known)
            card = self._pack[place]
            if card not in _MATADORS:
                break
            self._known.append(EVERYBODY)
            self._proofs.append(0)
            self._away.append(place)
            self.events.append(Drawn(seat, card, EVERYBODY, taken=False))
            if card not in PASSING:
                self._answered(card, None)
                return None, card, NOT_DEALT
            self.events.append(Passed(seat, None, card))
        self._known.append(self._watchers)
        self._proofs.append(0)
        self._see(place, only(seat), PLAIN)
        self._see(offered, 0, NO_KILLE)
        self._at[seat] = place
        self._away.append(offered)
        self._high -= {offered}
        if card == KILLE:
            self._high |= {place}  # K6.2
        known, away = self._known[place], self._known[offered]
        self.events.append(Drawn(seat, card, known, True, self._pack[offered], away))
        return None, None, place

    def _answered(self, card: Part, by: Seat | None) -> None:
        """Apply the effect of a kuku, husar or svin held by ``by``; None: from the stock. K4.1 to K4.3, K5.4."""
        if card == KUKU:
            self._kuku = How.STOCK if by is None else How.REFUSED
            self.events.append(KukuLaid(by, self._kuku))
        elif card == HUSAR:
            self._hits = (*self._hits, Hit(self._seat, Ground.HUSAR, by))
            self.events.append(HitByHusar(self._seat, by))
        else:
            self._hit_card(by)

    def _hit_card(self, by: Seat | None) -> None:
        """Give the offered card back, swap by swap, to the player who was dealt it, who is hit. K4.3, K6.5, B16."""
        card, holder = self._offered, self._seat
        earlier = reversed(self._round.turns)
        while (owner := self._round.order[card]) != holder:
            turn = next(turn for turn in earlier if turn.offered == card and turn.met == holder)
            self._at[turn.seat], self._at[holder] = card, turn.taken
            self._high = turn.high
            self._undone.append((holder, turn.seat))
            holder = turn.seat
        self._hits = (*self._hits, Hit(owner, Ground.SVIN, by))
        self.events.append(
            HitBySvin(self._seat, by, tuple(self._undone), owner, self._pack[card], self._known[card]),
        )
