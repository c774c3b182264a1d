"""A tab strip."""

from textual import events
from textual.app import RenderResult
from textual.content import Content
from textual.message import Message
from textual.reactive import reactive
from textual.widget import Widget


class TabStrip(Widget):
    """One line of tabs; the chosen one stands in brackets.

    Args:
        names: the names of the tabs.
        id: the ID of the widget in the DOM.
    """

    ALLOW_SELECT = False

    DEFAULT_CSS = """
    TabStrip {
        width: auto;
        height: 1;
    }
    """

    chosen: reactive[int] = reactive(0)
    """The number of the chosen tab, from 0."""

    class Switched(Message):
        """Another tab is chosen.

        Attributes:
            chosen: its number, from 0.
        """

        def __init__(self, chosen: int) -> None:
            super().__init__()
            self.chosen = chosen

    def __init__(
        self,
        names: tuple[str, ...],
        *,
        id: str | None = None,  # noqa: A002 - the name of every widget's argument
    ) -> None:
        super().__init__(id=id)
        self._names = names

    def render(self) -> RenderResult:
        """Return the names side by side."""
        return Content.assemble(
            *(
                (f"[{name}]", "bold $primary")
                if number == self.chosen
                else (f" {name} ", "$foreground-muted")
                for number, name in enumerate(self._names)
            )
        )

    def watch_chosen(self) -> None:
        """Post the tab chosen."""
        self.post_message(self.Switched(self.chosen))

    def choose_next(self) -> None:
        """Choose the next tab, or the first after the last."""
        self.chosen = (self.chosen + 1) % len(self._names)

    def on_click(self, event: events.Click) -> None:
        """Choose the tab under the pointer."""
        event.stop()
        right = 0
        for number, name in enumerate(self._names):
            right += len(name) + 2
            if event.x < right:
                self.chosen = number
                return
