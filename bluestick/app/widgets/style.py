"""Application style: palette and style sheet of a theme, text scale, pixel sizes."""

from __future__ import annotations

import math
import re
from collections.abc import Callable
from dataclasses import asdict
from functools import cache
from string import Template
from typing import Any, ClassVar, TypeVar
from weakref import WeakKeyDictionary

from PySide6.QtCore import QObject, QSize, Qt, SignalInstance
from PySide6.QtGui import QColor, QFontDatabase, QFontInfo, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from bluestick.store import paths
from bluestick.tables.drawing import art
from bluestick.tables.drawing.theme import CONTRAST, DAY, NIGHT, THEMES, Theme
from bluestick.user_error import MissingResource

W = TypeVar("W", bound=QObject)

TEXT_SIZE = 15
"""Size of normal text in pixels, unless the desktop's own font is larger."""
MIN_CONTRAST = 3.0
"""Minimum contrast of the edge of a control against its background."""


class TextScale:
    """Scale of all text relative to the design size, for the whole program."""

    setting = 1.0
    window = 1.0
    callbacks: ClassVar[WeakKeyDictionary[QObject, list[Callable[[Any], object]]]] = WeakKeyDictionary()


@cache
def desktop_scale() -> float:
    """Return the factor, from 1 to 1.6, that makes text at least as large as the desktop's own font."""
    system = QFontInfo(QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont)).pixelSize()
    return min(1.6, max(1.0, system / TEXT_SIZE))


def base_scale() -> float:
    """Return the text scale from desktop font and settings, without the window's factor."""
    return desktop_scale() * TextScale.setting


def scale() -> float:
    """Return the text scale of all widgets but tables, where text grows with the cards."""
    return base_scale() * TextScale.window


def window_scale(size: QSize) -> float:
    """Return the text factor for a window of this size in pixels; larger windows have larger text."""
    room = min(size.width() / 1280, size.height() / 800)
    return max(1.0, math.floor(10 * (1 + 0.5 * (room - 1))) / 10)


def apply_scaled(widget: W, measure: Callable[[W], object]) -> None:
    """Call ``measure`` with a widget, now and after each change of the text scale."""
    measure(widget)
    TextScale.callbacks.setdefault(widget, []).append(measure)


def resize_text(chosen: float, grown: float) -> bool:
    """Set the text factors of settings (``chosen``) and window size (``grown``).

    Return False if unchanged; if True, the caller has to apply the style again.
    """
    if (chosen, grown) == (TextScale.setting, TextScale.window):
        return False
    TextScale.setting, TextScale.window = chosen, grown
    for widget, measures in list(TextScale.callbacks.items()):
        if isValid(widget):
            for measure in measures:
                measure(widget)
    return True


def px(size: float) -> int:
    """Return a length in pixels at the normal text size, multiplied by the text scale."""
    return round(size * scale())


def theme(setting: str) -> Theme:
    """Return the theme for a value of the setting; one that names no theme follows the desktop."""
    if setting in THEMES:
        return THEMES[setting]
    hints = QGuiApplication.styleHints()
    accessible = hasattr(hints, "accessibility")  # new in Qt 6.10
    if accessible and hints.accessibility().contrastPreference() == Qt.ContrastPreference.HighContrast:
        return CONTRAST
    return NIGHT if hints.colorScheme() == Qt.ColorScheme.Dark else DAY


def theme_signals() -> tuple[SignalInstance, ...]:
    """Return the signals emitted when the desktop's theme changes."""
    hints = QGuiApplication.styleHints()
    if not hasattr(hints, "accessibility"):
        return (hints.colorSchemeChanged,)
    return (hints.colorSchemeChanged, hints.accessibility().contrastPreferenceChanged)


def application() -> QApplication:
    """Return the running application."""
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    return app


def apply_style(app: QApplication, theme: Theme) -> None:
    """Apply font, palette and style sheet of a theme to the application."""
    app.setFont(art.sans(px(TEXT_SIZE)))
    app.setPalette(palette(theme))
    app.setStyleSheet(style_sheet(theme))


def set_style_property(widget: QWidget, name: str, value: object) -> None:
    """Set a property that the style sheet tests, and apply the style to the widget again."""
    if widget.property(name) != value:
        widget.setProperty(name, value)
        widget.style().unpolish(widget)
        widget.style().polish(widget)


