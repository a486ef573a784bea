"""Coach tips of haggis."""

from __future__ import annotations

from bluestick.games.haggis.events import BetMade, Dealt, Passed, RoundScored, TrickTaken, WentOut
from bluestick.games.haggis.moves import BETS
from bluestick.games.haggis.readings import Kind
from bluestick.text.coach import CoachMoment, CoachTip
from bluestick.text.phrases import later


def _is_bomb_on_table(moment: CoachMoment) -> bool:
    return bool(moment.table.trick) and moment.table.trick[-1].reading.kind is Kind.BOMB


TIPS = (
    CoachTip(
        "counted",
        (RoundScored,),
        "haggis#G6.4",
        later(
            "coach",
            "The round is counted. The player out first gets five points for each card in the largest hand. Cards "
            "won in tricks and bets count too.",
        ),
    ),
    CoachTip(
        "gift",
        ("gift",),
        "haggis#G5.7",
        later(
            "coach",
            "Your bomb wins the trick, but you must give its cards away. Choose the player who is less dangerous. "
            "Then you lead.",
        ),
    ),
    CoachTip(
        "cards",
        (Dealt,),
        "haggis#G3.4",
        later(
            "coach",
            "Only you see your fourteen number cards. Your jack, queen and king lie open. They are wild: in a set or "
            "run each can stand for any lower rank.",
        ),
    ),
    CoachTip(
        "bomb_lies",
        ("follow",),
        "haggis#G5.4",
        later(
            "coach",
            "Only a higher bomb beats this bomb. You can pass without worry: its player has to give the trick away.",
        ),
        when=_is_bomb_on_table,
    ),
    CoachTip(
        "lead",
        ("lead",),
        "haggis#G5.1",
        later(
            "coach",
            "You lead a set, a run or a bomb. A single card is a set too. Long combinations are hard to beat and get "
            "rid of many cards at once.",
        ),
    ),
    CoachTip(
        "follow",
        ("follow",),
        "haggis#G5.3",
        later(
            "coach",
            "Beat a set with a higher set, or a run with a higher run, with the same number of cards. Or pass.",
        ),
        when=lambda moment: not _is_bomb_on_table(moment),
    ),
    CoachTip(
        "may_bet",
        ("lead", "follow"),
        "haggis#G2.2",
        later(
            "coach",
            "Before your first card you may bet 15 or 30 points that you go out first. If you don’t, the points go "
            "to the others. You lose nothing.",
        ),
        when=lambda moment: not moment.can.isdisjoint(BETS),
    ),
    CoachTip(
        "out",
        (WentOut,),
        "haggis#G7.1",
        later(
            "coach",
            "The first player out gets 5 points for each card in the largest hand. Near the end, get rid of cards "
            "fast. How many you hold matters more than which.",
        ),
    ),
    CoachTip(
        "bombed",
        (TrickTaken,),
        "haggis#G5.7",
        later(
            "coach",
            "The player of the bomb wins the trick and leads next, but must give its cards away. A bomb buys the "
            "lead with points.",
        ),
        when=lambda moment: bool(moment.event.bombed),
    ),
    CoachTip(
        "bet",
        (BetMade,),
        "haggis#G2.1",
        later(
            "coach",
            "A bet says: I’ll be out first. If it fails, the points go to the player who is out first, and to "
            "everyone who didn’t bet.",
        ),
        when=lambda moment: not moment.is_own_event and moment.event.amount > 0,
    ),
    CoachTip(
        "passed",
        (Passed,),
        "haggis#G5.6",
        later(
            "coach",
            "You passed, but you aren’t out of the trick. If another player beats the cards, you may play again on "
            "your turn.",
        ),
        when=lambda moment: moment.is_own_event and moment.table.setup.seats == 3,
    ),
    CoachTip(
        "trick",
        (TrickTaken,),
        "haggis#G5.9",
        later(
            "coach",
            "The highest combination wins all cards of the trick, and its player leads next. Each 3, 5, 7 and 9 "
            "counts one point, J two, Q three and K five.",
        ),
        when=lambda moment: not moment.event.bombed,
    ),
)
