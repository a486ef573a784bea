"""Log lines of Snapphanaleden."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from bluestick.engine.events import Event
from bluestick.engine.moves import Part
from bluestick.engine.seats import Seat
from bluestick.games.snapphana.combinations import combination_points
from bluestick.games.snapphana.events import (
    CardGiven,
    CardPlayed,
    Dealt,
    Declared,
    Discarded,
    DiscardsLost,
    FjontLost,
    FjontOwed,
    HandScored,
    SecondDealt,
    TrickTaken,
)
from bluestick.games.snapphana.scoring import LAST_TRICK
from bluestick.games.snapphana.state import HandScore
from bluestick.text import common
from bluestick.text.phrases import by, format_list, is_you, list_names, name, side_name
from bluestick.text.snapphana.names import combination, group_name, short
from bluestick.text.table_phrases import points as points_text

translate = QCoreApplication.translate


def event_line(event: Event, names: Sequence[str]) -> str:
    """Return an event as a log line. TypeError for an event of another game."""
    match event:
        case Dealt(dealer):
            return common.deals(names, dealer)
        case Discarded(seat, cards):
            return _discard_line(seat, cards, names)
        case SecondDealt(hands):
            return _second_deal_line(hands, names)
        case Declared():
            return _declaration_line(event, names)
        case CardPlayed(seat, card, True):
            return common.lead_sentence(names, seat, short(card))
        case CardPlayed(seat, card):
            return f"{name(names, seat)}: {short(card)}"
        case TrickTaken(seat, last):
            return _trick_line(seat, names, last=last)
        case HandScored(score):
            return score_line(score, names)
    return _payment_line(event, names)


def _discard_line(seat: Seat, cards: Sequence[Part | None], names: Sequence[str]) -> str:
    known = [card for card in cards if card is not None]
    if is_you(names, seat) and known:
        return translate("snapphana", "You discard {cards}.").format(cards=naming_cards(known))
    return by(
        names,
        seat,
        translate("snapphana", "You discard %n card(s).", "", len(cards)),
        translate("snapphana", "{name} discards %n card(s).", "", len(cards)),
    )


def _second_deal_line(hands: Sequence[Sequence[Part | None]], names: Sequence[str]) -> str:
    said = translate("snapphana", "The rest of the pack is dealt.")
    for seat, hand in enumerate(hands):
        known = [card for card in hand if card is not None]
        if seat < len(names) and is_you(names, Seat(seat)) and known:
            return f"{said} {translate('snapphana', 'You get {cards}.').format(cards=naming_cards(known))}"
    return said


def _declaration_line(event: Declared, names: Sequence[str]) -> str:
    said = by(
        names,
        event.seat,
        #: {combination}: "four kings", "sequence of spades (5)"
        translate("snapphana", "You declare {combination}: {points} – {cards}."),
        #: {combination}: "four kings", "sequence of spades (5)"
        translate("snapphana", "{name} declares {combination}: {points} – {cards}."),
        combination=combination(event.kind, len(event.row)),
        points=points_text(combination_points(event.kind, len(event.row))),
        cards=" ".join(map(short, event.row)),
    )
    doubled = sum(item.amount for item in event.items if item.code == "declared_doubled")
    if not doubled:
        return said
    #: After the third flertal or sekvens that one player has declared; {group}: "flertal" or "sequences"
    more = translate("snapphana", "All {group} of this player count double: {points} more.")
    return f"{said} {more.format(group=group_name(event.kind.group), points=points_text(doubled))}"


def _trick_line(seat: Seat, names: Sequence[str], *, last: bool) -> str:
    if last:
        return by(
            names,
            seat,
            translate("snapphana", "You take the last trick: {points}."),
            translate("snapphana", "{name} takes the last trick: {points}."),
            points=points_text(LAST_TRICK),
        )
    return common.trick_sentence(names, seat)


def _payment_line(event: Event, names: Sequence[str]) -> str:
    match event:
        case FjontOwed(seat, to, payable):
            said = _sentence_between(
                names,
                seat,
                to,
                translate("snapphana", "You take Fjønt back and owe {other} a card for it."),
                translate("snapphana", "{name} takes Fjønt back and owes you a card for it."),
                translate("snapphana", "{name} takes Fjønt back and owes {other} a card for it."),
            )
            if payable:
                return said
            return f"{said} {translate('snapphana', 'The debt waits until that side wins a trick.')}"
        case CardGiven(seat, to, card):
            return _sentence_between(
                names,
                seat,
                to,
                translate("snapphana", "You give {other} {card} for Fjønt."),
                translate("snapphana", "{name} gives you {card} for Fjønt."),
                translate("snapphana", "{name} gives {other} {card} for Fjønt."),
                card=short(card),
            )
        case FjontLost(seat, to):
            return _sentence_between(
                names,
                seat,
                to,
                translate("snapphana", "Without a trick you lose Fjønt to {other}."),
                translate("snapphana", "Without a trick {name} loses Fjønt to you."),
                translate("snapphana", "Without a trick {name} loses Fjønt to {other}."),
            )
        case DiscardsLost(seat, to, cards):
            return _sentence_between(
                names,
                seat,
                to,
                translate("snapphana", "Without a trick you lose your discards to {other}: {cards}."),
                translate("snapphana", "Without a trick {name} loses the discards to you: {cards}."),
                translate("snapphana", "Without a trick {name} loses the discards to {other}: {cards}."),
                cards=naming_cards(cards),
            )
    raise TypeError(event)


def _sentence_between(
    names: Sequence[str], seat: Seat, to: Seat, you: str, to_you: str, others: str, **facts: object
) -> str:
    """Return ``you`` if ``seat`` is yours, ``to_you`` if ``to`` is, else ``others``; names and ``facts`` filled in."""
    said = you if is_you(names, seat) else to_you if is_you(names, to) else others
    return said.format(name=names[seat], other=name(names, to), **facts)


def score_line(score: HandScore, names: Sequence[str]) -> str:
    """Return the log line for the score of a hand (deal)."""
    if not score.piles:
        return translate("snapphana", "The rest of the deal isn’t played.")
    if score.losers:
        #: A hand of Fjabbe; {names} have lost it
        said = translate("snapphana", "Deal {number} is counted. Lost by: {names}")
        return said.format(number=score.hand, names=list_names(names, score.losers))
    sides = len(score.score)
    #: A side and its points: "Elin and Bo 57"
    line = translate("snapphana", "{name} {points}")
    counted = [line.format(name=side_name(names, side, sides), points=score.score[side]) for side in range(sides)]
    said = translate("snapphana", "Deal {number} is counted: {scores}.")
    return said.format(number=score.hand, scores=", ".join(counted))


def naming_cards(cards: Sequence[Part]) -> str:
    """Return cards as a list for a sentence: "K♠, XVIII and I"."""
    return format_list([short(card) for card in cards])
