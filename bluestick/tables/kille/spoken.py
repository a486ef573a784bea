"""A kille table for those who do not see it, and where a card stands for those who do not know it."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QPixmap

from bluestick.engine.moves import Part
from bluestick.engine.seats import Seat
from bluestick.games.kille.cards import KILLE, RANKED
from bluestick.games.kille.moves import Word
from bluestick.games.kille.state import NOT_DEALT, View
from bluestick.tables import common
from bluestick.tables.cards import card_name
from bluestick.tables.kille import drawings
from bluestick.tables.kille.motion import MovingRound
from bluestick.tables.kille.words import button_text, option
from bluestick.tables.kille.words_calls import call
from bluestick.tables.kille.words_names import short
from bluestick.tables.kille.words_notes import notes, signed


class SpokenRound(MovingRound):
    """Everything on the table has a name."""

    # What a game fills in.

    def word_of(self, part: Part) -> Word | None:
        """What touching something on the table says; None for nothing."""
        raise NotImplementedError

    def says(self, part: Part) -> bool:
        """Whether it can be said now."""
        raise NotImplementedError

    # Names.

    def named(self) -> list[Part]:
        """Everything on the table that is no word, the seats first."""
        seats = [f"seat {(self.seat + step) % self.setup.seats}" for step in range(self.setup.seats)]
        laid = self.laid
        if laid is None:
            return seats
        return [*seats, *(["stock"] if laid.stock else []), "pot", *(f"away {place}" for place in laid.away)]

    def table_name(self) -> str:
        return QCoreApplication.translate("kille", "Kille table")

    def describe(self, part: Part) -> str:
        translate = QCoreApplication.translate
        laid, view = self.laid, self.shown
        if laid is None or view is None:
            return part
        zone, _, number = part.partition(" ")
        match zone:
            case "seat":
                return self._describe_seat(Seat(int(number)))
            case "stock":
                return translate("kille", "stock, %n card(s)", "", laid.stock)
            case "pot":
                return translate("kille", "pot, %n chip(s)", "", laid.pot)
            case "away":
                card = laid.cards[int(number)] if int(number) in laid.open else None
                seen = translate("kille", "a card face down") if card is None else card_name(card)
                return translate("kille", "{card}, out of play").format(card=seen)
        if self.moves is None or part not in self.moves.next_parts(()):
            return self.table_name()  # the cursor is where there was a word
        told = option(Word(part), laid, view, self.called)
        return f"{told.title}: {told.text}"

    def _describe_seat(self, seat: Seat) -> str:
        """Name, what there is to remember, the card, and what was called out."""
        translate = QCoreApplication.translate
        laid, view = self.laid, self.shown
        assert laid is not None
        remarks = notes(laid, view, seat, self.called, self.thinker, self.asked)
        dealer, hit = common.dealer(), translate("kille", "hit")
        said = [self.called(seat), remarks[0]]
        if seat == laid.dealer and dealer not in remarks:
            said.append(dealer)
        card, known = self.face(seat), self.remembered(seat)
        if card is not None:
            said.append(self.title_of(card, laid.at[seat] in laid.high))
        elif known is not None and self.memory_aid:
            text = translate("kille", "face down, known to you: {card}")
            said.append(text.format(card=self.title_of(known, laid.at[seat] in laid.high)))
        elif laid.at[seat] != NOT_DEALT:
            said.append(translate("kille", "a card face down"))
        if seat in laid.hits - laid.out and hit not in remarks:
            said.append(hit)
        if view.table.ledger:
            said.append(_won_or_lost(view.table.ledger[seat]))
        if self.says(f"seat {seat}") and self.moves is not None:
            word = self.word_of(f"seat {seat}")
            assert word is not None
            said.append(button_text(word, laid, view, self.called))
        if self.said is not None and self.said[0] == seat:
            spoken = call(self.said[1])
            if spoken is not None:
                said.append(f"{translate('kille', '“{call}”').format(call=spoken.text)} {spoken.gloss}")
        return ", ".join(filter(None, said))

    def title_of(self, card: Part, high: bool) -> str:
        """A card in words."""
        translate = QCoreApplication.translate
        if card != KILLE:
            return card_name(card)
        text = translate("kille", "{kille}, high") if high else translate("kille", "{kille}, low")
        return text.format(kille=card_name(card))

    def seat_note(self, view: View, seat: Seat) -> str:
        return notes(self.laid, view, seat, self.called, None, view.to_act)[0] if self.laid is not None else ""

    def seat_score(self, view: View, seat: Seat) -> str:
        return signed(view.table.ledger[seat]) if view.table.ledger else "0"

    # Where a card stands.

    def _lens_card(self) -> tuple[Part, bool] | None:
        """The card pointed at, if it is to be seen, or else the own one."""
        if self.laid is None:
            return None
        for part in (self.pointed, f"seat {self.viewer}" if self.viewer is not None else None):
            zone, _, number = (part or "").partition(" ")
            card = self.face(int(number)) if zone == "seat" else None
            if card is not None:
                return card, self.laid.at[int(number)] in self.laid.high
        return None

    def lens_beside(self, width: float) -> tuple[str, QPixmap, str] | None:
        """The ladder from blaren to kuku. K1.3, K6."""
        found = self._lens_card()
        if found is None:
            return None
        translate = QCoreApplication.translate
        card, high = found
        below = len(RANKED) - 1 if high else 0 if card == KILLE else RANKED.index(card)
        above = len(RANKED) - below - (card != KILLE or high)
        if card == KILLE and high:
            place = translate("kille", "{below} below, equal to kuku").format(below=below)
        else:
            place = translate("kille", "{below} below, {above} above", "kinds of cards").format(
                below=below, above=above
            )
        title = translate("kille", "Where the {card} stands").format(card=short(card))
        ends = (short(RANKED[0]), place, short(RANKED[-1]))
        return title, drawings.ladder(card, high, ends, width, self.theme, self._dpr), place


def _won_or_lost(chips: int) -> str:
    """Qt counts nothing below nought."""
    translate = QCoreApplication.translate
    if chips < 0:
        return translate("kille", "%n chip(s) lost", "", -chips)
    return translate("kille", "%n chip(s) won", "", chips)
