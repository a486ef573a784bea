"""No text is wider than its place: with words much longer than ours, and in our languages in the smallest window."""

import re
from random import Random

import pytest
from PySide6.QtCore import QEvent, QPoint, QSize, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QDialogButtonBox,
    QFileDialog,
    QLabel,
    QMenu,
    QWidget,
)

from bluestick.app.home.deal_choice import DealSource
from bluestick.app.shell.window import MainWindow
from bluestick.app.widgets import style
from bluestick.app.widgets.labels import ElidedLabel
from bluestick.engine.bot_match import play_out
from bluestick.engine.bots import Level
from bluestick.engine.chance import HIGHEST_NUMBER
from bluestick.engine.duplicate import Comparison
from bluestick.engine.match import Match
from bluestick.engine.moves import Refusal
from bluestick.engine.record import Player
from bluestick.engine.rules import Unit
from bluestick.engine.seats import CHANCE
from bluestick.games import GAMES
from bluestick.match.deal_comparison import ComparisonCache
from bluestick.store import paths
from bluestick.store.match_store import MatchStore
from bluestick.store.settings import Settings
from bluestick.tables.drawing import art
from bluestick.tables.widget.cloth_buttons import ClothButton
from bluestick.text import language
from tests.app.opponents import counted
from tests.app.players import PERSON, bot, halma, play_on
from tests.app.speech import TRANSLATIONS, listening, pseudo, speaking
from tests.text.test_translations import messages

pytestmark = pytest.mark.thorough

CARDS = GAMES["haljan"]
ELIDED = (ElidedLabel, ClothButton)
"""What shows as much as there is room for, and the rest when it is pointed at."""
USUAL, SMALLEST, SVGA = QSize(1280, 800), QSize(900, 620), QSize(800, 600)


@pytest.fixture
def window(qapp, tmp_path):
    art.open_resources(paths.resources_folder())
    font, palette = qapp.font(), qapp.palette()
    style.apply_style(qapp, style.theme("day"))
    saves = MatchStore(tmp_path / "matches")
    for players in ((PERSON, bot("Elin")), (bot("Ivar"), PERSON, bot("Nora"), bot("Aksel"))):
        match = halma(*players)
        play_on(match, 20)
        journal = saves.create(match)
        journal.save(match)
        journal.close(match)
    window = MainWindow(Settings(tmp_path / "bluestick.ini"), saves)
    window.setWindowState(Qt.WindowState.WindowNoState)  # the screen of the tests is narrow
    with speaking("en"):
        window.show()
        yield window
        window.close()
        window.deleteLater()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    qapp.setStyleSheet("")
    qapp.setFont(font)
    qapp.setPalette(palette)


def sit_down(window, *players):
    """A table of people only, so that no bot begins to think."""
    match = halma(*players)
    play_on(match, 30)
    window.navigator.play(match, window.store.create(match))


def at_table(window):
    sit_down(window, PERSON, Player("Anna"))


def at_table_of_four(window):
    sit_down(window, PERSON, Player("Anna"), Player("Bo"), Player("Cecilia"))


def at_cards(window):
    match = Match(CARDS, CARDS.setup(4), (PERSON, Player("Anna"), Player("Bo"), Player("Cecilia")), rng=Random(1))
    play_on(match, 60)
    window.navigator.play(match, window.store.create(match))
    window.navigator.table_page.curtain.lift.click()


def at_kille(window):
    """Twenty people in the third deal of a pot."""
    rules = GAMES["kille"]
    others = tuple(Player(f"Maximiliane {number}") for number in range(2, 21))
    match = Match(rules, rules.setup(20), (PERSON, *others), rng=Random(1))
    rng = Random(1)
    while (table := match.view(None).table).deal < 3 and len(table.active) != 1:
        seat = min(match.to_act)
        if seat == CHANCE:
            match.chance()
        else:
            match.play(seat, match.moves(seat).sample(rng))
    window.navigator.play(match, window.store.create(match))
    window.navigator.table_page.curtain.lift.click()


def at_haggis(window):
    """Three people; cards that can be several things are chosen for a lead."""
    others = (Player("Maximiliane"), Player("Bartholomäus"))
    rules = GAMES["haggis"]
    match = Match(rules, rules.setup(3), (PERSON, *others), rng=Random(1))
    match.chance()
    window.navigator.play(match, window.store.create(match))
    window.navigator.table_page.curtain.lift.click()
    table = window.navigator.table_page.table
    hand = [card for card in table.context.own_hand if card is not None]
    for card in (hand[5], "J", "Q"):
        table.touch(card)


def score_of_haggis(window):
    at_haggis(window)
    window.docks.show_sheet()


def score_of_kille(window):
    at_kille(window)
    window.docks.show_sheet()


def refused(window):
    at_table(window)
    window.navigator.table_page.touches.refuse(Refusal("passes_goal", "halma#LQ5", ("k14", "m12")))


def offered_a_draw(window):
    at_table(window)
    session = window.navigator.table_page.session
    session.play(session.match.rules.read("offer"))
    QApplication.processEvents()


