"""The coach: tips for the first time, a question before a blunder, a remark after a hand."""

from dataclasses import replace
from random import Random
from typing import ClassVar

import pytest
from PySide6.QtCore import QPoint, QRectF, QSize, Qt
from PySide6.QtWidgets import QApplication

from bluestick.engine.bots import Choice, Reason
from bluestick.engine.estimates import Basis, ComparisonReason, Estimate
from bluestick.engine.match import Match
from bluestick.engine.record import Player
from bluestick.engine.seats import CHANCE, Seat
from bluestick.engine.verdicts import Mark
from bluestick.games import GAMES
from bluestick.games.kille.cards import MATADORS
from bluestick.games.kille.moves import Word
from bluestick.match.bot_client import ThinkResult
from bluestick.match.evaluation_cache import EvaluationCache
from bluestick.store.match_store import MatchStore
from bluestick.store.seen_tips import SeenTips
from bluestick.text import language
from bluestick.text.coach import TIPS, CoachMoment
from tests.app.opponents import Opponents
from tests.app.players import PERSON
from tests.app.shell.test_text_room import cramped, settle
from tests.app.speech import speaking
from tests.daily import first

pytestmark = pytest.mark.thorough

YOU = Seat(0)
NARROW = QSize(1024, 700)
BAD, BEST = "stand", "swap"
"""Of a hand of kille; what the test says it is worth."""


def valued(worth, error=0.01, deals=100):
    """Moves with their values, the best first."""
    return tuple(
        Estimate(move, Reason("whim"), Basis.SAMPLED, value, worth[0][1] - value, error if place else 0.0, deals=deals)
        for place, (move, value) in enumerate(worth)
    )


class Balance(Opponents):
    """Weighs as the test says, when it says so."""

    made: ClassVar[list] = []

    def __init__(self, parent=None):
        super().__init__(parent)
        self.made.append(self)

    def weigh(self, *worth):
        """Moves with their values, the best first."""
        request, self.asked = self.asked, None
        told = valued(worth)
        choice = Choice(GAMES[request.game].read(told[0].move), told[0].reason) if told else None
        self.answered.emit(ThinkResult(request, choice, told))


@pytest.fixture
def balances(monkeypatch):
    """What has been made to weigh with."""
    monkeypatch.setattr("bluestick.match.evaluation.BotClient", Balance)
    monkeypatch.setattr(Balance, "made", [])
    return Balance.made


@pytest.fixture
def seen(tmp_path):
    """What was explained, as it stands on the disk."""
    return lambda: SeenTips(MatchStore(tmp_path / "matches"))


def dealt(game="kille", form=None, players=None, seed=1):
    """A match in which you are to act."""
    rules = GAMES[game]
    variant = rules.variant(form) if form else rules.variants[0]
    seats = min(variant.seats)
    others = [Player(name, "easy") for name in ("Elin", "Nora", "Aksel")]
    seats = len(players) if players else seats
    match = Match(rules, rules.setup(seats, variant.id), players or (PERSON, *others[: seats - 1]), rng=Random(seed))
    rng = Random(seed)
    while YOU not in match.to_act:
        if CHANCE in match.to_act:
            match.chance()
        else:
            seat = min(match.to_act)
            match.play(seat, match.moves(seat).sample(rng))
    return match


@pytest.fixture
def sit(visit, balances, seen):
    def sit_down(*args, coach="on", told=None, **options):
        visitor = visit()
        match = dealt(*args, **options)
        known = seen()
        for name in (note.id for note in TIPS[match.rules.id]) if told is None else told:
            known.add(match.rules.id, name)
        visitor.window.navigator._bots = Opponents(visitor.window)
        visitor.window.settings.set_coach(match.rules.id, coach)
        visitor.window.navigator.play(match, visitor.window.store.create(match))
        return visitor

    return sit_down


def coach(visitor):
    return visitor.page.coach


def say(visitor, word):
    """Click a button beside the result card or beside the table."""
    visitor.table.touch(word)


def blunder(visitor):
    """Make the worse move."""
    coach(visitor)._scales._thinker.weigh((BEST, 1.0), (BAD, 0.0))
    say(visitor, BAD)


def ids(visitor):
    return [note.id for note in coach(visitor)._waiting]


# The switch.


