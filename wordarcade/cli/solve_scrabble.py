"""`wordarcade solve scrabble`: one position, or many."""

from pathlib import Path
from typing import Any, Final

import click

from wordarcade.cli.analysis_json import basis_json
from wordarcade.cli.bulk import Bulk, checkpoint_option, cluster_option
from wordarcade.cli.front_end import user_services
from wordarcade.cli.options import CGP, json_option, lexicon_option
from wordarcade.cli.output import lexicon_json, print_json, print_table
from wordarcade.cli.scrabble_endgames import (
    candidate_json,
    endgame_json,
    print_candidates,
    print_endgame,
)
from wordarcade.cli.scrabble_solver import ScrabbleSolver
from wordarcade.cli.simulated_plays import (
    HEADINGS,
    MOST_SECONDS,
    budget_of,
    cells,
    last_play_of,
    simulation_json,
)
from wordarcade.cli.solve_positions import solve_positions
from wordarcade.engine.scrabble.board import Board
from wordarcade.engine.scrabble.notation.cgp import CgpPosition
from wordarcade.lexicon.lexicon import Lexicon
from wordarcade.players.bulk.crews import Cluster
from wordarcade.players.scrabble.adviser import move_of
from wordarcade.players.scrabble.candidates import RatedMove
from wordarcade.players.scrabble.last_play import LastPlay
from wordarcade.players.scrabble.leaves import MILLI
from wordarcade.players.scrabble.play import Play
from wordarcade.players.scrabble.play_list import PlayList
from wordarcade.players.scrabble.simulation import SimulatedMove
from wordarcade.players.scrabble.simulation_rounds import Budget
from wordarcade.players.scrabble.turn_draws import move_text
from wordarcade.support.wording import count

_USUAL_PLAYS: Final = 15
_USUAL_SECONDS: Final = 30.0


@click.command()
@click.argument("position", type=CGP, required=False, metavar="CGP")
@click.option(
    "--positions",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="Many positions, one CGP per line: how many plays each has, and how long that takes.",
)
@click.option(
    "--top",
    type=click.IntRange(min=1),
    metavar="N",
    help=f"Show the N best plays, {_USUAL_PLAYS} by default.",
)
@click.option("--all", "show_all", is_flag=True, help="Show all plays.")
@click.option("--endgame", is_flag=True, help="Solve the endgame; the bag is empty.")
@click.option(
    "--pre-endgame",
    is_flag=True,
    help="Compare the moves with one or two tiles in the bag.",
)
@click.option(
    "--seconds",
    type=click.FloatRange(min=0, min_open=True),
    metavar="N",
    help=f"Search the end for this long at most, {_USUAL_SECONDS:.0f} seconds by default.",
)
@click.option(
    "--sim",
    type=click.FloatRange(0, MOST_SECONDS, min_open=True),
    metavar="SECONDS",
    help="Simulate the best moves for this long, and sort them by how often they win.",
)
@click.option(
    "--iterations",
    type=click.IntRange(1),
    metavar="N",
    help="Simulate this many iterations instead, for results that can be repeated.",
)
@click.option(
    "--infer",
    "infers",
    is_flag=True,
    help="Simulate with what the opponent may have kept, by its last play, which the CGP tells.",
)
@click.option(
    "--last-play",
    metavar="PLAY",
    help='Infer from this play instead, like "8D Q(U)IZ" with tiles that were there before in '
    "parentheses.",
)
@cluster_option
@checkpoint_option
@lexicon_option
@json_option
def scrabble(
    *,
    position: CgpPosition | None,
    positions: Path | None,
    top: int | None,
    sim: float | None,
    iterations: int | None,
    infers: bool,
    last_play: str | None,
    cluster: Cluster | None,
    checkpoint: Path | None,
    lexicon: str | None,
    show_all: bool,
    endgame: bool,
    pre_endgame: bool,
    seconds: float | None,
    as_json: bool,
) -> None:
    """Find the best plays of a Scrabble position.

    CGP is typed like "15/…/15 AEINRST/ 0/0 0 lex arcade;". Plays are sorted by equity: the score
    plus the value of the tiles kept. A simulation compares the best moves, exchanges and the pass
    among them: it plays on from each with tiles drawn at random, once per iteration. Without
    --lexicon, the lexicon that the position names is used, which must be in the catalogue.
    """
    simulates, ends = sim is not None or iterations is not None, endgame or pre_endgame
    for wrong, sentence in (
        (
            (position is None) == (positions is None),
            "Give one position, or a file of positions with --positions.",
        ),
        (
            positions is not None and simulates,
            "Only one position can be simulated; leave --positions out.",
        ),
        (show_all and top is not None, "Give --top or --all, not both."),
        (endgame and pre_endgame, "Give --endgame or --pre-endgame, not both."),
        (
            ends and positions is not None,
            "Only one end can be solved at a time; leave --positions out.",
        ),
        (ends and simulates, "The end is solved, not simulated; leave one of them out."),
        (
            (infers or last_play is not None) and not simulates,
            f"{'--infer' if infers else '--last-play'} goes with --sim or --iterations; add one.",
        ),
        (
            seconds is not None and not ends,
            "--seconds goes with --endgame or --pre-endgame; add one of them.",
        ),
    ):
        if wrong:
            raise click.UsageError(sentence)
    bulk = Bulk(cluster, checkpoint)
    if positions is None:
        bulk.refuse("--positions")
    solver = ScrabbleSolver(user_services(), lexicon)
    limit = _USUAL_SECONDS if seconds is None else seconds
    if position is not None and pre_endgame:
        _compare_moves(position, solver, limit, as_json=as_json)
    elif position is not None and endgame:
        most = None if show_all else top or _USUAL_PLAYS
        _solve_endgame(position, solver, most, limit, as_json=as_json)
    elif position is not None:
        most = None if show_all else top or _USUAL_PLAYS
        budget = budget_of(sim, iterations, position, most)
        answers = None
        if infers or last_play is not None:
            answers = last_play_of(position, last_play, solver.view(position))
        _solve_one(position, solver, most, budget, answers, as_json=as_json)
    elif positions is not None:
        solve_positions(positions, solver, bulk, as_json=as_json)


