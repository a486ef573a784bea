import os
import signal
import subprocess
import sys
from dataclasses import replace
from functools import partial

import psutil
import pytest

from bluestick.engine.bots import LEVELS, Level, Reason
from bluestick.engine.seats import Seat
from bluestick.match.bot_client import BY_LOT, BotClient
from bluestick.match.bot_process import Answer, ThinkRequest, pack, serve
from tests.app import players
from tests.app.players import PERSON, WHIM, bot, halma, once, play_on, says

pytestmark = pytest.mark.thorough

SOON = 15_000
"""Milliseconds that are enough for anything here, on a busy machine too."""


def question(match, seat=None, level=Level.RANDOM, seconds=0.05):
    seat = min(match.to_act) if seat is None else seat
    return ThinkRequest(
        match.rules.id, match.view(seat), match.events_seen_by(seat), level, seconds, match.id, Seat(seat), 0
    )


@pytest.fixture
def match():
    match = halma(PERSON, bot())
    play_on(match, 4)
    return match


@pytest.fixture
def thinkers(qapp):
    """A maker of thinkers that are stopped in the end."""
    made = []

    def make(main=players.serve_at_random, **limits):
        made.append(BotClient(main=main, **limits))
        return made[-1]

    yield make
    for thinker in made:
        thinker.stop()


def thought(qtbot, thinker, request):
    with qtbot.waitSignal(thinker.answered, timeout=SOON) as answered:
        thinker.ask(request)
    return answered.args[0]


@pytest.fixture
def restarts(thinkers):
    """Count how often a thinker says that it has another worker."""

    def count(thinker):
        told = []
        thinker.restarted.connect(lambda: told.append(thinker))
        return told

    return count


def is_running(pid):
    try:
        return psutil.Process(pid).status() != psutil.STATUS_ZOMBIE
    except psutil.NoSuchProcess:
        return False


def test_a_thought_is_a_legal_move_with_its_request(qtbot, thinkers, match):
    request = question(match)
    answer = thought(qtbot, thinkers(), request)
    assert answer.request is request
    assert answer.choice.move in match.moves(request.seat)


def test_the_same_question_has_the_same_answer(qtbot, thinkers, match):
    thinker = thinkers()
    first, second = (thought(qtbot, thinker, question(match)) for _ in range(2))
    assert first.choice == second.choice


def test_whoever_asks_hears_what_moves_are_worth(qtbot, thinkers, match):
    rules = match.rules
    asked = next(move for move in match.moves(min(match.to_act)) if "-" in rules.write(move))
    request = replace(question(match, level=Level.HARD, seconds=0.5), weigh=(rules.write(asked),))
    answer = thought(qtbot, thinkers(serve), request)
    moves = [rules.read(each.move) for each in answer.weighed]
    assert moves[0] == answer.choice.move
    assert asked in moves
    assert all(move in match.moves(request.seat) for move in moves)
    values = [each.value for each in answer.weighed]
    assert values == sorted(values, reverse=True)
    assert all(each.error >= 0 and each.deals and each.reason.code for each in answer.weighed)


def test_where_nobody_can_weigh_lots_are_drawn_and_nothing_is_told(qtbot, thinkers, match):
    thinker = thinkers(players.die, grace=0.1, start=1)
    answer = thought(qtbot, thinker, replace(question(match, level=Level.HARD), weigh=()))
    assert answer.choice.reason.code == BY_LOT
    assert answer.weighed == ()


@pytest.mark.parametrize("level", [*LEVELS, Level.MASTER])
def test_the_worker_knows_no_qt(qtbot, thinkers, restarts, match, level):
    thinker = thinkers(players.without_qt)
    told = restarts(thinker)
    assert thought(qtbot, thinker, question(match, level=level)).choice.reason.code != BY_LOT
    assert told == []


NONSENSE = (
    "a1-b2",
    None,
    Answer(None),  # but the table waits
    Answer("a1-a1", Reason("x")),
    Answer("first 0", Reason("x")),
    Answer("banana", Reason("x")),
    Answer("a2-a3", "no reason"),
    Answer(7, Reason("x")),
)


@pytest.mark.parametrize(
    "misdeed",
    [players.die, players.fall_over, players.stammer, *map(says, NONSENSE)],
    ids=["dies", "raises", "stammers", *map(repr, NONSENSE)],
)
def test_a_worker_that_fails_gives_way_to_another(qtbot, thinkers, restarts, match, tmp_path, misdeed):
    thinker = thinkers(partial(once, misdeed, tmp_path / "flag"))
    told = restarts(thinker)
    answer = thought(qtbot, thinker, question(match))
    assert answer.choice.move in match.moves(answer.request.seat)
    assert answer.choice.reason == WHIM
    assert len(told) == 1


def test_a_worker_that_hangs_gives_way_to_another(qtbot, thinkers, restarts, match, tmp_path):
    thinker = thinkers(partial(once, players.hang, tmp_path / "flag"), grace=0.5, start=3)
    told = restarts(thinker)
    assert thought(qtbot, thinker, question(match)).choice.reason == WHIM
    assert len(told) == 1


