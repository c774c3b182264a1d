"""The choice between the hints."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from wordarcade.engine.boggle.moves import Hint


class HintMenu(ModalScreen[Hint | None]):
    """Asks which hint to take, each telling more than the one before; escape takes none.

    Args:
        face: the letters of the cell in question, or None if there is none.
        taken: how many hints have been taken so far.
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        *(
            Binding(str(digit), f"take({digit - 1})", show=False, id=f"hints.{digit}")
            for digit in range(1, len(Hint) + 1)
        ),
        Binding("escape,ctrl+t", "dismiss(None)", "Close", id="hints.close"),
    ]

    DEFAULT_CSS = """
    HintMenu {
        align: center middle;
        & > OptionList {
            width: 56;
            max-width: 94%;
            height: auto;
            padding: 1 1;
            border: round $warning;
            border-title-color: $warning;
            border-subtitle-color: $text-muted;
            background: $surface;
        }
    }
    """

    def __init__(self, face: str | None, taken: int) -> None:
        super().__init__()
        self._face = face
        self._taken = taken

    def compose(self) -> ComposeResult:
        """One line a hint."""
        cell = f"this {self._face}" if self._face else "the cursor's cell"
        texts = (
            "How many words of each length are left",
            f"How many of them start on {cell}",
            "The first letter of one of them",
        )
        menu = OptionList(
            *(Option(Content(f"{digit}  {text}")) for digit, text in enumerate(texts, start=1))
        )
        menu.border_title = "? Hints"
        menu.border_subtitle = f"{self._taken} taken so far"
        yield menu

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Take the hint that was chosen."""
        self.action_take(event.option_index)

    def action_take(self, number: int) -> None:
        """Take a hint by its number, from 0."""
        self.dismiss(tuple(Hint)[number])
