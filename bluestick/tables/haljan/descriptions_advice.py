"""Descriptions of picked cards, options and single cards at haljan."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QLocale

from bluestick.engine.cards import SAME_COLOUR
from bluestick.engine.moves import Part
from bluestick.games.haljan.cards import card_suits, ekten, match_beating_cards, points_by_card, suit_cards, uekten
from bluestick.games.haljan.moves import Play
from bluestick.tables.haljan.context import HaljanContext
from bluestick.tables.haljan.descriptions import card_points, special_name
from bluestick.tables.scene.card_facts import CardFacts, Fact, rank_in_words, standing_in_words
from bluestick.tables.scene.panel_content import ChoosableOption
from bluestick.tables.scene.rank_panel import Chip, RankPanel
from bluestick.text import table_phrases
from bluestick.text.cards import card_name, suit_name

translate = QCoreApplication.translate


def rank_panel(context: HaljanContext, card: Part) -> RankPanel | None:
    """Return the panel of a card: suit in order, points, what it beats in the trick; None while trumps are unknown."""
    if not context.shown.table.trump:
        return None
    trump, table = context.trump, context.shown.table
    gone = {played for trick in table.tricks for play in trick.plays for played in play.cards}
    gone |= {played for _, cards in context.arrangement.trick for played in cards}
    chips = tuple(
        Chip(
            context.short_card_name(one) if one[1:] == "J" else context.short_card_name(one)[:-1],
            one in context.own_hand,
            one in gone,
            one == card,
        )
        for one in suit_cards(trump, card_suits(trump)[card])
    )
    lines = [fact.with_clause for fact in facts(context, card).facts[1:]]  # the chips show its rank
    if context.winning_cards:
        beaten = [
            context.short_card_name(one) for one in context.winning_cards if one in context.game.beaten(context, card)
        ]
        lines.append(
            translate("haljan", "beats {cards}").format(cards=QLocale().createSeparatedList(beaten))
            if beaten
            else translate("haljan", "beats no card in the trick")
        )
    return RankPanel(_title(context, card), chips, tuple(lines))


def facts(context: HaljanContext, card: Part) -> CardFacts:
    """Return rank and points of a card under the current trumps, each with its clause."""
    trump, suit = context.trump, card_suits(context.trump)[card]
    name = table_phrases.trumps_word() if suit == trump else suit_name(suit)
    place = Fact(standing_in_words(suit_cards(trump, suit), card, name), f"haljan#{_rank_clause(trump, card)}")
    worth = card_points(points_by_card(trump, context.harjan)[card])
    counted = "haljan#H8.2" if context.harjan and card in (ekten(trump), uekten(trump)) else "haljan#H2.7"
    return CardFacts(_title(context, card), (place, Fact(worth, counted)))


def _rank_clause(trump: str, card: Part) -> str:
    suit = card_suits(trump)[card]
    if card in (ekten(trump), uekten(trump)):
        return "H2.2" if card == ekten(trump) else "H2.3"
    if suit == trump:
        return "H2.4"
    return "H2.5" if suit == SAME_COLOUR[trump] else "H2.6"


def _title(context: HaljanContext, card: Part) -> str:
    return " – ".join(filter(None, (special_name(context, card), card_name(card))))


def rank(context: HaljanContext, card: Part) -> str:
    """Return the rank of ``card`` in its suit, as text; empty while trumps are unknown."""
    return (
        rank_in_words(suit_cards(context.trump, card_suits(context.trump)[card]), card)
        if context.is_trump_known
        else ""
    )


def explain_pick(context: HaljanContext) -> str:
    """Return what playing the selected cards would do, or how many more have to be selected."""
    trump = context.trump
    worth = card_points(sum(points_by_card(trump, context.harjan)[card] for card in context.pick))
    if not context.complete:
        return f"{', '.join(map(context.short_card_name, context.pick))} · {worth}. {_missing(context)}"
    if not context.winning_cards:
        return translate("haljan", "Your lead: {points}.").format(points=worth)
    beating = match_beating_cards(trump, context.winning_cards, context.pick)
    if beating is None:
        assert context.arrangement.leading is not None
        text = translate("haljan", "{name} stays in the lead. Your cards add {points}.")
        return text.format(name=context.display_name(context.arrangement.leading), points=worth)
    return translate("haljan", "You take the lead: {pairs}.").format(pairs=_pairs(context, beating))


def _plays(context: HaljanContext) -> list[tuple[Part, ...]]:
    return [move.cards for move in context.moves or () if isinstance(move, Play)]


def _missing(context: HaljanContext) -> str:
    number = min(len(cards) for cards in _plays(context) if set(context.pick) <= set(cards))
    return translate("haljan", "Select %n more card(s).", "", number - len(context.pick))


def _pairs(context: HaljanContext, beating: Sequence[Part]) -> str:
    return ", ".join(
        translate("haljan", "{high} beats {low}", "single cards").format(
            high=context.short_card_name(high), low=context.short_card_name(low)
        )
        for high, low in zip(beating, context.winning_cards, strict=True)
    )


def options(context: HaljanContext) -> tuple[ChoosableOption, ...]:
    """Return what the viewer can do: lead, or throw cards away or beat the winning play; empty if not to play."""
    if not context.open_moves & context.game.deck.pack:
        return ()
    winning = context.winning_cards
    if not winning:
        return (
            ChoosableOption(
                translate("haljan", "Lead to the trick", "an option"),
                translate("haljan", "To take the lead, a player must beat all your cards."),
            ),
        )
    assert context.arrangement.leading is not None
    text = translate("haljan", "{name} stays in the lead and can win your cards too.")
    away = ChoosableOption(
        translate("haljan", "Throw %n card(s) away", "an option", len(winning)),
        text.format(name=context.display_name(context.arrangement.leading)),
    )
    beating = _cheapest_beating_cards(context)
    title = translate("haljan", "Take the lead", "an option")
    if beating is None:
        cards = QLocale().createSeparatedList([context.short_card_name(card) for card in winning])
        text = translate("haljan", "Your hand can’t beat all of these cards: {cards}.")
        return away, ChoosableOption(title, text.format(cards=cards))
    text = translate("haljan", "With {pairs}, for instance.", "card by card")
    return away, ChoosableOption(title, text.format(pairs=_pairs(context, beating)))


def _cheapest_beating_cards(context: HaljanContext) -> tuple[Part, ...] | None:
    """Return the cheapest cards (in points) that beat the winning play, paired with its cards; None if none do."""
    worth = points_by_card(context.trump, context.harjan)
    found = [
        beating
        for cards in _plays(context)
        if (beating := match_beating_cards(context.trump, context.winning_cards, cards))
    ]
    return min(found, key=lambda cards: sum(worth[card] for card in cards), default=None)
