"""Texts of halma: refusals, reasons, options, events."""

from __future__ import annotations

from collections.abc import Sequence, Set

from PySide6.QtCore import QCoreApplication

from bluestick.engine.bots import Reason
from bluestick.engine.events import Event
from bluestick.engine.moves import Part, Refusal
from bluestick.engine.rules import Outcome, Phase
from bluestick.engine.seats import Seat
from bluestick.games.halma.events import (
    DrawAnswered,
    DrawOffered,
    GoalEntered,
    LotsDrawn,
    PieceMoved,
    Resigned,
    TurnPassed,
)
from bluestick.games.halma.moves import Word
from bluestick.text import common
from bluestick.text.halma import overview
from bluestick.text.halma.because import because as because
from bluestick.text.phrases import by, format_list, later, list_names, name

translate = QCoreApplication.translate


REFUSALS = {
    "no_lots": later("halma", "The first player is drawn by lot once, before the first move."),
    "answer_first": later("halma", "First the players have to answer the offer of a draw."),
    "empty_square": later("halma", "There is no piece on {first}."),
    "not_your_piece": later("halma", "The piece on {first} is not yours."),
    "locked_in": later("halma", "The piece on {first} is in the goal base and can’t leave it."),
    "hemmed_in": later("halma", "The piece on {first} can’t move: every square around it is blocked."),
    "null_move": later("halma", "Your move began on {first}, so it has to end on another square."),
    "occupied": later("halma", "{first} is taken. Choose an empty square."),
    "leaves_goal": later("halma", "The piece on {first} must stay in its goal base, and {last} is outside."),
    "passes_goal": later(
        "halma",
        "The way from {first} to {last} leaves the goal base. A piece may not leave it, even in mid-move.",
    ),
    "out_of_reach": later("halma", "From {first} neither a step nor a chain of jumps leads to {last}."),
    "no_return": later(
        "halma", "House rule “Leave first”: the piece on {first} may not end its move in your own base."
    ),
    #: {squares}: the squares of the pieces that may move, such as "d1, d2 and e1"
    "leave_first": later(
        "halma", "House rule “Leave first”: you still have to move a piece out of your own base ({squares})."
    ),
    "make_way_first": later(
        "halma",
        "House rule “Leave first”: no piece can get out of your base, so move one farther from its corner ({squares}).",
    ),
    "one_piece": later("halma", "A move is one piece and the square where it ends."),
    "no_draws": later("halma", "The house rule “Draws” is switched off in this match."),
    "not_asked": later("halma", "No one has offered a draw."),
    "just_declined": later("halma", "Your last offer was declined. Make a move before you offer a draw again."),
}
"""Texts by code of the refusal.

``{first}``, ``{last}``, ``{squares}``: first, last and all of the squares that show why a move is refused.
"""


def refusal(refusal: Refusal) -> str:
    """Return why a move is refused."""
    squares = refusal.parts or ("",)
    if refusal.code not in REFUSALS:
        return common.refusal(refusal.code)
    return translate("halma", REFUSALS[refusal.code]).format(
        first=squares[0], last=squares[-1], squares=format_list(squares)
    )


def event(event: Event, names: Sequence[str]) -> str:
    """Return an event as a log line."""
    match event:
        case LotsDrawn(seat):
            return by(names, seat, translate("halma", "You begin."), translate("halma", "{name} begins."))
        case PieceMoved(seat, squares):
            return f"{name(names, seat)}: {'–'.join(squares)}"
        case GoalEntered(seat, _, home):
            return by(
                names,
                seat,
                translate("halma", "You have %n piece(s) in the goal.", "", home),
                translate("halma", "{name} has %n piece(s) in the goal.", "", home),
            )
        case TurnPassed(seat):
            return by(
                names,
                seat,
                translate("halma", "You can’t move and miss a turn."),
                translate("halma", "{name} can’t move and misses a turn."),
            )
        case DrawOffered(seat) if seat is not None:
            return by(names, seat, translate("halma", "You offer a draw."), translate("halma", "{name} offers a draw."))
        case DrawOffered():
            return translate("halma", "100 moves each without a new piece in the goal. Do you want a draw?")
        case DrawAnswered(seat, True):
            return by(
                names,
                seat,
                translate("halma", "You agree to the draw."),
                translate("halma", "{name} agrees to the draw."),
            )
        case DrawAnswered(seat, False):
            return by(
                names,
                seat,
                translate("halma", "You decline the draw."),
                translate("halma", "{name} declines the draw."),
            )
        case Resigned(seat):
            return by(names, seat, translate("halma", "You resign."), translate("halma", "{name} resigns."))
    raise TypeError(event)


