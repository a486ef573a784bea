"""Texts of haljan and harjan: refusals, reasons, options, events."""

from __future__ import annotations

from collections.abc import Sequence, Set

from PySide6.QtCore import QCoreApplication

from bluestick.engine.bots import Reason
from bluestick.engine.events import Event
from bluestick.engine.moves import Part, Refusal
from bluestick.engine.rules import OptionValue, Outcome, Phase
from bluestick.engine.seats import Seat
from bluestick.games.haljan.events import (
    CardsDrawn,
    CardsPlayed,
    DealScored,
    Dealt,
    ExchangePassed,
    MatchClosed,
    RoundEnded,
    RoundWanted,
    TrickTaken,
    TwoExchanged,
)
from bluestick.games.haljan.moves import Word
from bluestick.games.haljan.state import DealScore, View
from bluestick.text import common
from bluestick.text.card_letters import card, card_list, cards
from bluestick.text.cards import capital, suit_name
from bluestick.text.game_titles import game_name
from bluestick.text.haljan import overview
from bluestick.text.haljan.because import because as because
from bluestick.text.haljan.result import result as result
from bluestick.text.haljan.result import round_won, winner_sentence
from bluestick.text.haljan.sheet import deal_name, score_sheet
from bluestick.text.phrases import by, is_you, later, list_names, name, side_name
from bluestick.text.sheets import Sheet
from bluestick.text.table_phrases import end_match_label

translate = QCoreApplication.translate


REFUSALS = {
    "no_cards": later("haljan", "Wait: the next trick hasn’t begun yet."),
    "drawing": later("haljan", "Wait until the turn-up card is drawn. Another player may still exchange the two."),
    "one_other": later(
        "haljan",
        "A lead of more than three cards is a whole suit with one other card at most. Leave out some of "
        "these: {cards}.",
    ),
    "whole_suit": later("haljan", "A lead of more than three cards takes the whole suit. Add these: {cards}."),
    "not_asked": later("haljan", "There’s nothing to answer right now."),
    "no_exchange": later("haljan", "This match is played without the exchange of the two."),
    "turn_up_gone": later("haljan", "The turn-up card is no longer on the table."),
    "turn_up_two": later("haljan", "The turn-up card is a two itself, so there’s nothing to exchange in this deal."),
    "two_played": later("haljan", "You have already played {cards}. Only a two in your hand can be exchanged."),
    #: {cards}: one card of the play that has to be beaten
    "all_but_one": later("haljan", "To take the lead you must beat every card. Your hand can’t beat {cards}."),
    "two_not_held": later("haljan", "You need the two of trumps to exchange it for {cards}."),
}


def refusal(refusal: Refusal) -> str:
    """Return why a move is refused."""
    match refusal.code, refusal.args:
        case "same_number", (int(number),):
            return translate("haljan", "Everyone plays %n card(s) to this trick.", "", number)
        case "lead_number", (int(number),):
            return translate("haljan", "Lead %n card(s) to this trick.", "", number)
        case "too_few", (int(number),):
            return translate("haljan", "Lead at least %n card(s) here.", "", number)
        case "all_left", (int(number),):
            return translate("haljan", "Lead your last %n card(s) together.", "", number)
        case "leaves_one", (int(number),):
            #: A lead that is ruled out
            return translate(
                "haljan", "A lead of %n card(s) would leave each of you one card. Lead more or fewer.", "", number
            )
    if refusal.code not in REFUSALS:
        return common.refusal(refusal.code)
    return translate("haljan", REFUSALS[refusal.code]).format(cards=card_list(refusal.parts))


def event(event: Event, names: Sequence[str]) -> str:
    """Return an event as a log line."""
    match event:
        case Dealt(dealer, utn, _, turn_up):
            return by(
                names,
                dealer,
                translate("haljan", "You deal {deal}. {card} is turned up: {suit} are trumps."),
                translate("haljan", "{name} deals {deal}. {card} is turned up: {suit} are trumps."),
                deal=deal_name(utn=utn),
                card=card(turn_up),
                suit=suit_name(turn_up[0]),
            )
        case CardsPlayed(seat, played, is_lead=True):
            return common.lead_sentence(names, seat, cards(played))
        case CardsPlayed(seat, played, True):
            return by(
                names,
                seat,
                #: These cards beat those that had the lead of the trick
                translate("haljan", "You take the lead with {cards}"),
                #: These cards beat those that had the lead of the trick
                translate("haljan", "{name} takes the lead with {cards}"),
                cards=cards(played),
            )
        case CardsPlayed(seat, played):
            return f"{name(names, seat)}: {cards(played)}"
        case TrickTaken(seat, points, bonus):
            return _trick_line(names, seat, points, bonus)
        case CardsDrawn(seat, drawn, turn_up):
            return _draw_line(names, seat, drawn, turn_up=turn_up)
        case TwoExchanged(seat, two, turn_up):
            return by(
                names,
                seat,
                translate("haljan", "You exchange {two} for {card}."),
                translate("haljan", "{name} exchanges {two} for {card}."),
                two=card(two),
                card=card(turn_up),
            )
        case ExchangePassed(seat):
            return by(
                names,
                seat,
                translate("haljan", "You don’t exchange."),
                translate("haljan", "{name} doesn’t exchange."),
            )
        case DealScored(score):
            return _score_line(score, names)
        case RoundEnded():
            who, how = winner_sentence(event.side, names), round_won(event.item)
            return f"{who} {how} ({event.games[0]}–{event.games[1]})."
        case RoundWanted(seat):
            return by(
                names,
                seat,
                translate("haljan", "You want another round."),
                translate("haljan", "{name} wants another round."),
            )
        case MatchClosed(seat):
            return common.match_end_sentence(names, seat)
    raise TypeError(event)


