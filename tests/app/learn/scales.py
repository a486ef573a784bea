"""A bot client whose evaluations a test chooses."""

from bluestick.engine.bots import Choice, Reason
from bluestick.engine.estimates import Basis, Estimate
from bluestick.games import GAMES
from bluestick.match.bot_client import ThinkResult
from bluestick.match.review_decisions import decisions
from tests.app.opponents import Opponents

WHY = Reason("only_play")


class Scales(Opponents):
    """Rates every asked move as the best, unless the test states a better one and by how much."""

    def __init__(self, parent=None):
        super().__init__(parent)
        self.worse = {}
        """Move made -> the better move, and by how much."""

    def weigh(self, number=1):
        """Answer that many requests, or fewer if there are no more."""
        for _ in range(number):
            if self.asked is None:
                return
            self._answer()

    def weigh_all(self):
        """Answer until there is no request."""
        while self.asked is not None:
            self._answer()

    def _answer(self):
        request, self.asked = self.asked, None
        (made,) = request.weigh
        better, by = self.worse.get(made, (made, 0.0))
        weighed = (Estimate(better, WHY, Basis.SAMPLED, 12.0, deals=40),)
        if better != made:
            weighed += (Estimate(made, WHY, Basis.SAMPLED, 12.0 - by, by, by / 100, deals=40),)
        else:
            weighed += (Estimate("another", WHY, Basis.SAMPLED, 0.0, 12.0, 0.1, deals=40),)
        choice = Choice(GAMES[request.game].read(better), WHY)
        self.answered.emit(ThinkResult(request, choice, weighed))


def blunders(match, *positions):
    """Return a value for ``Scales.worse``: at these positions the first other move is better by 9."""
    found = {}
    for decision in decisions(match):
        if decision.position in positions:
            moves = match.branch(decision.position).moves(decision.seat)
            texts = (match.rules.write(move) for move in moves if not move.is_resignation)
            other = next((text for text in texts if text != decision.move), None)
            if other is not None:
                found[decision.move] = other, 9.0
    return found