def test_off_nothing_is_weighed_and_nothing_is_said(sit, balances):
    visitor = sit(coach="off", told=())
    say(visitor, "stand")
    assert balances == []
    assert coach(visitor).note.isHidden()
    assert not visitor.match.assisted


def test_c_brings_the_coach_and_takes_it_away(sit, balances):
    visitor = sit(coach="off", told=())
    mark = visitor.page.header.mark
    assert mark.isHidden()
    visitor.press(Qt.Key.Key_C, on=visitor.table)
    assert mark.isVisible()
    assert visitor.window.menus.actions["coach"].isChecked()
    assert coach(visitor).note.isVisible()
    assert balances[-1].asked is not None
    visitor.press(Qt.Key.Key_C, on=visitor.table)
    assert mark.isHidden()
    assert not visitor.window.menus.actions["coach"].isChecked()
    assert coach(visitor).note.isHidden()
    assert balances[-1].asked is None


@pytest.mark.parametrize(
    ("players", "helped"),
    [
        ([Player(""), Player("", "easy")], True),
        ([Player("Anna"), Player("Bo")], False),  # two guests: the coach cannot know whom to help
        ([Player("Anna"), Player("")], True),
    ],
)
def test_a_match_is_one_with_help_only_if_the_coach_helps_a_player(visit, balances, players, helped):
    window = visit().window
    window.settings.set_coach("haljan", "on")
    rules = GAMES["haljan"]
    window.navigator.begin("haljan", rules.setup(2), tuple(players))
    assert window.navigator.table_page.session.match.assisted is helped


def test_a_match_with_a_coach_is_one_with_help_for_good(sit):
    visitor = sit(coach="off")
    assert not visitor.match.assisted
    visitor.press(Qt.Key.Key_C, on=visitor.table)
    visitor.press(Qt.Key.Key_C, on=visitor.table)
    assert visitor.match.assisted
    assert visitor.page.session.journal.read().assisted


def test_what_the_key_says_holds_for_the_next_match(sit):
    visitor = sit(coach="off")
    visitor.press(Qt.Key.Key_C, on=visitor.table)
    visitor.window.navigator.open_new_match("kille")
    assert visitor.window.navigator.new_page.coach.isChecked()


def test_in_the_first_match_there_is_a_coach_unless_somebody_says_no(visit, balances):
    visitor = visit()
    visitor.window.settings.set_coach("kille", "")
    visitor.window.navigator.open_new_match("kille")
    assert visitor.window.navigator.new_page.coach.isChecked()
    visitor.click(visitor.window.navigator.new_page._start)
    assert coach(visitor).on
    assert visitor.match.assisted


def test_until_the_first_match_is_over_it_comes_to_another_one_too(visit, balances):
    visitor = visit()
    window = visitor.window
    window.settings.set_coach("kille", "")
    for _ in range(2):
        window.navigator.open_new_match("kille")
        assert window.navigator.new_page.coach.isChecked()
        visitor.click(window.navigator.new_page._start)
    path = visitor.page.session.journal.path
    assert window.settings.coach("kille") == "first"
    window.navigator.show_start_page()
    window.navigator.files.resume(path)
    assert coach(visitor).on


def test_who_says_no_has_none(visit, balances):
    visitor = visit()
    visitor.window.settings.set_coach("kille", "")
    visitor.window.navigator.open_new_match("kille")
    visitor.click(visitor.window.navigator.new_page.coach)
    visitor.click(visitor.window.navigator.new_page._start)
    assert not coach(visitor).on
    assert not visitor.match.assisted


def test_who_says_yes_has_one_in_the_next_match_too(visit, balances):
    visitor = visit()
    visitor.window.navigator.open_new_match("kille")
    visitor.click(visitor.window.navigator.new_page.coach)
    visitor.click(visitor.window.navigator.new_page._start)
    assert coach(visitor).on
    visitor.window.navigator.open_new_match("kille")
    assert visitor.window.navigator.new_page.coach.isChecked()


def test_a_match_that_is_over_has_none(sit, visit, tmp_path):
    visitor = sit("halma", coach="off")
    visitor.table.touch("resign")
    path = visitor.page.session.journal.path
    visitor.window.settings.set_coach("halma", "on")
    visitor.window.navigator.show_start_page()
    visitor.window.navigator.files.resume(path.parent / "finished" / path.name)
    assert not coach(visitor).on
    assert not visitor.window.menus.actions["coach"].isEnabled()
    assert not visitor.match.assisted


