"""The letter that wins a round for certain, if there is exactly one."""

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from wordarcade.engine.hangman.candidates import Candidates, WordTable
from wordarcade.engine.hangman.pattern import UNKNOWN, blank, filled, places_of
from wordarcade.players.hangman.guesser import rate_letters
from wordarcade.players.hangman.value import Appraiser
from wordarcade.support.progress import Report, to_nobody

MOST_WORDS: Final = 24
"""The most words that a player should have to think of."""

_FEWEST_WORDS: Final = 3
_ENTRIES: Final = 1 << 14
"""Sets of words to remember: those of a few words are no more."""


@dataclass(frozen=True, slots=True)
class WinningLetter:
    """The one letter with which the guesser is sure to win, whatever the host answers.

    Attributes:
        letter: in lowercase.
        words: those that are possible before the guess, alphabetically.
        left: the wrong guesses left; the last of them loses the round.
        having: in how many of the words the letter is.
        rank: how many letters are in more of them.
    """

    letter: str
    words: tuple[str, ...]
    left: int
    having: int
    rank: int


def winning_letter(
    words: Sequence[str], used: str, report: Report = to_nobody
) -> WinningLetter | None:
    """Return the letter, with as few wrong guesses left as the guesser can win with.

    Proved by the exact search for game values: after this letter alone the host can force no more
    wrong guesses than the guesser may make. Guesses of whole words are not looked at.

    Args:
        words: those that are possible, lowercase, of one length, in alphabetical order.
        used: the letters guessed.
        report: called with the share done; an exception it raises stops the work.

    Returns:
        The letter; None if several letters win, or no wrong guess can be forced at all.
    """
    if not words:
        return None
    candidates = Candidates.of(words)
    appraiser = Appraiser(candidates.table, _ENTRIES)
    value = appraiser.value(candidates, report).upper
    if not value:
        return None
    letters = appraiser.best_letters(candidates, value, report)
    safe = [letter for letter in letters if letter not in used]
    if len(safe) != 1:
        return None
    shares = {each.letter: each.hit_probability for each in rate_letters(candidates, used)}
    (letter,) = safe
    return WinningLetter(
        letter=letter,
        words=tuple(words),
        left=value + 1,
        having=sum(letter in word for word in words),
        rank=sum(share > shares[letter] for share in shares.values()),
    )


@dataclass(frozen=True, slots=True)
class OpenRound:
    """A round of hangman as a guesser sees it.

    Attributes:
        pattern: the letters known, a hyphen for each other.
        missed: the letters that are not in the word, in the order of the guesses.
    """

    pattern: str
    missed: str

    @property
    def used(self) -> str:
        """The letters guessed, each once."""
        return "".join(dict.fromkeys(self.pattern.replace(UNKNOWN, "") + self.missed))

    def words(self, table: WordTable) -> tuple[str, ...]:
        """Return the words of a table that are possible, alphabetically."""
        candidates = table.everything
        for letter in self.used:
            candidates = candidates.having(letter, places_of(letter, self.pattern))
        return tuple(candidates)


def open_rounds(table: WordTable, seed: int) -> Iterator[OpenRound]:
    """Yield a round after each guess from when few words are left until one is.

    Args:
        table: the words.
        seed: of the word and the guesses, letters of words that are possible.
    """
    chance = random.Random(seed)
    word = chance.choice(table.words)
    pattern, used = blank(len(word)), ""
    candidates = table.everything
    while len(candidates) > 1:
        possible = candidates[chance.randrange(len(candidates))]
        letter = chance.choice(sorted(set(possible) - set(used)) or [""])
        if not letter:
            return
        places = places_of(letter, word)
        used += letter
        pattern = filled(pattern, letter, places)
        candidates = candidates.having(letter, places)
        if _FEWEST_WORDS <= len(candidates) <= MOST_WORDS:
            yield OpenRound(pattern, "".join(each for each in used if each not in pattern))
