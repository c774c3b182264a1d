"""`wordarcade train`: the program learns, or you do."""

import click

from wordarcade.cli.lazy_group import LazyGroup


def _trainings(_context: click.Context) -> dict[str, str]:
    """Return where each training is."""
    return {
        "leaves": "wordarcade.cli.train_leaves:leaves",
        "words": "wordarcade.cli.train_words:words",
    }


@click.group(cls=LazyGroup, paths=_trainings)
def train() -> None:
    """Train yourself on words, or the bots on leaves."""
