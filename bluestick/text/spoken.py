"""Sentences for screen readers: cards in words, signs left out or spelled."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable

from bluestick.text.card_letters import card_letters
from bluestick.text.cards import INDEX, ROMAN, SYMBOLS, card_name, index_language, suit_name

RANKS = {"A": "A", "E": "A", "Æ": "A", "K": "K", "D": "Q", "Q": "Q", "H": "C", "KN": "J", "J": "J", "B": "J"}
"""Ranks of card codes by their index letters in all languages; numbers stay as they are."""
SUITS = {sign: suit for suit, sign in SYMBOLS.items()}
WITH_SUIT = re.compile(rf"(\w*)([{''.join(SUITS)}])")
IN_A_ROW = re.compile(rf"([{''.join(SUITS)}]) (?=\w+[{''.join(SUITS)}])")
TRUMPS = {roman: f"T{number}" for number, roman in ROMAN.items()}
ALONE = r"(?<![\w–−-])({})(?![\w–])"
TRUMP = re.compile(ALONE.format("|".join(TRUMPS)))
TAROK = re.compile(ALONE.format("N|I(?! [^\\W\\d]{2})|(?<=[^.!?] )I"))
"""Trumps printed "N" and "I"; at the start of a sentence "I" may be a word, as in Swedish ("in")."""


def spoken_text(text: str, game: str = "") -> str:
    """Return a sentence with its cards in words; ``game``: id of the game, as some codes are cards in only one."""
    said = WITH_SUIT.sub(_spoken_suit_card, IN_A_ROW.sub(r"\1, ", text))
    if game == "snapphana":
        said = TRUMP.sub(_named(lambda written: TRUMPS[written]), said)
        said = TAROK.sub(_named(str), said)
    elif game == "haggis":
        wild = {written: rank for rank, written in INDEX[card_letters() or index_language()].items() if rank != "A"}
        said = re.sub(ALONE.format("|".join(wild)), _named(lambda written: wild[written]), said)
    return said.replace(" · ", ", ")


def _spoken_suit_card(found: re.Match[str]) -> str:
    written, suit = found[1].upper(), SUITS[found[2]]
    if not written:
        return suit_name(suit)
    rank = RANKS.get(written, written)
    return card_name(suit + rank) if rank in (*RANKS.values(), *map(str, range(2, 11))) else found[0]


def _named(card: Callable[[str], str]) -> Callable[[re.Match[str]], str]:
    return lambda found: card_name(card(found[1]))


def join_sentences(texts: Iterable[str]) -> str:
    """Return texts as one, each ended by a punctuation mark so that a screen reader pauses."""
    return " ".join(text if text.endswith((".", "!", "?", "…")) else f"{text}." for text in texts)
