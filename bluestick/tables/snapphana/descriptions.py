"""Descriptions of a table of Snapphanaleden: parts, buttons, captions."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from bluestick.engine.events import Event
from bluestick.engine.moves import Part
from bluestick.engine.seats import Seat
from bluestick.games.snapphana.cards import NOT_DISCARDABLE, SNAPPHANA, N
from bluestick.games.snapphana.combinations import combination_points
from bluestick.games.snapphana.events import CardGiven, Declared, TrickTaken
from bluestick.games.snapphana.moves import Declare, Discard, Give
from bluestick.games.snapphana.scoring import LOST_ALONE
from bluestick.games.snapphana.state import View
from bluestick.tables.scene.panel_content import Gauge
from bluestick.tables.snapphana import arrangement as arranging
from bluestick.tables.snapphana import sheet_lines
from bluestick.tables.snapphana.arrangement import Combination
from bluestick.tables.snapphana.card_names import GIFT, unique_names
from bluestick.tables.tricks.trick_events import trick_goes_to
from bluestick.text import table_phrases
from bluestick.text.cards import card_name
from bluestick.text.snapphana.names import combination, plain_card, short

if TYPE_CHECKING:
    from bluestick.tables.snapphana.context import SnapphanaContext

UNNAMED_TRUMPS = (SNAPPHANA, N)
"""Trumps whose names do not tell that they are trumps: the snapphanar (four equal low trumps) and N."""

translate = QCoreApplication.translate


# Plates and captions.


def plate_note(context: SnapphanaContext, seat: Seat) -> str:
    """Return the second line of the name plate of ``seat``, such as "partner", lost deals (Fjabbe), number of cards."""
    return " · ".join([*_notes(context, seat)][:2])


def _notes(context: SnapphanaContext, seat: Seat) -> Iterator[str]:
    facts = context.shown.table
    pairs = context.form.sides < context.setup.seats
    if seat == context.thinker:
        yield table_phrases.thinking_note()
    elif seat in facts.discarding:
        yield translate("snapphana", "discarding", "a player lays cards away")
        return
    elif (
        context.viewer is not None
        and seat != context.seat
        and pairs
        and context.side_of(seat) == context.side_of(context.seat)
    ):
        yield translate("snapphana", "partner")
    lost = _lost(context, seat) if not context.form.target else 0
    if lost:  # there is no room for both, and the number of cards is visible
        yield translate("snapphana", "%n lost deal(s)", "", lost)
        return
    yield table_phrases.cards(context.hand_size(seat))


def _lost(context: SnapphanaContext, seat: Seat) -> int:
    """Return how many deals a player of Fjabbe has lost, leaving out a deal whose score has not been shown yet."""
    facts = context.shown.table
    told = [score for score in facts.scores if not (context.counting and score.hand == facts.hand)]
    return told[-1].totals[seat] if told else 0


def pile_caption(context: SnapphanaContext, pile: int) -> str:
    """Return the caption of a pile of won tricks (``pile``: number of the side): its players and number of tricks."""
    tricks = table_phrases.tricks(context.arrangement.piles[pile])
    if context.form.sides == 2 and context.viewer is None:
        return f"{context.side_name(pile)}: {tricks}"
    if context.form.sides == 2:
        own = pile == context.side_of(context.seat)
        whose = table_phrases.you_in_sentence() if own else translate("snapphana", "they", "a pile")
        if context.setup.seats == 2:
            whose = "" if own else context.short_name(pile)
        elif own:
            whose = translate("snapphana", "your pair", "a pile")
        return f"{whose}: {tricks}" if whose else tricks
    return f"{context.short_name(pile) or context.display_name(pile)}: {tricks}"


def discard_instruction(context: SnapphanaContext) -> str:
    """Return the instruction for discarding; empty when the viewer has nothing to discard."""
    if context.moves is None or not context.discarding:
        return ""
    number = context.shown.table.number
    text = translate("snapphana", "Discard %n card(s): {chosen} selected. Kings and tarokker stay.", "", number)
    return text.format(chosen=len(context.pick))


def debt_caption(context: SnapphanaContext) -> str:
    """Return the caption beside Fjønt (the wild card), while a card is owed for it: who owes whom."""
    arrangement = context.arrangement
    assert arrangement.creditor is not None
    if arrangement.debtor == context.seat:
        return translate("snapphana", "you owe {name} a card").format(name=context.display_name(arrangement.creditor))
    if arrangement.creditor == context.seat:
        return translate("snapphana", "owes you a card", "a player")
    return translate("snapphana", "owes {name} a card", "a player").format(
        name=context.display_name(arrangement.creditor)
    )


# Sheets.


def gift_title(context: SnapphanaContext) -> str:
    """Return the title of the sheet of won cards that can be given for Fjønt."""
    arrangement = context.arrangement
    assert arrangement.creditor is not None
    return translate("snapphana", "For Fjønt: a card to {name}").format(name=context.display_name(arrangement.creditor))


def declare_title(context: SnapphanaContext) -> str:
    """Return the title of the declaration sheet."""
    text = translate("snapphana", "You can declare: {points}")
    return text.format(points=table_phrases.points(sheet_lines.points_left(context.declarable_combinations)))


def declare_reminder(context: SnapphanaContext) -> str:
    """Return the reminder that a player about to play could still declare."""
    text = translate("snapphana", "You can still declare {points}. To skip this, play the card again.")
    return text.format(points=table_phrases.points(sheet_lines.points_left(context.declarable_combinations)))


def declared_title(context: SnapphanaContext, shown: Combination) -> str:
    """Return the title of a declared combination: player and name of the combination."""
    text = translate("snapphana", "{name}: {combination}", "a player declares")
    return text.format(name=context.display_name(shown.seat), combination=combination(shown.kind, len(shown.row)))


def declared_note(shown: Combination) -> str:
    """Return the points of a declared combination, and those added by doubling its group, as text."""
    if not shown.doubled:
        return translate("snapphana", "Declared: {points}").format(points=table_phrases.points(shown.points))
    text = translate("snapphana", "Declared: {points}, and {more} because three of a group count twice")
    return text.format(points=table_phrases.points(shown.points), more=shown.doubled)


def header_and_clause(context: SnapphanaContext, event: Event) -> tuple[str, str]:
    """Return (header text while ``event`` is shown, clause); both empty if the header stays as it is."""
    match event:
        case TrickTaken(seat):
            return trick_goes_to(context, seat), "snapphana#S9.3"
        case CardGiven(seat, card=card):
            text = translate("snapphana", "{name}: {card} for Fjønt", "a player pays")
            return text.format(name=context.display_name(seat), card=short(card)), "snapphana#S10.2"
        case Declared():
            return declared_title(context, arranging.declared(event)), "snapphana#S4.1"
    return "", ""


# Buttons.


def discard_text(number: int) -> str:
    """Return the text "Discard 2 cards", for a button and an option."""
    return translate("snapphana", "Discard %n card(s)", "an option", number)


def play_button(context: SnapphanaContext) -> str:
    """Return the label of the play button: what it does with the selected cards, or what to select."""
    readings = context.readings
    if context.discarding:
        number = context.shown.table.number
        if readings and isinstance(readings[0], Discard):
            return discard_text(number)
        text = translate("snapphana", "{chosen} of {number}", "button: cards chosen so far")
        return text.format(chosen=len(context.pick), number=number)
    if not readings:
        return (
            translate("snapphana", "No combination yet", "button")
            if context.pick
            else translate("snapphana", "Select a card", "button")
        )
    if isinstance(readings[0], Give):
        return translate("snapphana", "Give {card}", "button").format(card=short(readings[0].card))
    if isinstance(readings[0], Declare):
        own = combination_points(readings[0].kind, len(readings[0].cards))
        return translate("snapphana", "Declare: {points}", "button").format(points=table_phrases.points(own))
    return translate("snapphana", "Play {card}", "button").format(card=short(plain_card(context.pick[0])))


def helper_button(context: SnapphanaContext) -> tuple[str, str]:
    """Return (label, tooltip) of the button that opens the declaration sheet or, while open, declares everything."""
    if context.ui_state.is_list_open:
        text = translate("snapphana", "Declare all: {points}", "button: as many points")
        return text.format(
            points=sheet_lines.points_left(context.declarable_combinations)
        ), f"{declare_title(context)} (Shift+F9)"
    return translate("snapphana", "Declare…", "button"), f"{declare_title(context)} (F9)"


# For screen readers.


def table_name(context: SnapphanaContext) -> str:
    """Return the accessible name of the table."""
    form = context.setup.variant if context.form.target else translate("snapphana", "Fjabbe")
    return f"{translate('snapphana', 'Snapphanaleden table')}, {form}"


def spoken_name(card: Part) -> str:
    """Return the name of a card for screen readers; "trump" is added unless the name shows it."""
    return table_phrases.trump_card(card_name(card)) if card in UNNAMED_TRUMPS else card_name(card)


def describe_part(context: SnapphanaContext, part: Part) -> str:
    """Return the description of any part other than a card of the viewer's hand."""
    arrangement = context.arrangement
    if part.startswith(GIFT):
        text = translate("snapphana", "{card}, to give for Fjønt")
        said = text.format(card=card_name(part.removeprefix(GIFT)))
        return f"{said}, {translate('table', 'selected', 'a card')}" if part in context.pick else said
    if part in context.rows:
        line = context.rows[part].row
        said = sheet_lines.spoken_line(line, [card_name(card) for card in line.cards])
        if part.startswith("declare "):
            said = translate("snapphana", "{combination}: can be declared").format(combination=said)
            if part == f"declare {context.declared_kind}":
                said = f"{said}, {translate('table', 'selected', 'a card')}"
        return said
    zone, _, owner = part.partition(" ")
    match zone:
        case "trick":
            for seat, (card,) in arrangement.trick:
                if str(seat) == owner:
                    return f"{spoken_name(card)}, {context.game.play_caption(context, seat)}"
            return table_phrases.trick_area_name()
        case "seen":
            seat = Seat(int(owner.split(" ")[0]))
            seen = translate("snapphana", "declared: all have seen it", "a card")
            return ", ".join((card_name(context.open_card(part) or ""), context.display_name(seat), seen))
        case "hand":
            return ", ".join(_player(context, Seat(int(owner))))
        case "pile":
            return pile_caption(context, int(owner))
        case "debt" if arrangement.debtor is not None:
            return f"{card_name('F')}, {context.display_name(arrangement.debtor)}: {debt_caption(context)}"
        case "away":
            own = context.shown.discards[context.seat] if context.shown.discards else ()
            names = ", ".join(card_name(card) for card in own if card is not None)
            return translate("snapphana", "discarded: {cards}").format(cards=names or arrangement.away[context.seat])
        case "stock":
            return translate("snapphana", "%n card(s) to be dealt", "", arrangement.stock)
    return context.game.slot_caption(context) or table_phrases.trick_area_name()


