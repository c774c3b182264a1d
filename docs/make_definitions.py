"""Make `lexicons/definitions.txt` of the dictionary files of WordNet 3.0 and our own definitions.

    python -m docs.make_definitions [--wordnet FOLDER]

The files are those of the Debian package wordnet-base (`apt-get install wordnet-base`). All words
of letters a to z are taken, with the definitions of all their senses, and all irregular forms of
such words. Examples are left out, a backquote becomes an apostrophe, and misprints are mended
(spaces, commas, brackets, words set twice). The part of speech whose first sense is the most
frequent in WordNet's tagged texts comes first (RUN is a verb above all). In each part the senses
are in WordNet's order, but those that WordNet writes with capitals come last: LA is a note before
it is lanthanum or Louisiana. Those of single persons, places and things (WordNet's instances) are
marked as names. WordNet does not say which adjectives take -er and -est: we count those whose two
forms are both in `arcade`. It lacks the singular of a few plurals: EAVE, which `arcade` has, leads
to EAVES. WordNet has no pronouns, prepositions, conjunctions,
determiners, auxiliaries or interjections, of other words it may lack the sense they are played
for, and some it explains by themselves: the definitions of `lexicons/own-definitions.txt`, which
has a word, its class or part of speech and a definition in each line, come before what WordNet
says of a word. The same files give the same bytes.
"""

import argparse
import re
from collections import Counter
from collections.abc import Collection, Container, Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

from wordarcade.lexicon.definitions import (
    COMPARED,
    FILE,
    NAME,
    OUR_LETTERS,
    SINGULAR,
    AnyPart,
    FunctionClass,
)
from wordarcade.lexicon.inflections import Part, regular_forms

WORDNET = Path("/usr/share/wordnet")
LEXICONS = Path(__file__).parent.parent / "lexicons"
DEFINITIONS = LEXICONS / FILE
OWN = LEXICONS / "own-definitions.txt"
ARCADE = ("enable.txt", "arcade-additions.txt")
HEAD = (
    "# WordNet 3.0 Copyright 2006 by Princeton University.  All rights reserved.  "
    "See licences/wordnet.txt.  Some definitions are wordarcade's own."
)

FILES = {Part.NOUN: "noun", Part.VERB: "verb", Part.ADJECTIVE: "adj", Part.ADVERB: "adv"}
LETTERS = {Part.NOUN: "n", Part.VERB: "v", Part.ADJECTIVE: "a", Part.ADVERB: "r"}

PARTS = {"1": "noun", "2": "verb", "3": "adj", "4": "adv", "5": "adj"}
"""The files of parts of speech by their numbers in keys of senses."""

LAST = (True, 1)
"""The rank of a part of speech in which a word is but a form of others."""
NAMES = (True, 2)
"""The rank of names."""
INSTANCE = "@i"
"""Leads from one person, place or thing to what it is."""

WITHOUT_S = re.compile("[a-z]{4,}(?<![aious])(?<!ic)(?<!ing)")
"""What may be a singular; CHAO is none, nor are MATHEMATIC and EARNING."""

WORD = re.compile("[a-z]+")
EXAMPLE = re.compile(r'[;:,]\s*"')
STRAY_EXAMPLE = re.compile(
    r"""
    ; [^";]* "$  # without its first quote
    | (?<! \ in) (?<! e\.g\.) (?<! phrase) (?<! expression) \ " [^"]* "$  # without its semicolon
    | ,? \ e\.g\.$  # the words that led to it
    """,
    re.VERBOSE,
)
"""What is left of an example that WordNet has misprinted."""

MISPRINTS = (
    (re.compile(r" +(?=[;,)])|(?<=\() +"), ""),
    (re.compile(r"(?<=[;,])(?=[A-Za-z])|(?<=[a-z])(?=\(\d{4})|(?<=\w)_(?=\w)"), " "),
    (re.compile(r"^(\([^()]+\))[;,]? *(?=\w)"), r"\1 "),
    (re.compile(r"\b(or|that|to|when) \1\b"), r"\1"),
)
"""What else WordNet has misprinted, and what to put there."""


