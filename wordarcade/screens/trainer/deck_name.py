"""A dialogue that asks what a new deck is called."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.widgets import Input, Static

from wordarcade.games.training.decks import DeckError, checked_name
from wordarcade.screens.dialogue_screen import DialogueScreen
from wordarcade.widgets.sheet import Sheet
from wordarcade.widgets.tone import Tone


class DeckNameScreen(DialogueScreen[str | None]):
    """Asks for a name; dismissed with one that can be used, or with None if cancelled.

    Args:
        name: the proposed name.
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "dismiss(None)", "Cancel", id="deck-name.cancel"),
    ]

    DEFAULT_CSS = """
    DeckNameScreen {
        align: center middle;
        Sheet { width: 60; }
        Input { margin-top: 1; background: $role-raised; }
        #refusal { display: none; height: auto; margin-top: 1; }
    }
    """

    def __init__(self, name: str) -> None:
        super().__init__()
        self._entry = Input(name, compact=True)
        self._refusal = Static(id="refusal")

    def compose(self) -> ComposeResult:
        """The question above the line to type in."""
        with Sheet() as sheet:
            sheet.border_subtitle = "Enter reads the list · Esc cancels"
            yield Static("What is the deck called?")
            yield self._entry
            yield self._refusal

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Answer with the name, or say why it cannot be used."""
        try:
            self.dismiss(checked_name(event.value))
        except DeckError as error:
            self._refusal.update(Tone.REFUSED.mark(str(error)))
            self._refusal.display = True
