"""Computer players for kille, after "How sensible people play" on the rule page.

Every move comes with a reason. ``parts`` begin with the player's own card; percentages and chips are whole numbers.

=================  ======================================================================================
kuku_is_safe       stands on kuku, which is never out as the lowest card
matador_stands     stands on another matador, which also answers a player who wants to swap
high_kille         stands on a kille that is as high as kuku
kille_goes         swaps a low kille away
kille_of_two       stands on a low kille: with two players nobody goes out then
lower_behind       stands, as the player who gave this card got a lower one for it; parts: that card, too
high_enough        stands; parts: the highest card to swap at this place, too
low_for_seat       swaps; parts: the highest card to swap at this place, too
free_to_pass       swaps a card that was dealt to another player: no svin can hurt; parts: as above
counted_stand      stands; args: percent of being out after standing, and after swapping
counted_swap       swaps; args: as for counted_stand
whim               a random choice against the rules of thumb; no parts
more_of_pot        the word brings more of the pot on average, though the player is not out less often
kuku_now           shows kuku: waiting could only help the others
asks_better        asks for better cards; args: percent of being out with this card, and with any card
asks_kille         asks for better cards, as a low kille is the worst
wants_new_cards    accepts, or lets the third player decide; args: as for asks_better
keeps_these_cards  refuses; args: as for asks_better
enough_redeals     refuses after so many new deals in a row; args: how many; no parts
buys_worth         buys, as it is worth its price; args: the price, and what being in the pot is worth; no parts
buys_last_pot      buys, as the match cannot be won without this pot; args: the price, and the pot; no parts
buys_for_fun       buys at more than it is worth; args: as for buys_worth; no parts
declines_sure      does not buy, as the match is won without this pot; args: as for buys_last_pot; no parts
declines_dear      does not buy; args: as for buys_worth; no parts
another_pot        the match goes on; no parts
=================  ======================================================================================
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from time import monotonic

from bluestick.engine.bots import BestMoveBot, Choice, Level, Reason
from bluestick.engine.estimates import Basis, ComparisonReason, Estimate, single_estimate
from bluestick.engine.events import Event
from bluestick.engine.explanations import explain_difference
from bluestick.engine.moves import MoveSet, Part
from bluestick.engine.search.sampling import Standing, Tally, race
from bluestick.engine.seats import Seat
from bluestick.engine.weaker_levels import WeightedBot, Weighting
from bluestick.games.kille.cards import KINDS
from bluestick.games.kille.events import Dealt
from bluestick.games.kille.moves import KilleMove, Say, Word
from bluestick.games.kille.state import View
from bluestick.games.kille.thinking.buying import buy_in_choice, buy_in_estimates
from bluestick.games.kille.thinking.character import character
from bluestick.games.kille.thinking.measures import MEASURES, with_cause
from bluestick.games.kille.thinking.plan import (
    MOST_DEALS,
    SpokenPlan,
    expected_percent_out,
    percent_out,
    plan_share,
    usual_percent_out,
)
from bluestick.games.kille.thinking.search import KI, KU, VH, KilleDeal
from bluestick.games.kille.thinking.values import Knowledge, should_accept, should_ask

MOST_REDEALS = 3
"""Number of new deals in a row after which a bot neither asks for better cards nor accepts them. B24."""
CLOSE_RANKS = 3
"""Largest distance in ranks from the highest card usually swapped at which standing and swapping are compared.