def _trick_line(names: Sequence[str], seat: Seat, points: int, bonus: int) -> str:
    taken = by(
        names,
        seat,
        translate("haljan", "You take the trick: %n point(s)", "", points),
        translate("haljan", "{name} takes the trick: %n point(s)", "", points),
    )
    #: After "Elin takes the trick: 21 points"
    last = translate("haljan", ", and %n for the last trick", "", bonus) if bonus else ""
    return f"{taken}{last}."


def _draw_line(names: Sequence[str], seat: Seat, drawn: Sequence[Part | None], *, turn_up: bool) -> str:
    known = [part for part in drawn if part is not None]
    if is_you(names, seat) and known:
        return translate("haljan", "You draw {cards}.").format(cards=cards(known))
    if turn_up and known:
        return translate("haljan", "{name} draws the turn-up card, {card}.").format(
            name=names[seat], card=card(known[-1])
        )
    return ""


def _score_line(score: DealScore, names: Sequence[str]) -> str:
    #: {deal}: langen or ut’n
    said = translate("haljan", "{deal} is counted: {first} {points}, {second} {others}.").format(
        deal=deal_name(utn=score.utn),
        first=side_name(names, 0, 2),
        points=score.score[0],
        second=side_name(names, 1, 2),
        others=score.score[1],
    )
    return capital(said)


about, aim, keys, look, standing, waiting = (
    overview.about,
    overview.aim,
    overview.keys,
    overview.look,
    overview.standing,
    overview.waiting,
)


def move(text: str) -> str:
    """Return a move for the move list, from its text in the record: cards or a word."""
    verb, *rest = text.split(" ")
    return cards(rest) if verb == "play" else word(verb)


def phase(phase: Phase, names: Sequence[str], to_act: Set[Seat], seat: Seat | None) -> str:
    """Return the status line of a phase for ``seat`` (None: a spectator); ``to_act``: seats that must move."""
    mine = seat is not None and seat in to_act
    match phase.code:
        case "lead" if mine and seat is not None:
            return common.lead_prompt(names, seat)
        case "follow" if mine and seat is not None:
            return by(
                names,
                seat,
                translate("haljan", "Your turn – lay your cards"),
                #: Said to the person called {name}, one of several at the same computer
                translate("haljan", "{name}: your turn – lay your cards"),
            )
        case "lead" | "follow":
            return common.thinking_sentence(names, to_act)
        case "exchange" if mine and seat is not None:
            return by(
                names,
                seat,
                translate("haljan", "Last chance – exchange the two?"),
                translate("haljan", "{name}: last chance – exchange the two?"),
            )
        case "exchange":
            return translate("haljan", "Exchange the two? Waiting for {names}").format(names=list_names(names, to_act))
        case "round" if mine and seat is not None:
            return by(
                names,
                seat,
                translate("haljan", "The round is over – another one?"),
                translate("haljan", "{name}: the round is over – another one?"),
            )
        case "round":
            return translate("haljan", "Another round? Waiting for {names}").format(names=list_names(names, to_act))
    raise ValueError(phase.code)


def chapter(view: View) -> str:
    """Return the current deal and trick as a heading; "" between deals."""
    table = view.table
    if table.turn is None:
        return ""
    if table.length is None:
        #: {deal}: langen or ut’n
        said = translate("haljan", "{deal} · trick {number}")
    else:
        #: {deal}: langen or ut’n; how many tricks it has
        said = translate("haljan", "{deal} · trick {number} of {all}")
    number = len(table.tricks) + (not table.drawing)
    return capital(said.format(deal=deal_name(utn=table.utn), number=number, all=table.length))


def outcome(outcome: Outcome, names: Sequence[str]) -> str:
    """Return how the match ended."""
    if outcome.reason not in ("closed", "target"):
        raise ValueError(outcome.reason)
    most, least = max(outcome.scores), min(outcome.scores)
    winners = outcome.winners
    if not winners:
        return translate("haljan", "A draw: %n game point(s) for each side.", "", most)
    return common.winners_sentence(
        winners,
        names,
        translate("haljan", "You win the match by {most} to {least}!"),
        translate("haljan", "You and {names} win the match by {most} to {least}!"),
        #: The plural is for a pair
        translate("haljan", "{names} win(s) the match by {most} to {least}.", "", len(winners)),
        most=most,
        least=least,
    )


