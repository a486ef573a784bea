"""Each fact about a release is stated once."""

import gzip
import stat

import pytest
import release
import tree

import bluestick


def test_the_changelog_begins_with_the_version_of_the_program():
    assert release.current().version == bluestick.__version__ == release.version()


def test_a_changelog_that_lags_behind_is_noticed(monkeypatch):
    monkeypatch.setattr(release, "version", lambda: "0.0.0")
    with pytest.raises(LookupError, match=r"0\.0\.0"):
        release.current()


@pytest.mark.parametrize("fact", [bluestick.__version__, release.project().homepage.strip("/"), release.current().date])
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
    tree.install(tmp_path, release.project(), release.releases(), "2.99")
    text = (tmp_path / "doc" / "copyright").read_text(encoding="utf-8")
    paragraphs = [paragraph.splitlines() for paragraph in text.split("\n\n")]
    texts = {lines[0] for lines in paragraphs if lines[0].startswith("License: ") and len(lines) > 1}
    named = {line for lines in paragraphs if lines[0].startswith("Files: ") for line in lines if "License: " in line}
    assert named == texts


def test_the_manual_bears_version_and_date(tmp_path):
    tree.install(tmp_path, release.project(), release.releases(), "2.99")
    page = gzip.decompress((tmp_path / "share" / "man" / "man6" / "bluestick.6.gz").read_bytes()).decode()
    assert f".Os bluestick {bluestick.__version__}\n" in page
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
