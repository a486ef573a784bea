"""The kille table: seats that do not touch, words by mouse and keyboard, cards and chips on their way."""

from __future__ import annotations

import math
from collections.abc import Callable
from itertools import pairwise, permutations
from random import Random

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QAccessible, QHelpEvent, QImage, QPainter, QPixmap, qGray
from PySide6.QtWidgets import QApplication, QToolTip
from pytestqt.qtbot import QtBot

from bluestick.engine.match import AnyMatch, Match
from bluestick.engine.seats import CHANCE, Seat
from bluestick.engine.tricks import Deal
from bluestick.games.kille.cards import PACK
from bluestick.games.kille.moves import Say, Word
from bluestick.games.kille.rules import Kille
from bluestick.tables.cards.kille import PLAIN_BELOW
from bluestick.tables.drawing.theme import CONTRAST, DAY, NIGHT
from bluestick.tables.kille.arrangement import arrangement_after, arrangement_of
from bluestick.tables.kille.context import call_after
from bluestick.tables.kille.drawings import TAIL, Track, paint_ring
from bluestick.tables.kille.layout import RoundLayout
from bluestick.tables.kille.pieces import seat_text
from bluestick.tables.kille.places import BUTTONS
from bluestick.tables.motion.pace import Pace
from tests.daily import first, thinned
from tests.tables import contexts
from tests.tables.contexts import AT_ONCE, NORMAL

RULES = Kille()
YOU, OLOF, SIRI, LARS = map(Seat, range(4))
SIZES = ((720, 616), (976, 716), (1616, 996))
PLAIN = ["7", "3", "9", "8", "5", "2", "10", "11", "1", "6", "12", "4", "BL", "BP", "KR", "7", "3", "9", "8", "5"]


def deal(dealer: int, hands: str, stock: str = "") -> Deal:
    """These cards by seat, then these from the stock; the rest in the order of the pack."""
    held = hands.split()
    order = [(dealer + 1 + step) % len(held) for step in range(len(held))]
    cards = [*(held[seat] for seat in order), *stock.split()]
    rest = list(PACK)
    for card in cards:
        rest.remove(card)
    return Deal(Seat(dealer), (*cards, *rest))


class Sitting(contexts.Sitting):
    """At a table where everybody may speak, and is asked as soon as all has been shown."""

    names = ("You", "Olof", "Siri", "Lars", "Ebba", "Nils")

    def __init__(self, qtbot: QtBot, match: AnyMatch, seat: Seat = YOU, pace: Pace = AT_ONCE) -> None:
        super().__init__(qtbot, match, seat, pace)
        self.table.settled.connect(self.offer)

    def say(self, *words: str) -> None:
        for word in words:
            self.play(min(self.match.to_act), Say(Word(word)))

    def words(self) -> set[str]:
        """The buttons that can be seen."""
        return {word for word, made in self.table.card_scene.buttons.made.items() if not made.isHidden()}

    def painted(self) -> dict[str, QImage]:
        """What these buttons look like."""
        return {word: self.table.card_scene.buttons.made[word].grab().toImage() for word in self.words()}

    def changed(self, before: dict[str, QImage]) -> set[str]:
        """The buttons that have looked otherwise."""
        return {word for word, image in self.painted().items() if image != before[word]}

    def said(self) -> str:
        """What was said last, and by whom."""
        played = self.match.played[-1]
        return f"{played.seat} {RULES.write(played.move)}"

    def shown(self) -> set[str]:
        """The plates, marks and bubbles on the cloth."""
        return set(self.table.card_scene.piece_sprites)


@pytest.fixture
def sit_at(qtbot: QtBot) -> Callable[..., Sitting]:
    """At a table where the last seat deals, and seat 0 is forehand."""

    def make(
        hands: str, *words: str, stock: str = "", seat: Seat = YOU, pace: Pace = AT_ONCE, dealer: int | None = None
    ) -> Sitting:
        seats = len(hands.split())
        match: AnyMatch = Match(RULES, RULES.setup(seats, None, {"pots": 1}))
        match.play(CHANCE, deal(seats - 1 if dealer is None else dealer, hands, stock))
        for word in words:
            match.play(min(match.to_act), Say(Word(word)))
        return Sitting(qtbot, match, seat, pace)

    return make


SitDown = Callable[..., Sitting]


# Seats.


