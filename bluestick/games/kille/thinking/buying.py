"""Decision whether to buy back into a pot, by the chips that a player in the pot wins on average. K11."""

from __future__ import annotations

from dataclasses import replace
from math import hypot

from bluestick.engine.bots import Choice, Level, Reason
from bluestick.engine.estimates import Basis, Estimate
from bluestick.engine.seats import Seat
from bluestick.games.kille.moves import KilleMove, Say, Word
from bluestick.games.kille.state import Table
from bluestick.games.kille.thinking.character import Character, character

MOST_OVERPAID = 0.4
"""Share of the price by which the most generous player pays more than being in the pot is worth."""
FOLLOWING_SHARE = 0.7
"""Share of the players asked later who are assumed to buy back in."""
PLACE_DIFFERENCE = 0.1
"""Share of the pot by which the chances of players in the pot may differ, as they speak in another order."""


def buy_in_choice(table: Table, seat: Seat, mind: Character) -> Choice[KilleMove]:
    """Return the choice to buy back in or to decline, by what being in the pot is worth.

    A player who cannot win the match without this pot buys at any price; one who wins in any case declines.
    """
    offer = table.offer
    assert offer is not None
    worth = place_worth(table)
    chips = (offer.price, round(worth))
    if wins_anyway(table, seat):
        return Choice(Say(Word.DECLINE), Reason("declines_sure", (offer.price, table.pot)))
    if needs_last_pot(table, seat):
        return Choice(Say(Word.BUY), Reason("buys_last_pot", (offer.price, table.pot)))
    if worth >= offer.price:
        return Choice(Say(Word.BUY), Reason("buys_worth", chips))
    if worth >= offer.price * (1 - MOST_OVERPAID * mind.generous):
        return Choice(Say(Word.BUY), Reason("buys_for_fun", chips))
    return Choice(Say(Word.DECLINE), Reason("declines_dear", chips))


def buy_in_estimates(table: Table, seat: Seat) -> tuple[Estimate[KilleMove], ...]:
    """Return estimates, in chips, of buying back in (worth of being in the pot less its price) and of declining.

    Most of the error comes from not knowing how many others will buy.
    """
    offer = table.offer
    assert offer is not None
    buys_it = buy_in_choice(table, seat, replace(character(Level.HARD, seat), generous=0.0))
    few, most = sorted((place_worth(table, 0.0), place_worth(table, 1.0)))
    gain = place_worth(table) - offer.price
    error = hypot((most - few) / 4, PLACE_DIFFERENCE * table.pot)
    buying = buys_it.move == Say(Word.BUY)
    other = Say(Word.DECLINE) if buying else Say(Word.BUY)
    gap = 0.0 if needs_last_pot(table, seat) else max(0.0, gain if buying else -gain)
    value = gain if buying else 0.0
    return (
        Estimate(buys_it.move, buys_it.reason, Basis.RULED, value),
        Estimate(other, buys_it.reason, Basis.RULED, value - gap, gap, model=error),
    )


def place_worth(table: Table, follow: float = FOLLOWING_SHARE) -> float:
    """Return the chips that being in the pot is worth; ``follow``: share of the players asked later who buy."""
    offer = table.offer
    assert offer is not None
    buyers = 1 + follow * (len(offer.left) - 1)
    return (table.pot + buyers * offer.price) / (len(table.active) + buyers)


def needs_last_pot(table: Table, seat: Seat) -> bool:
    """Return whether this is the last pot, and the seat most likely has to win it to win the match."""
    if table.number != table.setup.option("pots"):
        return False
    own = table.ledger[seat]
    others = [chips for other, chips in enumerate(table.ledger) if other != seat]
    rival = max(table.ledger[other] for other in table.active) + table.pot
    return own + table.pot > max(others) and rival >= own


def wins_anyway(table: Table, seat: Seat) -> bool:
    """Return whether this is the last pot, and the seat wins the match even if another player wins the pot."""
    offer = table.offer
    assert offer is not None
    if table.number != table.setup.option("pots"):
        return False
    most = table.pot + offer.price * (len(offer.left) - 1)
    if offer.number == 1:
        most += (table.seats - 3) * ((most + 1) // 2)  # K11.6: buyers at the second offer, all but two and this seat
    return table.ledger[seat] > most + max(chips for other, chips in enumerate(table.ledger) if other != seat)
