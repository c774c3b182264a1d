"""The lines of a set-up form for two players at one keyboard."""

from collections.abc import Iterator
from typing import Final

from textual.widget import Widget

from wordarcade.games.duel.terms import ROUNDS, DuelTerms
from wordarcade.services import Settings
from wordarcade.widgets.choice_row import ChoiceOption, ChoiceRow
from wordarcade.widgets.text_row import TextRow

_TWO: Final = "two"
_NAMES: Final = ("Player 1", "Player 2")
"""Of those who type no name."""


class DuelRows:
    """Whether one plays, or two, taking turns; their names and the number of rounds.

    Args:
        settings: with the names and rounds chosen last.
    """

    def __init__(self, settings: Settings) -> None:
        last = settings.duel
        name = last.first or settings.player_name
        self._players: Final = ChoiceRow(
            "Players",
            [
                ChoiceOption("", "one", "You play on your own."),
                ChoiceOption(
                    _TWO,
                    "two, taking turns",
                    "One plays while the other looks away.",
                ),
            ],
            "",
        )
        self._names: Final = (
            TextRow("First", name, placeholder=_NAMES[0], about="Goes first."),
            TextRow(
                "Second",
                last.second,
                placeholder=_NAMES[1],
                about="Goes second. You swap after every round.",
            ),
        )
        self._rounds: Final = ChoiceRow(
            "Rounds",
            [ChoiceOption(str(rounds), str(rounds)) for rounds in ROUNDS],
            str(last.rounds),
            about="Win more rounds to win the match. You take turns to go first.",
        )

    @property
    def rows(self) -> Iterator[Widget]:
        """The lines, in order."""
        yield from (self._players, *self._names, self._rounds)

    @property
    def chosen(self) -> bool:
        """Whether two play in turn."""
        return self._players.value == _TWO

    def terms(self) -> DuelTerms | None:
        """Return who plays in turn; None for one player.

        Raises:
            DuelTermsError: a name is too long, or both are the same.
        """
        if not self.chosen:
            return None
        first, second = (
            row.text.strip() or name for row, name in zip(self._names, _NAMES, strict=True)
        )
        return DuelTerms.of(first, second, int(self._rounds.value))

    @property
    def first_faulty(self) -> TextRow:
        """The line of the name to type or to change: the first one missing, else the second."""
        first, second = self._names
        return second if first.text.strip() else first

    def show(self, *, wanted: bool = True) -> None:
        """Show the lines that matter, or hide all."""
        self._players.display = wanted
        for row in (*self._names, self._rounds):
            row.display = wanted and self.chosen


def remembered(terms: DuelTerms) -> dict[str, str | int | bool]:
    """Return the settings that remember who played, and how many rounds."""
    first, second = terms.names
    return {"duel.first": first, "duel.second": second, "duel.rounds": terms.rounds}
