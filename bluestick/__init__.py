"""bluestick: five table games that almost no other program knows."""

__version__ = "0.1.0"
