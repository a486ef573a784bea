"""The ten laws that hold for every game, and how to try them on one.

A law takes a ``Trial``, a match played at random from it, and finds nothing wrong or raises AssertionError.
What the laws cannot know of a game, its cards above all, its ``Material`` tells them.
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

from bluestick.engine.bots import by_lot
from bluestick.engine.match import AnyMatch, Match, seen_by
from bluestick.engine.moves import Move, Part, Pick, Refusal, Refused
from bluestick.engine.record import Record
from bluestick.engine.rules import AnyRules, Setup
from bluestick.engine.seats import CHANCE, Seat
from bluestick.games import GAMES
from tests import rule_pages

LONGEST = 5000
"""No match played at random may have more moves."""

LISTED = 400
"""How many moves of a set are looked at one by one."""

POSITIONS = 8
"""At how many positions of a match the expensive laws are tried."""


class Material:
    """What the laws must be told about a game. As it stands: a game without cards."""

    ordered = False
    """Whether the parts of a move are touched in order (squares) or in any order (cards)."""

    deck: tuple[Part, ...] = ()
    """Every card, equal ones as often as there are."""

    part: Part = "SA"
    """Something that an event may name: a card, a square."""

    examples: Mapping[type, object] = MappingProxyType({})
    """What a field of an event may hold, for kinds of which not everything that could be made up makes sense."""

    def setups(self, rules: AnyRules) -> Iterator[Setup]:
        """What the laws are tried on."""
        return setups(rules)

    def places(self, state: Any) -> tuple[Part, ...]:
        """The cards as they lie, place by place: the same places in every world that a seat may dream of."""
        return ()

    def count(self, state: Any) -> Counter[Any]:
        """Whatever is neither made nor lost during a match, or during a deal."""
        return Counter(self.places(state))

    def points(self, state: Any) -> int:
        """The points of the present deal: those already made and those still to be made."""
        return 0

    def touchable(self, setup: Setup) -> frozenset[Part]:
        """Everything but cards that one could ever touch: words, squares."""
        raise NotImplementedError

    def rename(self, text: str, names: Mapping[Part, Part]) -> str:
        """A recorded move with other cards."""
        return " ".join(names.get(word, word) for word in text.split(" "))

    def untold(self, told: Set[Part], view: Any) -> list[Any]:
        """What two of could be exchanged without a seat noticing: the cards that it was not told of.

        In a game with equal cards it may have been told of one of them: such a game names the places where they lie.
        """
        return sorted(set(self.deck) - told)

    def exchanged(self, text: str, one: Any, other: Any) -> str:
        """A recorded move with two of them exchanged."""
        return self.rename(text, {one: other, other: one})

    def dreamt(self, texts: Sequence[str], real: Any, dream: Any) -> list[str]:
        """The moves since the deal, as they were made in a dream: with the cards that lie there in the same places.

        In a game with equal cards a move does not say which of them is meant: such a game follows them itself.
        """
        places, dreamt_places = self.places(real), self.places(dream)
        names = dict(zip(places, dreamt_places, strict=True))
        assert tuple(map(names.get, places)) == dreamt_places, "equal cards have become different ones"
        return [self.rename(text, names) for text in texts]

    def clauses(self, rules: AnyRules) -> frozenset[str]:
        """The clauses that a refusal may cite."""
        return rule_pages.clauses(rules.id)

    @cached_property
    def _cards(self) -> frozenset[Part]:
        return frozenset(self.deck)

    def named(self, thing: object) -> set[Part]:
        """The cards of the deck that an event or a view names, however deep inside."""
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
    """What the laws are told about a game."""
    made: Material = import_module(f"tests.games.{game}.material").MATERIAL
    return made


@dataclass(frozen=True)
class Trial:
    """A game, how it is set up, and the seed of the match that is played."""

    rules: AnyRules
    material: Material
    setup: Setup
    seed: int

    def __str__(self) -> str:
        defaults = dict(self.rules.setup(self.setup.seats, self.setup.variant).options)
        changed = [f"{name}={value}" for name, value in self.setup.options if value != defaults[name]]
        return "-".join((self.rules.id, self.setup.variant, str(self.setup.seats), *changed, str(self.seed)))

    def rng(self) -> Random:
        return Random(f"{self}")

    @property
    def seats(self) -> tuple[Seat, ...]:
        return tuple(map(Seat, range(self.setup.seats)))

    @property
    def viewers(self) -> tuple[Seat | None, ...]:
        """Every seat, and an onlooker."""
        return (*self.seats, None)


def setups(rules: AnyRules) -> Iterator[Setup]:
    """Every variant with every number of seats: as it comes, and with each other value of each option that matters."""
    for variant in rules.variants:
        for seats in variant.seats:
            yield rules.setup(seats, variant.id)
            for option in variant.options:
                for value in option.choices if option.matters(seats) else ():
                    if value != option.default:
                        yield rules.setup(seats, variant.id, {option.id: value})


@cache
def played(trial: Trial) -> AnyMatch:
    """A match played at random until it ends, acts out of turn included. Not to be changed: all laws share it."""
    rng = trial.rng()
    match: AnyMatch = Match(trial.rules, trial.setup, rng=rng, id="laws", started="")
    patience = rng.choice((0, 50, 200))  # nobody gives up before that many moves
    while match.to_act and match.position < LONGEST:
        if match.to_act == {CHANCE}:
            match.chance()
            continue
        eager = [seat for seat in trial.seats if seat not in match.to_act and rng.random() < 0.2 and match.moves(seat)]
        seat = rng.choice(eager or sorted(match.to_act))
        moves = match.moves(seat)
        if not moves:
            break  # stuck: laws 3 and 7 say so
        match.play(seat, by_lot(moves, rng) if match.position < patience else moves.sample(rng))
    return match


def states(match: AnyMatch) -> tuple[Any, ...]:
    """The state at each position, from the start to the end."""
    return (match.rules.start(match.setup), *(made.step.state for made in match.played))


def some_positions(trial: Trial) -> list[int]:
    """A few positions of the match, the last one always."""
    last = played(trial).position
    return sorted({last, *trial.rng().sample(range(last), min(POSITIONS, last))})


def deal_before(match: AnyMatch, position: int) -> int:
    """The position of the last move of chance before ``position``: what came earlier is an old deal's affair."""
    deals = (at for at in range(position - 1, -1, -1) if match.played[at].seat == CHANCE)
    return next(deals, 0)


