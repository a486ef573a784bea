"""The result card over the table: the match waits until it has been read."""

import re
from random import Random

import pytest
from PySide6.QtCore import QMargins, QPoint, QRect, Qt
from PySide6.QtWidgets import QApplication, QLabel, QPushButton

from bluestick.engine.match import Match
from bluestick.engine.record import Player
from bluestick.engine.seats import CHANCE, Seat
from bluestick.games import GAMES
from bluestick.text import game_texts
from bluestick.text.language import install_language
from tests.app.opponents import AtTable, Opponents, counted
from tests.app.players import PERSON, bot
from tests.daily import first

pytestmark = pytest.mark.thorough

KINDS = {
    "langen": ("haljan", {}, 1),
    "round of haljan": ("haljan", {"target": 10}, 2),
    "haggis": ("haggis", {}, 1),
    "pot": ("kille", {"pots": 20}, 1),
    "hand of 800": ("800", {}, 1),
    "hand of 1000": ("1000", {}, 1),
    "hand of 150": ("150", {}, 1),
    "hand of fjabbe": ("fjabbe", {}, 1),
}
"""Every kind of result after which cards are dealt: the game or its form, its options, and which count it is."""
SEATS = {"haljan": 4, "haggis": 3, "kille": 4, "800": 4, "1000": 2, "150": 2, "fjabbe": 4}
RUNNING = ("800", "1000", "150", "fjabbe")
"""What is counted line by line."""


def played(form, players=None, seed=8, **options):
    rules = GAMES["snapphana" if form in RUNNING else form]
    players = players or (PERSON, *map(bot, ("Elin", "Nora", "Aksel")))[: SEATS[form]]
    variant = form if form in RUNNING else rules.variants[0].id
    setup = rules.setup(len(players), variant=variant, options=options)
    return Match(rules, setup, players, rng=Random(seed), id=f"{form}{seed}")


@pytest.fixture
def sit(visit, monkeypatch):
    """At the table of a match, with opponents who wait for the test."""
    monkeypatch.setattr("bluestick.match.bot_client.BotClient", Opponents)

    def open_match(match):
        visitor = visit()
        visitor.window.navigator.play(match, visitor.window.store.create(match))
        QApplication.processEvents()
        return AtTable(visitor)

    return open_match


def at(sit, kind):
    game, options, number = KINDS[kind]
    return sit(counted(played(game, **options), number))


@pytest.mark.parametrize("kind", first(KINDS))
def test_nothing_goes_on_before_it_is_read(sit, qtbot, kind):
    you = at(sit, kind)
    position = you.match.position
    assert you.card.isVisible()
    assert you.card.button.hasFocus()
    you.page.session.end_pause()
    qtbot.mouseClick(you.table.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(3, 3))
    QApplication.processEvents()
    assert you.match.position == position
    assert you.card.isVisible()


@pytest.mark.parametrize("kind", KINDS)
def test_a_click_on_the_button_goes_on(sit, kind):
    you = at(sit, kind)
    position = you.match.position
    you.visitor.click(you.card.button)
    assert you.match.position > position
    assert you.match.played[position].seat == CHANCE
    assert not you.card.isVisible()


@pytest.mark.parametrize("kind", first(KINDS))
@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Escape])
def test_a_key_goes_on(sit, kind, key):
    you = at(sit, kind)
    position = you.match.position
    you.card.key_pause.stop()
    you.visitor.press(key)
    assert you.match.position > position
    assert not you.card.isVisible()
    assert you.table.hasFocus()


@pytest.mark.everyday
def test_a_key_goes_on_also_from_the_table(sit):
    you = at(sit, "langen")
    position = you.match.position
    you.table.setFocus()
    you.visitor.press(Qt.Key.Key_Space)
    assert you.match.position == position, "it has just appeared: that key was meant for something else"
    you.card.key_pause.stop()
    you.visitor.press(Qt.Key.Key_Space)
    assert you.match.position > position


def test_a_key_that_was_meant_for_the_trick_takes_nothing_away(sit):
    you = at(sit, "haggis")
    assert you.card.key_pause.isActive()
    you.visitor.press(Qt.Key.Key_Space)
    assert you.card.isVisible()


