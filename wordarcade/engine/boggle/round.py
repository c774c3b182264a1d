"""A round of Boggle as a value."""

from collections.abc import Iterable
from dataclasses import dataclass, field, replace

from wordarcade.engine.boggle.config import BoggleConfig
from wordarcade.engine.boggle.moves import End, EndRound, Move, PlayWord, TakeHint
from wordarcade.engine.rounds import Outcome, TimedMove
from wordarcade.engine.verdict import Noted, Refusal, Refused, Scored, Verdict
from wordarcade.lexicon.interface import WordSet


@dataclass(frozen=True, slots=True)
class BoggleRound:
    """Where a round stands: its configuration, its lexicon and the moves made so far.

    The state follows from these alone, so that a round can be saved, resumed and shared by
    writing them down; `replay` brings it back.

    Attributes:
        config: the board and its rules.
        lexicon: what decides which words exist.
        moves: the accepted moves, in order.
        found: the words that scored, in order.
        hints: the hints taken, in order.
        ended: why the round is over, or None while it runs.
    """

    config: BoggleConfig
    lexicon: WordSet = field(repr=False)
    moves: tuple[TimedMove[Move], ...] = ()
    found: tuple[Scored, ...] = ()
    hints: tuple[TakeHint, ...] = ()
    ended: End | None = None

    @classmethod
    def replay(
        cls, config: BoggleConfig, lexicon: WordSet, moves: Iterable[TimedMove[Move]]
    ) -> "BoggleRound":
        """Return the round after `moves`."""
        state = cls(config, lexicon)
        for timed in moves:
            state = state.apply(timed.move, timed.elapsed_ms).round
        return state

    @property
    def score(self) -> int:
        """The points of all found words."""
        return sum(word.points for word in self.found)

    def remaining_ms(self, elapsed_ms: int) -> int | None:
        """Return the milliseconds left after `elapsed_ms` of play, or None if untimed."""
        if self.config.timer.untimed:
            return None
        letters = sum(len(word.word) for word in self.found)
        return self.config.timer.remaining_ms(elapsed_ms, letters)

    def apply(self, move: Move, elapsed_ms: int = 0) -> Outcome["BoggleRound", Verdict]:
        """Return the round after `move`, and what the rules say to it.

        Args:
            move: a word, a hint or the end of the round.
            elapsed_ms: milliseconds played so far, pauses not counted.
        """
        match move:
            case PlayWord(word):
                return self._play(word.lower(), elapsed_ms)
            case TakeHint():
                return self._note(move, elapsed_ms, hints=(*self.hints, move))
            case EndRound(end):
                return self._note(move, elapsed_ms, ended=end)

    def _play(self, word: str, elapsed_ms: int) -> Outcome["BoggleRound", Verdict]:
        refusal = self._refusal(word, elapsed_ms)
        if refusal is not None:
            return Outcome(self, Refused(word, refusal))
        scored = Scored(word, self.config.points.points(word), self.config.grid.find_path(word))
        moves = (*self.moves, TimedMove(PlayWord(word), elapsed_ms))
        return Outcome(replace(self, moves=moves, found=(*self.found, scored)), scored)

    def _refusal(self, word: str, elapsed_ms: int) -> Refusal | None:
        """Return the first check that `word` fails, in the order of the assignment."""
        if self.ended is not None or self.remaining_ms(elapsed_ms) == 0:
            return Refusal.ROUND_OVER
        if any(word == found.word for found in self.found):
            return Refusal.ALREADY_USED
        if len(word) < self.config.min_length:
            return Refusal.TOO_SHORT
        if word not in self.lexicon:
            return Refusal.NOT_A_WORD
        if not self.config.grid.find_path(word):
            return Refusal.NOT_ON_BOARD
        return None

    def _note(
        self,
        move: TakeHint | EndRound,
        elapsed_ms: int,
        *,
        hints: tuple[TakeHint, ...] | None = None,
        ended: End | None = None,
    ) -> Outcome["BoggleRound", Verdict]:
        if self.ended is not None:
            return Outcome(self, Noted())
        state = replace(
            self,
            moves=(*self.moves, TimedMove(move, elapsed_ms)),
            hints=self.hints if hints is None else hints,
            ended=ended,
        )
        return Outcome(state, Noted())