def _player(context: SnapphanaContext, seat: Seat) -> Iterator[str]:
    said = context.game.plate_text(context, seat)
    yield said.name
    yield said.note
    if said.dealer:
        yield table_phrases.dealer_note()
    if context.arrangement.hands:
        seen = [card for card in context.arrangement.hands[seat] if card is not None]
        if seen and seat != context.seat:
            yield translate("snapphana", "shown: {cards}").format(cards=", ".join(map(card_name, seen)))


def describe_own_card(context: SnapphanaContext, part: Part) -> str:
    """Return the description of a card of the viewer's hand: name, locked (when discarding), already declared."""
    said = [spoken_name(plain_card(part))]
    if context.discarding and plain_card(part) in NOT_DISCARDABLE:
        said.append(translate("snapphana", "locked: can’t be discarded", "a card"))
    seen = context.shown.table.open
    if seen and part in unique_names(seen[context.seat]):
        said.append(translate("snapphana", "declared: all have seen it", "a card"))
    return ", ".join(said)


# Side panel.


def score_gauge(view: View) -> Gauge:
    """Return bars of each side's points up to the target or, in Fjabbe, of lost deals up to the limit. S11.1, S14.3."""
    totals, target = view.table.totals, view.table.form.target
    if target:
        title, most = table_phrases.race_title(target), max(target, *totals)
    else:
        title, most = translate("snapphana", "Lost deals"), LOST_ALONE
    return Gauge(title, tuple((Seat(side), total, most) for side, total in enumerate(totals)))


def panel_note(context: SnapphanaContext, view: View, seat: Seat) -> str:
    """Return the side-panel note of a seat: number of cards, cards shown to all, whether a card is owed for Fjønt."""
    notes = [table_phrases.cards(len(view.hands[seat]))] if view.hands else []
    shown = view.table.open[seat] if view.table.open else ()
    if shown:
        text = translate("snapphana", "shown: {cards}").format(cards=" ".join(map(short, shown)))
        notes.append(text)
    if view.table.debtor == seat:
        notes.append(translate("snapphana", "owes a card for Fjønt"))
    return ", ".join(notes)
