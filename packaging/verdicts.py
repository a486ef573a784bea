"""How reliable reviews are: how many moves of the good bot they blame, and how many faults of the weak one they find.

Moves of a hard bot are reviewed with three times its time; decisions of an easy bot are evaluated again with ten times.
Matches that have a line of JSON in ``--to`` are not played again; the table covers the whole file.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

from bluestick.engine.bot_match import play_out
from bluestick.engine.bots import Level
from bluestick.engine.match import AnyMatch, Match
from bluestick.engine.record import Player
from bluestick.engine.rules import Setup
from bluestick.engine.verdicts import SURE_ERRORS, Decision, Mark, verdict
from bluestick.games import GAMES, bot
from bluestick.match.bot_process import think
from bluestick.match.review_decisions import decisions, evaluate_decision, evaluation_request
from bluestick.simulate import wilson

KEPT = Path("build/verdicts.jsonl")
LONGER, CERTAIN = 3, 10
"""Factors of the bot's time for a review, and for the evaluation that decides what the review should have found."""


def forms(games: list[str]) -> Iterator[tuple[str, Setup]]:
    """Yield every form of these games, with its fewest and its most players up to four."""
    for game in games:
        rules = GAMES[game]
        for variant in rules.variants:
            for seats in sorted({min(variant.seats), max(n for n in variant.seats if n <= max(4, min(variant.seats)))}):
                yield game, rules.setup(seats, variant.id, rules.bot_match_options)


def played(game: str, setup: Setup, level: Level, seed: int) -> AnyMatch:
    """Return a match between bots of one level."""
    players = [Player(f"P{seat}", level) for seat in range(setup.seats)]
    match = Match(GAMES[game], setup, players, rng=Random(seed), id=f"{level}/{seed}")
    play_out(match, [bot(game, level)])
    return match


def drawn(match: AnyMatch, most: int) -> list[Decision]:
    """Return a random selection of the decisions of a match."""
    found = decisions(match)
    return Random(match.id).sample(found, min(most, len(found)))


def blamed(match: AnyMatch, seconds: float, most: int) -> Counter[str]:
    """Count the marks of the moves a hard bot would have made."""
    counts = Counter[str]()
    for one in drawn(match, most):
        answer = think(replace(evaluation_request(match, one, one.move, seconds), weigh=None))
        assert answer.move is not None
        mark = evaluate_decision(match, replace(one, move=answer.move), LONGER * seconds).mark
        if mark is not None:
            counts[str(mark)] += 1
    return counts


def found_out(match: AnyMatch, seconds: float, most: int) -> Counter[str]:
    """Count an easy bot's evaluated decisions, certainly bad ones, and those of them that are marked."""
    unit, counts = match.rules.variant(match.setup.variant).unit, Counter[str]()
    for one in drawn(match, most):
        mark = evaluate_decision(match, one, seconds).mark
        if mark is None:
            continue
        request = evaluation_request(match, one, one.move, CERTAIN * seconds)
        certain = verdict(think(request).weighed, one.move, unit)
        bad = certain is not None and certain.is_bad
        counts += Counter({"weighed": 1, "bad": int(bad), "found": int(bad and mark.is_bad)})
    return counts


def weighed_again(match: AnyMatch, seconds: float, most: int) -> Counter[str]:
    """Count how often the best move is certain, the same in ten times the time, and blamed then."""
    unit, counts = match.rules.variant(match.setup.variant).unit, Counter[str]()
    for one in drawn(match, most):
        firsts, sure = dict[int, str](), dict[int, bool]()
        for times in (1, LONGER, CERTAIN):
            request = evaluation_request(match, one, one.move, times * seconds)
            weighed = think(replace(request, weigh=tuple(firsts.values()))).weighed
            if len(weighed) < 2 or not weighed[1].basis.is_weighed:
                break
            best, *others = weighed
            firsts[times] = best.move
            sure[times] = all(other.gap > SURE_ERRORS * other.error for other in others if other.basis.is_weighed)
        else:
            counts["weighed"] += 1
            for times in (1, LONGER):
                found = verdict(weighed, firsts[times], unit)
                counts[f"sure in {times}"] += sure[times]
                counts[f"same in {times}"] += firsts[times] == firsts[CERTAIN]
                counts[f"bad in {times}"] += found is not None and found.is_bad
    return counts


