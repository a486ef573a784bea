"""Table of the window's actions, from which menus and the shortcut dialog are made."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QApplication

from bluestick.match.match_state import Action
from bluestick.text.phrases import later

if TYPE_CHECKING:
    from bluestick.app.play.page import TablePage
    from bluestick.app.shell.window import MainWindow
    from bluestick.store.settings import Settings


@dataclass(frozen=True, slots=True)
class ActionState:
    """Facts by which actions are enabled or checked; those about a match are False if no table is shown."""

    memory_aid: bool = False
    table: bool = False
    """Whether a match, lesson or review is shown."""
    has_file: bool = False
    has_sheet: bool = False
    has_deal: bool = False
    can_undo: bool = False
    can_redo: bool = False
    can_restart: bool = False
    can_hint: bool = False
    can_skip: bool = False
    can_call: bool = False
    can_claim: bool = False
    can_coach: bool = False
    coach_on: bool = False

    @classmethod
    def of(cls, page: TablePage | None, settings: Settings) -> ActionState:
        if page is None:
            return cls(memory_aid=settings.memory_aid)
        session, can = page.session, page.controller.state.can
        return cls(
            memory_aid=settings.memory_aid,
            table=True,
            has_file=page.policy.permissions.kept,
            has_sheet=page.sheet() is not None,
            has_deal=session.plays and session.match.deal is not None,
            can_undo=Action.UNDO in can,
            can_redo=Action.REDO in can,
            can_restart=Action.RESTART in can,
            can_hint=Action.HINT in can,
            can_skip=Action.SKIP in can,
            can_call=Action.CALL in can,
            can_claim=Action.CLAIM in can,
            can_coach=page.coach.is_available,
            coach_on=page.coach.on,
        )


@dataclass(frozen=True, slots=True)
class ActionRow:
    """An action of the window, or a submenu."""

    id: str
    text: str
    """Untranslated, with its mnemonic (``&``)."""
    menus: tuple[str, ...]
    """Menus that contain the action: keys of ``MENUS``, or ids of submenus."""
    call: Callable[[MainWindow], object] | None
    """None for a submenu."""
    keys: tuple[str, ...] = ()
    letter: str = ""
    """Single-letter shortcut, which the player can switch off."""
    is_enabled: Callable[[ActionState], bool] = lambda state: True
    is_checked: Callable[[ActionState], bool] | None = None
    """None if the action is not checkable."""
    separator: bool = False
    """Whether a separator stands before the action in its last menu."""
    why_no_menu: str = ""

    def title(self) -> str:
        text = self.text
        return QCoreApplication.translate("Menus", text)

    def shortcuts(self, *, letters: bool) -> list[QKeySequence]:
        letter = (self.letter,) if letters and self.letter else ()
        return [QKeySequence(key) for key in (*self.keys, *letter)]


def _on_page(call: Callable[[TablePage], object]) -> Callable[[MainWindow], object]:
    return lambda window: window.navigator.on_table(call)


def _toggle_memory_aid(window: MainWindow) -> None:
    window.settings.memory_aid = not window.settings.memory_aid


GAME, MOVE, VIEW, SETTINGS, HELP = ("game",), ("move",), ("view",), ("settings",), ("help",)
EXPORT = ("export",)

MENUS = {
    "game": later("Menus", "&Game"),
    "move": later("Menus", "&Move"),
    "view": later("Menus", "&View"),
    "settings": later("Menus", "&Settings"),
    "help": later("Menus", "&Help"),
}

ACTIONS = (
    ActionRow("new", later("Menus", "&New match…"), GAME, lambda window: window.navigator.new_match(),
              ("Ctrl+N", "F2")),
    ActionRow("learn", later("Menus", "&Lessons…"), GAME,
              lambda window: window.lessons.show_list_for(window.docks.game), ("Ctrl+L",)),
    ActionRow("start_page", later("Menus", "&Choose a game"), GAME,
              lambda window: window.navigator.show_start_page(), ("Ctrl+Shift+N",)),
    ActionRow("restart", later("Menus", "&Restart this match"), GAME, lambda window: window.navigator.restart(),
              ("F5",), is_enabled=lambda state: state.can_restart),
    ActionRow("deal_of_day", later("Menus", "&Deal of the day"), GAME, None, separator=True),
    #: Menu: a match with the cards of a number, or of a code that somebody has given
    ActionRow("deal_by_number", later("Menus", "Deal by n&umber or code…"), GAME,
              lambda window: window.deals.open_deal_by_number()),
    ActionRow("deal", later("Menus", "Th&is deal…"), GAME, lambda window: window.deals.show_table_deal(), ("Ctrl+D",),
              is_enabled=lambda state: state.has_deal),
    ActionRow("open", later("Menus", "&Open…"), GAME, lambda window: window.navigator.files.open_file(), ("Ctrl+O",),
              separator=True),
    #: Menu: match files from elsewhere that were opened last
    ActionRow("opened_files", later("Menus", "Recent fil&es"), GAME, None),
    ActionRow("open_matches", later("Menus", "M&atches in progress"), GAME, None),
    ActionRow("copy", later("Menus", "&Save a copy…"), GAME, lambda window: window.navigator.files.save_copy(),
              ("Ctrl+S",), is_enabled=lambda state: state.has_file),
    ActionRow("export", later("Menus", "&Print and copy"), GAME, None),
    ActionRow("copy_log", later("Menus", "&Copy the log"), EXPORT, lambda window: window.export.copy_log(),
              ("Ctrl+Shift+C",), is_enabled=lambda state: state.table),
    ActionRow("copy_score", later("Menus", "Copy the &score"), EXPORT, lambda window: window.export.copy_score(),
              ("Shift+F4",), is_enabled=lambda state: state.has_sheet),
    ActionRow("print_score", later("Menus", "&Print the score sheet…"), EXPORT,
              lambda window: window.export.print_score(), ("Ctrl+Shift+P",),
              is_enabled=lambda state: state.has_sheet),
    ActionRow("save_score", later("Menus", "Save the score sheet as P&DF…"), EXPORT,
              lambda window: window.export.save_score(), is_enabled=lambda state: state.has_sheet),
    #: Menu: say what the decisions of a saved match were worth
    ActionRow("review", later("Menus", "Re&view a match…"), GAME, lambda window: window.reviews.choose_match(),
              ("Ctrl+R",), separator=True),
    ActionRow("finished", later("Menus", "&Finished matches…"), GAME, lambda window: window.dialogs.show_finished(),
              ("Ctrl+Shift+R",)),
    ActionRow("statistics", later("Menus", "S&tatistics…"), GAME, lambda window: window.dialogs.show_statistics()),
    ActionRow("quit", later("Menus", "&Quit"), GAME, lambda window: window.close(), ("Ctrl+Q",)),

    ActionRow("undo", later("Menus", "&Undo"), MOVE, _on_page(lambda page: page.controller.undo()), ("Ctrl+Z",),
              is_enabled=lambda state: state.can_undo),
    ActionRow("redo", later("Menus", "&Redo"), MOVE, _on_page(lambda page: page.controller.redo()),
              ("Ctrl+Shift+Z", "Ctrl+Y"), is_enabled=lambda state: state.can_redo),
    ActionRow("hint", later("Menus", "&Hint"), MOVE, _on_page(lambda page: page.ask_hint()), letter="H",
              is_enabled=lambda state: state.can_hint),
    ActionRow("coach", later("Menus", "&Coach"), MOVE, lambda window: window.navigator.toggle_coach(), letter="C",
              is_enabled=lambda state: state.can_coach, is_checked=lambda state: state.coach_on),
    ActionRow("skip", later("Menus", "S&kip to my turn"), MOVE, _on_page(lambda page: page.controller.skip()), ("F8",),
              is_enabled=lambda state: state.can_skip, separator=True),
    ActionRow("rest", later("Menus", "Claim the r&est"), MOVE, _on_page(lambda page: page.move_helpers.claim()),
              letter="R", is_enabled=lambda state: state.can_claim),
    ActionRow("call", later("Menus", "Chan&ge player…"), MOVE, _on_page(lambda page: page.controller.call()), ("F7",),
              is_enabled=lambda state: state.can_call),
    ActionRow("options", later("Menus", "&What can I do?"), MOVE, _on_page(lambda page: page.status.options()),
              ("Shift+F1",), "M", is_enabled=lambda state: state.table, separator=True),
    ActionRow("last", later("Menus", "Show the &last trick or move"), MOVE,
              _on_page(lambda page: page.status.last()), letter="L", is_enabled=lambda state: state.table),
    ActionRow("table", later("Menus", "Describe the &table"), MOVE, _on_page(lambda page: page.status.table()),
              letter="T", is_enabled=lambda state: state.table),
    ActionRow("others", later("Menus", "Describe the &opponents"), MOVE, _on_page(lambda page: page.status.others()),
              letter="O", is_enabled=lambda state: state.table),
    ActionRow("score", later("Menus", "Read out the &score"), MOVE, _on_page(lambda page: page.status.score()),
              letter="S", is_enabled=lambda state: state.table),

    ActionRow("rules", later("Menus", "&Rules"), VIEW + HELP, lambda window: window.docks.toggle_rules(), ("F1",)),
    ActionRow("sheet", later("Menus", "&Score sheet"), VIEW, lambda window: window.docks.toggle_sheet(), ("F4",),
              is_enabled=lambda state: state.has_sheet),
    #: Menu: show or hide what stands beside a table
    ActionRow("panel", later("Menus", "Side &panel"), VIEW, _on_page(lambda page: page.splitter.toggle()),
              ("F12",), is_enabled=lambda state: state.table),
    ActionRow("memory", later("Menus", "&Mark cards I have seen"), VIEW, _toggle_memory_aid, letter="K",
              is_checked=lambda state: state.memory_aid),
    ActionRow("area", later("Menus", "&Next pane"), VIEW, lambda window: window.focus_next_area(),
              ("F6",)),
    ActionRow("full", later("Menus", "&Full screen"), VIEW, lambda window: window.full_screen(), ("F11",)),
    ActionRow("menu", later("Menus", "Menu"), (), lambda window: window.menus.open_menu_bar(), ("F10",),
              why_no_menu="opens the menu bar itself"),

    ActionRow("language", later("Menus", "&Language"), SETTINGS, None),
    ActionRow("settings", later("Menus", "&Settings…"), SETTINGS, lambda window: window.dialogs.show_settings(),
              ("Ctrl+,",), separator=True),

    ActionRow("keys", later("Menus", "&Keyboard shortcuts"), HELP,
              lambda window: window.dialogs.show_shortcuts(window.docks.game), ("Ctrl+?",)),
    ActionRow("about", later("Menus", "&About bluestick"), HELP, lambda window: window.dialogs.show_about(),
              separator=True),
    ActionRow("about_qt", later("Menus", "About &Qt"), HELP, lambda window: QApplication.aboutQt()),
)  # fmt: skip
