"""Files of leave values and of what they are trained from: arrays mapped into memory.

Layout, little-endian: magic, checksum of all that follows it, size of the notes; the notes as JSON
padded to 8 bytes, in which the version, and name, type and length of each array; then the arrays,
each padded to 8 bytes.
"""

from __future__ import annotations

import json
import mmap
import struct
import sys
import zlib
from array import array
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, Literal, cast

from wordarcade.support.atomic_write import write_atomically
from wordarcade.support.user_file import FileError

_VERSION: Final = 1
_MAGIC: Final = b"WALEAVE\n"
_SEAL: Final = struct.Struct("<8sI")
_SIZE: Final = struct.Struct("<I")
_EVEN: Final = 8
_ARRAYS, _OF_VERSION = "arrays", "version"


class LeaveFileError(FileError):
    """A file of leaves is missing, damaged, or not what it should be."""


def write_arrays(
    path: Path, arrays: Mapping[str, array[int] | memoryview], notes: Mapping[str, Any]
) -> None:
    """Write a file atomically.

    Args:
        path: the file; its folder is made if it is missing.
        arrays: by name, each an `array` or a memoryview of numbers.
        notes: returned with them when the file is read; values that JSON has.

    Raises:
        OSError: the folder or the file cannot be written.
    """
    native = {name: array(memoryview(each).format, each) for name, each in arrays.items()}
    listed = [[name, each.typecode, len(each)] for name, each in native.items()]
    text = json.dumps({**notes, _OF_VERSION: _VERSION, _ARRAYS: listed}).encode()
    text += b" " * (-(_SEAL.size + _SIZE.size + len(text)) % _EVEN)
    parts = [_SIZE.pack(len(text)), text]
    for each in native.values():
        if sys.byteorder == "big":
            each.byteswap()
        data = each.tobytes()
        parts += data, bytes(-len(data) % _EVEN)
    body = b"".join(parts)
    write_atomically(path, _SEAL.pack(_MAGIC, zlib.crc32(body)) + body)


def read_arrays(path: Path) -> tuple[dict[str, memoryview], dict[str, Any]]:
    """Map a file; return its arrays by name, and its notes.

    Raises:
        LeaveFileError: the file is missing, damaged, cut short, or of another version.
    """
    try:
        with path.open("rb") as file:
            data = memoryview(mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ))
        magic, checksum = _SEAL.unpack_from(data)
    except (OSError, ValueError, struct.error) as error:
        why = (isinstance(error, OSError) and error.strerror) or "it is cut short"
        raise LeaveFileError(f"{path} cannot be read ({why}); train the leaves again.") from error
    body = data[_SEAL.size :]
    if magic != _MAGIC or zlib.crc32(body) != checksum:
        raise LeaveFileError(f"{path} is damaged; delete it, or train the leaves again.")
    (text_size,) = _SIZE.unpack_from(body)
    notes = json.loads(bytes(body[_SIZE.size : _SIZE.size + text_size]))
    if notes.pop(_OF_VERSION) != _VERSION:
        raise LeaveFileError(f"{path} is of another version; delete it, or train the leaves again.")
    at = _SIZE.size + text_size
    arrays = {}
    for name, typecode, length in notes.pop(_ARRAYS):
        size = length * array(typecode).itemsize
        arrays[name] = _native(body[at : at + size], typecode)
        at += size + -size % _EVEN
    return arrays, notes


def _native(data: memoryview, typecode: str) -> memoryview:
    if sys.byteorder == "little":
        return memoryview(data).cast(cast("Literal['I']", typecode))
    numbers: array[int] = array(typecode, data.tobytes())
    numbers.byteswap()
    return memoryview(numbers).toreadonly()
