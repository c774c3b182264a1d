"""In which lexicons a word is."""

from collections.abc import Iterator
from dataclasses import dataclass

from wordarcade.lexicon.errors import LexiconError
from wordarcade.lexicon.service import LexiconService


@dataclass(frozen=True, slots=True)
class Membership:
    """A lexicon's answer about a word.

    Attributes:
        lexicon: its name.
        valid: whether it has the word.
        definition: what it says that the word means, if anything.
    """

    lexicon: str
    valid: bool
    definition: str | None


def memberships(lexicons: LexiconService, word: str) -> Iterator[Membership]:
    """Yield what each lexicon that has a name says of `word`; one that cannot be read is left out.

    A lexicon that was never opened is compiled first, which takes a second or so: for a thread.
    """
    for known in lexicons.catalogue():
        try:
            valid = word in lexicons.open(known.name)
        except LexiconError:
            continue
        definition = None if known.shipped else lexicons.definition(known.name, word)
        yield Membership(known.name, valid, definition)
