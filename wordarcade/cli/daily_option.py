"""The option of games that play the puzzle of a day."""

from collections.abc import Callable
from datetime import date
from functools import wraps
from typing import Any

import click
from click.core import ParameterSource

from wordarcade.cli.front_end import (
    open_full_screen,
    standard_dialogue,
    user_services,
    wants_line_mode,
)
from wordarcade.games.days import today
from wordarcade.games.routes import DailyGameRoute
from wordarcade.games.spec import GameSpec
from wordarcade.plain.playing import play_daily
from wordarcade.support.errors import ArcadeError

_TODAY = "today"
_BESIDE = frozenset({"day", "plain"})


class Day(click.ParamType[str]):
    """A date as YYYY-MM-DD, or `today`."""

    name = "date"

    def convert(self, value: str, param: click.Parameter | None, ctx: click.Context | None) -> str:
        """Return the date, or complain in one sentence."""
        try:
            return value if value == _TODAY else date.fromisoformat(value).isoformat()
        except ValueError:
            self.fail(f"'{value}' is not a date. Type it as 2026-11-22.", param, ctx)


class NotOutError(ArcadeError):
    """The puzzle of a later day was asked for; the message is one sentence."""


def day_of(text: str | None) -> date:
    """Return a day that was typed, not a later one than today.

    Args:
        text: as `Day` returns it; None for today.

    Raises:
        NotOutError: the day is still to come.
    """
    now = today(user_services().clock)
    day = now if text in {None, _TODAY} else date.fromisoformat(str(text))
    if day > now:
        raise NotOutError(f"The puzzles of {day.isoformat()} are not out yet.")
    return day


def daily_option(spec: GameSpec) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Give a command that plays a game the option `--daily`, which chooses everything else.

    Args:
        spec: the game.
    """
    option = click.option(
        "--daily",
        "day",
        type=Day(),
        is_flag=False,
        flag_value=_TODAY,
        metavar="[DATE]",
        help="Play the puzzle of the day, or of a day that you have missed.",
    )

    def with_daily(command: Callable[..., None]) -> Callable[..., None]:
        @option
        @wraps(command)
        def play(*, day: str | None, plain: bool, **choices: Any) -> None:
            if day is None:
                command(plain=plain, **choices)
                return
            _refuse_choices()
            play_puzzle(spec, day_of(day), plain=plain)

        return play

    return with_daily


def _refuse_choices() -> None:
    """Make sure that nothing else was chosen: the puzzle is the same for everybody."""
    context = click.get_current_context()
    for param in context.command.params:
        given = context.get_parameter_source(param.name or "") is ParameterSource.COMMANDLINE
        if given and param.name not in _BESIDE:
            raise click.UsageError(
                f"--daily is the same puzzle for everybody; leave {param.opts[0]} out."
            )


def play_puzzle(spec: GameSpec, day: date, *, plain: bool) -> None:
    """Play the puzzle of a day.

    Args:
        spec: the game.
        day: the day.
        plain: whether to play line by line.
    """
    if wants_line_mode(plain=plain):
        with standard_dialogue() as dialogue:
            play_daily(user_services(), spec, day, dialogue)
    else:
        open_full_screen(user_services(), DailyGameRoute(spec.name, day))
