"""The wording of the hand game in line mode: the problem set's, or our own."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, Protocol

from wordarcade.engine.hand.attempt import Attempt
from wordarcade.engine.hand.game import HandGame
from wordarcade.engine.hand.hand import display_hand
from wordarcade.engine.hand.turns import Phase
from wordarcade.engine.hand.verdict import (
    Discarded,
    Noted,
    Refused,
    Scored,
    Substituted,
    Verdict,
)
from wordarcade.engine.hand.wordings import (
    BETWEEN_HANDS,
    END_OF_HAND,
    GAME,
    GAME_TOTAL,
    REPLAY,
    SINGLE_HAND,
    SUBSTITUTE,
    WHICH_LETTER,
)
from wordarcade.games.hand.sentences import answer, farewell, letters_left, spaced
from wordarcade.support.wording import count


class Voice(Protocol):
    """Questions, each with the space behind it, and lines.

    Attributes:
        word: asks for a word.
        substitute: offers to substitute a letter.
        which_letter: asks for the letter to substitute.
        replay: offers to replay the hand.
    """

    word: str
    substitute: str
    which_letter: str
    replay: str

    def hand(self, letters: str) -> str:
        """Return the line that shows the letters left."""

    def answer(
        self, before: HandGame, verdict: Verdict | None, readings: Sequence[str]
    ) -> Iterable[str]:
        """Return the lines that answer a move.

        Args:
            before: the game before the move.
            verdict: on the move; None if it could not be saved.
            readings: what the word played may stand for; empty without the wildcard.
        """

    def end_of_hand(self, attempt: Attempt) -> Iterable[str]:
        """Return the lines that end a hand."""

    def end_of_game(self, total: int) -> Iterable[str]:
        """Return the lines that end a game of more than one hand."""


class ProblemSetVoice:
    """Speaks letter by letter as the problem set does.

    Args:
        single: whether one hand is played, without the offers of a game: that is worded
            differently.
    """

    def __init__(self, *, single: bool) -> None:
        self._single: Final = single
        self._wordings: Final = SINGLE_HAND if single else GAME
        self.word = self._wordings.word
        self.substitute, self.which_letter, self.replay = SUBSTITUTE, WHICH_LETTER, REPLAY

    def hand(self, letters: str) -> str:
        """Return the line that shows the letters left."""
        return self._wordings.hand.format(hand=display_hand(letters))

    def answer(
        self, before: HandGame, verdict: Verdict | None, readings: Sequence[str]
    ) -> Iterator[str]:
        """Yield the lines that answer a move."""
        del readings
        match verdict:
            case Scored(word, points):
                total = before.attempt.score + points
                yield self._wordings.scored.format(word=word, points=points, total=total)
            case Discarded():
                yield self._wordings.discarded
            case Refused(refusal):
                yield refusal.value
                return
        if before.phase is Phase.SUBSTITUTION or not isinstance(verdict, Noted):
            yield ""

    def end_of_hand(self, attempt: Attempt) -> Iterator[str]:
        """Yield the lines that end a hand."""
        wording = self._wordings.ended if attempt.left else self._wordings.out_of_letters
        yield from wording.format(total=attempt.score).splitlines()
        if not self._single:
            yield BETWEEN_HANDS

    def end_of_game(self, total: int) -> Iterator[str]:
        """Yield the line that ends a game."""
        yield GAME_TOTAL.format(total=total)


class OwnVoice:
    """Speaks as the screen does."""

    word = f"Word ({END_OF_HAND} ends the hand): "
    substitute = "Substitute a letter? "
    which_letter = "Which letter? "
    replay = "Replay this hand? "

    def hand(self, letters: str) -> str:
        """Return the line that shows the letters left."""
        return f"Your letters: {spaced(letters)}"

    def answer(
        self, before: HandGame, verdict: Verdict | None, readings: Sequence[str]
    ) -> Iterator[str]:
        """Yield the line that answers a move, if there is something to say."""
        del before
        match verdict:
            case Scored() | Discarded():
                told = answer(verdict, readings)
                yield f"{told} {letters_left(verdict.left)}" if verdict.left else told
            case Substituted(old, new):
                yield f"{old.upper()} is now {new.upper()}."
            case Refused(refusal):
                yield refusal.value

    def end_of_hand(self, attempt: Attempt) -> Iterator[str]:
        """Yield the line that ends a hand."""
        yield farewell(attempt)

    def end_of_game(self, total: int) -> Iterator[str]:
        """Yield the line that ends a game."""
        yield f"You made {count(total, 'point')} in all."