@pytest.mark.parametrize("size", [*SIZES, (794, 700), (640, 520), (976, 900), (1300, 700)])
@pytest.mark.parametrize("seats", range(4, 21))
def test_no_seat_lies_on_anything_else(seats: int, size: tuple[int, int]) -> None:
    cloth = QRectF(0, 0, *size)
    at = RoundLayout(cloth, seats)
    middle = at.ring_rect.united(QRectF(at.stock.at.x(), at.stock.at.y(), 1, 1))
    things = [*(place.whole for place in at.places[1:]), at.own_zone, middle]
    for number, one in enumerate(things):
        assert cloth.contains(one)
        assert not [other for other in things[number + 1 :] if other.intersects(one)]
    for place in at.places[1:]:
        card = QRectF(0, 0, place.card.width, place.card.width * at.height)
        card.moveCenter(place.card.at)
        assert place.whole.adjusted(-1, -1, 1, 1).contains(card)
        assert place.whole.adjusted(-1, -1, 1, 1).contains(place.plate)
        assert not card.intersects(place.plate)


@pytest.mark.parametrize("seats", range(4, 21))
def test_seats_go_round_clockwise(seats: int) -> None:
    at = RoundLayout(QRectF(0, 0, 976, 716), seats)
    middle = at.ring_rect.center()
    spots = [place.whole.center() - middle for place in at.places]
    for one, other in pairwise(spots):
        assert one.x() * other.y() - one.y() * other.x() > 0


@pytest.mark.parametrize("size", SIZES)
def test_words_stand_beside_the_own_card_and_on_nothing(size: tuple[int, int]) -> None:
    at = RoundLayout(QRectF(0, 0, *size), 20)
    card = QRectF(0, 0, at.own_card.width, at.own_card.width * at.height)
    card.moveCenter(at.own_card.at)
    things = [card, at.own_plate, at.kuku_button, *(at.word_button(place) for place in range(3))]
    for number, one in enumerate(things):
        assert at.own_zone.adjusted(-1, -1, 1, 1).contains(one)
        assert not [other for other in things[number + 1 :] if other.intersects(one)]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("theme", [DAY, NIGHT, CONTRAST])
def test_twenty_with_long_names_are_drawn(sit_at: SitDown, size: tuple[int, int], theme: object) -> None:
    here = sit_at(" ".join(PLAIN), "swap", "swap", "stand")
    here.table.set_names(tuple(f"Bartholomäus Maximilian {number}" for number in range(20)))
    here.table.set_theme(theme)  # type: ignore[arg-type]
    here.table.resize(*size)
    plates = {name: sprite for name, sprite in here.table.card_scene.piece_sprites.items() if name.startswith("plate")}
    assert len(plates) == 20
    assert not here.table.grab().isNull()


def test_every_plate_says_what_there_is_to_remember(sit_at: SitDown) -> None:
    here = sit_at("7 3 9 HU 8 2", "stand", "swap")
    assert seat_text(here.table.context, YOU).notes[0] == "stood"
    assert seat_text(here.table.context, OLOF).notes[0] == "swapped with Siri"
    assert seat_text(here.table.context, SIRI).active
    assert seat_text(here.table.context, Seat(5)).notes[0] == "dealer · speaks last"
    here.say("swap")
    assert seat_text(here.table.context, SIRI).notes[0] == "hit by the husar"
    assert seat_text(here.table.context, LARS).notes[0] == "showed the husar"
    assert seat_text(here.table.context, LARS).chips == "−1"


def test_whoever_has_spoken_is_not_called_upon_while_that_is_shown(sit_at: SitDown) -> None:
    here = sit_at("7 3 9 8", pace=NORMAL)
    assert seat_text(here.table.context, YOU).active
    plate = here.table.card_scene.piece_sprites["plate 0"]._picture.cacheKey()
    here.click("seat 1")
    assert not here.table.is_settled
    assert not seat_text(here.table.context, YOU).active
    assert seat_text(here.table.context, YOU).notes[0] == "forehand · speaks first"
    assert here.table.card_scene.piece_sprites["plate 0"]._picture.cacheKey() != plate


def test_whoever_is_out_has_an_empty_frame_and_a_faded_plate(sit_at: SitDown) -> None:
    here = sit_at("7 9 10 11 12 2", *("stand",) * 6)
    assert seat_text(here.table.context, Seat(5)).out
    assert seat_text(here.table.context, Seat(5)).notes[0] == "out: lowest card"
    here.match.chance()
    here.table.play(here.match.last_events(YOU), here.match.view(YOU))
    assert "frame 5" in here.shown()
    assert seat_text(here.table.context, Seat(5)).notes[0] == "out for now"


