"""The state that the side panel of Boggle shows."""

from collections import Counter
from dataclasses import dataclass
from typing import Final

from wordarcade.engine.boggle.config import BoggleConfig
from wordarcade.games.boggle.rating import rating
from wordarcade.games.boggle.session import BoggleSession
from wordarcade.games.rating import Rating
from wordarcade.screens.clock_face import HURRY_MS
from wordarcade.screens.grid.length_counts import LengthCount, length_counts
from wordarcade.widgets.message_line import GameMessage

_TEN_MINUTES: Final = 600
_SHORT: Final = 4
"""The most letters of the words that are worth least."""
_LONG: Final = 8
"""The fewest letters of those that are worth most."""


@dataclass(frozen=True, slots=True)
class Score:
    """The score, and what it is measured by.

    Attributes:
        points: the points so far.
        gain: what the last word earned, such as "+11", until the next key; else empty.
        words: how many words were found.
        everyday: how many of them everybody knows, and how many such words there are; None while
            the words of the board are not known.
        share: the share of the board searched, 0 to 1, until then.
        rating: the stars so far, of words found without hints; None while best play is not known.
        next_star: the points of the next one, if there is one.
        best: the best score before.
        new_best: whether this is a better one.
        ghost: the points that the best round before had by now; None if it is not raced against.
        hinted: whether hints were taken.
        unaided: the points of words found without hints, which alone count for stars.
    """

    points: int
    gain: str
    words: int
    everyday: tuple[int, int] | None
    share: float
    rating: Rating | None
    next_star: int | None
    best: int | None
    new_best: bool
    ghost: int | None = None
    hinted: bool = False
    unaided: int = 0


@dataclass(frozen=True, slots=True)
class Time:
    """The time in whole seconds.

    Attributes:
        seconds: the time left, or played in a round without a limit.
        limit: the time at the start, or the most there has been; 0 without a limit.
        paused: whether the player has stopped the clock.
        marks_end: whether the last seconds are marked.
        shown: whether it is shown.
        lit: whether it lights up, at the beat of one of the last seconds.
    """

    seconds: int
    limit: int
    paused: bool
    marks_end: bool = True
    shown: bool = True
    lit: bool = False

    @property
    def hurries(self) -> bool:
        """Whether little time is left, which is marked; time that is up is told in any case."""
        least = HURRY_MS if self.marks_end else 0
        return bool(self.limit) and 1000 * self.seconds <= least

    @property
    def long(self) -> bool:
        """Whether its minutes have two digits, or had at the start."""
        return max(self.seconds, self.limit) >= _TEN_MINUTES

    @property
    def text(self) -> str:
        """Minutes and seconds; nothing where they are not shown."""
        return "" if not self.shown else f"{self.seconds // 60}:{self.seconds % 60:02}"


@dataclass(frozen=True, slots=True)
class Found:
    """The words found.

    Attributes:
        words: each with its points, in the order in which they were found.
        lengths: the lengths there are, the longest first.
        points: what words are worth: a range of lengths, such as "3–4", and the points of each;
            "18+" if the longest of them earn more.
        newest: whether the last word is news.
        rare: how many of the words are no everyday ones, as far as known.
    """

    words: tuple[tuple[str, int], ...]
    lengths: tuple[LengthCount, ...]
    points: tuple[tuple[str, str], ...]
    newest: bool
    rare: int = 0


Messages = tuple[GameMessage, ...]


def score_of(session: BoggleSession, gain: str, share: float) -> Score:
    """Return the score of a round.

    Args:
        session: the round.
        gain: what the last word earned, or nothing.
        share: the share of the board searched.
    """
    state, solution = session.state, session.solution
    everyday = stars = next_star = None
    if solution is not None:
        known = sum(word.word in solution.everyday for word in state.found)
        everyday = known, len(solution.everyday)
        stars = rating(state, solution)
        next_star = None if stars is None else stars.next_star(solution.points)
    return Score(
        points=state.score,
        gain=gain,
        words=len(state.found),
        everyday=everyday,
        share=share,
        rating=stars,
        next_star=next_star,
        best=None if session.best is None else session.best.score,
        new_best=session.sets_best,
        ghost=session.ghost_points,
        hinted=state.hint_count > 0,
        unaided=state.unaided_score,
    )


def time_of(session: BoggleSession) -> Time:
    """Return the time of a round, rounded as clocks are: a countdown up, the time played down."""
    timer, remaining = session.state.config.timer, session.remaining_ms
    paused = session.paused and not session.awaiting_start
    settings = session.services.settings.current
    if remaining is None and not settings.time_played:
        return Time(0, 0, paused, shown=False)
    if remaining is None:
        return Time(session.elapsed_ms // 1000, 0, paused)
    won = timer.bonus * sum(len(word.word) for word in session.state.found)
    return Time(-(-remaining // 1000), timer.seconds + won, paused, settings.last_seconds)


def found_of(session: BoggleSession, *, newest: bool) -> Found:
    """Return the words found in a round.

    Args:
        session: the round.
        newest: whether the last word is news.
    """
    state, solution = session.state, session.solution
    everyday = () if solution is None else solution.everyday
    return Found(
        words=tuple((word.word, word.points) for word in state.found),
        lengths=lengths_of(session),
        points=points_by_length(state.config),
        newest=newest,
        rare=sum(word.word not in everyday for word in state.found) if everyday else 0,
    )


def points_by_length(config: BoggleConfig) -> tuple[tuple[str, str], ...]:
    """Return what words are worth, by lengths from the shortest that counts.

    >>> from wordarcade.engine.boggle.scoring import PointsTable
    >>> from wordarcade.engine.letter_grid import LetterGrid
    >>> grid = LetterGrid.of_rows(["ab", "cd"])
    >>> points_by_length(BoggleConfig(grid, min_length=2))
    (('2–4', '1'), ('5', '2'), ('6', '3'), ('7', '5'), ('8+', '11'))
    >>> points_by_length(BoggleConfig(grid, min_length=7))
    (('7', '5'), ('8+', '11'))
    >>> big = PointsTable((1, 1, 1, 1, 2, 3, 5, 11), long_from=9, points_a_letter=2)
    >>> points_by_length(BoggleConfig(grid, min_length=7, points=big))
    (('7', '5'), ('8', '11'), ('9+', '18+'))
    """
    worth = config.points.points_of_length
    least = config.min_length
    long = max(least, _LONG, config.points.long_from)
    short = [] if least > _SHORT else [(_range(least, _SHORT), f"{worth(least)}")]
    middle = [
        (f"{letters}", f"{worth(letters)}") for letters in range(max(least, _SHORT + 1), long)
    ]
    more = "+" if config.points.long_from else ""
    return (*short, *middle, (f"{long}+", f"{worth(long)}{more}"))


def _range(least: int, most: int) -> str:
    return str(most) if least == most else f"{least}–{most}"


def lengths_of(session: BoggleSession) -> tuple[LengthCount, ...]:
    """Return the words of each length; without those of the board, those found alone."""
    found = [word.word for word in session.state.found]
    solution = session.solution
    words = Counter(map(len, found)) if solution is None else solution.count_by_length()
    return length_counts(found, words)
