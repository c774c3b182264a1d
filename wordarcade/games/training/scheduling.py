"""Due dates by FSRS, the free spaced repetition scheduler.

The model is that of the package `fsrs` with its default weights, without fuzz, so that the same
answers always lead to the same dates. A word that was not known comes back after ten minutes;
known then, it waits for days.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import IntEnum
from functools import cached_property
from typing import TYPE_CHECKING, Final

from wordarcade.store.cards import Memory

if TYPE_CHECKING:
    from fsrs import Card as FsrsCard
    from fsrs import Scheduler

__all__ = ["Memory", "Rating", "Schedule"]

_STEP: Final = timedelta(minutes=10)
_RETENTION: Final = 0.9
"""The chance of recall at which a word is asked for again."""

_LONGEST_DAYS: Final = 3650
_LEARNT: Final = "review"
"""The phase of words that were known when they were last asked for."""


class Rating(IntEnum):
    """How well a word was known; the numbers are those of FSRS, and are saved."""

    AGAIN = 1
    HARD = 2
    GOOD = 3
    EASY = 4

    @property
    def known(self) -> bool:
        """Whether the word was recalled at all."""
        return self is not Rating.AGAIN

    @property
    def title(self) -> str:
        """What it is called."""
        return self.name.capitalize()

    @property
    def glyph(self) -> str:
        """The sign that it is shown by."""
        return "×▾✓★"[self - 1]


@dataclass(frozen=True)
class Schedule:
    """Works out when words come back, and how well they are remembered meanwhile."""

    @cached_property
    def _scheduler(self) -> "Scheduler":
        # Learning is rare beside playing: nothing else waits for the package.
        from fsrs import Scheduler  # noqa: PLC0415 - see above

        return Scheduler(
            desired_retention=_RETENTION,
            learning_steps=(_STEP,),
            relearning_steps=(_STEP,),
            maximum_interval=_LONGEST_DAYS,
            enable_fuzzing=False,
        )

    def after(self, memory: Memory | None, rating: Rating, now: datetime) -> Memory:
        """Return what is remembered after an answer.

        Args:
            memory: what was remembered before; None of a new word.
            rating: how well the word was known.
            now: the moment of the answer (aware, UTC).
        """
        from fsrs import Rating as FsrsRating  # noqa: PLC0415 - see `_scheduler`

        reviewed, _ = self._scheduler.review_card(_card(memory, now), FsrsRating(int(rating)), now)
        return _memory(reviewed, now)

    def choices(self, memory: Memory | None, now: datetime) -> Mapping[Rating, Memory]:
        """Return what each rating would lead to."""
        return {rating: self.after(memory, rating, now) for rating in Rating}

    def recall(self, memory: Memory, now: datetime) -> float:
        """Return the chance, 0 to 1, that a word is recalled now.

        FSRS has it at 1 right after every answer. A word that was not known, and waits to be
        asked for again, counts as not recalled here.
        """
        if memory.phase != _LEARNT:
            return 0.0
        return float(self._scheduler.get_card_retrievability(_card(memory, now), now))


def _card(memory: Memory | None, now: datetime) -> "FsrsCard":
    """Return a card as the package has it; it is given a number, or it would wait for one."""
    from fsrs import Card, State  # noqa: PLC0415 - see `Schedule._scheduler`

    if memory is None:
        return Card(card_id=0, due=now)
    return Card(
        card_id=0,
        state=State[memory.phase.capitalize()],
        step=memory.step,
        stability=memory.stability,
        difficulty=memory.difficulty,
        due=memory.due,
        # A clock that was set back makes nothing worse than no time at all.
        last_review=min(memory.reviewed, now),
    )


def _memory(card: "FsrsCard", now: datetime) -> Memory:
    if card.stability is None or card.difficulty is None:
        raise ValueError("A card that was reviewed has a stability.")
    return Memory(
        card.state.name.lower(), card.step, card.stability, card.difficulty, now, card.due
    )
