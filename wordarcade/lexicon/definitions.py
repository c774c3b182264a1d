"""Definitions of words: WordNet's, and our own, of function words above all, which it lacks."""

import mmap
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Final, NamedTuple

from wordarcade.lexicon.inflections import Part, form_name, regular_bases
from wordarcade.support import resources
from wordarcade.support.sorted_lines import end_of_keys, value_of

FILE: Final = "definitions.txt"
LICENCE: Final = "licences/wordnet.txt"
NOT_DEFINED: Final = "No definition in WordNet."

_WORDNET: Final = "WordNet 3.0"
_OURS: Final = "wordarcade"

_VERB_ENDINGS: Final = ("ed", "ing")
"""Endings that only verbs take; -s is a plural, too."""

COMPARED: Final = "c"
_COMPARED: Final = COMPARED.encode()

NAME: Final = "m"
_NAME: Final = NAME.encode()
SINGULAR: Final = "s"
_SINGULAR: Final = SINGULAR.encode()


class FunctionClass(StrEnum):
    """A class of words that tie others together, or are said alone; WordNet has none of them."""

    PRONOUN = "pronoun"
    DETERMINER = "determiner"
    PREPOSITION = "preposition"
    CONJUNCTION = "conjunction"
    AUXILIARY = "auxiliary"
    INTERJECTION = "interjection"


AnyPart = Part | FunctionClass

OUR_LETTERS: Final[Mapping[AnyPart, str]] = {
    FunctionClass.PRONOUN: "p",
    FunctionClass.DETERMINER: "d",
    FunctionClass.PREPOSITION: "t",
    FunctionClass.CONJUNCTION: "j",
    FunctionClass.AUXILIARY: "x",
    FunctionClass.INTERJECTION: "i",
    Part.NOUN: "N",
    Part.VERB: "V",
    Part.ADJECTIVE: "A",
    Part.ADVERB: "R",
}
"""The letters of our own definitions in the file."""

_OUR_SIGNS: Final = frozenset(letter.encode() for letter in OUR_LETTERS.values())

_PARTS: Final[Mapping[bytes, AnyPart]] = {
    **{letter.encode(): each for each, letter in OUR_LETTERS.items()},
    **{part.value[0].encode() if part is not Part.ADVERB else b"r": part for part in Part},
    _COMPARED: Part.ADJECTIVE,
    _NAME: Part.NOUN,
    _SINGULAR: Part.NOUN,
}
"""Parts of speech by their letters in the file, which are those of WordNet, and ours: `c` is an
adjective that has -er and -est (NICE, but not IRON, although an IRONER is a word), `m` the name of
a person, a place or another single thing (the actor Gable), and `s` leads from a singular to its
plural, where WordNet has but that (EAVES)."""


class Sense(NamedTuple):
    """One meaning of a word.

    Attributes:
        part: the part of speech.
        gloss: the definition, without examples.
        ours: whether we wrote it.
        name: whether it is a name, which is no meaning of the word itself.
    """

    part: AnyPart
    gloss: str
    ours: bool = False
    name: bool = False


@dataclass(frozen=True, slots=True)
class Entry:
    """The entry of a head word.

    Attributes:
        head: the head word, in lowercase.
        forms: what the word that was looked up is to the head, such as "plural"; empty if it is
            the head itself.
        senses: the meanings, ours first, then by part of speech, the most frequent first.
    """

    head: str
    forms: tuple[str, ...]
    senses: tuple[Sense, ...]

    @property
    def relation(self) -> str:
        """What the word is to the head, such as "plural of MOUSE"; empty if it is the head."""
        return f"{' and '.join(self.forms)} of {self.head.upper()}" if self.forms else ""


def source_of(entries: Iterable[Entry]) -> str:
    """Return who wrote the definitions of a word; empty of none.

    >>> source_of(Definitions.shipped().entries("of")), source_of(())
    ('wordarcade', '')
    >>> source_of(Definitions.shipped().entries("about"))
    'wordarcade and WordNet 3.0'
    """
    ours = [sense.ours for entry in entries for sense in entry.senses]
    return " and ".join([_OURS] * any(ours) + [_WORDNET] * (not all(ours)))


