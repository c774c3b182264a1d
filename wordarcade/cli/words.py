"""`wordarcade words`: the word tools."""

from typing import Final

import click

from wordarcade.cli.lazy_group import LazyGroup

_SEARCHES: Final = (
    *("anagram", "check", "contains", "hooks", "pattern", "prefix", "probability", "suffix"),
)


def _tools(_context: click.Context) -> dict[str, str]:
    """Return where each tool is."""
    return {
        "compare": "wordarcade.cli.words_compare:compare",
        "define": "wordarcade.cli.words_define:define",
        "leave": "wordarcade.cli.words_leave:leave",
        **{name: f"wordarcade.cli.words_search:{name}" for name in _SEARCHES},
    }


@click.group(cls=LazyGroup, paths=_tools)
def words() -> None:
    """Look words up, and find words by letters."""
