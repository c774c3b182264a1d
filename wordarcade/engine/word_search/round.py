"""A round of word search as a value."""

from collections.abc import Iterable
from dataclasses import dataclass, field, replace

from wordarcade.engine.rounds import Outcome, TimedMove
from wordarcade.engine.verdict import Noted, Refusal, Refused, Scored, Verdict
from wordarcade.engine.word_search.config import WordSearchConfig
from wordarcade.engine.word_search.moves import End, EndRound, Move, PlayWord
from wordarcade.lexicon.interface import WordSet


@dataclass(frozen=True, slots=True)
class WordSearchRound:
    """Where a round stands: its configuration, its lexicon and the moves made so far.

    Attributes:
        config: the board and its rules.
        lexicon: what decides which words exist.
        moves: the accepted moves, in order.
        found: the words that scored, in order.
        ended: why the round is over, or None while it runs.
    """

    config: WordSearchConfig
    lexicon: WordSet = field(repr=False)
    moves: tuple[TimedMove[Move], ...] = ()
    found: tuple[Scored, ...] = ()
    ended: End | None = None

    @classmethod
    def replay(
        cls, config: WordSearchConfig, lexicon: WordSet, moves: Iterable[TimedMove[Move]]
    ) -> "WordSearchRound":
        """Return the round after `moves`."""
        state = cls(config, lexicon)
        for timed in moves:
            state = state.apply(timed.move, timed.elapsed_ms).round
        return state

    @property
    def score(self) -> int:
        """The points of all found words."""
        return sum(word.points for word in self.found)

    def apply(self, move: Move, elapsed_ms: int = 0) -> Outcome["WordSearchRound", Verdict]:
        """Return the round after `move`, and what the rules say to it.

        On a board made to be hard the path of a word can take very long to find. Who must not
        wait has asked `config.grid` for it before: the grid remembers the answer.

        Args:
            move: a word, or the end of the round.
            elapsed_ms: milliseconds played so far, pauses not counted.
        """
        match move:
            case PlayWord(word):
                return self._play(word.lower(), elapsed_ms)
            case EndRound(end):
                return self._end(end, elapsed_ms)

    def _play(self, word: str, elapsed_ms: int) -> Outcome["WordSearchRound", Verdict]:
        answer = self._judge(word)
        if isinstance(answer, Refusal):
            return Outcome(self, Refused(word, answer))
        moves = (*self.moves, TimedMove(PlayWord(word), elapsed_ms))
        return Outcome(replace(self, moves=moves, found=(*self.found, answer)), answer)

    def _judge(self, word: str) -> Scored | Refusal:
        """Return what `word` scores, or the first check that it fails.

        The checks come in the order in which Boggle has them.
        """
        if self.ended is not None:
            return Refusal.ROUND_OVER
        if any(word == found.word for found in self.found):
            return Refusal.ALREADY_USED
        if len(word) < self.config.min_length:
            return Refusal.TOO_SHORT
        if word not in self.lexicon:
            return Refusal.NOT_A_WORD
        path = self.config.grid.find_path(word)
        if not path:
            return Refusal.NOT_ON_BOARD
        return Scored(word, self.config.points(word), path)

    def _end(self, end: End, elapsed_ms: int) -> Outcome["WordSearchRound", Verdict]:
        if self.ended is not None:
            return Outcome(self, Noted())
        moves = (*self.moves, TimedMove(EndRound(end), elapsed_ms))
        return Outcome(replace(self, moves=moves, ended=end), Noted())
