"""The boards of word search as arguments: typed, or in a file."""

from pathlib import Path

import click

from wordarcade.cli.options import Typed
from wordarcade.engine.word_search.board import parse_square
from wordarcade.players.word_search.board_file import read_board_file

SQUARE_BOARD = Typed("board", parse_square)
"""A board of word search: rows separated by `/`, cells by spaces; a `Q` is a Q."""

file_option = click.option(
    "--file",
    "board_in_file",
    type=Typed("file", lambda path: read_board_file(Path(path))),
    metavar="FILE",
    help="A file with a board, one row per line.",
)
