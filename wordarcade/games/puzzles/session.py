"""A puzzle being solved, without a terminal: tries, hints, what is at stake, ratings."""

from dataclasses import dataclass, replace
from typing import Final

from wordarcade.games.puzzles.glicko import Rated, Result, expected_score, updated
from wordarcade.games.puzzles.kinds import KINDS, PuzzleKind
from wordarcade.games.puzzles.problem import Hint, Judged, Mark, Problem
from wordarcade.games.puzzles.source_text import MADE_UP
from wordarcade.games.puzzles.supply import SetPuzzle, Supply, known_puzzle
from wordarcade.services import Services
from wordarcade.store.puzzles import KnownPuzzle, Outcome, Puzzle, StoredRating

__all__ = ["Hint", "Judged", "Mark", "Outcome", "Problem", "PuzzleSession", "Stakes"]

_KEPT_BY_WRONG_ANSWER: Final = 0.5
"""The share of the gain that is left after each wrong answer."""

_UNEQUAL: Final = 0.3
"""The chance up to which a puzzle is solved or missed so seldom that its stakes are explained."""

_TEN: Final = 10


@dataclass(frozen=True, slots=True)
class Stakes:
    """By how much the player's rating changes, in points.

    Attributes:
        now: if the puzzle is solved now.
        hinted: if it is solved after one more hint; None if there are no more.
        shown: if the answer is asked for.
    """

    now: int
    hinted: int | None
    shown: int


