"""An AT-SPI client that sees only the accessible tree. Run by the system's Python, which has the bindings."""

import json
import subprocess
import sys
import time
import warnings
from random import Random

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

warnings.simplefilter("ignore")  # the bindings warn of their own deprecated calls

PATIENCE = 60
ENOUGH = 20
PARTS = ("list item", "table cell")
"""Roles of a card and of a square."""
SPOKEN = ("touch", "lesson")
"""Scenarios with Orca: announcements are sent to it only while no other client listens for them."""


class Lost(Exception):
    """Raised when something was not found in time."""


class Client:
    """Finds accessible objects by role and name, and performs their actions."""

    def __init__(self, pid, listens=True):
        self.heard = []
        self._known = None
        self._ear = Atspi.EventListener.new(self._hear)
        if listens:
            self._ear.register("object:announcement")
        self.window = self.until(lambda: self._frame(pid))

    def _hear(self, event):
        self.heard.append(event.any_data if isinstance(event.any_data, str) else str(event.any_data))

    def _frame(self, pid):
        desktop = Atspi.get_desktop(0)
        for program in children(desktop):
            if program.get_process_id() == pid:
                return next((one for one in children(program) if one.get_role_name() == "frame"), None)
        return None

    def rest(self, seconds=0.1):
        """Process events for that many seconds."""
        last = time.monotonic() + seconds
        while time.monotonic() < last:
            GLib.MainContext.default().iteration(False)
            time.sleep(0.01)

    def until(self, found, seconds=PATIENCE):
        """Return what a function finds, waiting until there is something."""
        last = time.monotonic() + seconds
        while time.monotonic() < last:
            try:
                if result := found():
                    return result
            except GLib.GError:
                pass  # it has just disappeared
            self.rest()
        raise Lost(f"{found.__name__} {found.__defaults__ or ''}")

    def find(self, role, name=""):
        """Return the first object of a role (or any) whose name begins so; entries of menus need not be visible."""
        for one in walk(self.window):
            found = role in ("", one.get_role_name()) and one.get_name().startswith(name)
            if found and (has(one, "SHOWING") or one.get_role_name() == "menu item"):
                return one
        return None

    def wait_for(self, role, name=""):
        """Wait until an object can be found, and return it."""
        return self.until(lambda: self.find(role, name))

    def press(self, thing):
        """Perform the action of an object."""
        acts = thing.get_action_iface()
        if acts is None:
            return  # it has just disappeared
        if "Press" not in (names := offered(thing)):
            raise Lost(f"{thing.get_name()} cannot be pressed")
        acts.do_action(names.index("Press"))
        self.rest(0.2)

    @property
    def table(self):
        """Table: the list or grid whose children can be pressed."""
        if self._known is None or not has(self._known, "SHOWING"):
            self._known = self.until(self._table)
        return self._known

    def _table(self):
        for one in walk(self.window):
            if one.get_role_name() in ("list", "table") and has(one, "SHOWING") and one.get_child_count():
                first = one.get_child_at_index(0)
                if first is not None and first.get_role_name() in PARTS and "Press" in offered(first):
                    return one
        return None

    def parts(self, state=None):
        """Return what is on the table, optionally only what has a state."""
        found = [one for one in children(self.table) if one.get_role_name() in PARTS]
        return [one for one in found if state is None or has(one, state)]

    def choosable(self):
        """Return what can be chosen and is not yet chosen."""
        return [one for one in self.parts("SELECTABLE") if not has(one, "SELECTED")]

    def buttons(self):
        """Return the buttons on the table."""
        found = [one for one in children(self.table) if one.get_role_name() == "push button"]
        return [one for one in found if has(one, "SHOWING") and has(one, "SENSITIVE")]

    def log(self):
        """Return the number of lines of the log."""
        lists = [one for one in walk(self.window) if one.get_name() in ("Log", "Moves") and has(one, "SHOWING")]
        return max((one.get_child_count() for one in lists), default=0)


def children(thing):
    """Return the children that still exist."""
    for number in range(thing.get_child_count()):
        try:
            child = thing.get_child_at_index(number)
        except GLib.GError:
            child = None
        if child is not None:
            yield child


def walk(thing):
    """Yield an object and all its descendants."""
    try:
        yield thing
        for child in children(thing):
            yield from walk(child)
    except GLib.GError:
        return  # it has just disappeared


def offered(thing):
    """Return the names of an object's actions; a line of the log can be toggled, but not pressed."""
    acts = thing.get_action_iface()
    return [acts.get_action_name(number) for number in range(acts.get_n_actions())] if acts is not None else []


def has(thing, state):
    """Return whether an object has a state."""
    return thing.get_state_set().contains(getattr(Atspi.StateType, state))


def begin(client, name):
    """Begin a match of a game with the suggested options."""
    client.press(client.wait_for("push button", f"Play {name}"))
    client.press(client.wait_for("push button", "Play"))
    client.until(lambda: client.parts())


def play(client, name):
    """Touch that many things at random, then report a refusal and the rules."""
    begin(client, name)
    random = Random(7)
    first = client.log()
    done, last = 0, time.monotonic()
    refused = None
    while done < ENOUGH:
        if time.monotonic() - last > PATIENCE:
            raise Lost(f"nothing to do after {done}: {[one.get_name() for one in walk(client.table)]}")
        try:
            if refused is None and client.choosable():
                refused = refusal(client)
            if not _move(client, random):
                client.rest(0.2)
            now = client.log() - first
        except GLib.GError:
            continue  # it has just disappeared
        if now > done:
            done, last = now, time.monotonic()
    refused = refused or refusal(client)
    return {"moves": done, "heard": list(client.heard), "refused": refused, "rules": rules(client)}


