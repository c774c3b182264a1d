"""The panel beside a question: progress of the session."""

from collections import Counter
from typing import Final

from textual.app import ComposeResult
from textual.containers import Vertical

from wordarcade.games.training.session import Rating, TrainingSession
from wordarcade.looks.panel import Panel
from wordarcade.support.wording import count
from wordarcade.widgets.labelled_bars import LabelledBar, LabelledBars

RATING_INKS: Final = {
    Rating.AGAIN: "bad",
    Rating.HARD: "focus",
    Rating.GOOD: "good",
    Rating.EASY: "player",
}
STRENGTH_INKS: Final = {"✓": "good", "·": "player", "▼": "bad"}
"""The role of colour of each sign of `Strength.glyph`."""


def rating_bars(session: TrainingSession) -> tuple[LabelledBar, ...]:
    """Return a bar for each rating: how many answers of a session had it."""
    ratings = Counter(each.rating for each in session.answered)
    most = max(ratings.values(), default=1)
    return tuple(
        LabelledBar(
            f"{rating.glyph} {rating.title}",
            ratings[rating] / most,
            str(ratings[rating]),
            ink=RATING_INKS[rating],
        )
        for rating in Rating
    )


class SessionPanel(Vertical):
    """The answers by their ratings, and the questions to come by the lengths of their words.

    Args:
        session: the session.
    """

    DEFAULT_CSS = """
    SessionPanel {
        & > #ratings { height: 6; }
        & > #to-come { height: 1fr; }
    }
    """

    def __init__(self, session: TrainingSession) -> None:
        super().__init__()
        self._session = session
        self._ratings = LabelledBars()
        self._to_come = LabelledBars("This is the last question.", thing="length")
        self._panel = Panel("To come", self._to_come, id="to-come")

    def compose(self) -> ComposeResult:
        """The ratings above the lengths."""
        yield Panel("How it goes", self._ratings, id="ratings")
        yield self._panel

    def refresh_figures(self) -> None:
        """Show the figures as they are now."""
        self._ratings.bars = rating_bars(self._session)
        to_come = self._session.to_come
        most = max(to_come.values(), default=1)
        self._panel.fact = count(sum(to_come.values()), "question")
        self._to_come.bars = tuple(
            LabelledBar(f"{letters} letters", number / most, str(number))
            for letters, number in to_come.items()
        )
