"""Invented words, one letter away from real ones, for yes-or-no questions."""

from collections.abc import Callable, Collection
from random import Random
from typing import Final

from wordarcade.lexicon.lexicon import ALPHABET, Lexicon
from wordarcade.support import resources
from wordarcade.support.data_file import read_table

_VOWELS: Final = "aeiou"
_CONSONANTS: Final = "".join(sorted(set(ALPHABET) - set(_VOWELS)))
_BEGINNING: Final = 3
"""Letters that an invented word begins with like a real one; two of a short word."""
_TRIES: Final = 60
_FEW: Final = 4
"""Letters up to which a lexicon has few words."""
_LOOKS: Final = 500
"""Words of a lexicon that are looked at for one of a length."""


class Inventor:
    """Invents words that are none.

    A vowel takes the place of a vowel, or a consonant that of a consonant, and no word that
    anybody uses comes of it: neither one of the lexicon, nor one of any other list that is
    `known`. What has a part to be avoided in it is left out, since it would be read as rude.

    Args:
        lexicon: whose words are to be told from invented ones.
        known: whether something is a word elsewhere.
        avoided: the parts that no invented word has, lowercase.
        chance: chooses.
    """

    def __init__(
        self,
        lexicon: Lexicon,
        known: Callable[[str], bool],
        avoided: frozenset[str],
        chance: Random,
    ) -> None:
        self._lexicon: Final = lexicon
        self._known: Final = known
        self._avoided: Final = avoided
        self._chance: Final = chance

    def invent(self, letters: int, others: Collection[str]) -> str | None:
        """Return an invented word, or None if none is found.

        It is like a word of the lexicon that chance chooses, and like none of the `others`: next
        to one that it was made of, it would give both away.

        Args:
            letters: how many it has.
            others: words (lowercase) that it differs from by more than a letter.
        """
        for _ in range(_TRIES):
            word = self._chosen(letters)
            made = None if word is None else self._like(word)
            if made is not None and not any(_differ_by_one(made, other) for other in others):
                return made
        return None

    def _chosen(self, letters: int) -> str | None:
        """Return a word of the lexicon by chance; of many, all need not be looked at."""
        if letters <= _FEW:
            words = tuple(self._lexicon.of_length(letters))
            return self._chance.choice(words) if words else None
        size = len(self._lexicon)
        looks = (self._lexicon.word_at(self._chance.randrange(size)) for _ in range(_LOOKS))
        return next((word for word in looks if len(word) == letters), None)

    def _like(self, word: str) -> str | None:
        """Return an invented word one letter from `word`, or None if none is found."""
        for _ in range(_TRIES):
            place = self._chance.randrange(len(word))
            letters = _VOWELS if word[place] in _VOWELS else _CONSONANTS
            made = word[:place] + self._chance.choice(letters) + word[place + 1 :]
            if self._may_be_shown(made):
                return made
        return None

    def _may_be_shown(self, made: str) -> bool:
        return (
            made not in self._lexicon
            and self._lexicon.has_prefix(made[: min(_BEGINNING, len(made) - 1)])
            and not self._known(made)
            and not any(part in made for part in self._avoided)
        )


def _differ_by_one(made: str, other: str) -> bool:
    """Return whether two words of one length differ in a single letter.

    >>> _differ_by_one("qat", "cat"), _differ_by_one("qet", "cat")
    (True, False)
    """
    return len(made) == len(other) and sum(map(str.__ne__, made, other)) == 1


def avoided_parts() -> frozenset[str]:
    """Return the parts that invented words must not have.

    Raises:
        FileError: the file cannot be read, or breaks a rule.
        ResourceMissingError: the installation is incomplete.
    """
    data = read_table(resources.folder("assets") / "training" / "avoided.toml")
    data.refuse_others(("parts",))
    return frozenset(data.texts("parts"))
