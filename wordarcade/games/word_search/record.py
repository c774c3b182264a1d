"""The saved form of word search rounds: title, caption, variant and figures."""

from typing import Final

from wordarcade.engine.grid_moves import GridMove, move_from_json, move_to_json
from wordarcade.engine.word_search.config import OWN_BOARD, WordSearchConfig
from wordarcade.engine.word_search.round import WordSearchRound
from wordarcade.engine.word_search.setup import Letters
from wordarcade.games.figures import Figures
from wordarcade.games.grid_record import figures_of, with_time_left
from wordarcade.games.record import Record
from wordarcade.games.word_search.rating import rank_name, rating
from wordarcade.players.word_search.solution import WordSearchSolution
from wordarcade.support.wording import count

_ORIGINS: Final = {
    OWN_BOARD: "custom board",
    Letters.COMMON.value: "English letters",
    Letters.UNIFORM.value: "letters at random",
}


def title(config: WordSearchConfig) -> str:
    """Return the kind of word search and its variant.

    Hidden words run straight, winding words may turn at each cell: two games.

    >>> from wordarcade.engine.word_search.board import DEFAULT_BOARD
    >>> title(WordSearchConfig(DEFAULT_BOARD, 5))
    'Winding words 4×4 · custom board · 5 letters or more'
    """
    size = config.grid.rows
    if config.hidden is not None:
        words = count(len(config.hidden.words), "word")
        return f"Hidden words {size}×{size} · {config.hidden.title} · {words}"
    letters = count(config.min_length, "letter")
    return f"Winding words {size}×{size} · {_ORIGINS[config.origin]} · {letters} or more"


def caption(state: WordSearchRound, elapsed_ms: int) -> str:
    """Return the state of a round in a few words."""
    size, found, hidden = state.config.grid.rows, len(state.found), state.config.hidden
    if hidden is None:
        text = f"{size}×{size}, {count(found, 'winding word')}, {count(state.score, 'point')}"
    else:
        text = f"{size}×{size} {hidden.title}, {found} of {count(len(hidden.words), 'hidden word')}"
    return with_time_left(text, state, elapsed_ms)


def variant(config: WordSearchConfig) -> str:
    """Return the variant of a round: its size, letters and shortest word, and what is more.

    >>> from wordarcade.engine.word_search.board import DEFAULT_BOARD
    >>> variant(WordSearchConfig(DEFAULT_BOARD, 5))
    '4x4 own min 5'
    """
    text = f"{config.grid.rows}x{config.grid.rows} {config.origin} min {config.min_length}"
    if not config.timer.untimed:
        text += f" time {config.timer}"
    return text if config.hidden is None else f"{text} hidden {config.hidden.directions.value}"


def figures(state: WordSearchRound, solution: WordSearchSolution) -> Figures:
    """Return the figures of a finished round."""
    found = {word.word for word in state.found}
    return figures_of(
        state,
        solution,
        variant=variant(state.config),
        rating=rating(state, solution),
        missed=max((word for word in solution.words if word not in found), key=len, default=""),
        own=state.config.origin == OWN_BOARD,
        rank=rank_name(state, solution),
    )


RECORD: Final[Record[WordSearchConfig, WordSearchRound, GridMove, WordSearchSolution]] = Record(
    game="wordsearch",
    read_config=WordSearchConfig.from_json,
    read_move=move_from_json,
    write_move=move_to_json,
    replay=WordSearchRound.replay,
    is_over=lambda state: state.ended is not None,
    caption=caption,
    figures=figures,
    deal=lambda config, _: " ".join(config.grid.cells),
)
