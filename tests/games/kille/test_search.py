"""The computer players' own deal of kille, held against the rules."""

from random import Random

import pytest

from bluestick.engine.match import Match
from bluestick.engine.seats import CHANCE
from bluestick.games.kille.events import Out
from bluestick.games.kille.moves import Say, Word
from bluestick.games.kille.rules import Kille
from bluestick.games.kille.state import Ground, State
from bluestick.games.kille.thinking.search import KIND_NUMBER, KilleDeal

KILLE = Kille()


def slim(state: State) -> KilleDeal:
    """The deal on the table, with every card in sight."""
    public = state.round
    place_of = {seat: place for place, seat in enumerate(public.order)}
    return KilleDeal(
        [KIND_NUMBER[state.pack[public.at[seat]]] for seat in public.order],
        [KIND_NUMBER[card] for card in state.pack[len(public.known) :]],
        place_of[public.turn],
        high=players(place_of, (seat for seat in public.order if public.at[seat] in public.high)),
        hit=players(place_of, public.hit),
    )


def players(place_of, seats):
    return sum(1 << place_of[seat] for seat in seats)


@pytest.mark.thorough
@pytest.mark.parametrize("seats", [4, 5, 8, 13, 20])
def test_it_goes_as_by_the_rules(seats):
    """Every card, every hit, every high kille, whoever speaks next, and who is out: over whole pots."""
    seen = set()
    for seed in range(1200 // seats):
        rng = Random(f"{seats}/{seed}")
        match = Match(KILLE, KILLE.setup(seats, None, {"pots": 1}), rng=rng, id="m")
        eager = rng.random()
        deal = None
        while match.to_act:
            if match.to_act == {CHANCE}:
                match.chance()
                deal = slim(match._state)
                continue
            seat = min(match.to_act)
            moves = match.moves(seat)
            if Say(Word.STAND) not in moves:
                match.play(seat, Say(rng.choice((Word.BUY, Word.DECLINE))))
                continue
            word = Word.SWAP if rng.random() < eager else Word.STAND
            heard = len(match.events_seen_by(None))
            match.play(seat, Say(word))
            deal.swap() if word is Word.SWAP else deal.stand()
            public = match.view(None).round
            place_of = {seat: place for place, seat in enumerate(public.order)}
            pack = match._state.pack
            assert deal.over == (public.turn is None)
            assert deal.cards == [KIND_NUMBER[pack[public.at[seat]]] for seat in public.order]
            assert deal.hit == players(place_of, public.hit)
            assert deal.high == players(place_of, (seat for seat in public.order if public.at[seat] in public.high))
            if deal.over:
                events = match.events_seen_by(None)[heard:]
                assert deal.out() == players(place_of, (event.seat for event in events if isinstance(event, Out)))
            else:
                assert deal.turn == place_of[public.turn]
                if deal.trail:
                    assert deal.given == deal.cards[deal.trail[-1]]
            seen |= {hit.ground for hit in public.hits}
            seen |= {"high"} if public.high else set()
            seen |= {"deadlock"} if public.deadlock else set()
            seen |= {"undone"} if public.turns and public.turns[-1].undone else set()
    assert seen >= {Ground.HUSAR, Ground.SVIN, "high", "undone"}
    if seats == 4:
        assert "deadlock" in seen
