"""The result of reading a word list: normalised words, and counts of skipped entries."""

import hashlib
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from types import MappingProxyType
from typing import Final, NamedTuple

from wordarcade.lexicon.limits import MAX_WORD_LENGTH

SAMPLES: Final = 4
"""Skipped entries of each reason that are remembered."""


class Skipped(NamedTuple):
    """A skipped entry.

    Attributes:
        entry: its text, as it stands in the list.
        line: its line, from 1; 0 where that is not known.
    """

    entry: str
    line: int = 0


class SkipReason(StrEnum):
    """Why an entry was skipped; the value is the wording for people.

    An entry that gives several reasons is counted under the first of them in this order.
    """

    SEVERAL_WORDS = "more than one word"
    DIGITS = "digits"
    ACCENTS = "accented or foreign letters"
    JOINERS = "hyphen or apostrophe"
    UNREADABLE = "bytes that are not text"
    OTHER = "other characters"
    TOO_LONG = f"longer than {MAX_WORD_LENGTH} letters"
    REPEATED = "repeated"


@dataclass(frozen=True, slots=True)
class WordList:
    """The words of a list, and the findings of its reader.

    Attributes:
        words: lowercase a to z, in alphabetical order, each once.
        form: the form that was recognised, such as "one word per line".
        definitions: by word, one line of printable text; empty where the form has none.
        skipped: how many entries were left out, by reason; only reasons that occurred.
        notes: sentences about the list as a whole, such as a title line or a missing part.
        samples: the first skipped entries of each reason, at most `SAMPLES`.
        accented: entries skipped for their accents alone, in plain lowercase letters.
    """

    words: tuple[str, ...]
    form: str
    definitions: Mapping[str, str]
    skipped: Mapping[SkipReason, int]
    notes: tuple[str, ...]
    samples: Mapping[SkipReason, Sequence[Skipped]] = field(default_factory=dict)
    accented: tuple[str, ...] = ()

    def with_accented(self) -> "WordList":
        """Return the list with its accented words, each in plain letters."""
        words = tuple(sorted({*self.words, *self.accented}))
        taken = len(words) - len(self.words)
        skipped = Counter(self.skipped)
        skipped[SkipReason.ACCENTS] -= len(self.accented)
        skipped[SkipReason.REPEATED] += len(self.accented) - taken
        left = {reason: number for reason, number in skipped.items() if number > 0}
        note = f"{taken:,} accented {'word' if taken == 1 else 'words'} in plain letters."
        return replace(
            self,
            words=words,
            skipped=MappingProxyType(left),
            samples={reason: each for reason, each in self.samples.items() if reason in left},
            notes=(*self.notes, note),
            accented=(),
        )

    @property
    def entries(self) -> int:
        """The number of entries that the list had: its words and all that was skipped."""
        return len(self.words) + sum(self.skipped.values())


def identity_of(words: Iterable[str]) -> str:
    r"""Return the sha256 (hex) of normalised words, one per line, each line ended by a newline.

    >>> identity_of(["aa", "ab"]) == hashlib.sha256(b"aa\nab\n").hexdigest()
    True
    """
    return hashlib.sha256("\n".join((*words, "")).encode("ascii")).hexdigest()


def merge(lists: Sequence[WordList], form: str, notes: Iterable[str] = ()) -> WordList:
    """Return one list of all the words of `lists`.

    A word that is in several lists counts as repeated, and keeps its first definition. The
    notes of the lists follow `notes`.
    """
    words = sorted({word for part in lists for word in part.words})
    definitions: dict[str, str] = {}
    skipped = Counter[SkipReason]()
    samples: dict[SkipReason, list[Skipped]] = {}
    for part in lists:
        for reason, found in part.samples.items():
            known = samples.setdefault(reason, [])
            known += found[: SAMPLES - len(known)]
    for part in reversed(lists):
        definitions.update(part.definitions)
        skipped.update(part.skipped)
    skipped[SkipReason.REPEATED] += sum(len(part.words) for part in lists) - len(words)
    return WordList(
        words=tuple(words),
        form=form,
        definitions=MappingProxyType(definitions),
        skipped=MappingProxyType(dict(+skipped)),
        notes=(*notes, *(note for part in lists for note in part.notes)),
        samples=samples,
        accented=tuple(word for part in lists for word in part.accented),
    )