class PuzzleSession:
    """A puzzle that a player is solving; each step is saved.

    A wrong answer halves the gain, a hint costs part of it; showing the answer loses the puzzle.

    Args:
        services: the app's services.
        known: the puzzle, as it is in the store.
        problem: the same with its answer.
        supply: what was found beside it.
    """

    def __init__(
        self, services: Services, known: KnownPuzzle, problem: Problem, supply: Supply
    ) -> None:
        self.services: Final = services
        self.problem: Final = problem
        self.supply: Final = supply
        self._known = known
        stored = services.games.puzzles.ratings().get(known.puzzle.game)
        self._player = Rated() if stored is None else _rated(stored)

    @classmethod
    def begin(cls, services: Services, chosen: SetPuzzle) -> "PuzzleSession":
        """Return the session of a puzzle that was chosen; notes that it is met."""
        return cls(services, known_puzzle(services, chosen), chosen.problem, chosen.supply)

    # What there is

    @property
    def id(self) -> int:
        """The number of the puzzle."""
        return self._known.id

    @property
    def puzzle(self) -> Puzzle:
        """The puzzle."""
        return self._known.puzzle

    @property
    def kind(self) -> PuzzleKind:
        """What puzzles of this game ask for."""
        return KINDS[self.puzzle.game]

    @property
    def tries(self) -> tuple[str, ...]:
        """The wrong answers, each once, in order."""
        return self._known.tries

    @property
    def judged_tries(self) -> tuple[Judged, ...]:
        """What was tried, in order, with what each lacks as far as that may be told by now."""
        hints = len(self.problem.ladder) if self.over else self.hints
        return tuple(self.problem.judge(text, hints) for text in self.tries)

    @property
    def hints(self) -> int:
        """How many hints were taken."""
        return min(self._known.hints, len(self.problem.ladder))

    @property
    def source(self) -> str:
        """Where the puzzle is from, in a few words."""
        return self.puzzle.source or MADE_UP

    @property
    def hints_taken(self) -> tuple[Hint, ...]:
        """The hints that were taken, in order."""
        return self.problem.ladder[: self.hints]

    @property
    def next_hint(self) -> Hint | None:
        """The hint that comes next; None if there are no more."""
        return next(iter(self.problem.ladder[self.hints :]), None)

    @property
    def outcome(self) -> Outcome | None:
        """How it ended; None while it is open."""
        return self._known.outcome

    @property
    def over(self) -> bool:
        """Whether it has ended."""
        return self.outcome is not None

    @property
    def gain(self) -> int:
        """By how much the player's rating has changed."""
        return self._known.gain or 0

    @property
    def rating(self) -> int:
        """The player's rating in puzzles of this game."""
        return round(self._player.rating)

    @property
    def provisional(self) -> bool:
        """Whether too few puzzles were done for the rating to mean much."""
        return self._player.provisional

    # What is at stake

    @property
    def stakes(self) -> Stakes:
        """What the rating would change by."""
        more = None if self.next_hint is None else self.change_after(self.hints + 1)
        return Stakes(self.change_after(self.hints), more, self._change(0))

    @property
    def balance(self) -> str:
        """Why gain and loss are far from alike, in one sentence; empty where they are not."""
        solved = self._solved_in_ten
        if not solved:
            return ""
        easy = solved > _TEN // 2
        weighs = "earns little and costs much" if easy else "earns much and costs little"
        return f"You should solve about {solved} in {_TEN} like this one, so it {weighs}."

    @property
    def balance_brief(self) -> str:
        """The same in so few words that they stand beside gain and loss."""
        solved = self._solved_in_ten
        return f"You'd solve {solved} in {_TEN} like it." if solved else ""

    @property
    def _solved_in_ten(self) -> int:
        """How many of ten such puzzles are solved, where it is so many or few that stakes differ.

        Else 0.
        """
        expected = expected_score(self._player, self._opponent)
        if _UNEQUAL <= expected <= 1 - _UNEQUAL:
            return 0
        return min(max(round(_TEN * expected), 1), _TEN - 1)

    def change_after(self, hints: int) -> int:
        """Return by how much the rating changes if the puzzle is solved after so many hints."""
        return self._change(self._worth(hints))

    def _worth(self, hints: int) -> float:
        """Return the result of solving the puzzle after so many hints, 0 to 1.

        Hints and wrong answers take from what a win is above what is expected anyway: solving
        never loses, and trying every answer gains next to nothing.
        """
        expected = expected_score(self._player, self._opponent)
        kept = 1 - sum(hint.cost for hint in self.problem.ladder[:hints])
        kept *= _KEPT_BY_WRONG_ANSWER ** len(self.tries)
        return expected + (1 - expected) * kept

    def _change(self, score: float) -> int:
        return round(self._after(score).rating) - self.rating

    def _after(self, score: float) -> Rated:
        return updated(self._player, [Result(self._opponent, score)])

    @property
    def _opponent(self) -> Rated:
        return Rated(self.puzzle.rating, self._known.deviation)

    # What is done

    def answer(self, given: str) -> Judged:
        """Take an answer, and return what it comes to."""
        judged = self.problem.judge(given, self.hints)
        if self.over:
            return judged
        if judged.mark is Mark.RIGHT:
            self._finish(Outcome.SOLVED, self._worth(self.hints))
            return replace(judged, sentence=self.closing)
        if judged.mark is Mark.SHORT and judged.text not in self.tries:
            self._note(replace(self._known, tries=(*self.tries, judged.text)))
        return judged

    def hint(self) -> Hint | None:
        """Take the next hint and return it; None if there are no more."""
        hint = None if self.over else self.next_hint
        if hint is not None:
            self._note(replace(self._known, hints=self.hints + 1))
        return hint

    def show(self) -> str:
        """Give up, and return the sentence that tells the answer."""
        if not self.over:
            self._finish(Outcome.SHOWN, 0)
        return self.closing

    @property
    def may_skip(self) -> bool:
        """Whether another puzzle can be had: an open one that has told nothing may be left."""
        return self.over or not self.hints

    def skip(self) -> None:
        """Leave an open puzzle for good, which changes no rating."""
        if not self.over and self.may_skip:
            self.services.games.puzzles.finish(self._known, Outcome.SKIPPED)
            self._known = replace(self._known, outcome=Outcome.SKIPPED, gain=0)

    @property
    def closing(self) -> str:
        """What came of it: the answer, what it earns, and the rating before and after."""
        told = self.problem.praise
        if self.outcome is Outcome.SOLVED:
            return f"{told}. {self.rating - self.gain} → {self.rating}"
        return f"It was {told}. {self.rating - self.gain} → {self.rating}"

    def _note(self, known: KnownPuzzle) -> None:
        self._known = known
        self.services.games.puzzles.note(known.id, known.tries, known.hints)

    def _finish(self, outcome: Outcome, score: float) -> None:
        player = self._after(score)
        puzzle = updated(self._opponent, [Result(self._player, 1 - score)])
        gain = round(player.rating) - self.rating
        self.services.games.puzzles.finish(
            self._known, outcome, gain=gain, puzzle=_stored(puzzle), player=_stored(player)
        )
        self._player = player
        self._known = replace(self._known, outcome=outcome, gain=gain)


def _rated(stored: StoredRating) -> Rated:
    return Rated(stored.rating, stored.deviation, stored.volatility)


def _stored(rated: Rated) -> StoredRating:
    return StoredRating(rated.rating, rated.deviation, rated.volatility)
