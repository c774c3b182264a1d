"""The spec of a game: all that the arcade needs to know about it."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

from wordarcade.games.card import Card
from wordarcade.games.lazy import Lazy
from wordarcade.games.letters import no_letters
from wordarcade.games.statistics_spec import ANY_GAME, GameStatistics

if TYPE_CHECKING:
    import click

    from wordarcade.games.front_ends import GameScreens, LineMode
    from wordarcade.games.play import GamePlay
    from wordarcade.services import Services
    from wordarcade.store.records import GameHeader, SavedGame
    from wordarcade.support.progress import Report


class GameSpec(NamedTuple):
    """A game: what the list of games has to know, and where everything else is.

    Nothing behind a `Lazy` is imported before the game is opened, so that the home screen
    comes up as quickly with ten games as with one.

    Attributes:
        name: what its games are saved under, and its command.
        title: its name as people read it.
        tagline: what one does in it, in one short sentence.
        brief: the same in at most 12 characters, where a card has no room for it.
        card: the picture on its card.
        play: sets up, begins, saves and resumes its games.
        screens: its screens.
        line_mode: its line mode.
        statistics: what its statistics show.
        letters: returns the letters by which a player knows an unfinished game again, from its
            header; empty if that does not tell them.
        command: the subcommand that plays it; None if it opens only from home.
        solver: its subcommand of `solve`, or None.
        gcg: returns a saved game as a GCG file, from the services and the game; None if there is
            no such form.
        from_gcg: returns the game of a GCG file as it is saved, from the services, the bytes and
            a report; None as above.
    """

    name: str
    title: str
    tagline: str
    brief: str
    card: Card
    play: "Lazy[GamePlay[Any, Any]]"
    screens: "Lazy[GameScreens]"
    line_mode: "Lazy[LineMode]"
    statistics: GameStatistics = ANY_GAME
    letters: "Callable[[GameHeader], str]" = no_letters
    command: "Lazy[click.Command] | None" = None
    solver: "Lazy[click.Command] | None" = None
    gcg: "Lazy[Callable[[Services, SavedGame], bytes]] | None" = None
    from_gcg: "Lazy[Callable[[Services, bytes, Report], SavedGame]] | None" = None
