"""Sentences on words played on a board, for both front ends."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from wordarcade.engine.grid_round import GridRound
from wordarcade.engine.verdict import Refusal, Refused, Scored
from wordarcade.games.rating import Rating, hints_text
from wordarcade.support.wording import count

_REFUSALS: Final[Mapping[Refusal, str]] = {
    Refusal.ALREADY_USED: "{word}: you already have it.",
    Refusal.TOO_SHORT: "{word} is too short: {least} letters or more.",
    Refusal.NOT_A_WORD: "{word} is not in the word list ({lexicon}).",
    Refusal.NOT_ON_BOARD: "{word} is not on the board.",
    Refusal.NOT_ON_LIST: "{word} is not on the list.",
    Refusal.ROUND_OVER: "The round is over: {word} does not count.",
}

_PRAISE: Final[Mapping[int, str]] = {4: "Well played", 5: "Superb"}
"""What so many stars are worth in words; fewer are no reason to cheer."""

_ALL: Final = 100
"""The rating of every point there is."""

_MANY: Final = 1000
"""Words of a board on which a few of them are plenty."""


def answer(verdict: Scored | Refused, state: GridRound[Any, Any]) -> str:
    """Return the answer to a word in a sentence.

    Args:
        verdict: on the word.
        state: the round.
    """
    word = verdict.word.upper()
    if isinstance(verdict, Scored):
        return f"{word}, {count(verdict.points, 'point')}."
    least, lexicon = state.config.min_length, state.lexicon.name
    return _REFUSALS[verdict.refusal].format(word=word, least=least, lexicon=lexicon)


def help_text(state: GridRound[Any, Any]) -> str:
    """Return how many words of a round were helped by hints; empty without hints."""
    hints = state.hint_count
    return hints_text(hints, words=len(state.helped)) if hints else ""


def total(score: int) -> str:
    """Return the sentence on the score of a round, while best play is not known.

    >>> total(1)
    'You scored 1 point.'
    """
    return f"You scored {count(score, 'point')}."


def appraisal(found: Sequence[Scored], possible: int, stars: Rating | None) -> str:
    """Return the sentence on a round beside best play: praise, or the best of what was found.

    Args:
        found: the words, with their points.
        possible: how many words there are.
        stars: the rating; None where there are no words.

    >>> words = [Scored("nation", 4, ()), Scored("sell", 2, ())]
    >>> appraisal(words, 3822, Rating(1, (1, 8, 18, 30, 50)))
    'You scored 6 points. Best word: NATION. Nobody finds all 3,822.'
    >>> appraisal(words, 9, Rating(40, (1, 8, 18, 30, 50)))
    'Well played: 6 points!'
    >>> appraisal(words, 9, Rating(58, (1, 8, 18, 30, 50)))
    'Superb: 6 points! 50% of all points are worth five stars.'
    >>> appraisal([], 112, Rating(0, (1, 8, 18, 30, 50)))
    'No words this time. Better luck on the next board!'
    """
    if stars is None:
        return "There was no word to find."
    if not found:
        return "No words this time. Better luck on the next board!"
    score = sum(word.points for word in found)
    if praise := _PRAISE.get(stars.stars):
        told = f"{praise}: {count(score, 'point')}!"
        if stars.stars < len(stars.steps) or stars.value == _ALL:
            return told
        return f"{told} {stars.all_from}% of all points are worth five stars."
    parts = [total(score)]
    if len(found) > 1:
        best = max(found, key=lambda word: (word.points, len(word.word)))
        parts.append(f"Best word: {best.word.upper()}.")
    if possible >= _MANY:
        parts.append(f"Nobody finds all {possible:,}.")
    return " ".join(parts)
