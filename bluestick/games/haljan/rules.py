"""Rules of Haljan and Harjan, in playing order. Clause ids are those of the rule page."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from itertools import islice
from random import Random
from types import MappingProxyType

from bluestick.engine.cards import FRENCH, PLACE, suit
from bluestick.engine.moves import Part, Pick
from bluestick.engine.rules import Ended, Option, Outcome, Phase, Setup, Step, StepBuilder, Unit, Variant
from bluestick.engine.seats import Seat
from bluestick.engine.tricks import CardRules, Deal, deal_hidden_cards, read_deal, replace_at, seats_from
from bluestick.games.haljan import certain
from bluestick.games.haljan.cards import card_suits, match_beating_cards, points_by_card
from bluestick.games.haljan.events import (
    CardsDrawn,
    CardsPlayed,
    DealScored,
    Dealt,
    ExchangePassed,
    MatchClosed,
    RoundEnded,
    RoundWanted,
    TrickTaken,
    TwoExchanged,
)
from bluestick.games.haljan.legal import HaljanMoves
from bluestick.games.haljan.moves import WORDS, HaljanMove, Play, Say, Word
from bluestick.games.haljan.scoring import LAST_TRICK, score_deal, utn_result
from bluestick.games.haljan.state import (
    PACKET_SIZE,
    Laid,
    State,
    Table,
    Trick,
    View,
    cards_to_draw,
    partner,
    side_of,
    visible_partners,
)

TARGET = Option("target", 0, "haljan#B3", choices=(0, 10), is_range=True, house_rule=True)
"""Game points that win the match; 0: the players end it after any round."""


class Haljan(CardRules[State, View, HaljanMove]):
    """Rules for two players, or four in two pairs (H1.1), and of Harjan, a variant for two (H8)."""

    id = "haljan"
    version = 1
    turn_clause = "H4.2"
    pack, deal_clause, look_clause = FRENCH, "haljan#H3.2", "haljan#H3.4"
    variants = (
        Variant("haljan", (4, 2), (TARGET,), Unit.PIPS),
        Variant(
            "harjan",
            (2,),
            (
                TARGET,
                Option("single_cards", False, "haljan#B31"),
                Option("exchange", False, "haljan#B33", house_rule=True),
            ),
            Unit.PIPS,
        ),
    )

    bot_match_options = MappingProxyType({"target": 1})

    def sides(self, setup: Setup) -> tuple[frozenset[Seat], ...]:
        return tuple(frozenset(Seat(seat) for seat in range(one, setup.seats, 2)) for one in (0, 1))

    def start(self, setup: Setup) -> State:
        return State(Table(setup))

    def next_dealer(self, state: State) -> Seat | None:
        """Return the next dealer, the same for ut'n (second deal of a round); None if drawn by lot. B1, H3.5, H6.7."""
        table = state.table
        if table.dealer is None:
            return None
        return table.dealer if not table.is_round_over else Seat((table.dealer + 1) % table.seats)

    def apply(self, state: State, seat: Seat, move: HaljanMove) -> Step[State]:
        match move:
            case Deal(dealer, cards):
                return _deal(state.table, dealer, cards)
            case Play(cards):
                return _play(state, seat, cards)
            case Say(Word.EXCHANGE):
                return _exchange(state, seat)
            case Say(word):
                return _apply_word(state, seat, word)

    def scores(self, state: State) -> tuple[int, ...]:
        return tuple(state.table.games[side_of(Seat(seat))] for seat in range(state.table.seats))

    def view(self, state: State, seat: Seat | None) -> View:
        table = state.table
        seen = () if table.dealer is None else visible_partners(table.dealer, seat, table.seats)
        hands: list[tuple[Part | None, ...]] = []
        for owner, hand in enumerate(state.hands):
            if owner == seat:
                hands.append(hand)
                continue
            shown = table.shown if owner in seen else 0
            hands.append(tuple(c if n < shown or c in table.open else None for n, c in enumerate(hand)))
        return View(seat, table, tuple(hands))

    def moves(self, view: View) -> HaljanMoves:
        return HaljanMoves(view)

    def phase(self, view: View) -> Phase:
        table = view.table
        if table.result is not None:
            return Phase("over", table.result.clause)
        if table.drawing:
            return Phase("exchange", "haljan#H5.4")
        if table.turn is not None:
            return Phase("follow", "haljan#H4.2") if table.trick else Phase("lead", "haljan#H4.1")
        return Phase("round", "haljan#B3") if table.asked else Phase("deal", "haljan#H3.2")

    def look(self, view: View) -> Pick:
        table = view.table
        if table.dealer is None or table.turn is None or table.trick or table.tricks:
            return ()
        seen = visible_partners(table.dealer, view.seat, table.seats)
        return tuple(card for seat in seen for card in view.hands[seat] if card is not None)

    def is_counted(self, view: View) -> bool:
        return bool(view.table.scores) and view.table.turn is None

    def certain_move(self, view: View) -> HaljanMove | None:
        return certain.certain_lead(view)

    def parts(self, move: HaljanMove) -> Pick:
        return (move.word.value,) if isinstance(move, Say) else move.cards

    def determinize(self, view: View, rng: Random) -> State:
        """Return a state with the hidden cards dealt at random, except suits that their owner has led whole (H8.4)."""
        table = view.table
        if not view.hands:
            return State(table)
        of = card_suits(table.trump)

        def may_be(owner: int, place: int, card: Part) -> bool:
            """Return whether a card can be at an index of the owner's hand, given the suits led whole. H8.4."""
            return not table.barred or of[card] not in table.barred[owner][place]

        return State(table, *deal_hidden_cards(view.hands, FRENCH, (*table.laid(), table.turn_up), may_be, rng))

    def write(self, move: HaljanMove) -> str:
        """Return ``deal 2 SA S10 ...`` (the dealer first), ``play SK HK DK``, or the word said."""
        match move:
            case Deal():
                return str(move)
            case Play(cards):
                return " ".join(("play", *cards))
            case Say(word):
                return word.value

    def read(self, text: str) -> HaljanMove:
        if text in WORDS:
            return Say(Word(text))
        words = text.split(" ")
        deal = read_deal(words, PLACE, 4)
        if deal is not None:
            return deal
        verb, *rest = words
        if verb == "play" and rest and PLACE.keys() >= set(rest):
            return Play(tuple(rest))
        raise ValueError(f"no move {text!r}")


