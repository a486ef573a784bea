"""Animation of a halma piece."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import QAbstractAnimation, QParallelAnimationGroup, QPointF, QPropertyAnimation

from bluestick.tables.motion.pace import FADE, Pace
from bluestick.tables.scene.items import Sprite


def hops(sprite: Sprite, way: Sequence[QPointF], height: float, grown: float, each: int) -> QAbstractAnimation:
    """Return the animation of a piece from point to point along ``way``, up and down each time.

    ``height``: rise in pixels; ``grown``: scale at the top; ``each``: milliseconds per hop.
    """
    moving, growing = QPropertyAnimation(sprite, b"pos"), QPropertyAnimation(sprite, b"scale")
    jumps = len(way) - 1
    for animation in (moving, growing):
        animation.setDuration(each * jumps)
    for k, (start, end) in enumerate(pairwise(way)):
        for part in range(8):
            done = (1 - math.cos(math.pi * part / 8)) / 2
            up = math.sin(math.pi * done)
            moving.setKeyValueAt((k + part / 8) / jumps, start + (end - start) * done - QPointF(0, height * up))
            growing.setKeyValueAt((k + part / 8) / jumps, 1 + (grown - 1) * up)
    moving.setKeyValueAt(1, way[-1])
    growing.setKeyValueAt(1, 1.0)
    both = QParallelAnimationGroup()
    both.addAnimation(moving)
    both.addAnimation(growing)
    return both


def fade_animation(sprite: Sprite, target: QPointF, pace: Pace) -> QAbstractAnimation:
    """Return the animation that fades a piece out, moves it to ``target`` and fades it in."""
    fading, moving = QPropertyAnimation(sprite, b"opacity"), QPropertyAnimation(sprite, b"pos")
    for animation in (fading, moving):
        animation.setDuration(pace.ms(2 * FADE))
    for at, opacity in ((0, 1.0), (0.5, 0.0), (1, 1.0)):
        fading.setKeyValueAt(at, opacity)
    for at, spot in ((0, sprite.pos()), (0.499, sprite.pos()), (0.5, target), (1, target)):
        moving.setKeyValueAt(at, spot)
    both = QParallelAnimationGroup()
    both.addAnimation(fading)
    both.addAnimation(moving)
    return both
