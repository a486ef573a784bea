"""Checks of a game: for every point of docs/sixth-game.md a function that finds what is missing."""

import inspect
import os
import re
from dataclasses import fields, is_dataclass
from enum import EnumType
from functools import cache, partial
from importlib import import_module
from inspect import signature
from itertools import islice
from pathlib import Path
from random import Random
from typing import get_args, get_origin, get_type_hints
from xml.etree import ElementTree

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtWidgets import QApplication

from bluestick.app.home.game_tiles import GameTile
from bluestick.app.shell.window import MainWindow
from bluestick.app.widgets import style
from bluestick.engine.bot_match import turns
from bluestick.engine.bots import LEVELS, RandomBot, Reason
from bluestick.engine.events import Event
from bluestick.engine.match import Match
from bluestick.engine.moves import Refusal
from bluestick.engine.rules import Outcome, Phase, Rules
from bluestick.engine.seats import CHANCE, Seat
from bluestick.games import GAMES, bot
from bluestick.store.match_store import MatchStore
from bluestick.store.settings import Settings
from bluestick.tables.cards import Pack
from bluestick.tables.catalogue import TABLES, new_table, pack, tile
from bluestick.tables.drawing.theme import DAY
from bluestick.tables.motion.pace import Pace
from bluestick.tables.widget.presenter import Presenter
from bluestick.text import common, game_texts, game_titles
from bluestick.text.game_texts import GameTexts
from bluestick.text.game_titles import TITLES
from bluestick.text.language import LANGUAGES
from tests import codes, rule_pages
from tests.app.shell.test_text_room import SMALLEST, USUAL, cramped, settle
from tests.app.speech import TRANSLATIONS, pseudo, speaking, workshop
from tests.games.laws import Material, material
from tests.match.test_worked_hands import HANDS, replayed
from tests.text.test_translations import SEPARATE

ROOT = Path(__file__).resolve().parent.parent
CASES = ROOT / "tests" / "games" / "cases"
LINUX = ROOT / "packaging" / "linux"
CHECKLIST = ROOT / "docs" / "sixth-game.md"
ITEM = re.compile(r"^(\d+)\. \*\*(.+?)\.\*\* (.+(?:\n   .+)*)", re.MULTILINE)
"""A point of the checklist: ``1. **Name.** What to write where``, possibly over several lines."""

NAMES = ("", "Bo", "Cilla", "Dag")
LONG = 300
"""Number of turns of a match that are checked."""
YOU, BO = Seat(0), Seat(1)

POINTS = {}
"""Name of a point -> the function that yields what a game lacks, in the order of the checklist."""


def point(name):
    return lambda lacks: POINTS.setdefault(name, lacks)


def asked_for():
    """Return the points of the checklist: number, name, and what to write where."""
    found = ITEM.findall(CHECKLIST.read_text("utf-8"))
    return [(int(number), name, " ".join(text.split())) for number, name, text in found]


def lacking(game, name):
    """Return what a game lacks of a point, in words."""
    try:
        return [str(lack) for lack in POINTS[name](game)]
    except Exception as error:  # nothing more can be checked in what is not there
        return [f"{type(error).__name__}: {error}"]


def demand(game, name):
    """Return the text of a point for this game."""
    (said,) = (f"{number}. {name}. {text}" for number, point, text in asked_for() if point == name)
    return re.sub(r"\bGAME\b", game, said)


@point("The game")
def the_game(game):
    rules = GAMES[game]
    if not isinstance(rules, Rules):
        yield f"{rules} does not fulfil Rules"
    if rules.id != game:
        yield f"its id is {rules.id!r}"
    if GAMES[game] is not rules:
        yield "it is made anew each time"


@point("Modules")
def modules(game):
    for name in ("moves", "events", "state", "legal", "rules"):
        try:
            import_module(f"bluestick.games.{game}.{name}")
        except ModuleNotFoundError as error:
            yield error
    if len(events(game)) < 3:
        yield "hardly anything happens"


@point("Codes")
def every_kind_of_code(game):
    for kind in (codes.refusals, codes.phases, codes.endings):
        if not kind(game):
            yield f"no {kind.__name__}"


@point("Words")
def words(game):
    moves, rules = (import_module(f"bluestick.games.{game}.{name}") for name in ("moves", "rules"))
    if getattr(moves, "Word", None) is not getattr(rules, "Word", None):
        yield "rules.py does not know the Word of moves.py"