def test_after_the_first_match_it_is_over(sit):
    visitor = sit("halma", coach="first")
    visitor.table.touch("resign")
    assert visitor.window.settings.coach("halma") == "off"
    assert coach(visitor).on, "at this table nothing changes"


def test_a_match_that_is_resumed_has_its_coach_again(sit, visit):
    visitor = sit(told=("exchange",))
    path = visitor.page.session.journal.path
    visitor.page.session.saver.save()
    visitor = visit()
    visitor.window.navigator._bots = Opponents(visitor.window)
    assert visitor.window.navigator.files.resume(path)
    assert coach(visitor).on


# The first time.


@pytest.mark.everyday
def test_the_first_turn_is_explained_with_its_clause(sit):
    visitor = sit(told=())
    box = coach(visitor).note
    first = next(note for note in TIPS["kille"] if note.id == "exchange")
    assert box.text == first.said()
    asked = []
    visitor.page.rules.connect(asked.append)
    box._text.linkActivated.emit(first.clause)
    assert asked == ["kille#K3.2"]


def test_it_is_explained_once(sit):
    visitor = sit(told=())
    visitor.press(Qt.Key.Key_Escape, on=visitor.table)
    assert coach(visitor).note.text == ""
    again = sit(told=())
    assert coach(again).note.text == ""


def test_what_was_not_read_is_said_again(sit):
    sit(told=())
    assert coach(sit(told=())).note.text != ""


def test_who_moves_has_read_it(sit, seen):
    visitor = sit(told=())
    say(visitor, "stand")
    coach(visitor)._scales._thinker.weigh()
    assert seen().has("kille", "exchange")


def test_a_note_is_put_away_with_its_button(sit, seen):
    visitor = sit(told=())
    visitor.click(coach(visitor).note.close_button)
    assert coach(visitor).note.isHidden()
    assert seen().has("kille", "exchange")


def after_the_deal(visitor, *waiting):
    """Play on until the next cards are dealt, without a remark. Notes of the old hand are waiting."""
    say(visitor, "stand")
    coach(visitor)._scales._thinker.weigh()
    coach(visitor)._wait([note for note in TIPS["kille"] if note.id in waiting])
    deal = visitor.match.view(YOU).table.deal
    while visitor.match.view(YOU).table.deal == deal:
        visitor.page.session.end_pause()
        visitor.window.navigator._bots.answer()


def test_an_event_is_explained_as_soon_as_it_has_been_shown(sit):
    visitor = sit(told={note.id for note in TIPS["kille"]} - {"one_card"})
    after_the_deal(visitor)
    assert visitor.match.played[-1].seat == CHANCE
    assert ids(visitor) == ["one_card"]
    assert coach(visitor).note.isVisible()


def test_what_waited_to_be_said_about_a_hand_is_not_said_in_the_next(sit):
    late = ("drawn", "showdown", "pot")
    visitor = sit(told={note.id for note in TIPS["kille"]} - set(late))
    coach(visitor)._wait([note for note in TIPS["kille"] if note.id in late])
    after_the_deal(visitor)
    assert "pot" not in ids(visitor)


def note(game, name):
    return next(note for note in TIPS[game] if note.id == name)


def test_a_note_that_stands_there_goes_with_the_next_deal(sit, seen):
    visitor = sit(told={note.id for note in TIPS["kille"]} - {"showdown"})
    after_the_deal(visitor, "showdown")
    assert ids(visitor) == []
    assert coach(visitor).note.isHidden()
    assert not seen().has("kille", "showdown"), "not read yet: it is shown another time"


def test_what_waits_behind_another_note_is_past_when_a_move_is_made(sit, seen):
    visitor = sit(told={note.id for note in TIPS["kille"]} - {"exchange", "pot"})
    coach(visitor)._wait([note("kille", "pot")])
    say(visitor, "stand")
    coach(visitor)._scales._thinker.weigh()
    assert "pot" not in ids(visitor)
    assert not seen().has("kille", "pot")


