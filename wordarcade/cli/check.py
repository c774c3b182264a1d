"""`wordarcade check`: what programs print, against what the course assignments demand."""

import click

from wordarcade.cli.lazy_group import LazyGroup

_PATHS = {
    "boggle": "wordarcade.cli.check_outputs:boggle",
    "hand": "wordarcade.cli.check_outputs:hand",
    "hangman": "wordarcade.cli.check_outputs:hangman",
    "wordsearch": "wordarcade.cli.check_outputs:word_search",
}


@click.group(cls=LazyGroup, paths=lambda _: _PATHS)
def check() -> None:
    """Check a program's output against its assignment."""