With other cards the rule of thumb decides, without sampled deals.
"""
REASON_DEALS = 100
SPARE_SECONDS = 0.02
"""Seconds of the time limit kept for what follows the comparison of words."""
RACE_SLACK = 1.3
"""Parameter ``slack`` of ``race``, in shares of the pot."""
MODEL_ERROR = 0.01
"""Error of the evaluation by play-outs, in shares of the pot: see docs/players.md."""
EARLY_KUKU_GAIN = 0.008
"""Advantage over waiting, as a share of the pot, that showing kuku early must have."""
_NEW_CARDS = frozenset({Word.ASK, Word.ACCEPT, Word.DEPENDS, Word.REFUSE})
"""The request for better cards (a new deal), and its answers. K10."""


@dataclass(frozen=True, slots=True)
class KilleBot:
    """Bot of a lower level: compares words (its moves) in a few sampled deals, and says one of them at random."""

    level: Level
    temper: float
    cap: float
    """``temper`` and ``cap`` are parameters of ``weighted_choice``, in shares of the pot."""
    deals: int

    def choose(
        self, view: View, heard: Sequence[Event], moves: MoveSet[KilleMove], deadline: float, rng: Random
    ) -> Choice[KilleMove] | None:
        """Return a random word, likely a good one; None for a seat that need not act (no kuku out of turn)."""
        if view.seat not in view.to_act:
            return None
        settled = fixed_choice(view, heard, moves, self.level)
        if settled is not None:
            return settled
        player = WeightedBot(Hard(self.deals), self._weighting, _sensible_words_filter, careful=Hard())
        choice = player.choose(view, heard, moves, deadline, rng)
        assert choice is not None
        usual = _usual_choice(Knowledge(view, heard), heard, moves, rng)
        return usual if usual.move == choice.move else Choice(choice.move, Reason("whim"))

    def _weighting(self, view: View) -> Weighting:
        assert view.seat is not None
        pot = view.table.pot
        lean = pot * character(self.level, view.seat).lean
        return Weighting(self.temper * pot, self.cap * pot, pot, {Say(Word.SWAP): lean})


def _sensible_words_filter(view: View, found: Sequence[Estimate[KilleMove]]) -> Callable[[KilleMove], bool]:
    """Return a predicate that says whether a lower level may choose a word at random.

    It excludes giving up a card that is always kept, keeping a low kille, and showing kuku early.
    """
    knowledge = Knowledge(view, ())
    kept, thumb = _kept_card_choice(knowledge), _kille(knowledge)
    if view.round.question is not None and (kept or thumb) and not should_accept(knowledge.players, knowledge.card):
        return lambda move: move == Say(Word.REFUSE)
    if view.round.question is not None or not (kept or thumb):
        return lambda move: move != Say(Word.KUKU)
    able = {kept.move} if kept else {thumb.move, Say(Word.ASK)} if thumb else set()
    return able.__contains__


def _usual_choice(
    knowledge: Knowledge, heard: Sequence[Event], moves: MoveSet[KilleMove], rng: Random
) -> Choice[KilleMove]:
    if Say(Word.REFUSE) in moves:
        yes = Word.DEPENDS if Say(Word.DEPENDS) in moves else Word.ACCEPT
        return _answer_choice(
            yes,
            should_accept(knowledge.players, knowledge.card),
            expected_percent_out(knowledge, rng, REASON_DEALS),
            knowledge,
        )
    if may_ask(heard, moves) and should_ask(knowledge.players, knowledge.card):
        return Choice(Say(Word.ASK), _asking(knowledge, rng))
    return _rule_of_thumb(knowledge) or _by_mark(knowledge, knowledge.marks[knowledge.me])


@dataclass(frozen=True, slots=True)
class Hard(BestMoveBot[KilleMove]):
    """Hard bot: plays out possible deals, and chooses the word with the best results."""

    deals: int = MOST_DEALS

    def weigh(
        self,
        view: View,
        heard: Sequence[Event],
        moves: MoveSet[KilleMove],
        also: Sequence[KilleMove],
        deadline: float,
        tally: Tally,
    ) -> tuple[Estimate[KilleMove], ...]:
        """Return estimates, in chips, of all words (or of buying in and declining), the best first.

        Out of turn only showing kuku is estimated, and only if waiting would just help the others.
        """
        assert view.seat is not None
        if view.seat not in view.to_act:
            return self._out_of_turn(view, heard, deadline, tally) if Say(Word.KUKU) in moves else ()
        if view.table.offer is not None:
            return buy_in_estimates(view.table, view.seat)
        settled = fixed_choice(view, heard, moves, Level.HARD)
        if settled is not None:
            return single_estimate(settled, Basis.FORMAL if settled.move.is_formality else Basis.RULED)
        knowledge = Knowledge(view, heard)
        thumb = _rule_of_thumb(knowledge)
        obvious = {} if thumb is None else {thumb.move: thumb.reason}
        ways = [
            way
            for word in sorted(Word, key=lambda word: Say(word) not in obvious)
            if Say(word) in moves and (word is not Word.ASK or may_ask(heard, moves) or Say(word) in also)
            for way in (
                [SpokenPlan(word, Word.STAND), SpokenPlan(word, Word.SWAP)] if word is Word.ASK else [SpokenPlan(word)]
            )
        ]
        found = self._race(knowledge, view.seat, ways, deadline, tally)
        pot = view.table.pot
        told: dict[Word, Estimate[KilleMove]] = {}
        for each in found:
            word = each.option.word
            assert word is not None
            if word not in told:  # asking is worth as much as with the better of the two words after a refusal
                told[word] = Estimate(
                    Say(word),
                    obvious.get(Say(word)) or _word_reason(knowledge, tally, word, best=each is found[0]),
                    Basis.SAMPLED,
                    pot * each.value,
                    pot * each.gap,
                    pot * each.error,
                    pot * MODEL_ERROR if each.gap else 0.0,
                    each.deals,
                    _cause_of_gap(tally, found[0], each),
                )
        return tuple(told.values())

    def _race(
        self, knowledge: Knowledge, seat: Seat, ways: Sequence[SpokenPlan], deadline: float, tally: Tally
    ) -> tuple[Standing[SpokenPlan], ...]:
        """Compare the plans ``ways`` in sampled deals. Showing kuku has a small handicap, as waiting is preferred."""
        early = EARLY_KUKU_GAIN * character(Level.HARD, seat).patience

        def result(way: SpokenPlan, deal: KilleDeal) -> float:
            return plan_share(knowledge, way, deal, tally.notes_of(way)) - (early if way.word is Word.KUKU else 0.0)

        late = deadline - SPARE_SECONDS
        return race(
            tally, ways, knowledge.deal, result, RACE_SLACK, late=lambda: monotonic() > late, most=self.deals, kept=ways
        )

    def _out_of_turn(
        self, view: View, heard: Sequence[Event], deadline: float, tally: Tally
    ) -> tuple[Estimate[KilleMove], ...]:
        """Return, in a tuple, the estimate of showing kuku out of turn; () if waiting is as good."""
        knowledge = Knowledge(view, heard)
        assert view.seat is not None
        found = self._race(knowledge, view.seat, (SpokenPlan(None), SpokenPlan(Word.KUKU)), deadline, tally)
        if found[0].option.word is None:
            return ()
        return single_estimate(Choice(Say(Word.KUKU), Reason("kuku_now", (), _own_card(knowledge))), Basis.RULED)


def bot(level: Level) -> KilleBot | Hard:
    """Return the computer player of a level: easy, medium, or else hard."""
    match level:
        case Level.EASY:
            return KilleBot(level, 0.4, 1.0, 3)
        case Level.MEDIUM:
            return KilleBot(level, 0.12, 0.5, 8)
        case _:
            return Hard()


def fixed_choice(
    view: View, heard: Sequence[Event], moves: MoveSet[KilleMove], level: Level
) -> Choice[KilleMove] | None:
    """Return the choice where the own card makes no difference; None in other cases.

    These are: buying in, another pot, too many new deals in a row.
    """
    seat, table = view.seat, view.table
    assert seat is not None
    if table.offer is not None:
        return buy_in_choice(table, seat, character(level, seat))
    if seat in table.asked:
        return Choice(Say(Word.NEXT), Reason("another_pot"))
    again = redeals_in_a_row(heard)
    if Say(Word.REFUSE) in moves and again >= MOST_REDEALS:
        return Choice(Say(Word.REFUSE), Reason("enough_redeals", (again,)))
    return None


def may_ask(heard: Sequence[Event], moves: MoveSet[KilleMove]) -> bool:
    """Return whether a bot may ask for better cards: legally, and not after too many new deals in a row."""
    return Say(Word.ASK) in moves and redeals_in_a_row(heard) < MOST_REDEALS


def redeals_in_a_row(heard: Sequence[Event]) -> int:
    """Return how many deals up to now, without a break, were new deals after a request for better cards."""
    again = 0
    for event in reversed(heard):
        if isinstance(event, Dealt):
            if not event.again:
                break
            again += 1
    return again


def _own_card(knowledge: Knowledge) -> tuple[Part, ...]:
    return (KINDS[knowledge.card],)


def _kept_card_choice(knowledge: Knowledge) -> Choice[KilleMove] | None:
    """Return the choice to stand on a matador or high kille, which are always kept; None for other cards."""
    if knowledge.card < VH or (knowledge.card == KI and not knowledge.high):
        return None
    if knowledge.card == KU:
        return Choice(Say(Word.STAND), Reason("kuku_is_safe", (), _own_card(knowledge)))
    return Choice(
        Say(Word.STAND), Reason("high_kille" if knowledge.card == KI else "matador_stands", (), _own_card(knowledge))
    )


def _kille(knowledge: Knowledge) -> Choice[KilleMove] | None:
    """Return the choice for a low kille; None for other cards.

    It is swapped, but kept if two players are left, as neither goes out then. K8.6.
    """
    if knowledge.card != KI:
        return None
    if knowledge.players == 2:
        return Choice(Say(Word.STAND), Reason("kille_of_two", (), _own_card(knowledge)))
    return Choice(Say(Word.SWAP), Reason("kille_goes", (), _own_card(knowledge)))


def _has_lower_card_behind(knowledge: Knowledge) -> bool:
    """Return whether the player who swapped with this seat got a lower card by that, and has to keep it."""
    return knowledge.handed and knowledge.given < knowledge.card and knowledge.given != KI


def _by_mark(knowledge: Knowledge, mark: int) -> Choice[KilleMove]:
    mark = min(VH - 1, max(0, mark))
    cards = (KINDS[knowledge.card], KINDS[mark])
    if knowledge.card > mark:
        return Choice(Say(Word.STAND), Reason("high_enough", (), cards))
    return Choice(Say(Word.SWAP), Reason("free_to_pass" if knowledge.handed else "low_for_seat", (), cards))


def _rule_of_thumb(knowledge: Knowledge) -> Choice[KilleMove] | None:
    """Return the choice to stand or to swap where it is obvious; None if sampled deals must be compared."""
    settled = _kept_card_choice(knowledge) or _kille(knowledge)
    if settled is not None:
        return settled
    if _has_lower_card_behind(knowledge):
        return Choice(Say(Word.STAND), Reason("lower_behind", (), (*_own_card(knowledge), KINDS[knowledge.given])))
    mark = knowledge.marks[knowledge.me]
    if knowledge.players > len("abc") and not knowledge.handed and abs(knowledge.card - mark) > CLOSE_RANKS:
        return _by_mark(knowledge, mark)
    return None


def _cause_of_gap(tally: Tally, first: Standing[SpokenPlan], other: Standing[SpokenPlan]) -> ComparisonReason | None:
    notes = tally.notes
    return with_cause(
        explain_difference(MEASURES, tally, first, other), notes.get(first.option, ()), notes.get(other.option, ())
    )


def _word_reason(knowledge: Knowledge, tally: Tally, word: Word, best: bool) -> Reason:
    """Return the reason for a word: percentages of going out.

    If these do not favour the best word (``best``), the reason is its larger average share of the pot.
    """
    usual = usual_percent_out(knowledge) if word in _NEW_CARDS else 0

    def out(word: Word) -> int:
        return percent_out(tally.found.get(SpokenPlan(word), ()))

    stand, swap = out(Word.STAND), out(Word.SWAP)
    if word is Word.KUKU:
        return Reason("kuku_now", (), _own_card(knowledge))
    if word is Word.ASK and knowledge.card == KI:
        return Reason("asks_kille", (), _own_card(knowledge))
    match word:
        case Word.STAND:
            code, args, speaks = "counted_stand", (stand, swap), stand < swap
        case Word.SWAP:
            code, args, speaks = "counted_swap", (stand, swap), swap < stand
        case Word.ASK:
            chance = min(stand, swap)
            code, args, speaks = "asks_better", (chance, usual), chance > usual
        case Word.REFUSE:
            chance = out(word)
            code, args, speaks = "keeps_these_cards", (chance, usual), chance < usual
        case _:
            chance = out(Word.REFUSE)
            code, args, speaks = "wants_new_cards", (chance, usual), chance > usual
    return (
        Reason(code, args, _own_card(knowledge))
        if speaks or not best
        else Reason("more_of_pot", (), _own_card(knowledge))
    )


def _asking(knowledge: Knowledge, rng: Random) -> Reason:
    if knowledge.card == KI:
        return Reason("asks_kille", (), _own_card(knowledge))
    return Reason(
        "asks_better",
        (expected_percent_out(knowledge, rng, REASON_DEALS), usual_percent_out(knowledge)),
        _own_card(knowledge),
    )


def _answer_choice(yes: Word, willing: bool, percent: int, knowledge: Knowledge) -> Choice[KilleMove]:
    percents = (percent, usual_percent_out(knowledge))
    if willing:
        return Choice(Say(yes), Reason("wants_new_cards", percents, _own_card(knowledge)))
    return Choice(Say(Word.REFUSE), Reason("keeps_these_cards", percents, _own_card(knowledge)))
