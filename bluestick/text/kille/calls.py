"""Calls of kille: Swedish in every language, with their meaning."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from bluestick.engine.events import Event
from bluestick.engine.moves import Part
from bluestick.games.kille.cards import KAVALL
from bluestick.games.kille.events import Answered, Asked, HitByHusar, HitBySvin, KukuLaid, Passed, Showdown
from bluestick.games.kille.moves import Word
from bluestick.games.kille.state import KukuEnding

translate = QCoreApplication.translate

KUKU_STANDS = "Kuku står, ingen byta får!"
KUKU_LAID = "Kuku! På rygg!"
HUSAR = "Husar hugger!"
SVIN = "Svinhugg går igen!"
KAVALL_PAST = "Kavall förbi!"
VARDSHUS_PAST = "Värdshus förbi!"
SHOW = "Upp till bevis!"
BETTER = "Bättre kort?"
ACCEPTED = "Accepteras!"
IMPOSSIBLE = "Omöjligt!"
DEPENDS = "Det beror på!"


@dataclass(frozen=True, slots=True)
class Call:
    """Traditional call that a player makes during a deal."""

    text: str
    gloss: str
    """Meaning in the language of the program."""


def call(event: Event) -> Call | None:
    """Return the call that a player makes at an event; None for an event without a call."""
    match event:
        case KukuLaid(how=KukuEnding.DECLARED):
            #: Gloss of the call "Kuku! På rygg!": whoever holds the kuku lays it down early
            return Call(KUKU_LAID, translate("kille", "The cuckoo! All cards on their backs!"))
        case KukuLaid():
            #: Gloss of the call "Kuku står, ingen byta får!"
            return Call(KUKU_STANDS, translate("kille", "The cuckoo stands: no one may swap!"))
        case HitByHusar():
            #: Gloss of the call "Husar hugger!"
            return Call(HUSAR, translate("kille", "The hussar strikes!"))
        case HitBySvin():
            #: Gloss of the call "Svinhugg går igen!", which is a proverb
            return Call(SVIN, translate("kille", "What goes around comes around!"))
        case Passed(card=card):
            return passing_call(card)
        case Showdown():
            #: Gloss of the call "Upp till bevis!"
            return Call(SHOW, translate("kille", "Show your proof!"))
        case Asked():
            #: Gloss of the call "Bättre kort?"
            return Call(BETTER, translate("kille", "Better cards?"))
        case Answered(word=word):
            return answer_call(word)
    return None


def passing_call(card: Part) -> Call:
    """Return the call for the card kavall or värdshus, which makes a swap go past its holder."""
    if card == KAVALL:
        #: Gloss of the call "Kavall förbi!"
        return Call(KAVALL_PAST, translate("kille", "Past the rider!"))
    #: Gloss of the call "Värdshus förbi!"
    return Call(VARDSHUS_PAST, translate("kille", "Past the inn!"))


def answer_call(word: Word) -> Call:
    """Return the call that answers "Bättre kort?" (better cards?)."""
    match word:
        case Word.ACCEPT:
            #: Gloss of the call "Accepteras!"
            return Call(ACCEPTED, translate("kille", "Accepted!"))
        case Word.DEPENDS:
            #: Gloss of the call "Det beror på!"
            return Call(DEPENDS, translate("kille", "That depends!"))
        case _:
            #: Gloss of the call "Omöjligt!"
            return Call(IMPOSSIBLE, translate("kille", "Impossible!"))
