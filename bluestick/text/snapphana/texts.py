"""Texts of Snapphanaleden: refusals, reasons, options."""

from __future__ import annotations

from collections.abc import Sequence, Set

from PySide6.QtCore import QCoreApplication

from bluestick.engine.bots import Reason
from bluestick.engine.moves import Part, Refusal
from bluestick.engine.rules import Outcome, Phase
from bluestick.engine.seats import Seat
from bluestick.games.snapphana.combinations import Kind
from bluestick.games.snapphana.state import FORMS, View
from bluestick.text import common
from bluestick.text.cards import capital
from bluestick.text.phrases import by, format_list, later, list_names
from bluestick.text.sheets import Sheet
from bluestick.text.snapphana import overview
from bluestick.text.snapphana.because import because as because
from bluestick.text.snapphana.log import event_line, naming_cards
from bluestick.text.snapphana.names import combination, hand_name, kind_name, plain_card, short, suit_name
from bluestick.text.snapphana.result import result as result
from bluestick.text.snapphana.sheet import score_sheet
from bluestick.text.table_phrases import points

translate = QCoreApplication.translate


REFUSALS = {
    "no_deal": later("snapphana", "The dealer deals the cards once, from the whole pack."),
    "others_discard": later("snapphana", "Wait: another player has to discard first."),
    "debt_first": later("snapphana", "First a player has to give the card for Fjønt."),
    "laid_away": later("snapphana", "You have discarded {cards}."),
    "not_held": later("snapphana", "You can only use cards from your own hand, each one once."),
    "no_discard": later("snapphana", "You can’t discard now."),
    "barred": later("snapphana", "You can’t discard tarokker or kings. Keep {cards}."),
    #: {suit}: the suit that was led, {cards}: the cards that may be played
    "follow_suit": later("snapphana", "You must follow suit, {suit}. You can play {cards}, or Fjønt."),
    #: {suit}: the suit that was led, {cards}: the cards that may be played
    "must_trump": later("snapphana", "You have no {suit}, so you must play a trump. You can play {cards}, or Fjønt."),
    "one_card": later("snapphana", "Play or give one card at a time."),
    "no_declaring": later("snapphana", "In Fjabbe no one declares, because points are bad."),
    "declare_late": later("snapphana", "You can only declare in the first trick, before your first card."),
    "declared_before": later("snapphana", "You have already declared this kind: {cards}."),
    "no_kind": later("snapphana", "These cards make no combination: {cards}."),
    "no_debt": later("snapphana", "You don’t owe a card for Fjønt."),
    "nothing_won": later("snapphana", "Your side hasn’t won a card yet. Play on, and give one later."),
    "not_won": later("snapphana", "For Fjønt, give a card from your side’s tricks."),
    #: {kind}: "kings", "spades" or the like
    "not_of_kind": later("snapphana", "These cards don’t belong to a combination of {kind}: {cards}."),
    "two_real": later("snapphana", "At least two of the cards must be real. N and Fjønt are wild."),
    #: {card}: the first card of a sekvens
    "no_head": later("snapphana", "This sequence begins with {card}. A wild card can’t replace it."),
    "wild_end": later("snapphana", "N and Fjønt side by side end the row. Leave these out: {cards}."),
    "gap": later("snapphana", "The row ends where a card is missing. Leave these out: {cards}."),
}


def refusal(refusal: Refusal) -> str:
    """Return why a move is refused."""
    first = refusal.args[0] if refusal.args else ""
    match refusal.code, first:
        case "discard_first", int(number):
            return translate("snapphana", "First you have to discard %n card(s).", "", number)
        case "discard_number", int(number):
            return translate("snapphana", "You have to discard exactly %n card(s).", "", number)
        case "too_few", int(number):
            return translate("snapphana", "A combination has at least %n card(s).", "", number)
        case "no_group", kind if kind == Kind.TRUMPS:
            return translate(
                "snapphana", "After XX there must be two of XIX, XVIII and XVII, at least one of them real."
            )
        case "no_group", _:
            return translate(
                "snapphana", "After the king there must be two of queen, knight and jack, at least one of them real."
            )
    if refusal.code not in REFUSALS:
        return common.refusal(refusal.code)
    return translate("snapphana", REFUSALS[refusal.code]).format(
        cards=naming_cards(tuple(dict.fromkeys(map(plain_card, refusal.parts)))),
        suit=suit_name(str(first)),
        kind=kind_name(Kind(first)) if first in list(Kind) else first,
        card=short(str(first)),
    )


