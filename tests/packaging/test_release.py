"""Each fact about a release is stated once."""

import gzip
import shutil
import stat
import subprocess
from itertools import pairwise

import build
import pytest
import release
import tree
from packaging.version import Version

import bluestick

needs_git = pytest.mark.skipif(shutil.which("git") is None, reason="there is no git")


UNRELEASED = "# Changelog\n\n## Unreleased\n\nNews.\n\n- A point.\n\n## 0.1.0 (2026-11-20)\n\nThe first.\n"
RELEASED = UNRELEASED.replace("Unreleased", "0.2.0 (2026-11-30)")


@pytest.fixture
def sources(tmp_path):
    """A project on the way to 0.2.0."""
    state(tmp_path, UNRELEASED, "0.2.0.dev0")
    return tmp_path


def state(root, changelog, version):
    """Write down what the project is."""
    (root / "bluestick").mkdir(exist_ok=True)
    (root / "CHANGELOG.md").write_text(changelog, encoding="utf-8")
    (root / "bluestick" / "__init__.py").write_text(f'try:\n    pass\nexcept:\n    __version__ = "{version}"\n')


def commit(root):
    """One more commit."""
    who = ["-c", "user.name=A", "-c", "user.email=a@b.example", "-c", "commit.gpgsign=false"]
    for command in (["init", "--quiet"], ["add", "."], [*who, "commit", "--quiet", "--allow-empty", "--message", "A"]):
        subprocess.run(["git", "-C", root, *command], check=True)


def test_changelog_and_program_speak_of_the_same_version():
    assert release.current().version.partition(".dev")[0] == bluestick.__version__.partition(".dev")[0]
    assert release.current().is_development == bluestick.__version__.endswith(".dev0")
    assert release.version() == bluestick.__version__


@needs_git
def test_every_commit_is_a_version_after_the_one_before(sources):
    made = []
    for _ in range(11):
        commit(sources)
        made.append(release.current(sources))
    assert [each.version for each in made] == [f"0.2.0.dev{number}" for number in range(1, 12)]
    assert all(each.is_development for each in made)
    state(sources, RELEASED, "0.2.0")
    made.append(release.current(sources))
    made.insert(0, release.releases(sources)[1])
    assert sorted(made, key=lambda each: Version(each.version)) == made


STATED = ["0.1.0", "0.2.0.dev9", "0.2.0.dev10", "0.2.0", "0.3.0.dev11"]
SORTED = list(pairwise(release.Release(version, "2026-11-20", ()).debian for version in STATED))


@pytest.mark.skipif(shutil.which("dpkg") is None, reason="there is no dpkg")
@pytest.mark.parametrize(("older", "newer"), SORTED)
def test_debian_sorts_them_alike(older, newer):
    subprocess.run(["dpkg", "--compare-versions", f"{older}-1", "lt", f"{newer}-1"], check=True)


@pytest.mark.skipif(shutil.which("rpm") is None, reason="there is no rpm")
@pytest.mark.parametrize(("older", "newer"), SORTED)
def test_rpm_sorts_them_alike(older, newer):
    question = f'%{{lua:print(rpm.vercmp("{older}", "{newer}"))}}'
    told = subprocess.run(["rpm", "--eval", question], capture_output=True, text=True, check=True)
    assert told.stdout.strip() == "-1"


def test_pacman_sorts_them_alike():
    """As its manual says: 1.0a < 1.0b < 1.0rc < 1.0 < 1.0.a < 1.0.1."""
    assert release.Release("0.2.0.dev9", "2026-11-20", ()).arch == "0.2.0dev9"
    assert release.Release("0.2.0", "2026-11-20", ()).arch == "0.2.0"


@needs_git
def test_a_part_of_the_history_counts_no_commits(sources, tmp_path):
    commit(sources)
    commit(sources)
    clone = tmp_path / "clone"
    subprocess.run(["git", "clone", "--quiet", "--depth", "1", f"file://{sources}", clone], check=True)
    assert release.current(clone).version == "0.2.0.dev0"


def test_without_git_it_is_the_version_that_was_built(sources):
    assert release.current(sources).version == "0.2.0.dev0"
    (sources / release.BUILT).write_text('"""Which."""\n\n__version__ = "0.2.0.dev7"\nDATE = "2026-11-25"\n')
    current = release.current(sources)
    assert (current.version, current.date) == ("0.2.0.dev7", "2026-11-25")
    assert (current.summary, current.notes) == ("News.", ("A point.",))


