"""A menu of a few options."""

from collections.abc import Sequence
from typing import ClassVar, Final, Generic, TypeVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from wordarcade.screens.dialogue_screen import DialogueScreen
from wordarcade.widgets.sheet import Sheet
from wordarcade.widgets.sheet_options import SheetOptions

ResultT = TypeVar("ResultT")

_MOST: Final = 9
"""The most options: each has a digit."""


class MenuScreen(DialogueScreen[ResultT | None], Generic[ResultT]):
    """Asks for one of several options by arrows, digits or the mouse; escape takes none.

    Args:
        title: the heading.
        options: the label of each, and the result it dismisses the screen with; 1 to 9.
        note: a note below them.
        opened_by: the key that opened the menu, which closes it too.
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        *(
            Binding(str(digit), f"take({digit - 1})", show=False, id=f"menu.{digit}")
            for digit in range(1, _MOST + 1)
        ),
        Binding("escape", "dismiss(None)", "Close", id="menu.close"),
    ]

    DEFAULT_CSS = """
    MenuScreen {
        align: center middle;
        Sheet {
            padding: 1;
        }
    }
    """

    def __init__(
        self,
        title: str,
        options: Sequence[tuple[str, ResultT]],
        note: str = "",
        opened_by: str = "",
    ) -> None:
        super().__init__()
        if opened_by:
            self._bindings.bind(opened_by, "dismiss(None)", show=False)
        self._title = title
        self._options = options
        self._note = note

    def compose(self) -> ComposeResult:
        """One line an option."""
        menu = SheetOptions(
            *(
                Option(Content.assemble((f" {digit}  ", "bold $role-focus"), text))
                for digit, (text, _) in enumerate(self._options, start=1)
            )
        )
        with Sheet() as sheet:
            sheet.border_title = Content(self._title)
            sheet.border_subtitle = Content(self._note or "esc")
            yield menu

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Take the option that was chosen."""
        self.action_take(event.option_index)

    def action_take(self, number: int) -> None:
        """Take an option by its number, from 0."""
        if number < len(self._options):
            self.dismiss(self._options[number][1])
