"""Blind players' games: by the tree of the program alone, and as Orca reads them out."""

import shutil
import time
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication

from bluestick.app.home.open_matches import preview_of
from bluestick.games import GAMES
from bluestick.games.haljan.cards import card_suits
from bluestick.match import lesson_script as lessons
from bluestick.store import paths
from bluestick.text import game_texts, game_titles, table_phrases
from bluestick.text.cards import card_name, suit_name
from bluestick.text.spoken import spoken_text
from tests.app.reader.desktop import ROOT, Desktop, missing
from tests.app.reader.ends import before_a_result, refusing
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
        found = desktop.client("play", game_titles.game_name(game))
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
        turned = said_at(first, first.view(0).table.turn_up)
        own = [said_at(last, card) for card in last.view(0).hand]
        lay = QCoreApplication.translate("table", "Lay %n card(s)", "", len(own))
    hear(code, code, (last, first), (there, turned, back, here, hint, *own, lay))


def said_at(match, card):
    """A card of haljan as the table calls it."""
    trump, name = match.view(0).table.trump, card_name(card)
    return table_phrases.trump_card(name) if card_suits(trump)[card] == trump else name


@pytest.mark.skipif(shutil.which("orca") is None, reason="Orca is not installed here")
@pytest.mark.parametrize("code", NAMES)
def test_orca_says_what_is_trumps_once_nothing_is_turned_up(dressed, code):
    match = before_the_end()
    trump = match.view(0).table.trump
    assert match.view(0).table.turn_up is None
    with speaking(code):
        table = QCoreApplication.translate("Menus", "Describe the &table").replace("&", "")
        said = spoken_after(code, [match], (NAMES[code][2], table))
        trumps = table_phrases.trump_suit_text(suit_name(trump))
        played = [card for laid in match.view(0).table.trick for card in laid.cards]
        assert trumps in said
        assert all(said_at(match, card) in said for card in played)
        assert said.index(trumps) < min(said.index(card_name(card)) for card in played)


@pytest.mark.skipif(shutil.which("orca") is None, reason="Orca is not installed here")
@pytest.mark.parametrize("game", GAMES)
def test_orca_says_the_answer_of_a_lesson(dressed, game):
    lesson = lessons.read_lesson(lessons.lesson_stems(paths.lessons_folder() / game)[0], "en")
    stop = next(stop for stop in lesson.stops if stop.ask is not None)
    answer = spoken_text(game_texts.move(game, lesson.record.moves[stop.position].text), game)
    with Desktop("en", orca=True) as desktop:
        desktop.begin()
        names = desktop.client("lesson", game_titles.game_name(game), f"1. {lesson.title}")
        time.sleep(8)
        said = " ".join(desktop.spoken())
        assert not desktop.tracebacks()
    assert f"The answer: {answer}." in said
    assert [name for name in names if ", marked" in name]


LANGUAGES = {"haggis": "sv", "kille": "nb", "snapphana": "de", "halma": "en"}


@pytest.mark.skipif(shutil.which("orca") is None, reason="Orca is not installed here")
@pytest.mark.parametrize("game", LANGUAGES)
def test_orca_says_a_refusal_and_a_result_of_every_other_game(dressed, game):
    """At kille nothing that can be touched is refused."""
    code = LANGUAGES[game]
    with speaking(code):
        last, touches = to_the_result(game)
        matches, touches = [last], [row(last), *touches]
        if game != "kille":
            first, touch = to_a_refusal(game)
            matches, touches = [last, first], [row(first), touch, NAMES[code][1], *touches]
    hear(f"{game}_{code}", code, matches, touches)


def to_the_result(game):
    match, move = before_a_result(game)
    text = match.rules.write(move)
    if game == "halma":
        return match, [f"{square}," for square in text.split("-")]
    if game == "kille":
        return match, [f"{game_texts.word(game, text)},"]
    return match, [card_name(text.split()[1]), ""]


def to_a_refusal(game):
    match, refused = refusing(game)
    return match, f"{refused}," if game == "halma" else card_name(refused)


def row(match):
    """The button of a match on the shelf."""
    resume = QCoreApplication.translate("MatchRow", "Resume")
    preview = preview_of(match)
    return f"{resume}: {preview.form} {preview.whom}"


def hear(expected, code, matches, touches):
    """Orca says of matches that are touched so what stands in a file, in that order."""
    said, place = spoken_after(code, matches, touches), 0
    for line in (SPOKEN / f"{expected}.txt").read_text(encoding="utf-8").splitlines():
        place = said.find(line, place)
        assert place >= 0, f"{line!r} is not in {said!r}"
        place += len(line)


def spoken_after(code, matches, touches):
    """What Orca says unasked of matches that are touched so."""
    with Desktop(code, orca=True) as desktop:
        for match in matches:
            journal = desktop.saves.create(match)
            journal.save(match)
            journal.unlock()
        desktop.begin()
        desktop.client("touch", *touches)
        time.sleep(8)
        lines = desktop.spoken()
        assert not desktop.tracebacks()
    assert not [line for line in lines if SIGNS & set(line)]
    return " ".join(line.removeprefix(NOTIFIED) for line in lines if line.startswith(NOTIFIED))
