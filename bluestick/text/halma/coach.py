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
            "Another player offers a draw. If everyone agrees, the match ends and no one wins. If you decline, play "
            "goes on.",
        ),
    ),
    CoachTip(
        "aim",
        (LotsDrawn,),
        "halma#L2.3",
        later(
            "coach",
            "Move all your pieces to the corner diagonally opposite, your goal base. The first player was drawn by "
            "lot.",
        ),
    ),
    CoachTip(
        "move",
        ("move",),
        "halma#L3.2",
        later(
            "coach",
            "Click one of your pieces to mark the squares it can reach. It steps to the next square, or jumps over a "
            "piece to the empty square behind.",
        ),
    ),
    CoachTip(
        "home",
        (GoalEntered,),
        "halma#L7",
        later(
            "coach",
            "This piece has reached your goal base and may not leave it. Move it on into the far corner, so it "
            "doesn’t block the doorway.",
        ),
        when=lambda moment: moment.is_own_event,
    ),
    CoachTip(
        "chain",
        (PieceMoved,),
        "halma#L6",
        later(
            "coach",
            "One move can have several jumps: the same piece may jump again, over anyone’s pieces. Leave one empty "
            "square between two pieces to build a ladder.",
        ),
        when=lambda moment: len(moment.event.squares) > 2,
    ),
    CoachTip(
        "no_move",
        (TurnPassed,),
        "halma#L10",
        later(
            "coach",
            "A player who can’t move misses a turn. With four players, you wait like this for your partner when all "
            "your pieces are in the goal.",
        ),
    ),
)
