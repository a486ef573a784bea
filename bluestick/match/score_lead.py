"""Lead of a side after each deal, for the score curve of a match."""

from __future__ import annotations

from bluestick.engine.match import AnyMatch
from bluestick.engine.rules import Unit
from bluestick.engine.seats import CHANCE, Seat
from bluestick.text import game_texts


def score_lead(match: AnyMatch, seat: Seat) -> tuple[int, ...]:
    """Return the lead of a seat's side after each deal, or the chips won or lost; empty for a game without scores."""
    rules, played = match.rules, match.played
    dealt = [at for at in range(1, len(played)) if played[at].seat == CHANCE]
    unit = rules.variant(match.setup.variant).unit
    sign = -1 if unit is Unit.HANDS else 1
    found = []
    for made in (*(played[at - 1] for at in dealt), played[-1]):
        standing = game_texts.standing(rules.id, rules.view(made.step.state, seat))
        if not standing:
            return ()
        numbers = standing[0].numbers
        mine = seat % len(numbers)
        if unit is Unit.CHIPS:
            found.append(numbers[mine])
            continue
        best = max(sign * number for side, number in enumerate(numbers) if side != mine)
        found.append(sign * numbers[mine] - best)
    return tuple(found)
