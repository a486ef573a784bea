"""Lay out the folder of an AppImage from the archive for Linux: ``appdir.py ARCHIVE APPDIR``.

Never run as a whole. Needs: appimagetool 1.9.1 (.github/workflows/packages.yml) and the libraries of the archive.
"""

from __future__ import annotations

import shutil
import sys
import tarfile
from pathlib import Path

ID = "org.bluestick.Bluestick"
ICON = "256x256"


def lay_out(archive: Path, appdir: Path) -> None:
    """Unpack the archive into a new AppDir."""
    unpacked = appdir.with_name(f"{appdir.name}-unpacked")
    with tarfile.open(archive) as tar:
        safely = {"filter": "tar"} if hasattr(tarfile, "tar_filter") else {}  # Python 3.11.2 of Debian 12 lacks it
        tar.extractall(unpacked, **safely)  # noqa: S202  our own
    (top,) = unpacked.iterdir()
    (appdir / "usr" / "lib").mkdir(parents=True)
    (top / "share").rename(appdir / "usr" / "share")
    top.rename(appdir / "usr" / "lib" / "bluestick")
    unpacked.rmdir()
    (appdir / "AppRun").symlink_to("usr/lib/bluestick/bluestick")
    share = appdir / "usr" / "share"
    shutil.copy(share / "applications" / f"{ID}.desktop", appdir)
    shutil.copy(share / "icons" / "hicolor" / ICON / "apps" / f"{ID}.png", appdir)
    (appdir / ".DirIcon").symlink_to(f"{ID}.png")


if __name__ == "__main__":
    lay_out(Path(sys.argv[1]), Path(sys.argv[2]))
