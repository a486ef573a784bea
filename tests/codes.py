"""Codes of a game's refusals, phases, reasons, outcomes and clauses, collected from its source."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from itertools import pairwise
from pathlib import Path

CLAUSE = re.compile(r"[a-z_]+#[A-Z]{1,3}\d+(?:\.\d+)*")


@cache
def _calls(game: str) -> tuple[ast.Call, ...]:
    folder = Path(import_module(f"bluestick.games.{game}").__file__ or "").parent
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in sorted(folder.rglob("*.py"))]
    return tuple(node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Call))


def _texts(node: ast.expr) -> Iterator[str]:
    """Yield the strings an expression can be: one, or two of a conditional expression."""
    match node:
        case ast.Constant(str(text)):
            yield text
        case ast.IfExp():
            yield from _texts(node.body)
            yield from _texts(node.orelse)


def _named(game: str, name: str) -> set[str]:
    """Return the codes of all calls ``name("code", ...)``."""
    made = (call for call in _calls(game) if isinstance(call.func, ast.Name) and call.func.id == name and call.args)
    return {code for call in made for code in _texts(call.args[0])}


def refusals(game: str) -> set[str]:
    return _named(game, "Refusal")


def phases(game: str) -> set[str]:
    return _named(game, "Phase")


def reasons(game: str) -> set[str]:
    """Return the codes of reasons that bots give."""
    return _named(game, "Reason")


def clauses(game: str) -> set[str]:
    """Return the clauses cited by the program, with their game."""
    texts = (
        text for call in _calls(game) for part in ast.walk(call) if isinstance(part, ast.expr) for text in _texts(part)
    )
    return {text for text in texts if CLAUSE.fullmatch(text) and text.startswith(f"{game}#")}


def endings(game: str) -> set[str]:
    """Return the reasons of outcomes: codes before a clause, except in refusals and phases."""
    found = set()
    for call in _calls(game):
        if isinstance(call.func, ast.Name) and call.func.id in ("Refusal", "Phase"):
            continue
        for code, clause in pairwise(call.args):
            if any(CLAUSE.fullmatch(text) for text in _texts(clause)):
                found.update(_texts(code))
    return found


def words(game: str) -> set[str]:
    """Return the words a player can say: members of the enumeration ``Word`` in the rules."""
    return {str(word) for word in getattr(import_module(f"bluestick.games.{game}.rules"), "Word", ())}
