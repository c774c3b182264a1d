"""The rules by which an inflected form leads to its head word.

They are those of WordNet's `morphy` (see its manual page morphy(7WN)): for each part of speech a
list of irregular forms, and endings that are replaced until a word is found. Less what English does
not spell so: IRONES is no form of IRON, CANVASS none of CANVAS, and PRIVATEER none of PRIVATE.
"""

import re
from collections.abc import Iterator
from enum import StrEnum
from typing import Final


class Part(StrEnum):
    """A part of speech, in the order in which WordNet lists them."""

    NOUN = "noun"
    VERB = "verb"
    ADJECTIVE = "adjective"
    ADVERB = "adverb"


_ENDINGS: Final[dict[Part, tuple[tuple[str, str], ...]]] = {
    Part.NOUN: (
        *(("s", ""), ("ses", "s"), ("xes", "x"), ("zes", "z")),
        *(("ches", "ch"), ("shes", "sh"), ("men", "man"), ("ies", "y")),
    ),
    Part.VERB: (
        *(("s", ""), ("ies", "y"), ("es", "e"), ("es", "")),
        *(("ed", "e"), ("ed", ""), ("ing", "e"), ("ing", "")),
    ),
    Part.ADJECTIVE: (("er", ""), ("est", ""), ("er", "e"), ("est", "e")),
    Part.ADVERB: (),
}
"""Endings and what takes their place, in the order in which they are tried."""

_SIBILANT: Final = re.compile("(s|x|z|ch|sh)$")
"""After which a plural ends in -es."""
_TAKES_ES: Final = re.compile("(s|x|z|ch|sh|o)$")
_COMPARED: Final = ("er", "est")
_CONSONANT_AND_Y: Final = re.compile("[^aeiou]y$")
_KEPT_E: Final = ("ee", "oe", "ye")

_FULL: Final = "ful"
_SHORTEST_PLURAL: Final = 3


def regular_bases(word: str, part: Part) -> Iterator[str]:
    """Yield what `word` may be a regular form of, in the order to look it up; the first one counts.

    Args:
        word: in lowercase.
        part: the part of speech that the head word would have.

    >>> list(regular_bases("hoped", Part.VERB))
    ['hope', 'hop']
    >>> list(regular_bases("boxesful", Part.NOUN))
    ['boxeful', 'boxful']
    """
    stem, tail = word, ""
    if part is Part.NOUN:
        if word.endswith(_FULL):
            stem, tail = word.removesuffix(_FULL), _FULL
        elif len(word) < _SHORTEST_PLURAL:
            return
    if word.endswith("ss"):
        return
    for ending, instead in _ENDINGS[part]:
        base = stem.removesuffix(ending) + instead
        if stem.endswith(ending) and (instead or _takes(base, ending)):
            yield base + tail


def _takes(base: str, ending: str) -> bool:
    """Return whether English adds this ending to a word as it stands."""
    if ending == "es":
        return bool(_TAKES_ES.search(base))
    return ending not in _COMPARED or not base.endswith("e")


def form_name(word: str, part: Part, *, irregular: bool) -> str:
    """Return what an inflected form is called.

    >>> form_name("preened", Part.VERB, irregular=False)
    'past tense'
    >>> form_name("went", Part.VERB, irregular=True)
    'form'
    """
    if part is Part.NOUN:
        return "plural"
    if part is not Part.VERB:
        return "superlative" if word.endswith("st") else "comparative"
    if word.endswith("ing"):
        return "present participle"
    if word.endswith("ed"):
        return "past tense"
    return "form" if irregular and not word.endswith("es") else "third person singular"


def regular_forms(head: str, part: Part) -> Iterator[str]:
    """Yield the regular forms of `head`, as English spells them.

    Args:
        head: in lowercase.
        part: its part of speech.

    >>> list(regular_forms("hope", Part.VERB)), list(regular_forms("try", Part.VERB))
    (['hopes', 'hoped', 'hoping'], ['tries', 'tried', 'trying'])
    >>> list(regular_forms("boxful", Part.NOUN)), list(regular_forms("nice", Part.ADJECTIVE))
    (['boxfuls', 'boxesful'], ['nicer', 'nicest'])
    """
    stem = head.removesuffix("e")
    changed = f"{head[:-1]}i" if _CONSONANT_AND_Y.search(head) else head
    if part in (Part.NOUN, Part.VERB):
        hissing = changed != head or _SIBILANT.search(head)
        yield f"{changed}es" if hissing else f"{head}s"
        if head.endswith("o"):
            yield f"{head}es"
    if part is Part.NOUN and head.endswith(_FULL) and head != _FULL:
        (container, *_) = regular_forms(head.removesuffix(_FULL), Part.NOUN)
        yield container + _FULL
    if part is Part.VERB:
        yield f"{stem if stem != head else changed}ed"
        yield f"{head if head.endswith(_KEPT_E) or len(stem) == 1 else stem}ing"
    if part is Part.ADJECTIVE:
        yield from (f"{stem if stem != head else changed}{end}" for end in _COMPARED)
