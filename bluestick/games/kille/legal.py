"""Legal words of Kille, and refusals of others. Clauses K3, K7, K10 and K11."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from random import Random

from bluestick.engine.moves import MoveSet, Part, Pick, Refusal, no_move
from bluestick.engine.tricks import Deal
from bluestick.games.kille.cards import KUKU, SVIN
from bluestick.games.kille.moves import WORDS, KilleMove, Say, Word
from bluestick.games.kille.state import View

ASKING_PLAYERS = (2, 3)
"""Numbers of players with which forehand may ask for better cards. K10.1."""

_SPEAKING = (Word.STAND, Word.SWAP, Word.ASK, Word.KUKU)
_ANSWERING = (Word.ACCEPT, Word.DEPENDS, Word.REFUSE, Word.KUKU)
_BUYING = (Word.BUY, Word.DECLINE)
_BETWEEN = (Word.NEXT, Word.END)


class KilleMoves(MoveSet[KilleMove]):
    """Legal words of one seat: in Kille a move is a word said."""

    def __init__(self, view: View) -> None:
        self._table = view.table
        self._round = view.round
        self._seat = view.seat
        self._view = view

    def __iter__(self) -> Iterator[KilleMove]:
        return iter(self._word_moves)

    def why_not(self, move: KilleMove) -> Refusal | None:
        match move:
            case Say(word):
                return self._why_not(word)
            case Deal():
                return Refusal("no_deal", "kille#K2.4")
            case _:
                return no_move("kille#K3.1")

    def sample(self, rng: Random) -> KilleMove:
        if not self._word_moves:
            raise LookupError("no moves")
        return rng.choice(self._word_moves)

    def next_parts(self, chosen: Pick) -> frozenset[Part]:
        return frozenset() if chosen else frozenset(say.word.value for say in self._word_moves)

    def readings(self, chosen: Pick) -> tuple[KilleMove, ...]:
        return tuple(say for say in self._word_moves if chosen == (say.word.value,))

    def why_not_pick(self, chosen: Pick) -> Refusal | None:
        if not chosen:
            return None if self._word_moves else self._why_not(self._usual_word)
        if WORDS.isdisjoint(chosen):
            # a card stays where it is until the player says a word
            refusal = None if self._word_moves else self._why_not(self._usual_word)
            return refusal or Refusal("say_it", "kille#K3.2")
        if len(chosen) == 1:
            return self._why_not(Word(chosen[0]))
        if chosen[0] == Word.SWAP and WORDS.isdisjoint(chosen[1:]):  # with a player who was selected
            return self._why_not(Word.SWAP) or self._why_not_there
        return Refusal("word_alone", "kille#K3.2")

    @cached_property
    def _word_moves(self) -> tuple[Say, ...]:
        if self._seat is None:
            return ()
        table, deal = self._table, self._round
        words: tuple[Word, ...] = ()
        if deal.question is not None:
            words = _ANSWERING
        elif deal.open:
            words = _SPEAKING
        elif table.offer is not None:
            words = _BUYING
        elif table.asked:
            words = _BETWEEN
        return tuple([Say(word) for word in words if self._why_not(word) is None])

    @property
    def _usual_word(self) -> Word:
        if self._round.question is not None:
            return Word.REFUSE
        if self._table.offer is not None:
            return Word.BUY
        return Word.NEXT if self._table.asked else Word.STAND

    def _why_not(self, word: Word) -> Refusal | None:
        table = self._table
        if table.result is not None:
            return Refusal("match_over", table.result.clause)
        if self._seat is None:
            return Refusal("onlooker", "kille#K3.1")
        match word:
            case Word.STAND | Word.SWAP | Word.ASK:
                return self._why_not_speak() or (self._why_not_ask() if word is Word.ASK else None)
            case Word.KUKU:
                return self._why_not_kuku()
            case Word.ACCEPT | Word.REFUSE | Word.DEPENDS:
                return self._why_not_answer(word)
            case Word.BUY | Word.DECLINE:
                return self._why_not_buy()
            case Word.NEXT | Word.END:
                return None if self._seat in table.asked else Refusal("no_new_pot", "kille#K11.9")

    # Swap or stand: K3.

    def _why_not_speak(self) -> Refusal | None:
        deal, seat = self._round, self._seat
        if not deal.open:
            return Refusal("no_cards", "kille#K2.4") if not deal.over else Refusal("all_shown", "kille#K3.7")
        if seat == deal.awaited_seat == deal.turn:
            return None
        if seat not in deal.order:
            return Refusal("out", "kille#K11.2")
        if deal.question is not None:
            return Refusal("question_open", "kille#K10.1")
        if seat in deal.hit:
            return Refusal("hit", "kille#K8.4")
        if seat in deal.spoken:
            return Refusal("spoken", "kille#K3.1")
        if seat not in deal.to_speak:
            return Refusal("passed", "kille#K4.4" if self._was_passed else self._hitting)
        return Refusal("not_your_turn", "kille#K3.1")

    @property
    def _why_not_there(self) -> Refusal:
        """Refusal of a swap with a player who was selected: the rules determine the other player. K3.2, K5.1."""
        if self._seat == self._round.dealer:
            return Refusal("stock_only", "kille#K5.1")
        return Refusal("neighbour_only", "kille#K3.2")

    @property
    def _hitting(self) -> str:
        """Id of the rule about the svin if the player holds one, else about the husar.

        After a demand that was answered with this card, its holder does not speak any more.
        """
        return "kille#K4.3" if self._view.card == SVIN else "kille#K4.2"

    @property
    def _was_passed(self) -> bool:
        return any(self._seat in turn.passed for turn in self._round.turns)

    # "Bättre kort?": K10.

    def _why_not_ask(self) -> Refusal | None:
        deal = self._round
        if len(deal.order) not in ASKING_PLAYERS:
            return Refusal("too_many", "kille#K10.1", (), (len(deal.order),))
        if self._seat != deal.forehand:
            return Refusal("not_forehand", "kille#K10.1")
        return Refusal("asked_before", "kille#K10.4") if deal.asked else None

    def _why_not_answer(self, word: Word) -> Refusal | None:
        deal = self._round
        if deal.question is None:
            return Refusal("no_question", "kille#K10.1")
        if self._seat != deal.question:
            return Refusal("not_asked", "kille#K10.2" if len(deal.order) == 2 else "kille#K10.3")
        if word is Word.REFUSE:
            return None
        if len(deal.order) == 3 and self._seat == deal.dealer:
            return None if word is Word.DEPENDS else Refusal("third_decides", "kille#K10.3")
        return None if word is Word.ACCEPT else Refusal("nobody_else", "kille#K10.2")

    # Kuku at any time: K7.

    def _why_not_kuku(self) -> Refusal | None:
        deal = self._round
        if not deal.open:
            return Refusal("no_cards", "kille#K2.4") if not deal.over else Refusal("all_shown", "kille#K7.1")
        if self._view.card != KUKU:
            return Refusal("no_kuku", "kille#K7.1")
        return Refusal("hit", "kille#K7.1") if self._seat in deal.hit else None

    # Buying in: K11.

    def _why_not_buy(self) -> Refusal | None:
        table, seat, offer = self._table, self._seat, self._table.offer
        if offer is None:
            return Refusal("no_offer", "kille#K11.3")
        if seat == offer.left[0]:
            return None
        if seat in offer.left:
            return Refusal("others_first", "kille#B31")
        if seat in table.active:
            return Refusal("still_in", "kille#K11.3")
        if seat in offer.eligible or seat in table.declined:
            return Refusal("declined", "kille#K11.7")
        return Refusal("cannot_pay", "kille#B33", (), (offer.price,))
