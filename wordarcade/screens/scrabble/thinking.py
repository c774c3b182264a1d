"""What other threads do for a game: computers think, and hints are looked for."""

import time
from dataclasses import dataclass

from textual import work
from textual.message import Message
from textual.timer import Timer
from textual.worker import get_current_worker

from wordarcade.engine.scrabble.game import ScrabbleGame
from wordarcade.engine.scrabble.moves import Move
from wordarcade.engine.scrabble.turns import Phase
from wordarcade.players.scrabble.adviser import Turn
from wordarcade.players.scrabble.opponents import Opponents
from wordarcade.screens.background import AbandonedError, report_for
from wordarcade.screens.scrabble.pointing import PointingScreen
from wordarcade.services import Services
from wordarcade.store.scrabble_rounds import SavedScrabbleRound
from wordarcade.widgets.entry_line import Entry

BEAT = 0.8
"""Seconds from a turn to the answer of a computer, unless it thinks longer."""

_LOOK_EVERY = 0.05
"""Seconds between two looks whether a computer's move can be shown."""


class ThinkingScreen(PointingScreen):
    """Asks computers for their moves, and an adviser for the best turn.

    A computer's move is made when the player can see it: not in a pause, nor below another
    screen. What was thought of a game that has gone on meanwhile, or has been left, is dropped:
    it is not on record, and is thought again.

    Args:
        services: the collaborators.
        saved: the game, on record.
        opponents: the computer players of its lexicon.
        elapsed_ms: play time so far.
        finished: whether the game is among the finished ones already.

    Attributes:
        opponents: the computer players of its lexicon.
    """

    @dataclass
    class Thought(Message):
        """A computer knows what to do.

        Attributes:
            asked: the game as it was when it began to think.
            move: its move.
        """

        asked: ScrabbleGame
        move: Move

    @dataclass
    class Advised(Message):
        """The best turn is known.

        Attributes:
            asked: the game in which it is.
            best: the turn, or None if there is only passing.
        """

        asked: ScrabbleGame
        best: Turn | None

    def __init__(
        self,
        services: Services,
        saved: SavedScrabbleRound,
        opponents: Opponents,
        *,
        elapsed_ms: int = 0,
        finished: bool = False,
    ) -> None:
        super().__init__(services, saved, elapsed_ms=elapsed_ms, finished=finished)
        self.opponents = opponents
        self._asked: ScrabbleGame | None = None
        self._due = 0.0
        self._looking: Timer | None = None

    @property
    def thinking(self) -> bool:
        """Whether a computer is to move."""
        game = self.round
        return game.phase is not Phase.OVER and game.to_move not in self.persons

    @property
    def has_thought(self) -> bool:
        """Whether a computer knows its move, which waits until it can be seen."""
        return self._looking is not None

    # What the game says

    def make_move(self, move: Move) -> None:
        """Make a move of the player whose turn it is, and go on; if it is refused, say why."""
        raise NotImplementedError

    def advise(self, best: Turn | None) -> None:
        """Give a hint of the best turn; None if there is only passing."""
        raise NotImplementedError

    # Computers

    def entry(self) -> Entry:
        """Return what the entry line shows: who thinks, unless the player enters something."""
        if self.thinking and not self.is_entering:
            name = self.round.config.players[self.round.to_move].name
            return Entry(remark=f"{name} is thinking …")
        return super().entry()

    def think(self) -> None:
        """Ask the computer whose turn it is, unless it is thinking already."""
        if self._asked is not self.round:
            self._asked = self.round
            self._due = time.monotonic() + BEAT
            self._think(self.round)

    @work(thread=True)
    def _think(self, asked: ScrabbleGame) -> None:
        level = asked.config.players[asked.to_move].level
        if level is None:
            return
        player = self.opponents.bot(level, asked.config)
        try:
            move = player.choose(asked, report_for(get_current_worker()))
        except AbandonedError:
            return
        self.post_message(self.Thought(asked, move))

    def on_thinking_screen_thought(self, event: Thought) -> None:
        """Make the computer's move as soon as it is due and can be seen."""
        self._stop_looking()
        self._looking = self.set_interval(_LOOK_EVERY, lambda: self._answer(event))

    def _answer(self, event: Thought) -> None:
        seen = self.in_view and self.stopwatch.running
        if event.asked is self.round and (not seen or time.monotonic() < self._due):
            return
        self._stop_looking()
        if event.asked is self.round:
            self.make_move(event.move)

    def _stop_looking(self) -> None:
        if self._looking is not None:
            self._looking.stop()
            self._looking = None

    # Advice

    @work(thread=True, exclusive=True, group="advice")
    def ask_for_advice(self) -> None:
        """Have the best turn looked for."""
        asked = self.round
        best = self.opponents.adviser(asked.config).best(asked)
        self.post_message(self.Advised(asked, best))

    def on_thinking_screen_advised(self, event: Advised) -> None:
        """Give a hint, unless the game has gone on."""
        if event.asked is self.round and self.playable():
            self.advise(event.best)
