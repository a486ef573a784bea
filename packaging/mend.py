"""Changes to nfpm's packages that nfpm has no option for, such as large dictionaries; packed files keep their bytes."""

from __future__ import annotations

import gzip
import hashlib
import lzma
import struct
import tarfile
from collections.abc import Mapping
from io import BytesIO
from pathlib import Path

import zstandard

PRESET, LEVEL = 9, 20
GO_FOLDER, GO_NEVER = b"mode=20000000", b"time=-62135596800.0"
"""How nfpm writes the mode of a folder in an Arch package, and a missing date."""
AR_MAGIC, AR = b"!<arch>\n", struct.Struct("16s32s10s2s")
"""Magic of a .deb, and the header of each part: name, date and owner, length, end."""
RPM_LEAD, RPM_MAGIC, RPM = 96, b"\x8e\xad\xe8\x01\0\0\0\0", struct.Struct(">8s2I")
"""Bytes before the headers of an .rpm, and the beginning of each: magic, number of entries, bytes of data."""


def deb(file: Path) -> None:
    """Compress the files of a .deb, which nfpm was told to leave uncompressed."""
    old, new = BytesIO(file.read_bytes()), BytesIO()
    new.write(old.read(len(AR_MAGIC)))
    while head := old.read(AR.size):
        name, about, length, end = AR.unpack(head)
        part = old.read(int(length))
        old.read(len(part) % 2)
        if name.strip() == b"data.tar":
            name, part = b"data.tar.xz".ljust(len(name)), lzma.compress(part, preset=PRESET)
        new.write(AR.pack(name, about, b"%-10d" % len(part), end) + part + b"\n" * (len(part) % 2))
    file.write_bytes(new.getvalue())


def rpm(file: Path) -> None:
    """Compress an .rpm better and update its headers. Raise ValueError if one lacks an old value."""
    data = file.read_bytes()
    first = -(-_end(data, RPM_LEAD) // 8) * 8
    second = _end(data, first)
    signature, header, payload = data[:first], data[first:second], data[second:]
    packed = lzma.compress(lzma.decompress(payload), preset=PRESET)
    mended = _exchange(header, {_digest("sha256", payload).hex(): _digest("sha256", packed).hex()})
    signature = _exchange(
        signature,
        {_digest(kind, header).hex(): _digest(kind, mended).hex() for kind in ("sha256", "sha1")}
        | {
            _digest("md5", header + payload): _digest("md5", mended + packed),
            struct.pack(">I", len(header + payload)): struct.pack(">I", len(mended + packed)),
        },
    )
    file.write_bytes(signature + mended + packed)


def arch(file: Path, epoch: int) -> None:
    """Compress an Arch package better, and list its folders as pacman reads them."""
    content, mended = BytesIO(zstandard.ZstdDecompressor().decompressobj().decompress(file.read_bytes())), BytesIO()
    with tarfile.open(fileobj=content) as old, tarfile.open(fileobj=mended, mode="w", format=tarfile.GNU_FORMAT) as new:
        for member in old:
            part = old.extractfile(member) if member.isfile() else None
            if part and member.name == ".MTREE":
                listing = gzip.decompress(part.read())
                listing = listing.replace(GO_FOLDER, b"mode=").replace(GO_NEVER, b"time=%d.0" % epoch)
                part = BytesIO(gzip.compress(listing, mtime=0))
                member.size = len(part.getvalue())
            new.addfile(member, part)
    file.write_bytes(zstandard.ZstdCompressor(level=LEVEL).compress(mended.getvalue()))


def _end(data: bytes, start: int) -> int:
    magic, entries, length = RPM.unpack_from(data, start)
    if magic != RPM_MAGIC:
        raise ValueError("no header of an .rpm")
    return start + RPM.size + 16 * entries + length


def _exchange(header: bytes, facts: Mapping[bytes | str, bytes | str]) -> bytes:
    for old, new in facts.items():
        was, becomes = (fact.encode() if isinstance(fact, str) else fact for fact in (old, new))
        if header.count(was) != 1:
            raise ValueError(f"{old!r} is {header.count(was)} times in a header")
        header = header.replace(was, becomes)
    return header


def _digest(kind: str, data: bytes) -> bytes:
    return hashlib.new(kind, data, usedforsecurity=False).digest()
