"""What lies on the haggis table and what is written beside it; how the own hand is sorted."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from itertools import pairwise
from typing import Any

from PySide6.QtCore import QAbstractAnimation, QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QWidget

from bluestick.engine.events import Event
from bluestick.engine.moves import Part
from bluestick.engine.rules import AnyRules, Setup
from bluestick.engine.seats import Seat
from bluestick.engine.tricks import Hand
from bluestick.games.haggis.cards import CARDS, COLOURS, FACES, PLACE, colour, mask, parts
from bluestick.games.haggis.events import Dealt, TrickGiven, TrickTaken
from bluestick.games.haggis.groups import groups
from bluestick.games.haggis.scoring import worth
from bluestick.games.haggis.state import View
from bluestick.tables import card_pictures as pictures
from bluestick.tables import common
from bluestick.tables.card_cloth import HEIGHT
from bluestick.tables.card_layout import OWN, Spot
from bluestick.tables.card_table import CardTable
from bluestick.tables.cards import Deck, Haggis
from bluestick.tables.cards.french import index_language
from bluestick.tables.cards.haggis import BY_NIGHT, SUITS
from bluestick.tables.cloth import OVER, UNDER, Lying, Piece
from bluestick.tables.haggis import drawings, words, words_advice
from bluestick.tables.haggis import spread as spreading
from bluestick.tables.haggis.layout import SIDES, HaggisLayout
from bluestick.tables.haggis.spread import HaggisSpread
from bluestick.tables.haggis.words_names import colour_name
from bluestick.tables.pace import HOLD, Pace
from bluestick.tables.theme import Theme

MARK = HEIGHT["own"] - 5
"""The height of the signs on beaten combinations: over them, under the own hand."""
SORTS = ("rank", "combination", "colour")
"""How a hand can be sorted, in the order of the button."""


class HaggisCloth(CardTable):
    """A long hand, open face cards before the others, and a trick in which every combination stays in sight."""

    pack = frozenset(CARDS)
    laid: HaggisSpread | None
    at: HaggisLayout

    def __init__(self, rules: AnyRules, setup: Setup, theme: Theme, pace: Pace, parent: QWidget | None = None) -> None:
        super().__init__(rules, setup, theme, pace, parent)
        self.sorting = SORTS[0]
        self._round = 0
        self._own_points = bool(setup.option("own_points"))

    # What lies where.

    def make_layout(self, size: QRectF, dpr: float) -> HaggisLayout:
        return HaggisLayout(size, dpr, self.deck.height(1), self.setup.seats)

    def make_deck(self) -> Deck:
        return Haggis(self.theme, self.index or index_language(), large_index=self.large_index)

    def side(self, seat: int) -> str:
        return SIDES[self.setup.seats][(seat - self.seat) % self.setup.seats]

    def spread(self, view: View) -> HaggisSpread:
        return spreading.spread_of(view, self.setup.seats)

    def after(self, spread: Any, event: Event) -> HaggisSpread:
        return spreading.after(spread, event)

    def lay_out(self, view: View) -> None:
        if view.table.round != self._round:
            self._round = view.table.round
            self._order = None
        super().lay_out(view)

    def hold(self, event: Event, before: Any) -> int:
        """A finished trick can be looked at."""
        return HOLD if isinstance(event, TrickTaken) and event.to is not None else 0

    def _motion(self, event: Event) -> QAbstractAnimation:
        """What stands beside the trick comes with its cards: what was in it moves away."""
        motion = super()._motion(event)
        self._furnish()
        self.take_away(*(name for name in self._furniture if name == "frame" or name.startswith("mark ")))
        return motion

    def telling(self, event: Event) -> tuple[str, str]:
        match event:
            case Dealt():
                return common.dealing(), "haggis#G1.4"
            case TrickTaken(winner, to) if to == winner:
                return self.trick_goes_to(winner), "haggis#G5.5"
            case TrickTaken(_, to) | TrickGiven(_, to) if to is not None:
                return words.trick_given(self, to), "haggis#G5.7"
        return "", ""

    def deals(self, event: Event) -> bool:
        return isinstance(event, Dealt)

    def grown_pile(self, event: Event) -> int | None:
        return event.to if isinstance(event, TrickTaken | TrickGiven) else None

    def last_trick(self, view: View) -> HaggisSpread | None:
        """Until the next lead; before the first one the round that was counted last. GQ10."""
        if view.table.trick:
            return None
        if view.table.tricks:
            last = view.table.tricks[-1]
            return spreading.past(self.spread(view), last.plays, last.winner)
        return spreading.counted(self.spread(view), view) if view.table.scores else None

    def _now(self) -> tuple[Lying, ...]:
        spread = self.laid
        if spread is None:
            return ()
        return (
            *self._stock_lyings(spread),
            *self._trick_lyings(spread, frozenset()),
            *self._hand_lyings(spread),
            *self._shown_lyings(spread),
        )

    def _trick_lyings(self, spread: Any, beaten: frozenset[Part]) -> Iterator[Lying]:
        if not spread.trick:
            return
        past = self.at.past([len(cards) for _, cards in spread.trick[:-1]])
        top = self.at.trick(OWN, len(spread.trick[-1][1]), led=len(spread.trick) == 1)
        proved = set(spread.trick[-1][1]) == self._proofs
        for number, ((_, cards), spots) in enumerate(zip(spread.trick, (*past, top), strict=True)):
            looks = self._thing_looks(f"trick {number}")
            if proved and number == len(spread.trick) - 1:
                looks |= {"proof"}
            for place, (card, spot) in enumerate(zip(cards, spots, strict=True)):
                yield Lying(("trick", number, place), card, spot, HEIGHT["trick"] + number * 8 + place / 2, looks)

    def _hand_lyings(self, spread: Any) -> Iterator[Lying]:
        for seat, hand in enumerate(spread.hands):
            side = self.side(seat)
            if side == OWN:
                yield from self._own_lyings(seat)
                continue
            looks = self._thing_looks(f"hand {seat}")
            backs = hand.count(None)
            for place, spot in enumerate(self.at.backs(side, backs)):
                yield Lying(("hand", seat, place), None, spot, HEIGHT["hand"] + place / 100, looks)
            for card in spreading.faces(hand):
                place = FACES.index(card)
                yield Lying(("open", seat, place), card, self.at.open(side, place), HEIGHT["hand"] + place, looks)

    def _own_lyings(self, seat: int) -> Iterator[Lying]:
        trick = self.laid.trick[-1][1] if self.laid is not None and self.laid.trick else ()
        foreign = set(trick) == self._proofs  # what proves a refusal lies in the trick
        for lying in super()._own_lyings(seat):
            yield (
                lying
                if not foreign
                else Lying(lying.key, lying.card, lying.spot, lying.height, lying.looks - {"proof"}, lying.layers)
            )

    def _shown_lyings(self, spread: HaggisSpread) -> Iterator[Lying]:
        """What is turned over when a round has been counted."""
        if spread.score is None:
            return
        cards = (spread.score.hand, spread.score.haggis)
        for zone, some, spots in zip(("last", "haggis"), cards, self.at.shown([*map(len, cards)]), strict=True):
            looks = self._thing_looks(zone)
            for place, (card, spot) in enumerate(zip(some, spots, strict=True)):
                yield Lying((zone, 0, place), card, spot, HEIGHT["trick"] + place, looks)

    def deck_mark(self, lying: Lying) -> str | None:
        zone, number, _ = lying.key
        if zone != "trick" or self.laid is None or lying.card is None or number >= len(self.laid.trick):
            return None
        return spreading.mark(lying.card, self.laid.trick[number][1], self.laid.readings[number])

    # The own hand.

    def rank(self, card: Part) -> tuple[Any, ...]:
        if card in FACES or self.sorting == "rank":
            return (9 if card in FACES else 0, PLACE[card])
        if self.sorting == "colour":
            return 0, COLOURS.index(colour(card)), PLACE[card]
        return 0, self._group_of(card), PLACE[card]

    def _groups(self) -> tuple[int, ...]:
        hand = self.laid.hands[self.seat] if self.laid is not None else ()
        return groups(mask(card for card in hand if card is not None))

    def _group_of(self, card: Part) -> int:
        return next(number for number, group in enumerate(self._groups()) if mask((card,)) & group)

    def _breaks(self, hand: Hand) -> frozenset[int]:
        """Where a gap is between two cards of the hand as it is sorted now."""
        cards = [card for card in hand if card is not None]
        if self._order is not None or len(cards) < len(hand):
            return frozenset()
        found = set()
        alone = {one for group in self._groups() if group.bit_count() == 1 for one in parts(group)}
        for place, (one, other) in enumerate(pairwise(cards), 1):
            if other in FACES:
                apart = one not in FACES
            elif self.sorting == "colour":
                apart = colour(one) != colour(other)
            else:
                apart = self.sorting == "combination" and self._apart(one, other, alone)
            if apart:
                found.add(place)
        return frozenset(found)

    def _apart(self, one: Part, other: Part, alone: Collection[Part]) -> bool:
        return self._group_of(one) != self._group_of(other) and not (one in alone and other in alone)

    def hand_spots(self, hand: Hand, chosen: Collection[int] = ()) -> tuple[Spot, ...]:
        return self.at.hand(len(hand), chosen, self._breaks(hand))

    def sort_otherwise(self) -> None:
        """Hold the hand in the next order; after cards were put elsewhere by hand, in the order of before."""
        self.hurry()
        if self._order is None:
            self.sorting = SORTS[(SORTS.index(self.sorting) + 1) % len(SORTS)]
        self.sort_by_rule()

    # What stands beside it.

    def plate_note(self, seat: Seat) -> str:
        return words.plate_note(self, seat)

    def pile_caption(self, pile: int) -> str:
        assert self.laid is not None
        cards = common.cards(self.laid.piles[pile])
        if not self._own_points or pile != self.seat or self.shown is None or self.shown.seat is None:
            return cards
        return f"{cards} · {common.points(worth(self.shown.table.pile(self.seat)))}"

    def slot_caption(self) -> str:
        if self.laid is None or self.laid.trick or self.playable() is None:
            return ""
        return common.your_lead()

    def slot_rect(self) -> QRectF:
        return self.at.trick_rect(OWN, 3, led=True)

    def pieces(self) -> Iterator[tuple[str, Piece]]:
        for name, piece in super().pieces():
            if not (self.at.small and name.startswith("pile")):
                yield name, piece
        spread = self.laid
        if spread is None:
            return
        yield from self._score_pieces(spread)
        if self.at.small:
            return
        yield from self._seat_pieces(spread)
        yield from self._stock_pieces(spread)
        text = words_advice.pick_in_short(self)
        if text:
            ready = self.complete()
            room = self.at.zone.width()
            pill = pictures.pill_picture(text, self.at.pill, room, self.theme, self._dpr, strong=ready)
            yield "pill", (pill, self.at.pill_middle, OVER)

    def _seat_pieces(self, spread: HaggisSpread) -> Iterator[tuple[str, Piece]]:
        for seat, amount in enumerate(spread.bets):
            if amount:
                plate = self.at.plate(self.side(seat))
                stake = drawings.bet_picture(amount, max(22, plate.height() * 0.56), self.theme, self._dpr)
                yield f"bet {seat}", (stake, QPointF(plate.right() - 54, plate.top() + 1), UNDER + 0.3)
        if self._may_bet(spread):
            caption = self._caption(QCoreApplication.translate("haggis", "Your bet", "above its buttons"))
            first, size = self.at.bet(0), caption.deviceIndependentSize()
            at = QPointF(first.left() + size.width() / 2, first.top() - size.height() / 2 - 1)
            yield "bets", (caption, at, UNDER + 0.2)

    def _may_bet(self, spread: HaggisSpread) -> bool:
        """Whether the viewer has neither bet nor played a card, and nobody is out. G2.2."""
        own = self.shown is not None and self.shown.seat == self.seat
        return own and bool(spread.bets) and spread.bets[self.seat] is None and not spread.out and not spread.score

    def _stock_pieces(self, spread: HaggisSpread) -> Iterator[tuple[str, Piece]]:
        spot, unit = self.at.stock, self.at.unit
        y = spot.at.y() + spot.width / 2 + 4
        if spread.stock:
            #: The cards that are set aside
            text = QCoreApplication.translate("haggis", "Haggis: %n card(s)", "", spread.stock)
            caption = self._caption(text)
            size = caption.deviceIndependentSize()
            beside = spot.at + QPointF(spot.width * self.at.height / 2 + 10 + size.width() / 2, 0)
            beneath = QPointF(28 * unit + size.width() / 2, y + size.height() / 2)
            yield "haggis", (caption, beside if self.setup.seats == 3 else beneath, UNDER)
            y += size.height() + 5
        if spread.removed:
            high = round(max(28, 28 * unit))
            inks = BY_NIGHT if self.theme.color("panel").lightness() < 128 else SUITS
            sign = self.deck.sign(spread.removed, round(high * 0.64), self._dpr, inks[spread.removed])
            text = QCoreApplication.translate("haggis", "without {colour}", "the cards of a colour")
            text = text.format(colour=colour_name(spread.removed))
            token = drawings.token_picture(text, high, sign, self.theme, self._dpr)
            size = token.deviceIndependentSize()
            yield "removed", (token, QPointF(26 * unit + size.width() / 2, y + size.height() / 2), UNDER)

    def _score_pieces(self, spread: HaggisSpread) -> Iterator[tuple[str, Piece]]:
        score = spread.score
        if score is None:
            return
        lines = words.result_lines(score, [self.called(seat) for seat in range(self.setup.seats)])
        title = words.result_title(self, score)
        room = self.at.result
        picture = drawings.result_picture(
            room.size(), title, words.result_heads(), lines, self.at.unit, self.theme, self._dpr
        )
        middle = room.top() + picture.deviceIndependentSize().height() / 2
        yield "result", (picture, QPointF(room.center().x(), middle), OVER)
        end = 0.0
        for zone, spots in zip(("last", "haggis"), self.at.shown([len(score.hand), len(score.haggis)]), strict=True):
            if spots:
                caption = self._caption(words.shown_caption(self, zone))
                middle = (spots[0].at.x() + spots[-1].at.x()) / 2
                top = spots[0].at.y() - spots[0].width * self.at.height / 2
                half = caption.deviceIndependentSize().width() / 2
                if middle - half >= end:
                    yield zone, (caption, QPointF(middle, top - 13 * self.at.unit), UNDER)
                    end = middle + half

    def _trick_pieces(self, spread: Any) -> Iterator[tuple[str, Piece]]:
        px = self.caption_size()
        past = self.at.past([len(cards) for _, cards in spread.trick[:-1]])
        for number, ((seat, _), spots) in enumerate(zip(spread.trick, past, strict=False)):
            middle, size = self.at.past_mark(spots)
            yield f"mark {number}", (self.seat_mark(seat, size), middle, MARK)
        if spread.trick:
            seat, cards = spread.trick[-1]
            text = self.play_caption(seat)
            edge = 9 * self.at.unit
            frame = self.at.trick_rect(OWN, len(cards), led=len(spread.trick) == 1).adjusted(
                -edge, -edge, edge, px * 2.1 + 3
            )
            wide = max(0.0, self._caption(text).deviceIndependentSize().width() + 28 - frame.width())
            frame = frame.adjusted(-wide / 2, 0, wide / 2, 0)
            picture = pictures.frame_picture(frame.size(), text, px, self.theme, self._dpr)
            yield "frame", (picture, frame.center(), UNDER + 0.1)
        elif self.slot_caption():
            rect = self.slot_rect()
            words = "" if self.at.small else self.slot_caption()
            picture = pictures.slot_picture(rect.size(), words, px, self.theme, self._dpr)
            yield "slot", (picture, rect.center(), UNDER)

    def _beside_pile(self, pile: int, caption: QPixmap) -> QPointF:
        spot, size = self.at.pile(self.pile_side(pile)), caption.deviceIndependentSize()
        if self.pile_side(pile) == OWN:
            return spot.at + QPointF(spot.width * self.at.height / 2 + size.width() / 2 + 12, 0)
        return spot.at + QPointF(0, spot.width / 2 + size.height() / 2 + 4)

    def _stock_lyings(self, spread: Any) -> Iterator[Lying]:
        if spread.stock:
            looks = self._thing_looks("stock")
            yield Lying(("stock", 0, 0), None, self.at.stock, HEIGHT["stock"], looks, 1 + spread.stock // 4)
        for pile, cards in enumerate(spread.piles):
            if cards and not (self.at.small and spread.score):  # the round that was counted lies there
                looks, spot = self._thing_looks(f"pile {pile}"), self.at.pile(self.pile_side(pile))
                yield Lying(("pile", pile, 0), None, spot, HEIGHT["pile"], looks, min(5, 1 + cards // 6))

    def play_caption(self, seat: Seat) -> str:
        return words.play_caption(self)
