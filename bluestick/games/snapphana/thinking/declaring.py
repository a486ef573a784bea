"""Choice of declarations, and of gifts (cards given for Fjønt), by counting gains and costs."""

from __future__ import annotations

from collections.abc import Sequence

from bluestick.engine.bots import Choice, Reason
from bluestick.engine.estimates import Basis, ComparisonReason, Estimate, single_estimate
from bluestick.engine.moves import MoveSet
from bluestick.games.snapphana.cards import mask
from bluestick.games.snapphana.combinations import combination_points, contained_combinations, display_row
from bluestick.games.snapphana.moves import Declare, Give, Play, SnapphanaMove
from bluestick.games.snapphana.scoring import DOUBLED_FROM
from bluestick.games.snapphana.thinking.knowledge import Knowledge
from bluestick.games.snapphana.thinking.plan import best_gift, transfer_loss
from bluestick.games.snapphana.thinking.reasons import name_of_bit
from bluestick.games.snapphana.thinking.search import distinct_cards
from bluestick.games.snapphana.thinking.values import HONOURS

REVEALED_SHARE = 0.2
"""Share of a declaration's points that the player may lose because others then know the cards."""
GIFT_ERROR = 1.0
"""Error of the estimated cost of a gift, in points."""


def undeclared_points(knowledge: Knowledge) -> int:
    """Return the points of all combinations that the seat holds and has not declared yet, without doublings."""
    kinds = {each.kind for each in knowledge.table.declared if each.seat == knowledge.seat}
    return sum(
        combination_points(kind, number) for kind, number in contained_combinations(knowledge.hand) if kind not in kinds
    )


def best_declaration(knowledge: Knowledge) -> Choice[SnapphanaMove] | None:
    """Return the declaration that brings most points, with its reason; None if there is none."""
    table = knowledge.table
    if table.tricks or not table.form.declares:
        return None
    own = [each for each in table.declared if each.seat == knowledge.seat]
    kinds = {each.kind for each in own}
    able = {
        kind: combination_points(kind, number)
        for kind, number in contained_combinations(knowledge.hand)
        if kind not in kinds
    }
    if not able:
        return None
    groups = {kind: [each.points for each in own if each.kind.group == kind.group] for kind in able}
    brings = {kind: _brings(amount, groups[kind]) for kind, amount in able.items()}
    kind = max(able, key=brings.__getitem__)
    cards, group, amount = display_row(kind, knowledge.hand), groups[kind], brings[kind]
    total = table.totals[knowledge.side] + amount
    if total >= table.form.target:
        return Choice(Declare(kind, cards), Reason("declares_wins", (total,), cards))
    if len(group) + 1 >= DOUBLED_FROM:
        return Choice(Declare(kind, cards), Reason("declares_doubled", (amount,), cards))
    return Choice(Declare(kind, cards), Reason("declares", (amount,), cards))


def _brings(amount: int, group: Sequence[int]) -> int:
    """Return the points gained by declaring a combination worth ``amount``, doublings included. S7.1.

    ``group``: points of the combinations of the same group that were declared before.
    """
    if len(group) + 1 == DOUBLED_FROM:
        return 2 * amount + sum(group)
    return 2 * amount if len(group) >= DOUBLED_FROM else amount


def gift_choice(knowledge: Knowledge) -> Choice[SnapphanaMove]:
    """Return the card to give for Fjønt, with its reason. It is given at once, as later cards may cost more."""
    table, debt = knowledge.table, knowledge.table.debt
    assert debt is not None
    own, other = (mask(table.taken(side)) for side in (knowledge.side, table.side(debt.to)))
    card = best_gift(own, other, distinct_cards(own), not table.form.target)
    name = (name_of_bit(card),)
    if not table.form.target:
        return Choice(Give(*name), Reason("gives_harmful", (), name))
    return Choice(Give(*name), Reason("gives_least" if card & HONOURS else "gives_worthless", (), name))


def declaration_estimates(
    knowledge: Knowledge, first: Choice[SnapphanaMove], also: Sequence[SnapphanaMove]
) -> tuple[Estimate[SnapphanaMove], ...]:
    """Return estimates of ``first``, the best declaration, and of the moves in ``also``.

    Another declaration loses nothing, as the best one can follow; playing a card gives up all declarations.
    """
    lost = float(undeclared_points(knowledge))
    told = [Estimate(first.move, first.reason, Basis.RULED, lost)]
    for move in dict.fromkeys(also):
        if isinstance(move, Play):
            why = ComparisonReason("declared", lost, 0.0)
            told.append(Estimate(move, first.reason, Basis.RULED, 0.0, lost, model=lost * REVEALED_SHARE, why=why))
        elif isinstance(move, Declare) and move != first.move:
            told.append(Estimate(move, first.reason, Basis.RULED, lost))
    return tuple(sorted(told, key=lambda each: each.gap))


def gift_estimates(knowledge: Knowledge, moves: MoveSet[SnapphanaMove]) -> tuple[Estimate[SnapphanaMove], ...]:
    """Return estimates of all cards that may be given for Fjønt, by what their loss costs.

    In Fjabbe, only the card that the bot gives is estimated.
    """
    best = gift_choice(knowledge)
    assert isinstance(best.move, Give)
    table, debt = knowledge.table, knowledge.table.debt
    assert debt is not None
    own, other = (mask(table.taken(side)) for side in (knowledge.side, table.side(debt.to)))
    cards = {card: Give(name_of_bit(card)) for card in distinct_cards(own)}
    able = {card: give for card, give in cards.items() if give in moves}
    if len(able) == 1:
        return single_estimate(best, Basis.ONLY)
    if not table.form.target:
        return single_estimate(best, Basis.RULED)
    cost = {give: transfer_loss(own, other, card) for card, give in able.items()}
    least = cost[best.move]
    told = [
        Estimate(
            give, best.reason, Basis.RULED, -lost, max(0.0, lost - least), model=GIFT_ERROR if lost > least else 0.0
        )
        for give, lost in sorted(cost.items(), key=lambda item: (item[0] != best.move, item[1]))
    ]
    return tuple(told)
