"""The saved form of word search rounds: title, caption, variant and figures."""

from typing import Final

from wordarcade.engine.grid_moves import GridMove, move_from_json, move_to_json
from wordarcade.engine.word_search.config import OWN_BOARD, WordSearchConfig
from wordarcade.engine.word_search.round import WordSearchRound
from wordarcade.engine.word_search.setup import Letters
from wordarcade.games.figures import Figures
from wordarcade.games.record import Record
from wordarcade.games.word_search.rating import rating
from wordarcade.players.word_search.solution import WordSearchSolution
from wordarcade.support.wording import clock_text, count

_ORIGINS: Final = {
    OWN_BOARD: "own board",
    Letters.COMMON.value: "letters as in words",
    Letters.UNIFORM.value: "letters at random",
}


def title(config: WordSearchConfig) -> str:
    """Return the game and its variant.

    >>> from wordarcade.engine.word_search.board import DEFAULT_BOARD
    >>> title(WordSearchConfig(DEFAULT_BOARD, 5))
    'Word search 4×4 · own board · from 5 letters'
    """
    size = config.grid.rows
    if config.hidden is not None:
        words = count(len(config.hidden.words), "hidden word")
        return f"Word search {size}×{size} · {config.hidden.title} · {words}"
    letters = count(config.min_length, "letter")
    return f"Word search {size}×{size} · {_ORIGINS[config.origin]} · from {letters}"


def caption(state: WordSearchRound, elapsed_ms: int) -> str:
    """Return the state of a round in a few words."""
    size, found, hidden = state.config.grid.rows, len(state.found), state.config.hidden
    if hidden is None:
        text = f"{size}×{size}, {count(found, 'word')}, {count(state.score, 'point')}"
    else:
        text = f"{size}×{size} {hidden.title}, {found} of {count(len(hidden.words), 'word')}"
    remaining_ms = state.remaining_ms(elapsed_ms)
    if remaining_ms is None or state.ended is not None:
        return text
    return f"{text}, {clock_text(remaining_ms, up=True)} left"


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
    longest = max((word.word for word in state.found), key=len, default="")
    missed = max((word for word in solution.words if word not in found), key=len, default="")
    rated = rating(state, solution)
    return Figures(
        variant=variant(state.config),
        score=state.score,
        possible=solution.points,
        rating=None if rated is None else rated.value,
        best_move=longest.upper(),
        worst_move=missed.upper(),
        counts=state.config.origin != OWN_BOARD and not state.hint_count,
        own=state.config.origin == OWN_BOARD,
        words=tuple(word.word for word in state.found),
        details={
            "words": len(state.found),
            "possible_score": solution.points,
            "possible_words": len(solution.words),
            "longest": longest,
            "hints": state.hint_count,
            "ended": None if state.ended is None else state.ended.value,
        },
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
