"""Rules of Haggis, in playing order. Clause ids are those of the rule page.

``combinations`` has the combinations and their order, ``legal`` the legal moves and refusals, ``scoring`` the scores.
"""

from __future__ import annotations

from dataclasses import replace
from random import Random

from bluestick.engine.cards import split
from bluestick.engine.chance import Chance
from bluestick.engine.events import Event
from bluestick.engine.moves import Part, Pick, Refusal
from bluestick.engine.rules import Ended, Option, Outcome, Phase, Rules, Setup, Step, Variant
from bluestick.engine.seats import CHANCE, Seat
from bluestick.engine.tricks import in_turn, put
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
from bluestick.games.haggis.combinations import NAMED, Kind
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
from bluestick.games.haggis.scoring import counted, next_dealer, next_leader, winner, worth
from bluestick.games.haggis.state import DEALT, HAND, GoneOut, Laid, State, Table, Trick, View

RANDOM = "random"
"""Two players draw the colour to remove by lot. GQ11."""

_NONE = "-"
"""Written form of no removed colour."""


class Haggis(Rules[State, View, HaggisMove]):
    """Two or three players, each alone. G1.2."""

    id = "haggis"
    version = 1
    turn_clause = "G5.1"
    variants = (
        Variant(
            "haggis",
            (2, 3),
            (
                Option("target", 250, "haggis#G9", choices=(50, 500), free=True),
                Option("tournament", False, "haggis#G5.8", seats=(3,)),
                Option("removed", RANDOM, "haggis#GQ11", choices=(RANDOM, *COLOURS), seats=(2,)),
                Option("own_points", False, "haggis#GQ10", house_rule=True),
            ),
        ),
    )

    def start(self, setup: Setup) -> State:
        """Return the state without cards and points."""
        return State(Table(setup, (0,) * setup.seats))

    def to_act(self, state: State) -> frozenset[Seat]:
        """Return the seat that leads, follows or has to give a trick away; CHANCE before each deal."""
        return state.table.to_act

    def deal(self, state: State, rng: Chance) -> Deal:
        """Return the dealer and the removed colour, drawn by lot for the first round (GQ11), and the shuffled cards."""
        table = state.table
        dealer = _dealer(table)
        if dealer is None:
            dealer = Seat(rng.randrange(table.seats))
        removed = _left_out(table)
        if removed is None:
            removed = rng.choice(COLOURS)
        pack = _pack(removed)
        return Deal(dealer, removed, tuple(rng.sample(pack, len(pack))))

    def why_not_deal(self, state: State, move: HaggisMove) -> Refusal | None:
        """Return a refusal unless the right player deals all number cards in play. G1.2, G1.4, G8.1."""
        table = state.table
        if (
            table.to_act == {CHANCE}
            and isinstance(move, Deal)
            and _dealer(table) in (None, move.dealer)
            and 0 <= move.dealer < table.seats
            and _left_out(table) in (None, move.removed)
            and move.removed in (COLOURS if table.seats == 2 else ("",))
            and sorted(move.cards) == sorted(_pack(move.removed))
        ):
            return None
        return Refusal("no_deal", "haggis#G1.4")

    def apply(self, state: State, seat: Seat, move: HaggisMove) -> Step[State]:
        """Return the result of a legal move."""
        match move:
            case Deal():
                return _deal(state.table, move)
            case Play():
                return _play(state, seat, move)
            case Say(Word.PASS):
                return _pass(state, seat)
            case Say(word) if word in BETS:
                bets = put(state.table.bets, seat, BETS[word])
                return Step(replace(state, table=replace(state.table, bets=bets)), (BetMade(seat, BETS[word]),))
            case Say(word):
                return _give(state, seat, GIFTS[word])

    def outcome(self, state: State) -> Outcome | None:
        """Return the outcome, or None. The score of a seat is its points."""
        return state.table.result

    def scores(self, state: State) -> tuple[int, ...]:
        """Return the points of all seats. G9."""
        return state.table.totals

    def view(self, state: State, seat: Seat | None) -> View:
        """Return the view of a seat, without the number cards of others. G10.2."""
        hands = tuple(
            parts(hand) if owner == seat else _closed(hand & ~ALL_FACES) + parts(hand & ALL_FACES)
            for owner, hand in enumerate(state.hands)
        )
        return View(seat, state.table, hands)

    def open_view(self, state: State, seat: Seat | None) -> View:
        """Return the view with all number cards."""
        return replace(self.view(state, seat), hands=tuple(map(parts, state.hands)), open=True)

    def moves(self, view: View) -> HaggisMoves:
        """Return the legal combinations and words."""
        return HaggisMoves(view)

    def phase(self, view: View) -> Phase:
        """Return the stage: deal, lead, follow, gift, counted or over."""
        table = view.table
        if table.result is not None:
            return Phase("over", table.result.clause)
        if table.giver is not None:
            return Phase("gift", "haggis#G5.7")
        if table.turn is None:
            return Phase("counted", "haggis#G7.1") if table.scores else Phase("deal", "haggis#G1.4")
        return Phase("follow", "haggis#G5.2") if table.trick else Phase("lead", "haggis#G5.1")

    def sits_out(self, view: View) -> bool:
        """Return whether a seat has no cards left, and no trick to give away. G5.6, G6.2."""
        table = view.table
        return view.seat is not None and table.playing and not table.sizes[view.seat] and table.giver != view.seat

    def rounds(self, view: View) -> tuple[Seat, ...]:
        """Return the winner of each round, who went out first. GQ7."""
        return tuple(score.first for score in view.table.scores)

    def sure(self, view: View) -> HaggisMove | None:
        """Return the next play of a player who can play all cards unbeaten, else None."""
        return certain.sure(view)

    def parts(self, move: HaggisMove) -> Pick:
        """Return the cards, or a word."""
        return (move.word.value,) if isinstance(move, Say) else move.cards

    def determinize(self, view: View, rng: Random) -> State:
        """Deal the hidden cards at random: all deals are equally likely, as no play is ever compulsory."""
        table = view.table
        if not table.playing:
            return State(table, (0,) * len(view.hands))
        known = mask(card for hand in view.hands for card in hand if card is not None and card not in FACES)
        known |= mask({card for card in table.laid() if card not in FACES})
        unseen = split(ALL_NUMBERS & ~known & ~mask(card for card in NUMBERS if colour(card) == table.removed))
        rng.shuffle(unseen)
        hands = []
        for hand in view.hands:
            closed = hand.count(None)
            hands.append(mask(card for card in hand if card is not None) + sum(unseen[:closed]))
            del unseen[:closed]
        return State(table, tuple(hands), sum(unseen))

    def write(self, move: HaggisMove) -> str:
        """Return ``deal 2 b 7r 10g ...`` (dealer, removed colour or ``-``), ``play 7r 7g J as set:3:7``, or a word."""
        match move:
            case Deal(dealer, removed, cards):
                return " ".join(("deal", str(dealer), removed or _NONE, *cards))
            case Play(cards, reading):
                return " ".join(("play", *cards, "as", str(reading)))
            case Say(word):
                return word.value

    def read(self, text: str) -> HaggisMove:
        """Return the inverse of ``write``, for cards in any order; ValueError if it is invalid."""
        if text in WORDS:
            return Say(Word(text))
        match text.split(" "):
            case ["deal", ("0" | "1" | "2") as dealer, removed, *cards] if PLACE.keys() >= set(cards):
                if removed == _NONE or removed in COLOURS:
                    return Deal(Seat(int(dealer)), removed.replace(_NONE, ""), tuple(cards))
            case ["play", *cards, "as", reading] if cards and PLACE.keys() >= set(cards) and reading in NAMED:
                return Play(tuple(cards), NAMED[reading])
        raise ValueError(f"no move {text!r}")