def _deal(table: Table, dealer: Seat, pack: tuple[Part, ...]) -> Step[State]:
    """Deal three cards to each player, the turn-up, and three more cards to each. H3.2, H7.1."""
    seats = table.seats
    cards = iter(pack)
    hands: list[tuple[Part, ...]] = [()] * seats

    def packets() -> None:
        for seat in seats_from(dealer + 1, seats):
            hands[seat] += tuple(islice(cards, PACKET_SIZE))

    packets()
    turn_up = next(cards)
    packets()
    stock = tuple(cards)
    utn = table.dealer is not None and not table.is_round_over
    dealt = Table(
        setup=table.setup,
        dealer=dealer,
        round=table.round + (not utn),
        utn=utn,
        trump=suit(turn_up),
        turn_up=turn_up,
        stock=len(stock) + 1,
        turn=Seat((dealer + 1) % seats),  # H4.1
        shown=len(hands[0]) if seats == 4 else 0,
        barred=tuple(("",) * len(hand) for hand in hands) if table.harjan else (),
        carried=table.scores[-1].score if utn else (0, 0),
        scores=table.scores,
        games=table.games,
    )
    return Step(State(dealt, tuple(hands), stock), (Dealt(dealer, utn, tuple(hands), turn_up),))


def _play(state: State, seat: Seat, cards: tuple[Part, ...]) -> Step[State]:
    table = state.table
    winning = table.winning
    wins = winning is None or match_beating_cards(table.trump, winning.cards, cards) is not None  # H4.4, H4.5
    laid = Laid(seat, cards, wins)
    state = _without_cards(state, seat, cards)
    if not table.trick and table.harjan:
        state = _bar_led_suit(state, laid)
    trick = (*table.trick, laid)
    winner = seat if winning is None or wins else winning.seat
    complete = len(trick) == table.seats
    turn = winner if complete else Seat((seat + 1) % table.seats)
    step = StepBuilder(replace(state, table=replace(state.table, trick=trick, turn=turn)))
    step.add(CardsPlayed(seat, cards, wins, is_lead=not table.trick))
    return _finish(step, Trick(trick, winner, _points(table, trick))) if complete else step.step()


def _without_cards(state: State, seat: Seat, cards: tuple[Part, ...]) -> State:
    hand, table = state.hands[seat], state.table
    hands = replace_at(state.hands, seat, tuple(card for card in hand if card not in cards))
    shown, barred = table.shown, table.barred
    if shown and table.dealer is not None and seat == partner(table.dealer):
        shown -= sum(card in cards for card in hand[:shown])
    if barred:
        left = (suits for card, suits in zip(hand, barred[seat], strict=True) if card not in cards)
        barred = replace_at(barred, seat, tuple(left))
    if shown != table.shown or barred != table.barred:
        table = replace(table, shown=shown, barred=barred)
    return State(table, hands, state.stock)


def _add_to_side(pair: tuple[int, int], side: int, amount: int) -> tuple[int, int]:
    return (pair[0] + amount, pair[1]) if side == 0 else (pair[0], pair[1] + amount)


def _bar_led_suit(state: State, lead: Laid) -> State:
    """Record that a leader of more than three cards has no other card of the suit. H8.4."""
    if len(lead.cards) <= PACKET_SIZE:
        return state
    of = card_suits(state.table.trump)
    whole = max(lead.cards, key=lambda card: sum(of[other] == of[card] for other in lead.cards))
    kept = tuple(barred + of[whole] for barred in state.table.barred[lead.seat])
    return replace(state, table=replace(state.table, barred=replace_at(state.table.barred, lead.seat, kept)))


def _points(table: Table, trick: Iterable[Laid]) -> int:
    worth = points_by_card(table.trump, table.harjan)
    return sum(worth[card] for laid in trick for card in laid.cards)


