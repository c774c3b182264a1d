"""All puzzles at a glance: the ratings, how many are solved, and the last ones."""

from collections.abc import Sequence
from dataclasses import dataclass

from wordarcade.games.days import midnight
from wordarcade.games.puzzles.glicko import Rated
from wordarcade.games.puzzles.kinds import KINDS, PuzzleKind
from wordarcade.services import Services
from wordarcade.store.puzzle_figures import Finished, Tally

__all__ = ["Finished", "KindFigures", "Overview", "Tally", "overview_of"]

_NONE: Tally = Tally()


@dataclass(frozen=True, slots=True)
class KindFigures:
    """The puzzles of a game.

    Attributes:
        kind: what they ask for.
        rating: the player's rating in them; None before the first was done.
        provisional: whether that means little yet.
        tally: how many there are of which state.
    """

    kind: PuzzleKind
    rating: int | None
    provisional: bool
    tally: Tally

    @property
    def rating_text(self) -> str:
        """The rating, as about so much while it is provisional; a dash without one.

        >>> KindFigures(KINDS["hand"], 1520, True, Tally()).rating_text
        'about 1520'
        """
        if self.rating is None:
            return "–"
        return f"{'about ' if self.provisional else ''}{self.rating}"


@dataclass(frozen=True, slots=True)
class Overview:
    """The puzzles of all games.

    Attributes:
        kinds: those of each game, in the order in which they take turns.
        lately: the last ones that were solved or shown, the newest first.
    """

    kinds: Sequence[KindFigures]
    lately: Sequence[Finished]

    @property
    def solved_today(self) -> int:
        """How many were solved today."""
        return sum(each.tally.today for each in self.kinds)

    @property
    def solved(self) -> int:
        """How many were ever solved."""
        return sum(each.tally.solved for each in self.kinds)


def overview_of(services: Services) -> Overview:
    """Return the puzzles of all games.

    Raises:
        StoreError: the database was written by a newer version.
    """
    store = services.games.puzzles
    ratings = store.ratings()
    tallies = store.figures.tallies(midnight(services.clock))

    def figures(kind: PuzzleKind) -> KindFigures:
        stored = ratings.get(kind.game)
        if stored is None:
            return KindFigures(kind, None, provisional=True, tally=tallies.get(kind.game, _NONE))
        rated = Rated(stored.rating, stored.deviation, stored.volatility)
        tally = tallies.get(kind.game, _NONE)
        return KindFigures(kind, round(rated.rating), provisional=rated.provisional, tally=tally)

    lately = tuple(each for each in store.figures.lately() if each.game in KINDS)
    return Overview(tuple(figures(kind) for kind in KINDS.values()), lately)
