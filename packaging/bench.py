"""Measure the speed and the memory use of bluestick, each figure beside its limit and a calibration loop."""

from __future__ import annotations

import argparse
import gc
import json
import os
import platform
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass, replace
from enum import IntEnum
from itertools import islice
from pathlib import Path
from random import Random
from statistics import fmean, median, quantiles
from typing import Any

import psutil

from bluestick.engine.bot_match import play_out
from bluestick.engine.bots import RECENT_DEALS, SECONDS, Level, random_move
from bluestick.engine.match import AnyMatch, Match
from bluestick.engine.record import Player, Record
from bluestick.engine.rules import AnyRules, Setup
from bluestick.engine.search.alphabeta import AlphaBeta, SearchResult
from bluestick.engine.seats import CHANCE
from bluestick.games import GAMES
from bluestick.games import bot as a_bot
from bluestick.games.haggis import cards as haggis_cards
from bluestick.games.haggis import combinations
from bluestick.games.haggis.thinking.search import random_round as haggis_round
from bluestick.games.haljan.thinking.search import random_deal as haljan_deal
from bluestick.games.halma.bot import bot
from bluestick.games.halma.state import View
from bluestick.games.halma.thinking.search import HalmaPosition
from bluestick.games.halma.thinking.values import evaluate
from bluestick.games.snapphana import cards as snapphana_cards
from bluestick.games.snapphana.scoring import pile_points
from bluestick.games.snapphana.thinking.search import random_hand as snapphana_hand

RUNS = 5
ANSWERS = 10
OTHERS = 2
BREADTH = 40
SETTLING = 1.5
"""Seconds after the first paint in which a program may be busy with starting."""
USUAL = 17e6
"""Calibration loops per second of the machine for which the limits hold."""
HALMA = GAMES["halma"]
HALJAN = GAMES["haljan"]
HAGGIS = GAMES["haggis"]
KILLE = GAMES["kille"]
SNAPPHANA = GAMES["snapphana"]
LEAST_FRAMES = 55
THINKING = (sys.executable, "-P", "-m", "bluestick", "simulate")
AT_WORK = ("--bots", "hard,hard", "--matches", "1000")


class Kind(IntEnum):
    """How a figure depends on the speed of the machine: times fall with it, rates rise."""

    TIME = -1
    FIXED = 0
    RATE = 1


@dataclass(frozen=True, slots=True)
class Figure:
    """Median and its limit: a scaled rate must reach it, the rest must stay below it."""

    name: str
    value: float
    unit: str
    bar: float | None = None
    kind: Kind = Kind.FIXED

    def scaled(self, speed: float) -> float:
        return self.value * (USUAL / speed) ** self.kind

    def verdict(self, speed: float) -> str:
        if self.bar is None:
            return ""
        kept = self.scaled(speed) >= self.bar if self.kind is Kind.RATE else self.value <= self.bar
        return "ok" if kept else "over"


def calibration() -> float:
    """Return the iterations per second of a loop that only counts."""
    rounds = 1_000_000

    def loop() -> None:
        x = 0
        for i in range(rounds):
            x += i * i & 7

    return rounds / middle(loop)


def middle(work: Callable[[], object]) -> float:
    """Return the median processor time of a call in seconds."""
    gc.collect()
    times = []
    for _ in range(RUNS):
        begun = time.process_time()
        work()
        times.append(time.process_time() - begun)
    return median(times)


def without_window() -> Iterator[Figure]:
    """Yield the figures that need no window: positions, search, replay and deals."""
    views = [match.view(seat) for match in map(middle_game, range(20)) for seat in match.to_act]
    yield Figure("positions with all moves, search", searched(views), "/s", 15_000, Kind.RATE)
    yield Figure("positions with all moves, contract", listed(views), "/s", 3_000, Kind.RATE)
    found = [hard(view) for view in views[:RUNS]]
    yield Figure("hard in a second: depth", median(each.depth for each in found), "moves")
    yield Figure("hard in a second: nodes", median(each.nodes for each in found), "/s", kind=Kind.RATE)
    yield from answers()
    record = long_record(400)
    replay = middle(lambda: Match.replay(HALMA, Record.parse(record)))
    yield Figure("replay of 400 moves", 1000 * replay, "ms", 50, Kind.TIME)
    for name, setup in (("haljan", HALJAN.setup(4)), ("harjan", HALJAN.setup(2, "harjan"))):
        yield Figure(f"{name}: random deals, contract", dealt(HALJAN, setup), "/s", 700, Kind.RATE)
    yield Figure("haljan: random deals, search", dreamt(), "/s", 8_000, Kind.RATE)
    yield Figure("haggis: hands with all leads", enumerated(), "/s", 2_000, Kind.RATE)
    for seats in (2, 3):
        yield Figure(
            f"haggis: random rounds of {seats}, contract", dealt(HAGGIS, HAGGIS.setup(seats)), "/s", 150, Kind.RATE
        )
        yield Figure(f"haggis: random rounds of {seats}, search", new_rounds(seats), "/s", 600, Kind.RATE)
        yield Figure(f"haggis: the same of one deal of {seats}", one_round(seats), "/s", 2_000, Kind.RATE)
    yield Figure("kille: random deals of 8, contract", dealt(KILLE, KILLE.setup(8)), "/s", 2_500, Kind.RATE)
    yield Figure("800: random hands, contract", dealt(SNAPPHANA, SNAPPHANA.setup()), "/s", 150, Kind.RATE)
    yield Figure("800: random hands, search", trodden(), "/s", 2_000, Kind.RATE)
    yield Figure("snapphana: a pile counted", 1_000_000 * counted(), "µs", 300, Kind.TIME)


