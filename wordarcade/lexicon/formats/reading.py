"""Entry point for reading word lists, and the registry of formats."""

import codecs
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from wordarcade.lexicon.errors import EmptyListError, NoWordsError
from wordarcade.lexicon.formats.definitions import read_definitions
from wordarcade.lexicon.formats.files import sources_at
from wordarcade.lexicon.formats.kwg import read_kwg
from wordarcade.lexicon.formats.naspa_csv import read_csv
from wordarcade.lexicon.formats.naspa_json import read_json
from wordarcade.lexicon.formats.parts import missing_parts
from wordarcade.lexicon.formats.plain import read_letters_only, read_words
from wordarcade.lexicon.formats.refused import refuse_strangers
from wordarcade.lexicon.formats.source import Source
from wordarcade.lexicon.formats.word_list import WordList, merge
from wordarcade.support.progress import Report, to_nobody

_FORMS: Final[Sequence[Callable[[Source], WordList | None]]] = (
    refuse_strangers,
    read_kwg,
    read_letters_only,
    read_json,
    read_csv,
    read_definitions,
)
"""The forms in the order in which they are tried; None says that a list is of another form.

What none of them takes is read by `read_words`.
"""

_BLANKS: Final = codecs.BOM_UTF8 + codecs.BOM_UTF16 + b"\0 \t\r\n\x1a"

_IN_PARTS: Final = "parts Lexicon_A.txt to Lexicon_Z.txt"


def read_word_list(path: Path, *, progress: Report | None = None) -> WordList:
    """Read the word list at `path`, in any supported format.

    Raises:
        LexiconMissingError: there is nothing at `path`.
        LexiconUnreadableError: the system does not let it be read.
        EmptyListError: there is nothing in it.
        BinaryListError: it is not text, nor a binary form that is read.
        NoWordsError: none of its entries is a word of the letters a to z.
        ListTooLargeError: it passes a limit, packed or unpacked.
        DamagedListError: it breaks the rules of the form that it starts as.
        UnsupportedListError: it is of a form that is not read, or a folder without a list.
    """
    report = progress or to_nobody
    report(0.0)
    sources = sources_at(path)
    found: list[WordList] = []
    for source in sources:
        report((1 + len(found)) / (1 + len(sources)))
        found.append(_read(source))
    words = found[0]
    if path.is_dir() or len(sources) > 1:
        absent = missing_parts(Path(source.name).name for source in sources)
        notes = [f"Missing: {', '.join(absent)}."] if absent else []
        words = merge(found, _IN_PARTS, notes)
    _refuse_without_words(path, words, sources)
    report(1.0)
    return words


def _read(source: Source) -> WordList:
    for read in _FORMS:
        if (words := read(source)) is not None:
            return words
    return read_words(source)


def _refuse_without_words(path: Path, words: WordList, sources: Sequence[Source]) -> None:
    if words.words:
        return
    if not any(source.data.strip(_BLANKS) for source in sources):
        raise EmptyListError(f"{path} is empty; give a list with at least one word.")
    counts = ", ".join(f"{count:,} with {reason}" for reason, count in words.skipped.items())
    raise NoWordsError(
        f"{path} has no word of the letters a to z ({counts or 'no entries at all'}); "
        "give a list with one word per line."
    )
