"""Texts of kille: refusals, reasons, options."""

from __future__ import annotations

from collections.abc import Sequence, Set

from PySide6.QtCore import QCoreApplication

from bluestick.engine.bots import Reason
from bluestick.engine.moves import Part, Refusal
from bluestick.engine.rules import OptionValue, Outcome, Phase
from bluestick.engine.seats import Seat
from bluestick.games.kille.moves import Word
from bluestick.games.kille.state import Ground, View
from bluestick.text import common
from bluestick.text.cards import capital
from bluestick.text.kille import overview
from bluestick.text.kille.because import because as because
from bluestick.text.kille.log import event_line, fall_sentence, pot_sentence
from bluestick.text.kille.names import pot_word_effect, short, word_name
from bluestick.text.kille.result import result as result
from bluestick.text.kille.sheet import score_sheet
from bluestick.text.phrases import by, later, list_names
from bluestick.text.sheets import Sheet

translate = QCoreApplication.translate


REFUSALS = {
    "no_deal": later("kille", "The dealer deals each player one card."),
    "onlooker": later("kille", "You’re watching, so you can’t say anything."),
    "say_it": later("kille", "You don’t play cards here. Stand or swap."),
    "word_alone": later("kille", "Say one thing at a time. Don’t select a card for this."),
    "neighbour_only": later("kille", "Swap with the next player on your left who is still in."),
    "stock_only": later("kille", "You’re the dealer, so you can’t swap. You may go into the stock."),
    "all_shown": later("kille", "The exchange is over. All cards have been shown."),
    "out": later("kille", "You are out until you buy in or a new pot begins."),
    "question_open": later("kille", "First a player has to answer “Bättre kort?”."),
    "hit": later("kille", "You’re hit, so you can’t say anything more in this deal."),
    "spoken": later("kille", "You have spoken already. Everyone speaks once in a deal."),
    #: Said to a holder of kavall or värdshus, or of husar or svin, who is not to speak any more
    "passed": later("kille", "Your card has answered for you, so you don’t speak in this deal."),
    "not_forehand": later("kille", "Only forehand, on the dealer’s left, may ask for better cards."),
    "asked_before": later("kille", "You have asked already. You may ask once in a deal."),
    "no_question": later("kille", "No one has asked for better cards."),
    "not_asked": later("kille", "This question is for another player."),
    "third_decides": later("kille", "With three players you can’t accept alone. Say “Det beror på!”"),
    "nobody_else": later("kille", "You have to decide: accept or refuse."),
    "no_kuku": later("kille", "You need a kuku to stop the exchange."),
    "no_new_pot": later("kille", "You can only choose another pot when this one is won."),
    "no_offer": later("kille", "No one can buy in right now."),
    "others_first": later("kille", "Wait: other players are asked first."),
    "still_in": later("kille", "You’re still in, so you don’t need to buy in."),
    "declined": later("kille", "You said no to buying in. You can’t buy in later."),
}


def refusal(refusal: Refusal) -> str:
    """Return why a move is refused."""
    match refusal.code, refusal.args:
        case "too_many", (int(number),):
            return translate(
                "kille",
                "You may only ask for better cards when two or three players are left. Now there are %n.",
                "",
                number,
            )
        case "cannot_pay", (int(price),):
            return translate("kille", "You can’t pay the price: %n chip(s).", "", price)
    if refusal.code not in REFUSALS:
        return common.refusal(refusal.code)
    return translate("kille", REFUSALS[refusal.code])


about, aim, keys, standing, waiting = (
    overview.about,
    overview.aim,
    overview.keys,
    overview.standing,
    overview.waiting,
)

event = event_line


def move(text: str) -> str:
    """Return a move for the move list, from its text in the record."""
    return word(text)


def phase(phase: Phase, names: Sequence[str], to_act: Set[Seat], seat: Seat | None) -> str:
    """Return the status line of a phase for ``seat`` (None: a spectator); ``to_act``: seats that must move."""
    mine = seat is not None and seat in to_act
    match phase.code:
        case "redeal":
            return translate("kille", "Better cards are dealt")
        case "nobody_out":
            return translate("kille", "No one goes out.")
        case "out":
            return _out_sentences(phase, names)
        case "pot_won":
            winner, amount = map(int, phase.args)
            return pot_sentence(Seat(winner), amount, names)
        case "buy_in" if phase.args:
            return _buying_status(phase, names, to_act, mine=mine)
    if mine and seat is not None:
        return by(names, seat, translate("kille", YOURS[phase.code][0]), translate("kille", YOURS[phase.code][1]))
    if phase.code not in OTHERS:
        return common.thinking_sentence(names, to_act)
    return translate("kille", OTHERS[phase.code]).format(names=list_names(names, to_act))


