"""Coach tips of kille."""

from __future__ import annotations

from bluestick.games.kille.cards import KILLE, KUKU, MATADORS
from bluestick.games.kille.events import (
    Deadlock,
    Dealt,
    Drawn,
    HitByHusar,
    HitBySvin,
    KukuLaid,
    Out,
    Passed,
    PotWon,
    Retired,
    Showdown,
    Staked,
    Swapped,
)
from bluestick.text.coach import CoachMoment, CoachTip
from bluestick.text.phrases import later


def _was_swapped_with(moment: CoachMoment) -> bool:
    """Return whether another player has swapped with this seat, and neither card was Kille."""
    event = moment.event
    return event.other == moment.seat and KILLE not in (event.given, event.taken)


def _is_seat_out(moment: CoachMoment) -> bool:
    return bool(moment.table.pot) and moment.seat not in moment.table.active


TIPS = (
    CoachTip(
        "you_are_out",
        (Out,),
        "kille#K11.2",
        later(
            "coach",
            "You’re out of this pot. You may be able to buy back in. Press F8 to skip to that moment.",
        ),
        when=lambda moment: moment.is_own_event,
        holds=_is_seat_out,
    ),
    CoachTip(
        "own_kille",
        (Dealt,),
        "kille#K6.1",
        later(
            "coach",
            "You were dealt the kille, the lowest card of all while you hold it. Swap it away. Only stand if just "
            "two players are left.",
        ),
        when=lambda moment: moment.view.card == KILLE,
        holds=lambda moment: moment.view.card == KILLE,
    ),
    CoachTip(
        "own_kuku",
        (Dealt,),
        "kille#K7.1",
        later(
            "coach",
            "You have the kuku, the highest card: you’re safe, so stand. You may lay it down at any time to end the "
            "exchange. It’s often better to let the others knock each other out.",
        ),
        when=lambda moment: moment.view.card == KUKU,
        holds=lambda moment: moment.view.card == KUKU,
    ),
    CoachTip(
        "own_matador",
        (Dealt,),
        "kille#K3.5",
        later(
            "coach",
            "You have a matador: stand. No one can take it from you. A player who asks you gets the card’s answer, "
            "not the card.",
        ),
        when=lambda moment: moment.view.card in MATADORS,
        holds=lambda moment: moment.view.card in MATADORS,
    ),
    CoachTip(
        "one_card",
        (Dealt,),
        "kille#K8.5",
        later(
            "coach",
            "You have just this one card. When all cards are shown, the lowest is out. Point at your card to see its "
            "place in the order.",
        ),
    ),
    CoachTip(
        "ask",
        ("ask",),
        "kille#K10.1",
        later(
            "coach",
            "Only two or three players are left, and you speak first. You may ask the dealer for new cards for "
            "everyone. Don’t ask with a high card.",
        ),
    ),
    CoachTip(
        "question",
        ("question",),
        "kille#K10.2",
        later(
            "coach",
            "You’re the dealer, and forehand asks for new cards for everyone. No one asks with a good card. If your "
            "card is low too, forehand may have to take it in a swap.",
        ),
    ),
    CoachTip(
        "third",
        ("third",),
        "kille#K10.3",
        later(
            "coach",
            "You decide whether everyone gets a new card. Forehand asked, so forehand surely has a low one.",
        ),
    ),
    CoachTip(
        "dealer",
        ("dealer",),
        "kille#K5.1",
        later(
            "coach",
            "You’re the dealer and speak last: stand, or go into the stock. If you draw a matador, it answers as if "
            "a player had held it.",
        ),
    ),
    CoachTip(
        "buy_in",
        ("buy_in",),
        "kille#K11.3",
        later(
            "coach",
            "You may buy in again. You pay the price into the pot and get a card in the next deal. If you say no the "
            "first time, you won’t be asked again.",
        ),
    ),
    CoachTip(
        "another_pot",
        ("pot",),
        "kille#K11.9",
        later(
            "coach",
            "The pot is won. If everyone wants another pot, all are in again and pay the stake. If one player says "
            "no, the match ends.",
        ),
    ),
    CoachTip(
        "exchange",
        ("exchange",),
        "kille#K3.2",
        later(
            "coach",
            "Stand to keep your card, or swap it unseen with the player on your left. Only swap low cards: a matador "
            "may strike back.",
        ),
    ),
    CoachTip(
        "killemote",
        (Swapped,),
        "kille#K6.3",
        later(
            "coach",
            "One kille was swapped for the other. That’s a killemöte: now both are as high as kuku. If you have one "
            "of them, stand.",
        ),
        when=lambda moment: bool(moment.event.killemote),
    ),
    CoachTip(
        "kuku",
        (KukuLaid,),
        "kille#K4.1",
        later(
            "coach",
            "A kuku ends the exchange. Everyone shows their cards. The player who asked for the kuku isn’t hit, but "
            "has to keep their own card.",
        ),
    ),
    CoachTip(
        "svin",
        (HitBySvin,),
        "kille#K4.3",
        later(
            "coach",
            "A svin sends the offered card back, swap by swap, to the player who was dealt it. That player is hit. "
            "So it’s safer to pass on a card you weren’t dealt.",
        ),
    ),
    CoachTip(
        "husar",
        (HitByHusar,),
        "kille#K4.2",
        later(
            "coach",
            "A husar strikes a player who tries to swap for it. That player is hit and goes out. There is no swap, and "
            "the player with the husar gets no turn.",
        ),
    ),
    CoachTip(
        "passed",
        (Passed,),
        "kille#K4.4",
        later(
            "coach",
            "A värdshus (inn) or kavall (rider) sends you past it. You ask the next player on the left instead.",
        ),
    ),
    CoachTip(
        "pot_won",
        (PotWon,),
        "kille#K11.8",
        later(
            "coach",
            "The last player in takes the whole pot. With the next stake everyone is in again.",
        ),
    ),
    CoachTip(
        "deadlock",
        (Deadlock,),
        "kille#K8.6",
        later(
            "coach",
            "Everyone would be out, so this time the lowest card doesn’t count. If no one was hit, no one goes out, "
            "and the dealer deals again.",
        ),
    ),
    CoachTip(
        "retired",
        (Retired,),
        "kille#B33",
        later(
            "coach",
            "A player who can’t pay the stake leaves the table. The others play on.",
        ),
    ),
    CoachTip(
        "taken_from",
        (Swapped,),
        "kille#K3.6",
        later(
            "coach",
            "Your neighbour took your card and gave you another. Now you speak. If your new card is higher, stand: "
            "your neighbour has the lower one.",
        ),
        when=_was_swapped_with,
    ),
    CoachTip(
        "drawn",
        (Drawn,),
        "kille#K5.3",
        later(
            "coach",
            "The dealer went into the stock. The drawn card must be kept, better or worse, unless it’s a matador. "
            "The old card is out of play.",
        ),
        when=lambda moment: (
            moment.event.taken and not moment.is_own_event and moment.event.seat == moment.view.round.order[-1]
        ),
    ),
    CoachTip(
        "showdown",
        (Showdown,),
        "kille#K8.2",
        later(
            "coach",
            "Upp till bevis: all cards are shown. Low killar go out, so do players who were hit, and so does the "
            "lowest of the other cards.",
        ),
    ),
    CoachTip(
        "swapped",
        (Swapped,),
        "kille#K3.4",
        later(
            "coach",
            "You swapped face down, so only you two know these cards. Now your neighbour speaks, with the card you "
            "had.",
        ),
        when=lambda moment: moment.is_own_event and not moment.event.killemote,
    ),
    CoachTip(
        "pot",
        (Staked,),
        "kille#K11.1",
        later(
            "coach",
            "Everyone has paid a stake into the pot. In each deal one player or more goes out. The last player in "
            "wins it all.",
        ),
    ),
)
