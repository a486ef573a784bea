"""What lies on the table of Snapphanaleden and what is written beside it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QCoreApplication, QPointF, QRect, QRectF
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QWidget

from bluestick.engine.events import Event
from bluestick.engine.moves import Part
from bluestick.engine.rules import AnyRules, Setup
from bluestick.engine.seats import Seat
from bluestick.engine.tricks import Hand
from bluestick.games.snapphana.cards import BARRED, FJONT, PLACE, SUIT
from bluestick.games.snapphana.combinations import Kind
from bluestick.games.snapphana.events import CardGiven, FjontLost, TrickTaken
from bluestick.games.snapphana.moves import Declare
from bluestick.games.snapphana.state import FORMS, View
from bluestick.tables import card_pictures as pictures
from bluestick.tables import common
from bluestick.tables.card_cloth import DEPTH, HEIGHT
from bluestick.tables.card_layout import OWN, TOP
from bluestick.tables.card_pictures import Lens, Looks, PlateText
from bluestick.tables.card_table import CardTable
from bluestick.tables.cards import Deck, Snapphana
from bluestick.tables.cloth import OVER, UNDER, Lying, Piece
from bluestick.tables.pace import HOLD, Pace
from bluestick.tables.snapphana import drawings, words, words_advice, words_sheets
from bluestick.tables.snapphana import spread as spreading
from bluestick.tables.snapphana.layout import SIDES, SnapphanaLayout
from bluestick.tables.snapphana.picks import GIFT, NAMES, NamedMoves, card_of, named
from bluestick.tables.snapphana.spread import Combination, SnapphanaSpread
from bluestick.tables.snapphana.words_sheets import Declarable, Row, Step
from bluestick.tables.theme import Theme

SUITS = "SHCDT"
"""The suits of a hand from left to right: black and red in turn, then the trumps."""
DECLARE, CLOSE = "declare ", "close"
"""Before the kind of a combination, on the line that is for declaring it; the cross that closes their list."""
LINE = 40.0
"""Height of a line of a sheet, at most."""
LEAST = 22.0
"""Height of a line, at least."""
DETAIL = 72.0
"""Height of a line that shows what another one consists of, at most."""


class SnapphanaCloth(CardTable):
    """A long hand, the others along the top, tricks between; sheets over them."""

    pack = NAMES
    laid: SnapphanaSpread | None
    at: SnapphanaLayout

    def __init__(self, rules: AnyRules, setup: Setup, theme: Theme, pace: Pace, parent: QWidget | None = None) -> None:
        super().__init__(rules, setup, theme, pace, parent)
        self.form = FORMS[setup.variant]
        self.helping = False
        """Whether it is shown what can be declared."""
        self.counted: tuple[Step, ...] = ()
        """All stops of the count that is being looked at; none otherwise."""
        self.stop = 0
        """At which of them."""
        self._hand_number = 0
        self.rows: dict[Part, tuple[Row, QRectF]] = {}
        """The lines of the sheets that lie there."""

    # What lies where.

    def make_layout(self, size: QRectF, dpr: float) -> SnapphanaLayout:
        most = self.form.hand + self.form.extra
        return SnapphanaLayout(size, dpr, self.deck.height(1), self.setup.seats, most)

    def make_deck(self) -> Deck:
        return Snapphana(self.theme, four_colour=self.four_colours, large_index=self.large_index)

    def side(self, seat: int) -> str:
        return SIDES[self.setup.seats][(seat - self.seat) % self.setup.seats]

    def counts_with(self, seat: int) -> int:
        """The side of a seat: players opposite, or everybody alone."""
        return seat % self.form.sides

    def spread(self, view: View) -> SnapphanaSpread:
        return spreading.spread_of(view)

    def after(self, spread: Any, event: Event) -> SnapphanaSpread:
        return spreading.after(spread, event)

    def _arrange(self) -> None:
        beside = bool(self.gifts) or self.helping
        free = bool(self.gifts) and self.shown.table.turn is None
        if self.laid is not None and (beside, free) != (self.at.beside, self.at.free):
            self.at = replace(self.at, beside=beside, free=free)
        super()._arrange()

    def _refit(self) -> None:
        if not self.counted or self.laid is None:
            super()._refit()
            return
        size = QRectF(self.viewport().rect())  # a count goes on, whatever becomes of the window
        self.setSceneRect(size)
        self.fit(size, self.devicePixelRatioF())
        self._cloth = None
        self.counted = self.count_steps(self.laid)
        self._arrange()
        self._name()
        self.viewport().update()

    def lay_out(self, view: View) -> None:
        if view.table.hand != self._hand_number:
            self._hand_number = view.table.hand
            self._order = None
        self.counted = ()
        super().lay_out(view)

    def hold(self, event: Event, before: Any) -> int:
        return HOLD if isinstance(event, TrickTaken) else 0

    def telling(self, event: Event) -> tuple[str, str]:
        return (self.trick_goes_to(event.seat), "snapphana#S9.3") if isinstance(event, TrickTaken) else ("", "")

    def grown_pile(self, event: Event) -> int | None:
        match event:
            case TrickTaken(seat) | CardGiven(seat) | FjontLost(_, seat):
                return self.counts_with(seat)
        return None

    def pile_side(self, pile: int) -> str:
        """Of a pair that of this seat's, or opposite; alone everybody's own."""
        if self.form.sides == 2:
            return OWN if pile == self.counts_with(self.seat) else TOP
        return super().pile_side(pile)

    def last_trick(self, view: View) -> SnapphanaSpread | None:
        """Until the next lead."""
        if view.table.trick or not view.table.tricks:
            return None
        return spreading.past(self.spread(view), view.table.tricks[-1])

    @property
    def is_over(self) -> bool:
        """Whether a hand has been played, and its count is looked at."""
        return bool(self.counted) or (self.laid is not None and self.laid.score is not None)

    # Cards.

    def rank(self, card: Part) -> tuple[int, int, Part]:
        own = card_of(card)
        return SUITS.index(SUIT[own]) if SUIT[own] else len(SUITS), PLACE[own], card

    def own_hand(self) -> Hand:
        """The hand at the bottom, each card by a name of its own."""
        if self.laid is None or not self.laid.hands:
            return ()
        hand = self.laid.hands[self.seat]
        names = named([card for card in hand if card is not None])
        if len(names) < len(hand):
            return (*names, *(None,) * (len(hand) - len(names)))
        if self._order is None:
            return tuple(sorted(names, key=self.rank))
        kept = [card for card in self._order if card in names]
        return (*kept, *sorted((card for card in names if card not in kept), key=self.rank))

    def _picture(self, lying: Lying, looks: Looks | None = None) -> QPixmap:
        if lying.card is not None:
            lying = replace(lying, card=card_of(lying.card))
        return super()._picture(lying, looks)

    def deck_mark(self, lying: Lying) -> str | None:
        if self.shown is None or lying.key[0] != "hand":
            return None
        table, seat = self.shown.table, lying.key[1]
        if self.form.extra and seat in table.discarding and seat == self.seat and lying.card in BARRED:
            return "locked"
        if seat != self.seat:
            return "shown"
        seen = named(table.open[seat]) if table.open else ()
        return "shown" if any(lying.key[2] == place for place in self._places(seen)) else None

    def _places(self, names: Sequence[Part]) -> list[int]:
        hand = self.own_hand()
        return [hand.index(name) for name in names if name in hand]

    def _trick_lyings(self, spread: Any, beaten: frozenset[Part]) -> Iterator[Lying]:
        for number, (seat, cards) in enumerate(spread.trick):
            for place, (card, spot) in enumerate(zip(cards, self.at.trick(self.side(seat), 1), strict=True)):
                looks = self._thing_looks(f"trick {seat}")
                if card in beaten and seat == spread.leading:
                    looks |= {"beaten"}
                yield Lying(("trick", seat, place), card, spot, HEIGHT["trick"] + number * 8, looks)

    def _hand_lyings(self, spread: Any) -> Iterator[Lying]:
        for seat, hand in enumerate(spread.hands):
            if self.side(seat) == OWN:
                yield from self._own_lyings(seat)
                continue
            if spread.score is not None:
                continue  # won by declaring: the count has their room
            seen = [card for card in hand if card is not None]
            spots = self.at.others(self.side(seat), len(seen), len(hand) - len(seen))
            for place, spot in enumerate(spots):
                card = seen[place] if place < len(seen) else None
                height = HEIGHT["hand"] + (place if card else -place) / 100
                looks = self._thing_looks(f"hand {seat}") | self._thing_looks(f"seen {seat} {place}" if card else "")
                yield Lying(("hand", seat, place), card, spot, height, looks)
        if spread.owing is not None:
            yield Lying(
                ("debt", spread.owing, 0),
                FJONT,
                self.at.debt(self.side(spread.owing)),
                HEIGHT["hand"] + 1,
                self._thing_looks("debt"),
            )
        yield from self._gift_lyings()

    def _gift_lyings(self) -> Iterator[Lying]:
        """What can be given for Fjønt lies on a sheet of its own. S10.2."""
        gifts = self.gifts
        if not gifts:
            return
        box = self.at.sheet.adjusted(14, drawings.HEAD + 4, -14, -14)
        for place, (card, spot) in enumerate(zip(gifts, self.at.gifts(len(gifts), box), strict=True)):
            looks = self._looks(GIFT + card)
            if GIFT + card in self.pick:
                looks |= {"chosen"}
            height = OVER + 10 + place + (len(gifts) if looks else 0)  # what is marked is seen whole
            yield Lying(("gift", self.seat, place), card, spot, height, looks)

    @property
    def gifts(self) -> tuple[Part, ...]:
        """What this seat can give for Fjønt now."""
        if not isinstance(self.moves, NamedMoves) or self.counted or self.laid is None or self.laid.owing is None:
            return ()
        return tuple(sorted(self.moves.gifts, key=words_advice.usefulness))

    def gift_sheet(self) -> QRectF:
        """Where what can be given lies."""
        sheet = self.at.sheet
        box = sheet.adjusted(14, drawings.HEAD + 4, -14, -14)
        last = self.at.gifts(len(self.gifts), box)[-1]
        low = last.at.y() + last.width * self.at.height / 2 + 16
        return QRectF(sheet.left(), sheet.top(), sheet.width(), min(sheet.height(), low - sheet.top()))

    def _stock_lyings(self, spread: Any) -> Iterator[Lying]:
        if spread.stock:
            yield Lying(("stock", 0, 0), None, self.at.stock, HEIGHT["stock"], self._thing_looks("stock"), DEPTH)
        if self.is_over:
            return
        for pile, tricks in enumerate(spread.piles):
            if tricks:
                looks, spot = self._thing_looks(f"pile {pile}"), self.at.pile(self.pile_side(pile))
                yield Lying(("pile", pile, 0), None, spot, HEIGHT["pile"], looks, min(DEPTH, tricks))
        if spread.away and spread.away[self.seat] and not self.at.small:
            yield Lying(
                ("away", self.seat, 0),
                None,
                self.at.away,
                HEIGHT["pile"],
                self._thing_looks("away"),
                spread.away[self.seat] // 4,
            )

    def _name_of(self, lying: Lying) -> Part:
        zone, owner, _ = lying.key
        if zone == "hand" and lying.card is not None:
            return lying.card if owner == self.seat else f"seen {owner} {lying.key[2]}"
        if zone == "gift":
            return GIFT + (lying.card or "")
        return zone if zone in ("stock", "debt", "away") else f"{zone} {owner}"

    def beaten(self, card: Part) -> frozenset[Part]:
        """The card that has the trick, if this one of the own hand would take it."""
        spread = self.laid
        if spread is None or card not in self.own_hand() or len(spread.trick) == self.setup.seats:
            return frozenset()
        if spreading.winning((*spread.trick, (self.seat, (card_of(card),)))) != self.seat:
            return frozenset()
        return frozenset(cards[0] for seat, cards in spread.trick if seat == spread.leading)

    # What stands beside it.

    def called_side(self, side: int) -> str:
        """How a pair is called, or a player."""
        seats = [seat for seat in range(self.setup.seats) if self.counts_with(seat) == side]
        names = [self.called(seat) for seat in seats]
        if len(names) == 1:
            return names[0]
        return QCoreApplication.translate("snapphana", "{one} and {other}", "a pair").format(
            one=names[0], other=names[1]
        )

    def plate_note(self, seat: Seat) -> str:
        return words.plate_note(self, seat)

    def plate_text(self, seat: Seat) -> PlateText:
        """While a hand is counted nobody is waited for."""
        said = super().plate_text(seat)
        return replace(said, active=said.active and not self.counted)

    def play_caption(self, seat: Seat) -> str:
        return words.play_caption(self, seat)

    def slot_caption(self) -> str:
        spread = self.laid
        if spread is None or self.playable() is None or any(seat == self.seat for seat, _ in spread.trick):
            return ""
        if self.shown is None or self.seat in self.shown.table.discarding or spread.declared or self.counted:
            return ""
        if spread.trick:
            return common.your_card()
        return common.your_lead()

    def pile_caption(self, pile: int) -> str:
        return words.pile_caption(self, pile)

    def lens(self, card: Part) -> Lens | None:
        if self.shown is None or self.laid is None or card not in self.own_hand() or self.counted:
            return None
        return words_advice.lens(self, card)

    def face(self, part: Part | None) -> Part | None:
        """The card that somebody else shows there, or that lies open on the table."""
        found = (lying.card for lying in self._lyings if lying.card is not None and self._name_of(lying) == part)
        return None if part in self.pack else next(found, None)

    def _lens_pieces(self) -> Iterator[tuple[str, Piece]]:
        """What is to be known of an open card that is not in the own hand; beside it, if it lies where that goes."""
        face = self.face(self.pointed)
        if face is None or self.shown is None or self.counted or self.carried is not None:
            return
        lens = words_advice.lens(self, face, own=False)
        rect = self.at.lens
        spot = next(lying.spot for lying in self._lyings if self._name_of(lying) == self.pointed)
        if spot.at.x() + spot.width / 2 > rect.left():
            rect.moveRight(spot.at.x() - spot.width / 2 - 8)
        yield (
            "lens",
            (pictures.lens_picture(rect.size(), lens, self.at.unit, self.theme, self._dpr), rect.center(), OVER),
        )

    def _sort_place(self) -> QRect:
        return self.at.sorter.toRect()

    def _beside_pile(self, pile: int, caption: QPixmap) -> QPointF:
        return self._beneath(self.at.pile(self.pile_side(pile)), caption)

    def _beneath(self, spot: Any, caption: QPixmap) -> QPointF:
        size = caption.deviceIndependentSize()
        edge = size.width() / 2 + 17
        left = self.at.sheet.right() + size.width() / 2 + 4 if self.at.beside else edge
        x = min(max(spot.at.x(), left), self.at.size.right() - edge)
        return QPointF(x, spot.at.y() + spot.width / 2 + size.height() / 2 + 8)

    def pieces(self) -> Iterator[tuple[str, Piece]]:
        self.rows = {}
        for name, piece in super().pieces():
            if self.is_over and name.startswith(("pile", f"plate {self.seat}")):
                continue  # the count has their room
            if name == f"pile {self.counts_with(self.seat)}" and self._points_at_card():
                continue  # the lens has its room
            if not (self.at.small and name.startswith(("pile", "caption"))):
                yield name, piece
        spread = self.laid
        if spread is None:
            return
        yield from self._lens_pieces()
        if not self.at.small:
            yield from self._beside_pieces(spread)
        if self.counted or spread.score is not None:
            yield from self._count_pieces(spread)
        elif spread.declared is not None:
            yield from self._declared_pieces(spread.declared)
        elif self.gifts:
            picture = drawings.sheet_picture(self.gift_sheet().size(), words.gift_title(self), self.theme, self._dpr)
            yield "gifts", (picture, self.gift_sheet().center(), OVER)
        elif self.helping:
            yield from self._helper_pieces()

    def _points_at_card(self) -> bool:
        if self.pointed is None or self.pointed not in self.pack:
            return self.face(self.pointed) is not None
        return self.lens(self.pointed) is not None

    def _beside_pieces(self, spread: SnapphanaSpread) -> Iterator[tuple[str, Piece]]:
        if spread.away and spread.away[self.seat] and not self.is_over:
            text = QCoreApplication.translate("snapphana", "discarded: {number}", "cards").format(
                number=spread.away[self.seat]
            )
            caption = self._caption(text)
            yield "away", (caption, self._beneath(self.at.away, caption), UNDER)
        text = words.pill(self)
        if text:
            height, room = max(30, 32 * self.at.unit), self.at.zone.width()
            pill = pictures.pill_picture(text, height, room, self.theme, self._dpr)
            down = self.at.other_width * self.at.height / 2 + 28 * self.at.unit if spread.stock else 0
            yield "pill", (pill, self.at.zone.center() + QPointF(0, down), UNDER + 0.3)
        if spread.owing is not None:
            height = max(22, 24 * self.at.unit)
            pill = pictures.pill_picture(words.debt_caption(self), height, self.at.zone.width(), self.theme, self._dpr)
            yield "debt", (pill, self._beside_debt(self.side(spread.owing), pill), HEIGHT["trick"] + 200)

    def _beside_debt(self, side: str, pill: QPixmap) -> QPointF:
        """The own Fjønt has its words at the right, where no sheet lies; another one beneath, over the fan."""
        spot, size = self.at.debt(side), pill.deviceIndependentSize()
        if side == OWN:
            return QPointF(spot.at.x() + (spot.width + size.width()) / 2 + 8, self.at.row.center().y())
        edge = size.width() / 2 + 17
        x = min(max(spot.at.x(), edge), self.at.size.right() - edge)
        return QPointF(x, self.at.zone.top() - 8 * self.at.unit - size.height() / 2)

    # Sheets.

    def _sheet_lines(
        self, sheet: QRectF, lines: Sequence[tuple[Part, Row, Looks]], most: int = 0, below: int = 0
    ) -> Iterator[tuple[str, Piece]]:
        """Lines of a sheet, from its head down; those ``below`` can be higher if there is room."""
        room = sheet.height() - drawings.HEAD - 14
        high = max(LEAST, min(LINE, room / max(most, len(lines), 1)))
        y = sheet.top() + drawings.HEAD
        for number, (name, line, looks) in enumerate(lines):
            if below and number == len(lines) - below:
                y += 6
                high = max(high, min(DETAIL, (sheet.top() + drawings.HEAD + room - y) / below))
            rect = QRectF(sheet.left() + 10, y, sheet.width() - 20, high)
            self.rows[name] = (line, rect)
            picture = drawings.row_picture(rect.size(), line, self.deck, looks, self._deck_key, self.theme, self._dpr)
            yield name, (picture, rect.center(), OVER + 1)
            y += high

    @property
    def _deck_key(self) -> str:
        return f"{self.four_colours} {self.large_index}"

    @property
    def may_declare(self) -> bool:
        """Whether this seat is about to play its first card. S4.1."""
        if self.shown is None or self.shown.table.turn != self.seat:
            return False
        return self.shown.seat == self.seat and not self.shown.table.tricks and self.form.declares

    def declarable(self) -> tuple[Declarable, ...]:
        """What this seat has declared and still can."""
        if self.shown is None or self.shown.seat is None:
            return ()
        own = [each for each in self.shown.table.declared if each.seat == self.shown.seat]
        return words_sheets.declarable(self.shown.hand, own)

    @property
    def undeclared(self) -> tuple[Declarable, ...]:
        """What this seat can declare now."""
        if self.moves is None or not self.may_declare:
            return ()
        return tuple(each for each in self.declarable() if not each.done)

    @property
    def declares(self) -> Kind | None:
        """What the chosen cards would be declared as."""
        moves = self.moves.readings(self.pick) if self.moves is not None and self.pick else ()
        return moves[0].kind if moves and isinstance(moves[0], Declare) else None

    def _helper_pieces(self) -> Iterator[tuple[str, Piece]]:
        lines = []
        for number, (each, line) in enumerate(words_sheets.helper_rows(self.declarable())):
            name = f"line {number}" if each is None else f"declared {each.kind}" if each.done else DECLARE + each.kind
            looks = self._thing_looks(name)
            if each is not None and not each.done:
                looks |= {"button"}
                if each.kind is self.declares:
                    looks |= {"chosen"}
            lines.append((name, line, looks))
        sheet = self.at.sheet
        high = min(sheet.height(), drawings.HEAD + 16 + len(lines) * LINE)
        sheet = QRectF(sheet.left(), sheet.top(), sheet.width(), high)
        cross = QRectF(sheet.right() - 38, sheet.top() + 6, 28, 28)
        room = sheet.right() - cross.left()
        picture = drawings.sheet_picture(sheet.size(), words.helper_title(self), self.theme, self._dpr, room)
        yield "helper", (picture, sheet.center(), OVER)
        self.rows["helper"] = (Row(words.helper_title(self)), sheet)
        self.rows[CLOSE] = (Row(words.close_title()), cross)
        picture = drawings.cross_picture(cross.size(), self._thing_looks(CLOSE), self.theme, self._dpr)
        yield CLOSE, (picture, cross.center(), OVER + 1)
        yield from self._sheet_lines(sheet, lines)

    def _declared_pieces(self, shown: Combination) -> Iterator[tuple[str, Piece]]:
        width = min(self.at.zone.width(), 440 * max(1.0, self.at.unit))
        high = min(130 * max(1.0, self.at.unit), self.at.zone.height() - drawings.HEAD - 50)
        sheet = QRectF(0, 0, width, drawings.HEAD + high + 46)
        sheet.moveCenter(self.at.zone.center())
        title = words.declared_title(self, shown)
        yield "shown", (drawings.sheet_picture(sheet.size(), title, self.theme, self._dpr), sheet.center(), OVER)
        value = str(shown.points) if not shown.doubled else f"{shown.points} + {shown.doubled}"
        line = Row("", value, shown.row, strong=True, whole=True)
        rect = QRectF(sheet.left() + 12, sheet.top() + drawings.HEAD, sheet.width() - 24, high)
        picture = drawings.row_picture(rect.size(), line, self.deck, frozenset(), self._deck_key, self.theme, self._dpr)
        yield "shown cards", (picture, rect.center(), OVER + 1)
        note = Row("", note=words.declared_note(self, shown))
        picture = drawings.row_picture(
            QRectF(0, 0, rect.width(), 28).size(), note, self.deck, frozenset(), self._deck_key, self.theme, self._dpr
        )
        yield "shown note", (picture, rect.center() + QPointF(0, high / 2 + 18), OVER + 1)

    def now_counted(self, spread: SnapphanaSpread) -> Step | None:
        """The stop of the count that is looked at."""
        if self.counted:
            return self.counted[self.stop]
        return self.count_steps(spread)[-1] if spread.score is not None else None

    def count_steps(self, spread: SnapphanaSpread) -> tuple[Step, ...]:
        """How the hand is counted that has just been played."""
        assert spread.score is not None
        sides = [self.called_side(side) for side in range(self.form.sides)]
        seats = [self.called(seat) for seat in range(self.setup.seats)]
        return words_sheets.count(spread.score, sides, seats, not self.form.target)

    def _count_pieces(self, spread: SnapphanaSpread) -> Iterator[tuple[str, Piece]]:
        step = self.now_counted(spread)
        if step is None:
            return
        sheet = self.at.whole
        if self.counted:  # from the first stop to the last in the same place, and so are the buttons
            high = drawings.HEAD + 70 + LINE * max(9, *(each.most for each in self.counted))
        else:
            high = drawings.HEAD + LINE * (len(step.rows) + 1) + 24
        sheet.setHeight(min(sheet.height(), high))
        picture = drawings.sheet_picture(sheet.size(), step.title, self.theme, self._dpr)
        yield "count", (picture, sheet.center(), OVER)
        inner = sheet.adjusted(0, 0, 0, -50 if self.counted or not step.grid else -6)
        lines: list[tuple[Part, Row, Looks]] = []
        if step.grid:
            lines.append(("line 0", Row("", cells=step.grid, heading=True), frozenset()))
        fresh = len(step.rows) - step.new
        for number, line in enumerate(step.rows):
            looks = self._thing_looks(f"line {len(lines)}")
            if number >= fresh and not step.grid:
                looks |= {"button"}
            lines.append((f"line {len(lines)}", line, looks))
        lines += [(f"line {len(lines) + number}", line, frozenset()) for number, line in enumerate(step.below)]
        lines = [(name, line, looks | self._thing_looks(name)) for name, line, looks in lines]
        yield from self._sheet_lines(inner, lines, step.most, len(step.below))
