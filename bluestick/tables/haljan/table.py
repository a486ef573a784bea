"""The haljan table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication, QLocale, QPointF, QRectF
from PySide6.QtGui import QImage, QPixmap

from bluestick.engine.events import Event
from bluestick.engine.moves import MoveSet, Part, Pick, Refusal
from bluestick.engine.seats import Seat
from bluestick.games.haljan.cards import beaters, ekten, matching, order, points, suits, uekten
from bluestick.games.haljan.events import Dealt, TrickTaken, TwoExchanged
from bluestick.games.haljan.moves import Play, Word
from bluestick.games.haljan.scoring import MOST
from bluestick.games.haljan.state import GOAL, View, partner, side
from bluestick.tables import common
from bluestick.tables.base import Choosable, Gauge
from bluestick.tables.card_layout import OWN, TOP
from bluestick.tables.card_pictures import Chip, Lens, Looks
from bluestick.tables.card_table import CardTable
from bluestick.tables.cards import French, card_name
from bluestick.tables.cards.signs import short
from bluestick.tables.cloth import UNDER, Lying, Piece
from bluestick.tables.haljan.cases import case_picture
from bluestick.tables.haljan.spread import after, past, spread_of
from bluestick.tables.haljan.words import card_points, game_points
from bluestick.tables.pace import HOLD, READ
from bluestick.tables.spread import Spread
from bluestick.tables.theme import Theme

HIGHEST_FIRST = {"S": "SHCD", "H": "HSDC", "D": "DSHC", "C": "CHSD"}
"""The suits of a hand from left to right: trumps first, then red and black in turn."""


class HaljanTable(CardTable):
    """Two or four players, three cards at a time."""

    # What lies where.

    def spread(self, view: View) -> Spread:
        return spread_of(view, self.setup.seats)

    def after(self, spread: Spread, event: Event) -> Spread:
        return after(spread, event, self._viewer)

    @property
    def _viewer(self) -> Seat | None:
        return self.shown.seat if self.shown is not None else None

    def last_trick(self, view: View) -> Spread | None:
        """Until the next lead. B18."""
        if not view.table.tricks or view.table.trick:
            return None
        return past(self.spread(view), view.table.tricks[-1])

    def rank(self, card: Part) -> tuple[int, int]:
        trump = self._trump
        suit = suits(trump)[card]
        return HIGHEST_FIRST[trump].index(suit), order(trump, suit).index(card)

    @property
    def _trump(self) -> str:
        """The trump suit of what lies there, before the view that says so is laid."""
        if self.laid is not None and self.laid.turn_up is not None:
            return self.laid.turn_up[0]
        return (self.shown.table.trump if self.shown is not None else "") or "S"

    @property
    def _harjan(self) -> bool:
        return self.setup.variant == "harjan"

    def deck_mark(self, lying: Lying) -> str | None:
        return {ekten(self._trump): "ekten", uekten(self._trump): "uekten"}.get(lying.card or "")

    def hold(self, event: Event, before: Spread) -> int:
        """A finished trick, and an exchange of somebody else, can be followed."""
        match event:
            case TrickTaken():
                return HOLD
            case TwoExchanged() if event.seat != self._viewer:
                return READ
        return 0

    def telling(self, event: Event) -> tuple[str, str]:
        match event:
            case Dealt():
                return common.dealing(), "haljan#H3.2"
            case TrickTaken():
                return self.trick_goes_to(event.seat), "haljan#H4.6"
            case TwoExchanged() if event.seat != self._viewer:
                return self._exchanging(event), "haljan#H5.1"
        return "", ""

    def _exchanging(self, event: TwoExchanged) -> str:
        text = QCoreApplication.translate("haljan", "{name} exchanges {two} for {card}")
        return text.format(name=self.called(event.seat), two=self._short(event.two), card=self._short(event.turn_up))

    @property
    def _exchanged(self) -> frozenset[Part]:
        """The cards that change places just now, or may: the turn-up, and the two of the own hand. H5.1."""
        turn_up = self.laid.turn_up if self.laid is not None else None
        if turn_up is None or not (isinstance(self._held, TwoExchanged) or Word.EXCHANGE in self._own_words()):
            return frozenset()
        return frozenset((turn_up, self._trump + "2"))

    def _looks(self, part: Part | None) -> Looks:
        looks = super()._looks(part)
        return looks | {"offered"} if part in self._exchanged else looks

    def pieces(self) -> Iterator[tuple[str, Piece]]:
        yield from super().pieces()
        text = self._exchange_caption()
        if text and not self.at.small:
            caption = self._caption(text)
            at, size = self.at.exchange, caption.deviceIndependentSize()
            yield "exchange", (caption, at + QPointF(size.width(), size.height()) / 2, UNDER + 0.2)

    def _exchange_caption(self) -> str:
        """What is said beside the stock of the cards that are marked there."""
        if isinstance(self._held, TwoExchanged):
            return self._exchanging(self._held)
        if not self._exchanged or self.laid is None:
            return ""
        #: Beside the turned-up card {card}, which may be touched, or the key pressed, to get it for the two of trumps
        text = QCoreApplication.translate("haljan", "{two} for {card}: click, or 0")
        return text.format(two=self._short(self._trump + "2"), card=self._short(self.laid.turn_up or ""))

    def deals(self, event: Event) -> bool:
        return isinstance(event, Dealt)

    def grown_pile(self, event: Event) -> int | None:
        return side(event.seat) if isinstance(event, TrickTaken) else None

    def pile_side(self, pile: int) -> str:
        return OWN if pile == side(self.seat) else TOP

    def word_of(self, part: Part) -> Part | None:
        """The turn-up is exchanged by touching it. H5.1."""
        turn_up = self.laid.turn_up if self.laid is not None else None
        return Word.EXCHANGE if turn_up is not None and part == turn_up else None

    def dropped_word(self, part: Part, word: Part) -> bool:
        return part == self._trump + "2"

    def why_not_last(self) -> Refusal | None:
        return Refusal("next_led", "haljan#B18")

    def why_not_yet(self, moves: MoveSet[Any], pick: Pick) -> Refusal | None:
        return moves.why_not(Play(pick)) if pick else None

    def words(self, moves: MoveSet[Any]) -> tuple[Part, ...]:
        offered = moves.next_parts(()) - self.pack
        return tuple(word.value for word in Word if word in offered)

    # What is written on the cloth.

    def plate_note(self, seat: Seat) -> str:
        table = self.shown.table if self.shown is not None else None
        notes = []
        if seat == self.thinker:
            return common.thinking()
        if seat != self.seat and side(seat) == side(self.seat):
            notes.append(QCoreApplication.translate("haljan", "your partner"))
        if table is not None and table.dealer == seat:
            notes.append(common.dealer())
        notes.append(common.cards(self.in_hand(seat)))
        return " · ".join(notes)

    def play_caption(self, seat: Seat) -> str:
        assert self.laid is not None
        trick = self.laid.trick
        worth = points(self._trump, self._harjan)
        counted = sum(worth[card] for _, cards in trick for card in cards)
        if seat == self.laid.leading:
            text = (
                QCoreApplication.translate("haljan", "{name} · takes {points}", "a finished trick, and its points")
                if len(trick) == self.setup.seats
                else QCoreApplication.translate("haljan", "{name} · winning, {points}", "so far, and the points there")
            )
            said = card_points(counted)
            name = self.short_name(seat, text.format(name="", points=said)) or self.called(seat)
            return text.format(name=name, points=said)
        name = self.short_name(seat) or self.called(seat)
        if seat == trick[0][0]:
            return common.led(name)
        return QCoreApplication.translate("haljan", "{name} · beaten", "cards that do not win").format(name=name)

    def slot_caption(self) -> str:
        laid = self.laid
        if laid is None or self.playable() is None or any(seat == self.seat for seat, _ in laid.trick):
            return ""
        if laid.trick:
            number = len(laid.trick[0][1])
            return QCoreApplication.translate("haljan", "your %n card(s)", "place for a play", number)
        return common.your_lead()

    def slot_rect(self) -> QRectF:
        """As many cards as were led; three, if nothing was. H4.1, H4.2."""
        trick = self.laid.trick if self.laid is not None else ()
        return self.at.trick_rect(OWN, len(trick[0][1]) if trick else 3)

    def pile_caption(self, pile: int) -> str:
        assert self.laid is not None
        return common.tricks(self.laid.piles[pile])

    def stock_sign(self) -> tuple[QPixmap, str, str] | None:
        if self.shown is None or not (self.shown.table.trump or (self.laid and self.laid.turn_up)):
            return None
        assert self.laid is not None
        assert isinstance(self.deck, French)
        sign = self.deck.suit(self._trump, round(self.at.trump.height() * 0.42), self._dpr)
        if self.laid.turn_up is None:
            note = QCoreApplication.translate("haljan", "no cards to draw")
        else:
            note = QCoreApplication.translate("haljan", "%n card(s) + turn-up", "to draw", self.laid.stock)
        return sign, common.trumps(), note

    def lens(self, card: Part) -> Lens | None:
        """The order of its suit, what it counts, and what it beats of the winning play."""
        if self.shown is None or self.laid is None or not self.shown.table.trump:
            return None
        trump, table = self._trump, self.shown.table
        hand = self.own_hand()
        suit = suits(trump)[card]
        gone = {played for trick in table.tricks for laid in trick.plays for played in laid.cards}
        gone |= {played for _, cards in self.laid.trick for played in cards}
        chips = tuple(
            Chip(self._short(one) if one[1:] == "J" else self._short(one)[:-1], one in hand, one in gone, one == card)
            for one in order(trump, suit)
        )
        lines = [card_points(points(trump, self._harjan)[card])]
        if self._winning_cards():
            beaten = [self._short(one) for one in self._winning_cards() if one in self.beaten(card)]
            lines.append(
                QCoreApplication.translate("haljan", "beats {cards}").format(
                    cards=QLocale().createSeparatedList(beaten)
                )
                if beaten
                else QCoreApplication.translate("haljan", "beats no card there")
            )
        return Lens(self._card_title(card), chips, tuple(lines))

    def _card_title(self, card: Part) -> str:
        if card == ekten(self._trump):
            name = "visse fil" if self._harjan else "ekten"  # H8.13
        elif card == uekten(self._trump):
            name = "uwisse fil" if self._harjan else "uekten"
        else:
            return card_name(card)
        return f"{name} – {card_name(card)}"

    def _short(self, card: Part) -> str:
        return short(card, self.index)

    def _winning_cards(self) -> tuple[Part, ...]:
        """What has to be beaten. H4.5."""
        if self.laid is None:
            return ()
        return next((cards for seat, cards in self.laid.trick if seat == self.laid.leading), ())

    def beaten(self, card: Part) -> frozenset[Part]:
        stronger = beaters(self._trump)
        if card not in self.own_hand():
            return frozenset()
        return frozenset(one for one in self._winning_cards() if card in stronger[one])

    # Words.

    def table_name(self) -> str:
        if self._harjan:
            return QCoreApplication.translate("haljan", "Harjan table")
        return QCoreApplication.translate("haljan", "Haljan table")

    def table_text(self, part: Part) -> str:
        laid = self.laid
        if laid is None:
            return part
        if part in self.pack:
            for seat, cards in laid.trick:
                if part in cards:
                    return f"{card_name(part)}, {self.play_caption(seat)}"
            if part == laid.turn_up:
                #: {card}: "seven of spades"
                return QCoreApplication.translate("haljan", "{card}, turned up").format(card=card_name(part))
            return card_name(part)
        zone, _, owner = part.partition(" ")
        match zone:
            case "stock":
                return QCoreApplication.translate("haljan", "stock of %n card(s)", "", laid.stock)
            case "hand":
                said = self.plate_text(Seat(int(owner)))
                return f"{said.name}, {said.note}"
            case "pile":
                own = int(owner) == side(self.seat)
                whose = (
                    QCoreApplication.translate("haljan", "your side")
                    if own
                    else QCoreApplication.translate("haljan", "the others")
                )
                return f"{whose}, {self.pile_caption(int(owner))}"
        return self.slot_caption()

    def side_sign(self, seat: Seat) -> int:
        return side(seat)

    def seat_note(self, view: View, seat: Seat) -> str:
        note = self.side_note(view, seat)
        if self.setup.seats == 2:
            return note
        other = partner(seat)
        if other == self.seat:
            pair = QCoreApplication.translate("haljan", "your partner")
        else:
            pair = common.with_partner(self.called(other))
        return " · ".join(filter(None, (pair, note)))

    def example(self, case: dict[str, Any]) -> dict[str, Any]:
        given = case["given"]
        trump = self.shown.table.trump if self.shown is not None else ""
        if case["type"] == "order" and given["suit"] == given["trump"] and trump:
            return {**case, "given": {"suit": trump, "trump": trump}}
        return case

    def side_note(self, view: View, seat: Seat) -> str:
        return self._games(view, seat) if any(view.table.games) else ""

    def _games(self, view: View, seat: Seat) -> str:
        return game_points(view.table.games[side(seat)])

    def seat_score(self, view: View, seat: Seat) -> str:
        return str(view.table.score[side(seat)])

    def gauges(self, view: View) -> tuple[Gauge, ...]:
        """The race to 121, a bar a side; in langen as far as H6.3 lets it go."""
        title = common.race(GOAL)
        score = view.table.score
        text = QCoreApplication.translate("haljan", "{points}: the most langen gives without klump")
        mark = None if view.table.utn or self._harjan else (MOST, text.format(points=MOST))
        return (Gauge(title, tuple((Seat(one), score[one], GOAL) for one in (0, 1)), mark),)

    def explain_pick(self, moves: MoveSet[Any] | None, pick: Pick) -> str:
        if moves is None or not pick or not self._is_cards(pick):
            return ""
        trump = self._trump
        counted = sum(points(trump, self._harjan)[card] for card in pick)
        worth = card_points(counted)
        if not self.complete() or self.laid is None:
            return f"{', '.join(map(self._short, pick))} · {worth}. {self._missing(moves, pick)}"
        winning = self._winning_cards()
        if not winning:
            return QCoreApplication.translate("haljan", "Your lead: {points}.").format(points=worth)
        beating = matching(trump, winning, pick)
        if beating is None:
            assert self.laid.leading is not None
            text = QCoreApplication.translate("haljan", "{name} is still winning. Your cards add {points}.")
            return text.format(name=self.called(self.laid.leading), points=worth)
        pairs = self._pairs(beating)
        return QCoreApplication.translate("haljan", "You take over: {pairs}.").format(pairs=pairs)

    def _missing(self, moves: MoveSet[Any], pick: Pick) -> str:
        """How many cards have to go along. H4.1, H4.2."""
        number = min(len(move.cards) for move in moves if isinstance(move, Play) and set(pick) <= set(move.cards))
        return QCoreApplication.translate("haljan", "%n more card(s) to choose.", "", number - len(pick))

    def _pairs(self, beating: Sequence[Part]) -> str:
        """Card by card, what beats the winning play. H4.4."""
        return ", ".join(
            QCoreApplication.translate("haljan", "{high} beats {low}", "single cards").format(
                high=self._short(high), low=self._short(low)
            )
            for high, low in zip(beating, self._winning_cards(), strict=True)
        )

    def options(self, moves: MoveSet[Any]) -> tuple[Choosable, ...]:
        if not moves.next_parts(()) & self.pack or self.laid is None:
            return ()
        winning = self._winning_cards()
        if not winning:
            return (
                Choosable(
                    QCoreApplication.translate("haljan", "Lead to the trick", "an option"),
                    QCoreApplication.translate("haljan", "Whoever beats every one of your cards takes over."),
                ),
            )
        assert self.laid.leading is not None
        text = QCoreApplication.translate("haljan", "{name} is still winning; your cards go into the same trick.")
        away = Choosable(
            QCoreApplication.translate("haljan", "Throw %n card(s) away", "an option", len(winning)),
            text.format(name=self.called(self.laid.leading)),
        )
        beating = self._cheapest(moves, winning)
        title = QCoreApplication.translate("haljan", "Take over", "an option")
        if beating is None:
            cards = QLocale().createSeparatedList([self._short(card) for card in winning])
            text = QCoreApplication.translate("haljan", "Not with your hand: it cannot beat every one of {cards}.")
            return away, Choosable(title, text.format(cards=cards))
        text = QCoreApplication.translate("haljan", "With {pairs}, for instance.", "card by card")
        return away, Choosable(title, text.format(pairs=self._pairs(beating)))

    def _cheapest(self, moves: MoveSet[Any], winning: Sequence[Part]) -> tuple[Part, ...] | None:
        """The cards with the fewest points that take the lead, each where it beats one."""
        worth = points(self._trump, self._harjan)
        plays = [move.cards for move in moves if isinstance(move, Play)]
        found = [beating for cards in plays if (beating := matching(self._trump, winning, cards))]
        return min(found, key=lambda cards: sum(worth[card] for card in cards), default=None)

    # Pictures.

    @classmethod
    def picture(cls, theme: Theme, case: dict[str, Any], width: float, dpr: float) -> QImage:
        return case_picture(theme, case, width, dpr)
