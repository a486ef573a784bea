"""Check bluestick against every criterion of software stores; ``dev.py check-store`` calls it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import tree
from checks import desktop, store
from checks.trial import Disappointed
from PySide6.QtGui import QGuiApplication
from release import ROOT, history, project

TOOLS = {"desktop-file-validate": desktop.desktop_file, "appstreamcli": desktop.metainfo}


def main() -> int:
    """Print each criterion; return 1 if one is not met."""
    app = QGuiApplication([])  # noqa: F841  pictures are painted
    failed = False
    with tempfile.TemporaryDirectory() as folder:
        tree.install(Path(folder), project(), history(), "0")
        share = Path(folder) / "share"
        for each, lacking in store.faults(store.listing(share, ROOT / "resources" / "screenshots")):
            failed |= bool(lacking)
            print(f"{'FAILED' if lacking else 'ok':8}{each.text} ({each.source})")
            print(*(f"        {what}" for what in lacking), sep="\n", end="\n" if lacking else "")
        for tool, check in TOOLS.items():
            if shutil.which(tool) is None:
                print(f"{'-':8}{tool}: is not installed")
                continue
            try:
                said = check(share) or "nothing to remark on"
            except (Disappointed, subprocess.CalledProcessError) as error:
                failed, said = True, f"FAILED {error}"
            print(f"{'ok' if not said.startswith('FAILED') else 'FAILED':8}{tool}: {said.removeprefix('FAILED ')}")
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
