"""Descriptions of picked cards, options and single cards at haljan."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QLocale

from bluestick.engine.cards import SAME_COLOUR
from bluestick.engine.moves import Part
from bluestick.games.haljan.cards import ekten, matching, order, points, suits, uekten
from bluestick.games.haljan.moves import Play
from bluestick.tables.haljan.context import HaljanContext
from bluestick.tables.haljan.descriptions import card_points, title
from bluestick.tables.scene.card_facts import CardFacts, Fact, rank_said, standing
from bluestick.tables.scene.card_pictures import Chip, Lens
from bluestick.tables.scene.panel_content import Choosable
from bluestick.text import table_phrases
from bluestick.text.cards import card_name, suit_name

translate = QCoreApplication.translate


def lens(sit: HaljanContext, card: Part) -> Lens | None:
    """Return the rank lens of ``card``: the order of its suit, its points and what it beats of the winning play."""
    if sit.shown is None or sit.laid is None or not sit.shown.table.trump:
        return None
    trump, table = sit.trump, sit.shown.table
    gone = {played for trick in table.tricks for laid in trick.plays for played in laid.cards}
    gone |= {played for _, cards in sit.laid.trick for played in cards}
    chips = tuple(
        Chip(
            sit.short(one) if one[1:] == "J" else sit.short(one)[:-1],
            one in sit.own_hand,
            one in gone,
            one == card,
        )
        for one in order(trump, suits(trump)[card])
    )
    lines = [fact.told for fact in facts(sit, card).facts[1:]]  # the chips show its rank
    if sit.winning_cards:
        beaten = [sit.short(one) for one in sit.winning_cards if one in sit.game.beaten(sit, card)]
        lines.append(
            translate("haljan", "beats {cards}").format(cards=QLocale().createSeparatedList(beaten))
            if beaten
            else translate("haljan", "beats no card there")
        )
    return Lens(_title(sit, card), chips, tuple(lines))


def facts(sit: HaljanContext, card: Part) -> CardFacts:
    """Return the facts of ``card`` under the current trumps: rank and points, each with its clause."""
    trump, suit = sit.trump, suits(sit.trump)[card]
    name = table_phrases.trumps() if suit == trump else suit_name(suit)
    place = Fact(standing(order(trump, suit), card, name), f"haljan#{_where_ranked(trump, card)}")
    worth = card_points(points(trump, sit.harjan)[card])
    counted = "haljan#H8.2" if sit.harjan and card in (ekten(trump), uekten(trump)) else "haljan#H2.7"
    return CardFacts(_title(sit, card), (place, Fact(worth, counted)))


def _where_ranked(trump: str, card: Part) -> str:
    """Return the clause that ranks ``card``."""
    suit = suits(trump)[card]
    if card in (ekten(trump), uekten(trump)):
        return "H2.2" if card == ekten(trump) else "H2.3"
    if suit == trump:
        return "H2.4"
    return "H2.5" if suit == SAME_COLOUR[trump] else "H2.6"


def _title(sit: HaljanContext, card: Part) -> str:
    return " – ".join(filter(None, (title(sit, card), card_name(card))))


def rank(sit: HaljanContext, card: Part) -> str:
    """Return the rank of ``card`` in its suit, as text; empty while trumps are unknown."""
    return rank_said(order(sit.trump, suits(sit.trump)[card]), card) if sit.trump_known else ""


def explain(sit: HaljanContext) -> str:
    """Return what the picked cards do, or how many more have to be picked."""
    trump = sit.trump
    worth = card_points(sum(points(trump, sit.harjan)[card] for card in sit.pick))
    if not sit.complete or sit.laid is None:
        return f"{', '.join(map(sit.short, sit.pick))} · {worth}. {_missing(sit)}"
    if not sit.winning_cards:
        return translate("haljan", "Your lead: {points}.").format(points=worth)
    beating = matching(trump, sit.winning_cards, sit.pick)
    if beating is None:
        assert sit.laid.leading is not None
        text = translate("haljan", "{name} is still winning. Your cards add {points}.")
        return text.format(name=sit.called(sit.laid.leading), points=worth)
    return translate("haljan", "You take over: {pairs}.").format(pairs=_pairs(sit, beating))


def _plays(sit: HaljanContext) -> list[tuple[Part, ...]]:
    return [move.cards for move in sit.moves or () if isinstance(move, Play)]


def _missing(sit: HaljanContext) -> str:
    """Return how many more cards have to be picked, as text. H4.1, H4.2."""
    number = min(len(cards) for cards in _plays(sit) if set(sit.pick) <= set(cards))
    return translate("haljan", "%n more card(s) to choose.", "", number - len(sit.pick))


def _pairs(sit: HaljanContext, beating: Sequence[Part]) -> str:
    """Return, card by card, which card beats which of the winning play. H4.4."""
    return ", ".join(
        translate("haljan", "{high} beats {low}", "single cards").format(high=sit.short(high), low=sit.short(low))
        for high, low in zip(beating, sit.winning_cards, strict=True)
    )


def options(sit: HaljanContext) -> tuple[Choosable, ...]:
    """Return the options: lead; or throw cards away and take over."""
    if not sit.open_moves & sit.game.pack or sit.laid is None:
        return ()
    winning = sit.winning_cards
    if not winning:
        return (
            Choosable(
                translate("haljan", "Lead to the trick", "an option"),
                translate("haljan", "Whoever beats every one of your cards takes over."),
            ),
        )
    assert sit.laid.leading is not None
    text = translate("haljan", "{name} is still winning; your cards go into the same trick.")
    away = Choosable(
        translate("haljan", "Throw %n card(s) away", "an option", len(winning)),
        text.format(name=sit.called(sit.laid.leading)),
    )
    beating = _cheapest(sit)
    title = translate("haljan", "Take over", "an option")
    if beating is None:
        cards = QLocale().createSeparatedList([sit.short(card) for card in winning])
        text = translate("haljan", "Not with your hand: it cannot beat every one of {cards}.")
        return away, Choosable(title, text.format(cards=cards))
    text = translate("haljan", "With {pairs}, for instance.", "card by card")
    return away, Choosable(title, text.format(pairs=_pairs(sit, beating)))


def _cheapest(sit: HaljanContext) -> tuple[Part, ...] | None:
    """Return the cards with the fewest points that take the lead, in the order of the cards they beat, or None."""
    worth = points(sit.trump, sit.harjan)
    found = [beating for cards in _plays(sit) if (beating := matching(sit.trump, sit.winning_cards, cards))]
    return min(found, key=lambda cards: sum(worth[card] for card in cards), default=None)
