"""The command `wordarcade`: its subcommands, its exit codes and its one-sentence errors."""

import contextlib
import importlib
import sys
from collections.abc import Sequence
from typing import Final

import click

from wordarcade.cli.lazy_group import LazyGroup, give_up_output, offered_games
from wordarcade.games.registry import GAMES, Registry
from wordarcade.store.locations import Locations
from wordarcade.support.errors import ArcadeError
from wordarcade.support.log_file import LogFile
from wordarcade.support.wording import listed, printable

DONE: Final = 0
BAD_INPUT: Final = 2
CRASHED: Final = 3
INTERRUPTED: Final = 130

_SUBCOMMANDS: Final = {
    "analyse": "wordarcade.cli.analyse:analyse",
    "check": "wordarcade.cli.check:check",
    "daily": "wordarcade.cli.daily:daily",
    "games": "wordarcade.cli.games:games",
    "lexicon": "wordarcade.cli.lexicons:lexicon",
    "locate": "wordarcade.cli.install_info:locate",
    "match": "wordarcade.cli.match:match",
    "profiles": "wordarcade.cli.profiles:profiles",
    "puzzle": "wordarcade.cli.puzzle:puzzle",
    "replay": "wordarcade.cli.replay:replay",
    "self-check": "wordarcade.cli.install_info:self_check",
    "serve": "wordarcade.cli.serve:serve",
    "solve": "wordarcade.cli.solve:solve",
    "stats": "wordarcade.cli.stats:stats",
    "train": "wordarcade.cli.train:train",
    "words": "wordarcade.cli.words:words",
}
"""The subcommands that belong to no game, each imported only when it is called."""


def _subcommands(context: click.Context) -> dict[str, str]:
    """Return where each subcommand is, those of the games included."""
    played = {game.name: game.command.path for game in offered_games(context) if game.command}
    return {**_SUBCOMMANDS, **played}


def _show_version(context: click.Context, _option: click.Parameter, wanted: bool) -> None:
    if wanted:
        install_info = importlib.import_module("wordarcade.cli.install_info")
        click.echo(install_info.version_line())
        context.exit()


@click.group(
    cls=LazyGroup,
    paths=_subcommands,
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
@click.option("--profile", metavar="NAME", help="Play as this profile, just this once.")
@click.pass_context
def root(context: click.Context, profile: str | None) -> None:
    """Word games for the terminal. Without a command: the home screen."""
    del profile  # asked for where services are made
    if context.invoked_subcommand is None:
        home = importlib.import_module("wordarcade.cli.home")
        home.open_home()


def run(arguments: Sequence[str], games: Registry = GAMES) -> int:
    """Carry out a command line and return its exit code.

    Errors that a user can mend are told in one sentence on standard error. Any other is put
    into the log file, which the sentence names.

    Args:
        arguments: the command line.
        games: the games that can be played.
    """
    if sys.stdout is None:
        # The next file that is opened would take its place, and be written to.
        return _complain("Standard output is closed; send it to /dev/null instead.", BAD_INPUT)
    try:
        code = root.main(list(arguments), prog_name="wordarcade", standalone_mode=False, obj=games)
        sys.stdout.flush()
    except (KeyboardInterrupt, click.Abort):
        return INTERRUPTED
    except BrokenPipeError:
        give_up_output()
        return DONE
    except Exception as error:  # the last resort: no traceback reaches a user
        return tell(error)
    return int(code or DONE)


def tell(error: Exception) -> int:
    """Tell an error in one sentence; return the exit code."""
    return _complain(*_fault(error))


def _fault(error: Exception) -> tuple[str, int]:
    """Return what to say of an error, and the exit code."""
    if isinstance(error, click.exceptions.NoArgsIsHelpError) and error.ctx is not None:
        return _missing_command(error.ctx), BAD_INPUT
    if isinstance(error, click.ClickException):
        return error.format_message(), BAD_INPUT
    if isinstance(error, ArcadeError):
        return str(error), BAD_INPUT
    if isinstance(error, OSError):
        give_up_output()
        return _refusal(error), BAD_INPUT
    with contextlib.closing(LogFile(Locations.of_user().log)) as log:
        return log.report_crash(error), CRASHED


def _missing_command(context: click.Context) -> str:
    """Return what to say of a group that is called without one of its commands."""
    group = context.command
    names = group.list_commands(context) if isinstance(group, click.Group) else []
    if not names:
        return f"Give '{context.command_path}' something to do; --help lists what you can add."
    return f"Give a command after '{context.command_path}': {listed(names)}."


def _refusal(error: OSError) -> str:
    """Return the sentence for what the system did not let a command do.

    Whoever opens a file says what was to be done with it; what arrives here without the name of a
    file was on its way to standard output.
    """
    if error.filename is None:
        return f"The output cannot be written ({error.strerror or error}); check where it goes."
    return f"{error.filename} cannot be used ({error.strerror}); check the disk and the path."


def _complain(sentence: str, code: int) -> int:
    with contextlib.suppress(OSError):  # nobody is there to be told
        click.echo(printable(" ".join(sentence.split())), err=True)
    return code
