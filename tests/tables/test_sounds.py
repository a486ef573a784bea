"""Sounds at the tables: which sound each event has, and when."""

from __future__ import annotations

import inspect
from importlib import import_module
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from bluestick.engine.events import Event
from bluestick.engine.match import Match
from bluestick.engine.seats import Seat
from bluestick.games import GAMES
from bluestick.games.haggis import events as haggis
from bluestick.games.haljan import events as haljan
from bluestick.games.halma import events as halma
from bluestick.games.kille import events as kille
from bluestick.games.kille.moves import Word
from bluestick.games.snapphana import events as snapphana
from bluestick.store import paths
from bluestick.tables.halma.descriptions import is_step
from bluestick.tables.motion.pace import DEAL, GATHER, HOLD, HOP, MOVE, STAGGER, Pace
from bluestick.tables.motion.sounds import CLOSEST, Cue, Sound
from tests.tables.contexts import AT_ONCE, NORMAL, Sitting

A, B = Seat(0), Seat(1)
LAY, DEALT, DRAW, TURN, TAKE, SHUFFLE = (Sound(name) for name in ("lay", "deal", "draw", "turn", "take", "shuffle"))
TWO_HANDS: Any = (("S2", "S3"), (None, None))
ANY: Any = None

HEARD: dict[Event, tuple[Sound, ...]] = {
    haljan.Dealt(A, False, TWO_HANDS, "S4"): (SHUFFLE, DEALT),
    haljan.CardsPlayed(A, ("S2",), True): (LAY,),
    haljan.TrickTaken(A, 3, 0): (TAKE,),
    haljan.CardsDrawn(A, ("S2",), False): (DRAW,),
    haljan.TwoExchanged(A, "S2", "S7"): (LAY,),
    haljan.RoundEnded(0, ANY, (1, 0)): (Sound.CALL,),
    haggis.Dealt(A, B, "r", TWO_HANDS, 8): (SHUFFLE, DEALT),
    haggis.BetMade(A, 30): (Sound.CHIP,),
    haggis.BetMade(A, 0): (Sound.KNOCK,),
    haggis.CardsPlayed(A, ("r2",), ANY, True, 9): (LAY,),
    haggis.Passed(A): (Sound.KNOCK,),
    haggis.WentOut(A, 1, B, 4): (Sound.CALL,),
    haggis.TrickTaken(A, A, 5, False): (TAKE,),
    haggis.TrickTaken(A, None, 5, True): (),
    haggis.TrickGiven(A, B, 5): (TAKE,),
    haggis.RoundScored(ANY): (TURN,),
    kille.Staked(1, (A, B), 1, 2): (Sound.CHIP,),
    kille.Bought(A, 2, 4): (Sound.CHIP,),
    kille.PotWon(A, 4, ANY): (Sound.CHIP,),
    kille.Dealt(A, (A, B), ("kuku", None), (1, 2), False): (SHUFFLE, DEALT, TURN),
    kille.Stood(A): (Sound.KNOCK,),
    kille.Swapped(A, B, None, None, (1, 2), False): (DRAW, LAY),
    kille.Cut(A, B): (DRAW, LAY),
    kille.Drawn(A, None, 0, True): (DRAW, LAY),
    kille.Shown(A, "husar", B): (TURN,),
    kille.Showdown(A, (), ()): (TURN,),
    kille.KukuLaid(A, ANY): (Sound.CUCKOO,),
    kille.HitBySvin(A, B, ((A, B),), B, None, 0): (Sound.CALL, DRAW),
    kille.HitByHusar(A, B): (Sound.CALL,),
    kille.Passed(A, B, "kavall"): (Sound.CALL,),
    kille.Asked(A, B): (Sound.CALL,),
    kille.Answered(A, Word.REFUSE): (Sound.CALL,),
    snapphana.Dealt(A, TWO_HANDS, 0): (SHUFFLE, DEALT),
    snapphana.SecondDealt(TWO_HANDS): (DEALT,),
    snapphana.Discarded(A, (None, None)): (LAY,),
    snapphana.Declared(A, ANY, (), (), ()): (Sound.CALL,),
    snapphana.CardPlayed(A, "S2", True): (LAY,),
    snapphana.TrickTaken(A, False): (TAKE,),
    snapphana.CardGiven(A, B, "S2"): (LAY,),
    snapphana.FjontLost(A, B): (TAKE,),
    snapphana.DiscardsLost(A, B, ()): (TAKE,),
    snapphana.HandScored(ANY): (TURN,),
    halma.PieceMoved(A, ("a1", "a2"), False): (Sound.STEP,),
    halma.PieceMoved(A, ("a1", "a3", "a5"), True): (Sound.HOP,),
    halma.TurnPassed(A): (Sound.KNOCK,),
    halma.DrawOffered(A): (Sound.CALL,),
    halma.DrawAnswered(A, True): (Sound.KNOCK,),
}
"""Every event with sounds, and its sounds, each once."""
SILENT = {
    *(haljan.ExchangePassed, haljan.DealScored, haljan.RoundWanted, haljan.MatchClosed),
    *(kille.Retired, kille.SwapAsked, kille.Deadlock, kille.Out, kille.BuyInOffered, kille.Declined),
    *(kille.PotWanted, kille.MatchClosed, snapphana.FjontOwed, halma.LotsDrawn, halma.GoalEntered, halma.Resigned),
}
"""Events without a sound."""


