"""Query of the desktop's setting for reduced motion."""

from __future__ import annotations

from PySide6.QtGui import QGuiApplication

WISHES = (
    ("org.freedesktop.appearance", "reduced-motion", 1),
    ("org.gnome.desktop.interface", "enable-animations", False),
    ("org.kde.kdeglobals.KDE", "AnimationDurationFactor", 0.0),
)
"""Desktop settings to query: group, name, and the value that means reduced motion."""
PATIENCE = 200
"""Milliseconds to wait for the desktop's answer."""


def is_unwanted() -> bool:
    """Return whether the desktop's settings ask for reduced motion; False if it does not answer in time."""
    if QGuiApplication.platformName() not in ("xcb", "wayland"):
        return False
    from PySide6.QtDBus import QDBus, QDBusConnection, QDBusMessage

    desktop, settings = "org.freedesktop.portal.Desktop", "org.freedesktop.portal.Settings"
    for group, name, unwanted in WISHES:
        asked = QDBusMessage.createMethodCall(desktop, "/org/freedesktop/portal/desktop", settings, "Read")
        asked.setArguments([group, name])
        answer = QDBusConnection.sessionBus().call(asked, QDBus.CallMode.Block, PATIENCE)
        if answer.errorName() == "org.freedesktop.DBus.Error.NoReply":
            return False  # do not wait for the others
        if answer.arguments() and _bare(answer.arguments()[0]) == unwanted:
            return True
    return False


def _bare(value: object) -> object:
    """Return the value inside nested D-Bus variants; a string with a decimal number as float."""
    while hasattr(value, "variant"):
        value = value.variant()
    return float(value) if isinstance(value, str) and value.replace(".", "", 1).isdecimal() else value
