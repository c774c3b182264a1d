"""The rating of a finished game, 0 to 100, comparable between all games."""

from bisect import bisect_right
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from wordarcade.support.wording import count

NEAR_BEST: Final = (1, 30, 50, 75, 95)
"""The least ratings for one to five stars where best play is within reach."""

FAR_FROM_BEST: Final = (1, 8, 18, 30, 50)
"""The least ratings for one to five stars on a board of which nobody finds every word."""

NO_STARS: Final = ()
"""For a lost game without points, which earns no stars however well it was played."""

UNKNOWN: Final = "–"
"""Shown for a rating that is not known, or not yet."""

_LEAST: Final = 1
"""The rating of any points at all."""

_UNDER: Final = "under 1"
_BRIEFLY_UNDER: Final = "<1"
"""Told for that rating where they are less than half of it, in a sentence and among numbers."""

_ALMOST: Final = 95
_PRAISE: Final = ("hard", "hard", "fair", "good", "strong", "brilliant")


def hints_text(hints: int, turns: int = 0, words: int = 0) -> str:
    """Return what help was taken: turns and words say more than the steps of their hints.

    Args:
        hints: how many were taken.
        turns: those with hints; 0 where they are not counted.
        words: those that hints told of; 0 where they are not counted.

    >>> hints_text(13), hints_text(43, turns=12), hints_text(8, words=2)
    ('with 13 hints', 'with hints in 12 turns', 'hints for 2 words')
    """
    if words:
        return f"hints for {count(words, 'word')}"
    return f"with hints in {count(turns, 'turn')}" if turns else f"with {count(hints, 'hint')}"


def earns_stars(hints: int, words: int | None) -> bool:
    """Return whether a finished game earns stars.

    Args:
        hints: how many were taken.
        words: those that hints told of, which its rating leaves out; None where it leaves out none.

    >>> earns_stars(0, None), earns_stars(8, 2), earns_stars(8, None)
    (True, True, False)
    """
    return not hints or words is not None


