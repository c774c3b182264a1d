"""A person's turn in line mode: from what is typed to a move."""

from collections.abc import Callable, Iterable, Mapping
from typing import Final

from wordarcade.engine.scrabble.entry import (
    MOVE_WORDS,
    EntryError,
    read_move,
    read_place,
    read_tiles,
)
from wordarcade.engine.scrabble.game import ScrabbleGame
from wordarcade.engine.scrabble.moves import EndGame, Exchange, Move, Resign
from wordarcade.engine.scrabble.refusals import refusal_sentence
from wordarcade.engine.scrabble.sentences import word_sentence
from wordarcade.engine.scrabble.squares import Direction, name_of, read_name
from wordarcade.games.scrabble.session import ScrabbleSession
from wordarcade.plain.commands import SLASH, Commands, LeavingError
from wordarcade.plain.dialogue import Dialogue
from wordarcade.plain.hint_cost import HintCost
from wordarcade.plain.questions import agrees
from wordarcade.plain.scrabble_reading import READING_ENTRIES, BoardReader
from wordarcade.plain.scrabble_text import board_lines, sheet_lines, unseen_line
from wordarcade.support.progress import to_nobody

_WAYS: Final = {
    "a": Direction.ACROSS,
    "across": Direction.ACROSS,
    "d": Direction.DOWN,
    "down": Direction.DOWN,
}
_ENTRIES: Final = (
    ("8D QUIZ", "play QUIZ from 8D across; D8 QUIZ plays it down"),
    ("", "a blank is ? and its letter, or a small one among capitals: 8D QUI?Z, 8D QUIz"),
    ("", "A play begins with its square, so no command needs its slash."),
    ("/play", "the same, step by step"),
    ("/swap ABC", "exchange these tiles; /swap alone asks you which"),
    ("/pass", "pass; /skip does the same"),
)
_CHALLENGE: Final = (
    ("/challenge", "challenge the last play, before you do anything else"),
    ("/accept", "accept the play that ends the game"),
)
_TAKE_BACK: Final = ("/undo", "take your last turn back")
_CHECK: Final = ("/check WORD", "look a word up")
_OTHERS: Final = (
    ("/hint", "a hint about the best turn, a little more each time"),
    ("/unseen", "the tiles you can't see"),
    ("/board", "the whole board"),
    *READING_ENTRIES,
    ("/sheet", "the score sheet"),
    ("/resign", "leave the game and lose it"),
    ("/end", "end the game for everyone"),
)


_ABOUT: Final = frozenset({"check", "row", "column", "around"})
"""Commands that say what they are about, with a word, a row, a column or a square."""


