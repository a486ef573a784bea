"""A hint is taken by asking once more, or by its button: it is chosen, and played only by whoever plays it."""

from random import Random

import pytest
from PySide6.QtCore import Qt

from bluestick.engine.bots import Choice, Reason, random_move
from bluestick.engine.estimates import Basis, ComparisonReason, Estimate
from bluestick.engine.match import Match
from bluestick.engine.record import Player
from bluestick.engine.seats import CHANCE, Seat
from bluestick.games import GAMES
from bluestick.match.bot_client import ThinkResult
from bluestick.text import game_texts
from tests.app.opponents import Opponents
from tests.app.players import PERSON

pytestmark = pytest.mark.thorough

YOU = Seat(0)


@pytest.fixture
def sit(visit):
    def sit_down(game, variant, seats, wanted, reason="only_play"):
        """At a table where that is your turn to do, and is what the hint will say."""
        rules = GAMES[game]
        others = tuple(Player(name, "easy") for name in ("Elin", "Nora", "Aksel")[: seats - 1])
        for seed in range(60):
            rng = Random(seed)
            match = Match(rules, rules.setup(seats, variant), (PERSON, *others), rng=Random(seed), id="test")
            for _ in range(300):
                if CHANCE in match.to_act:
                    match.chance()
                    continue
                found = [move for move in match.moves(YOU) if wanted(move)] if YOU in match.to_act else []
                if found:
                    break
                match.play(min(match.to_act), random_move(match.moves(min(match.to_act)), rng))
            if found:
                break
        visitor = visit()
        visitor.window.settings.forced_passes = False
        visitor.window.navigator._bots = bots = Opponents(visitor.window)
        visitor.window.navigator.play(match, visitor.window.store.create(match))
        visitor.hint = found[-1]
        visitor.press(Qt.Key.Key_H, on=visitor.table)
        bots.answered.emit(ThinkResult(bots.asked, Choice(found[-1], Reason(reason))))
        return visitor

    return sit_down


FORMS = [
    ("haljan", "haljan", 4, lambda move: len(getattr(move, "cards", ())) == 3, 3, "Select these"),
    ("haggis", "haggis", 2, lambda move: len(getattr(move, "cards", ())) == 2, 2, "Select these"),
    ("snapphana", "150", 2, lambda move: hasattr(move, "card"), 1, "Select it"),
    ("halma", "halma", 2, lambda move: hasattr(move, "target"), 1, "Select it"),
]


@pytest.mark.parametrize(("game", "variant", "seats", "wanted", "number", "button"), FORMS)
@pytest.mark.parametrize("way", ["key", "button"])
def test_it_is_chosen_and_not_played(sit, way, game, variant, seats, wanted, number, button):
    you = sit(game, variant, seats, wanted)
    position = you.match.position
    assert you.page.notice.action.text() == button
    assert you.table.pick == ()
    if way == "key":
        you.press(Qt.Key.Key_H, on=you.table)
    else:
        you.click(you.page.notice.action)
    assert len(you.table.pick) == number
    assert you.match.position == position


@pytest.mark.parametrize(("game", "variant", "seats", "wanted", "number", "button"), FORMS)
def test_enter_then_plays_it(sit, game, variant, seats, wanted, number, button):
    you = sit(game, variant, seats, wanted)
    position = you.match.position
    you.press(Qt.Key.Key_H, on=you.table)
    you.press(Qt.Key.Key_Return)
    if you.match.position == position:  # that more could be declared is said once
        you.press(Qt.Key.Key_Return)
    assert you.match.played[position].move == you.hint


@pytest.mark.everyday
def test_a_word_is_one_key_away(sit):
    you = sit("kille", "kille", 4, lambda move: str(move.word) == "swap")
    assert not you.page.notice.action.isVisible()
    position = you.match.position
    you.press(Qt.Key.Key_H, on=you.table)
    assert (you.table.cursor_part, you.match.position) == ("swap", position)
    you.press(Qt.Key.Key_Return)
    assert you.match.played[position].move == you.hint


def test_so_is_the_answer_to_what_was_counted(sit):
    you = sit("haljan", "haljan", 2, lambda move: str(getattr(move, "word", "")) == "next")
    you.press(Qt.Key.Key_H, on=you.table)
    assert you.page.card.button.hasFocus()


def test_when_the_hint_is_gone_another_one_is_asked_for(sit):
    you = sit(*FORMS[0][:4])
    you.press(Qt.Key.Key_H, on=you.table)
    you.press(Qt.Key.Key_Return)
    while YOU not in you.match.to_act or not you.table.is_settled:
        you.window.navigator._bots.answer()
    you.press(Qt.Key.Key_H, on=you.table)
    assert you.table.pick == ()
    assert you.window.navigator._bots.asked is not None


def test_the_hint_says_in_figures_why_it_is_better_than_the_next_best_move(sit):
    game, variant, seats, wanted, *_ = FORMS[0]
    visitor = sit(game, variant, seats, wanted)
    rules, session = visitor.match.rules, visitor.page.session
    other = next(move for move in visitor.match.moves(YOU) if wanted(move) and move != visitor.hint)
    thumb = Reason("lead_low")
    found = (
        Estimate(rules.write(visitor.hint), thumb, Basis.SAMPLED, 12.0, deals=100),
        Estimate(
            rules.write(other),
            thumb,
            Basis.SAMPLED,
            3.0,
            9.0,
            1.0,
            deals=100,
            why=ComparisonReason("trick", 0.68, 0.33),
        ),
    )
    session.hinted.emit(Choice(visitor.hint, thumb), found)
    name = game_texts.move(game, rules.write(other))
    assert f"Your side takes this trick in 70% of deals, with {name} in 35%. {name}: about 9 points worse." in (
        visitor.page.notice.text
    )
    assert game_texts.reason(game, thumb) not in visitor.page.notice.text
