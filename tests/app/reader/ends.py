"""For every game but Haljan: a match before a move that brings a result, and one with a refused card or piece."""

from random import Random

from bluestick.engine.match import Match
from bluestick.engine.record import Player
from bluestick.engine.seats import CHANCE, Seat
from bluestick.games import GAMES
from bluestick.games.halma.moves import DrawLots
from bluestick.text import game_texts
from tests.app.at_window import WHOLE_MATCH

YOU = Seat(0)
NEAR, FAR = ("Elin", "Nora", "Aksel"), ("Siri", "Gard", "Tuva")
"""Names of the opponents at the two tables."""
SEATS = {"haggis": 2, "kille": 4, "snapphana": 4}
SEEDS = {"haggis": (1, 4), "kille": (23, 1), "snapphana": (0, 1)}
"""Seeds of the cards at the two tables."""


def new_match(game, names, seed):
    rules = GAMES[game]
    setup = rules.setup(SEATS[game])
    players = (Player(""), *(Player(name, "easy") for name in names[: setup.seats - 1]))
    return Match(rules, setup, players, id=f"reader{names[0]}", rng=Random(seed))


def turns(match, seed):
    """Yield a random move each time seat 0 is to act; it is made when the next is requested."""
    rng = Random(seed)
    while match.to_act:
        if CHANCE in match.to_act:
            match.chance()
            continue
        seat = min(match.to_act)
        move = match.moves(seat).sample(rng)
        if seat == YOU:
            yield move
        match.play(seat, move)


def before_a_result(game):
    """Return a match, and a move of seat 0 that brings a result or ends it."""
    if game == "halma":
        players = (Player(NEAR[0], "easy"), Player(""))
        return _halma(players, WHOLE_MATCH[:-1]), GAMES[game].read(WHOLE_MATCH[-1])
    match = new_match(game, NEAR, SEEDS[game][0])
    names = [player.name for player in match.players]
    for move in turns(match, SEEDS[game][0]):
        later = match.branch(match.position)
        later.play(YOU, move)
        before, after = (game_texts.result(game, each.view(YOU), names) for each in (match, later))
        if after is not None and before is None:
            return match, move
    raise AssertionError("nothing is counted")


def refusing(game):
    """Return a match in which it is seat 0's turn, and a card or piece of it that may not be chosen."""
    if game == "halma":
        return _halma((Player(""), Player(FAR[0], "easy"))), "a1"
    match = new_match(game, FAR, SEEDS[game][1])
    for _ in turns(match, SEEDS[game][1]):
        moves, hand = match.moves(YOU), match.view(YOU).hand
        refused = [card for card in hand if moves.why_not_pick((card,)) is not None]
        if 0 < len(refused) < len(hand):
            return match, refused[0]
    raise AssertionError("nothing is refused")


def _halma(players, moves=()):
    rules = GAMES["halma"]
    match = Match(rules, rules.setup(2), players, id=f"reader{len(moves)}")
    match.play(CHANCE, DrawLots(YOU))
    for text in moves:
        match.play(min(match.to_act), rules.read(text))
    return match
