"""The moves of a position by simulation, as `wordarcade solve scrabble` tells them."""

from typing import Any

import click

from wordarcade.engine.scrabble.entry import EntryError
from wordarcade.engine.scrabble.notation.cgp import CgpPosition
from wordarcade.players.scrabble.last_play import LastPlay
from wordarcade.players.scrabble.simulation import PLAYERS, SimulatedMove
from wordarcade.players.scrabble.simulation_rounds import Budget
from wordarcade.players.scrabble.view import View

MOST_CANDIDATES = 100
"""The moves that one simulation compares, at most."""

MOST_SECONDS = 86_400
"""The longest simulation of a position."""

HEADINGS = ("win", "mean", "±", "iterations")


def budget_of(
    seconds: float | None, iterations: int | None, position: CgpPosition, most: int | None
) -> Budget | None:
    """Return how long to simulate a position; None if nothing asks for it.

    Raises:
        click.UsageError: the position or the number of moves cannot be simulated.
    """
    if seconds is None and iterations is None:
        return None
    if most is None or most > MOST_CANDIDATES:
        raise click.UsageError(
            f"A simulation compares up to {MOST_CANDIDATES} moves; give their number with --top."
        )
    if len(position.racks) > PLAYERS:
        raise click.UsageError("Only positions of two players can be simulated.")
    return Budget(seconds, iterations)


def last_play_of(position: CgpPosition, typed: str | None, view: View) -> LastPlay:
    """Return the opponent's last play, from which its rack is to be inferred.

    Args:
        position: the position after it.
        typed: the play, such as "8D Q(U)IZ"; None for the last move that the position tells.
        view: what the player to move knows of the position.

    Raises:
        click.UsageError: it cannot be the last play, or nothing can be inferred from it.
    """
    text = position.last_move if typed is None else typed
    if typed is None and not text:
        raise click.UsageError(
            'The CGP doesn\'t tell the last move; add it, like "lm 8D Q.IZ;", or give it to '
            "'wordarcade solve scrabble' with --last-play."
        )
    try:
        return LastPlay.read(text, view)
    except EntryError as error:
        raise click.UsageError(str(error)) from error


def simulation_json(simulated: SimulatedMove) -> dict[str, Any]:
    """Return the fields that simulation adds to a move."""
    return {
        "win_percent": 100 * simulated.win_chance,
        "mean_equity": simulated.mean_equity,
        "standard_error": simulated.standard_error,
        "iterations": simulated.iterations,
    }


def cells(simulated: SimulatedMove) -> tuple[str, ...]:
    """Return the cells under `HEADINGS`."""
    return (
        f"{simulated.win_chance:.1%}",
        f"{simulated.mean_equity:+.1f}",
        f"{simulated.standard_error:.1f}",
        f"{simulated.iterations:,}",
    )
