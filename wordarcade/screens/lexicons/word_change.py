"""A dialogue that asks which words to add to a lexicon, or to ban from it."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.widgets import Input, Static

from wordarcade.lexicon.errors import NotAWordError
from wordarcade.lexicon.lexicon import Lexicon
from wordarcade.lexicon.own_lists import own_words
from wordarcade.screens.dialogue_screen import DialogueScreen
from wordarcade.support.wording import listed, printable
from wordarcade.widgets.sheet import Sheet
from wordarcade.widgets.tone import Tone

_MOST_TYPED = 2000
_NAMED = 4


class WordChangeScreen(DialogueScreen[tuple[str, ...] | None]):
    """A line for words; dismissed with them, or with None if nothing is to change.

    Args:
        lexicon: the lexicon as it is now.
        target: the name of the list that gets the change.
        ban: whether the words are banned, not added.
    """

    AUTO_FOCUS = "Input"

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "dismiss(None)", "Cancel", id="word-change.cancel"),
    ]

    DEFAULT_CSS = """
    WordChangeScreen {
        align: center middle;
        Input { margin: 1 0; background: $role-raised; }
        #verdict { height: 2; }
    }
    """

    def __init__(self, lexicon: Lexicon, target: str, *, ban: bool) -> None:
        super().__init__()
        self._lexicon = lexicon
        self._target = target
        self._ban = ban
        self._verdict = Static(id="verdict")

    def compose(self) -> ComposeResult:
        """What happens, the line to type in, and what is known of the words."""
        doing = "Ban from" if self._ban else "Add to"
        with Sheet() as sheet:
            sheet.border_title = Content(f"{doing} {self._target}")
            sheet.border_subtitle = f"enter {'bans' if self._ban else 'adds'} · esc"
            yield Static(Content(self._about))
            yield Input(placeholder="a word or several", compact=True, max_length=_MOST_TYPED)
            yield self._verdict

    @property
    def _about(self) -> str:
        base = printable(self._lexicon.name)
        if self._target == base:
            return "Your own list changes, its base stays as it is."
        return f"{base} stays as it is: {self._target} is {base} with your changes."

    def on_input_changed(self, event: Input.Changed) -> None:
        """Tell what is known of the words."""
        self._verdict.update(self._told(event.value))

    def _told(self, text: str) -> Content:
        try:
            words = own_words(text.split())
        except NotAWordError as error:
            return Tone.REFUSED.mark(str(error))
        idle = sorted(word.upper() for word in words if (word in self._lexicon) != self._ban)
        if not idle:
            return Content("")
        named = listed(idle[:_NAMED]) if len(idle) <= _NAMED else f"{len(idle):,} words"
        are = "is" if len(idle) == 1 else "are"
        told = "not in it anyway" if self._ban else "in it already"
        return Tone.PLAIN.mark(f"{named} {are} {told}.")

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Answer with the words, if all of them can be words."""
        words = tuple(event.value.split())
        try:
            wanted = own_words(words)
        except NotAWordError:
            self.app.bell()
            return
        self.dismiss(tuple(sorted(wanted)) or None)
