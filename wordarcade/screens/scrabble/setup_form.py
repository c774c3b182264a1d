"""The lines of the set-up screen, and the choices they stand for."""

from collections.abc import Sequence
from itertools import zip_longest
from typing import Final

from textual.app import ComposeResult

from wordarcade.engine.scrabble.clock_text import clock_ms, clock_text
from wordarcade.engine.scrabble.config import FEWEST_PLAYERS, MOST_PLAYERS, ChallengeRule
from wordarcade.engine.scrabble.equipment import Equipment
from wordarcade.engine.scrabble.seats import Seat
from wordarcade.engine.scrabble.setup import ScrabbleSetup
from wordarcade.games.scrabble.bots import seated
from wordarcade.lexicon.service import LexiconEntry
from wordarcade.screens.choice_form import ChoiceForm, SeedTextError
from wordarcade.screens.scrabble.seat_row import SeatRow
from wordarcade.widgets.choice_row import ChoiceOption, ChoiceRow
from wordarcade.widgets.text_row import TextRow

_YES: Final = "yes"
_OTHER: Final = "other"
_SEEDS: Final = 1 << 64
_TIMES: Final = ("off", "5:00", "10:00", "15:00", "25:00")


class ScrabbleForm(ChoiceForm):
    """One line a choice; lines that the other choices make pointless are not shown.

    Args:
        setup: the choices made so far.
        lexicons: the lexicons to choose from.
        equipment: the boards and sets of tiles to choose from.
    """

    def __init__(
        self, setup: ScrabbleSetup, lexicons: Sequence[LexiconEntry], equipment: Equipment
    ) -> None:
        super().__init__(lexicons, setup.lexicon, setup.seed)
        self._gcg = setup.gcg
        players = setup.players[:MOST_PLAYERS]
        self._seats = [
            SeatRow(number, player, optional=number > FEWEST_PLAYERS)
            for number, player in zip_longest(range(1, MOST_PLAYERS + 1), players)
        ]
        self._challenge = ChoiceRow(
            "Challenge", [ChoiceOption(rule, rule) for rule in ChallengeRule], setup.challenge
        )
        time = clock_text(setup.clock_ms)
        self._clock = ChoiceRow(
            "Clock",
            [*(ChoiceOption(text, text) for text in _TIMES), ChoiceOption(_OTHER, "other")],
            time if time in _TIMES else _OTHER,
        )
        self._time = TextRow(
            "Time", "" if time in _TIMES else time, placeholder="MM:SS for each player"
        )
        self._friendly = ChoiceRow(
            "Undo",
            [ChoiceOption(_YES, "on"), ChoiceOption("", "off")],
            _YES if setup.friendly else "",
        )
        self._checker = ChoiceRow(
            "Words",
            [ChoiceOption("", "checked when played"), ChoiceOption(_YES, "while placing, too")],
            _YES if setup.checker else "",
        )
        self._layout = ChoiceRow(
            "Board",
            [ChoiceOption(name, each.title) for name, each in equipment.layouts.items()],
            setup.layout,
        )
        self._tiles = ChoiceRow(
            "Tiles",
            [ChoiceOption(name, each.title) for name, each in equipment.distributions.items()],
            setup.tiles,
        )

    def choices(self) -> ScrabbleSetup:
        """Return the choices.

        Raises:
            SeatsError: the players cannot play together.
            TimerTextError: the time cannot be read.
            SeedTextError: the seed cannot be read.
        """
        time = self._clock.value
        return ScrabbleSetup(
            players=seated([Seat(row.person, row.level) for row in self._seats if row.taken]),
            lexicon=self.lexicon,
            challenge=ChallengeRule(self._challenge.value),
            clock_ms=clock_ms(self._time.text if time == _OTHER else time),
            friendly=self._friendly.value == _YES,
            checker=self._checker.value == _YES,
            layout=self._layout.value,
            tiles=self._tiles.value,
            seed=self._bounded_seed(),
            gcg=self._gcg,
        )

    def _bounded_seed(self) -> int | None:
        seed = self.seed
        if seed is not None and seed >= _SEEDS:
            raise SeedTextError("The seed is too large; take one of 19 digits or fewer.")
        return seed

    def compose(self) -> ComposeResult:
        """The lines, in the order in which one chooses."""
        yield from self._seats
        yield from (self._challenge, self._clock, self._time, self._friendly, self._checker)
        yield from (self._layout, self._tiles, self.lexicon_row, self.seed_row)
        self.show_what_matters()

    def show_what_matters(self) -> None:
        """Hide the lines that the other choices make pointless, and those that offer none."""
        for seat in self._seats:
            seat.show_name()
        self._time.display = self._clock.value == _OTHER
        for row in (self._layout, self._tiles):
            row.display = len(row.options) > 1
