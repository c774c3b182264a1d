"""`wordarcade wordsearch`."""

import click

from wordarcade.cli.front_end import (
    open_full_screen,
    standard_dialogue,
    user_services,
    wants_line_mode,
)
from wordarcade.cli.options import lexicon_option, min_option, no_assignment_option
from wordarcade.cli.word_search_board import SQUARE_BOARD, file_option
from wordarcade.engine.letter_grid import LetterGrid
from wordarcade.engine.word_search.board import LARGEST
from wordarcade.engine.word_search.setup import DEFAULT_SIZE, WordSearchSetup
from wordarcade.games.routes import NewGameRoute
from wordarcade.games.word_search.spec import WORD_SEARCH
from wordarcade.plain.playing import play_new_games


@click.command("wordsearch")
@click.option(
    "--seed", type=click.IntRange(min=0), metavar="N", help="Repeat the board of this number."
)
@click.option(
    "--size", type=click.IntRange(1, LARGEST), metavar="N", help="Rows and columns of the board."
)
@click.option(
    "--board", type=SQUARE_BOARD, metavar="BOARD", help='Your own board: "CAT X/FISH XXXX".'
)
@file_option
@min_option
@lexicon_option
@click.option("--plain", is_flag=True, help="Play line by line, without a full screen.")
@no_assignment_option
def word_search(
    *,
    seed: int | None,
    size: int | None,
    board: LetterGrid | None,
    board_in_file: LetterGrid | None,
    min_length: int | None,
    lexicon: str | None,
    plain: bool,
) -> None:
    """Find words on a square board of letters, or of strings.

    With --board, --file or --seed the round starts at once; otherwise what is left out is asked
    for.
    """
    if sum(given is not None for given in (size, board, board_in_file)) > 1:
        raise click.UsageError("Give only one of --size, --board and --file.")
    line_mode = wants_line_mode(plain=plain)
    services = user_services()
    own = board or board_in_file
    ask = own is None and seed is None
    setup = WordSearchSetup(
        size=size or DEFAULT_SIZE,
        min_length=min_length,
        lexicon=lexicon or services.settings.current.lexicon,
        seed=seed,
        board=own,
    )
    if not line_mode:
        open_full_screen(services, NewGameRoute("wordsearch", setup, ask))
        return
    with standard_dialogue() as dialogue:
        unsaid = {"size"} if ask and size is None else ()
        play_new_games(services, WORD_SEARCH, setup, dialogue, unsaid)
