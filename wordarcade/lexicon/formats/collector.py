"""Sorting entries into words and skipped entries, by reason."""

import unicodedata
from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import groupby, islice, pairwise, repeat
from types import MappingProxyType
from typing import Final

from wordarcade.lexicon.formats.title import title_notes
from wordarcade.lexicon.formats.word_list import SAMPLES, Skipped, SkipReason, WordList
from wordarcade.lexicon.limits import MAX_WORD_LENGTH

_JOINERS: Final = frozenset("-'`´‘’‐‑–")  # noqa: RUF001 - the look-alikes are what files hold


class Collector:
    """Takes the entries of one list in any order, and returns the finished `WordList`."""

    def __init__(self) -> None:
        self._words: list[str] = []
        # The senses of a word are the keys of a dict, which keeps their order and each once.
        self._definitions: dict[str, dict[str, None]] = {}
        self._skipped: Counter[SkipReason] = Counter()
        self._samples: dict[SkipReason, list[Skipped]] = {}
        self._accented: list[str] = []

    def add(self, entry: str, definition: str = "", line: int = 0) -> None:
        """Count one entry; quotation marks and commas around it are not part of it.

        Args:
            entry: the text.
            definition: what the list says that it means.
            line: where it stands, from 1; 0 if that is not known.
        """
        word = bare(entry)
        if reason := skip_reason(word):
            self._skip(reason, Skipped(word, line))
            if reason is SkipReason.ACCENTS and (letters := plain_letters(word)):
                self._accented.append(letters)
            return
        word = word.lower()
        self._words.append(word)
        # A text without any letter is a rank or a flag, not a definition.
        if definition and any(map(str.isalpha, definition)):
            self._definitions.setdefault(word, {})[_one_line(definition)] = None

    def add_all(self, entries: Sequence[str], lines: Iterable[int] = repeat(0)) -> None:
        """Count many entries that have no definitions.

        Args:
            entries: the texts.
            lines: the line of each, from 1; 0 where that is not known.
        """
        # One look at all letters together is several times faster than a look at each entry.
        letters = "".join(entries)
        longest = max(map(len, entries), default=0)
        if letters.isascii() and letters.isalpha() and longest <= MAX_WORD_LENGTH:
            self._words.extend(map(str.lower, entries))
        else:
            for entry, line in zip(entries, lines, strict=False):
                self.add(entry, line=line)

    def skip(self, reason: SkipReason) -> None:
        """Count one entry that does not have the shape of a word."""
        self._skipped[reason] += 1

    def _skip(self, reason: SkipReason, entry: Skipped) -> None:
        self._skipped[reason] += 1
        samples = self._samples.setdefault(reason, [])
        if len(samples) < SAMPLES:
            shown = _one_line(entry.entry[:MAX_WORD_LENGTH])
            samples.append(Skipped(shown, entry.line))

    def word_list(self, form: str, title: str = "") -> WordList:
        """Return all that was collected, its words sorted and each once.

        A title line goes into the notes, and so does a count in it that does not agree.
        """
        # Most lists are sorted already, which makes sorting before removing repeats the fast way.
        # Words are compared one by one, so that ctrl+c need not wait until all are.
        entries = sorted(self._words)
        words = tuple(word for word, _ in groupby(entries))
        skipped, samples = self._skipped.copy(), dict(self._samples)
        if repeated := len(entries) - len(words):
            skipped[SkipReason.REPEATED] += repeated
            twice = (Skipped(word) for word, other in pairwise(entries) if word == other)
            samples[SkipReason.REPEATED] = list(islice(dict.fromkeys(twice), SAMPLES))
        return WordList(
            words=words,
            form=form,
            definitions=MappingProxyType(
                {word: "; ".join(senses) for word, senses in self._definitions.items()}
            ),
            skipped=MappingProxyType(dict(+skipped)),
            notes=title_notes(_one_line(title), len(words)),
            samples=samples,
            accented=tuple(self._accented),
        )


def bare(entry: str) -> str:
    """Return `entry` without the blanks, commas and quotation marks around it.

    Single quotes go only as a pair, since a lone one is an apostrophe.

    >>> bare('"aa",'), bare("'aa'"), bare("dogs'")
    ('aa', 'aa', "dogs'")
    """
    entry = entry.strip(' \t,"“”')
    if len(entry) > 2 and entry[0] == entry[-1] == "'":
        return entry[1:-1]
    return entry


def skip_reason(entry: str) -> SkipReason | None:
    """Return why `entry` is no word, or None if it is one.

    >>> skip_reason("Zax") is None, str(skip_reason("isn't"))
    (True, 'hyphen or apostrophe')
    """
    if entry.isascii() and entry.isalpha():
        return None if len(entry) <= MAX_WORD_LENGTH else SkipReason.TOO_LONG
    if len(entry.split()) > 1:
        return SkipReason.SEVERAL_WORDS
    return _reason_of_signs(entry)


def plain_letters(word: str) -> str:
    """Return an accented word in plain lowercase letters, or "" if it has other signs, too.

    >>> plain_letters("Café"), plain_letters("smörgåsbord"), plain_letters("øre")
    ('cafe', 'smorgasbord', '')
    """
    letters = "".join(
        sign for sign in unicodedata.normalize("NFD", word) if not unicodedata.combining(sign)
    )
    return letters.lower() if skip_reason(letters) is None else ""


def _reason_of_signs(entry: str) -> SkipReason:
    """Return why an entry is no word that has other signs than letters a to z."""
    if any(map(str.isdigit, entry)):
        return SkipReason.DIGITS
    if "\N{REPLACEMENT CHARACTER}" in entry:
        return SkipReason.UNREADABLE
    if any(not c.isascii() and unicodedata.category(c)[0] in "LM" for c in entry):
        return SkipReason.ACCENTS
    letters = "".join(c for c in entry if c not in _JOINERS)
    if letters.isalpha():
        return SkipReason.JOINERS
    return SkipReason.OTHER


def _one_line(text: str) -> str:
    """Return `text` without line ends, doubled blanks and characters that steer a terminal."""
    line = " ".join(text.split())
    return line if line.isprintable() else "".join(filter(str.isprintable, line))
