"""A puzzle with its answer: the question, the hints, and how answers are judged."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum, auto
from typing import Protocol

from wordarcade.store.puzzles import Puzzle
from wordarcade.store.records import LexiconReference, SavedGame
from wordarcade.support.progress import Report


@dataclass(frozen=True, slots=True)
class Hint:
    """A step of a ladder of hints.

    Attributes:
        name: what it says about the answer, in a few words, before it is taken.
        told: the same once it is taken, as a sentence.
        brief: the same in a few words.
        cost: how much of a win it costs, 0 to 1.
        marks: the cells or squares that it points to.
    """

    name: str
    told: str
    brief: str
    cost: float
    marks: tuple[int, ...] = ()


class Mark(Enum):
    """The mark of an answer."""

    RIGHT = auto()
    SHORT = auto()
    """The rules allow it, and another is better."""
    REFUSED = auto()
    """The rules do not allow it; that is no try."""


@dataclass(frozen=True, slots=True)
class Judged:
    """An answer and its mark, in words.

    Attributes:
        mark: whether it is right.
        sentence: the answer to the player.
        text: what was tried, as it is kept and listed.
        short: what it lacks, in a few words; empty for the right one.
    """

    mark: Mark
    sentence: str
    text: str = ""
    short: str = ""


def fewer_points(word: str, points: int, best: int, text: str, *, told: bool) -> Judged:
    """Return what an answer comes to that scores less than the best.

    By how much is told only once hints have told what the best scores.

    Args:
        word: the word that it makes, in capitals.
        points: what it scores.
        best: what the best answer scores.
        text: what was tried.
        told: whether it is known what the best answer scores.
    """
    behind = best - points
    short = f"{points:,}, {behind:,} short" if told else f"{points:,}, not yet the best"
    good = f"good, but {behind:,} short of the best." if told else "good, but not the best."
    return Judged(Mark.SHORT, f"{word} scores {points:,}: {good}", text, short)


class Problem(Protocol):
    """A puzzle whose one best answer is known, and proved."""

    @property
    def ladder(self) -> tuple[Hint, ...]:
        """The hints, in order; after them the answer can be shown."""

    @property
    def showing(self) -> str:
        """What the last step of the ladder shows, in a few words."""

    @property
    def facts(self) -> tuple[str, ...]:
        """What may be known of the position in few words, the least important first."""

    @property
    def lexicon(self) -> str:
        """The name of the words."""

    @property
    def answer(self) -> str:
        """The answer, as a player types it."""

    @property
    def praise(self) -> str:
        """The answer with what it earns, in a few words."""

    @property
    def why(self) -> str:
        """Why there is no other answer, as a sentence or two."""

    @property
    def word(self) -> str:
        """The word whose meaning can be looked up when the puzzle is done; may be empty."""

    @property
    def shown_position(self) -> dict[str, object]:
        """The position in the notation of the command line, by the names of JSON fields."""

    def judge(self, given: str, hints: int) -> Judged:
        """Return what an answer comes to.

        Args:
            given: as typed.
            hints: how many hints were taken: what they tell may be said.
        """


class Workshop(Protocol):
    """Makes and reads the puzzles of a game about the words of a lexicon.

    Opening one may take long, as may every method: for a thread, and one at a time.
    """

    @property
    def lexicon(self) -> LexiconReference:
        """The words."""

    def made_up(self, seed: int, report: Report) -> Puzzle | None:
        """Return the puzzle of a seed, 0 to 2³² - 1; None if that brings none."""

    def of_game(self, saved: SavedGame, report: Report) -> Iterable[Puzzle]:
        """Yield the puzzles in a finished game that was played here.

        Raises:
            ArcadeError: the game cannot be read, or is of other words.
        """

    def problem(self, puzzle: Puzzle, report: Report) -> Problem | None:
        """Return a puzzle of this lexicon to be solved; None if it is damaged, or no puzzle."""
