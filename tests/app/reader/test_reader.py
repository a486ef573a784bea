"""Blind players' games: by the tree of the program alone, and as Orca reads them out."""

import shutil
import time
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication

from bluestick.app import texts
from bluestick.games import GAMES
from bluestick.tables.cards import card_name
from tests.app.reader.desktop import ROOT, Desktop, missing
from tests.app.reader.trick import at_the_beginning, before_the_end
from tests.app.speech import speaking

SIGNS = set("♠♥♦♣")
SPOKEN = Path(__file__).with_name("spoken")
"""What Orca has said, a file for every language; where it breathes is for it to say."""
NOTIFIED = "notification "
"""So it begins what it was not asked for."""
LACKING = missing()

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(bool(LACKING), reason=f"{LACKING} is not installed here"),
]


@pytest.mark.parametrize("game", GAMES)
def test_who_knows_only_the_tree_plays_reads_and_is_told(game):
    with Desktop() as desktop:
        desktop.begin()
        found = desktop.client("play", texts.game_name(game))
        assert found["moves"] >= 20
        assert found["heard"]
        assert not [said for said in found["heard"] if SIGNS & set(said)]
        assert [said for said in found["heard"] if said.startswith("Your turn")]
        assert found["refused"]
        assert len(found["rules"]["lines"]) > 20
        assert "In the picture: " in found["rules"]["text"]
        assert desktop.program.poll() is None
        assert not desktop.tracebacks()


def test_pages_turn_while_somebody_reads_them():
    with Desktop() as desktop:
        desktop.begin()
        walker = desktop.start_client("walk")
        assert desktop.client("turn", "200", seconds=900) == {"turned": 200}
        assert walker.poll() is None
        assert desktop.program.poll() is None
        assert not desktop.tracebacks()


def test_a_hundred_matches_take_no_more_room_with_a_reader():
    alone, read = matches(reader=False), matches(reader=True)
    assert read <= alone * 1.1, (read, alone)


def matches(*, reader):
    """How much more memory there is in use after a hundred matches, in kilobytes in all."""
    with Desktop() as desktop:
        if not reader:
            desktop.env.pop("QT_LINUX_ACCESSIBILITY_ALWAYS_ON")
        program = desktop.begin(*HUNDRED)
        if reader:
            desktop.start_client("walk")
        assert program.wait(1200) == 0, desktop.errors.read_text()[-2000:]
        assert not desktop.tracebacks()
        return int(program.stdout.read().split()[-1])


HUNDRED = (str(ROOT / ".venv/bin/python"), "-m", "tests.app.reader.hundred", "100")

NAMES = {
    "en": ("Resume: Haljan with Gard", "Back", "Resume: Haljan with Nora", "Hint"),
    "sv": ("Fortsätt: Haljan med Gard", "Tillbaka", "Fortsätt: Haljan med Nora", "Tips"),
    "nb": ("Fortsett: Haljan med Gard", "Tilbake", "Fortsett: Haljan med Nora", "Hint"),
    "de": ("Weiterspielen: Haljan mit Gard", "Zurück", "Weiterspielen: Haljan mit Nora", "Tipp"),
}


@pytest.mark.skipif(shutil.which("orca") is None, reason="Orca is not installed here")
@pytest.mark.parametrize("code", NAMES)
def test_orca_says_a_refusal_a_hint_a_trick_and_a_result(dressed, code):
    there, back, here, hint = NAMES[code]
    first, last = at_the_beginning(), before_the_end()
    with speaking(code):
        turned, *own = map(card_name, (first.view(0).table.turn_up, *last.view(0).hand))
        lay = QCoreApplication.translate("table", "Lay %n card(s)", "", len(own))
    with Desktop(code, orca=True) as desktop:
        for match in (last, first):
            journal = desktop.saves.create(match)
            journal.save(match)
            journal.release()
        desktop.begin()
        desktop.client("touch", there, turned, back, here, hint, *own, lay)
        time.sleep(8)
        lines = desktop.spoken()
        assert not desktop.tracebacks()
    assert not [line for line in lines if SIGNS & set(line)]
    said, place = " ".join(line.removeprefix(NOTIFIED) for line in lines if line.startswith(NOTIFIED)), 0
    for expected in (SPOKEN / f"{code}.txt").read_text(encoding="utf-8").splitlines():
        place = said.find(expected, place)
        assert place >= 0, f"{expected!r} is not in {said!r}"
