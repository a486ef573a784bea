"""What the table of Snapphanaleden says of everything that lies there."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from bluestick.engine.moves import Part
from bluestick.engine.seats import Seat
from bluestick.games.snapphana.combinations import points
from bluestick.games.snapphana.events import CardGiven
from bluestick.games.snapphana.moves import Declare, Discard, Give
from bluestick.games.snapphana.state import View
from bluestick.tables import common
from bluestick.tables.cards import card_name
from bluestick.tables.snapphana import words_sheets
from bluestick.tables.snapphana.picks import GIFT, card_of
from bluestick.tables.snapphana.spread import Combination
from bluestick.tables.snapphana.words_names import combination, short

if TYPE_CHECKING:
    from bluestick.tables.snapphana.cloth import SnapphanaCloth

translate = QCoreApplication.translate


# Plates and captions.


def plate_note(table: SnapphanaCloth, seat: Seat) -> str:
    """What the name plate of a seat says beneath the name."""
    notes = list(_notes(table, seat))
    known = not table.counted or table.stop + 1 == len(table.counted)
    if known and table.laid is not None and table.laid.score is not None:
        total = table.laid.score.totals[table.counts_with(seat)]
        notes = [common.points_in_all(total)]
        if not table.form.target:
            notes = [translate("snapphana", "%n lost hand(s)", "", total)]
    return " · ".join(notes[:2])


def _sits(table: SnapphanaCloth) -> bool:
    """Whether somebody sits at the bottom, or only looks on from there."""
    return table.shown is not None and table.shown.seat is not None


def _notes(table: SnapphanaCloth, seat: Seat) -> Iterator[str]:
    facts = table.shown.table if table.shown is not None else None
    pairs = table.form.sides < table.setup.seats
    if seat == table.thinker:
        yield common.thinking()
    elif facts is not None and seat in facts.discarding:
        yield translate("snapphana", "discarding", "a player lays cards away")
        return
    elif _sits(table) and seat != table.seat and pairs and table.counts_with(seat) == table.counts_with(table.seat):
        yield translate("snapphana", "partner")
    lost = facts.totals[table.counts_with(seat)] if facts is not None and not table.form.target else 0
    if lost:  # there is no room for both, and the cards lie there to be seen
        yield translate("snapphana", "%n lost hand(s)", "", lost)
        return
    cards = len(table.laid.hands[seat]) if table.laid is not None and table.laid.hands else 0
    yield common.cards(cards)


def play_caption(table: SnapphanaCloth, seat: Seat) -> str:
    """What stands beneath a card of the trick."""
    spread = table.laid
    assert spread is not None
    name = table.short_name(seat) or table.called(seat)
    if seat == spread.leading:
        done = len(spread.trick) == table.setup.seats
        return common.takes_it(name) if done else common.winning(name)
    if seat == spread.trick[0][0]:
        return common.led(name)
    return name


def pile_caption(table: SnapphanaCloth, pile: int) -> str:
    """What stands beside a pile."""
    assert table.laid is not None
    tricks = common.tricks(table.laid.piles[pile])
    if table.form.sides == 2 and not _sits(table):
        return f"{table.called_side(pile)}: {tricks}"
    if table.form.sides == 2:
        own = pile == table.counts_with(table.seat)
        whose = common.you_among() if own else translate("snapphana", "they", "a pile")
        if table.setup.seats == 2:
            whose = "" if own else table.short_name(pile)
        elif own:
            whose = translate("snapphana", "your pair", "a pile")
        return f"{whose}: {tricks}" if whose else tricks
    return f"{table.short_name(pile) or table.called(pile)}: {tricks}"


def pill(table: SnapphanaCloth) -> str:
    """What is to be done with the cards, while they are laid away."""
    if table.shown is None or table.moves is None or table.seat not in table.shown.table.discarding:
        return ""
    number = table.shown.table.number
    text = translate("snapphana", "Discard %n card(s): {chosen} chosen. Kings and tarokker stay.", "", number)
    return text.format(chosen=len(table.pick))


def debt_caption(table: SnapphanaCloth) -> str:
    """What Fjønt lies there for."""
    spread = table.laid
    assert spread is not None
    assert spread.owed is not None
    if spread.owing == table.seat:
        return translate("snapphana", "you owe {name} a card").format(name=table.called(spread.owed))
    if spread.owed == table.seat:
        return translate("snapphana", "owes you a card", "a player")
    return translate("snapphana", "owes {name} a card", "a player").format(name=table.called(spread.owed))


# Sheets.


def gift_title(table: SnapphanaCloth) -> str:
    """The head of what can be given for Fjønt."""
    spread = table.laid
    assert spread is not None
    assert spread.owed is not None
    return translate("snapphana", "For Fjønt: a card to {name}").format(name=table.called(spread.owed))


def helper_title(table: SnapphanaCloth) -> str:
    """The head of what can be declared."""
    return translate("snapphana", "You can declare: {points}").format(
        points=common.points(words_sheets.still(table.declarable()))
    )


def close_title() -> str:
    """What the cross on that sheet is for."""
    return translate("snapphana", "Close the list")


def declare_all(table: SnapphanaCloth) -> str:
    """The button that declares all of it."""
    text = translate("snapphana", "Declare all: {points}", "button: as many points")
    return text.format(points=words_sheets.still(table.declarable()))


def nothing_to_declare() -> str:
    """Why there is no list."""
    return translate("snapphana", "There is nothing in your hand now that you could declare.")


def still_to_declare(table: SnapphanaCloth) -> str:
    """What is said, once, to whoever is about to play and could still declare."""
    text = translate("snapphana", "You can still declare {points}: play the card again to go without.")
    return text.format(points=common.points(words_sheets.still(table.declarable())))


def declared_title(table: SnapphanaCloth, shown: Combination) -> str:
    """Who declares what."""
    text = translate("snapphana", "{name}: {combination}", "a player declares")
    return text.format(name=table.called(shown.seat), combination=combination(shown.kind, len(shown.row)))


def given(table: SnapphanaCloth, event: CardGiven) -> str:
    """Who pays for Fjønt with what."""
    text = translate("snapphana", "{name}: {card} for Fjønt", "a player pays")
    return text.format(name=table.called(event.seat), card=short(event.card))


def declared_note(table: SnapphanaCloth, shown: Combination) -> str:
    """What it brings."""
    if not shown.doubled:
        return translate("snapphana", "Declared: {points}").format(points=common.points(shown.points))
    text = translate("snapphana", "Declared: {points}, and {more} because three of a group count twice")
    return text.format(points=common.points(shown.points), more=shown.doubled)


# Buttons.


def discard(number: int) -> str:
    """What to do with cards that are laid away: a button, and an option."""
    return translate("snapphana", "Discard %n card(s)", "an option", number)


def play_button(table: SnapphanaCloth) -> str:
    """What the button would do."""
    moves = table.moves
    discarding = table.shown is not None and table.seat in table.shown.table.discarding
    readings = moves.readings(table.pick) if moves is not None and table.pick else ()
    if discarding:
        number = table.shown.table.number
        if readings and isinstance(readings[0], Discard):
            return discard(number)
        return translate("snapphana", "{chosen} of {number}", "button: cards chosen so far").format(
            chosen=len(table.pick), number=number
        )
    if readings and isinstance(readings[0], Give):
        return translate("snapphana", "Give {card}", "button").format(card=short(readings[0].card))
    if not readings and table.pick:
        return translate("snapphana", "No combination yet", "button")
    if not readings:
        return translate("snapphana", "Choose a card", "button")
    if isinstance(readings[0], Declare):
        own = points(readings[0].kind, len(readings[0].cards))
        return translate("snapphana", "Declare: {points}", "button").format(points=common.points(own))
    return translate("snapphana", "Play {card}", "button").format(card=short(card_of(table.pick[0])))


# For those who listen.


def form_name(table: SnapphanaCloth) -> str:
    """Which of the four games it is."""
    return table.setup.variant if table.form.target else translate("snapphana", "Fjabbe")


def table_name(table: SnapphanaCloth) -> str:
    """The table in words; while a hand is counted, what is new there."""
    name = f"{translate('snapphana', 'Snapphanaleden table')}, {form_name(table)}"
    spread = table.laid
    if spread is None:
        return name
    step = table.now_counted(spread) if table.counted else None
    return name if step is None else f"{name}. {step.told}"


def thing(table: SnapphanaCloth, part: Part) -> str:
    """Something that is no card of the own hand."""
    spread = table.laid
    if spread is None:
        return part
    if part.startswith(GIFT):
        text = translate("snapphana", "{card}, to give for Fjønt")
        said = text.format(card=card_name(part.removeprefix(GIFT)))
        return f"{said}, {translate('table', 'chosen', 'a card')}" if part in table.pick else said
    if part in table.rows:
        line = table.rows[part][0]
        said = words_sheets.spoken(line, [card_name(card) for card in line.cards])
        if part.startswith("declare "):
            said = translate("snapphana", "{combination}: can be declared").format(combination=said)
            if part == f"declare {table.declares}":
                said = f"{said}, {translate('table', 'chosen', 'a card')}"
        return said
    zone, _, owner = part.partition(" ")
    match zone:
        case "trick":
            for seat, (card,) in spread.trick:
                if str(seat) == owner:
                    return f"{card_name(card)}, {play_caption(table, seat)}"
            return common.the_trick()
        case "seen":
            seat = Seat(int(owner.split(" ")[0]))
            seen = translate("snapphana", "declared: all have seen it", "a card")
            return ", ".join((card_name(table.face(part) or ""), table.called(seat), seen))
        case "hand":
            return ", ".join(_player(table, Seat(int(owner))))
        case "pile":
            return pile_caption(table, int(owner))
        case "debt" if spread.owing is not None:
            return f"{card_name('F')}, {table.called(spread.owing)}: {debt_caption(table)}"
        case "away":
            own = table.shown.discards[table.seat] if table.shown is not None and table.shown.discards else ()
            names = ", ".join(card_name(card) for card in own if card is not None)
            return translate("snapphana", "discarded: {cards}").format(cards=names or spread.away[table.seat])
        case "stock":
            return translate("snapphana", "%n card(s) to be dealt", "", spread.stock)
    return table.slot_caption() or common.the_trick()


def _player(table: SnapphanaCloth, seat: Seat) -> Iterator[str]:
    said = table.plate_text(seat)
    yield said.name
    yield said.note
    if said.dealer:
        yield common.dealer()
    if table.laid is not None and table.laid.hands:
        seen = [card for card in table.laid.hands[seat] if card is not None]
        if seen and seat != table.seat:
            yield translate("snapphana", "shown: {cards}").format(cards=", ".join(map(card_name, seen)))


def seat_note(table: SnapphanaCloth, view: View, seat: Seat) -> str:
    """What to remember about a seat: its cards, what all have seen of them, and the debt."""
    notes = [common.cards(len(view.hands[seat]))] if view.hands else []
    shown = view.table.open[seat] if view.table.open else ()
    if shown:
        text = translate("snapphana", "shown: {cards}").format(cards=" ".join(map(short, shown)))
        notes.append(text)
    if view.table.owing == seat:
        notes.append(translate("snapphana", "owes a card for Fjønt"))
    return ", ".join(notes)
