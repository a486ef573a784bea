"""Coach tips of haljan and harjan."""

from __future__ import annotations

from bluestick.games.haljan.events import (
    CardsDrawn,
    CardsPlayed,
    DealScored,
    Dealt,
    RoundEnded,
    TrickTaken,
    TwoExchanged,
)
from bluestick.games.haljan.moves import Word
from bluestick.games.haljan.state import partner
from bluestick.text.coach import CoachMoment, CoachTip
from bluestick.text.phrases import later

HALJAN, HARJAN = ("haljan",), ("harjan",)


def _sees_partner(moment: CoachMoment) -> bool:
    return bool(moment.event.dealer == moment.seat and moment.table.seats == 4)


def _nothing_is_led(moment: CoachMoment) -> bool:
    return not moment.table.trick and not moment.table.tricks


def _partner_wins(moment: CoachMoment) -> bool:
    winning = moment.table.winning
    return winning is not None and moment.table.seats == 4 and winning.seat == partner(moment.seat)


TIPS = (
    CoachTip(
        "klump",
        (RoundEnded,),
        "haljan#H6.2",
        later(
            "coach",
            "Every trick of langen for one side: that is klump, and worth two game points. In langen there is no "
            "other way to win, so one single trick saves you from it.",
        ),
        when=lambda moment: moment.event.item.code == "klump",
    ),
    CoachTip(
        "won",
        (RoundEnded,),
        "haljan#H6.5",
        later(
            "coach",
            "With 121 points the round is won at once, and brings one game point. The next player deals the next one.",
        ),
        HALJAN,
        lambda moment: moment.event.item.code == "win",
    ),
    CoachTip(
        "harjan_won",
        (RoundEnded,),
        "haljan#H8.12",
        later(
            "coach",
            "The round is won. It brings three game points if the loser has no trick at all, two if the loser has "
            "fewer than 30 points, and otherwise one.",
        ),
        HARJAN,
    ),
    CoachTip(
        "langen",
        (DealScored,),
        "haljan#H6.3",
        later(
            "coach",
            "Langen is counted: 148 points in all. Nobody writes down more than 119 or less than 29, unless one side "
            "has every trick; so ut’n decides.",
        ),
        HALJAN,
        lambda moment: not moment.event.score.utn,
    ),
    CoachTip(
        "harjan_langen",
        (DealScored,),
        "haljan#H8.11",
        later(
            "coach",
            "Langen is counted: 150 points in all. With 121 of them the round is won; otherwise both keep what they "
            "have and go on to ut’n.",
        ),
        HARJAN,
        lambda moment: not moment.event.score.utn,
    ),
    CoachTip(
        "sees_partner",
        (Dealt,),
        "haljan#H3.4",
        later(
            "coach",
            "You deal, so you may look at your partner’s six cards until the first card is led. Remember the high "
            "ones: your partner can protect what you lead.",
        ),
        when=_sees_partner,
        holds=_nothing_is_led,
    ),
    CoachTip(
        "utn",
        (Dealt,),
        "haljan#H6.5",
        later(
            "coach",
            "Ut’n, the second deal, goes on from the points of langen. It is a race: whoever has 121 after a trick has "
            "won, and the rest is not played.",
        ),
        when=lambda moment: bool(moment.event.utn),
    ),
    CoachTip(
        "trumps",
        (Dealt,),
        "haljan#H2.3",
        later(
            "coach",
            "The turned-up card shows trumps, which beat all other suits. Highest of all is ekten, the jack of trumps; "
            "then comes uekten, the other jack of that colour, a trump too.",
        ),
        HALJAN,
    ),
    CoachTip(
        "harjan_trumps",
        (Dealt,),
        "haljan#H8.13",
        later(
            "coach",
            "The turned-up card shows trumps, which beat all other suits. Highest of all is visse fil, the jack of "
            "trumps; then comes uwisse fil, the other jack of that colour, a trump too.",
        ),
        HARJAN,
    ),
    CoachTip(
        "exchange",
        ("exchange",),
        "haljan#H5.4",
        later(
            "coach",
            "The last cards are about to be drawn, the turned-up one among them. Whoever holds the two of trumps can "
            "exchange it for that card now, but no later.",
        ),
    ),
    CoachTip(
        "may_exchange",
        ("lead", "follow"),
        "haljan#H5.1",
        later(
            "coach",
            "You hold the two of trumps and may exchange it for the turned-up card, even when it is not your turn. "
            "Click on that card, or press 0.",
        ),
        when=lambda moment: Word.EXCHANGE in moment.can,
    ),
    CoachTip(
        "lead",
        ("lead",),
        "haljan#H4.1",
        later(
            "coach",
            "You lead, and may lay what you like. Whoever wants the trick has to beat every card, so a single one that "
            "nobody can beat protects the others beside it.",
        ),
        HALJAN,
    ),
    CoachTip(
        "harjan_lead",
        ("lead",),
        "haljan#H8.4",
        later(
            "coach",
            "Lead any three cards, or a whole suit of three or more, alone or with one other card. Every card has to "
            "be beaten, so a single one that nobody can beat protects them all.",
        ),
        HARJAN,
    ),
    CoachTip(
        "follow",
        ("follow",),
        "haljan#H4.4",
        later(
            "coach",
            "Lay as many cards as were led, whichever you like. If each card that is winning is beaten by another one "
            "of yours, you take over; otherwise give cards without points.",
        ),
        when=lambda moment: not _partner_wins(moment),
    ),
    CoachTip(
        "partner_wins",
        ("follow",),
        "haljan#H4.6",
        later(
            "coach",
            "Your partner is winning this trick, and its points count for both of you. Give points if the players "
            "after you are unlikely to take over.",
        ),
        when=_partner_wins,
    ),
    CoachTip(
        "last_draw",
        (CardsDrawn,),
        "haljan#H3.3",
        later(
            "coach",
            "The turned-up card has been drawn, the last of the stock. From now on everybody plays what is left in "
            "the hand, so save something good for the last trick.",
        ),
        when=lambda moment: bool(moment.event.turn_up),
    ),
    CoachTip(
        "last_trick",
        (TrickTaken,),
        "haljan#H6.1",
        later(
            "coach",
            "That was the last trick of langen, which is worth ten points more. A sure card kept for it pays.",
        ),
        when=lambda moment: bool(moment.event.bonus),
    ),
    CoachTip(
        "two_exchanged",
        (TwoExchanged,),
        "haljan#H5.6",
        later(
            "coach",
            "The two of trumps has been exchanged for the turned-up card: everybody knows now who holds that one. "
            "Trumps stay as they are.",
        ),
        when=lambda moment: not moment.mine,
    ),
    CoachTip(
        "taken_over",
        (CardsPlayed,),
        "haljan#H4.5",
        later(
            "coach",
            "These cards beat all those that were winning, each of them one: that is called taking over. Now they are "
            "the ones to beat, and no longer those that were led.",
        ),
        when=lambda moment: moment.event.leads and not moment.event.opens,
        holds=lambda moment: bool(moment.table.trick),
    ),
    CoachTip(
        "trick",
        (TrickTaken,),
        "haljan#H4.6",
        later(
            "coach",
            "The trick goes to whoever took over last, and its points to that side. The winner draws first and leads "
            "the next one.",
        ),
    ),
    CoachTip(
        "round",
        ("round",),
        "haljan#B3",
        later(
            "coach",
            "The round is over, and you may play another one or end the match here. Whoever has more game points then "
            "has won it.",
        ),
    ),
)
"""Tips of the coach, the most important first; if several apply, they are shown in this order."""