def _closed(hand: int) -> tuple[Part | None, ...]:
    """Return the cards as hidden ones."""
    return (None,) * hand.bit_count()


def _dealer(table: Table) -> Seat | None:
    """Return the next dealer; None for the first round. G1.5, G8.1."""
    return next_dealer(table.totals, table.scores[-1].first) if table.scores else None


def _left_out(table: Table) -> str | None:
    """Return the removed colour: "" with three players; None before it is drawn by lot. G1.2."""
    agreed = str(table.setup.option("removed"))
    if table.seats == 3 or table.round:
        return table.removed
    return None if agreed == RANDOM else agreed


def _pack(removed: str) -> tuple[Part, ...]:
    """Return the number cards in play. G1.2."""
    return tuple(card for card in NUMBERS if colour(card) != removed)


def _deal(table: Table, move: Deal) -> Step[State]:
    """G1.3, G1.4: deal three face cards each, and fourteen number cards one at a time; the rest is the Haggis."""
    seats = table.seats
    leader = next_leader(table.totals, move.dealer)
    dealt = seats * DEALT
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
        sizes=(HAND,) * seats,
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
    events: list[Event] = [CardsPlayed(seat, move.cards, move.reading, not table.trick, left)]
    table = replace(
        table,
        sizes=put(table.sizes, seat, left),
        bets=table.bets if table.bets[seat] is not None else put(table.bets, seat, 0),  # G2.3
        trick=(*table.trick, Laid(seat, move.cards, move.reading)),
    )
    state = State(table, put(state.hands, seat, hand), state.haggis)
    if not left:
        state = _go_out(state, seat, events)
        if _decided(state.table):
            return _finish(state, events)
    return Step(_next(state, seat), tuple(events))


