"""`wordarcade solve boggle`: one board, or many."""

import time
from collections.abc import Callable
from functools import partial
from hashlib import sha256
from pathlib import Path
from typing import Final

import click

from wordarcade.cli.bulk import Bulk, checkpoint_option, cluster_option, lexicons_here
from wordarcade.cli.front_end import user_services
from wordarcade.cli.grid_solution import print_solution
from wordarcade.cli.options import BOGGLE_BOARD, json_option, lexicon_option, min_option
from wordarcade.cli.output import print_json
from wordarcade.engine.boggle.config import DEFAULT_MIN_LENGTH, BoggleConfig
from wordarcade.engine.letter_grid import LetterGrid
from wordarcade.lexicon.lexicon import Lexicon
from wordarcade.players.boggle.bulk import (
    CELLS,
    BoardListError,
    Totals,
    board_counter,
    chunks_of,
    read_boards,
)
from wordarcade.players.boggle.solver import solve
from wordarcade.players.bulk.crews import Cluster
from wordarcade.players.bulk.words import LexiconToOpen
from wordarcade.support.wording import count

_BOARDS_A_PROCESS: Final = 25_000
"""About half a second compiled, longer than a process takes to start."""


@click.command()
@click.argument("board", type=BOGGLE_BOARD, required=False)
@click.option(
    "--boards",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="Many 4×4 boards, one per line: 16 letters, q for Qu.",
)
@min_option
@cluster_option
@checkpoint_option
@lexicon_option
@json_option
def boggle(
    *,
    board: LetterGrid | None,
    boards: Path | None,
    min_length: int | None,
    cluster: Cluster | None,
    checkpoint: Path | None,
    lexicon: str | None,
    as_json: bool,
) -> None:
    """Find the words on a Boggle board, or count those on many.

    BOARD is typed like "OISE/LRON/TKNI/YNJI"; --boards takes a file, or - for standard input.
    """
    if (board is None) == (boards is None):
        raise click.UsageError("Give one board, or a file of boards with --boards.")
    bulk = Bulk(cluster, checkpoint)
    if boards is None:
        bulk.refuse("--boards")
    services = user_services()
    opened = services.lexicons.open(lexicon or services.settings.current.lexicon)
    least = DEFAULT_MIN_LENGTH if min_length is None else min_length
    if board is not None:
        _solve_one(board, least, opened, as_json=as_json)
    elif boards is not None:
        _solve_many(boards, least, opened, bulk, as_json=as_json)


def _solve_one(board: LetterGrid, min_length: int, lexicon: Lexicon, *, as_json: bool) -> None:
    solution = solve(BoggleConfig(board, min_length), lexicon)
    words = [(found.word, found.points) for found in solution.words]
    paths = [found.path for found in solution.words] if as_json else None
    print_solution(board, min_length, lexicon, words, paths)


def _solve_many(
    path: Path, min_length: int, lexicon: Lexicon, bulk: Bulk, *, as_json: bool
) -> None:
    try:
        letters = read_boards(path)
    except BoardListError as error:
        raise click.UsageError(str(error)) from error
    work = {
        "boards": sha256(letters).hexdigest(),
        "min": min_length,
        "words": lexicon.identity,
    }
    processes = len(letters) // CELLS // _BOARDS_A_PROCESS
    begin = partial(_counter, LexiconToOpen.of(lexicon), min_length)
    start = time.perf_counter()
    with bulk.at_work("Counting", processes, work) as at_work:
        counted = at_work.results(begin, chunks_of(letters))
    seconds = time.perf_counter() - start
    boards, words, score, cpu_seconds = map(sum, zip(*counted, strict=True))
    # A clock can be too coarse to see a single board.
    speed, cpu_speed = (boards / max(spent, 1e-9) for spent in (seconds, cpu_seconds))
    if as_json:
        print_json(
            {
                "boards": boards,
                "words": words,
                "score": score,
                "seconds": seconds,
                "boards_per_second": speed,
                "cpu_seconds": cpu_seconds,
                "boards_per_cpu_second": cpu_speed,
            }
        )
        return
    click.echo(
        f"{count(boards, 'board')}, {count(words, 'word')}, "
        f"{count(score, 'point')}, from {lexicon.name}\n"
        f"{seconds:.2f} s: {speed:,.0f} boards a second\n"
        f"{cpu_seconds:.2f} s of processor time: {cpu_speed:,.0f} boards a second"
    )


def _counter(words: LexiconToOpen, min_length: int) -> Callable[[bytes], Totals]:
    """Return what counts the words of boards, in a worker."""
    lexicons, locations = lexicons_here()
    return board_counter(words.opened(lexicons, locations.trained_leaves), min_length)
