"""Puzzles of Boggle: find the longest word."""

import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from wordarcade.engine.boggle.config import BoggleConfig
from wordarcade.engine.boggle.round import BoggleRound
from wordarcade.engine.boggle.setup import BoggleSetup
from wordarcade.engine.grid_moves import PlayWord
from wordarcade.engine.json_fields import FieldError
from wordarcade.engine.timer import UNTIMED
from wordarcade.engine.verdict import Refused
from wordarcade.games.boggle.record import RECORD
from wordarcade.games.boggle.session import BoggleSession
from wordarcade.games.grid_sentences import answer as answer_to
from wordarcade.games.puzzles.difficulty import Features, first_rating
from wordarcade.games.puzzles.problem import Hint, Judged, Mark
from wordarcade.games.puzzles.source_text import source_text
from wordarcade.games.puzzles.workshop import WordWorkshop
from wordarcade.players.boggle.longest import LongestWord, longest_word
from wordarcade.players.boggle.solver import solve
from wordarcade.store.puzzles import Puzzle
from wordarcade.store.records import SavedGame
from wordarcade.support.progress import Report
from wordarcade.support.wording import count, listed, plural, spelt

_DICE: Final = "classic"
_LARGEST: Final = 36
"""Cells of the largest board that is taken from the player's own rounds."""

_ENDING: Final = 3


@dataclass(frozen=True)
class BoggleProblem:
    """A board, and its one longest word.

    Attributes:
        session: the board as a round; nothing of it is saved.
        best: the word.
    """

    session: BoggleSession
    best: LongestWord

    @property
    def config(self) -> BoggleConfig:
        """The board and its rules."""
        return self.session.state.config

    @property
    def lexicon(self) -> str:
        """The name of the words."""
        return self.session.lexicon.name

    @property
    def answer(self) -> str:
        """The word in capitals."""
        return self.best.word.upper()

    @property
    def praise(self) -> str:
        """The word and its points."""
        return f"{self.answer}, {count(self.config.worth(self.best.word), 'point')}"

    @property
    def word(self) -> str:
        """The word."""
        return self.best.word

    @property
    def why(self) -> str:
        """How many words of each length there are, from the longest."""
        counts = self.best.counts
        longest = [f"{spelt(number)} of {length}" for length, number in counts.items()][:3]
        return f"{count(sum(counts.values()), 'word')} on this board: {listed(longest)} letters."

    @property
    def ladder(self) -> tuple[Hint, ...]:
        """Letters, first letter, first die, ending."""
        word, grid = self.best.word, self.config.grid
        row, column = divmod(self.best.path[0], grid.columns)
        letters = _letters(len(word))
        place = f"row {row + 1}, column {column + 1}"
        ending = word[-_ENDING:].upper()
        first = word[0].upper()
        return (
            Hint("how many letters", f"It has {letters}.", letters, 0.15),
            Hint("its first letter", f"It begins with {first}.", first, 0.2),
            Hint("its first die", f"It begins in {place}.", place, 0.2, (self.best.path[0],)),
            Hint("its last three", f"It ends in {ending}.", f"-{ending}", 0.25),
        )

    @property
    def showing(self) -> str:
        """What comes after the hints."""
        return "show it, and its path"

    @property
    def facts(self) -> tuple[str, ...]:
        """The size of the board."""
        grid = self.config.grid
        return (f"Boggle {grid.rows}×{grid.columns}",)

    @property
    def shown_position(self) -> dict[str, object]:
        """The board, rows separated by slashes, cells by spaces."""
        grid = self.config.grid
        cells = [cell.capitalize() or "#" for cell in grid.cells]
        starts = range(0, len(cells), grid.columns)
        return {"position": "/".join(" ".join(cells[at : at + grid.columns]) for at in starts)}

    def judge(self, given: str, hints: int) -> Judged:
        """Return what a word comes to."""
        word = given.strip().lower()
        verdict = self.session.state.apply(PlayWord(word)).verdict
        if isinstance(verdict, Refused):
            return Judged(Mark.REFUSED, answer_to(verdict, self.session.state))
        if word == self.best.word:
            return Judged(Mark.RIGHT, self.why, word.upper())
        short = _letters(len(self.best.word) - len(word))
        behind = f"{short} short" if hints else "not the longest"
        told = f"{word.upper()} is {behind}. Exactly one word is longest."
        return Judged(Mark.SHORT, told, word.upper(), behind)


class BoggleWorkshop(WordWorkshop):
    """Finds boards with exactly one longest word."""

    def made_up(self, seed: int, report: Report) -> Puzzle | None:
        """Return a roll of the dice, if it has one longest word that is fair."""
        dice = self._services.dice[_DICE]
        grid = dice.roll(random.Random(seed))
        return self._puzzle(BoggleConfig(grid, dice.min_length, dice.points, dice=_DICE), report)

    def of_game(self, saved: SavedGame, report: Report) -> Iterator[Puzzle]:
        """Yield the board of a round in which the longest word was not found."""
        state = RECORD.state_of(saved, self._words)
        config = state.config
        if len(config.grid.cells) > _LARGEST:
            return
        untimed = BoggleConfig(config.grid, config.min_length, config.points, UNTIMED, config.dice)
        found = {word.word for word in state.found}
        puzzle = self._puzzle(untimed, report, found, source_text(saved.header))
        if puzzle is not None:
            yield puzzle

    def _puzzle(
        self,
        config: BoggleConfig,
        report: Report,
        found: frozenset[str] | set[str] = frozenset(),
        source: str = "",
    ) -> Puzzle | None:
        best = longest_word(solve(config, self._words, report))
        if best is None or not best.is_fair(self._tier) or best.word in found:
            return None
        rating = difficulty(best, self._tier(best.word))
        return Puzzle("boggle", self.lexicon, config.to_json(), rating, source)

    def problem(self, puzzle: Puzzle, report: Report) -> BoggleProblem | None:
        """Return a board to be searched, its longest word proved anew."""
        try:
            config = BoggleConfig.from_json(puzzle.position)
        except (FieldError, ValueError):
            return None
        best = longest_word(solve(config, self._words, report))
        if best is None:
            return None
        state = BoggleRound(config, self._words)
        setup = BoggleSetup(lexicon=self._words.source)
        session = BoggleSession(self._services, state, 0, lexicon=self._words, setup=setup)
        return BoggleProblem(session, best)


def difficulty(best: LongestWord, tier: int) -> float:
    """Return the first rating of a puzzle.

    Args:
        best: the word.
        tier: its familiarity.
    """
    letters = len(best.word)
    features = Features(tier, letters, sum(best.counts.values()), best.second / letters)
    return first_rating("boggle", features)


def _letters(letters: int) -> str:
    """Return a number of letters in words.

    >>> _letters(1), _letters(9)
    ('one letter', 'nine letters')
    """
    return f"{spelt(letters)} {plural(letters, 'letter')}"
