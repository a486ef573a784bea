"""Trumps and the rank of a card, in words, in every form of the trick-taking games."""

from itertools import count
from random import Random

import pytest

from bluestick.engine.match import Match
from bluestick.engine.seats import CHANCE
from bluestick.games import GAMES
from bluestick.games.haljan.cards import card_suits, ekten, suit_cards, uekten
from bluestick.games.snapphana.cards import PACK, SUIT, TRUMP
from bluestick.text.cards import card_name, suit_name
from bluestick.text.snapphana.names import plain_card
from tests.app.speech import speaking
from tests.tables.contexts import Sitting

HALJAN = [("haljan", 2), ("haljan", 4), ("harjan", 2)]
FORMS = [(form.id, form.seats[0]) for form in GAMES["snapphana"].variants]
TRUMP_SEVEN = {
    "en": "trump seven of clubs",
    "sv": "trumf klöver sju",
    "nb": "trumf kløver sju",
    "de": "Trumpf Kreuzsieben",
}


def dealt(game, variant, seats, done=lambda match: True):
    """The first position, of the first match that has one, in which seat 0 is to act and something is true."""
    rules = GAMES[game]
    for seed in count():
        match, rng = Match(rules, rules.setup(seats, variant), rng=Random(seed)), Random(seed)
        while match.to_act:
            if 0 in match.to_act and done(match):
                return match
            if CHANCE in match.to_act:
                match.chance()
            else:
                seat = min(match.to_act)
                match.play(seat, match.moves(seat).sample(rng))
    raise AssertionError("there is no such position")


@pytest.mark.parametrize(("variant", "seats"), HALJAN)
def test_every_card_of_haljan_says_whether_it_is_a_trump_and_its_rank(qtbot, variant, seats):
    table = Sitting(qtbot, dealt("haljan", variant, seats)).table
    trump = table.context.trump
    assert table.trumps_said() == f"Trumps: {suit_name(trump)}"
    for card in table.context.own_hand:
        name, *said = table.describe(card).split(", ")
        rank = suit_cards(trump, card_suits(trump)[card])
        above = rank.index(card)
        assert name == ("trump " if card_suits(trump)[card] == trump else "") + card_name(card)
        assert f"{above} above" in said
        assert f"{len(rank) - above - 1} below" in said


def test_trumps_are_said_when_the_card_that_was_turned_up_is_gone(qtbot):
    match = dealt("haljan", "haljan", 4, done=lambda match: match.view(0).table.turn_up is None)
    table = Sitting(qtbot, match).table
    assert table.context.arrangement.turn_up is None
    assert table.trumps_said() == f"Trumps: {suit_name(match.view(0).table.trump)}"


@pytest.mark.parametrize(
    ("variant", "names"), [("haljan", ("ekten", "uekten")), ("harjan", ("visse fil", "uwisse fil"))]
)
def test_the_two_highest_trumps_have_their_own_names(qtbot, variant, names):
    for find, name in zip((ekten, uekten), names, strict=True):
        match = dealt(
            "haljan", variant, 2, done=lambda match, find=find: find(match.view(0).table.trump) in match.view(0).hand
        )
        table = Sitting(qtbot, match).table
        card = find(table.context.trump)
        assert table.describe(card).split(", ")[:2] == [f"trump {card_name(card)}", name]


def test_trumps_that_were_played_are_called_so(qtbot):
    def has_trump(match):
        table = match.view(0).table
        return any(card_suits(table.trump)[card] == table.trump for play in table.trick for card in play.cards)

    table = Sitting(qtbot, dealt("haljan", "haljan", 4, done=has_trump)).table
    played = [card for _, cards in table.context.arrangement.trick for card in cards]
    for card in played:
        is_trump = card_suits(table.context.trump)[card] == table.context.trump
        assert table.describe(card).startswith(("trump " if is_trump else "") + card_name(card))


@pytest.mark.parametrize("language", TRUMP_SEVEN)
def test_a_trump_in_every_language(qtbot, qapp, language):
    match = dealt(
        "haljan", "haljan", 2, done=lambda match: match.view(0).table.trump == "C" and "C7" in match.view(0).hand
    )
    with speaking(language):
        table = Sitting(qtbot, match).table
        assert table.describe("C7").startswith(f"{TRUMP_SEVEN[language]}, ")
        assert table.trumps_said().endswith(suit_name("C"))


@pytest.mark.parametrize(("variant", "seats"), FORMS)
def test_every_card_of_snapphanaleden_says_its_rank(qtbot, variant, seats):
    table = Sitting(qtbot, dealt("snapphana", variant, seats)).table
    for name in table.context.own_hand:
        card, said = plain_card(name), table.describe(name).split(", ")
        rank = list(dict.fromkeys(one for one in PACK if SUIT[one] == SUIT[card])) if SUIT[card] else []
        assert said[0].startswith("trump ") == (SUIT[card] == TRUMP)
        assert (f"{rank.index(card)} above" in said) if rank else not any("above" in each for each in said)
