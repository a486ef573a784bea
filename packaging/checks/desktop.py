"""Checks of a package's files by tools of desktops and distributions, without installation."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from checks.artefacts import Shipped
from checks.debian import checked
from checks.report import Report
from checks.trial import Disappointed

TYPE = "application/x-bluestick"
ASK_QT = """
import json, sys
from PySide6.QtCore import QMimeDatabase
types = QMimeDatabase()
print(json.dumps([types.mimeTypeForFile(file).name() for file in sys.argv[1:]]))
"""
"""Asks Qt, as KDE does, for the types of files."""
REMARKS = {
    "cid-contains-uppercase-letter": "an id as D-Bus and Flatpak want it: the last part is the name, as it is written",
    "unknown-tag developer": "AppStream 1.0 has it; Debian 12 has AppStream 0.16, which does not mind",
}
"""Acceptable remarks of appstreamcli, with the reason."""
TAG = re.compile(r"^([EWIPXCO]): bluestick(?: \w+)?: (\S+)", re.M)
UNUSED = "unused-override"
"""Depends on the Python the program was built with, so not a fault."""


def check_desktop(report: Report, shipped: Shipped, work: Path) -> None:
    """Run all checks of desktop files."""
    share = shipped.folder / "usr/share"
    report.check(shipped.name, "desktop-file-validate", lambda: desktop_file(share))
    report.check(shipped.name, "appstreamcli", lambda: metainfo(share))
    report.check(shipped.name, "update-mime-database", lambda: mime_type(share, work / "mime"))
    report.check(shipped.name, "man", lambda: man_page(share))
    report.check(shipped.name, "icons in the usual sizes", lambda: icons(share))
    report.check(shipped.name, "lintian", lambda: lintian(shipped))


def desktop_file(share: Path) -> None:
    """Raise Disappointed if desktop-file-validate has a remark."""
    (file,) = (share / "applications").iterdir()
    if told := checked(["desktop-file-validate", str(file)]).strip():
        raise Disappointed(told)


def metainfo(share: Path) -> str:
    """Raise Disappointed if the metainfo is invalid or has an unknown remark."""
    (file,) = (share / "metainfo").iterdir()
    told = checked(["appstreamcli", "validate", "--no-net", "--pedantic", "--no-color", str(file)])
    remarks = set(re.findall(r"^[EWIP]: \S+ (.+)", told, re.M))
    known = {line for line in remarks for remark in REMARKS if line.startswith(remark)}
    if unknown := remarks - known:
        raise Disappointed(f"nobody has explained {', '.join(sorted(unknown))}")
    return ", ".join(sorted(remarks)) or "no remark"


def mime_type(share: Path, scratch: Path) -> str:
    """Check that a match is recognised by name, and without a name by contents."""
    shutil.copytree(share / "mime" / "packages", scratch / "mime" / "packages")
    shutil.copy("/usr/share/mime/packages/freedesktop.org.xml", scratch / "mime" / "packages")
    environment = {**os.environ, "XDG_DATA_DIRS": str(scratch), "XDG_DATA_HOME": str(scratch / "none")}
    if told := checked(["update-mime-database", str(scratch / "mime")], environment).strip():
        raise Disappointed(told)
    files = [scratch / "a match.bluestick", scratch / "nameless"]
    files[0].write_bytes(b"")
    files[1].write_text(json.dumps({"format": "bluestick", "version": 1}) + "\n")
    types = json.loads(checked([sys.executable, "-c", ASK_QT, *map(str, files)], environment))
    if types != [TYPE, TYPE]:
        raise Disappointed(f"a match is {types[0]}, and one without its name {types[1]}")
    return "by name and by contents"


def man_page(share: Path) -> str:
    """Check that the man pages can be formatted without a warning."""
    pages = sorted((share / "man").rglob("*.gz"))
    for page in pages:
        command = ["man", "--warnings", "--encoding=UTF-8", "--local-file", str(page)]
        done = subprocess.run(
            command, env={**os.environ, "MANWIDTH": "80"}, capture_output=True, text=True, check=False
        )
        if done.returncode != 0 or done.stderr.strip():
            raise Disappointed(f"{page.name}: {done.stderr.strip()[:300]}")
        if "bluestick" not in done.stdout:
            raise Disappointed(f"{page.name} says nothing")
    if not pages:
        raise Disappointed("there is no man page")
    return ", ".join(page.name for page in pages)


def icons(share: Path) -> str:
    """Check that icons have the size their folder states."""
    from PySide6.QtGui import QImage

    sizes: dict[str, list[int]] = {}
    for file in sorted((share / "icons" / "hicolor").rglob("*.png")):
        wanted = int(file.parts[-3].split("x")[0])
        if QImage(str(file)).size().toTuple() != (wanted, wanted):
            raise Disappointed(f"{file.name} in {file.parts[-3]} has another size")
        sizes.setdefault(file.stem, []).append(wanted)
    if sizes.keys() != {"org.bluestick.Bluestick", "application-x-bluestick"}:
        raise Disappointed(f"there are icons for {', '.join(sizes) or 'nothing'}")
    return ", ".join(map(str, sorted(sizes["org.bluestick.Bluestick"])))


def lintian(shipped: Shipped) -> str:
    """Check that every lintian tag is overridden, and every override has a reason."""
    command = [
        "lintian",
        "--allow-root",
        "--display-info",
        "--pedantic",
        "--show-overrides",
        "--tag-display-limit",
        "0",
    ]
    done = subprocess.run([*command, str(shipped.file)], capture_output=True, text=True, check=False)
    tags = TAG.findall(done.stdout)
    if done.returncode not in (0, 2) or (done.stderr.strip() and not tags):
        raise Disappointed(f"status {done.returncode}: {done.stderr.strip()[:300]}")
    if open_tags := sorted({f"{kind}: {tag}" for kind, tag in tags if kind != "O" and tag != UNUSED}):
        raise Disappointed(f"nobody has explained {', '.join(open_tags)}")
    overrides = (shipped.folder / "usr/share/lintian/overrides/bluestick").read_text(encoding="utf-8")
    if silent := unexplained(overrides):
        raise Disappointed(f"the override of {', '.join(silent)} does not say why")
    explained = sorted({tag for kind, tag in tags if kind == "O"})
    return f"{len(explained)} tags, each explained: {', '.join(explained)}" if explained else "nothing to remark on"


def unexplained(overrides: str) -> list[str]:
    """Return the overrides without a comment above them."""
    silent, commented = [], False
    for line in overrides.splitlines():
        if line.startswith("#"):
            commented = True
        elif not line.strip():
            commented = False
        elif not commented:
            silent.append(line.removeprefix("bluestick: ").split()[0])
    return silent