def test_the_own_card_that_is_out_says_so_too(sit_at: SitDown) -> None:
    here = sit_at("2 9 10 11 12 7", *("stand",) * 6)
    assert seat_text(here.table.context, YOU).out
    assert "out 0" in here.shown()


# Words.


def test_a_button_for_each_word_and_it_does_not_move(sit_at: SitDown) -> None:
    here = sit_at("7 3 9 8")
    assert here.words() == {"stand", "swap"}
    button = here.table.card_scene.buttons.made[Word.SWAP]
    assert button.text() == "Swap with Olof"
    where = button.geometry()
    here.qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert here.said() == "0 swap"
    assert here.words() == set()
    assert button.geometry() == where


def test_the_text_of_a_button_grows_with_the_table(sit_at: SitDown) -> None:
    here = sit_at("7 3 9 8")
    button = here.table.card_scene.buttons.made[Word.STAND]
    usual = button.font().pixelSize()
    here.table.resize(1464, 1074)
    assert button.font().pixelSize() == round(usual * 1.5)
    here.table.resize(720, 616)
    assert button.font().pixelSize() == usual


def test_no_word_is_made_to_look_like_the_better_one(sit_at: SitDown) -> None:
    here = sit_at("7 3 9 8")
    swap, stand = (here.table.card_scene.buttons.made[word] for word in (Word.SWAP, Word.STAND))
    assert swap.property("kind") == stand.property("kind")


def test_two_words_of_one_place_are_never_offered_together() -> None:
    for seed in range(60):
        match: AnyMatch = Match(RULES, RULES.setup(4, None, {"pots": 2}), rng=Random(seed))
        rng = Random(seed)
        while match.outcome is None:
            if CHANCE in match.to_act:
                match.chance()
                continue
            for seat in range(4):
                offered = [Word(part) for part in match.moves(Seat(seat)).next_parts(())]
                places = [BUTTONS[word] for word in offered if word in BUTTONS]
                assert len(places) == len(set(places))
            seat = min(match.to_act)
            match.play(seat, match.moves(seat).sample(rng))


def test_a_click_on_the_left_neighbour_swaps(sit_at: SitDown) -> None:
    here = sit_at("7 3 9 8")
    here.click("seat 1")
    assert here.said() == "0 swap"


@pytest.mark.parametrize(
    ("card", "said", "clause"),
    [
        ("7", "lily 7: 9 below, 10 above. A player who asks for this card gets it.", "kille#K3.3"),
        ("HU", "husar (the hussar): 18 below, 1 above. A player who asks for this card is hit.", "kille#K4.2"),
    ],
)
def test_a_click_on_the_own_card_says_what_it_is_and_plays_nothing(
    sit_at: SitDown, card: str, said: str, clause: str
) -> None:
    here = sit_at(f"{card} 3 9 8")
    remarks: list[tuple[str, str]] = []
    here.table.warned.connect(lambda *remark: remarks.append(remark))
    before = here.match.position
    here.click("seat 0")
    assert (here.match.position, remarks) == (before, [(said, clause)])


def test_the_own_card_says_what_it_is_when_it_is_not_ones_turn(sit_at: SitDown) -> None:
    here = sit_at("7 KU 9 8", seat=LARS)
    remarks: list[tuple[str, str]] = []
    here.table.warned.connect(lambda *remark: remarks.append(remark))
    here.click(f"seat {LARS}")
    assert [clause for _, clause in remarks] == ["kille#K3.3"]


def test_a_click_on_anybody_else_says_nothing(sit_at: SitDown) -> None:
    here = sit_at("7 3 9 8")
    before = here.match.position
    here.click("seat 2")
    here.click("stock")
    assert here.match.position == before
    assert not here.refusals


def test_the_dealer_goes_into_the_stock_by_a_click_on_it(sit_at: SitDown) -> None:
    here = sit_at("7 3 9 8", "stand", "stand", "stand", seat=LARS, stock="5")
    assert here.table.card_scene.buttons.made[Word.SWAP].text() == "Into the stock"
    here.click("stock")
    assert here.said() == "3 swap"
    assert here.table.context.visible_card(LARS) == "5"


def test_the_own_card_is_carried_to_the_neighbour(sit_at: SitDown) -> None:
    here = sit_at("7 3 9 8")
    here.drag("seat 0", here.at("seat 1"))
    assert here.said() == "0 swap"
    assert here.table.context.visible_card(YOU) == "3"


