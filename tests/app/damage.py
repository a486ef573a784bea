"""Ways to damage a file of the program."""

from PySide6.QtGui import QPixmapCache

from bluestick.tables.cards import parts


def tear(path):
    path.write_bytes(path.read_bytes()[: path.stat().st_size // 2])


DAMAGE = {
    "removed": lambda path: path.unlink(),
    "emptied": lambda path: path.write_bytes(b""),
    "torn": tear,
    "garbage": lambda path: path.write_bytes(bytes(range(256)) * 9),
    "Latin-1": lambda path: path.write_bytes("<svg>åäö".encode("latin-1")),
    "a folder": lambda path: (path.unlink(), path.mkdir()),
}


def forget():
    """Clear the caches of drawings."""
    parts.part.cache_clear()
    parts._heavy.cache_clear()
    QPixmapCache.clear()
