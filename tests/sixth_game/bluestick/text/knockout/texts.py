"""Texts of knockout whist."""

from __future__ import annotations

from collections.abc import Sequence, Set

from PySide6.QtCore import QCoreApplication

from bluestick.engine import tricks
from bluestick.engine.bots import Reason
from bluestick.engine.events import Event
from bluestick.engine.moves import Part, Refusal
from bluestick.engine.rules import Outcome, Phase, Setup
from bluestick.engine.seats import Seat
from bluestick.games.knockout.events import Dealt, HandEnded, TrumpsNamed
from bluestick.games.knockout.state import View
from bluestick.text import common
from bluestick.text import table_phrases as on_the_table
from bluestick.text.card_letters import card, card_list, cards
from bluestick.text.cards import SYMBOLS, capital, suit_name
from bluestick.text.phrases import by, later, list_names, name
from bluestick.text.standings import Standing

translate = QCoreApplication.translate

SAID = {
    "out": later("knockout", "You took no trick and are out."),
    "trumps_known": later("knockout", "The trumps of this deal are already named. Play a card."),
    "name_first": later("knockout", "Name the trumps first."),
    "follow": later("knockout", "You must follow suit. Play one of these: {cards}."),
    "one_card": later("knockout", "Play one card at a time."),
    "longest": later("knockout", "The longest and highest suit: {cards}."),
    "high": later("knockout", "{cards} is the highest card to lead."),
    "takes": later("knockout", "{cards} takes the lead of the trick."),
    "ducks": later("knockout", "You can’t win the trick, so play your lowest card."),
}
"""Refusals, and reasons for moves of bots."""


def refusal(refusal: Refusal) -> str:
    """Return why a move is not allowed."""
    return reason(refusal) if refusal.code in SAID else common.refusal(refusal.code)


def reason(reason: Reason | Refusal) -> str:
    """Return why a bot chose its move."""
    return translate("knockout", SAID[reason.code]).format(cards=card_list(reason.parts))


def event(event: Event, names: Sequence[str]) -> str:
    """Return a line of the log."""
    match event:
        case Dealt(dealer, _, turn_up):
            shown = on_the_table.turned_up_description(card(turn_up)) if turn_up else ""
            return f"{common.deals(names, dealer)} {shown}".rstrip()
        case TrumpsNamed(seat, trump):
            return f"{name(names, seat)}: {suit_name(trump)}"
        case tricks.CardPlayed(seat, played):
            return f"{name(names, seat)}: {card(played)}"
        case tricks.TrickTaken(seat):
            return common.trick_sentence(names, seat)
        case HandEnded(score):
            out = [seat for seat in score.alive if not score.tricks[seat]]
            said = translate("knockout", "Out: {names}.") if out else translate("knockout", "No one is out.")
            return said.format(names=list_names(names, out))
    raise TypeError(event)


def move(text: str) -> str:
    """Return the name of a card or a suit."""
    verb, *rest = text.split(" ")
    return cards(rest) if verb == "play" else on_the_table.dealing_text() if verb == "deal" else word(verb)


def phase(phase: Phase, names: Sequence[str], to_act: Set[Seat], seat: Seat | None) -> str:
    """Return the text of the header."""
    if seat is None or seat not in to_act:
        return common.thinking_sentence(names, to_act)
    if phase.code == "name":
        yours = translate("knockout", "Your turn – name the trumps")
        return by(names, seat, yours, translate("knockout", "{name}: your turn – name the trumps"))
    return common.lead_prompt(names, seat) if phase.code == "lead" else common.play_prompt(names, seat)


def waiting(phase: Phase) -> str:
    """Return what the others do, for a player who waits."""
    if phase.code == "name":
        return translate("knockout", "The player with the most tricks names the trumps and leads.")
    return translate("knockout", "The highest trump takes the trick, or else the highest card of the suit led.")


def chapter(view: View) -> str:
    """Return the heading of a hand in the log."""
    return on_the_table.cards(view.table.cards)


def outcome(outcome: Outcome, names: Sequence[str]) -> str:
    """Return how the match ended."""
    yours = translate("knockout", "You are the last one in and win the match!")
    theirs = translate("knockout", "{names} is the last one in and wins the match.")
    return common.winners_sentence(outcome.winners, names, yours, theirs, theirs)


def about(variant: str) -> str:
    """Describe the game in two sentences."""
    return translate(
        "knockout",
        "Two to four players have seven cards each, then six, then five, and a player with no trick is out. "
        "A match takes five minutes.",
    )


def aim(setup: Setup) -> tuple[str, str]:
    """Return the aim of the game."""
    return translate("knockout", "Take a trick in every deal: the last player in wins."), "knockout#K4.2"


def standing(view: View) -> tuple[Standing, ...]:
    """Return the tricks of this hand."""
    return (Standing(translate("knockout", "Tricks in this deal"), view.table.taken, view.seat),)


def word(part: Part) -> str:
    """Return the text of a button."""
    return f"{SYMBOLS[part]} {capital(suit_name(part))}"


def effect(part: Part) -> tuple[str, str]:
    """Return the effect of a button."""
    said = translate("knockout", "{suit} are trumps in this deal.").format(suit=capital(suit_name(part)))
    return said, "knockout#K2.2"
