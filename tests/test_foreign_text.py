"""Names, paths and contents of files are shown as they are: Qt follows marks in tooltips, labels and menus.

The calls are found in the source, and what they show is a text of ours, or has gone through ``literal_tooltip`` or
``unmarked``.
"""

import ast
from pathlib import Path

import pytest
from PySide6.QtGui import QTextDocument, QTextFormat

from bluestick.tables.drawing.tooltip import literal_tooltip, unmarked

PACKAGE = Path(__file__).parents[1] / "bluestick"
TEXTS = ("common", "deals", "texts")
"""Modules of which a function without arguments is a text of the catalogues."""
POINTED = {"setToolTip": -1, "setWhatsThis": -1, "setStatusTip": -1, "showText": 1, "showMessage": 0}
"""Calls whose text Qt may show as HTML, and which argument that is."""
MARKED = {"addAction": 0, "addMenu": 0, "QAction": 0, "QPushButton": 0, "QCheckBox": 0, "QRadioButton": 0, "button": 1}
"""Where & marks a key."""
RICH = {"entry.tooltip", "self._words(entry.text)", "glossary.glossary_tooltips(game, sentence)"} | {
    "table.explain_words(table.panel_note(view, Seat(seat)))"
}
"""HTML made of the words of a rule page, in which everything else is escaped."""
PASSED_ON = {
    ("tables/widget/card_display.py", "text"): "_told has escaped it",
    ("app/shell/menus.py", "self.actions[row.id]"): "an action",
    ("app/shell/menus.py", "self.actions['menu']"): "an action",
    ("app/shell/menus.py", "choice"): "an action",
    ("app/shell/menus.py", "window"): "the parent of an action",
    ("tables/haggis/presenter.py", "word"): "another function called button",
    ("tables/haggis/descriptions.py", "Word(part)"): "another function called button",
    ("tables/haggis/descriptions_advice.py", "word"): "another function called button",
    ("app/shell/message_bar.py", "name()"): "an answer is a text of the catalogues",
    ("app/widgets/buttons.py", "text"): "the caller has to unmark it: this is button() itself",
}
HTML = {
    "app/desktop/about.py": "escapes its paragraphs",
    "app/rules/glossary_label.py": "links the words of the rules, and escapes other texts",
    "app/play/coach_note.py": "escapes its text",
    "app/shell/export.py": "takes the document of score_paper",
    "app/learn/lessons/teacher_panel.py": "escapes a lesson",
    "app/desktop/licences.py": "shows what is shipped",
    "app/rules/rule_document.py": "shows what is shipped",
    "app/play/score_print.py": "escapes its title and its lines",
    "app/shell/shortcuts_dialog.py": "escapes its titles and its lines",
    "app/play/side_panel.py": "escapes its effects",
}
"""The modules that write HTML."""
DIALOGS = ("QMessageBox", "QErrorMessage", "QInputDialog", "QProgressDialog", "QWhatsThis", "QStatusBar")
"""They guess whether a text is HTML; there is none here."""


def last_name(node):
    return node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""


def is_ours(node, helper):
    """Whether it is a literal, a text of the catalogues, or went through the helper."""
    match node:
        case ast.Constant():
            return True
        case ast.IfExp(_, body, orelse):
            return is_ours(body, helper) and is_ours(orelse, helper)
        case ast.Call(func, [ast.Constant(), *_]) if last_name(func) in ("tr", "translate"):
            return True
        case ast.Call(func) if last_name(func) == helper:
            return True
        case ast.Call(ast.Attribute(ast.Name(module), _), [], []) if module in TEXTS:
            return True
        case ast.Call(ast.Attribute(_, "toolTip"), [], []):  # it was made by the same rule
            return helper == "literal_tooltip"
        case ast.BinOp(ast.Name("key"), ast.Add(), right):  # a mark of our own before it
            return helper == "unmarked" and is_ours(right, helper)
        case ast.Name("sign"):  # of a row of signs
            return helper == "unmarked"
    return ast.unparse(node) in RICH and helper == "literal_tooltip"


def shown(node, calls):
    """The argument of such a call that is shown; None if it is another call, or shows nothing."""
    if not isinstance(node, ast.Call) or last_name(node.func) not in calls:
        return None
    at = calls[last_name(node.func)]
    return node.args[at] if len(node.args) > max(at, 0) else None


