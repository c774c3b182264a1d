"""The lines of the set-up form for hidden words."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from textual.widget import Widget

from wordarcade.engine.word_search.hidden import Directions
from wordarcade.engine.word_search.setup import HiddenSetup
from wordarcade.engine.word_search.themes import shipped_themes
from wordarcade.support.wording import count
from wordarcade.widgets.choice_row import ChoiceOption, ChoiceRow
from wordarcade.widgets.text_row import TextRow

_ANY: Final = ""
_LIST: Final = "my words"


class WordsFileError(ValueError):
    """There is no file with words; the message says what to type."""


class HiddenRows:
    """The rows about hidden words: which ones, and in which directions.

    Args:
        hidden: the choices made so far, or None for the usual ones.
    """

    def __init__(self, hidden: HiddenSetup | None) -> None:
        hidden = hidden or HiddenSetup()
        themes = shipped_themes().values()
        self._theme: Final = ChoiceRow(
            "Theme",
            [
                ChoiceOption(_ANY, "any", "A theme picked at random."),
                *(
                    ChoiceOption(each.name, each.name, f"{each.title}: {_many(each.words)}.")
                    for each in themes
                ),
                ChoiceOption(_LIST, _LIST, "Your own words, from a text file."),
            ],
            _LIST if hidden.file else hidden.theme,
        )
        self._file: Final = TextRow(
            "Words in",
            "" if hidden.file is None else str(hidden.file),
            placeholder="path of a file with words",
            about="A text file: words of 3 letters or more, one per line or with commas.",
        )
        self._directions: Final = ChoiceRow(
            "Words run",
            [
                ChoiceOption(
                    "all",
                    "all 8 ways",
                    "Straight lines: across, up and down, diagonal, either way.",
                ),
                ChoiceOption(
                    "easy", "3 easy ways", "Straight lines: right, down, and down to the right."
                ),
            ],
            hidden.directions.value,
        )

    @property
    def rows(self) -> Iterator[Widget]:
        """The lines, in order."""
        yield from (self._theme, self._file, self._directions)

    def choices(self) -> HiddenSetup:
        """Return the choices; the words of a file are not read yet.

        Raises:
            WordsFileError: there is no such file.
        """
        directions = Directions(self._directions.value)
        if self._theme.value != _LIST:
            return HiddenSetup(theme=self._theme.value, directions=directions)
        if not self._file.text:
            raise WordsFileError("Type the path of a file with words.")
        path = Path(self._file.text).expanduser()
        if not path.is_file():
            raise WordsFileError(f"There is no file {path}. Check the path.")
        return HiddenSetup(file=path, directions=directions)

    def show(self, wanted: bool) -> None:
        """Show the lines, or hide them."""
        self._theme.display = self._directions.display = wanted
        self._file.display = wanted and self._theme.value == _LIST


def _many(words: tuple[str, ...]) -> str:
    return count(len(words), "word")