def _move(client, random):
    """Choose something, or press the button that plays the choice."""
    buttons = [one for one in client.buttons() if "F9" not in one.get_name() and "Sort" not in one.get_name()]
    things = client.choosable() or client.parts("SELECTED")
    goals = [one for one in things if one.get_name().endswith(("step away", "by jumps", "base"))]
    things = [one for one in goals if "away" in one.get_name() or "jumps" in one.get_name()] or things
    if buttons and (not things or random.random() < 0.5):
        client.press(random.choice(buttons))
        return True
    if not things:  # an overlay is open, and its first button closes it
        things = [one for one in walk(client.table) if one.get_role_name() == "push button" and has(one, "SENSITIVE")]
        things = [one for one in things if has(one, "SHOWING") and not one.get_name().startswith(("Read", "Close"))][:1]
    if things:
        client.press(random.choice(things))
    return bool(things)


def refusal(client):
    """Return what is announced when something that cannot be chosen is touched."""
    for one in client.parts():
        before = len(client.heard)
        try:
            if has(one, "SELECTABLE"):
                continue
            client.press(one)
        except GLib.GError:
            continue
        client.rest(0.3)
        if len(client.heard) > before:
            return client.heard[-1]
    return ""


def rules(client):
    """Return the text of the rules, line by line."""
    client.heard.clear()
    if _page(client) is None:
        client.press(client.wait_for("push button", "Rules"))
    page = client.until(lambda: _page(client))
    text = page.get_text_iface()
    length = text.get_character_count()
    lines, place = [], 0
    while place < min(length, 2000):
        line = text.get_string_at_offset(place, Atspi.TextGranularity.LINE)
        if line.content.strip() not in lines[-1:]:
            lines.append(line.content.strip())
        place = max(line.end_offset, place + 1)
    return {"lines": [line for line in lines if line], "text": text.get_text(0, length)}


def _page(client):
    for one in walk(client.window.get_parent()):  # the rules may be in their own window
        text = (
            one.get_text_iface()
            if one.get_role_name() in ("label", "document text", "text", "document frame")
            else None
        )
        if text is not None and text.get_character_count() > 2000:
            return one
    return None


def main():
    """Run ``client.py PID SCENARIO DETAILS`` and print the result as JSON."""
    pid, scenario, *details = sys.argv[1:]
    client = Client(
        int(pid), listens=scenario not in ("touch", "lesson")
    )  # Orca 43 gets announcements only if no other client listens
    scenarios = {
        "play": play,
        "walk": walking,
        "turn": turning,
        "touch": touch,
        "tree": tree,
        "type": type_keys,
        "lesson": take_lesson,
    }
    print(json.dumps(scenarios[scenario](client, *details)))


def walking(client):
    """Read the whole tree again and again."""
    while True:
        for one in walk(client.window):
            try:
                one.get_name(), one.get_description(), one.get_state_set(), one.get_role_name()
                one.get_component_iface() and one.get_extents(Atspi.CoordType.SCREEN)
            except GLib.GError:
                pass


def turning(client, times):
    """Switch between the pages of the program."""
    names = ["Haljan", "Haggis", "Kille", "Snapphanaleden", "Halma"]
    for number in range(int(times) // 4):
        client.press(client.wait_for("push button", f"Play {names[number % 5]}"))
        client.press(client.wait_for("push button", "Play"))
        client.until(lambda: client.parts())
        client.press(client.wait_for("push button", "Back"))
    return {"turned": int(times)}


def tree(client, name):
    """Return roles and names on the page for a new match, and on the table."""
    client.press(client.wait_for("push button", f"Play {name}"))
    client.wait_for("push button", "Play")
    agreed = [(one.get_role_name(), one.get_name()) for one in walk(client.window) if has(one, "SHOWING")]
    client.press(client.wait_for("push button", "Play"))
    client.until(lambda: client.parts())
    laid = []
    for one in children(client.table):
        cell = one.get_table_cell() if "TableCell" in one.get_interfaces() else None
        laid.append((one.get_role_name(), one.get_name(), cell and list(cell.get_position()[1:])))
    return {"agreed": agreed, "laid": laid}


def touch(client, *names):
    """Press the objects of these names in turn; for an empty name press what plays the choice."""
    client.rest(3)  # a screen reader that has just started misses events
    for name in names:
        client.press(client.until(lambda name=name: client.find("", name)) if name else client.buttons()[-1])
        client.rest(3)
    return {"table": [one.get_name() for one in walk(client.table) if has(one, "SHOWING")]}


def take_lesson(client, name, title):
    """Go on in a lesson to the first question, have the answer shown, and return the names on the table."""
    client.rest(3)  # a screen reader that has just started misses events
    client.press(client.wait_for("push button", f"Learn {name}"))
    client.press(client.wait_for("push button", title))
    client.until(lambda: client.parts())
    while (show := client.find("push button", "Show me")) is None:
        onward = client.find("push button", "Next")
        if onward is not None and has(onward, "SENSITIVE"):
            client.press(onward)
        client.rest(1)
    client.rest(2)
    client.press(show)
    client.rest(4)
    return [one.get_name() for one in children(client.table)]


def type_keys(client, row, *keys):
    """Open a match and type keys by key code; return what was announced after each, and what is chosen."""
    client.rest(1)
    client.press(client.wait_for("push button", row))
    client.until(lambda: client.parts())
    client.rest(1)
    said = []
    for key in keys:
        client.heard.clear()
        subprocess.run(["xdotool", "key", key], check=True)
        client.rest(1.5)
        said.append(list(client.heard))
    return {"said": said, "chosen": [one.get_name() for one in client.parts("SELECTED")]}


if __name__ == "__main__":
    main()
