"""The review of a hand in sentences: its worth, its best and dearest moves, and its lesson."""

from collections.abc import Sequence
from typing import Final

from wordarcade.engine.hand.sentences import factors, product
from wordarcade.engine.hand.verdict import Discarded, Play, Scored
from wordarcade.games.hand.helped import NOT_HELPED, Helped
from wordarcade.games.hand.rating import rating
from wordarcade.games.hand.record import the_player
from wordarcade.games.hand.session import BestPlay
from wordarcade.support.wording import count, listed

_DEAR: Final = 1 / 4
"""The part of the best that a move gives away if it is to be named for it."""


def appraisal(score: int, best: BestPlay, before: str = " — ", helped: Helped = NOT_HELPED) -> str:
    """Return what a score is worth beside the best one; hints are given their due.

    Args:
        score: the score.
        best: the best play.
        before: what parts the figures from the words.
        helped: what hints did for it.
    """
    if not best.score:
        return "These letters make no word."
    if helped.alone:
        return f"{score:,} of {best.score:,}, by hints alone."
    if score >= best.score:
        return "The best there is, with help." if helped.hints else "Perfect. Nobody can beat that."
    reached = rating(score, [best.score])
    grade = "" if reached is None else f"{before}{reached.words('hand')}"
    return f"{score:,} of {best.score:,}{grade}."


def praise(score: int, pars: Sequence[int] | None) -> str:
    """Return what a game of hands was worth in words, and what the next star takes.

    Args:
        score: the points.
        pars: the best possible score of each hand; None if one is not known.

    >>> praise(480, [525, 525]), praise(1050, [525, 525])
    ('A fair game. 520 points would earn the next star.', 'Perfect: nobody can beat that.')
    """
    reached = rating(score, pars)
    if reached is None or pars is None:
        return ""
    words = reached.words()
    told = f"{words[0].upper()}{words[1:]}."
    star = reached.next_star(sum(pars)) if score else None
    return told if star is None else f"{told} {count(star, 'point')} would earn the next star."


def high_and_low(score: int, best: BestPlay, helped: Helped = NOT_HELPED) -> str:
    """Return what the player did well, of what hints had not named; empty for nothing.

    A move that gave away much of the best is named in the same sentence: praise alone would be
    for the wrong move. Smaller costs stand beside the moves, and how to do better is the lesson.

    Args:
        score: the score.
        best: the play beside the best.
        helped: what hints did for it.
    """
    if helped.alone:
        return "Now try it without hints."
    if score >= best.score:
        return "No move cost you anything."
    threw = any(isinstance(move.play, Discarded) for move in best.review.moves)
    if score >= best.words_alone and not threw:
        return f"Only throwing {listed(best.thrown.upper())} away does better."
    moves = [(move.play, move.cost) for move in best.review.moves]
    named = (*helped.named, *(False for _ in moves))
    own = [
        (play, cost)
        for (play, cost), by_hint in zip(moves, named, strict=False)
        if isinstance(play, Scored) and not by_hint
    ]
    dearest, most = max(moves, key=lambda move: move[1])
    if most < _DEAR * best.score:
        return _praised(own)
    return _praised_but(own, dearest, most)


def _praised(own: Sequence[tuple[Scored, int]]) -> str:
    """Return which of these words cost nothing, or which made most; empty without any."""
    if good := [_named(play) for play, cost in own if cost <= 0]:
        return f"You lost nothing with {listed(good)}."
    if not own:
        return ""
    top = max((play for play, _ in own), key=lambda play: play.points)
    return f"Your best word was {_named(top)} with {count(top.points, 'point')}."


def _praised_but(own: Sequence[tuple[Scored, int]], dearest: Play | None, cost: int) -> str:
    """Return what went well with these words, and what the dearest move cost; None for the end."""
    dear = f"{'stopping there' if dearest is None else _named(dearest)} cost you {cost:,}."
    if good := [_named(play) for play, lost in own if lost <= 0]:
        return f"You lost nothing with {listed(good)}, but {dear}"
    if not own:
        if dearest is None:
            return ""
        return f"Throwing {listed(dearest.spelled)} away cost you {count(cost, 'point')}."
    top = max((play for play, _ in own), key=lambda play: play.points)
    made = f"{_named(top)} made {count(top.points, 'point')}"
    return f"{made}, but cost you {cost:,}." if top == dearest else f"{made}, but {dear}"


def _named(play: Play) -> str:
    return play.spelled.upper()


def against(score: int, theirs: int, name: str) -> str:
    """Return who won, and by how much.

    Args:
        score: the player's.
        theirs: the opponent's.
        name: the opponent's title.

    >>> against(306, 279, "greedy"), against(90, 90, "exact")
    ('You beat the greedy player by 27.', "You're level with the exact player.")
    """
    player = the_player(name)
    if score == theirs:
        return f"You're level with {player}."
    if score > theirs:
        return f"You beat {player} by {score - theirs:,}."
    return f"{player.capitalize()} beat you by {theirs - score:,}."


def lesson(best: BestPlay, words: Sequence[str]) -> str:
    """Return how the best is played; empty if no word can be made.

    Args:
        best: the best play.
        words: its words as they are shown, the wildcard resolved.
    """
    plays = best.plays
    if not plays:
        return ""
    last, made = plays[-1], [play for play in plays if isinstance(play, Scored)]
    *before, final = map(_step, plays, words)
    if len(made) == 1:
        way = f"{', then '.join([*before, final])}" if before else f"{final} right away"
        return f"Best of all: {way}, {product(*factors(last), last.points)}."
    order = f"{', then '.join(before)} first, then {final}"
    order = order[0].upper() + order[1:]
    if last.points < max(play.points for play in plays):
        return f"{order}."
    rest = " with all that is left" if not last.left else ""
    return f"{order}{rest}. A long word pays most at the end."


def _step(play: Play, word: str) -> str:
    """Return a step of best play: a word as it is shown, or letters to throw away."""
    return f"throw {listed(play.spelled)} away" if isinstance(play, Discarded) else word
