"""Groups of commands that are imported when they are called for."""

import contextlib
import os
import sys
from collections.abc import Callable, Iterator, Mapping
from typing import Any

import click

from wordarcade.games.lazy import Lazy
from wordarcade.games.registry import GAMES, Registry


def give_up_output() -> None:
    """Drop what standard output still holds, of which Python would complain at the exit."""
    with contextlib.suppress(OSError, ValueError):  # tests run without files below
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


@contextlib.contextmanager
def _until_reader_leaves() -> Iterator[None]:
    """Leave when the reader has seen enough, as `head` does, which click takes for a failure."""
    try:
        yield
    except BrokenPipeError as error:
        give_up_output()
        raise click.exceptions.Exit(0) from error


Paths = Callable[[click.Context], Mapping[str, str]]
"""Returns where each subcommand is: a module and an attribute of it, with a colon between."""


def offered_games(context: click.Context) -> Registry:
    """Return the games that the command line offers."""
    return context.find_object(Registry) or GAMES


class LazyGroup(click.Group):
    """A group whose subcommands are imported by name, so that starting stays quick.

    Args:
        paths: where the subcommands are.
        settings: what `click.Group` takes.
    """

    def __init__(self, paths: Paths, **settings: Any) -> None:
        super().__init__(**settings)
        self._paths = paths

    def make_context(
        self,
        info_name: str | None,
        args: list[str],
        parent: click.Context | None = None,
        **extra: Any,
    ) -> click.Context:
        """Read the options of the group itself, some of which print."""
        with _until_reader_leaves():
            return super().make_context(info_name, args, parent, **extra)

    def invoke(self, ctx: click.Context) -> Any:
        """Carry out the subcommand."""
        with _until_reader_leaves():
            return super().invoke(ctx)

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Return the names of the subcommands."""
        return sorted(self._paths(ctx))

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Import and return a subcommand, or None if there is none of that name."""
        path = self._paths(ctx).get(cmd_name)
        if path is None:
            return None
        command: Lazy[click.Command] = Lazy(path)
        return command.load()

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Find the subcommand that is called for, or suggest those with a name like that.

        Raises:
            click.NoSuchCommand: there is none.
        """
        try:
            return super().resolve_command(ctx, args)
        except click.NoSuchCommand as error:
            # click looks for names among the subcommands that have been imported.
            raise click.NoSuchCommand(args[0], possibilities=self._paths(ctx), ctx=ctx) from error