def test_at_the_end_of_the_match_the_coach_says_nothing_of_its_last_hand(sit):
    visitor = sit("halma", told={note.id for note in TIPS["halma"]} - {"chain"})
    coach(visitor)._wait([note("halma", "chain")])
    coach(visitor)._show()
    assert coach(visitor).note.isVisible()
    visitor.table.touch("resign")
    assert coach(visitor).note.isHidden()


def test_a_note_about_the_turn_goes_with_the_turn(sit):
    visitor = sit(told={note.id for note in TIPS["kille"]} - {"exchange"})
    assert ids(visitor) == ["exchange"]
    visitor.page.session.play(visitor.match.rules.read("stand"))  # made for the person, not by the person
    assert ids(visitor) == []


def test_what_was_asked_before_a_move_is_not_remarked_again_after_the_hand(sit):
    visitor = sit()
    blunder(visitor)
    visitor.click(coach(visitor).question.do_it)
    visitor.page.session.between = 10_000
    to_the_end_of_the_deal(visitor)
    assert coach(visitor).note.text == ""


def test_the_note_beside_a_count_is_read_with_it(sit, seen):
    visitor = sit("haljan", "haljan", told={note.id for note in TIPS["haljan"]} - {"langen"})
    coach(visitor)._wait([note("haljan", "langen")])
    coach(visitor)._show()
    visitor.page.card.closed.emit()
    assert seen().has("haljan", "langen")
    assert coach(visitor).note.isHidden()


def haljan_for_four(winning):
    """A match with a person to follow, and this seat winning the trick; None: before the lead."""
    return next(
        match
        for match in (dealt("haljan", "haljan", BESIDE_YOU, seed) for seed in range(300))
        if (match.view(YOU).table.winning and match.view(YOU).table.winning.seat) == winning
    )


BESIDE_YOU = (PERSON, *(Player(name, "easy") for name in ("Elin", "Nora", "Aksel")))


@pytest.mark.parametrize(("winning", "said"), [(1, "follow"), (2, "partner_wins"), (3, "follow")])
def test_who_follows_is_advised_by_who_is_winning(qapp, winning, said):
    view = haljan_for_four(winning).view(YOU)
    fitting = [each.id for each in TIPS["haljan"] if each.fits("follow", "haljan", CoachMoment(YOU, view))]
    assert said in fitting
    assert not {"follow", "partner_wins"} - {said} & set(fitting)


def test_the_look_at_the_partners_cards_is_past_with_the_first_lead(qapp):
    looks = note("haljan", "sees_partner")
    before, after = haljan_for_four(None), haljan_for_four(3)
    assert not looks.is_past(CoachMoment(YOU, before.view(YOU)), dealt=False)
    assert looks.is_past(CoachMoment(YOU, after.view(YOU)), dealt=False)


OUT_EARLY = 2
"""With the cards of this seed and moves by lot you are out before the pot is won."""


def test_who_is_out_is_told_so_as_long_as_that_lasts(qapp):
    out = note("kille", "you_are_out")
    match, rng = dealt(seed=OUT_EARLY), Random(1)
    while YOU in match.view(YOU).table.active:
        if CHANCE in match.to_act:
            match.chance()
        else:
            seat = min(match.to_act)
            match.play(seat, match.moves(seat).sample(rng))
    assert not out.is_past(CoachMoment(YOU, match.view(YOU)), dealt=True)
    assert out.is_past(CoachMoment(YOU, dealt().view(YOU)), dealt=False)


def test_what_was_said_of_the_cards_of_a_hand_is_gone_with_them(sit):
    visitor = sit(told={note.id for note in TIPS["kille"]} - {"own_matador"})
    after_the_deal(visitor, "own_matador")
    assert visitor.match.view(YOU).card not in MATADORS
    assert coach(visitor).note.isHidden()


def test_what_was_said_of_moves_that_are_taken_back_is_gone_with_them(sit):
    visitor = sit(told={note.id for note in TIPS["kille"]} - {"pot"})
    say(visitor, "stand")
    coach(visitor)._scales._thinker.weigh()
    coach(visitor)._wait([note for note in TIPS["kille"] if note.id == "pot"])
    visitor.page.controller.undo()
    assert ids(visitor) == []


def test_what_one_has_to_know_now_is_said_before_what_happened(sit):
    visitor = sit(told=())
    happened = next(note for note in TIPS["kille"] if note.id == "pot")
    coach(visitor)._wait([happened])
    assert ids(visitor) == ["exchange", "pot"]


