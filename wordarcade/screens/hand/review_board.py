"""The review of a hand: the player's attempts, best play and the opponent's."""

from collections.abc import Iterator, Sequence
from typing import Final

from textual.app import ComposeResult
from textual.containers import Grid, VerticalScroll
from textual.content import Content
from textual.widgets import Static

from wordarcade.engine.hand.attempt import Attempt
from wordarcade.engine.hand.verdict import Play
from wordarcade.games.hand.session import BestPlay, HandReview, HandStudy, ReviewedMove
from wordarcade.screens.hand.play_table import play_table
from wordarcade.screens.hand.wording import spaced
from wordarcade.support.wording import percentage
from wordarcade.widgets.tone import Tone

_MOST_SECTIONS: Final = 5
"""Two attempts, the best, the best with discards, and the opponent."""

_TWO_COLUMNS_FROM: Final = 76
"""Columns from which two sections stand side by side."""


class ReviewBoard(VerticalScroll):
    """Sections of plays: the player's, the best, and the opponent's."""

    DEFAULT_CSS = """
    ReviewBoard {
        height: 1fr;
        scrollbar-size-vertical: 1;
        & > Grid {
            height: auto;
            grid-rows: auto;
            grid-gutter: 1 2;
        }
        Static {
            height: auto;
        }
    }
    """

    def __init__(self) -> None:
        super().__init__()
        self._grid = Grid()
        self._sections = [Static() for _ in range(_MOST_SECTIONS)]

    def compose(self) -> ComposeResult:
        """The sections."""
        with self._grid:
            yield from self._sections

    def on_resize(self) -> None:
        """Put sections side by side where there is room."""
        self._grid.styles.grid_size_columns = 2 if self.size.width >= _TWO_COLUMNS_FROM else 1

    def show(self, attempts: Sequence[Attempt], study: "Sequence[HandStudy]", rival: str) -> None:
        """Show a hand.

        Args:
            attempts: one or two, in order.
            study: the study of each; empty while in progress.
            rival: the opponent's name; empty without one.
        """
        shown = list(_sections(attempts, study, rival))
        for number, section in enumerate(self._sections):
            section.display = number < len(shown)
            if section.display:
                section.update(shown[number])
        self.scroll_home(animate=False)


def _sections(
    attempts: Sequence[Attempt], studies: Sequence[HandStudy], rival: str
) -> Iterator[Content]:
    bests = [study.best for study in studies]
    for number, attempt in enumerate(attempts):
        best = bests[number] if bests else None
        name = "You" if len(attempts) == 1 else ("First try", "Replay")[number]
        yield _yours(name, attempt, best)
    if not studies:
        return
    if bests[0] is None:
        yield _section("Best", "–", Content(studies[0].reason))
    else:
        yield _section("Best", f"{bests[0].score:,}", _steps(bests[0].plays))
        yield _with_discards(bests[0])
    if studies[0].rival is not None:
        yield _rivals(rival, studies[0].rival)


def _section(name: str, score: str, body: Content) -> Content:
    head = Content.assemble((name, "bold $primary"), (f"  {score}", "bold"))
    return Content("\n").join([head, body])


def _yours(name: str, attempt: Attempt, best: BestPlay | None) -> Content:
    if best is None:
        body = play_table(attempt.plays) if attempt.plays else Content("  no word played")
        return _section(name, f"{attempt.score:,}", body)
    score = f"{attempt.score:,} of {best.score:,} · {percentage(attempt.score, best.score)}"
    return _section(name, score, Content("\n").join(_reviewed(best.review, best.better)))


def _reviewed(review: HandReview, better: Play | None) -> Iterator[Content]:
    """Yield the moves with what they cost, and the one to learn from."""
    entered = [move for move in review.moves if move.play is not None]
    if entered:
        plays = [move.play for move in entered if move.play is not None]
        yield play_table(plays, [_cost(move) for move in entered])
    for move in review.moves:
        if move.play is None:
            cost = f"  {_cost(move)}" if move.cost else ""
            yield Content.styled(f"  ended with {spaced(move.hand)}{cost}", "$foreground-muted")
    worst = review.costliest
    if worst is None or better is None:
        yield Tone.BEST.mark("No move cost you anything.")
        return
    what = "the end" if worst.play is None else worst.play.word.upper()
    yield Tone.NOTICE.mark(
        f"Costliest: {what} cost {worst.cost:,}. {better.word.upper()} was better."
    )


def _cost(move: ReviewedMove) -> str:
    if not move.cost:
        return ""
    return f"−{move.cost:,}" if move.cost > 0 else f"+{-move.cost:,}"


def _steps(plays: Sequence[Play]) -> Content:
    if not plays:
        return Content.styled("  no word can be made", "$foreground-muted")
    return play_table(plays, [f"→ {play.left.upper() or '–'}" for play in plays])


def _with_discards(best: BestPlay) -> Content:
    if best.score_with_discards == best.score:
        gain = Content.styled("  throwing letters away gains nothing", "$foreground-muted")
        return _section("With discards", f"{best.score:,}", gain)
    return _section("With discards", f"{best.score_with_discards:,}", _steps(best.with_discards))


def _rivals(name: str, attempt: Attempt) -> Content:
    return _section(name.capitalize(), f"{attempt.score:,}", _steps(attempt.plays))
