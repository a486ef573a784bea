"""The animated deal: order and origin of the cards, and that every card arrives."""

from collections import Counter
from random import Random

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QPixmap

from bluestick.engine.bots import RandomBot
from bluestick.engine.match import Match
from bluestick.engine.seats import CHANCE, Seat
from bluestick.games import GAMES
from bluestick.tables.catalogue import new_table
from bluestick.tables.drawing.theme import DAY
from bluestick.tables.motion.dealing import Dealing, deal_one_by_one, packets_in_order
from bluestick.tables.motion.pace import GATHER, Pace
from bluestick.tables.scene.card_layout import Spot
from bluestick.tables.scene.items import Sprite
from bluestick.tables.scene.placed_card import PlacedCard
from bluestick.tables.widget.card_scene import CardSprite

A, B, C, D = map(Seat, range(4))
FORMS = [("haljan", 4), ("haljan", 2), ("haggis", 2), ("haggis", 3), ("snapphana", 4), ("kille", 6)]
NORMAL, REDUCED = Pace(1.0), Pace(1.0, reduced=True)
YOU = A


class Deal:
    """A table with a spectator while cards are dealt; the second deal if ``again``."""

    def __init__(self, qtbot, game, seats, pace, again=False, variant=None):
        rules = GAMES[game]
        setup = rules.setup(seats, variant=variant) if variant else rules.setup(seats)
        self.match = Match(rules, setup, rng=Random(3))
        self.table = new_table(rules, setup, DAY, Pace(0))
        qtbot.addWidget(self.table)
        self.table.resize(900, 700)
        self.table.lay(self.match.view(YOU))
        if again:
            self._play_on()
        self.old = list(self.table.card_scene.sprites.values())
        self.table.set_pace(pace)
        self.event = self.match.chance()[-1]
        self._show()

    def _play_on(self):
        rng = Random(5)
        self.match.chance()
        self._show()
        while CHANCE not in self.match.to_act:
            seat = min(self.match.to_act)
            self.match.play(seat, RandomBot().choose(None, (), self.match.moves(seat), 0, rng).move)
            self._show()

    def _show(self):
        self.table.play(self.match.last_events(YOU), self.match.view(YOU))

    @property
    def animation(self):
        return self.table.event_queue.animation

    def times(self, step=40):
        """What is shown first, from its beginning to its end."""
        for time in range(0, self.animation.duration(), step):
            self.animation.setCurrentTime(time)
            yield time

    def run_out(self):
        while not self.table.is_settled:
            self.animation.setCurrentTime(self.animation.duration())

    def seen(self, *zones):
        """How many cards are seen in whose hand."""
        sprites = self.table.card_scene.sprites.items()
        return Counter(key[1] for key, sprite in sprites if key[0] in zones and sprite.opacity() > 0)

    def lies(self):
        return {
            key: (sprite.pos(), sprite.rotation(), sprite.scale(), sprite.opacity(), sprite.card)
            for key, sprite in self.table.card_scene.sprites.items()
        }


def dealing_of(game, seats, variant=None):
    """Return the table's plan of a game's first deal, and the event."""
    rules = GAMES[game]
    setup = rules.setup(seats, variant=variant) if variant else rules.setup(seats)
    match = Match(rules, setup, rng=Random(3))
    events = match.chance()
    table = new_table(rules, setup, DAY, Pace(0))
    table.lay(match.view(YOU))
    return table.game.events.dealing(table.context, events[0]), events[0]


def test_haljan_is_dealt_in_packets_of_three_with_the_turn_up_between(qapp):
    """H3.2."""
    dealing, event = dealing_of("haljan", 4)
    order = [(event.dealer + step) % 4 for step in (1, 2, 3, 4)]
    assert dealing.packets == tuple((seat, 3) for seat in order * 2)
    assert dealing.turned == 4


@pytest.mark.parametrize("seats", [2, 3])
def test_haggis_is_dealt_one_card_at_a_time_after_the_face_cards(qapp, seats):
    """G1.3, G1.4."""
    dealing, event = dealing_of("haggis", seats)
    order = [(event.dealer + 1 + step) % seats for step in range(seats)]
    assert dealing.packets == (*((seat, 3) for seat in order), *((seat, 1) for seat in order * 14))
    assert all({*hand[:3]} == {"J", "Q", "K"} for hand in dealing.hands)


def test_800_is_dealt_in_fives_and_the_dealer_has_two_more(qapp):
    """S3.1."""
    dealing, event = dealing_of("snapphana", 4, "800")
    order = [(event.dealer + step) % 4 for step in (1, 2, 3, 4)]
    assert dealing.packets == (*((seat, 5) for seat in order * 3), (event.dealer, 2))


def placed(seat, place, card=None, zone="hand"):
    return PlacedCard((zone, seat, place), card, Spot(QPointF(), 50), 0)


def test_everybody_gets_a_card_in_turn():
    dealing = deal_one_by_one(A, (B, A), ((None,) * 2, (None,) * 3))
    assert dealing.packets == ((B, 1), (A, 1), (B, 1), (A, 1), (B, 1))


def test_a_card_that_is_known_comes_when_it_was_dealt_wherever_it_is_held():
    dealing = Dealing(A, (("S2", "HA", "S2"),), ((A, 1), (A, 2)))
    held = [placed(A, 0, "HA"), placed(A, 1, "S2"), placed(A, 2, "S2")]
    assert [[one.key[2] for one in packet] for packet in packets_in_order(dealing, held)] == [[1], [0, 2]]


