"""dev.py trust: harm the program in every known way for a while, and report what it has lost."""

from __future__ import annotations

import argparse
import os
import sys
import time
from multiprocessing.connection import Connection
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from trust import report

SHARES = {
    "kills": 25,
    "mutants": 20,
    "crafted": 15,
    "names": 5,
    "planted": 5,
    "workers": 10,
    "disks": 5,
    "two programs": 5,
    "soak": 15,
}
"""Percent of the time."""


def tried(name: str, seed: int, seconds: float, most: int) -> report.Line:
    """Harm the program in one way, for that time or number."""
    from trust import crafted, disks, kills, mutants, names, planted, soak, workers

    line, enough = report.Line(name), time.monotonic() + seconds
    match name:
        case "kills":
            kills.kill(line, seed, enough, most)
        case "mutants":
            mutants.mutants(line, seed, enough, most)
        case "crafted":
            crafted.craft(line, seed, enough, most)
        case "names":
            names.name(line, seed, enough, most)
        case "planted":
            planted.plant(line, seed, enough, most)
        case "disks":
            disks.starve(line, seed, enough, most)
        case "two programs":
            disks.together(line, seed, enough, most)
        case "workers":
            workers.judge(line, list(news(workers.harass, seed, most, seconds)))
        case "soak":
            seen = list(news(soak.soak, seed, seconds))
            wrong = seen.pop() if seen and isinstance(seen[-1], list) else ["the program has died"]
            line.tried = soak.ACTS * soak.LIFE * len(seen)
            soak.judge(line, seen, wrong)
    return line


def news(work: Any, *args: object) -> Any:
    """Yield what a process running `work` sends."""
    from trust.places import CONTEXT

    with TemporaryDirectory(prefix="bluestick-trust-") as folder:
        ours, theirs = CONTEXT.Pipe(duplex=False)
        process = CONTEXT.Process(target=work, args=(Path(folder), *args, theirs))
        process.start()
        theirs.close()
        yield from heard(ours)
        process.join(5)
        process.kill()


def heard(connection: Connection) -> Any:
    """Yield from a connection until the other end is closed."""
    try:
        while True:
            yield connection.recv()
    except EOFError:
        connection.close()


def main() -> int:
    """Run everything; return 1 if anything failed."""
    parser = argparse.ArgumentParser(prog="dev.py trust", description=__doc__)
    parser.add_argument("--seconds", type=float, default=600.0, help="for how long (600)")
    parser.add_argument("--seed", type=int, default=1, help="of everything that is drawn by lot (1)")
    parser.add_argument("--most", type=int, default=10**9, help="times at most, of each")
    parser.add_argument("--only", choices=SHARES, action="append", help="one of these ways, for all the time")
    wanted = parser.parse_args()
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    packaging = Path(__file__).resolve().parents[1]
    os.environ["PYTHONPATH"] = os.pathsep.join((str(packaging), str(packaging.parent)))  # of all processes
    names = wanted.only or list(SHARES)
    whole = sum(SHARES[name] for name in names)
    lines = []
    for name in names:
        lines.append(tried(name, wanted.seed, wanted.seconds * SHARES[name] / whole, wanted.most))
        print(lines[-1].row(), file=sys.stderr, flush=True)
    print(report.table(lines, wanted.seed, wanted.seconds))
    return 1 if any(line.failures for line in lines) else 0


if __name__ == "__main__":
    sys.exit(main())
