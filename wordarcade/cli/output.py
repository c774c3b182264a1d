"""What commands print: one JSON object, or lines for people."""

import json
from collections.abc import Mapping
from typing import Any

import click

from wordarcade.lexicon.lexicon import Lexicon


def print_json(data: Mapping[str, Any]) -> None:
    """Print one JSON object and nothing else."""
    click.echo(json.dumps(data))


def lexicon_json(lexicon: Lexicon) -> dict[str, Any]:
    """Return how results name the lexicon that they were found with."""
    return {"name": lexicon.name, "words": len(lexicon), "sha256": lexicon.identity}
