"""The verdict on a round of word search: the rank reached, and what the next one takes."""

from wordarcade.engine.word_search.round import WordSearchRound
from wordarcade.players.word_search.ranks import RANKS, Rank, rank_number
from wordarcade.players.word_search.solution import WordSearchSolution
from wordarcade.support.wording import count

_VOWELS = "AEIOU"


def best_word(state: WordSearchRound) -> str:
    """Return the word that scored most, the longest of several; empty without any."""
    best = max(state.found, key=lambda word: (word.points, len(word.word)), default=None)
    return "" if best is None else best.word


def verdict(state: WordSearchRound, solution: WordSearchSolution) -> str:
    """Return the rank of a finished round in a sentence or two, for both front ends.

    Args:
        state: the round, in which every word of the lexicon counts.
        solution: all words of its board.
    """
    if not solution.words:
        return "There was no word to find."
    if not state.found:
        return "No words this time. Better luck on the next board!"
    points, ranks = state.unaided_score, solution.ranks
    number = rank_number(ranks, points)
    told = count(points, "point") + (" without hints" if state.hint_count else "")
    told = f"You're {_one(ranks[number].name)}: {told}" if number else f"You scored {told}"
    if len(state.found) > 1:
        told += f", best word {best_word(state).upper()}"
    if ahead := ranks[number + 1 :]:
        return f"{told}. {short_of(ahead[0], points)}"
    if len(state.found) == len(solution.words):
        return f"Every word found! {told}."
    if ranks[number].name == RANKS[-1][0]:
        return f"{told}. There is no higher rank!"
    return f"{told}. That is the highest rank of this board." if number else f"{told}."


def short_of(rank: Rank, points: int) -> str:
    """Return by how many points a finished round has missed a rank.

    >>> short_of(Rank("Wordsmith", 40), 25)
    '15 points short of Wordsmith.'
    """
    return f"{count(rank.points - points, 'point')} short of {rank.name}."


def _one(rank: str) -> str:
    return f"{'an' if rank[0] in _VOWELS else 'a'} {rank}"