def definition(gloss: str) -> str:
    """Return a gloss without its examples, which stand in quotes after it.

    >>> definition('nearest to an axis; "the upper side"; "the lower side"')
    'nearest to an axis'
    >>> definition('(especially in the phrase "make strides") progress')
    '(especially in the phrase "make strides") progress'
    >>> definition("(poetic )beautiful,especially to the sight ( of a thing)")
    '(poetic) beautiful, especially to the sight (of a thing)'
    """
    for example in EXAMPLE.finditer(gloss):
        before = gloss[: example.start()]
        if before.count("(") == before.count(")"):
            gloss = before
            break
    gloss = STRAY_EXAMPLE.sub("", " ".join(gloss.replace("`", "'").split()).strip(" ,;:"))
    for misprint, mended in MISPRINTS:
        gloss = misprint.sub(mended, gloss)
    return gloss.strip(" ,;:")


def lines(file: Path) -> Iterator[str]:
    """Yield the lines of a file, those of the licence at its head left out."""
    for line in file.read_text(encoding="ascii").splitlines():
        if not line.startswith(" "):
            yield line


class Senses(NamedTuple):
    """The senses of a word in one part of speech.

    Attributes:
        definitions: the most frequent first, those with capitals last.
        names: those of single persons, places and things with capitals.
        rank: sorts parts of speech of a word, the lowest first: whether there are but names, and
            minus how often the first sense was found in texts.
    """

    definitions: tuple[str, ...]
    names: tuple[str, ...]
    rank: tuple[bool, int]


def tagged(wordnet: Path) -> Mapping[tuple[str, str, int], int]:
    """Return how often each sense was found in tagged texts, by word, part and number from 1."""
    counts: Counter[tuple[str, str, int]] = Counter()
    for line in lines(wordnet / "cntlist.rev"):
        key, number, count = line.split()
        word, _, rest = key.partition("%")
        counts[word, PARTS[rest[0]], int(number)] += int(count)
    return counts


def senses(
    wordnet: Path, part: Part, counts: Mapping[tuple[str, str, int], int]
) -> Iterator[tuple[str, Senses]]:
    """Yield each word of a part of speech with its senses."""
    glosses, written, instances = {}, {}, set()
    for line in lines(wordnet / f"data.{FILES[part]}"):
        head, _, gloss = line.partition(" | ")
        synset, _, _, number, *fields = head.split()
        glosses[synset] = definition(gloss)
        written[synset] = fields[: 2 * int(number, 16) : 2]
        if INSTANCE in fields:
            instances.add(synset)
    for line in lines(wordnet / f"index.{FILES[part]}"):
        word, _, count, *fields = line.split()
        if WORD.fullmatch(word):
            synsets = fields[-int(count) :]
            # Symbols, places, persons and abbreviations have capitals; adjectives may have a
            # remark behind them.
            names = [
                all(form.partition("(")[0] != word for form in written[synset])
                for synset in synsets
            ]
            order = sorted(range(len(synsets)), key=names.__getitem__)
            first = order[0]
            rank = names[first], -counts.get((word, FILES[part], first + 1), 0)
            told: dict[bool, list[str]] = {True: [], False: []}
            for at in order:
                told[names[at] and synsets[at] in instances].append(glosses[synsets[at]])
            yield word, Senses(tuple(told[False]), tuple(told[True]), rank)


def irregular(wordnet: Path, part: Part) -> Iterator[tuple[str, list[str]]]:
    """Yield each irregular form of a part of speech with the words that it is a form of."""
    for line in lines(wordnet / f"{FILES[part]}.exc"):
        form, *bases = line.split()
        if WORD.fullmatch(form):
            yield form, [base for base in bases if base != form]


def own_definitions(text: str) -> dict[str, dict[AnyPart, list[str]]]:
    r"""Return the definitions of each word by its classes, as they stand in the lines of a text.

    >>> own_definitions("up\tpreposition\tto a higher place on\n")["up"]
    {<FunctionClass.PREPOSITION: 'preposition'>: ['to a higher place on']}
    """
    found: dict[str, dict[AnyPart, list[str]]] = {}
    for line in text.splitlines():
        word, name, told = line.split("\t")
        part: AnyPart = Part(name) if name in list(Part) else FunctionClass(name)
        found.setdefault(word, {}).setdefault(part, []).append(told)
    return found