def test_carried_elsewhere_it_glides_back(sit_at: SitDown) -> None:
    here = sit_at("7 3 9 8", pace=NORMAL)
    home = here.lies()
    before = here.match.position
    here.drag("seat 0", here.at("seat 2"))
    here.qtbot.waitUntil(lambda: not here.table.input_handler.is_gliding)
    assert here.match.position == before
    here.table.show_pick()
    assert here.lies() == home


@pytest.mark.parametrize("target", ["seat 2", "stock", "pot"])
def test_carried_to_anybody_but_the_neighbour_it_glides_back_with_the_reason(sit_at: SitDown, target: str) -> None:
    here = sit_at("7 3 9 8")
    here.drag("seat 0", here.at(target))
    assert [(refusal.code, refusal.clause) for refusal in here.refusals] == [("neighbour_only", "kille#K3.2")]


def test_the_dealer_hears_why_nobody_swaps(sit_at: SitDown) -> None:
    here = sit_at("7 3 9 8", "stand", "stand", "stand", seat=LARS)
    here.drag("seat 3", here.at("seat 0"))
    assert [(refusal.code, refusal.clause) for refusal in here.refusals] == [("stock_only", "kille#K5.1")]


def test_put_down_where_it_was_or_on_the_bare_cloth_it_says_nothing(sit_at: SitDown) -> None:
    here = sit_at("7 3 9 8")
    here.drag("seat 0", here.at("seat 0") + QPoint(12, 0))
    here.drag("seat 0", QPoint(3, 3))
    assert (here.refusals, here.match.position) == ([], 1)


def test_the_neighbour_is_lit_up_while_the_own_card_is_carried(sit_at: SitDown) -> None:
    here = sit_at("7 3 9 8")
    port, start = here.table.viewport(), here.at("seat 0")
    here.qtbot.mousePress(port, Qt.MouseButton.LeftButton, pos=start)
    here.qtbot.mouseMove(port, start - QPoint(0, 40))
    assert [seat for seat in range(4) if seat_text(here.table.context, Seat(seat)).target] == [OLOF]
    here.qtbot.mouseRelease(port, Qt.MouseButton.LeftButton, pos=start)
    assert not seat_text(here.table.context, OLOF).target


def test_out_of_turn_the_reason_is_told(sit_at: SitDown) -> None:
    here = sit_at("7 3 9 8", seat=SIRI)
    here.table.moves = here.match.moves(SIRI)
    here.press(Qt.Key.Key_1)
    assert [refusal.clause for refusal in here.refusals] == ["kille#K3.1"]


def test_keys_say_the_words(sit_at: SitDown) -> None:
    here = sit_at("7 3 9 8")
    here.press(Qt.Key.Key_2)
    assert here.said() == "0 swap"


def test_only_whoever_holds_kuku_has_its_button_at_any_time(sit_at: SitDown) -> None:
    here = sit_at("7 3 KU 8", seat=SIRI)
    assert here.match.to_act == {YOU}
    assert here.words() == {"kuku"}
    assert sit_at("7 3 KU 8", seat=OLOF).words() == set()
    here.press(Qt.Key.Key_0)
    assert here.said() == "2 kuku"
    assert here.table.ui_state.call is not None
    assert here.table.ui_state.call[0] == SIRI


def test_kuku_is_laid_while_others_are_still_being_shown(sit_at: SitDown) -> None:
    here = sit_at("7 3 9 KU 8 10", seat=LARS, pace=NORMAL)
    here.say("swap")
    assert not here.table.is_settled
    assert "kuku" in here.words()
    here.qtbot.mouseClick(here.table.card_scene.buttons.made[Word.KUKU], Qt.MouseButton.LeftButton)
    assert here.said() == "3 kuku"


def test_better_cards_are_asked_for_and_answered(sit_at: SitDown) -> None:
    here = sit_at("7 9 10 2", *("stand",) * 4, "decline")
    match = here.match
    match.play(CHANCE, _three(Seat(0), "5 6 4"))
    asks = Sitting(here.qtbot, match, OLOF)
    assert asks.words() == {"stand", "swap", "ask"}
    asks.press(Qt.Key.Key_3)
    assert asks.said() == "1 ask"
    assert asks.table.ui_state.call is not None
    assert asks.table.ui_state.call[0] == OLOF
    answers = Sitting(here.qtbot, match, YOU)
    assert answers.words() == {"depends", "refuse"}
    assert "Olof asks for better cards" in answers.table.context.question


