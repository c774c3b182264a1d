"""Scrabble in line mode: persons and computers at one keyboard."""

import shutil
import sys
from collections.abc import Sequence
from dataclasses import replace
from functools import cached_property
from typing import Final

from wordarcade.engine.scrabble.config import Player
from wordarcade.engine.scrabble.dealing import deal
from wordarcade.engine.scrabble.game import ScrabbleGame
from wordarcade.engine.scrabble.moves import Move
from wordarcade.engine.scrabble.seats import SeatsError, players_text
from wordarcade.engine.scrabble.sentences import announcement, farewell
from wordarcade.engine.scrabble.setup import ScrabbleSetup
from wordarcade.engine.scrabble.turns import Phase
from wordarcade.engine.scrabble.verdict import Refused
from wordarcade.lexicon.lexicon import Lexicon
from wordarcade.plain.commands import INTRODUCTION
from wordarcade.plain.dialogue import Dialogue
from wordarcade.plain.saving import saved_on_leaving
from wordarcade.plain.scrabble_text import board_lines, sheet_lines, standing_lines
from wordarcade.plain.scrabble_turn import TurnQuestions
from wordarcade.players.scrabble.adviser import Adviser
from wordarcade.players.scrabble.bot import ScrabbleBot
from wordarcade.players.scrabble.opponents import Opponents
from wordarcade.players.scrabble.seating import bots_text, read_players
from wordarcade.services import Services
from wordarcade.stopwatch import Stopwatch
from wordarcade.store.gcg_file import GcgFile
from wordarcade.store.records import RoundId
from wordarcade.store.scrabble_rounds import SavedScrabbleRound
from wordarcade.wording import printable


def play_scrabble(
    services: Services, setup: ScrabbleSetup, dialogue: Dialogue, *, unsaid: bool = False
) -> None:
    """Deal a game and play it until it is over.

    Args:
        services: the collaborators.
        setup: the choices.
        dialogue: with the persons.
        unsaid: whether who plays is asked for first.

    Raises:
        LeavingError: a person has left; the game is saved.
        EquipmentError: the board or the tiles cannot be had.
        LexiconError: the lexicon cannot be had.
        StoreError: the game cannot be put on record.
    """
    lexicon, equipment = services.lexicons.open(setup.lexicon), services.equipment()
    if unsaid:
        setup = replace(setup, players=ask_players(dialogue, setup.players))
    seed = services.new_seed() if setup.seed is None else setup.seed
    config = deal(setup, equipment, seed)
    saved = SavedScrabbleRound.begin(services.rounds, config, seed, lexicon)
    _Table(services, saved, lexicon, dialogue, gcg=setup.gcg).play()


def resume_scrabble(services: Services, round_id: RoundId, dialogue: Dialogue) -> None:
    """Go on with a game on record until it is over.

    Raises:
        LeavingError: a person has left; the game is saved.
        LexiconError: the lexicon cannot be had.
        StoreError: there is no such round, or it cannot go on.
    """
    record = services.rounds.load(round_id)
    lexicon = services.lexicons.open(record.header.lexicon.name)
    saved = SavedScrabbleRound.resume(services.rounds, record, lexicon)
    _Table(services, saved, lexicon, dialogue, elapsed_ms=record.header.elapsed_ms).play()


def ask_players(dialogue: Dialogue, usual: Sequence[Player]) -> tuple[Player, ...]:
    """Ask who plays until they can; the usual ones if nothing is said."""
    prompt = f"Who plays? Names, and {bots_text()}, separated by commas [{players_text(usual)}]: "
    while typed := dialogue.ask(prompt):
        try:
            return read_players(typed)
        except SeatsError as error:
            dialogue.tell(str(error))
    return tuple(usual)