def cues(event: Event) -> tuple[Cue, ...]:
    """What its game says."""
    game = type(event).__module__.split(".")[2]
    said: tuple[Cue, ...] = import_module(f"bluestick.tables.{game}.sounds").sounds(event)
    return said


@pytest.mark.parametrize("event", HEARD, ids=lambda event: f"{type(event).__module__.split('.')[2]}-{event!r:.40}")
def test_an_event_is_heard_as_what_happens_on_the_table(event: Event) -> None:
    assert tuple(dict.fromkeys(cue.sound for cue in cues(event))) == HEARD[event]


@pytest.mark.parametrize("game", GAMES)
def test_of_every_kind_of_event_it_is_said_whether_it_is_heard(game: str) -> None:
    module = import_module(f"bluestick.games.{game}.events")
    kinds = {kind for _, kind in inspect.getmembers(module, inspect.isclass) if kind.__module__ == module.__name__}
    assert kinds - {type(event) for event in HEARD} == kinds & SILENT


def test_every_sound_is_heard_somewhere_or_belongs_to_the_page() -> None:
    heard = {sound for sounds in HEARD.values() for sound in sounds}
    assert set(Sound) - heard == {Sound.REFUSED, Sound.WON, Sound.LOST}


@pytest.mark.parametrize("sound", Sound)
def test_every_sound_has_a_file(sound: Sound) -> None:
    assert (paths.resources_folder() / "sounds" / f"{sound}-1.wav").is_file()


MANY = (
    haljan.CardsPlayed(A, ("S2", "S3", "S4"), True),
    kille.Staked(1, tuple(map(Seat, range(12))), 1, 12),
    kille.HitBySvin(A, B, ((A, B),) * 4, B, None, 0),
    snapphana.Dealt(A, ((None,) * 22,) * 2, 0),
)


@pytest.mark.parametrize("event", MANY, ids=lambda event: type(event).__name__)
def test_of_many_things_no_more_are_heard_than_can_be_told_apart(event: Event) -> None:
    for sound in {cue.sound for cue in cues(event)} - {SHUFFLE, Sound.CALL}:
        times = [cue.after for cue in cues(event) if cue.sound == sound]
        assert len(times) > 1
        assert all(later - sooner >= CLOSEST for sooner, later in pairwise(times))


def test_each_jump_of_a_chain_is_heard_as_the_piece_comes_down() -> None:
    times = [cue.after for cue in cues(halma.PieceMoved(A, ("a1", "a3", "a5", "c5"), True))]
    assert [round(time / HOP) for time in times] == [1, 2, 3]
    assert all(time <= number * HOP for number, time in enumerate(times, 1))