about, aim, keys, standing, waiting = (
    overview.about,
    overview.aim,
    overview.keys,
    overview.standing,
    overview.waiting,
)


def move(text: str) -> str:
    """Return a move for the move list: its first and last square ("a1–b2"), or its word, shortened if long."""
    if text == Word.OFFER:
        return translate("halma", "Draw?", "An offer in the list of moves, where there is little room")
    if text in list(Word):
        return word(text)
    return text.replace("-", "–")


def phase(phase: Phase, names: Sequence[str], to_act: Set[Seat], seat: Seat | None) -> str:
    """Return the status line of a phase for ``seat`` (None: a spectator); ``to_act``: seats that must move."""
    match phase.code:
        case "lots":
            return translate("halma", "The first player is drawn by lot")
        case "answer" if seat is not None and seat in to_act:
            return by(
                names,
                seat,
                translate("halma", "Do you agree to a draw?"),
                translate("halma", "{name}: do you agree to a draw?"),
            )
        case "answer":
            return translate("halma", "Thinking about the draw: {names}").format(names=list_names(names, to_act))
        case "move" if seat is not None and seat in to_act:
            return by(
                names,
                seat,
                translate("halma", "Your turn – move one piece"),
                #: Said to the person called {name}, one of several at the same computer
                translate("halma", "{name}: your turn – move one piece"),
            )
        case "move":
            return common.thinking_sentence(names, to_act)
    raise ValueError(phase.code)


DRAWS = {
    "dead": later("halma", "A draw: neither side can win."),
    "stuck": later("halma", "A draw: no one can move."),
    "repetition": later("halma", "A draw: the same position for the third time."),
    "agreed": later("halma", "A draw, as agreed."),
}


def outcome(outcome: Outcome, names: Sequence[str]) -> str:
    """Return how the match ended."""
    winners = outcome.winners
    if not winners:
        return translate("halma", DRAWS[outcome.reason])
    you = Seat(names.index("")) if "" in names else None
    you_win = you in winners
    mates = list_names(names, winners - {you})
    match outcome.reason:
        case "goal_filled":
            if you_win and not mates:
                return translate("halma", "You win: all your pieces are in the goal!")
            if you_win:
                return translate("halma", "You and {names} win: all your pieces are in the goal!").format(names=mates)
            #: The plural is for a pair
            won = translate("halma", "{names} win(s): all pieces are in the goal.", "", len(winners))
        case "goal_occupied":
            if you_win and not mates:
                return translate("halma", "You win: your goal base is full!")
            if you_win:
                return translate("halma", "You and {names} win: your goal bases are full!").format(names=mates)
            #: The plural is for a pair
            won = translate("halma", "{names} win(s) with a full goal base.", "", len(winners))
        case "resigned":
            if you_win and not mates:
                return translate("halma", "You win: your opponent has resigned.")
            if you_win:
                return translate("halma", "You and {names} win: the other pair has resigned.").format(names=mates)
            if you is not None:
                #: {names}: the other player, or the other pair
                won = translate("halma", "You have resigned. {names} win(s).", "", len(winners))
            else:
                #: The plural is for a pair
                won = translate("halma", "{names} win(s): the other side has resigned.", "", len(winners))
        case _:
            raise ValueError(outcome.reason)
    return won.format(names=list_names(names, winners))


