"""The lines of the set-up screen, and the choices they stand for."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import zip_longest
from typing import Final

from textual.app import ComposeResult
from textual.events import Key

from wordarcade.engine.scrabble.adjustments import POINTS_A_MINUTE
from wordarcade.engine.scrabble.clock_text import clock_ms, clock_text
from wordarcade.engine.scrabble.config import FEWEST_PLAYERS, MOST_PLAYERS, ChallengeRule
from wordarcade.engine.scrabble.equipment import Equipment
from wordarcade.engine.scrabble.seats import Seat
from wordarcade.engine.scrabble.setup import ScrabbleSetup
from wordarcade.engine.timer import TimerTextError
from wordarcade.games.scrabble.bots import seated, stand_ins_text
from wordarcade.games.scrabble.own_results import OwnResults
from wordarcade.lexicon.service import LexiconEntry
from wordarcade.screens.choice_form import ChoiceForm, SeedTextError
from wordarcade.screens.scrabble.seat_card import SeatCard
from wordarcade.screens.scrabble.seat_row import SeatRow
from wordarcade.screens.scrabble.wording import ABOUT_CHALLENGES, AS_TILES_ARE_PLACED, CHECKS
from wordarcade.widgets.choice_row import ChoiceOption, ChoiceRow
from wordarcade.widgets.text_row import TextRow

_OF_A_TIME: Final = frozenset("0123456789:")
_YES: Final = "yes"
_OTHER: Final = "other"
_SEEDS: Final = 1 << 64
_TIMES: Final = ("off", "5:00", "10:00", "15:00", "25:00")
_CHALLENGES: Final = {ChallengeRule.VOID: "none, words checked"}
"""What a rule is called where its name says little."""
_CHALLENGED: Final = "off: plays can be challenged"


class ScrabbleForm(ChoiceForm):
    """One line a choice; lines that the other choices make pointless say why.

    The seats are cards of their own, which the screen puts above the lines.

    Args:
        setup: the choices made so far.
        lexicons: the lexicons to choose from.
        equipment: the boards and sets of tiles to choose from.
        own_name: the name of whoever sets the game up; empty for none.
        own: the results of that person against bots.

    Attributes:
        seats: the cards of the seats, side by side.
    """

    def __init__(
        self,
        setup: ScrabbleSetup,
        lexicons: Sequence[LexiconEntry],
        equipment: Equipment,
        own_name: str,
        own: OwnResults,
    ) -> None:
        super().__init__(lexicons, setup.lexicon, setup.seed)
        self._gcg = setup.gcg
        seats = zip_longest(setup.players[:MOST_PLAYERS], range(1, MOST_PLAYERS + 1))
        self._cards = [
            SeatCard(
                number,
                player,
                own_name,
                optional=number > FEWEST_PLAYERS,
                own=own,
            )
            for player, number in seats
        ]
        self.seats = SeatRow(*self._cards, id="seats")
        self._challenge = ChoiceRow(
            "Challenge",
            [
                ChoiceOption(rule, _CHALLENGES.get(rule, rule), about)
                for rule, about in ABOUT_CHALLENGES.items()
            ],
            setup.challenge,
        )
        time = clock_text(setup.clock_ms)
        self._clock = ChoiceRow(
            "Clock",
            [*(ChoiceOption(text, text) for text in _TIMES), ChoiceOption(_OTHER, "other")],
            time if time in _TIMES else _OTHER,
            about=f"For each player. {POINTS_A_MINUTE} points off for every minute over.",
        )
        self._time = TextRow(
            "Time", "" if time in _TIMES else time, placeholder="MM:SS for each player"
        )
        self._friendly = ChoiceRow(
            "Undo",
            [
                ChoiceOption(_YES, "on", "Ctrl+Z takes your last turn back. Sets no record."),
                ChoiceOption("", "off", "A play stands once you make it."),
            ],
            _YES if setup.friendly else "",
        )
        self._teacher = ChoiceRow(
            "Coach",
            [
                ChoiceOption("", "off", "The results show what was best."),
                ChoiceOption(
                    _YES,
                    "after each of your turns",
                    "After each of your turns, see what was best. Sets no record.",
                ),
            ],
            _YES if setup.teacher else "",
        )
        self._checker = ChoiceRow(
            CHECKS,
            _checks(void=True),
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
        if time == _OTHER and not self._time.text.strip():
            raise TimerTextError("Type a time for each player, such as 3:00.")
        return ScrabbleSetup(
            players=seated(self._taken),
            lexicon=self.lexicon,
            challenge=ChallengeRule(self._challenge.value),
            clock_ms=clock_ms(self._time.text if time == _OTHER else time),
            friendly=self._undoes,
            checker=self._checker.value == _YES,
            teacher=self._teacher.value == _YES,
            layout=self._layout.value,
            tiles=self._tiles.value,
            seed=self._bounded_seed(),
            gcg=self._gcg,
        )

    def wishes(self) -> ScrabbleSetup:
        """Return the choices, with what was chosen on a line that another choice bars for now.

        Raises:
            ValueError: as `choices` raises it.
        """
        return replace(self.choices(), friendly=self._friendly.value == _YES)

    @property
    def _undoes(self) -> bool:
        """Whether turns can be undone: only where no play can be challenged."""
        void = self._challenge.value == ChallengeRule.VOID
        return void and self._friendly.value == _YES

    @property
    def stand_ins(self) -> str:
        """Who cannot play with so many and who does, as a sentence; empty if everybody can."""
        seats = self._taken
        return stand_ins_text([seat.level for seat in seats], len(seats))

    @property
    def _taken(self) -> list[Seat]:
        return [Seat(card.person, card.level) for card in self._cards if card.taken]

    def _bounded_seed(self) -> int | None:
        seed = self.seed
        if seed is not None and seed >= _SEEDS:
            raise SeedTextError("The seed is too large; take one of 19 digits or fewer.")
        return seed

    def compose(self) -> ComposeResult:
        """The lines, in the order in which one chooses."""
        yield from (self._challenge, self._clock, self._time)
        yield from (self._friendly, self._teacher, self._checker)
        yield from (self._layout, self._tiles, self.lexicon_row, self.seed_row)
        self.show_what_matters()

    def on_key(self, event: Key) -> None:
        """Type a time at once where another one than those offered is chosen."""
        if self._clock.has_focus and self._clock.value == _OTHER and event.character in _OF_A_TIME:
            event.stop()
            self._time.take_key(event)

    def show_what_matters(self) -> None:
        """Say which lines the other choices make pointless; hide those that offer no choice."""
        self._time.display = self._clock.value == _OTHER
        persons = sum(card.taken and card.level is None for card in self._cards)
        for card in self._cards:
            card.alone = persons <= 1
        void = self._challenge.value == ChallengeRule.VOID
        # Who undoes a play need not fear a challenge.
        self._friendly.barred = "" if void else _CHALLENGED
        options = _checks(void=void)
        if self._checker.options != options:
            self._checker.offer(options)
        self._teacher.barred = self._why_no_coach(persons)
        for row in (self._layout, self._tiles):
            row.display = len(row.options) > 1

    def _why_no_coach(self, persons: int) -> str:
        """Return why nobody can be coached; empty if that can be."""
        if self._friendly.barred:
            return _CHALLENGED
        if persons != 1:
            return "off: for one person against bots"
        return "" if self._undoes else "off: needs Undo"


def _checks(*, void: bool) -> tuple[ChoiceOption, ...]:
    """Return when words can be checked.

    Args:
        void: whether a play that is not valid is refused; else it can be challenged.
    """
    looks_up = "F7 looks words up."
    usual = ("played", looks_up) if void else ("challenged", "Nobody may look words up.")
    return (
        ChoiceOption("", f"checked when {usual[0]}", usual[1]),
        ChoiceOption(_YES, AS_TILES_ARE_PLACED, f"See if your tiles make words. {looks_up}"),
    )
