"""The lessons of a Boggle round, as lines of text."""

from collections.abc import Iterator

from textual.content import Content

from wordarcade.games.boggle.session import Review
from wordarcade.support.wording import count
from wordarcade.widgets.tone import Tone

_EXAMPLES = 3


def lessons(review: Review) -> Content:
    """Return at most three lines: the best missed word, well-known ones, a missed ending."""
    return Content("\n").join(_lines(review))


def _lines(review: Review) -> Iterator[Content]:
    if review.best_missed is None:
        yield Tone.BEST.mark("You found every word on this board.")
        return
    best = review.best_missed
    yield Tone.BEST.mark(f"Best missed: {best.word.upper()}, {count(best.points, 'point')}")
    known = ", ".join(word.word.upper() for word in review.well_known)
    yield Tone.HINT.mark(f"Well known: {known}")
    if review.ending is not None:
        ending, words = review.ending.ending.upper(), review.ending.words
        examples = ", ".join(word.upper() for word in words[:_EXAMPLES])
        more = ", …" if len(words) > _EXAMPLES else ""
        number = count(len(words), "word")
        if review.ending.after_found:
            text = f"Add {ending} to what you found: {number} missed, {examples}{more}"
        else:
            text = f"{number} in {ending} missed: {examples}{more}"
        yield Tone.ACCEPTED.mark(text)
