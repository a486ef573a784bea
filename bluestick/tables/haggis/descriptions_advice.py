"""Descriptions of picked cards, options and single cards at haggis."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication, QLocale

from bluestick.engine.moves import Part, Pick, Refusal
from bluestick.games.haggis.cards import COLOURS, FACES, KING, LOW, POINTS, mask, rank
from bluestick.games.haggis.combinations import possible_claims
from bluestick.games.haggis.moves import BETS, GIFTS, Play, Word
from bluestick.games.haggis.readings import READING, Kind, Reading, set_reading
from bluestick.games.haggis.scoring import total_points
from bluestick.tables.haggis.context import HaggisContext
from bluestick.tables.haggis.descriptions import button_texts
from bluestick.tables.scene.card_facts import CardFacts, Fact
from bluestick.tables.scene.panel_content import ChoosableOption
from bluestick.tables.scene.rank_panel import Chip, RankPanel
from bluestick.text import table_phrases
from bluestick.text.cards import capital, card_name
from bluestick.text.haggis.names import card_short, combination, rank_name

translate = QCoreApplication.translate

COMPLETING = 3
"""Greatest number of cards suggested as one more to select for a complete combination."""

# Picked cards.


def why_pick_is_illegal(context: HaggisContext) -> Refusal | None:
    """Return why the selected cards are not a legal play; None if they are, or if no cards are selected."""
    if context.moves is None or not context.pick:
        return None
    made = possible_claims(mask(context.pick))
    return context.moves.why_not(Play(context.pick, READING[made[0]] if made else set_reading(1, LOW)))


def pick_label(context: HaggisContext) -> str:
    """Return in a few words which combination the selected cards make; empty if no cards are selected."""
    if context.moves is None or not context.pick or not context.picks_cards:
        return ""
    made = [READING[claim] for claim in possible_claims(mask(context.pick))]
    playable = _playable(context, context.pick)
    if not made:
        return translate("haggis", "nothing yet", "what chosen cards make")
    text = combination((playable or made)[0], context.index)
    if playable and context.arrangement.top is not None:
        return _beats_text(context, text)
    if playable and len(playable) > 1:
        #: {combination}: "run 8–10"; %n other things that the same cards can be
        more = translate("haggis", "{combination}, or %n other(s)", "", len(playable) - 1)
        return more.format(combination=text)
    if not playable and context.moves.next_parts(context.pick):
        #: {combination}: what the cards chosen so far would be by themselves
        text = translate("haggis", "{combination} so far").format(combination=text)
    elif not playable:
        text = translate("haggis", "{combination}: can’t be played here").format(combination=text)
    return text


def _beats_text(context: HaggisContext, text: str) -> str:
    assert context.arrangement.top is not None
    below = combination(context.arrangement.top, context.index)
    #: Both are combinations: "pair of 9s beats pair of 7s"
    said = translate("haggis", "{high} beats {low}")
    return said.format(high=text, low=below)


def _gift_warning(reading: Reading) -> str:
    """Return the warning that a trick won by a bomb is given away; empty unless ``reading`` is one. G5.7, G5.8."""
    if reading.kind is not Kind.BOMB:
        return ""
    warned = translate("haggis", "If your bomb wins, you give the trick away and lead the next one.")
    return f" {warned}"


def _playable(context: HaggisContext, pick: Pick) -> list[Reading]:
    moves = context.moves.readings(pick) if context.moves is not None else ()
    return [move.reading for move in moves if isinstance(move, Play)]


def explain_pick(context: HaggisContext) -> str:
    """Return the text on the selected cards: their combination and what it beats, or which card would complete one."""
    if context.moves is None or not context.pick or not context.picks_cards:
        return ""
    playable = _playable(context, context.pick)
    if playable:
        names = [combination(reading, context.index) for reading in playable]
        if context.arrangement.top is not None:
            return f"{capital(_beats_text(context, names[0]))}.{_gift_warning(playable[0])}"
        said = [translate("haggis", "You lead: {combination}.").format(combination=names[0])]
        if names[1:]:
            text = translate("haggis", "These cards can also be: {combinations} (F3).")
            said.append(text.format(combinations=QLocale().createSeparatedList(names[1:])))
        return f"{' '.join(said)}{_gift_warning(playable[0])}"
    said = []
    made = possible_claims(mask(context.pick))
    if made:
        text = translate("haggis", "{combination}: you can’t play this now.")
        said.append(capital(text.format(combination=combination(READING[made[0]], context.index))))
    else:
        said.append(translate("haggis", "Nothing yet."))
    found = list(_completion_texts(context))
    if found:
        said.append(translate("haggis", "One more card:", "before a list of what it could be"))
        said.append(QLocale().createSeparatedList(found) + ".")
    else:
        said.append(translate("haggis", "You need more cards."))
    return " ".join(said)


def _completion_texts(context: HaggisContext) -> Iterator[str]:
    assert context.moves is not None
    number, possible = 0, context.moves.next_parts(context.pick)
    for card in context.own_hand:
        if card is None or card not in possible or number == COMPLETING:
            continue
        found = _playable(context, (*context.pick, card))
        if found:
            number += 1
            #: {card}: "red 7", {combination}: "pair of 7s"
            text = translate("haggis", "{card} ({combination})")
            yield text.format(card=card_short(card, context.index), combination=combination(found[0], context.index))


# Options.


def options(context: HaggisContext) -> Iterator[ChoosableOption]:
    """Yield each kind of move that the viewer can make now (lead or beat, pass, bet, give the trick)."""
    arrangement, ahead = context.arrangement, context.open_moves
    if ahead & context.game.deck.pack:
        if arrangement.top is None:
            yield ChoosableOption(
                table_phrases.lead_option_name(),
                translate("haggis", "Any set, run or bomb. The player who leads can’t pass."),
                "haggis#G5.1",
            )
        else:
            text = translate("haggis", "Higher than {combination} and of the same form, or a bomb.")
            if arrangement.top.kind is Kind.BOMB:
                text = translate("haggis", "Only a higher bomb beats {combination}.")
            yield ChoosableOption(
                translate("haggis", "Beat it", "an option"),
                text.format(combination=combination(arrangement.top, context.index)),
                "haggis#G5.3",
            )
    if Word.PASS in ahead:
        passing = translate("haggis", "You can play again as long as the trick goes on.")
        if context.setup.seats == 2:
            passing = translate("haggis", "The other player wins the trick and leads the next one.")
        if not ahead & context.game.deck.pack:
            passing = f"{translate('haggis', 'Your hand can’t beat this combination.')} {passing}"
        yield ChoosableOption(translate("haggis", "Pass (0)", "an option, and its key"), passing, "haggis#G5.2")
    if any(word in ahead for word in BETS):
        yield ChoosableOption(
            translate("haggis", "Bet", "an option"),
            translate("haggis", "No bet, or 15 or 30 points that you go out first. You can bet until your first card."),
            "haggis#G2.2",
        )
    for word, seat in GIFTS.items():
        if word in ahead:
            text = translate("haggis", "{name} gets {points} for the cards of the trick. You lead the next one.")
            points = total_points(card for _, cards in arrangement.trick for card in cards)
            yield ChoosableOption(
                button_texts(context, word)[1],
                text.format(name=context.display_name(seat), points=table_phrases.points(points)),
                "haggis#G5.7",
            )


# The rank panel.


def rank_panel(context: HaggisContext, card: Part) -> RankPanel:
    """Return the rank panel of a card, with the number of unseen cards of its rank."""
    held = {rank(one) for one in context.own_hand if one is not None}
    own = rank(card)
    chips = tuple(
        Chip(rank_name(each, context.index), each in held, False, each == own) for each in range(KING, LOW - 1, -1)
    )
    lines = [fact.with_clause for fact in facts(card).facts[1:]]  # the chips show its rank
    if card not in FACES:
        lines.append(_unseen_text(context, own))
    return RankPanel(card_name(card), chips, tuple(lines))


def facts(card: Part) -> CardFacts:
    """Return the facts of a card: rank, points and what a wild card may stand for."""
    own = rank(card)
    #: A rank among all ranks: "Ranks above it: 5, below: 7"
    text = translate("haggis", "ranks above it: {above}, below: {below}").format(above=KING - own, below=own - LOW)
    found = [Fact(text, "haggis#G1.1"), Fact(table_phrases.points(POINTS[card]), "haggis#G7.3")]
    if card in FACES:
        found += (
            Fact(translate("haggis", "in a combination: counts as its own rank or any lower"), "haggis#G3.4"),
            Fact(translate("haggis", "alone: only itself"), "haggis#G3.1"),
            Fact(translate("haggis", "face up: everyone sees it"), "haggis#G1.3"),
        )
    return CardFacts(card_name(card), tuple(found))


def _unseen_text(context: HaggisContext, value: int) -> str:
    facts = context.shown.table
    seen = Counter(rank(card) for card in facts.laid())
    seen.update(rank(card) for card in context.own_hand if card is not None)
    everywhere = len(COLOURS) - bool(facts.removed)
    text = translate("haggis", "%n more of this rank not yet seen", "", everywhere - seen[value])
    return text.format(rank=rank_name(value, context.index))