def played_before_the_last_move(sit, match):
    """At that table, and the move is made."""
    form = match.setup.variant if match.setup.variant in RUNNING else match.rules.id
    again = played(form, match.players, **dict(match.setup.options))
    for done in match.played[:-1]:
        again.play(done.seat, done.move)
    you = sit(again)
    assert not you.card.isVisible()
    last = match.played[-1]
    if last.seat == 0:
        you.page.session.play(last.move)
    else:
        you.opponents.answer(match.rules.write(last.move))
    return you


def test_it_appears_as_soon_as_the_last_trick_has_been_shown(sit):
    you = played_before_the_last_move(sit, counted(played("haljan")))
    assert you.card.isVisible()
    assert you.page.header.phase.whole() == "Langen is counted"


def test_who_is_asked_for_another_round_answers_on_it(sit):
    you = sit(counted(played("haljan"), 2))
    assert not you.page.session.reads, "the answer is waited for"
    assert you.card.button.text() == "Another round"
    you.visitor.click(you.card.button)
    assert 0 not in you.match.to_act
    assert not you.card.isVisible()
    while you.match.to_act and CHANCE not in you.match.to_act and you.cloth.is_round_over:
        you.opponents.answer("next")
    assert you.cloth.round == 2, "it has been read: nobody is asked once more"


def test_who_puts_it_away_has_not_answered(sit):
    you = sit(counted(played("haljan"), 2))
    you.visitor.press(Qt.Key.Key_Escape)
    assert not you.card.isVisible()
    assert 0 in you.match.to_act
    you.opponents.answer("next")
    assert not you.card.isVisible(), "nor does it come back by itself"


def test_several_people_go_on_when_one_of_them_does(sit):
    you = sit(counted(played("haljan", (PERSON, Player("Anna"), Player("Bo"), Player("Dag")))))
    if you.page.curtain.isVisible():
        you.visitor.click(you.page.curtain.lift)
    assert you.card.isVisible()
    you.visitor.click(you.card.button)
    assert you.cloth.utn


def test_who_only_looks_on_goes_on_too(sit):
    you = sit(counted(played("haljan", (bot("Ida"), bot("Elin"), bot("Nora"), bot("Aksel"))), 2))
    assert you.page.session.reads, "where bots alone are asked they wait, too"
    position = you.match.position
    you.visitor.click(you.card.button)
    while you.cloth.is_round_over:
        you.opponents.answer("next")
    assert you.match.position > position


def test_straight_on_stops_for_nothing(sit):
    you = sit(counted(played("haljan", (bot("Ida"), bot("Elin"), bot("Nora"), bot("Aksel")))))
    you.page.controller.skip()
    assert not you.card.isVisible()
    assert you.cloth.utn


@pytest.mark.parametrize("away", ["undo", "call", "look"])
def test_it_goes_away_by_itself(sit, away):
    people = (PERSON, Player("Anna"), bot("Nora"), bot("Aksel"))
    you = sit(counted(played("haljan", people)))
    if you.page.curtain.isVisible():
        you.visitor.click(you.page.curtain.lift)
    assert you.card.isVisible()
    if away == "look":
        you.page.controller.look_at(3)
    else:
        getattr(you.page.controller, away)()
    assert not you.card.isVisible()


def test_it_comes_back_with_the_present(sit):
    you = at(sit, "langen")
    you.page.controller.look_at(3)
    you.page.to_present()
    assert you.card.isVisible()
    assert you.page.session.reads


def test_it_is_looked_at_again_from_its_line_of_the_log(sit):
    you = at(sit, "langen")
    counts, text = you.match.position, you.card.text
    you.visitor.click(you.card.button)
    assert not you.card.isVisible()
    you.page.controller.look_at(counts)
    assert you.card.text == text
    assert you.card.button.text() == "Close"
    assert not you.card.button.hasFocus(), "the log keeps the keys"
    position = you.match.position
    you.visitor.click(you.card.button)
    assert you.match.position == position
    assert not you.card.isVisible()