YOURS = {
    "exchange": (
        later("kille", "Your turn – stand or swap?"),
        #: Said to the person called {name}, one of several at the same computer
        later("kille", "{name}: your turn – stand or swap?"),
    ),
    "ask": (
        later("kille", "Your turn – ask for better cards, stand or swap?"),
        #: Said to the person called {name}, one of several at the same computer
        later("kille", "{name}: your turn – ask for better cards, stand or swap?"),
    ),
    "dealer": (
        later("kille", "Your turn – stand or go into the stock?"),
        #: Said to the person called {name}, one of several at the same computer
        later("kille", "{name}: your turn – stand or go into the stock?"),
    ),
    "question": (
        later("kille", "“Bättre kort?” – forehand wants new cards. Your answer?"),
        #: Said to the person called {name}, one of several at the same computer
        later("kille", "{name}: “Bättre kort?” – forehand wants new cards. Your answer?"),
    ),
    "third": (
        later("kille", "“Bättre kort?” – you decide"),
        #: Said to the person called {name}, one of several at the same computer
        later("kille", "{name}: “Bättre kort?” – you decide"),
    ),
    "buy_in": (
        later("kille", "You are out – buy in again?"),
        #: Said to the person called {name}, one of several at the same computer
        later("kille", "{name}: you are out – buy in again?"),
    ),
    "pot": (
        later("kille", "The pot is won – another one?"),
        #: Said to the person called {name}, one of several at the same computer
        later("kille", "{name}: the pot is won – another one?"),
    ),
}
"""Status lines for a player to act, by phase code: for the only person at this computer, for one of several."""

OTHERS = {
    "dealer": later("kille", "{names} deals and is thinking"),
    "question": later("kille", "“Bättre kort?” – waiting for {names}"),
    "third": later("kille", "“Bättre kort?” – {names} decides"),
    "buy_in": later("kille", "Buy in again? Waiting for {names}"),
    "pot": later("kille", "Another pot? Waiting for {names}"),
}


def _out_sentences(phase: Phase, names: Sequence[str]) -> str:
    facts = zip(phase.args[::3], phase.args[1::3], phase.args[2::3], strict=True)
    falls = [(Seat(int(seat)), Ground(str(ground)), str(card)) for seat, ground, card in facts]
    if len(falls) == 1:
        return fall_sentence(*falls[0], names)
    #: Two players or more
    return translate("kille", "{names} are out.").format(names=list_names(names, [seat for seat, _, _ in falls]))


def _buying_status(phase: Phase, names: Sequence[str], to_act: Set[Seat], *, mine: bool) -> str:
    price, pot = int(phase.args[0]), int(phase.args[1])
    costs = chips(price)
    if not mine:
        return translate("kille", "Buy in for {price}? Waiting for {names}").format(
            price=costs, names=list_names(names, to_act)
        )
    return by(
        names,
        next(iter(to_act)),
        translate("kille", "Buy in for {price}? There are {pot} in the pot"),
        #: Said to the person called {name}, one of several at the same computer
        translate("kille", "{name}: buy in for {price}? There are {pot} in the pot"),
        price=costs,
        pot=pot,
    )


def chips(number: int) -> str:
    """Return a number of chips: "3 chips"."""
    return translate("kille", "%n chip(s)", "", number)


def chapter(view: View) -> str:
    """Return the current pot and deal as a heading; "" between pots."""
    table = view.table
    if not table.pot or not table.deal:
        return ""
    return translate("kille", "Pot {number} · deal {deal}").format(number=table.number, deal=table.deal)


def outcome(outcome: Outcome, names: Sequence[str]) -> str:
    """Return how the match ended."""
    if outcome.reason not in ("closed", "pots", "purse"):
        raise ValueError(outcome.reason)
    winners = outcome.winners
    if not winners:
        return translate("kille", "A draw: no one has won any chips.")
    said = common.winners_sentence(
        winners,
        names,
        translate("kille", "You win the match!"),
        translate("kille", "You and {names} win the match!"),
        #: The plural is for several winners with equally many chips
        translate("kille", "{names} win(s) the match.", "", len(winners)),
    )
    gain = translate("kille", "Gain: %n chip(s).", "what the winner of the match has won", max(outcome.scores))
    return f"{said} {gain}"


def word(part: Part) -> str:
    """Return the label of the button for a word, such as a swap."""
    return word_name(Word(part))


def effect(part: Part) -> tuple[str, str]:
    """Return the sentence on what a word button beside the table does, and the id of its clause."""
    text, clause = pot_word_effect(Word(part))
    return text, f"kille#{clause}"