def asked_once_more(window):
    """Whether the match is really to end."""
    rules = GAMES["kille"]
    match = Match(rules, rules.setup(4), (PERSON, *(Player(name) for name in ("Anna", "Bo", "Dag"))), rng=Random(1))
    end = rules.read("end")
    while not (seats := [seat for seat in match.to_act if seat != CHANCE and end in match.moves(seat)]):
        play_on(match, 1)
    assert seats
    window.navigator.play(match, window.store.create(match))
    window.navigator.table_page.curtain.lift.click()
    window.navigator.table_page.panel.words.button("end").click()


def between_rounds(window):
    """Whether there is to be another round."""
    match = Match(CARDS, CARDS.setup(2), (PERSON, Player("Anna")), rng=Random(1))
    another = CARDS.read("next")
    while not any(seat != CHANCE and another in match.moves(seat) for seat in match.to_act):
        play_on(match, 1)
    window.navigator.play(match, window.store.create(match))
    window.navigator.table_page.curtain.lift.click()


def looked_back(window):
    at_cards(window)
    window.navigator.table_page.controller.look_at(20)


LONG = ("Maximiliane", "Bartholomäus", "Hildegard von Bingen")


def result_of(window, game, seats, seed, number=1, variant=None, **options):
    """What was counted is read; every name is long."""
    rules = GAMES[game]
    others = tuple(Player(f"{LONG[number % 3]} {number}") for number in range(2, seats + 1))
    setup = rules.setup(seats, variant=variant or rules.variants[0].id, options=options)
    match = counted(Match(rules, setup, (PERSON, *others), rng=Random(seed)), number)
    window.navigator.play(match, window.store.create(match))
    if window.navigator.table_page.curtain.isVisible():
        window.navigator.table_page.curtain.lift.click()
    assert window.navigator.table_page.card.isVisible() or match.outcome is not None


def agreed_among_people(window):
    window.navigator.open_new_match("halma")
    for row in window.navigator.new_page._rows[1:]:
        row._kinds._buttons["person"].click()


def cards_by_number(window, text):
    window.navigator.open_new_match("haljan", cards=DealSource.NUMBER)
    window.navigator.new_page.cards.field.setText(text)
    window.navigator.new_page._start.click()


def this_deal(window):
    """Of a match that is over, compared."""
    rules = GAMES["haggis"]
    match = Match(
        rules,
        rules.setup(3, options={"target": 50}),
        (PERSON, bot("Ivar"), bot("Nora")),
        deal=HIGHEST_NUMBER,
        known=True,
    )
    play_out(match)
    ComparisonCache(window.store).store(match.id, Comparison(Level.MEDIUM, -100, (250, -120, 99), Unit.POINTS))
    window.deals.show(match)


def rules_beside_the_table(window):
    at_table(window)
    window.docks.show_rules("halma#L7")
    window.docks.viewer.field.setText("b")


RARE = ("QShortcut", "QMimeType", "QImageWriter", "QTgaFile", "QLibrary")
"""Qt's texts that we translate as far as we show them: keys of rare keyboards, documents of other programs.

Qt asks for errors of pictures and libraries when it first loads one; no message of ours shows them.
"""

SCENES = {
    "shelf": lambda window: window.navigator.show_start_page(),
    "new match": lambda window: window.navigator.open_new_match("halma"),
    "table": at_table,
    "table of four": at_table_of_four,
    "cards": at_cards,
    "kille": at_kille,
    "score of kille": score_of_kille,
    "haggis": at_haggis,
    "score of haggis": score_of_haggis,
    "new match of haggis": lambda window: window.navigator.open_new_match("haggis"),
    "new match of kille": lambda window: window.navigator.open_new_match("kille"),
    "refusal": refused,
    "draw": offered_a_draw,
    "asked once more": asked_once_more,
    "between rounds": between_rounds,
    "looked back": looked_back,
    "langen": lambda window: result_of(window, "haljan", 4, 8),
    "round of haljan": lambda window: result_of(window, "haljan", 2, 8, 2),
    "round of haggis": lambda window: result_of(window, "haggis", 3, 8),
    "pot": lambda window: result_of(window, "kille", 20, 8),
    "hand of 800": lambda window: result_of(window, "snapphana", 4, 8, variant="800"),
    "hand of fjabbe": lambda window: result_of(window, "snapphana", 4, 8, variant="fjabbe"),
    "end of a match": lambda window: result_of(window, "kille", 20, 8, pots=1),
    "new match of people": agreed_among_people,
    "no such cards": lambda window: cards_by_number(window, "1TY4-0004-K7PX"),
    "this deal": this_deal,
    "rules": rules_beside_the_table,
    "settings": lambda window: window.dialogs.show_settings(),
    "keys": lambda window: window.dialogs.show_shortcuts(window.docks.game),
    "statistics": lambda window: window.dialogs.show_statistics(),
    "about": lambda window: window.dialogs.show_about(),
}


def settle():
    """Let the layouts come to rest."""
    for _ in range(5):
        QApplication.processEvents()