def middle_game(seed: int) -> AnyMatch:
    """Return a match between two hard bots whose first 41 moves easy bots have played."""
    rng, easy = Random(seed), bot(Level.EASY)
    match = Match(HALMA, HALMA.setup(), [Player("Ask", Level.HARD), Player("Embla", Level.HARD)], rng=rng)
    match.chance()
    while match.position < 41:
        (seat,) = match.to_act
        choice = easy.choose(match.view(seat), (), match.moves(seat), time.monotonic() + 1, rng)
        assert choice is not None
        match.play(seat, choice.move)
    return match


def searched(views: list[View]) -> float:
    """Return positions per second that the search makes, lists the moves of, and takes back."""
    positions = [HalmaPosition(view.state, evaluate(view.state)) for view in views]

    def work() -> None:
        for position in positions:
            for move in position.moves()[:BREADTH]:
                position.make(move)
                position.listed()
                position.unmake()

    return len(views) * BREADTH / middle(work)


def listed(views: list[View]) -> float:
    """Return the figure of `searched` for the rules, which cannot take a move back."""

    def work() -> None:
        for view in views:
            for move in islice(HALMA.moves(view), BREADTH):
                state = HALMA.apply(view.state, view.seat, move).state
                (seat,) = HALMA.to_act(state)
                tuple(HALMA.moves(HALMA.view(state, seat)))

    return len(views) * BREADTH / middle(work)


def dealt(rules: AnyRules, setup: Setup) -> float:
    """Return deals per second played at random through the rules."""
    deals, rng = 200, Random(1)

    def work() -> None:
        state = rules.start(setup)
        for _ in range(deals):
            if rules.outcome(state) is not None:
                state = rules.start(setup)
            state = rules.apply(state, CHANCE, rules.deal(state, rng)).state
            while (to_act := rules.to_act(state)) and CHANCE not in to_act:
                seat = min(to_act)
                state = rules.apply(state, seat, random_move(rules.moves(rules.view(state, seat)), rng)).state

    return deals / middle(work)


def dreamt() -> float:
    """Return random four-player langen (first deals) per second in the search of Haljan's bots."""
    deals, rng = 1_000, Random(1)

    def work() -> None:
        for _ in range(deals):
            table = haljan_deal(rng, 4)
            while not table.over:
                table.play(table.by_lot(rng))

    return deals / middle(work)


def trodden() -> float:
    """Return random hands per second in the search of the bots of 800."""
    hands, rng = 500, Random(1)

    def work() -> None:
        for _ in range(hands):
            hand = snapphana_hand(rng, "800")
            while not hand.over:
                hand.play(hand.by_lot(rng))

    return hands / middle(work)


def counted() -> float:
    """Return the seconds to score a pile of Snapphanaleden."""
    rng, pack = Random(1), snapphana_cards.PACK
    piles = [snapphana_cards.mask(rng.sample(pack, 2 * rng.randrange(32))) for _ in range(2_000)]

    def work() -> None:
        for pile in piles:
            pile_points(pile)

    return middle(work) / len(piles)


def enumerated() -> float:
    """Return full hands of Haggis per second whose leads are listed."""
    rng = Random(1)
    numbers = haggis_cards.NUMBERS
    hands = [haggis_cards.mask(rng.sample(numbers, 14)) | haggis_cards.ALL_FACES for _ in range(1_000)]

    def work() -> None:
        forget()
        for hand in hands:
            combinations.possible_leads(hand)

    return len(hands) / middle(work)


