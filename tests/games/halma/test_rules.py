"""The rules of halma, clause by clause."""

from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bluestick.engine.match import Match
from bluestick.engine.moves import Refusal, Refused
from bluestick.engine.rules import Ended, Outcome
from bluestick.engine.seats import CHANCE, Seat
from bluestick.games.halma.board import (
    GRID,
    corner,
    enclosed_squares,
    goal_base,
    locked_paths,
    open_paths,
    opposite_seat,
    reachable_squares,
    start_base,
)
from bluestick.games.halma.events import (
    DrawAnswered,
    DrawOffered,
    GoalEntered,
    LotsDrawn,
    PieceMoved,
    Resigned,
    TurnPassed,
)
from bluestick.games.halma.moves import DrawLots, Say, Word, piece_move
from bluestick.games.halma.rules import QUIET_MOVES
from tests import codes
from tests.games.halma.positions import (
    HALMA,
    LETTERS,
    after,
    begun,
    destinations,
    from_text,
    piece_moves,
    position,
    seat,
    squares_of,
)

A, B, C, D = map(Seat, range(4))
TWO, FOUR = HALMA.setup(2), HALMA.setup(4)
LEAVE_FIRST = HALMA.setup(2, options={"leave_first": True})
OCCUPIED = HALMA.setup(2, options={"occupied_base": True})
ENDLESS = HALMA.setup(2, options={"draws": False})

GOAL_A = "l15 l16 m14 m15 m16 n13 n14 n15 n16 o12 o13 o14 o15 o16 p12 p13 p14 p15 p16"
"""The goal base of A with two players; with four:"""
GOAL_A4 = "m15 m16 n14 n15 n16 o13 o14 o15 o16 p13 p14 p15 p16"
GOAL_C4 = "a1 a2 a3 a4 b1 b2 b3 b4 c1 c2 c3 d1 d2"

DEAD = "11AAAAA/12AAAA/12AAAA/13AAA/14AA/16/16/16/16/5B10/16/BB14/BBB13/BBBB12/ABBBB11/BBBBB11"
"""Nobody can win any more: the A piece on a2 can never move, so both goal bases keep a stranger or lack a piece."""

TO_AND_FRO = ("e2-f3", "l15-k14", "f3-e2", "k14-l15")


def without(squares, *names):
    return " ".join(name for name in squares.split() if name not in names)


def last_step(state, move):
    """What happens when whoever is waited for makes a legal move."""
    mover = min(HALMA.to_act(state))
    move = HALMA.read(move)
    assert move in HALMA.moves(HALMA.view(state, mover))
    return HALMA.apply(state, mover, move)


def refused(state, text, by=None):
    """The refusal that a move meets, as ("code", "clause")."""
    who = state.turn if by is None else seat(by)
    refusal = HALMA.moves(HALMA.view(state, who)).why_not(HALMA.read(text))
    return refusal and (refusal.code, refusal.clause)


def refused_pick(state, *chosen, by=None):
    who = state.turn if by is None else seat(by)
    refusal = HALMA.moves(HALMA.view(state, who)).why_not_pick(chosen)
    return refusal and (refusal.code, refusal.clause)


# L1, L2: the board and the bases


def test_L1_1_the_board_has_sixteen_times_sixteen_squares():
    assert len(GRID) == 256
    assert (GRID.names[0], GRID.names[1], GRID.names[16], GRID.names[255]) == ("a1", "b1", "a2", "p16")


def test_L1_2_two_or_four_play():
    assert HALMA.variants[0].seats == (2, 4)


@pytest.mark.parametrize(("seats", "size"), [(2, 19), (4, 13)])
def test_L2_1_as_many_pieces_as_squares_all_in_the_own_base(seats, size):
    state = HALMA.start(HALMA.setup(seats))
    for owner in map(Seat, range(seats)):
        pieces = {square for square, code in enumerate(state.board) if code == owner + 1}
        assert pieces == start_base(seats, owner)
        assert len(pieces) == size
    assert sum(code != 0 for code in state.board) == seats * size


