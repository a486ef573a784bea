"""A bot client whose moves and moments a test decides."""

from random import Random

from PySide6.QtCore import Qt

from bluestick.engine.bots import Choice, Reason, bot_rng, random_move
from bluestick.engine.seats import CHANCE
from bluestick.games import GAMES
from bluestick.match.bot_client import BotClient, ThinkResult
from bluestick.text import game_texts


class Opponents(BotClient):
    """Keeps each request until the test answers it."""

    reason = Reason("only_play")

    def __init__(self, parent=None):
        super().__init__(parent)
        self.asked = None

    def start(self):
        """Start no worker process."""

    def ask(self, request):
        self.asked = request

    def cancel(self):
        self.asked = None

    def answer(self, text=None):
        """Answer with a given move; without one with a random but repeatable move, or None out of turn."""
        request, self.asked = self.asked, None
        rules = GAMES[request.game]
        move = None
        if text is not None:
            move = rules.read(text)
        elif request.seat in request.view.to_act:
            move = random_move(rules.moves(request.view), bot_rng("test", request.seat, request.decision))
        self.answered.emit(ThinkResult(request, None if move is None else Choice(move, self.reason)))


class AtTable:
    """A player at a table, who sees what is on it."""

    def __init__(self, visitor):
        self.visitor = visitor

    @property
    def page(self):
        return self.visitor.page

    @property
    def table(self):
        return self.visitor.table

    @property
    def match(self):
        return self.visitor.match

    @property
    def cloth(self):
        """The public part of the state."""
        return self.match.view(None).table

    @property
    def card(self):
        """The result card."""
        return self.page.card

    def read_on(self):
        """Continue after the result card by mouse, if it is shown."""
        if self.page.session.reads:
            self.visitor.click(self.card.button)

    def read_on_by_key(self):
        """Continue after the result card by keyboard, if it is shown."""
        if self.page.session.reads:
            self.card.key_pause.stop()
            self.visitor.press(Qt.Key.Key_Space)

    @property
    def opponents(self):
        return self.visitor.window.navigator._bots


def counted(match, number=1, rng=None):
    """Play random moves until a result has been counted that many times."""
    rng = rng or Random(5)
    was = True
    while True:
        now = game_texts.result(match.rules.id, match.view(None), [player.name for player in match.players]) is not None
        if now and not was:
            number -= 1
            if not number:
                return match
        was = now
        assert match.to_act, "the match was over before"
        if CHANCE in match.to_act:
            match.chance()
        else:
            seat = min(match.to_act)
            match.play(seat, match.rules.read("next") if now else match.moves(seat).sample(rng))
