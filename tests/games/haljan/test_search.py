from collections.abc import Iterator
from random import Random

import pytest

from bluestick.engine.cards import single_bits
from bluestick.engine.match import Match
from bluestick.engine.seats import CHANCE
from bluestick.games.haljan.cards import beating_cards, match_beating_cards
from bluestick.games.haljan.cards import points_by_card as points_of
from bluestick.games.haljan.moves import Play, Say, Word
from bluestick.games.haljan.rules import Haljan
from bluestick.games.haljan.state import State, side_of
from bluestick.games.haljan.thinking.plan import (
    candidate_plays,
    expected_game_points,
    game_points,
    planned_plays,
    protected_lead,
    solve,
    value_after_trick,
    value_ahead,
)
from bluestick.games.haljan.thinking.search import (
    EKTEN,
    PACK,
    TWO,
    UEKTEN,
    HaljanDeal,
    beating_masks,
    card_bits,
    cards_by_bit,
    harjan_leads,
    lowest_beating,
    points_of_mask,
    random_deal,
)
from bluestick.games.haljan.thinking.values import best_gift, cheapest_cards, sensible_play, unbeatable_card
from tests.daily import first_row

HALJAN = Haljan()
FORMS = [
    ("haljan", 4, {}),
    ("haljan", 2, {}),
    ("harjan", 2, {"single_cards": False}),
    ("harjan", 2, {"single_cards": True}),
    ("harjan", 2, {"exchange": True}),
]

DEALS = [(4, {}), (2, {}), (2, {"top": 12, "ending": 1}), (2, {"top": 12, "ending": 2})]


def mask(trump: str, names: str) -> int:
    return sum(card_bits(trump)[name] for name in names.split())


def fast(state: State) -> HaljanDeal:
    """The same deal, before its first lead."""
    table = state.table
    bit = card_bits(table.trump)
    ending = 0 if not table.harjan else 1 if table.setup.option("single_cards") else 2
    return HaljanDeal(
        [sum(bit[card] for card in hand) for hand in state.hands],
        [bit[table.turn_up], *(bit[card] for card in reversed(state.stock))],
        table.turn,
        langen=not table.utn,
        scores=table.score,
        top=12 if table.harjan else 11,
        ending=ending,
        swaps=table.allows_exchange,
    )


def exchange_at_once(match: Match) -> None:
    """What the fast deal takes for granted; nobody passes who could exchange."""
    state = match._state
    for seat in range(state.table.seats):
        if Say(Word.EXCHANGE) in match.moves(seat):
            match.play(seat, Say(Word.EXCHANGE))
            return
    while match._state.table.drawing:
        match.play(min(match.to_act), Say(Word.PASS))


def wander(match: Match, rng: Random) -> Iterator[tuple[State, HaljanDeal]]:
    """A round by lot, more or less eager to take tricks, in step with the fast deal."""
    while match.outcome is None:
        assert match.to_act == {CHANCE}
        match.chance()
        quick = fast(match._state)
        eagerness = rng.random()
        while match._state.table.turn is not None:
            exchange_at_once(match)
            yield match._state, quick
            beating = lowest_beating(quick.needed, quick.hands[quick.turn]) if quick.left else 0
            play = beating if beating and rng.random() < eagerness else quick.by_lot(rng)
            names = cards_by_bit(match._state.table.trump)
            match.play(quick.turn, Play(tuple(names[card.bit_length() - 1] for card in single_bits(play))))
            quick.play(play)
        yield match._state, quick


def assert_same(state: State, quick: HaljanDeal) -> None:
    table, bit = state.table, card_bits(state.table.trump)
    assert [sum(bit[card] for card in hand) for hand in state.hands] == quick.hands
    assert tuple(quick.scores) == table.score
    wins = [side_of(trick.winner) for trick in table.tricks]
    assert quick.tricks == [wins.count(0), wins.count(1)]
    assert quick.over == (table.turn is None)
    if quick.over:
        return
    turn_up = [] if table.turn_up is None else [bit[table.turn_up]]
    assert quick.stock == turn_up + [bit[card] for card in reversed(state.stock)]
    assert quick.turn == table.turn
    assert quick.left == (table.seats - len(table.trick) if table.trick else 0)
    if table.winning is not None:
        assert quick.winner == table.winning.seat
    moves = quick.moves()
    assert len(moves) == len(set(moves))
    legal = HALJAN.moves(HALJAN.view(state, table.turn))
    assert set(moves) == {sum(bit[card] for card in move.cards) for move in legal if isinstance(move, Play)}


@pytest.mark.parametrize(("variant", "seats", "options"), first_row(FORMS), ids=str)
def test_random_positions_have_the_moves_successor_and_result_of_the_rules(variant, seats, options):
    rng = Random(f"{variant} {seats} {options}")
    setup = HALJAN.setup(seats, variant, {**options, "target": 1})
    positions = 0
    while positions < 2000:
        for state, quick in wander(Match(HALJAN, setup, rng=rng), rng):
            assert_same(state, quick)
            positions += 1


