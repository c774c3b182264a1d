"""The outcome of a game in one line or two, golden if a person has won."""

from textual.geometry import Region

from wordarcade.engine.scrabble.game import ScrabbleGame
from wordarcade.engine.scrabble.sentences import farewell
from wordarcade.games.scrabble.record import persons_of
from wordarcade.looks.canvas import Canvas
from wordarcade.looks.golden_row import GoldenRow
from wordarcade.looks.pixel_widget import PixelWidget
from wordarcade.support.wording import fitted


class OutcomeLine(PixelWidget):
    """Paints the closing sentences of a game.

    Args:
        state: the game, over.
    """

    def __init__(self, state: ScrabbleGame) -> None:
        super().__init__()
        self._ending, self._winners = farewell(state)
        self._won = _is_won(state)
        self._gold = GoldenRow(self)

    def on_mount(self) -> None:
        """Let the sentence of a victory shine."""
        if self._won:
            self._gold.shine()

    def paint(self, canvas: Canvas) -> None:
        """Paint the winner, and the ending beside or below it; without room it is left out."""
        palette, columns = self.palette, canvas.columns
        first = fitted(f"{'★ ' * self._won}{self._winners}", columns)
        ink, beside = palette.ink("text"), palette.ink("muted")
        if self._won:
            self._gold.paint(canvas, Region(0, 0, columns, 2))
            ink = beside = palette.face("selected").ink
        canvas.text(0, 0, first, ink, bold=True)
        if len(first) + 2 + len(self._ending) <= columns:
            canvas.text(len(first) + 2, 0, self._ending, beside)
        else:
            canvas.text(0, 1, fitted(self._ending, columns), palette.ink("muted"))


def _is_won(state: ScrabbleGame) -> bool:
    """Whether a person has won, alone, or found the best play of a puzzle."""
    return len(state.winners) == 1 and state.winners[0] in persons_of(state.config)
