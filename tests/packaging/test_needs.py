"""What the packages depend on is what the libraries in them ask for."""

import shutil
import sys
from pathlib import Path

import needs
import PySide6
import pytest

QT = Path(PySide6.__file__).parent / "Qt" / "lib"
reads_elf = pytest.mark.skipif(
    sys.platform != "linux" or shutil.which("objdump") is None, reason="there is no objdump, or nothing for it"
)


def test_distributions_call_the_same_library_by_their_own_names():
    found = needs.Needs(
        frozenset({"libc.so.6", "libstdc++.so.6", "libX11.so.6", "libX11-xcb.so.1", "ld-linux-x86-64.so.2"}),
        {"libc6": "2.35", "libstdc++6": "29"},
    )
    assert found.debian() == ["libc6 (>= 2.35)", "libstdc++6 (>= 11)", "libx11-6", "libx11-xcb1"]
    assert found.arch() == ["gcc-libs", "glibc", "libx11"]
    assert "libc.so.6(GLIBC_2.35)(64bit)" in found.rpm()
    assert "libX11.so.6()(64bit)" in found.rpm()


def test_what_the_program_can_do_without_is_recommended():
    found = needs.Needs(
        frozenset({"libc.so.6", "libstdc++.so.6", "libcups.so.2"}), {"libc6": "2.35", "libstdc++6": "29"}
    )
    assert found.debian_recommends() == ["libcups2t64 | libcups2"]
    assert found.rpm_recommends() == ["libcups.so.2()(64bit)"]
    assert found.arch_optional() == ["libcups: printing"]
    for asked in (found.debian(), found.rpm(), found.arch()):
        assert not any("cups" in each for each in asked)


@reads_elf
def test_a_library_that_is_brought_is_not_asked_for(tmp_path):
    for name in ("libQt6Core.so.6", "libicui18n.so.73", "libicuuc.so.73", "libicudata.so.73"):
        shutil.copyfile(next(QT.glob(f"{name.partition('.')[0]}.so.*")), tmp_path / name)
    (tmp_path / "readme.txt").write_text("no library")
    found = needs.of(tmp_path)
    assert {"libc.so.6", "libstdc++.so.6", "libz.so.1"} <= found.libraries <= needs.LIBRARIES.keys()
    assert tuple(map(int, found.least["libc6"].split("."))) >= (2, 28)


@reads_elf
def test_a_library_that_nobody_brings_stops_the_build(tmp_path):
    shutil.copyfile(QT / "libQt6Svg.so.6", tmp_path / "libQt6Svg.so.6")
    with pytest.raises(needs.Unknown, match=r"libQt6Core\.so\.6, libQt6Gui\.so\.6"):
        needs.of(tmp_path)


@reads_elf
def test_libraries_of_qt_look_for_each_other_only():
    assert not needs.looks_abroad(QT / "libQt6Gui.so.6")
