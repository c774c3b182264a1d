"""The lessons of a Boggle round, in as many words as there is room for."""

from collections.abc import Iterator, Sequence

from textual.app import RenderResult
from textual.content import Content
from textual.reactive import reactive
from textual.widget import Widget

from wordarcade.games.boggle.session import MissedEnding, Review
from wordarcade.support.wording import count, fitted
from wordarcade.widgets.tone import Tone

_GLYPH = 2
"""Columns of the sign before a lesson."""

_AMONG = ", like "
"""Leads to examples that are not all."""


class Lessons(Widget):
    """At most three lines: the best missed word, well-known ones, a missed ending."""

    DEFAULT_CSS = """
    Lessons { height: 3; }
    """

    review: reactive[Review | None] = reactive(None)
    """The review of the round, once it is ready."""

    def render(self) -> RenderResult:
        """Return the lines."""
        if self.review is None:
            return Content("")
        room = self.content_size.width - _GLYPH
        lines = (tone.mark(fitted(text, room)) for tone, text in lessons(self.review, room))
        return Content("\n").join(lines)


def lessons(review: Review, room: int) -> Iterator[tuple[Tone, str]]:
    """Yield each lesson with its tone, in words that fit if any do.

    Args:
        review: of the round.
        room: columns of a line.
    """
    if review.best_missed is None:
        yield Tone.ACCEPTED, "You found every word on this board."
        return
    best = review.best_missed
    yield Tone.BEST, f"Best missed: {best.word.upper()}, {count(best.points, 'point')}"
    known = [word.word for word in review.well_known]
    yield Tone.HINT, f"Well known: {_as_many(known, room - len('Well known: '))}"
    if review.ending is not None:
        yield Tone.ACCEPTED, _about_ending(review.ending, room)


def _about_ending(missed: MissedEnding, room: int) -> str:
    """Return what an ending would have added, with examples if there is room for any."""
    ending, words = missed.ending.upper(), missed.words
    if missed.after_found:
        text = f"Add {ending} for {len(words)} more"
    else:
        text = f"{len(words)} missed words end in {ending}"
    every = _as_many(words, len(", ".join(words)))
    if len(f"{text}: {every}") <= room:
        return f"{text}: {every}"
    examples = _as_many(words, room - len(text) - len(_AMONG))
    return f"{text}{_AMONG}{examples}" if examples else text


def _as_many(words: Sequence[str], room: int) -> str:
    """Return as many words, in capitals, as there is room for.

    >>> _as_many(["also", "goals", "slow"], 12)
    'ALSO, GOALS'
    """
    texts = (", ".join(words[:number]).upper() for number in range(len(words), 0, -1))
    return next((text for text in texts if len(text) <= room), "")
