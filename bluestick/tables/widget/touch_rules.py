"""Part of a card presenter: what touching, dragging and typing mean. The defaults suit a trick game."""

from __future__ import annotations

from typing import Any, Generic

from bluestick.engine.moves import Move, MoveSet, Part, Pick, Refusal
from bluestick.tables.input.touch_reply import TouchReply
from bluestick.tables.scene.placed_card import PlacedCard
from bluestick.tables.widget.context import S


class TouchRules(Generic[S]):
    """Meaning of touches at a card table. A game overrides what differs."""

    # Moves.

    def named_moves(self, context: S, moves: MoveSet[Any]) -> MoveSet[Any]:
        """Return the moves with the part names of this table, which differ from the rules' if there are equal cards."""
        return moves

    def next_in_series(self, context: S) -> Move | None:
        """Return the next move of a series that one click has requested, to be made unasked; None for none."""
        return None

    def before_move(self, context: S, move: Move) -> TouchReply | None:
        """Return a reply to give instead of making this allowed move, such as a warning; None to make it."""
        return None

    def why_incomplete(self, context: S) -> Refusal | None:
        """Return why the picked cards are not a complete legal move; None if they are or no reason is known."""
        return None

    def reading_text(self, context: S, move: Move) -> str:
        """Return the menu text of ``move``, which is one of several moves that the chosen cards can be."""
        return ""

    # Touches.

    def reply(self, context: S, part: Part) -> TouchReply | None:
        """Return the reply to a touch that only this game handles; None for the default handling."""
        return None

    def word_of(self, context: S, part: Part) -> Part | None:
        """Return the word, such as ``pass``, that touching a part stands for; None if it stands for none."""
        return None

    def chooses_cards(self, context: S, part: Part) -> bool:
        """Return whether touching this part outside the hand chooses cards, such as a line of a declaration sheet."""
        return False

    def kept_pick(self, context: S, part: Part) -> Pick:
        """Return the parts that stay chosen when ``part``, a further card of the hand, is touched."""
        return context.pick

    def ends_pause(self, context: S) -> bool:
        return False

    # UI state.

    def state_when_offered(self, context: S) -> Any:
        return context.ui_state

    def state_when_cancelled(self, context: S) -> Any:
        return context.ui_state

    def state_when_picked(self, context: S, pick: Pick) -> Any:
        return context.ui_state

    # Dragging.

    def can_drag(self, context: S, part: Part) -> bool:
        """Return whether the player may drag a part to a destination now; by default the cards of the hand."""
        return part in context.own_hand

    def can_lift(self, context: S, placed: PlacedCard) -> bool:
        return placed.key[:2] == ("hand", context.seat)

    def can_drop(self, context: S) -> bool:
        """Return whether dropping the dragged card on the table would play it, with the other chosen ones."""
        part = context.carried
        if part is None or context.moves is None or part not in context.own_hand:
            return False
        pick = context.pick if part in context.pick else (*self.kept_pick(context, part), part)
        return bool(context.moves.readings(pick))

    def dropped_word(self, context: S, part: Part, target: Part) -> Part | None:
        """Return the word that dropping the dragged ``part`` on ``target`` stands for; None if it stands for none."""
        return None

    def why_not_dropped(self, context: S, part: Part, target: Part) -> Refusal | None:
        """Return why ``part``, not a card of the hand, may not be dropped on ``target``; None for no message."""
        return None

    # Keys.

    def part_of_key(self, context: S, key: str) -> Part | None:
        """Return the part that a key (``Shift+F9``) touches, or None; by default 1 to 9: hand card, 0: turn-up."""
        if key == "0":
            turned: Part | None = context.arrangement.turn_up
            return turned
        place = "123456789".find(key) if len(key) == 1 else -1
        return context.own_hand[place] if 0 <= place < len(context.own_hand) else None

    def cursor_after(self, context: S, gone: Part) -> Part | None:
        """Return the part to move the cursor to when its part ``gone`` has left the table; None to leave the cursor."""
        return None
