"""Duels on one board: the words of two rounds side by side."""

from collections.abc import Iterable
from itertools import islice
from typing import Any, Final

from wordarcade.engine.grid_round import GridRound
from wordarcade.games.duel.comparison import Comparison, Find, Item, of_finds
from wordarcade.games.grid_session import GridSession
from wordarcade.lexicon.familiarity import Familiarity
from wordarcade.store.records import JsonObject
from wordarcade.support.wording import clock_text, count, spelt

_SAMPLES: Final = 4
"""How many words are named of those that neither has found."""


def terms(session: GridSession[Any, Any, Any]) -> str:
    """Return what is the same for both."""
    left = session.remaining_ms
    if left is None:
        return "Same board, no clock."
    return f"Same board, {_duration(left)} each."


def _duration(milliseconds: int) -> str:
    """Return a time limit as people say it.

    >>> _duration(180_000), _duration(90_000)
    ('three minutes', '1:30')
    """
    minutes, rest = divmod(milliseconds, 60_000)
    if rest or not minutes:
        return clock_text(milliseconds, up=True)
    return "one minute" if minutes == 1 else f"{spelt(minutes)} minutes"


def points(summary: JsonObject) -> int:
    """Return the points of a finished round."""
    score = summary.get("score")
    return score if type(score) is int else 0


def finds(state: GridRound[Any, Any]) -> dict[str, Find]:
    """Return the words of a round."""
    return {found.word: Find(found.points, found.path) for found in state.found}


def side_by_side(
    names: tuple[str, str],
    first: GridSession[Any, Any, Any],
    second: GridSession[Any, Any, Any],
    words: Iterable[str],
    known: frozenset[str],
) -> Comparison:
    """Return a round that both have played on a board.

    Args:
        names: of the players.
        first: the session of the first player.
        second: that of the second.
        words: all words of the board, lowercase.
        known: those that everybody knows, which are named first.
    """
    found = finds(first.state), finds(second.state)
    left = [word for word in words if word not in found[0] and word not in found[1]]
    missed = tuple(sorted(left, key=lambda word: (word not in known, -len(word), word)))
    scores = first.state.score, second.state.score
    worth = first.state.config.worth
    items = tuple(Item(word.upper(), str(worth(word)), "·", word) for word in missed)
    return of_finds(names, scores, found, _neither(missed), items)


def _neither(ranked: tuple[str, ...]) -> str:
    if not ranked:
        return "Between you, you found every word."
    named = islice(filter(Familiarity.shipped().offers, ranked), _SAMPLES)
    names = "  ".join(word.upper() for word in named)
    told = f"{count(len(ranked), 'word')} neither of you found"
    such = ":" if len(ranked) == 1 else ", such as"
    return f"{told}{such} {names}" if names else f"{told}."
