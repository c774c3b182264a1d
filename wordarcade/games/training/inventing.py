"""Invented words, one letter away from real ones, for yes-or-no questions."""

from collections.abc import Callable
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

    def like(self, word: str) -> str | None:
        """Return an invented word one letter from `word` (lowercase), or None if none is found."""
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


def avoided_parts() -> frozenset[str]:
    """Return the parts that invented words must not have.

    Raises:
        FileError: the file cannot be read, or breaks a rule.
        ResourceMissingError: the installation is incomplete.
    """
    data = read_table(resources.folder("assets") / "training" / "avoided.toml")
    data.refuse_others(("parts",))
    return frozenset(data.texts("parts"))
