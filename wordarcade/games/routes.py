"""Routes: values that name what the app is asked to show; see also `first_routes`."""

from collections.abc import Mapping
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from wordarcade.games.duel.terms import DuelTerms
from wordarcade.games.first_routes import HomeRoute, TourRoute
from wordarcade.games.puzzles.source import Source
from wordarcade.store.duels import DuelId
from wordarcade.store.history import EVERY_GAME, HistoryFilter
from wordarcade.store.records import GameId

if TYPE_CHECKING:
    from wordarcade.games.training.choosing import Choice

__all__ = [
    "EVERY_GAME",
    "AgainRoute",
    "DuelRoute",
    "HistoryFilter",
    "HistoryRoute",
    "HomeRoute",
    "LexiconsRoute",
    "NewGameRoute",
    "PositionRoute",
    "PuzzleRoute",
    "PuzzlesRoute",
    "ReplayRoute",
    "ResumeRoute",
    "Route",
    "RouteAboveHome",
    "StatisticsRoute",
    "TourRoute",
    "TrainerRoute",
    "WordToolsRoute",
]


class HistoryRoute(NamedTuple):
    """The finished games.

    Attributes:
        marked: the game to mark; None for the newest.
        wanted: which of them.
        deleted: the games deleted on this visit, which can be brought back, the last one last.
    """

    marked: GameId | None = None
    wanted: HistoryFilter = EVERY_GAME
    deleted: tuple[GameId, ...] = ()


class StatisticsRoute(NamedTuple):
    """The finished games in figures.

    Attributes:
        game: the name of the game to show; empty for all together.
    """

    game: str = ""


class LexiconsRoute(NamedTuple):
    """The word lists."""


class WordToolsRoute(NamedTuple):
    """The word tools."""


class TrainerRoute(NamedTuple):
    """The words to learn.

    Attributes:
        choice: which of them; None for all.
        lexicon: the name or path of their lexicon; empty for the usual one.
    """

    choice: "Choice | None" = None
    lexicon: str = ""


class DailyRoute(NamedTuple):
    """The puzzles of a day.

    Attributes:
        day: the day; None for today.
    """

    day: date | None = None


class DailyGameRoute(NamedTuple):
    """The puzzle of a day in one game: begun, played on, or its results.

    Attributes:
        game: the name of the game.
        day: the day; None for today.
    """

    game: str
    day: date | None = None


class PuzzlesRoute(NamedTuple):
    """All kinds of puzzles, to choose from.

    Attributes:
        source: where the puzzles come from.
        lexicon: the name or path of the words; None for those of the settings.
    """

    source: Source = Source.ANY
    lexicon: str | None = None


class PuzzleRoute(NamedTuple):
    """A puzzle with one best answer.

    Attributes:
        game: the name of its game; empty for that of the last one.
        rating: how hard it should be; None for the player's own rating.
        lexicon: the name or path of the words; None for those of the settings.
        seed: of a puzzle that is made up; None for a fresh one.
        preferred: the fingerprints of puzzles of which one is wanted; empty for any.
        source: where it comes from.
    """

    game: str = ""
    rating: int | None = None
    lexicon: str | None = None
    seed: int | None = None
    preferred: frozenset[str] = frozenset()
    source: Source = Source.ANY


class NewGameRoute(NamedTuple):
    """A new game.

    Attributes:
        game: the name of the game.
        setup: the choices made so far, of the game's own type.
        ask: whether to show the set-up screen with these choices, instead of beginning at once.
        duel: who plays in turn, and how many rounds; None for one player.
        back: where the game leads back to; None for home.
    """

    game: str
    setup: Any
    ask: bool = True
    duel: DuelTerms | None = None
    back: "WayBack | None" = None


class ResumeRoute(NamedTuple):
    """A saved game of any kind; a finished one shows its results.

    Attributes:
        game_id: the game.
        back: where the results lead back to; None for all finished games.
    """

    game_id: GameId
    back: "WayBack | None" = None


class AgainRoute(NamedTuple):
    """A new game with the beginning of a saved one.

    Attributes:
        game_id: the saved game.
    """

    game_id: GameId


class DuelRoute(NamedTuple):
    """A duel: the next turn, or after a round its results.

    Attributes:
        duel_id: the duel.
        round: the round whose results are shown; None for what comes next.
        on: whether the next round begins, though the results of the last are still to be seen.
        back: the list that the results lead back to; None for home.
    """

    duel_id: DuelId
    round: int | None = None
    on: bool = False
    back: HistoryRoute | None = None


class ReplayRoute(NamedTuple):
    """A finished game, turn by turn.

    Attributes:
        game: the name of the game.
        source: a file that records it, or a saved game.
        turn: the turn that is marked first, 0-based; the last one if there are fewer.
        back: where the replay was opened; None for home.
    """

    game: str
    source: Path | GameId
    turn: int = 0
    back: HistoryRoute | ResumeRoute | NewGameRoute | None = None


class PositionRoute(NamedTuple):
    """The editor of positions.

    Attributes:
        game: the name of the game.
        setup: the words, board and tiles, of the game's own type.
        sketch: the position, of the game's own type.
        about: which position it is, after "position"; may be empty.
        edited: whether the position would be lost without a question.
        back: where the editor was opened; None for home.
        own: a play that is listed as well, such as the one that was made, as it is typed.
        held: the tiles that the opponent is known to have kept, which chances to win count.
        study: what has been found of the position before, of the game's own type; None if nothing.
    """

    game: str
    setup: Any
    sketch: Any
    about: str = ""
    edited: bool = False
    back: ReplayRoute | NewGameRoute | None = None
    own: str = ""
    held: str = ""
    study: Any = None

    def known_of(self, sketch: Any) -> "PositionRoute":
        """Return the route, which tells nothing of the game that led to it of another position."""
        return self if sketch == self.sketch else self._replace(own="", held="")


WayBack = HomeRoute | HistoryRoute | DailyRoute | ReplayRoute | PositionRoute
"""A list of games from which games are opened, or where another one was played on from."""

RouteAboveHome = (
    HistoryRoute
    | StatisticsRoute
    | WordToolsRoute
    | LexiconsRoute
    | TourRoute
    | TrainerRoute
    | DailyRoute
    | DailyGameRoute
    | PuzzleRoute
    | PuzzlesRoute
    | NewGameRoute
    | ResumeRoute
    | AgainRoute
    | DuelRoute
    | ReplayRoute
    | PositionRoute
)
"""A screen above the home screen, which is always there."""

Route = HomeRoute | RouteAboveHome
"""Any screen."""

PLACES: Final[Mapping[str, RouteAboveHome]] = {
    "daily": DailyRoute(),
    "history": HistoryRoute(),
    "puzzles": PuzzlesRoute(),
    "statistics": StatisticsRoute(),
    "tour": TourRoute(),
    "trainer": TrainerRoute(),
    "word tools": WordToolsRoute(),
}
"""The places that one goes to from anywhere, by name."""
