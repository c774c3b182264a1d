"""The first message of a Boggle round."""

from wordarcade.engine.timer import Timer
from wordarcade.games.boggle.session import BoggleSession
from wordarcade.support.wording import count


def opening(session: BoggleSession) -> str:
    """Return what a player should know when the board is laid out."""
    config = session.state.config
    if session.state.moves:
        return "Welcome back. Your round is as you left it."
    least = f"{config.min_length}+ letters"
    if config.timer.untimed:
        return f"Words of {least}. Good luck!"
    return f"{_length(config.timer)}, {least}. Good luck!"


def _length(timer: Timer) -> str:
    """Return a time limit in words.

    >>> _length(Timer(180)), _length(Timer(60, bonus=2))
    ('3 minutes', '1 minute and 2 seconds a letter')
    """
    minutes, seconds = divmod(timer.seconds, 60)
    parts = [count(minutes, "minute")] if minutes else []
    parts += [count(seconds, "second")] if seconds else []
    bonus = f" and {count(timer.bonus, 'second')} a letter" if timer.bonus else ""
    return f"{' '.join(parts)}{bonus}"