@pytest.mark.parametrize("kind", first(KINDS))
def test_it_is_looked_at_again_from_the_score_sheet(sit, kind):
    you = at(sit, kind)
    text, number = you.card.text, KINDS[kind][2]
    you.visitor.click(you.card.button)
    you.visitor.window.menus.actions["sheet"].trigger()
    tree = you.visitor.window.docks.sheet.tree
    ways = [item for item in _items(tree.invisibleRootItem()) if item.text(0) == "Show on the table"]
    assert len(ways) == number
    tree.itemActivated.emit(ways[-1], 0)
    assert you.card.text == text
    assert you.page.controller.state.position is not None


def _items(item):
    for place in range(item.childCount()):
        yield item.child(place)
        yield from _items(item.child(place))


def test_a_match_is_resumed_where_something_is_read(sit, visit):
    you = at(sit, "haggis")
    you.page.session.saver.save()
    text, moves = you.card.text, you.match.record().moves
    again = AtTable(visit())
    again.visitor.click(again.visitor.window.navigator.start_page.matches.rows[0].resume)
    assert again.match.record().moves == moves
    assert again.card.text == text
    assert again.page.session.reads


def test_undo_and_redo_lead_back_to_it(sit):
    match = played("haljan", (PERSON, Player("Anna"), Player("Bo"), Player("Dag")))
    you = sit(counted(match))
    position = you.match.position
    you.page.controller.undo()
    assert not you.card.isVisible()
    you.page.controller.redo()
    assert you.match.position == position
    if you.page.curtain.isVisible():
        you.visitor.click(you.page.curtain.lift)
    assert you.card.isVisible()
    assert you.page.session.reads


def test_a_match_ends_after_its_last_count(sit):
    match = counted(played("haljan", target=1), 2)
    assert match.outcome is not None
    you = played_before_the_last_move(sit, match)
    assert you.card.isVisible()
    assert you.card.button.text() == "Show final result"
    assert not you.page.banner.isVisible()
    you.visitor.click(you.card.button)
    assert not you.card.isVisible()
    assert you.page.banner.isVisible()


def test_what_is_asked_beside_it_covers_it_as_little_as_can_be(sit):
    you = at(sit, "pot")
    you.page.status.score()
    notice = you.page.notice
    assert notice.isVisible()
    assert not notice.geometry().intersects(you.card.geometry().marginsRemoved(QMargins(0, 0, 0, 60)))
    main = QRect(you.card.button.mapTo(you.table, QPoint(0, 0)), you.card.button.size())
    assert not notice.geometry().intersects(main)


@pytest.mark.parametrize("kind", first(KINDS))
def test_every_line_has_its_clause(sit, kind):
    you = at(sit, kind)
    links = [button for button in you.card.findChildren(QPushButton) if button.property("kind") == "link"]
    read = []
    you.card.clause.connect(read.append)
    for link in links:
        link.click()
    game = you.match.rules.id
    assert len(read) >= 4
    assert all(clause.startswith(f"{game}#") for clause in read)


@pytest.mark.parametrize("kind", first(KINDS))
def test_it_is_read_out(sit, kind, monkeypatch):
    said = []
    monkeypatch.setattr("bluestick.app.play.result_card.announce", lambda widget, text: said.append(text))
    you = at(sit, kind)
    assert said[-1] == you.card.text
    assert you.card.button.accessibleDescription() == you.card.text
    result = game_texts.result(you.match.rules.id, you.match.view(Seat(0)), you.page.controller.state.names)
    for entry in (*result.lines, *result.totals):
        assert entry.text in said[-1]


def test_more_than_119_is_explained(sit):
    for seed in range(60):
        match = counted(played("haljan", (PERSON, bot("Elin")), seed))
        score = match.view(None).table.scores[0]
        if score.won is None and max(score.score) == 119:
            break
    else:
        raise AssertionError("no such langen among these")
    you = sit(match)
    assert "Langen gives 119 points at most" in you.card.text
    assert "Still lacking for 121: " in you.card.text


@pytest.mark.parametrize("code", first(["en", "sv", "nb", "de"]))
@pytest.mark.parametrize("kind", first(KINDS))
def test_it_covers_no_hand_and_has_room(sit, dressed, kind, code):
    install_language(dressed, code)
    you = at(sit, kind)
    you.visitor.window.settings.language = code
    you.visitor.window.resize(1024, 700)
    QApplication.processEvents()
    card = you.card
    place = card.geometry()
    assert you.table.rect().contains(place)
    assert not any(rect.toAlignedRect().intersects(place) for rect in you.table.protected_areas())
    main = card.button.geometry()
    assert card.rect().contains(main)
    assert main.width() >= card.button.sizeHint().width()


