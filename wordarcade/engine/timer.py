"""The time limit of a round, with or without a bonus for words."""

import re
from dataclasses import dataclass

from wordarcade.support.errors import ArcadeError

_TEXT = re.compile(r"(\d{1,3}):([0-5]\d)(?:\+(\d{1,2}))?")


class TimerTextError(ArcadeError, ValueError):
    """A typed time limit cannot be read; the message says what to type."""


@dataclass(frozen=True, slots=True)
class Timer:
    """A time limit, or none.

    Attributes:
        seconds: the time at the start; 0 for an untimed round.
        bonus: seconds won with each letter of an accepted word.

    >>> Timer.parse("1:00+2").remaining_ms(elapsed_ms=61_000, letters=5)
    9000
    """

    seconds: int = 0
    bonus: int = 0

    @property
    def untimed(self) -> bool:
        """Whether there is no limit."""
        return self.seconds == 0

    def remaining_ms(self, elapsed_ms: int, letters: int) -> int:
        """Return the milliseconds left, at least 0, in a timed round.

        Args:
            elapsed_ms: milliseconds played so far, pauses not counted.
            letters: letters of all words accepted so far.
        """
        return max(0, (self.seconds + self.bonus * letters) * 1000 - elapsed_ms)

    @classmethod
    def parse(cls, text: str) -> "Timer":
        """Return the timer that `text` means: "off", "MM:SS", or "MM:SS+N" with a bonus.

        Raises:
            TimerTextError: the text is none of these, or the time is zero.
        """
        if text.strip().lower() == "off":
            return cls()
        match = _TEXT.fullmatch(text.strip())
        if match is None:
            raise TimerTextError(f"The time '{text}' is not MM:SS, such as 3:00.")
        minutes, seconds, bonus = (int(part or 0) for part in match.groups())
        if minutes * 60 + seconds == 0:
            raise TimerTextError(f"The time '{text}' leaves no time to play.")
        return cls(minutes * 60 + seconds, bonus)

    def __str__(self) -> str:
        if self.untimed:
            return "off"
        bonus = f"+{self.bonus}" if self.bonus else ""
        return f"{self.seconds // 60}:{self.seconds % 60:02}{bonus}"


UNTIMED = Timer()
