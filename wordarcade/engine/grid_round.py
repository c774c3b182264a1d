"""A round of a grid game as an immutable value."""

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Any, Generic, Protocol, Self, TypeVar

from wordarcade.engine.grid_moves import End, EndRound, PlayWord, ShowCells
from wordarcade.engine.letter_grid import LetterGrid
from wordarcade.engine.rounds import Config, Outcome, TimedMove
from wordarcade.engine.timer import Timer
from wordarcade.engine.verdict import Noted, Refusal, Refused, Scored, Verdict
from wordarcade.lexicon.interface import WordSet


class GridConfig(Config, Protocol):
    """A board and its rules."""

    @property
    def grid(self) -> LetterGrid:
        """The board."""

    @property
    def min_length(self) -> int:
        """The fewest letters of a word that counts."""

    @property
    def timer(self) -> Timer:
        """The time limit, if any."""

    def worth(self, word: str) -> int:
        """Return the points of `word`, which has `min_length` letters or more."""


_Config = TypeVar("_Config", bound=GridConfig)
_Move = TypeVar("_Move")


@dataclass(frozen=True, slots=True)
class GridRound(Generic[_Config, _Move]):
    """The state of a round: its configuration, its lexicon and the moves made so far.

    These determine the state, so that a round is saved, resumed and shared as these alone;
    `replay` restores it.

    Attributes:
        config: the board and its rules.
        lexicon: the words that count.
        moves: the accepted moves, in order.
        found: the words that scored, in order.
        shown: the beginnings of words that the player has asked for, in order.
        ended: why the round is over, or None while it runs.
    """

    config: _Config
    lexicon: WordSet = field(repr=False)
    moves: tuple[TimedMove[_Move], ...] = ()
    found: tuple[Scored, ...] = ()
    shown: tuple[ShowCells, ...] = ()
    ended: End | None = None

    @classmethod
    def replay(cls, config: _Config, lexicon: WordSet, moves: Iterable[TimedMove[_Move]]) -> Self:
        """Return the round after `moves`."""
        state = cls(config, lexicon)
        for timed in moves:
            state = state.apply(timed.move, timed.elapsed_ms).round
        return state

    @property
    def score(self) -> int:
        """The points of all found words."""
        return sum(word.points for word in self.found)

    @property
    def helped(self) -> frozenset[str]:
        """The words that hints have told something of, found or not, lowercase."""
        return frozenset(step.word for step in self.shown)

    @property
    def unaided_score(self) -> int:
        """The points of the words found without hints: those that stars and ranks count."""
        helped = self.helped
        return sum(word.points for word in self.found if word.word not in helped)

    @property
    def hint_count(self) -> int:
        """The number of hints taken."""
        return len(self.shown)

    def remaining_ms(self, elapsed_ms: int) -> int | None:
        """Return the milliseconds left after `elapsed_ms` of play, or None if untimed."""
        if self.config.timer.untimed:
            return None
        letters = sum(len(word.word) for word in self.found)
        return self.config.timer.remaining_ms(elapsed_ms, letters)

    def is_over(self, elapsed_ms: int) -> bool:
        """Whether the round has ended, or its time is up."""
        return self.ended is not None or self.remaining_ms(elapsed_ms) == 0

    def apply(self, move: _Move, elapsed_ms: int = 0) -> Outcome[Self, Verdict]:
        """Return the round after `move`, and the verdict.

        On an adversarial board the path of a word can take very long to find. A caller that must
        not wait asks `config.grid` for it first: the grid caches the answer.

        Args:
            move: the player's move.
            elapsed_ms: milliseconds played so far, pauses not counted.
        """
        match move:
            case PlayWord():
                return self._play(move, elapsed_ms)
            case ShowCells():
                return self._note(move, elapsed_ms, shown=(*self.shown, move))
            case EndRound(end):
                return self._note(move, elapsed_ms, ended=end)
            case _:
                return self._take(move, elapsed_ms)

    def _take(self, move: _Move, elapsed_ms: int) -> Outcome[Self, Verdict]:
        """Return the outcome of a move that only one game has."""
        raise TypeError(f"{type(self).__name__} has no move {move!r} after {elapsed_ms} ms.")

    def _play(self, move: PlayWord, elapsed_ms: int) -> Outcome[Self, Verdict]:
        word = move.word.lower()
        traced = move.path if self.config.grid.spells(move.path, word) else ()
        refusal = self._refusal(word, traced, elapsed_ms)
        if refusal is not None:
            return Outcome(self, Refused(word, refusal))
        scored = Scored(word, self.config.worth(word), traced or self.path_of(word))
        state = self._after(PlayWord(word, traced), elapsed_ms, found=(*self.found, scored))
        return Outcome(state, scored)

    def _refusal(self, word: str, traced: tuple[int, ...], elapsed_ms: int) -> Refusal | None:
        """Return the first check that `word` fails, in the order of the Boggle assignment.

        Args:
            word: lowercase.
            traced: cells that spell it; empty if a path must still be found.
            elapsed_ms: milliseconds played so far.
        """
        if self.is_over(elapsed_ms):
            return Refusal.ROUND_OVER
        if any(word == found.word for found in self.found):
            return Refusal.ALREADY_USED
        if len(word) < self.config.min_length:
            return Refusal.TOO_SHORT
        if word not in self.lexicon:
            return Refusal.NOT_A_WORD
        if not (traced or self.path_of(word)):
            return Refusal.NOT_ON_BOARD
        return None

    def path_of(self, word: str) -> tuple[int, ...]:
        """Return the first path of a word that counts: row-major cells; empty if it has none."""
        return self.config.grid.find_path(word)

    def path_played(self, word: str) -> tuple[int, ...]:
        """Return the path along which a word was found; of any other word the first one."""
        played = (found.path for found in self.found if found.word == word)
        return next(played, ()) or self.path_of(word)

    def _note(self, move: _Move, elapsed_ms: int, **changes: Any) -> Outcome[Self, Verdict]:
        """Accept a move that is no word, unless the round has ended."""
        if self.ended is not None:
            return Outcome(self, Noted())
        return Outcome(self._after(move, elapsed_ms, **changes), Noted())

    def _after(self, move: Any, elapsed_ms: int, **changes: Any) -> Self:
        return replace(self, moves=(*self.moves, TimedMove(move, elapsed_ms)), **changes)
