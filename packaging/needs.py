"""System libraries that the program needs, with the package names of each distribution."""

from __future__ import annotations

import re
import subprocess
from dataclasses import dataclass
from functools import cache
from pathlib import Path

LIBRARIES = {
    "ld-linux-x86-64.so.2": ("libc6", "glibc"),
    "libc.so.6": ("libc6", "glibc"),
    "libdl.so.2": ("libc6", "glibc"),
    "libm.so.6": ("libc6", "glibc"),
    "libresolv.so.2": ("libc6", "glibc"),
    "libmvec.so.1": ("libc6", "glibc"),
    "libpthread.so.0": ("libc6", "glibc"),
    "libEGL.so.1": ("libegl1", "libglvnd"),
    "libGL.so.1": ("libgl1", "libglvnd"),
    "libX11-xcb.so.1": ("libx11-xcb1", "libx11"),
    "libX11.so.6": ("libx11-6", "libx11"),
    "libbrotlicommon.so.1": ("libbrotli1", "brotli"),
    "libbrotlidec.so.1": ("libbrotli1", "brotli"),
    "libcups.so.2": ("libcups2t64 | libcups2", "libcups"),
    "libdbus-1.so.3": ("libdbus-1-3", "dbus"),
    "libexpat.so.1": ("libexpat1", "expat"),
    "libffi.so.8": ("libffi8", "libffi"),
    "libfontconfig.so.1": ("libfontconfig1", "fontconfig"),
    "libfreetype.so.6": ("libfreetype6", "freetype2"),
    "libgcc_s.so.1": ("libgcc-s1", "gcc-libs"),
    "libglib-2.0.so.0": ("libglib2.0-0t64 | libglib2.0-0", "glib2"),
    "libgssapi_krb5.so.2": ("libgssapi-krb5-2", "krb5"),
    "libgthread-2.0.so.0": ("libglib2.0-0t64 | libglib2.0-0", "glib2"),
    "libstdc++.so.6": ("libstdc++6", "gcc-libs"),
    "libwayland-client.so.0": ("libwayland-client0", "wayland"),
    "libwayland-cursor.so.0": ("libwayland-cursor0", "wayland"),
    "libxcb-randr.so.0": ("libxcb-randr0", "libxcb"),
    "libxcb-render.so.0": ("libxcb-render0", "libxcb"),
    "libxcb-shape.so.0": ("libxcb-shape0", "libxcb"),
    "libxcb-shm.so.0": ("libxcb-shm0", "libxcb"),
    "libxcb-sync.so.1": ("libxcb-sync1", "libxcb"),
    "libxcb-xfixes.so.0": ("libxcb-xfixes0", "libxcb"),
    "libxcb-xkb.so.1": ("libxcb-xkb1", "libxcb"),
    "libxcb.so.1": ("libxcb1", "libxcb"),
    "libxkbcommon-x11.so.0": ("libxkbcommon-x11-0", "libxkbcommon-x11"),
    "libxkbcommon.so.0": ("libxkbcommon0", "libxkbcommon"),
    "libz.so.1": ("zlib1g", "zlib"),
    "libzstd.so.1": ("libzstd1", "zstd"),
}
"""Libraries that a desktop has, which the bundle omits: packages of Debian and of Arch."""

RECOMMENDED = {"libcups.so.2": "printing"}
"""Libraries that only an optional plugin of Qt needs, and its purpose."""

LEAST = {"libc6": ("libc.so.6", "GLIBC_"), "libstdc++6": ("libstdc++.so.6", "GLIBCXX_3.4.")}
"""Packages whose version matters: library, and prefix of its symbol versions."""
GCC = {28: "10", 29: "11", 30: "12", 31: "13", 32: "13.1", 33: "14"}
"""Version of Debian's libstdc++6 that introduced GLIBCXX_3.4.N."""


class Unknown(Exception):
    """Raised when the bundle needs a library that it lacks and LIBRARIES does not name."""


@dataclass(frozen=True, slots=True)
class Needs:
    """Dependencies of the packages."""

    libraries: frozenset[str]
    least: dict[str, str]
    """Debian's package -> newest version of its symbols that is used."""

    def debian(self) -> list[str]:
        versions = {"libc6": self.least["libc6"], "libstdc++6": GCC[int(self.least["libstdc++6"])]}
        packages = sorted({LIBRARIES[library][0] for library in self.libraries - RECOMMENDED.keys()})
        return [f"{name} (>= {versions[name]})" if name in versions else name for name in packages]

    def debian_recommends(self) -> list[str]:
        return sorted(LIBRARIES[library][0] for library in self.libraries & RECOMMENDED.keys())

    def arch(self) -> list[str]:
        return sorted({LIBRARIES[library][1] for library in self.libraries - RECOMMENDED.keys()})

    def arch_optional(self) -> list[str]:
        return sorted(f"{LIBRARIES[name][1]}: {RECOMMENDED[name]}" for name in self.libraries & RECOMMENDED.keys())

    def rpm(self) -> list[str]:
        """Libraries, which have the same names in every distribution with rpm."""
        versioned = [f"{library}({prefix}{self.least[name]})(64bit)" for name, (library, prefix) in LEAST.items()]
        needed = {library for library in self.libraries - RECOMMENDED.keys() if "ld-linux" not in library}
        return sorted([f"{library}()(64bit)" for library in needed] + versioned)

    def rpm_recommends(self) -> list[str]:
        return sorted(f"{library}()(64bit)" for library in self.libraries & RECOMMENDED.keys())


def of(folder: Path) -> Needs:
    """Return what files need and do not include. Raise Unknown if LIBRARIES lacks a library."""
    files = libraries(folder)
    needed = {library for file in files for library in asked_by(file)} - {file.name for file in files}
    if needed - LIBRARIES.keys():
        raise Unknown(", ".join(sorted(needed - LIBRARIES.keys())))
    headers = "".join(map(_header, files))
    least = {package: _newest(headers, prefix) for package, (_, prefix) in LEAST.items()}
    return Needs(frozenset(needed), least)


def libraries(folder: Path) -> list[Path]:
    """Return all ELF files under ``folder``."""
    files = (file for file in sorted(folder.rglob("*")) if file.is_file() and not file.is_symlink())
    return [file for file in files if file.read_bytes()[:4] == b"\x7fELF"]


def looks_abroad(file: Path) -> bool:
    """Return whether a file would search for libraries outside its own folder."""
    return re.search(r"^  (RUNPATH|RPATH)\s+(?!\$ORIGIN)\S", _header(file), re.M) is not None


def asked_by(file: Path) -> set[str]:
    """Return the libraries that a file is linked to."""
    return set(re.findall(r"^  NEEDED\s+(\S+)", _header(file), re.M))


def _newest(headers: str, prefix: str) -> str:
    versions = re.findall(rf"^ +0x\S+ 0x\S+ \d+ {re.escape(prefix)}([\d.]+)$", headers, re.M)
    return max(versions, key=lambda version: tuple(map(int, version.split("."))))


@cache
def _header(file: Path) -> str:
    return subprocess.run(["objdump", "-p", file], capture_output=True, text=True, check=True).stdout
