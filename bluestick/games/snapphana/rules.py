"""Rules of Snapphanaleden, in the order of play. Clause ids are those of the rule page."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

from bluestick.engine.moves import Part, Pick
from bluestick.engine.rules import Ended, Phase, Setup, Step, StepBuilder, Unit, Variant
from bluestick.engine.seats import Seat
from bluestick.engine.tricks import CardRules, Deal, Laid, Trick, read_deal, replace_at
from bluestick.games.snapphana import certain
from bluestick.games.snapphana.cards import (
    CARD_STRENGTH,
    FJONT,
    PACK,
    PLACE,
    SUIT,
    TRUMP,
    add_cards,
    card_bit,
    mask,
    parts,
    remove_cards,
)
from bluestick.games.snapphana.combinations import Kind, combination_points, display_row
from bluestick.games.snapphana.determinization import determinize
from bluestick.games.snapphana.events import (
    CardGiven,
    CardPlayed,
    Dealt,
    Declared,
    Discarded,
    DiscardsLost,
    FjontLost,
    FjontOwed,
    HandScored,
    SecondDealt,
    TrickTaken,
)
from bluestick.games.snapphana.legal import SnapphanaMoves
from bluestick.games.snapphana.moves import Declare, Discard, Give, Play, SnapphanaMove
from bluestick.games.snapphana.scoring import (
    declared_items,
    fjabbe_outcome,
    is_fjabbe_over,
    match_winner,
    score_hand,
    seat_scores,
    side_outcome,
)
from bluestick.games.snapphana.state import FORMS, PACKET_SIZE, Declaration, FjontDebt, Form, State, Table, View


class Snapphana(CardRules[State, View, SnapphanaMove]):
    """Rules of *800* for two pairs, *1000* and *150* for two players, *Fjabbe* for four. S3, S12 to S14.

    The score of a seat is the points of its side; in Fjabbe it is below zero, minus the number of deals that the seat
    lost.
    """

    id = "snapphana"
    version = 1
    turn_clause = "S9.1"
    pack, deal_clause = PACK, "snapphana#S3.1"
    variants = tuple(
        Variant(name, (form.seats,), unit=Unit.POINTS if form.target else Unit.HANDS) for name, form in FORMS.items()
    )

    def sides(self, setup: Setup) -> tuple[frozenset[Seat], ...]:
        """Return pairs of opposite players; with two players, and in Fjabbe, each player alone. S3.1, S14."""
        sides = FORMS[setup.variant].sides
        return tuple(frozenset(Seat(seat) for seat in range(one, setup.seats, sides)) for one in range(sides))

    def start(self, setup: Setup) -> State:
        return State(Table(setup, (0,) * FORMS[setup.variant].sides))

    def next_dealer(self, state: State) -> Seat | None:
        """Return the player to the last dealer's right; None for the first deal, whose dealer is drawn by lot. SA7."""
        table = state.table
        return None if table.dealer is None else Seat((table.dealer + 1) % table.seats)

    def apply(self, state: State, seat: Seat, move: SnapphanaMove) -> Step[State]:
        match move:
            case Play(card):
                return _play(state, seat, card)
            case Give(card):
                return _give(state, card)
            case Declare(kind, cards):
                return _declare(state, seat, kind, cards)
            case Discard(cards):
                return _discard(state, seat, cards)
            case Deal(dealer, cards):
                return _deal(state.table, dealer, cards)

    def scores(self, state: State) -> tuple[int, ...]:
        """Return the points of each seat's side; in Fjabbe minus the number of deals that the seat lost. S14.3."""
        return seat_scores(state.table)

    def view(self, state: State, seat: Seat | None) -> View:
        """Return the view of a seat, with the cards of others hidden unless declared. S15."""
        table = state.table
        hands = tuple(
            [
                parts(hand) if owner == seat else _visible_hand(hand, table.open[owner])
                for owner, hand in enumerate(state.hands)
            ]
        )
        discards = tuple(
            [
                parts(cards) if owner == seat else (None,) * cards.bit_count()
                for owner, cards in enumerate(state.discards)
            ]
        )
        return View(seat, table, hands, discards)

    def moves(self, view: View) -> SnapphanaMoves:
        return SnapphanaMoves(view)

    def phase(self, view: View) -> Phase:
        """Return the phase, with one of the codes deal, discard, declare, lead, follow, debt (for Fjønt) or over. S15.

        The code is lead or follow instead of declare if the player to act has nothing to declare.
        """
        table = view.table
        if table.result is not None:
            return Phase("over", table.result.clause)
        if table.discarding:
            return Phase("discard", "snapphana#S12" if table.form.exchange else "snapphana#S3.2", (table.number,))
        if not table.is_playing:
            return Phase("deal", "snapphana#S3.1")
        if table.turn is None:
            return Phase("debt", "snapphana#S10.2")
        if not table.tricks and table.form.declares and (view.seat != table.turn or self._can_declare(view)):
            return Phase("declare", "snapphana#S4.1")
        return Phase("follow", "snapphana#S9.2") if table.trick else Phase("lead", "snapphana#S9.1")

    def _can_declare(self, view: View) -> bool:
        return any(isinstance(move, Declare) for move in self.moves(view).representatives())

    def is_counted(self, view: View) -> bool:
        return bool(view.table.scores) and view.table.scores[-1].hand == view.table.hand

    def certain_move(self, view: View) -> SnapphanaMove | None:
        return certain.certain_play(view)

    def parts(self, move: SnapphanaMove) -> Pick:
        return (move.card,) if isinstance(move, Play | Give) else move.cards

    def determinize(self, view: View, rng: Random) -> State:
        """Return a state that agrees with a view, with the hidden cards dealt at random.

        No player gets a card of a suit that she has shown to lack, and no card is discarded that may not be.
        """
        return determinize(view, rng)

    def write(self, move: SnapphanaMove) -> str:
        """Return ``deal 2 SA S10 ...``, ``discard S7 S8``, ``declare seq:S SK SQ SC``, ``play SK`` or ``give H6``."""
        match move:
            case Deal():
                return str(move)
            case Discard(cards):
                return " ".join(("discard", *cards))
            case Declare(kind, cards):
                return " ".join(("declare", kind.value, *cards))
            case Play(card):
                return f"play {card}"
            case Give(card):
                return f"give {card}"

    def read(self, text: str) -> SnapphanaMove:
        """Return the move that ``write`` writes as ``text``; cards may be in any order. ValueError if invalid."""
        words = text.split(" ")
        deal = read_deal(words, PLACE, 4)
        if deal is not None:
            return deal
        verb, *rest = words
        match verb, rest:
            case "play" | "give", [card] if card in PLACE:
                return Play(card) if verb == "play" else Give(card)
            case "declare", [kind, *cards] if kind in _KINDS and cards and PLACE.keys() >= set(cards):
                return Declare(Kind(kind), tuple(cards))
            case "discard", [_, *_] if PLACE.keys() >= set(rest):
                return Discard(tuple(rest))
        raise ValueError(f"no move {text!r}")


