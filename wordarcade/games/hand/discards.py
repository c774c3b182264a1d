"""Letters that are thrown away on purpose."""

from wordarcade.engine.hand.verdict import Discarded
from wordarcade.games.hand.gain import Gain, gain
from wordarcade.games.hand.session import HandSession


def only_they_gain(session: HandSession) -> bool:
    """Return whether a hand is replayed of which only discards can beat the first try."""
    first, solved = session.state.first_try, session.solved_hand
    if first is None or solved is None:
        return False
    return gain(first.score, solved.solution) is Gain.BY_DISCARDS


def is_likely(session: HandSession, word: str) -> bool:
    """Return whether letters that make no word are likely meant to be thrown away.

    They are if hints have named them, and first of all in a replay that can gain by nothing else.

    Args:
        session: the game in play.
        word: the letters, lowercase.
    """
    if sorted(word) == sorted(session.named_word):
        return True
    thrown = any(isinstance(play, Discarded) for play in session.state.attempt.plays)
    return not thrown and only_they_gain(session)
