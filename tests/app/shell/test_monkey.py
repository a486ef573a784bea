"""Random input at the window: table, match and file always agree."""

from random import Random

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QFileDialog

from bluestick.engine.record import Player, Record
from bluestick.games import GAMES, replayed
from bluestick.match.lesson_session import LessonSession
from bluestick.match.match_state import Action
from tests.daily import thinned

pytestmark = pytest.mark.thorough

KEYS = (
    *(Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down) * 2,
    *(Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Escape, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown) * 2,
    *(Qt.Key.Key_H, Qt.Key.Key_L, Qt.Key.Key_T, Qt.Key.Key_O, Qt.Key.Key_S, Qt.Key.Key_M, Qt.Key.Key_R),
    *(Qt.Key.Key_0, Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_3, Qt.Key.Key_4, Qt.Key.Key_F4),
    *(Qt.Key.Key_F1, Qt.Key.Key_F5, Qt.Key.Key_F6, Qt.Key.Key_F11, Qt.Key.Key_Tab, Qt.Key.Key_Backtab),
)
LEFT_ALONE = {"quit", "menu", "about_qt", "print_score", "print_rules"}
"""The end; and what waits for an answer before anything else may happen."""
CLAUSES = ("halma#", "halma#L4", "halma#LQ8", "halma#L3.2", "haljan#", "haljan#H5.4", "haljan#B3", "kille#K4.3")
SETTINGS = {
    "theme": ("day", "night", "contrast"),
    "language": ("sv", "nb", "de", "en"),
    "speed": ("off", "fast", "normal"),
    "reduced_motion": (False, True),
    "board": ("wood", "paper"),
    "coordinates": (False, True),
    "show_moves": (False, True),
    "letter_keys": (False, True),
    "memory_aid": (False, True),
    "bots": ("slow", "normal", "fast"),
    "one_touch": (False, True),
    "forced_passes": (False, True),
    "forced_plays": (False, True),
}


