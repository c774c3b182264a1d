"""The saved form of Boggle rounds: title, caption, variant and figures."""

from typing import Final

from wordarcade.engine.boggle.config import OWN_BOARD, BoggleConfig
from wordarcade.engine.boggle.moves import Move, move_from_json, move_to_json
from wordarcade.engine.boggle.round import BoggleRound
from wordarcade.games.boggle.rating import rating
from wordarcade.games.figures import Figures
from wordarcade.games.grid_record import figures_of, with_time_left
from wordarcade.games.record import Record
from wordarcade.players.boggle.solution import Solution
from wordarcade.support.wording import count


def title(config: BoggleConfig) -> str:
    """Return the game and its variant.

    >>> from wordarcade.engine.letter_grid import LetterGrid
    >>> title(BoggleConfig(LetterGrid.of_rows(["to", "be"])))
    'Boggle 2×2 · own board'
    """
    dice = "own board" if config.dice == OWN_BOARD else f"{config.dice} dice"
    return f"Boggle {config.grid.rows}×{config.grid.columns} · {dice}"


def caption(state: BoggleRound, elapsed_ms: int) -> str:
    """Return the state of a round in a few words."""
    grid = state.config.grid
    found, score = count(len(state.found), "word"), count(state.score, "point")
    return with_time_left(f"{grid.rows}×{grid.columns}, {found}, {score}", state, elapsed_ms)


def variant(config: BoggleConfig) -> str:
    """Return the variant of a round: its dice, lengths and time limit.

    >>> from wordarcade.engine.letter_grid import LetterGrid
    >>> variant(BoggleConfig(LetterGrid.of_rows(["to", "be"]), dice="classic"))
    '2x2 classic min 3 time off'
    """
    size = f"{config.grid.rows}x{config.grid.columns}"
    return f"{size} {config.dice} min {config.min_length} time {config.timer}"


def figures(state: BoggleRound, solution: Solution) -> Figures:
    """Return the figures of a finished round."""
    missed = max(
        solution.left({found.word for found in state.found}).words,
        key=lambda word: word.points,
        default=None,
    )
    return figures_of(
        state,
        solution,
        variant=variant(state.config),
        rating=rating(state, solution),
        missed="" if missed is None else missed.word,
        own=state.config.dice == OWN_BOARD,
    )


RECORD: Final[Record[BoggleConfig, BoggleRound, Move, Solution]] = Record(
    game="boggle",
    read_config=BoggleConfig.from_json,
    read_move=move_from_json,
    write_move=move_to_json,
    replay=BoggleRound.replay,
    is_over=lambda state: state.ended is not None,
    caption=caption,
    figures=figures,
    deal=lambda config, _: list(config.grid.cells),
)
