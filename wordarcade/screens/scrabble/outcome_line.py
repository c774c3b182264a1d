"""The outcome of a game in one line or two, golden if a person has won."""

from textual.geometry import Region

from wordarcade.engine.scrabble.game import ScrabbleGame
from wordarcade.engine.scrabble.sentences import close_call, farewell
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
        self._close = close_call(state, persons_of(state.config))
        self._won = _is_won(state)
        self._gold = GoldenRow(self)

    def on_mount(self) -> None:
        """Let the sentence of a victory shine."""
        if self._won:
            self._gold.shine()

    def paint(self, canvas: Canvas) -> None:
        """Paint the winner, and beside or below it how close it was, and the ending.

        What has no room is left out, the ending first.
        """
        palette, columns = self.palette, canvas.columns
        first = fitted(f"{'★ ' * self._won}{self._winners}", columns)
        ink, beside = palette.ink("text"), palette.ink("muted")
        if self._won:
            self._gold.paint(canvas, Region(0, 0, columns, 2))
            ink = beside = palette.face("selected").ink
        canvas.text(0, 0, first, ink, bold=True)
        left = len(first) + 2
        both = f"{self._close} {self._ending}".lstrip()
        if left + len(both) <= columns:
            canvas.text(left, 0, both, beside)
            return
        if self._close and left + len(self._close) <= columns:
            canvas.text(left, 0, self._close, beside)
            both = self._ending
        elif len(both) > columns:
            both = self._close or self._ending
        canvas.text(0, 1, fitted(both, columns), palette.ink("muted"))


def _is_won(state: ScrabbleGame) -> bool:
    """Whether a person has won, alone, or found the best play of a puzzle."""
    return len(state.winners) == 1 and state.winners[0] in persons_of(state.config)
