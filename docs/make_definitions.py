"""Make `lexicons/definitions.txt` of the dictionary files of WordNet 3.0 and our function words.

    python -m docs.make_definitions [--wordnet FOLDER]

The files are those of the Debian package wordnet-base (`apt-get install wordnet-base`). All words
of letters a to z are taken, with the definitions of all their senses in WordNet's order, and all
irregular forms of such words. Examples are left out, and a backquote becomes an apostrophe.
WordNet does not say which adjectives take -er and -est: we count those whose two forms are both
in `arcade`. WordNet has no pronouns, prepositions, conjunctions, determiners, auxiliaries or
interjections: those of `lexicons/function-words.txt`, which has a word, its class and a definition
in each line, come before what WordNet says of a word. The same files give the same bytes.
"""

import argparse
import re
from collections.abc import Collection, Container, Iterator
from pathlib import Path

from wordarcade.lexicon.definitions import (
    COMPARED,
    FILE,
    FUNCTION_LETTERS,
    AnyPart,
    FunctionClass,
)
from wordarcade.lexicon.inflections import Part, regular_forms

WORDNET = Path("/usr/share/wordnet")
LEXICONS = Path(__file__).parent.parent / "lexicons"
DEFINITIONS = LEXICONS / FILE
FUNCTION_WORDS = LEXICONS / "function-words.txt"
ARCADE = ("enable.txt", "arcade-additions.txt")
HEAD = (
    "# WordNet 3.0 Copyright 2006 by Princeton University.  All rights reserved.  "
    "See licences/wordnet.txt.  The function words are wordarcade's own."
)

FILES = {Part.NOUN: "noun", Part.VERB: "verb", Part.ADJECTIVE: "adj", Part.ADVERB: "adv"}
LETTERS = {Part.NOUN: "n", Part.VERB: "v", Part.ADJECTIVE: "a", Part.ADVERB: "r"}

WORD = re.compile("[a-z]+")
EXAMPLE = re.compile(r'[;:,]\s*"')


def definition(gloss: str) -> str:
    """Return a gloss without its examples, which stand in quotes after it.

    >>> definition('nearest to an axis; "the upper side"; "the lower side"')
    'nearest to an axis'
    >>> definition('(especially in the phrase "make strides") progress')
    '(especially in the phrase "make strides") progress'
    """
    for example in EXAMPLE.finditer(gloss):
        before = gloss[: example.start()]
        if before.count("(") == before.count(")"):
            gloss = before
            break
    return re.sub(r" +(?=[;,])", "", " ".join(gloss.replace("`", "'").split())).strip(" ;:")


def lines(file: Path) -> Iterator[str]:
    """Yield the lines of a file, those of the licence at its head left out."""
    for line in file.read_text(encoding="ascii").splitlines():
        if not line.startswith(" "):
            yield line


def senses(wordnet: Path, part: Part) -> Iterator[tuple[str, list[str]]]:
    """Yield each word of a part of speech with its definitions, the most frequent sense first."""
    glosses = {}
    for line in lines(wordnet / f"data.{FILES[part]}"):
        synset, _, rest = line.partition(" ")
        glosses[synset] = definition(rest.partition(" | ")[2])
    for line in lines(wordnet / f"index.{FILES[part]}"):
        word, _, count, *fields = line.split()
        if WORD.fullmatch(word):
            yield word, [glosses[synset] for synset in fields[-int(count) :]]


def irregular(wordnet: Path, part: Part) -> Iterator[tuple[str, list[str]]]:
    """Yield each irregular form of a part of speech with the words that it is a form of."""
    for line in lines(wordnet / f"{FILES[part]}.exc"):
        form, *bases = line.split()
        if WORD.fullmatch(form):
            yield form, [base for base in bases if base != form]


def function_words(text: str) -> dict[str, dict[FunctionClass, list[str]]]:
    r"""Return the definitions of each word by its classes, as they stand in the lines of a text.

    >>> function_words("up\tpreposition\tto a higher place on\n")["up"]
    {<FunctionClass.PREPOSITION: 'preposition'>: ['to a higher place on']}
    """
    found: dict[str, dict[FunctionClass, list[str]]] = {}
    for line in text.splitlines():
        word, name, told = line.split("\t")
        found.setdefault(word, {}).setdefault(FunctionClass(name), []).append(told)
    return found


def letter(word: str, part: AnyPart, lexicon: Container[str]) -> str:
    """Return the letter of a part of speech, by what the lexicon has of the word's forms.

    >>> letter("nice", Part.ADJECTIVE, {"nicer", "nicest"}), letter("iron", Part.ADJECTIVE, {})
    ('c', 'a')
    """
    if isinstance(part, FunctionClass):
        return FUNCTION_LETTERS[part]
    if part is Part.ADJECTIVE and all(form in lexicon for form in regular_forms(word, part)):
        return COMPARED
    return LETTERS[part]


def made(wordnet: Path, lexicon: Container[str], ours: str = "") -> str:
    """Return the text of the file.

    Args:
        wordnet: the folder of WordNet's files.
        lexicon: which words there are.
        ours: the lines of the function words.
    """
    words: dict[str, dict[AnyPart, str]] = {}
    places: dict[str, int] = {}
    end = 0

    def placed(definitions: Collection[str]) -> str:
        nonlocal end
        for each in definitions:
            if each not in places:
                places[each] = end
                end += len(each) + 1
        return " ".join(dict.fromkeys(str(places[each]) for each in definitions))

    for part in Part:
        known = dict(senses(wordnet, part))
        for word, definitions in known.items():
            words.setdefault(word, {})[part] = placed(definitions)
        for form, bases in irregular(wordnet, part):
            if heads := [base for base in bases if base in known]:
                fields = words.setdefault(form, {})
                fields[part] = f"{fields.get(part, '')}={' '.join(heads)}"
    for word, classes in function_words(ours).items():
        first: dict[AnyPart, str] = {each: placed(told) for each, told in classes.items()}
        words[word] = first | words.get(word, {})
    table = (
        "\t".join([word, *(letter(word, part, lexicon) + field for part, field in fields.items())])
        for word, fields in sorted(words.items())
    )
    return "\n".join([HEAD, *table, "", *places, ""])


def main() -> None:
    """Write the file anew."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--wordnet", type=Path, default=WORDNET, help="the folder of data.noun")
    lexicon = {word for name in ARCADE for word in (LEXICONS / name).read_text("ascii").split()}
    text = made(parser.parse_args().wordnet, lexicon, FUNCTION_WORDS.read_text("ascii"))
    DEFINITIONS.write_bytes(text.encode("ascii"))
    print(f"{len(text):,} bytes in {DEFINITIONS}")


if __name__ == "__main__":
    main()
