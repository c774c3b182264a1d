"""A dialogue that asks who plays."""

from typing import ClassVar, Final

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from wordarcade.screens.dialogue_screen import DialogueScreen
from wordarcade.services import ProfileError, Profiles
from wordarcade.widgets.entry_buttons import EntryButtons
from wordarcade.widgets.sheet import Sheet
from wordarcade.widgets.sheet_options import SheetOptions
from wordarcade.widgets.tone import Tone

_ABOUT: Final = "Each player has their own settings and games; word lists are shared."


class ProfilesScreen(DialogueScreen[str | None]):
    """Lists the profiles, and takes a new name; dismissed with the one to play as, or None.

    Args:
        profiles: the profiles; the one to play as is used from now on.
        playing: the name of the one that plays now.
    """

    HELP_PAGE = "profiles"

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "dismiss(None)", "Close", id="profiles.close"),
    ]

    DEFAULT_CSS = """
    ProfilesScreen {
        align: center middle;
        SheetOptions { max-height: 10; margin: 1 0; }
        Input { background: $role-raised; }
        #refusal { height: auto; }
    }
    """

    def __init__(self, profiles: Profiles, playing: str) -> None:
        super().__init__()
        self._profiles = profiles
        self._playing = playing
        self._names = [profile.name for profile in profiles.all()]
        self._list = SheetOptions(*(Option(self._line(name)) for name in self._names))
        self._entry = Input(placeholder="somebody new", compact=True)
        self._refusal = Static(id="refusal")

    def _line(self, name: str) -> Content:
        mark = "●" if name == self._playing else " "
        return Content.assemble((f" {mark} ", "bold $role-focus"), name)

    def compose(self) -> ComposeResult:
        """The names, and a line for a new one."""
        with Sheet() as sheet:
            sheet.border_title = "Who plays?"
            yield Static(_ABOUT)
            yield self._list
            yield self._entry
            yield self._refusal
            yield EntryButtons("Play as")

    def on_mount(self) -> None:
        """Mark who plays now."""
        self._refusal.display = False
        self._list.highlighted = self._names.index(self._playing)

    def on_key(self, event: events.Key) -> None:
        """Go from the last name into the line below it, and back."""
        if event.key == "up" and self._entry.has_focus:
            event.stop()
            self._list.focus()
        elif (
            event.key == "down"
            and self._list.has_focus
            and self._list.highlighted == len(self._names) - 1
        ):
            event.stop()
            event.prevent_default()
            self._entry.focus()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Play as the one that was chosen."""
        self._play_as(self._names[event.option_index], new=False)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Play as somebody new; as the marked one, if nobody new is named."""
        marked = self._list.highlighted
        if event.value.strip():
            self._play_as(event.value, new=True)
        elif marked is not None:
            self._play_as(self._names[marked], new=False)

    def _play_as(self, name: str, *, new: bool) -> None:
        try:
            self.dismiss(self._profiles.use(self._profiles.add(name) if new else name))
        except ProfileError as error:
            self._refusal.update(Tone.REFUSED.mark(str(error)))
            self._refusal.display = True