@pytest.mark.parametrize(
    ("game", "options", "order"),
    [("haljan", {"target": 1}, 2), ("haggis", {"target": 50}, 3), ("kille", {"pots": 1}, 4)],
)
def test_the_end_of_a_match_says_how_everybody_stands(sit, game, options, order):
    match = played(game, **options)
    rng = Random(3)
    while match.to_act:
        if CHANCE in match.to_act:
            match.chance()
        else:
            match.play(min(match.to_act), match.moves(min(match.to_act)).sample(rng))
    you = sit(match)
    banner = you.page.banner
    assert banner.isVisible()
    told = banner.again.accessibleDescription().removeprefix(f"{banner.text} ").split(" · ")
    assert len(told) == order
    scores = [int(line.rpartition(": ")[2].replace("−", "-")) for line in told]
    assert scores == sorted(scores, reverse=True)
    assert sum("You" in line for line in told) == 1


@pytest.mark.parametrize("size", first([(1024, 700), (1280, 800)]))
@pytest.mark.parametrize("kind", KINDS)
def test_everything_it_says_is_seen_at_once_beside_the_own_hand(sit, kind, size):
    you = at(sit, kind)
    you.visitor.window.setWindowState(Qt.WindowState.WindowNoState)
    you.visitor.window.resize(*size)
    QApplication.processEvents()
    QApplication.processEvents()
    assert you.card._scroll.verticalScrollBar().maximum() == 0
    assert not any(rect.toAlignedRect().intersects(you.card.geometry()) for rect in you.table.protected_areas())


@pytest.mark.parametrize("kind", ["langen", "hand of 150", "hand of fjabbe"])
def test_a_short_count_lies_on_no_plate_either(sit, kind):
    you = at(sit, kind)
    you.visitor.window.resize(1024, 700)
    QApplication.processEvents()
    assert not any(rect.toAlignedRect().intersects(you.card.geometry()) for rect in you.table.uncovered_areas())


# Counted line by line.


@pytest.fixture
def paced(monkeypatch):
    """Time is taken for each line, though nothing moves; so that the test says when, no line comes by itself."""
    monkeypatch.setattr("bluestick.app.play.results.COUNT", 1_000_000)
    monkeypatch.setattr("bluestick.app.shell.pace_settings.PAUSES", {"normal": 1.0})
    for duration in ("HOLD", "READ", "BETWEEN"):
        for module in (
            "motion.pace",
            "tricks.trick_events",
            "snapphana.events",
            "widget.presenter",
            "widget.card_display",
        ):
            monkeypatch.setattr(f"bluestick.tables.{module}.{duration}", 0, raising=False)


def running(sit, form="1000"):
    """At the first line of a count."""
    you = played_before_the_last_move(sit, counted(played(form)))
    assert you.card.isVisible()
    assert you.card.is_counting
    return you


def told(card):
    """The texts of the lines and totals that can be read now."""
    return [made.text() for made in card.findChildren(QLabel) if made.isVisible() and made.text()]


@pytest.mark.parametrize("form", RUNNING)
def test_a_hand_is_counted_line_by_line_and_the_totals_come_last(sit, paced, form):
    you = running(sit, form)
    result = game_texts.result("snapphana", you.match.view(Seat(0)), you.page.controller.state.names)
    place, button = you.card.geometry(), you.card.button.geometry().bottom()
    for number, entry in enumerate(result.lines):
        assert entry.text not in told(you.card)[1 + len(result.sides) + 2 * number :]
        assert not {total.text for total in result.totals} & set(told(you.card))
        you.card._go_on()
        assert entry.text in told(you.card)
        assert (you.card.geometry(), you.card.button.geometry().bottom()) == (place, button), "nothing jumps"
    you.card._go_on()
    assert {total.text for total in result.totals} <= set(told(you.card))
    assert not you.card.is_counting
    assert you.card.geometry() == place
    assert you.match.to_act == {CHANCE}, "and nothing is dealt over it"


