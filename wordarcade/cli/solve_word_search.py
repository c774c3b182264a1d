"""`wordarcade solve wordsearch`."""

import click

from wordarcade.cli.front_end import user_services
from wordarcade.cli.grid_solution import print_solution
from wordarcade.cli.options import json_option, lexicon_option, min_option
from wordarcade.cli.output import print_json
from wordarcade.cli.progress import progress_bar
from wordarcade.cli.word_search_board import SQUARE_BOARD, file_option
from wordarcade.engine.letter_grid import LetterGrid
from wordarcade.engine.word_search.config import DEFAULT_MIN_LENGTH, WordSearchConfig
from wordarcade.players.word_search.solver import solve
from wordarcade.support.wording import printable


@click.command("wordsearch")
@click.argument("board", type=SQUARE_BOARD, required=False)
@file_option
@min_option
@click.option("--find", metavar="WORD", help="Show only where WORD is; any word will do.")
@lexicon_option
@json_option
def word_search(
    board: LetterGrid | None,
    board_in_file: LetterGrid | None,
    min_length: int | None,
    find: str | None,
    lexicon: str | None,
    *,
    as_json: bool,
) -> None:
    """Find the words on a square board, or where one of them is.

    BOARD is typed like "CAT X/FISH XXXX"; --file takes a file, or - for standard input.
    """
    grid = board or board_in_file
    if grid is None or (board is not None and board_in_file is not None):
        raise click.UsageError("Give one board, typed or with --file.")
    if find is None:
        least = DEFAULT_MIN_LENGTH if min_length is None else min_length
        _print_words(WordSearchConfig(grid, least), lexicon, as_json=as_json)
    else:
        _print_path(grid, find, as_json=as_json)


def _print_words(config: WordSearchConfig, source: str | None, *, as_json: bool) -> None:
    services = user_services()
    lexicon = services.lexicons.open(source or services.settings.current.lexicon)
    with progress_bar("Searching") as report:
        solution = solve(config, lexicon, report)
    words = [(word, config.worth(word)) for word in solution.words]
    paths = solution.paths if as_json else None
    print_solution(config.grid, config.min_length, lexicon, words, paths)


def _print_path(grid: LetterGrid, word: str, *, as_json: bool) -> None:
    with progress_bar("Searching") as report:
        path = grid.find_path(word, report=report)
    if as_json:
        print_json({"word": word.upper(), "path": list(path)})
    elif path:
        cells = ", ".join(map(str, path))
        click.echo(f"{word.upper()} is on the cells {cells}, counted row by row from 0.")
    else:
        click.echo(f"{printable(word).upper()} is not on the board.")
