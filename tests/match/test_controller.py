"""The controller of a match page, without a page: what is shown of a match, and what each action does to it."""

from random import Random

import pytest

from bluestick.engine.match import Match
from bluestick.engine.record import Player
from bluestick.engine.seats import CHANCE, Seat
from bluestick.games import GAMES
from bluestick.match.controller import MatchController
from bluestick.match.match_state import Action, Curtain, ResultReading
from bluestick.match.session import Session
from bluestick.store.match_store import MatchStore
from bluestick.text import game_texts
from tests.app.players import PERSON, bot, halma, play_on
from tests.match.test_session import Bots

HALJAN = GAMES["haljan"]
ANNA, BO = Seat(0), Seat(1)
TWO = (Player("Anna"), Player("Bo"))


class Page:
    """Stands in for a page: shows events at once, or when the test says so."""

    def __init__(self, controller, slow):
        self.controller, self.slow = controller, slow
        self.states, self.shown, self.over = [], [], []
        controller.changed.connect(self._change)
        controller.happened.connect(self._show)
        controller.hurried.connect(controller.settled)
        controller.over.connect(self.over.append)

    def _change(self, before, after):
        assert before == (self.states[-1] if self.states else None), "each change starts from the last one"
        assert before != after
        self.states.append(after)

    def _show(self, moments, view):
        self.shown.append((tuple(event for event, _ in moments), view))
        if not self.slow:
            self.controller.settled()


@pytest.fixture
def sit(qapp, tmp_path):
    opened = []

    def sit_down(match, *, slow=False):
        session = Session(match, MatchStore(tmp_path).create(match), Bots())
        controller = MatchController(session)
        opened.append(controller)
        page = Page(controller, slow)
        session.begin()
        return controller, page

    yield sit_down
    for controller in opened:
        controller.session.close()


def haljan(*players, moves=0, **options):
    match = Match(HALJAN, HALJAN.setup(len(players), options=options), players, rng=Random(1), id="test")
    match.chance()
    play_on(match, moves)
    return match


def at_halma(*players):
    """Return a match of Halma in which seat 0 begins."""
    match = halma(*players)
    match.play(CHANCE, match.rules.read("first 0"))
    return match


def first_move(controller):
    return next(iter(controller.state.moves))


def until_counted(match):
    """Play until a deal has been counted and the next one is due."""
    while not (CHANCE in match.to_act and HALJAN.is_counted(match.view(None))):
        play_on(match, 1)
    return match


# The last move.


def test_the_state_is_that_before_the_move_until_it_has_been_shown(sit):
    controller, page = sit(at_halma(PERSON, PERSON), slow=True)
    before = controller.state
    controller.session.play(first_move(controller))
    assert controller.state.busy
    assert (controller.state.view, controller.state.length) == (before.view, before.length)
    assert controller.state.moves is None
    assert controller.state.news == page.shown[-1][0]
    controller.settled()
    assert not controller.state.busy
    assert controller.state.view == controller.session.match.view(controller.session.viewer)
    assert controller.state.moves


def test_the_page_is_hurried_before_an_action_that_cannot_wait(sit):
    controller, _ = sit(at_halma(PERSON, PERSON), slow=True)
    controller.session.play(first_move(controller))
    controller.look_at(1)
    assert (controller.state.busy, controller.state.position) == (False, 1)


def test_an_undone_move_is_no_longer_shown(sit):
    controller, _ = sit(at_halma(PERSON, PERSON), slow=True)
    start = controller.state.view
    controller.session.play(first_move(controller))
    controller.session.undo()
    assert not controller.state.busy
    assert controller.state.view == start
    assert controller.state.news == ()
    controller.settled()
    assert controller.state.moves


def test_a_thinking_bot_is_named_only_in_the_present(sit):
    controller, _ = sit(haljan(bot("Ida"), bot("Elin"), moves=4))
    thinker = controller.state.thinker
    assert thinker is not None
    controller.look_at(2)
    assert controller.state.thinker is None
    controller.to_present()
    assert controller.state.thinker == thinker


# Earlier positions.


def test_the_way_through_the_past(sit):
    controller, _ = sit(haljan(PERSON, bot("Elin"), moves=6))
    told = controller.positions
    controller.look_at(told[-2])
    controller.step(-1)
    assert controller.state.position == told[-3]
    controller.look_at_beginning()
    assert controller.state.position == told[0]
    assert controller.ways[0] == []
    controller.step(-1)
    assert controller.state.position == told[0]
    controller.step(1)
    assert controller.state.position == told[1]
    assert controller.state.view == controller.session.view(ANNA, told[1])
    assert controller.state.news
    controller.to_present()
    assert not controller.state.is_past


