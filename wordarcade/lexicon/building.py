"""Reading and compiling a word list, once for each list."""

from __future__ import annotations

from array import array
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from wordarcade.lexicon.compile import compile_words
from wordarcade.lexicon.errors import NoWordsError
from wordarcade.lexicon.formats import WordList, identity_of, merge, read_word_list
from wordarcade.lexicon.own_lists import OwnList
from wordarcade.support.progress import Report

_READING_SHARE: Final = 0.2
"""Reading a list takes about a fifth of the time that reading and building it take."""


class BuiltList(NamedTuple):
    """A compiled list, ready to be cached and opened.

    Attributes:
        arrays: masks, bases and skips, as in `Graph`.
        notes: what `LexiconService` reports of a list without reading it again.
    """

    arrays: tuple[array[int], array[int], array[int]]
    notes: dict[str, Any]


def read_sources(sources: Sequence[Path], report: Report) -> WordList:
    """Return the words of all `sources` together.

    Raises:
        LexiconError: a source cannot be read.
    """
    lists = [
        read_word_list(source, progress=lambda share: report(share * _READING_SHARE))
        for source in sources
    ]
    return lists[0] if len(lists) == 1 else merge(lists, lists[0].form)


def changed(base: WordList, identity: str, own: OwnList) -> WordList:
    """Return the words of `base` with those added and without those banned.

    Args:
        base: the words that are changed.
        identity: their sha256 (hex).
        own: the changes.

    Raises:
        NoWordsError: no word is left.
    """
    words = own.words(base.words)
    if not words:
        raise NoWordsError(f"{own.path} bans all words of '{own.base}'; take some bans out.")
    notes = [f"{own.base}, {len(own.added):,} added, {len(own.banned):,} banned."]
    if identity != own.base_identity:
        notes.append(f"{own.base} has changed since the list was made.")
    return WordList(
        words=tuple(words),
        form=f"changes to {own.base}",
        definitions={},
        skipped={},
        notes=tuple(notes),
    )


def build(words: WordList, report: Report) -> BuiltList:
    """Compile `words`; what `report` raises stops the work."""
    compiled = compile_words(
        words.words, lambda share: report(_READING_SHARE + share * (1 - _READING_SHARE))
    )
    notes = {
        "identity": identity_of(words.words),
        "lengths": sorted(Counter(map(len, words.words)).items()),
        "form": words.form,
        "skipped": dict(words.skipped),
        "notes": words.notes,
        "nodes": compiled.nodes,
        "edges": compiled.edges,
    }
    return BuiltList(compiled.arrays, notes)
