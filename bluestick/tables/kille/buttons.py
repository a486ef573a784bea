"""Buttons of kille, each in a fixed place."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QRectF

from bluestick.engine.moves import Part
from bluestick.games.kille.moves import Word
from bluestick.tables.input.touch_reply import TableButton
from bluestick.tables.kille.context import KilleContext
from bluestick.tables.kille.descriptions import brief, button_text

PLACES = {
    Word.SWAP: 0,
    Word.REFUSE: 0,
    Word.DECLINE: 0,
    Word.STAND: 1,
    Word.ACCEPT: 1,
    Word.DEPENDS: 1,
    Word.BUY: 1,
    Word.ASK: 2,
}
"""Place of the button of each word, from the bottom. Words that share a place are never possible together.

Kuku has a place of its own.
"""

KEYS = {0: "2", 1: "1", 2: "3"}
"""Key that has the effect of the button, by its place."""
KUKU_KEY = "0"
SAYABLE = frozenset({*PLACES, Word.KUKU})
"""Words that have a button beside the viewer's card."""


def place(context: KilleContext, word: Word) -> QRectF:
    """Return the rectangle of the button of a word."""
    return context.at.kuku_button if word is Word.KUKU else context.at.word_button(PLACES[word])


def buttons(context: KilleContext) -> Iterator[TableButton]:
    """Yield the buttons of the possible words; kuku also during an animation, if it is possible after it. K7.1."""
    meanwhile = None if context.settled else context.ui_state.meanwhile
    soon = frozenset() if meanwhile is None else meanwhile.next_parts(()) & {Word.KUKU}
    for word in Word:
        if word in SAYABLE and word in context.words | soon:
            text = button_text(word, context.arrangement, context.shown, context.display_name)
            key = KUKU_KEY if word is Word.KUKU else KEYS[PLACES[word]]
            yield TableButton(word.value, text, place(context, word), brief=brief(word, text), key=key)


def word_of_key(context: KilleContext, key: str) -> Part | None:
    """Return the word of a key: the one of its button that is possible now; None for other keys."""
    if key == KUKU_KEY:
        return Word.KUKU.value
    here = [word for word, its in PLACES.items() if KEYS[its] == key]
    return next((word.value for word in here if word in context.words), here[0].value if here else None)
