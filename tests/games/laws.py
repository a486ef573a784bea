"""The eleven laws of every game, and the trials they are tested with.

A law takes a ``Trial``, and checks a random match of it; it raises AssertionError if something is wrong. What the laws
cannot know of a game, mainly its cards, is in its ``Material``.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence, Set
from dataclasses import dataclass, is_dataclass
from functools import cache, cached_property
from importlib import import_module
from itertools import combinations, islice
from random import Random
from types import MappingProxyType
from typing import Any

from bluestick.engine.bots import random_move
from bluestick.engine.match import AnyMatch, Match, seen_by
from bluestick.engine.moves import Move, Part, Pick, Refusal, Refused
from bluestick.engine.record import Record
from bluestick.engine.rules import AnyRules, Setup
from bluestick.engine.seats import CHANCE, Seat
from bluestick.games import GAMES
from tests import rule_pages

LONGEST = 5000
"""Largest number of moves of a random match."""

LISTED = 400
"""Number of moves of a set that are checked one by one."""

POSITIONS = 8
"""Number of positions of a match at which the expensive laws are checked."""


class Material:
    """Facts of a game for the laws. The base class suits a game without cards."""

    ordered = False
    """Whether the parts of a move are touched in order (squares) or in any order (cards)."""

    deck: tuple[Part, ...] = ()
    """Every card, equal ones as often as there are."""

    part: Part = "SA"
    """A value that an event can name: a card, a square."""

    examples: Mapping[type, object] = MappingProxyType({})
    """Values of fields by type, for types of which arbitrary values make no sense."""

    def setups(self, rules: AnyRules) -> Iterator[Setup]:
        """Yield the setups that the laws are tested with."""
        return setups(rules)

    def places(self, state: Any) -> tuple[Part, ...]:
        """Return the cards place by place: the same places in every deal that a seat may imagine."""
        return ()

    def count(self, state: Any) -> Counter[Any]:
        """Return what must stay the same during a match or a deal."""
        return Counter(self.places(state))

    def points(self, state: Any) -> int:
        """Return the points of the present deal, already made and still to be made."""
        return 0

    def touchable(self, setup: Setup) -> frozenset[Part]:
        """Return everything but cards that can be touched at some time: words, squares."""
        raise NotImplementedError

    def rename(self, text: str, names: Mapping[Part, Part]) -> str:
        """Rename the cards in a recorded move."""
        return " ".join(names.get(word, word) for word in text.split(" "))

    def untold(self, told: Set[Part], view: Any) -> list[Any]:
        """Return what can be exchanged pairwise without the seat noticing: the cards it was not shown.

        In a game with equal cards it may have been shown one of them: such a game returns the places of the cards.
        """
        return sorted(set(self.deck) - told)

    def exchanged(self, text: str, one: Any, other: Any) -> str:
        """Exchange two of them in a recorded move."""
        return self.rename(text, {one: other, other: one})

    def dreamt(self, texts: Sequence[str], real: Any, dream: Any) -> list[str]:
        """Return the moves since the deal as in an imagined deal, with the cards in the same places there.

        In a game with equal cards a move does not say which of them is meant: such a game overrides this.
        """
        places, dreamt_places = self.places(real), self.places(dream)
        names = dict(zip(places, dreamt_places, strict=True))
        assert tuple(map(names.get, places)) == dreamt_places, "equal cards have become different ones"
        return [self.rename(text, names) for text in texts]

    def known(self, view: Any) -> Set[Any]:
        """Return what a seat knows by its view: cards, in a game with equal cards their places too."""
        return self.named(view)

    def clauses(self, rules: AnyRules) -> frozenset[str]:
        """Return the clauses that a refusal may cite."""
        return rule_pages.clauses(rules.id)

    @cached_property
    def _cards(self) -> frozenset[Part]:
        return frozenset(self.deck)

    def named(self, thing: object) -> set[Part]:
        """Return the cards of the deck in an event or a view, at any depth."""
        found: set[Part] = set()
        ahead = [thing] if self.deck else []
        while ahead:
            thing = ahead.pop()
            if isinstance(thing, str):
                if thing in self._cards:
                    found.add(thing)
            elif thing is None or isinstance(thing, int | bytes):
                continue
            elif is_dataclass(thing):
                ahead += [getattr(thing, name) for name in thing.__dataclass_fields__]
            elif isinstance(thing, Mapping):
                ahead += [*thing.keys(), *thing.values()]
            elif isinstance(thing, Iterable):
                ahead += thing
        return found


def material(game: str) -> Material:
    """Return the `Material` of a game."""
    made: Material = import_module(f"tests.games.{game}.material").MATERIAL
    return made


@dataclass(frozen=True)
class Trial:
    """A game, its setup, and the seed of the match."""

    rules: AnyRules
    material: Material
    setup: Setup
    seed: int

    def __str__(self) -> str:
        return "-".join((self.rules.id, self.setup.variant, str(self.setup.seats), *self.changed, str(self.seed)))

    @property
    def changed(self) -> list[str]:
        """The options that differ from their defaults."""
        defaults = dict(self.rules.setup(self.setup.seats, self.setup.variant).options)
        return [f"{name}={value}" for name, value in self.setup.options if value != defaults[name]]

    def rng(self) -> Random:
        return Random(f"{self}")

    @property
    def seats(self) -> tuple[Seat, ...]:
        return tuple(map(Seat, range(self.setup.seats)))

    @property
    def viewers(self) -> tuple[Seat | None, ...]:
        """Every seat, and a spectator."""
        return (*self.seats, None)


def setups(rules: AnyRules) -> Iterator[Setup]:
    """Yield every variant with every number of seats: with default options, and with each other value that matters."""
    for variant in rules.variants:
        for seats in variant.seats:
            yield rules.setup(seats, variant.id)
            for option in variant.options:
                for value in option.choices if option.applies_to(seats) else ():
                    if value != option.default:
                        yield rules.setup(seats, variant.id, {option.id: value})


@cache
def played(trial: Trial) -> AnyMatch:
    """Return a random match played to its end, with moves out of turn. All laws share it: do not change it."""
    rng = trial.rng()
    match: AnyMatch = Match(trial.rules, trial.setup, rng=rng, id="laws", started="")
    patience = rng.choice((0, 50, 200))  # no resignation before that many moves
    while match.to_act and match.position < LONGEST:
        if match.to_act == {CHANCE}:
            match.chance()
            continue
        eager = [seat for seat in trial.seats if seat not in match.to_act and rng.random() < 0.2 and match.moves(seat)]
        seat = rng.choice(eager or sorted(match.to_act))
        moves = match.moves(seat)
        if not moves:
            break  # stuck: laws 3 and 7 report it
        match.play(seat, random_move(moves, rng) if match.position < patience else moves.sample(rng))
    return match


def states(match: AnyMatch) -> tuple[Any, ...]:
    """Return the state at each position, from the start to the end."""
    return (match.rules.start(match.setup), *(made.step.state for made in match.played))


def some_positions(trial: Trial) -> list[int]:
    """Return a few positions of the match, always including the last."""
    last = played(trial).position
    return sorted({last, *trial.rng().sample(range(last), min(POSITIONS, last))})


def deal_before(match: AnyMatch, position: int) -> int:
    """Return the position of the last move of chance before ``position``; earlier moves belong to another deal."""
    deals = (at for at in range(position - 1, -1, -1) if match.played[at].seat == CHANCE)
    return next(deals, 0)


def heard(match: AnyMatch, seat: Seat | None, start: int, end: int) -> list[object]:
    """Return the events a seat has seen between two positions."""
    return [seen for made in match.played[start:end] for seen in seen_by(seat, made.step.events)]


def texts_since(match: AnyMatch, start: int, end: int) -> list[str]:
    """Return the recorded moves between two positions."""
    return [match.rules.write(made.move) for made in match.played[start:end]]


def played_with(trial: Trial, start: int, texts: Sequence[str]) -> Iterator[AnyMatch]:
    """Yield the match after each of other moves that the same seats make from ``start`` on.

    Raises Refused at an illegal move.
    """
    original = played(trial)
    match: AnyMatch = Match(trial.rules, trial.setup)
    match._played.extend(original.played[:start])  # immutable, and law 1 has replayed them
    for made, text in zip(original.played[start:], texts, strict=False):
        match.play(made.seat, trial.rules.read(text))
        yield match


def a_record_replays_to_the_same_match(trial: Trial) -> None:
    """Law 1. A record that is written and read again gives the same match."""
    match = played(trial)
    record = match.record()
    text = "".join(record.lines()).encode()
    assert Record.parse(text) == record
    again = Match.replay(trial.rules, Record.parse(text))
    assert again.played == match.played
    assert again.record() == record


def undo_and_redo_go_through_every_state(trial: Trial) -> None:
    """Law 2. Undo and redo go through every state, and never deal anew."""
    original = played(trial)
    seen = states(original)
    match = Match.replay(trial.rules, original.record())
    for position in reversed(range(original.position)):
        assert match.undo({original.played[position].seat})
        assert match.position == position
        assert states(match)[-1] == seen[position]
    assert not match.undo({CHANCE, *trial.seats})
    for position in range(1, original.position + 1):
        assert match.redo()
        assert states(match)[-1] == seen[position]
    assert not match.redo()
    everybody = match.position > 0 and match.undo({*trial.seats})
    assert not everybody or original.played[match.position].seat != CHANCE


def over_means_an_outcome_and_nobody_to_act(trial: Trial) -> None:
    """Law 3. A finished match has an outcome and no player to act; players to act have moves, in any order."""
    match, rng = played(trial), trial.rng()
    for position, state in enumerate(states(match)):
        to_act = trial.rules.to_act(state)
        assert (trial.rules.outcome(state) is not None) == (not to_act)
        assert to_act <= {CHANCE} or to_act <= set(trial.seats)
        assert trial.rules.view(state, None).to_act == to_act
        assert not trial.rules.moves(trial.rules.view(state, None)), "an onlooker has moves"
        if not to_act:
            assert position == match.position
            assert not any(trial.rules.moves(trial.rules.view(state, seat)) for seat in trial.seats)
        for seat in to_act - {CHANCE}:
            assert trial.rules.moves(trial.rules.view(state, seat)), f"the match waits for {seat}, who has no move"
        for one, other in combinations(sorted(to_act), 2):
            _try_both_orders(trial, state, one, other, rng)


def _try_both_orders(trial: Trial, state: Any, one: Seat, other: Seat, rng: Random) -> None:
    rules = trial.rules
    acts = [(seat, rules.moves(rules.view(state, seat)).sample(rng)) for seat in (one, other)]
    ends = []
    for order in (acts, acts[::-1]):
        now = state
        for seat, move in order:
            if rules.moves(rules.view(now, seat)).why_not(move) is not None:
                return  # after the first move the second is not awaited any more
            now = rules.apply(now, seat, move).state
        ends.append(now)
    assert ends[0] == ends[1]


def a_dream_looks_the_same_and_can_be_played(trial: Trial) -> None:
    """Law 4. ``determinize`` returns a deal with the same view that legal play could have led to."""
    match, rng = played(trial), trial.rng()
    seen = states(match)
    for position in some_positions(trial):
        for viewer in trial.viewers:
            view = trial.rules.view(seen[position], viewer)
            dream = trial.rules.determinize(view, rng)
            assert trial.rules.view(dream, viewer) == view
            if dream == seen[position]:
                continue  # the real deal, which law 1 replays
            start = deal_before(match, position)
            texts = trial.material.dreamt(texts_since(match, start, position), seen[position], dream)
            try:
                *_, world = played_with(trial, start, texts)
            except Refused as error:
                raise AssertionError(f"the dream of {viewer} cannot have been played: {error}") from error
            assert heard(world, viewer, start, position) == heard(match, viewer, start, position)
            assert states(world)[-1] == dream


def cards_never_told_of_can_be_renamed(trial: Trial) -> None:
    """Law 5. While a seat has seen the same events, cards it was not shown make no difference to its view."""
    match, rng = played(trial), trial.rng()
    material = trial.material
    for position in some_positions(trial):
        start = deal_before(match, position)
        for viewer in trial.viewers:
            told = material.named(heard(match, viewer, start, position))
            untold = material.untold(told, match.rules.view(states(match)[position], viewer))
            for _ in range(3 if len(untold) > 1 else 0):
                one, other = rng.sample(untold, 2)
                _compare_while_heard_the_same(trial, position, viewer, one, other)


def _compare_while_heard_the_same(trial: Trial, position: int, viewer: Seat | None, one: Any, other: Any) -> None:
    match = played(trial)
    start, seen = deal_before(match, position), states(match)
    texts = [trial.material.exchanged(text, one, other) for text in texts_since(match, start, position)]
    try:
        for world in played_with(trial, start, texts):
            now = world.position
            if heard(world, viewer, now - 1, now) != heard(match, viewer, now - 1, now):
                return
            assert world.view(viewer) == trial.rules.view(seen[now], viewer), (
                f"seat {viewer} tells {one} and {other} apart"
            )
    except Refused:
        return  # with these cards the match would have gone another way


def events_name_only_what_the_view_holds(trial: Trial) -> None:
    """Law 6. The view of a seat keeps every card it was shown since the deal."""
    match = played(trial)
    for viewer in trial.viewers:
        told: set[Part] = set()
        for made in match.played:
            if made.seat == CHANCE:
                told = set()
            told |= trial.material.named(seen_by(viewer, made.step.events))
            forgotten = told - trial.material.named(trial.rules.view(made.step.state, viewer))
            assert not forgotten, f"seat {viewer} has been told of {forgotten}"


def random_play_ends(trial: Trial) -> None:
    """Law 7. A random match ends, with or without a winner, and a side wins or loses as a whole."""
    match = played(trial)
    outcome = match.outcome
    assert outcome is not None, f"not over after {match.position} moves"
    assert len(outcome.scores) == trial.setup.seats
    sides = trial.rules.sides(trial.setup)
    assert Counter(seat for side in sides for seat in side) == Counter(trial.seats)
    for side in sides:
        assert side <= outcome.winners or not side & outcome.winners, "a side wins or loses together"
    assert outcome.reason
    assert outcome.clause in trial.material.clauses(trial.rules)


def every_move_can_be_touched_and_every_dim_part_explains_itself(trial: Trial) -> None:
    """Law 8. What tables rely on: see ``_Clicks``."""
    match, rng = played(trial), trial.rng()
    seen = states(match)
    for position in some_positions(trial):
        for viewer in trial.viewers:
            view = trial.rules.view(seen[position], viewer)
            clicks = _Clicks(trial, view, rng)
            clicks.sets_agree()
            clicks.moves_can_be_touched()
            clicks.no_dead_end()
            clicks.dim_parts_explain_themselves()
            clicks.strange_moves_are_refused(made.move for made in match.played)
            assert trial.rules.phase(view).clause in trial.material.clauses(trial.rules)


class _Clicks:
    """Law 8 at one position, for one seat."""

    def __init__(self, trial: Trial, view: Any, rng: Random) -> None:
        self.trial, self.view, self.rng = trial, view, rng
        self.moves = trial.rules.moves(view)
        self.listed = list(islice(self.moves, LISTED))
        self.all_listed = len(self.listed) < LISTED
        self.cards = trial.material.named(view)
        self.in_sight = trial.material.touchable(trial.setup) | self.cards

    def sets_agree(self) -> None:
        assert bool(self.moves) == bool(self.listed)
        assert len(set(self.listed)) == len(self.listed), "a move is listed twice"
        for move in self.listed:
            assert move in self.moves
            assert self.moves.why_not(move) is None
            assert self.trial.rules.read(self.trial.rules.write(move)) == move
        if not self.listed:
            try:
                self.moves.sample(self.rng)
            except LookupError:
                return
            raise AssertionError("a sample of nothing")
        for _ in range(10):
            move = self.moves.sample(self.rng)
            assert move in self.moves
            assert not self.all_listed or move in self.listed

    def moves_can_be_touched(self) -> None:
        for move in self.listed:
            parts = self.trial.rules.parts(move)
            if not self.trial.material.ordered:
                parts = tuple(self.rng.sample(parts, len(parts)))
            for done in range(len(parts)):
                assert parts[done] in self.moves.next_parts(parts[:done])
                assert self.moves.why_not_pick(parts[: done + 1]) is None
            readings = self.moves.readings(parts)
            assert move in readings
            assert len(set(readings)) == len(readings)
            for reading in readings:
                assert reading in self.moves
                assert sorted(self.trial.rules.parts(reading)) == sorted(parts)

    def no_dead_end(self) -> None:
        for _ in range(10 if self.listed else 0):
            chosen: Pick = ()
            while ahead := self.moves.next_parts(chosen):
                chosen = (*chosen, self.rng.choice(sorted(ahead)))
                assert self.moves.why_not_pick(chosen) is None
            assert self.moves.readings(chosen), f"{chosen} leads nowhere"

    def dim_parts_explain_themselves(self) -> None:
        picks: list[Pick] = [()]
        if self.listed:
            picks.append(self.trial.rules.parts(self.rng.choice(self.listed))[:1])
        for chosen in picks:
            lit = self.moves.next_parts(chosen)
            assert lit <= self.in_sight
            for part in self.in_sight - lit:
                self._is_explained(self.moves.why_not_pick((*chosen, part)))
                assert not self.moves.readings((*chosen, part))
                assert not self.moves.next_parts((*chosen, part))
        if not self.listed:
            self._is_explained(self.moves.why_not_pick(()))

    def strange_moves_are_refused(self, moves: Iterable[Move]) -> None:
        """Check that every move made in the match is either legal now or refused with a reason."""
        for move in moves:
            refusal = self.moves.why_not(move)
            assert not self.all_listed or (refusal is None) == (move in self.listed)
            if refusal is not None:
                self._is_explained(refusal)

    def _is_explained(self, refusal: Refusal | None) -> None:
        assert refusal is not None
        assert refusal.code
        assert refusal.clause in self.trial.material.clauses(self.trial.rules), refusal
        assert self.trial.material.named(refusal.parts) <= self.cards


def nothing_is_made_or_lost(trial: Trial) -> None:
    """Law 9. Cards, pieces and points stay the same after each deal."""
    match, material = played(trial), trial.material
    start = states(match)[0]
    count, points = material.count(start), material.points(start)
    for made in match.played:
        if made.seat == CHANCE:
            count, points = material.count(made.step.state), material.points(made.step.state)
            assert not material.deck or count == Counter(material.deck)
        assert material.count(made.step.state) == count
        assert material.points(made.step.state) == points


@dataclass(frozen=True)
class Stray(Move):
    """A move of no game."""


@cache
def strays(game: str) -> tuple[Any, ...]:
    """Return values that are no moves of a game: moves of other games, and other objects."""
    strange: list[Any] = [None, "", "pass", 7, (), Stray(), Stray]
    for rules in GAMES.values():
        if rules.id != game:
            match: AnyMatch = Match(rules, rules.setup(), rng=Random(0))
            match.chance()
            moves = (match.played[0].move, match.moves(min(match.to_act)).sample(Random(0)))
            strange += [move for move in moves if not _reads(game, rules.write(move), move)]
    return tuple(strange)


def _reads(game: str, text: str, move: Move) -> bool:
    """Return whether another game's move is also one of this game, such as a deal of the same pack."""
    try:
        return game in GAMES and GAMES[game].read(text) == move
    except ValueError:
        return False


