"""Legal moves of Haggis, and refusals of others. Clauses G2 to G5."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator
from functools import cached_property
from itertools import takewhile
from random import Random

from bluestick.engine.moves import MoveSet, Part, Pick, Refusal, no_move
from bluestick.engine.seats import Seat
from bluestick.games.haggis.cards import (
    ALL_FACES,
    ALL_NUMBERS,
    COLOURS,
    JACK,
    LOW,
    ODD_RANKS,
    TEN,
    colour,
    mask,
    parts,
    rank,
)
from bluestick.games.haggis.combinations import (
    BOMB_LEVEL,
    beating_claims,
    every_play,
    possible_claims,
    possible_plays,
    random_play,
)
from bluestick.games.haggis.moves import BETS, GIFTS, WORDS, Deal, HaggisMove, Play, Say, Word
from bluestick.games.haggis.readings import CLAIM, READING, Kind, Reading
from bluestick.games.haggis.state import Laid, View


class HaggisMoves(MoveSet[HaggisMove]):
    """Legal moves of one seat. Combinations are listed only when needed."""

    def __init__(self, view: View) -> None:
        self._table = view.table
        self._seat = view.seat
        self._parts = view.hand
        self._ahead: dict[Pick, frozenset[Part]] = {}

    def __bool__(self) -> bool:
        if self._turn_refusal() is None:
            return True  # a player who has to follow may pass
        return any(self._why_not_say(word) is None for word in Word)

    def __iter__(self) -> Iterator[HaggisMove]:
        if self._turn_refusal() is None:
            for cards, claim in every_play(self._hand, self._top):
                yield Play(parts(cards), READING[claim])
        yield from self._word_moves

    def representatives(self) -> Iterator[HaggisMove]:
        """Yield the legal moves, with only one set of cards (the fewest face cards) for each declaration."""
        if self._turn_refusal() is None:
            for cards, claim in possible_plays(self._hand, self._top):
                yield Play(parts(cards), READING[claim])
        yield from self._word_moves

    def why_not(self, move: HaggisMove) -> Refusal | None:
        match move:
            case Play(cards, reading):
                return self._turn_refusal() or self._not_held_refusal(cards) or self._why_not_play(mask(cards), reading)
            case Say(word):
                return self._why_not_say(word)
            case Deal():
                return Refusal("no_deal", "haggis#G1.4")
            case _:
                return no_move("haggis#G5.1")

    def sample(self, rng: Random) -> HaggisMove:
        """Return a random legal move; passes, bets and all forms of combination are frequent, for the sake of tests."""
        sayings = self._word_moves
        if self._turn_refusal() is not None:
            if not sayings:
                raise LookupError("no moves")
            return rng.choice(sayings)
        found = None if sayings and rng.random() < 0.2 else random_play(self._hand, self._top, rng)
        if found is None:
            return rng.choice(sayings)
        cards, claim = found
        return Play(parts(cards), READING[claim])

    def next_parts(self, chosen: Pick) -> frozenset[Part]:
        if chosen not in self._ahead:
            self._ahead[chosen] = self._next_parts(chosen)
        return self._ahead[chosen]

    def _next_parts(self, chosen: Pick) -> frozenset[Part]:
        ahead: set[Part] = set() if chosen else {say.word.value for say in self._word_moves}
        if self._turn_refusal() is None and self._not_held_refusal(chosen) is None:
            touched, able = mask(chosen), 0
            for cards in self._playable:
                if cards & touched == touched:
                    able |= cards
            ahead.update(parts(able & ~touched))
        return frozenset(ahead)

    def readings(self, chosen: Pick) -> tuple[HaggisMove, ...]:
        if not WORDS.isdisjoint(chosen):
            said = Say(Word(chosen[0])) if len(chosen) == 1 else None
            return (said,) if said is not None and said in self else ()
        if not chosen or self._turn_refusal() or self._not_held_refusal(chosen):
            return ()
        cards = mask(chosen)
        return tuple(Play(parts(cards), READING[claim]) for claim in beating_claims(cards, self._top))

    def why_not_pick(self, chosen: Pick) -> Refusal | None:
        if not chosen:
            return None if self else self._turn_refusal()
        if not WORDS.isdisjoint(chosen):
            return self._why_not_say(Word(chosen[0])) if len(chosen) == 1 else Refusal("word_alone", "haggis#G5.2")
        refusal = self._turn_refusal() or self._not_held_refusal(chosen)
        if refusal is not None:
            return refusal
        cards = mask(chosen)
        if any(cards & each == cards for each in self._playable):
            return None
        return self._selection_refusal(cards)

    def near_misses(self) -> tuple[Refusal, ...]:
        """Return refusals of near misses: 3-5-7-9 in wrong colours, and for a lead a run with a gap. G3.2, G4.1."""
        if self._turn_refusal() is not None:
            return ()
        numbers = self._hand & ALL_NUMBERS
        odd = [next((card for card in parts(numbers) if rank(card) == each), None) for each in ODD_RANKS]
        some = mask(card for card in odd if card is not None)
        found = []
        if None not in odd and not any(not cards & ~numbers for cards in BOMB_LEVEL):
            found.append(some)
        gap = 0 if self._top or self._hand & ALL_FACES else _with_gap(numbers)
        return tuple(refusal for cards in (*found, gap) if cards and (refusal := _no_combination_refusal(cards)))

    # Cached values.

    @cached_property
    def _hand(self) -> int:
        return mask(self._parts)

    @cached_property
    def _play_to_beat(self) -> Laid | None:
        return self._table.top

    @cached_property
    def _top(self) -> int:
        """Claim to beat; 0 for a lead."""
        return 0 if self._play_to_beat is None else CLAIM[self._play_to_beat.reading]

    @cached_property
    def _playable(self) -> frozenset[int]:
        return frozenset(cards for cards, _ in every_play(self._hand, self._top))

    # Turn: G5.1, G5.6, G6.

    def _turn_refusal(self) -> Refusal | None:
        table = self._table
        if table.result is not None:
            return Refusal("match_over", table.result.clause)
        if self._seat is not None and self._seat == table.turn:
            return None
        if not table.is_playing:
            return Refusal("no_cards", "haggis#G1.4")
        if table.giver is not None:
            return Refusal("gift_first", "haggis#G5.7")
        if self._seat is not None and not table.sizes[self._seat]:
            return Refusal("gone_out", "haggis#G5.6")
        return Refusal("not_your_turn", "haggis#G5.1")

    # Ownership: G1.4.

    def _not_held_refusal(self, cards: Collection[Part]) -> Refusal | None:
        if len(set(cards)) == len(cards) and set(cards).issubset(self._parts):
            return None
        return Refusal("not_held", "haggis#G1.4")

    # Form, combination, and beating: G3, G4, G5.3, G5.4.

    def _why_not_play(self, cards: int, reading: Reading) -> Refusal | None:
        claim = CLAIM.get(reading, 0)
        if claim in beating_claims(cards, self._top):
            return None
        refusal = self._why_not_number(cards) or _no_combination_refusal(cards)
        if refusal is not None:
            return refusal
        if claim not in possible_claims(cards):
            return Refusal("no_such_reading", "haggis#G3.6", parts(cards))
        return self._not_beating_refusal(reading)

    def _why_not_number(self, cards: int, complete: bool = True) -> Refusal | None:
        """Return a refusal of a wrong number of cards, bombs excepted; of too few only if ``complete``. G5.3, G5.4."""
        lying = self._play_to_beat
        if lying is None or lying.reading.kind is Kind.BOMB or cards in BOMB_LEVEL:
            return None
        number = len(lying.cards)
        if cards.bit_count() > number or (complete and cards.bit_count() < number):
            return Refusal("same_number", "haggis#G5.3", lying.cards, (number,))
        return None

    def _not_beating_refusal(self, reading: Reading) -> Refusal:
        """Return why a combination does not beat the last one of the trick. G5.3, G5.4."""
        lying = self._play_to_beat
        assert lying is not None
        if lying.reading.kind is Kind.BOMB:
            if reading.kind is Kind.BOMB:
                return Refusal("higher_bomb", "haggis#G5.4", lying.cards)
            return Refusal("bombs_only", "haggis#G5.4", lying.cards)
        if reading.kind is not lying.reading.kind:
            return Refusal("same_kind", "haggis#G5.3", lying.cards)
        if reading.form != lying.reading.form:
            return Refusal("same_width", "haggis#G5.3", lying.cards, (lying.reading.width,))
        return Refusal("not_higher", "haggis#G5.3", lying.cards, (lying.reading.value,))

    def _selection_refusal(self, cards: int) -> Refusal | None:
        refusal = self._why_not_number(cards, complete=False)
        lying = self._play_to_beat
        if refusal is not None or lying is None:
            return refusal or _no_combination_refusal(cards)
        if lying.reading.kind is Kind.BOMB:
            code = "higher_bomb" if cards in BOMB_LEVEL else "bombs_only"
            return Refusal(code, "haggis#G5.4", lying.cards)
        if cards.bit_count() < len(lying.cards):
            return Refusal("nothing_higher", "haggis#G5.3", lying.cards)
        return _no_combination_refusal(cards) or self._not_beating_refusal(READING[possible_claims(cards)[0]])

    # Words: G2, G5.2, G5.7.

    @cached_property
    def _word_moves(self) -> tuple[Say, ...]:
        return tuple(Say(word) for word in Word if self._why_not_say(word) is None)

    def _why_not_say(self, word: Word) -> Refusal | None:
        if self._table.result is not None:
            return Refusal("match_over", self._table.result.clause)
        if self._seat is None:
            return Refusal("not_your_turn", "haggis#G5.1")
        if word in BETS:
            return self._why_not_bet(self._seat)
        if word in GIFTS:
            return self._why_not_give(self._seat, GIFTS[word])
        refusal = self._turn_refusal()
        if refusal is None and self._play_to_beat is None:
            return Refusal("must_lead", "haggis#G5.2")
        return refusal

    def _why_not_bet(self, seat: Seat) -> Refusal | None:
        table = self._table
        if not table.is_playing:
            return Refusal("no_cards", "haggis#G1.4")
        if any(
            laid.seat == seat for trick in (table.trick, *(trick.plays for trick in table.tricks)) for laid in trick
        ):
            return Refusal("bet_late", "haggis#G2.2")
        if table.bets[seat] is not None:
            return Refusal("bet_made", "haggis#G2.3")
        return None if table.may_bet(seat) else Refusal("bet_decided", "haggis#G2.2")

    def _why_not_give(self, seat: Seat, to: Seat) -> Refusal | None:
        table = self._table
        if table.giver != seat or to >= table.seats:
            return Refusal("no_gift", "haggis#G5.8" if table.tournament else "haggis#G5.7")
        return Refusal("gift_to_oneself", "haggis#G5.7") if to == seat else None


def _with_gap(numbers: int) -> int:
    """Return the mask of the longest run of one colour that lacks one rank inside; 0 if there is none. G3.2."""
    best = 0
    for suit in COLOURS:
        held = {rank(card): card for card in parts(numbers) if colour(card) == suit}
        for missing in range(LOW + 1, TEN):
            below = list(takewhile(held.__contains__, range(missing - 1, LOW - 1, -1)))
            above = list(takewhile(held.__contains__, range(missing + 1, JACK)))
            if below and above and missing not in held:
                best = max(best, mask(held[each] for each in (*below, *above)), key=int.bit_count)
    return best if best.bit_count() > 1 else 0


def _no_combination_refusal(cards: int) -> Refusal | None:
    """Return why cards are no combination; None if they are one. G3, G4."""
    if possible_claims(cards):
        return None
    numbers, wild = cards & ALL_NUMBERS, (cards & ALL_FACES).bit_count()
    counts = Counter(rank(card) for card in parts(numbers))
    suited, most = len({colour(card) for card in parts(numbers)}), max(counts.values(), default=0)
    if len(counts) == numbers.bit_count() and counts.keys() <= set(ODD_RANKS):
        if len(counts) == len(ODD_RANKS) and not wild:
            return Refusal("bomb_colours", "haggis#G4.1", parts(cards))
        if len(counts) == len(ODD_RANKS) - 1 and wild == 1:
            return Refusal("bomb_wild", "haggis#G4.1", parts(cards & ALL_FACES))
    if suited > most:
        return Refusal("run_colours", "haggis#G3.3", parts(numbers))
    missing = [place for place in range(min(counts, default=0), max(counts, default=0)) if place not in counts]
    if sum(most - counts[place] for place in (*counts, *missing)) > wild:
        return Refusal("run_gap" if missing else "run_uneven", "haggis#G3.2", parts(numbers), (*missing,))
    return Refusal(
        "run_short" if numbers.bit_count() == 2 and not wild else "no_combination", "haggis#G3.2", parts(cards)
    )