def letter(word: str, part: Part, lexicon: Container[str]) -> str:
    """Return the letter of a part of speech, by what the lexicon has of the word's forms.

    >>> letter("nice", Part.ADJECTIVE, {"nicer", "nicest"}), letter("iron", Part.ADJECTIVE, {})
    ('c', 'a')
    """
    if part is Part.ADJECTIVE and all(form in lexicon for form in regular_forms(word, part)):
        return COMPARED
    return LETTERS[part]


Ranks = Mapping[tuple[str, str], tuple[bool, int]]
"""The rank of each word in a part of speech, by the letter of that."""


def singulars(lexicon: Collection[str], known: Container[str], ranks: Ranks) -> Iterator[str]:
    """Yield the words of which but the plural is known, and no name.

    Args:
        lexicon: which words there are.
        known: the words that need no other.
        ranks: the ranks of the words of WordNet.
    """
    for word in lexicon:
        names, _ = ranks.get((f"{word}s", LETTERS[Part.NOUN]), LAST)
        if not names and word not in known and WITHOUT_S.fullmatch(word):
            yield word


class Glosses:
    """The definitions in the file, each once.

    Attributes:
        places: where each begins, in bytes from the first one.
    """

    def __init__(self) -> None:
        self.places: dict[str, int] = {}
        self._end = 0

    def place(self, definitions: Collection[str]) -> str:
        """Add definitions as far as they are new; return the places of all."""
        for each in definitions:
            if each not in self.places:
                self.places[each] = self._end
                self._end += len(each) + 1
        return " ".join(dict.fromkeys(str(self.places[each]) for each in definitions))


Words = dict[str, dict[str, str]]
"""What is said of each word, by the letter of its part of speech."""


def wordnets_words(wordnet: Path, lexicon: Container[str], glosses: Glosses) -> tuple[Words, Ranks]:
    """Return what WordNet says of its words, whose definitions are added to `glosses`.

    Args:
        wordnet: the folder of WordNet's files.
        lexicon: which words there are.
        glosses: the definitions of the file.
    """
    counts = tagged(wordnet)
    words: Words = {}
    ranks: dict[tuple[str, str], tuple[bool, int]] = {}
    for part in Part:
        known = dict(senses(wordnet, part, counts))
        for word, (definitions, names, rank) in known.items():
            told = (letter(word, part, lexicon), definitions, rank), (NAME, names, NAMES)
            for sign, each, its_rank in told:
                if each:
                    words.setdefault(word, {})[sign] = glosses.place(each)
                    ranks[word, sign] = its_rank
        for form, bases in irregular(wordnet, part):
            if heads := [base for base in bases if base in known]:
                sign, fields = letter(form, part, lexicon), words.setdefault(form, {})
                fields[sign] = f"{fields.get(sign, '')}={' '.join(heads)}"
    return words, ranks


def made(wordnet: Path, lexicon: Collection[str], ours: str = "") -> str:
    """Return the text of the file.

    Args:
        wordnet: the folder of WordNet's files.
        lexicon: which words there are.
        ours: the lines of our own definitions.
    """
    glosses, own = Glosses(), own_definitions(ours)
    words, ranks = wordnets_words(wordnet, lexicon, glosses)
    for word in singulars(lexicon, {*words, *own}, ranks):
        words[word] = {SINGULAR: f"={word}s"}
    for word, fields in words.items():
        ranked = sorted(fields, key=lambda sign: ranks.get((word, sign), LAST))
        words[word] = {sign: fields[sign] for sign in ranked}
    for word, classes in own.items():
        first = {OUR_LETTERS[each]: glosses.place(told) for each, told in classes.items()}
        words[word] = first | words.get(word, {})
    table = (
        "\t".join([word, *(sign + field for sign, field in fields.items())])
        for word, fields in sorted(words.items())
    )
    return "\n".join([HEAD, *table, "", *glosses.places, ""])


def main() -> None:
    """Write the file anew."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--wordnet", type=Path, default=WORDNET, help="the folder of data.noun")
    lexicon = {word for name in ARCADE for word in (LEXICONS / name).read_text("ascii").split()}
    text = made(parser.parse_args().wordnet, lexicon, OWN.read_text("ascii"))
    DEFINITIONS.write_bytes(text.encode("ascii"))
    print(f"{len(text):,} bytes in {DEFINITIONS}")


if __name__ == "__main__":
    main()