def agreement(lines: list[dict[str, object]]) -> Iterator[str]:
    """Yield these counts as shares, a line per form and per game."""
    columns = [f"{what} in {times}" for times in (1, LONGER) for what in ("sure", "same", "bad")]
    yield f"{'form':22}{'decisions':>10}" + "".join(f"{column:>13}" for column in columns)
    sums: dict[str, Counter[str]] = {}
    for line in lines:
        counts, form = line["counts"], str(line["form"])
        assert isinstance(counts, dict)
        for name in (form, form.partition(" ")[0]):
            sums.setdefault(name, Counter()).update(counts)
    for form, count in sorted(sums.items()):
        if many := count["weighed"]:
            yield f"{form:22}{many:10}" + "".join(f"{count[column] / many:>13.0%}" for column in columns)


def table(lines: list[dict[str, object]]) -> Iterator[str]:
    """Yield the table of marks, a line per form."""
    yield f"{'form':22}{'matches':>8}{'decisions':>10}{'mistakes':>9}{'at most':>9}{'  bad':>6}{'found':>6}{'share':>7}"
    sums: dict[str, Counter[str]] = {}
    for line in lines:
        counts = line["counts"]
        assert isinstance(counts, dict)
        mine = Counter({f"{line['level']} {key}": int(many) for key, many in counts.items()})
        mine[f"{line['level']} matches"] += 1
        for form in (str(line["form"]), "all"):
            sums.setdefault(form, Counter()).update(mine)
    for form, count in sorted(sums.items(), key=lambda item: (item[0] == "all", item[0])):
        marked = sum(count[f"hard {mark}"] for mark in Mark)
        mistakes = count[f"hard {Mark.MISTAKE}"]
        high = wilson(mistakes, marked).high if marked else None
        bad, found = count["easy bad"], count["easy found"]
        yield (
            f"{form:22}{count['hard matches']:8}{marked:10}{mistakes:9}{'' if high is None else f'{high:.1%}':>9}"
            f"{bad:6}{found:6}{f'{found / bad:.0%}' if bad else '':>7}"
        )


COUNTED = {Level.HARD: blamed, Level.EASY: found_out, Level.MEDIUM: weighed_again}


def main() -> int:
    """Print the table."""
    parser = argparse.ArgumentParser(prog="dev.py verdicts", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("games", nargs="*", default=list(GAMES), metavar="GAME")
    parser.add_argument("--matches", type=int, default=1, metavar="N", help="of every form and level (1)")
    parser.add_argument("--most", type=int, default=20, metavar="N", help="decisions of a match, drawn by lot (20)")
    parser.add_argument("--seconds", type=float, default=1.0, metavar="S", help="that a hard bot has for a move (1)")
    parser.add_argument("--levels", nargs="+", default=["hard", "easy"], choices=["hard", "easy", "medium"])
    parser.add_argument("--to", type=Path, default=KEPT, metavar="FILE", help=f"{KEPT}")
    asked_for = parser.parse_args()
    if unknown := set(asked_for.games) - set(GAMES):
        parser.error(f"no game {', '.join(sorted(unknown))}; there are {', '.join(GAMES)}")
    lines = [json.loads(line) for line in asked_for.to.read_text().splitlines()] if asked_for.to.exists() else []
    asked_for.to.parent.mkdir(parents=True, exist_ok=True)
    there = {(line["form"], line["level"], line["seed"], line["seconds"]) for line in lines}
    with asked_for.to.open("a") as file:
        for seed in range(asked_for.matches):
            for game, setup in forms(asked_for.games):
                form = f"{game} {setup.variant} {setup.seats}"
                for level in map(Level, asked_for.levels):
                    if (form, level, seed, asked_for.seconds) in there:
                        continue
                    match = played(game, setup, Level.MEDIUM if level is Level.HARD else level, seed)
                    counts = COUNTED[level](match, asked_for.seconds, asked_for.most)
                    line = {"form": form, "level": level, "seed": seed, "seconds": asked_for.seconds, "counts": counts}
                    lines.append(line)
                    file.write(json.dumps(line) + "\n")
                    file.flush()
    for tabulate, wanted in ((table, {Level.HARD, Level.EASY}), (agreement, {Level.MEDIUM})):
        if mine := [line for line in lines if line["level"] in wanted]:
            print("\n".join(tabulate(mine)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
