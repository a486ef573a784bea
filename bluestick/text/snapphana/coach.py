"""Coach tips of Snapphanaleden: 800, 1000, 150 and Fjabbe."""

from __future__ import annotations

from bluestick.games.snapphana.cards import FJONT
from bluestick.games.snapphana.events import (
    CardPlayed,
    Dealt,
    Declared,
    DiscardsLost,
    FjontLost,
    FjontOwed,
    HandScored,
    SecondDealt,
    TrickTaken,
)
from bluestick.text.coach import CoachMoment, CoachTip
from bluestick.text.phrases import later

FJABBE = ("fjabbe",)
POINTS = ("800", "1000", "150")
"""Variants in which the most points win; in the fourth, Fjabbe, the most points lose."""


def _has_two_extra_cards(moment: CoachMoment) -> bool:
    return bool(moment.table.number == moment.table.form.extra)


TIPS = (
    CoachTip(
        "counted",
        (HandScored,),
        "snapphana#S11.1",
        later(
            "coach",
            "Now all piles are counted: combinations once more, then the cards in pairs, and six points for the last "
            "trick. Declared points are already on the score sheet.",
        ),
        POINTS,
    ),
    CoachTip(
        "fjabbe_counted",
        (HandScored,),
        "snapphana#S14.2",
        later(
            "coach",
            "The most points lose the deal. But a player with no trick loses instead. The match ends when two have "
            "lost three deals each, or one has lost five.",
        ),
        FJABBE,
    ),
    CoachTip(
        "fjont_lost",
        (FjontLost,),
        "snapphana#S10.3",
        later(
            "coach",
            "A player with no trick in the whole deal can’t pay for Fjønt and loses it. Win at least one trick.",
        ),
    ),
    CoachTip(
        "discards_lost",
        (DiscardsLost,),
        "snapphana#S3.4",
        later(
            "coach",
            "A player with no trick loses the discarded cards too. A single trick is enough to keep them.",
        ),
    ),
    CoachTip(
        "combinations",
        (Dealt,),
        "snapphana#S7.3",
        later(
            "coach",
            "Look for combinations: three or four of a kind, and rows from XX or K downwards. They count when you "
            "declare them, and again if you win the cards.",
        ),
        POINTS,
    ),
    CoachTip(
        "fjabbe",
        (Dealt,),
        "snapphana#S14.2",
        later(
            "coach",
            "In Fjabbe points are bad: the player with the most loses the deal. But a player with no trick loses "
            "instead. Take one cheap trick.",
        ),
        FJABBE,
    ),
    CoachTip(
        "discard_ten",
        ("discard",),
        "snapphana#S12",
        later(
            "coach",
            "Discard ten cards to get ten new ones. You must keep tarokker and kings. Keep cards that may become a "
            "combination too.",
        ),
        when=lambda moment: not _has_two_extra_cards(moment),
    ),
    CoachTip(
        "discard",
        ("discard",),
        "snapphana#S3.2",
        later(
            "coach",
            "You’re the dealer and have two cards too many. Discard two, but no tarok or king. Worthless cards of a "
            "short suit are best: soon you can trump that suit.",
        ),
        when=_has_two_extra_cards,
    ),
    CoachTip(
        "owe",
        (FjontOwed,),
        "snapphana#S10.2",
        later(
            "coach",
            "You take Fjønt back and owe a card for it. Give a worthless card from your side’s tricks. You may wait "
            "until you have one.",
        ),
        POINTS,
        lambda moment: moment.is_own_event,
    ),
    CoachTip(
        "fjabbe_owe",
        (FjontOwed,),
        "snapphana#S14.4",
        later(
            "coach",
            "You take Fjønt back and owe a card from your own tricks for it. Points are bad here, so give a card "
            "with many. You may wait until you have one.",
        ),
        FJABBE,
        lambda moment: moment.is_own_event,
    ),
    CoachTip(
        "debt",
        ("debt",),
        "snapphana#S10.2",
        later(
            "coach",
            "You still owe a card for Fjønt. Give one now, before the piles are counted.",
        ),
    ),
    CoachTip(
        "declare",
        ("declare",),
        "snapphana#S4.1",
        later(
            "coach",
            "Before your first card you may declare combinations from the list. Everyone sees the cards, and you get "
            "the points at once. Then play a card.",
        ),
    ),
    CoachTip(
        "own_fjont",
        ("lead", "follow"),
        "snapphana#S10.1",
        later(
            "coach",
            "You may play Fjønt, the star, at any time, even if you could follow suit. Fjønt never wins. You take it "
            "back. If the others win the trick, you owe them a card.",
        ),
        when=lambda moment: FJONT in moment.view.hand,
    ),
    CoachTip(
        "lead",
        ("lead",),
        "snapphana#S9.1",
        later(
            "coach",
            "You lead any card you like. The others must follow suit if they can. If not, they must trump.",
        ),
    ),
    CoachTip(
        "follow",
        ("follow",),
        "snapphana#S9.2",
        later(
            "coach",
            "Follow suit if you can. If you can’t, play a trump. With neither, play anything. You never have to play "
            "higher than the other cards.",
        ),
    ),
    CoachTip(
        "second_deal",
        (SecondDealt,),
        "snapphana#S12",
        later(
            "coach",
            "Each player has ten new cards, and the dealer discards two more. Your discards count for you at the "
            "end, but you can’t declare them.",
        ),
    ),
    CoachTip(
        "red",
        ("follow",),
        "snapphana#S2.1",
        later(
            "coach",
            "Red suits are upside down below the jack: ace, 6, 7, 8, 9, and the 10 is lowest. An arrow on the cards "
            "reminds you.",
        ),
        when=lambda moment: moment.table.led in ("H", "D"),
    ),
    CoachTip(
        "declared",
        (Declared,),
        "snapphana#S7.1",
        later(
            "coach",
            "A declared combination counts at once, and again if one side wins all its cards. Three flertal or three "
            "sequences count double.",
        ),
        when=lambda moment: not moment.is_own_event,
    ),
    CoachTip(
        "snapphane",
        (CardPlayed,),
        "snapphana#S2.2",
        later(
            "coach",
            "This is a snapphane, one of four equal trumps. If no trump is higher, the last snapphane played wins "
            "the trick.",
        ),
        when=lambda moment: moment.event.card == "I",
    ),
    CoachTip(
        "last_trick",
        (TrickTaken,),
        "snapphana#S8.4",
        later(
            "coach",
            "That was the last trick, worth six extra points. Now the piles are counted.",
        ),
        when=lambda moment: bool(moment.event.last),
    ),
    CoachTip(
        "trick",
        (TrickTaken,),
        "snapphana#S9.3",
        later(
            "coach",
            "The highest trump wins the trick. Without a trump, the highest card of the suit led wins. The winner "
            "leads to the next trick.",
        ),
    ),
)