about, aim, keys, standing, waiting = (
    overview.about,
    overview.aim,
    overview.keys,
    overview.standing,
    overview.waiting,
)

event = event_line


def move(text: str) -> str:
    """Return a move for the move list: its cards, and what it does unless they are played."""
    verb, *rest = text.split(" ")
    match verb:
        case "discard":
            #: A move: these cards are discarded
            return translate("snapphana", "Discard {cards}").format(cards=" ".join(map(short, rest)))
        case "declare":
            #: A move: this combination is declared
            declared = translate("snapphana", "Declare {combination}")
            return declared.format(combination=combination(Kind(rest[0]), len(rest) - 1))
        case "give":
            #: A move: this card is given for Fjønt
            return translate("snapphana", "{card} for Fjønt").format(card=short(rest[0]))
    return " ".join(map(short, rest))


def phase(phase: Phase, names: Sequence[str], to_act: Set[Seat], seat: Seat | None) -> str:
    """Return the status line of a phase for ``seat`` (None: a spectator); ``to_act``: seats that must move."""
    if seat is None or seat not in to_act:
        if phase.code not in OTHERS:
            return common.thinking_sentence(names, to_act)
        return translate("snapphana", OTHERS[phase.code]).format(names=list_names(names, to_act))
    if phase.code == "lead":
        return common.lead_prompt(names, seat)
    if phase.code == "follow":
        return common.play_prompt(names, seat)
    if phase.code == "discard":
        number = int(phase.args[0]) if phase.args else 2
        return by(
            names,
            seat,
            translate("snapphana", "Discard %n card(s)", "", number),
            #: Said to the person called {name}, one of several at the same computer
            translate("snapphana", "{name}: discard %n card(s)", "", number),
        )
    yours, named = YOURS[phase.code]
    return by(names, seat, translate("snapphana", yours), translate("snapphana", named))


YOURS = {
    "declare": (
        later("snapphana", "Declare or play"),
        #: Said to the person called {name}, one of several at the same computer
        later("snapphana", "{name}: declare or play"),
    ),
    "debt": (
        later("snapphana", "Give a card for Fjønt"),
        #: Said to the person called {name}, one of several at the same computer
        later("snapphana", "{name}: give a card for Fjønt"),
    ),
}
"""Status lines for a player to act, by phase code: for the only person at this computer, for one of several."""

OTHERS = {
    "discard": later("snapphana", "Waiting for the discards: {names}"),
    "debt": later("snapphana", "{names} chooses a card for Fjønt"),
}


def chapter(view: View) -> str:
    """Return the current hand (deal) and trick as a heading; "" between hands."""
    table = view.table
    if not table.is_playing:
        return ""
    if table.turn is None:
        return hand_name(table.hand)
    said = translate("snapphana", "Deal {deal} · trick {number}")
    return said.format(deal=table.hand, number=len(table.tricks) + 1)


def outcome(outcome: Outcome, names: Sequence[str]) -> str:
    """Return how the match ended."""
    match outcome.reason:
        case "target":
            yours, mates_too, theirs = (
                translate("snapphana", "You win the match with {points}!"),
                translate("snapphana", "You and {names} win the match with {points}!"),
                #: The plural is for a pair
                translate("snapphana", "{names} win(s) the match with {points}.", "", len(outcome.winners)),
            )
        case "declared":
            yours, mates_too, theirs = (
                translate("snapphana", "You win the match by declaring, with {points}!"),
                translate("snapphana", "You and {names} win the match by declaring, with {points}!"),
                #: The plural is for a pair
                translate(
                    "snapphana", "{names} win(s) the match by declaring, with {points}.", "", len(outcome.winners)
                ),
            )
        case "lost_hands":
            return _fjabbe_outcome(outcome, names)
        case _:
            raise ValueError(outcome.reason)
    return common.winners_sentence(outcome.winners, names, yours, mates_too, theirs, points=points(max(outcome.scores)))


