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


def _taken_from(moment: CoachMoment) -> bool:
    """Return whether another player has swapped with this seat, and neither card was the card Kille."""
    event = moment.event
    return event.other == moment.seat and KILLE not in (event.given, event.taken)


def _is_out(moment: CoachMoment) -> bool:
    return bool(moment.table.pot) and moment.seat not in moment.table.active


TIPS = (
    CoachTip(
        "you_are_out",
        (Out,),
        "kille#K11.2",
        later(
            "coach",
            "You are out, but only for this pot, and perhaps you can buy in again before it is won. F8 leads straight "
            "to where you are asked.",
        ),
        when=lambda moment: moment.mine,
        holds=_is_out,
    ),
    CoachTip(
        "own_kille",
        (Dealt,),
        "kille#K6.1",
        later(
            "coach",
            "You were dealt the kille, and in your hand it is the lowest card of all. Swap it away, unless only two "
            "are left: then stand.",
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
            "You hold the kuku, the highest card, so you are safe: stand. You may lay it down at any time to end the "
            "exchange, but mostly the others run into each other if you wait.",
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
            "You hold a matador: stand with it. Nobody can take it from you, for whoever asks you gets its answer "
            "instead of a card.",
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
            "This one card is all you have; whoever holds the lowest when all are turned up is out. Point at it to see "
            "where it stands in the order.",
        ),
    ),
    CoachTip(
        "ask",
        ("ask",),
        "kille#K10.1",
        later(
            "coach",
            "Only three or two are left, and you speak first: before anything else you may ask the dealer for better "
            "cards all round. With a high card do not.",
        ),
    ),
    CoachTip(
        "question",
        ("question",),
        "kille#K10.2",
        later(
            "coach",
            "Forehand asks for new cards all round, and you, the dealer, have to answer. Nobody asks with a good card: "
            "if yours is low as well, forehand may soon have to take it.",
        ),
    ),
    CoachTip(
        "third",
        ("third",),
        "kille#K10.3",
        later(
            "coach",
            "The dealer leaves it to you whether everybody gets a new card. Forehand, who asked, surely has a low one.",
        ),
    ),
    CoachTip(
        "dealer",
        ("dealer",),
        "kille#K5.1",
        later(
            "coach",
            "You speak last, and nobody is left to ask: stand, or draw from the stock. A matador that you draw answers "
            "as if somebody had held it.",
        ),
    ),
    CoachTip(
        "buy_in",
        ("buy_in",),
        "kille#K11.3",
        later(
            "coach",
            "You may buy in again: you pay the price into the pot, and are dealt a card like the others. Whoever "
            "declines the first time is not asked a second time.",
        ),
    ),
    CoachTip(
        "another_pot",
        ("pot",),
        "kille#K11.9",
        later(
            "coach",
            "The pot is won. For another one everybody is in again and pays the stake; if somebody has had enough, the "
            "match ends here.",
        ),
    ),
    CoachTip(
        "exchange",
        ("exchange",),
        "kille#K3.2",
        later(
            "coach",
            "Stand and keep your card, or swap it with your left neighbour, unseen. Only low cards are worth a swap, "
            "for a matador behind you may strike back.",
        ),
    ),
    CoachTip(
        "killemote",
        (Swapped,),
        "kille#K6.3",
        later(
            "coach",
            "One kille was swapped for the other: that is a killemöte, and makes both high, equal to kuku. Whoever "
            "holds one of them now should stand.",
        ),
        when=lambda moment: bool(moment.event.killemote),
    ),
    CoachTip(
        "kuku",
        (KukuLaid,),
        "kille#K4.1",
        later(
            "coach",
            "A kuku ends the exchange at once, and all cards are shown. Whoever asked for it is not hit, but has to "
            "keep the card.",
        ),
    ),
    CoachTip(
        "svin",
        (HitBySvin,),
        "kille#K4.3",
        later(
            "coach",
            "A svin strikes the card that was offered: it goes back, swap by swap, to the player who was dealt it, and "
            "that player is hit. Passing on a card that you were not dealt is safer.",
        ),
    ),
    CoachTip(
        "husar",
        (HitByHusar,),
        "kille#K4.2",
        later(
            "coach",
            "A husar strikes whoever asks for it: that player is hit, and will be out. There is no swap, and the husar "
            "does not speak any more.",
        ),
    ),
    CoachTip(
        "passed",
        (Passed,),
        "kille#K4.4",
        later(
            "coach",
            "An inn or a rider, värdshus or kavall, sends whoever asks past it. The demand goes on to the next player "
            "on the left.",
        ),
    ),
    CoachTip(
        "pot_won",
        (PotWon,),
        "kille#K11.8",
        later(
            "coach",
            "One player is left, and takes the whole pot. With the next stake everybody is in again.",
        ),
    ),
    CoachTip(
        "deadlock",
        (Deadlock,),
        "kille#K8.6",
        later(
            "coach",
            "Everybody would have had to go out, so the lowest card is forgiven. If nobody was hit, nobody goes out "
            "at all, and the cards are dealt anew.",
        ),
    ),
    CoachTip(
        "retired",
        (Retired,),
        "kille#B33",
        later(
            "coach",
            "Whoever cannot pay the stake any more leaves the table. The others play on.",
        ),
    ),
    CoachTip(
        "taken_from",
        (Swapped,),
        "kille#K3.6",
        later(
            "coach",
            "Your neighbour has taken your card, and you hold the other one; now you speak. If it is higher than the "
            "old one, stand: there is a lower card behind you now.",
        ),
        when=_taken_from,
    ),
    CoachTip(
        "drawn",
        (Drawn,),
        "kille#K5.3",
        later(
            "coach",
            "The dealer has nobody left to ask and has gone into the stock. An ordinary card has to be kept, better or "
            "worse, and the old one is out of play.",
        ),
        when=lambda moment: moment.event.taken and not moment.mine and moment.event.seat == moment.view.round.order[-1],
    ),
    CoachTip(
        "showdown",
        (Showdown,),
        "kille#K8.2",
        later(
            "coach",
            "Upp till bevis: all cards are turned up. Out go low killar, whoever was hit, and the lowest card of all "
            "the others.",
        ),
    ),
    CoachTip(
        "swapped",
        (Swapped,),
        "kille#K3.4",
        later(
            "coach",
            "The swap is made face down: only the two of you know these cards. Your neighbour speaks next, and holds "
            "the card that you had.",
        ),
        when=lambda moment: moment.mine and not moment.event.killemote,
    ),
    CoachTip(
        "pot",
        (Staked,),
        "kille#K11.1",
        later(
            "coach",
            "Everybody has paid a stake into the pot, and whoever is left at last wins it all. Each deal somebody "
            "goes out.",
        ),
    ),
)
"""Tips of the coach, the most important first; if several apply, they are shown in this order."""
