"""Checks of the worked cases of knockout whist."""

from bluestick.engine.seats import Seat
from bluestick.engine.tricks import Laid
from bluestick.games.knockout.state import winning


def trick(case):
    laid = [Laid(Seat(seat), card) for seat, card in enumerate(case["given"]["cards"])]
    case["expect"].agree({"takes": winning(laid, case["given"]["trump"]).seat})


KINDS = {"trick": trick}
IN_DEPTH = {}
