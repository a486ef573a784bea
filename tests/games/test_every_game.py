"""The laws of every game, tried on every game."""

import pickle
from pathlib import Path

import pytest

from bluestick.engine.match import seen_by
from bluestick.engine.seats import CHANCE
from bluestick.games import GAMES
from tests.games.laws import LAWS, Trial, material, played, states
from tests.games.magpies.rules import Magpies

HERE = Path(__file__).parent
SEEDS = 3


def trials():
    for rules in (*GAMES.values(), Magpies()):
        if (HERE / rules.id / "material.py").exists():  # test_shelf.py says where it does not
            told = material(rules.id)
            for setup in told.setups(rules):
                for seed in range(SEEDS):
                    yield Trial(rules, told, setup, seed)


every_trial = pytest.mark.parametrize(
    "trial",
    [
        pytest.param(trial, marks=pytest.mark.thorough if trial.seed or trial.changed else (), id=str(trial))
        for trial in trials()
    ],
)


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@every_trial  # all laws of a trial in a row: they share the match
def test_law(law, trial):
    law(trial)


@every_trial
def test_states_are_frozen_all_the_way_down(trial):
    for state in states(played(trial)):
        hash(state)
        for viewer in trial.viewers:
            hash(trial.rules.view(state, viewer))


@every_trial
def test_views_and_events_can_be_sent_to_the_bots(trial):
    made = played(trial).played[-1]
    for seat in trial.seats:
        sent = (trial.rules.view(made.step.state, seat), seen_by(seat, made.step.events))
        assert pickle.loads(pickle.dumps(sent)) == sent


@every_trial
def test_who_looks_at_a_match_afterwards_sees_every_card(trial):
    """And otherwise what the seat sees."""
    rules = trial.rules
    for state in states(played(trial)):
        for seat in trial.seats:
            view, seen = rules.open_view(state, seat), rules.view(state, seat)
            assert (view.seat, view.to_act) == (seen.seat, seen.to_act)
            cards = getattr(view, "hands", ()) or getattr(view, "cards", ())
            assert "None" not in str(cards)
            assert hasattr(view, "open") or view == seen


@every_trial
def test_the_scores_at_the_end_are_those_of_the_outcome(trial):
    match = played(trial)
    assert match.outcome is None or match.scores == match.outcome.scores


def test_random_play_acts_out_of_turn_and_at_the_same_time():
    matches = [played(trial) for trial in trials() if trial.rules.id == "magpies"]
    before = [
        (made.seat, match.rules.to_act(state))
        for match in matches
        for made, state in zip(match.played, states(match), strict=False)
    ]
    assert any(seat not in to_act for seat, to_act in before if CHANCE not in to_act)
    assert any(len(to_act) > 1 for _, to_act in before)
