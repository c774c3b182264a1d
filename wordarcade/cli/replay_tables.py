"""Tables of `wordarcade replay`: a game line by line, or a folder file by file."""

from collections.abc import Iterator, Sequence
from typing import Final

import click

from wordarcade.cli.output import print_table
from wordarcade.cli.replayed_game import ReplayedGame
from wordarcade.engine.scrabble.notation.gcg_reader import GcgFileError
from wordarcade.engine.scrabble.notation.gcg_step import Mismatch, Step
from wordarcade.support.wording import count, printable

_LONGEST_SHOWN: Final = 40

_Row = tuple[str, ...]

_HEADING: Final[_Row] = ("line", "player", "rack", "move", "points", "total", "not words")


def print_game(game: ReplayedGame) -> None:
    """Print a game, a line for each event, and then what does not hold."""
    rows = [_HEADING, *(_row_of(game, step) for step in game.steps)]
    if game.lexicon is None:
        rows = [row[:-1] for row in rows]
    print_table(rows, right=(0, 4, 5))
    click.echo(f"\n{_result(game)}; {count(game.moves, 'move')}")
    for complaint in _complaints(game):
        click.echo(printable(complaint))


def print_games(games: Sequence[tuple[str, ReplayedGame | GcgFileError]]) -> None:
    """Print a line for each file of a folder, and then what does not hold.

    Args:
        games: the files' names, each with its game or why there is none.
    """
    rows = [
        (name, "", "", "cannot be read")
        if isinstance(game, GcgFileError)
        else (name, str(game.moves), str(len(game.mismatches)), _result(game))
        for name, game in games
    ]
    print_table([("file", "moves", "differences", "result"), *rows], right=(1, 2))
    for name, game in games:
        if isinstance(game, GcgFileError):
            click.echo(f"\n{printable(str(game))}")
        elif complaints := list(_complaints(game)):
            click.echo(f"\n{printable(name)}")
            for complaint in complaints:
                click.echo(printable(complaint))


def _row_of(game: ReplayedGame, step: Step) -> _Row:
    if step.event is None:
        return str(step.line), "", "", step.move[:_LONGEST_SHOWN], "", "", ""
    gain, total = step.event.gain, step.event.total
    return (
        str(step.line),
        step.event.nick,
        step.event.rack,
        step.move,
        "" if gain is None else f"{gain:+}",
        "" if total is None else str(total),
        ", ".join(game.not_words(step)),
    )


def _result(game: ReplayedGame) -> str:
    return printable(", ".join(f"{name} {score}" for name, score in game.players))


def _complaints(game: ReplayedGame) -> Iterator[str]:
    """Yield what to say of each difference, and of other lines that cannot be read."""
    yield from map(_complaint, game.mismatches)
    told = {mismatch.line for mismatch in game.mismatches}
    for line, reason in game.gcg.unreadable:
        if line not in told:
            yield f"Line {line}: {reason}"


def _complaint(mismatch: Mismatch) -> str:
    return f"Line {mismatch.line}, {mismatch.move[:_LONGEST_SHOWN]}: {mismatch.reason}"