def test_another_language_says_it_in_that_language(sit):
    visitor = sit(told=())
    english = coach(visitor).note.text
    with speaking("sv"):
        visitor.page.retranslate()
        assert coach(visitor).note.text not in ("", english)


def test_a_damaged_file_is_told_and_kept_aside(sit, visit, tmp_path):
    (tmp_path / "coach.json").write_text("[1, 2", encoding="utf-8")
    visitor = visit()
    match = dealt()
    visitor.window.navigator._bots = Opponents(visitor.window)
    visitor.window.settings.set_coach("kille", "on")
    visitor.window.navigator.play(match, visitor.window.store.create(match))
    assert "coach-damaged.json" in visitor.window.navigator.message.text
    assert (tmp_path / "coach-damaged.json").read_text(encoding="utf-8") == "[1, 2"


def test_a_note_is_read_out_once(sit, monkeypatch):
    heard = []
    monkeypatch.setattr("bluestick.app.play.coach_note.announce", lambda widget, text: heard.append(text))
    visitor = sit(told=())
    visitor.page.changed.emit()
    assert heard == [coach(visitor).note.text]


@pytest.mark.parametrize("code", first(language.LANGUAGES))
@pytest.mark.parametrize("game", GAMES)
def test_every_note_has_room_beside_the_table_in_a_small_window(sit, code, game):
    visitor = sit(game)
    visitor.window.resize(NARROW)
    with speaking(code):
        visitor.page.retranslate()
        for note in TIPS[game]:
            coach(visitor).note.say(note.said(), note.clause)
            settle()
            assert list(cramped(coach(visitor).note)) == []


# Before a blunder.


def test_the_question_is_read_out(sit, monkeypatch):
    heard = []
    monkeypatch.setattr("bluestick.app.play.coach_note.announce", lambda widget, text: heard.append(text))
    visitor = sit()
    blunder(visitor)
    assert heard == [coach(visitor).question.text]


def test_a_blunder_is_asked_about_and_taken_back(sit):
    visitor = sit()
    blunder(visitor)
    question = coach(visitor).question
    assert question.isVisible()
    assert "1.0 chips worse" in question.text
    position = visitor.match.position
    visitor.click(question.take_back)
    assert question.isHidden()
    assert visitor.match.position == position
    assert visitor.table.moves is not None
    assert QApplication.focusWidget() is visitor.table


def test_the_question_says_in_figures_why_another_move_is_better(sit):
    visitor = sit("haljan", "haljan")
    move = cards_chosen(visitor)
    balance = coach(visitor)._scales._thinker
    best, made = valued((("play H2 H3 H4", 20.0), (move, 0.0)))
    made = replace(made, reason=Reason("cannot_beat", (21,)), why=ComparisonReason("trick", 0.7, 0.2))
    balance.answered.emit(ThinkResult(balance.asked, None, (best, made)))
    visitor.table.commit()
    assert "Better 2♥ 3♥ 4♥: You" in coach(visitor).question.text
    assert "take this trick in 70% of deals, with " in coach(visitor).question.text
    assert "these cards cost" not in coach(visitor).question.text, "one reason is enough"


def test_a_blunder_that_is_meant_is_made(sit):
    visitor = sit()
    blunder(visitor)
    visitor.click(coach(visitor).question.do_it)
    assert coach(visitor).question.isHidden()
    assert visitor.match.played[-1].move.word is Word.STAND


@pytest.mark.parametrize("key", [Qt.Key.Key_Escape, Qt.Key.Key_Return, Qt.Key.Key_Space])
def test_by_keyboard_it_is_taken_back_with_any_key_that_means_so(sit, key):
    visitor = sit()
    blunder(visitor)
    assert QApplication.focusWidget() is coach(visitor).question.take_back
    position = visitor.match.position
    visitor.press(key)
    assert coach(visitor).question.isHidden()
    assert visitor.match.position == position


