"""A minimal Debian in a folder, with one user. Needs root, and a mount namespace of its own."""

from __future__ import annotations

import hashlib
import os
import shutil
import stat
import subprocess
from collections.abc import Iterator, Mapping, Set
from contextlib import contextmanager
from dataclasses import dataclass
from fnmatch import fnmatch
from pathlib import Path

import psutil

from checks.trial import Disappointed, Program

SUITE = "bookworm"
USER, UID = "player", 1000
PATH = "/usr/local/bin:/usr/bin:/bin:/usr/local/games:/usr/games"
ADMIN_PATH = "/usr/local/sbin:/usr/sbin:/sbin:" + PATH
DESKTOP = ("desktop-file-utils", "libfile-mimeinfo-perl", "libglib2.0-bin", "shared-mime-info", "xdg-utils")
"""Packages that open files by type on every desktop."""
SHIFTING = ("proc", "sys", "dev", "run")
KEPT_BY_DEBIAN = {
    "/var/lib/apt/extended_states": "apt: what was installed automatically",
    "/var/lib/apt/periodic*": "apt: when it looked last",
    "/var/lib/dpkg/status": "dpkg: all packages, in another order",
    "/var/lib/dpkg/*-old": "dpkg: its copies of yesterday",
    "/var/lib/dpkg/lock*": "dpkg: its locks",
    "/var/lib/dpkg/triggers/*": "dpkg: its triggers, in another order",
    "/var/cache/apt/*": "apt: what it has read",
    "/var/cache/debconf/*": "debconf: questions of other packages",
    "/var/cache/ldconfig/*": "ldconfig: what it has read",
    "/var/log/apt/*": "apt: its log",
    "/var/log/dpkg.log": "dpkg: its log",
    "/var/log/alternatives.log": "dpkg: its log",
    "/etc/ld.so.cache": "ldconfig: what it has read",
}
"""Files that Debian itself keeps or changes, with the reason."""


@dataclass(frozen=True)
class Entry:
    """Mode, owner, and hash of the contents or target of the link."""

    mode: int
    owner: tuple[int, int]
    contents: str


@dataclass(frozen=True)
class Debian:
    """A Debian system in a folder."""

    folder: Path

    @property
    def home(self) -> Path:
        return self.folder / "home" / USER

    @property
    def matches(self) -> Path:
        return self.home / ".local/share/bluestick/matches"

    def admin(self, *command: str) -> str:
        environment = {"PATH": ADMIN_PATH, "LC_ALL": "C.UTF-8", "DEBIAN_FRONTEND": "noninteractive", "HOME": "/root"}
        return checked(["/usr/sbin/chroot", str(self.folder), *command], environment)

    def user(self, *command: str, **environment: str) -> Program:
        usual = {"PATH": PATH, "LANG": "C.UTF-8", "HOME": f"/home/{USER}", "USER": USER, "LOGNAME": USER}
        chroot = ("/usr/sbin/chroot", f"--userspec={USER}:{USER}", str(self.folder))
        return Program((*chroot, *command), {**usual, **environment}, self.folder, UID)

    def install(self, *packages: str) -> str:
        return self.admin("apt-get", "install", "--yes", "--no-install-recommends", *packages)

    def install_file(self, package: Path) -> str:
        copy = Path(shutil.copy(package, self.folder / "srv"))
        try:
            return self.install(f"/srv/{package.name}")
        finally:
            copy.unlink()

    def remove(self, package: str) -> None:
        """Purge a package, and remove what was installed as its dependency."""
        self.admin("apt-get", "purge", "--yes", "--autoremove", package)

    def processes(self) -> list[psutil.Process]:
        return [process for process in psutil.process_iter() if self._is_root_of(process)]

    def clear(self) -> None:
        for process in self.processes():
            process.kill()

    def files(self) -> dict[str, Entry]:
        """Return all files but the user's own."""
        return dict(entries(self.folder, {self.home, *(self.folder / name for name in SHIFTING)}))

    def _is_root_of(self, process: psutil.Process) -> bool:
        try:
            return os.readlink(f"/proc/{process.pid}/root") == str(self.folder)
        except OSError:  # it has ended meanwhile
            return False


