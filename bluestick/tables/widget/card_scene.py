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
    """A card that knows what it shows."""

    def __init__(self) -> None:
        super().__init__()
        self.card: Part | None = None
        self.width = 0.0
        self.drawn_for = 0.0
        """The width for which its face was chosen: in flight it keeps the one with which it left."""


class CardTableState(Protocol):
    """What a scene reads and sets of its table."""

    game: Any
    at: Any
    """The places, at the size of the table."""
    pointed: Part | None

    @property
    def now(self) -> Any:
        """The context of the table."""


class CardScene:
    """The cloth of one table, as its game lays it out (``lyings``, ``pieces``, ``buttons``)."""

    def __init__(self, table: CardTableState, scene: QGraphicsScene, parent: QWidget) -> None:
        self._table: CardTableState = proxy(table)  # which holds this
        self._game = table.game
        self.scene = scene
        self.laid: Any = None
        """What lies on the cloth now."""
        self.lyings: tuple[PlacedCard, ...] = ()
        self.sprites: dict[Key, CardSprite] = {}
        self.furniture: dict[str, Sprite] = {}
        self.buttons = ClothButtons(parent)
        self.leaving: list[Sprite] = []
        """What is seen only on its way."""
        self.coming: Counter[tuple[str, int]] = Counter()
        """Cards that are on their way into a hand."""
        self.carried: Sprite | None = None
        """What the hand holds."""

    @property
    def now(self) -> Any:
        """How things stand."""
        return self._table.now

    # Everything in its place.

    def arrange(self) -> None:
        """Put everything where it lies, at once."""
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
        """What lies there now. The lens closes over a card that is not where it was."""
        table = self._table
        table.at = self._game.room(self.now)
        pointed = table.pointed if table.pointed in self._game.pack else None
        was = self.now.where(pointed)
        self.lyings = tuple(self._game.lyings(self.now))
        if pointed is not None and self.now.where(pointed) != was:
            table.pointed = None
            self.lyings = tuple(self._game.lyings(self.now))  # nor is anything beaten by it

    def assign(
        self, lyings: Sequence[PlacedCard]
    ) -> tuple[dict[Key, CardSprite], dict[Key, CardSprite], list[CardSprite]]:
        """Which sprite lies where next; those that are new; those with no place any more.

        A card that is seen stays itself, of equal ones each in its place; a back stays in its place, or becomes what
        has no other past.
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
        """The places are others now: every card finds its own anew."""
        self.lyings = ()

    # Cards.

    def rest_own(self) -> None:
        """The own hand as it is held now, whatever else is being shown."""
        sit = self.now
        own = {lying.key: lying for lying in self._game.lyings(sit) if lying.key[:2] == ("hand", sit.seat)}
        self.lyings = tuple(own.get(lying.key, lying) for lying in self.lyings)
        for lying in self.lyings:
            if lying.key in own and lying.key in self.sprites:
                self._rest(sit, lying)

    def rest(self, lying: PlacedCard) -> None:
        """A card lies in its place."""
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
        """A card, or a pile, as it looks there."""
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
        """Look as it will lie, as large as it was, above what lies still; a face that is seen already stays."""
        scale = sprite.scale() * (sprite.width or lying.spot.width) / lying.spot.width
        at, turn = sprite.pos(), sprite.rotation()
        if sprite.card != lying.card or not sprite.drawn_for:
            sprite.drawn_for = lying.spot.width
        sprite.card, sprite.width = lying.card, lying.spot.width
        picture = self._picture(self.now, lying, lying.looks, sprite.drawn_for)
        sprite.rest(picture, at, LIFTED + lying.height / 100, None, turn)
        sprite.setScale(scale)

    def new_card(self) -> CardSprite:
        """A card that has just come."""
        sprite = CardSprite()
        self.scene.addItem(sprite)
        return sprite

    def passing(self, picture: QPixmap, at: QPointF, height: float) -> Sprite:
        """Something that is seen only on its way."""
        sprite = Sprite()
        sprite.rest(picture, at, height)
        self.scene.addItem(sprite)
        self.leaving.append(sprite)
        return sprite

    def clear_leaving(self) -> None:
        """Away with what has only passed by."""
        for sprite in self.leaving:
            self.scene.removeItem(sprite)
        self.leaving = []

    def gather(self, zone: str = "") -> None:
        """The cards are taken from the cloth, or those of one zone."""
        for key in [key for key in self.sprites if zone in ("", key[0])]:
            self.scene.removeItem(self.sprites.pop(key))
        self.lyings = tuple(lying for lying in self.lyings if zone not in ("", lying.key[0]))

    # What stands beside the cards.

    def furnish(self) -> None:
        """Put plates, frames, captions and buttons where they are now."""
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
        """The buttons alone."""
        sit = self.now
        readings = sit.readings if sit.picks_cards else ()
        texts = [self._game.reading_text(sit, move) for move in readings] if len(readings) > 1 else []
        self.buttons.show(tuple(self._game.buttons(sit)), texts, sit)

    def take_away(self, *names: str) -> None:
        """What stands there no longer, whatever else is still on its way."""
        for name in names:
            sprite = self.furniture.pop(name, None)
            if sprite is not None:
                self.scene.removeItem(sprite)