OPTIONS = {
    "stake": (
        #: Name of an option
        later("kille", "Stake"),
        later("kille", "How many chips each player pays into each pot."),
    ),
    "pots": (
        #: Name of an option: the house rule B39
        later("kille", "Number of pots"),
        later(
            "kille",
            "How many pots make a match. If the end is open, the program asks after every pot if you want another.",
        ),
    ),
    "purse": (
        #: Name of an option: the house rule B33
        later("kille", "Purse"),
        later(
            "kille",
            "How many stakes each player brings. A player who can’t pay a stake leaves the table. Without a purse "
            "the program only counts the chips.",
        ),
    ),
    "all_seen": (
        #: Name of an option: the house rule B40
        later("kille", "Open to onlookers"),
        later("kille", "Players who are out can see everyone’s cards."),
    ),
}


def option(id: str) -> tuple[str, str]:
    """Return the name of an option, and a sentence that explains the option."""
    title, explanation = OPTIONS[id]
    return translate("kille", title), translate("kille", explanation)


def option_value(id: str, value: OptionValue) -> str:
    """Return an option's value as text: the number, or what 0 means."""
    match id, value:
        case "pots", 0:
            return common.open_end_text()
        case "purse", 0:
            return translate("kille", "no purse")
    return str(value)


def parts(parts: Sequence[Part]) -> str:
    """Return the short names of cards, separated by spaces."""
    return " ".join(map(short, parts))


def rounds(number: int, won: int, score: int) -> str:
    """Return how many pots a player won, and the chips won or lost."""
    pots = translate("kille", "Won {won} of %n pot(s)", "", number).format(won=won)
    return f"{pots} · {'−' if score < 0 else '+' if score else ''}{chips(abs(score))}"


def sheet(view: View, names: Sequence[str]) -> Sheet:
    """Return the score sheet with payments, players out and chips of each pot."""
    return score_sheet(view, names)


REASONS = {
    "kuku_is_safe": later("kille", "Kuku is never the lowest card."),
    "matador_stands": later("kille", "{card} is high, and it answers players who want to swap."),
    "high_kille": later("kille", "This kille is as high as kuku."),
    "kille_goes": later("kille", "You’re out if you keep a low kille."),
    "kille_of_two": later("kille", "With two players, no one goes out if you stand with a low kille."),
    "lower_behind": later("kille", "Another player has {other} now, so {card} isn’t the lowest."),
    "high_enough": later("kille", "Stand: {card} is high enough here. With {other} or lower, swapping pays."),
    "low_for_seat": later("kille", "Swap {card}: with {other} or lower, swapping pays."),
    "free_to_pass": later("kille", "Swap {card}: you weren’t dealt it, so a svin can’t hurt you."),
    "counted_stand": later("kille", "With {card} you’re out in {first}% of deals if you stand, {second}% if you swap."),
    "counted_swap": later("kille", "With {card} you’re out in {second}% of deals if you swap, {first}% if you stand."),
    "more_of_pot": later("kille", "With {card} this wins you more of the pot in the long run."),
    "kuku_now": later("kille", "Waiting could only help the others."),
    "asks_better": later("kille", "With {card} you’re out in {first}% of deals, usually in {second}%."),
    "asks_kille": later("kille", "Nothing is worse than a low kille."),
    "wants_new_cards": later("kille", "With {card} you’re out in {first}% of deals, with new cards in {second}%."),
    "keeps_these_cards": later("kille", "With {card} you’re out in {first}% of deals, with new cards in {second}%."),
    "enough_redeals": later("kille", "The dealer has dealt again often enough."),
    "buys_worth": later("kille", "The price is {first}, and a place in this pot is worth {second}."),
    "buys_last_pot": later("kille", "Without the last pot you lose the match: {second} chips against {first}."),
    "buys_for_fun": later(
        "kille", "For the fun of it: the price is {first}, and a place in this pot is worth {second}."
    ),
    "declines_dear": later("kille", "The price is {first}, but a place in this pot is only worth {second}."),
    "declines_sure": later("kille", "You win the match without this pot."),
    "another_pot": later("kille", "Another pot is always welcome."),
}
"""Texts by code; {card}: the player's own card; {other}: the card compared with it; {first}, {second}: numbers."""


def reason(reason: Reason) -> str:
    """Return why a computer player chose its move."""
    card, other = (*map(short, reason.parts), "", "")[:2]
    first, second = (*reason.args, "", "")[:2]
    said = translate("kille", REASONS[reason.code]).format(card=card, other=other, first=first, second=second)
    return capital(said)
