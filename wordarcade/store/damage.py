"""The error boundary for reading saved games.

Rows, configurations, moves and replays are data from outside: an older version, another program
or a bad disk may have written them. Any error in reading them is the damage of that one game.
"""

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from wordarcade.store.errors import DamagedGameError, StoreError
from wordarcade.support.wording import printable

_LOGGER: Final = logging.getLogger(__name__)
_LONGEST_REASON: Final = 160


@contextmanager
def reading(game_id: int, part: str) -> Iterator[None]:
    """Convert any exception inside to the damage of one game.

    Errors that already say why a game cannot be used pass through.

    Args:
        game_id: the number of the game.
        part: what is being read, such as "config".

    Raises:
        DamagedGameError: it cannot be read.
    """
    try:
        yield
    except StoreError:
        raise
    except Exception as error:  # whatever shape the data has, it must end here
        # Few games are damaged.
        from wordarcade.lexicon.errors import LexiconError  # noqa: PLC0415 - see above

        if isinstance(error, LexiconError):
            raise
        reason = f"{part}: {_sentence(error)}"
        _LOGGER.warning("Game %s is damaged: %s", game_id, reason, exc_info=error)
        raise DamagedGameError(game_id, reason) from error


def _sentence(error: Exception) -> str:
    """Return the text of `error`, on one line and without control characters."""
    if isinstance(error, KeyError):
        text = f"{error} is not known"
    elif isinstance(error, RecursionError):
        text = "nested too deeply"
    else:
        text = str(error) or type(error).__name__
    text = " ".join(printable(text).split()).rstrip(".")
    return text if len(text) <= _LONGEST_REASON else f"{text[: _LONGEST_REASON - 1]}…"