def _pass(state: State, seat: Seat) -> Step[State]:
    """Pass. The trick is over when all others who have cards have passed on its last combination. G5.5, G5.6."""
    table = state.table
    passes = (*table.passes, (seat, len(table.trick)))
    state = replace(state, table=replace(table, passes=passes))
    events: list[Event] = [Passed(seat)]
    last = table.trick[-1].seat
    waiting = sum(1 for other, left in enumerate(table.sizes) if left and other != last)
    if len(state.table.passed) == waiting:
        return _finish(state, events)
    return Step(_next(state, seat), tuple(events))


def _next(state: State, seat: Seat) -> State:
    """Give the turn to the next player who has cards. G5.1, G5.6."""
    return replace(state, table=replace(state.table, turn=_next_holder(state.table, seat + 1)))


def _next_holder(table: Table, first: int) -> Seat:
    """Return the first player with cards from a seat on, clockwise."""
    return next(seat for seat in in_turn(first, table.seats) if table.sizes[seat])


def _decided(table: Table) -> bool:
    """Return whether only one player still has cards. G6.1, G6.3."""
    return len(table.out) == table.seats - 1


def _go_out(state: State, seat: Seat, events: list[Event]) -> State:
    """Record who goes out, and count the largest of the other hands. G6.2, G7.1."""
    table = state.table
    fullest = max(in_turn(seat + 1, table.seats), key=table.sizes.__getitem__)
    gone = GoneOut(seat, fullest, table.sizes[fullest])
    out = (*table.out, gone)
    events.append(WentOut(seat, len(out), fullest, gone.cards))
    return replace(state, table=replace(table, out=out))


def _finish(state: State, events: list[Event]) -> Step[State]:
    """End the trick, and give it to its receiver or ask who gets it. G5.7, G5.8."""
    table = state.table
    last = table.trick[-1]
    bombed = last.reading.kind is Kind.BOMB
    to: Seat | None = last.seat
    if bombed:
        to = _receiver(table, last.seat)
    points = worth(card for laid in table.trick for card in laid.cards)
    events.append(TrickTaken(last.seat, to, points, bombed))
    if to is None:
        return Step(replace(state, table=replace(table, turn=None, giver=last.seat)), tuple(events))
    return _gather(state, to, events)


def _receiver(table: Table, bomber: Seat) -> Seat | None:
    """Return the receiver of a bombed trick; None if the bomber may choose. G5.7, G5.8, GQ9."""
    if table.seats == 2:
        return Seat(1 - bomber)
    if not table.tournament:
        return None
    return table.trick[-2].seat if len(table.trick) > 1 else Seat((bomber - 1) % table.seats)


def _give(state: State, seat: Seat, to: Seat) -> Step[State]:
    points = worth(card for laid in state.table.trick for card in laid.cards)
    return _gather(state, to, [TrickGiven(seat, to, points)])


def _gather(state: State, to: Seat, events: list[Event]) -> Step[State]:
    """Store the trick for its receiver; the winner leads, or the next to the left who has cards. G5.9, G6.3."""
    table = state.table
    trick = Trick(table.trick, table.passes, table.trick[-1].seat, to)
    table = replace(table, trick=(), passes=(), tricks=(*table.tricks, trick), turn=None, giver=None)
    if _decided(table):
        return _count(replace(state, table=table), events)
    table = replace(table, turn=_next_holder(table, trick.winner))
    return Step(replace(state, table=table), tuple(events))


def _count(state: State, events: list[Event]) -> Step[State]:
    """Give the last hand and the Haggis to the player who went out first, and score the round. G6.4, G9."""
    (hand,) = filter(None, state.hands)
    score = counted(state.table, parts(hand), parts(state.haggis))
    table = replace(
        state.table,
        totals=score.totals,
        sizes=(0,) * state.table.seats,
        scores=(*state.table.scores, score),
    )
    events.append(RoundScored(score))
    best = winner(score.totals, table.target)
    if best is not None:
        outcome = Outcome(frozenset({best}), score.totals, "target", "haggis#G9.1")
        table = replace(table, result=outcome)
        events.append(Ended(outcome))
    return Step(State(table, (0,) * table.seats), tuple(events))
