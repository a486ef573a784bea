"""Exchange of cards. A demand for a swap, with all its effects, is one move. K3.3 to K3.6, K4, K5, K6."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from bluestick.engine.events import Event
from bluestick.engine.moves import Part
from bluestick.engine.rules import StepBuilder
from bluestick.engine.seats import Seat
from bluestick.engine.tricks import replace_at
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
from bluestick.games.kille.state import (
    EVERYBODY,
    NO_KILLE,
    PLAIN,
    Ground,
    Hit,
    KukuEnding,
    Round,
    State,
    Turn,
    seat_mask,
)

_MATADORS = frozenset(MATADORS)


def stand_step(state: State, seat: Seat) -> StepBuilder[State]:
    """Return the step in which ``seat`` keeps its card. K3.2, K3.6."""
    deal = state.round
    turn = Turn(seat, Word.STAND, deal.at[seat], high=deal.high)
    step = StepBuilder(replace(state, round=replace(deal, turn=next_to_speak(deal, seat), turns=(*deal.turns, turn))))
    step.add(Stood(seat))
    return step


def next_to_speak(round: Round, seat: Seat) -> Seat | None:
    """Return the player who speaks after ``seat``; None after the dealer. K3.1, K3.7."""
    place = round.order.index(seat) + 1
    return round.order[place] if place < len(round.order) else None


def swap_step(state: State, seat: Seat, watchers: int) -> StepBuilder[State]:
    """Return the step in which ``seat`` demands another card for its own.

    ``watchers``: bit mask of the seats out of the pot (and onlookers) that see all cards. K13.
    """
    demand = _Demand(state, seat, watchers)
    demand.ask_neighbours()
    return demand.step


class _Demand:
    """Demand of a seat for another card, until the demand ends by a swap, a husar, a svin or kuku."""

    def __init__(self, state: State, seat: Seat, watchers: int) -> None:
        self.step = StepBuilder(state)
        self._pack = state.pack
        self._seat = seat
        self._watchers = watchers
        self._earlier = state.round.turns
        self._deal = state.round
        self._turn = Turn(seat, Word.SWAP, state.round.at[seat], high=state.round.high)

    def _add(self, event: Event, **changes: Any) -> None:
        self._deal = replace(self._deal, turns=(*self._earlier, self._turn), **changes)
        self.step.add(event, replace(self.step.state, round=self._deal))

    def ask_neighbours(self) -> None:
        """Ask one player after another, then draw from the stock, until the demand ends. K3.3, K4.4, K5.5."""
        for other in self._deal.order[self._deal.order.index(self._seat) + 1 :]:
            place = self._deal.at[other]
            card = self._pack[place]
            self._add(SwapAsked(self._seat, other))
            if card not in _MATADORS:
                return self._swap(other, place)
            self._add(Shown(other, card, self._seat), known=replace_at(self._deal.known, place, EVERYBODY))  # K3.5
            if card not in PASSING:
                return self._apply_answer(card, other)
            self._turn = replace(self._turn, passed=(*self._turn.passed, other))
            self._add(Passed(self._seat, other, card))
        return self._draw()

    def _swap(self, other: Seat, place: int) -> None:
        """Swap the offered card for that of ``other``, face down except a kille. K3.3, K3.4, K6.1, K6.3, K6.4.

        ``place``: place in the pack of the card of ``other``.
        """
        seat, offered = self._seat, self._turn.offered
        both = seat_mask(seat) | seat_mask(other)
        given, taken = self._pack[offered], self._pack[place]
        self._record_seen_card(offered, both, NO_KILLE)
        self._record_seen_card(place, both, PLAIN)
        killemote = given == taken == KILLE
        pair = frozenset((offered, place))
        high = self._deal.high | pair if killemote else self._deal.high - pair
        self._turn = replace(self._turn, met=other, taken=place)
        known = (self._deal.known[offered], self._deal.known[place])
        at = replace_at(replace_at(self._deal.at, seat, place), other, offered)
        self._add(Swapped(seat, other, given, taken, known, killemote), turn=other, at=at, high=high)  # K3.6

    def _record_seen_card(self, place: int, seats: int, proof: int) -> None:
        """Record that ``seats`` (a bit mask) know a moved card, or all seats if it is a kille. K3.4, K13.

        ``place``: place of the card in the pack; ``proof``: NO_KILLE or PLAIN, which the move proves about a hidden
        card.
        """
        known, proofs = self._deal.known, self._deal.proofs
        if self._pack[place] == KILLE:
            known = replace_at(known, place, EVERYBODY)
        else:
            known = replace_at(known, place, known[place] | seats)
            proofs = replace_at(proofs, place, max(proofs[place], proof))
        self._deal = replace(self._deal, known=known, proofs=proofs)

    def _draw(self) -> None:
        """Draw from the stock until the demand ends. K5.2 to K5.5."""
        seat, offered = self._seat, self._turn.offered
        order = self._deal.order
        self._add(SwapAsked(seat, None))
        self._add(Cut(seat, order[order.index(seat) - 1]))
        while True:
            deal = self._deal
            place = len(deal.known)
            card = self._pack[place]
            self._turn = replace(self._turn, drawn=self._turn.drawn + 1)
            if card not in _MATADORS:
                break
            self._add(
                Drawn(seat, card, EVERYBODY, taken=False),
                known=(*deal.known, EVERYBODY),
                proofs=(*deal.proofs, 0),
                away=(*deal.away, place),
            )
            if card not in PASSING:
                return self._apply_answer(card, None)
            self._add(Passed(seat, None, card))
        self._deal = replace(deal, known=(*deal.known, self._watchers), proofs=(*deal.proofs, 0))
        self._record_seen_card(place, seat_mask(seat), PLAIN)
        self._record_seen_card(offered, 0, NO_KILLE)
        deal = self._deal
        high = deal.high - {offered} | ({place} if card == KILLE else set())  # K6.2
        self._turn = replace(self._turn, taken=place)
        drawn = Drawn(seat, card, deal.known[place], True, self._pack[offered], deal.known[offered])
        return self._add(drawn, turn=None, at=replace_at(deal.at, seat, place), away=(*deal.away, offered), high=high)

    def _apply_answer(self, card: Part, by: Seat | None) -> None:
        """Apply the effect of a kuku, husar or svin of seat ``by`` (None: from the stock). K4.1 to K4.3, K5.4."""
        self._turn = replace(self._turn, met=by, answer=card)
        speaks = None if by is None else next_to_speak(self._deal, by)
        if card == KUKU:
            kuku = KukuEnding.STOCK if by is None else KukuEnding.REFUSED
            self._add(KukuLaid(by, kuku), turn=None, kuku=kuku)
        elif card == HUSAR:
            hits = (*self._deal.hits, Hit(self._seat, Ground.HUSAR, by))
            self._add(HitByHusar(self._seat, by), turn=speaks, hits=hits)
        else:
            self._hit_card(by, speaks)

    def _hit_card(self, by: Seat | None, speaks: Seat | None) -> None:
        """Give the offered card back, swap by swap, to the player who was dealt it. K4.3, K6.5, B16.

        ``by``: holder of the svin; None: from the stock. ``speaks``: player who speaks next; None after the dealer.
        """
        deal, card, holder = self._deal, self._turn.offered, self._seat
        at, high, undone = deal.at, deal.high, []
        earlier = reversed(self._earlier)
        while (owner := deal.order[card]) != holder:
            turn = next(turn for turn in earlier if turn.offered == card and turn.met == holder)
            at = replace_at(replace_at(at, turn.seat, card), holder, turn.taken)
            high = turn.high
            undone.append((holder, turn.seat))
            holder = turn.seat
        self._turn = replace(self._turn, undone=tuple(undone))
        hit = HitBySvin(self._seat, by, tuple(undone), owner, self._pack[card], deal.known[card])
        self._add(hit, turn=speaks, at=at, high=high, hits=(*deal.hits, Hit(owner, Ground.SVIN, by)))
