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


def _can_see_partner(moment: CoachMoment) -> bool:
    return bool(moment.event.dealer == moment.seat and moment.table.seats == 4)


def _is_before_first_lead(moment: CoachMoment) -> bool:
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
            "One side took every trick of langen. That is klump, worth two game points. A single trick of your "
            "own saves you from it.",
        ),
        when=lambda moment: moment.event.item.code == "klump",
    ),
    CoachTip(
        "won",
        (RoundEnded,),
        "haljan#H6.5",
        later(
            "coach",
            "The first side with 121 points wins the round at once. That brings one game point. Then the next "
            "player deals.",
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
            "The round brings one game point. With fewer than 30 points for the loser it brings two. With no "
            "trick for the loser it brings three.",
        ),
        HARJAN,
    ),
    CoachTip(
        "langen",
        (DealScored,),
        "haljan#H6.3",
        later(
            "coach",
            "Langen has 148 points in all. No side gets more than 119 or less than 29, except by klump. So "
            "ut’n decides.",
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
            "Langen has 150 points in all, and 121 of them win the round. Otherwise both players take their "
            "points on to ut’n.",
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
            "You’re the dealer, so you may look at your partner’s six cards until the first lead. Remember the "
            "high ones: they can protect what you lead.",
        ),
        when=_can_see_partner,
        holds=_is_before_first_lead,
    ),
    CoachTip(
        "utn",
        (Dealt,),
        "haljan#H6.5",
        later(
            "coach",
            "Ut’n is the second deal, and the points of langen stay. It’s a race: the first side with 121 "
            "after a trick wins. Then the round ends at once.",
        ),
        when=lambda moment: bool(moment.event.utn),
    ),
    CoachTip(
        "trumps",
        (Dealt,),
        "haljan#H2.3",
        later(
            "coach",
            "The turn-up card shows trumps, which beat all other suits. Ekten, the jack of trumps, is highest. "
            "Next is uekten, the other jack of the same colour, red or black. It’s a trump too.",
        ),
        HALJAN,
    ),
    CoachTip(
        "harjan_trumps",
        (Dealt,),
        "haljan#H8.13",
        later(
            "coach",
            "The turn-up card shows trumps, which beat all other suits. Visse fil, the jack of trumps, is "
            "highest. Next is uwisse fil, the other jack of the same colour, red or black. It’s a trump too.",
        ),
        HARJAN,
    ),
    CoachTip(
        "exchange",
        ("exchange",),
        "haljan#H5.4",
        later(
            "coach",
            "The players are about to draw the last cards, with the turn-up card among them. This is the last "
            "chance to exchange the two of trumps for it.",
        ),
    ),
    CoachTip(
        "may_exchange",
        ("lead", "follow"),
        "haljan#H5.1",
        later(
            "coach",
            "You have the two of trumps and may exchange it for the turn-up card, even when it isn’t your "
            "turn. Click the turn-up card, or press 0.",
        ),
        when=lambda moment: Word.EXCHANGE in moment.can,
    ),
    CoachTip(
        "lead",
        ("lead",),
        "haljan#H4.1",
        later(
            "coach",
            "You lead any cards you like. To take the trick, a player has to beat every one of them. So one "
            "card that no one can beat protects the others.",
        ),
        HALJAN,
    ),
    CoachTip(
        "harjan_lead",
        ("lead",),
        "haljan#H8.4",
        later(
            "coach",
            "Lead any three cards, or a whole suit of three or more with or without one other card. A player "
            "has to beat every card, so one sure card protects them all.",
        ),
        HARJAN,
    ),
    CoachTip(
        "follow",
        ("follow",),
        "haljan#H4.4",
        later(
            "coach",
            "Lay as many cards as the leader did. To take the lead, beat each winning card with a different "
            "one of yours. If you can’t, give cards without points.",
        ),
        when=lambda moment: not _partner_wins(moment),
    ),
    CoachTip(
        "partner_wins",
        ("follow",),
        "haljan#H4.6",
        later(
            "coach",
            "Your partner is winning this trick, and its points count for both of you. Give points if the "
            "players after you are unlikely to take the lead.",
        ),
        when=_partner_wins,
    ),
    CoachTip(
        "last_draw",
        (CardsDrawn,),
        "haljan#H3.3",
        later(
            "coach",
            "The stock is empty. From now on there is nothing to draw, so save a good card for the last trick.",
        ),
        when=lambda moment: bool(moment.event.turn_up),
    ),
    CoachTip(
        "last_trick",
        (TrickTaken,),
        "haljan#H6.1",
        later(
            "coach",
            "That was the last trick of langen, worth ten extra points. It pays to keep a sure card for it.",
        ),
        when=lambda moment: bool(moment.event.bonus),
    ),
    CoachTip(
        "two_exchanged",
        (TwoExchanged,),
        "haljan#H5.6",
        later(
            "coach",
            "The two of trumps now lies in place of the turn-up card. Everyone knows who took that card. The "
            "trump suit stays the same.",
        ),
        when=lambda moment: not moment.is_own_event,
    ),
    CoachTip(
        "taken_over",
        (CardsPlayed,),
        "haljan#H4.5",
        later(
            "coach",
            "Each of these cards beats one of the winning cards: that takes the lead. From now on these are "
            "the cards to beat.",
        ),
        when=lambda moment: moment.event.wins_so_far and not moment.event.is_lead,
        holds=lambda moment: bool(moment.table.trick),
    ),
    CoachTip(
        "trick",
        (TrickTaken,),
        "haljan#H4.6",
        later(
            "coach",
            "The last player to take the lead wins the trick. Its points go to that side. The winner draws "
            "first and leads to the next trick.",
        ),
    ),
    CoachTip(
        "round",
        ("round",),
        "haljan#B3",
        later(
            "coach",
            "The round is over. Play another one, or end the match here. The side with more game points wins "
            "the match.",
        ),
    ),
)
