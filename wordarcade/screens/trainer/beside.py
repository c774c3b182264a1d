"""The panel beside the answers: the meaning of a word, and earlier reviews."""

from collections.abc import Sequence

from textual.app import ComposeResult
from textual.containers import Vertical
from textual.content import Content
from textual.widgets import Static

from wordarcade.games.days import local_day
from wordarcade.games.training.session import Rating, Review
from wordarcade.lexicon.lexicon import Lexicon
from wordarcade.looks.panel import Panel
from wordarcade.support.wording import count, share_text
from wordarcade.widgets.word_meaning import WordMeaning


class MeaningPanel(Vertical):
    """The meaning and the hooks of a word, and earlier answers to its question.

    Args:
        lexicon: whose hooks are told.
    """

    DEFAULT_CSS = """
    MeaningPanel {
        & > Panel { height: 1fr; }
        & > #earlier { height: 8; }
        & Static { height: auto; }
    }
    """

    def __init__(self, lexicon: Lexicon) -> None:
        super().__init__()
        self._lexicon = lexicon
        self._meaning = WordMeaning()
        self._panel = Panel("", self._meaning, fact="f more")
        self._history = Static()
        self._earlier = Panel("Earlier", self._history, id="earlier")

    def compose(self) -> ComposeResult:
        """The meaning above the earlier answers."""
        yield self._panel
        yield self._earlier

    def show_word(self, word: str, *, valid: bool) -> None:
        """Tell of a word."""
        self._panel.title = word.upper()
        if not valid:
            self._meaning.update(f"Not in the {self._lexicon.name} lexicon.")
            return
        self._meaning.show(word, self._lexicon)

    def tell_history(self, reviews: Sequence[Review], recall: float | None) -> None:
        """Tell of earlier answers, and how likely the word was to be known."""
        self._earlier.display = bool(reviews)
        self._earlier.fact = f"seen {count(len(reviews), 'time')}"
        lines = []
        for review in reviews:
            rating = Rating(review.rating)
            when = "" if review.reviewed is None else f"{local_day(review.reviewed):%d %b}"
            share = f"{review.found} of {review.possible}"
            lines.append(f"{when:<8}{share:<10}{rating.glyph} {rating.title}")
        if recall is not None:
            lines.append(f"Recall before today: {share_text(recall)}")
        self._history.update(Content("\n".join(lines)))
