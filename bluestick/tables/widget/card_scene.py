"""Card scene: a sprite for each placed card, other pieces, and the table buttons."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Generic
from weakref import proxy

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath, QPixmap

from bluestick.engine.moves import Part
from bluestick.tables.scene import card_pictures as pictures
from bluestick.tables.scene.card_pictures import Looks
from bluestick.tables.scene.items import LIFTED, Sprite
from bluestick.tables.scene.placed_card import Key, PlacedCard
from bluestick.tables.widget.cloth_buttons import ClothButtons
from bluestick.tables.widget.context import S

if TYPE_CHECKING:
    from bluestick.tables.widget.card_display import CardDisplay

ROUND = 0.07
"""Corner radius in card widths."""


class CardSprite(Sprite):
    """Sprite of a card or pile, with the card that it shows and the card's width."""

    def __init__(self) -> None:
        super().__init__()
        self.card: Part | None = None
        self.width = 0.0
        self.drawn_for = 0.0
        """Card width in pixels for which the face's level of detail was chosen; unchanged while the card moves."""
        self.content: tuple[object, ...] = ()
        self.pictures: tuple[QPixmap, QPixmap | None] = QPixmap(), None
        """(picture at rest, picture while lifted); the second is None if the card cannot be lifted."""

    def outline(self, dpr: float) -> QPainterPath:
        """Return the outline of the card in the scene, without shadow and marks."""
        return self.rounded(pictures.margin(self.width, dpr), self.width * ROUND)


_IN_CONTEXT = frozenset(("arrangement", "placed_cards", "arriving"))
"""Attributes of a scene that are copied into the context; assigning one drops the table's cached context."""


