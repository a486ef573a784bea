"""Whether to come back into a pot of kille, by what a place in it is worth. K11."""

from __future__ import annotations

from dataclasses import replace
from math import hypot

from bluestick.engine.bots import Choice, Level, Reason
from bluestick.engine.judging import Basis, Estimate
from bluestick.engine.seats import Seat
from bluestick.games.kille.moves import KilleMove, Say, Word
from bluestick.games.kille.state import Table
from bluestick.games.kille.thinking.character import Character, character

FUN = 0.4
"""By which part a place in the pot may be too dear for the most generous."""
FOLLOW = 0.7
"""How many of those who are asked later are thought to buy."""
PLACES = 0.1
"""By so much of the pot places in it may differ."""


def buys(table: Table, seat: Seat, mind: Character) -> Choice[KilleMove]:
    """By the worth of a place in the pot; who cannot win the match without this pot pays more than that."""
    offer = table.offer
    assert offer is not None
    worth = place_worth(table)
    chips = (offer.price, round(worth))
    if won_already(table, seat):
        return Choice(Say(Word.DECLINE), Reason("declines_sure", (offer.price, table.pot)))
    if last_hope(table, seat):
        return Choice(Say(Word.BUY), Reason("buys_last_pot", (offer.price, table.pot)))
    if worth >= offer.price:
        return Choice(Say(Word.BUY), Reason("buys_worth", chips))
    if worth >= offer.price * (1 - FUN * mind.generous):
        return Choice(Say(Word.BUY), Reason("buys_for_fun", chips))
    return Choice(Say(Word.DECLINE), Reason("declines_dear", chips))


def bought(table: Table, seat: Seat) -> tuple[Estimate[KilleMove], ...]:
    """To buy and to decline, by the worth of a place in the pot less its price.

    How many of the others follow is not known: that is most of the error. The rest is that no two places are worth
    quite the same.
    """
    offer = table.offer
    assert offer is not None
    buys_it = buys(table, seat, replace(character(Level.HARD, seat), generous=0.0))
    few, most = sorted((place_worth(table, 0.0), place_worth(table, 1.0)))
    gain = place_worth(table) - offer.price
    error = hypot((most - few) / 4, PLACES * table.pot)
    buying = buys_it.move == Say(Word.BUY)
    other = Say(Word.DECLINE) if buying else Say(Word.BUY)
    gap = 0.0 if last_hope(table, seat) else max(0.0, gain if buying else -gain)
    value = gain if buying else 0.0
    return (
        Estimate(buys_it.move, buys_it.reason, Basis.RULED, value),
        Estimate(other, buys_it.reason, Basis.RULED, value - gap, gap, model=error),
    )


def place_worth(table: Table, follow: float = FOLLOW) -> float:
    """What a place in the pot is worth, in chips, if that share of those who are asked later comes back too."""
    offer = table.offer
    assert offer is not None
    buyers = 1 + follow * (len(offer.left) - 1)
    return (table.pot + buyers * offer.price) / (len(table.active) + buyers)


def last_hope(table: Table, seat: Seat) -> bool:
    """Whether a match that ends with this pot can be won with it, and probably not without it."""
    if table.number != table.setup.option("pots"):
        return False
    own = table.ledger[seat]
    others = [chips for other, chips in enumerate(table.ledger) if other != seat]
    rival = max(table.ledger[other] for other in table.active) + table.pot
    return own + table.pot > max(others) and rival >= own


def won_already(table: Table, seat: Seat) -> bool:
    """Whether a match that ends with this pot is won without it, whatever the others pay into the pot."""
    offer = table.offer
    assert offer is not None
    if table.number != table.setup.option("pots"):
        return False
    most = table.pot + offer.price * (len(offer.left) - 1)
    if offer.number == 1:
        most += (table.seats - 3) * ((most + 1) // 2)  # K11.6: those who may come back then, less two and this one
    return table.ledger[seat] > most + max(chips for other, chips in enumerate(table.ledger) if other != seat)
