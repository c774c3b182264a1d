"""The last sentence of a round."""

from wordarcade.engine.verdict import total_sentence
from wordarcade.engine.word_search.moves import End
from wordarcade.widgets.tone import Tone


def farewell(end: End, score: int) -> tuple[str, Tone]:
    """Return what is said when a round of `score` points ends, and in which tone."""
    total = total_sentence(score)
    if end is End.ALL_FOUND:
        return f"Every word found! {total} Enter shows the results.", Tone.BEST
    return total, Tone.PLAIN
