"""Texts of haggis: refusals, reasons, options, moves."""

from __future__ import annotations

from collections.abc import Sequence, Set

from PySide6.QtCore import QCoreApplication

from bluestick.engine.bots import Reason
from bluestick.engine.moves import Part, Refusal
from bluestick.engine.rules import OptionValue, Outcome, Phase
from bluestick.engine.seats import Seat
from bluestick.games.haggis.cards import PLACE, rank
from bluestick.games.haggis.moves import Word
from bluestick.games.haggis.readings import READING_BY_TEXT
from bluestick.games.haggis.rules import RANDOM
from bluestick.games.haggis.state import View
from bluestick.text import common
from bluestick.text.card_letters import card_letters
from bluestick.text.haggis import overview
from bluestick.text.haggis.because import because as because
from bluestick.text.haggis.log import event_line
from bluestick.text.haggis.names import card_short, colour_name, combination, rank_name, word_name
from bluestick.text.haggis.result import result as result
from bluestick.text.haggis.sheet import score_sheet
from bluestick.text.phrases import by, format_list, later, list_names
from bluestick.text.sheets import Sheet
from bluestick.text.table_phrases import points

translate = QCoreApplication.translate


REFUSALS = {
    "no_deal": later("haggis", "The dealer deals the number cards once a round."),
    "gift_first": later("haggis", "First the player of the bomb gives the trick away."),
    "gone_out": later("haggis", "You have no cards left. You watch until the round is over."),
    "no_such_reading": later("haggis", "These cards can’t be that combination."),
    #: {cards}: the bomb that lies there
    "higher_bomb": later("haggis", "Your bomb must be higher than {cards}."),
    "bombs_only": later("haggis", "Only a higher bomb beats the bomb on the table."),
    "same_kind": later("haggis", "Beat a set with a set and a run with a run. A bomb beats both."),
    "nothing_higher": later("haggis", "Your hand makes nothing higher with these cards. Try others, or pass."),
    "bomb_colours": later(
        "haggis", "3-5-7-9 is a bomb in four different colours or in a single one, not in two or three."
    ),
    "bomb_wild": later("haggis", "A bomb of 3-5-7-9 has no wild cards."),
    "run_colours": later("haggis", "A run has the same colours in every rank: as many colours as cards of each rank."),
    "run_uneven": later("haggis", "A run has the same number of cards of every rank. Here some are missing."),
    "run_short": later("haggis", "A run has at least three ranks. A run of pairs or more needs only two."),
    "no_combination": later("haggis", "These cards make no set, no run and no bomb."),
    "must_lead": later("haggis", "You lead, so you have to play something."),
    "bet_late": later("haggis", "You can only bet before your first card."),
    "bet_made": later("haggis", "You have made your bet. You can’t withdraw or change it."),
    "bet_decided": later("haggis", "Another player is out already, so you can’t win this bet."),
    "no_gift": later("haggis", "You have no trick to give away."),
    "gift_to_oneself": later("haggis", "You won the trick with a bomb. Give it to another player."),
}


def refusal(refusal: Refusal) -> str:
    """Return why a move is refused."""
    match refusal.code, refusal.args:
        case "same_number", (int(number),):
            return translate("haggis", "Play %n card(s) to this trick, or a bomb.", "", number)
        case "same_width", (int(width),):
            return translate(
                "haggis", "The run on the table has %n card(s) of each rank. Yours needs as many.", "", width
            )
        case "not_higher", (int(value),):
            #: {rank}: of the set, or of the top of the run that lies there
            return translate("haggis", "Play something higher than {rank}. Equal cards don’t beat it.").format(
                rank=rank_name(value, card_letters())
            )
        case "run_gap", (int(), *_) as missing:
            #: {ranks}: "6 and 7"
            return translate("haggis", "The run has a gap: {ranks}. You need more wild cards to fill it.").format(
                ranks=format_list([rank_name(int(place), card_letters()) for place in missing])
            )
    if refusal.code not in REFUSALS:
        return common.refusal(refusal.code)
    return translate("haggis", REFUSALS[refusal.code]).format(cards=_named(refusal.parts))


def _named(cards: Sequence[Part]) -> str:
    return format_list([card_short(card, card_letters()) if card in PLACE else card for card in cards])


about, aim, keys, standing, waiting = (
    overview.about,
    overview.aim,
    overview.keys,
    overview.standing,
    overview.waiting,
)

event = event_line


def move(text: str) -> str:
    """Return a move for the move list, from its text in the record: a combination or a word."""
    verb, *rest = text.split(" ")
    return combination(READING_BY_TEXT[rest[-1]], card_letters()) if verb == "play" else word(text)


def phase(phase: Phase, names: Sequence[str], to_act: Set[Seat], seat: Seat | None) -> str:
    """Return the status line of a phase for ``seat`` (None: a spectator); ``to_act``: seats that must move."""
    if phase.code == "counted":
        return translate("haggis", "The round is counted")
    if seat is not None and seat in to_act:
        yours, named = YOURS[phase.code]
        return by(names, seat, translate("haggis", yours), translate("haggis", named))
    if phase.code == "gift":
        return translate("haggis", "{name} gives the trick away").format(name=list_names(names, to_act))
    return common.thinking_sentence(names, to_act)


YOURS = {
    "lead": (
        later("haggis", "Your turn – lead what you like"),
        #: Said to the person called {name}, one of several at the same computer
        later("haggis", "{name}: your turn – lead what you like"),
    ),
    "follow": (
        later("haggis", "Your turn – beat it or pass"),
        #: Said to the person called {name}, one of several at the same computer
        later("haggis", "{name}: your turn – beat it or pass"),
    ),
    "gift": (
        later("haggis", "Your bomb has won – who gets the trick?"),
        #: Said to the person called {name}, one of several at the same computer
        later("haggis", "{name}: your bomb has won – who gets the trick?"),
    ),
}
"""Status lines for a player to act, by phase code: for the only person at this computer, for one of several."""