class CardScene(Generic[S]):
    """Graphics items of one card table: the cards, pieces and buttons that its presenter lists."""

    def __init__(self, table: CardDisplay[S]) -> None:
        self._table: CardDisplay[S] = proxy(table)  # weak, because the table owns this scene
        self._game = table.game
        self.scene = table.scene()
        self.arrangement: Any = table.game.arrangement(table.shown)
        """Arrangement (where all cards are) that the scene shows or is moving to."""
        self.placed_cards: tuple[PlacedCard, ...] = ()
        self.sprites: dict[Key, CardSprite] = {}
        self.piece_sprites: dict[str, Sprite] = {}
        self.buttons = ClothButtons(table)
        self.leaving: list[Sprite] = []
        """Sprites that ``clear_leaving`` removes when their animation has ended."""
        self.arriving: Counter[tuple[str, int]] = Counter()
        """Number of cards still moving, by (zone, owner) of their destination; replaced, never mutated."""
        self.carried: Sprite | None = None

    def __setattr__(self, name: str, value: object) -> None:
        super().__setattr__(name, value)
        if name in _IN_CONTEXT:
            self._table.drop_context()

    @property
    def context(self) -> S:
        return self._table.context

    # Placing everything.

    def arrange(self) -> None:
        """Show all cards, pieces and buttons in their places without animation."""
        self.clear_leaving()
        if self.arriving:
            self.arriving = Counter()
        self.update_places()
        self.sprites, _, gone = self.assign_sprites(self.placed_cards)
        for sprite in gone:
            self.scene.removeItem(sprite)
        context = self.context
        for placed in self.placed_cards:
            self._rest_card(context, placed)
        self.update_pieces()

    def update_places(self) -> None:
        """Update layout and placed cards. If the card under the pointer moves, its rank panel closes."""
        table = self._table
        table.at = self._game.adapted_layout(self.context)
        pointed = table.pointed if table.pointed in self._game.deck.pack else None
        was = self.context.where(pointed)
        self._place(tuple(self._game.placed_cards(self.context)))
        if pointed is not None and self.context.where(pointed) != was:
            table.pointed = None
            self._place(tuple(self._game.placed_cards(self.context)))  # without marks on the cards that it beats

    def _place(self, placed_cards: tuple[PlacedCard, ...]) -> None:
        if placed_cards != self.placed_cards:
            self.placed_cards = placed_cards

    def assign_sprites(
        self, placed_cards: Sequence[PlacedCard]
    ) -> tuple[dict[Key, CardSprite], dict[Key, CardSprite], list[CardSprite]]:
        """Match sprites to placed cards; return (all sprites by key, newly created ones by key, unused sprites).

        A face-up card keeps its sprite, a back the sprite of its key; a card that has none gets an unused one of a hand
        or the turn-up, else a new one.
        """
        old, found = dict(self.sprites), {}
        wanders = not self._game.keeps_places
        for placed in placed_cards:
            if placed.card is not None and placed.key in old and old[placed.key].card == placed.card:
                found[placed.key] = old.pop(placed.key)
        for placed in placed_cards if wanders else ():
            if placed.card is not None and placed.key not in found:
                key = next((key for key, sprite in old.items() if sprite.card == placed.card), None)
                if key is not None:
                    found[placed.key] = old.pop(key)
        for placed in placed_cards:
            if placed.key not in found and placed.key in old:
                found[placed.key] = old.pop(placed.key)
        left = [key for key in old if key[0] in ("hand", "turn_up")] if wanders else []
        new = {}
        for placed in placed_cards:
            if placed.key in found:
                continue
            if left:
                found[placed.key] = old.pop(left.pop(0))
            else:
                new[placed.key] = found[placed.key] = self.new_card()
        return found, new, list(old.values())

    def forget_places(self) -> None:
        """Forget the placed cards after a change of layout, so that no animation starts from an old place."""
        self.placed_cards = ()

    # Cards.

    def rest_own_cards(self) -> None:
        """Update the cards of the viewer's hand, even while events are shown."""
        context = self.context
        own = {
            placed.key: placed
            for placed in self._game.placed_cards(context)
            if placed.key[:2] == ("hand", context.seat)
        }
        self.placed_cards = tuple(own.get(placed.key, placed) for placed in self.placed_cards)
        for placed in self.placed_cards:
            if placed.key in own and placed.key in self.sprites:
                self._rest_card(context, placed)

    def rest(self, placed: PlacedCard) -> None:
        self._rest_card(self.context, placed)

    def _rest_card(self, context: S, placed: PlacedCard) -> None:
        sprite = self.sprites[placed.key]
        sprite.card, sprite.width = placed.card, placed.spot.width
        sprite.drawn_for = placed.spot.width
        if sprite is self.carried:
            return
        mark, liftable = None, False
        if placed.card is not None:
            mark, liftable = self._game.deck.mark(context, placed), self._game.input.can_lift(context, placed)
        size = (placed.spot.width, context.dpr)
        content = (placed.card, *size, placed.looks, placed.layers, mark, liftable, context.deck, context.theme)
        if content != sprite.content:
            lifted = self._picture(context, placed, placed.looks | {"lifted"}) if liftable else None
            sprite.content, sprite.pictures = content, (self._picture(context, placed, placed.looks), lifted)
        picture, lifted = sprite.pictures
        sprite.rest(picture, placed.spot.at, placed.height, lifted, placed.spot.turn)

    def picture(self, placed: PlacedCard) -> QPixmap:
        return self._picture(self.context, placed, placed.looks)

    def _picture(self, context: S, placed: PlacedCard, looks: Looks, drawn_for: float | None = None) -> QPixmap:
        width = placed.spot.width
        if placed.card is None:
            face = context.deck.back(width, context.dpr)
        else:
            mark = self._game.deck.mark(context, placed)
            face = context.deck.face(self._game.deck.face(placed.card), width, context.dpr, mark, drawn_for)
        return pictures.card_picture(face, context.theme, looks, placed.layers)

    def lift(self, sprite: CardSprite, placed: PlacedCard) -> None:
        """Raise a sprite above cards at rest, with the picture of ``placed`` scaled to the sprite's present size.

        The level of detail stays while the same card is shown.
        """
        scale = sprite.scale() * (sprite.width or placed.spot.width) / placed.spot.width
        at, turn = sprite.pos(), sprite.rotation()
        if sprite.card != placed.card or not sprite.drawn_for:
            sprite.drawn_for = placed.spot.width
        sprite.card, sprite.width = placed.card, placed.spot.width
        picture = self._picture(self.context, placed, placed.looks, sprite.drawn_for)
        sprite.rest(picture, at, LIFTED + placed.height / 100, None, turn)
        sprite.setScale(scale)

    def new_card(self) -> CardSprite:
        sprite = CardSprite()
        self.scene.addItem(sprite)
        return sprite

    def add_passing(self, picture: QPixmap, at: QPointF, height: float) -> Sprite:
        """Add a sprite for one animation; ``clear_leaving`` removes it."""
        sprite = Sprite()
        sprite.rest(picture, at, height)
        self.scene.addItem(sprite)
        self.leaving.append(sprite)
        return sprite

    def clear_leaving(self) -> None:
        for sprite in self.leaving:
            self.scene.removeItem(sprite)
        self.leaving = []

    def remove_cards(self, zone: str = "") -> None:
        for key in [key for key in self.sprites if zone in ("", key[0])]:
            self.scene.removeItem(self.sprites.pop(key))
        self.placed_cards = tuple(placed for placed in self.placed_cards if zone not in ("", placed.key[0]))

    # Pieces beside the cards.

    def update_pieces(self) -> None:
        context = self.context
        pieces = dict(self._game.pieces(context))
        self.remove_pieces(*(self.piece_sprites.keys() - pieces.keys()))
        for name, (picture, middle, height) in pieces.items():
            if name not in self.piece_sprites:
                self.piece_sprites[name] = Sprite()
                self.scene.addItem(self.piece_sprites[name])
            size = picture.deviceIndependentSize() / 2
            corner = middle - QPointF(size.width(), size.height())
            corner = QPointF(round(corner.x() * context.dpr), round(corner.y() * context.dpr)) / context.dpr
            self.piece_sprites[name].rest(picture, corner + QPointF(size.width(), size.height()), height)
        self.show_buttons()

    def show_buttons(self) -> None:
        context = self.context
        readings = context.readings if context.picks_cards else ()
        texts = [self._game.input.reading_text(context, move) for move in readings] if len(readings) > 1 else []
        self.buttons.show(tuple(self._game.buttons(context)), texts, context)

    def remove_pieces(self, *names: str) -> None:
        """Remove plates, captions or frames by name, even while cards are still moving."""
        for name in names:
            sprite = self.piece_sprites.pop(name, None)
            if sprite is not None:
                self.scene.removeItem(sprite)

    # Outlines.

    def outline(self, part: Part) -> QPainterPath:
        """Return the visible outline of a card or pile; ``part``: its part name or, if there is none, its card."""
        context = self.context
        found = [placed for placed in self.placed_cards if self._game.name_of(context, placed) == part]
        found = found or [placed for placed in self.placed_cards if placed.card == part]
        whole = QPainterPath()
        for placed in found:
            sprite = self.sprites[placed.key]
            edge = sprite.outline(context.dpr)
            for other in self.sprites.values():
                if other.zValue() > sprite.zValue():
                    edge = edge.subtracted(other.outline(context.dpr))
            whole = whole.united(edge)
        return whole

    def piece_outline(self, name: str) -> QPainterPath:
        sprite = self.piece_sprites.get(name)
        return QPainterPath() if sprite is None else sprite.rounded(4, 9)