def test_by_keyboard_it_is_done(sit):
    visitor = sit()
    blunder(visitor)
    visitor.press(Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is coach(visitor).question.do_it
    visitor.press(Qt.Key.Key_Return)
    assert visitor.match.played[-1].move.word is Word.STAND


def test_the_better_move_is_pointed_out_while_it_is_asked(sit):
    visitor = sit()
    blunder(visitor)
    assert visitor.table.hint.word is Word.SWAP
    visitor.click(coach(visitor).question.take_back)
    assert visitor.table.hint is None


@pytest.mark.parametrize(
    "worth",
    [
        ((BAD, 1.0), (BEST, 0.0)),  # the best
        ((BEST, 0.3), (BAD, 0.0)),  # a slip
        (),  # nobody can tell
    ],
)
def test_any_other_move_is_made_without_a_word(sit, worth):
    visitor = sit()
    coach(visitor)._scales._thinker.weigh(*worth)
    say(visitor, BAD)
    assert coach(visitor).question.isHidden()
    assert visitor.match.played[-1].move.word is Word.STAND


def test_a_difference_within_two_errors_is_no_blunder(sit):
    visitor = sit()
    balance = coach(visitor)._scales._thinker
    request, balance.asked = balance.asked, None
    told = valued(((BEST, 1.0), (BAD, 0.0)), error=0.6, deals=9)
    balance.answered.emit(ThinkResult(request, Choice(GAMES["kille"].read(BEST), Reason("whim")), told))
    say(visitor, BAD)
    assert visitor.match.played[-1].move.word is Word.STAND


def test_a_move_before_it_was_weighed_waits_for_that(sit):
    visitor = sit()
    position = visitor.match.position
    say(visitor, BAD)
    assert visitor.match.position == position
    coach(visitor)._scales._thinker.weigh((BAD, 1.0), (BEST, 0.0))
    assert visitor.match.played[-1].move.word is Word.STAND


def test_a_move_that_is_in_doubt_is_weighed_on(sit):
    """Over more deals, in the time that is left of a second."""
    visitor = sit()
    balance = coach(visitor)._scales._thinker
    balance.asked = None
    coach(visitor)._scales._asked = replace(coach(visitor)._scales._position, weigh=(), seconds=0.4)
    balance.answered.emit(ThinkResult(coach(visitor)._scales._asked, None, valued(((BEST, 0.6), (BAD, 0.0)), 0.1)))
    say(visitor, BAD)
    assert coach(visitor).question.isHidden()
    assert balance.asked.seconds == pytest.approx(0.6)
    balance.weigh((BEST, 1.0), (BAD, 0.0))
    assert coach(visitor).question.isVisible()


def test_what_is_known_of_a_position_is_not_weighed_again(sit):
    """Coach and hint read the same ledger."""
    visitor = sit()
    balance = coach(visitor)._scales._thinker
    balance.weigh((BEST, 1.0), (BAD, 0.0))
    visitor.press(Qt.Key.Key_H, on=visitor.table)
    assert visitor.window.navigator._bots.asked is None
    assert visitor.table.hint.word is Word.SWAP


def test_what_was_asked_about_is_remembered(sit):
    visitor = sit()
    blunder(visitor)
    session, match = visitor.page.session, visitor.match
    key = session.bots.evaluation_request(YOU).key
    assert session.bots.cache.page(key).told == {BAD: Mark.MISTAKE}
    again = EvaluationCache(match.id, session.journal.store)
    unit = match.rules.variant(match.setup.variant).unit
    assert again.verdict(key, BAD, unit).mark is Mark.MISTAKE


def test_but_not_for_long(sit):
    visitor = sit()
    say(visitor, BAD)
    coach(visitor)._scales._late.timeout.emit()
    assert visitor.match.played[-1].move.word is Word.STAND


def test_a_move_that_nobody_had_thought_of_is_weighed_then(sit):
    visitor = sit()
    balance = coach(visitor)._scales._thinker
    balance.weigh((BEST, 1.0), ("kuku", 0.5))
    say(visitor, BAD)
    assert balance.asked.weigh == (BAD,)
    balance.weigh((BEST, 1.0), (BAD, 0.0))
    assert coach(visitor).question.isVisible()


def test_switched_off_while_it_asks_the_move_is_taken_back(sit):
    visitor = sit()
    blunder(visitor)
    position = visitor.match.position
    visitor.press(Qt.Key.Key_C)
    assert coach(visitor).question.isHidden()
    assert visitor.match.position == position
    say(visitor, BAD)
    assert visitor.match.position > position


def test_something_else_can_be_chosen_instead_of_an_answer(sit):
    visitor = sit()
    blunder(visitor)
    say(visitor, BEST)
    assert coach(visitor).question.isHidden()
    assert visitor.match.played[-1].move.word is Word.SWAP


def cards_chosen(visitor):
    """Three cards of the hand at haljan, as they are laid."""
    table = visitor.table
    for card in table.context.own_hand[:3]:
        table.touch(card)
    return table.rules.write(table.context.readings[0])


def test_cards_that_are_asked_about_stay_chosen(sit):
    visitor = sit("haljan", "haljan")
    move = cards_chosen(visitor)
    best = next(
        text for text in map(visitor.match.rules.write, visitor.match.moves(YOU)) if text not in (move, "exchange")
    )
    coach(visitor)._scales._thinker.weigh((best, 20.0), (move, 0.0))
    visitor.press(Qt.Key.Key_Return, on=visitor.table)
    assert coach(visitor).question.isVisible()
    assert len(visitor.table.pick) == 3
    visitor.press(Qt.Key.Key_Escape)
    assert coach(visitor).question.isHidden()
    assert visitor.table.pick == ()


def test_cards_that_were_carried_to_the_table_go_back_to_the_hand(sit):
    visitor = sit("haljan", "haljan")
    table = visitor.table
    move = cards_chosen(visitor)
    worth = ("play H2 H3 H4", 20.0), (move, 0.0)
    coach(visitor)._scales._thinker.weigh(*worth)
    view, start, cloth = table.viewport(), table.mapFromScene(table.place(table.pick[0])), QPoint(400, 200)
    home = table.sprite(table.pick[0]).pos()
    visitor.qtbot.mousePress(view, Qt.MouseButton.LeftButton, pos=start)
    visitor.qtbot.mouseMove(view, cloth)
    visitor.qtbot.mouseRelease(view, Qt.MouseButton.LeftButton, pos=cloth)
    card = table.pick[0]
    assert coach(visitor).question.isVisible()
    visitor.click(coach(visitor).question.take_back)
    assert abs(table.sprite(card).pos().x() - home.x()) < 1
    assert visitor.match.played[-1].seat != YOU


def test_a_card_touched_while_it_asks_takes_the_move_back(sit):
    visitor = sit("haljan", "haljan")
    move = cards_chosen(visitor)
    coach(visitor)._scales._thinker.weigh(("play H2 H3 H4", 20.0), (move, 0.0))
    visitor.press(Qt.Key.Key_Return, on=visitor.table)
    visitor.table.touch(visitor.table.context.own_hand[0])
    assert coach(visitor).question.isHidden()
    assert len(visitor.table.pick) == 2


def test_nobody_is_asked_about_giving_up(sit, balances):
    visitor = sit("halma")
    visitor.table.touch("resign")
    assert visitor.match.outcome is not None


@pytest.mark.parametrize("code", first(language.LANGUAGES))
def test_the_question_covers_neither_the_prompt_nor_the_pot(sit, code):
    visitor = sit()
    with speaking(code):
        visitor.page.retranslate()
        blunder(visitor)
        settle()
        asked = QRectF(coach(visitor).question.geometry())
        pieces = visitor.table.card_scene.piece_sprites
        assert {"question", "pot"} <= set(pieces)
        for name in ("question", "pot", "chips"):
            assert not asked.intersects(pieces[name].sceneBoundingRect())
        buttons = visitor.table.card_scene.buttons.made.values()
        assert not any(asked.adjusted(-8, -8, 8, 8).intersects(made.geometry()) for made in buttons if made.isVisible())


@pytest.mark.parametrize("code", first(language.LANGUAGES))
def test_the_question_has_room_in_a_small_window(sit, code):
    visitor = sit()
    visitor.window.resize(NARROW)
    with speaking(code):
        visitor.page.retranslate()
        blunder(visitor)
        settle()
        question = coach(visitor).question
        assert list(cramped(question)) == []
        assert visitor.table.rect().contains(question.geometry())


def test_undo_forgets_the_question(sit):
    visitor = sit()
    coach(visitor)._scales._thinker.weigh((BAD, 1.0), (BEST, 0.0))
    say(visitor, BAD)
    visitor.press(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    say(visitor, BEST)
    assert coach(visitor).question.isVisible()
    visitor.page.session.laid.emit(visitor.match.view(YOU))
    assert coach(visitor).question.isHidden()


def test_the_question_speaks_the_language_of_the_day(sit):
    visitor = sit()
    blunder(visitor)
    english = coach(visitor).question.text
    with speaking("de"):
        visitor.page.retranslate()
        assert coach(visitor).question.text not in ("", english)


# After a hand.


def to_the_end_of_the_deal(visitor):
    deals = visitor.match.view(YOU).table.deal
    while visitor.match.view(YOU).table.deal == deals and CHANCE not in visitor.match.to_act:
        visitor.window.navigator._bots.answer()
    return visitor


@pytest.fixture
def after_a_slip(sit):
    visitor = sit()
    coach(visitor)._scales._thinker.weigh((BEST, 0.3), (BAD, 0.0))
    position = visitor.match.position
    say(visitor, BAD)
    return visitor, position


def test_after_the_hand_the_dearest_move_is_remarked(after_a_slip):
    visitor, _ = after_a_slip
    assert coach(visitor).note.text == ""
    visitor.page.session.between = 10_000
    to_the_end_of_the_deal(visitor)
    assert "0.3 chips worse" in coach(visitor).note.text
    assert coach(visitor).note.show_it.isVisible()


def test_a_game_without_hands_has_its_remark_at_the_end(sit):
    visitor = sit("halma")
    move, best = (visitor.match.rules.write(move) for move in list(visitor.match.moves(YOU))[:2])
    coach(visitor)._scales._thinker.weigh((best, 2.0), (move, 0.0))
    visitor.move(move.partition(" ")[2] or move)
    while YOU not in visitor.match.to_act:
        visitor.window.navigator._bots.answer()
    visitor.table.touch("resign")
    assert "2 squares worse" in coach(visitor).note.text


def test_it_can_be_looked_at_with_the_better_move(after_a_slip):
    visitor, position = after_a_slip
    visitor.page.session.between = 10_000
    to_the_end_of_the_deal(visitor)
    visitor.click(coach(visitor).note.show_it)
    assert visitor.page.controller.state.position == position
    assert visitor.table.hint.word is Word.SWAP
    visitor.press(Qt.Key.Key_Escape, on=visitor.table)
    assert visitor.page.controller.state.position is None


def test_what_was_taken_back_is_not_remarked(after_a_slip):
    visitor, _ = after_a_slip
    visitor.press(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    say(visitor, BEST)
    visitor.page.session.between = 10_000
    while YOU in visitor.match.to_act or not visitor.match.view(YOU).round.over:
        if CHANCE in visitor.match.to_act:
            break
        visitor.window.navigator._bots.answer()
    assert coach(visitor).note.text == ""


# Several people at one computer.


def test_of_two_people_the_owner_alone_is_helped(sit):
    players = (Player("Anna", owner=True), Player("Bo"))
    visitor = sit("haljan", "haljan", players=players, told=(), seed=3)
    assert coach(visitor).seat == YOU
    assert coach(visitor).note.isHidden(), "nobody has sat down"
    visitor.click(visitor.page.curtain.lift)
    assert coach(visitor).note.isVisible() == (visitor.page.session.viewer == YOU)
    visitor.page.controller.call()
    assert coach(visitor).note.isHidden()


def test_the_other_one_is_not_asked(sit, balances):
    players = (Player("Anna", owner=True), Player("Bo"))
    leads = next(seed for seed in range(20) if dealt("haljan", "haljan", players, seed).position == 1)
    visitor = sit("haljan", "haljan", players=players, seed=leads)
    visitor.click(visitor.page.curtain.lift)
    move = cards_chosen(visitor)
    visitor.table.commit()
    balances[-1].weigh((move, 1.0))
    assert visitor.page.session.viewer != YOU
    visitor.click(visitor.page.curtain.lift)
    assert balances[-1].asked is None
    position = visitor.match.position
    cards_chosen(visitor)
    visitor.table.commit()
    assert visitor.match.position > position


def test_two_people_of_whom_nobody_is_the_owner_have_no_coach(sit, balances):
    visitor = sit("haljan", "haljan", players=(Player("Anna"), Player("Bo")))
    assert coach(visitor).seat is None
    assert not visitor.window.menus.actions["coach"].isEnabled()
    assert not visitor.match.assisted
    assert balances == []
