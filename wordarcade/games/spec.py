"""What a game is to the arcade, told once."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

from wordarcade.games.lazy import Lazy
from wordarcade.store.variants import ALL_ALIKE, Variants

if TYPE_CHECKING:
    import click

    from wordarcade.games.play import GamePlay


class GameScreens(NamedTuple):
    """The screens of a game.

    Attributes:
        setup: makes the screen that asks for choices, from the services and those made so far;
            None where there is nothing to choose.
        play: makes the screen of a session, from the services and the session.
        replay: makes the screen of a finished game turn by turn, from the services and a file
            or a saved game; None where there is none.
    """

    setup: Callable[..., Any] | None
    play: Callable[..., Any]
    replay: Callable[..., Any] | None = None


class LineMode(NamedTuple):
    """A game line by line.

    Attributes:
        play: plays a session to its end, from the session and a dialogue; its clock runs, and
            what cannot be saved is raised.
        complete: returns the choices with the answers to what is unsaid, from the services, the
            choices, the names of those that are asked for, and a dialogue; None where nothing
            can be unsaid. Choices that ask have a `lexicon`, its name or path.
        again: asks whether another game is to follow one that was begun here, from a dialogue;
            None where nobody is asked. Choices that are used again have a `seed`.
    """

    play: Callable[..., None]
    complete: Callable[..., Any] | None = None
    again: Callable[..., bool] | None = None


@dataclass(frozen=True, slots=True)
class GameSpec:
    """A game: what the list of games has to know, and where everything else is.

    Nothing behind a `Lazy` is imported before the game is opened, so that the home screen
    comes up as quickly with ten games as with one.

    Attributes:
        name: what its games are saved under, and its command.
        title: its name as people read it.
        tagline: what one does in it, in one short sentence.
        card: the tiles on its card: rows of letters of equal length.
        play: how its games are set up, begun, saved and resumed.
        screens: how they are shown.
        line_mode: how they are played line by line.
        variants: which of its games are compared; where nobody scores, that does not matter.
        command: the subcommand that plays it; None where it can only be opened from home.
        solver: the subcommand of `solve` that answers questions about it, or None.
    """

    name: str
    title: str
    tagline: str
    card: tuple[str, ...]
    play: "Lazy[GamePlay[Any, Any]]"
    screens: Lazy[GameScreens]
    line_mode: Lazy[LineMode]
    variants: Variants = ALL_ALIKE
    command: "Lazy[click.Command] | None" = None
    solver: "Lazy[click.Command] | None" = None
