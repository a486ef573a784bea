"""The checks of the packages notice what they are there to notice."""

import io
import os
import struct
from pathlib import Path
from random import Random

import pytest
import release
from checks import artefacts, damage, debian, desktop, formats, installed, shelf
from checks.report import Report
from checks.screen import HEADER, Screen
from checks.trial import HALMA, Disappointed, Program, some_match, try_command_line
from PySide6.QtCore import QSize
from PySide6.QtGui import QImage

from bluestick.engine.bots import random_move
from bluestick.engine.match import Match
from bluestick.engine.record import Record
from bluestick.games import GAMES

OTHERS = debian.Entry(0o100644, (0, 0), "other")
SOME = debian.Entry(0o100644, (0, 0), "some")


def test_apt_is_asked_where_debian_comes_from_and_strangers_are_left_out():
    told = """http://mirror.example/debian/ bookworm main Debian
http://mirror.example/debian/ bookworm-updates main Debian
http://else.example/ stable main Somebody
"""
    assert debian.sources_in(told) == [
        "deb http://mirror.example/debian/ bookworm main",
        "deb http://mirror.example/debian/ bookworm-updates main",
    ]


def test_where_another_debian_comes_from_ours_is_taken_from_its_usual_place():
    assert debian.sources_in("http://mirror.example/debian/ trixie main Debian\n") == []


def test_every_trace_of_a_package_is_named():
    before = {"/usr/bin/sh": SOME, "/etc/hosts": SOME}
    after = {"/usr/bin/sh": OTHERS, "/usr/lib/bluestick": SOME}
    assert debian.differences(before, after) == [
        "/etc/hosts (gone)",
        "/usr/bin/sh (changed)",
        "/usr/lib/bluestick (new)",
    ]


def test_what_debian_itself_remembers_is_no_trace():
    assert debian.differences({}, {"/var/log/dpkg.log": SOME, "/var/lib/dpkg/info/bluestick.list": SOME}) == [
        "/var/lib/dpkg/info/bluestick.list (new)"
    ]


def test_a_change_of_rights_is_a_change(tmp_path):
    (tmp_path / "file").write_text("a")
    (tmp_path / "link").symlink_to("file")
    before = dict(debian.entries(tmp_path))
    (tmp_path / "file").chmod(0o600)
    assert debian.differences(before, dict(debian.entries(tmp_path))) == ["/file (changed)"]
    assert before["/link"].contents == "file"


def test_what_a_program_may_leave_at_home_is_known():
    assert not installed.is_strange("/.local/share/bluestick/matches/a.bluestick")
    assert not installed.is_strange("/.local/share")
    assert installed.is_strange("/.local/share/other")
    assert installed.is_strange("/bluestick.log")


def test_a_package_that_is_too_large_fails():
    artefacts.small_enough(artefacts.MOST_PACKED, artefacts.MOST_UNPACKED)
    with pytest.raises(Disappointed, match=r"120\.1 MB unpacked"):
        artefacts.small_enough(1, artefacts.MOST_UNPACKED + 100_000)


def test_a_program_that_differs_by_one_file_fails(tmp_path):
    for folder in ("ours", "theirs"):
        (tmp_path / folder / "_internal").mkdir(parents=True)
        (tmp_path / folder / "_internal" / "library").write_text("a")
    (tmp_path / "theirs" / "README.txt").write_text("more")
    artefacts.same_program(tmp_path / "ours", tmp_path / "theirs")
    (tmp_path / "theirs" / "_internal" / "library").write_text("b")
    with pytest.raises(Disappointed, match="/_internal/library"):
        artefacts.same_program(tmp_path / "ours", tmp_path / "theirs")


def test_an_artefact_that_is_not_there_or_there_twice_fails(tmp_path):
    (tmp_path / "bluestick-0.2.0.dev7-py3-none-any.whl").touch()
    for number in (1, 2):
        (tmp_path / f"bluestick_0.2.0~dev7-{number}_amd64.deb").touch()
    report = Report()
    assert artefacts.find(report, tmp_path, {"deb", "wheel", "sdist"}).keys() == {"wheel"}
    assert len(report.failed) == 2


@pytest.mark.parametrize(
    ("name", "version"),
    [
        ("bluestick_0.2.0~dev7-1_amd64.deb", "0.2.0.dev7"),
        ("bluestick-0.2.0dev7-1-x86_64.pkg.tar.zst", "0.2.0.dev7"),
        ("bluestick-0.2.0.dev7-linux-x86_64.tar.xz", "0.2.0.dev7"),
        ("bluestick-0.2.0-py3-none-any.whl", "0.2.0"),
    ],
)
def test_a_package_bears_the_version_of_its_program(name, version):
    assert artefacts.version_of(Path(name)) == version


def test_an_upgrade_begins_at_the_last_release_and_goes_beyond_the_build(monkeypatch):
    dated = [release.Release("0.2.0", "2026-11-25", ()), release.Release("0.1.0", "2026-11-20", ())]
    monkeypatch.setattr(installed, "releases", lambda: dated)
    assert installed.versions("0.2.0") == ["0.1.0", "", "0.2.0.1"]
    assert installed.versions("0.3.0.dev7")[0] == "0.2.0"
    monkeypatch.setattr(installed, "releases", lambda: dated[1:])
    assert installed.versions("0.2.0.dev7") == ["0.1.0", "0.2.0~dev6", "", "0.2.0~dev8", "0.2.0"]


