import os
import signal
from dataclasses import replace
from random import Random

import psutil
import pytest
from PySide6.QtCore import QObject, Signal

from bluestick.engine.bots import Choice, Level, Reason
from bluestick.engine.match import Match
from bluestick.engine.record import Record
from bluestick.engine.seats import CHANCE, Seat
from bluestick.games import GAMES
from bluestick.match.bot_client import BY_LOT, BotClient, ThinkResult
from bluestick.match.session import Session
from bluestick.store.match_store import MatchStore
from tests.app import players
from tests.app.players import PERSON, WHIM, bot, halma, play_on

SOON = 15_000


class Bots(QObject):
    """Bot client whose answers a test triggers."""

    answered = Signal(object)
    restarted = Signal()

    def __init__(self):
        super().__init__()
        self.request = None
        self.requests = 0
        self.is_started = False

    def start(self):
        self.is_started = True

    def ask(self, request):
        self.request = request
        self.requests += 1

    def cancel(self):
        self.request = None

    def answer(self, text=None, reason=WHIM):
        """Answer with a given move, or any."""
        request, self.request = self.request, None
        rules = GAMES[request.game]
        move = next(iter(rules.moves(request.view))) if text is None else rules.read(text)
        self.answered.emit(ThinkResult(request, Choice(move, reason)))


class Table:
    """Stands in for a table: records what it is shown, and shows it at once unless it is ``slow``."""

    def __init__(self, session, slow=False):
        self.session, self.slow = session, slow
        self.view = self.moves = self.thinks = None
        self.happened, self.refused, self.hints, self.troubles, self.overs = [], [], [], [], []
        session.laid.connect(self.lay)
        session.happened.connect(self.play)
        session.offered.connect(lambda moves: setattr(self, "moves", moves))
        session.refused.connect(self.refused.append)
        session.hinted.connect(lambda choice, _: self.hints.append(choice))
        session.thinking.connect(lambda seat: setattr(self, "thinks", seat))
        session.trouble.connect(lambda *trouble: self.troubles.append(trouble))
        session.over.connect(self.overs.append)

    def lay(self, view):
        if self.slow:
            self.session.settled()  # a table that hurries says so before it lays
        self.view = view

    def play(self, moments, view):
        self.view = view
        self.happened.extend(event for event, _ in moments)
        if not self.slow:
            self.session.settled()

    def touch(self):
        """Make the first move on offer."""
        self.session.play(next(iter(self.moves)))


@pytest.fixture
def saves(tmp_path):
    return MatchStore(tmp_path)


@pytest.fixture
def sit(qapp, saves):
    """Open a session with these players; sessions are closed at the end of the test."""
    opened = []

    def sit(*who, moves=0, first=0, thinker=None, slow=False, match=None):
        if match is None:
            match = halma(*who)
            if first is not None:
                match.play(CHANCE, match.rules.read(f"first {first}"))
            play_on(match, moves)
        session = Session(match, saves.create(match), thinker or Bots())
        opened.append(session)
        table = Table(session, slow)
        session.begin()
        return session, table

    yield sit
    for session in opened:
        session.close()


def in_file(session):
    return Record.parse(session.journal.path.read_bytes())


def word(session, text):
    session.play(session.match.rules.read(text))


# Beginning.


def test_a_new_match_is_dealt_and_saved(sit):
    session, table = sit(PERSON, PERSON, first=None)
    assert [played.seat for played in session.match.played] == [CHANCE]
    assert in_file(session) == session.match.record()
    assert table.view == session.match.view(session.viewer)
    assert table.moves


def test_the_person_is_offered_moves_and_nobody_thinks(sit):
    session, table = sit(PERSON, bot())
    assert (session.viewer, table.thinks) == (0, None)
    assert set(table.moves) == set(session.match.moves(Seat(0)))


def test_a_bot_that_begins_is_asked(sit):
    session, table = sit(PERSON, bot(), first=1)
    assert (session.viewer, table.thinks, table.moves) == (0, 1, None)
    session.bots._client.answer()
    assert (table.thinks, session.match.position) == (None, 2)
    assert table.moves