@pytest.mark.parametrize("trump", "SHDC")
def test_cards_stand_in_the_order_of_the_rules(trump):
    bit = card_bits(trump)
    for card, stronger in beating_cards(trump).items():
        (needed,) = beating_masks(bit[card])
        assert needed == sum(bit[other] for other in stronger)
    assert bit[trump + "J"] == EKTEN
    assert bit[trump + "2"] == TWO
    assert points_of_mask(UEKTEN) == 11


@pytest.mark.parametrize(("harjan", "top", "all_points"), [(False, 11, 138), (True, 12, 140)])
def test_points_are_those_of_the_rules(harjan, top, all_points):
    for trump in "SHDC":
        worth_of = points_of(trump, harjan)
        assert all(points_of_mask(bit, top) == worth_of[card] for card, bit in card_bits(trump).items())
    assert points_of_mask(PACK, top) == all_points


def test_plays_beat_each_other_as_in_the_rules():
    rng = Random(4)
    beaten = 0
    for _ in range(4000):
        size = rng.randint(1, 6)
        trump = rng.choice("SHDC")
        names = cards_by_bit(trump)
        # From the upper half of two suits and the trumps, so that every now and then a play is beaten.
        drawn = rng.sample([*names[5:13], *names[31:52]], 2 * size)
        led, played = drawn[:size], drawn[size:]
        pairing = match_beating_cards(trump, led, played)
        assert (pairing is not None) == bool(
            lowest_beating(beating_masks(mask(trump, " ".join(led))), mask(trump, " ".join(played)))
        )
        beaten += pairing is not None
    assert beaten > 200


def test_nothing_cheaper_beats_than_the_cheapest():
    """Card for card: whatever beats the play is nowhere lower, in the order of strength."""
    needed = beating_masks(mask("S", "H9 H5 S4"))
    hand = mask("S", "HK H10 S3 S6 SA CA")
    assert lowest_beating(needed, hand) == mask("S", "HK H10 S6")
    assert lowest_beating(needed, mask("S", "H10 S3 S6 SA CA DA")) == mask("S", "H10 S3 S6")
    assert lowest_beating(needed, mask("S", "HK H10 S3 CA DA D10")) == 0


@pytest.mark.parametrize(
    ("seats", "more"), [(4, {}), (2, {}), (2, {"top": 12, "ending": 1}), (2, {"top": 12, "ending": 2})]
)
def test_every_move_can_be_drawn_by_lot(seats, more):
    rng = Random(2)
    start = random_deal(rng, seats, **more)
    assert {start.by_lot(rng) for _ in range(2000)} == set(start.moves())


def test_copies_go_their_own_way():
    rng = Random(1)
    start = random_deal(rng, 4)
    before = (start.hands[:], start.stock[:], start.scores[:], start.turn)
    other = start.copy()
    while not other.over:
        other.play(other.by_lot(rng))
    assert (start.hands, start.stock, start.scores, start.turn) == before


def table(hands: str, turn: int = 0, stock: str = "", **more) -> HaljanDeal:
    """Spades are trumps; hands are parted by /."""
    held = [mask("S", hand) for hand in hands.split("/")]
    return HaljanDeal(held, [card_bits("S")[card] for card in stock.split()], turn, **more)


def test_the_last_player_takes_a_rich_trick_and_leaves_a_poor_one():
    rich = table("HA H10 HK D2 D3 D4/S3 S4 S5 C2 C3 C4")
    rich.play(mask("S", "HA H10 HK"))
    assert sensible_play(rich) == mask("S", "S3 S4 S5")
    poor = table("HA H10 HK D2 D3 D4/SJ CJ SA C2 C3 C4")
    poor.play(mask("S", "D2 D3 D4"))
    assert sensible_play(poor) == mask("S", "C2 C3 C4")


def test_points_go_to_the_partners_trick():
    trick = table("D2 D3 D4 D5 D6 D7/SJ CJ SA H2 H3 H4/C5 C6 C7 C8 C9 CQ/HA H10 S2 S3 C2 C3")
    trick.play(mask("S", "D2 D3 D4"))
    trick.play(mask("S", "SJ CJ SA"))
    trick.play(mask("S", "C5 C6 C7"))
    assert sensible_play(trick) == mask("S", "HA H10 C2")


def test_an_unbeatable_card_protects_points():
    assert sensible_play(table("SJ HA H10 D2 D3 S4/S9 S8 S7 C2 C3 C4")) == mask("S", "SJ HA H10")
    assert unbeatable_card(table("CJ HA H10 D2 D3 S4/S9 S8 S7 C2 C3 C4"), mask("S", "CJ HA")) == 0


def test_low_and_gift():
    hand = single_bits(mask("S", "HA H10 D2 S2 SJ DQ"))
    assert cheapest_cards(hand, 2) == mask("S", "D2 DQ")
    assert best_gift(hand, 2) == mask("S", "HA H10")


@pytest.mark.parametrize(
    ("scores", "tricks", "value"),
    [([148, 0], [5, 0], 2.0), ([0, 148], [0, 5], -2.0), ([74, 74], [2, 3], 0.0)],
)
def test_langen_is_worth_the_game_points_it_brings(scores, tricks, value):
    assert game_points(table("/", scores=scores, tricks=tricks)) == value


