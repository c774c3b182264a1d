"""Packed lists: gzip and zip, recognised by their first bytes and unpacked up to a limit."""

import gzip
import io
import zipfile
import zlib
from pathlib import PurePosixPath
from typing import Final

from wordarcade.lexicon.errors import (
    DamagedListError,
    EmptyListError,
    ListTooLargeError,
    UnsupportedListError,
)
from wordarcade.lexicon.formats.parts import MAX_PARTS, is_part
from wordarcade.lexicon.formats.source import Source
from wordarcade.lexicon.limits import MAX_LIST_BYTES

_GZIP: Final = b"\x1f\x8b"
_ZIP: Final = (b"PK\x03\x04", b"PK\x05\x06")
_ENCRYPTED: Final = 1
_BROKEN: Final = (
    zipfile.BadZipFile,
    zlib.error,
    EOFError,
    OSError,
    ValueError,
    NotImplementedError,
)


def unpack(source: Source) -> list[Source]:
    """Return the lists in an archive, or `source` alone if it is not packed.

    A zip file may hold one file, or the parts `Lexicon_A.txt` to `Lexicon_Z.txt` beside others.

    Raises:
        DamagedListError: the archive cannot be unpacked.
        EmptyListError: it has no file in it.
        ListTooLargeError: what it holds passes `MAX_LIST_BYTES`.
        UnsupportedListError: it is locked, packed in an uncommon way, or of several files.
    """
    try:
        if source.data.startswith(_GZIP):
            return [_gunzip(source)]
        if source.data.startswith(_ZIP):
            return _unzip(source)
    except _BROKEN as error:
        raise DamagedListError(
            f"{source.name} is a damaged archive; download it or pack it again."
        ) from error
    return [source]


def _gunzip(source: Source) -> Source:
    with gzip.GzipFile(fileobj=io.BytesIO(source.data)) as file:
        data = file.read(MAX_LIST_BYTES + 1)
    _refuse_if_large(source, len(data))
    return Source(source.name, data)


def _unzip(source: Source) -> list[Source]:
    with zipfile.ZipFile(io.BytesIO(source.data)) as archive:
        members = _lists_among(source, archive.infolist())
        unpacked: list[Source] = []
        size = 0
        for member in members:
            with archive.open(member) as file:
                data = file.read(MAX_LIST_BYTES - size + 1)
            size += len(data)
            _refuse_if_large(source, size)
            unpacked.append(Source(f"{source.name}/{member.filename}", data))
    return unpacked


def _lists_among(source: Source, members: list[zipfile.ZipInfo]) -> list[zipfile.ZipInfo]:
    """Return the members that are lists, leaving out what file managers add unseen."""
    files = {
        member: PurePosixPath(member.filename)
        for member in members
        if not member.filename.endswith("/") and not member.filename.startswith("__MACOSX/")
    }
    files = {member: path for member, path in files.items() if not path.name.startswith(".")}
    parts = [member for member, path in files.items() if is_part(path.name)]
    chosen = parts or list(files)
    if not chosen:
        raise EmptyListError(f"{source.name} is an empty archive; give a word list.")
    if len(chosen) > (MAX_PARTS if parts else 1):
        raise UnsupportedListError(
            f"{source.name} holds {len(chosen)} files; unpack it and give the one that is the list."
        )
    for member in chosen:
        if member.flag_bits & _ENCRYPTED:
            raise UnsupportedListError(
                f"{source.name} is locked with a password; unpack it and give the list itself."
            )
        # The other methods can claim any amount of memory before the first byte comes out.
        if member.compress_type not in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED):
            raise UnsupportedListError(
                f"{source.name} is compressed in an unusual way; unpack it and give the list."
            )
    return chosen


def _refuse_if_large(source: Source, size: int) -> None:
    if size > MAX_LIST_BYTES:
        raise ListTooLargeError(
            f"{source.name} unpacks to more than {MAX_LIST_BYTES // 1024**2} MiB, the most that "
            "a word list may have; give a smaller list."
        )
