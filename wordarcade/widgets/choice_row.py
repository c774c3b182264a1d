"""A row of options of which one is chosen."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from textual import events
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.geometry import Size
from textual.reactive import reactive
from textual.widget import Widget

from wordarcade.looks.palette import palette_of
from wordarcade.widgets.widget_message import WidgetMessage

LABEL_WIDTH: Final = 12
"""Columns of the label, with the sign of the focus before it."""


@dataclass(frozen=True, slots=True)
class ChoiceOption:
    """An option.

    Attributes:
        value: its value.
        label: its text on the screen.
        about: what choosing it means, in a sentence; may be empty.
    """

    value: str
    label: str
    about: str = ""


class ChoiceRow(Widget, can_focus=True):
    """A label and options side by side, the chosen one a tile; amber in the row in focus.

    Args:
        label: the name of the choice.
        options: at least one.
        chosen: the value chosen at first; the first option if no option has it.
        about: what is chosen here, in a sentence, where the option says nothing of itself.
        id: the ID of the widget in the DOM.
    """

    ALLOW_SELECT = False

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "step(-1)", "Previous option", show=False, id="choice-row.before"),
        Binding("right,space", "step(1)", "Next option", show=False, id="choice-row.next"),
    ]

    DEFAULT_CSS = """
    ChoiceRow {
        height: auto;
        &:focus { background: $role-raised; }
    }
    """

    options: reactive[tuple[ChoiceOption, ...]] = reactive((), layout=True, init=False)
    """The options."""
    chosen: reactive[int] = reactive(0, init=False)
    """The number of the option chosen, from 0."""
    barred: reactive[str] = reactive("", layout=True, init=False)
    """Why nothing can be chosen here, in a few words instead of the options; empty if it can."""

    class Changed(WidgetMessage["ChoiceRow"]):
        """Another option is chosen."""

    def __init__(
        self,
        label: str,
        options: Sequence[ChoiceOption],
        chosen: str = "",
        *,
        about: str = "",
        id: str | None = None,  # noqa: A002 - the name of every widget's argument
    ) -> None:
        super().__init__(id=id)
        self.label = label
        self._about = about
        self.set_reactive(ChoiceRow.options, tuple(options))
        self.set_reactive(ChoiceRow.chosen, self._number_of(chosen))

    @property
    def value(self) -> str:
        """The value of the option chosen."""
        return self.options[self.chosen].value

    @property
    def about(self) -> str:
        """What the chosen option means, in a sentence; may be empty."""
        return self.options[self.chosen].about or self._about

    def choose(self, value: str) -> None:
        """Choose an option by its value, or the first one if no option has it."""
        self.chosen = self._number_of(value)

    def offer(self, options: Sequence[ChoiceOption]) -> None:
        """Replace the options, and keep the chosen value if it is among them."""
        value = self.value
        self.options = tuple(options)
        self.set_reactive(ChoiceRow.chosen, self._number_of(value))

    def _number_of(self, value: str) -> int:
        values = [option.value for option in self.options]
        return values.index(value) if value in values else 0

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:  # noqa: ARG002 - the signature is Textual's
        """Return how many lines the options take at this width."""
        return 1 if self.barred else max(line for _, line, _ in self._places(width)) + 1

    def _places(self, width: int) -> Iterator[tuple[int, int, int]]:
        """Yield number, line and first column of each option; those without room wrap."""
        line, column = 0, LABEL_WIDTH
        for number, option in enumerate(self.options):
            breadth = len(option.label) + 2
            if column + breadth > width and column > LABEL_WIDTH:
                line, column = line + 1, LABEL_WIDTH
            yield number, line, column
            column += breadth

    def render(self) -> Content:
        """Return label and options."""
        marker = "▸ " if self.has_focus else "  "
        label = f"{marker}{self.label}".ljust(LABEL_WIDTH)
        lines = [Content.styled(label, "bold $role-focus" if self.has_focus else "$role-muted")]
        if self.barred:
            return lines[0] + Content.styled(f" {self.barred}", "italic $role-muted")
        for number, line, _ in self._places(self.content_size.width):
            if line == len(lines):
                lines.append(Content(" " * LABEL_WIDTH))
            lines[line] += self._option(number)
        return Content("\n").join(lines)

    def _option(self, number: int) -> Content:
        label = self.options[number].label
        if number != self.chosen:
            return Content.styled(f" {label} ", "$role-text" if self.has_focus else "$role-muted")
        face = "selected" if self.has_focus else "tile"
        if not palette_of(self.app).mono:
            return Content.styled(f" {label} ", f"bold $role-{face}-ink on $role-{face}")
        return Content.styled(f"[{label}]", "bold reverse" if self.has_focus else "bold")

    def watch_barred(self, barred: str) -> None:
        """Let the focus pass by what cannot be chosen."""
        self.can_focus = not barred

    def watch_chosen(self) -> None:
        """Post that another option is chosen."""
        self.post_message(self.Changed(self))

    def action_step(self, step: int) -> None:
        """Choose the option after or before the current one, in a cycle."""
        self.chosen = (self.chosen + step) % len(self.options)

    def on_click(self, event: events.Click) -> None:
        """Choose the option under the pointer."""
        for number, line, column in () if self.barred else self._places(self.content_size.width):
            breadth = len(self.options[number].label) + 2
            if event.y == line and column <= event.x < column + breadth:
                self.chosen = number
