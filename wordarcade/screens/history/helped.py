"""The help that a finished game was played with, from its summary."""

from collections.abc import Mapping
from typing import NamedTuple, Self

from wordarcade.games.rating import earns_stars, hints_text
from wordarcade.support.wording import count


class Helped(NamedTuple):
    """The hints of a finished game.

    Attributes:
        hints: how many were taken; 0 for none.
        turns: those with hints; 0 where they are not counted.
        words: those that hints told of; None where they are not counted.
    """

    hints: int = 0
    turns: int = 0
    words: int | None = None

    @classmethod
    def of(cls, summary: Mapping[str, object] | None) -> Self:
        """Return the help that a summary tells of, which may hold anything."""
        hints, turns, words = (
            value if type(value := (summary or {}).get(name)) is int and value >= 0 else None
            for name in ("hints", "hinted_turns", "hinted_words")
        )
        return cls(hints or 0, turns or 0, words)

    @property
    def stars(self) -> bool:
        """Whether the game earns stars."""
        return earns_stars(self.hints, self.words)

    @property
    def text(self) -> str:
        """The help in a few words; empty without any."""
        return hints_text(self.hints, self.turns, self.words or 0) if self.hints else ""

    @property
    def counted(self) -> str:
        """The same beside the word "hints"."""
        if self.words:
            return f"for {count(self.words, 'word')}"
        return f"in {count(self.turns, 'turn')}" if self.turns else f"{self.hints}"
