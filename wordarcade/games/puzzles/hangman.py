"""Puzzles of hangman: find the letter that wins for certain."""

import random
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from wordarcade.engine.hangman.candidates import WordTable
from wordarcade.engine.hangman.choices import Vocabulary, playable_lengths
from wordarcade.engine.hangman.pattern import UNKNOWN, is_word
from wordarcade.engine.json_fields import FieldError, Fields
from wordarcade.games.hangman.record import RECORD
from wordarcade.games.puzzles.difficulty import Features, first_rating
from wordarcade.games.puzzles.problem import Hint, Judged, Mark
from wordarcade.games.puzzles.source_text import source_text
from wordarcade.lexicon.familiarity import EVERYDAY, Familiarity
from wordarcade.lexicon.lexicon import ALPHABET
from wordarcade.players.hangman.winning_letter import (
    MOST_WORDS,
    OpenRound,
    WinningLetter,
    open_rounds,
    winning_letter,
)
from wordarcade.players.hangman.words import open_words
from wordarcade.services import Services
from wordarcade.store.puzzles import Puzzle
from wordarcade.store.records import LexiconReference, SavedGame
from wordarcade.support.progress import Report
from wordarcade.support.wording import count, spelt

_LENGTHS: Final = (4, 5, 5, 6, 6, 7, 8)
_VOWELS: Final = "aeiou"
_MOST_MISSED: Final = 8


@dataclass(frozen=True, slots=True)
class HangmanProblem:
    """A round in which one letter is sure to win.

    Attributes:
        state: the letters known and missed.
        best: the letter.
        lexicon: the name of the words.
    """

    state: OpenRound
    best: WinningLetter
    lexicon: str

    @property
    def allowed(self) -> int:
        """The wrong guesses that lose the round, those made included."""
        return len(self.state.missed) + self.best.left

    @property
    def answer(self) -> str:
        """The letter."""
        return self.best.letter.upper()

    @property
    def praise(self) -> str:
        """The letter, and what it does."""
        return f"{self.answer}, which is sure to win"

    @property
    def word(self) -> str:
        """No word: several are possible."""
        return ""

    @property
    def why(self) -> str:
        """What the host can do about it."""
        best = self.best
        share = f"{self.answer} is in {best.having:,} of the {count(len(best.words), 'word')}."
        misses = "miss" if best.left == 2 else "misses"
        return f"{share} After it, no host can force more than {spelt(best.left - 1)} {misses}."

    @property
    def ladder(self) -> tuple[Hint, ...]:
        """How many words, what kind of letter, how common, all words."""
        best = self.best
        words = count(len(best.words), "word")
        kind = "a vowel" if best.letter in _VOWELS else "a consonant"
        share = f"{best.having} of the {len(best.words)}"
        listing = " ".join(best.words).upper()
        return (
            Hint("how many words fit", f"{words} fit.", words, 0.1),
            Hint("vowel or consonant", f"It's {kind}.", kind, 0.2),
            Hint(
                "the words that fit",
                f"{words} fit. {', '.join(best.words).upper()}.",
                listing,
                0.25,
            ),
            Hint("how many have it", f"It's in {share} words.", share, 0.25),
        )

    @property
    def showing(self) -> str:
        """What comes after the hints."""
        return "show it, and why"

    @property
    def facts(self) -> tuple[str, ...]:
        """The length of the word."""
        return (f"{len(self.state.pattern)} letters", "common words")

    @property
    def shown_position(self) -> dict[str, object]:
        """The pattern, the letters missed, and the wrong guesses that lose."""
        return {
            "position": self.state.pattern.upper(),
            "missed": self.state.missed.upper(),
            "left": self.best.left,
        }

    def judge(self, given: str, hints: int) -> Judged:
        """Return what a letter comes to."""
        del hints
        letter = given.strip().lower()
        if len(letter) != 1 or not is_word(letter):
            return Judged(Mark.REFUSED, "Type one letter: the one to guess next.")
        if letter in self.state.used:
            return Judged(Mark.REFUSED, f"{letter.upper()} has already been guessed.")
        if letter == self.best.letter:
            return Judged(Mark.RIGHT, self.why, letter.upper())
        told = f"After {letter.upper()} the host can still win. One letter leaves it no way out."
        return Judged(Mark.SHORT, told, letter.upper(), "it may lose")


class HangmanWorkshop:
    """Finds rounds in which exactly one letter is sure to win.

    Args:
        services: the app's services.
        source: the name or path of the lexicon; its everyday words count.
        report: called with the share done; an exception it raises stops the work.

    Raises:
        LexiconError: the lexicon is not available.
    """

    def __init__(self, services: Services, source: str, report: Report) -> None:
        self._words: Final = open_words(services.lexicons, source, Vocabulary.COMMON, report)
        self._lengths: Final = [each for each in _LENGTHS if self._words.lengths.get(each)]
        self._of_length: Final = lru_cache(len(_LENGTHS))(self._table)
        self.lexicon: Final = LexiconReference.of(self._words)

    def _table(self, letters: int) -> WordTable:
        return WordTable(tuple(self._words.of_length(letters)))

    def made_up(self, seed: int, report: Report) -> Puzzle | None:
        """Return a round by chance guesses, if it has one winning letter."""
        if not self._lengths:
            return None
        table = self._of_length(random.Random(seed).choice(self._lengths))
        for state in open_rounds(table, seed):
            if puzzle := self._puzzle(state, report):
                return puzzle
        return None

    def of_game(self, saved: SavedGame, report: Report) -> Iterator[Puzzle]:
        """Yield the first position of a round that has one winning letter."""
        state = RECORD.state_of(saved, self._words)
        source = source_text(saved.header)
        for before in state.course()[:-1]:
            if len(before.candidates) > MOST_WORDS or before.wrong_words:
                continue
            if puzzle := self._puzzle(OpenRound(before.pattern, before.missed), report, source):
                yield puzzle
                return

    def _puzzle(self, state: OpenRound, report: Report, source: str = "") -> Puzzle | None:
        best = self._best(state, report)
        if best is None or not all(map(Familiarity.shipped().offers, best.words)):
            return None  # hints list the words that fit
        position = {"pattern": state.pattern, "missed": state.missed}
        return Puzzle("hangman", self.lexicon, position, difficulty(best), source)

    def _best(self, state: OpenRound, report: Report) -> WinningLetter | None:
        words = state.words(self._of_length(len(state.pattern)))
        if len(words) > MOST_WORDS or len(state.missed) > _MOST_MISSED:
            return None
        return winning_letter(words, state.used, report)

    def problem(self, puzzle: Puzzle, report: Report) -> HangmanProblem | None:
        """Return a round to be won, its letter proved anew."""
        try:
            fields = Fields(puzzle.position)
            state = OpenRound(fields.text("pattern"), fields.text("missed"))
        except FieldError:
            return None
        fits = set(state.pattern + state.missed) <= set(ALPHABET + UNKNOWN)
        if not fits or len(state.pattern) not in playable_lengths(self._words):
            return None
        best = self._best(state, report)
        return None if best is None else HangmanProblem(state, best, self._words.name)


def difficulty(best: WinningLetter) -> float:
    """Return the first rating of a puzzle.

    Its words are everyday words. What is to be seen is how the letter splits them; the letters that
    more of them have are what one would rather guess.

    Args:
        best: the letter.
    """
    rivals = best.rank / (best.rank + 1)
    letters = len(best.words[0])
    return first_rating("hangman", Features(EVERYDAY, letters, len(best.words), rivals))