_KINDS = frozenset(kind.value for kind in Kind)


def _visible_hand(hand: int, shown: tuple[Part, ...]) -> tuple[Part | None, ...]:
    return (*shown, *(None,) * (hand.bit_count() - len(shown)))


def _forehand(table: Table) -> Seat:
    """Return forehand, the player who leads to the first trick. S3.1, S9.1."""
    assert table.dealer is not None
    return Seat((table.dealer + 1) % table.seats)


def dealing_order(form: Form, dealer: Seat, number: int, extra: int) -> list[Seat]:
    """Return the seats that get the cards, one seat for each card of the pack in order. S3.1.

    Forehand first, in packets of five, until each player has ``number``; then ``extra`` cards for the dealer.
    """
    order = [Seat((dealer + 1 + step) % form.seats) for step in range(form.seats)]
    return [seat for _ in range(number // PACKET_SIZE) for seat in order for _ in range(PACKET_SIZE)] + [dealer] * extra


def _deal(table: Table, dealer: Seat, pack: tuple[Part, ...]) -> Step[State]:
    """Deal the cards. S3.1, S12 to S14."""
    form = table.form
    to = dealing_order(form, dealer, form.hand, form.extra)
    later = dealing_order(form, dealer, form.exchange, 0)
    seats = [Seat(seat) for seat in range(form.seats)]
    hands = tuple(mask([card for card, owner in zip(pack, to, strict=False) if owner == seat]) for seat in seats)
    rest = pack[len(to) :]
    coming = tuple(mask([card for card, owner in zip(rest, later, strict=False) if owner == seat]) for seat in seats)
    out = mask(rest[len(later) :])
    discarding = frozenset(seats if form.exchange else [dealer] if form.extra else ())
    new = Table(
        setup=table.setup,
        totals=table.totals,
        dealer=dealer,
        hand=table.hand + 1,
        discarding=discarding,
        number=form.exchange or form.extra,
        discards=(0,) * form.seats,
        open=((),) * form.seats,
        voids=("",) * form.seats,
        scores=table.scores,
    )
    if not discarding:
        new = replace(new, turn=_forehand(new))
    state = State(new, hands, (0,) * form.seats, coming if form.exchange else (), out)
    return Step(state, (Dealt(dealer, tuple(map(parts, hands)), out.bit_count()),))


def _discard(state: State, seat: Seat, cards: tuple[Part, ...]) -> Step[State]:
    """Discard ``cards`` face down. S3.2, S12.

    In *1000*, once both players have discarded, they get their second deal, after which the dealer discards again.
    """
    table, away = state.table, mask(cards)
    dealer = table.dealer
    assert dealer is not None
    discarding = table.discarding - {seat}
    table = replace(
        table,
        discarding=discarding,
        discards=replace_at(table.discards, seat, table.discards[seat] + len(cards)),
        turn=None if discarding or state.coming else _forehand(table),
    )
    state = replace(
        state,
        table=table,
        hands=replace_at(state.hands, seat, remove_cards(state.hands[seat], away)),
        discards=replace_at(state.discards, seat, add_cards(state.discards[seat], away)),
    )
    step = StepBuilder(state)
    step.add(Discarded(seat, cards))
    if state.coming and not discarding:
        table = replace(table, discarding=frozenset({dealer}), number=table.form.extra)
        hands = tuple(map(add_cards, state.hands, state.coming))
        again = SecondDealt(tuple(map(parts, state.coming)))
        step.add(again, replace(state, table=table, hands=hands, coming=()))
    return step.step()


def _declare(state: State, seat: Seat, kind: Kind, cards: tuple[Part, ...]) -> Step[State]:
    """Score a declaration at once; a side that reaches the target wins. S4, S7.1, S11.2."""
    table = state.table
    laid = display_row(kind, mask(cards))
    own = [each for each in table.declared if each.seat == seat]
    new = Declaration(seat, kind, laid, combination_points(kind, len(cards)))
    before, after = declared_items(own), declared_items([*own, new])
    items = [item for item in after if item.code == "declared" and item not in before]
    doubled = sum(item.amount for item in after) - sum(item.amount for item in before) - new.points
    items += [replace(item, amount=doubled) for item in after if doubled and item.args[0] == kind.group]
    side = table.side(seat)
    totals = replace_at(table.totals, side, table.totals[side] + new.points + doubled)
    table = replace(
        table,
        totals=totals,
        declared=(*table.declared, new),
        open=replace_at(table.open, seat, parts(mask(table.open[seat]) | mask(cards))),
    )
    step = StepBuilder(replace(state, table=table))
    step.add(Declared(seat, kind, laid, tuple(items), totals))
    if totals[side] >= table.form.target:
        score = score_hand(table, ())
        table = replace(table, turn=None, scores=(*table.scores, score))
        outcome = side_outcome(table, side, "declared", "snapphana#S11.2")
        step.add(HandScored(score), replace(state, table=table))
        step.add(Ended(outcome), replace(state, table=replace(table, result=outcome)))
    return step.step()


def _play(state: State, seat: Seat, card: Part) -> Step[State]:
    table = state.table
    suit = SUIT[card]
    led = table.led
    voids, shown = table.voids, table.open
    if led and suit and suit != led:  # S9.2
        missing = {led} if suit == TRUMP else {led, TRUMP}
        if not missing.issubset(voids[seat]):
            voids = replace_at(
                voids, seat, "".join(letter for letter in "SCHDT" if letter in missing | set(voids[seat]))
            )
    if card in shown[seat]:
        shown = replace_at(shown, seat, parts(remove_cards(mask(shown[seat]), card_bit(card))))
    trick = (*table.trick, Laid(seat, card))
    hands = replace_at(state.hands, seat, remove_cards(state.hands[seat], card_bit(card)))
    complete, last = len(trick) == table.seats, not any(hands)
    winner = trick_winner(trick)
    turn = winner if complete else Seat((seat + 1) % table.seats)
    played = CardPlayed(seat, card, not table.trick)
    table = replace(table, turn=turn, open=shown, voids=voids, trick=trick)
    step = StepBuilder(replace(state, table=table, hands=hands))
    step.add(played)
    if not complete:
        return step.step()
    table = replace(table, turn=None if last else winner, trick=(), tricks=(*table.tricks, Trick(trick, winner)))
    step.add(TrickTaken(winner, last), replace(step.state, table=table))
    for laid in trick:
        if laid.card == FJONT and table.side(laid.seat) != table.side(winner):
            table = replace(table, debt=FjontDebt(laid.seat, winner))
            owed = FjontOwed(laid.seat, winner, bool(table.payable(laid.seat)))
            step.add(owed, replace(step.state, table=table))
    return _count(step) if last and not (table.debtor is not None and table.payable(table.debtor)) else step.step()


def trick_winner(trick: tuple[Laid, ...]) -> Seat:
    """Return the winner of a trick; of equal snapphanar the last one played. S2.2, S9.3, S10."""
    best, most, led = trick[0].seat, 0, ""
    for laid in trick:
        suit = SUIT[laid.card]
        led = led or suit
        if suit in (led, TRUMP) and CARD_STRENGTH[laid.card] >= most:
            best, most = laid.seat, CARD_STRENGTH[laid.card]
    return best


def _give(state: State, card: Part) -> Step[State]:
    """Pay the debt for Fjønt with a card, and score the deal if all cards have been played. S10.2."""
    debt = state.table.debt
    assert debt is not None
    step = StepBuilder(replace(state, table=replace(state.table, debt=replace(debt, card=card))))
    step.add(CardGiven(debt.seat, debt.to, card))
    return step.step() if state.table.turn is not None else _count(step)


def _count(step: StepBuilder[State]) -> Step[State]:
    """Score the finished deal; a side without a trick first loses Fjønt and its discards. S3.4, S7, S8, S11."""
    state = step.state
    table, debt = state.table, state.table.debt
    winners = {table.side(trick.winner) for trick in table.tricks}
    piles = [mask(table.taken(side)) for side in range(len(table.totals))]
    if debt is not None and debt.card is None:
        table = replace(table, debt=replace(debt, card=FJONT))
        state = step.add(FjontLost(debt.seat, debt.to), replace(state, table=table))
    for side, cards in _fjont(table):
        piles[side] |= cards
    for owner, cards in enumerate(state.discards):
        side = table.side(Seat(owner))
        if cards and side not in winners:
            to = table.tricks[-1].winner
            side = table.side(to)
            left = replace(table, discards=replace_at(table.discards, owner, 0))
            step.add(DiscardsLost(Seat(owner), to, parts(cards)), replace(state, table=left))
        piles[side] = add_cards(piles[side], cards)
    score = score_hand(table, piles)
    table = replace(table, totals=score.totals, scores=(*table.scores, score))
    nothing = (0,) * table.seats
    scored = step.add(HandScored(score), State(table, nothing, nothing, (), state.out))
    outcome = None
    if not table.form.target:
        outcome = fjabbe_outcome(table) if is_fjabbe_over(score.totals) else None
    elif (best := match_winner(score.totals, table.form.target)) is not None:
        outcome = side_outcome(table, best, "target", "snapphana#S11.1")
    if outcome is not None:
        step.add(Ended(outcome), replace(scored, table=replace(table, result=outcome)))
    return step.step()


def _fjont(table: Table) -> Iterator[tuple[int, int]]:
    """Yield (side, bit of Fjønt) for the side that has Fjønt in its pile; nothing if Fjønt was not played. S10."""
    for trick in table.tricks:
        for laid in trick.plays:
            if laid.card == FJONT:
                lost = table.debt is not None and table.debt.card == FJONT
                yield table.side(trick.winner if lost else laid.seat), card_bit(FJONT)