def test_cards_that_are_dealt_are_heard_until_the_last_one_lies() -> None:
    times = [cue.after for cue in cues(snapphana.Dealt(A, ((None,) * 22,) * 2, 0)) if cue.sound == DEALT]
    assert GATHER + DEAL + 42 * STAGGER - 100 < times[-1] < GATHER + DEAL + 43 * STAGGER
    assert len(times) == 22


# At a table.


class Listening(Sitting):
    """Records the sounds that are played."""

    def __init__(self, qtbot: QtBot, game: str, pace: Pace) -> None:
        rules: Any = GAMES[game]
        self.heard: list[str] = []
        super().__init__(qtbot, Match(rules, rules.setup(), rng=Random(1)), None, pace)
        self.table.sound_due.connect(self.heard.append)

    def wait(self, ms: int) -> None:
        """So much of the present motion passes."""
        for animation in (self.table.event_queue._sounds, self.table.event_queue.animation):
            if animation is not None:
                animation.setCurrentTime(ms)


@pytest.fixture
def board(qtbot: QtBot) -> Listening:
    here = Listening(qtbot, "halma", NORMAL)
    here.match.chance()
    here.table.lay(here.match.view(None))
    return here


def moved(here: Listening) -> str:
    """The first piece that can be pushed to the next square."""
    texts = map(here.match.rules.write, here.match.moves(min(here.match.to_act)))
    return next(text for text in texts if is_step(*text.split("-")))


def test_a_piece_is_heard_when_it_stands_and_not_when_it_leaves(board: Listening) -> None:
    board.play(min(board.match.to_act), board.match.rules.read(moved(board)))
    assert board.heard == []
    board.wait(MOVE // 3)
    assert board.heard == []
    board.wait(MOVE - 1)
    assert board.heard == ["step"]
    assert not board.table.is_settled


def test_what_is_hurried_is_not_heard_any_more(board: Listening) -> None:
    board.play(min(board.match.to_act), board.match.rules.read(moved(board)))
    board.table.finish_now()
    assert board.table.event_queue._sounds is None
    assert board.heard == []


def test_what_is_laid_at_once_is_not_heard(board: Listening) -> None:
    board.play(min(board.match.to_act), board.match.rules.read(moved(board)))
    board.table.lay(board.match.view(None))
    assert board.table.event_queue._sounds is None
    assert board.heard == []


def test_where_nothing_moves_it_is_heard_at_once(qtbot: QtBot) -> None:
    here = Listening(qtbot, "halma", AT_ONCE)
    here.match.chance()
    here.table.lay(here.match.view(None))
    here.play(min(here.match.to_act), here.match.rules.read(moved(here)))
    assert here.heard == ["step"]


def test_a_piece_that_the_hand_has_put_there_is_heard_at_once(board: Listening) -> None:
    text = moved(board)
    start, end = text.split("-")
    board.table.sprite(start).setPos(board.table.place(end))
    board.play(min(board.match.to_act), board.match.rules.read(text))
    assert board.heard == ["step"]


def test_a_finished_trick_is_heard_when_it_is_taken_and_not_while_it_is_looked_at(qtbot: QtBot) -> None:
    here = Listening(qtbot, "haljan", NORMAL)
    here.match.chance()
    here.table.lay(here.match.view(None))
    taken: list[tuple[Event, Any]] = []
    while not taken:
        seat = min(here.match.to_act)
        before = here.match.view(None)
        here.match.play(seat, here.match.moves(seat).sample(Random(1)))
        taken = [moment for moment in here.match.last_events(None) if isinstance(moment[0], haljan.TrickTaken)]
    here.table.lay(before)
    here.table.play(taken, here.match.view(None))
    here.wait(HOLD - 1)
    assert (here.heard, here.table.held) == ([], taken[0][0])
    here.table.event_queue.skip()
    here.wait(1)
    assert here.heard == ["take"]


def test_with_reduced_motion_everything_is_heard_while_it_fades(qtbot: QtBot) -> None:
    here = Listening(qtbot, "halma", Pace(reduced=True))
    here.match.chance()
    here.table.lay(here.match.view(None))
    here.play(min(here.match.to_act), here.match.rules.read(moved(here)))
    here.wait(130)
    assert here.heard == ["step"]
