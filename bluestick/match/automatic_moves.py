"""Moves that the program makes for the only person in a match: formalities, only legal moves, claimed tricks."""

from __future__ import annotations

from collections.abc import Set
from itertools import islice

from bluestick.engine.match import AnyMatch
from bluestick.engine.moves import Move
from bluestick.engine.seats import Seat


class AutomaticMoves:
    """Automatic moves of one match; none if several people play, as such a move would reveal what a hand lacks."""

    def __init__(self, match: AnyMatch, people: Set[Seat]) -> None:
        self._match, self._people = match, people
        self.passes = self.plays = False
        """``passes``: whether a pass is made automatically if it is the only legal move; ``plays``: any other move."""
        self.claimer: Seat | None = None
        self._claimed_at = 0  # position at which the claim began
        self._claimed: frozenset[int] = frozenset()  # positions of claimed moves, except the first
        self._sure: tuple[int, Move | None] = (-1, None)  # a position, and the certain move there

    def can_claim(self, seat: Seat) -> bool:
        """Return whether ``seat`` may claim: it is to act and certain to win all remaining tricks, at least two."""
        if len(self._people) > 1 or self.claimer is not None or seat not in self._match.to_act:
            return False
        view, position = self._match.view(seat), self._match.position
        if self._sure[0] != position:
            self._sure = position, self._match.rules.certain_move(view)
        move = self._sure[1]
        return move is not None and len(self._match.rules.parts(move)) < len(view.hand)

    def claim(self, seat: Seat) -> None:
        self.claimer, self._claimed_at = seat, self._match.position

    def rewind(self) -> None:
        self._sure = -1, None
        self._claimed = frozenset(place for place in self._claimed if place < self._match.position)

    def next_claimed_move(self) -> Move | None:
        """Return the next move of a claim (of all remaining tricks); None without a claim or a move certain to win."""
        if self.claimer is None or self.claimer not in self._match.to_act:
            return None
        move = self._match.rules.certain_move(self._match.view(self.claimer))
        if move is not None and self._match.position > self._claimed_at:
            self._claimed |= {self._match.position}
        return move

    def only_answer(self, seat: Seat) -> Move | None:
        """Return the only legal move of ``seat`` if the program makes it automatically, else None."""
        if seat not in self._match.to_act:
            return None
        moves = tuple(islice(self._match.moves(seat), 2))
        return moves[0] if len(moves) == 1 and (self.is_formality(moves[0]) or self._may_be_forced(moves[0])) else None

    def is_formality(self, move: Move) -> bool:
        return move.is_formality and len(self._people) == 1

    @property
    def last_choice(self) -> int | None:
        """Position before the last move that a person chose, not made automatically; None without such a move."""
        played = self._match.played
        for place in range(len(played) - 1, -1, -1):
            move = played[place].move
            if played[place].seat not in self._people or self.is_formality(move) or place in self._claimed:
                continue
            if not (self._may_be_forced(move) and self._was_forced(place)):
                return place
        return None

    def _was_forced(self, position: int) -> bool:
        match, played = self._match, self._match.played[position]
        before = match.rules.view(match.played[position - 1].step.state, played.seat)
        return len(tuple(islice(match.rules.moves(before), 2))) == 1

    def _may_be_forced(self, move: Move) -> bool:
        return (self.passes if move.is_pass else self.plays) and len(self._people) == 1