WORDS = {
    #: Button: the two of trumps for the turned-up card
    Word.EXCHANGE: later("haljan", "Exchange the two"),
    #: Button: do not exchange the two of trumps
    Word.PASS: later("haljan", "No exchange"),
    #: Button
    Word.NEXT: later("haljan", "Another round"),
}

EFFECTS = {
    Word.EXCHANGE: (
        later("haljan", "You take the turn-up card and leave the two of trumps in its place."),
        "haljan#H5.1",
    ),
    Word.PASS: (later("haljan", "You keep the two. Then the last cards are drawn."), "haljan#H5.4"),
    Word.NEXT: (later("haljan", "If everyone wants one, the next player deals."), "haljan#B3"),
    Word.END: (later("haljan", "The match ends. The side with more game points wins."), "haljan#B3"),
}


def word(part: Part) -> str:
    """Return the label of the button for a word, such as a pass."""
    said = Word(part)
    return end_match_label() if said is Word.END else translate("haljan", WORDS[said])


def effect(part: Part) -> tuple[str, str]:
    """Return the sentence on what a word button does, and the id of its clause."""
    text, clause = EFFECTS[Word(part)]
    return translate("haljan", text), clause


def variant(id: str) -> str:
    """Return the name of a variant: haljan, or harjan with the rules of the book Spillefuglen."""
    match id:
        case "haljan":
            return game_name("haljan")
        case "harjan":
            return translate("haljan", "Harjan")
    raise ValueError(id)


OPTIONS = {
    "target": (
        #: Name of an option: the house rule B3
        later("haljan", "Length of the match"),
        later(
            "haljan",
            "How many game points win the match. If the end is open, the program asks after every round if you "
            "want another.",
        ),
    ),
    "single_cards": (
        #: Name of an option of harjan, B31
        later("haljan", "Last trick with one card"),
        later(
            "haljan",
            "A single card may be left for the last trick (way 1). Switched off, no lead may leave one card "
            "each (way 2).",
        ),
    ),
    "exchange": (
        #: Name of an option of harjan, B33
        later("haljan", "Exchange in Harjan"),
        later("haljan", "You may exchange the two of trumps for the turn-up card, as in Haljan."),
    ),
}


def option(id: str) -> tuple[str, str]:
    """Return the name of an option, and a sentence that explains the option."""
    title, explanation = OPTIONS[id]
    return translate("haljan", title), translate("haljan", explanation)


def option_value(id: str, value: OptionValue) -> str:
    """Return an option's value as text."""
    if id == "target" and value == 0:
        return common.open_end_text()
    return str(value)


def sheet(view: View, names: Sequence[str]) -> Sheet:
    """Return the score sheet with rounds, deals and tricks."""
    return score_sheet(view, names)


REASONS = {
    "exchanges_two": later("haljan", "Exchange: {cards} is better than the two."),
    "nothing_to_swap": later("haljan", "There’s no two of trumps to exchange."),
    "another_round": later("haljan", "Another round is always welcome."),
    "wins_round": later("haljan", "This trick is surely yours, and it takes you to 121."),
    "first_trick": later("haljan", "One sure trick in langen: no klump, and at most 119 for the others."),
    "lead_trumps": later("haljan", "All trumps: only higher trumps beat them."),
    "lead_suits": later("haljan", "Mixed suits: most hands need trumps to beat them all."),
    "lead_low": later("haljan", "A lead without points risks nothing."),
    "lead": later("haljan", "The others may beat these cards, but no other lead promises more."),
    "beats_sure": later("haljan", "These cards take the lead, and no one can beat {cards}."),
    "beats_cheaply": later("haljan", "The lowest cards that take the lead."),
    "beats": later("haljan", "These cards take the lead and should hold it."),
    "leaves_partner": later("haljan", "Your partner is winning the trick and may keep it."),
    "partner_can": later("haljan", "Your partner can take this trick with {cards}."),
    "spares": later("haljan", "You could take the lead, but these cards are too high a price: {cards}."),
}


def reason(reason: Reason) -> str:
    """Return why a computer player chose its move."""
    match reason.code, reason.args:
        case "lead_sure", (int(points),):
            said = translate("haljan", "No one can beat {cards}: %n point(s) are safe.", "", points)
        case "lead_long", (int(number),):
            said = translate("haljan", "A long lead of %n card(s) is hard to beat.", "", number)
        case "beats_last", (int(points),):
            said = translate("haljan", "You play last, so these cards surely take %n point(s).", "", points)
        case "gives_partner", (int(points),):
            said = translate("haljan", "Your partner’s trick: add %n point(s).", "", points)
        case "cannot_beat", (0,):
            said = translate("haljan", "You can’t take the lead, so give your least valuable cards.")
        case "cannot_beat", (int(points),):
            said = translate("haljan", "You can’t take the lead. These cards cost you %n point(s).", "", points)
        case code, _:
            said = translate("haljan", REASONS[code])
    return said.format(cards=card_list(reason.parts))