def test_one_after_the_last_earlier_position_is_the_present(sit):
    controller, _ = sit(haljan(PERSON, bot("Elin"), moves=6))
    controller.look_at(controller.positions[-2])
    controller.step(1)
    assert controller.state.position is None


def test_nothing_is_offered_in_the_past_and_the_same_again_in_the_present(sit):
    controller, _ = sit(at_halma(PERSON, PERSON))
    offered = controller.state.moves
    controller.session.play(first_move(controller))
    now = controller.state
    controller.look_at(1)
    assert controller.state.moves is None
    controller.to_present()
    assert controller.state == now
    assert offered is not now.moves


def test_a_move_of_another_does_not_call_away_from_the_past(sit):
    controller, _ = sit(haljan(bot("Ida"), bot("Elin"), moves=4))
    controller.look_at(2)
    past, length = controller.state.view, controller.state.length
    controller.session.bots._client.answer()
    assert controller.state.view == past
    assert controller.state.length > length
    assert not controller.state.busy


def test_after_the_end_the_last_position_can_be_looked_at(sit):
    controller, page = sit(at_halma(PERSON, PERSON))
    controller.session.play(HALMA.read("resign"))
    assert len(page.over) == 1
    assert controller.state.is_ending
    controller.look_at(controller.session.match.position)
    assert controller.state.position == controller.session.match.position
    assert not controller.state.is_ending
    controller.to_present()
    assert controller.state.is_ending


HALMA = GAMES["halma"]


# The curtain.


def test_behind_the_curtain_nothing_is_secret(sit):
    controller, _ = sit(haljan(*TWO))
    viewer = controller.session.viewer
    assert controller.state.curtain is Curtain.FOR_ONE
    assert controller.state.view == controller.session.match.view(HALJAN.public)
    assert controller.state.names == ("Anna", "Bo")
    assert (controller.state.moves, controller.state.hint, controller.state.news) == (None, None, ())
    assert Action.HINT not in controller.state.can
    controller.look_at(1)
    assert not controller.state.is_past
    controller.lift_curtain()
    assert controller.state.view == controller.session.match.view(viewer)
    assert controller.state.names[viewer] == ""
    assert controller.state.moves
    assert Action.HINT in controller.state.can


def test_no_state_shows_a_hand_to_the_other_person(sit):
    controller, page = sit(haljan(*TWO))
    for _ in range(12):
        if controller.state.curtain is not Curtain.UP:
            controller.lift_curtain()
        controller.session.play(controller.state.moves.sample(Random(1)))
    hands = {
        state.viewer: state.view for state in page.states if state.curtain is Curtain.UP and state.view.seat is not None
    }
    assert set(hands) == {ANNA, BO}
    for state in page.states:
        assert state.view.seat in (state.viewer if state.curtain is Curtain.UP else HALJAN.public, HALJAN.public)


def test_it_falls_for_the_next_player_and_after_undo_again(sit):
    controller, _ = sit(haljan(*TWO))
    first = controller.session.viewer
    controller.lift_curtain()
    controller.session.play(first_move(controller))
    assert controller.state.curtain is Curtain.FOR_ONE
    assert controller.session.viewer != first
    controller.lift_curtain()
    controller.undo()
    assert controller.state.curtain is Curtain.FOR_ONE
    assert controller.session.viewer == first


def test_another_player_is_called_to_the_table(sit):
    controller, _ = sit(haljan(*TWO))
    controller.lift_curtain()
    other = Seat(1 - controller.session.viewer)
    assert Action.CALL in controller.state.can
    controller.call()
    assert controller.state.curtain is Curtain.FOR_ANY
    controller.come(other)
    assert controller.state.curtain is Curtain.UP
    assert controller.state.view == controller.session.match.view(other)
    assert Action.HINT not in controller.state.can, "it is not their turn"


def test_nobody_is_called_where_nothing_is_secret(sit):
    controller, _ = sit(at_halma(PERSON, PERSON))
    assert Action.CALL not in controller.state.can
    controller.call()
    assert controller.state.curtain is Curtain.UP


# Results.


def test_a_result_is_read_and_then_cards_are_dealt(sit):
    controller, _ = sit(until_counted(haljan(PERSON, bot("Elin"))))
    length = controller.state.length
    assert controller.state.reading is ResultReading.COUNTED
    controller.close_result()
    assert controller.state.reading is ResultReading.NOTHING
    assert controller.state.length > length


def test_a_result_that_was_put_away_comes_back_with_the_present_alone(sit):
    match = haljan(PERSON, bot("Elin"), moves=1)
    number = 0
    while number < 2 or ANNA not in match.to_act:
        before = HALJAN.is_counted(match.view(None))
        play_on(match, 1)
        number += HALJAN.is_counted(match.view(None)) and not before
        if number >= 2 and not HALJAN.is_counted(match.view(None)):
            pytest.fail("no round was over in which another one is agreed on")
    controller, _ = sit(match)
    assert controller.state.reading is ResultReading.COUNTED
    controller.close_result()
    assert controller.state.reading is ResultReading.NOTHING
    assert ANNA in match.to_act, "no word has been said"
    controller.look_at(1)
    controller.to_present()
    assert controller.state.reading is ResultReading.COUNTED


