"""The boards of word search as arguments: typed, or in a file."""

from pathlib import Path

import click

from wordarcade.engine.board_text import BoardTextError
from wordarcade.engine.letter_grid import LetterGrid
from wordarcade.engine.word_search.board import parse_square
from wordarcade.players.word_search.board_file import read_board_file


class SquareBoardType(click.ParamType[LetterGrid]):
    """A board of word search: rows parted by `/`, cells by spaces; a `Q` is a Q."""

    name = "board"

    def convert(
        self, value: str | LetterGrid, param: click.Parameter | None, ctx: click.Context | None
    ) -> LetterGrid:
        """Return the board, or complain in one sentence."""
        if isinstance(value, LetterGrid):
            return value
        try:
            return parse_square(value)
        except BoardTextError as error:
            self.fail(str(error), param, ctx)


class BoardFileType(click.ParamType[LetterGrid]):
    """A file with a board of word search: a line a row, or as it is typed."""

    name = "file"

    def convert(
        self, value: str | LetterGrid, param: click.Parameter | None, ctx: click.Context | None
    ) -> LetterGrid:
        """Return the board, or complain in one sentence."""
        if isinstance(value, LetterGrid):
            return value
        try:
            return read_board_file(Path(value))
        except BoardTextError as error:
            self.fail(str(error), param, ctx)


file_option = click.option(
    "--file",
    "board_in_file",
    type=BoardFileType(),
    metavar="FILE",
    help="A board in a file: a line a row.",
)
