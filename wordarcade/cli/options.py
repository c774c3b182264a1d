"""Options that several commands share."""

from collections.abc import Callable
from functools import partial
from typing import Any, TypeVar

import click

from wordarcade.engine.board_text import parse_board
from wordarcade.engine.hand.hand_text import parse_hand
from wordarcade.engine.scrabble.notation.cgp import read_cgp
from wordarcade.engine.timer import Timer
from wordarcade.lexicon.limits import MAX_WORD_LENGTH
from wordarcade.support.errors import ArcadeError
from wordarcade.support.user_file import FileError

_Value = TypeVar("_Value")
_Command = TypeVar("_Command", bound=Callable[..., Any])


class Typed(click.ParamType[_Value]):
    """A parameter typed on the command line, read by the function that reads it elsewhere.

    Args:
        name: what `--help` shows for it.
        read: returns the value of a text, or raises an error whose message is a sentence.
    """

    def __init__(self, name: str, read: Callable[[str], _Value]) -> None:
        self.name = name
        self._read = read

    def convert(
        self, value: str | _Value, param: click.Parameter | None, ctx: click.Context | None
    ) -> _Value:
        """Return the value, or complain in one sentence."""
        if not isinstance(value, str):
            return value
        try:
            return self._read(value)
        except FileError:
            raise  # a data file is at fault, not what was typed
        except ArcadeError as error:
            self.fail(str(error), param, ctx)


class LateHelp(click.Option):
    """An option whose help names what a data file lists, which is read when help is asked for.

    Args:
        late_help: returns the help.
    """

    def __init__(self, *args: Any, late_help: Callable[[], str], **options: Any) -> None:
        super().__init__(*args, **options)
        self._late_help = late_help

    def get_help_record(self, ctx: click.Context) -> tuple[str, str] | None:
        """Return the names of the option and its help."""
        self.help = self._late_help()
        return super().get_help_record(ctx)


TIMER = Typed("MM:SS", Timer.parse)
"""A time limit, `MM:SS`, or `MM:SS+N` for N seconds more with each letter found."""

BOGGLE_BOARD = Typed("board", partial(parse_board, q_is_qu=True))
"""A board of Boggle: rows separated by `/`, cells by spaces; `Q` and `Qu` are the Qu face."""

HAND = Typed("hand", parse_hand)
"""Letters and at most one `*`, with or without spaces between them."""

CGP = Typed("CGP", read_cgp)
"""A position of Scrabble in one line."""

GAME_ID = click.IntRange(1, 2**63 - 1)
"""The number of a saved game, which the database keeps in 64 bits."""

lexicon_option = click.option(
    "--lexicon",
    metavar="NAME|PATH",
    help="A lexicon by name, or the path of a word list.",
)
assignment_option = click.option(
    "--assignment",
    is_flag=True,
    help="Play line by line, worded as in the course assignment.",
)


def _refuse_assignment(_context: click.Context, _option: click.Parameter, given: bool) -> None:
    if given:
        raise click.UsageError(
            "Only Boggle, hand and hangman have an assignment; leave --assignment out."
        )


no_assignment_option = click.option(
    "--assignment",
    is_flag=True,
    hidden=True,
    expose_value=False,
    callback=_refuse_assignment,
)
"""For games that were no assignment: whoever asks for it learns which were."""

json_option = click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
min_option = click.option(
    "--min",
    "min_length",
    type=click.IntRange(1, MAX_WORD_LENGTH),
    metavar="N",
    help="Fewest letters of a word.",
)
timer_option = click.option(
    "--timer",
    type=TIMER,
    help="Time limit, or off; MM:SS+N adds N seconds for each letter you find.",
)
plain_option = click.option(
    "--plain", is_flag=True, help="Play line by line, without a full screen."
)


def seed_option(help_text: str) -> Callable[[_Command], _Command]:
    """Return the option that repeats what chance made.

    Args:
        help_text: what it repeats.
    """
    return click.option("--seed", type=click.IntRange(min=0), metavar="N", help=help_text)
