"""Scrabble in line mode: persons and bots at one keyboard."""

import shutil
import sys
from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import Final

from wordarcade.engine.scrabble.config import Player
from wordarcade.engine.scrabble.moves import Move
from wordarcade.engine.scrabble.seats import SeatsError, players_text
from wordarcade.engine.scrabble.setup import ScrabbleSetup
from wordarcade.games.front_ends import LineMode
from wordarcade.games.scrabble.bots import bots_text, read_players, read_seats, stand_ins_text
from wordarcade.games.scrabble.closing import closing_sentences
from wordarcade.games.scrabble.session import ScrabbleSession
from wordarcade.plain.dialogue import Dialogue
from wordarcade.plain.scrabble_text import board_lines, sheet_lines, standing_lines
from wordarcade.plain.scrabble_turn import TurnQuestions
from wordarcade.services import Services
from wordarcade.support.progress import to_nobody
from wordarcade.support.wording import printable


def complete(
    services: Services, setup: ScrabbleSetup, unsaid: Collection[str], dialogue: Dialogue
) -> ScrabbleSetup:
    """Return the choices with the answer to what is unsaid: `players`.

    Raises:
        EquipmentError: the board or the tiles cannot be had.
    """
    if "players" not in unsaid:
        return setup
    services.equipment()  # without it the answer would come to nothing
    return replace(setup, players=ask_players(dialogue, setup.players))


def ask_players(dialogue: Dialogue, usual: Sequence[Player]) -> tuple[Player, ...]:
    """Ask who plays until they can; the usual ones if nothing is said."""
    prompt = f"Who plays? Names, and {bots_text()}, separated by commas [{players_text(usual)}]: "
    while typed := dialogue.choose(prompt):
        try:
            players, chosen = read_players(typed), read_seats(typed)
        except SeatsError as error:
            dialogue.tell(str(error))
        else:
            if note := stand_ins_text([seat.level for seat in chosen], len(chosen)):
                dialogue.tell(note)
            return players
    return tuple(usual)


def play(session: ScrabbleSession, dialogue: Dialogue) -> None:
    """Let everybody move in turn until the game is over, and tell how it has ended.

    Raises:
        LeavingError: a person leaves.
    """
    table = _Table(session, dialogue)
    dialogue.introduce()
    puzzle = session.state.config.par is not None
    if puzzle:
        table.tell("Find the highest-scoring play. You get one try; 'skip' gives up.")
    table.tell_notices()
    while not session.is_over:
        table.move()
    session.close()
    state = session.state
    table.tell(*board_lines(state.board, state.config.layout), *sheet_lines(state))
    table.tell(*closing_sentences(state, session.taken))
    if puzzle:
        table.tell(f"The best play: {session.find_answer(to_nobody)}.")


class _Table:
    """A game being played, and the dialogue with its persons.

    Args:
        session: the game in play; its clock runs.
        dialogue: with the persons, all of them at one keyboard.
    """

    def __init__(self, session: ScrabbleSession, dialogue: Dialogue) -> None:
        self._session: Final = session
        self._dialogue: Final = dialogue
        self._questions: Final = TurnQuestions(dialogue, session)
        self._shown: object = None
        self._board_shown = False
        self._taught: object = None

    def move(self) -> None:
        """Let the player to move do something, and tell all players of it.

        Raises:
            LeavingError: it is a person, who leaves.
        """
        session = self._session
        bot = session.thinking
        news = session.make(session.choose(session.state, to_nobody) if bot else self._ask())
        if news is not None:
            self.tell(news.sentence)
        self._teach()
        self.tell_notices()

    def _teach(self) -> None:
        """Tell what was best in the person's last turn, once a turn, if the game has a coach."""
        session, line = self._session, self._session.line_to_teach
        if line != self._taught:
            self._taught = line
            lesson = session.look_for_lesson(session.state, to_nobody)
            if lesson is not None:
                self.tell(f"Coach: {lesson.note}")
                session.note_lesson(lesson)

    def _ask(self) -> Move:
        """Ask the person to move, who is shown the board at first, then what changes."""
        state = self._session.state
        if self._shown is not state:
            self._seat()
            self._shown = state
            self.tell("")
            if not self._board_shown:
                self._board_shown = True
                self.tell(*board_lines(state.board, state.config.layout))
            self.tell(*standing_lines(state, self._session.elapsed_ms))
            self.tell(f"Rack: {' '.join(state.position.rack.tiles)}")
        return self._questions.ask_move()

    def _seat(self) -> None:
        """Let the person to move sit down, if others sat there, before the rack is shown."""
        session, news = self._session, self._session.news
        if self._dialogue.interactive and session.hands_over:
            name = session.name_to_move
            session.hold()
            if session.seats.viewer is not None:
                self._dialogue.ask(f"Press Enter and pass the keyboard to {name}: ")
                self.tell(*[""] * shutil.get_terminal_size().lines)
                self._board_shown = False
            self._dialogue.ask(f"{name}, press Enter to see your tiles: ")
            self.tell(*news)
            session.go_on()
        session.sit_down()

    def tell_notices(self) -> None:
        """Tell what went wrong beside the game, which is no part of its own lines."""
        for notice in self._session.take_notices():
            sys.stderr.write(f"{printable(notice)}\n")

    def tell(self, *lines: str) -> None:
        """Show lines."""
        for line in lines:
            self._dialogue.tell(line)


LINE_MODE: Final = LineMode(play, complete)
