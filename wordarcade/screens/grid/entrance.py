"""The first screen of a grid game: the board, or the results of a finished round."""

from collections.abc import Callable
from functools import partial
from typing import Any

from textual.screen import Screen

from wordarcade.games.grid_session import GridSession
from wordarcade.screens.same_again import same_again
from wordarcade.services import Services

Play = Callable[[Services, Any], Screen[None]]
"""Makes a play screen, from the services and a session."""

Results = Callable[[Any, Any, Callable[[], Screen[None]]], Screen[None]]
"""Makes a results screen, from a session, its solution and what plays the same board again."""


def play_or_results(play: Play, results: Results) -> Play:
    """Return what makes the screen of a session: its results if it is over and solved."""

    def screen(services: Services, session: GridSession[Any, Any, Any]) -> Screen[None]:
        solution = session.solution
        if not session.is_over or solution is None:
            return play(services, session)
        session.know(solution)
        return results(session, solution, partial(same_again, play, session))

    return screen
