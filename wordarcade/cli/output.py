"""Output of commands: one JSON object, or lines for people."""

import json
from collections.abc import Collection, Mapping, Sequence
from typing import Any

import click

from wordarcade.lexicon.lexicon import Lexicon
from wordarcade.support.wording import printable


def print_json(data: Mapping[str, Any]) -> None:
    """Print one JSON object and nothing else."""
    click.echo(json.dumps(data))


def lexicon_json(lexicon: Lexicon) -> dict[str, Any]:
    """Return how results name the lexicon that they were found with."""
    return {"name": lexicon.name, "words": len(lexicon), "sha256": lexicon.identity}


def lexicon_identity(lexicon: Lexicon) -> dict[str, Any]:
    """Return how the word tools name their lexicon."""
    return {"name": lexicon.name, "sha256": lexicon.identity}


def print_table(rows: Sequence[tuple[str, ...]], right: Collection[int] = ()) -> None:
    """Print rows under each other, in columns as wide as they need.

    Args:
        rows: the heading and the others, all of as many cells; texts may come from anywhere.
        right: the columns, 0-based, that stand flush right.
    """
    shown = [tuple(map(printable, row)) for row in rows]
    widths = [max(map(len, column)) for column in zip(*shown, strict=True)]
    for row in shown:
        cells = (
            cell.rjust(width) if number in right else cell.ljust(width)
            for number, (cell, width) in enumerate(zip(row, widths, strict=True))
        )
        click.echo("  ".join(cells).rstrip())