def _solve_one(
    position: CgpPosition,
    solver: ScrabbleSolver,
    most: int | None,
    budget: Budget | None,
    answers: LastPlay | None,
    *,
    as_json: bool,
) -> None:
    solver.check([position])
    plays = solver.plays(position)
    lexicon = solver.open(solver.lexicon_of(position))
    shown: list[tuple[RatedMove, SimulatedMove | None]] = [(play, None) for play in plays[:most]]
    basis = None
    if budget is not None and most is not None and position.racks[0]:
        view = solver.view(position)
        if view.unseen and not view.bag_size:
            click.echo("The bag is empty: --endgame solves this position exactly.", err=True)
        simulated, basis = solver.simulated(position, plays, most, budget, answers)
        shown = [(each.move, each) for each in simulated]
    told = [_as_json(move, position.board) for move, _ in shown]
    if as_json:
        fields = ({} if each is None else simulation_json(each) for _, each in shown)
        all_told = [move | more for move, more in zip(told, fields, strict=True)]
        inferred = {} if basis is None else {"inferred": basis_json(basis)}
        print_json(
            {
                "count": len(plays),
                "plays": all_told,
                **inferred,
                "lexicon": lexicon_json(lexicon),
            }
        )
        return
    if told:
        more = () if budget is None else HEADINGS
        rows = [
            (
                move["move"],
                str(move["score"]),
                f"{move['leave']:+.1f}",
                f"{move['equity']:.1f}",
                *(() if each is None else cells(each)),
                ", ".join(move["words"]),
            )
            for move, (_, each) in zip(told, shown, strict=True)
        ]
        heading = ("move", "score", "leave", "equity", *more, "words")
        print_table([heading, *rows], right=range(1, len(heading) - 1))
    if basis is not None:
        click.echo(basis.sentence)
    click.echo(f"{count(len(plays), 'play')}, with words from {lexicon.name}")


def _plays_json(
    position: CgpPosition, plays: PlayList, most: int | None, lexicon: Lexicon
) -> dict[str, Any]:
    told = [_as_json(play, position.board) for play in plays[:most]]
    return {"count": len(plays), "plays": told, "lexicon": lexicon_json(lexicon)}


def _solve_endgame(
    position: CgpPosition,
    solver: ScrabbleSolver,
    most: int | None,
    seconds: float,
    *,
    as_json: bool,
) -> None:
    solver.check([position])
    value = solver.endgame(position, seconds)
    if as_json:
        lexicon = solver.open(solver.lexicon_of(position))
        fields = _plays_json(position, solver.plays(position), most, lexicon)
        print_json(fields | {"endgame": endgame_json(position.board, value)})
    else:
        print_endgame(position.board, value)


def _compare_moves(
    position: CgpPosition, solver: ScrabbleSolver, seconds: float, *, as_json: bool
) -> None:
    solver.check([position])
    candidates = solver.candidates(position, seconds)
    if as_json:
        told = [candidate_json(position.board, candidate) for candidate in candidates]
        lexicon = solver.open(solver.lexicon_of(position))
        print_json({"candidates": told, "lexicon": lexicon_json(lexicon)})
    else:
        print_candidates(position.board, candidates)


def _as_json(rated: RatedMove, board: Board) -> dict[str, Any]:
    """Return a move; what lays no tiles scores nothing, and is worth what it keeps."""
    play = rated if isinstance(rated, Play) else None
    return {
        "move": move_text(move_of(rated), board),
        "score": 0 if play is None else play.score,
        "leave": (rated.equity if play is None else play.leave) / MILLI,
        "equity": rated.equity / MILLI,
        "words": [] if play is None else [word.upper() for word in play.words],
        "bingo": play is not None and play.bingo,
    }
