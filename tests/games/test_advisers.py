"""The laws of the judge, tried on every game.

The clock goes on whenever somebody looks at it: so an answer depends on the seed alone, and nothing on the machine.
"""

import sys
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from math import isfinite
from random import Random
from statistics import fmean
from typing import Any

import pytest

from bluestick.engine.bot_match import play_out
from bluestick.engine.bots import RECENT_DEALS, SECONDS, BestMoveBot, Level
from bluestick.engine.estimates import Basis, Estimate, knowledge_key, with_unweighed
from bluestick.engine.explanations import Measure
from bluestick.engine.match import AnyMatch, Match
from bluestick.engine.rules import Setup, Unit
from bluestick.engine.search.sampling import Tally
from bluestick.engine.seats import Seat
from bluestick.engine.second_opinion import FEWEST_DEALS, SECOND_KEY, SecondOpinion
from bluestick.engine.verdicts import SURE_ERRORS, Mark, verdict
from bluestick.games import GAMES, adviser, bot
from bluestick.match.evaluation_cache import KnownPosition

TICK = 0.01
"""By how much the clock goes on at a look: a hundred looks are a second."""
MEASURED = [
    game
    for game in GAMES
    if find_spec(f"bluestick.games.{game}.thinking") and find_spec(f"bluestick.games.{game}.thinking.measures")
]
EACH = 4
"""Positions of a form of a game that are looked at."""


