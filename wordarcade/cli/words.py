"""`wordarcade words`: the word tools."""

import click

from wordarcade.cli.lazy_group import LazyGroup


def _tools(_context: click.Context) -> dict[str, str]:
    """Return where each tool is."""
    return {"define": "wordarcade.cli.words_define:define"}


@click.group(cls=LazyGroup, paths=_tools)
def words() -> None:
    """Look words up, and find words by letters."""
