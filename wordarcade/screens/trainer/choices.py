"""The tiles below a question: its two answers, or how well it was known."""

from datetime import datetime
from typing import Final

from wordarcade.games.training.questions import NO, YES
from wordarcade.games.training.sentences import back_text, days_text
from wordarcade.games.training.session import Attempt, Rating, TrainingSession
from wordarcade.widgets.key_tiles import KeyTile

_BESIDE: Final = 4
"""Columns of a tile that a date leaves free."""


def yes_no(attempt: Attempt | None = None) -> list[KeyTile]:
    """Return the two answers; once one was given, the right one green, a wrong one coral."""
    tiles = []
    for answer, key, label in ((NO, "←", "not a word"), (YES, "→", "a word")):
        face, fact = "key", ""
        if attempt is not None:
            given = answer in attempt.found or answer in attempt.wrong
            if answer in attempt.question.answers:
                face, fact = "accepted", "✓ it is" if answer == YES else "✓ it is not"
            elif given:
                face, fact = "refused", "× you said so"
        tiles.append(KeyTile(key, label, fact, face=face))
    return tiles


def ratings(session: TrainingSession, now: datetime, columns: int) -> list[KeyTile]:
    """Return the ratings, with what each would lead to.

    Args:
        session: whose question was just answered.
        now: the present moment (aware).
        columns: those of a tile.
    """
    tiles = []
    for rating in Rating:
        due, fact = session.comes_back(rating), ""
        if due is not None:
            back, days = back_text(due, now), days_text(due, now)
            fact = f"{back} · {days}" if days else back
            fact = fact if len(fact) <= columns - _BESIDE else back
        label = f"{rating.glyph} {rating.title}"
        chosen = rating is session.proposed
        tiles.append(KeyTile(str(int(rating)), label, fact, chosen=chosen))
    return tiles