@point("The computer player")
def computer_player(game):
    for level in LEVELS:
        if not callable(getattr(bot(game, level), "choose", None)):
            yield f"no player at level {level}"
    if not codes.reasons(game):
        yield "it never says why"


@point("Material")
def what_the_laws_are_told(game):
    if not isinstance(material(game), Material):
        yield "MATERIAL is no Material"


@point("Worked cases")
def worked_cases(game):
    if not (CASES / f"{game}.json").exists():
        yield f"no tests/games/cases/{game}.json"
    elif '"id"' not in (CASES / f"{game}.json").read_text("utf-8"):
        yield "no case"
    if not import_module(f"tests.games.{game}.cases").KINDS:
        yield "no kind of case can be checked"


@point("Pages")
def rule_pages_with_the_same_clauses(game):
    pages = {language: rule_pages.clauses(game, language) for language in LANGUAGES}
    for language, page in pages.items():
        if page != pages["en"]:
            yield f"{language}.md and en.md: {', '.join(sorted(page ^ pages['en']))}"
    if len(pages["en"]) <= 10:
        yield f"{len(pages['en'])} clauses"


@point("Clauses cited")
def clauses_cited(game):
    cited = codes.clauses(game) | {f"{game}#{GAMES[game].turn_clause}"}
    cited |= {option.clause for variant in GAMES[game].variants for option in variant.options}
    for language in LANGUAGES:
        if lost := cited - rule_pages.clauses(game, language):
            yield f"{language}.md: {', '.join(sorted(lost))}"


@point("Links")
def links(game):
    for language in LANGUAGES:
        if not re.search(r"\[[^\]]+\]\(#[^)]+\)", (rule_pages.PAGES / game / f"{language}.md").read_text("utf-8")):
            yield f"{language}.md"


@point("The table")
def the_table(game):
    if not issubclass(TABLES[game], Presenter):
        yield f"{TABLES[game]} is no Game"


@point("Hooks")
def hooks(game):
    return left_open(TABLES[game])


def left_open(game):
    """Yield the members that the classes above leave to a game's table and that it does not define."""
    for name in sorted(game.__abstractmethods__):
        yield f"{name}: {getattr(game, name).__doc__.splitlines()[0]}"
    for name in sorted({name for kind in game.__mro__ for name in vars(kind).get("__annotations__", ())}):
        if inspect.getattr_static(game, name, None) is None:
            yield f"{name} is not said"


@point("The tile")
def the_tile(game):
    for size in (QSize(224, 190), QSize(64, 64)):
        if tile(game, DAY, size, 2).deviceIndependentSize().toSize() != size:
            yield f"the picture is not {size.toTuple()} when that is asked for"
    if not isinstance(pack(game), Pack | None):
        yield "pack() is no Pack"


@point("The title")
def the_title(game):
    for text in (game_titles.game_name, game_titles.tagline, game_titles.players_line):
        if not text(game):
            yield text.__name__


@point("Functions")
def functions(game):
    wanted = {name: function for name, function in vars(GameTexts).items() if not name.startswith("_")}
    assert len(wanted) > 10
    module = game_texts.TEXTS[game]
    for name, function in wanted.items():
        found = getattr(module, name, None)
        if found is None or len(signature(found).parameters) != len(signature(function).parameters) - 1:
            yield f"{name}{signature(function)}"


@point("Refusals")
def sentences_for_refusals(game):
    clause = f"{game}#{GAMES[game].turn_clause}"

    def sentence(code, args):
        return lambda: game_texts.refusal(Refusal(code, clause, ("a1", "b2"), args))

    found = codes.refusals(game) | {"outdated"}
    return speechless({code: any_of(sentence(code, ()), sentence(code, (3,))) for code in found})


@point("Phases")
def sentences_for_phases(game):
    for seat in (YOU, BO, None):

        def sentence(code, seat=seat):
            said = [
                partial(game_texts.phase, game, Phase(code, "", facts), NAMES, frozenset({YOU}), seat)
                for facts in ((), (0, 1))
            ]
            return any_of(*said)

        for code in speechless({code: sentence(code) for code in codes.phases(game)}):
            yield f"{code} ({ {YOU: 'you', BO: 'others', None: 'onlookers'}[seat] })"
    acted = {code for code in codes.phases(game) if not common.phase(code)}
    for code in speechless({code: partial(game_texts.waiting, game, Phase(code, "")) for code in acted}):
        yield f"{code} (who waits)"


