"""Who sits at a rack, in a line of the set-up."""

from typing import Final

from textual.app import ComposeResult
from textual.containers import Horizontal

from wordarcade.engine.scrabble.config import Player
from wordarcade.games.scrabble.bots import shipped_skills
from wordarcade.widgets.choice_row import ChoiceOption, ChoiceRow
from wordarcade.widgets.text_row import TextRow

_PERSON: Final = "person"
_EMPTY: Final = ""


class SeatRow(Horizontal):
    """A person with a name, a computer of a level, or nobody.

    Args:
        number: of the seat, from 1.
        player: who sits there at first, or None.
        optional: whether the seat may stay empty.
    """

    # The rules for narrow screens begin above this widget.
    SCOPED_CSS = False

    DEFAULT_CSS = """
    SeatRow {
        height: auto;
        & > ChoiceRow {
            width: 50;
        }
        & > TextRow {
            width: 1fr;
        }
    }
    .-narrow SeatRow {
        layout: vertical;
        & > * {
            width: 100%;
        }
    }
    """

    def __init__(self, number: int, player: Player | None, *, optional: bool) -> None:
        super().__init__()
        self.number: Final = number
        options = [ChoiceOption(each, each) for each in (_PERSON, *shipped_skills())]
        if optional:
            options.append(ChoiceOption(_EMPTY, "empty"))
        if player is None:
            chosen, name = _EMPTY, ""
        else:
            chosen = _PERSON if player.level is None else player.level
            name = player.name if player.level is None else ""
        self._seated = ChoiceRow(f"Seat {number}", options, chosen)
        self._name_row = TextRow("Name", name, placeholder=f"Player {number}")
        self.show_name()

    def compose(self) -> ComposeResult:
        """Who, and the name."""
        yield self._seated
        yield self._name_row

    @property
    def taken(self) -> bool:
        """Whether somebody sits here."""
        return self._seated.value != _EMPTY

    @property
    def level(self) -> str | None:
        """The level of the bot that sits here; None for a person."""
        value = self._seated.value
        return None if value in {_PERSON, _EMPTY} else value

    @property
    def person(self) -> str:
        """The name of the person, or `Player` with the number of the seat if none is typed."""
        return self._name_row.text or f"Player {self.number}"

    def show_name(self) -> None:
        """Show the line for the name only to persons."""
        self._name_row.display = self._seated.value == _PERSON
