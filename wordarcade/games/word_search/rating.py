"""The rating of a word search round, and the stars that its rank or the hidden words earn."""

import re
from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from wordarcade.engine.word_search.round import WordSearchRound
from wordarcade.games.rating import NEAR_BEST, NO_STARS, Rating, of_points
from wordarcade.players.word_search.ranks import rank_number, ranks_for, stars_of
from wordarcade.players.word_search.solution import WordSearchSolution

FEWEST_RATED: Final = 5
"""The fewest hidden words whose round is rated: anybody finds three of them on a small board.

Small boards of which every word counts leave out the highest ranks instead, see `ranks_for`.
"""

ALWAYS_RATED: Final = 9
"""The fewest cells in a row on which themes always hide so many words."""

_SIZE: Final = re.compile(r"(\d{1,4})x\d+ ")
"""The cells in a row, which the name of a variant begins with."""


def rank_name(state: WordSearchRound, solution: WordSearchSolution) -> str:
    """Return the rank reached without hints; empty for hidden words, which have none."""
    ranks = solution.ranks
    return ranks[rank_number(ranks, state.unaided_score)].name if ranks else ""


def rating(state: WordSearchRound, solution: WordSearchSolution) -> Rating | None:
    """Return the points found without hints beside those of all words; None without any word.

    Nobody finds every word of a lexicon: there the rank earns the stars. All hidden words can be
    found, and a few of them earn no rating.
    """
    if too_few(state):
        return None
    rated_so = of_points(state.unaided_score, solution.points, NEAR_BEST)
    if rated_so is None or state.config.hidden is not None:
        return rated_so
    return replace(rated_so, earned=stars_of(rank_name(state, solution)))


def too_few(state: WordSearchRound) -> bool:
    """Return whether so few words are hidden that finding them all would mean nothing."""
    hidden = state.config.hidden
    return hidden is not None and len(hidden.words) < FEWEST_RATED


def rated(value: int, summary: Mapping[str, object]) -> Rating:
    """Return the rating of a finished round with its stars, from its summary.

    Args:
        value: the rating, 0 to 100.
        summary: of the round, which may hold anything. One of an earlier version names no rank.
    """
    variant, rank = summary.get("variant"), summary.get("rank")
    if isinstance(variant, str) and " hidden " in variant:
        return Rating(value)
    earned = stars_of(rank) if isinstance(rank, str) else _stars_then(summary)
    return Rating(value, NO_STARS) if earned is None else Rating(value, earned=earned)


def _stars_then(summary: Mapping[str, object]) -> int | None:
    """Return the stars of a round that names no rank; None if it tells too little for that.

    It does not tell which of its words everybody knows: all of them are taken for such. Nor does
    it tell which points came without hints, if there were some.
    """
    size = _SIZE.match(str(summary.get("variant")))
    score, possible = summary.get("score"), summary.get("possible")
    if size is None or not isinstance(score, int) or not isinstance(possible, int):
        return None
    if summary.get("hints"):
        return None
    words = summary.get("possible_words")
    ranks = ranks_for(int(size[1]) ** 2, possible, words if isinstance(words, int) else possible)
    return stars_of(ranks[max(0, rank_number(ranks, score))].name)
