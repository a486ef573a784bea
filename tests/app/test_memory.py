"""What was freed is given back."""

import ctypes
import sys

import pytest

from bluestick.app import main


class Heap(ctypes.Structure):
    """As malloc.h has it."""

    _fields_ = [(name, ctypes.c_size_t) for name in ("arena", "a", "b", "c", "hblkhd", "d", "e", "used", "free", "f")]


@pytest.mark.skipif(sys.platform != "linux" or not hasattr(ctypes.CDLL(None), "mallinfo2"), reason="no glibc")
def test_large_blocks_lie_by_themselves_however_many_came_before():
    main.give_back_memory()
    libc = ctypes.CDLL(None)
    libc.mallinfo2.restype = Heap
    for _ in range(3):
        kept = bytearray(8 << 20)
        before = libc.mallinfo2().hblkhd
        del kept
        assert libc.mallinfo2().hblkhd <= before - (8 << 20)
