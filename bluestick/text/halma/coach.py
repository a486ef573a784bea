"""Coach tips of halma."""

from __future__ import annotations

from bluestick.games.halma.events import GoalEntered, LotsDrawn, PieceMoved, TurnPassed
from bluestick.text.coach import CoachTip
from bluestick.text.phrases import later

TIPS = (
    CoachTip(
        "answer",
        ("answer",),
        "halma#LQ8",
        later(
            "coach",
            "A draw is offered: if everybody agrees, the match ends and nobody has won. If you decline, play goes on.",
        ),
    ),
    CoachTip(
        "aim",
        (LotsDrawn,),
        "halma#L2.3",
        later(
            "coach",
            "All your pieces want to get to the corner diagonally opposite, your goal base. Lots were drawn for who "
            "begins.",
        ),
    ),
    CoachTip(
        "move",
        ("move",),
        "halma#L3.2",
        later(
            "coach",
            "Click on one of your pieces: the marked squares are those that it can reach. It steps to a square beside "
            "it, or jumps over a piece to the empty square behind.",
        ),
    ),
    CoachTip(
        "home",
        (GoalEntered,),
        "halma#L7",
        later(
            "coach",
            "This piece has reached your goal base, and may not leave it any more. Go on into the far corner with it, "
            "so that it does not stand in the doorway.",
        ),
        when=lambda moment: moment.mine,
    ),
    CoachTip(
        "chain",
        (PieceMoved,),
        "halma#L6",
        later(
            "coach",
            "One move, several jumps: after each jump the same piece may jump again, over anybody’s pieces. Pieces "
            "with one empty square between each two make a ladder for that.",
        ),
        when=lambda moment: len(moment.event.squares) > 2,
    ),
    CoachTip(
        "no_move",
        (TurnPassed,),
        "halma#L10",
        later(
            "coach",
            "Whoever cannot move is passed over. With four players that is how one waits for the partner when all "
            "pieces are home.",
        ),
    ),
)
"""Tips of the coach, the most important first; if several apply, they are shown in this order."""
