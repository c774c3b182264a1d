"""A number chosen from a few, or typed."""

from collections.abc import Sequence
from typing import Final

from wordarcade.widgets.choice_row import ChoiceOption, ChoiceRow
from wordarcade.widgets.text_row import TextRow

_OTHER: Final = "other"


class NumberTextError(ValueError):
    """A typed number cannot be used; the message says what to type."""


class NumberChoice:
    """Two lines of a form: the usual numbers, and one to type another in.

    Args:
        label: the name of the choice.
        thing: the unit, in the plural.
        options: the usual choices; their values are numbers, or special values.
        chosen: the value chosen at first.
        allowed: the numbers that can be typed.
        about: what is chosen here, in a sentence, where the option says nothing of itself.
    """

    def __init__(
        self,
        label: str,
        thing: str,
        options: Sequence[ChoiceOption],
        chosen: str,
        allowed: range,
        *,
        about: str = "",
    ) -> None:
        usual = chosen in [option.value for option in options]
        other = ChoiceOption(_OTHER, "other", "Type the number in the line below.")
        self.row: Final = ChoiceRow(
            label, [*options, other], chosen if usual else _OTHER, about=about
        )
        self.text_row: Final = TextRow(
            "Number",
            "" if usual else chosen,
            placeholder=f"{thing}, {allowed[0]} to {allowed[-1]:,}",
        )
        self._thing: Final = thing
        self._allowed: Final = allowed

    def value(self) -> str:
        """Return the value chosen, or the number typed.

        Raises:
            NumberTextError: what is typed is not one of the numbers allowed.
        """
        if self.row.value != _OTHER:
            return self.row.value
        text = self.text_row.text
        if not (text.isascii() and text.isdigit() and int(text) in self._allowed):
            first, last = self._allowed[0], self._allowed[-1]
            raise NumberTextError(f"Type {first} to {last:,} {self._thing}, not '{text}'.")
        return text

    def show(self, *, wanted: bool) -> None:
        """Show the lines if they matter, the second only if a number is to be typed."""
        self.row.display = wanted
        self.text_row.display = wanted and self.row.value == _OTHER
