"""Bots that think in threads, and move when the player can see it."""

import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final

from textual.message import Message
from textual.timer import Timer
from textual.widget import Widget
from textual.worker import get_current_worker

from wordarcade.engine.scrabble.game import ScrabbleGame
from wordarcade.engine.scrabble.moves import Move
from wordarcade.engine.scrabble.sentences import possessive
from wordarcade.games.scrabble.session import ScrabbleSession
from wordarcade.screens.background import report_for, run_aside

BEAT = 0.8
"""Seconds from a turn to the answer of a bot, unless it thinks longer."""

PAUSE = 0.5
"""Seconds from the end of a celebration to the answer of a bot."""

_LOOK_EVERY: Final = 0.05
"""Seconds between two looks whether a bot's move can be shown."""


class BotTurns:
    """Asks the bot whose turn it is, and makes its move.

    A move is made when it can be seen: not in a pause, nor below another screen, nor during a
    celebration. Where nothing is to move, it is made at once. What was thought of a game that has
    gone on meanwhile is dropped.

    Args:
        owner: whose threads do the thinking, and whom its end is told.
        session: the game in play.
        in_sight: whether a move can be seen now.
        celebrating: whether the last play is still being celebrated, and the bot waits for that.
        make_move: makes a move of the player to move.
    """

    @dataclass
    class Thought(Message):
        """A bot knows what to do.

        Attributes:
            asked: the game as it was when it began to think.
            move: its move.
        """

        asked: ScrabbleGame
        move: Move

    @dataclass
    class Failed(Message):
        """A bot cannot move; it can be asked again.

        Attributes:
            asked: the game as it was when it began to think.
            reason: one sentence why.
        """

        asked: ScrabbleGame
        reason: str

    def __init__(
        self,
        owner: Widget,
        session: ScrabbleSession,
        in_sight: Callable[[], bool],
        celebrating: Callable[[], bool],
        make_move: Callable[[Move], None],
    ) -> None:
        self._owner: Final = owner
        self._session: Final = session
        self._in_sight: Final = in_sight
        self._celebrating: Final = celebrating
        self._make_move: Final = make_move
        self._asked: ScrabbleGame | None = None
        self._due = 0.0
        self._looking: Timer | None = None

    @property
    def has_thought(self) -> bool:
        """Whether a bot knows its move, which waits until it can be seen."""
        return self._looking is not None

    def ask(self) -> None:
        """Ask the bot whose turn it is, unless it is thinking already."""
        asked = self._session.state
        if self._asked is not asked:
            self._asked = asked
            self._due = time.monotonic() + BEAT * self._moving
            what = f"{possessive(self._session.name_to_move)} turn"
            run_aside(self._owner, what, partial(self._think, asked), partial(self.Failed, asked))

    @property
    def _moving(self) -> bool:
        """Whether the player wants things to move on the screen."""
        return self._owner.app.animation_level != "none"

    def _think(self, asked: ScrabbleGame) -> None:
        move = self._session.choose(asked, report_for(get_current_worker()))
        self._owner.post_message(self.Thought(asked, move))

    def give_up(self, failed: Failed) -> bool:
        """Let a bot that has failed be asked again; whether it is still wanted."""
        if failed.asked is self._asked:
            self._asked = None
        return self._session.still_stands(failed.asked)

    def answer(self, thought: Thought) -> None:
        """Make a bot's move as soon as it is due and can be seen."""
        self._stop_looking()
        self._looking = self._owner.set_interval(_LOOK_EVERY, lambda: self._look(thought))

    def _look(self, thought: Thought) -> None:
        wanted = self._session.still_stands(thought.asked)
        if wanted and self._moving and self._celebrating():
            self._due = max(self._due, time.monotonic() + PAUSE)
            return
        if wanted and (not self._in_sight() or time.monotonic() < self._due):
            return
        self._stop_looking()
        if wanted:
            self._make_move(thought.move)

    def _stop_looking(self) -> None:
        if self._looking is not None:
            self._looking.stop()
            self._looking = None
