"""Packages that nfpm makes are packed anew; nothing in them changes."""

import hashlib
import lzma
import shutil
import subprocess
import sys
from pathlib import Path

import mend
import pytest

NFPM = Path(sys.executable).with_name("nfpm")
CONFIG = """
name: sample
arch: amd64
version: 1.2.3
maintainer: Nobody <nobody@example.org>
description: a sample
contents:
  - src: file
    dst: /usr/share/sample/file
deb:
  compression: none
rpm:
  compression: xz
"""
WORDS = b"".join(hashlib.sha256(b"%d" % number).digest() for number in range(3000))


@pytest.fixture
def package(tmp_path):
    (tmp_path / "nfpm.yaml").write_text(CONFIG)
    (tmp_path / "file").write_bytes(WORDS)

    def make(kind):
        target = tmp_path / f"sample.{kind}"
        command = [NFPM, "package", "--packager", kind, "--target", target]
        subprocess.run(command, cwd=tmp_path, check=True, stdout=subprocess.DEVNULL)
        return target

    return make


def parts(deb):
    """What a .deb consists of, by name."""
    data, at, found = deb.read_bytes(), len(mend.AR_MAGIC), {}
    while at < len(data):
        name, _, length, end = mend.AR.unpack_from(data, at)
        assert end == b"`\n"
        at += mend.AR.size
        found[name.strip()] = data[at : at + int(length)]
        at += int(length) + int(length) % 2
    assert at == len(data)
    return found


def test_a_deb_holds_the_same_files(package):
    deb = package("deb")
    before = parts(deb)
    mend.deb(deb)
    after = parts(deb)
    assert lzma.decompress(after.pop(b"data.tar.xz")) == before.pop(b"data.tar")
    assert after == before
    assert list(after) == list(before) == [b"debian-binary", b"control.tar.gz"]


@pytest.mark.skipif(shutil.which("dpkg-deb") is None, reason="no dpkg-deb")
def test_dpkg_reads_a_deb_that_was_mended(package, tmp_path):
    deb = package("deb")
    mend.deb(deb)
    subprocess.run(["dpkg-deb", "--extract", deb, tmp_path / "there"], check=True)
    assert (tmp_path / "there/usr/share/sample/file").read_bytes() == WORDS


def test_what_repeats_itself_far_behind_is_found():
    """The look back that nfpm lacks: over 10 MB."""
    far = WORDS + bytes(10_000_000) + WORDS
    assert len(lzma.compress(far, preset=mend.PRESET)) < 1.1 * len(WORDS)


def test_the_headers_of_an_rpm_tell_of_the_new_payload(package):
    rpm = package("rpm")
    old = rpm.read_bytes()
    mend.rpm(rpm)
    new = rpm.read_bytes()
    first = -(-mend._end(new, mend.RPM_LEAD) // 8) * 8
    second = mend._end(new, first)
    header, payload = new[first:second], new[second:]
    assert lzma.decompress(payload) == lzma.decompress(old[second:])
    assert hashlib.sha256(payload).hexdigest().encode() in header
    assert hashlib.sha256(header).hexdigest().encode() in new[:first]
    assert hashlib.md5(header + payload).digest() in new[:first]


@pytest.mark.skipif(shutil.which("rpm") is None, reason="no rpm")
def test_rpm_finds_no_fault_with_one_that_was_mended(package):
    rpm = package("rpm")
    mend.rpm(rpm)
    done = subprocess.run(["rpm", "--checksig", "--verbose", rpm], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout
    assert "digest: OK" in done.stdout


def test_an_rpm_that_tells_something_else_is_not_touched(package):
    rpm = package("rpm")
    strange = rpm.read_bytes()[:-1] + b"?"
    rpm.write_bytes(strange)
    with pytest.raises((ValueError, lzma.LZMAError)):
        mend.rpm(rpm)
    assert rpm.read_bytes() == strange
