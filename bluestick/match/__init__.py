"""Matches without a window: sessions, bots' processes, evaluation, lesson scripts, review decisions."""
