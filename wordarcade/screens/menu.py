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
    """Asks for one of several options by arrows, a sign or the mouse; escape takes none.

    Args:
        title: the heading.
        options: the label of each, and the result it dismisses the screen with; 1 to 9.
        letters: the lowercase letter that takes each, where options come and go; else each has a
            digit.
        note: a note below them.
        marked: the number of the option that is marked at first, from 0.
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
        *,
        opened_by: str = "",
        letters: str = "",
        marked: int = 0,
    ) -> None:
        super().__init__()
        signs = letters or "".join(str(digit) for digit in range(1, _MOST + 1))
        self._signs = signs[: len(options)]
        for number, sign in enumerate(letters):
            self._bindings.bind(sign, f"choose({number})", show=False)
        if opened_by:
            self._bindings.bind(opened_by, "dismiss(None)", show=False)
        self._title = title
        self._options = options
        self._note = note
        self._marked = marked

    def compose(self) -> ComposeResult:
        """One line an option."""
        menu = SheetOptions(
            *(
                Option(Content.assemble((f" {sign}  ", "bold $role-focus"), text))
                for sign, (text, _) in zip(self._signs, self._options, strict=True)
            )
        )
        menu.highlighted = self._marked if self._options else None
        with Sheet() as sheet:
            sheet.border_title = Content(self._title)
            sheet.border_subtitle = Content(self._note or "esc")
            yield menu

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Take the option that was chosen."""
        self.action_choose(event.option_index)

    def action_take(self, number: int) -> None:
        """Take an option by its digit, 0-based, if the options have digits."""
        if self._signs[number : number + 1].isdigit():
            self.action_choose(number)

    def action_choose(self, number: int) -> None:
        """Take an option by its number, from 0."""
        self.dismiss(self._options[number][1])
