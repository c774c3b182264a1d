"""The value of a game of hangman, for `wordarcade solve hangman --value`."""

import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from wordarcade.cli.new_file import write_new
from wordarcade.cli.progress import progress_bar
from wordarcade.engine.hangman.round import HangmanRound
from wordarcade.players.hangman.hint import safest_letters
from wordarcade.players.hangman.proof import proof_text
from wordarcade.players.hangman.value import Appraiser, GameValue
from wordarcade.support.wording import count

_SETS_A_LETTER: Final = 300_000
"""Sets of words looked at to see whether a letter keeps the value: half a second compiled.

With a third of it the letters told for ENABLE's words of six letters, the hardest, are the same as
without a limit, which takes a minute and a half.
"""


@dataclass(frozen=True, slots=True)
class Worth:
    """The value of the words left in a round.

    Attributes:
        value: the wrong guesses that can still be forced.
        best_letters: those that are found to keep it, alphabetically, in lowercase.
        seconds: how long the search for the value took.
        left: the wrong guesses that still lose, or None if it was not asked who wins.
    """

    value: GameValue
    best_letters: str
    seconds: float
    left: int | None

    @property
    def winner(self) -> str | None:
        """Who wins, both playing perfectly; None if it was not asked or is not known."""
        won = None if self.left is None else self.value.is_won(self.left)
        return None if won is None else "host" if won else "guesser"

    @property
    def sentence(self) -> str:
        """All of it for people."""
        wrong = count(self.value.lower, "wrong guess")
        winner = "" if self.winner is None else f" The {self.winner} wins."
        best = " ".join(self.best_letters.upper())
        return f"A host can force {wrong}.{winner} Best letters: {best or 'none left'}."

    def to_json(self) -> dict[str, Any]:
        """Return the fields of the answer."""
        fields: dict[str, Any] = {
            "value": self.value.exact,
            "lower": self.value.lower,
            "upper": self.value.upper,
            "exact": self.value.exact is not None,
            "best_letters": list(self.best_letters.upper()),
            "nodes": self.value.sets,
            "seconds": self.seconds,
        }
        return fields if self.left is None else fields | {"winner": self.winner}


def appraise(state: HangmanRound, *, asked: bool) -> Worth:
    """Return what the words left are worth, however long it takes to find that out.

    Args:
        state: the round.
        asked: whether it is asked who wins with the wrong guesses that are left.
    """
    appraiser = Appraiser(state.candidates.table)
    began = time.perf_counter()
    with progress_bar("Valuing") as report:
        value = appraiser.value(state.candidates, report)
    seconds = time.perf_counter() - began
    with progress_bar("Comparing letters") as report:
        best = safest_letters(state, value.upper, appraiser, _SETS_A_LETTER, report)
    return Worth(value, best, seconds, state.left if asked else None)


def write_proof(path: Path, state: HangmanRound, value: int) -> None:
    """Write the proof of what all words of a round are worth, however long it takes to find.

    Args:
        path: of a new file.
        state: the round, before the first guess.
        value: what the words are worth.
    """
    with write_new(path) as file, progress_bar("Proving") as report:
        file.write(proof_text(tuple(state.candidates), value, report).encode())
