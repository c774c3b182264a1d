"""The cost of hints, announced in line mode before the first one."""

from collections.abc import Callable, Iterable
from typing import Any, Final

from wordarcade.games.session import GameSession

_AGAIN: Final = "Type /hint again to take one."


class HintCost:
    """Says once what hints cost; whoever asks again after that wants one, as on the screen.

    Args:
        session: the game in play.
    """

    def __init__(self, session: GameSession[Any, Any, Any]) -> None:
        self._session: Final = session
        self._told = False

    def first(self) -> str:
        """Return what is to be said instead of a hint; empty if the player knows it."""
        if self._told or self._session.hinted:
            return ""
        self._told = True
        return f"{self._session.hint_cost} {_AGAIN}"

    def before(self, hint: Callable[[str], Iterable[str]]) -> Callable[[str], Iterable[str]]:
        """Return the answer to `/hint`: what hints cost, then the answer that is given."""

        def answer(typed: str) -> Iterable[str]:
            told = self.first()
            return [told] if told else hint(typed)

        return answer