def test_workers_are_started_for_bots_alone(sit):
    assert sit(PERSON, bot())[0].bots._client.is_started
    assert not sit(PERSON, PERSON)[0].bots._client.is_started


def test_a_bot_is_asked_for_its_own_level_view_and_decision(sit):
    session, _ = sit(PERSON, bot(level=Level.EASY), moves=3)
    request = session.bots._client.request
    assert (request.seat, request.level, request.decision) == (1, Level.EASY, 1)
    assert request.view == session.match.view(Seat(1))
    assert request.heard == session.match.events_seen_by(Seat(1))


def test_a_finished_match_is_only_laid(sit):
    match = halma(PERSON, bot())
    play_on(match, 3)
    match.play(Seat(min(match.to_act)), match.rules.read("resign"))
    _, table = sit(match=match)
    assert table.view == match.view(Seat(0))
    assert (table.moves, table.overs, table.thinks) == (None, [], None)


def test_a_torn_file_is_told_of(saves, qapp):
    match = halma(PERSON, PERSON)
    play_on(match, 5)
    journal = saves.create(match)
    journal.save(match)
    journal.close(match)
    journal.path.write_bytes(journal.path.read_bytes()[:-4])
    session = Session(*saves.load(journal.path), Bots())
    table = Table(session)
    session.begin()
    assert table.troubles == [("torn", (str(journal.path),))]
    session.close()


# Playing.


def test_a_move_of_the_hand_is_shown_saved_and_answered(sit):
    session, table = sit(PERSON, bot())
    table.touch()
    assert in_file(session) == session.match.record()
    assert (table.thinks, table.moves) == (1, None)
    session.bots._client.answer()
    assert in_file(session) == session.match.record()
    assert [event.seat for event in table.happened] == [0, 1]
    assert table.view == session.match.view(Seat(0))


def test_a_refused_move_changes_nothing(sit):
    session, table = sit(PERSON, bot())
    before = session.match.record()
    word(session, "h8-h9")
    assert [refusal.code for refusal in table.refused] == ["empty_square"]
    assert session.match.record() == before
    assert table.moves


def test_nothing_goes_on_before_the_table_has_settled(sit):
    session, table = sit(PERSON, bot(), slow=True)
    table.touch()
    assert (session.bots._client.request, table.moves, table.overs) == (None, None, [])
    session.settled()
    assert session.bots._client.request.seat == 1
    session.settled()
    session.bots._client.answer()
    assert table.moves is None
    session.settled()
    assert table.moves


def test_two_people_take_turns_at_one_table(sit):
    session, table = sit(PERSON, PERSON)
    for seat in (0, 1, 0, 1):
        assert session.viewer == seat
        assert table.view.state == session.match.view(Seat(seat)).state
        table.touch()
    assert in_file(session) == session.match.record()


def test_four_players_with_two_people(sit):
    session, table = sit(PERSON, bot(), PERSON, bot())
    for _ in range(2):
        for seat in range(4):
            if seat % 2:
                assert (session.bots._client.request.seat, table.thinks, table.moves) == (seat, seat, None)
                session.bots._client.answer()
            else:
                assert session.viewer == seat
                table.touch()


def test_everybody_asked_for_a_draw_answers_in_turn(sit):
    session, table = sit(PERSON, bot(), PERSON, bot())
    word(session, "offer")
    asked = []
    while session.match.outcome is None and session.match.to_act != {0}:
        request = session.bots._client.request
        if request is not None:
            asked.append(request.seat)
            session.bots._client.answer("agree")
        else:
            asked.append(session.viewer)
            word(session, "agree")
    assert sorted(asked) == [1, 2, 3]
    assert [outcome.reason for outcome in table.overs] == ["agreed"]


def test_a_person_may_answer_while_a_bot_still_thinks(sit):
    session, _ = sit(PERSON, bot(), PERSON, bot())
    word(session, "offer")
    assert session.viewer == 2
    outdated = session.bots._client.request
    word(session, "decline")
    assert session.bots._client.request is None
    session.bots._client.answered.emit(ThinkResult(outdated, Choice(session.match.rules.read("agree"), Reason("x"))))
    assert session.match.to_act == {0}
    assert session.viewer == 0


