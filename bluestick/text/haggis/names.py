"""Names of combinations and ranks of haggis."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from bluestick.engine.moves import Part
from bluestick.games.haggis.cards import FACES, JACK
from bluestick.games.haggis.moves import GIFTS, Word
from bluestick.games.haggis.readings import Kind, Reading
from bluestick.text.cards import INDEX, index_language
from bluestick.text.phrases import later

translate = QCoreApplication.translate


def rank_name(rank: int, language: str = "") -> str:
    """Return a rank in the index letters of ``language``: "7", or "B" for a jack in German."""
    if rank < JACK:
        return str(rank)
    return INDEX[language or index_language()][FACES[rank - JACK]]


def colour_name(letter: str) -> str:
    """Return the name of a card colour for its letter."""
    names = {
        "r": translate("haggis", "red", "a colour of cards"),
        "o": translate("haggis", "brown", "a colour of cards"),
        "y": translate("haggis", "black", "a colour of cards"),
        "g": translate("haggis", "green", "a colour of cards"),
        "b": translate("haggis", "blue", "a colour of cards"),
    }
    return names[letter]


FACE_ALONE = {
    JACK: later("haggis", "single jack"),
    JACK + 1: later("haggis", "single queen"),
    JACK + 2: later("haggis", "single king"),
}
"""Names of a face card played alone, by rank; a larger set is named after its number cards."""


def combination(reading: Reading, language: str = "") -> str:
    """Return a combination in the index letters of ``language``: "pair of 7s", "run of pairs 8–9", "bomb J-Q"."""
    match reading.kind:
        case Kind.SET:
            if reading.value in FACE_ALONE:
                return translate("haggis", FACE_ALONE[reading.value])
            return _set_template(reading.width).format(rank=rank_name(reading.value, language))
        case Kind.RUN:
            low = rank_name(reading.value - reading.length + 1, language)
            return _run_template(reading.width).format(low=low, high=rank_name(reading.value, language))
        case Kind.BOMB:
            return _bomb_name(reading.value, language)


def _set_template(width: int) -> str:
    return (
        translate("haggis", "single {rank}", "one card"),
        translate("haggis", "pair of {rank}s", "two cards of a rank"),
        translate("haggis", "three {rank}s", "cards of a rank"),
        translate("haggis", "four {rank}s", "cards of a rank"),
        translate("haggis", "five {rank}s", "cards of a rank"),
        translate("haggis", "six {rank}s", "cards of a rank"),
        translate("haggis", "seven {rank}s", "cards of a rank"),
        translate("haggis", "eight {rank}s", "cards of a rank"),
    )[width - 1]


def _run_template(width: int) -> str:
    return (
        translate("haggis", "run {low}–{high}"),
        translate("haggis", "run of pairs {low}–{high}"),
        translate("haggis", "run of threes {low}–{high}", "three cards of each rank"),
        translate("haggis", "run of fours {low}–{high}", "four cards of each rank"),
        translate("haggis", "run of fives {low}–{high}", "five cards of each rank"),
        translate("haggis", "run of sixes {low}–{high}", "six cards of each rank"),
    )[width - 1]


def _bomb_name(level: int, language: str) -> str:
    if level in (1, 6):
        return (
            translate("haggis", "bomb 3-5-7-9 in four colours")
            if level == 1
            else translate("haggis", "bomb 3-5-7-9 in one colour")
        )
    held = {2: (11, 12), 3: (11, 13), 4: (12, 13), 5: (11, 12, 13)}[level]
    return translate("haggis", "bomb {cards}").format(cards="-".join(rank_name(rank, language) for rank in held))


def card_short(card: Part, language: str = "") -> str:
    """Return the short name of a card: "red 7", or the letter of the wild card in ``language``, as "B" in German."""
    if card in FACES:
        return rank_name(JACK + FACES.index(card), language)
    #: {colour}: "red", {rank}: "7"
    text = translate("haggis", "{colour} {rank}", "a card")
    return text.format(colour=colour_name(card[-1]), rank=card[:-1])


def wild_card_text(card: str, rank: str) -> str:
    """Return the text for a wild card that stands for a card of another rank: "B as 8"."""
    #: "B as 8", "jack (wild) as 8"
    return translate("haggis", "{card} as {rank}").format(card=card, rank=rank)


def word_name(word: Word) -> str:
    """Return the label of the button for a word, such as "Pass"."""
    if word in GIFTS:
        #: The trick that a bomb has won goes to that player
        return translate("haggis", "To player {number}").format(number=GIFTS[word] + 1)
    return {
        #: Button: do not beat what lies there
        Word.PASS: translate("haggis", "Pass"),
        Word.BET_0: translate("haggis", "No bet"),
        Word.BET_15: translate("haggis", "Small bet: 15"),
        Word.BET_30: translate("haggis", "Big bet: 30"),
    }[word]