def chapter(view: View) -> str:
    """Return the current round and trick as a heading; "" between rounds."""
    table = view.table
    if not table.is_playing:
        return ""
    said = translate("haggis", "Round {round} · trick {number}")
    return said.format(round=table.round, number=len(table.tricks) + 1)


def outcome(outcome: Outcome, names: Sequence[str]) -> str:
    """Return how the match ended."""
    if outcome.reason != "target":
        raise ValueError(outcome.reason)
    (winner,) = outcome.winners
    points = max(outcome.scores)
    you_win = translate("haggis", "You win the match with %n point(s)!", "", points)
    others_win = translate("haggis", "{name} wins the match with %n point(s).", "", points)
    return by(names, winner, you_win, others_win)


def word(part: Part) -> str:
    """Return the label of the button for a word, such as a pass."""
    return word_name(Word(part))


OPTIONS = {
    "target": (
        #: Name of an option
        later("haggis", "Points to win"),
        later(
            "haggis",
            "The match ends after the round in which a player reaches this. 250 gives a short match, 350 a long one.",
        ),
    ),
    "tournament": (
        #: Name of an option, G5.8
        later("haggis", "Tournament rule"),
        later(
            "haggis",
            "A trick won by a bomb goes to the player of the second-highest combination. No one chooses.",
        ),
    ),
    "removed": (
        #: Name of an option: the colour that two players do without
        later("haggis", "Colour left out"),
        later("haggis", "Two players play with four of the five colours."),
    ),
    "own_points": (
        #: Name of an option: the house rule GQ10
        later("haggis", "Own points shown"),
        later("haggis", "During the round you see the points in your own tricks, instead of keeping count."),
    ),
}


def option(id: str) -> tuple[str, str]:
    """Return the name of an option, and a sentence that explains the option."""
    title, explanation = OPTIONS[id]
    return translate("haggis", title), translate("haggis", explanation)


def option_value(id: str, value: OptionValue) -> str:
    """Return an option's value as text: a number, or the name of a colour."""
    if id == "removed":
        #: The colour that is left out
        return translate("haggis", "by lot") if value == RANDOM else colour_name(str(value))
    return str(value)


def parts(parts: Sequence[Part]) -> str:
    """Return the ranks of scored cards, separated by spaces; all colours of a rank score alike."""
    return " ".join(rank_name(rank(part), card_letters()) if part in PLACE else part for part in parts)


def rounds(number: int, won: int, score: int) -> str:
    """Return in how many rounds a player went out first (``won``), and the total points."""
    first = translate("haggis", "Out first in {won} of %n round(s)", "", number).format(won=won)
    return f"{first} · {points(score)}"


def sheet(view: View, names: Sequence[str]) -> Sheet:
    """Return the score sheet with the items of each round."""
    return score_sheet(view, names)


REASONS = {
    "goes_out": later("haggis", "This empties your hand."),
    "lead_sure": later("haggis", "No one can beat this lead."),
    "lead_more_than_held": later("haggis", "The others have too few cards left to beat this."),
    "lead_low": later("haggis", "Lead weak cards now: you can still win back the lead with {cards}."),
    "lead_wild": later("haggis", "Wild cards make the lead larger and harder to beat: {cards}."),
    "beats_apart": later("haggis", "Break up a combination to get the lead: here it’s worth it."),
    "beats_wild": later("haggis", "Win the lead with {cards}."),
    "cannot_beat": later("haggis", "Your hand can’t beat the cards on the table."),
    "saves_wild": later("haggis", "Pass: to beat this, you would have to spend {cards}."),
    "saves_bomb": later("haggis", "Pass: only your bomb beats this, and you’ll need it later."),
    "keeps_together": later("haggis", "Pass: to beat this, you would break up a combination ({cards})."),
    "leaves": later("haggis", "Pass: the trick isn’t worth it."),
}


def reason(reason: Reason) -> str:
    """Return why a computer player chose its move."""
    match reason.code, reason.args:
        case "lead_many", (int(number),):
            said = translate("haggis", "It’s hard to beat %n card(s) at once.", "", number)
        case "lead_bomb", (int(points),):
            said = translate("haggis", "A bomb is the safest lead, but it gives away %n point(s).", "", points)
        case "lead", (int(leads),):
            said = translate("haggis", "After that you need %n lead(s) to go out.", "", leads)
        case "beats_in_group", (int(leads),):
            said = translate("haggis", "These cards belong together. After that %n lead(s) are left.", "", leads)
        case "bombs", (int(points),):
            said = translate("haggis", "The lead is worth more than the %n point(s) you give away.", "", points)
        case "bet_chance", (*_, int(percent)):
            #: {percent}: how likely it is that this player goes out first
            said = translate("haggis", "You have about a {percent}% chance of going out first.").format(percent=percent)
        case "bet_hand", (*_, int(leads)):
            said = translate("haggis", "Your hand needs about %n lead(s) to go out.", "", leads)
        case "gives_last", (int(points),):
            said = translate("haggis", "%n point(s) for the player with the fewest in the match.", "", points)
        case "gives_harmless", (int(points),):
            said = translate("haggis", "%n point(s) for the player with the most cards left.", "", points)
        case code, _:
            said = translate("haggis", REASONS[code])
    return said.format(cards=_named(reason.parts))