def what_is_no_move_is_refused_and_changes_nothing(trial: Trial) -> None:
    """Law 10. A foreign move is refused like an illegal one, for every seat and at any time."""
    original = played(trial)
    for position in some_positions(trial):
        match: AnyMatch = Match(trial.rules, trial.setup)
        match._played.extend(original.played[:position])  # as in ``played_with``
        before = match.played
        for seat in (CHANCE, *trial.seats):
            for stray in strays(trial.rules.id):
                assert seat == CHANCE or stray not in match.moves(seat), f"{stray!r} is called a move"
                assert _refused(match, seat, stray) in trial.material.clauses(trial.rules)
                assert match.played == before


def no_event_shows_more_than_the_whole_move(trial: Trial) -> None:
    """Law 11. Each event has the state after it; in between a seat knows no more than before or after the move."""
    match, known, view = played(trial), trial.material.known, trial.rules.view
    for before, made in zip(states(match), match.played, strict=False):
        step = made.step
        assert step.moments[-1][1] == step.state
        between = dict.fromkeys(state for _, state in step.moments if state != step.state)
        for viewer in trial.viewers if between else ():
            allowed = known(view(before, viewer)) | known(view(step.state, viewer))
            for state in between:
                assert known(view(state, viewer)) <= allowed, f"seat {viewer} knows more between {step.events}"


def _refused(match: AnyMatch, seat: Seat, stray: Any) -> str:
    """Return the clause by which a foreign move is refused."""
    try:
        match.play(seat, stray)
    except Refused as refused:
        return refused.refusal.clause
    raise AssertionError(f"seat {seat} has played {stray!r}")


Law = Callable[[Trial], None]

LAWS: tuple[Law, ...] = (
    a_record_replays_to_the_same_match,
    undo_and_redo_go_through_every_state,
    over_means_an_outcome_and_nobody_to_act,
    a_dream_looks_the_same_and_can_be_played,
    cards_never_told_of_can_be_renamed,
    events_name_only_what_the_view_holds,
    random_play_ends,
    every_move_can_be_touched_and_every_dim_part_explains_itself,
    nothing_is_made_or_lost,
    what_is_no_move_is_refused_and_changes_nothing,
    no_event_shows_more_than_the_whole_move,
)
"""In the order of their numbers."""
