"""The time in which all hidden words were found, beside the fastest round before."""

from typing import Final

from wordarcade.games.routes import HistoryFilter
from wordarcade.games.word_search.session import WordSearchSession
from wordarcade.services import GameHeader
from wordarcade.support.wording import clock_text

_LOOKED_AT: Final = 200
"""The most earlier rounds that are looked at."""
_SECOND: Final = 1000


def told_time(session: WordSearchSession) -> str:
    """Return what the time of a finished round means, in few words.

    A time is compared with those of rounds by the same rules, without hints, on boards that were
    new to the player.

    Args:
        session: the round.

    Returns:
        The words; empty unless all hidden words were found, and where times are not compared.
    """
    state, services = session.state, session.services
    if session.hidden is None or session.hidden_left or state.hint_count or session.duel:
        return ""
    apart = services.games.history.apart()
    if session.id in apart:
        return ""
    wanted = HistoryFilter(game=session.RECORD.game, variant=session.variant)
    times = [
        game.elapsed_ms
        for game in services.games.history.page(wanted, 0, _LOOKED_AT)
        if isinstance(game, GameHeader)
        and game.id != session.id
        and game.id not in apart
        and _found_all(game)
    ]
    return compared(session.elapsed_ms, min(times, default=None))


def compared(taken_ms: int, fastest_ms: int | None) -> str:
    """Return what a time means beside the fastest one before; None for none.

    >>> compared(42_000, None), compared(42_000, 60_000), compared(42_000, 30_000)
    ('0:42 is the time to beat', '0:42, your fastest by 0:18!', '0:42, your fastest is 0:30')
    >>> compared(42_300, 42_500)
    '0:42, level with your fastest'
    """
    taken = clock_text(taken_ms)
    if fastest_ms is None:
        return f"{taken} is the time to beat"
    ahead = fastest_ms // _SECOND - taken_ms // _SECOND
    if not ahead:
        return f"{taken}, level with your fastest"
    if ahead > 0:
        return f"{taken}, your fastest by {clock_text(ahead * _SECOND)}!"
    return f"{taken}, your fastest is {clock_text(fastest_ms)}"


def _found_all(game: GameHeader) -> bool:
    told = game.summary or {}
    return told.get("score") == told.get("possible") and not told.get("hints")
