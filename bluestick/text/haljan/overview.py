"""Overview of haljan and harjan: aim, phases, progress, keys."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from bluestick.engine.rules import Phase, Setup
from bluestick.games.haljan.state import View, partner
from bluestick.text.keys import Line, hand_keys
from bluestick.text.phrases import later, name
from bluestick.text.standings import Standing

translate = QCoreApplication.translate


ABOUT = {
    "haljan": later(
        "haljan",
        "Tricks of three cards at once, for two players or two pairs. The first side with 121 points wins "
        "the round. A round takes about five minutes. No other game is quite like it, but one round is "
        "enough to see how it goes.",
    ),
    "harjan": later(
        "haljan",
        "Haljan for two players, as in a book of 1970, with leads of up to six cards. A round takes about "
        "five minutes. Begin with Haljan: it’s easier.",
    ),
}


def about(variant: str) -> str:
    """Return two sentences: what a variant is, for how many players, its length and difficulty."""
    return translate("haljan", ABOUT[variant])


def aim(setup: Setup) -> tuple[str, str]:
    """Return a sentence on the aim of the game, and the id of its clause. The target is an option: B3."""
    target = int(setup.option("target"))
    if target:
        return translate("haljan", "Win rounds of 121 points: %n game point(s) win the match.", "", target), (
            "haljan#B3"
        )
    if setup.seats == 2:
        return translate("haljan", "Be the first with 121 points: that wins the round."), "haljan#H1.3"
    return translate("haljan", "Be the first pair with 121 points: that wins the round."), "haljan#H1.3"


def standing(view: View) -> tuple[Standing, ...]:
    """Return the points of both sides in the current round, and their game points if any."""
    table, seat = view.table, view.seat
    points = Standing("", table.score, seat)
    if not any(table.games):
        return (points,)
    return points, Standing(translate("haljan", "game points"), table.games, seat)


WAITING = {
    "lead": later("haljan", "The leader lays the first cards of the trick. Then everyone in turn lays as many."),
    "follow": later(
        "haljan",
        "Everyone in turn lays as many cards as the leader. Beat every winning card to take the lead.",
    ),
    "exchange": later("haljan", "The two of trumps may be exchanged for the turn-up card until someone draws it."),
    "round": later(
        "haljan", "If everyone wants another round, the next player deals. If not, the side with more game points wins."
    ),
}


def waiting(phase: Phase) -> str:
    """Return the sentence on what other players do in a phase, and why."""
    return translate("haljan", WAITING[phase.code])


def look(view: View, names: Sequence[str]) -> str:
    """Return which cards the dealer may look at before the first lead: H3.4."""
    assert view.seat is not None
    other = name(names, partner(view.seat))
    #: {name}: the partner of the player who deals
    return translate("haljan", "You deal and may look at the cards of {name}").format(name=other)


def keys() -> list[Line]:
    """Return the keys that only tables of this game have, or use differently."""
    choose, lay = hand_keys()
    return [choose, ("0", translate("keys", "Exchange the two of trumps for the turn-up card")), lay]
