"""`wordarcade wordsearch`."""

import random
from dataclasses import replace
from typing import Final

import click

from wordarcade.cli.daily_option import daily_option
from wordarcade.cli.duel_option import duel_options, play_duel
from wordarcade.cli.front_end import (
    open_full_screen,
    standard_dialogue,
    user_services,
    wants_line_mode,
)
from wordarcade.cli.options import (
    lexicon_option,
    min_option,
    no_assignment_option,
    plain_option,
    seed_option,
    timer_option,
)
from wordarcade.cli.word_search_board import SQUARE_BOARD, file_option
from wordarcade.cli.word_search_hidden import (
    directions_option,
    hidden_option,
    print_option,
    print_sheet,
)
from wordarcade.engine.letter_grid import LetterGrid
from wordarcade.engine.timer import UNTIMED, Timer
from wordarcade.engine.word_search.board import LARGEST
from wordarcade.engine.word_search.hidden import Directions
from wordarcade.engine.word_search.setup import DEFAULT_SIZE, HiddenSetup, WordSearchSetup
from wordarcade.games.duel.terms import DuelTerms
from wordarcade.games.routes import NewGameRoute
from wordarcade.games.word_search.spec import WORD_SEARCH
from wordarcade.plain.playing import play_new_games
from wordarcade.players.word_search.dealer import deal_hidden
from wordarcade.players.word_search.hider import size_for
from wordarcade.players.word_search.word_list import read_words

_SHEETS: Final = 100_000
"""Sheets without a seed are numbered below this, so that the number is easily copied."""


@click.command("wordsearch")
@seed_option("The number of a board to repeat.")
@click.option(
    "--size", type=click.IntRange(1, LARGEST), metavar="N", help="Rows and columns of the board."
)
@click.option(
    "--board", type=SQUARE_BOARD, metavar="BOARD", help='Your own board: "CAT X/FISH XXXX".'
)
@file_option
@hidden_option
@directions_option
@print_option
@timer_option
@min_option
@lexicon_option
@plain_option
@duel_options
@daily_option(WORD_SEARCH)
@no_assignment_option
def word_search(
    *,
    seed: int | None,
    size: int | None,
    board: LetterGrid | None,
    board_in_file: LetterGrid | None,
    hidden: HiddenSetup | None,
    directions: str | None,
    printed: str | None,
    timer: Timer | None,
    min_length: int | None,
    lexicon: str | None,
    plain: bool,
    duel: DuelTerms | None,
) -> None:
    """Find words on a square board of letters, or of strings.

    --hidden plays the classic game: find a list of words in straight lines. With --board,
    --file or --seed the round starts at once; otherwise you are asked for whatever you leave out.
    """
    if sum(given is not None for given in (size, board, board_in_file)) > 1:
        raise click.UsageError("Give only one of --size, --board and --file.")
    if printed is not None or directions is not None:
        hidden = hidden or HiddenSetup()
    if hidden is not None:
        if board or board_in_file or min_length:
            raise click.UsageError("Hidden words need no --board, --file or --min; leave them out.")
        hidden = replace(hidden, directions=Directions(directions or Directions.ALL))
        size = size or (size_for(read_words(hidden.file)) if hidden.file else None)
    own = board or board_in_file
    setup = WordSearchSetup(
        size=size or DEFAULT_SIZE,
        min_length=min_length,
        seed=seed,
        board=own,
        timer=timer or UNTIMED,
        hidden=hidden,
    )
    if printed is not None and hidden is not None:
        number = random.SystemRandom().randrange(_SHEETS) if seed is None else seed
        print_sheet(deal_hidden(setup, hidden, number), number, printed)
        return
    line_mode = wants_line_mode(plain=plain)
    services = user_services()
    ask = own is None and seed is None
    setup = replace(setup, lexicon=lexicon or services.settings.current.lexicon_of("wordsearch"))
    if duel is not None:
        play_duel(WORD_SEARCH, setup, duel, plain=plain)
        return
    if not line_mode:
        open_full_screen(services, NewGameRoute("wordsearch", setup, ask))
        return
    with standard_dialogue() as dialogue:
        unsaid = {"size"} if ask and size is None else ()
        play_new_games(services, WORD_SEARCH, setup, dialogue, unsaid)
