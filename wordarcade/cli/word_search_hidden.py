"""Hidden words as arguments of `wordarcade wordsearch`, and their sheet on paper."""

from pathlib import Path

import click

from wordarcade.cli.options import Typed
from wordarcade.engine.word_search.config import WordSearchConfig
from wordarcade.engine.word_search.hidden import Directions
from wordarcade.engine.word_search.setup import HiddenSetup
from wordarcade.engine.word_search.themes import shipped_themes
from wordarcade.games.word_search.sheet import html_sheet, text_sheet
from wordarcade.support.errors import ArcadeError
from wordarcade.support.wording import listed


class UnknownThemeError(ArcadeError, ValueError):
    """What was typed is neither a theme nor a file; the message lists the themes."""


def _hidden_setup(typed: str) -> HiddenSetup:
    """Return the choices for a theme, a file of words, or nothing, which means any theme."""
    themes = shipped_themes()
    if not typed or typed.lower() in themes:
        return HiddenSetup(theme=typed.lower())
    path = Path(typed)
    if path.is_file():
        return HiddenSetup(file=path)
    raise UnknownThemeError(
        f"There is no theme '{typed}', and no such file. The themes are {listed(themes)}."
    )


hidden_option = click.option(
    "--hidden",
    type=Typed("theme", _hidden_setup),
    is_flag=False,
    flag_value="",
    metavar="[THEME|LIST]",
    help="Hide words in straight lines, from a theme or a file of your own.",
)
directions_option = click.option(
    "--directions",
    type=click.Choice([direction.value for direction in Directions]),
    help="How hidden words run: easy is right, down, and diagonally down.",
)
print_option = click.option(
    "--print",
    "printed",
    type=click.Choice(["text", "html"]),
    is_flag=False,
    flag_value="text",
    metavar="[text|html]",
    help="Print a sheet of hidden words and its solution, instead of playing.",
)


def print_sheet(config: WordSearchConfig, seed: int, form: str) -> None:
    """Print the sheet of hidden words.

    Args:
        config: a board with hidden words.
        seed: the number of the sheet.
        form: "text" or "html".
    """
    if config.hidden is None:
        raise TypeError("A sheet has hidden words.")
    if form == "html":
        click.echo(html_sheet(config.hidden, seed), nl=False)
        return
    for line in text_sheet(config.hidden, seed):
        click.echo(line)