@dataclass(frozen=True, slots=True)
class Rating:
    """A share of best play.

    Attributes:
        value: in per cent, 0 to 100; 100 for nothing less than the best.
        steps: the least values for one to five stars, ascending.
        earned: the stars earned by another measure, 0 to 5, such as a rank; None where the value
            earns them.
        under: whether the share is so small that only the rule of no 0 for some points made it 1.

    >>> rating = Rating(58)
    >>> rating.stars, rating.starred, rating.words("hand")
    (3, '★★★☆☆', 'a good hand')
    """

    value: int
    steps: tuple[int, ...] = NEAR_BEST
    earned: int | None = None
    under: bool = False

    @property
    def stars(self) -> int:
        """The stars earned, 0 to 5."""
        return bisect_right(self.steps, self.value) if self.earned is None else self.earned

    @property
    def figure(self) -> str:
        """The value, or that it is under 1."""
        return _UNDER if self.under else str(self.value)

    @property
    def brief(self) -> str:
        """The same in a column of numbers.

        >>> Rating(58).brief, Rating(1, under=True).brief
        ('58', '<1')
        """
        return _BRIEFLY_UNDER if self.under else str(self.value)

    @property
    def starred(self) -> str:
        """The stars earned, and those that were not."""
        return "★" * self.stars + "☆" * (len(self.steps) - self.stars)

    @property
    def all_from(self) -> int:
        """The least value for all stars, 1 to 100; there must be stars to earn."""
        return self.steps[-1]

    @property
    def numbered(self) -> str:
        """The rating as a number, told apart from points.

        >>> Rating(1, under=True).numbered
        'rated under 1 of 100'
        """
        return f"rated {self.figure} of 100"

    @property
    def told(self) -> str:
        """The stars and the number; the number in words where there are no stars to earn.

        >>> Rating(58).told, Rating(58, NO_STARS).told
        ('★★★☆☆ 58', 'rated 58 of 100')
        """
        return f"{self.starred} {self.figure}" if self.steps else self.numbered

    def helped(self, hints: int, turns: int = 0) -> str:
        """Return the rating of a game with hints, which earns no stars.

        Args:
            hints: how many were taken.
            turns: those with hints; 0 where they are not counted.

        >>> Rating(99).helped(13)
        'rated 99 of 100, with 13 hints'
        """
        return f"{self.numbered}, {hints_text(hints, turns)}"

    def words(self, thing: str = "game") -> str:
        """Return the rating in words.

        Args:
            thing: what was played: a game, a round or a hand.

        >>> [Rating(value).words("hand") for value in (100, 97, 80, 20)]
        ['perfect: nobody can beat that', 'almost perfect', 'a strong hand', 'a hard one']
        """
        if self.value == 100:
            return "perfect: nobody can beat that"
        if self.value >= _ALMOST:
            return "almost perfect"
        praise = _PRAISE[self.stars]
        return "a hard one" if praise == "hard" else f"a {praise} {thing}"

    def next_star(self, possible: int) -> int | None:
        """Return the fewest points for one more star, or None with all of them.

        Args:
            possible: the points of best play.

        >>> Rating(35, FAR_FROM_BEST).next_star(249)
        124
        >>> Rating(0, FAR_FROM_BEST).next_star(249)
        1
        """
        if self.stars == len(self.steps):
            return None
        step = self.steps[self.stars]
        # Ratings are rounded to the nearest, halves up.
        return 1 if step == _LEAST else -(-(2 * step - 1) * possible // 200)


@dataclass(frozen=True, slots=True)
class Assessment:
    """The result of reviewing a finished game.

    Attributes:
        rating: its rating.
        details: the figures that the review has found, for statistics.
        missed: words to learn from it, each with the kind of question, the most worthwhile first.
    """

    rating: Rating
    details: Mapping[str, object] = field(default_factory=dict)
    missed: tuple[tuple[str, str], ...] = ()


def mean_figure(rating: float, decimals: int = 0) -> str:
    """Return the mean of ratings as a figure; under 1 it is told as that of a single game.

    Args:
        rating: the mean, 0 to 100.
        decimals: the digits after the point.

    >>> [mean_figure(rating) for rating in (57.4, 1, 0.6, 0.03, 0)], mean_figure(57.42, 1)
    (['57', '1', '<1', '<1', '0'], '57.4')
    """
    return _BRIEFLY_UNDER if 0 < rating < 1 else f"{rating:.{decimals}f}"


def is_under(value: int, summary: Mapping[str, object]) -> bool:
    """Return whether a kept rating stands for a share of best play that is under half of 1.

    Args:
        value: the rating, 0 to 100.
        summary: of the game, which may hold anything; its points tell.

    >>> is_under(1, {"score": 11, "possible": 12644}), is_under(1, {"score": 2, "possible": 200})
    (True, False)
    """
    score, possible = summary.get("score"), summary.get("possible")
    if value != _LEAST or not isinstance(score, int) or not isinstance(possible, int):
        return False
    return 0 < 200 * score < possible


def of_points(points: float, possible: int | None, steps: tuple[int, ...]) -> Rating | None:
    """Return the rating of points beside those of best play.

    Args:
        points: the points made; a lucky game may have more than `possible`.
        possible: the points of best play; None if not known.
        steps: the least values for one to five stars.

    Returns:
        The rating; None if best play is not known, or earns nothing.

    >>> of_points(88, 249, FAR_FROM_BEST).value, of_points(999, 1000, NEAR_BEST).value
    (35, 99)
    >>> of_points(11, 12644, FAR_FROM_BEST).figure, of_points(0, 12644, FAR_FROM_BEST).figure
    ('under 1', '0')
    """
    return _rating(points, possible, steps) if possible else None


def of_guesses(given_away: float, allowed: int, steps: tuple[int, ...] = NEAR_BEST) -> Rating:
    """Return the rating of a hangman round.

    Args:
        given_away: the wrong guesses that better play would have spared, or would spare on average.
        allowed: the wrong guesses that lose.
        steps: the least values for one to five stars.

    >>> of_guesses(0, 6).value, of_guesses(1, 6).value, of_guesses(9, 6).value
    (100, 83, 0)
    """
    return _rating(allowed - given_away, allowed, steps)


def of_equity(points: int, lost: float) -> Rating | None:
    """Return the rating of a player of Scrabble.

    Args:
        points: the player's score.
        lost: the equity lost in all turns, in points.

    Returns:
        The rating; None for a game without points in which nothing was lost.

    >>> of_equity(300, 100).value, of_equity(-4, 10).value, of_equity(0, 0)
    (75, 0, None)
    """
    points = max(points, 0)
    return _rating(points, points + lost, NEAR_BEST) if points + lost else None


def rated_as_usual(value: int, summary: Mapping[str, object]) -> Rating:
    """Return a rating whose stars its value alone earns."""
    del summary
    return Rating(value)


def _rating(part: float, whole: float, steps: tuple[int, ...]) -> Rating:
    """Return a share, halves rounded up, but 100 for the whole alone, and 0 for nothing alone."""
    if part >= whole:
        return Rating(100, steps)
    value = int(100 * part / whole + 0.5)
    if part > 0 and not value:
        return Rating(_LEAST, steps, under=True)
    return Rating(min(max(value, 0), 99), steps)
