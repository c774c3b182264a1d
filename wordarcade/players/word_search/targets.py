"""The targets of a word search round, which its everyday words can meet."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Final

from wordarcade.engine.verdict import Scored
from wordarcade.players.word_search.solution import WordSearchSolution
from wordarcade.support.wording import spelt

TARGETS: Final = 3
"""The most targets of a board: good words, long ones, and words across a word."""

_MOST: Final = 10
"""The most words that a target asks for."""

_LONG: Final = 3
"""The long words that a target asks for."""

_CHOICE: Final = 2
"""How many times as many words there are as a target asks for, so that not each must be found."""

_GOOD_BEYOND: Final = 2
"""Letters beyond the shortest length that make a good word, where there are enough of them."""

_LONG_BEYOND: Final = 5
"""Letters beyond the shortest length that make a long word, where there are enough of them."""


@dataclass(frozen=True, slots=True)
class Target:
    """Something to aim at; it earns no points.

    Attributes:
        text: what to find.
        short: the same in few words, for a narrow panel.
        done: how much of it is found, at most `goal`.
        goal: how much it takes, 1 or more.
    """

    text: str
    short: str
    done: int
    goal: int

    @property
    def met(self) -> bool:
        """Whether enough has been found."""
        return self.done == self.goal


class Targets:
    """The targets of one board.

    Everyday words set the goals; any word that counts brings them nearer.

    Args:
        solution: every word of the board.
        everyday: those of them that everybody knows.
    """

    def __init__(self, solution: WordSearchSolution, everyday: Collection[str]) -> None:
        config = solution.config
        self._solution: Final = solution
        self._everyday: Final = everyday
        lengths = [len(word) for word in everyday]
        shortest = config.min_length
        good, long = shortest + _GOOD_BEYOND, shortest + _LONG_BEYOND
        self._good = _common_length(lengths, _CHOICE * _MOST, shortest + 1, good)
        self._long = _common_length(lengths, _CHOICE * _LONG, good + 1, long)
        self._crossings: dict[str, int] = {}

    def reached(self, found: Sequence[Scored]) -> tuple[Target, ...]:
        """Return the targets, with how near the words found have come to each."""
        targets = []
        if self._good is not None:
            targets.append(_of_length(found, self._good, _MOST))
        if self._long is not None:
            targets.append(_of_length(found, self._long, _LONG))
        crossing = self._crossing(found)
        if crossing is not None:
            targets.append(crossing)
        return tuple(targets)

    def serving(self, words: Sequence[str], found: Sequence[Scored]) -> list[str]:
        """Return those of some words that bring an open target nearer, the long ones first.

        Args:
            words: words of the board; those of one length stay in their order.
            found: the words found.
        """
        known = {word.word for word in found}
        left = [word for word in words if word not in known]
        asked = ((self._good, _MOST), (self._long, _LONG))
        lengths = [
            length
            for length, goal in asked
            if length is not None and not _of_length(found, length, goal).met
        ]
        if lengths:
            serving = [word for word in left if len(word) >= min(lengths)]
        else:
            crossing, anchor = self._crossing(found), self._anchor(found)
            if anchor is None or crossing is None or crossing.met:
                return []
            serving = [word for word in left if self._crosses(word, anchor)]
        return sorted(serving, key=len, reverse=True)

    def _crosses(self, word: str, anchor: Scored) -> bool:
        return not set(anchor.path).isdisjoint(self._solution.path_of(word))

    def _anchor(self, found: Sequence[Scored]) -> Scored | None:
        """Return the first good word found, which other words are to cross."""
        least = self._good or self._solution.config.min_length
        return next((word for word in found if len(word.word) >= least), None)

    def _crossing(self, found: Sequence[Scored]) -> Target | None:
        """Return the target of words across the first good word; None before there is one."""
        anchor = self._anchor(found)
        if anchor is None:
            return None
        goal = self._crossings.get(anchor.word)
        if goal is None:
            goal = self._crossings[anchor.word] = min(_MOST, self._words_across(anchor))
        if not goal:
            return None
        across = set(anchor.path)
        done = sum(1 for word in found if word is not anchor and not across.isdisjoint(word.path))
        name = anchor.word.upper()
        words = "a word" if goal == 1 else f"{spelt(goal)} words"
        return Target(f"{words} crossing {name}", f"crossing {name}", min(done, goal), goal)

    def _words_across(self, anchor: Scored) -> int:
        return sum(
            1 for word in self._everyday if word != anchor.word and self._crosses(word, anchor)
        )


def _common_length(lengths: Sequence[int], number: int, shortest: int, longest: int) -> int | None:
    """Return the greatest length, of a range, that so many words have or exceed; None if none."""
    for length in range(longest, shortest - 1, -1):
        if sum(1 for each in lengths if each >= length) >= number:
            return length
    return None


def _of_length(found: Sequence[Scored], length: int, goal: int) -> Target:
    done = sum(1 for word in found if len(word.word) >= length)
    words = f"words of {length}+ letters"
    return Target(f"{spelt(goal)} {words}", words, min(done, goal), goal)
