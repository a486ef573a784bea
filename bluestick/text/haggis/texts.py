"""Texts of haggis: refusals, reasons, options, moves."""

from __future__ import annotations

from collections.abc import Sequence, Set

from PySide6.QtCore import QCoreApplication

from bluestick.engine.bots import Reason
from bluestick.engine.moves import Part, Refusal
from bluestick.engine.rules import OptionValue, Outcome, Phase
from bluestick.engine.seats import Seat
from bluestick.games.haggis.cards import PLACE, rank
from bluestick.games.haggis.combinations import NAMED
from bluestick.games.haggis.moves import Word
from bluestick.games.haggis.rules import RANDOM
from bluestick.games.haggis.state import View
from bluestick.text import common
from bluestick.text.card_letters import letters
from bluestick.text.haggis import overview
from bluestick.text.haggis.because import because as because
from bluestick.text.haggis.log import happened
from bluestick.text.haggis.names import card_short, colour_name, combination, rank_name, word_name
from bluestick.text.haggis.result import result as result
from bluestick.text.haggis.sheet import score_sheet
from bluestick.text.phrases import by, later, listing, naming
from bluestick.text.sheets import Sheet
from bluestick.text.table_phrases import points

translate = QCoreApplication.translate


REFUSALS = {
    "no_deal": later("haggis", "The number cards are dealt once a round, by the player whose turn it is to deal."),
    "gift_first": later("haggis", "First the trick that the bomb has won has to be given away."),
    "gone_out": later("haggis", "You have no cards left, and look on until the round is over."),
    "no_such_reading": later("haggis", "These cards cannot be declared to be that."),
    #: {cards}: the bomb that lies there
    "higher_bomb": later("haggis", "That bomb is not higher than {cards}."),
    "bombs_only": later("haggis", "A bomb lies there: only a higher bomb beats it."),
    "same_kind": later("haggis", "Only a set beats a set, and only a run a run. A bomb beats both."),
    "nothing_higher": later("haggis", "With these cards your hand makes nothing higher."),
    "bomb_colours": later(
        "haggis", "3-5-7-9 is a bomb in four different colours or in a single one, not in two or three."
    ),
    "bomb_wild": later("haggis", "In a bomb of 3-5-7-9 there are no wild cards."),
    "run_colours": later("haggis", "A run has as many colours as cards of each rank, the same in every rank."),
    "run_uneven": later("haggis", "A run has equally many cards of every rank. Here some are missing."),
    "run_short": later("haggis", "A run has at least three ranks; two are enough if there are pairs or more."),
    "no_combination": later("haggis", "These cards make no set, no run and no bomb."),
    "must_lead": later("haggis", "Whoever leads has to play something."),
    "bet_late": later("haggis", "You have played a card already. Bets are made before that."),
    "bet_made": later("haggis", "You have announced your bet. It can be neither withdrawn nor changed."),
    "bet_decided": later("haggis", "Somebody is out already, so this bet could not be won any more."),
    "no_gift": later("haggis", "You have no trick to give away."),
    "gift_to_oneself": later("haggis", "A trick that a bomb has won goes to somebody else, never to its player."),
}
"""Texts for refused moves by code; ``refusal`` adds the common ones and those with numbers. ``cards`` show why."""


def refusal(refusal: Refusal) -> str:
    """Return the text for a refused move: why it is not allowed."""
    match refusal.code, refusal.args:
        case "same_number", (int(number),):
            return translate("haggis", "To this trick %n card(s) are played, or a bomb.", "", number)
        case "same_width", (int(width),):
            return translate(
                "haggis", "The run that lies there has %n card(s) of each rank. Yours needs as many.", "", width
            )
        case "not_higher", (int(value),):
            #: {rank}: of the set, or of the top of the run that lies there
            return translate("haggis", "That is not higher than {rank}; equal cards do not beat.").format(
                rank=rank_name(value, letters())
            )
        case "run_gap", (int(), *_) as missing:
            #: {ranks}: "6 and 7"
            return translate("haggis", "The run has a gap: {ranks}. There are too few wild cards for it.").format(
                ranks=listing([rank_name(int(place), letters()) for place in missing])
            )
    if refusal.code not in REFUSALS:
        return common.refusal(refusal.code)
    return translate("haggis", REFUSALS[refusal.code]).format(cards=_named(refusal.parts))


def _named(cards: Sequence[Part]) -> str:
    """Return the names of cards as a list for a sentence; any other part is unchanged."""
    return listing([card_short(card, letters()) if card in PLACE else card for card in cards])


about, aim, keys, standing, waiting = (
    overview.about,
    overview.aim,
    overview.keys,
    overview.standing,
    overview.waiting,
)
"""Functions of the ``overview`` module that ``GameTexts`` requires in this one."""

event = happened
"""Function that returns the log line of an event."""


def move(text: str) -> str:
    """Return a move, given in the notation of match files, as a combination or a word for the move list."""
    verb, *rest = text.split(" ")
    return combination(NAMED[rest[-1]], letters()) if verb == "play" else word(text)