class Monkey:
    def __init__(self, visit, game, seed, speed):
        self.rng = Random(seed)
        self.visit = visit
        self.rules = GAMES[game]
        self.speed = speed
        self.done = []
        self.come_back()

    def play(self, acts):
        weights = {
            self.touch: 30,
            self.carry: 12,
            self.press: 20,
            self.choose_from_menus: 8,
            self.go_to_and_fro: 8,
            self.say: 2,
            self.lift_the_curtain: 20,
            self.look_back: 6,
            self.look_on: 6,
            self.wait: 6,
            self.change_settings: 4,
            self.resize: 3,
            self.read_rules: 1,
            self.sit_down: 2,
            self.resume: 1,
            self.kill_the_worker: 1,
            self.come_back: 0.3,
        }
        for number in range(acts):
            (act,) = self.rng.choices(list(weights), list(weights.values()))
            self.done.append(act.__name__)
            try:
                act()
                QApplication.processEvents()
                if number % 4 == 0:
                    self.compare()
            except BaseException as error:
                error.add_note(f"after {self.done[-20:]}")
                raise

    # What it does.

    def touch(self):
        for _ in range(self.rng.choice((1, 2, 2))):
            if self.page and (part := self.some_part()):
                self.visitor.touch(part)

    def carry(self):
        if self.page and self.some_part():
            table, qtbot = self.page.table.viewport(), self.visitor.qtbot
            start, end = (self.page.table.place(self.some_part()).toPoint() for _ in range(2))
            qtbot.mousePress(table, Qt.MouseButton.LeftButton, pos=start)
            qtbot.mouseMove(table, pos=start + QPoint(15, 15))
            if self.rng.random() < 0.4:  # with a piece in the hand
                self.rng.choice((self.press, self.wait, self.choose_from_menus, self.change_settings, self.resize))()
            qtbot.mouseMove(table, pos=end)
            qtbot.mouseRelease(table, Qt.MouseButton.LeftButton, pos=end)

    def press(self):
        self.visitor.press(self.rng.choice(KEYS), on=self.page.table if self.page and self.rng.random() < 0.7 else None)

    def choose_from_menus(self):
        actions = self.visitor.window.findChildren(QAction)
        self.pick(action for action in actions if action.isEnabled() and action.objectName() not in LEFT_ALONE)

    def go_to_and_fro(self):
        window = self.visitor.window
        for _ in range(self.rng.randrange(2, 8)):
            self.pick(
                action
                for action in map(window.menus.actions.__getitem__, ("undo", "redo", "restart", "hint"))
                if action.isEnabled()
            )

    def say(self):
        if self.page:
            words = self.page.panel.words
            seen = [made for made in (*words._buttons, words.yes, words.no) if made.isVisible() and made.isEnabled()]
            if seen:
                self.visitor.click(self.rng.choice(seen))

    def lift_the_curtain(self):
        if self.page and self.page.curtain.isVisible():
            self.visitor.click(self.rng.choice(list(self.page.curtain.people.values()) or [self.page.curtain.lift]))

    def look_on(self):
        looking_on = self.page and self.page.panel.spectator_bar
        if looking_on and looking_on.isVisible():
            self.visitor.click(self.rng.choice((looking_on.faster, looking_on.straight_on)))

    def look_back(self):
        if self.page:
            moves = self.page.panel.moves.viewport()
            place = QPoint(self.rng.randrange(moves.width()), self.rng.randrange(moves.height()))
            self.visitor.qtbot.mouseClick(moves, Qt.MouseButton.LeftButton, pos=place)

    def wait(self):
        self.visitor.qtbot.wait(self.rng.randrange(120))

    def change_settings(self):
        name = self.rng.choice(list(SETTINGS))
        setattr(self.visitor.window.settings, name, self.rng.choice(SETTINGS[name]))

    def resize(self):
        self.visitor.window.resize(self.rng.randrange(640, 2000), self.rng.randrange(480, 1300))

    def read_rules(self):
        self.visitor.window.docks.show_rules(self.rng.choice(CLAUSES))
        self.visitor.window.docks.viewer.field.setText(self.rng.choice(("", "o", "L7")))

    def sit_down(self):
        variant = self.rng.choice(self.rules.variants)
        names = ("", "Anna", "Bo", "Dag", *map(str, range(max(variant.seats))))
        players = [
            Player("Elin", "easy") if self.rng.random() < 0.4 else Player(name)
            for name in names[: self.rng.choice((min(variant.seats), *variant.seats))]
        ]
        options = {option.id: self.rng.random() < 0.5 for option in variant.options if not option.choices}
        setup = self.rules.setup(len(players), variant.id, options)
        self.visitor.window.navigator.begin(self.rules.id, setup, tuple(players))

    def resume(self):
        saves = self.visitor.window.store
        files = sorted((*saves.folder.glob("*.bluestick"), *saves.finished_folder.glob("*.bluestick")))
        if files:
            self.visitor.window.navigator.files.resume(self.rng.choice(files))

    def kill_the_worker(self):
        thinker = self.visitor.window.navigator._bots
        if thinker is not None and thinker._worker is not None:
            thinker._worker.process.kill()

    def come_back(self):
        self.visitor = self.visit()
        self.visitor.window.settings.speed = self.speed
        if self.rng.random() < 0.5:
            self.sit_down()

    # What must be true at any time.

    def compare(self):
        if not self.page:
            return
        session, table, window = self.page.session, self.page.table, self.visitor.window
        match = session.match
        is_kept = session.plays and self.page.policy.permissions.kept  # not so a lesson or a review
        if match.position and is_kept:
            held = replayed(Record.parse(session.journal.path.read_bytes())).record()
            assert held == match.record(), f"{self.page}: {len(held.moves)} of {match.position} moves are in the file"
        can = [window.menus.actions[name] for name in ("undo", "redo", "restart", "hint")]
        assert [action.isEnabled() for action in can] == [
            session.can_undo,
            session.can_redo,
            session.can_restart,
            Action.HINT in self.page.controller.state.can,
        ]
        if not table.is_settled or table.carried is not None or table.input_handler.is_gliding:
            return
        if session.skips:
            return
        lying = lie(table)
        table.lay_out(table.shown)
        assert lie(table) == lying
        if not self.page.curtain.isHidden():
            assert table.shown.seat is None
            assert table.moves is None
        elif self.page.controller.state.position is None:
            assert table.shown == match.view(table.shown.seat)
            assert table.shown.seat == session.viewer or not table.rules.has_secrets
            moves = match.moves(session.viewer) if self.is_asked() else ()
            assert set(table.moves or ()) == set(moves)

    def is_asked(self):
        """Whether the one at the table may move: no lesson tells something, and no forced move is about to be made."""
        session = self.page.session
        if isinstance(session, LessonSession):
            return session.is_asking
        planned = session._next
        return session.viewer is not None and not session.reads and (planned is None or planned[0] != session.viewer)

    # How it finds its way.

    @property
    def page(self):
        return self.visitor.window.navigator.table_page

    def some_part(self):
        table = self.page.table
        parts = table.moves.next_parts(table.pick) if table.moves is not None and self.rng.random() < 0.7 else ()
        lying = [part for part in table.parts() if table.place(part)]
        return self.rng.choice([part for part in lying if part in parts] or lying or [""])

    def pick(self, actions):
        found = sorted(actions, key=lambda action: action.objectName() + action.text())
        if found:
            self.rng.choice(found).trigger()


def lie(table):
    """What is seen where on a table."""
    return sorted((item.x(), item.y(), item.zValue(), item.scale(), item.opacity()) for item in table.scene().items())


@pytest.fixture
def no_files(monkeypatch):
    for ask in ("getOpenFileName", "getSaveFileName"):
        monkeypatch.setattr(QFileDialog, ask, lambda *args: ("", ""))


SPEEDS = ("off", "fast", "normal")


@pytest.mark.parametrize(("game", "speed"), thinned(GAMES, SPEEDS, every=2))
def test_whatever_is_touched_table_match_and_file_agree(visit, no_files, game, speed):
    Monkey(visit, game, 1, speed).play(150)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(2, 5))
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("speed", SPEEDS)
def test_whatever_is_touched_for_long_table_match_and_file_agree(visit, no_files, game, speed, seed):
    Monkey(visit, game, seed, speed).play(1500)
