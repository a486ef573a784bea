"""Matches between bots, without a window and without Qt: ``bluestick simulate``."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from itertools import count
from math import sqrt
from pkgutil import resolve_name
from random import Random
from statistics import fmean, stdev

from bluestick.engine.bot_match import DEFAULT_SECONDS, turns
from bluestick.engine.bots import SECONDS, Bot, Level
from bluestick.engine.chance import HIGHEST_NUMBER
from bluestick.engine.match import AnyMatch, Match
from bluestick.engine.moves import Move, Refused
from bluestick.engine.record import Player
from bluestick.engine.rules import AnyRules, Outcome, Setup
from bluestick.engine.seats import CHANCE, Seat
from bluestick.games import bot

Z = 1.96
"""Half width, in standard deviations, of the interval that holds 95 % of a normal distribution."""


@dataclass(frozen=True, slots=True)
class Series:
    """Settings of a simulation: a series of matches."""

    rules: AnyRules
    setup: Setup
    levels: tuple[Level | str, ...]
    """Levels, or ``module:factory`` of custom bots; repeated round the table if fewer than seats."""
    matches: int
    seed: str
    seconds: float | None = None
    """Time limit per move, instead of the level's."""
    duplicate: bool = False
    """Whether each match is repeated with the same packs for every seating (bots moved round the table)."""
    deal: int | None = None
    """Deal number of the first matches, one with each seating; each further group has the next number. None: none."""

    @property
    def names(self) -> tuple[str, ...]:
        """Names of the bots: their levels, numbered if several bots have the same level."""
        return tuple(
            f"{level}-{self.levels[: place + 1].count(level)}" if self.levels.count(level) > 1 else str(level)
            for place, level in enumerate(self.levels)
        )

    @property
    def seatings(self) -> tuple[tuple[int, ...], ...]:
        """All seatings of the bots, moved round the table: for each seat the bot, as an index of ``levels``."""
        seats = self.setup.seats
        round_the_table = [seat % len(self.levels) for seat in range(seats)]
        rotations = (tuple(round_the_table[k:] + round_the_table[:k]) for k in range(seats))
        return tuple(dict.fromkeys(rotations))


@dataclass(frozen=True, slots=True)
class Thinking:
    """Thinking times of a bot in seconds."""

    moves: int
    mean: float
    longest: float


@dataclass(frozen=True, slots=True)
class Result:
    """Result of one simulated match."""

    bots: tuple[int, ...]
    """Bot of each seat, as an index of ``Series.levels``."""
    began: Seat
    moves: int
    outcome: Outcome
    seconds: tuple[tuple[float, ...], ...]
    """Time of each move, by seat."""

    def won(self, bot: int) -> bool:
        return any(self.bots[seat] == bot for seat in self.outcome.winners)

    def ahead(self, bot: int) -> float | None:
        """Return the mean score of a bot's seats less that of all other seats; None if there are no other bots."""
        own = [score for seat, score in enumerate(self.outcome.scores) if self.bots[seat] == bot]
        others = [score for seat, score in enumerate(self.outcome.scores) if self.bots[seat] != bot]
        return fmean(own) - fmean(others) if others else None


@dataclass(frozen=True, slots=True)
class Interval:
    """Mean with its 95 % interval; the bounds are None after a single measurement."""

    mean: float
    low: float | None
    high: float | None


@dataclass(frozen=True, slots=True)
class Standing:
    """Results of one bot in a series."""

    bot: str
    wins: int
    win_rate: Interval
    """Share of all matches; draws count as not won."""
    ahead: Interval | None
    """Average lead over the other bots, in ``Outcome.scores``; None if there are no others."""
    thinking: Thinking