def test_the_end_is_told_once_it_was_shown(sit):
    session, table = sit(PERSON, bot(), slow=True)
    word(session, "resign")
    assert table.overs == []
    session.settled()
    assert table.overs == [session.match.outcome]
    assert (table.moves, table.thinks) == (None, None)
    session.settled()
    assert len(table.overs) == 1


def test_an_onlooker_sees_bots_play(sit):
    session, table = sit(bot("A"), bot("B"))
    assert session.viewer is None
    for _ in range(4):
        session.bots._client.answer()
    assert session.match.position == 5
    assert table.moves is None
    assert not session.can_undo


# Taking back.


def test_undo_goes_back_to_the_persons_last_move(sit):
    session, table = sit(PERSON, bot())
    assert not session.can_undo
    before = session.match.view(Seat(0))
    table.touch()
    session.bots._client.answer()
    session.undo()
    assert table.view == before
    assert table.moves
    assert session.match.assisted
    assert in_file(session) == session.match.record()
    assert not session.can_undo


def test_redo_brings_the_answer_of_the_bot_back_too(sit):
    session, table = sit(PERSON, bot())
    table.touch()
    session.bots._client.answer()
    after = replace(session.match.record(), assisted=True)
    session.undo()
    assert session.can_redo
    session.redo()
    assert not session.can_redo
    assert session.match.record() == in_file(session) == after
    assert table.moves


def test_undo_while_a_bot_thinks_cancels_its_thought(sit):
    session, table = sit(PERSON, bot())
    table.touch()
    request = session.bots._client.request
    session.undo()
    assert session.bots._client.request is None
    session.bots._client.answered.emit(ThinkResult(request, Choice(session.match.rules.read("a1-a2"), WHIM)))
    assert session.match.position == 1
    assert table.moves


def test_undo_among_people_takes_one_move_back(sit):
    session, table = sit(PERSON, PERSON)
    for _ in range(3):
        table.touch()
    for position, viewer in ((3, 0), (2, 1), (1, 0)):
        session.undo()
        assert (session.match.position, session.viewer) == (position, viewer)
    assert not session.can_undo
    session.undo()
    assert session.match.position == 1


def test_undo_in_mid_animation(sit):
    session, table = sit(PERSON, bot(), slow=True)
    table.touch()
    session.undo()
    assert (session.match.position, session.bots._client.request) == (1, None)
    assert table.moves


def test_a_match_once_more_has_the_same_deal_and_is_one_of_its_own(sit):
    session, _ = sit(PERSON, bot(), moves=8, first=1)
    before = session.match.record()
    again = session.restarted_match()
    assert [played.move for played in again.played] == [session.match.played[0].move]
    assert again.assisted
    assert again.id != session.match.id
    assert session.match.record() == before


def test_what_bots_alone_have_done_is_not_begun_again(sit):
    session, _ = sit(PERSON, bot(), first=1)
    session.bots._client.answer()
    assert not session.can_restart
    session.play(next(iter(session.match.moves(Seat(0)))))
    assert session.can_restart


def test_bots_among_themselves_begin_again(sit):
    session, _ = sit(bot(), bot(), first=1)
    assert not session.can_restart
    session.bots._client.answer()
    assert session.can_restart


def test_after_undoing_the_end_the_match_goes_on(sit):
    session, table = sit(PERSON, PERSON)
    word(session, "resign")
    session.undo()
    assert session.match.outcome is None
    assert table.moves
    word(session, "resign")
    assert len(table.overs) == 2


# Hints.


def test_a_hint_comes_from_the_best_bot_and_marks_the_match(sit):
    session, table = sit(PERSON, bot(level=Level.EASY), moves=2)
    session.hint()
    request = session.bots._client.request
    assert (request.seat, request.level, request.view) == (0, Level.HARD, session.match.view(Seat(0)))
    assert request.weigh == ()
    assert not session.match.assisted
    session.bots._client.answer()
    assert [hint.move in session.match.moves(Seat(0)) for hint in table.hints] == [True]
    assert session.match.assisted
    assert in_file(session).assisted
    assert session.match.position == 3


