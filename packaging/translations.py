"""Update translations/ from the sources: new texts are unfinished in the .ts files; a .qm is beside each.

Python's own parser finds the texts, as pyside6-lupdate misses plurals and calls whose ``n`` is more than a name.
"""

from __future__ import annotations

import ast
import json
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from xml.etree import ElementTree

ROOT = Path(__file__).resolve().parents[1]
SOURCES = ROOT / "bluestick"
TRANSLATIONS = ROOT / "translations"
LANGUAGES = ("sv", "nb", "de", "en")
TOOLS = Path(sys.executable).parent


@dataclass(frozen=True, slots=True)
class Text:
    """Text to translate."""

    context: str
    source: str
    comment: str
    """Distinguishes equal texts."""
    plural: bool
    note: str
    """``#:`` lines above."""

    def line(self) -> str:
        """Return the text as Python that lupdate reads."""
        literals = ", ".join(json.dumps(text, ensure_ascii=False) for text in (self.context, self.source, self.comment))
        note = f"#: {self.note}\n" if self.note else ""
        return f"{note}translate({literals}{', 1' if self.plural else ''})\n"


class Texts(ast.NodeVisitor):
    """Texts of a file. Raises SyntaxError for a text that is not a literal."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.lines = path.read_text(encoding="utf-8").splitlines()
        self.found: list[Text] = []
        self._class = ""

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        outer, self._class = self._class, node.name
        self.generic_visit(node)
        self._class = outer

    def visit_Call(self, node: ast.Call) -> None:
        self.generic_visit(node)
        arguments = node.args
        match ast.unparse(node.func):
            case "self.tr":
                arguments = [ast.Constant(self._class), *arguments]
            case "translate" | "QCoreApplication.translate" if isinstance(arguments[1], ast.Subscript | ast.Name):
                return  # the text is marked where it is defined
            case "translate" | "QCoreApplication.translate" | "later":
                pass
            case _:
                return
        literals = [self._literal(argument) for argument in arguments[:3]]
        context, source, comment = (*literals, "")[:3]
        self.found.append(Text(context, source, comment, len(arguments) == 4, self._note(node.lineno)))

    def _literal(self, node: ast.expr) -> str:
        if isinstance(node, ast.Constant) and (isinstance(node.value, str) or node.value is None):
            return node.value or ""
        raise SyntaxError(f"{self.path}:{node.lineno}: a text for translation has to be a plain literal")

    def _note(self, line: int) -> str:
        note: list[str] = []
        while line > 1 and (above := self.lines[line - 2].strip()).startswith("#:"):
            note.insert(0, above.removeprefix("#:").strip())
            line -= 1
        return " ".join(note)


def texts(sources: Path = SOURCES) -> Iterator[Text]:
    """Yield every text in the sources."""
    for path in sorted(sources.rglob("*.py")):
        visitor = Texts(path)
        visitor.visit(ast.parse("\n".join(visitor.lines), str(path)))
        yield from visitor.found


def collect(folder: Path = TRANSLATIONS, sources: Path = SOURCES) -> None:
    """Update the .ts files; English has only plurals."""
    with tempfile.TemporaryDirectory() as scratch:
        stand_in = Path(scratch) / "texts.py"
        stand_in.write_text("".join(text.line() for text in texts(sources)), encoding="utf-8")
        for code in LANGUAGES:
            command = [tool("lupdate"), "-silent", "-extensions", "py", str(stand_in)]
            command += [
                "-locations",
                "none",
                "-no-obsolete",
                "-disable-heuristic",
                "similartext",
                "-source-language",
                "en",
                "-target-language",
                code,
            ]
            if code == "en":
                command.append("-pluralonly")
            subprocess.run([*command, "-ts", str(folder / f"bluestick_{code}.ts")], check=True)


def compile_all(folder: Path = TRANSLATIONS, out: Path | None = None) -> None:
    """Write a .qm for every .ts, without unfinished texts; replace the file, as a running program has it mapped."""
    for ts in sorted(folder.glob("*.ts")):
        qm = (out or folder) / f"{ts.stem}.qm"
        new = qm.with_suffix(".new")
        subprocess.run([tool("lrelease"), "-silent", "-nounfinished", str(ts), "-qm", str(new)], check=True)
        new.replace(qm)


def unfinished(folder: Path = TRANSLATIONS) -> list[str]:
    """Return the unfinished texts, each with its file."""
    return [
        f"{ts.name}: {message.findtext('source', '').splitlines()[0]}"
        for ts in sorted(folder.glob("*.ts"))
        for message in ElementTree.parse(ts).iter("message")  # noqa: S314 (our own files)
        if message.find("translation[@type='unfinished']") is not None
    ]


def tool(name: str) -> str:
    """Return the path of a tool of PySide6."""
    return str(TOOLS / f"pyside6-{name}")


def main() -> int:
    """Collect and compile; return 1 if texts are unfinished."""
    collect()
    compile_all()
    left = unfinished()
    print(*left, sep="\n", file=sys.stderr)
    return 1 if left else 0


if __name__ == "__main__":
    sys.exit(main())