def test_more_than_119_is_worth_no_more_than_119():
    assert (
        game_points(table("/", scores=[140, 8], tricks=[8, 1]))
        == game_points(table("/", scores=[119, 29], tricks=[8, 1]))
        < 1
    )


@pytest.mark.parametrize(
    ("scores", "tricks", "value"),
    [([150, 0], [7, 0], 3.0), ([9, 141], [1, 6], -2.0), ([120, 30], [5, 2], None)],
)
def test_harjan_is_worth_two_or_three(scores, tricks, value):
    found = game_points(table("/", scores=scores, tricks=tricks, ending=2))
    assert found == value if value else 0 < found < 1


def test_cards_in_hand_points_and_the_last_lead_make_the_outlook():
    plain = "D2 D3 D4 D5 D6 D7/C2 C3 C4 C5 C6 C7"
    even = expected_game_points(table(plain), more=True)
    assert even == 0 < expected_game_points(table(plain), more=False)
    assert expected_game_points(table(plain, turn=1), more=False) == -expected_game_points(table(plain), more=False)
    assert even < expected_game_points(table(plain, scores=[11, 0]), more=True)
    trump, uekten, ekten = (
        expected_game_points(table(plain.replace("D7", card)), more=True) for card in ("S9", "CJ", "SJ")
    )
    assert even < trump < uekten < ekten < 1
    assert expected_game_points(table(plain.replace("C7", "SJ")), more=True) == -ekten


def test_the_same_lead_is_worth_more_in_utn():
    ahead = [60, 40]
    assert expected_game_points(table("/", scores=ahead, langen=False), True) > expected_game_points(
        table("/", scores=ahead), True
    )


@pytest.mark.parametrize(("seats", "more"), DEALS, ids=str)
def test_a_trick_is_looked_at_before_and_after_the_next_cards_are_drawn(seats, more):
    """Looking changes nothing, the stock has no part in ``value_after_trick``, and both stay within the worth."""
    rng = Random(6)
    for _ in range(10):
        game = random_deal(rng, seats, **more)
        while game.stock:
            play = rng.choice(candidate_plays(game, 8))
            before = game.copy()
            first = value_after_trick(game, play)
            assert all(getattr(game, name) == getattr(before, name) for name in HaljanDeal.__slots__)
            game.stock[1:] = rng.sample(game.stock[1:], len(game.stock) - 1)
            assert value_after_trick(game, play) == first
            assert -3 <= first <= 3
            game.play(play)
            assert -3 <= value_ahead(game.copy()) <= 3


@pytest.mark.parametrize(("seats", "more"), DEALS, ids=str)
def test_candidates_are_legal_and_hold_all_ideas(seats, more):
    rng = Random(3)
    for _ in range(20):
        game = random_deal(rng, seats, **more)
        while not game.over:
            moves = game.moves()
            few = candidate_plays(game, 8)
            assert len(few) == len(set(few)) == min(8, len(moves))
            assert set(few) <= set(moves)
            assert set(planned_plays(game)) <= set(few)
            game.play(rng.choice(few))


def test_a_protected_play_beats_with_an_unbeatable_card():
    needed = beating_masks(mask("S", "H9 H5 S4"))
    hand = mask("S", "HK H10 S3 S6 SJ CA")
    assert protected_lead(needed, hand, EKTEN) == mask("S", "HK H10 SJ")


def test_the_end_is_solved_like_trying_everything():
    def slowly(game: HaljanDeal) -> float:
        if game.over:
            return game_points(game)
        values = []
        for move in game.moves():
            after = game.copy()
            after.play(move)
            values.append(slowly(after))
        return max(values) if game.turn & 1 == 0 else min(values)

    rng = Random(8)
    for _ in range(20):
        game = random_deal(rng, 2)
        while game.stock:
            game.play(game.by_lot(rng))
        assert solve(game.copy()) == slowly(game)


@pytest.mark.parametrize(
    ("held", "stock", "ending", "sizes"),
    [
        (6, 40, 1, {3, 4, 5, 6}),
        (6, 2, 1, {3, 4, 5, 6}),
        (4, 0, 1, {3, 4}),
        (2, 0, 1, {2}),
        (1, 0, 1, {1}),
        (6, 4, 2, {3, 4, 5, 6}),
        (6, 2, 2, {3, 4, 5}),
        (6, 0, 2, {3, 4, 6}),
        (5, 0, 2, {3, 5}),
        (4, 0, 2, {2, 4}),
        (3, 0, 2, {3}),
        (2, 0, 2, {2}),
    ],
)
def test_harjan_is_led_with_as_many_cards_as_both_endings_allow(held, stock, ending, sizes):
    """H8.8, H8.9, with every share of the hand in one suit."""
    spades, hearts = cards_by_bit("H")[:6], cards_by_bit("H")[38:44]
    hands = [mask("H", " ".join((*spades[:some], *hearts[: held - some]))) for some in range(held + 1)]
    assert {lead.bit_count() for hand in hands for lead in harjan_leads(hand, stock, ending)} == sizes