def _three(dealer: Seat, cards: str) -> Deal:
    rest = list(PACK)
    for card in cards.split():
        rest.remove(card)
    return Deal(dealer, (*cards.split(), *rest))


def test_a_buy_in_tells_price_and_pot(sit_at: SitDown) -> None:
    here = sit_at("2 9 10 11", *("stand",) * 4)
    assert here.words() == {"buy", "decline"}
    assert here.table.context.question == "Buy in for 2? The pot is 4."
    here.click("pot")
    assert here.said() == "0 buy"
    assert here.table.arrangement is not None
    assert here.table.arrangement.pot == 6


def test_what_words_would_cause_is_told_with_its_clause(sit_at: SitDown) -> None:
    here = sit_at("7 3 9 8")
    assert here.table.moves is not None
    told = {option.title: option for option in here.table.options(here.table.moves)}
    assert told["Stand"].text == "You keep the 7. Then Olof speaks."
    assert told["Swap with Olof"].clause == "kille#K3.3"
    assert here.table.context.question == "Keep your 7, or swap with Olof?"


def test_a_hint_marks_the_word_and_what_is_to_be_touched(sit_at: SitDown) -> None:
    here = sit_at("7 3 9 8")
    before = here.painted()
    here.table.show_move(Say(Word.SWAP))
    assert here.changed(before) == {"swap"}
    assert "hint" in here.looks("seat 1")


# What is seen.


def test_only_the_own_card_and_open_ones_show_their_face(sit_at: SitDown) -> None:
    here = sit_at("KI 3 9 8", "swap")
    assert [here.table.context.visible_card(seat) for seat in range(4)] == ["3", "KI", None, None]
    kille = next(placed for placed in here.table.card_scene.placed_cards if placed.card == "KI")
    assert here.table.game.deck.mark(here.table.context, kille) == "low"


def test_a_card_given_away_is_remembered_where_it_lies(sit_at: SitDown) -> None:
    here = sit_at("7 3 9 8", "swap", "swap")
    assert here.table.context.known_card(SIRI) == "7"
    assert "known 2" in here.shown()
    here.table.set_look(memory_aid=False)
    assert "known 2" not in here.shown()


def test_whoever_looks_on_sees_no_face(sit_at: SitDown) -> None:
    here = sit_at("7 3 9 8")
    here.table.lay(here.match.view(None))
    assert [here.table.context.visible_card(seat) for seat in range(4)] == [None] * 4
    assert here.words() == set()


@pytest.mark.parametrize(("hands", "by"), [("7 HU 9 8", OLOF), ("7 SV 9 8", OLOF)])
def test_a_hit_has_a_star_an_arrow_and_a_bubble_until_somebody_speaks(sit_at: SitDown, hands: str, by: Seat) -> None:
    here = sit_at(hands)
    here.say("swap")
    assert {"hit 0", "strike", "call"} <= here.shown()
    assert here.table.ui_state.call is not None
    assert here.table.ui_state.call[0] == by
    here.say("stand")
    assert "hit 0" in here.shown()
    assert not {"strike", "call"} & here.shown()


@pytest.mark.parametrize("size", first([(976, 716), (720, 616), (1300, 900)]))
@pytest.mark.parametrize("seats", [4, 6, 8, 13, 20])
def test_a_call_covers_no_question(sit_at: SitDown, seats: int, size: tuple[int, int]) -> None:
    """The last but one but for the dealer asks the one at your right, who hits; then you are asked."""
    cards = ["2", *["9", "10", "5", "6", "7", "8", "11", "12", "3"] * 2][: seats - 3]
    here = sit_at(" ".join([*cards, "HU", "4", "KA"]), *["stand"] * (seats - 4), dealer=1)
    here.table.resize(*size)
    here.say("swap")
    assert here.match.to_act == {YOU}
    shown = {
        name: item.sceneBoundingRect().adjusted(TAIL, TAIL, -TAIL, -TAIL)
        for name, item in here.table.card_scene.piece_sprites.items()
        if name in ("call", "question")
    }
    assert not shown["call"].intersects(shown["question"])


@pytest.mark.parametrize("size", first([(976, 716), (720, 616), (1300, 900)]))
@pytest.mark.parametrize("seats", range(4, 21))
def test_no_arrow_between_others_runs_over_the_own_card(seats: int, size: tuple[int, int]) -> None:
    at = RoundLayout(QRectF(0, 0, *size), seats)
    card, middle = at.own_card, at.ring_rect.center()
    own = QRectF(0, 0, card.width, card.width * at.height)
    own.moveCenter(card.at)
    for one, other in permutations(at.places[1:], 2):
        ends = [(place.card.at.x(), place.card.at.y()) for place in (one, other)]
        path = Track(tuple(ends), (middle.x(), middle.y())).path()
        assert not [step for step in range(51) if own.contains(path.pointAtPercent(step / 50))]


