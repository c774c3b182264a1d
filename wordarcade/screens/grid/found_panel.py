"""The panel of grid games: score, words found and the game's own sections."""

from typing import Any, Final

from textual.content import Content

from wordarcade.games.grid_session import GridSession
from wordarcade.support.wording import count, share_text
from wordarcade.widgets.word_groups import WordGroups, WordWorth
from wordarcade.widgets.word_panel import PanelSection, WordPanel

_LEAST_SHOWN: Final = 0.01
"""The share of the search from which on it is shown how far it is."""


class FoundPanel(WordPanel):
    """Shows the state of a round.

    Args:
        session: the round in play.
        sections: the parts below the words found.
    """

    def __init__(self, session: GridSession[Any, Any, Any], *sections: PanelSection) -> None:
        self._session = session
        self._found = WordGroups()
        self._share = 0.0
        super().__init__(PanelSection("Found", self._found, grows=True), *sections)

    def show(self) -> None:
        """Show score and words found."""
        state = self._session.state
        self._found.words = tuple(WordWorth(each.word, each.points) for each in state.found)
        self._found.newest = state.found[-1].word if state.found else ""
        self.headline = Content.assemble(
            (count(state.score, "point"), "bold $foreground"),
            (f" · {count(len(state.found), 'word')} of {self._possible()}", "$foreground-muted"),
        )

    def solving(self, share: float) -> None:
        """Show the share of the board searched.

        Args:
            share: from 0 to 1.
        """
        self._share = share
        self.show()

    def _possible(self) -> str:
        solution = self._session.solution
        if solution is not None:
            return f"{len(solution.words):,}"
        return f"… {share_text(self._share)}" if self._share >= _LEAST_SHOWN else "…"
