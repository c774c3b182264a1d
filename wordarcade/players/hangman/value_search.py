"""The kernels that search for the value of hangman, joined for words of one length."""

from collections.abc import Sequence
from typing import Final

from wordarcade.kernels.hangman_bounds import HangmanBounds
from wordarcade.kernels.hangman_cores import HangmanCores
from wordarcade.kernels.hangman_covers import HangmanCovers
from wordarcade.kernels.hangman_letters import HangmanLetters
from wordarcade.kernels.hangman_sets import HangmanSets
from wordarcade.kernels.hangman_splits import HangmanSplits
from wordarcade.kernels.hangman_traps import HangmanTraps
from wordarcade.kernels.hangman_unions import HangmanUnions
from wordarcade.kernels.hangman_value import ValueSearch

_ENTRIES_A_WORD: Final = 1 << 10
MOST_ENTRIES: Final = 1 << 20
"""The default number of sets to remember, 34 bytes each with their cores."""


def value_search(
    words: Sequence[str], most_entries: int = MOST_ENTRIES, *, recording: bool = False
) -> ValueSearch:
    """Return the kernel of the search, with the kernels that it uses, for any number of questions.

    Args:
        words: one or more different words of one length, in lowercase a-z.
        most_entries: how many sets to remember at most; short word lists take less. The hardest
            queries are several times faster if no set is forgotten.
        recording: whether to keep why sets are refuted, for `ValueSearch.recorded`.

    Raises:
        ValueError: `words` is empty or repeats a word, or the words differ in length, are longer
            than 32 letters or have characters other than a-z.
    """
    sets = HangmanSets(words)
    bounds = HangmanBounds(min(_ENTRIES_A_WORD * len(words), most_entries))
    cores = HangmanCores(sets, bounds.entries, recording=recording)
    return ValueSearch(
        sets,
        bounds,
        cores,
        HangmanUnions(sets, cores),
        HangmanLetters(sets),
        HangmanTraps(words, sets, cores),
        HangmanCovers(sets, cores),
        HangmanSplits(sets),
    )