def test_the_way_of_a_card_is_drawn_until_it_stays(sit_at: SitDown) -> None:
    here = sit_at("7 KA 9 8", "swap")
    assert here.table.arrangement is not None
    assert here.table.arrangement.trail == (YOU, OLOF, SIRI)
    here.say("swap")
    assert here.table.arrangement.trail == (YOU, OLOF, SIRI, LARS)
    here.say("stand")
    assert "trail" not in here.shown()


def test_the_lens_says_where_a_card_stands(sit_at: SitDown) -> None:
    here = sit_at("7 KI 9 8", "swap")
    found = here.table.rank_panel_beside(256)
    assert found is not None
    assert (found[0], found[2]) == ("Where the kille stands", "0 below, 20 above")  # it was given for a 7, and is own
    here.qtbot.mouseMove(here.table.viewport(), here.at("seat 1"))
    pointed = here.table.rank_panel_beside(256)
    assert pointed is not None
    assert pointed[0] == "Where the kille stands"
    here.qtbot.mouseMove(here.table.viewport(), here.at("seat 2"))
    assert here.table.rank_panel_beside(256) is not None  # a card face down says nothing: the own one is meant


@pytest.mark.parametrize(
    ("card", "place"), [("BL", "0 below, 19 above"), ("7", "9 below, 10 above"), ("KU", "19 below, 0 above")]
)
def test_the_ladder_counts_the_kinds_below_and_above(sit_at: SitDown, card: str, place: str) -> None:
    found = sit_at(f"{card} 3 9 8").table.rank_panel_beside(256)
    assert found is not None
    assert found[2] == place


# Motion.


def face_of(picture: QPixmap, width: float) -> QImage:
    """What is on a card of that width, without its edge and its shadow, always as large."""
    face = QRectF(0, 0, width * 0.84, width * 1.2)
    face.moveCenter(QRectF(picture.rect()).center())
    smooth = (Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation)
    return picture.toImage().copy(face.toRect()).scaled(QSize(42, 60), *smooth)


def apart(one: QImage, other: QImage) -> float:
    """How different two pictures of a size look, from 0 to 255."""
    spots = [(x, y) for x in range(one.width()) for y in range(one.height())]
    return sum(abs(qGray(one.pixel(x, y)) - qGray(other.pixel(x, y))) for x, y in spots) / len(spots)


def test_a_card_keeps_its_face_on_its_way(sit_at: SitDown) -> None:
    here = sit_at("1 3 9 8 7 2", pace=NORMAL)
    here.table.resize(720, 540)
    places = [place.card.width for place in here.table.at.places]
    assert places[1] < PLAIN_BELOW <= places[0]  # so that it is drawn otherwise where it goes
    (card,) = (sprite for sprite in here.table.card_scene.sprites.values() if sprite.card == "1")
    before = face_of(card._picture, card.width)
    here.say("swap")
    assert card.card == "1"  # it is offered
    flying = face_of(card._picture, card.width)
    plain = face_of(here.table.deck.face("1", PLAIN_BELOW - 1, 1), PLAIN_BELOW - 1)
    assert apart(before, flying) < 0.3 * apart(before, plain)


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("seats", "seen"), thinned([4, 9, 20], [(YOU, NORMAL), (None, NORMAL), (YOU, Pace(reduced=True))], every=2)
)
def test_play_then_lay_moves_nothing(qtbot: QtBot, seats: int, seen: tuple[Seat | None, Pace]) -> None:
    seat, pace = seen
    rng = Random(seats)
    match: AnyMatch = Match(RULES, RULES.setup(seats, None, {"pots": 0, "all_seen": seats == 9}), rng=Random(3))
    match.chance()
    here = Sitting(qtbot, match, YOU, pace)
    here.seat = seat  # type: ignore[assignment]
    here.table.lay(match.view(seat))
    before: list[object] = []
    lay_out = here.table.lay_out

    def laying(view: object) -> None:
        before.append(here.lies())
        lay_out(view)

    here.table.lay_out = laying  # type: ignore[method-assign]
    for _ in range(60 if seats < 20 else 30):
        if CHANCE in match.to_act:
            match.chance()
        else:
            waited = min(match.to_act)
            moves = match.moves(waited)
            move = Say(Word.NEXT) if moves.why_not(Say(Word.NEXT)) is None else moves.sample(rng)
            if moves.why_not(Say(Word.SWAP)) is None and rng.random() < 0.6:
                move = Say(Word.SWAP)
            match.play(waited, move)
        before.clear()
        here.table.offer(None)
        here.table.play(match.last_events(seat), match.view(seat))
        here.run_out()
        assert before == [here.lies()]


