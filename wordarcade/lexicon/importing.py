"""Word lists read for import, before any of them is kept."""

from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from wordarcade.lexicon.building import BuiltList, build, read_sources
from wordarcade.lexicon.formats import WordList
from wordarcade.lexicon.library import LONGEST_NAME, name_of
from wordarcade.lexicon.shelf import LexiconEntry
from wordarcade.support.progress import Report, to_nobody

_NEW_SHOWN: Final = 12
"""New words that a preview names."""


@dataclass(frozen=True, slots=True)
class ListFigures:
    """The figures of a list while it is read and compiled.

    Attributes:
        words: what was read, and what was skipped.
        compared: the lexicon that it is compared with; empty until that is done.
        known: how many of its words that one has.
        new: some of the words that it lacks, in alphabetical order.
    """

    words: WordList
    compared: str = ""
    known: int = 0
    new: tuple[str, ...] = ()


Watch = Callable[[ListFigures], None]
"""Called with the figures so far; what it raises stops the work."""


@dataclass(frozen=True, slots=True)
class ListPreview:
    """A list that was read and is not kept.

    Attributes:
        path: its file or folder.
        name: a free name to keep it by.
        figures: what is in it.
        built: the compiled list.
        same_as: the lexicon that has these words already; empty if none has.
    """

    path: Path
    name: str
    figures: ListFigures
    built: BuiltList
    same_as: str

    @property
    def identity(self) -> str:
        """The sha256 (hex) of its normalised words."""
        return str(self.built.notes["identity"])


def preview(
    path: Path,
    lists: Sequence[LexiconEntry],
    taken: Collection[str],
    report: Report,
    watch: Watch,
    *,
    accents: bool = False,
) -> ListPreview:
    """Read and compile the word list at `path`.

    Args:
        path: a list in any form that can be read.
        lists: the lexicons there are, the one to compare it with first.
        taken: the names that it cannot have.
        report: called with the share done, from 0 to 1; what it raises stops the work.
        watch: called with what is known so far: when the list is read, and when it is compared.
        accents: whether accented words count, in plain letters.

    Raises:
        LexiconError: the list cannot be read.
    """
    words = read_sources([path], report)
    if accents:
        words = words.with_accented()
    watch(ListFigures(words))
    base = lists[0]
    known, new = compared(words.words, read_sources(base.sources, to_nobody).words)
    figures = ListFigures(words, base.name, known, new)
    watch(figures)
    built = build(words, report)
    report(1.0)
    same = (each.name for each in lists if each.identity == built.notes["identity"])
    return ListPreview(path, free_name(name_of(path), taken), figures, built, next(same, ""))


def free_name(name: str, taken: Collection[str]) -> str:
    """Return a name that is not taken, as near to `name` as there is.

    >>> free_name("csw", {"csw", "csw-2"})
    'csw-3'
    """
    if name not in taken:
        return name
    number = 2
    while (free := f"{name[: LONGEST_NAME - 1 - len(str(number))]}-{number}") in taken:
        number += 1
    return free


def compared(words: Iterable[str], known: Iterable[str]) -> tuple[int, tuple[str, ...]]:
    """Return how many of `words` are known, and some of those that are not.

    >>> compared(["aa", "emoji", "qi"], ["aa", "qi"])
    (2, ('emoji',))
    """
    had = frozenset(known)
    new = [word for word in words if word not in had]
    step = max(1, len(new) // _NEW_SHOWN)
    return sum(1 for word in words if word in had), tuple(new[::step][:_NEW_SHOWN])
