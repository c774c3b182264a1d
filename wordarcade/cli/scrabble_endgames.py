"""Printed endgames and pre-endgames of `wordarcade solve scrabble`."""

from collections.abc import Sequence
from typing import Any

import click

from wordarcade.cli.output import print_table
from wordarcade.engine.scrabble.board import Board
from wordarcade.players.scrabble.endgame import EndgameValue
from wordarcade.players.scrabble.pre_endgame import Candidate
from wordarcade.players.scrabble.turn_draws import line_text, move_text
from wordarcade.support.wording import count


def endgame_json(board: Board, value: EndgameValue) -> dict[str, Any]:
    """Return the fields of an endgame; bounds that are not known are null."""
    return {
        "value": value.value,
        "line": list(line_text(value.line, board)),
        "exact": value.exact,
        "lower": value.lower,
        "upper": value.upper,
        "positions": value.positions,
    }


def print_endgame(board: Board, value: EndgameValue) -> None:
    """Print the best line, and what it is worth."""
    moves = line_text(value.line, board)
    rows = [
        (str(number), "you" if number % 2 else "opponent", move)
        for number, move in enumerate(moves, start=1)
    ]
    if rows:
        print_table([("", "player", "best line"), *rows], right=(0,))
    click.echo(_endgame_sentence(value))


def _endgame_sentence(value: EndgameValue) -> str:
    if value.exact:
        return f"With best play the spread changes by {value.value:+}, the end included."
    bounds = [
        f"{words} {bound:+}"
        for words, bound in (("at least", value.lower), ("at most", value.upper))
        if bound is not None
    ]
    proven = f"; {' and '.join(bounds)} is proven" if bounds else ""
    return f"About {value.value:+}: there was no time to be sure{proven}. Try more --seconds."


def candidate_json(board: Board, candidate: Candidate) -> dict[str, Any]:
    """Return the fields of a candidate."""
    return {
        "move": move_text(candidate.move, board),
        "win_percent": round(100 * candidate.win_share, 2),
        "spread": round(candidate.spread, 2),
        "exact": candidate.exact,
        "draws": candidate.draws,
    }


def print_candidates(board: Board, candidates: Sequence[Candidate]) -> None:
    """Print the candidates, and how sure their figures are."""
    rows = [
        (
            move_text(candidate.move, board),
            f"{100 * candidate.win_share:.1f}",
            f"{candidate.spread:+.1f}",
            f"{candidate.draws} of {candidate.possible}",
            "yes" if candidate.exact else "no",
        )
        for candidate in candidates
    ]
    heading = ("move", "win %", "spread", "draws solved", "exact")
    print_table([heading, *rows], right=(1, 2, 3))
    exact = sum(candidate.exact for candidate in candidates)
    behind = sum(candidate.dropped for candidate in candidates)
    sentence = f"{count(len(candidates), 'candidate')}, {exact} of them exact"
    if behind:
        sentence += f"; {behind} dropped, since the best wins more often"
    click.echo(f"{sentence}.")
