"""Rules of Kille, in playing order. Clause ids are those of the rule page."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace
from random import Random
from types import MappingProxyType

from bluestick.engine.moves import Part, Pick
from bluestick.engine.rules import Ended, Option, Outcome, Phase, Setup, Step, StepBuilder, Unit, Variant
from bluestick.engine.seats import Seat
from bluestick.engine.tricks import CardRules, Deal, read_deal, seats_from
from bluestick.games.kille import pot
from bluestick.games.kille.cards import KILLE, KINDS, MATADORS, PACK
from bluestick.games.kille.events import (
    Answered,
    Asked,
    Deadlock,
    Dealt,
    KukuLaid,
    MatchClosed,
    Out,
    PotWanted,
    Showdown,
)
from bluestick.games.kille.exchange import stand_step, swap_step
from bluestick.games.kille.legal import ASKING_PLAYERS, KilleMoves
from bluestick.games.kille.moves import WORDS, KilleMove, Say, Word
from bluestick.games.kille.showdown import HeldCard, showdown_result
from bluestick.games.kille.state import (
    ANY,
    EVERYBODY,
    NO_KILLE,
    NOBODY,
    NOT_DEALT,
    Fall,
    KukuEnding,
    Round,
    State,
    Table,
    View,
    seat_mask,
    seats_to_act,
)

USUAL_SEATS = 6
"""Default number of players. B1."""

MOST_SEATS = 20
"""Largest number of players. K2.1."""

_WHOLE_PACK = Counter(PACK)


class Kille(CardRules[State, View, KilleMove]):
    """Rules for four to twenty players, each alone (K2.1)."""

    id = "kille"
    version = 1
    turn_clause = "K3.1"
    pack, deal_clause = PACK, "kille#K2.4"
    variants = (
        Variant(
            "kille",
            (USUAL_SEATS, *(seats for seats in range(4, MOST_SEATS + 1) if seats != USUAL_SEATS)),
            (
                Option("stake", 1, "kille#K11", choices=(1, 100), is_range=True),
                Option("pots", 0, "kille#B39", choices=(0, 20), is_range=True, house_rule=True),
                Option("purse", 0, "kille#B33", choices=(0, 100), is_range=True, house_rule=True),
                Option("all_seen", False, "kille#B40", house_rule=True),
            ),
            Unit.CHIPS,
        ),
    )

    bot_match_options = MappingProxyType({"pots": 1})
    seats_by_lot = True  # K2.2
    public = NOBODY

    def start(self, setup: Setup) -> State:
        return State(Table(setup, ledger=(0,) * setup.seats, items=((),) * setup.seats))

    def to_act(self, state: State) -> frozenset[Seat]:
        return seats_to_act(state.table, state.round)

    def next_dealer(self, state: State) -> Seat | None:
        """Return the dealer of the next deal; None before the first, whose dealer is drawn by lot.

        Clauses K2.2, K9.1, K10.2, B30 and B32.
        """
        table = state.table
        if table.dealer is None:
            return None
        if state.round.again:
            return table.dealer
        new_pot = not table.pot
        return next(
            seat
            for seat in seats_from(table.dealer + 1, table.seats)
            if (seat not in table.retired if new_pot else seat in table.active)
        )

    def apply(self, state: State, seat: Seat, move: KilleMove) -> Step[State]:
        match move:
            case Deal(dealer, cards):
                return _deal(state, dealer, cards)
            case Say(Word.STAND):
                return _continue_exchange(stand_step(state, seat))
            case Say(Word.SWAP):
                return _continue_exchange(swap_step(state, seat, _watchers(state.table, state.round.order)))
            case Say(Word.KUKU):
                return _kuku(state, seat)
            case Say(Word.ASK):
                asked = replace(state.round, asked=True, question=state.round.dealer)  # K10.1
                return Step(replace(state, round=asked), (Asked(seat, state.round.dealer),))
            case Say(Word.ACCEPT | Word.REFUSE | Word.DEPENDS as word):
                return _apply_answer(state, seat, word)
            case Say(Word.BUY | Word.DECLINE as word):
                table, event = pot.answer_buy_in(state.table, seat, word is Word.BUY)
                return Step(replace(state, table=table), (event,))
            case Say(Word.NEXT):
                table = replace(state.table, asked=state.table.asked - {seat})
                return Step(replace(state, table=table), (PotWanted(seat),))
            case Say():
                step = StepBuilder(state)
                step.add(MatchClosed(seat))
                return _end_match(step, "closed", "kille#B34")

    def scores(self, state: State) -> tuple[int, ...]:
        """Return the chips won (below zero: lost) by each seat. B39."""
        return state.table.ledger

    def view(self, state: State, seat: Seat | None) -> View:
        """Return the view of a seat, with all cards that it has seen. K13."""
        me = seat_mask(seat)
        seen = zip(state.pack, state.round.known, strict=False)
        cards = tuple([card if known & me else None for card, known in seen])
        return View(None if seat == NOBODY else seat, state.table, state.round, cards)

    def open_view(self, state: State, seat: Seat | None) -> View:
        view = self.view(state, seat)
        return replace(view, cards=tuple(state.pack[: len(view.cards)]), open=True)

    def moves(self, view: View) -> KilleMoves:
        return KilleMoves(view)

    def phase(self, view: View) -> Phase:
        """Return the phase between moves, for the table's header.

        Codes: ask, exchange, dealer, question, third, buy_in, pot, redeal, pot_won, out, nobody_out, deal, over.
        """
        table, deal = view.table, view.round
        if table.result is not None:
            return Phase("over", table.result.clause)
        if deal.question is not None:
            return Phase("question", "kille#K10.2") if deal.question == deal.dealer else Phase("third", "kille#K10.3")
        if deal.turn is not None:
            if deal.turn == deal.dealer:
                return Phase("dealer", "kille#K5.1")
            asks = deal.turn == deal.forehand and len(deal.order) in ASKING_PLAYERS and not deal.asked
            return Phase("ask", "kille#K10.1") if asks else Phase("exchange", "kille#K3.2")
        if table.offer is not None:
            return Phase("buy_in", table.offer.clause, (table.offer.price, table.pot, table.offer.number))
        if table.asked:
            return Phase("pot", "kille#K11.9")
        return Phase("redeal", "kille#K10.2") if deal.again else _phase_between_deals(table, deal)

    def sits_out(self, view: View) -> bool:
        """Return whether the seat is out of the pot, and not asked to buy back in now. K11.2, B31."""
        table, seat = view.table, view.seat
        if seat is None or table.result is not None or not table.pot or seat in table.active:
            return False
        return seat not in view.to_act

    def is_counted(self, view: View) -> bool:
        return bool(view.table.pots) and not view.table.pot

    def is_out(self, view: View) -> bool:
        """Return whether the seat has left the match, unable to pay another stake. B33."""
        return view.seat in view.table.retired

    def round_winners(self, view: View) -> tuple[Seat, ...]:
        """Return the winner of each finished pot. K11.8."""
        return tuple(score.winner for score in view.table.pots)

    def parts(self, move: KilleMove) -> Pick:
        return (move.word.value,) if isinstance(move, Say) else move.cards

    def determinize(self, view: View, rng: Random) -> State:
        """Return a state with the unseen cards dealt at random, in agreement with the swaps. K13.

        A hidden card that was swapped cannot be a kille, or neither kille nor matador. The most restricted places are
        filled first, so that every possible pack is equally likely.
        """
        if not view.round.order:
            return State(view.table)
        unseen = list((_WHOLE_PACK - Counter(card for card in view.cards if card is not None)).elements())
        pack = [*view.cards, *([None] * (len(PACK) - len(view.cards)))]
        proofs = [(proof, place) for place, proof in enumerate(view.round.proofs) if proof != ANY]
        for proof, place in sorted(proofs, reverse=True):
            if pack[place] is None:
                card = rng.choice([card for card in unseen if _may_be(card, proof)])
                unseen.remove(card)
                pack[place] = card
        rng.shuffle(unseen)
        return State(view.table, view.round, tuple([unseen.pop() if card is None else card for card in pack]))

    def write(self, move: KilleMove) -> str:
        """Return ``deal 2 KI BL ...`` (2: the dealer), or the word said."""
        match move:
            case Deal():
                return str(move)
            case Say(word):
                return word.value

    def read(self, text: str) -> KilleMove:
        if text in WORDS:
            return Say(Word(text))
        deal = read_deal(text.split(" "), KINDS, MOST_SEATS)
        if deal is not None:
            return deal
        raise ValueError(f"no move {text!r}")


def _watchers(table: Table, order: Iterable[Seat]) -> int:
    """Return a bit mask: seats not in ``order`` and onlookers if they see all cards, else 0. K13."""
    if not table.all_seen:
        return 0
    watchers = seat_mask(None)
    for seat in set(range(table.seats)).difference(order):
        watchers |= seat_mask(Seat(seat))
    return watchers


def _deal(state: State, dealer: Seat, pack: tuple[Part, ...]) -> Step[State]:
    """Deal one card to each player in the pot, the dealer last; collect stakes before a new pot. K2.4, K10.2, K11.1."""
    table, again = state.table, state.round.again
    step = StepBuilder(state)
    if not table.pot:
        table, staked = pot.open_pot(table)
        step.add(staked, State(table))
    if not again:
        table = replace(table, dealer=dealer, deal=table.deal + 1)
    order = tuple([seat for seat in seats_from(dealer + 1, table.seats) if seat in table.active])
    at = [NOT_DEALT] * table.seats
    for place, seat in enumerate(order):
        at[seat] = place
    watchers = _watchers(table, order)
    known = tuple([1 << seat | watchers for seat in order])
    deal = Round(order, order[0], tuple(at), known, (ANY,) * len(order))
    step.add(Dealt(dealer, order, pack[: len(order)], known, again), State(table, deal, pack))
    return step.step()


def _continue_exchange(step: StepBuilder[State]) -> Step[State]:
    """Let the next player speak, or show all cards once the exchange is over. K3.6, K3.7."""
    return step.step() if step.state.round.turn is not None else _show(step)


def _kuku(state: State, seat: Seat) -> Step[State]:
    """Show the kuku of ``seat``, which ends the exchange and any open request for better cards. K7, B18."""
    deal = state.round
    known = list(deal.known)
    known[deal.at[seat]] = EVERYBODY
    deal = replace(deal, turn=None, question=None, known=tuple(known), kuku=KukuEnding.DECLARED)
    step = StepBuilder(replace(state, round=deal))
    step.add(KukuLaid(seat, KukuEnding.DECLARED))
    return _show(step)


def _phase_between_deals(table: Table, deal: Round) -> Phase:
    """Return the phase before the next deal, which reports the result of the last deal. K8.2, K8.6, K11.8."""
    if table.pots and not table.pot:
        return Phase("pot_won", "kille#K11.8", (table.pots[-1].winner, table.pots[-1].amount))
    falls = [fall for fall in table.falls if deal.over and fall.deal == table.deal]
    if deal.over and not falls:
        return Phase("nobody_out", "kille#K8.6")
    out = [fall for fall in falls if fall.seat not in table.active]  # the others have bought in
    if not out:
        return Phase("deal", "kille#K2.4")
    return Phase("out", out[0].clause, tuple(fact for one in out for fact in (one.seat, one.ground.value, one.card)))


def _apply_answer(state: State, seat: Seat, word: Word) -> Step[State]:
    """Apply an answer to the request for better cards. K10.2, K10.3, K10.5."""
    deal = state.round
    if word is Word.DEPENDS:
        deal = replace(deal, question=deal.order[1])
    elif word is Word.REFUSE:
        deal = replace(deal, question=None)
    else:
        deal = replace(deal, question=None, turn=None, again=True)
    return Step(replace(state, round=deal), (Answered(seat, word),))


def _show(step: StepBuilder[State]) -> Step[State]:
    """Show all cards, put players out, and offer to buy back in or pay the pot. K8, K11."""
    state = step.state
    table, deal, pack = state.table, state.round, state.pack
    held = [HeldCard(seat, pack[deal.at[seat]], deal.at[seat] in deal.high) for seat in deal.order]
    turned = tuple([seat for seat in deal.order if not deal.face_up(deal.at[seat])])
    known = list(deal.known)
    for seat in deal.order:
        known[deal.at[seat]] = EVERYBODY
    deal = replace(deal, known=tuple(known), over=True)
    shown = Showdown(deal.dealer, tuple([(one.seat, one.card, one.high) for one in held]), turned)
    state = step.add(shown, State(table, deal, pack))
    found = showdown_result(held, {hit.seat: hit.ground for hit in deal.hits})
    if found.saved:
        state = step.add(Deadlock(found.saved), replace(state, round=replace(deal, deadlock=True)))
    by = {hit.seat: hit.by for hit in deal.hits}
    for seat, ground in found.out:
        fall = Fall(seat, ground, table.deal, pack[deal.at[seat]], by.get(seat))
        active = tuple([other for other in table.active if other != seat])
        table = replace(table, active=active, falls=(*table.falls, fall))
        step.add(Out(seat, ground, fall.clause, fall.card, fall.by), replace(state, table=table))
    if len(table.active) == 1:
        return _pot_won(step)
    if found.out:
        table, offered = pot.offer_buy_in(table)
        for offer in offered:
            step.add(offer)
    return step.step(replace(state, table=table))


def _pot_won(step: StepBuilder[State]) -> Step[State]:
    """Pay the pot to its winner; then end the match, or ask for another pot. K11.8, K11.9, B33, B39."""
    table, won = pot.pay_pot(step.state.table)
    pots = int(table.setup.option("pots"))
    left = frozenset(map(Seat, range(table.seats))) - table.retired
    state = replace(step.state, table=replace(table, asked=frozenset() if pots else left))
    for event in won:
        step.add(event, state)
    if len(left) == 1:
        return _end_match(step, "purse", "kille#B33")
    if pots and len(table.pots) == pots:
        return _end_match(step, "pots", "kille#B39")
    return step.step()


def _end_match(step: StepBuilder[State], reason: str, clause: str) -> Step[State]:
    """End the match; the players with most chips win, if they have won any. B39."""
    table = step.state.table
    most = max(table.ledger)
    winners = frozenset(Seat(seat) for seat, chips in enumerate(table.ledger) if chips == most > 0)
    outcome = Outcome(winners, table.ledger, reason, clause)
    step.add(Ended(outcome), replace(step.state, table=replace(table, result=outcome, asked=frozenset())))
    return step.step()


def _may_be(card: Part, proof: int) -> bool:
    """Return whether a hidden card may be ``card``; ``proof``: NO_KILLE or PLAIN. K3.3, K3.4."""
    return card != KILLE and (proof == NO_KILLE or card not in MATADORS)