class Clock:
    """Instead of ``time.monotonic``."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        self.now += TICK
        return self.now


@pytest.fixture(autouse=True)
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    made = Clock()
    for game in GAMES:
        import_module(f"bluestick.games.{game}.bot")
    for name, module in list(sys.modules.items()):
        if name.startswith(("bluestick.games.", "bluestick.engine.")) and hasattr(module, "monotonic"):
            monkeypatch.setattr(module, "monotonic", made)
    return made


@dataclass(frozen=True)
class Question:
    """A position of a match, and somebody who may have something to say."""

    game: str
    match: AnyMatch
    seat: Seat

    def rng(self) -> Random:
        return Random(f"{self.game}/{self.match.position}/{self.seat}")

    def also(self) -> list[Any]:
        """Some moves that may be made, one of them twice."""
        rng, moves = self.rng(), self.match.moves(self.seat)
        found = [moves.sample(rng) for _ in range(3)]
        return [*found, found[0]]

    def weighed(
        self, clock: Clock, seconds: float = 0.5, also: object = (), tally: Tally | None = None
    ) -> tuple[Estimate[Any], ...]:
        return adviser(self.game).weigh(*self._asked(), also, clock.now + seconds, tally or self.tally())

    def tally(self) -> Tally:
        return Tally(self.key)

    @property
    def key(self) -> str:
        return knowledge_key(
            self.game, self.seat, self.match.view(self.seat), self.match.events_seen_by(self.seat, RECENT_DEALS)
        )

    @property
    def in_turn(self) -> bool:
        return self.seat in self.match.to_act

    def chosen(self, clock: Clock, seconds: float = 0.5, level: Level = Level.HARD) -> Any:
        return bot(self.game, level).choose(*self._asked(), clock.now + seconds, self.rng())

    def choices(self) -> list[Any]:
        """Some moves that decide something."""
        rng, moves = self.rng(), self.match.moves(self.seat)
        found = dict.fromkeys(moves.sample(rng) for _ in range(12))
        return [move for move in found if not (move.is_resignation or move.is_formality)]

    @property
    def measures(self) -> tuple[Measure, ...]:
        """What the game counts in its play-outs."""
        if self.game not in MEASURED:
            return ()
        made: tuple[Measure, ...] = import_module(f"bluestick.games.{self.game}.thinking.measures").MEASURES
        return made

    def _asked(self) -> tuple[Any, ...]:
        match, seat = self.match, self.seat
        return match.view(seat), match.events_seen_by(seat, RECENT_DEALS), match.moves(seat)


SETUPS = [
    pytest.param(rules.id, rules.setup(seats, variant.id), id=f"{rules.id}-{variant.id}-{seats}")
    for rules in GAMES.values()
    for variant in rules.variants
    for seats in variant.seats[:2]
]
every_setup = pytest.mark.parametrize(("game", "setup"), SETUPS)


@cache
def questions(game: str, setup: Setup) -> tuple[Question, ...]:
    """Some positions of a match between simple players, late ones too."""
    rng = Random(f"{game}/{setup.variant}/{setup.seats}")
    return tuple(_questions(game, setup, rng))


def _questions(game: str, setup: Setup, rng: Random) -> Iterator[Question]:
    for number in range(EACH):
        match: AnyMatch = Match(GAMES[game], setup, rng=Random(f"{number}"), id=f"{number}")
        enough = rng.randrange(3, 60)
        play_out(match, [bot(game, Level.EASY)], until=lambda match, enough=enough: match.position >= enough)
        while not match.to_act:
            match.undo({Seat(seat) for seat in range(setup.seats)})
        if min(match.to_act) < 0:
            match.chance()
        for seat in range(setup.seats):
            if match.moves(Seat(seat)):
                yield Question(game, match, Seat(seat))


@every_setup
def test_moves_are_legal_and_the_best_comes_first(game, setup, clock):
    for question in questions(game, setup):
        weighed = question.weighed(clock, also=question.also())
        moves = question.match.moves(question.seat)
        assert all(each.move in moves for each in weighed)
        assert len({each.move for each in weighed}) == len(weighed)
        gaps = [each.gap for each in weighed]
        assert gaps == sorted(gaps)
        assert all(isfinite(each.value) and isfinite(each.gap) for each in weighed)


@every_setup
def test_gaps_and_errors_are_those_to_the_first(game, setup, clock):
    for question in questions(game, setup):
        for place, each in enumerate(found := question.weighed(clock, also=question.also())):
            assert each.value == pytest.approx(found[0].value - each.gap, abs=1e-6)
            assert each.error >= 0
            if place == 0:
                assert (each.gap, each.error) == (0, 0)
            if each.basis is Basis.COUNTED:
                assert each.error == 0


@every_setup
def test_what_is_asked_for_is_answered(game, setup, clock):
    """Compared, or said to be unweighed; and where there is a choice nothing else is said."""
    for question in questions(game, setup):
        also = question.also()
        weighed = with_unweighed(question.weighed(clock, also=also), also)
        if weighed:
            assert set(also) <= {each.move for each in weighed}
            others = [move for move in question.choices() if move != weighed[0].move]
            if others:
                assert weighed[0].basis is not Basis.ONLY


@every_setup
def test_the_hard_player_makes_the_move_that_weighs_most(game, setup, clock):
    for question in questions(game, setup):
        if isinstance(adviser(game), BestMoveBot):  # Halma's looks deeper for a move than it compares all
            began = clock.now
            chosen = question.chosen(clock)
            clock.now = began
            weighed = question.weighed(clock, tally=Tally(f"{question.rng().getrandbits(64)}"))
            assert (chosen is None) == (not weighed)
            assert not weighed or (chosen.move, chosen.reason) == (weighed[0].move, weighed[0].reason)


@every_setup
def test_what_the_hard_player_would_do_is_among_what_is_weighed(game, setup, clock):
    """So that what else is asked for never makes the first worse than what would be played."""
    for question in questions(game, setup):
        began = clock.now
        chosen = question.chosen(clock)
        clock.now = began
        weighed = question.weighed(clock, also=question.also())
        assert chosen is None or not weighed or chosen.move in {each.move for each in weighed}


@every_setup
def test_no_move_is_marked_bad_without_a_second_opinion(game, setup, clock):
    """Where there is another continuation; what was asked about has it."""
    unit = GAMES[game].variant(setup.variant).unit
    for question in questions(game, setup):
        tally, also = question.tally(), question.also()
        for each in (found := question.weighed(clock, also=also, tally=tally)):
            given = verdict(found, each.move, unit)
            assert given is not None
            assert each.confirmed or not given.is_bad
            assert each.confirmed or each.move not in also
        seconds = [
            values for option, values in tally.found.items() if isinstance(option, tuple) and SECOND_KEY in option
        ]
        assert all(len(values) >= FEWEST_DEALS for values in seconds)


@pytest.mark.thorough
@pytest.mark.parametrize("game", ["haljan", "haggis", "snapphana"])
def test_another_continuation_takes_a_bad_mark_back_if_it_points_the_other_way(game, clock, monkeypatch):
    said: dict[float, list[tuple[bool, float]]] = {1.0: [], -1.0: []}
    for gap, marks in said.items():
        monkeypatch.setattr(SecondOpinion, "_ahead", lambda *args, gap=gap: (gap, 0.0))
        for setup in (setup for one, setup in (param.values for param in SETUPS) if one == game):
            unit = GAMES[game].variant(setup.variant).unit
            for question in questions(game, setup)[:2]:
                clock.now = 1000.0
                found = question.weighed(clock, also=question.also())
                marks += [(verdict(found, each.move, unit).is_bad, each.model) for each in found]
    agreed, against = said.values()
    taken = [after[0] for before, after in zip(agreed, against, strict=True) if before != after]
    assert taken
    assert not any(taken)
    assert any(bad for bad, _ in agreed)


@every_setup
def test_a_reason_never_points_against_the_gap(game, setup, clock):
    for question in questions(game, setup):
        for place, each in enumerate(question.weighed(clock, also=question.also())):
            if each.why is not None:
                assert place > 0
                assert each.gap > SURE_ERRORS * each.draw
                measure = next(measure for measure in question.measures if measure.code == each.why.outcome)
                more = each.why.here - each.why.there
                assert (more > 0) is measure.more_is_better
                assert abs(more) >= max(measure.least, SURE_ERRORS * each.why.error)


@every_setup
def test_the_figures_of_a_reason_are_those_of_the_play_outs(game, setup, clock):
    for question in questions(game, setup):
        tally, measures = question.tally(), question.measures
        weighed = question.weighed(clock, also=question.also(), tally=tally)
        codes, size = [measure.code for measure in measures], len(measures)
        for why in filter(None, (each.why for each in weighed)):
            noted = [notes[codes.index(why.outcome) :: size] for notes in tally.notes.values() if notes]
            pairs = ((one[: len(other)], other[: len(one)]) for one in noted for other in noted)
            means = {(round(fmean(one), 6), round(fmean(other), 6)) for one, other in pairs}
            assert not means or (round(why.here, 6), round(why.there, 6)) in means


@every_setup
def test_noting_what_comes_of_a_deal_changes_no_value(game, setup, clock):
    for question in questions(game, setup):
        began = clock.now
        noted = question.weighed(clock)
        clock.now = began
        plain = question.weighed(clock, tally=Tally(question.key, noted=0))
        assert [replace(each, why=None) for each in noted] == [replace(each, why=None) for each in plain]


@pytest.mark.parametrize("game", MEASURED)
def test_every_game_gives_reasons(game, clock):
    """The laws above would hold for one that has none."""
    setups = [setup for one, setup in (param.values for param in SETUPS) if one == game]
    weighed = [question.weighed(clock) for setup in setups for question in questions(game, setup)]
    assert any(each.why for found in weighed for each in found)


@every_setup
def test_the_same_knowledge_gives_the_same_answer(game, setup, clock):
    for question in questions(game, setup):
        began = clock.now
        first = question.weighed(clock)
        clock.now = began
        assert question.weighed(clock) == first


@every_setup
def test_a_longer_answer_begins_with_the_shorter_one(game, setup, clock):
    """Deal by deal: whatever was found is found again, and only more of it."""
    for question in questions(game, setup):
        short, long = question.tally(), question.tally()
        question.weighed(clock, 0.3, tally=short)
        question.weighed(clock, 0.3, question.also(), long)
        question.weighed(clock, 0.6, tally=long)
        for option, values in short.found.items():
            assert long.found[option][: len(values)] == values


@every_setup
def test_going_on_leaves_no_fewer_deals(game, setup, clock):
    for question in questions(game, setup):
        tally = question.tally()
        first = question.weighed(clock, 0.3, tally=tally)
        again = question.weighed(clock, 0.3, question.also(), tally)
        if first and first[0].basis is not Basis.AHEAD and question.in_turn:  # who is not may find that to wait is best
            assert again[0].deals >= first[0].deals


@every_setup
def test_the_hint_is_never_blamed_when_it_is_asked_about_again(game, setup, clock):
    """In the ledger that it came from, with more time and with any other move beside it."""
    unit = GAMES[game].variant(setup.variant).unit
    for question in questions(game, setup):
        tally, page = question.tally(), KnownPosition()
        if hint := question.weighed(clock, 0.3, tally=tally):
            told = {hint[0].move: Mark.GOOD}
            page.learn(hint, 0.3)
            for _ in range(2):
                page.learn(question.weighed(clock, 0.3, [hint[0].move, *question.also()], tally), 0.3)
                found = verdict(page.found, hint[0].move, unit, told[hint[0].move])
                assert found is not None
                assert not found.is_bad


@every_setup
def test_a_key_is_that_of_knowledge_alone(game, setup, clock):
    """The same in a copy of the match that has another name; another one for another seat, or a move later."""
    seen = dict[str, tuple[str, int, int]]()
    for question in questions(game, setup):
        match, seat = question.match, question.seat
        copy: AnyMatch = Match.replay(GAMES[game], replace(match.record(), id="another"))
        assert knowledge_key(game, seat, copy.view(seat), copy.events_seen_by(seat, RECENT_DEALS)) == question.key
        here = (match.id, match.position, seat)
        assert seen.setdefault(question.key, here) == here


@every_setup
def test_an_answer_comes_in_time(game, setup, clock):
    """A few looks at the clock after the end, as choosing has them, and with hardly anything thought of."""
    for question in questions(game, setup):
        for seconds in (0.0, 0.5):
            deadline = clock.now + seconds
            weighed = question.weighed(clock, seconds, question.also())
            assert clock.now <= deadline + 8 * TICK
            assert seconds or not weighed or weighed[0].deals <= 10


@every_setup
def test_every_player_answers_in_time(game, setup, clock):
    for level in GAMES[game].variant(setup.variant).levels:
        for question in questions(game, setup):
            for seconds in (0.0, 0.5) if level is not Level.MASTER else (SECONDS[level],):
                deadline = clock.now + seconds
                question.chosen(clock, seconds, level)
                assert clock.now <= deadline + 8 * TICK


@every_setup
def test_there_is_something_to_weigh(game, setup, clock):
    """The laws above would hold for an adviser without advice."""
    assert any(len(question.weighed(clock)) > 1 for question in questions(game, setup))


@pytest.mark.parametrize("rules", GAMES.values(), ids=lambda rules: rules.id)
def test_every_form_of_a_game_is_counted_in_something(rules):
    units = {variant.id: variant.unit for variant in rules.variants}
    assert set(units.values()) <= set(Unit)
    assert (Unit.HANDS in units.values()) == ("fjabbe" in units)