def _fjabbe_outcome(outcome: Outcome, names: Sequence[str]) -> str:
    return common.winners_sentence(
        outcome.winners,
        names,
        translate("snapphana", "You win the match! {lost}"),
        translate("snapphana", "You and {names} win the match! {lost}"),
        #: The plural is for several winners with equally many lost hands
        translate("snapphana", "{names} win(s) the match. {lost}", "", len(outcome.winners)),
        lost=translate("snapphana", "Deals lost: %n.", "by the winner", -max(outcome.scores)),
    )


def variant(id: str) -> str:
    """Return the name of a variant: its number (800, 1000 or 150), or Fjabbe."""
    if id not in FORMS:
        raise ValueError(id)
    #: The name of one of the four games
    return translate("snapphana", "Fjabbe") if id == "fjabbe" else id


def parts(parts: Sequence[Part]) -> str:
    """Return cards as printed, separated by spaces."""
    return " ".join(map(short, parts))


def sheet(view: View, names: Sequence[str]) -> Sheet:
    """Return the score sheet with the items of each hand."""
    return score_sheet(view, names)


REASONS = {
    #: {suits}: one suit or more, "spades and clubs"
    "discards_void": later("snapphana", "Without {suits} you can soon trump there."),
    "discards_safe": later("snapphana", "No one can win these cards once you discard them: {cards}."),
    "discards_low": later("snapphana", "Discard worthless cards first."),
    "gives_worthless": later("snapphana", "Give {cards}: it’s worth almost nothing."),
    "gives_least": later("snapphana", "You have no worthless card. Give {cards}: you need it least."),
    "gives_harmful": later("snapphana", "Give {cards}: it hurts the other side."),
    "lead_sure": later("snapphana", "No one has a card that beats {cards}."),
    "lead_trump": later("snapphana", "This draws the others’ trumps."),
    "lead_low": later("snapphana", "You risk little with a worthless card."),
    "lead_fjont": later("snapphana", "The next player has to set the suit."),
    "lead_but_trumps": later("snapphana", "Only a trump can beat {cards}."),
    "wins_last": later("snapphana", "The last trick brings 6 points."),
    "takes_last": later("snapphana", "You play last, so this trick is surely yours."),
    "takes_sure": later("snapphana", "No one can beat {cards} now."),
    "takes": later("snapphana", "This card takes the lead and may win the trick."),
    "gives_partner": later("snapphana", "Your partner’s trick: {cards} is safe there."),
    "leaves_partner": later("snapphana", "Your partner has the trick and may keep it."),
    "throws_cheapest": later("snapphana", "You can’t take the trick, so play your cheapest card."),
    "cannot_beat": later("snapphana", "You can’t take the trick. Play the card you need least."),
    "spares": later("snapphana", "Save {cards}: this trick isn’t worth it."),
    "fjont_saves": later("snapphana", "Fjønt saves {cards}."),
    "fjont_plain": later("snapphana", "Fjønt costs nothing here."),
    "takes_one": later("snapphana", "You need one trick."),
    "starves": later("snapphana", "Another player has no trick yet, and loses if you keep it so."),
    "ducks": later("snapphana", "{cards} is low enough not to take the trick."),
    "dumps": later("snapphana", "Play {cards}: it hurts the player who takes the trick."),
    "must_take": later("snapphana", "You can’t avoid taking this trick."),
}


def reason(reason: Reason) -> str:
    """Return why a computer player chose its move."""
    first = reason.args[0] if reason.args else ""
    match reason.code, first:
        case "declares", int(number):
            said = translate("snapphana", "The combination is worth %n point(s) and can count again later.", "", number)
        case "declares_doubled", int(number):
            said = translate(
                "snapphana", "This is the third of its kind, so all count double: %n point(s).", "", number
            )
        case "declares_wins", int(number):
            said = translate("snapphana", "You win at once, with %n point(s).", "", number)
        case "lead", int(number):
            said = translate("snapphana", "Only %n card(s) still out in this suit beat {cards}.", "", number)
        case "lead_duck", 0:
            said = translate("snapphana", "{cards} costs you least here.")
        case "lead_duck", int(number):
            said = translate(
                "snapphana", "Another player may take the trick: %n card(s) of the suit beat {cards}.", "", number
            )
        case code, _:
            said = translate("snapphana", REASONS[code])
    suits = format_list([suit_name(str(suit)) for suit in reason.args])
    said = said.format(cards=naming_cards(reason.parts), suits=suits)
    return capital(said)
