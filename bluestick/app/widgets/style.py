"""Application style: palette and style sheet of a theme, text scale, pixel sizes."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import cache
from typing import Any, ClassVar, TypeVar
from weakref import WeakKeyDictionary

from PySide6.QtCore import QObject, QSize, Qt, SignalInstance
from PySide6.QtGui import QColor, QFontDatabase, QFontInfo, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from bluestick.tables.drawing import art
from bluestick.tables.drawing.theme import CONTRAST, DAY, NIGHT, THEMES, Theme

W = TypeVar("W", bound=QObject)

TEXT = 15
"""Font size of normal text in pixels, unless the desktop's own font is larger."""
CLEAR = 3.0
"""Minimum contrast of the edge of a control against its background."""


class TextScale:
    """Scale of all text relative to the design size, for the whole program."""

    chosen = 1.0
    """Text factor chosen in the settings."""
    grown = 1.0
    """Text factor for the size of the window."""
    kept: ClassVar[WeakKeyDictionary[QObject, list[Callable[[Any], object]]]] = WeakKeyDictionary()
    """Functions to call with a widget after each change of the text scale, by widget."""


@cache
def desktop() -> float:
    """Return the text factor, from 1 to 1.6, that makes text at least as large as the desktop's own font."""
    system = QFontInfo(QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont)).pixelSize()
    return min(1.6, max(1.0, system / TEXT))


def lettering() -> float:
    """Return the text scale from desktop font and settings, without the factor for the window size."""
    return desktop() * TextScale.chosen


def scale() -> float:
    """Return the text scale of all widgets but tables, where text grows with the cards."""
    return lettering() * TextScale.grown


def grown(size: QSize) -> float:
    """Return the text factor for a window size: large windows are viewed from farther away, or on a dense screen."""
    room = min(size.width() / 1280, size.height() / 800)
    return max(1.0, math.floor(10 * (1 + 0.5 * (room - 1))) / 10)


def keep(widget: W, measure: Callable[[W], object]) -> None:
    """Call ``measure`` with a widget, now and after each change of the text scale."""
    measure(widget)
    TextScale.kept.setdefault(widget, []).append(measure)


def resize_text(chosen: float, grown: float) -> bool:
    """Set both factors of the text scale; return False if unchanged, else the caller must apply the style again."""
    if (chosen, grown) == (TextScale.chosen, TextScale.grown):
        return False
    TextScale.chosen, TextScale.grown = chosen, grown
    for widget, measures in list(TextScale.kept.items()):
        if isValid(widget):
            for measure in measures:
                measure(widget)
    return True


def px(size: float) -> int:
    """Return a length of the design in pixels, multiplied by the text scale."""
    return round(size * scale())


def theme(setting: str) -> Theme:
    """Return the theme for a value of the setting; any other than a theme's name follows the desktop."""
    if setting in THEMES:
        return THEMES[setting]
    hints = QGuiApplication.styleHints()
    accessible = hasattr(hints, "accessibility")  # new in Qt 6.10
    if accessible and hints.accessibility().contrastPreference() == Qt.ContrastPreference.HighContrast:
        return CONTRAST
    return NIGHT if hints.colorScheme() == Qt.ColorScheme.Dark else DAY


def desktop_changes() -> tuple[SignalInstance, ...]:
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
    app.setFont(art.sans(px(TEXT)))
    app.setPalette(palette(theme))
    app.setStyleSheet(sheet(theme))


def restyle(widget: QWidget, name: str, value: object) -> None:
    """Set a property of a widget that the style sheet tests, and apply the style to it again."""
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


def rim(theme: Theme) -> QColor:
    """Return a theme's edge colour for fields and buttons, with a contrast of at least ``CLEAR`` (WCAG 1.4.11)."""
    shades = [mix(theme.color("line"), theme.color("ink2"), share / 20) for share in range(21)]
    grounds = theme.color("panel"), theme.color("bg")
    return next(shade for shade in shades if min(contrast(shade, ground) for ground in grounds) >= CLEAR)


def ring(theme: Theme) -> QColor:
    """Return a theme's colour for the focus ring round a primary button."""
    signal, accent = theme.color("signal"), theme.color("accent")
    return signal if contrast(signal, accent) >= CLEAR else theme.color("onaccent")