def test_a_hint_that_comes_too_late_is_dropped(sit):
    session, table = sit(PERSON, PERSON)
    session.hint()
    request = session.bots._client.request
    table.touch()
    session.bots._client.answered.emit(ThinkResult(request, Choice(session.match.rules.read("a1-a2"), WHIM)))
    assert table.hints == []
    assert not session.match.assisted


def test_lots_are_no_hint(sit):
    session, table = sit(PERSON, PERSON)
    session.hint()
    session.bots._client.answer(reason=Reason(BY_LOT))
    assert table.hints == []


def test_there_is_no_hint_for_whoever_is_not_at_turn(sit):
    session, _ = sit(PERSON, bot(), first=1)
    thinking = session.bots._client.request
    session.hint()
    assert session.bots._client.request is thinking


def test_a_bot_interrupted_by_a_hint_is_asked_again(sit):
    session, table = sit(PERSON, bot(), PERSON, bot())
    word(session, "offer")
    assert session.bots._client.request.seat == 1
    session.hint()
    assert session.bots._client.request.seat == 2
    session.bots._client.answer()
    assert len(table.hints) == 1
    assert session.bots._client.request.seat == 1


# Trouble.


def test_a_match_that_cannot_be_saved_goes_on(sit, saves, monkeypatch):
    session, table = sit(PERSON, PERSON)

    def full(*_):
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full)
        for _ in range(3):
            table.touch()
        assert table.troubles == [("save_failed", (str(session.journal.path), "No space left on device"))]
        assert session.match.position == 4
    table.touch()
    assert in_file(session) == session.match.record()
    monkeypatch.setattr(os, "fsync", full)
    table.touch()
    assert len(table.troubles) == 2  # a new outage is news


def test_closing_tries_to_save_once_more(sit, monkeypatch):
    session, table = sit(PERSON, PERSON)
    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", lambda _: (_ for _ in ()).throw(OSError(28, "full")))
        table.touch()
    session.close()
    assert in_file(session) == session.match.record()


def test_a_restarted_bot_is_told_of_once(sit):
    session, table = sit(PERSON, bot(), first=1)
    session.bots._client.restarted.emit()
    session.bots._client.restarted.emit()
    assert table.troubles == [("bot_restarted", ())]


# Leaving.


def test_closing_in_mid_thought_and_coming_back(sit, saves):
    session, table = sit(PERSON, bot())
    table.touch()
    request, bots = session.bots._client.request, session.bots._client
    session.close()
    bots.answered.emit(ThinkResult(request, Choice(session.match.rules.read("p15-p14"), WHIM)))
    session.settled()
    assert in_file(session).moves == session.match.record().moves
    match, journal = saves.load(saves.open_matches()[0].path)
    again = Session(match, journal, Bots())
    table = Table(again)
    again.begin()
    assert again.bots._client.request.seat == 1
    assert replace(again.bots._client.request, view=None) == replace(request, view=None)
    again.close()


def test_closing_in_mid_animation(sit):
    session, table = sit(PERSON, bot(), slow=True)
    table.touch()
    session.close()
    session.settled()
    assert session.bots._client.request is None


def test_closing_leaves_the_bots_of_another_match_alone(sit):
    bots = Bots()
    first, _ = sit(PERSON, PERSON, thinker=bots)
    second, _ = sit(PERSON, bot(), first=1, thinker=bots)
    first.close()
    assert bots.request is second.bots._bot_request


# With bots in their process.


@pytest.fixture
def thinker(qapp):
    thinker = BotClient(main=players.serve_at_random)
    yield thinker
    thinker.stop()


def test_a_match_against_bots_in_their_process(qtbot, sit, thinker):
    session, table = sit(PERSON, bot(), PERSON, bot(), thinker=thinker)
    for _ in range(8):
        qtbot.waitUntil(lambda: table.moves is not None, timeout=SOON)
        table.touch()
    qtbot.waitUntil(lambda: table.moves is not None, timeout=SOON)
    assert session.match.position == 17
    assert table.troubles == []
    assert in_file(session) == session.match.record()


