"""The commands of `wordarcade check`, one for each assignment."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

import click

from wordarcade.cli.front_end import user_services
from wordarcade.cli.options import BOGGLE_BOARD, json_option, lexicon_option, min_option
from wordarcade.cli.output import print_json
from wordarcade.cli.progress import progress_bar
from wordarcade.cli.word_search_board import SQUARE_BOARD
from wordarcade.engine.hangman.choices import MOST_GUESSES
from wordarcade.engine.letter_grid import LetterGrid
from wordarcade.engine.word_search.config import DEFAULT_MIN_LENGTH
from wordarcade.lexicon.lexicon import Lexicon
from wordarcade.players.assignments.boggle import check_boggle
from wordarcade.players.assignments.hand import check_hand
from wordarcade.players.assignments.hangman import check_hangman
from wordarcade.players.assignments.output import Fault, FaultError
from wordarcade.players.assignments.word_search import check_word_search
from wordarcade.support.user_file import read_text
from wordarcade.support.wording import printable

_MOST_BYTES: Final = 16 << 20

output_argument = click.argument("output", type=click.Path(path_type=Path), metavar="OUTPUT")


@click.command("boggle")
@output_argument
@click.option("--board", type=BOGGLE_BOARD, help="The board, if not the one printed.")
@lexicon_option
@json_option
def boggle(output: Path, board: LetterGrid | None, lexicon: str | None, *, as_json: bool) -> None:
    """Check a round of Boggle.

    OUTPUT is a file with the program's output, or - for standard input.
    """
    _check(output, lexicon, lambda text, words: check_boggle(text, words, board), as_json=as_json)


@click.command("wordsearch")
@output_argument
@click.option("--board", type=SQUARE_BOARD, help="The board, if not that of the handout.")
@min_option
@lexicon_option
@json_option
def word_search(
    output: Path,
    board: LetterGrid | None,
    min_length: int | None,
    lexicon: str | None,
    *,
    as_json: bool,
) -> None:
    """Check a word search: client output, or a list of words.

    OUTPUT is a file with the program's output, or - for standard input: the lines of the
    handout's client program, or all words of --min letters or more (3 by default), one per line.
    """
    least = DEFAULT_MIN_LENGTH if min_length is None else min_length

    def check(text: str, words: Lexicon) -> None:
        with progress_bar("Searching") as report:
            check_word_search(text, words, board, least, report)

    _check(output, lexicon, check, as_json=as_json)


@click.command("hand")
@output_argument
@lexicon_option
@json_option
def hand(output: Path, lexicon: str | None, *, as_json: bool) -> None:
    """Check a hand, or a game of several.

    OUTPUT is a file with the program's output, or - for standard input.
    """
    _check(output, lexicon, check_hand, as_json=as_json)


@click.command("hangman")
@output_argument
@click.option(
    "--guesses",
    type=click.IntRange(1, MOST_GUESSES),
    metavar="N",
    help="Wrong guesses allowed; taken from the first line by default.",
)
@click.option("--any-tie", is_flag=True, help="Accept any of the largest families.")
@lexicon_option
@json_option
def hangman(
    output: Path, guesses: int | None, lexicon: str | None, *, any_tie: bool, as_json: bool
) -> None:
    """Check the answers of an evil host.

    OUTPUT is a file, or - for standard input, with a line for each guess: the letter, the pattern
    shown then, and the wrong guesses left, such as "E --E- 7".
    """

    def check(text: str, words: Lexicon) -> None:
        check_hangman(text, words, guesses=guesses, any_tie=any_tie)

    _check(output, lexicon, check, as_json=as_json)


def _check(
    output: Path, source: str | None, check: Callable[[str, Lexicon], None], *, as_json: bool
) -> None:
    """Print the first fault that `check` finds, and leave with exit code 1 if there is one."""
    text = read_text(output, _MOST_BYTES)
    services = user_services()
    lexicon = services.lexicons.open(source or services.settings.current.lexicon)
    fault: Fault | None = None
    try:
        check(text, lexicon)
    except FaultError as error:
        fault = error.fault
    if as_json:
        print_json(
            {
                "ok": fault is None,
                "line": fault.line if fault else None,
                "kind": fault.kind if fault else None,
                "expected": fault.expected if fault else None,
                "found": fault.found if fault else None,
            }
        )
    elif fault is None:
        click.echo("The output is what the assignment asks for.")
    else:
        click.echo(f"Line {fault.line}: {fault.kind}")
        click.echo(f"  expected  {printable(fault.expected) or 'nothing more'}")
        click.echo(f"  found     {printable(fault.found) or 'nothing'}")
    if fault is not None:
        raise click.exceptions.Exit(1)
