"""Rules of Haggis, in playing order. Clause ids are those of the rule page."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from bluestick.engine.cards import single_bits
from bluestick.engine.chance import Chance
from bluestick.engine.moves import Part, Pick, Refusal
from bluestick.engine.rules import Ended, Option, Outcome, Phase, Setup, Step, StepBuilder, Variant
from bluestick.engine.seats import CHANCE, Seat
from bluestick.engine.tricks import CardRules, replace_at, seats_from
from bluestick.games.haggis import certain
from bluestick.games.haggis.cards import (
    ALL_FACES,
    ALL_NUMBERS,
    COLOURS,
    FACES,
    NUMBERS,
    PLACE,
    colour,
    mask,
    parts,
)
from bluestick.games.haggis.events import (
    BetMade,
    CardsPlayed,
    Dealt,
    Passed,
    RoundScored,
    TrickGiven,
    TrickTaken,
    WentOut,
)
from bluestick.games.haggis.legal import HaggisMoves
from bluestick.games.haggis.moves import BETS, GIFTS, WORDS, Deal, HaggisMove, Play, Say, Word
from bluestick.games.haggis.readings import READING_BY_TEXT, Kind
from bluestick.games.haggis.scoring import match_winner, next_dealer, next_leader, score_round, total_points
from bluestick.games.haggis.state import HAND_SIZE, NUMBERS_DEALT, GoneOut, Laid, State, Table, Trick, View

RANDOM = "random"
"""Value of the option ``removed``: the colour out of play with two players is drawn by lot. GQ11."""

_NONE = "-"


class Haggis(CardRules[State, View, HaggisMove]):
    """Rules for two or three players, each alone. G1.2."""

    id = "haggis"
    version = 1
    turn_clause = "G5.1"
    variants = (
        Variant(
            "haggis",
            (2, 3),
            (
                Option("target", 250, "haggis#G9", choices=(50, 500), is_range=True),
                Option("tournament", False, "haggis#G5.8", seats=(3,)),
                Option("removed", RANDOM, "haggis#GQ11", choices=(RANDOM, *COLOURS), seats=(2,)),
                Option("own_points", False, "haggis#GQ10", house_rule=True),
            ),
        ),
    )

    def start(self, setup: Setup) -> State:
        return State(Table(setup, (0,) * setup.seats))

    def next_dealer(self, state: State) -> Seat | None:
        table = state.table
        return next_dealer(table.totals, table.scores[-1].first) if table.scores else None

    def deal(self, state: State, rng: Chance) -> Deal:
        """Return the next deal; the first dealer and removed colour are drawn by lot. GQ11."""
        table = state.table
        dealer = self.next_dealer(state)
        if dealer is None:
            dealer = Seat(rng.randrange(table.seats))
        removed = _removed_colour(table)
        if removed is None:
            removed = rng.choice(COLOURS)
        pack = _pack(removed)
        return Deal(dealer, removed, tuple(rng.sample(pack, len(pack))))

    def why_not_deal(self, state: State, move: HaggisMove) -> Refusal | None:
        table = state.table
        if (
            self.to_act(state) == {CHANCE}
            and isinstance(move, Deal)
            and self.next_dealer(state) in (None, move.dealer)
            and 0 <= move.dealer < table.seats
            and _removed_colour(table) in (None, move.removed)
            and move.removed in (COLOURS if table.seats == 2 else ("",))
            and sorted(move.cards) == sorted(_pack(move.removed))
        ):
            return None
        return Refusal("no_deal", "haggis#G1.4")

    def apply(self, state: State, seat: Seat, move: HaggisMove) -> Step[State]:
        match move:
            case Deal():
                return _deal(state.table, move)
            case Play():
                return _play(state, seat, move)
            case Say(Word.PASS):
                return _pass(state, seat)
            case Say(word) if word in BETS:
                bets = replace_at(state.table.bets, seat, BETS[word])
                return Step(replace(state, table=replace(state.table, bets=bets)), (BetMade(seat, BETS[word]),))
            case Say(word):
                return _give(state, seat, GIFTS[word])

    def scores(self, state: State) -> tuple[int, ...]:
        return state.table.totals

    def view(self, state: State, seat: Seat | None) -> View:
        hands = tuple(
            parts(hand) if owner == seat else _closed(hand & ~ALL_FACES) + parts(hand & ALL_FACES)
            for owner, hand in enumerate(state.hands)
        )
        return View(seat, state.table, hands)

    def moves(self, view: View) -> HaggisMoves:
        return HaggisMoves(view)

    def phase(self, view: View) -> Phase:
        table = view.table
        if table.result is not None:
            return Phase("over", table.result.clause)
        if table.giver is not None:
            return Phase("gift", "haggis#G5.7")
        if table.turn is None:
            return Phase("counted", "haggis#G7.1") if table.scores else Phase("deal", "haggis#G1.4")
        return Phase("follow", "haggis#G5.2") if table.trick else Phase("lead", "haggis#G5.1")

    def sits_out(self, view: View) -> bool:
        table = view.table
        return view.seat is not None and table.is_playing and not table.sizes[view.seat] and table.giver != view.seat

    def round_winners(self, view: View) -> tuple[Seat, ...]:
        return tuple(score.first for score in view.table.scores)

    def is_counted(self, view: View) -> bool:
        return bool(view.table.scores) and not view.table.is_playing

    def certain_move(self, view: View) -> HaggisMove | None:
        return certain.certain_lead(view)

    def parts(self, move: HaggisMove) -> Pick:
        return (move.word.value,) if isinstance(move, Say) else move.cards

    def determinize(self, view: View, rng: Random) -> State:
        """Return a state with the hidden cards dealt at random, all deals equally likely, as no play is compulsory."""
        table = view.table
        if not table.is_playing:
            return State(table, (0,) * len(view.hands))
        known = mask(card for hand in view.hands for card in hand if card is not None and card not in FACES)
        known |= mask({card for card in table.laid() if card not in FACES})
        unseen = single_bits(ALL_NUMBERS & ~known & ~mask(card for card in NUMBERS if colour(card) == table.removed))
        rng.shuffle(unseen)
        hands = []
        for hand in view.hands:
            closed = hand.count(None)
            hands.append(mask(card for card in hand if card is not None) + sum(unseen[:closed]))
            del unseen[:closed]
        return State(table, tuple(hands), sum(unseen))

    def write(self, move: HaggisMove) -> str:
        """Return ``deal 2 b 7r ...`` (dealer, removed colour or ``-``), ``play 7r 7g J as set:3:7``, or the word."""
        match move:
            case Deal(dealer, removed, cards):
                return " ".join(("deal", str(dealer), removed or _NONE, *cards))
            case Play(cards, reading):
                return " ".join(("play", *cards, "as", str(reading)))
            case Say(word):
                return word.value

    def read(self, text: str) -> HaggisMove:
        if text in WORDS:
            return Say(Word(text))
        match text.split(" "):
            case ["deal", ("0" | "1" | "2") as dealer, removed, *cards] if PLACE.keys() >= set(cards):
                if removed == _NONE or removed in COLOURS:
                    return Deal(Seat(int(dealer)), removed.replace(_NONE, ""), tuple(cards))
            case ["play", *cards, "as", reading] if cards and PLACE.keys() >= set(cards) and reading in READING_BY_TEXT:
                return Play(tuple(cards), READING_BY_TEXT[reading])
        raise ValueError(f"no move {text!r}")


def _closed(hand: int) -> tuple[Part | None, ...]:
    return (None,) * hand.bit_count()


def _removed_colour(table: Table) -> str | None:
    """Return the letter of the removed colour: "" with three players; None before it is drawn by lot. G1.2."""
    agreed = str(table.setup.option("removed"))
    if table.seats == 3 or table.round:
        return table.removed
    return None if agreed == RANDOM else agreed


def _pack(removed: str) -> tuple[Part, ...]:
    return tuple(card for card in NUMBERS if colour(card) != removed)


def _deal(table: Table, move: Deal) -> Step[State]:
    """Deal three face cards each, and fourteen number cards in turn; the rest is the Haggis. G1.3, G1.4."""
    seats = table.seats
    leader = next_leader(table.totals, move.dealer)
    dealt = seats * NUMBERS_DEALT
    hands = [ALL_FACES] * seats
    for step, card in enumerate(move.cards[:dealt]):
        hands[(move.dealer + 1 + step) % seats] |= mask([card])
    haggis = mask(move.cards[dealt:])
    table = Table(
        setup=table.setup,
        totals=table.totals,
        dealer=move.dealer,
        round=table.round + 1,
        removed=move.removed,
        turn=leader,
        sizes=(HAND_SIZE,) * seats,
        bets=(None,) * seats,
        scores=table.scores,
    )
    shown = tuple(map(parts, hands))
    return Step(
        State(table, tuple(hands), haggis), (Dealt(move.dealer, leader, move.removed, shown, haggis.bit_count()),)
    )


def _play(state: State, seat: Seat, move: Play) -> Step[State]:
    table = state.table
    hand = state.hands[seat] & ~mask(move.cards)
    left = hand.bit_count()
    played = CardsPlayed(seat, move.cards, move.reading, not table.trick, left)
    table = replace(
        table,
        sizes=replace_at(table.sizes, seat, left),
        bets=table.bets if table.bets[seat] is not None else replace_at(table.bets, seat, 0),  # G2.3
        trick=(*table.trick, Laid(seat, move.cards, move.reading)),
    )
    step = StepBuilder(State(table, replace_at(state.hands, seat, hand), state.haggis))
    step.add(played)
    if not left:
        _go_out(step, seat)
        if _is_round_decided(step.state.table):
            return _finish(step)
    return step.step(_next_turn(step.state, seat))


def _pass(state: State, seat: Seat) -> Step[State]:
    """Pass; end the trick if all others with cards have passed on its last combination. G5.5, G5.6."""
    table = state.table
    table = replace(table, passes=(*table.passes, (seat, len(table.trick))))
    step = StepBuilder(replace(state, table=table))
    step.add(Passed(seat))
    last = table.trick[-1].seat
    waiting = sum(1 for other, left in enumerate(table.sizes) if left and other != last)
    if len(table.passed) == waiting:
        return _finish(step)
    return step.step(_next_turn(step.state, seat))


def _next_turn(state: State, seat: Seat) -> State:
    return replace(state, table=replace(state.table, turn=_next_holder(state.table, seat + 1)))


def _next_holder(table: Table, first: int) -> Seat:
    return next(seat for seat in seats_from(first, table.seats) if table.sizes[seat])


def _is_round_decided(table: Table) -> bool:
    """Return whether only one player still has cards. G6.1, G6.3."""
    return len(table.out) == table.seats - 1


def _go_out(step: StepBuilder[State], seat: Seat) -> None:
    """Record that a seat goes out, and count the largest other hand. G6.2, G7.1."""
    table = step.state.table
    fullest = max(seats_from(seat + 1, table.seats), key=table.sizes.__getitem__)
    gone = GoneOut(seat, fullest, table.sizes[fullest])
    out = (*table.out, gone)
    step.add(WentOut(seat, len(out), fullest, gone.cards), replace(step.state, table=replace(table, out=out)))


def _finish(step: StepBuilder[State]) -> Step[State]:
    """End the trick; give its cards to the winner or another player, or let the winner choose one. G5.7, G5.8."""
    table = step.state.table
    last = table.trick[-1]
    bombed = last.reading.kind is Kind.BOMB
    to = _receiver(table, last.seat) if bombed else last.seat
    points = total_points(card for laid in table.trick for card in laid.cards)
    taken = TrickTaken(last.seat, to, points, bombed)
    if to is None:
        step.add(taken, replace(step.state, table=replace(table, turn=None, giver=last.seat)))
        return step.step()
    return _gather(step, to, taken)


def _receiver(table: Table, bomber: Seat) -> Seat | None:
    """Return the receiver of a bombed trick; None if the bomber may choose. G5.7, G5.8, GQ9."""
    if table.seats == 2:
        return Seat(1 - bomber)
    if not table.tournament:
        return None
    return table.trick[-2].seat if len(table.trick) > 1 else Seat((bomber - 1) % table.seats)


def _give(state: State, seat: Seat, to: Seat) -> Step[State]:
    points = total_points(card for laid in state.table.trick for card in laid.cards)
    return _gather(StepBuilder(state), to, TrickGiven(seat, to, points))


def _gather(step: StepBuilder[State], to: Seat, event: TrickTaken | TrickGiven) -> Step[State]:
    """Add the trick to the pile of ``to``; score the round, or let the winner (if out, the next) lead. G5.9, G6.3."""
    table = step.state.table
    trick = Trick(table.trick, table.passes, table.trick[-1].seat, to)
    turn = _next_holder(table, trick.winner)
    table = replace(table, trick=(), passes=(), tricks=(*table.tricks, trick), turn=turn, giver=None)
    step.add(event, replace(step.state, table=table))
    return _count(step) if _is_round_decided(table) else step.step()


def _count(step: StepBuilder[State]) -> Step[State]:
    """Score the round; the first player out gets the last hand and the Haggis. G6.4, G9."""
    state = step.state
    (hand,) = filter(None, state.hands)
    score = score_round(state.table, parts(hand), parts(state.haggis))
    table = replace(
        state.table,
        totals=score.totals,
        turn=None,
        sizes=(0,) * state.table.seats,
        scores=(*state.table.scores, score),
    )
    hands = (0,) * table.seats
    step.add(RoundScored(score), State(table, hands))
    best = match_winner(score.totals, table.target)
    if best is not None:
        outcome = Outcome(frozenset({best}), score.totals, "target", "haggis#G9.1")
        step.add(Ended(outcome), State(replace(table, result=outcome), hands))
    return step.step()
