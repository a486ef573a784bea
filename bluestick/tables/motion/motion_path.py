"""Animation path of a card or piece from one place to another."""

from __future__ import annotations

from PySide6.QtCore import (
    QAbstractAnimation,
    QEasingCurve,
    QParallelAnimationGroup,
    QPropertyAnimation,
    QSequentialAnimationGroup,
)

from bluestick.tables.motion.pace import FADE, TAKE, Pace
from bluestick.tables.scene.card_layout import Spot
from bluestick.tables.scene.items import Sprite


def flight(
    pace: Pace, sprite: Sprite, spot: Spot, duration: int, delay: int = 0, scale: float = 1
) -> QAbstractAnimation:
    """Return the animation of a sprite to ``spot`` (reduced motion: a fade-in); times in ms at normal pace."""
    group = QParallelAnimationGroup()
    for name, value in ((b"pos", spot.at), (b"rotation", spot.turn), (b"scale", scale)):
        part = QPropertyAnimation(sprite, name, group)
        part.setDuration(pace.ms(FADE if pace.reduced else duration))
        part.setEndValue(value)
        part.setEasingCurve(QEasingCurve.Type.InOutCubic if duration == TAKE else QEasingCurve.Type.OutCubic)
        if pace.reduced:
            part.setStartValue(value)  # at the destination from the start
    if pace.reduced:
        fade = QPropertyAnimation(sprite, b"opacity", group)
        fade.setDuration(pace.ms(FADE))
        fade.setStartValue(0.0)
        fade.setEndValue(1.0)
        return group
    if not delay:
        return group
    whole = QSequentialAnimationGroup()
    whole.addPause(pace.ms(delay))
    whole.addAnimation(group)
    return whole