def test_a_count_runs_by_itself(sit, paced, monkeypatch, qtbot):
    monkeypatch.setattr("bluestick.app.play.results.COUNT", 1)
    you = played_before_the_last_move(sit, counted(played("150")))
    qtbot.waitUntil(lambda: you.card.isVisible() and not you.card.is_counting)
    assert you.card.button.text() == "Next deal"
    assert you.match.to_act == {CHANCE}


@pytest.mark.parametrize("way", ["button", "space", "space at the table", "escape"])
def test_one_touch_leads_to_the_end_of_the_count_and_another_one_on(sit, paced, way):
    you = running(sit)
    position = you.match.position
    for touched in range(2):
        you.card.key_pause.stop()
        if way == "button":
            you.visitor.click(you.card.button)
        elif way == "escape":
            you.visitor.press(Qt.Key.Key_Escape)
        else:
            (you.table if "table" in way else you.card.button).setFocus()
            you.visitor.press(Qt.Key.Key_Space)
        assert not you.card.is_counting
        assert you.card.isVisible() != bool(touched)
        assert (you.match.position > position) == bool(touched)


def test_the_panel_tells_no_totals_before_the_card(sit, paced):
    you = running(sit)
    log, totals = you.page.panel.moves, you.cloth.totals
    assert "counted" not in log.item(log.count() - 1).text()
    assert [tally._score.text() for tally in you.page.panel.score_bars.values()] != [*map(str, totals)]
    you.card.show_all()
    assert log.item(log.count() - 1).text().startswith("Deal 1 is counted")
    assert [tally._score.text() for tally in you.page.panel.score_bars.values()] == [*map(str, totals)]


def test_the_plates_tell_no_lost_hand_before_the_card(sit, paced):
    you = running(sit, "fjabbe")
    losers = you.cloth.scores[-1].losers

    def plates():
        furniture = you.table.card_scene.piece_sprites
        return [furniture[f"plate {seat}"]._picture.cacheKey() for seat in losers]

    def notes():
        return [you.table.game.plate_note(you.table.context, seat) for seat in losers]

    before = plates()
    assert losers
    assert not any("lost" in note for note in notes())
    you.card.show_all()
    assert notes() == ["1 lost deal"] * len(losers)
    assert not set(plates()) & set(before), "they are drawn again"


@pytest.mark.parametrize("away", ["undo", "skip", "look"])
def test_who_does_something_else_while_it_is_counted_finds_the_panel_complete(sit, paced, away):
    you = running(sit)
    if away == "look":
        you.page.controller.look_at(3)
        you.page.to_present()
        assert you.card.isVisible()
        assert not you.card.is_counting, "it has been begun"
    else:
        getattr(you.page.controller, away)()
    log = you.page.panel.moves
    assert max(log.positions()) == you.match.position


def test_a_count_is_not_begun_again_by_another_language(sit, paced):
    you = running(sit)
    you.visitor.window.settings.language = "sv"
    QApplication.processEvents()
    assert you.card.isVisible()
    assert not you.card.is_counting
    assert you.card.button.text() == "Nästa giv"


def test_what_is_looked_at_again_is_there_at_once(sit, paced):
    you = running(sit)
    position = you.match.position
    you.page.controller.look_at(position)
    assert you.card.isVisible()
    assert not you.card.is_counting


@pytest.mark.parametrize("form", RUNNING)
def test_the_lines_of_a_hand_add_up(form):
    for seed in range(8, 14):
        match = counted(played(form, seed=seed))
        score = match.view(None).table.scores[-1]
        result = game_texts.result("snapphana", match.view(Seat(0)), ["", "Elin", "Nora", "Aksel"][: SEATS[form]])
        for side, points in enumerate(score.score):
            assert sum(int(entry.amounts[side] or 0) for entry in result.lines) == points
        assert all(entry.clause for entry in (*result.lines, *result.totals))


@pytest.mark.parametrize("kind", KINDS)
def test_what_is_read_out_of_a_card_are_sentences(sit, kind):
    said = at(sit, kind).card.text
    assert said.endswith((".", "!"))
    assert not re.search(r"[:,.!?…] ?[.:,]", said)
