"""The memory-mapped file format of lexicons and GADDAGs.

Layout, little-endian: magic, checksum of all that follows it, version, size of the notes; the
notes as JSON padded to 8 bytes; then arrays of unsigned 32-bit numbers, whose lengths stand in the
notes: those of `Graph`, or of a `Gaddag` and its word map.
"""

from __future__ import annotations

import json
import mmap
import struct
import sys
import zlib
from array import array
from collections.abc import Sequence
from itertools import accumulate, pairwise
from pathlib import Path
from typing import Any, Final, TypeAlias

from wordarcade.lexicon.graph import Graph
from wordarcade.support.atomic_write import write_atomically

Numbers: TypeAlias = "array[int] | memoryview"
"""Numbers in memory, or in a mapped file."""

VERSION: Final = 2
_MAGIC: Final = b"WADAWG\r\n"
_SEAL: Final = struct.Struct("<8sI")
_SIZES: Final = struct.Struct("<II")
_LENGTHS: Final = "array_lengths"


class DawgFileError(Exception):
    """The file is not a whole, undamaged lexicon file of this version."""


def write_dawg(path: Path, arrays: Sequence[Numbers], notes: dict[str, Any]) -> None:
    """Write a lexicon file atomically.

    Args:
        path: the file; its folder is made if it is missing.
        arrays: of unsigned 32-bit numbers.
        notes: returned with them when the file is read.

    Raises:
        OSError: the folder or the file cannot be written.
    """
    text = json.dumps({**notes, _LENGTHS: [len(numbers) for numbers in arrays]}).encode()
    text += b" " * (-(_SEAL.size + _SIZES.size + len(text)) % 8)
    sizes = _SIZES.pack(VERSION, len(text))
    body = b"".join([sizes, text, *(_little_endian(numbers) for numbers in arrays)])
    write_atomically(path, _SEAL.pack(_MAGIC, zlib.crc32(body)) + body)


def read_dawg(path: Path) -> tuple[Graph, dict[str, Any]]:
    """Map a lexicon file; return its graph and its notes.

    Raises:
        DawgFileError: the file is missing, damaged, cut short, or of another version.
    """
    arrays, notes = read_arrays(path)
    return Graph(*arrays), notes


def read_arrays(path: Path) -> tuple[list[memoryview], dict[str, Any]]:
    """Map a lexicon file; return its arrays and its notes.

    Raises:
        DawgFileError: the file is missing, damaged, cut short, or of another version.
    """
    try:
        with path.open("rb") as file:
            data = memoryview(mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ))
        magic, checksum = _SEAL.unpack_from(data)
    except (OSError, ValueError, struct.error) as error:
        raise DawgFileError(f"{path} cannot be mapped: {error}") from error
    body = data[_SEAL.size :]
    if magic != _MAGIC or zlib.crc32(body) != checksum:
        raise DawgFileError(f"{path} is damaged.")
    version, text_size = _SIZES.unpack_from(body)
    if version != VERSION:
        raise DawgFileError(f"{path} is of version {version}.")
    text_end = _SIZES.size + text_size
    notes = json.loads(bytes(body[_SIZES.size : text_end]))
    numbers = _native(body[text_end:])
    ends = [0, *accumulate(notes.pop(_LENGTHS))]
    return [numbers[start:end] for start, end in pairwise(ends)], notes


def graph_of(arrays: Sequence[array[int]]) -> Graph:
    """Return the graph over arrays in memory, when no file can be written."""
    masks, bases, skips = (memoryview(numbers).toreadonly() for numbers in arrays)
    return Graph(masks, bases, skips)


def _little_endian(numbers: Numbers) -> bytes:
    if sys.byteorder == "little":
        return numbers.tobytes()
    swapped = array("I", numbers.tobytes())
    swapped.byteswap()
    return swapped.tobytes()


def _native(data: memoryview) -> memoryview:
    if sys.byteorder == "little":
        return data.cast("I")
    numbers = array("I", data.tobytes())
    numbers.byteswap()
    return memoryview(numbers).toreadonly()
