"""A simulated user at the main window, with a mouse and a keyboard."""

import json
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from bluestick.engine.match import Match
from bluestick.engine.record import Player
from bluestick.engine.seats import CHANCE, Seat
from bluestick.games import GAMES
from bluestick.games.halma.moves import DrawLots

RULES = GAMES["halma"]
CASES = json.loads((Path(__file__).parents[1] / "games" / "cases" / "halma.json").read_text(encoding="utf-8"))
WHOLE_MATCH = next(case for case in CASES if case["id"] == "LR01")["moves"].split()
"""Moves of a whole match of Halma: seat 0 begins, and only pieces are moved."""

TWO_PEOPLE = (Player("Anna"), Player("Bo"))
KEYS = {(1, 0): Qt.Key.Key_Right, (-1, 0): Qt.Key.Key_Left, (0, 1): Qt.Key.Key_Up, (0, -1): Qt.Key.Key_Down}


class Visitor:
    """Reads and touches the window; knows only what the window shows."""

    def __init__(self, window, qtbot):
        self.window = window
        self.qtbot = qtbot
        self.cursor = None

    @property
    def page(self):
        return self.window.navigator.table_page

    @property
    def table(self):
        return self.page.table

    @property
    def match(self):
        return self.page.session.match

    def sit_down(self, players=TWO_PEOPLE, moves=(), **options):
        """Open a match of Halma at the table, with these moves already made and seat 0 first."""
        match = Match(RULES, RULES.setup(len(players), options=options), players, id=f"match{len(moves)}")
        match.play(CHANCE, DrawLots(Seat(0)))
        for text in moves:
            match.play(min(match.to_act), RULES.read(text))
        self.window.navigator.play(match, self.window.store.create(match))
        return self

    @property
    def tile(self):
        """The tile of Halma on the start page."""
        return next(tile for tile in self.window.navigator.start_page._tiles if tile.game == RULES.id)

    def click(self, widget):
        self.qtbot.mouseClick(widget, Qt.MouseButton.LeftButton)

    def press(self, key, modifier=Qt.KeyboardModifier.NoModifier, on=None):
        self.qtbot.keyClick(on or QApplication.focusWidget() or self.window, key, modifier)

    def touch(self, square):
        place = self.table.mapFromScene(self.table.place(square))
        self.qtbot.mouseClick(self.table.viewport(), Qt.MouseButton.LeftButton, pos=place)

    def move(self, text):
        for square in text.split("-"):
            self.touch(square)

    def steer(self, square):
        """Move the cursor to a square with the keys, and press it."""
        self.cursor = self.cursor or self._where()
        while self.cursor != square:
            here, there = _place(self.cursor), _place(square)
            step = tuple((b > a) - (b < a) for a, b in zip(here, there, strict=True))
            direction = (step[0], 0) if step[0] else (0, step[1])
            self.press(KEYS[direction], on=self.table)
            self.cursor = _square(here[0] + direction[0], here[1] + direction[1])
        self.press(Qt.Key.Key_Space, on=self.table)

    def _where(self):
        self.press(Qt.Key.Key_Left, on=self.table)  # the cursor appears
        return self.table.pointed


def _place(square):
    return ord(square[0]) - ord("a"), int(square[1:])


def _square(file, rank):
    return f"{chr(ord('a') + file)}{rank}"
