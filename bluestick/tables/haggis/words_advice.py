"""What the haggis table says of chosen cards, of what can be done with them, and of a card by itself."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication, QLocale

from bluestick.engine.moves import MoveSet, Part, Pick, Refusal
from bluestick.games.haggis.cards import COLOURS, FACES, KING, LOW, POINTS, mask, rank
from bluestick.games.haggis.combinations import READING, Kind, Reading, a_set, claims
from bluestick.games.haggis.moves import BETS, GIFTS, Play, Word
from bluestick.games.haggis.scoring import worth
from bluestick.tables import common
from bluestick.tables.base import Choosable
from bluestick.tables.card_pictures import Chip, Lens
from bluestick.tables.cards import capital, card_name
from bluestick.tables.haggis.words import button
from bluestick.tables.haggis.words_names import card_short, combination, rank_name

if TYPE_CHECKING:
    from bluestick.tables.haggis.cloth import HaggisCloth

COMPLETING = 3
"""So many cards are named, at most, that would complete a combination."""

# Chosen cards.


def why_not_yet(moves: MoveSet[Any], pick: Pick) -> Refusal | None:
    """What a pick lacks that could still become a move."""
    if not pick:
        return None
    made = claims(mask(pick))
    return moves.why_not(Play(pick, READING[made[0]] if made else a_set(1, LOW)))


def pick_in_short(table: HaggisCloth) -> str:
    """What the chosen cards make, in a few words."""
    moves, pick = table.moves, table.pick
    if moves is None or not pick or not all(part in table.pack for part in pick):
        return ""
    made = [READING[claim] for claim in claims(mask(pick))]
    playable = _playable(moves, pick)
    if not made:
        return QCoreApplication.translate("haggis", "nothing yet", "what chosen cards make")
    text = combination((playable or made)[0], table.index)
    if playable and table.laid is not None and table.laid.top is not None:
        return _beats(table, text)
    if playable and len(playable) > 1:
        #: {combination}: "run 8–10"; %n other things that the same cards can be
        more = QCoreApplication.translate("haggis", "{combination}, or %n other(s)", "", len(playable) - 1)
        return more.format(combination=text)
    if not playable and moves.next_parts(pick):
        #: {combination}: what the cards chosen so far would be by themselves
        text = QCoreApplication.translate("haggis", "{combination} so far").format(combination=text)
    elif not playable:
        text = QCoreApplication.translate("haggis", "{combination}: does not go here").format(combination=text)
    return text


def _beats(table: HaggisCloth, text: str) -> str:
    assert table.laid is not None
    assert table.laid.top is not None
    below = combination(table.laid.top, table.index)
    #: Both are combinations: "pair of 9s beats pair of 7s"
    said = QCoreApplication.translate("haggis", "{high} beats {low}")
    return said.format(high=text, low=below)


def _given_away(table: HaggisCloth, reading: Reading) -> str:
    """What a bomb costs: the trick goes to somebody else. G5.7, G5.8."""
    if reading.kind is not Kind.BOMB:
        return ""
    warned = QCoreApplication.translate("haggis", "A trick that a bomb wins is given away; you lead the next one.")
    return f" {warned}"


def _playable(moves: MoveSet[Any], pick: Pick) -> list[Reading]:
    return [move.reading for move in moves.readings(pick) if isinstance(move, Play)]


def explain(table: HaggisCloth, moves: MoveSet[Any], pick: Pick) -> str:
    """What the chosen cards make, what they would beat, and what else they could become."""
    playable = _playable(moves, pick)
    if playable:
        names = [combination(reading, table.index) for reading in playable]
        if table.laid is not None and table.laid.top is not None:
            return f"{capital(_beats(table, names[0]))}.{_given_away(table, playable[0])}"
        said = [QCoreApplication.translate("haggis", "You lead: {combination}.").format(combination=names[0])]
        if names[1:]:
            text = QCoreApplication.translate("haggis", "It can also be: {combinations} (F3).")
            said.append(text.format(combinations=QLocale().createSeparatedList(names[1:])))
        return f"{' '.join(said)}{_given_away(table, playable[0])}"
    said = []
    made = claims(mask(pick))
    if made:
        text = QCoreApplication.translate("haggis", "{combination}: that cannot be played now.")
        said.append(capital(text.format(combination=combination(READING[made[0]], table.index))))
    else:
        said.append(QCoreApplication.translate("haggis", "Nothing yet."))
    found = list(_completing(table, moves, pick))
    if found:
        said.append(QCoreApplication.translate("haggis", "One more card:", "before a list of what it could be"))
        said.append(QLocale().createSeparatedList(found) + ".")
    else:
        said.append(QCoreApplication.translate("haggis", "It needs more cards."))
    return " ".join(said)


def _completing(table: HaggisCloth, moves: MoveSet[Any], pick: Pick) -> Iterator[str]:
    """Single cards that make a combination of the pick, and which one."""
    number = 0
    for card in table.own_hand():
        if card is None or card not in moves.next_parts(pick) or number == COMPLETING:
            continue
        found = _playable(moves, (*pick, card))
        if found:
            number += 1
            #: {card}: "red 7", {combination}: "pair of 7s"
            text = QCoreApplication.translate("haggis", "{card} ({combination})")
            yield text.format(card=card_short(card, table.index), combination=combination(found[0], table.index))


# What can be done.


def options(table: HaggisCloth, moves: MoveSet[Any]) -> tuple[Choosable, ...]:
    """Every kind of thing that can be done, with what it would cause."""
    return tuple(_options(table, moves, moves.next_parts(())))


def _options(table: HaggisCloth, moves: MoveSet[Any], ahead: frozenset[Part]) -> Iterator[Choosable]:
    spread = table.laid
    if spread is None:
        return
    translate = QCoreApplication.translate
    if ahead & table.pack:
        if spread.top is None:
            yield Choosable(
                common.lead(),
                translate("haggis", "Any set, run or bomb. Whoever leads has to play something."),
                "haggis#G5.1",
            )
        else:
            text = translate("haggis", "Higher than {combination} and of the same form, or a bomb.")
            if spread.top.kind is Kind.BOMB:
                text = translate("haggis", "Only a higher bomb beats {combination}.")
            yield Choosable(
                translate("haggis", "Beat it", "an option"),
                text.format(combination=combination(spread.top, table.index)),
                "haggis#G5.3",
            )
    if Word.PASS in ahead:
        passing = translate("haggis", "You may play again as long as the trick lasts.")
        if table.setup.seats == 2:
            passing = translate("haggis", "The trick goes to the other player, who leads the next one.")
        if not ahead & table.pack:
            passing = f"{translate('haggis', 'Your hand cannot beat what lies there.')} {passing}"
        yield Choosable(translate("haggis", "Pass (0)", "an option, and its key"), passing, "haggis#G5.2")
    if any(word in ahead for word in BETS):
        yield Choosable(
            translate("haggis", "Bet", "an option"),
            translate("haggis", "No, 15 or 30 that you go out first. It can wait until your first card."),
            "haggis#G2.2",
        )
    for word, seat in GIFTS.items():
        if word in ahead:
            text = translate("haggis", "{name} gets {points} for the cards of the trick; you lead the next one.")
            points = worth(card for _, cards in spread.trick for card in cards)
            yield Choosable(
                button(table, word)[1],
                text.format(name=table.called(seat), points=common.points(points)),
                "haggis#G5.7",
            )


# The rank lens.


def lens(table: HaggisCloth, card: Part) -> Lens:
    """The order of ranks, and how many of this one are still out."""
    spread = table.laid
    assert spread is not None
    hand = table.own_hand()
    held = {rank(one) for one in hand if one is not None}
    own = rank(card)
    chips = tuple(
        Chip(rank_name(each, table.index), each in held, False, each == own) for each in range(KING, LOW - 1, -1)
    )
    lines = [common.points(POINTS[card])]
    if card in FACES:
        lines.append(QCoreApplication.translate("haggis", "in a combination: itself or any lower rank"))
        lines.append(QCoreApplication.translate("haggis", "alone: only itself"))
        lines.append(QCoreApplication.translate("haggis", "lies open: everybody sees it"))
    else:
        lines.append(_unseen(table, own))
    return Lens(card_name(card), chips, tuple(lines))


def _unseen(table: HaggisCloth, value: int) -> str:
    """How many cards of a rank have neither been played nor are in the own hand."""
    facts = table.shown.table
    seen = Counter(rank(card) for card in facts.laid())
    seen.update(rank(card) for card in table.own_hand() if card is not None)
    everywhere = len(COLOURS) - bool(facts.removed)
    text = QCoreApplication.translate("haggis", "%n more of this rank not yet seen", "", everywhere - seen[value])
    return text.format(rank=rank_name(value, table.index))