@point("Endings")
def sentences_for_endings(game):
    def sentence(reason, winners):
        return lambda: game_texts.outcome(game, Outcome(frozenset(winners), (0, 0), reason, ""), NAMES[:2])

    return speechless({code: any_of(sentence(code, [YOU]), sentence(code, [])) for code in codes.endings(game)})


@point("Reasons")
def sentences_for_reasons(game):
    def sentence(code, args):
        return lambda: game_texts.reason(game, Reason(code, args, ("a1", "b2")))

    found = codes.reasons(game) | {"by_lot"}
    return speechless({code: any_of(sentence(code, ()), sentence(code, (3,))) for code in found})


@point("Variants and options")
def names_for_variants_and_options(game):
    for variant in GAMES[game].variants:
        if not game_texts.variant(game, variant.id):
            yield variant.id
        for option in variant.options:
            if not all(game_texts.option(game, option.id)):
                yield option.id


@point("Forms")
def what_the_forms_are_about(game):
    for variant in GAMES[game].variants:
        if not game_texts.about(game, variant.id):
            yield f"about: {variant.id}"
        for seats in variant.seats:
            match = Match(GAMES[game], GAMES[game].setup(seats, variant.id), rng=Random(1))
            aim, clause = game_texts.aim(game, match.setup)
            if not aim or clause not in rule_pages.clauses(game, "en"):
                yield f"aim: {variant.id}, {seats} players, {clause}"
            if not game_texts.standing(game, match.view(None)):
                yield f"standing: {variant.id}"


@point("Buttons")
def buttons(game):
    for word in speechless({word: partial(game_texts.word, game, word) for word in codes.words(game)}):
        yield f"word: {word}"
    for word in speechless({word: lambda said=word: all(game_texts.effect(game, said)) for word in beside(game)}):
        yield f"effect: {word}"


def beside(game):
    """Yield the words that have a button beside the table in a match of random players."""
    match = Match(GAMES[game], GAMES[game].setup(), rng=Random(1))
    table = new_table(GAMES[game], match.setup, DAY, Pace(0))
    for _ in islice(turns(match, [RandomBot()]), LONG):
        for seat in match.to_act - {CHANCE}:
            yield from table.words_without_button(match.moves(seat))
    table.deleteLater()


@point("The log")
def lines_of_the_log(game):
    told = material(game)

    def line(kind, reason):
        return lambda: game_texts.event(game, made_up(kind, told, reason), NAMES)

    lines = {kind.__name__: any_of(*(line(kind, reason) for reason in codes.endings(game))) for kind in events(game)}
    return speechless(lines)


@point("Translations")
def translations(game):
    said = {(text.context, text.source): text for text in all_texts() if text.context == game}
    if not said:
        yield f"nothing is said in the context {game}"
    for text in all_texts():
        if text.context != game and (game, text.source) in said and text.source not in SEPARATE:
            yield f"{text.source!r} is said in the context {text.context}, too"
    for ts in sorted(TRANSLATIONS.glob("bluestick_*.ts")):
        done = translated(ts)
        wanted = {key for key, text in said.items() if text.plural or ts.stem != "bluestick_en"}
        if lost := sorted(source.splitlines()[0] for _, source in wanted - done):
            yield f"{ts.name}: {len(lost)} of {len(wanted)}, such as {lost[0]!r}"


@cache
def all_texts():
    """Return every text in the sources."""
    return list(workshop("translations").texts())


@cache
def translated(ts):
    """Return context and source of all finished translations in a file."""
    return {
        (context.findtext("name"), message.findtext("source"))
        for context in ElementTree.parse(ts).iter("context")
        for message in context.iter("message")
        if message.find("translation").get("type") is None
    }


@point("Room")
def room(game):
    if game in (unready := {each for each in GAMES if not can_be_shown(each)}):
        yield "there is no tile to look at"
    if not unready:
        yield from too_long()[game]


def can_be_shown(game):
    """Return whether the game has a tile; without one the start page cannot be opened."""
    try:
        return bool(game_titles.game_name(game)) and not tile(game, DAY, QSize(64, 64), 1).isNull()
    except (ImportError, KeyError):
        return False