def checked(command: list[str], environment: Mapping[str, str] | None = None, cwd: Path | None = None) -> str:
    """Run a command and return its output; raise Disappointed if it fails."""
    done = subprocess.run(
        command,
        env=environment,
        cwd=cwd,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode != 0:
        raise Disappointed(f"{' '.join(command)}: status {done.returncode}: {done.stdout.strip()[-600:]}")
    return done.stdout


def entries(folder: Path, without: Set[Path] = frozenset()) -> Iterator[tuple[str, Entry]]:
    """Yield everything in a folder, with paths as if it were the root."""
    for path, folders, files in os.walk(folder):
        here = Path(path)
        folders[:] = [name for name in folders if here / name not in without]
        for name in (*folders, *files):
            yield f"/{(here / name).relative_to(folder)}", entry(here / name)


def entry(path: Path) -> Entry:
    """Return the entry of a path."""
    known = path.lstat()
    if stat.S_ISLNK(known.st_mode):
        contents = os.readlink(path)
    elif stat.S_ISREG(known.st_mode):
        with path.open("rb") as file:
            contents = hashlib.file_digest(file, "sha256").hexdigest()
    else:
        contents = ""
    return Entry(known.st_mode, (known.st_uid, known.st_gid), contents)


def differences(before: Mapping[str, Entry], after: Mapping[str, Entry]) -> list[str]:
    """Return what is new, gone or changed, except what Debian itself keeps."""
    changed = {
        **dict.fromkeys(after.keys() - before.keys(), "new"),
        **dict.fromkeys(before.keys() - after.keys(), "gone"),
        **{path: "changed" for path in before.keys() & after.keys() if before[path] != after[path]},
    }
    return [f"{path} ({how})" for path, how in sorted(changed.items()) if not kept_by_debian(path)]


def kept_by_debian(path: str) -> bool:
    """Return whether Debian keeps this file after any package."""
    return any(fnmatch(path, pattern) for pattern in KEPT_BY_DEBIAN)


@contextmanager
def debian(work: Path, name: str, packages: tuple[str, ...] = ()) -> Iterator[Debian]:
    """Provide a fresh copy of an updated Debian with these packages and a user."""
    pristine = work / f"{SUITE}-{name}"
    if not pristine.exists():
        bootstrap(pristine, packages)
    copy = work / f"{SUITE}-{name}-used"
    if copy.exists():
        shutil.rmtree(copy)
    checked(["cp", "--archive", "--reflink=auto", str(pristine), str(copy)])
    with mounted(copy, work / "archives"):
        system = Debian(copy)
        shutil.copy("/etc/resolv.conf", copy / "etc/resolv.conf")
        system.admin("apt-get", "update")
        system.admin("apt-get", "upgrade", "--yes")
        system.admin("useradd", "--create-home", "--uid", str(UID), "--user-group", "--shell", "/bin/bash", USER)
        try:
            yield system
        finally:
            system.clear()


def bootstrap(pristine: Path, packages: tuple[str, ...]) -> None:
    """Bootstrap a Debian with apt, from the mirrors of this machine."""
    unfinished = pristine.with_name(f"{pristine.name}-unfinished")
    if unfinished.exists():
        shutil.rmtree(unfinished)
    pristine.parent.mkdir(parents=True, exist_ok=True)
    include = [f"--include={','.join(packages)}"] if packages else []
    command = ["mmdebstrap", "--mode=root", "--variant=apt", *include, SUITE, str(unfinished), *sources()]
    checked([*command, *proxies()])
    unfinished.rename(pristine)


def sources() -> list[str]:
    """Return this machine's apt sources for the wanted Debian; [] means Debian's mirrors."""
    fields = "$(REPO_URI) $(RELEASE) $(COMPONENT) $(ORIGIN)"
    told = checked(["apt-get", "indextargets", "--format", fields, "Created-By: Packages"])
    return sources_in(told)


def sources_in(told: str) -> list[str]:
    """Return the apt sources from the output of apt-get indextargets."""
    targets = [line.split() for line in told.splitlines()]
    debian_targets = [target for target in targets if len(target) == 4 and target[3] == "Debian"]
    lines = [f"deb {uri} {suite} {part}" for uri, suite, part, _ in debian_targets if suite.startswith(SUITE)]
    return lines if any(suite == SUITE for _, suite, _, _ in debian_targets) else []


def proxies() -> list[str]:
    """Return the proxy options of this machine's apt."""
    told = checked(["apt-config", "dump", "--format", '%f "%v";%n', "Acquire::http::Proxy", "Acquire::https::Proxy"])
    return [f"--aptopt={line}" for line in told.splitlines() if not line.endswith('"";')]


@contextmanager
def mounted(root: Path, archives: Path) -> Iterator[None]:
    """Mount what a running system has mounted, and an apt cache."""
    archives.mkdir(exist_ok=True)
    cache = root / "var/cache/apt/archives"
    mounts = {
        root / "proc": ["--types", "proc", "proc"],
        root / "dev/shm": ["--types", "tmpfs", "tmpfs"],
        cache: ["--bind", str(archives)],
    }
    for place, what in mounts.items():
        checked(["mount", *what, str(place)])
    try:
        yield
    finally:
        for place in reversed(mounts):
            checked(["umount", "--lazy", str(place)])
