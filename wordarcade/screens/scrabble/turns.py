"""Whose turn it is: moves are made and told, and the keyboard goes from one player to the next."""

from wordarcade.engine.scrabble.draft import Draft
from wordarcade.engine.scrabble.moves import Move, Place
from wordarcade.engine.scrabble.sentences import farewell
from wordarcade.engine.scrabble.turns import Phase
from wordarcade.engine.scrabble.verdict import Refused
from wordarcade.screens.scrabble.hand_over import HandOverScreen
from wordarcade.screens.scrabble.panel import standings
from wordarcade.screens.scrabble.telling import told
from wordarcade.screens.scrabble.thinking import ThinkingScreen
from wordarcade.widgets.entry_line import Entry
from wordarcade.widgets.tone import Tone

_OVER = Entry(remark="enter shows the results")
_LAST_CHALLENGE = Entry(
    remark="the last play: enter accepts it · f5 challenges it", tone=Tone.NOTICE
)


class TurnsScreen(ThinkingScreen):
    """Makes moves, and sees to it that each rack is seen only by its player."""

    _last = ""

    @property
    def own_turn(self) -> bool:
        """Whether the person at the keyboard is to move."""
        return self.round.phase is not Phase.OVER and self.round.to_move == self.viewer

    def my_turn(self) -> bool:
        """Whether the player can move; if not, say why."""
        if not self.playable():
            return False
        if not self.own_turn:
            name = self.round.config.players[self.round.to_move].name
            self.message_line.show(f"One moment: it is the turn of {name}.", Tone.NOTICE)
        return self.own_turn

    # Moves

    def make_move(self, move: Move) -> None:
        """Make a move of the player whose turn it is, and go on; if it is refused, say why."""
        before = self.round
        verdict = self.make(move)
        if verdict is None:
            return
        text, tone = told(before, move, verdict)
        if isinstance(verdict, Refused):
            self.confide(text, tone)
            return
        self._last = text
        self.say(text, tone)
        own = before.to_move == self.viewer
        if own:
            first = self.round.board.is_empty
            self.lay(Draft() if first else Draft(self.draft.cursor, self.draft.direction))
        self.move_is_made()
        if isinstance(move, Place) and not own:
            self.board.land(square for square, _ in move.laid)
        self.proceed()

    def move_is_made(self) -> None:
        """Show the game after a move."""
        self.show_game()
        self.refresh_bindings()

    # Whose turn it is

    def proceed(self) -> None:
        """Let the player to move play: a computer, the person at the keyboard, or another one."""
        if self.round.phase is Phase.OVER:
            self.end()
        elif self.thinking:
            self.think()
        elif not self.own_turn:
            self._change_seats()
        self.show_entry()

    def entry(self) -> Entry:
        """Return what the entry line shows."""
        if self.round.phase is Phase.OVER:
            return _OVER
        if self.round.phase is Phase.LAST_CHALLENGE and self.own_turn:
            return _LAST_CHALLENGE
        return super().entry()

    def _change_seats(self) -> None:
        """Let another person sit down, covering everything meanwhile if that is wished."""
        game = self.round
        if len(self.persons) == 1 or not self.services.settings.current.scrabble.hand_over:
            self._sit_down(there=True)
            return
        self.viewer = None
        self.show_game()
        name = game.config.players[game.to_move].name
        screen = HandOverScreen(name, self._last, standings(game))
        self.when_in_view(
            lambda: self.show_above(screen, lambda there: self._sit_down(there=bool(there)))
        )

    def _sit_down(self, *, there: bool) -> None:
        """Show the rack of the person to move, or leave."""
        if not there:
            self.leave()
            return
        self.viewer = self.round.to_move
        self.show_game()

    def end(self) -> None:
        """Tell how the game has ended, and close its record."""
        self.stopwatch.stop()
        self.close_record()
        self.say(" ".join(farewell(self.round)), Tone.BEST)
