"""The command `wordarcade`: its subcommands, its exit codes and its one-sentence errors."""

import importlib
import os
import sys
from collections.abc import Sequence
from typing import Final

import click

from wordarcade.engine.board_text import BoardTextError
from wordarcade.lexicon.errors import LexiconError
from wordarcade.log_file import LogFile
from wordarcade.resources import DataFileError, ResourceMissingError
from wordarcade.store.errors import SettingsError, StoreError
from wordarcade.store.locations import Locations
from wordarcade.wording import printable

CRASHED: Final = 1
BAD_INPUT: Final = 2
INTERRUPTED: Final = 130

_SUBCOMMANDS: Final = {
    "boggle": "wordarcade.cli.boggle:boggle",
    "games": "wordarcade.cli.games:games",
    "hand": "wordarcade.cli.hand:hand",
    "hangman": "wordarcade.cli.hangman:hangman",
    "lexicon": "wordarcade.cli.lexicons:lexicon",
    "locate": "wordarcade.cli.house:locate",
    "match": "wordarcade.cli.match:match",
    "replay": "wordarcade.cli.replay:replay",
    "scrabble": "wordarcade.cli.scrabble:scrabble",
    "self-check": "wordarcade.cli.house:self_check",
    "solve": "wordarcade.cli.solve:solve",
    "wordsearch": "wordarcade.cli.word_search:word_search",
}
"""Where each subcommand is; a module is imported only when it is called for."""

_SENTENCES: Final = (
    BoardTextError,
    DataFileError,
    LexiconError,
    ResourceMissingError,
    SettingsError,
    StoreError,
)
"""Errors whose message is a sentence for the user."""


class LazyGroup(click.Group):
    """A group whose subcommands are imported by name, so that starting stays quick."""

    def list_commands(self, ctx: click.Context) -> list[str]:  # noqa: ARG002 - click's signature
        """Return the names of the subcommands."""
        return sorted(_SUBCOMMANDS)

    def get_command(
        self,
        ctx: click.Context,  # noqa: ARG002 - click's signature
        cmd_name: str,
    ) -> click.Command | None:
        """Import and return a subcommand, or None if there is none of that name."""
        if cmd_name not in _SUBCOMMANDS:
            return None
        module, _, name = _SUBCOMMANDS[cmd_name].partition(":")
        command: click.Command = getattr(importlib.import_module(module), name)
        return command


def _show_version(context: click.Context, _option: click.Parameter, wanted: bool) -> None:
    if wanted:
        house = importlib.import_module("wordarcade.cli.house")
        click.echo(house.version_line())
        context.exit()


@click.group(
    cls=LazyGroup,
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
)
@click.option(
    "--version",
    is_flag=True,
    is_eager=True,
    expose_value=False,
    callback=_show_version,
    help="Show the version and what it runs on.",
)
@click.pass_context
def root(context: click.Context) -> None:
    """Word games for the terminal. Without a command: the home screen."""
    if context.invoked_subcommand is None:
        home = importlib.import_module("wordarcade.cli.home")
        home.open_home()


def run(arguments: Sequence[str]) -> int:
    """Carry out a command line and return its exit code.

    Errors that a user can mend are told in one sentence on standard error. Any other is put
    into the log file, which the sentence names.
    """
    try:
        code = root.main(list(arguments), prog_name="wordarcade", standalone_mode=False)
        sys.stdout.flush()
    except (KeyboardInterrupt, click.Abort):
        return INTERRUPTED
    except click.ClickException as error:
        return _complain(error.format_message(), BAD_INPUT)
    except _SENTENCES as error:
        return _complain(str(error), BAD_INPUT)
    except BrokenPipeError:
        # The reader has gone, as `head` does; Python would complain once more at the exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return CRASHED
    except Exception as error:  # the last resort: no traceback reaches a user
        return _complain(LogFile(Locations.of_user().log).report_crash(error), CRASHED)
    return int(code or 0)


def _complain(sentence: str, code: int) -> int:
    click.echo(printable(" ".join(sentence.split())), err=True)
    return code