@pytest.mark.parametrize("seats", [4, 7, 20])
def test_what_lies_there_after_the_events_is_what_the_view_has(seats: int) -> None:
    for seed in range(25 if seats < 20 else 4):
        rng = Random(seed)
        match: AnyMatch = Match(RULES, RULES.setup(seats, None, {"pots": 2}), rng=Random(seed))
        arrangement = arrangement_of(match.view(YOU))
        while match.outcome is None:
            if CHANCE in match.to_act:
                match.chance()
            else:
                waited = rng.choice([seat for seat in map(Seat, range(seats)) if match.moves(seat)])
                match.play(waited, match.moves(waited).sample(rng))
            for event, view in match.last_events(YOU):
                arrangement = arrangement_after(arrangement, event, view)
            seen = arrangement_of(match.view(YOU))
            facts = ("at", "cards", "open", "high", "away", "order", "hits", "out", "pot", "asking", "trail", "strike")
            for fact in facts:
                assert getattr(arrangement, fact) == getattr(seen, fact), (fact, match.played[-1])
            arrangement = seen


def test_a_card_runs_back_hop_by_hop(sit_at: SitDown) -> None:
    here = sit_at("2 9 7 SV 8 10", "swap", "swap", pace=NORMAL)
    here.say("swap")
    stops: list[tuple[float, float]] = []
    cards = here.table.card_scene.sprites
    while not here.table.is_settled:
        animation = here.table.event_queue.animation
        assert animation is not None
        for time in range(0, animation.duration() + 1, 10):
            animation.setCurrentTime(time)
            stops.append((cards["card", 0, 0].x(), cards["card", 0, 0].y()))
            if here.table.event_queue.animation is not animation:
                break
    way = [here.table.context.place_of(seat).card.at for seat in (SIRI, OLOF, YOU)]
    for place in way:
        reached = [
            number for number, stop in enumerate(stops) if abs(stop[0] - place.x()) + abs(stop[1] - place.y()) < 8
        ]
        assert reached, place
        stops = stops[reached[0] :]
    assert here.table.context.visible_card(YOU) == "2"
    assert "hit 0" in here.shown()


def test_hurry_settles_at_once(sit_at: SitDown) -> None:
    here = sit_at("2 9 7 SV 8 10", "swap", "swap", pace=NORMAL)
    here.say("swap")
    here.table.finish_now()
    assert here.table.is_settled
    calm = here.lies()
    here.table.lay(here.match.view(YOU))
    assert here.lies() == calm


def test_acting_while_cards_fly_finishes_that_first(sit_at: SitDown) -> None:
    here = sit_at("2 9 7 8 5 10", pace=NORMAL)
    here.press(Qt.Key.Key_2)
    here.say("stand")
    assert not here.table.is_settled
    here.table.resize(720, 616)
    here.table.set_theme(NIGHT)
    here.table.retranslate()
    assert here.table.is_settled


def test_what_was_called_out_last_stays_in_sight_at_any_pace(sit_at: SitDown) -> None:
    for pace in (AT_ONCE, NORMAL):
        here = sit_at("7 KA 9 8", pace=pace)
        here.say("swap")
        here.run_out()
        assert here.table.ui_state.call is not None
        assert here.table.ui_state.call == call_after(None, here.table.ui_state.call[1])
        assert "call" in here.shown()


# Those who do not see it.


def test_every_seat_and_card_has_a_name(sit_at: SitDown) -> None:
    here = sit_at("7 HU KI 8", "swap")
    assert "hit by the husar" in here.table.describe("seat 0")
    assert "lily 7" in here.table.describe("seat 0")
    assert "husar (the hussar)" in here.table.describe("seat 1")
    assert "Husar hugger!" in here.table.describe("seat 1") or here.table.ui_state.call is None
    assert "face down" in here.table.describe("seat 2")
    assert "dealer" in here.table.describe("seat 3")
    assert "38" in here.table.describe("stock")
    assert "4" in here.table.describe("pot")
    interface = QAccessible.queryAccessibleInterface(here.table)
    assert interface.childCount() == len(here.table.parts())
    for number, part in enumerate(here.table.parts()):
        assert interface.child(number).text(QAccessible.Text.Name) == here.table.describe(part) != ""


