"""A simulated learner who takes lessons at the window, by mouse or keyboard; answers come from the record."""

from collections import deque

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtWidgets import QApplication

from bluestick.games.snapphana.moves import Give
from bluestick.store.lesson_progress import lesson_folder
from bluestick.tables.widget.card_table import CardTable

ARROWS = {
    (1, 0): Qt.Key.Key_Right,
    (-1, 0): Qt.Key.Key_Left,
    (0, -1): Qt.Key.Key_Up,
    (0, 1): Qt.Key.Key_Down,
}
FINE = 4
"""Distance of the points tried, in pixels."""


class Learner:
    """The common part of both learners; subclasses define how to go on and how to touch."""

    def __init__(self, visitor):
        self.visitor = visitor
        self.window = visitor.window

    @property
    def page(self):
        return self.window.navigator.table_page

    @property
    def session(self):
        return self.page.session

    @property
    def table(self):
        return self.page.table

    @property
    def rules(self):
        return self.session.match.rules

    @property
    def answer(self):
        """The move of the record at this stop."""
        return self.rules.read(self.session.lesson.record.moves[self.session.stop.position].text)

    def take(self, stem):
        """Open a lesson from the start page."""
        tile = next(tile for tile in self.window.navigator.start_page._tiles if tile.game == stem.parent.name)
        self.choose(tile.other if not tile._teaches else tile)
        page = self.window.navigator.list_page
        lessons = [entry.lesson.id for entry in page._entries]
        self.choose(page.rows[lessons.index(stem.name)])
        self.wait()

    def wait(self):
        """Wait for the next stop or the end, and skip what is being shown."""
        for _ in range(2000):
            QApplication.processEvents()
            if self.session.is_over or (self.session.is_at_stop and self.table.is_settled):
                return
            if not self.table.is_settled:
                self.finish_now()
        raise AssertionError(f"stop {self.session.stop.name} is never reached")

    def finish(self, before=lambda learner: None):
        """Go to the end of the lesson; ``before`` is called before every answer."""
        while not self.session.is_over:
            at = self.session.at
            if self.session.is_asking:
                before(self)
                self.give(self.answer)
            else:
                self.go_on()
            self.wait()
            assert self.session.is_over or self.session.at > at

    def give(self, move):
        """Make a move with the available controls, confirming it if asked; return its answer."""
        given = []
        self.session.answered.connect(lambda code, same: given.append((code, same)))
        refused = []
        self.table.refused.connect(refused.append)
        parts = [f"gift {move.card}"] if isinstance(move, Give) else list(self.rules.parts(move))
        moves = self.table.moves
        (word,) = parts if len(parts) == 1 and parts[0] in self.table.words(moves) else ("",)
        if word:
            self.say(word)
        else:
            for part in parts:
                self.touch(part)
            if isinstance(self.table, CardTable):
                self.lay(move)
                if not given:  # the table asks whether to declare more first
                    self.lay(move)
        assert not refused, (move, refused)
        assert len(given) == 1, (move, given)
        return given[0]

    def lay(self, move):
        readings = self.table.context.readings
        assert move in readings, (move, readings, self.table.pick)
        if readings[0] == move:
            self.lay_first()
        else:
            self.mean(readings.index(move))


class ByMouse(Learner):
    """Learner who clicks on what is visible."""

    def choose(self, widget):
        self.visitor.click(widget)

    def go_on(self):
        card = self.page.card
        self.visitor.click(card.button if card.isVisible() else self.page.policy.ways.onward)

    def finish_now(self):
        self._click(QPointF(3, 3))

    def touch(self, part):
        QApplication.processEvents()
        self._click(self._spot(part))

    def say(self, word):
        QApplication.processEvents()
        button = self.table.word_button(word) or self.page.panel.words.find_button(word)
        if button is None:
            part = next(
                part for part in self.table.parts() if self.table.game.input.word_of(self.table.context, part) == word
            )
            self.touch(part)
        else:
            self.visitor.click(button)

    def lay_first(self):
        QApplication.processEvents()
        self.visitor.click(self.table.word_button("play"))

    def mean(self, reading):
        self.visitor.click(self.table.card_scene.buttons.chooser)
        menu = self.table.card_scene.buttons.chooser.menu_of_readings
        self.visitor.qtbot.mouseClick(
            menu, Qt.MouseButton.LeftButton, pos=menu.actionGeometry(menu.actions()[reading]).center()
        )

    def _spot(self, part):
        """Return a point of a part that nothing else covers."""
        edge = self.table.outline(part)
        frame = edge.boundingRect()
        assert not frame.isEmpty(), f"{part} is not there"
        for y in range(int(frame.top()) + 2, int(frame.bottom()), FINE):
            for x in range(int(frame.left()) + 2, int(frame.right()), FINE):
                if edge.contains(QPointF(x, y)) and self.table.part_at(QPointF(x, y)) == part:
                    return QPointF(x, y)
        raise AssertionError(f"{part} is covered")

    def _click(self, point):
        self.visitor.qtbot.mouseClick(self.table.viewport(), Qt.MouseButton.LeftButton, pos=point.toPoint() + QPoint())


class ByKeys(Learner):
    """Learner who only presses keys, wherever the focus is."""

    def choose(self, widget):
        self._tab_to(widget)
        self.visitor.press(Qt.Key.Key_Return)

    def go_on(self):
        self.page.card.key_pause.stop()
        self.visitor.press(Qt.Key.Key_Space)

    def finish_now(self):
        self.visitor.press(Qt.Key.Key_Space)

    def touch(self, part):
        if not self.table.cursor_part:
            self.visitor.press(Qt.Key.Key_Right)
        for key in self._way(self.table.cursor_part, part):
            self.visitor.press(key)
        assert self.table.cursor_part == part
        self.visitor.press(Qt.Key.Key_Space)

    def say(self, word):
        if word in self.table.parts():
            self.touch(word)
            return
        on_cloth = [
            part for part in self.table.parts() if self.table.game.input.word_of(self.table.context, part) == word
        ]
        if on_cloth:
            self.touch(on_cloth[0])
            return
        self._tab_to(self.page.panel.words.button(word))
        self.visitor.press(Qt.Key.Key_Space)

    def lay_first(self):
        self.visitor.press(Qt.Key.Key_Return)

    def mean(self, reading):
        self.visitor.press(Qt.Key.Key_F3)
        menu = self.table.card_scene.buttons.chooser.menu_of_readings
        for _ in range(reading):
            self.visitor.press(Qt.Key.Key_Down, on=menu)
        self.visitor.press(Qt.Key.Key_Return, on=menu)

    def _tab_to(self, widget):
        for _ in range(60):
            if QApplication.focusWidget() is widget:
                return
            self.visitor.press(Qt.Key.Key_Tab)
        raise AssertionError(f"the keyboard never comes to {widget.accessibleName() or widget.text()}")

    def _way(self, start, goal):
        seen, edge = {start: []}, deque([start])
        while goal not in seen:
            assert edge, f"no arrow leads to {goal}"
            here = edge.popleft()
            for way, key in ARROWS.items():
                there = self.table.game.neighbour(self.table.context, here, *way)
                if there not in seen:
                    seen[there] = [*seen[here], key]
                    edge.append(there)
        return seen[goal]


def lessons(games):
    """Return all lessons of these games, as paths without suffix."""
    from bluestick.match.lesson_script import lesson_stems

    return [stem for game in games for stem in lesson_stems(lesson_folder(game))]