WORDS = {
    #: Button
    Word.OFFER: later("halma", "Offer a draw"),
    #: Button: say yes to the draw that was offered
    Word.AGREE: later("halma", "Agree"),
    #: Button: say no to the draw that was offered
    Word.DECLINE: later("halma", "Decline"),
    #: Button
    Word.RESIGN: later("halma", "Resign"),
}

EFFECTS = {
    Word.OFFER: later("halma", "A draw, if everyone agrees."),
    Word.AGREE: later("halma", "If everyone agrees, the match ends in a draw."),
    Word.DECLINE: later("halma", "Play goes on."),
    Word.RESIGN: later("halma", "The other side wins."),
}


def word(part: Part) -> str:
    """Return the label of the button for a word, such as an offer of a draw."""
    return translate("halma", WORDS[Word(part)])


def effect(part: Part) -> tuple[str, str]:
    """Return the sentence on what a button (for a draw or for resigning) does, and the id of its clause."""
    return translate("halma", EFFECTS[Word(part)]), "halma#LQ8"


OPTIONS = {
    "draws": (
        #: Name of an option: the house rule LQ8
        later("halma", "Draws"),
        later(
            "halma",
            "A match can end in a draw: by agreement, by repeating a position three times, or when neither side can "
            "win. Switched off, you play until one side wins.",
        ),
    ),
    "occupied_base": (
        #: Name of an option: the house rule LQ7
        later("halma", "Occupied base"),
        later(
            "halma",
            "You also win when your goal base is full with at least one piece of yours in it. So opponents can’t "
            "stop you by never leaving their base.",
        ),
    ),
    "leave_first": (
        #: Name of an option: the house rule LQ11
        later("halma", "Leave first"),
        later(
            "halma",
            "While a piece of yours is in your own base, you have to move one out. No piece may come back in.",
        ),
    ),
}


def option(id: str) -> tuple[str, str]:
    """Return the name of an option, and a sentence that explains the option."""
    title, explanation = OPTIONS[id]
    return translate("halma", title), translate("halma", explanation)


REASONS = {
    "only_move": later("halma", "You have no other move."),
    "wins": later("halma", "This move fills the goal and wins."),
    "lets_out": later(
        "halma", "This move opens a way out for the piece on {last}. It has to leave before you can fill the goal."
    ),
    "deeper_in_goal": later("halma", "The piece goes deeper into the goal and makes room at the door."),
    "aside_in_goal": later("halma", "The piece steps aside in the goal to let others in."),
    "leaves_deep_corner": later("halma", "The piece leaves the deep corner, where the others could wall it in."),
    "last_straggler": later("halma", "This move brings the last straggler along."),
    "blocks_ladder": later("halma", "This move blocks a long move of the others, {first}–{last}."),
    "builds_ladder": later("halma", "This move builds a ladder: next you can play {first}–{last}."),
    "leaves_base": later("halma", "This move brings a piece out of your own base."),
    "keeps_together": later("halma", "This move brings a lone piece back to the others."),
    "forward": later("halma", "The piece comes nearer to the goal."),
    "waits": later("halma", "Waiting is best here."),
    "declines_ahead": later("halma", "You aren’t clearly behind, so play on."),
    "agrees_behind": later("halma", "You’re behind, so take the draw."),
    "agrees_quiet": later("halma", "No piece has reached the goal for a long time."),
}
"""Texts by code of the reason; ``{first}``, ``{last}``: first and last square of another move that matters."""


def reason(reason: Reason) -> str:
    """Return why a computer player chose its move."""
    match reason.code, reason.args:
        case "into_goal", (int(home),):
            return translate("halma", "The piece reaches the goal: %n piece(s) are there now.", "", home)
        case "long_jump", _:
            return translate("halma", "A long chain of jumps brings this piece much nearer to the goal.")
    first, last = reason.parts[-2:] or ("", "")
    return translate("halma", REASONS[reason.code]).format(first=first, last=last)
