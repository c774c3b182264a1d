"""The review of a hand in sentences: its worth, and what to learn from it."""

from collections.abc import Sequence

from wordarcade.engine.hand.sentences import factors, product
from wordarcade.engine.hand.verdict import Play
from wordarcade.games.hand.rating import rating
from wordarcade.games.hand.sentences import spaced
from wordarcade.games.hand.session import BestPlay
from wordarcade.support.wording import count


def is_perfect(score: int, best: BestPlay) -> bool:
    """Return whether nothing could have scored more, letters thrown away included."""
    return score >= best.score_with_discards > 0


def appraisal(score: int, best: BestPlay, before: str = " — ") -> str:
    """Return what a score is worth beside the best one.

    Args:
        score: the score.
        best: the best play.
        before: what parts the figures from the words.
    """
    if not best.score:
        return "These letters make no word."
    if is_perfect(score, best):
        return "Perfect. Nobody can beat that."
    if score >= best.score:
        return "The best words there are."
    reached = rating(score, [best.score])
    grade = "" if reached is None else f"{before}{reached.words('hand')}"
    return f"{score:,} of {best.score:,}{grade}."


def costliest(score: int, best: BestPlay) -> str:
    """Return the sentence on the costliest move, or on what only throwing letters away adds."""
    worst = best.review.costliest
    if worst is None:
        if is_perfect(score, best) or not best.thrown:
            return "No move cost you anything."
        return f"Throwing {spaced(best.thrown)} away first makes {best.score_with_discards:,}."
    if worst.play is None:
        return f"Ending too soon cost you {count(worst.cost, 'point')}."
    return f"Biggest miss: {worst.play.spelled.upper()} cost you {count(worst.cost, 'point')}."


def against(score: int, theirs: int, name: str) -> str:
    """Return who won, and by how much.

    Args:
        score: the player's.
        theirs: the opponent's.
        name: the opponent's title.

    >>> against(306, 279, "greedy"), against(90, 90, "exact")
    ('You beat the greedy player by 27.', "You're level with the exact player.")
    """
    player = f"the {name.replace(' ', '-')} player"
    if score == theirs:
        return f"You're level with {player}."
    if score > theirs:
        return f"You beat {player} by {score - theirs:,}."
    return f"{player.capitalize()} beat you by {theirs - score:,}."


def lesson(plays: Sequence[Play], words: Sequence[str]) -> str:
    """Return how the best is played; empty if no word can be made.

    Args:
        plays: the best play, valid words only.
        words: its words as they are shown, the wildcard resolved.
    """
    if not plays:
        return ""
    last = plays[-1]
    if len(plays) == 1:
        return f"{words[0]} right away is your best word: {product(*factors(last), last.points)}."
    order = f"{', then '.join(words[:-1])} first, then {words[-1]}"
    if last.points < max(play.points for play in plays):
        return f"{order}."
    rest = " with all that is left" if not last.left else ""
    return f"{order}{rest}. A long word pays most at the end."