def test_the_turn_up_comes_between_its_packets():
    dealing = Dealing(A, ((None, None),), ((A, 1), (A, 1)), turned=1)
    up = placed(A, 0, "S7", "turn_up")
    assert [packet[0].key[0] for packet in packets_in_order(dealing, [up, placed(A, 0), placed(A, 1)])] == [
        "hand",
        "turn_up",
        "hand",
    ]


def test_no_card_is_left_lying_though_nobody_said_when_it_comes():
    dealing = Dealing(A, ((None, None),), ((A, 1),))
    assert sum(map(len, packets_in_order(dealing, [placed(A, 0), placed(A, 1)]))) == 2


@pytest.mark.parametrize("again", [False, True])
@pytest.mark.parametrize(("game", "seats"), FORMS)
def test_in_the_end_every_card_lies_where_its_table_has_it(qtbot, game, seats, again):
    moved = Deal(qtbot, game, seats, NORMAL, again)
    moved.run_out()
    at_once = Deal(qtbot, game, seats, Pace(0), again)
    assert moved.lies() == at_once.lies()


@pytest.mark.parametrize(("game", "seats"), FORMS)
def test_a_deal_can_be_hurried(qtbot, game, seats):
    moved = Deal(qtbot, game, seats, NORMAL)
    for time in moved.times(100):
        if time > 500:
            break
    moved.table.finish_now()
    assert moved.table.is_settled
    assert moved.lies() == Deal(qtbot, game, seats, Pace(0)).lies()


def test_a_deal_can_be_taken_back_while_it_is_shown(qtbot):
    here = Deal(qtbot, "haljan", 4, NORMAL)
    here.animation.setCurrentTime(900)
    here.match.rewind(0)
    here.table.lay(here.match.view(YOU))
    assert here.table.is_settled
    assert not here.table.card_scene.sprites


@pytest.mark.parametrize(("game", "seats"), FORMS)
def test_nothing_is_left_of_the_pack_and_of_the_old_cards(qtbot, game, seats):
    here = Deal(qtbot, game, seats, NORMAL, again=True)
    here.run_out()
    there = {item for item in here.table.scene().items() if isinstance(item, CardSprite)}
    assert there == {*here.table.card_scene.sprites.values()}


@pytest.mark.parametrize(("game", "seats"), FORMS)
def test_old_cards_go_before_new_ones_come(qtbot, game, seats):
    here = Deal(qtbot, game, seats, NORMAL, again=True)
    for _ in here.times():
        old = [sprite for sprite in here.old if sprite.scene() is not None and sprite.opacity() > 0]
        new = [sprite for sprite in here.table.card_scene.sprites.values() if sprite not in here.old]
        hands = [sprite for sprite in new if sprite.card is not None and sprite.opacity() > 0]
        assert not (old and hands)


@pytest.mark.parametrize(("game", "seats"), [form for form in FORMS if form[0] != "kille"])
def test_more_and_more_cards_are_seen_and_nobody_has_two_packets_more_than_another(qtbot, game, seats):
    here = Deal(qtbot, game, seats, NORMAL)
    most = max(count for _, count in here.table.game.events.dealing(here.table.context, here.event).packets)
    before = 0
    for time in here.times():
        seen = here.seen("hand", "open")
        assert sum(seen.values()) >= before
        assert max(seen.values(), default=0) - min((seen[seat] for seat in range(seats)), default=0) <= most + 2
        assert time >= GATHER or not seen
        before = sum(seen.values())


@pytest.mark.parametrize(("game", "seats"), FORMS)
def test_where_motion_is_reduced_nothing_moves(qtbot, game, seats):
    here = Deal(qtbot, game, seats, REDUCED)
    places = {key: sprite.pos() for key, sprite in here.table.card_scene.sprites.items()}
    for _ in here.times(10):
        assert all(here.table.card_scene.sprites[key].pos() == place for key, place in places.items())


def test_with_no_motion_everything_is_there_at_once(qtbot):
    assert Deal(qtbot, "haljan", 4, Pace(0)).table.is_settled


def test_who_deals_holds_the_pack(qtbot):
    here = Deal(qtbot, "haljan", 4, NORMAL)
    (pack,) = here.table.card_scene.leaving
    side = here.table.context.side(here.event.dealer)
    assert pack.pos() == here.table.at.pile(side).at


def test_what_is_trump_is_not_said_before_the_turn_up_lies_there(qtbot):
    here = Deal(qtbot, "haljan", 4, NORMAL)
    told = [
        (
            "stock" in here.table.card_scene.piece_sprites,
            here.table.card_scene.sprites["turn_up", 0, 0].card is not None,
        )
        for _ in here.times()
    ]
    assert not any(said and not open_ for said, open_ in told)
    assert told[-1] == (True, True)


def test_a_card_that_lies_aslant_is_turned_round_its_own_upright(qapp):
    card = Sprite()
    card.rest(QPixmap(40, 60), QPointF(), 0, None, 45)
    card.turn_over(0.5)
    corner, middle = card.mapToParent(QPointF(20, 0)), card.mapToParent(QPointF(0, 30))
    assert abs(corner.x()) + abs(corner.y()) < 1
    assert round((middle.x() ** 2 + middle.y() ** 2) ** 0.5) == 30
