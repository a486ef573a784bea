"""Places of cards, buttons and other parts on the kille table."""

from __future__ import annotations

import math
from collections.abc import Iterator

from PySide6.QtCore import QPointF, QRectF

from bluestick.engine.moves import Part
from bluestick.engine.seats import Seat
from bluestick.games.kille.moves import Word
from bluestick.games.kille.state import NOT_DEALT
from bluestick.tables.input.touch_reply import TableButton
from bluestick.tables.kille.arrangement import KilleArrangement
from bluestick.tables.kille.context import KilleContext
from bluestick.tables.kille.descriptions import button_text, short_button_text
from bluestick.tables.scene.card_layout import Spot
from bluestick.tables.scene.card_pictures import Looks
from bluestick.tables.scene.placed_card import PlacedCard

BUTTONS = {
    Word.SWAP: 0,
    Word.REFUSE: 0,
    Word.DECLINE: 0,
    Word.STAND: 1,
    Word.ACCEPT: 1,
    Word.DEPENDS: 1,
    Word.BUY: 1,
    Word.ASK: 2,
}
"""Position of the button of each word, counted from the bottom; words with the same one are never possible together."""

KEYS = {0: "2", 1: "1", 2: "3"}
KUKU_KEY = "0"
BUTTON_WORDS = frozenset({*BUTTONS, Word.KUKU})
ASIDE, HELD, OFFERED, OWN = 3.0, 10.0, 40.0, 60.0
"""Z values of cards: out of play, in front of a seat, offered, in front of the viewer."""
LAYERS = 6
"""Number of card edges drawn below the top card of a full stock, to show its height."""


def placed_cards(context: KilleContext) -> Iterator[PlacedCard]:
    """Yield the stock, the cards out of play beside it, and the card in front of each seat."""
    arrangement = context.arrangement
    if arrangement.stock:
        layers = math.ceil(LAYERS * arrangement.stock / 42) - 1
        yield PlacedCard(
            ("stock", 0, 0),
            None,
            context.at.stock,
            2.0,
            context.looks("stock") | _target_looks(context, "stock"),
            layers,
        )
    for number, place in enumerate(arrangement.away):
        card = arrangement.cards[place] if place in arrangement.open else None
        spot = context.at.away_spot(len(arrangement.away) - 1 - number)
        yield PlacedCard(("card", place, 0), card, spot, ASIDE + number, context.looks(card))
    for seat, place in enumerate(arrangement.at):
        if place != NOT_DEALT:
            yield _placed_at(context, arrangement, seat, place)


def _placed_at(context: KilleContext, arrangement: KilleArrangement, seat: int, place: int) -> PlacedCard:
    spot, height, card = context.place_of(seat).card, HELD, context.visible_card(seat)
    looks = context.looks(card) | context.looks(f"seat {seat}") | _target_looks(context, f"seat {seat}")
    if arrangement.asking is not None and arrangement.asking[0] == place:
        spot, height = _offered_spot(context, arrangement.asking[1]), OFFERED
    elif seat == context.seat:
        height = OWN
        if seat in context.framed_seats and seat == context.viewer:
            looks |= {"chosen"}
    return PlacedCard(("card", place, 0), card, spot, height, looks)


def _target_looks(context: KilleContext, part: Part) -> Looks:
    return frozenset({"offered"}) if context.carried and context.is_target(part) else frozenset()


def _offered_spot(context: KilleContext, to: Seat | None) -> Spot:
    """Return the spot of an offered card: half over the card of seat ``to``, or over the stock for None."""
    spot = context.card_spot(to)
    way = context.at.ring_rect.center() - spot.at if to is not None else QPointF(0, 1)
    far = math.hypot(way.x(), way.y())
    return Spot(spot.at + way / max(1.0, far) * spot.width * 0.75, spot.width)


# Buttons.


def button_place(context: KilleContext, word: Word) -> QRectF:
    """Return the rectangle of the button with which the viewer says ``word``."""
    return context.at.kuku_button if word is Word.KUKU else context.at.word_button(BUTTONS[word])