def foreign(source, module=""):
    """What may show a foreign text as it is, by line."""
    found = []
    for node in ast.walk(ast.parse(source)):
        for calls, helper in ((POINTED, "literal_tooltip"), (MARKED, "unmarked")):
            text = shown(node, calls)
            if text is None or is_ours(text, helper) or (module, ast.unparse(text)) in PASSED_ON:
                continue
            found.append(f"{module}:{node.lineno} {ast.unparse(text)} lacks {helper}")
        if isinstance(node, ast.Call):
            called = last_name(node.func)
            if called in ("setAccessibleName", "setAccessibleDescription") and "tip(" in ast.unparse(node):
                found.append(f"{module}:{node.lineno} a reader would hear the marks of tip")
            if called == "QLabel" and module not in ("app/widgets/labels.py", "app/widgets/announcer.py"):
                found.append(f"{module}:{node.lineno} a label guesses; furniture.label does not")
            if called in ("setHtml", "insertHtml", "setMarkdown", "show_html") and module not in HTML:
                found.append(f"{module}:{node.lineno} writes HTML")
            if called == "replace" and [ast.unparse(each) for each in node.args] == ["'&'", "'&&'"]:
                found += [f"{module}:{node.lineno} does the work of unmarked"] * (module != "tables/drawing/tooltip.py")
        if isinstance(node, ast.Attribute) and node.attr in ("RichText", "AutoText", "MarkdownText"):
            found += [f"{module}:{node.lineno} follows marks"] * (module not in HTML)
        if isinstance(node, ast.ImportFrom):
            found += [f"{module}:{node.lineno} {each.name} guesses" for each in node.names if each.name in DIALOGS]
    return found


def test_no_foreign_text_is_followed():
    modules = {path.relative_to(PACKAGE).as_posix(): path.read_text("utf-8") for path in PACKAGE.rglob("*.py")}
    assert [line for module, source in modules.items() for line in foreign(source, module)] == []


@pytest.mark.parametrize(
    "bait",
    [
        "shown.setToolTip(str(path))",
        "shown.setToolTip(self.tr('In {folder}').format(folder=path))",
        "item.setToolTip(0, name)",
        "made.setToolTip(name if long else '')",
        "made.setToolTip(f'{name}')",
        "made.setWhatsThis(name)",
        "bar.setStatusTip(name)",
        "QToolTip.showText(at, name, self)",
        "menu.addAction(path.name)",
        "menu.addMenu(f'&{name}')",
        "menu.addAction(path.name.replace('&', '&&'))",
        "QAction(name, self)",
        "button('plain', name)",
        "QCheckBox(name)",
        "QLabel(name)",
        "label.setTextFormat(Qt.TextFormat.RichText)",
        "page.setHtml(name)",
        "made.setAccessibleName(tip(name))",
        "from PySide6.QtWidgets import QMessageBox",
    ],
)
def test_a_foreign_text_is_found(bait):
    assert foreign(bait)


@pytest.mark.parametrize(
    "sound",
    [
        "shown.setToolTip(literal_tooltip(str(path)))",
        "shown.setToolTip(self.tr('Back'))",
        "shown.setToolTip(common.close_label())",
        "made.setToolTip(literal_tooltip(name) if long else '')",
        "menu.addAction(unmarked(path.name), act)",
        "menu.addAction(self.tr('&Open'))",
        "button('plain', unmarked(name))",
        "button('plain')",
        "made.setAccessibleName(name)",
    ],
)
def test_a_text_of_ours_is_none(sound):
    assert not foreign(sound)


def rendered(text):
    """What Qt makes of a tooltip: the text, and what it would load for it."""
    document = QTextDocument()
    document.setHtml(text)
    loads, block = [], document.begin()
    while block.isValid():
        part = block.begin()
        while not part.atEnd():
            style = part.fragment().charFormat()
            loads += [style.property(QTextFormat.Property.ImageName)] if style.isImageFormat() else []
            part += 1
        block = block.next()
    return document.toPlainText(), loads


HOSTILE = [
    "/home/a/<img src=/dev/zero>/m.bluestick",
    "/home/a/<img src='file:///home/a/pipe'>",
    '<table background="/tmp/pipe"><tr><td>m',
    "<a href='http://example.org'>m</a>",
    "<style>@import url(/tmp/pipe)</style>m",
    "<!-- m",
    "</span><img src=x>",
    "&lt;img src=x&gt;<b>",
    "<?xml version='1.0'?><img src=x>",
    "<svg><image href=/tmp/pipe /></svg>",
    "<body background=x>m",
]


@pytest.mark.parametrize("text", HOSTILE)
def test_a_tip_says_just_what_it_is_given(qapp, text):
    told = literal_tooltip(text)
    if told != text:  # else Qt shows it as it is
        assert rendered(told) == (text, [])


def test_an_ampersand_is_a_letter(qapp):
    from PySide6.QtWidgets import QMenu

    menu = QMenu()
    action = menu.addAction(unmarked("Tom & Jerry && Co &c"))
    assert action.text() == "Tom && Jerry &&&& Co &&c"
