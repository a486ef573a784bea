"""The screen at scales that are no whole numbers: each is set for a process of its own, before Qt starts."""

import os
import sys
from pathlib import Path
from subprocess import PIPE, STDOUT, run

import pytest

ROOT = Path(__file__).parents[3]


@pytest.mark.parametrize("scale", ["1.25", "1.5", "1.1", "1.75"])
def test_what_moves_leaves_no_trace_at_this_scale(scale):
    which = "leaves_no_trace" if scale == "1.25" else "leaves_no_trace and haljan"
    played = run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/test_smoke.py", "-k", which],
        cwd=ROOT,
        env=os.environ | {"QT_SCALE_FACTOR": scale},
        stdout=PIPE,
        stderr=STDOUT,
        text=True,
        timeout=120,
        check=False,
    )
    assert played.returncode == 0, played.stdout