def cramped(root):
    """The texts under ``root`` that cannot be read to their end."""
    for widget in (root, *root.findChildren(QWidget)):
        if not widget.isVisible() or isinstance(widget, ELIDED) or not (needed := needed_size(widget)):
            continue
        if widget.width() < needed.width() or widget.height() < needed.height():
            yield f"{type(widget).__name__} {widget.text()!r}: {widget.size().toTuple()} for {needed.toTuple()}"
        elif (edge := cut_by(widget)) is not None:
            yield f"{type(widget).__name__} {widget.text()!r}: cut by {type(edge).__name__} {edge.width()}"


def needed_size(widget):
    match widget:
        case QLabel() if widget.text():
            if widget.wordWrap():
                metrics = widget.fontMetrics()
                words = re.sub("<[^>]*>", " ", widget.text()).split()
                longest = max((metrics.horizontalAdvance(word) for word in words), default=0)
                return QSize(longest, widget.heightForWidth(widget.width()))
            drawn = widget.fontMetrics().tightBoundingRect(widget.text())
            return QSize(widget.minimumSizeHint().width(), drawn.height())
        case QAbstractButton() if widget.text():
            return widget.minimumSizeHint()
        case QComboBox():
            return widget.minimumSizeHint()
    return None


def cut_by(widget):
    """What cuts the left or right side of a widget off, if anything does."""
    parent = widget
    while not parent.isWindow():
        parent = parent.parentWidget()
        left = widget.mapTo(parent, QPoint(0, 0)).x()
        if left < 0 or left + widget.width() > parent.width():
            return parent
    return None


def windows(window):
    """The window, and what stands open beside it."""
    return [widget for widget in QApplication.topLevelWidgets() if widget.isVisible() and not isinstance(widget, QMenu)]


def crowded(window, size, scenes=tuple(SCENES)):
    """Every text that does not fit, by scene."""
    found = {}
    for scene in scenes:
        window.resize(size)
        SCENES[scene](window)
        settle()
        assert window.size() == size
        texts = [text for shown in windows(window) for text in cramped(shown)]
        if texts:
            found[scene] = texts
        for dialog in windows(window):
            if dialog is not window:
                dialog.close()
    return found


def test_longer_words_have_room(window):
    with pseudo():
        assert crowded(window, USUAL) == {}


@pytest.mark.parametrize("code", language.LANGUAGES)
def test_our_languages_have_room_in_the_smallest_window(window, code):
    with speaking(code):
        assert crowded(window, SMALLEST) == {}


PAGES = ("shelf", "new match", "new match of haggis", "new match of kille", "new match of people", "no such cards")
"""Before one sits down."""


@pytest.mark.parametrize("code", language.LANGUAGES)
def test_what_is_before_a_table_has_room_on_an_old_screen(window, code):
    with speaking(code):
        assert crowded(window, SVGA, PAGES) == {}


@pytest.mark.parametrize("code", ["sv", "nb", "de"])
def test_everything_that_is_shown_has_a_translation(window, code):
    """Qt's own texts too."""
    with listening(code) as listener:
        crowded(window, USUAL)
        box = QDialogButtonBox(QDialogButtonBox.StandardButton(0x0FFFFF00))
        dialog = QFileDialog(window)
        dialog.setOption(QFileDialog.Option.DontUseNativeDialog)
        dialog.show()
        settle()
        dialog.deleteLater()
        box.deleteLater()
    known = {source for ts in TRANSLATIONS.glob(f"*_{code}.ts") for _, _, source, _ in messages(ts)}
    ours = code == "nb"  # whether Qt's texts are ours as well
    assert not {
        (context, source)
        for context, source in listener.missing
        # self.tr asks for its text in the context of every base class too
        if source not in known and (ours or not context.startswith("Q")) and context not in RARE
    }


def access_keys(actions):
    texts = [action.text() for action in actions if not action.isSeparator()]
    return [text[text.index("&") + 1].lower() for text in texts if "&" in text.replace("&&", "")]


@pytest.mark.parametrize("code", language.LANGUAGES)
def test_access_keys_are_unique_in_every_menu(window, code):
    with speaking(code):
        QApplication.processEvents()
        bar = window.menuBar()
        menus = [bar.actions(), *(menu.menu().actions() for menu in bar.actions())]
        for actions in menus:
            keys = access_keys(actions)
            assert len(set(keys)) == len(keys), keys
            assert len(keys) == sum(not action.isSeparator() for action in actions)


@pytest.mark.parametrize("code", language.LANGUAGES)
def test_access_keys_are_unique_among_the_settings(window, code):
    with speaking(code):
        window.dialogs.show_settings()
        pages = window.dialogs.created["preferences"].pages
        for page in map(pages.widget, range(pages.count())):  # keys of a page that is not shown are not heard
            keys = access_keys_of(page.findChildren(QLabel) + page.findChildren(QAbstractButton))
            assert keys
            assert len(set(keys)) == len(keys), keys


def access_keys_of(widgets):
    return [text[text.index("&") + 1].lower() for text in (widget.text() for widget in widgets) if "&" in text]
