"""Freed memory is returned to the system."""

import subprocess
import sys

import pytest

SCRIPT = """
import ctypes

from bluestick.app.shell import main


class Heap(ctypes.Structure):  # as malloc.h has it
    _fields_ = [(name, ctypes.c_size_t) for name in ("arena", "a", "b", "c", "hblkhd", "d", "e", "used", "free", "f")]


main.return_freed_memory()
libc = ctypes.CDLL(None)
libc.mallinfo2.restype = Heap
for _ in range(3):
    kept = bytearray(8 << 20)
    before = libc.mallinfo2().hblkhd
    del kept
    assert libc.mallinfo2().hblkhd <= before - (8 << 20)
"""


@pytest.mark.skipif(sys.platform != "linux", reason="no glibc")
def test_large_blocks_lie_by_themselves_however_many_came_before():
    """In a process of its own: where much has been freed, a block finds room there."""
    done = subprocess.run([sys.executable, "-c", SCRIPT], capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
