"""The declaration of a game's statistics."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Final, NamedTuple

from wordarcade.games.lazy import Lazy

if TYPE_CHECKING:
    from wordarcade.games.rating import Rating


POINTS: Final = "points"
"""What most scores count."""


class VariantName(NamedTuple):
    """A variant as people read it.

    Attributes:
        title: its name in a few words.
        group: what it is summed up under, such as a host or a level; empty for none.
        brief: the title in fewer characters, where room is short; empty for the title itself.
    """

    title: str
    group: str = ""
    brief: str = ""


class Detail(NamedTuple):
    """A figure of the summaries of which statistics show the mean.

    Attributes:
        key: its key in the summaries.
        title: its name.
        about: what the mean is of, such as "a game".
        decimals: the digits after the point.
    """

    key: str
    title: str
    about: str = "a game"
    decimals: int = 1


def as_written(variant: str) -> VariantName:
    """Return a variant as summaries have it."""
    return VariantName(variant or "any rules")


_AS_WRITTEN: Final[Lazy[Callable[[str], VariantName]]] = Lazy(
    "wordarcade.games.statistics_spec:as_written"
)


_RATED_AS_USUAL: Final[Lazy["Callable[[int, Mapping[str, object]], Rating]"]] = Lazy(
    "wordarcade.games.rating:rated_as_usual"
)


class GameStatistics(NamedTuple):
    """The figures that a game counts, besides those of every game.

    Attributes:
        figure: what its score counts, in the plural.
        figures: what it counts in some variants, after a word that only these have.
        less_is_better: whether the best score is the least one, of a win.
        decided: whether its games are won or lost.
        details: figures of its own.
        words: whether its games find words.
        grouped_by: what its variants are summed up by, such as "Host"; empty for nothing.
        read: returns the name of a variant.
        rated: returns a rating with its stars, from its value and the summary of the game.
    """

    figure: str = POINTS
    figures: tuple[tuple[str, str], ...] = ()
    less_is_better: bool = False
    decided: bool = False
    details: tuple[Detail, ...] = ()
    words: bool = True
    grouped_by: str = ""
    read: Lazy[Callable[[str], VariantName]] = _AS_WRITTEN
    rated: "Lazy[Callable[[int, Mapping[str, object]], Rating]]" = _RATED_AS_USUAL

    def figure_of(self, variant: str) -> str:
        """Return what the score counts in a variant, as summaries have it.

        >>> hidden = GameStatistics(figures=(("hidden", "words"),))
        >>> hidden.figure_of("10x10 common min 3 hidden all"), hidden.figure_of("10x10 common")
        ('words', 'points')
        """
        words = variant.split()
        return next((figure for word, figure in self.figures if word in words), self.figure)

    def best(self, worth: float | None) -> float | None:
        """Return the best score, given what it is worth."""
        return -worth if self.less_is_better and worth is not None else worth

    def rating(self, value: int, summary: Mapping[str, object]) -> "Rating":
        """Return the rating of a finished game, with the stars that it earned without hints.

        Args:
            value: the rating, 0 to 100.
            summary: of the game, which may hold anything. A lost game without points earns none.
        """
        # The cards of Home show no rating.
        from wordarcade.games.rating import NO_STARS, Rating, is_under  # noqa: PLC0415 - see above

        if summary.get("won") is False and summary.get("score") is None:
            return Rating(value, NO_STARS)
        return replace(self.rated.load()(value, summary), under=is_under(value, summary))


ANY_GAME: Final = GameStatistics()
"""Of a game that has points, and nothing else to count."""
