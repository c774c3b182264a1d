"""The lines of the set-up screen, and the choices they stand for."""

from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Final

from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.message import Message

from wordarcade.engine.boggle.config import DEFAULT_MIN_LENGTH
from wordarcade.engine.boggle.dice import DiceSet
from wordarcade.engine.boggle.setup import ANY_BAND, BoggleSetup
from wordarcade.engine.boggle.share import ShareCodeError, SharedBoard, read_share_code
from wordarcade.engine.boggle.timer import Timer
from wordarcade.lexicon.service import LexiconEntry
from wordarcade.screens.boggle.own_board import board_text, read_board, read_seed
from wordarcade.widgets.choice_row import ChoiceOption, ChoiceRow
from wordarcade.widgets.text_row import TextRow

_OWN: Final = "own"
_CODE: Final = "code"
_OTHER: Final = "other"
_TIMES: Final = ("off", "1:00", "3:00", "5:00", "1:00+2")
_SHORTEST: Final = range(2, 9)


class SetupForm(VerticalScroll, can_focus=False):
    """One line a choice; lines that the other choices make pointless are not shown.

    Args:
        setup: the choices made so far.
        dice: the sets of dice, by name.
        lexicons: the lexicons to choose from.
    """

    class Changed(Message):
        """Some choice is another now."""

    def __init__(
        self,
        setup: BoggleSetup,
        dice: Mapping[str, DiceSet],
        lexicons: Sequence[LexiconEntry],
    ) -> None:
        super().__init__()
        self._sets = dice
        self._lexicons = lexicons
        self._usual_dice = dice.get(setup.dice) or next(iter(dice.values()))
        time = str(setup.timer)
        smallest_first = sorted(dice.values(), key=lambda each: (each.rows, each.name))
        names = dict.fromkeys([*(entry.name for entry in lexicons), setup.lexicon])
        self._board = ChoiceRow(
            "Board",
            [
                *(ChoiceOption(each.name, each.title) for each in smallest_first),
                ChoiceOption(_OWN, "own board"),
                ChoiceOption(_CODE, "share code"),
            ],
            setup.dice if setup.board is None else _OWN,
        )
        self._own = TextRow(
            "Letters",
            "" if setup.board is None else board_text(setup.board),
            placeholder="OISE/LRON/TKNI/YNJI, or O I S E/…; Q is Qu, # is blocked",
        )
        self._code = TextRow("Code", placeholder="as copied from the board of a friend")
        self._band = ChoiceRow("Words", self._bands(), setup.band)
        self._shortest = ChoiceRow("Shortest", self._lengths(), str(setup.min_length or ""))
        self._time = ChoiceRow(
            "Time",
            [*(ChoiceOption(text, text) for text in _TIMES), ChoiceOption(_OTHER, "other")],
            time if time in _TIMES else _OTHER,
        )
        self._limit = TextRow(
            "Limit",
            "" if time in _TIMES else time,
            placeholder="MM:SS, or MM:SS+N for N seconds more with each letter found",
        )
        self._lexicon = ChoiceRow(
            "Lexicon", [ChoiceOption(name, name) for name in names], setup.lexicon
        )
        self._seed = TextRow(
            "Seed",
            "" if setup.seed is None else str(setup.seed),
            placeholder="a number, for the same board again; empty for a new one each time",
        )

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

    @property
    def lexicon(self) -> str:
        """The name or path of the lexicon."""
        return self._lexicon.value

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
        time, length = self._time.value, self._shortest.value
        return BoggleSetup(
            dice=self.dice.name,
            band=self._band.value,
            min_length=int(length) if length else None,
            timer=Timer.parse(self._limit.text if time == _OTHER else time),
            lexicon=self.lexicon,
            seed=None if self.own_board else read_seed(self._seed.text),
            board=read_board(self._own.text) if self.own_board else None,
        )

    # What is offered

    def compose(self) -> ComposeResult:
        """The lines, in the order in which one chooses."""
        yield from (self._board, self._own, self._code, self._band, self._shortest)
        yield from (self._time, self._limit, self._lexicon, self._seed)
        self._show_what_matters()

    def _bands(self) -> list[ChoiceOption]:
        return [
            *(ChoiceOption(name, f"{name} {band}") for name, band in self.dice.bands.items()),
            ChoiceOption(ANY_BAND, "any number"),
        ]

    def _lengths(self) -> list[ChoiceOption]:
        usual = DEFAULT_MIN_LENGTH if self.own_board else self.dice.min_length
        return [
            ChoiceOption("", f"usual {usual}"),
            *(ChoiceOption(str(length), str(length)) for length in _SHORTEST),
        ]

    def on_choice_row_changed(self, event: ChoiceRow.Changed) -> None:
        """Offer what goes with the new choice."""
        event.stop()
        if event.row is self._board:
            self._band.offer(self._bands())
            self._shortest.offer(self._lengths())
        self._show_what_matters()
        self.post_message(self.Changed())

    def on_text_row_changed(self, event: TextRow.Changed) -> None:
        """Choose the lexicon that a code was played with."""
        event.stop()
        if event.row is self._code:
            with suppress(ShareCodeError):
                shared = self.shared()
                for entry in self._lexicons:
                    if shared.fits(entry.identity):
                        self._lexicon.choose(entry.name)
        self.post_message(self.Changed())

    def _show_what_matters(self) -> None:
        dealt = not (self.own_board or self.by_code)
        self._own.display = self.own_board
        self._code.display = self.by_code
        self._band.display = self._seed.display = dealt
        self._shortest.display = self._time.display = not self.by_code
        self._limit.display = not self.by_code and self._time.value == _OTHER