@pytest.mark.parametrize("misdeed", [players.die, players.hang, says("banana")], ids=["dies", "hangs", "nonsense"])
def test_after_two_failures_lots_are_drawn(qtbot, thinkers, restarts, match, misdeed):
    thinker = thinkers(misdeed, grace=0.1, start=1)
    told = restarts(thinker)
    answer = thought(qtbot, thinker, question(match))
    assert answer.choice.reason.code == BY_LOT
    assert answer.choice.move in match.moves(answer.request.seat)
    assert len(told) == 2


def test_without_any_process_lots_are_drawn(qtbot, thinkers, match, monkeypatch):
    def refuse(*_):
        raise OSError("no more processes")

    monkeypatch.setattr("multiprocessing.context.SpawnProcess.start", refuse)
    assert thought(qtbot, thinkers(), question(match)).choice.reason.code == BY_LOT


def test_a_seat_that_is_not_waited_for_may_want_nothing(qtbot, thinkers, match):
    other = Seat(1 - min(match.to_act))
    assert thought(qtbot, thinkers(says(Answer(None))), question(match, other)).choice is None


def test_a_worker_killed_in_mid_thought_is_replaced(qtbot, thinkers, match):
    thinker = thinkers(partial(players.serve_at_random, seconds=0.5))
    thinker.ask(question(match))
    with qtbot.waitSignals([thinker.restarted, thinker.answered], timeout=SOON, order="strict"):
        os.kill(thinker.pid, signal.SIGKILL)


def test_a_worker_killed_while_idle_is_replaced_without_a_word(qtbot, thinkers, restarts, match):
    thinker = thinkers()
    told = restarts(thinker)
    thought(qtbot, thinker, question(match))
    os.kill(thinker.pid, signal.SIGKILL)
    qtbot.waitUntil(lambda: thinker.pid is None)
    assert thought(qtbot, thinker, question(match)).choice.reason == WHIM
    assert told == []


def test_a_cancelled_thought_is_not_heard(qtbot, thinkers, match):
    thinker = thinkers(partial(players.serve_at_random, seconds=0.2))
    heard = []
    thinker.answered.connect(heard.append)
    thinker.ask(question(match))
    thinker.cancel()
    play_on(match, 1)
    later = question(match)
    answer = thought(qtbot, thinker, later)
    assert answer.request is later
    assert answer.choice.move in match.moves(later.seat)
    assert heard == [answer]


def test_a_thought_that_ends_unheard_leaves_the_worker_ready(qtbot, thinkers, restarts, match):
    thinker = thinkers()
    told = restarts(thinker)
    thinker.ask(question(match))
    worker = thinker.pid
    thinker.cancel()
    qtbot.wait(500)
    assert thought(qtbot, thinker, question(match)).choice.reason == WHIM
    assert (thinker.pid, told) == (worker, [])


def test_stopping_in_mid_thought_leaves_no_process(qtbot, thinkers, match):
    thinker = thinkers(players.hang)
    thinker.ask(question(match))
    pid = thinker.pid
    thinker.stop()
    assert not psutil.pid_exists(pid)
    thinker.stop()


def test_an_idle_worker_uses_no_processor(qtbot, thinkers, match):
    thinker = thinkers()
    thought(qtbot, thinker, question(match))
    process = psutil.Process(thinker.pid)
    before = process.cpu_times()
    qtbot.wait(300)
    after = process.cpu_times()
    assert after.user + after.system - before.user - before.system <= 0.01


def test_a_long_match_fits_into_a_pipe():
    match = halma(*[bot()] * 4, draws=False)
    play_on(match, 1200)
    assert len(pack(question(match))) < 40_000


WINDOW = """
import sys
from PySide6.QtCore import QCoreApplication
from bluestick.match.bot_client import BotClient
from tests.app import players
if __name__ == "__main__":
    app = QCoreApplication([])
    thinker = BotClient(main=players.{main})
    thinker.start()
    print(thinker.pid, flush=True)
    {then}
"""


def run_window(tmp_path, main, then):
    script = tmp_path / "window.py"
    script.write_text(WINDOW.format(main=main, then=then))
    repository = os.path.dirname(os.path.dirname(os.path.dirname(__file__)))
    return subprocess.Popen(
        [sys.executable, "-W", "error", script],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=os.environ | {"PYTHONPATH": repository},
        text=True,
    )


def test_when_the_window_is_killed_the_worker_goes_too(qtbot, tmp_path):
    with run_window(tmp_path, "serve_at_random", "app.exec()") as window:
        worker = int(window.stdout.readline())
        window.kill()
        qtbot.waitUntil(lambda: not is_running(worker), timeout=SOON)


def test_leaving_without_stopping_the_worker_hangs_nothing(qtbot, tmp_path):
    with run_window(tmp_path, "hang", "sys.exit(7)") as window:
        worker = int(window.stdout.readline())
        assert window.wait(SOON / 1000) == 7
        assert window.stderr.read() == ""
        assert not is_running(worker)
