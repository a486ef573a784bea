"""Begin, play a little and leave that many matches in the window; print the memory used."""

import os
import sys
from pathlib import Path
from random import Random

from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtWidgets import QApplication

from bluestick.app.shell.window import MainWindow
from bluestick.app.widgets import style
from bluestick.engine.match import Match
from bluestick.engine.record import Player
from bluestick.engine.seats import CHANCE
from bluestick.games import GAMES
from bluestick.store import paths
from bluestick.store.match_store import MatchStore
from bluestick.store.settings import Settings
from bluestick.tables.drawing import art
from bluestick.text import language

MOVES, WARM = 12, 20
"""Moves played in each match; matches played before the first measurement, to fill the caches."""


def rest(milliseconds):
    """Run the event loop for that time, so that a client can read."""
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


def resident():
    """Return the resident memory in kilobytes."""
    lines = Path("/proc/self/status").read_text().splitlines()
    return int(next(line for line in lines if line.startswith("VmRSS")).split()[1])


def main():
    """Run ``hundred.py NUMBER``."""
    app = QApplication([])
    data = Path(os.environ["BLUESTICK_DATA"])
    art.open_resources(paths.resources_folder())
    style.apply_style(app, style.theme("day"))
    language.install_language(app, "en")
    settings = Settings(data / "bluestick.ini")
    saves = MatchStore(data / "matches")
    window = MainWindow(settings, saves)
    window.show()
    rng = Random(1)
    for number in range(int(sys.argv[1]) + WARM):
        rules = list(GAMES.values())[number % len(GAMES)]
        setup = rules.setup()
        players = (Player(""), *(Player(f"P{seat}", "easy") for seat in range(1, setup.seats)))
        match = Match(rules, setup, players, rng=Random(number))
        while match.to_act and match.position < MOVES:
            if CHANCE in match.to_act:
                match.chance()
            else:
                seat = min(match.to_act)
                match.play(seat, match.moves(seat).sample(rng))
        window.navigator.play(match, saves.create(match))
        rest(400)
        window.navigator.show_start_page()
        rest(100)
        if number + 1 == WARM:
            print("warm", resident(), flush=True)
    print(resident(), flush=True)
    window.close()


if __name__ == "__main__":
    main()
