"""Sound files of every kind that the program stores, written by the program's own code."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from random import Random

from PySide6.QtCore import QByteArray

from bluestick.app.desktop.single_instance import OpenRequest
from bluestick.engine.bot_match import play_out
from bluestick.engine.bots import Level, Reason
from bluestick.engine.duplicate import Comparison
from bluestick.engine.estimates import Basis, ComparisonReason, Estimate
from bluestick.engine.match import AnyMatch, Match
from bluestick.engine.record import Player
from bluestick.engine.rules import Unit
from bluestick.engine.verdicts import JudgedDecision, Mark, Verdict
from bluestick.games import GAMES
from bluestick.match.deal_comparison import ComparisonCache
from bluestick.match.evaluation_cache import EvaluationCache
from bluestick.match.review_cache import ReviewCache
from bluestick.match.review_decisions import decisions
from bluestick.store.files import file_age
from bluestick.store.match_store import MatchStore
from bluestick.store.preview_cache import Preview, PreviewCache
from bluestick.store.results import MatchResult, result
from bluestick.store.settings import Settings

ENOUGH = 40


def matches(rng: Random) -> list[AnyMatch]:
    """Return a match of every form, with people and bots."""
    made = []
    for rules in GAMES.values():
        for form in rules.variants:
            setup = rules.setup(min(form.seats), form.id)
            bots = (Player(f"Embla {seat}", "easy") for seat in range(2, setup.seats))
            players = (Player("", None, True), Player("Åsa {0} <b>"), *bots)[: setup.seats]
            match: AnyMatch = Match(rules, setup, players, rng=Random(rng.random()), id=f"{form.id}-{rng.random()}")
            play_out(match, until=lambda match: match.position >= ENOUGH)
            made.append(match)
    return made


def fill(folder: Path, rng: Random) -> dict[str, bytes]:
    """Write all files; return their contents by kind."""
    folder.mkdir(parents=True, exist_ok=True)
    saves = MatchStore(folder / "matches")
    made = matches(rng)
    for match in made:
        journal = saves.create(match)
        journal.save(match)
        journal.unlock()
    kept, ledger = ReviewCache(made[0], saves), EvaluationCache(made[0].id, saves)
    for decision in list(decisions(made[0]))[:8]:
        move = made[0].rules.write(decision.move)
        why = Reason("lead", (3,), ("SA",))
        kept.add(JudgedDecision(decision, Verdict(Mark.SLIP, Basis.SAMPLED, move, 1.5, 0.5, 0.1, 20, why)))
        worse = Estimate(
            "pass", why, Basis.SAMPLED, 0.5, 1.0, 0.1, deals=20, why=ComparisonReason("trick", 0.75, 0.25, 0.02)
        )
        unweighed = Estimate("swap", why, Basis.UNWEIGHED, 1.5)
        estimates = (Estimate(move, why, Basis.SAMPLED, 1.5, deals=20), worse, unweighed)
        ledger.learn(f"{decision.position}", estimates, 1.0)
        ledger.record_mark(f"{decision.position}", move, Mark.GOOD)
    saves.replace(
        saves.progress_file, json.dumps({"halma": {"1": {"done": True}, "2": {"stop": "goal"}}, "kille": {}}, indent=1)
    )
    saves.replace(saves.tips_file, json.dumps({"halma": ["a", "b"], "haljan": []}, indent=1))
    over = MatchResult("haljan", "haljan", 4, "easy", False, 2, 3, 1, 12, "2026-03-04T20:15:00+01:00", 7, -3)
    saves.finished_folder.mkdir()
    rows = {}
    for number, match in enumerate(made):
        file = saves.finished_folder / f"{match.rules.id}-2026-03-04-{number}.bluestick"
        saves.save_copy(match, file)
        rows[file.name] = [*file_age(file), result(match) or over._replace(points=number % 3)]
    saves.replace(saves.results_file, json.dumps(rows))
    for match, leads in (("a", (3, -2, 5)), ("b", (1,))):
        ComparisonCache(saves).store(match, Comparison(Level.HARD, 2, leads, Unit.POINTS))
    previews = PreviewCache(saves)
    previews.select("en")
    for saved in saves.open_matches():
        previews.add(
            saved.path, file_age(saved.path), Preview("Halma", "against Åsa", "move 12 · Your turn", "iVBORw0KGgo=")
        )
    previews.save(saved.path for saved in saves.open_matches())
    settings = Settings(folder / "bluestick.ini")
    settings.name, settings.theme, settings.speed = "Ask Åsa", "night", "fast"
    settings.geometry = settings.state = QByteArray(b"\x01\x02" * 40)
    settings.set_new_match("haljan", {"variant": "haljan", "seats": 4, "players": [["", None]]})
    settings.set_coach("halma", "on")
    settings.stored.sync()
    return {
        "matches": (saves.folder / f"{sorted(path.name for path in saves.folder.glob('*.bluestick'))[0]}").read_bytes(),
        "lessons": saves.progress_file.read_bytes(),
        "coach": saves.tips_file.read_bytes(),
        "shelf": saves.previews_file.read_bytes(),
        "results": saves.results_file.read_bytes(),
        "verdicts": saves.review_file(made[0].id).read_bytes(),
        "compared": saves.comparisons_file.read_bytes(),
        "wishes": json.dumps(asdict(OpenRequest("/a/match.bluestick", "halma", "sv", "token"))).encode(),
        "settings": (folder / "bluestick.ini").read_bytes(),
    }