@cache
def too_long():
    """Return what does not fit on the tiles, by game."""
    app = QApplication.instance()
    font, palette = app.font(), app.palette()
    style.apply_style(app, style.theme("day"))
    folder = Path(os.environ["BLUESTICK_DATA"]) / "shelf"
    window = MainWindow(Settings(folder / "settings.ini"), MatchStore(folder / "matches"))
    window.setWindowState(Qt.WindowState.WindowNoState)  # the offscreen display is narrow
    found = {game: [] for game in GAMES}
    for code, size in (*((code, SMALLEST) for code in LANGUAGES), ("longer words", USUAL)):
        with speaking(code) if code in LANGUAGES else pseudo():
            window.resize(size)
            window.show()
            settle()
            for each in window.findChildren(GameTile):
                found[each.game] += [f"{code}: {text}" for text in cramped(each)]
    window.close()
    window.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    app.setStyleSheet("")
    app.setFont(font)
    app.setPalette(palette)
    return found


@point("The worked hand")
def worked_hand(game):
    if game not in replayed():
        yield f"no record of it: {HANDS.relative_to(ROOT) / game}.bluestick"


@point("A screenshot")
def screenshot(game):
    if not (ROOT / "resources" / "screenshots" / f"{game}.png").exists():
        yield f"no resources/screenshots/{game}.png"
    metainfo = (LINUX / "org.bluestick.Bluestick.metainfo.xml.in").read_text("utf-8")
    if f"screenshots/{game}.png</image>" not in metainfo:
        yield "the metainfo does not show it"


@point("The desktop")
def keywords(game):
    entry = (LINUX / "org.bluestick.Bluestick.desktop").read_text("utf-8")
    for key, words in re.findall(r"^(Keywords.*?)=(.*)$", entry, re.MULTILINE):
        if TITLES[game].name not in words.split(";"):
            yield key


@point("The command line")
def command_line(game):
    variants = GAMES[game].variants
    typed = {game, *(variant.id for variant in variants)}
    typed |= {option.id for variant in variants for option in variant.options}
    for name in ("bluestick.6.in", "bluestick.bash", "bluestick.zsh", "bluestick.fish"):
        if lost := typed - set(re.findall(r"[a-z_0-9]+", (LINUX / name).read_text("utf-8"))):
            yield f"{name}: {', '.join(sorted(lost))}"


@point("The papers")
def papers(game):
    name = TITLES[game].name
    for paper, wanted in (("README.md", name), ("docs/players.md", f"| `{game} --"), ("CHANGELOG.md", name)):
        if wanted not in (ROOT / paper).read_text("utf-8"):
            yield f"{paper}: {wanted}"


# Checks of the points.


def speechless(sentences):
    """Yield the codes whose sentence is missing or empty. ``sentences``: code -> function that makes the sentence."""
    return {code for code, sentence in sentences.items() if not _spoken(sentence)}


def _spoken(sentence):
    try:
        return sentence()
    except (IndexError, KeyError, ValueError):
        return ""


def any_of(*sentences):
    """Return the first of several sentences that can be made: some codes go with certain facts only."""
    return lambda: next((said for sentence in sentences if (said := _spoken(sentence))), "")


def events(game):
    """Return the classes of a game's events."""
    modules = [import_module(f"bluestick.games.{game}.{name}") for name in ("rules", "events")]
    things = {thing for module in modules for thing in vars(module).values() if isinstance(thing, type)}
    return {thing for thing in things if issubclass(thing, Event)} - {Event}


def made_up(hint, told, reason):
    """Return a plausible value of a type: an event, or a field of one. ``told``: the game's `Material`."""
    ended = Outcome(frozenset({YOU}), (0, 0, 0, 0), reason, "")
    simple = {Seat: YOU, bool: True, int: 3, str: told.part, Outcome: ended, **told.examples}
    if hint in simple:
        return simple[hint]
    if isinstance(hint, EnumType):
        return next(iter(hint))
    if is_dataclass(hint):
        hints = get_type_hints(hint)
        return hint(**{field.name: made_up(hints[field.name], told, reason) for field in fields(hint)})
    kinds = get_args(hint)
    if get_origin(hint) is not tuple:
        return made_up(kinds[0], told, reason)  # T | None
    kinds = kinds[:1] * 2 if kinds[-1] is ... else kinds
    return tuple(made_up(each, told, reason) for each in kinds)
