"""Plays in a real window until killed, and reports everything that is saved."""

from __future__ import annotations

import os
from hashlib import sha256
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

from trust.places import told, window_on

if TYPE_CHECKING:
    from bluestick.app.shell.window import MainWindow
    from bluestick.engine.record import Record

NAME = "Ask"
"""Name in the settings, which must survive."""


def digest(record: Record) -> str:
    """Return a hash of the state of a match."""
    return sha256("".join(record.lines()).encode()).hexdigest()


def play(folder: Path, seed: int, connection: Connection) -> None:
    """Act as fast as possible; send a message before and after each save."""
    from PySide6.QtWidgets import QApplication

    from bluestick.store.journal import Journal

    errors: list[str] = []
    save = Journal.save

    def tell(journal: Journal, match: Any) -> None:
        what = (match.id, digest(match.record()))
        connection.send(("saving", *what))
        save(journal, match)
        connection.send(("saved", *what))

    Journal.save = tell  # type: ignore[method-assign]
    with window_on(folder, errors) as window:
        window.settings.name = NAME
        window.settings.stored.sync()
        QApplication.processEvents()
        connection.send(("ready", os.getpid(), ""))
        player = Player(window, Random(seed))
        while True:
            try:
                player.act()
                QApplication.processEvents()
            except Exception as error:
                errors.append(told(error))
            for error in errors:
                connection.send(("error", error, ""))
            errors.clear()


class Player:
    """Uses a window at random."""

    def __init__(self, window: MainWindow, rng: Random) -> None:
        self._window, self._rng = window, rng
        self._resumed = False

    def act(self) -> None:
        acts = {
            self.move: 60,
            self.go_to_and_fro: 6,
            self.leave: 2,
            self.begin: 2,
            self.resume: 2,
            self.change_settings: 2,
            self.review: 2,
            self.learn: 2,
        }
        if not self._resumed:  # the match that was open when the previous program was killed
            self._resumed = True
            self.resume()
        self._rng.choices(list(acts), list(acts.values()))[0]()

    def move(self) -> None:
        page = self._window.navigator.table_page
        if page is None:
            self.begin()
            return
        page.table.finish_now()
        if page.curtain.isVisible():
            page.curtain.lift.click()
        if page.table.moves:
            from bluestick.engine.bots import random_move

            page.session.play(random_move(page.table.moves, self._rng))

    def go_to_and_fro(self) -> None:
        menus = self._window.menus
        possible = [
            action for action in map(menus.actions.__getitem__, ("undo", "redo", "restart")) if action.isEnabled()
        ]
        if possible:
            self._rng.choice(possible).trigger()

    def leave(self) -> None:
        self._window.navigator.show_start_page()

    def begin(self) -> None:
        from bluestick.engine.record import Player as Somebody
        from bluestick.games import GAMES

        rules = self._rng.choice(list(GAMES.values()))
        form = self._rng.choice(rules.variants)
        setup = rules.setup(min(form.seats), form.id)
        bot = Somebody("Embla", "easy") if self._rng.random() < 0.3 else Somebody("Bo")
        others = (bot, *(Somebody(f"C{seat}") for seat in range(2, setup.seats)))
        self._window.navigator.begin(rules.id, setup, (Somebody("Ask", None, True), *others))

    def resume(self) -> None:
        matches = self._window.store.open_matches()
        if matches:
            self._window.navigator.files.resume(matches[min(int(self._rng.expovariate(0.7)), len(matches) - 1)].path)

    def change_settings(self) -> None:
        self._window.settings.theme = self._rng.choice(("day", "night", "contrast"))
        self._window.settings.stored.sync()

    def review(self) -> None:
        matches = self._window.store.open_matches()
        if matches:
            self._window.reviews.open(matches[0].path)

    def learn(self) -> None:
        from bluestick.games import GAMES

        lessons = self._window.lessons
        lessons.show_list(self._rng.choice(list(GAMES)))
        if lessons.controller is not None and self._window.navigator.list_page is not None:
            known = lessons.controller.lessons()
            lessons.start(self._rng.choice(known).id)
            lessons.progress.reach("halma", known[0].id, f"stop {self._rng.random()}")