def buttons(context: KilleContext) -> Iterator[TableButton]:
    """Yield the buttons of the possible words; during animations also kuku, if possible after them. K7.1."""
    meanwhile = None if context.settled else context.ui_state.moves_after
    soon = frozenset() if meanwhile is None else meanwhile.next_parts(()) & {Word.KUKU}
    for word in Word:
        if word in BUTTON_WORDS and word in context.words | soon:
            text = button_text(word, context)
            key = KUKU_KEY if word is Word.KUKU else KEYS[BUTTONS[word]]
            yield TableButton(
                word.value, text, button_place(context, word), brief=short_button_text(word, text), key=key
            )


def key_word(context: KilleContext, key: str) -> Part | None:
    """Return the word that ``key`` says: a possible one if any, else one to be refused; None for other keys."""
    if key == KUKU_KEY:
        return Word.KUKU.value
    here = [word for word, its in BUTTONS.items() if KEYS[its] == key]
    return next((word.value for word in here if word in context.words), here[0].value if here else None)


# Parts.


def name_of(context: KilleContext, placed: PlacedCard) -> Part:
    """Return the part name of a placed card: its seat, the stock, or a card out of play."""
    zone, place, _ = placed.key
    if zone == "stock":
        return zone
    return f"seat {context.arrangement.at.index(place)}" if place in context.arrangement.at else f"away {place}"


def part_names(context: KilleContext) -> list[Part]:
    """Return the names of all parts except word buttons; first the seats clockwise from the viewer."""
    return [
        *(f"seat {(context.seat + step) % context.setup.seats}" for step in range(context.setup.seats)),
        *_middle(context),
    ]


def _middle(context: KilleContext) -> list[Part]:
    arrangement = context.arrangement
    return [*(["stock"] if arrangement.stock else []), "pot", *(f"away {place}" for place in arrangement.away)]


def part_at(context: KilleContext, point: QPointF) -> Part | None:
    """Return the seat, stock, pot or card out of play at a point; None if there is none."""
    at = context.at
    for seat in range(context.setup.seats):
        place = context.place_of(seat)
        if place.plate.contains(point) or place.card.rect(at.height).contains(point):
            return f"seat {seat}"
    if context.arrangement.stock and at.stock.rect(at.height).contains(point):
        return "stock"
    heap = QRectF(0, 0, at.stock.width * 1.3, at.stock.width * 1.1)
    heap.moveCenter(at.pot)
    if heap.contains(point):
        return "pot"
    here = (
        name_of(context, placed)
        for placed in reversed(context.placed_cards)
        if placed.spot.rect(at.height).contains(point)
    )
    return next((name for name in here if name.startswith("away")), None)


def place(context: KilleContext, part: Part) -> QPointF | None:
    """Return the centre of ``part``; None for a word without a button, and for a card that is not on the table."""
    zone, _, number = part.partition(" ")
    match zone:
        case "seat":
            return context.place_of(int(number)).card.at
        case "stock":
            return context.at.stock.at
        case "pot":
            return context.at.pot
        case "away":
            return next((placed.spot.at for placed in context.placed_cards if name_of(context, placed) == part), None)
    return button_place(context, Word(part)).center() if part in BUTTON_WORDS else None


def neighbour_part(context: KilleContext, part: Part, right: int, down: int) -> Part:
    """Return the part to which an arrow key (``right``, ``down``: 1 or -1, else 0) moves from ``part``.

    Left and right go round the table, up to its middle, down to the viewer and the buttons.
    """
    own, said = f"seat {context.seat}", [button.part for button in buttons(context)]
    if part in BUTTON_WORDS:
        if down < 0 or part not in said:
            return own
        return said[(said.index(part) + right + down) % len(said)]
    zone, _, number = part.partition(" ")
    if zone != "seat":
        row = _middle(context)
        return own if down > 0 or part not in row else row[(row.index(part) + right) % len(row)]
    if down < 0:
        return "stock" if context.arrangement.stock else "pot"
    if down > 0:
        return said[0] if said and part == own else own
    return f"seat {(int(number) - right) % context.setup.seats}"
