"""The scene of a hangman round, whoever guesses."""

from dataclasses import dataclass

UNKNOWN = "-"


@dataclass(frozen=True, slots=True)
class Scene:
    """The state of a round as it is shown.

    Attributes:
        pattern: the letters that are known, lowercase; a hyphen for each other.
        used: the letters guessed, lowercase.
        wrong: the wrong guesses made, 0 to `allowed`.
        allowed: the wrong guesses that lose, 1 or more.
        solution: the whole word once it is known, lowercase; else empty.
        won: whether the guesser has won, or None during the round.
        note: a line under the lives; may be empty.
        hint: a letter that is suggested or asked for, or empty.
        asked: the letters guessed that have no answer yet, lowercase.
        typed: the word being typed, lowercase.
        marked: the places, 0-based, that are marked as those of `hint`.
        cursor: the place that the arrows have moved to, or None.
        covered: whether word and keys are covered, as in a pause.
    """

    pattern: str = ""
    used: str = ""
    wrong: int = 0
    allowed: int = 1
    solution: str = ""
    won: bool | None = None
    note: str = ""
    hint: str = ""
    asked: str = ""
    typed: str = ""
    marked: frozenset[int] = frozenset()
    cursor: int | None = None
    covered: bool = False

    @property
    def left(self) -> int:
        """The wrong guesses left."""
        return self.allowed - self.wrong

    def letter(self, place: int) -> str:
        """Return the letter of a place if it is known, guessed or not; else an empty text."""
        if self.pattern[place] != UNKNOWN:
            return self.pattern[place]
        return self.solution[place : place + 1]

    def is_known(self, place: int) -> bool:
        """Return whether the letter of a place has been guessed."""
        return self.pattern[place] != UNKNOWN
