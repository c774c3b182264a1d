"""The set-up form of word search."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from textual.app import ComposeResult

from wordarcade.engine.band import Band
from wordarcade.engine.board_text import BoardTextError, board_text
from wordarcade.engine.letter_grid import LetterGrid
from wordarcade.engine.word_search.board import LARGEST, parse_square
from wordarcade.engine.word_search.config import DEFAULT_MIN_LENGTH
from wordarcade.engine.word_search.hidden import LARGEST as LARGEST_HIDDEN
from wordarcade.engine.word_search.hidden import SMALLEST as SMALLEST_HIDDEN
from wordarcade.engine.word_search.setup import Letters, WordSearchSetup
from wordarcade.games.word_search.rating import ALWAYS_RATED, FEWEST_RATED
from wordarcade.lexicon.service import LexiconEntry
from wordarcade.screens.choice_form import ABOUT_SHORTEST, ChoiceForm
from wordarcade.screens.duel.rows import DuelRows
from wordarcade.screens.grid.time_rows import TimeRows
from wordarcade.screens.word_search.hidden_rows import HiddenRows
from wordarcade.widgets.choice_row import ChoiceOption, ChoiceRow
from wordarcade.widgets.text_row import TextRow

_RANDOM: Final = "random"
_OWN: Final = "own"
_FILE: Final = "file"
_OTHER: Final = "other"
_HIDDEN: Final = "hidden"
_TIMES: Final = ("off", "3:00", "5:00", "10:00")
_SIZES: Final = ("4", "6", "10", "15", "25", "50", "100")
_SHORTEST: Final = range(1, 11)


class SizeTextError(ValueError):
    """A typed number of cells cannot be used; the message says what to type."""


class WordSearchForm(ChoiceForm):
    """One line a choice; lines that other choices make irrelevant are hidden.

    Args:
        setup: the choices made so far.
        lexicons: the lexicons to choose from.
        duel: the lines for two players in turn.
        ghost: whether the best round is raced against, as chosen last.

    Attributes:
        time: the lines for the time limit and the ghost.
    """

    def __init__(
        self,
        setup: WordSearchSetup,
        lexicons: Sequence[LexiconEntry],
        duel: DuelRows,
        *,
        ghost: bool,
    ) -> None:
        super().__init__(lexicons, setup.lexicon, setup.seed, duel)
        size = str(setup.size)
        self._board = ChoiceRow(
            "Board",
            [
                ChoiceOption(
                    _HIDDEN, "hidden words", "Find the words of a theme in straight lines."
                ),
                ChoiceOption(
                    _RANDOM,
                    "winding words",
                    "Any word counts. Go from cell to touching cell, turning freely.",
                ),
                ChoiceOption(_OWN, "your board", "Winding words on letters that you type."),
                ChoiceOption(
                    _FILE,
                    "from a file",
                    "Winding words on your own letters, from a text file.",
                ),
            ],
            _kind(setup),
        )
        self._hidden = HiddenRows(setup.hidden)
        self.time = TimeRows(setup.timer, _TIMES, ghost=ghost)
        self._own = TextRow(
            "Cells",
            "" if setup.board is None else board_text(setup.board),
            placeholder="EECA/ALEP/HNBO/QTTY, or CAT X/FISH XXXX; # is blocked",
        )
        self._file = TextRow("File", placeholder="path of a file, one row per line")
        self._side = ChoiceRow(
            "Size",
            _size_options(_SIZES),
            size if size in _SIZES else _OTHER,
        )
        self._cells = TextRow(
            "Cells a row", "" if size in _SIZES else size, placeholder=f"1 to {LARGEST}"
        )
        self._letters = ChoiceRow(
            "Letters",
            [
                ChoiceOption(Letters.COMMON.value, "as in English", "Many words to find."),
                ChoiceOption(
                    Letters.UNIFORM.value, "all equally often", "Few words: Q comes as often as E."
                ),
            ],
            setup.letters.value,
        )
        self._words = TextRow(
            "Words",
            "" if setup.band is None else setup.band.typed,
            placeholder="leave blank for any number",
            about="How many words: 100-200, or 100+ for at least 100, -200 for at most 200.",
        )
        self._shortest = ChoiceRow(
            "Shortest",
            [
                ChoiceOption("", f"{DEFAULT_MIN_LENGTH} (usual)"),
                *(ChoiceOption(str(length), str(length)) for length in _SHORTEST),
            ],
            str(setup.min_length or ""),
            about=ABOUT_SHORTEST,
        )

    @property
    def hidden_words(self) -> bool:
        """Whether words are hidden."""
        return self._board.value == _HIDDEN

    @property
    def own_board(self) -> bool:
        """Whether the board is typed in."""
        return self._board.value == _OWN

    @property
    def from_file(self) -> bool:
        """Whether the board is in a file."""
        return self._board.value == _FILE

    def file(self) -> Path:
        """Return the path of the file.

        Raises:
            BoardTextError: there is no such file.
        """
        if not self._file.text:
            raise BoardTextError("Type the path of a file with a board.")
        path = Path(self._file.text).expanduser()
        if not path.is_file():
            raise BoardTextError(f"There is no file {path}. Check the path.")
        return path

    def choices(self) -> WordSearchSetup:
        """Return the choices; a board in a file is not read yet.

        Raises:
            BoardTextError: the own board cannot be read.
            SizeTextError: the number of cells cannot be used.
            BandTextError: the number of words cannot be read.
            SeedTextError: the seed cannot be read.
            TimerTextError: the time cannot be read.
            WordsFileError: there is no file with words.
        """
        timer = self.time.timer()
        if self.hidden_words:
            return WordSearchSetup(
                size=self._cells_in_a_row(SMALLEST_HIDDEN, LARGEST_HIDDEN),
                lexicon=self.lexicon,
                seed=self.seed,
                timer=timer,
                hidden=self._hidden.choices(),
            )
        given = self.own_board or self.from_file
        length = self._shortest.value
        return WordSearchSetup(
            size=self._cells_in_a_row(),
            letters=Letters(self._letters.value),
            band=Band.parse(self._words.text) if self._words.text and not given else None,
            min_length=int(length) if length else None,
            lexicon=self.lexicon,
            seed=None if given else self.seed,
            board=self._typed_board() if self.own_board else None,
            file=self.file() if self.from_file else None,
            timer=timer,
        )

    def _cells_in_a_row(self, least: int = 1, most: int = LARGEST) -> int:
        text = self._cells.text if self._side.value == _OTHER else self._side.value
        if not (text.isascii() and text.isdigit() and least <= int(text) <= most):
            board = "A board" if least == 1 else "A board with hidden words"
            raise SizeTextError(f"{board} has {least} to {most} cells a row, not '{text}'.")
        return int(text)

    def _typed_board(self) -> LetterGrid:
        if not self._own.text:
            raise BoardTextError("Type the cells row by row, with / between rows.")
        return parse_square(self._own.text)

    def compose(self) -> ComposeResult:
        """The lines, in the order in which one chooses."""
        yield from (self._board, *self._hidden.rows, self._own, self._file)
        yield from (self._side, self._cells, self._letters, self._words, self._shortest)
        yield from self.time.rows
        yield from self.compose_duel()
        yield from (self.lexicon_row, self.seed_row)
        self.show_what_matters()

    def _offer_sizes(self) -> None:
        """Offer the sizes that boards of the kind can have; another one gives way to the nearest.

        A size that was typed stays, to be mended, unless the kind has just been chosen.
        """
        sizes = _possible_sizes(self.hidden_words)
        options = _hiding_options(sizes) if self.hidden_words else _size_options(sizes)
        if options == self._side.options:
            return
        wanted = self._cells.text if self._side.value == _OTHER else self._side.value
        self._side.offer(options)
        if not (wanted.isascii() and wanted.isdigit()):
            return
        if self.hidden_words and not SMALLEST_HIDDEN <= int(wanted[:5]) <= LARGEST_HIDDEN:
            nearest = min(options[:-1], key=lambda each: abs(int(each.value) - int(wanted[:5])))
            self._side.choose(nearest.value)

    def show_what_matters(self) -> None:
        """Hide the lines that other choices make irrelevant."""
        dealt = not (self.own_board or self.from_file)
        self._offer_sizes()
        self._own.display = self.own_board
        self._file.display = self.from_file
        self._hidden.show(self.hidden_words)
        self._cells.display = dealt and self._side.value == _OTHER
        self.time.show(True, alone=not self.two_play)
        for row in (self._side, self.seed_row):
            row.display = dealt
        for row in (self._letters, self._words):
            row.display = dealt and not self.hidden_words
        for row in (self._shortest, self.lexicon_row):
            row.display = not self.hidden_words


def _possible_sizes(hidden: bool) -> list[str]:
    """Return the sizes that are offered; not all of them can hide words."""
    possible = range(SMALLEST_HIDDEN, LARGEST_HIDDEN + 1) if hidden else range(1, LARGEST + 1)
    return [size for size in _SIZES if int(size) in possible]


def _size_options(sizes: Sequence[str], unrated: str = "") -> tuple[ChoiceOption, ...]:
    """Return the sizes, and that of another number; `unrated` is told of the smallest boards."""
    chosen = (
        ChoiceOption(
            text,
            text,
            f"A board of {text} × {text} letters.{unrated if int(text) < ALWAYS_RATED else ''}",
        )
        for text in sizes
    )
    return (*chosen, ChoiceOption(_OTHER, "other", "As many letters a row as you like."))


def _hiding_options(sizes: Sequence[str]) -> tuple[ChoiceOption, ...]:
    return _size_options(sizes, f" With fewer than {FEWEST_RATED} words it isn't rated.")


def _kind(setup: WordSearchSetup) -> str:
    if setup.hidden is not None:
        return _HIDDEN
    return _RANDOM if setup.board is None else _OWN
