"""The closing sentence of a round."""

from wordarcade.engine.grid_moves import End
from wordarcade.games.grid_sentences import total
from wordarcade.widgets.tone import Tone


def farewell(end: End, score: int) -> tuple[str, Tone]:
    """Return the closing sentence of a round of `score` points, and its tone."""
    match end:
        case End.TIME_UP:
            return f"Time is up. {total(score)} Enter shows the results.", Tone.NOTICE
        case End.ALL_FOUND:
            return f"Every word found! {total(score)} Enter shows the results.", Tone.ACCEPTED
        case End.FINISHED | End.REVEALED:
            return total(score), Tone.PLAIN
