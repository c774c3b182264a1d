"""Turns: making moves, announcing them, and passing play on."""

from typing import Final

from textual.widget import Widget

from wordarcade.engine.scrabble.moves import Move, Place, TakeBack
from wordarcade.games.scrabble.rating import laid_by_hint
from wordarcade.games.scrabble.session import ScrabbleSession
from wordarcade.screens.scrabble.area import ScrabbleArea
from wordarcade.screens.scrabble.bot_turns import BotTurns
from wordarcade.screens.scrabble.hand_over import HandOver
from wordarcade.screens.scrabble.outcome_line import OutcomeLine
from wordarcade.screens.scrabble.stage import Stage
from wordarcade.screens.scrabble.wording import bingo_of, closing, prompt_after, told_to, tone_of
from wordarcade.widgets.tone import Tone


class Turns:
    """Lets a bot, the person at the keyboard, or another person play.

    Args:
        owner: the screen, whose threads do the bots' thinking.
        session: the game in play.
        stage: the same screen, as its parts see it.
        area: where tiles are laid.

    Attributes:
        bots: the bots.
    """

    def __init__(
        self, owner: Widget, session: ScrabbleSession, stage: Stage, area: ScrabbleArea
    ) -> None:
        self.bots: Final = BotTurns(owner, session, stage.board_in_sight, self._busy, self.make)
        self._session: Final = session
        self._stage: Final = stage
        self._area: Final = area
        self._hand_over: Final = HandOver(session, stage, self.make)

    def mine(self) -> bool:
        """Whether the player can move; if not, say why, or ask a bot again that has failed."""
        if not self._stage.playable():
            return False
        if self._area.stuck:
            self.proceed()
        elif not self._session.own_turn:
            name = self._session.name_to_move
            self._stage.remark(f"One moment: it's {name}'s turn.", Tone.NOTICE)
        return self._session.own_turn

    def make(self, move: Move) -> None:
        """Make a move of the player to move, then the turns that follow, or say why not."""
        own = self._session.own_turn
        news = self._session.make(move)
        if news is None:
            return
        if news.refused:
            self._area.refuse(news.verdict)
            self._stage.confide(news.sentence, Tone.REFUSED)
            return
        if isinstance(move, TakeBack):
            self._stage.tell_plays()
        self._stage.say(told_to(self._session, move, news), tone_of(news.verdict, own=own))
        self._stage.prompt(prompt_after(self._session, news))
        if own:
            self._area.laying.start_anew()
        self._stage.show_game()
        bingo = bingo_of(self._session, news)
        if isinstance(move, Place):
            self._show_arrival(move, own=own, bingo=bingo is not None)
        self.proceed()
        if bingo is not None and isinstance(move, Place):
            self._area.celebrate(bingo, move, self._stage.beside_newest)

    def _show_arrival(self, move: Place, *, own: bool, bingo: bool) -> None:
        """Let the tiles of others arrive; the player's own lie there, and shine if a bingo."""
        squares = [square for square, _ in move.laid]
        if not own:
            self._area.board.land(squares, bingo=bingo)
        elif bingo:
            self._area.board.ripple(squares)

    def _busy(self) -> bool:
        """Whether a bot waits for a celebration, which its clock must not pay for."""
        return self._area.celebrating and self._session.state.config.clock_ms is None

    def proceed(self) -> None:
        """Let the player to move play; tell what there is to know beside the game."""
        self._area.stuck = False
        for notice in self._session.take_notices():
            self._stage.say(notice, Tone.NOTICE)
        if self._session.is_over:
            self._end()
        elif self._session.thinking:
            self.bots.ask()
        elif not self._session.own_turn:
            self._hand_over.begin()
        self._area.show_waiting()

    def stop(self, failed: BotTurns.Failed) -> None:
        """Say that a bot cannot move, until it is asked again."""
        if self.bots.give_up(failed):
            self._area.stuck = True
            self._stage.say(failed.reason, Tone.REFUSED)
            self._area.show_waiting()

    def _end(self) -> None:
        """Close the game, and tell how it has ended."""
        self._stage.expect_late_letters()
        self._session.close()
        if self._session.closed:
            persons, state = self._session.seats.persons, self._session.state
            taken = self._session.taken
            won = any(player in persons for player in state.winners)
            won = won and not laid_by_hint(state, taken)
            self._stage.say(closing(state, taken), Tone.ACCEPTED if won else Tone.PLAIN)
            outcome = OutcomeLine(state, taken)
            if outcome.celebrates:
                self._area.show_instead_of_rack(outcome, outcome.rows)
