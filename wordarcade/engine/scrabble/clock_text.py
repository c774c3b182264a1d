"""Typed clock times."""

from wordarcade.engine.timer import Timer, TimerTextError


def clock_ms(text: str) -> int | None:
    """Return the milliseconds of each player from typed text; None for no limit.

    >>> clock_ms("25:00"), clock_ms("off")
    (1500000, None)

    Raises:
        TimerTextError: it is neither MM:SS nor "off".
    """
    timer = Timer.parse(text)
    if timer.bonus:
        raise TimerTextError(f"The time '{text}' is not MM:SS; no seconds are won in Scrabble.")
    return None if timer.untimed else timer.seconds * 1000


def clock_text(milliseconds: int | None) -> str:
    """Return the text that `clock_ms` reads.

    >>> clock_text(1_500_000), clock_text(None)
    ('25:00', 'off')
    """
    return str(Timer((milliseconds or 0) // 1000))
