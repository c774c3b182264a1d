"""The question which letter a blank stands for."""

from string import ascii_lowercase
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.widgets import Static

from wordarcade.screens.dialogue_screen import DialogueScreen
from wordarcade.widgets.alphabet import Alphabet
from wordarcade.widgets.sheet import Sheet


class BlankLetterScreen(DialogueScreen[str | None]):
    """Asks for a letter; is dismissed with it, a to z, or with None if the blank stays.

    Args:
        square: the name of the square that the blank is put on.
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        *(
            Binding(f"{letter},{letter.upper()}", f"take('{letter}')", show=False)
            for letter in ascii_lowercase
        ),
        Binding("escape,backspace,ctrl+h", "dismiss(None)", "Keep the blank", id="blank.cancel"),
    ]

    DEFAULT_CSS = """
    BlankLetterScreen {
        align: center middle;
        Sheet {
            width: 48;
        }
        Static {
            margin-bottom: 1;
        }
    }
    """

    def __init__(self, square: str) -> None:
        super().__init__()
        self._square = square

    def compose(self) -> ComposeResult:
        """The question above the letters."""
        with Sheet() as sheet:
            sheet.border_subtitle = "type or click a letter · esc keeps the blank"
            yield Static(f"Which letter is the blank on {self._square}?", markup=False)
            yield Alphabet()

    def action_take(self, letter: str) -> None:
        """Answer with a letter."""
        self.dismiss(letter)

    def on_alphabet_letter_picked(self, event: Alphabet.LetterPicked) -> None:
        """Answer with the letter that was clicked."""
        self.dismiss(event.letter)