def new_rounds(seats: int) -> float:
    """Return random rounds per second in the search of Haggis, each from a new deal."""
    number, rng = 500, Random(1)

    def work() -> None:
        forget()
        for _ in range(number):
            table = haggis_round(rng, seats)
            while not table.over:
                table.play(table.by_lot(rng))

    return number / middle(work)


def one_round(seats: int) -> float:
    """Return the figure for rounds from one deal, with warm caches."""
    number, rng = 1_000, Random(1)
    start = haggis_round(rng, seats)

    def work() -> None:
        for _ in range(number):
            table = start.copy()
            while not table.over:
                table.play(table.by_lot(rng))

    forget()
    work()
    return number / middle(work)


def forget() -> None:
    """Clear the caches of Haggis combinations."""
    for found in (
        combinations.possible_claims,
        combinations.possible_bombs,
        combinations.possible_leads,
        combinations.beating_plays,
    ):
        found.cache_clear()


def hard(view: View) -> SearchResult:
    """Return what the hard bot finds in one second."""
    player, position = bot(Level.HARD), HalmaPosition(view.state, evaluate(view.state))
    search = AlphaBeta(player.width, player.depth, time.monotonic() + 1)
    return search.search(position, position.moves()[: 2 * player.width], {})


def answers() -> Iterator[Figure]:
    """Yield how long bots take to answer, in wall-clock time, while others think."""
    with busy(OTHERS):
        for rules in GAMES.values():
            for variant in rules.variants:
                name = rules.id if variant.id == rules.id else f"{rules.id} {variant.id}"
                asked = [asked_in(rules, rules.setup(None, variant.id), number) for number in range(ANSWERS)]
                for level in variant.levels:
                    times = [answered(match, level) for match in asked]
                    yield Figure(f"{name}, {level}: answers after", median(times), "ms")
                    yield Figure(f"{name}, {level}: at most", max(times), "ms", 1000 * SECONDS[level] + 50)


def answered(match: AnyMatch, level: Level) -> float:
    """Return the milliseconds a bot takes to answer."""
    seat = min(match.to_act)
    view, heard, moves = match.view(seat), match.events_seen_by(seat, RECENT_DEALS), match.moves(seat)
    begun = time.monotonic()
    a_bot(match.rules.id, level).choose(view, heard, moves, begun + SECONDS[level], Random(match.position))
    return 1000 * (time.monotonic() - begun)


def asked_in(rules: AnyRules, setup: Setup, number: int) -> AnyMatch:
    """Return a match with a player to move, after some moves of easy bots."""
    match: AnyMatch = Match(rules, setup, rng=Random(number), id=str(number))
    enough = Random(number).randrange(5, 60)
    play_out(match, [a_bot(rules.id, Level.EASY)], until=lambda match: match.position >= enough)
    while min(match.to_act, default=CHANCE) == CHANCE:
        match.chance()
    return match


@contextmanager
def busy(number: int) -> Iterator[None]:
    """Run that many other programs that think all the time."""
    others = [subprocess.Popen((*THINKING, HALMA.id, *AT_WORK), stdout=subprocess.DEVNULL) for _ in range(number)]
    try:
        yield
    finally:
        for other in others:
            other.kill()
            other.wait()


def long_record(moves: int) -> bytes:
    """Return the file contents of a random match."""
    rng = Random(1)
    match = Match(HALMA, HALMA.setup(options={"draws": False}), rng=rng)
    match.chance()
    while match.position < moves:
        (seat,) = match.to_act
        match.play(seat, random_move(match.moves(seat), rng))
    return text(match.record())


def text(record: Record) -> bytes:
    """Return a record as the bytes of a file."""
    return "".join(record.lines()).encode()


def with_window() -> Iterator[Figure]:
    """Yield the figures of the whole program, started in a new process each time."""
    starts = [start() for _ in range(RUNS + 1)]
    yield Figure("first painted window", 1000 * median(starts[1:]), "ms", 400, Kind.TIME)  # the first one warms up
    own, resident, worker, idle = map(median, zip(*(rest(middle_game(seed)) for seed in range(RUNS)), strict=True))
    yield Figure("memory with a match open: resident", resident, "MiB", 120)
    yield Figure("memory with a match open: unshared", own, "MiB")
    yield Figure("memory of the bots: unshared", worker, "MiB")
    yield Figure("processor time in 5 idle seconds", idle, "ms", 0)
    usual, worst = map(median, zip(*(bustle(middle_game(seed)) for seed in range(RUNS)), strict=True))
    yield Figure("window late while bots play, p99", usual, "ms", 12)
    yield Figure("window late while bots play, worst", worst, "ms")
    for name, setup in (("haljan: a frame", HALJAN.setup(4)), ("kille: a frame at a table of 20", KILLE.setup(20))):
        frame = median(smooth(GAMES[setup.variant], setup, seed) for seed in range(RUNS))
        yield Figure(f"{name}, bots think", frame, "ms", 1000 / LEAST_FRAMES)