class Definitions:
    """The definitions of WordNet 3.0 for all its words of letters a to z, and our own.

    The file is searched in place and never loaded. After a line that says what it is, it has a
    line for each word, in byte order: the word, and after a tab each its parts of speech, by
    letter (ours of `OUR_LETTERS`, then n, v, a or c, r, the most frequent first, m, s), followed by
    the places of its glosses, or by `=` and the heads that the word is an irregular form of. After
    an empty line come the glosses, one per line; a place counts bytes from there.
    """

    def __init__(self, path: Path) -> None:
        """Map the file.

        Raises:
            OSError: the file cannot be read.
        """
        with path.open("rb") as file:
            self._text: Final = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
        self._words_end: Final = end_of_keys(self._text, self._text.find(b"\n") + 1)
        self._glosses: Final = self._words_end + 1

    @classmethod
    def shipped(cls) -> "Definitions":
        """Return the definitions that come with the program, mapped once and kept open.

        Raises:
            ResourceMissingError: the installation is incomplete.
            OSError: the file cannot be read.
        """
        return _mapped(resources.folder("lexicons") / FILE)

    def entries(self, word: str) -> tuple[Entry, ...]:
        """Return what is known of `word`, in any case; nothing of an unknown one.

        The word's own entry comes first, then those of the heads that it may be a form of; what is
        but a name comes last (BANKS is a plural before it is a botanist). Where there is none, it
        may be a verb made of another part of speech: BRICKED of the noun BRICK.
        """
        word = word.lower()
        fields = self._fields(word)
        own = tuple(self._senses(fields))
        entries = [Entry(word, (), own)] if own else []
        forms: dict[str, list[tuple[str, Part]]] = {}
        singular = fields.get(_SINGULAR, b"").decode().removeprefix("=").split()
        for part in Part:
            irregular = _heads(fields, part)
            for head in irregular or self._regular_head(word, part):
                if head != word:
                    name = form_name(word, part, irregular=bool(irregular))
                    name = "singular" if head in singular else name
                    forms.setdefault(head, []).append((name, part))
        for head, found in forms.items():
            fields = self._fields(head)
            named = {part: name for name, part in found}
            senses = [sense for sense in self._senses(fields) if sense.part in named]
            parts = dict.fromkeys(sense.part for sense in senses)
            names = tuple(dict.fromkeys(named[part] for part in parts if isinstance(part, Part)))
            entries.append(Entry(head, names, tuple(senses)))
        entries = entries or list(self._verb_of_another_part(word))
        return tuple(sorted(entries, key=lambda entry: all(each.name for each in entry.senses)))

    def _verb_of_another_part(self, word: str) -> Iterator[Entry]:
        """Yield the head that a word is a form of, if WordNet did not know it for a verb."""
        if not word.endswith(_VERB_ENDINGS):
            return
        for base in regular_bases(word, Part.VERB):
            if senses := tuple(self._senses(self._fields(base))):
                yield Entry(base, (form_name(word, Part.VERB, irregular=False),), senses)
                return

    @cached_property
    def irregular_forms(self) -> Mapping[str, tuple[str, ...]]:
        """The irregular forms of each head; reads all words of the file when first asked for."""
        forms: dict[str, list[str]] = {}
        place = self._text.find(b"=", 0, self._words_end)
        while place >= 0:
            start = self._text.rfind(b"\n", 0, place) + 1
            stop = self._text.find(b"\n", place)
            word, *fields = self._text[start:stop].decode().split("\t")
            for field in fields:
                for head in field.partition("=")[2].split():
                    forms.setdefault(head, []).append(word)
            place = self._text.find(b"=", stop, self._words_end)
        return {head: tuple(dict.fromkeys(words)) for head, words in forms.items()}

    def _regular_head(self, word: str, part: Part) -> tuple[str, ...]:
        """Return the one word of this part of speech that `word` is a regular form of, if any."""
        for base in regular_bases(word, part):
            if any(self._senses(self._fields(base), part)):
                compared = any(field.startswith(_COMPARED) for field in self._line(base))
                return (base,) if compared or part is not Part.ADJECTIVE else ()
        return ()

    def _fields(self, word: str) -> dict[bytes, bytes]:
        """Return what the line of a word says, by letter of `_PARTS`: its places and its heads."""
        return {field[:1]: field[1:] for field in self._line(word)}

    def _line(self, word: str) -> list[bytes]:
        """Return the fields of the line of a word, one for each part of speech."""
        line = value_of(self._text, word.encode(), self._words_end) if word.isalpha() else None
        return [] if line is None else line.split(b"\t")

    def _senses(self, fields: dict[bytes, bytes], wanted: Part | None = None) -> Iterator[Sense]:
        """Yield the senses that the fields of a word name, of one part of speech or of all."""
        for sign, field in fields.items():
            if wanted in (_PARTS[sign], None):
                for place in field.partition(b"=")[0].split():
                    gloss = self._gloss(self._glosses + int(place))
                    yield Sense(_PARTS[sign], gloss, sign in _OUR_SIGNS, sign == _NAME)

    def _gloss(self, start: int) -> str:
        return self._text[start : self._text.find(b"\n", start)].decode()


def _heads(fields: dict[bytes, bytes], part: Part) -> list[str]:
    """Return the heads that a word is an irregular form of, in a part of speech."""
    told = (field for sign, field in fields.items() if _PARTS[sign] is part)
    return [head for field in told for head in field.partition(b"=")[2].decode().split()]


@lru_cache(1)
def _mapped(path: Path) -> Definitions:
    return Definitions(path)