def test_a_build_holds_the_version_that_is_read_from_it(sources):
    (sources / release.BUILT).write_text(release.built(release.Release("0.2.0.dev7", "2026-11-25", ())))
    current = release.current(sources)
    assert (current.version, current.date) == ("0.2.0.dev7", "2026-11-25")


def test_the_checksums_of_a_wheel_name_what_lies_beside_the_program(tmp_path):
    for name in ("resources/a.svg", "resources/screenshots/b.png", "translations/c.qm", "translations/c.ts"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_bytes(b"")
    names = {}
    exec(release.checksums(tmp_path), names)
    empty = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
    assert names["SHA256"] == {"resources/a.svg": empty, "translations/c.qm": empty}


def test_a_release_is_a_number_and_a_date(sources):
    state(sources, RELEASED, "0.2.0")
    current = release.current(sources)
    assert (current.version, current.date, current.is_development) == ("0.2.0", "2026-11-30", False)
    assert [each.version for each in release.history(sources)] == ["0.2.0", "0.1.0"]


@pytest.mark.parametrize(
    ("changelog", "version"),
    [(RELEASED, "0.2.0.dev0"), (RELEASED, "0.3.0"), (UNRELEASED, "0.2.0"), (UNRELEASED, "0.1.0.dev0")],
)
def test_a_changelog_that_lags_behind_is_noticed(sources, changelog, version):
    state(sources, changelog, version)
    with pytest.raises(LookupError, match=version):
        release.current(sources)


def test_a_commit_on_the_way_is_not_built_as_a_release(monkeypatch, capsys):
    development = release.Release("0.2.0.dev7", "2026-11-25", ())
    monkeypatch.setattr(build, "current", lambda: development)
    assert build.main(["--release"]) == 2
    assert "0.2.0.dev7 is no release" in capsys.readouterr().err


def test_shops_are_told_that_it_is_no_release():
    assert 'type="development"' in tree._release(release.Release("0.2.0.dev7", "2026-11-25", ("A point.",)))
    assert 'type="stable"' in tree._release(release.Release("0.2.0", "2026-11-25", ("A point.",)))


@pytest.mark.parametrize(
    "fact", [release.current().version, release.project().homepage.strip("/"), release.current().date]
)
def test_what_is_filled_in_is_stated_nowhere_else(fact):
    files = [release.ROOT / "packaging" / name for name in ("build.py", "bluestick.spec", "tree.py")]
    for file in (*files, *tree.LINUX.iterdir()):
        assert fact not in file.read_text(encoding="utf-8"), file.name


def test_notes_are_single_lines_without_marks():
    for note in release.current().notes:
        assert note
        assert "`" not in note
        assert "\n" not in note


def test_a_name_that_is_not_known_is_not_left_standing(monkeypatch, tmp_path):
    monkeypatch.setattr(tree, "LINUX", tmp_path)
    (tmp_path / "page.in").write_text("$version of $nobody", encoding="utf-8")
    with pytest.raises(KeyError, match="nobody"):
        tree.filled("page.in", version="1")


def test_the_copyright_file_has_the_text_of_every_licence_it_names(tmp_path):
    tree.install(tmp_path, release.project(), release.history(), "2.99")
    text = (tmp_path / "doc" / "copyright").read_text(encoding="utf-8")
    paragraphs = [paragraph.splitlines() for paragraph in text.split("\n\n")]
    texts = {lines[0] for lines in paragraphs if lines[0].startswith("License: ") and len(lines) > 1}
    named = {line for lines in paragraphs if lines[0].startswith("Files: ") for line in lines if "License: " in line}
    assert named == texts


def test_the_manual_bears_version_and_date(tmp_path):
    tree.install(tmp_path, release.project(), release.history(), "2.99")
    page = gzip.decompress((tmp_path / "share" / "man" / "man6" / "bluestick.6.gz").read_bytes()).decode()
    assert f".Os bluestick {release.current().version}\n" in page
    assert f"{release.current().time:%B}" in page.splitlines()[0]


def test_what_is_installed_bears_the_date_of_the_release_and_no_trace_of_who_built_it(tmp_path):
    program = tmp_path / "folder" / "program"
    program.parent.mkdir(mode=0o700)
    for file in (program, program.with_name("library.so")):
        file.touch(0o700)
    (program.parent / "link").symlink_to("program")
    tree.settle(program.parent, program, 1_000_000_000)
    modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in (program.parent, *program.parent.iterdir())}
    assert modes == {"folder": 0o755, "program": 0o755, "link": 0o755, "library.so": 0o644}
    assert {path.lstat().st_mtime for path in (program.parent, *program.parent.iterdir())} == {1_000_000_000}
