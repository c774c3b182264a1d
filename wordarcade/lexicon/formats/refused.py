"""Unsupported files that people try, each with advice on exporting a list.

Hunspell's `.dic` holds stems with affix flags, which its tool `unmunch` spells out. Quackle's
`.dawg` and `.gaddag` are read by Quackle alone, whose Lister writes any query to a text file.
"""

import re
from typing import Final

from wordarcade.lexicon.errors import UnsupportedListError
from wordarcade.lexicon.formats.source import Source

_SIGNATURES: Final = (
    (b"%PDF-", "a PDF document"),
    (b"{\\rtf", "a rich text document"),
    (b"\xd0\xcf\x11\xe0", "an office document"),
    (b"SQLite format 3\0", "a database"),
    (b"\xfd7zXZ\0", "an xz archive"),
    (b"BZh", "a bzip2 archive"),
    (b"7z\xbc\xaf\x27\x1c", "a 7-Zip archive"),
    (b"Rar!\x1a\x07", "a RAR archive"),
    (b"\x28\xb5\x2f\xfd", "a zstd archive"),
    (b"\x1f\x8b", "an archive inside an archive"),
    (b"PK\x03\x04", "an archive inside an archive"),
)
_WEB_PAGE: Final = re.compile(
    rb"(?:\xef\xbb\xbf)?\s*<(?:!doctype\s|html|\?xml|head|body)", re.IGNORECASE
)
_STEM_COUNT: Final = re.compile(rb"(?:\xef\xbb\xbf)?\s*\d+\s*(?:\r|\n|\Z)")
_STEM_WITH_FLAGS: Final = re.compile(rb"^[^\s/]+/[^\s/]+[ \t\r]*$", re.MULTILINE)
_SAMPLE_BYTES: Final = 64 * 1024


def refuse_strangers(source: Source) -> None:
    """Refuse the files of other programs that are mistaken for word lists, and leave the rest.

    Raises:
        UnsupportedListError: the file is one of those.
    """
    if _is_hunspell(source):
        raise UnsupportedListError(
            f"{source.name} is part of a hunspell dictionary, whose words are stored as stems; "
            'export plain text with "unmunch words.dic words.aff > words.txt" and give that.'
        )
    if source.suffix in (".dawg", ".gaddag"):
        raise UnsupportedListError(
            f"{source.name} is a compiled Quackle dictionary; export plain text by querying each "
            "word length in Quackle's Lister with Write normal file, or give the text list it "
            "was made from."
        )
    if _WEB_PAGE.match(source.data):
        raise _unsupported(source, "a web page")
    for signature, what in _SIGNATURES:
        if source.data.startswith(signature):
            raise _unsupported(source, what)


def _unsupported(source: Source, what: str) -> UnsupportedListError:
    return UnsupportedListError(
        f"{source.name} is {what}, not a word list; save its words as plain text, one per line."
    )


def _is_hunspell(source: Source) -> bool:
    """Return whether this is an affix file, or a count of stems above the stems.

    A plain list may also begin with its count, so unless the name ends in `.dic`, a tenth of
    the lines must carry flags. A `.dic` without the count is a plain list under that name.
    """
    if source.suffix == ".aff":
        return True
    if not _STEM_COUNT.match(source.data):
        return False
    sample = source.data[:_SAMPLE_BYTES]
    flagged = len(_STEM_WITH_FLAGS.findall(sample))
    return source.suffix == ".dic" or 10 * flagged > sample.count(b"\n")