class _Table:
    """A game being played, and the dialogue with its persons.

    Args:
        services: the collaborators.
        saved: the game, on record.
        lexicon: its words.
        dialogue: with the persons, all of them at one keyboard.
        gcg: the path of the file that the game is written to as it is played, or empty.
        elapsed_ms: play time so far.
    """

    def __init__(
        self,
        services: Services,
        saved: SavedScrabbleRound,
        lexicon: Lexicon,
        dialogue: Dialogue,
        *,
        gcg: str = "",
        elapsed_ms: int = 0,
    ) -> None:
        self._services: Final = services
        self._saved: Final = saved
        self._lexicon: Final = lexicon
        self._dialogue: Final = dialogue
        self._file: Final = GcgFile(gcg)
        self._watch: Final = Stopwatch(services.clock, elapsed_ms)
        self._questions: Final = TurnQuestions(dialogue, self._adviser)
        self._computers: Final[dict[str, ScrabbleBot]] = {}
        self._shown: ScrabbleGame | None = None
        self._seated: int | None = None
        self._news: Final[list[str]] = []

    @cached_property
    def _opponents(self) -> Opponents:
        """The computers and what they know, which persons among themselves need not wait for."""
        return Opponents.open(self._services.lexicons, self._lexicon)

    def _adviser(self) -> Adviser:
        return self._opponents.adviser(self._saved.state.config)

    def play(self) -> None:
        """Let everybody move in turn until the game is over."""
        self._write_file()
        self._dialogue.tell(INTRODUCTION)
        self._watch.start()
        with saved_on_leaving(self._saved, self._watch, self._dialogue):
            while self._saved.state.phase is not Phase.OVER:
                self._move(self._next_move())
        self._saved.finish(self._watch.elapsed_ms, None)
        state = self._saved.state
        self._tell(*board_lines(state.board, state.config.layout), *sheet_lines(state))
        self._tell(*farewell(state))

    def _next_move(self) -> Move:
        """Return what the player to move does.

        Raises:
            LeavingError: it is a person, who leaves.
        """
        state = self._saved.state
        level = state.config.players[state.to_move].level
        if level is None:
            return self._ask(state)
        if level not in self._computers:
            self._computers[level] = self._opponents.bot(level, state.config)
        return self._computers[level].choose(state)

    def _ask(self, state: ScrabbleGame) -> Move:
        """Ask the person to move, who is shown the game once a turn."""
        if self._shown is not state:
            self._seat(state)
            self._shown = state
            self._news.clear()
            self._tell("", *board_lines(state.board, state.config.layout))
            self._tell(*standing_lines(state, self._watch.elapsed_ms))
            self._tell(f"Rack: {' '.join(state.position.rack.tiles)}")
        return self._questions.ask_move(state)

    def _move(self, move: Move) -> None:
        """Make a move, and tell all players of it."""
        before = self._saved.state
        verdict = self._saved.apply(move, self._watch.elapsed_ms)
        line = announcement(before, move, verdict)
        self._tell(line)
        if not isinstance(verdict, Refused):
            self._news.append(line)
            self._write_file()

    def _write_file(self) -> None:
        """Write the game to its file; what goes wrong is no part of the game's own lines."""
        if fault := self._file.write(self._saved.state):
            sys.stderr.write(f"{printable(fault)}\n")

    def _seat(self, state: ScrabbleGame) -> None:
        """Let the person to move sit down, if others sat there, before the rack is shown."""
        before, self._seated = self._seated, state.to_move
        names = [player.name for player in state.config.players if player.level is None]
        wished = self._dialogue.interactive and self._services.settings.current.scrabble.hand_over
        if before == self._seated or len(names) == 1 or not wished:
            return
        name = state.config.players[state.to_move].name
        self._watch.stop()
        if before is not None:
            self._dialogue.ask(f"Press enter, and leave the keyboard to {name}: ")
            self._tell(*[""] * shutil.get_terminal_size().lines)
        self._dialogue.ask(f"{name}, press enter to see your tiles: ")
        self._tell(*self._news)
        self._watch.start()

    def _tell(self, *lines: str) -> None:
        for line in lines:
            self._dialogue.tell(line)