@pytest.mark.parametrize(("seats", "rows"), [(2, [5, 5, 4, 3, 2]), (4, [4, 4, 3, 2])])
def test_L2_2_the_rows_of_a_base(seats, rows):
    ranks = [square // 16 for square in start_base(seats, A)]
    assert [ranks.count(rank) for rank in range(len(rows))] == rows


def test_L2_2_the_other_bases_are_mirror_images():
    for seats in (2, 4):
        for owner in map(Seat, range(seats)):
            rank0, file0 = divmod(corner(seats, owner), 16)
            mirrored = {abs(rank0 - square // 16) * 16 + abs(file0 - square % 16) for square in start_base(seats, A)}
            assert mirrored == start_base(seats, owner)


def test_L2_3_the_goal_is_the_base_diagonally_opposite():
    assert [GRID.names[corner(2, opposite_seat(2, player))] for player in (A, B)] == ["p16", "a1"]
    assert [GRID.names[corner(4, opposite_seat(4, player))] for player in (A, B, C, D)] == ["p16", "p1", "a1", "a16"]
    assert goal_base(4, B) == start_base(4, D)


def test_L2_4_partners_sit_opposite_and_change_bases():
    assert HALMA.sides(FOUR) == (frozenset({A, C}), frozenset({B, D}))
    assert goal_base(4, A) == start_base(4, C)
    assert HALMA.sides(TWO) == (frozenset({A}), frozenset({B}))


# L3: turns


@pytest.mark.parametrize("first", [A, B])
def test_L3_1_lots_are_drawn_for_who_begins(first):
    match = Match(HALMA, TWO)
    assert match.to_act == {CHANCE}
    assert match.play(CHANCE, DrawLots(first)) == (LotsDrawn(first),)
    assert match.to_act == {first}


def test_L3_1_every_player_may_be_drawn():
    begins = set()
    for _ in range(60):
        match = Match(HALMA, FOUR)
        match.chance()
        begins |= match.to_act
    assert begins == {A, B, C, D}


@pytest.mark.parametrize("move", [DrawLots(Seat(2)), DrawLots(CHANCE), piece_move(0, 1)])
def test_L3_1_lots_fall_on_one_of_the_players(move):
    with pytest.raises(Refused) as caught:
        Match(HALMA, TWO).play(CHANCE, move)
    assert caught.value.refusal == Refusal("no_lots", "halma#L3.1")


def test_L3_1_lots_are_drawn_once():
    match = begun()
    with pytest.raises(Refused) as caught:
        match.play(CHANCE, DrawLots(A))
    assert caught.value.refusal == Refusal("no_lots", "halma#L3.1")
    assert refused(match.view(None).state, "first 0", by="A") == ("no_lots", "halma#L3.1")


def test_L3_1_nobody_moves_before_the_lots_are_drawn():
    assert refused(HALMA.start(TWO), "e2-f3", by="A") == ("not_your_turn", "halma#L3.1")


def test_L3_1_the_turn_goes_round_clockwise():
    match = begun("C", seats=4)
    turns = []
    for _ in range(5):
        (player,) = match.to_act
        turns.append(LETTERS[player])
        match.play(player, piece_moves(match.view(None).state)[0])
    assert turns == ["C", "D", "A", "B", "C"]


def test_L3_1_nobody_moves_out_of_turn():
    state = position(TWO, "A", A="h8", B="d4")
    assert refused(state, "d4-d5", by="B") == ("not_your_turn", "halma#L3.1")
    assert refused_pick(state, "d4", by="B") == ("not_your_turn", "halma#L3.1")
    assert not HALMA.moves(HALMA.view(state, B))


def test_L3_2_only_one_of_the_own_pieces_is_moved():
    state = position(TWO, "A", A="h8", B="d4")
    assert refused(state, "d4-d5") == ("not_your_piece", "halma#L3.2")
    assert refused(state, "a1-a2") == ("empty_square", "halma#L3.2")
    assert refused_pick(state, "h8", "h9", "h10") == ("one_piece", "halma#L3.2")


# L4 to L6: how the pieces go


def test_L4_a_step_goes_to_an_empty_neighbour():
    state = position(TWO, "A", A="h8", B="a9 h9")
    step = last_step(state, "h8-g7")
    assert step.events == (PieceMoved(A, ("h8", "g7"), jumped=False),)
    assert squares_of(step.state, "A") == {"g7"}
    assert refused(state, "h8-h9") == ("occupied", "halma#L4")


def test_L5_a_jump_goes_over_one_neighbour_of_any_colour_who_stays():
    state = position(TWO, "A", A="h8 g8", B="i9")
    for target, over in (("j10", "i9"), ("f8", "g8")):
        step = last_step(state, f"h8-{target}")
        assert step.events == (PieceMoved(A, ("h8", target), jumped=True),)
        assert over in squares_of(step.state, "A") | squares_of(step.state, "B")


@pytest.mark.parametrize(
    ("others", "target"),
    [
        ({"B": "h9 h10"}, "h11"),  # two in line
        ({"B": "h10"}, "h11"),  # a distant piece
        ({"B": "a1"}, "h10"),  # nobody
    ],
)
def test_L5_no_jump_over_more_or_less_than_one_neighbour(others, target):
    state = position(TWO, "A", A="h8", **others)
    assert refused(state, f"h8-{target}") == ("out_of_reach", "halma#L6")


def test_L5_a_piece_with_neither_step_nor_jump_is_hemmed_in():
    state = position(TWO, "A", A="a1 a2 a3 b1 b2 c1 c3")
    assert refused_pick(state, "a1") == ("hemmed_in", "halma#L5")


def test_L6_a_chain_may_stop_at_every_landing():
    state = position(TWO, "A", A="b2 c3 e5 g7", B="a16")
    assert {"d4", "f6", "h8"} <= set(destinations(state, "b2"))
    assert last_step(state, "b2-h8").events == (PieceMoved(A, ("b2", "d4", "f6", "h8"), jumped=True),)


def test_L6_no_step_after_a_jump_and_none_before():
    state = position(TWO, "A", A="d4 d5")
    assert refused(state, "d4-e7") == ("out_of_reach", "halma#L6")
    state = position(TWO, "A", A="d4", B="f4")
    assert refused(state, "d4-g4") == ("out_of_reach", "halma#L6")


def test_L6_a_chain_takes_the_shortest_way():
    state = position(TWO, "A", A="d4 d5 e6 e4 f5", B="a16")
    (moved,) = last_step(state, "d4-f6").events
    assert moved.squares in {("d4", "d6", "f6"), ("d4", "f4", "f6")}


# L7: the goal base


def test_L7_a_piece_in_its_goal_base_moves_only_inside_it():
    state = position(TWO, "A", A="l16", B="a9")
    assert refused(state, "l16-k16") == ("leaves_goal", "halma#L7")
    assert destinations(state, "l16") == ["l15", "m15", "m16"]


def test_L7_a_piece_that_could_only_leave_is_locked_in():
    state = position(TWO, "A", A="l16 l15 m15 m16 n14 n16", B="a9 n15")
    assert destinations(state, "l16") == []
    assert refused_pick(state, "l16") == ("locked_in", "halma#L7")


def test_L7_coming_home_is_an_event():
    step = last_step(position(TWO, "A", A="l14 p16", B="a9"), "l14-l15")
    assert step.events == (PieceMoved(A, ("l14", "l15"), jumped=False), GoalEntered(A, "l15", home=2))
    step = last_step(position(TWO, "A", A="p15", B="a9"), "p15-p16")
    assert step.events == (PieceMoved(A, ("p15", "p16"), jumped=False),)


def test_L7_all_other_bases_are_open():
    assert "d4" in destinations(position(TWO, "A", A="f6", B="e5"), "f6")  # the own base, from outside
    assert "n14" in destinations(position(TWO, "B", B="p16 o15"), "p16")  # the goal of the other
    assert len(destinations(position(FOUR, "A", A="b15"), "b15")) == 8  # a neighbour's base


# L8 to L10: the end


def test_L8_whoever_fills_the_goal_base_wins():
    state = position(TWO, "A", A=without(GOAL_A, "l15") + " k15", B="a1 h8")
    step = last_step(state, "k15-l15")
    outcome = Outcome(frozenset({A}), (19, 1), "goal_filled", "halma#L8")
    assert step.events[-1] == Ended(outcome)
    assert HALMA.outcome(step.state) == outcome
    assert HALMA.to_act(step.state) == frozenset()


def test_L8_nothing_moves_when_the_match_is_over():
    over = after(position(TWO, "A", A=without(GOAL_A, "l15") + " k15", B="a1 h8"), "k15-l15")
    assert refused(over, "h8-h9", by="B") == ("match_over", "halma#L8")
    assert refused(over, "resign", by="B") == ("match_over", "halma#L8")
    assert refused_pick(over, by="B") == ("match_over", "halma#L8")


def test_L8_only_own_pieces_fill_the_goal_base():
    state = position(TWO, "A", A=without(GOAL_A, "l15", "l16") + " k15 c9", B="l16 h8")
    assert HALMA.outcome(after(state, "k15-l15")) is None


def test_L9_a_pair_wins_when_both_bases_are_full():
    half = position(FOUR, "A", A=without(GOAL_A4, "m15") + " l15", B="a9", C=without(GOAL_C4, "a1") + " h8", D="p9")
    assert HALMA.outcome(after(half, "l15-m15")) is None
    whole = position(FOUR, "C", A=GOAL_A4, B="a9", C=without(GOAL_C4, "d2") + " e2", D="p9")
    assert HALMA.outcome(after(whole, "e2-d2")) == Outcome(frozenset({A, C}), (13, 0, 13, 0), "goal_filled", "halma#L9")


def test_L9_pieces_of_the_wrong_partner_do_not_count():
    match = begun(seats=4)
    assert match.outcome is None
    match.play(A, piece_moves(match.view(None).state)[0])
    assert match.outcome is None


def test_L10_who_cannot_move_is_passed_over():
    state = position(FOUR, "D", A=GOAL_A4, B="a9", C="h8", D="p9")
    step = last_step(state, "p9-p8")
    assert step.events[1:] == (TurnPassed(A),)
    assert HALMA.to_act(step.state) == {B}


def test_L11_everything_is_visible_to_everybody():
    state = begun(seats=4).view(None).state
    assert {HALMA.view(state, viewer).state for viewer in (None, A, B, C, D)} == {state}


def test_L11_a_move_is_a_piece_and_its_destination():
    assert HALMA.parts(HALMA.read("a1-p16")) == ("a1", "p16")
    assert [HALMA.write(HALMA.read(text)) for text in ("a1-p16", "offer", "first 3")] == ["a1-p16", "offer", "first 3"]


@pytest.mark.parametrize(
    "text",
    [
        *("", "-", "a1", "a1-", "a1-q1", "a0-a1", "A1-A2", "a1-a2-a3", "a1 - a2", "a1-a2\n"),
        *("Offer", "first", "first x", "first 01", "first ٣"),
    ],
)
def test_L11_nonsense_is_no_move(text):
    with pytest.raises(ValueError):  # noqa: PT011
        HALMA.read(text)


# Decisions and house rules


def test_LQ1_the_tips_do_not_belong_to_the_base():
    assert not {GRID.square(name) for name in ("a6", "f1")} & start_base(2, A)
    assert not {GRID.square(name) for name in ("a5", "e1")} & start_base(4, A)


def test_LQ2_partners_sit_diagonally():
    for side in HALMA.sides(FOUR):
        one, other = sorted(side)
        assert opposite_seat(4, one) == other


def test_LQ3_four_play_clockwise():
    assert [GRID.names[corner(4, player)] for player in (A, B, C, D)] == ["a1", "a16", "p16", "p1"]


def test_LQ4_the_turn_passes_and_comes_back():
    state = position(TWO, "B", A="a1", B="a2 b1 b2 a3 c1 c3 h8")
    step = last_step(state, "h8-h9")
    assert step.events[1:] == (TurnPassed(A),)
    assert HALMA.to_act(step.state) == {B}


def test_LQ4_if_nobody_can_move_it_is_a_draw():
    # The last move shuts in its own side: B has filled its goal base but for a stranger, A stands behind it.
    state = position(
        HALMA.setup(2, options={"draws": False}),
        "B",
        A="a1",
        B="b1 a2 b2 c1 a3 a4 a5 b3 b4 b5 c2 c3 c4 d1 d2 d3 e1 f2",
    )
    step = last_step(state, "f2-e2")
    assert step.events[-1] == Ended(Outcome(frozenset(), (0, 18), "stuck", "halma#LQ4"))


def test_LQ5_no_chain_through_the_goal_base_and_out_again():
    state = position(TWO, "A", A="k14 l14 n15 o15", B="n13 m13")
    assert {"m14", "o12", "o14"} <= set(destinations(state, "k14"))
    assert refused(state, "k14-m12") == ("passes_goal", "halma#LQ5")


def test_LQ6_a_round_trip_is_no_move():
    state = position(TWO, "A", A="d4 d5 c6 b5 c4")
    assert "d4" not in destinations(state, "d4")
    assert refused(state, "d4-d4") == ("null_move", "halma#LQ6")


SPOILED = {"A": without(GOAL_A, "l15", "p16") + " k15 c9", "B": "p16 h8"}


def test_LQ7_a_full_goal_base_wins_in_spite_of_a_stranger():
    step = last_step(position(OCCUPIED, "A", **SPOILED), "k15-l15")
    assert step.events[-1] == Ended(Outcome(frozenset({A}), (18, 0), "goal_occupied", "halma#LQ7"))


def test_LQ7_only_if_switched_on():
    outcome = HALMA.outcome(after(position(TWO, "A", **SPOILED), "k15-l15"))
    assert (outcome.winners, outcome.clause) == (frozenset(), "halma#LQ9")


def test_LQ7_one_own_piece_must_be_there():
    state = position(OCCUPIED, "A", A="c9 h1", B=GOAL_A)
    assert HALMA.outcome(after(state, "c9-c10")) is None


def test_LQ7_only_after_an_own_move():
    state = position(OCCUPIED, "B", A=without(GOAL_A, "l15") + " c9", B="k15 h8")
    filled_by_b = after(state, "k15-l15")
    assert HALMA.outcome(filled_by_b) is None
    assert HALMA.outcome(after(filled_by_b, "c9-c10")).winners == {A}


def test_LQ7_both_bases_of_a_pair_and_partners_do_not_count():
    options = {"occupied_base": True}
    setup = HALMA.setup(4, options=options)
    full = {"A": without(GOAL_A4, "m15") + " l15", "B": "a1 a9", "C": without(GOAL_C4, "a1") + " h8", "D": "p9"}
    assert HALMA.outcome(after(position(setup, "A", **full), "l15-m15")).winners == {A, C}
    exchanged = {**full, "A": full["A"] + " a1", "B": "a9"}
    assert HALMA.outcome(after(position(setup, "A", **exchanged), "l15-m15")) is None


# LQ8: draws


@pytest.mark.parametrize("first", ["A", "B"])
def test_LQ8_the_third_time_is_a_draw_and_the_start_is_the_first(first):
    there_and_back = TO_AND_FRO if first == "A" else [TO_AND_FRO[at] for at in (1, 0, 3, 2)]
    match = begun(first)
    for text in [*there_and_back, *there_and_back]:
        assert match.outcome is None
        match.play(min(match.to_act), HALMA.read(text))
    assert match.outcome == Outcome(frozenset(), (0, 0), "repetition", "halma#LQ8")


def test_LQ8_the_player_to_move_is_part_of_the_position():
    # A goes round in three moves, B in two: the same board comes back with the other player to move.
    match = begun()
    for text in ("e2-f3", "l15-k14", "f3-f2", "k14-l15", "f2-e2"):
        match.play(min(match.to_act), HALMA.read(text))
    assert match.view(None).state.board == HALMA.start(TWO).board
    state = match.view(None).state
    assert state.history.count(state.key) == 1


def test_LQ8_switched_off_nothing_is_repeated_too_often():
    match = begun(options={"draws": False})
    for text in TO_AND_FRO * 4:
        match.play(min(match.to_act), HALMA.read(text))
    assert match.outcome is None


def test_LQ8_a_draw_is_offered_and_agreed():
    match = begun()
    assert match.play(A, Say(Word.OFFER)) == (DrawOffered(A),)
    assert match.to_act == {B}
    assert match.play(B, Say(Word.AGREE))[0] == DrawAnswered(B, agreed=True)
    assert match.outcome == Outcome(frozenset(), (0, 0), "agreed", "halma#LQ8")


def test_LQ8_a_declined_offer_may_be_repeated_after_a_move():
    match = begun()
    match.play(A, Say(Word.OFFER))
    assert match.play(B, Say(Word.DECLINE)) == (DrawAnswered(B, agreed=False),)
    assert match.to_act == {A}
    assert refused(match.view(A).state, "offer") == ("just_declined", "halma#LQ8")
    match.play(A, HALMA.read("e2-f3"))
    match.play(B, HALMA.read("l15-k14"))
    assert refused(match.view(A).state, "offer") is None


def test_LQ8_an_offer_has_to_be_answered_first():
    state = after(begun().view(None).state, "offer")
    assert refused(state, "l15-k14", by="B") == ("answer_first", "halma#LQ8")
    assert refused(state, "offer", by="B") == ("answer_first", "halma#LQ8")
    assert refused(state, "agree", by="A") == ("not_your_turn", "halma#L3.1")
    assert HALMA.phase(HALMA.view(state, B)).code == "answer"


def test_LQ8_nobody_answers_what_was_not_asked():
    state = begun().view(None).state
    assert refused(state, "agree") == refused(state, "decline") == ("not_asked", "halma#LQ8")


def test_LQ8_four_answer_in_any_order_and_all_must_agree():
    match = begun("B", seats=4)
    match.play(B, Say(Word.OFFER))
    assert match.to_act == {A, C, D}
    match.play(D, Say(Word.AGREE))
    match.play(A, Say(Word.AGREE))
    assert match.to_act == {C}
    assert match.outcome is None
    match.play(C, Say(Word.AGREE))
    assert match.outcome.reason == "agreed"


def test_LQ8_one_of_four_declines_and_play_goes_on():
    match = begun("B", seats=4)
    match.play(B, Say(Word.OFFER))
    match.play(D, Say(Word.AGREE))
    match.play(A, Say(Word.DECLINE))
    assert match.to_act == {B}


def tour(ranks):
    """Square after square, along one rank and back along the next."""
    files = "abcdefghijklmnop"
    return [f"{file}{rank}" for rank in ranks for file in (files if rank % 2 else reversed(files))]


def quiet_match():
    """The step at which the table asks: a lone piece of each side walks about on its own half of the board."""
    ways = {A: tour(range(1, 8)), B: tour(range(10, 17))}
    state = position(TWO, "A", A=ways[A][0], B=ways[B][0])
    for count in range(2 * QUIET_MOVES):
        assert state.asked == frozenset()
        here, there = ways[state.turn][count // 2 : count // 2 + 2]
        step = last_step(state, f"{here}-{there}")
        state = step.state
    return step


def test_LQ8_after_a_hundred_quiet_moves_each_the_table_asks():
    step = quiet_match()
    assert step.events[-1] == DrawOffered(None)
    assert HALMA.to_act(step.state) == {A, B}
    one_agrees = after(step.state, "agree")
    assert HALMA.to_act(one_agrees) == {B}
    assert HALMA.outcome(after(one_agrees, "agree")).reason == "agreed"


def test_LQ8_the_question_of_the_table_can_be_declined():
    state = after(quiet_match().state, "decline")
    assert HALMA.to_act(state) == {state.turn}
    assert state.quiet == 0
    assert refused(state, "offer") is None


def test_LQ8_a_piece_that_comes_home_ends_the_quiet():
    state = position(TWO, "A", A="l14", B="a9")
    state = after(state, "l14-k14", "a9-a10")
    assert state.quiet == 2
    state = after(state, "k14-k15", "a10-a11", "k15-l15")
    assert state.quiet == 0
    assert len(state.history) == 1


def test_LQ8_resigning_gives_the_match_to_the_other_side():
    match = begun("C", seats=4)
    assert match.play(C, Say(Word.RESIGN))[0] == Resigned(C)
    assert match.outcome == Outcome(frozenset({B, D}), (0, 0, 0, 0), "resigned", "halma#LQ8")


def test_LQ8_switched_off_nobody_offers_but_one_may_resign():
    state = begun(options={"draws": False}).view(None).state
    for word in ("offer", "agree", "decline"):
        assert refused(state, word) == ("no_draws", "halma#LQ8")
    assert HALMA.outcome(after(state, "resign")).winners == {B}


def test_LQ8_nobody_gives_up_by_lot():
    assert [word for word in Word if Say(word).is_resignation] == [Word.AGREE, Word.RESIGN]


# LQ9: dead positions


def test_LQ9_a_piece_walled_in_for_good_is_a_draw():
    state = HALMA.position(TWO, *from_text(f"{DEAD} A"))
    assert destinations(state, "a2") == []
    step = last_step(state, "l16-l15")
    assert step.events[-1] == Ended(Outcome(frozenset(), (18, 18), "dead", "halma#LQ9"))


@pytest.mark.parametrize("options", [{"draws": False}, {"occupied_base": True}])
def test_LQ9_only_with_draws_and_without_occupied_base(options):
    state = HALMA.position(HALMA.setup(2, options=options), *from_text(f"{DEAD} A"))
    assert HALMA.outcome(after(state, "l16-l15")) is None


@pytest.mark.parametrize(
    ("board", "why"),
    [
        (DEAD.replace("BBB13", "1BB13"), "a goal square is free"),
        (DEAD.replace("ABBBB11/BBBBB11", "BBABB11/BBBBB11"), "c2 is not deep: the piece may jump out one day"),
    ],
)
def test_LQ9_not_while_somebody_may_still_get_out(board, why):
    assert HALMA.outcome(after(HALMA.position(TWO, *from_text(f"{board} A")), "l16-l15")) is None, why


def test_LQ9_one_pair_without_hope_is_not_enough():
    # In the corner of C's goal base a piece of D takes all hope from both pairs, one of A only from A and C.
    base = without(GOAL_C4, "a1")
    for stranger, over in (("D", True), ("A", False)):
        pieces = {"A": "h1", "B": "h16", "C": base, "D": "h9"}
        pieces[stranger] += " a1"
        state = after(position(FOUR, "A", **pieces), "h1-i1")
        assert (HALMA.outcome(state) is not None) == over


def test_LQ9_the_deep_squares():
    assert {GRID.names[square] for square in enclosed_squares(2, A)} == {"a1", "a2", "b1"}
    assert {GRID.names[square] for square in enclosed_squares(4, A)} == {"a1"}
    assert {GRID.names[square] for square in enclosed_squares(2, B)} == {"p16", "p15", "o16"}


# LQ11: the option leave_first


def test_LQ11_a_piece_must_leave_the_own_base():
    state = position(LEAVE_FIRST, "A", A="e2 h8", B="a9")
    assert refused(state, "h8-h9") == ("leave_first", "halma#LQ11")
    assert refused(state, "e2-d2") == ("leave_first", "halma#LQ11")
    assert HALMA.moves(HALMA.view(state, A)).why_not(HALMA.read("h8-h9")).parts == ("e2",)
    assert {GRID.names[move.target] for move in piece_moves(state)} == {"e3", "f1", "f2", "f3"}


def test_LQ11_if_none_can_leave_one_makes_way():
    state = position(LEAVE_FIRST, "A", A="a1 h8", B="a9")
    assert refused(state, "h8-h9") == ("make_way_first", "halma#LQ11")
    assert {GRID.names[move.target] for move in piece_moves(state)} == {"a2", "b1", "b2"}
    state = position(LEAVE_FIRST, "A", A="b2 h8", B="a9")
    assert {GRID.names[move.target] for move in piece_moves(state)} == {"b3", "c2", "c3"}


def test_LQ11_if_that_is_impossible_too_anything_goes():
    walls = "a2 b1 b2 a3 c1 c3"
    state = position(LEAVE_FIRST, "A", A="a1 h8", B=walls)
    assert destinations(state, "a1") == []
    assert refused(state, "h8-h9") is None


def test_LQ11_nobody_returns():
    state = position(LEAVE_FIRST, "A", A="f2 h8", B="a9")
    assert refused(state, "f2-e2") == ("no_return", "halma#LQ11")
    assert "e2" not in destinations(state, "f2")
    only_back = position(LEAVE_FIRST, "A", A="f1 h8", B="f2 g1 g2 f3 h1 h3")
    assert refused_pick(only_back, "f1") == ("no_return", "halma#LQ11")


def test_LQ11_with_nobody_at_home_everything_else_is_free():
    state = position(LEAVE_FIRST, "A", A="f2 h8", B="a9")
    assert len(destinations(state, "h8")) == 8


def test_LQ11_off_by_default():
    assert refused(position(TWO, "A", A="e2 h8", B="a9"), "h8-h9") is None
    assert {option.id: option.default for option in HALMA.variants[0].options} == {
        "draws": True,
        "occupied_base": False,
        "leave_first": False,
    }


def test_the_phases_and_their_clauses():
    state = HALMA.start(TWO)
    seen = [state, begun().view(None).state, after(begun().view(None).state, "offer")]
    seen.append(after(seen[-1], "agree"))
    phases = [HALMA.phase(HALMA.view(state, None)) for state in seen]
    assert [(phase.code, phase.clause) for phase in phases] == [
        ("lots", "halma#L3.1"),
        ("move", "halma#L3.2"),
        ("answer", "halma#LQ8"),
        ("over", "halma#LQ8"),
    ]


# What holds everywhere


SEEDS = st.integers(0, 10_000)


def scattered(seed, seats):
    """A position with all pieces scattered over the board at random."""
    rng = Random(seed)
    size = len(start_base(seats, A))
    squares = rng.sample(range(len(GRID)), seats * size)
    return HALMA.position(HALMA.setup(seats), {at: Seat(k % seats) for k, at in enumerate(squares)}, A)


@given(SEEDS, st.sampled_from([2, 4]))
def test_pieces_in_the_goal_base_stay_there(seed, seats):
    state = scattered(seed, seats)
    inside = goal_base(seats, state.turn)
    for move in piece_moves(state):
        assert move.origin not in inside or move.target in inside


@given(SEEDS, st.sampled_from([2, 4]))
def test_a_move_moves_one_piece_along_empty_squares(seed, seats):
    state = scattered(seed, seats)
    move = Random(seed).choice(piece_moves(state))
    step = HALMA.apply(state, state.turn, move)
    changed = [square for square in range(len(GRID)) if state.board[square] != step.state.board[square]]
    assert sorted(changed) == sorted((move.origin, move.target))
    assert step.state.board[move.target] == state.board[move.origin]
    way = [GRID.square(name) for name in step.events[0].squares]
    assert (way[0], way[-1]) == (move.origin, move.target)
    assert len(set(way)) == len(way)
    for here, there in pairwise(way):
        assert not state.board[there]
        if step.events[0].jumped:
            over = (here + there) // 2
            assert (over, there) in open_paths().jumps[here]
            assert state.board[over]


@given(SEEDS, st.sampled_from([2, 4]))
def test_jumps_keep_the_parity_of_file_and_rank(seed, seats):
    state = scattered(seed, seats)
    for move in piece_moves(state):
        if move.target not in open_paths().steps[move.origin]:
            assert (move.target - move.origin) % 2 == (move.target // 16 - move.origin // 16) % 2 == 0


@given(SEEDS, st.sampled_from([2, 4]))
def test_outside_the_goal_base_every_way_leads_back(seed, seats):
    state = scattered(seed, seats)
    for origin in (square for square, code in enumerate(state.board) if code):
        for target in reachable_squares(state.board, origin, open_paths()):
            board = bytearray(state.board)
            board[origin], board[target] = 0, board[origin]
            assert origin in reachable_squares(board, target, open_paths())


@given(SEEDS, st.sampled_from([2, 4]))
def test_the_lock_only_takes_moves_away(seed, seats):
    state = scattered(seed, seats)
    for origin, code in enumerate(state.board):
        if code:
            locked = reachable_squares(state.board, origin, locked_paths(seats, Seat(code - 1)))
            assert len(set(locked)) == len(locked)
            assert set(locked) <= set(reachable_squares(state.board, origin, open_paths()))


@given(SEEDS, st.sampled_from([2, 4]))
def test_leave_first_only_takes_moves_away(seed, seats):
    state = scattered(seed, seats)
    strict = HALMA.setup(seats, options={"leave_first": True})
    assert set(piece_moves(replace(state, setup=strict))) <= set(piece_moves(state))


def test_every_refusal_has_been_raised_here():
    here = Path(__file__).read_text(encoding="utf-8")
    assert {code for code in codes.refusals("halma") if f'"{code}"' not in here} == set()