def start() -> float:
    """Return the seconds from starting the process to a painted start page."""
    begun = time.monotonic()
    with program() as process:
        return painted(process) - begun


def rest(match: AnyMatch) -> tuple[float, float, float, float]:
    """Return, while a player thinks: MiB of the window unshared and resident, MiB of the bots' process, ms of work."""
    record = match.record()
    players = tuple(Player("") if seat in match.to_act else player for seat, player in enumerate(record.players))
    with program(replace(record, players=players)) as process:
        painted(process)
        time.sleep(SETTLING)
        window = psutil.Process(process.pid)
        family = [window, *window.children()]
        before = sum(map(worked, family))
        time.sleep(5)
        idle = sum(map(worked, family)) - before
        memory, *workers = (each.memory_full_info() for each in family)
        mib = 2**20
        return memory.uss / mib, memory.rss / mib, max(each.uss for each in workers) / mib, 1000 * idle


def worked(process: psutil.Process) -> float:
    """Return the processor time in seconds."""
    times = process.cpu_times()
    return times.user + times.system


def bustle(match: AnyMatch) -> tuple[float, float]:
    """Return ms that the event loop is late while bots think and pieces move: 99th percentile, maximum."""
    with program(match.record(), seconds=8) as process:
        painted(process)
        lateness = numbers(process)
        return quantiles(lateness, n=100)[-1], max(lateness)


def smooth(rules: AnyRules, setup: Setup, seed: int) -> float:
    """Return the mean ms between frames while cards move and hard bots think."""
    players = [Player(f"Ask {number}", Level.HARD) for number in range(setup.seats)]
    match = Match(rules, setup, players, rng=Random(seed))
    with busy(1), program(match.record(), seconds=8) as process:
        painted(process)
        numbers(process)
        frames = numbers(process)
        return 1000 * fmean(frames)


def numbers(process: Any) -> list[float]:
    """Return the next line of measurements of the probe."""
    return [float(each) for each in process.stdout.readline().split()]


@contextmanager
def program(record: Record | None = None, seconds: float = 0) -> Iterator[Any]:
    """Run bluestick with a probe in a temporary folder, perhaps with a match open."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, str(Path(__file__).with_name("probe.py")), str(seconds)]
        if record is not None:
            file = Path(folder, "matches", "match.bluestick")
            file.parent.mkdir()
            file.write_bytes(text(record))
            command.append(str(file))
        environment = os.environ | {"BLUESTICK_DATA": folder}
        process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)
        try:
            yield process
        finally:
            process.kill()  # the worker process ends by itself
            process.wait()


def painted(process: Any) -> float:
    """Return when the window was painted, by ``time.monotonic``."""
    return float(process.stdout.readline())


def table(figures: list[Figure], speed: float) -> str:
    """Return the figures as a table."""
    place = os.environ.get("QT_QPA_PLATFORM", "the desktop")
    usual = f"at {USUAL / 1e6:.0f} M/s"
    lines = [
        f"Python {platform.python_version()}, windows on {place}, medians of {RUNS}",
        f"calibration loop: {speed / 1e6:.1f} M iterations/s; positions are judged as if it were {USUAL / 1e6:.0f} M",
        f"{'':36}{'measured':>10} {'':6}{usual:>11}{'bar':>11}",
    ]
    for figure in figures:
        scaled = f"{figure.scaled(speed):,.1f}" if figure.kind else ""
        bar = "" if figure.bar is None else f"{'>=' if figure.kind is Kind.RATE else '<='} {figure.bar:,.0f}"
        row = f"{figure.name:36}{figure.value:10,.1f} {figure.unit:6}{scaled:>11}{bar:>11}  {figure.verdict(speed)}"
        lines.append(row.rstrip())
    return "\n".join(lines)


def main() -> int:
    """Measure and print all figures."""
    parser = argparse.ArgumentParser(prog="dev.py bench", description=__doc__)
    parser.add_argument("--json", action="store_true", help="for machines")
    wanted = parser.parse_args()
    speed = calibration()
    figures = [*without_window(), *with_window()]
    if wanted.json:
        measured = [
            asdict(figure) | {"scaled": figure.scaled(speed), "verdict": figure.verdict(speed)} for figure in figures
        ]
        print(json.dumps({"calibration": speed, "figures": measured}, indent=1))
    else:
        print(table(figures, speed))
    return 0


if __name__ == "__main__":
    sys.exit(main())
