"""The set-up form of Boggle."""

from collections.abc import Mapping, Sequence
from typing import Final

from textual.app import ComposeResult

from wordarcade.engine.board_text import board_text
from wordarcade.engine.boggle.config import DEFAULT_MIN_LENGTH
from wordarcade.engine.boggle.dice import DiceSet
from wordarcade.engine.boggle.setup import ANY_BAND, BoggleSetup
from wordarcade.engine.boggle.share import ShareCodeError, SharedBoard, read_share_code
from wordarcade.engine.timer import Timer
from wordarcade.lexicon.service import LexiconEntry
from wordarcade.screens.boggle.own_board import read_board
from wordarcade.screens.choice_form import ABOUT_SHORTEST, ChoiceForm
from wordarcade.screens.duel.rows import DuelRows
from wordarcade.screens.grid.time_rows import TimeRows
from wordarcade.widgets.choice_row import ChoiceOption, ChoiceRow
from wordarcade.widgets.text_row import TextRow

_OWN: Final = "own"
_CODE: Final = "code"
_USUAL_TIME: Final = Timer.parse("3:00")
"""The time before any was chosen: that of the game in the box."""

_TIMES: Final = ("off", "1:00", "3:00", "5:00", "1:00+2")
_SHORTEST: Final = range(2, 9)


class BoggleForm(ChoiceForm):
    """One line a choice; lines that other choices make irrelevant are hidden.

    Args:
        setup: the choices made so far.
        dice: the dice sets, by name.
        lexicons: the lexicons to choose from.
        duel: the lines for two players in turn.
        ghost: whether the best round is raced against, as chosen last.

    Attributes:
        time: the lines for the time limit and the ghost.
    """

    def __init__(
        self,
        setup: BoggleSetup,
        dice: Mapping[str, DiceSet],
        lexicons: Sequence[LexiconEntry],
        duel: DuelRows,
        *,
        ghost: bool,
    ) -> None:
        super().__init__(lexicons, setup.lexicon, setup.seed, duel)
        self._sets = dice
        self._usual_dice = dice.get(setup.dice) or next(iter(dice.values()))
        smallest_first = sorted(dice.values(), key=lambda each: (each.rows, each.name))
        self._board = ChoiceRow(
            "Board",
            [
                *(ChoiceOption(each.name, each.title) for each in smallest_first),
                ChoiceOption(_OWN, "your letters", "Type the letters yourself."),
                ChoiceOption(_CODE, "share code", "A friend's code sets the board and the rules."),
            ],
            setup.dice if setup.board is None else _OWN,
            about="Each dice set has its own letters.",
        )
        self._own = TextRow(
            "Letters",
            "" if setup.board is None else board_text(setup.board),
            placeholder="OISE/LRON/TKNI/YNJI, or O I S E/…; Q is Qu, # is blocked",
        )
        self._code = TextRow("Code", placeholder="paste a friend's code")
        self._band = ChoiceRow(
            "Words", self._bands(), setup.band, about="How many words the board has."
        )
        usual = setup.min_length in {None, self._usual_length}
        self._shortest = ChoiceRow(
            "Shortest",
            self._lengths(),
            "" if usual else str(setup.min_length),
            about=ABOUT_SHORTEST,
        )
        self.time = TimeRows(setup.timer or _USUAL_TIME, _TIMES, ghost=ghost)

    # What is chosen

    @property
    def own_board(self) -> bool:
        """Whether the board is typed in."""
        return self._board.value == _OWN

    @property
    def by_code(self) -> bool:
        """Whether the board, its rules included, comes by a share code."""
        return self._board.value == _CODE

    @property
    def dice(self) -> DiceSet:
        """The set of dice that is chosen, or else the one that was."""
        return self._sets.get(self._board.value, self._usual_dice)

    def shared(self) -> SharedBoard:
        """Return the board of the code.

        Raises:
            ShareCodeError: the code is none.
        """
        if not self._code.text:
            raise ShareCodeError("Type or paste the code.")
        return read_share_code(self._code.text, self._sets)

    def choices(self) -> BoggleSetup:
        """Return the choices, unless the board comes by a code.

        Raises:
            BoardTextError: the own board cannot be read.
            TimerTextError: the time cannot be read.
            SeedTextError: the seed cannot be read.
        """
        length = self._shortest.value
        return BoggleSetup(
            dice=self.dice.name,
            band=self._band.value,
            min_length=int(length) if length else None,
            timer=self.time.timer(),
            lexicon=self.lexicon,
            seed=None if self.own_board else self.seed,
            board=read_board(self._own.text) if self.own_board else None,
        )

    # What is offered

    def compose(self) -> ComposeResult:
        """The lines, in the order in which one chooses."""
        yield from (self._board, self._own, self._code, self._band, self._shortest)
        yield from self.time.rows
        yield from self.compose_duel()
        yield from (self.lexicon_row, self.seed_row)
        self.show_what_matters()

    @property
    def _usual_length(self) -> int:
        return DEFAULT_MIN_LENGTH if self.own_board else self.dice.min_length

    def _bands(self) -> list[ChoiceOption]:
        return [
            *(ChoiceOption(name, f"{name} {band}") for name, band in self.dice.bands.items()),
            ChoiceOption(ANY_BAND, "any number"),
        ]

    def _lengths(self) -> list[ChoiceOption]:
        usual = self._usual_length
        about = f"With these dice, words usually have {usual} letters or more."
        return [
            ChoiceOption("", f"{length} (usual)", about)
            if length == usual
            else ChoiceOption(str(length), str(length))
            for length in _SHORTEST
        ]

    def choice_changed(self, row: ChoiceRow) -> None:
        """Offer what goes with the board."""
        if row is self._board:
            self._band.offer(self._bands())
            length = self._shortest.value
            self._shortest.offer(self._lengths())
            if length == str(self._usual_length):
                self._shortest.choose("")

    def text_changed(self, row: TextRow) -> None:
        """Choose the lexicon that a code was played with."""
        if row is self._code:
            self._take_lexicon()

    def show_what_matters(self) -> None:
        """Hide the lines that other choices make irrelevant."""
        dealt = not (self.own_board or self.by_code)
        self._own.display = self.own_board
        self._code.display = self.by_code
        self._band.display = self.seed_row.display = dealt
        self._shortest.display = not self.by_code
        self.time.show(not self.by_code, alone=not self.two_play)
        self._take_lexicon()

    def _take_lexicon(self) -> None:
        self.leave_lexicon_to(self.shared if self.by_code else None)