def _finish(step: StepBuilder[State], trick: Trick) -> Step[State]:
    """Give the trick to its winner; then score the deal, or let the players draw. H4.6 to H4.8, H6.1, H6.5."""
    state = step.state
    table = state.table
    played_out = not any(state.hands) and not table.stock
    bonus = LAST_TRICK if played_out and not table.utn else 0
    table = replace(
        table,
        trick=(),
        tricks=(*table.tricks, trick),
        points=_add_to_side(table.points, side_of(trick.winner), trick.points + bonus),
    )
    step.add(TrickTaken(trick.winner, trick.points, bonus), replace(state, table=table))
    if played_out or (table.utn and utn_result(table.score, table.harjan).won):
        return _count(step)
    return _refill(step) if table.stock else step.step()


def _refill(step: StepBuilder[State]) -> Step[State]:
    """Let all players draw, the trick's winner first; before the turn-up is drawn, ask the others about the exchange.

    H4.7, H5.4, H8.7.
    """
    state = step.state
    table = state.table
    assert table.turn is not None
    *others, last = seats_from(table.turn, table.seats)
    number = cards_to_draw(len(state.hands[last]), table.stock, table.seats)
    for seat in others:
        _draw(step, seat, number)
    state, table = step.state, step.state.table
    if number == table.stock and table.allows_exchange and table.turn_up != table.two and table.two not in table.laid():
        return step.step(replace(state, table=replace(table, asked=frozenset(others))))
    _draw(step, last, number)
    return step.step()


def _draw(step: StepBuilder[State], seat: Seat, number: int) -> None:
    state = step.state
    table = state.table
    cards, stock = state.stock[:number], state.stock[number:]
    turn_up = table.turn_up
    last = len(cards) < number
    if last and turn_up is not None:
        cards = (*cards, turn_up)
        table = replace(table, turn_up=None, open=table.open | {turn_up})
    if table.barred:
        table = replace(table, barred=replace_at(table.barred, seat, table.barred[seat] + ("",) * number))
    hands = replace_at(state.hands, seat, state.hands[seat] + cards)
    state = State(replace(table, stock=table.stock - number), hands, stock)
    step.add(CardsDrawn(seat, cards, last), state)


def _exchange(state: State, seat: Seat) -> Step[State]:
    """Exchange a seat's two of trumps for the turn-up, visibly for all. H5."""
    turn_up, two = state.table.turn_up, state.table.two
    assert turn_up is not None
    state = _without_cards(state, seat, (two,))
    table = state.table
    if table.barred:
        table = replace(table, barred=replace_at(table.barred, seat, (*table.barred[seat], "")))
    drawing = table.drawing
    table = replace(table, turn_up=two, open=table.open | {turn_up}, asked=frozenset())
    step = StepBuilder(State(table, replace_at(state.hands, seat, (*state.hands[seat], turn_up)), state.stock))
    step.add(TwoExchanged(seat, two, turn_up))
    return _draw_last(step) if drawing else step.step()


def _draw_last(step: StepBuilder[State]) -> Step[State]:
    """Let the last player in turn draw the rest of the stock, with the turn-up. H4.9, H7.2."""
    table = step.state.table
    assert table.turn is not None
    *_, last = seats_from(table.turn, table.seats)
    _draw(step, last, table.stock)
    return step.step()


def _apply_word(state: State, seat: Seat, word: Word) -> Step[State]:
    table = state.table
    step = StepBuilder(state)
    if word is Word.END:
        step.add(MatchClosed(seat))
        return _end_match(step, "closed", "haljan#B3")
    left = replace(state, table=replace(table, asked=table.asked - {seat}))
    if word is Word.NEXT:
        return Step(left, (RoundWanted(seat),))
    step.add(ExchangePassed(seat), left)
    return step.step() if left.table.asked else _draw_last(step)


def _count(step: StepBuilder[State]) -> Step[State]:
    """Score the deal, and end round and match if decided. H6, H8.10 to H8.12, B3."""
    state = step.state
    score = score_deal(state.table)
    table = replace(state.table, turn=None, scores=(*state.table.scores, score))
    step.add(DealScored(score), replace(state, table=table))
    if score.won is None or score.winner is None:
        return step.step()
    games = _add_to_side(table.games, score.winner, score.won.amount)
    target = int(table.setup.option("target"))
    asked = () if target else seats_from(0, table.seats)
    table = replace(table, games=games, asked=frozenset(asked))
    step.add(RoundEnded(score.winner, score.won, games), replace(state, table=table))
    if target and games[score.winner] >= target:
        return _end_match(step, "target", "haljan#B3")
    return step.step()


def _end_match(step: StepBuilder[State], reason: str, clause: str) -> Step[State]:
    state = step.state
    games = state.table.games
    seats = range(state.table.seats)
    winners = frozenset(Seat(seat) for seat in seats if games[side_of(Seat(seat))] > games[1 - side_of(Seat(seat))])
    outcome = Outcome(winners, tuple(games[side_of(Seat(seat))] for seat in seats), reason, clause)
    step.add(Ended(outcome), replace(state, table=replace(state.table, result=outcome, asked=frozenset())))
    return step.step()
