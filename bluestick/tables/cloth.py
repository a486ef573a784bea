"""What every cloth with cards is made of: sprites that lie in their places, and what stands between them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QWidget

from bluestick.engine.moves import Part
from bluestick.engine.rules import AnyRules, Setup
from bluestick.engine.seats import CHANCE, Seat
from bluestick.tables import card_pictures as pictures
from bluestick.tables import common
from bluestick.tables.base import GameTable
from bluestick.tables.card_layout import Spot
from bluestick.tables.card_pictures import Looks
from bluestick.tables.cards import Deck
from bluestick.tables.cards.french import SYMBOLS, panel_inks
from bluestick.tables.items import LIFTED, Sprite
from bluestick.tables.pace import Pace
from bluestick.tables.theme import Theme

Key = tuple[str, int, int]
"""Where a card lies: ``hand``, ``trick``, ``stock``, ``turn_up`` or ``pile``; whose; which. Equal cards have two."""

UNDER, OVER = 0.5, 500.0
"""The height of plates and frames, and of what stands above all cards."""
OPENING = 11
"""Deals the cards that lie on the table while a match is agreed, always the same."""

Piece = tuple[QPixmap, QPointF, float]
"""Something that stands on the cloth: its picture, its middle, its height."""


@dataclass(frozen=True, slots=True)
class Lying:
    """A card, or a pile, in its place."""

    key: Key
    card: Part | None
    spot: Spot
    height: float
    looks: Looks = frozenset()
    layers: int = 0


class CardSprite(Sprite):
    """A card that knows what it shows."""

    def __init__(self) -> None:
        super().__init__()
        self.card: Part | None = None
        self.width = 0.0


class Cloth(GameTable):
    """Cards, and plates and captions between them. A game says what they look like (``pieces``)."""

    log_in_words = True
    plates_on_cloth = True
    secret = True

    def __init__(self, rules: AnyRules, setup: Setup, theme: Theme, pace: Pace, parent: QWidget | None = None) -> None:
        super().__init__(rules, setup, theme, pace, parent)
        self.names: tuple[str, ...] = ("",) * setup.seats
        self.thinker: Seat | None = None
        self.index = ""
        """Whose letters stand on the cards; empty: the language's."""
        self.four_colours = True
        self.large_index = False
        self._deck: Deck | None = None
        self._dpr = 1.0
        self._sprites: dict[Key, CardSprite] = {}
        self._furniture: dict[str, Sprite] = {}
        self._lyings: tuple[Lying, ...] = ()
        self._proofs: frozenset[Part] = frozenset()
        self._hinted: frozenset[Part] = frozenset()
        self._marked: Part | None = None  # where the cursor is

    # What a game fills in.

    def make_deck(self) -> Deck:
        """The deck, in the theme and the language of the day."""
        raise NotImplementedError

    def deck_mark(self, lying: Lying) -> str | None:
        """The mark that the deck puts on a card."""
        return None

    def can_be_lifted(self, lying: Lying) -> bool:
        """Whether the hand may carry this card away."""
        raise NotImplementedError

    def pieces(self) -> Iterator[tuple[str, Piece]]:
        """Every plate, frame and caption by its name; nothing before anything is laid."""
        raise NotImplementedError

    def furnish_buttons(self) -> None:
        """Show the buttons on the cloth as they are now."""

    # How it looks.

    @property
    def deck(self) -> Deck:
        """The cards, as the language of the day writes them."""
        if self._deck is None:
            self._deck = self.make_deck()
        return self._deck

    def set_theme(self, theme: Theme) -> None:
        self._deck = None
        super().set_theme(theme)

    def retranslate(self) -> None:
        self._deck = None
        super().retranslate()
        self._refit()

    def set_look(
        self,
        *,
        index: str | None = None,
        four_colours: bool | None = None,
        large_index: bool | None = None,
        **look: Any,
    ) -> None:
        if index is not None:
            self.index = index
        if four_colours is not None:
            self.four_colours = four_colours
        if large_index is not None:
            self.large_index = large_index
        self._deck = None
        self._refit()

    def suit_inks(self) -> dict[str, str]:
        inks = panel_inks(self.theme, self.four_colours)
        return {sign: inks[suit] for suit, sign in SYMBOLS.items()}

    def opening(self) -> Any:
        start = self.rules.start(self.setup)
        dealt = self.rules.apply(start, CHANCE, self.rules.deal(start, Random(OPENING)))
        return self.rules.view(dealt.state, self.seat)

    def call_seats(self, names: Sequence[str]) -> None:
        if tuple(names) != self.names:
            self.names = tuple(names)
            if self.is_settled:
                self._furnish()

    def called(self, seat: int) -> str:
        """How a seat is called."""
        return self.names[seat] or common.player(seat)

    def side_sign(self, seat: Seat) -> int:
        """Which of the two forms of a sign a seat has, where some play together."""
        return 0

    def seat_mark(self, seat: Seat, size: float) -> QPixmap:
        letter = self.names[seat][:1].upper() or str(seat + 1)
        return pictures.seat_mark(seat, letter, size, self.devicePixelRatioF(), self.theme, self.side_sign(seat))

    def is_you(self, seat: Seat) -> bool:
        """Whether it is the person at the computer who sits there, and is spoken to."""
        return self.names[seat] == common.you()

    def show_thinking(self, seat: Seat | None) -> None:
        if seat != self.thinker:
            self.thinker = seat
            if self.is_settled:
                self._furnish()

    # Cards.

    def _looks(self, part: Part | None) -> Looks:
        proof = {"proof"} if part is not None and part in self._proofs else set()
        return self._thing_looks(part) | proof

    def _thing_looks(self, name: Part | None) -> Looks:
        """The marks of what is no card: it proves nothing."""
        marks = (("hint", name in self._hinted), ("cursor", name == self._marked))
        return frozenset(look for look, worn in marks if worn and name is not None)

    def _rest(self, lying: Lying) -> None:
        sprite = self._sprites[lying.key]
        sprite.card, sprite.width = lying.card, lying.spot.width
        if sprite is not self.carried:
            lifted = self._picture(lying, lying.looks | {"lifted"}) if self.can_be_lifted(lying) else None
            sprite.rest(self._picture(lying), lying.spot.at, lying.height, lifted, lying.spot.turn)

    def _picture(self, lying: Lying, looks: Looks | None = None) -> QPixmap:
        width = lying.spot.width
        if lying.card is None:
            face = self.deck.back(width, self._dpr)
        else:
            face = self.deck.face(lying.card, width, self._dpr, self.deck_mark(lying))
        return pictures.card_picture(face, self.theme, lying.looks if looks is None else looks, lying.layers)

    def _lift(self, sprite: CardSprite, lying: Lying) -> None:
        """Look as it will lie, as large as it was, above what lies still."""
        scale = sprite.scale() * (sprite.width or lying.spot.width) / lying.spot.width
        at, turn = sprite.pos(), sprite.rotation()
        sprite.card, sprite.width = lying.card, lying.spot.width
        sprite.rest(self._picture(lying), at, LIFTED + lying.height / 100, None, turn)
        sprite.setScale(scale)

    def _new_card(self) -> CardSprite:
        sprite = CardSprite()
        self.scene().addItem(sprite)
        return sprite

    # What stands beside the cards.

    def _furnish(self) -> None:
        if self.shown is None:
            return
        pieces = dict(self.pieces())
        for name in self._furniture.keys() - pieces.keys():
            self.scene().removeItem(self._furniture.pop(name))
        for name, (picture, middle, height) in pieces.items():
            if name not in self._furniture:
                self._furniture[name] = Sprite()
                self.scene().addItem(self._furniture[name])
            size = picture.deviceIndependentSize() / 2
            corner = middle - QPointF(size.width(), size.height())
            corner = QPointF(round(corner.x() * self._dpr), round(corner.y() * self._dpr)) / self._dpr
            self._furniture[name].rest(picture, corner + QPointF(size.width(), size.height()), height)
        self.furnish_buttons()

    def take_away(self, *names: str) -> None:
        """What stands there no longer, whatever else is still on its way."""
        for name in names:
            sprite = self._furniture.pop(name, None)
            if sprite is not None:
                self.scene().removeItem(sprite)
