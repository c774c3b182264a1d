"""The entry line of a game."""

from typing import Final

from wordarcade.games.scrabble.session import ScrabbleSession
from wordarcade.screens.scrabble import remark
from wordarcade.screens.scrabble.laying import Laying
from wordarcade.widgets.entry_line import Entry
from wordarcade.widgets.tone import Tone

_OVER: Final = Entry(remark="Enter shows the results")
_LAST_CHALLENGE: Final = Entry(
    remark="the last play: enter accepts it · f5 challenges it", tone=Tone.NOTICE
)


def entry(session: ScrabbleSession, laying: Laying) -> Entry:
    """Return what is entered with what the rules say to it, or what the game waits for.

    Args:
        session: the game in play.
        laying: what the person at the keyboard enters.
    """
    game, viewer = session.state, session.seats.viewer
    if session.is_over:
        return _OVER
    if session.accepting and session.own_turn:
        return _LAST_CHALLENGE
    if session.thinking and not laying.is_entering:
        return Entry(remark=f"{session.name_to_move} is thinking …")
    if viewer is None:
        return Entry()
    if laying.typed is not None:
        return remark.typed(laying.typed, game, viewer)
    return remark.laid(laying.draft, game, viewer)