def play(series: Series) -> Iterator[Result]:
    """Play all matches of a series, and yield their results.

    Matches with the same random numbers form a group, one match with each seating. With ``duplicate`` the last group is
    completed, too.
    """
    seatings = len(series.seatings)
    matches = -(-series.matches // seatings) * seatings if series.duplicate else series.matches
    packs: list[Move] = []
    for number in range(matches):
        start, seating = divmod(number, seatings)
        if seating == 0:
            packs = []
        yield _play(series, number, series.seatings[seating], Random(f"{series.seed}/{start}"), packs)


def _play(series: Series, number: int, bots: tuple[int, ...], rng: Random, packs: list[Move]) -> Result:
    players = [Player(series.names[place], series.levels[place]) for place in bots]
    deal = None if series.deal is None else (series.deal - 1 + number // len(series.seatings)) % HIGHEST_NUMBER + 1
    match: AnyMatch = Match(series.rules, series.setup, players, rng=rng, id=f"{series.seed}/{number}", deal=deal)
    thinkers = [_bot(series, place) for place in bots]
    limits = [_limit(series, place) for place in bots]
    seconds: list[list[float]] = [[] for _ in bots]
    began, dealt = CHANCE, count()

    def shuffle(match: AnyMatch) -> None:
        nonlocal began
        if series.duplicate and series.deal is None:
            _deal_again(match, packs, next(dealt))
        else:
            match.chance()
        if began == CHANCE:
            began = min(match.to_act)

    for turn in turns(match, thinkers, limits, shuffle):
        seconds[turn.seat].append(turn.seconds)
    outcome = match.outcome
    assert outcome is not None
    return Result(bots, began, match.position, outcome, tuple(map(tuple, seconds)))


def _deal_again(match: AnyMatch, packs: list[Move], number: int) -> None:
    """Deal the pack that an earlier seating of the same group got in its deal with this number, counted from 0.

    ``packs``: deals of the first seating, to which new ones are appended.
    """
    if number == len(packs):
        match.chance()
        packs.append(match.played[-1].move)
        return
    try:
        match.play(CHANCE, packs[number])
    except Refused:  # the earlier seating had another dealer, as it was in another round
        match.chance()


def _bot(series: Series, place: int) -> Bot:
    level = series.levels[place]
    if isinstance(level, Level):
        return bot(series.rules.id, level)
    return own(level)()


def own(name: str) -> Callable[[], Bot]:
    """Return the function that makes a custom bot; ``name``: ``module:factory``.

    Raise ImportError, AttributeError, ValueError or TypeError if there is none.
    """
    found = resolve_name(name)
    if not callable(found):
        raise TypeError(f"{found!r} makes no bot")
    make: Callable[[], Bot] = found
    return make


def _limit(series: Series, bot: int) -> float:
    if series.seconds is not None:
        return series.seconds
    level = series.levels[bot]
    return SECONDS[level] if isinstance(level, Level) else DEFAULT_SECONDS


def standings(series: Series, results: Sequence[Result]) -> tuple[Standing, ...]:
    """Return the summary of each bot's results."""
    return tuple(
        Standing(
            name,
            wins := sum(result.won(bot) for result in results),
            wilson(wins, len(results)),
            _ahead(results, bot, len(series.seatings)),
            _thinking(results, bot),
        )
        for bot, name in enumerate(series.names)
    )


def wilson(wins: int, matches: int) -> Interval:
    """Return the share of wins with Wilson's interval, valid for few matches and for shares near 0 and 1."""
    share, square = wins / matches, Z * Z
    middle = (share + square / (2 * matches)) / (1 + square / matches)
    half = Z / (1 + square / matches) * sqrt(share * (1 - share) / matches + square / (4 * matches * matches))
    return Interval(share, max(0.0, middle - half), min(1.0, middle + half))


def _ahead(results: Sequence[Result], bot: int, seatings: int) -> Interval | None:
    """Return a bot's average lead in points; None if there are no others.

    Each group of ``seatings`` matches with the same cards counts once, with its mean, as its results are dependent.
    """
    leads = [result.ahead(bot) for result in results]
    if None in leads:
        return None
    starts = [
        fmean(lead for lead in leads[k : k + seatings] if lead is not None) for k in range(0, len(leads), seatings)
    ]
    mean = fmean(starts)
    if len(starts) < 2:
        return Interval(mean, None, None)
    half = Z * stdev(starts) / sqrt(len(starts))
    return Interval(mean, mean - half, mean + half)


def _thinking(results: Sequence[Result], bot: int) -> Thinking:
    seconds = [
        second
        for result in results
        for seat, times in enumerate(result.seconds)
        if result.bots[seat] == bot
        for second in times
    ]
    return Thinking(len(seconds), fmean(seconds or (0.0,)), max(seconds, default=0.0))


def as_json(series: Series, results: Sequence[Result]) -> str:
    """Return all results as JSON. Times are in seconds."""
    return json.dumps(
        {
            "game": series.rules.id,
            "variant": series.setup.variant,
            "seats": series.setup.seats,
            "options": dict(series.setup.options),
            "bots": series.names,
            "seed": series.seed,
            "seconds": series.seconds,
            "duplicate": series.duplicate,
            "deal": series.deal,
            "matches": [_match(series, result) for result in results],
            "draws": sum(not result.outcome.winners for result in results),
            "reasons": Counter(result.outcome.reason for result in results),
            "moves": fmean(result.moves for result in results),
            "summary": [asdict(standing) for standing in standings(series, results)],
        },
        indent=2,
    )


def _match(series: Series, result: Result) -> dict[str, object]:
    winners = sorted(result.outcome.winners)
    return {
        "bots": [series.names[bot] for bot in result.bots],
        "began": result.began,
        "winners": winners,
        "winning_bots": sorted({series.names[result.bots[seat]] for seat in winners}),
        "reason": result.outcome.reason,
        "scores": result.outcome.scores,
        "moves": result.moves,
        "thinking": {name: asdict(_thinking([result], bot)) for bot, name in enumerate(series.names)},
    }


def match_line(series: Series, number: int, result: Result) -> str:
    """Return the line printed after one match: seats, result and thinking times."""
    table = ", ".join(
        f"{series.names[bot]} {score}{'*' if seat in result.outcome.winners else ''}"
        for seat, (bot, score) in enumerate(zip(result.bots, result.outcome.scores, strict=True))
    )
    times = ", ".join(f"{name} {_seconds(_thinking([result], bot))}" for bot, name in enumerate(series.names))
    end = result.outcome.reason if result.outcome.winners else f"draw, {result.outcome.reason}"
    return f"{number:4}  {table}  {end}, {result.moves} moves; {times}"


def summary_lines(series: Series, results: Sequence[Result]) -> Iterator[str]:
    """Yield the lines of the summary, one per bot after a total."""
    reasons = ", ".join(
        f"{reason} {times}" for reason, times in Counter(r.outcome.reason for r in results).most_common()
    )
    yield f"{len(results)} matches, {fmean(result.moves for result in results):.0f} moves each: {reasons}"
    draws = sum(not result.outcome.winners for result in results)
    for standing in standings(series, results):
        facts = [_seconds(standing.thinking)]
        if standing.ahead is not None:
            wins = f"{standing.wins} wins, {draws} draws, {_interval(standing.win_rate, '.0%')}"
            facts = [wins, f"{_interval(standing.ahead, '+.2f')} points", *facts]
        yield f"{standing.bot}: {'; '.join(facts)}"


def _interval(interval: Interval, form: str) -> str:
    bounds = "" if interval.low is None else f" [{interval.low:{form}} to {interval.high:{form}}]"
    return f"{interval.mean:{form}}{bounds}"


def _seconds(thinking: Thinking) -> str:
    return f"{thinking.mean:.3f} s a move, {thinking.longest:.3f} at most"