def test_a_past_result_is_looked_at_and_closed(sit):
    controller, _ = sit(until_counted(haljan(PERSON, bot("Elin"))))
    controller.close_result()
    length = controller.state.length
    controller.look_at_scored_deal(1)
    counted = controller.state.position
    assert HALJAN.is_counted(controller.state.view)
    assert not HALJAN.is_counted(controller.session.view(ANNA, counted - 1))
    assert (controller.state.position, controller.state.reading) == (counted, ResultReading.PAST)
    controller.close_result()
    assert (controller.state.position, controller.state.reading) == (counted, ResultReading.NOTHING)
    assert controller.state.length == length
    controller.look_at(counted)
    assert controller.state.reading is ResultReading.PAST, "it is read again when it is asked for"


def test_the_last_result_is_read_before_the_end(sit):
    match = haljan(PERSON, bot("Elin"), target=1)
    while match.outcome is None:
        play_on(match, 1)
    last = match.played[-1]
    match.rewind(match.position - 1)
    controller, page = sit(match)
    if last.seat == ANNA:
        controller.session.play(last.move)
    else:
        controller.session.bots._client.answer(HALJAN.write(last.move))
    assert controller.state.reading is ResultReading.LAST
    assert not controller.state.is_ending
    assert page.over == [match.outcome]
    controller.close_result()
    assert controller.state.is_ending


def test_a_match_that_was_over_when_it_was_opened_shows_its_end(sit):
    match = haljan(PERSON, bot("Elin"), target=1)
    while match.outcome is None:
        play_on(match, 1)
    controller, page = sit(match)
    assert controller.state.is_ending
    assert page.over == []


@pytest.mark.parametrize("game", GAMES)
def test_a_deal_is_counted_where_there_is_a_result(game, dressed):
    rules = GAMES[game]
    for variant in rules.variants:
        seats = variant.seats[0]
        match = Match(rules, rules.setup(seats, variant.id), (PERSON, *map(bot, "ABCDEFGHI"))[:seats], rng=Random(3))
        for _ in range(150):
            view = match.view(ANNA)
            names = [player.name for player in match.players]
            assert rules.is_counted(view) == (game_texts.result(game, view, names) is not None)
            if not match.to_act:
                break
            play_on(match, 1)


# Skipping, hints, looking at cards.


def test_while_moves_are_skipped_the_state_changes_seldom(sit):
    controller, page = sit(at_halma(PERSON, bot(), bot(), bot()))
    controller.session.play(first_move(controller))
    known = len(page.states)
    controller.skip()
    assert controller.state.skips
    assert len(page.states) == known + 1
    for _ in range(2):
        controller.session.bots._client.answer()
    assert len(page.states) == known + 1, "three moves take less than the time between two glimpses"
    controller.session.bots._client.answer()
    assert not controller.state.skips
    assert controller.state.length == controller.session.match.position
    assert controller.state.moves


def test_skipping_is_stopped(sit):
    controller, _ = sit(at_halma(PERSON, bot(), bot(), bot()))
    controller.session.play(first_move(controller))
    assert Action.SKIP in controller.state.can
    controller.skip()
    assert controller.stop_skipping()
    assert not controller.state.skips
    assert not controller.stop_skipping()


def test_a_hint_is_forgotten_with_the_next_move(sit):
    controller, _ = sit(at_halma(PERSON, PERSON))
    controller.look_at(1)
    controller.ask_hint()
    assert not controller.state.is_past
    controller.session.bots._client.answer()
    hint = controller.state.hint
    assert hint.choice.move in controller.state.moves
    controller.session.play(hint.choice.move)
    assert controller.state.hint is None


def test_the_same_hint_is_a_change_again(sit):
    """Who asks twice is answered twice."""
    controller, page = sit(at_halma(PERSON, PERSON))
    for _ in range(2):
        controller.ask_hint()
        if controller.session.bots._client.request is not None:
            controller.session.bots._client.answer()
        assert page.states[-1].hint is not None
        assert page.states[-2].hint is None


def test_what_is_possible_follows_the_match(sit):
    controller, _ = sit(at_halma(PERSON, bot()))
    assert controller.state.can == {Action.HINT}
    controller.session.play(first_move(controller))
    assert controller.state.can == {Action.UNDO, Action.RESTART, Action.SKIP}
    controller.undo()
    assert controller.state.can == {Action.HINT, Action.REDO}
    controller.redo()
    assert Action.UNDO in controller.state.can