def phase(phase: Phase, names: Sequence[str], to_act: Set[Seat], seat: Seat | None) -> str:
    """Return the status line of a phase as ``seat`` sees it (None: a spectator); ``to_act``: seats that must move."""
    if phase.code == "counted":
        return translate("haggis", "The round is counted")
    if seat is not None and seat in to_act:
        yours, named = YOURS[phase.code]
        return by(names, seat, translate("haggis", yours), translate("haggis", named))
    if phase.code == "gift":
        return translate("haggis", "{name} gives the trick away").format(name=naming(names, to_act))
    return common.thinking(names, to_act)


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
"""Status lines for the player who must move, by code of the phase: for a single person here, for one of several."""


def chapter(view: View) -> str:
    """Return the numbers of the current round and trick as a heading; "" between rounds."""
    table = view.table
    if not table.playing:
        return ""
    said = translate("haggis", "Round {round} · trick {number}")
    return said.format(round=table.round, number=len(table.tricks) + 1)


def outcome(outcome: Outcome, names: Sequence[str]) -> str:
    """Return a sentence on how the match ended, with its winner."""
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
            "The match ends after the round in which somebody reaches this. 250 make a short match, 350 a long one.",
        ),
    ),
    "tournament": (
        #: Name of an option, G5.8
        later("haggis", "Tournament rule"),
        later(
            "haggis",
            "Nobody chooses who gets a trick won by a bomb: it goes to the player of the second-highest combination.",
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
    """Return the name of an option, and a sentence that explains it."""
    title, explanation = OPTIONS[id]
    return translate("haggis", title), translate("haggis", explanation)


def option_value(id: str, value: OptionValue) -> str:
    """Return an option's value as text: a number, or the name of a colour."""
    if id == "removed":
        #: The colour that is left out
        return translate("haggis", "by lot") if value == RANDOM else colour_name(str(value))
    return str(value)


def parts(parts: Sequence[Part]) -> str:
    """Return the ranks of scored cards as text, separated by spaces; colours are omitted, as they score alike."""
    return " ".join(rank_name(rank(part), letters()) if part in PLACE else part for part in parts)


def rounds(number: int, won: int, score: int) -> str:
    """Return in how many of ``number`` rounds a player went out first (``won``), and the total points."""
    first = translate("haggis", "Out first in {won} of %n round(s)", "", number).format(won=won)
    return f"{first} · {points(score)}"


def sheet(view: View, names: Sequence[str]) -> Sheet:
    """Return the score sheet with the items of each round."""
    return score_sheet(view, names)


REASONS = {
    "goes_out": later("haggis", "With that the hand is empty."),
    "lead_sure": later("haggis", "Nobody can beat this lead any more."),
    "lead_more_than_held": later("haggis", "That is more cards than an opponent has left."),
    "lead_low": later("haggis", "Weak cards go while {cards} can still win back the lead."),
    "lead_wild": later("haggis", "Wild cards make the lead larger and harder to beat: {cards}."),
    "beats_apart": later("haggis", "The lead is worth taking other combinations apart."),
    "beats_wild": later("haggis", "It takes over with {cards}."),
    "cannot_beat": later("haggis", "Nothing in this hand beats what lies there."),
    "saves_wild": later("haggis", "To beat what lies there would cost {cards}; that is too much."),
    "saves_bomb": later("haggis", "Only a bomb would beat what lies there, and that is saved for later."),
    "keeps_together": later("haggis", "To beat what lies there would take {cards} out of a combination."),
    "leaves": later("haggis", "The trick is not worth it."),
}
"""Reasons for bots' moves by code; ``reason`` adds the common ones and those with numbers."""


def reason(reason: Reason) -> str:
    """Return the sentence on why a computer player chose its move."""
    match reason.code, reason.args:
        case "lead_many", (int(number),):
            said = translate("haggis", "%n card(s) at once are seldom beaten.", "", number)
        case "lead_bomb", (int(points),):
            said = translate("haggis", "Nothing leads as safely as a bomb. It gives away %n point(s).", "", points)
        case "lead", (int(leads),):
            said = translate("haggis", "The rest of the hand goes out in %n lead(s) after that.", "", leads)
        case "beats_in_group", (int(leads),):
            said = translate("haggis", "These cards belong together; %n lead(s) are left after that.", "", leads)
        case "bombs", (int(points),):
            said = translate("haggis", "The lead is worth more than the %n point(s) given away.", "", points)
        case "bet_chance", (*_, int(percent)):
            #: {percent}: how likely it is that this player goes out first
            said = translate("haggis", "The chance of going out first is about {percent}%.").format(percent=percent)
        case "bet_hand", (*_, int(leads)):
            said = translate("haggis", "This hand takes about %n lead(s) to go out.", "", leads)
        case "gives_last", (int(points),):
            said = translate("haggis", "%n point(s) for whoever has fewest in the match.", "", points)
        case "gives_harmless", (int(points),):
            said = translate("haggis", "%n point(s) for whoever has most cards left.", "", points)
        case code, _:
            said = translate("haggis", REASONS[code])
    return said.format(cards=_named(reason.parts))
