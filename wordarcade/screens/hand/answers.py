"""What the message line of a hand game says to a word, and of hands that are over."""

from collections.abc import Sequence
from typing import Final

from wordarcade.engine.hand.attempt import Attempt
from wordarcade.engine.hand.verdict import Discarded, Scored
from wordarcade.games.hand.record import opponent_title
from wordarcade.games.hand.sentences import (
    answer,
    farewell,
    letters_left,
    meant,
    no_word_left,
    rival_played,
)
from wordarcade.games.hand.session import HandSession

ROWS_OF_ANSWER: Final = """
HandScreen {
    &.-narrow.-middle MessageLine, &.-normal.-middle MessageLine { height: 2; }
}
"""
"""The rule for a second row of answers, which are long beside the side, where one is free."""


def no_word(letters: str) -> str:
    """Return that no word is left in letters, and what to do."""
    return f"{no_word_left(letters)} Enter ends the hand."


def rival_news(session: HandSession) -> str:
    """Return how the opponent played the hand settled last; empty while that is unknown."""
    hands = session.hands
    study = session.studies.get(hands[-1].attempts[0]) if hands else None
    if study is None or study.rival is None:
        return ""
    words = [session.spelled(play) for play in study.rival.plays if isinstance(play, Scored)]
    title = opponent_title(session.state.config)
    return rival_played(title, words, study.rival.score)


def answer_to(
    verdict: Scored | Discarded,
    readings: Sequence[str],
    attempt: Attempt,
    first: Attempt | None,
    *,
    stuck: bool,
) -> str:
    """Return the sentences that answer a word.

    Args:
        verdict: on the word.
        readings: what it may stand for; empty without the wildcard.
        attempt: the hand after it.
        first: the attempt before it at the same hand; None without a replay.
        stuck: whether no word can be made of the letters left.
    """
    if attempt.ended:
        ending = farewell(attempt, first)
    else:
        ending = no_word(attempt.left) if stuck else letters_left(attempt.left)
    return f"{meant(verdict) or answer(verdict, readings)} {ending}"