def test_the_match_goes_on_when_the_process_is_killed_over_and_over(qtbot, sit, thinker):
    session, table = sit(PERSON, bot(), thinker=thinker)
    for position in (3, 5, 7):
        table.touch()
        os.kill(thinker.pid, signal.SIGKILL)
        qtbot.waitUntil(lambda: table.moves is not None, timeout=SOON)
        assert session.match.position == position
    assert table.troubles == [("bot_restarted", ())]


def test_quitting_in_mid_thought_leaves_no_process(qtbot, sit):
    thinker = BotClient(main=players.hang)
    session, table = sit(PERSON, bot(), thinker=thinker)
    table.touch()
    worker = thinker.pid
    session.close()
    thinker.stop()
    assert not psutil.pid_exists(worker)


# Taking time.


@pytest.fixture
def unhurried(sit):
    """Provide a match whose bots pause so long that only ``hurry`` ends it."""

    def unhurried(*who, **how):
        session, table = sit(*who, **how)
        session.pause = (60_000, 60_000)
        return session, table

    return unhurried


def test_a_bot_that_has_thought_of_a_move_still_takes_its_time(unhurried):
    session, table = unhurried(PERSON, bot())
    table.touch()
    session.bots._client.answer()
    assert (session.match.position, table.thinks) == (2, 1)
    session.end_pause()
    assert (session.match.position, table.thinks) == (3, None)
    assert table.moves


def test_the_time_is_up_by_itself(sit, qtbot):
    session, table = sit(PERSON, bot())
    session.pause = (20, 20)
    table.touch()
    session.bots._client.answer()
    assert session.match.position == 2
    qtbot.waitUntil(lambda: session.match.position == 3)


def test_whoever_hurries_a_bot_gets_its_move_as_soon_as_there_is_one(unhurried):
    session, table = unhurried(PERSON, bot())
    table.touch()
    session.end_pause()
    assert session.match.position == 2
    session.bots._client.answer()
    assert session.match.position == 3


def test_many_who_are_asked_at_once_do_not_wait_for_each_other(unhurried):
    session, _ = unhurried(PERSON, bot(), bot(), bot())
    word(session, "offer")
    for _ in range(2):
        session.bots._client.answer("agree")
    assert session.match.to_act == {3}


def test_a_deal_takes_its_time(sit):
    match = Match(GAMES["kille"], GAMES["kille"].setup(4), (PERSON,) * 4, rng=Random(1), id="test")
    session, _ = sit(match=match)
    assert match.position == 1
    session.between = 60_000
    while CHANCE not in match.to_act:
        session.come(min(match.to_act))
        session.play(next(iter(match.moves(min(match.to_act)))))
    position = match.position
    session.end_pause()
    assert match.position == position + 1


@pytest.fixture
def at_a_count(sit):
    """Two people, who have played until cards are dealt anew, and read what was counted."""
    match = Match(GAMES["haljan"], GAMES["haljan"].setup(2), (PERSON, PERSON), rng=Random(1), id="test")
    session, _ = sit(match=match)
    session.between = 60_000
    told = []
    session.counted.connect(lambda: told.append(match.position))
    while CHANCE not in match.to_act:
        session.come(min(match.to_act))
        session.play(next(iter(match.moves(min(match.to_act)))))
    assert told[-1] == match.position
    return session


def test_nothing_is_dealt_before_what_was_counted_is_read(at_a_count):
    session = at_a_count
    position = session.match.position
    session.end_pause()
    assert session.reads
    assert session.has_unread_result
    assert session.match.position == position
    session.read()
    assert session.match.position == position + 1, "at once: it takes no time of its own"
    assert not session.reads
    assert not session.has_unread_result


def test_what_was_counted_is_read_again_by_who_has_come_to_the_table(at_a_count):
    session = at_a_count
    session.wait_for_player()
    assert not session.reads
    session.come(min(session.people))
    assert session.reads


def test_undo_ends_the_reading(at_a_count):
    session = at_a_count
    session.undo()
    assert not session.reads
    session.redo()
    assert session.reads


