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
"""Variants in which the most points win; in Fjabbe they lose."""


def _two_too_many(moment: CoachMoment) -> bool:
    return bool(moment.table.number == moment.table.form.extra)


TIPS = (
    CoachTip(
        "counted",
        (HandScored,),
        "snapphana#S11.1",
        later(
            "coach",
            "Now all piles are counted: combinations once more, then the cards in pairs, and six points for the last "
            "trick. What was declared has been written down already.",
        ),
        POINTS,
    ),
    CoachTip(
        "fjabbe_counted",
        (HandScored,),
        "snapphana#S14.2",
        later(
            "coach",
            "The piles are counted: whoever has most points has lost the hand, or instead whoever has no trick. The "
            "match ends when two have lost three hands each, or one has lost five.",
        ),
        FJABBE,
    ),
    CoachTip(
        "fjont_lost",
        (FjontLost,),
        "snapphana#S10.3",
        later(
            "coach",
            "Whoever has won no trick in the whole hand cannot pay for Fjønt, and loses it. That is one more reason to "
            "win at least one.",
        ),
    ),
    CoachTip(
        "discards_lost",
        (DiscardsLost,),
        "snapphana#S3.4",
        later(
            "coach",
            "Whoever has won no trick loses the cards that were discarded, too. One single trick is enough to keep "
            "them.",
        ),
    ),
    CoachTip(
        "combinations",
        (Dealt,),
        "snapphana#S7.3",
        later(
            "coach",
            "Look for combinations: three or four of a kind, and rows from XX or from a K downwards. They count twice, "
            "when you declare them and again if you win their cards.",
        ),
        POINTS,
    ),
    CoachTip(
        "fjabbe",
        (Dealt,),
        "snapphana#S14.2",
        later(
            "coach",
            "In Fjabbe points are bad: whoever has most loses the hand. But whoever wins no trick at all loses "
            "instead, so take one, as cheap as you can.",
        ),
        FJABBE,
    ),
    CoachTip(
        "discard_ten",
        ("discard",),
        "snapphana#S12",
        later(
            "coach",
            "Discard ten cards; ten new ones will come. Tarokker and kings have to stay, and whatever may become a "
            "combination should.",
        ),
        when=lambda moment: not _two_too_many(moment),
    ),
    CoachTip(
        "discard",
        ("discard",),
        "snapphana#S3.2",
        later(
            "coach",
            "As the dealer you have two cards too many: discard two, but no tarok and no king. The best are worthless "
            "cards of a short suit, so that you can soon trump it.",
        ),
        when=_two_too_many,
    ),
    CoachTip(
        "owe",
        (FjontOwed,),
        "snapphana#S10.2",
        later(
            "coach",
            "You take Fjønt back, and owe a card for it. Give one that your side has won, as worthless as you can; if "
            "there is none yet, the debt waits.",
        ),
        POINTS,
        lambda moment: moment.mine,
    ),
    CoachTip(
        "fjabbe_owe",
        (FjontOwed,),
        "snapphana#S14.4",
        later(
            "coach",
            "You take Fjønt back, and owe a card from your own tricks for it. Points are bad here, so give one that "
            "counts a lot; if you have none yet, the debt waits.",
        ),
        FJABBE,
        lambda moment: moment.mine,
    ),
    CoachTip(
        "debt",
        ("debt",),
        "snapphana#S10.2",
        later(
            "coach",
            "All tricks are played, and you still owe a card for Fjønt. Give one before the piles are counted.",
        ),
    ),
    CoachTip(
        "declare",
        ("declare",),
        "snapphana#S4.1",
        later(
            "coach",
            "Before your first card you may declare combinations: show them, and their points are yours at once. The "
            "list has all that you can declare; then play a card.",
        ),
    ),
    CoachTip(
        "own_fjont",
        ("lead", "follow"),
        "snapphana#S10.1",
        later(
            "coach",
            "You hold Fjønt, the star, and may play it at any time, even if you could follow suit. It never wins; you "
            "take it back, and if others win the trick you owe them a card.",
        ),
        when=lambda moment: FJONT in moment.view.hand,
    ),
    CoachTip(
        "lead",
        ("lead",),
        "snapphana#S9.1",
        later(
            "coach",
            "You lead any card you like. The others have to follow suit if they can, and otherwise to trump.",
        ),
    ),
    CoachTip(
        "follow",
        ("follow",),
        "snapphana#S9.2",
        later(
            "coach",
            "Follow suit if you can; if you cannot, play a trump; and without either anything you like. You never have "
            "to play higher than what lies there.",
        ),
    ),
    CoachTip(
        "second_deal",
        (SecondDealt,),
        "snapphana#S12",
        later(
            "coach",
            "Everybody has ten new cards, and the dealer discards two once more. What lies away counts for you at the "
            "end, but cannot be declared.",
        ),
    ),
    CoachTip(
        "red",
        ("follow",),
        "snapphana#S2.1",
        later(
            "coach",
            "Mind that red suits are upside down below the KN: the Æ comes next, then 6, 7, 8, 9, and the 10 is the "
            "lowest. An arrow on the cards reminds you.",
        ),
        when=lambda moment: moment.table.led in ("H", "D"),
    ),
    CoachTip(
        "declared",
        (Declared,),
        "snapphana#S7.1",
        later(
            "coach",
            "A combination is declared: it counts at once, and again if its cards end in one pile. Three flertal, or "
            "three sequences, count double.",
        ),
        when=lambda moment: not moment.mine,
    ),
    CoachTip(
        "snapphane",
        (CardPlayed,),
        "snapphana#S2.2",
        later(
            "coach",
            "That is a snapphane, one of four equal trumps. If none is higher, the snapphane that is played last wins "
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
            "That was the last trick, which counts six points by itself. Now the piles are counted.",
        ),
        when=lambda moment: bool(moment.event.last),
    ),
    CoachTip(
        "trick",
        (TrickTaken,),
        "snapphana#S9.3",
        later(
            "coach",
            "The highest trump wins the trick, and without a trump the highest card of the suit that was led. Whoever "
            "has won it leads the next.",
        ),
    ),
)
"""Tips of the coach, the most important first; if several apply, they are shown in this order."""