def palette(theme: Theme) -> QPalette:
    """Return the palette of a theme, for all that the style sheet does not cover."""
    made = QPalette()
    role = QPalette.ColorRole
    for which, token in (
        (role.Window, "bg"),
        (role.WindowText, "ink"),
        (role.Base, "panel"),
        (role.AlternateBase, "bg"),
        (role.Text, "ink"),
        (role.Button, "panel"),
        (role.ButtonText, "ink"),
        (role.BrightText, "madder"),
        (role.ToolTipBase, "panel"),
        (role.ToolTipText, "ink"),
        (role.PlaceholderText, "ink2"),
        (role.Highlight, "accent"),
        (role.HighlightedText, "onaccent"),
        (role.Accent, "accent"),
        (role.Link, "accent"),
        (role.LinkVisited, "accent"),
        (role.Light, "panel"),
        (role.Midlight, "bg"),
        (role.Mid, "line"),
        (role.Dark, "line"),
        (role.Shadow, "ink"),
    ):
        made.setColor(which, theme.color(token))
    faint = mix(theme.color("ink2"), theme.color("panel"), 0.45)
    for which in (role.WindowText, role.Text, role.ButtonText):
        made.setColor(QPalette.ColorGroup.Disabled, which, faint)
    return made


def mix(one: QColor, other: QColor, share: float) -> QColor:
    """Return the mixture of two colours; ``share``: that of ``other``, from 0 to 1."""

    def channel(a: int, b: int) -> int:
        return round(a + (b - a) * share)

    return QColor(
        channel(one.red(), other.red()), channel(one.green(), other.green()), channel(one.blue(), other.blue())
    )


def contrast(one: QColor, other: QColor) -> float:
    """Return the WCAG contrast ratio of two colours."""

    def light(color: QColor) -> float:
        shares = (color.redF(), color.greenF(), color.blueF())
        linear = [share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4 for share in shares]
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]

    low, high = sorted((light(one), light(other)))
    return (high + 0.05) / (low + 0.05)


def edge_color(theme: Theme) -> QColor:
    """Return the edge colour of fields and buttons, with at least ``MIN_CONTRAST`` (WCAG 1.4.11)."""
    shades = [mix(theme.color("line"), theme.color("ink2"), share / 20) for share in range(21)]
    grounds = theme.color("panel"), theme.color("bg")
    return next(shade for shade in shades if min(contrast(shade, ground) for ground in grounds) >= MIN_CONTRAST)


def ring_color(theme: Theme) -> QColor:
    """Return the colour of the focus ring round a primary button."""
    signal, accent = theme.color("signal"), theme.color("accent")
    return signal if contrast(signal, accent) >= MIN_CONTRAST else theme.color("onaccent")


def style_sheet(theme: Theme) -> str:
    """Return the style sheet in a theme; empty, with a report, if its file is missing."""
    try:
        template = paths.resource_text(paths.resources_folder() / "style" / "window.qss")
    except MissingResource as error:
        art.report_damage(error.path)
        return ""
    scaled = re.sub(r"\b([\d.]+)sp\b", lambda size: f"{px(float(size[1]))}px", template)
    return Template(scaled).substitute(_style_values(theme))


def _style_values(theme: Theme) -> dict[str, object]:
    panel, accent = theme.color("panel"), theme.color("accent")
    strong = theme.high_contrast
    edge = 2 if strong else 1
    faint = mix(theme.color("ink2"), panel, 0.45).name()
    wide, stroke = (3, "solid") if ring_color(theme) == theme.color("signal") else (6, "double")  # also a line inside
    return {
        **asdict(theme),
        "hover": mix(panel, theme.color("ink"), 0.25 if strong else 0.06).name(),
        "down": mix(panel, theme.color("ink"), 0.4 if strong else 0.12).name(),
        "pale": mix(panel, accent, 0.35 if strong else 0.14).name(),
        "marked": mix(panel, theme.color("ochre"), 0.32).name(),
        "lit": mix(accent, theme.color("onaccent"), 0.12).name(),
        "handle": mix(theme.color("line"), theme.color("ink2"), 0.3).name(),
        "faint": faint,
        "disabled_ground": theme.bg if strong else theme.line,
        "disabled_edge": faint if strong else theme.line,
        "disabled_ink": faint if strong else theme.ink2,
        "field": edge_color(theme).name(),
        "ring": ring_color(theme).name(),
        "ring_width": wide,
        "ring_style": stroke,
        "serif": art.serif(TEXT_SIZE).family(),
        "arrow": art.icon_image("arrow"),
        "arrow_up": art.icon_image("arrow-up"),
        "check": art.icon_image("check-light" if theme.color("onaccent").lightness() > 128 else "check-dark"),
        "edge": edge,
        # Paddings beside a text and heights inside a border: with the border they add up to the same size.
        "beside_cloth": 9 - edge,
        "beside_field": 8 + edge,
        "beside_choice": 10 + edge,
        "beside_button": 12 + edge,
        "beside_primary": 14 + edge - wide,
        "beside_large": 32 + edge - wide,
        "back_width": px(32) - 2,
        "in_button": px(36) - 2 * edge,
        "in_ringed_button": px(36) - 4,
        "in_ringed_primary": px(36) - 2 * wide,
        "in_ringed_large": px(46) + 2 * edge - 2 * wide,
        "in_ringed_34": px(34) + 2 * edge - 4,
        "in_ringed_32": px(32) + 2 * edge - 4,
    }
