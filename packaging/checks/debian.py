"""A bare Debian in a folder, and somebody who lives there. Needs root, and a mount namespace of its own."""

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
"""What opens files by their type on every desktop."""
SHIFTING = ("proc", "sys", "dev", "run")
"""What the system alone fills."""
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
"""What remains of any package in a Debian where it has been, and may."""


@dataclass(frozen=True)
class Entry:
    """What lies at a path: kind and rights, owner, and contents."""

    mode: int
    owner: tuple[int, int]
    contents: str


@dataclass(frozen=True)
class Debian:
    """A system in a folder."""

    folder: Path

    @property
    def home(self) -> Path:
        """Where the user's files lie."""
        return self.folder / "home" / USER

    @property
    def matches(self) -> Path:
        """Where the user's matches lie."""
        return self.home / ".local/share/bluestick/matches"

    def admin(self, *command: str) -> str:
        """Let its administrator do something; what that prints."""
        environment = {"PATH": ADMIN_PATH, "LC_ALL": "C.UTF-8", "DEBIAN_FRONTEND": "noninteractive", "HOME": "/root"}
        return checked(["/usr/sbin/chroot", str(self.folder), *command], environment)

    def user(self, *command: str, **environment: str) -> Program:
        """A command of its user."""
        usual = {"PATH": PATH, "LANG": "C.UTF-8", "HOME": f"/home/{USER}", "USER": USER, "LOGNAME": USER}
        chroot = ("/usr/sbin/chroot", f"--userspec={USER}:{USER}", str(self.folder))
        return Program((*chroot, *command), {**usual, **environment}, self.folder, UID)

    def install(self, *packages: str) -> str:
        """With all they depend on and nothing they recommend."""
        return self.admin("apt-get", "install", "--yes", "--no-install-recommends", *packages)

    def install_file(self, package: Path) -> str:
        """A package from a file; what it depends on is for apt to find."""
        copy = Path(shutil.copy(package, self.folder / "srv"))
        try:
            return self.install(f"/srv/{package.name}")
        finally:
            copy.unlink()

    def remove(self, package: str) -> None:
        """With its settings, and with what was installed for its sake."""
        self.admin("apt-get", "purge", "--yes", "--autoremove", package)

    def processes(self) -> list[psutil.Process]:
        """What runs in it."""
        return [process for process in psutil.process_iter() if self._is_root_of(process)]

    def clear(self) -> None:
        """End what runs in it."""
        for process in self.processes():
            process.kill()

    def files(self) -> dict[str, Entry]:
        """Everything in it but what its user owns."""
        return dict(entries(self.folder, {self.home, *(self.folder / name for name in SHIFTING)}))

    def _is_root_of(self, process: psutil.Process) -> bool:
        try:
            return os.readlink(f"/proc/{process.pid}/root") == str(self.folder)
        except OSError:  # it has ended meanwhile
            return False


def checked(command: list[str], environment: Mapping[str, str] | None = None, cwd: Path | None = None) -> str:
    """What a command prints; Disappointed if it fails."""
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
    """All that lies in a folder, named as if it were the root."""
    for path, folders, files in os.walk(folder):
        here = Path(path)
        folders[:] = [name for name in folders if here / name not in without]
        for name in (*folders, *files):
            yield f"/{(here / name).relative_to(folder)}", entry(here / name)


def entry(path: Path) -> Entry:
    """What lies there."""
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
    """What is new, gone or other than it was, where Debian itself does not keep it."""
    changed = {
        **dict.fromkeys(after.keys() - before.keys(), "new"),
        **dict.fromkeys(before.keys() - after.keys(), "gone"),
        **{path: "changed" for path in before.keys() & after.keys() if before[path] != after[path]},
    }
    return [f"{path} ({how})" for path, how in sorted(changed.items()) if not kept_by_debian(path)]


def kept_by_debian(path: str) -> bool:
    """Whether Debian keeps such a thing of every package."""
    return any(fnmatch(path, pattern) for pattern in KEPT_BY_DEBIAN)


@contextmanager
def debian(work: Path, name: str, packages: tuple[str, ...] = ()) -> Iterator[Debian]:
    """A fresh copy of a Debian with these packages, up to date and with a user; the original is kept for next time."""
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
    """Fetch a Debian with apt and nothing else but these packages, from where this machine has its own from."""
    unfinished = pristine.with_name(f"{pristine.name}-unfinished")
    if unfinished.exists():
        shutil.rmtree(unfinished)
    pristine.parent.mkdir(parents=True, exist_ok=True)
    include = [f"--include={','.join(packages)}"] if packages else []
    command = ["mmdebstrap", "--mode=root", "--variant=apt", *include, SUITE, str(unfinished), *sources()]
    checked([*command, *proxies()])
    unfinished.rename(pristine)


def sources() -> list[str]:
    """The lines of this machine's apt sources that lead to the Debian we want; none: Debian's usual ones."""
    fields = "$(REPO_URI) $(RELEASE) $(COMPONENT) $(ORIGIN)"
    told = checked(["apt-get", "indextargets", "--format", fields, "Created-By: Packages"])
    return sources_in(told)


def sources_in(told: str) -> list[str]:
    """The same of what apt tells of itself."""
    targets = [line.split() for line in told.splitlines()]
    debian_targets = [target for target in targets if len(target) == 4 and target[3] == "Debian"]
    lines = [f"deb {uri} {suite} {part}" for uri, suite, part, _ in debian_targets if suite.startswith(SUITE)]
    return lines if any(suite == SUITE for _, suite, _, _ in debian_targets) else []


def proxies() -> list[str]:
    """How this machine's apt reaches the network."""
    told = checked(["apt-config", "dump", "--format", '%f "%v";%n', "Acquire::http::Proxy", "Acquire::https::Proxy"])
    return [f"--aptopt={line}" for line in told.splitlines() if not line.endswith('"";')]


@contextmanager
def mounted(root: Path, archives: Path) -> Iterator[None]:
    """With what a running system has mounted, and the downloads of earlier runs."""
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