def heard(match: AnyMatch, seat: Seat | None, start: int, end: int) -> list[object]:
    """What a seat has heard between two positions."""
    return [seen for made in match.played[start:end] for seen in seen_by(seat, made.step.events)]


def texts_since(match: AnyMatch, start: int, end: int) -> list[str]:
    """The moves between two positions, as they are recorded."""
    return [match.rules.write(made.move) for made in match.played[start:end]]


def played_with(trial: Trial, start: int, texts: Sequence[str]) -> Iterator[AnyMatch]:
    """The match up to ``start``, then the same seats make other moves: the match after each of those.

    Raises Refused at a move that is not allowed.
    """
    original = played(trial)
    match: AnyMatch = Match(trial.rules, trial.setup)
    match._played.extend(original.played[:start])  # frozen, and law 1 has played them again
    for made, text in zip(original.played[start:], texts, strict=False):
        match.play(made.seat, trial.rules.read(text))
        yield match


def a_record_replays_to_the_same_match(trial: Trial) -> None:
    """Law 1. A record, written and read again, plays the same match."""
    match = played(trial)
    record = match.record()
    text = "".join(record.lines()).encode()
    assert Record.parse(text) == record
    again = Match.replay(trial.rules, Record.parse(text))
    assert again.played == match.played
    assert again.record() == record


def undo_and_redo_go_through_every_state(trial: Trial) -> None:
    """Law 2. Step by step back, step by step forward, and never a new deal."""
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
    """Law 3. Over, an outcome and nobody to act go together; who is waited for has moves, in any order."""
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
                return  # the first act has ended the waiting for the second
            now = rules.apply(now, seat, move).state
        ends.append(now)
    assert ends[0] == ends[1]


def a_dream_looks_the_same_and_can_be_played(trial: Trial) -> None:
    """Law 4. ``determinize`` gives a world with the same view that can have been played to look like it."""
    match, rng = played(trial), trial.rng()
    seen = states(match)
    for position in some_positions(trial):
        for viewer in trial.viewers:
            view = trial.rules.view(seen[position], viewer)
            dream = trial.rules.determinize(view, rng)
            assert trial.rules.view(dream, viewer) == view
            if dream == seen[position]:
                continue  # the truth itself: law 1 replays it
            start = deal_before(match, position)
            texts = trial.material.dreamt(texts_since(match, start, position), seen[position], dream)
            try:
                *_, world = played_with(trial, start, texts)
            except Refused as error:
                raise AssertionError(f"the dream of {viewer} cannot have been played: {error}") from error
            assert heard(world, viewer, start, position) == heard(match, viewer, start, position)
            assert states(world)[-1] == dream


def cards_never_told_of_can_be_renamed(trial: Trial) -> None:
    """Law 5. While a seat has heard the same, no cards it was not told of make a difference to its view."""
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
    """Law 6. A seat remembers, in its view, every card that it was told of since the deal."""
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
    """Law 7. Somebody wins or nobody, whole sides at a time."""
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
    """Law 8, at one position and for one seat."""

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
        """Whatever was played at any time is either among the moves or refused with a reason."""
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
    """Law 9. Cards, pieces and points: counted after the deal, and the same ever after."""
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
    """No move of any game, though it is a move."""


@cache
def strays(game: str) -> tuple[Any, ...]:
    """What is no move of a game: other games' moves, and what is no move at all."""
    strange: list[Any] = [None, "", "pass", 7, (), Stray(), Stray]
    for rules in GAMES.values():
        if rules.id != game:
            match: AnyMatch = Match(rules, rules.setup(), rng=Random(0))
            match.chance()
            moves = (match.played[0].move, match.moves(min(match.to_act)).sample(Random(0)))
            strange += [move for move in moves if not _reads(game, rules.write(move), move)]
    return tuple(strange)


def _reads(game: str, text: str, move: Move) -> bool:
    """Whether another game's move is one of this game too: a deal of the same pack."""
    try:
        return game in GAMES and GAMES[game].read(text) == move
    except ValueError:
        return False


def what_is_no_move_is_refused_and_changes_nothing(trial: Trial) -> None:
    """Law 10. Whoever offers it and whenever, it is refused like a move that is not allowed."""
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


def _refused(match: AnyMatch, seat: Seat, stray: Any) -> str:
    """The clause by which a stray move is refused."""
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
)
"""In the order of their numbers."""