def sheet(theme: Theme) -> str:
    """Return the style sheet of the application in a theme."""
    panel, accent = theme.color("panel"), theme.color("accent")
    edge = 2 if theme.high_contrast else 1
    hover = mix(panel, theme.color("ink"), 0.25 if theme.high_contrast else 0.06).name()
    down = mix(panel, theme.color("ink"), 0.4 if theme.high_contrast else 0.12).name()
    pale = mix(panel, accent, 0.35 if theme.high_contrast else 0.14).name()
    marked = mix(panel, theme.color("ochre"), 0.32).name()
    lit = mix(accent, theme.color("onaccent"), 0.12).name()
    faint = mix(theme.color("ink2"), panel, 0.45).name()
    field, around = rim(theme).name(), ring(theme).name()
    wide, stroke = (3, "solid") if ring(theme) == theme.color("signal") else (6, "double")  # also a line inside
    serif = art.serif(TEXT).family()
    arrow, arrow_up = (art.icon_image(name) for name in ("arrow", "arrow-up"))
    check = art.icon_image("check-light" if theme.color("onaccent").lightness() > 128 else "check-dark")
    return f"""
QMainWindow, QDialog, QWidget[role="page"] {{ background: {theme.bg}; }}
QWidget[role="panel"] {{ background: {theme.panel}; }}
QWidget[role="header"] {{ background: {theme.panel}; border: none; border-bottom: 1px solid {theme.line}; }}
QWidget[role="header"][past="true"] {{ background: {marked}; }}
QWidget[role="card"] {{ background: {theme.panel}; border: {edge}px solid {theme.line}; border-radius: 10px; }}
QWidget[role="card"][kind="row"]:hover {{ background: {hover}; }}
QFrame[role="line"], QFrame[role="edge"] {{ background: {theme.line}; border: none; }}
QToolTip {{ background: {theme.panel}; color: {theme.ink}; border: 1px solid {theme.line}; padding: 4px 8px; }}

QMenuBar {{ background: {theme.bg}; font-size: {px(14)}px; }}
QMenuBar::item {{ background: transparent; color: {theme.ink}; padding: {px(5)}px 11px; border-radius: 4px; }}
QMenuBar::item:selected, QMenuBar::item:pressed {{ background: {theme.accent}; color: {theme.onaccent}; }}
QMenu {{ background: {theme.panel}; border: {edge}px solid {theme.line}; padding: 6px; font-size: {px(14.5)}px; }}
QMenu::item {{ padding: 6px 28px 6px 28px; border-radius: 4px; color: {theme.ink}; }}
QMenu::item:selected {{ background: {theme.accent}; color: {theme.onaccent}; }}
QMenu::item:disabled {{ color: {faint}; background: transparent; }}
QMenu::separator {{ height: 1px; background: {theme.line}; margin: 6px 8px; }}

QLabel {{ background: transparent; }}
QLabel[role="brand"] {{ font-family: "{serif}"; font-weight: 600; font-size: {px(38)}px; }}
QLabel[role="title"] {{ font-family: "{serif}"; font-weight: 600; font-size: {px(24)}px; }}
QLabel[role="heading"] {{ font-family: "{serif}"; font-weight: 600; font-size: {px(23)}px; }}
QLabel[role="score"] {{ font-family: "{serif}"; font-weight: 700; font-size: {px(18)}px; }}
QLabel[role="strong"] {{ font-weight: 700; font-size: {px(15.5)}px; }}
QLabel[role="name"] {{ font-weight: 700; font-size: {px(17)}px; }}
QLabel[role="note"] {{ color: {theme.ink2}; font-size: {px(14.5)}px; }}
QLabel[role="label"] {{ color: {theme.ink2}; font-size: {px(13)}px; font-weight: 700; letter-spacing: 0.6px; }}
QLabel[role="button"] {{ font-weight: 600; }}
QLabel[role="key"] {{ color: {theme.ink2}; font-size: {px(12.5)}px; }}
QLabel[role="button"]:disabled, QLabel[role="key"]:disabled {{ color: {faint}; }}
QLabel[role="phase"] {{ color: {theme.accent}; font-size: {px(16)}px; font-weight: 600; }}
QLabel[role="phase"][past="true"] {{ color: {theme.ink}; }}
QLabel[role="chip"] {{ color: {theme.ink2}; border: 1px solid {theme.line}; border-radius: 4px;
    padding: 1px 6px; font-size: {px(12.5)}px; font-weight: 600; }}
QLabel[role="alert"] {{ color: {theme.madder}; font-size: {px(14.5)}px; }}
QLabel[role="players"] {{ color: {theme.ink2}; font-size: {px(14)}px; font-weight: 600; }}
QLabel[role="go"] {{ color: {theme.accent}; font-size: {px(16)}px; font-weight: 700; }}
QLabel[role="small"] {{ font-size: {px(14.5)}px; }}
QLabel[role="number"] {{ font-weight: 700; }}
QLabel[role="remark"] {{ font-size: {px(16)}px; }}
QLabel[role="reply"] {{ font-size: {px(15)}px; background: {marked}; border-radius: 6px; padding: 5px 8px; }}
QLabel[role="outcome"] {{ font-family: "{serif}"; font-weight: 600; font-size: {px(20)}px; }}

QWidget[role="notice"] {{ background: {theme.panel}; border: {edge}px solid {theme.line}; border-radius: 8px; }}
QWidget[role="coach"] {{ background: {pale}; border: {edge}px solid {theme.accent}; border-radius: 8px; }}
QWidget[role="banner"] {{ background: {theme.panel}; border: {edge}px solid {theme.line}; border-radius: 12px; }}
QWidget[role="message"] {{ background: {theme.panel}; border: none; border-bottom: 3px solid {theme.madder}; }}
QWidget[role="message"][kind="news"] {{ border-bottom: 1px solid {theme.line}; }}

QPushButton, QCheckBox, QComboBox, QSlider, QTabBar {{ outline: none; }}
QPushButton {{ background: {theme.panel}; color: {theme.ink}; border: {edge}px solid {field}; border-radius: 8px;
    padding: 0 14px; min-height: {px(36) - 2 * edge}px; font-weight: 600; }}
ClothButton {{ padding: 0 {9 - edge}px; }}
QPushButton:hover {{ background: {hover}; }}
QPushButton:pressed {{ background: {down}; }}
QPushButton[ringed="true"] {{ border: 2px solid {theme.accent}; padding: 0 {15 - 2 if edge == 1 else 14}px;
    min-height: {px(36) - 4}px; }}
QPushButton:disabled {{ color: {faint}; }}
QPushButton[kind="primary"] {{ background: {theme.accent}; color: {theme.onaccent};
    border: {edge}px solid {theme.accent}; }}
QPushButton[likely="true"] {{ background: {theme.accent}; border: {edge}px solid {theme.accent}; }}
QPushButton[likely="true"]:hover {{ background: {lit}; }}
QLabel[likely="true"] {{ color: {theme.onaccent}; }}
QPushButton[kind="primary"]:hover {{ background: {lit}; }}
QPushButton[kind="primary"][ringed="true"] {{ border: {wide}px {stroke} {around};
    padding: 0 {14 + edge - wide}px; min-height: {px(36) - 2 * wide}px; }}
QPushButton[kind="large"] {{ background: {theme.accent}; color: {theme.onaccent}; border: {edge}px solid {theme.accent};
    font-size: {px(17)}px; font-weight: 700; min-height: {px(46)}px; padding: 0 32px; }}
QPushButton[kind="large"]:hover {{ background: {lit}; }}
QPushButton[kind="large"][ringed="true"] {{ border: {wide}px {stroke} {around};
    min-height: {px(46) + 2 * edge - 2 * wide}px; padding: 0 {32 + edge - wide}px; }}
QPushButton[kind="large"]:disabled, QPushButton[kind="primary"]:disabled {{
    background: {theme.line if not theme.high_contrast else theme.bg};
    border-color: {theme.line if not theme.high_contrast else faint};
    color: {theme.ink2 if not theme.high_contrast else faint}; }}
QPushButton[kind="step"] {{ font-size: {px(18)}px; padding: 0; min-width: {px(34)}px; }}
QPushButton[kind="step"][ringed="true"] {{ border: 2px solid {theme.accent}; padding: 0;
    min-width: {px(34) + 2 * edge - 4}px; }}
QPushButton[kind="back"] {{ background: transparent; border: 2px solid transparent; color: {theme.accent};
    font-size: {px(26)}px; padding: 0 0 3px 0; min-width: {px(32) - 2}px; min-height: {px(32)}px; }}
QPushButton[kind="back"]:hover {{ background: {hover}; }}
QPushButton[kind="back"][ringed="true"] {{ border: 2px solid {theme.accent}; }}
QPushButton[kind="row"] {{ background: transparent; border: 2px solid transparent; border-radius: 8px; padding: 0; }}
QPushButton[kind="row"]:hover {{ background: {hover}; }}
QPushButton[kind="row"][ringed="true"] {{ border: 2px solid {theme.accent}; min-height: {px(36) - 2 * edge}px; }}
QPushButton[kind="tool"] {{ background: transparent; border: 2px solid transparent; color: {theme.accent};
    font-size: {px(18)}px; padding: 0; min-width: {px(26)}px; min-height: {px(30)}px; }}
QPushButton[kind="tool"]:hover {{ background: {hover}; }}
QPushButton[kind="tool"][ringed="true"] {{ border: 2px solid {theme.accent}; min-height: {px(30)}px; padding: 0; }}
QPushButton[kind="tool"]:disabled {{ color: {faint}; }}
QPushButton[kind="discard"] {{ background: transparent; border: 2px solid transparent; color: {theme.ink2};
    font-size: {px(18)}px; font-weight: 400; padding: 0; min-width: {px(28)}px; min-height: {px(32)}px; }}
QPushButton[kind="discard"]:hover {{ background: {hover}; color: {theme.madder}; }}
QPushButton[kind="discard"]:checked {{ color: {theme.madder}; font-size: {px(15)}px; font-weight: 600;
    padding: 0 8px; }}
QPushButton[kind="discard"][ringed="true"] {{ border: 2px solid {theme.accent}; }}
QPushButton[kind="link"] {{ background: transparent; border: 1px solid transparent; color: {theme.accent};
    padding: 0 4px; min-height: {px(22)}px; border-radius: 4px; }}
QPushButton[kind="link"]:hover {{ text-decoration: underline; }}
QPushButton[kind="link"][ringed="true"] {{ border: 1px solid {theme.accent}; padding: 0 4px; min-height: {px(22)}px; }}
QPushButton[cloth="true"] {{ min-height: 0; padding: 0 2px; }}
QPushButton[kind="choice"] {{ padding: 0 12px; min-height: {px(32)}px; }}
QPushButton[kind="choice"]:checked {{ background: {pale}; border: {edge}px solid {theme.accent}; color: {theme.ink}; }}
QPushButton[kind="choice"][ringed="true"] {{ border: 2px solid {theme.accent}; padding: 0 {11 if edge == 1 else 12}px;
    min-height: {px(32) + 2 * edge - 4}px; }}

QToolButton[kind="picture"] {{ background: transparent; border: 2px solid transparent; border-radius: 8px;
    padding: 5px 4px; font-size: {px(14)}px; }}
QToolButton[kind="picture"]:hover {{ background: {hover}; }}
QToolButton[kind="picture"]:checked {{ background: {pale}; border-color: {theme.accent}; font-weight: 600; }}
QToolButton[kind="picture"][ringed="true"] {{ border: 3px solid {theme.accent}; padding: 4px 3px; }}

QLineEdit, QSpinBox {{ background: {theme.panel}; color: {theme.ink}; border: {edge}px solid {field};
    border-radius: 8px; padding: 0 10px; min-height: {px(32)}px; selection-background-color: {theme.accent};
    selection-color: {theme.onaccent}; placeholder-text-color: {theme.ink2}; }}
QLineEdit:focus, QSpinBox:focus {{ border: 2px solid {theme.accent}; padding: 0 {9 if edge == 1 else 10}px;
    min-height: {px(32) + 2 * edge - 4}px; }}
QSpinBox {{ padding-right: 30px; min-width: {px(110)}px; }}
QSpinBox::up-button, QSpinBox::down-button {{ background: transparent; border: none; width: 26px; }}
QSpinBox::up-arrow {{ image: {arrow_up}; width: 12px; height: 12px; }}
QSpinBox::down-arrow {{ image: {arrow}; width: 12px; height: 12px; }}
QSlider {{ min-height: {px(28)}px; border: 2px solid transparent; border-radius: 6px; }}
QSlider[ringed="true"] {{ border: 2px solid {theme.accent}; }}
QSlider::groove:horizontal {{ background: {theme.line}; height: 6px; border-radius: 3px; margin: 0 4px; }}
QSlider::sub-page:horizontal {{ background: {theme.accent}; height: 6px; border-radius: 3px; margin: 0 4px; }}
QSlider::handle:horizontal {{ background: {theme.panel}; border: 2px solid {theme.accent}; width: 16px;
    margin: -7px 0; border-radius: 10px; }}
QComboBox {{ background: {theme.panel}; color: {theme.ink}; border: {edge}px solid {field}; border-radius: 8px;
    padding: 0 10px; min-height: {px(34)}px; }}
QComboBox[ringed="true"] {{ border: 2px solid {theme.accent}; padding: 0 {9 if edge == 1 else 10}px;
    min-height: {px(34) + 2 * edge - 4}px; }}
QComboBox::drop-down {{ border: none; width: 28px; }}
QComboBox::down-arrow {{ image: {arrow}; width: 12px; height: 12px; }}
QComboBox QAbstractItemView {{ background: {theme.panel}; color: {theme.ink}; border: {edge}px solid {theme.line};
    selection-background-color: {theme.accent}; selection-color: {theme.onaccent}; padding: 4px; outline: none; }}
QCheckBox {{ spacing: 10px; padding: 3px; border: 2px solid transparent; border-radius: 4px; }}
QCheckBox[ringed="true"] {{ border: 2px solid {theme.accent}; }}
QCheckBox::indicator {{ width: {px(16)}px; height: {px(16)}px; background: {theme.panel};
    border: {edge}px solid {theme.ink2}; border-radius: 4px; }}
QCheckBox::indicator:checked {{ background: {theme.accent}; border-color: {theme.accent};
    image: {check}; }}
QCheckBox::indicator:disabled {{ border-color: {theme.line}; }}

QScrollArea, QScrollArea > QWidget > QWidget[role="plain"] {{ background: transparent; border: none; }}
QListWidget, QTreeView, QTextBrowser, QTableWidget {{ background: {theme.panel}; color: {theme.ink}; border: none;
    selection-background-color: {theme.accent}; selection-color: {theme.onaccent}; }}
QListWidget, QTreeView {{ outline: none; border: 2px solid transparent; border-radius: 4px; }}
QListWidget[ringed="true"], QTreeView[ringed="true"] {{ border: 2px solid {theme.accent}; }}
QListWidget::item, QTreeView::item {{ padding: 4px 6px; }}
QListWidget::item:selected, QTreeView::item:selected {{ background: {theme.accent}; color: {theme.onaccent}; }}
QListWidget[role="log"] {{ font-size: {px(14.5)}px; }}
QListWidget[role="log"]::item {{ padding: 3px; }}
QListWidget[role="log"]::item:selected {{ background: {marked}; color: {theme.ink}; }}
QListWidget[role="log"]::item:disabled {{ color: {theme.ink2}; }}
QListWidget[role="log"] QScrollBar:vertical {{ background: {hover}; border-radius: 4px; }}
QHeaderView {{ background: {theme.panel}; border: none; }}
QHeaderView::section {{ background: {theme.panel}; color: {theme.ink2}; border: none;
    border-bottom: {edge}px solid {theme.line}; padding: 4px 7px 4px 4px; font-size: {px(12.5)}px; font-weight: 600; }}
QTableWidget[role~="moves"] {{ font-weight: 600; font-size: {px(15.5)}px; outline: none;
    border: 2px solid transparent; border-radius: 4px; }}
QTableWidget[role~="narrow"] {{ font-weight: 400; font-size: {px(12.5)}px; }}
QTableWidget[role~="moves"]::item {{ padding: 0 8px; }}
QTableWidget[role~="narrow"]::item {{ padding: 0; }}
QTableWidget[role~="narrow"] QScrollBar:vertical {{ width: 6px; }}
QTableWidget[role~="narrow"] QScrollBar::handle {{ margin: 0; border-radius: 3px; }}
QTableWidget[role~="moves"]::item:selected {{ background: {marked}; color: {theme.ink}; }}
QTableWidget[role~="moves"]::item:disabled {{ color: {theme.ink2}; }}
QTableWidget[role~="moves"][ringed="true"] {{ border: 2px solid {theme.accent}; }}

QScrollBar:vertical {{ background: transparent; width: 12px; margin: 0; }}
QScrollBar:horizontal {{ background: transparent; height: 12px; margin: 0; }}
QScrollBar::handle {{ background: {mix(theme.color("line"), theme.color("ink2"), 0.3).name()}; border-radius: 4px;
    margin: 2px; min-height: 32px; min-width: 32px; }}
QScrollBar::handle:hover {{ background: {theme.ink2}; }}
QScrollBar::add-line, QScrollBar::sub-line, QScrollBar::add-page, QScrollBar::sub-page {{ background: transparent;
    border: none; width: 0; height: 0; }}

QDockWidget {{ color: {theme.ink}; border: 1px solid {theme.line}; }}
QDockWidget > QWidget {{ background: {theme.panel}; }}
QTabBar::tab {{ background: {theme.bg}; color: {theme.ink2}; border: none; border-top: 3px solid transparent;
    padding: 6px 16px; }}
QTabBar::tab:selected {{ background: {theme.panel}; color: {theme.ink}; border-top: 3px solid {theme.accent}; }}
QTabBar::tab:hover {{ color: {theme.ink}; }}
QTabBar[ringed="true"]::tab:selected {{ border: 2px solid {theme.accent}; border-top-width: 3px;
    padding: 6px 14px 4px; }}
QMainWindow::separator {{ background: {theme.line}; width: 4px; height: 4px; }}
QMainWindow::separator:hover {{ background: {theme.accent}; }}
QSplitter::handle {{ background: {theme.line}; }}
QSplitter::handle:hover {{ background: {theme.accent}; }}
"""
