"""A right that a game gives once, as a button."""

from enum import Enum

from textual.content import Content
from textual.message import Message
from textual.reactive import reactive
from textual.widget import Widget


class OfferState(Enum):
    """Whether the right can be used."""

    READY = "now"
    LATER = ""
    USED = "used"


class OfferButton(Widget):
    """Names a right with its key and its rule; muted, with the reason, while it cannot be used.

    Args:
        key: the key, as it is printed.
        label: what it does.
        rule: how it works, in a few words.
        later: when it can be used.
        action: the action of the screen that uses it.
    """

    ALLOW_SELECT = False

    # The rules for rooms begin above this widget.
    SCOPED_CSS = False

    DEFAULT_CSS = """
    OfferButton {
        height: 1;
        &.-ready { background: $role-raised; }
    }
    .-high OfferButton, .-very-high OfferButton { height: 2; }
    """

    state: reactive[OfferState] = reactive(OfferState.LATER)
    """Whether it can be used."""

    class Pressed(Message):
        """The button was clicked while its right can be used.

        Attributes:
            action: the action of the screen.
        """

        def __init__(self, action: str) -> None:
            super().__init__()
            self.action = action

    def __init__(self, key: str, label: str, rule: str, later: str, action: str) -> None:
        super().__init__()
        self._key = key
        self._label = label
        self._rule = rule
        self._later = later
        self._action = action

    def watch_state(self, state: OfferState) -> None:
        """Look like a button only when it is one."""
        self.set_class(state is OfferState.READY, "-ready")

    def render(self) -> Content:
        """Return key, label and state, and the rule below where there is room."""
        ready = self.state is OfferState.READY
        line = Content.assemble(
            (f" {self._key}  ", "bold $role-focus" if ready else "$role-muted"),
            (self._label, "bold $role-text" if ready else "$role-muted"),
        )
        state = self.state.value or self._later
        gap = self.content_size.width - line.cell_length - len(state) - 1
        if gap > 0:
            told = (state, "$role-good" if ready else "$role-muted")
            line = Content.assemble(line, " " * gap, told)
        rule = Content.styled(f" {'':{len(self._key)}}  {self._rule}", "$role-muted")
        return Content("\n").join([line, rule][: self.content_size.height])

    def on_click(self) -> None:
        """Use the right."""
        if self.state is OfferState.READY:
            self.post_message(self.Pressed(self._action))