def test_a_failed_check_is_named_and_the_others_go_on(capsys):
    report = Report()

    def fail():
        raise Disappointed("it does not")

    assert not report.check("a.deb", "runs", fail)
    assert report.check("a.deb", "installs", lambda: "at once")
    report.artefact("a.deb").packed = 34_500_000
    assert "a.deb: installs: at once" in capsys.readouterr().out
    assert report.failed == ["a.deb: runs: it does not"]
    assert report.summary().splitlines() == [
        "artefact   packed  unpacked  start  checks",
        "a.deb     34.5 MB                   1 of 2",
        "",
        "failed: a.deb: runs: it does not",
    ]


def test_whatever_goes_wrong_in_a_check_is_a_failure_of_it(capsys):
    report = Report()
    assert not report.check("a.deb", "runs", lambda: {}["nothing"])
    assert report.failed == ["a.deb: runs: KeyError: 'nothing'"]
    assert "Traceback" in capsys.readouterr().err


def test_an_override_without_a_reason_is_named():
    overrides = """# Because.
bluestick: explained-tag [usr/lib/*]
bluestick: explained-with-it

bluestick: silent-tag *
"""
    assert desktop.unexplained(overrides) == ["silent-tag"]


def test_tags_of_lintian_are_read():
    said = "E: bluestick: bad-thing [usr/lib/x]\nO: bluestick: known-thing\nN: a note\nW: bluestick binary: odd\n"
    assert desktop.TAG.findall(said) == [("E", "bad-thing"), ("O", "known-thing"), ("W", "odd")]


def test_a_picture_is_read_from_where_the_screen_is_painted(tmp_path):
    width, height, colours = 3, 2, 4
    header = [HEADER.size, 7, 2, 24, width, height, 0, 0, 32, 0, 32, 32, 4 * width, 4, 0, 0, 0, 8, 256, colours]
    pixels = struct.pack("<6I", 0, 0, 0x112233, 0, 0, 0)
    file = tmp_path / "screen"
    file.write_bytes(HEADER.pack(*header, *[0] * 5) + bytes(12 * colours) + pixels)
    picture = Screen(":0", file).picture()
    assert (picture.width(), picture.height()) == (width, height)
    assert picture.pixelColor(2, 0).name() == "#112233"


def test_a_shelf_that_is_not_as_it_was_painted_fails(qapp):
    painted = shelf.shelf(QSize(1280, 800))
    assert list(painted.tiles) == list(GAMES)
    shelf.compare(painted.picture, painted)
    seen = painted.picture.copy()
    seen.setPixelColor(painted.tiles["kille"].center(), seen.pixelColor(0, 0))
    with pytest.raises(Disappointed, match="kille"):
        shelf.compare(seen, painted)
    blank = QImage(painted.picture.size(), QImage.Format.Format_RGB32)
    blank.fill(0)
    with pytest.raises(Disappointed):
        shelf.compare(blank, painted)
    with pytest.raises(Disappointed, match="next to nothing"):
        shelf.compare(blank, shelf.Painted(blank, painted.tiles))


def test_a_move_of_a_person_and_an_answer_are_told_apart_from_anything_else():
    match = some_match(10, mine=True)
    before = written(match)
    play(match)
    play(match)
    after = written(match)
    assert installed.played_on(before, after).startswith("the person ")
    with pytest.raises(Disappointed, match="anew"):
        installed.played_on(before[:-1] + b" \n", after)
    play(match)
    with pytest.raises(Disappointed, match="the person and the bot and the person"):
        installed.played_on(before, written(match))


def play(match):
    (seat,) = match.to_act
    match.play(seat, random_move(match.moves(seat), Random(1)))


def written(match):
    return "".join(match.record().lines()).encode()


def test_matches_to_be_tried_can_be_played():
    assert Match.replay(HALMA, Record.parse(written(some_match(21)))).to_act


def test_a_harmed_file_is_whole_again_afterwards(tmp_path):
    file = tmp_path / "SA.svg"
    file.write_bytes(b"drawn")
    with damage.harmed(file, None):
        assert not file.exists()
    with damage.harmed(file, damage.RUBBISH):
        assert file.read_bytes() == damage.RUBBISH
    assert file.read_bytes() == b"drawn"
    assert [path.name for path in tmp_path.iterdir()] == ["SA.svg"]


def test_files_to_be_harmed_are_in_the_checkout():
    root = Path(__file__).parents[2]
    for ending in damage.FILES.values():
        assert any((root / folder / ending).is_file() for folder in ("resources", "translations")), ending


def test_a_program_that_complains_fails(tmp_path):
    complaining = Program(("/bin/sh", "-c", "echo no; exit 3"), dict(os.environ))
    with pytest.raises(Disappointed, match="status 3: no"):
        try_command_line(complaining, tmp_path, "9")


def test_a_program_of_another_version_fails(tmp_path):
    other = Program(("/bin/sh", "-c", "echo bluestick 0.0.0"), dict(os.environ))
    with pytest.raises(Disappointed, match=r"«bluestick 0\.0\.0»"):
        try_command_line(other, tmp_path, "9")


def test_files_that_a_package_leaves_are_named(tmp_path):
    for name in ("var/lib/rpm/packages", "usr/share/left"):
        (tmp_path / name).parent.mkdir(parents=True)
        (tmp_path / name).touch()
    with pytest.raises(Disappointed, match="1 files are left: usr/share/left"):
        formats.leaves_nothing(["true"], tmp_path, "var/lib/rpm")
    formats.leaves_nothing(["rm", str(tmp_path / "usr/share/left")], tmp_path, "var/lib/rpm")


def test_a_summary_without_failures_says_so():
    assert Report().summary().endswith("every check passed")
    assert io.StringIO(Report().summary()).readline().split() == ["artefact", "packed", "unpacked", "start", "checks"]