def test_straight_on_reads_nothing(at_a_count):
    session = at_a_count
    position = session.match.position
    session.skip()
    assert session.match.position == position + 1


def test_undo_takes_the_time_away(unhurried):
    session, table = unhurried(PERSON, bot())
    table.touch()
    session.bots._client.answer()
    session.undo()
    session.end_pause()
    assert session.match.position == 1


# Skipping.


def test_everything_is_skipped_until_a_person_is_waited_for(sit):
    session, table = sit(PERSON, bot(), bot(), bot())
    assert not session.can_skip
    table.touch()
    told = []
    session.skipping.connect(told.append)
    session.skip()
    assert session.skips
    for _ in range(3):
        session.bots._client.answer()
    assert told == [True, False]
    assert session.match.to_act == {0}
    assert table.moves


def test_bots_are_quick_while_nobody_looks_on(sit):
    session, table = sit(PERSON, bot(level=Level.HARD), bot(level=Level.HARD), bot(level=Level.HARD))
    session.pause = (60_000, 60_000)
    table.touch()
    assert session.bots._client.request.seconds == 1
    session.skip()
    session.bots._client.answer()
    assert session.bots._client.request.seconds < 0.1
    session.bots._client.answer()
    assert session.match.position == 4
    session.stop_skipping()
    session.bots._client.answer()
    assert session.match.position == 5


def test_skipping_ends_with_the_match(sit):
    session, table = sit(bot("A"), bot("B"))
    session.skip()
    session.bots._client.answer("resign")
    assert not session.skips
    assert len(table.overs) == 1


def test_undo_looks_on_again(sit):
    session, table = sit(PERSON, bot(), bot(), bot())
    table.touch()
    session.skip()
    session.bots._client.answer()
    session.undo()
    assert not session.skips
    assert table.moves


# Coming to the table.


def test_somebody_who_is_not_waited_for_comes_to_the_table(sit):
    session, table = sit(PERSON, PERSON)
    session.wait_for_player()
    assert table.moves is None
    session.come(Seat(1))
    assert session.viewer == 1
    assert session.called
    assert not table.moves
    session.wait_for_player()
    session.come(Seat(0))
    assert not session.called
    assert table.moves
    table.touch()
    assert session.viewer == 1


def test_nothing_happens_until_somebody_sits_there(sit):
    session, table = sit(PERSON, bot(), PERSON, bot())
    table.touch()
    request = session.bots._client.request
    session.wait_for_player()
    session.bots._client.answered.emit(ThinkResult(request, Choice(next(iter(session.match.moves(Seat(1)))), WHIM)))
    assert session.match.position == 2
    assert not session.can_skip
    session.come(Seat(2))
    assert session.bots._client.request.seat == 1
    session.bots._client.answer()
    assert session.viewer == 2


# What goes without saying.


def nothing_to_exchange(*players):
    """Haljan, before the turn-up is drawn: seat 0 does not hold the two of trumps, and is asked for it. H5.4."""
    rules = GAMES["haljan"]
    for seed in range(100):
        match = Match(rules, rules.setup(4), players, rng=Random(seed), id="test")
        while not match.view(None).table.drawing:
            play_on(match, 1)
        if 0 in match.to_act and not match.moves(Seat(0)).readings(("exchange",)):
            return match
    raise AssertionError("never")


def test_a_formality_is_not_asked_of_a_lone_person(sit):
    match = nothing_to_exchange(PERSON, bot(), bot(), bot())
    position = match.position
    choice = match.played[max(k for k in range(position) if match.played[k].seat == 0)].move
    session, table = sit(match=match)
    assert [rules_text(match, played) for played in match.played[position:]] == [(0, "pass")]
    assert table.moves is None
    session.undo()
    assert choice in table.moves


def test_among_people_a_formality_is_asked_of_everybody(sit):
    """Else whoever is not asked would be known not to hold the two."""
    match = nothing_to_exchange(PERSON, PERSON, PERSON, PERSON)
    position = match.position
    _, table = sit(match=match)
    assert match.position == position
    assert [match.rules.write(move) for move in table.moves] == ["pass"]


def rules_text(match, played):
    return played.seat, match.rules.write(played.move)
