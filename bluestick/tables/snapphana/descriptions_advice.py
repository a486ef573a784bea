"""Descriptions of options, picked cards and single cards at Snapphanaleden."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from bluestick.engine.moves import Part, Refusal
from bluestick.games.snapphana.cards import CARD_POINTS, FJONT, PACK, SUIT, TRUMP, N, mask
from bluestick.games.snapphana.combinations import combination_points
from bluestick.games.snapphana.moves import Declare, Discard, Give, Play
from bluestick.games.snapphana.scoring import DOUBLED_FROM
from bluestick.tables.scene.card_facts import CardFacts, Fact, rank_in_words, standing_in_words
from bluestick.tables.scene.panel_content import ChoosableOption
from bluestick.tables.scene.rank_panel import Chip, RankPanel
from bluestick.tables.snapphana import descriptions, sheet_lines
from bluestick.text import table_phrases
from bluestick.text.cards import capital, card_name
from bluestick.text.snapphana.names import combination, plain_card, short, suit_name

if TYPE_CHECKING:
    from bluestick.tables.snapphana.context import SnapphanaContext

translate = QCoreApplication.translate


def why_pick_is_illegal(context: SnapphanaContext) -> Refusal | None:
    """Return why the selected cards are not a legal move; None if they are, or if no cards are selected."""
    cards = tuple(map(plain_card, context.pick))
    if context.moves is None or not cards:
        return None
    if context.discarding:
        return context.moves.why_not(Discard(cards))
    if len(cards) == 1:
        return context.moves.why_not(Play(cards[0]))
    from_here = sheet_lines.kind_that_may_contain(mask(cards))
    return context.moves.why_not(Declare(from_here, cards)) if from_here is not None else None


def declaration_text(move: Declare) -> str:
    """Return the name and points of a declared combination, as text."""
    number = len(move.cards)
    return f"{combination(move.kind, number)} · {table_phrases.points(combination_points(move.kind, number))}"


def explain_pick(context: SnapphanaContext) -> str:
    """Return the text on what the selected cards would do: discard, declare, give, or play; empty if nothing."""
    if context.moves is None or not context.pick:
        return ""
    readings, pick = context.readings, context.pick
    if context.discarding:
        number = context.shown.table.number
        text = translate("snapphana", "{chosen} of {number} to discard: {cards}.")
        cards = " ".join(short(plain_card(card)) for card in pick)
        return text.format(chosen=len(pick), number=number, cards=cards)
    if readings and isinstance(readings[0], Declare):
        said = [f"{capital(declaration_text(readings[0]))}."]
        said.append(_group_after(context, readings[0]))
        return " ".join(filter(None, said))
    if readings and isinstance(readings[0], Give):
        return f"{descriptions.gift_title(context)}, {card_name(readings[0].card)}."
    if readings and isinstance(readings[0], Play):
        card = readings[0].card
        if not context.arrangement.trick:
            return translate("snapphana", "You lead: {card}.").format(card=card_name(card))
        if context.game.beaten(context, pick[0]):
            text = translate("snapphana", "{card}: takes the trick so far.")
        else:
            text = translate("snapphana", "{card}: doesn’t take the trick.")
        return text.format(card=capital(card_name(card)))
    if len(pick) > 1 or context.moves.next_parts(pick):
        return translate("snapphana", "No combination yet.")
    return ""


def _group_after(context: SnapphanaContext, move: Declare) -> str:
    """Return the text on how ``move`` affects the points of its group, doubled from three combinations on. S7.1."""
    own = [each.points for each in context.declarable_combinations if each.done and each.kind.group == move.kind.group]
    own.append(combination_points(move.kind, len(move.cards)))
    if len(own) < DOUBLED_FROM:
        lacking = DOUBLED_FROM - len(own)
        return translate("snapphana", "With %n more of the group, all its points double.", "combinations", lacking)
    text = translate("snapphana", "{number} of the group: {sum} becomes {double}.")
    return text.format(number=len(own), sum=sum(own), double=2 * sum(own))


def options(context: SnapphanaContext) -> Iterator[ChoosableOption]:
    """Yield each kind of move that the viewer can make now: discard, declare, give a card for Fjønt, play."""
    facts = context.shown.table
    if context.discarding:
        title = descriptions.discard_text(facts.number)
        text = translate(
            "snapphana", "Face down. They count for you at the end. Not kings or tarokker (XX, XIX, N and Fjønt)."
        )
        yield ChoosableOption(title, text, "snapphana#S12" if facts.form.exchange else "snapphana#S3.2")
        return
    open_ = context.undeclared_combinations
    if open_:
        title = translate("snapphana", "Declare (F9)", "an option, and its key")
        text = translate(
            "snapphana",
            "Up to {points}: {combinations}. You can declare all, some or none. Flertal are three or four of a "
            "kind. Sequences are cards in a row.",
        )
        names = ", ".join(combination(each.kind, len(each.cards)) for each in open_)
        text = text.format(
            points=table_phrases.points(sheet_lines.points_left(context.declarable_combinations)), combinations=names
        )
        yield ChoosableOption(title, text, "snapphana#S4.1")
    if context.cards_to_give:
        title = translate("snapphana", "Give a card for Fjønt", "an option")
        text = translate("snapphana", "Give a card that your side has won, best a worthless one. You get Fjønt back.")
        if facts.turn is None:
            text = f"{text} {translate('snapphana', 'Then the program counts the deal.')}"
        elif facts.turn == context.seat:
            text = f"{text} {translate('snapphana', 'You can do this after the last trick.')}"
        yield ChoosableOption(title, text, "snapphana#S10.2")
    if facts.turn == context.seat:
        if not facts.trick:
            title = table_phrases.lead_option_name()
            text = translate("snapphana", "Any card in your hand.")
            yield ChoosableOption(title, text, "snapphana#S9.1")
        else:
            title = translate("snapphana", "Play a card", "an option")
            yield ChoosableOption(
                title, _duty_text(context, facts.led), "snapphana#S9.2" if facts.led else "snapphana#S10.4"
            )


def _duty_text(context: SnapphanaContext, led: str) -> str:
    hand = [plain_card(card) for card in context.own_hand if card is not None]
    if led and any(SUIT[card] == led for card in hand):
        text = translate("snapphana", "You hold {suit}: follow suit. You can always play Fjønt.")
        return text.format(suit=suit_name(led))
    if led and any(SUIT[card] == TRUMP for card in hand):
        text = translate("snapphana", "You have no {suit}: play a trump. You can always play Fjønt.")
        return text.format(suit=suit_name(led))
    if not led:
        return translate("snapphana", "Fjønt was led: play any card, and it sets the suit.")
    if led == TRUMP:
        return translate("snapphana", "You have no trumps: play any card.")
    return translate("snapphana", "You have neither {suit} nor a trump: play any card.").format(suit=suit_name(led))


# The rank panel.


def rank_panel(context: SnapphanaContext, name: Part, *, own: bool = True) -> RankPanel:
    """Return the rank panel of card ``name``; ``own``: also whether playing the card would take the trick."""
    card = plain_card(name)
    hand = [plain_card(each) for each in context.own_hand if each is not None]
    gone = Counter(context.shown.table.laid())
    suit = SUIT[card]
    chips = []
    seen: Counter[Part] = Counter()
    for one in PACK if suit else ():
        if SUIT[one] != suit:
            continue
        seen[one] += 1
        number = hand.count(one)
        text = short(one) if suit == TRUMP else short(one)[:-1]
        chips.append(
            Chip(text, seen[one] <= number, number < seen[one] <= number + gone[one], one == card and seen[one] == 1)
        )
    lines = [fact.with_clause for fact in facts(card).facts[bool(suit) :]]  # the chips show its rank
    lines += _trick_effect_texts(context, name) if own else ()
    return RankPanel(card_name(card), tuple(chips), tuple(lines))


def facts(card: Part) -> CardFacts:
    """Return the facts of a card: rank, points and special rules, each with its clause."""
    return CardFacts(card_name(card), tuple(_facts(card, SUIT[card])))


def rank(card: Part) -> str:
    """Return the rank of a card in its suit, as text; empty for Fjønt, which has no suit."""
    return rank_in_words(_order(SUIT[card]), card) if SUIT[card] else ""


def _order(suit: str) -> tuple[Part, ...]:
    return tuple(dict.fromkeys(one for one in PACK if SUIT[one] == suit))


def _facts(card: Part, suit: str) -> Iterator[Fact]:
    if suit:
        yield Fact(standing_in_words(_order(suit), card, suit_name(suit)), f"snapphana#S2.{2 if suit == TRUMP else 1}")
    worth = CARD_POINTS[card]
    if worth > 1:
        text = translate("snapphana", "counts {points} with a worthless card")
        yield Fact(text.format(points=worth), "snapphana#S8.1")
    else:
        yield Fact(translate("snapphana", "hacka (worthless): two count 1"), "snapphana#S8.1")
    if card == FJONT:
        yield Fact(translate("snapphana", "can always be played, never wins, comes back"), "snapphana#S10.1")
    if card in (FJONT, N):
        yield Fact(translate("snapphana", "wild in sequences"), "snapphana#S6.3")
    if suit in ("H", "D"):
        yield Fact(translate("snapphana", "red: upside down, Æ over 6 and 10 lowest"), "snapphana#S2.1")
    if card == "I":
        yield Fact(translate("snapphana", "all equal: the last one played wins"), "snapphana#S2.2")


def _trick_effect_texts(context: SnapphanaContext, name: Part) -> Iterator[str]:
    if context.moves is None or context.moves.why_not(Play(plain_card(name))) is not None:
        return
    if context.arrangement.trick and len(context.arrangement.trick) < context.setup.seats:
        takes = bool(context.game.beaten(context, name))
        yield (
            translate("snapphana", "takes the trick so far", "a card")
            if takes
            else translate("snapphana", "doesn’t take the trick", "a card")
        )
