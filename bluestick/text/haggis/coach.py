"""Coach tips of haggis."""

from __future__ import annotations

from bluestick.games.haggis.combinations import Kind
from bluestick.games.haggis.events import BetMade, Dealt, Passed, RoundScored, TrickTaken, WentOut
from bluestick.games.haggis.moves import BETS
from bluestick.text.coach import CoachMoment, CoachTip
from bluestick.text.phrases import later


def _bomb_lies(moment: CoachMoment) -> bool:
    return bool(moment.table.trick) and moment.table.trick[-1].reading.kind is Kind.BOMB


TIPS = (
    CoachTip(
        "counted",
        (RoundScored,),
        "haggis#G6.4",
        later(
            "coach",
            "The round is counted: five points for each card of the largest hand when somebody went out, the cards "
            "won, and the bets. What was left over goes to whoever was out first.",
        ),
    ),
    CoachTip(
        "gift",
        ("gift",),
        "haggis#G5.7",
        later(
            "coach",
            "A bomb wins the trick but not its cards: you have to give them away, and you lead next. Choose whoever is "
            "less of a danger.",
        ),
    ),
    CoachTip(
        "cards",
        (Dealt,),
        "haggis#G3.4",
        later(
            "coach",
            "Fourteen cards are for your eyes alone; the jack, queen and king lie open, and are wild. In a set or a "
            "run each of them can stand for any lower rank.",
        ),
    ),
    CoachTip(
        "bomb_lies",
        ("follow",),
        "haggis#G5.4",
        later(
            "coach",
            "A bomb lies there, and only a higher bomb beats it. You can pass without a worry: its player has to give "
            "the trick away.",
        ),
        when=_bomb_lies,
    ),
    CoachTip(
        "lead",
        ("lead",),
        "haggis#G5.1",
        later(
            "coach",
            "You lead: a set, which may be a single card, a run, or a bomb. Long combinations are hard to follow, and "
            "rid you of many cards at once.",
        ),
    ),
    CoachTip(
        "follow",
        ("follow",),
        "haggis#G5.3",
        later(
            "coach",
            "Beat what lies there with the same thing, only higher: a set with a set, a run with a run, of as many "
            "cards. If you cannot, or would rather not, pass.",
        ),
        when=lambda moment: not _bomb_lies(moment),
    ),
    CoachTip(
        "may_bet",
        ("lead", "follow"),
        "haggis#G2.2",
        later(
            "coach",
            "Until you play your first card you may bet 15 or 30 points that you will be the first to go out. If you "
            "are not, others get them, but you lose nothing.",
        ),
        when=lambda moment: not moment.can.isdisjoint(BETS),
    ),
    CoachTip(
        "out",
        (WentOut,),
        "haggis#G7.1",
        later(
            "coach",
            "Whoever goes out gets five points for each card in the largest hand that is left. So near the end it is "
            "the number of your cards that counts, not what they are.",
        ),
    ),
    CoachTip(
        "bombed",
        (TrickTaken,),
        "haggis#G5.7",
        later(
            "coach",
            "A bomb has won the trick: whoever played it leads the next one, but all its cards go to somebody else. A "
            "bomb buys the lead, and pays with points.",
        ),
        when=lambda moment: bool(moment.event.bombed),
    ),
    CoachTip(
        "bet",
        (BetMade,),
        "haggis#G2.1",
        later(
            "coach",
            "With a bet somebody says: I shall be the first without cards. If it fails, its points go to whoever is, "
            "and to everybody who has not bet.",
        ),
        when=lambda moment: not moment.mine and moment.event.amount > 0,
    ),
    CoachTip(
        "passed",
        (Passed,),
        "haggis#G5.6",
        later(
            "coach",
            "You have passed, but you are not out of the trick yet. If the next one plays, you may play again when "
            "your turn comes round.",
        ),
        when=lambda moment: moment.mine and moment.table.setup.seats == 3,
    ),
    CoachTip(
        "trick",
        (TrickTaken,),
        "haggis#G5.9",
        later(
            "coach",
            "The highest combination wins the trick, with all its cards, and leads the next one. Of the cards 3, 5, 7 "
            "and 9 count one point, J two, Q three and K five.",
        ),
        when=lambda moment: not moment.event.bombed,
    ),
)
"""Tips of the coach, the most important first; if several apply, they are shown in this order."""