class TurnQuestions:
    """Asks persons for their moves, and tells what they want to know before.

    Args:
        dialogue: with whom.
        session: the game in play.
    """

    def __init__(self, dialogue: Dialogue, session: ScrabbleSession) -> None:
        self._dialogue: Final = dialogue
        self._session: Final = session
        self._hint_cost: Final = HintCost(session)
        self._questions: Final[Mapping[str, Callable[[], Move | None]]] = {
            "play": self._ask_play,
            "swap": self._ask_exchange,
            "exchange": self._ask_exchange,
            "undo": self._take_back,
            "resign": self._ask_resignation,
            "end": self._ask_end,
            "hint": self._hint,
            "unseen": self._unseen,
            "board": self._board,
            "premiums": lambda: self._tell(self._reader.premiums()),
            "sheet": self._sheet,
            "help": self._help,
            "quit": self._quit,
        }

    @property
    def _game(self) -> ScrabbleGame:
        return self._session.state

    @property
    def _reader(self) -> BoardReader:
        return BoardReader(self._game.board, self._game.config.layout)

    def _tell(self, lines: Iterable[str]) -> None:
        for line in lines:
            self._dialogue.tell(line)

    def ask_move(self) -> Move:
        """Ask the player to move until a move is typed; the rules have not seen it yet.

        Raises:
            LeavingError: the player leaves.
        """
        prompt = f"{self._session.name_to_move}: "
        asking = self._dialogue.serving(self._commands())
        while True:
            try:
                move = self._read(asking.ask(prompt))
            except EntryError as error:
                self._dialogue.tell(str(error))
            else:
                if move is not None:
                    return move

    def _commands(self) -> Commands:
        """Return what can be typed in this game; all of it is read below, slash or not."""
        config = self._game.config
        entries = [
            *_ENTRIES,
            *(_CHALLENGE if self._session.has_challenges else ()),
            *([_TAKE_BACK] if config.friendly else []),
            *([_CHECK] if config.looks_words_up else []),
            *_OTHERS,
        ]
        moves = {*self._questions, *_ABOUT, *MOVE_WORDS}
        return Commands.of("Scrabble", entries, {}, moves, is_entry=lambda _: False)

    def _read(self, typed: str) -> Move | None:
        """Return the move that is typed, or None if it was something else, which is done now."""
        typed = typed.removeprefix(SLASH)
        word, _, rest = typed.partition(" ")
        if not typed:
            return None
        if typed.lower() in self._questions:
            return self._questions[typed.lower()]()
        if word.lower() in _ABOUT:
            self._look(word.lower(), rest.strip())
            return None
        return read_move(typed, self._game.board, self._game.position.rack)

    def _ask_play(self) -> Move | None:
        typed = self._dialogue.ask("Square of its first letter: ")
        try:
            square, _ = read_name(typed)
        except ValueError as error:
            raise EntryError(str(error)) from error
        while (way := self._dialogue.ask("Across or down? ").lower()) not in _WAYS:
            self._dialogue.tell("Please answer across or down.")
        word = self._dialogue.ask("The whole word: ")
        return read_place(
            name_of(square, _WAYS[way]), word, self._game.board, self._game.position.rack
        )

    def _ask_exchange(self) -> Move | None:
        refused = self._session.exchange_refusal
        if refused is not None:
            self._dialogue.tell(refusal_sentence(refused))
            return None
        return Exchange(read_tiles(self._dialogue.ask("Tiles to exchange: ")))

    def _ask_resignation(self) -> Move | None:
        return Resign() if self._agrees("Resign, and lose the game? ") else None

    def _ask_end(self) -> Move | None:
        return EndGame() if self._agrees("End the game for all? ") else None

    def _agrees(self, question: str) -> bool:
        """Whether the player wants that, asked unless the settings say not to."""
        asks = self._session.services.settings.current.ask_first
        return not asks or agrees(self._dialogue, question)

    def _take_back(self) -> Move | None:
        return self._session.taking_back

    def _hint(self) -> None:
        """Tell a little more of the best turn than before."""
        session = self._session
        if not session.placing:
            self._dialogue.tell("Accept the last play, or challenge it.")
            return
        if cost := self._hint_cost.first():
            self._dialogue.tell(cost)
            return
        hint = session.next_hint()
        if hint is None:
            hint = session.first_hint(session.look_for_hint(session.state, to_nobody))
        self._dialogue.tell(hint.sentence)

    def _look(self, command: str, about: str) -> None:
        match command:
            case "row":
                self._tell(self._reader.row(about))
            case "column":
                self._tell(self._reader.column(about))
            case "around":
                self._tell(self._reader.around(about))
            case _:
                self._check(about)

    def _check(self, word: str) -> None:
        if not self._game.config.looks_words_up:
            self._dialogue.tell("You can't look up words in this game.")
            return
        self._dialogue.tell(word_sentence(word, self._game.lexicon))

    def _unseen(self) -> None:
        self._dialogue.tell(unseen_line(self._game.unseen(self._game.to_move)))

    def _board(self) -> None:
        self._tell(board_lines(self._game.board, self._game.config.layout))

    def _sheet(self) -> None:
        self._tell(sheet_lines(self._game))

    def _help(self) -> None:
        self._tell(self._commands().help())

    def _quit(self) -> None:
        raise LeavingError
