"""The bytes of a word list, decoded to text and lines."""

import codecs
from functools import cached_property
from pathlib import PurePath
from typing import Final

from wordarcade.lexicon.errors import BinaryListError, ListTooLargeError
from wordarcade.lexicon.formats.listing import Listing, list_lines
from wordarcade.lexicon.limits import MAX_ENTRIES

_BYTE_ORDER_MARKS: Final = (
    (codecs.BOM_UTF8, "utf-8"),
    (codecs.BOM_UTF16_LE, "utf-16-le"),
    (codecs.BOM_UTF16_BE, "utf-16-be"),
)
_UTF16_MARKS: Final = (codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)
_CONTROLS: Final = bytes({*range(0x20), 0x7F} - {*b"\t\n\v\f\r"})
_DOS_END_OF_FILE: Final = b"\x1a"


class Source:
    """One list whose format is to be recognised.

    Attributes:
        name: where it is, for sentences; its suffix counts for recognition.
        data: all its bytes, no longer packed.
    """

    def __init__(self, name: str, data: bytes) -> None:
        self.name: Final = name
        self.data: Final = data

    @property
    def suffix(self) -> str:
        """The last suffix of the name before any ".gz", in lower case, such as ".txt"."""
        return PurePath(self.name.lower().removesuffix(".gz")).suffix

    @cached_property
    def text(self) -> str:
        """The bytes as text: by byte order mark, else UTF-8, else Windows' Latin-1.

        Raises:
            BinaryListError: there are bytes that text has no use for.
            ListTooLargeError: there are more lines than a list may have.
        """
        data = self.data.removesuffix(_DOS_END_OF_FILE)
        text = _decode(data)
        plain = text.encode("utf-8", "replace") if data.startswith(_UTF16_MARKS) else data
        if len(plain.translate(None, _CONTROLS)) != len(plain):
            raise BinaryListError(
                f"{self.name} holds binary data{_place_of(plain)}, so it is not a word list; "
                "give a text file with one word per line."
            )
        self.refuse_more_than_limit(text.count("\n") + text.count("\r"))
        return text

    @cached_property
    def listing(self) -> Listing:
        """The lines that hold entries, and the title line if there is one."""
        return list_lines(self.text)

    def refuse_more_than_limit(self, entries: int) -> None:
        """Stop before memory is spent on a list of too many entries.

        Raises:
            ListTooLargeError: `entries` is above `MAX_ENTRIES`.
        """
        if entries > MAX_ENTRIES:
            raise ListTooLargeError(
                f"{self.name} has more than {MAX_ENTRIES:,} entries, the most that a word list "
                "may have; give a smaller list."
            )


def _place_of(data: bytes) -> str:
    """Return where the first byte is that text has no use for, in brackets."""
    place, byte = next((place, byte) for place, byte in enumerate(data) if byte in _CONTROLS)
    line = data.count(b"\n", 0, place) + 1
    return f" (byte {byte:02X} in line {line})"


def _decode(data: bytes) -> str:
    for mark, encoding in _BYTE_ORDER_MARKS:
        if data.startswith(mark):
            return data[len(mark) :].decode(encoding, "replace")
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError:
        return data.decode("cp1252", "replace")