def test_what_a_seat_has_lost_is_spoken_as_a_number(sit_at: SitDown) -> None:
    here = sit_at("7 3 9 8")
    for seat in range(4):
        assert "1 chip" in here.table.describe(f"seat {seat}")
        assert "lost" in here.table.describe(f"seat {seat}")


def test_nothing_is_spoken_twice(sit_at: SitDown) -> None:
    here = sit_at("7 SV 9 8", "swap")
    assert here.table.describe("seat 0").count("hit") == 1
    assert sit_at("7 3 9 8").table.describe("seat 3").count("dealer") == 1


def test_what_is_remembered_is_spoken_too(sit_at: SitDown) -> None:
    here = sit_at("7 3 9 8", "swap")
    assert "known to you: lily 7" in here.table.describe("seat 1")


def test_pointing_tells_what_a_small_plate_has_no_room_for(sit_at: SitDown) -> None:
    here = sit_at("7 3 9 8", "swap")
    spot = here.at("seat 1")
    QApplication.sendEvent(here.table.viewport(), QHelpEvent(QEvent.Type.ToolTip, spot, here.table.mapToGlobal(spot)))
    assert QToolTip.text() == here.table.describe("seat 1")


def test_what_the_keyboard_is_told_goes_when_it_has_acted(sit_at: SitDown, monkeypatch: pytest.MonkeyPatch) -> None:
    here = sit_at("7 3 9 8")
    here.table.input_handler.move_cursor("stand")
    hidden: list[bool] = []
    monkeypatch.setattr(QToolTip, "hideText", lambda: hidden.append(True))
    here.table.offer(None)
    assert hidden


def test_arrows_walk_round_the_seats_and_to_the_middle_and_the_words(sit_at: SitDown) -> None:
    here = sit_at("7 3 9 8")
    reached, edge = set(), [here.table.game.cursor_start(here.table.context)]
    while edge:
        part = edge.pop()
        if part not in reached:
            reached.add(part)
            edge += [
                here.table.game.neighbour(here.table.context, part, *way) for way in ((1, 0), (-1, 0), (0, 1), (0, -1))
            ]
    assert reached == set(here.table.parts())
    here.press(Qt.Key.Key_Left, Qt.Key.Key_Left)
    assert here.table.cursor_part == "seat 1"
    here.press(Qt.Key.Key_Return)
    assert here.said() == "0 swap"


def test_a_word_is_said_under_the_cursor(sit_at: SitDown) -> None:
    here = sit_at("7 3 9 8")
    before = here.painted()
    here.press(Qt.Key.Key_Down, Qt.Key.Key_Down)
    assert here.table.cursor_part in here.words()
    assert here.changed(before) == {here.table.cursor_part}
    here.press(Qt.Key.Key_Space)
    assert here.match.played[-1].seat == YOU


def test_a_seat_without_a_name_has_its_number_as_a_sign(sit_at: Callable[..., Sitting]) -> None:
    table = sit_at("7 8 9 10").table
    table.set_names(("", "", "", ""))
    without = table.seat_avatar(SIRI, 24).toImage()
    table.set_names(("", "", "3", ""))
    assert table.seat_avatar(SIRI, 24).toImage() == without
    table.set_names(("", "", "Player 3", ""))
    assert table.seat_avatar(SIRI, 24).toImage() != without


@pytest.mark.parametrize("size", SIZES)
def test_the_arrow_of_the_order_of_play_points_clockwise(size: tuple[int, int]) -> None:
    card_scene = QRectF(60, 60, size[0] - 120, size[1] - 120)
    picture = QImage(*size, QImage.Format.Format_ARGB32_Premultiplied)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    paint_ring(painter, card_scene, DAY)
    painter.end()
    angle = math.radians(66)  # from three o'clock, as a clock goes round
    base = card_scene.center() + QPointF(
        math.cos(angle) * card_scene.width() / 2, math.sin(angle) * card_scene.height() / 2
    )
    ahead = QPointF(-math.sin(angle) * card_scene.width(), math.cos(angle) * card_scene.height())
    ahead /= math.hypot(ahead.x(), ahead.y())
    assert picture.pixelColor((base + ahead * 11).toPoint()).alpha() > 0  # the line ends before the arrow
    assert picture.pixelColor((base + ahead * 18).toPoint()).alpha() == 0
