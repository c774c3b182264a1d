"""What is said of plays that are solved: who wins how much, and how it goes on."""

from collections.abc import Sequence
from typing import Final

from wordarcade.games.scrabble.best_turns import BestTurn
from wordarcade.support.wording import count

_PASSING: Final = "pass"
_TOLD: Final = 3
"""Moves, at most, that are told of how it goes on."""


def are_solved(turns: Sequence[BestTurn]) -> bool:
    """Return whether the best line until the end is known of some plays, one at least."""
    return bool(turns) and all(turn.solved for turn in turns)


def are_proven(turns: Sequence[BestTurn]) -> bool:
    """Return whether plays are solved, and none of their values is an estimate."""
    return are_solved(turns) and all(turn.exact for turn in turns)


def solved_sentences(turns: Sequence[BestTurn]) -> str:
    """Return which of solved plays is the best, by how much, and how it goes on.

    Args:
        turns: the plays, one at least, the best first.
    """
    first, *others = turns
    head = "Solved" if first.exact else "Not proven"
    equal = sum(other.equity == first.equity and other.exact for other in others)
    if not others:
        told = f"{_who(first)} is the only move"
    elif equal and first.exact:
        told = f"{_who(first)} and {count(equal, 'other')} are worth the same"
    else:
        gap = _points(first, others[0])
        told = f"{_who(first)} wins {gap} more than the next"
    return f"{head}: {told}.{_on(first)}"


def solved_sentences_on(turn: BestTurn, turns: Sequence[BestTurn]) -> str:
    """Return what one of solved plays wins beside the best, and how it goes on."""
    best = turns[0]
    who, whom = _who(turn), _who(best)
    if turn is best:
        told = "is best" if best.exact else "is best by an estimate"
    elif turn.equity < best.equity:
        told = f"wins {_points(best, turn)} less than {whom}"
    else:
        told = f"wins {'' if turn.exact else 'about '}as much as {whom}"
    return f"{who[0].upper()}{who[1:]} {told}.{_on(turn)}"


def _points(better: BestTurn, other: BestTurn) -> str:
    """Return how many points lie between two plays."""
    points = count(round(better.equity - other.equity), "point")
    return points if better.exact and other.exact else f"about {points}"


def _who(turn: BestTurn) -> str:
    return "passing" if turn.text == _PASSING else turn.text


def _on(turn: BestTurn) -> str:
    """Return how it goes on after a play, as a sentence with a space before it."""
    line = list(turn.follows)
    while line and line[-1] == _PASSING:  # how it ends where nobody can play
        line.pop()
    if not line:
        return "" if turn.leave else " It goes out."
    more = "…" if len(line) > _TOLD else ""
    return f" Then {', '.join(line[:_TOLD])}{more or '.'}"
