"""The choice of a front end: full screen or line mode."""

import io
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, TextIO

import click

from wordarcade.cli.full_screen import (
    at_terminal,
    run_app,
    services_in_use,
    terminal_is_dumb,
)
from wordarcade.cli.lazy_group import offered_games
from wordarcade.games.routes import Route
from wordarcade.services import Services

if TYPE_CHECKING:
    from wordarcade.plain.dialogue import Dialogue


def user_services() -> Services:
    """Return the services over the folders of this user's profile, until the command is done.

    Raises:
        ProfileError: there is no such profile.
    """
    return click.get_current_context().with_resource(services_in_use(named_profile()))


def named_profile() -> str | None:
    """Return the profile that the command line names, or None."""
    name: str | None = click.get_current_context().find_root().params.get("profile")
    return name


@contextmanager
def standard_dialogue(*, assignment: bool = False) -> "Iterator[Dialogue]":
    """Hold a dialogue over standard input and output, which the player may leave at any prompt.

    Args:
        assignment: whether to keep to the wordings and the order of the assignment.

    Raises:
        click.UsageError: standard input or output is closed.
    """
    # A full screen needs none of it, and starts sooner without.
    from wordarcade.plain.commands import LeavingError  # noqa: PLC0415 - see above
    from wordarcade.plain.dialogue import Dialogue  # noqa: PLC0415 - see above

    # Python has None for a stream that was closed before it started.
    streams: tuple[TextIO | None, TextIO | None] = sys.stdin, sys.stdout
    source, sink = streams
    if source is None or sink is None:
        name = "input" if source is None else "output"
        raise click.UsageError(f"Standard {name} is closed; line mode needs it open.")
    for stream in (source, sink):
        if isinstance(stream, io.TextIOWrapper):
            # What the encoding does not have must not end the game.
            stream.reconfigure(errors="replace")
    with suppress(LeavingError):
        yield Dialogue(source, sink, assignment=assignment)


def wants_line_mode(*, plain: bool) -> bool:
    """Whether to play line by line: because it was asked for, or the terminal can do no more.

    Args:
        plain: whether `--plain` was given.

    Raises:
        click.UsageError: there is no terminal to show a full screen on, and line mode was not
            asked for, or was declined.
    """
    if plain:
        return True
    if not at_terminal():
        raise click.UsageError(
            "A full screen needs a terminal for input and output; play line by line with --plain."
        )
    if not terminal_is_dumb():
        return False
    if click.confirm("This terminal has no full screen. Play line by line?", default=True):
        return True
    raise click.UsageError("This terminal (TERM=dumb) has no full screen.")


def open_full_screen(services: Services, first: Route) -> None:
    """Run the app until it is left, and leave with its exit code."""
    code = run_app(services, first, offered_games(click.get_current_context()))
    if code:
        raise click.exceptions.Exit(code)
