"""What is played, in a few words and as a code."""

from wordarcade.engine.boggle.config import OWN_BOARD, BoggleConfig
from wordarcade.engine.boggle.round import BoggleRound
from wordarcade.engine.boggle.share import ShareCodeError, share_code


def title(config: BoggleConfig) -> str:
    """Return the game and its variant.

    >>> from wordarcade.engine.letter_grid import LetterGrid
    >>> title(BoggleConfig(LetterGrid.of_rows(["to", "be"])))
    'Boggle 2×2 · own board'
    """
    dice = "own board" if config.dice == OWN_BOARD else f"{config.dice} dice"
    return f"Boggle {config.grid.rows}×{config.grid.columns} · {dice}"


def code_of(state: BoggleRound) -> str | None:
    """Return the share code of the board, or None if codes cannot tell a board like it."""
    try:
        return share_code(state.config, state.lexicon.identity)
    except ShareCodeError:
        return None
