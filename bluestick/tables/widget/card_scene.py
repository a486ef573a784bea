"""Card scene: a sprite for each placed card, other pieces, and the table buttons."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, Protocol
from weakref import proxy

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsScene, QWidget

from bluestick.engine.moves import Part
from bluestick.tables.scene import card_pictures as pictures
from bluestick.tables.scene.card_pictures import Looks
from bluestick.tables.scene.items import LIFTED, Sprite
from bluestick.tables.scene.placed_card import Key, PlacedCard
from bluestick.tables.widget.cloth_buttons import ClothButtons


class CardSprite(Sprite):
    """Sprite of a card, with the card and the width that it shows."""

    def __init__(self) -> None:
        super().__init__()
        self.card: Part | None = None
        self.width = 0.0
        self.drawn_for = 0.0
        """Card width for which the details of its face were chosen; in motion it keeps that of its start."""


class CardTableState(Protocol):
    """Attributes of a table that its scene reads and sets."""

    game: Any
    at: Any
    """Layout of the table at its current size."""
    pointed: Part | None

    @property
    def now(self) -> Any:
        """Current context of the table."""


class CardScene:
    """Cards, pieces and buttons of one table, as its presenter lists them (``lyings``, ``pieces``, ``buttons``)."""

    def __init__(self, table: CardTableState, scene: QGraphicsScene, parent: QWidget) -> None:
        self._table: CardTableState = proxy(table)  # weak, because the table owns this scene
        self._game = table.game
        self.scene = scene
        self.laid: Any = None
        """Arrangement shown now."""
        self.lyings: tuple[PlacedCard, ...] = ()
        self.sprites: dict[Key, CardSprite] = {}
        self.furniture: dict[str, Sprite] = {}
        self.buttons = ClothButtons(parent)
        self.leaving: list[Sprite] = []
        """Sprites that are removed when their motion has ended."""
        self.coming: Counter[tuple[str, int]] = Counter()
        """Number of cards on their way, by zone and owner of the destination."""
        self.carried: Sprite | None = None
        """Sprite being dragged."""

    @property
    def now(self) -> Any:
        """Current context of the table."""
        return self._table.now

    # Placing everything.

    def arrange(self) -> None:
        """Put everything in its place without animation."""
        self.clear_leaving()
        self.coming.clear()
        self.relay()
        self.sprites, _, gone = self.assign(self.lyings)
        for sprite in gone:
            self.scene.removeItem(sprite)
        sit = self.now
        for lying in self.lyings:
            self._rest(sit, lying)
        self.furnish()

    def relay(self) -> None:
        """Update layout and placed cards. Stop pointing at a card that has moved; this closes its lens (rank panel)."""
        table = self._table
        table.at = self._game.room(self.now)
        pointed = table.pointed if table.pointed in self._game.pack else None
        was = self.now.where(pointed)
        self.lyings = tuple(self._game.lyings(self.now))
        if pointed is not None and self.now.where(pointed) != was:
            table.pointed = None
            self.lyings = tuple(self._game.lyings(self.now))  # without marks on the cards that it beats

    def assign(
        self, lyings: Sequence[PlacedCard]
    ) -> tuple[dict[Key, CardSprite], dict[Key, CardSprite], list[CardSprite]]:
        """Match sprites to placed cards. Return all sprites by key, the new ones by key, and those without a place.

        An open card keeps its sprite, equal cards each in their places. A card back keeps the sprite of its place; one
        that has lost its place becomes a card that has no sprite yet.
        """
        old, found = dict(self.sprites), {}
        wanders = not self._game.keeps_places
        for lying in lyings:
            if lying.card is not None and lying.key in old and old[lying.key].card == lying.card:
                found[lying.key] = old.pop(lying.key)
        for lying in lyings if wanders else ():
            if lying.card is not None and lying.key not in found:
                key = next((key for key, sprite in old.items() if sprite.card == lying.card), None)
                if key is not None:
                    found[lying.key] = old.pop(key)
        for lying in lyings:
            if lying.key not in found and lying.key in old:
                found[lying.key] = old.pop(lying.key)
        left = [key for key in old if key[0] in ("hand", "turn_up")] if wanders else []
        new = {}
        for lying in lyings:
            if lying.key in found:
                continue
            if left:
                found[lying.key] = old.pop(left.pop(0))
            else:
                new[lying.key] = found[lying.key] = self.new_card()
        return found, new, list(old.values())

    def forget(self) -> None:
        """Clear the placed cards after a change of layout, so that no motion starts from an old place."""
        self.lyings = ()

    # Cards.

    def rest_own(self) -> None:
        """Update the cards of the own hand, even while events are shown."""
        sit = self.now
        own = {lying.key: lying for lying in self._game.lyings(sit) if lying.key[:2] == ("hand", sit.seat)}
        self.lyings = tuple(own.get(lying.key, lying) for lying in self.lyings)
        for lying in self.lyings:
            if lying.key in own and lying.key in self.sprites:
                self._rest(sit, lying)

    def rest(self, lying: PlacedCard) -> None:
        """Put a card in its place."""
        self._rest(self.now, lying)

    def _rest(self, sit: Any, lying: PlacedCard) -> None:
        sprite = self.sprites[lying.key]
        sprite.card, sprite.width = lying.card, lying.spot.width
        sprite.drawn_for = lying.spot.width
        if sprite is not self.carried:
            liftable = self._game.can_be_lifted(sit, lying)
            lifted = self._picture(sit, lying, lying.looks | {"lifted"}) if liftable else None
            sprite.rest(self._picture(sit, lying, lying.looks), lying.spot.at, lying.height, lifted, lying.spot.turn)

    def picture(self, lying: PlacedCard) -> QPixmap:
        """Return the picture of a placed card or pile with its marks."""
        return self._picture(self.now, lying, lying.looks)

    def _picture(self, sit: Any, lying: PlacedCard, looks: Looks, drawn_for: float | None = None) -> QPixmap:
        width = lying.spot.width
        if lying.card is None:
            face = sit.deck.back(width, sit.dpr)
        else:
            mark = self._game.deck_mark(sit, lying)
            face = sit.deck.face(self._game.face(lying.card), width, sit.dpr, mark, drawn_for)
        return pictures.card_picture(face, sit.theme, looks, lying.layers)

    def lift(self, sprite: CardSprite, lying: PlacedCard) -> None:
        """Give a sprite its picture at the destination, above resting cards, scaled to its present size.

        A face that is visible already keeps its details.
        """
        scale = sprite.scale() * (sprite.width or lying.spot.width) / lying.spot.width
        at, turn = sprite.pos(), sprite.rotation()
        if sprite.card != lying.card or not sprite.drawn_for:
            sprite.drawn_for = lying.spot.width
        sprite.card, sprite.width = lying.card, lying.spot.width
        picture = self._picture(self.now, lying, lying.looks, sprite.drawn_for)
        sprite.rest(picture, at, LIFTED + lying.height / 100, None, turn)
        sprite.setScale(scale)

    def new_card(self) -> CardSprite:
        """Add a new card sprite to the scene and return it."""
        sprite = CardSprite()
        self.scene.addItem(sprite)
        return sprite

    def passing(self, picture: QPixmap, at: QPointF, height: float) -> Sprite:
        """Add a sprite that is removed when its motion has ended, and return it."""
        sprite = Sprite()
        sprite.rest(picture, at, height)
        self.scene.addItem(sprite)
        self.leaving.append(sprite)
        return sprite

    def clear_leaving(self) -> None:
        """Remove the sprites whose motion has ended."""
        for sprite in self.leaving:
            self.scene.removeItem(sprite)
        self.leaving = []

    def gather(self, zone: str = "") -> None:
        """Remove all card sprites, or those of one zone."""
        for key in [key for key in self.sprites if zone in ("", key[0])]:
            self.scene.removeItem(self.sprites.pop(key))
        self.lyings = tuple(lying for lying in self.lyings if zone not in ("", lying.key[0]))

    # Pieces beside the cards.

    def furnish(self) -> None:
        """Update plates, frames, captions and buttons."""
        sit = self.now
        if sit.shown is None:
            return
        pieces = dict(self._game.pieces(sit))
        self.take_away(*(self.furniture.keys() - pieces.keys()))
        for name, (picture, middle, height) in pieces.items():
            if name not in self.furniture:
                self.furniture[name] = Sprite()
                self.scene.addItem(self.furniture[name])
            size = picture.deviceIndependentSize() / 2
            corner = middle - QPointF(size.width(), size.height())
            corner = QPointF(round(corner.x() * sit.dpr), round(corner.y() * sit.dpr)) / sit.dpr
            self.furniture[name].rest(picture, corner + QPointF(size.width(), size.height()), height)
        self.show_buttons()

    def show_buttons(self) -> None:
        """Update the buttons only."""
        sit = self.now
        readings = sit.readings if sit.picks_cards else ()
        texts = [self._game.reading_text(sit, move) for move in readings] if len(readings) > 1 else []
        self.buttons.show(tuple(self._game.buttons(sit)), texts, sit)

    def take_away(self, *names: str) -> None:
        """Remove pieces by name, even while others are still moving."""
        for name in names:
            sprite = self.furniture.pop(name, None)
            if sprite is not None:
                self.scene.removeItem(sprite)
