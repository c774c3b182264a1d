"""A line of chips of which one is chosen."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from textual import events
from textual.content import Content
from textual.reactive import reactive
from textual.widget import Widget

from wordarcade.looks.palette import palette_of
from wordarcade.widgets.widget_message import ItemMessage


@dataclass(frozen=True, slots=True)
class Chip:
    """A chip.

    Attributes:
        label: its text.
        fact: a number or a value behind it; may be empty, and gives way where there is no room.
        short: a shorter text; empty for the same.
        key: the key that it stands for; may be empty.
        on: whether it is lit like the chosen one, as a filter in use is.
    """

    label: str
    fact: str = ""
    short: str = ""
    key: str = ""
    on: bool = False

    def texts(self, *, fact: bool, short: bool) -> tuple[str, str, str]:
        """Return its key, its label and its fact, with their gaps."""
        label = (self.short if short else "") or self.label
        told = f" {self.fact} " if fact and self.fact else " "
        return (f" {self.key}" if self.key else "", f" {label}", told)


class Chips(Widget):
    """Chips side by side, the chosen one a tile; a click chooses another, keys are the screen's.

    Where there is no room, facts give way, then labels are short, then chips at the left or right
    of the chosen one are cut off.

    Args:
        chips: the chips.
        id: the ID of the widget in the DOM.
    """

    ALLOW_SELECT = False

    DEFAULT_CSS = """
    Chips { height: 1; }
    """

    chips: reactive[tuple[Chip, ...]] = reactive((), init=False)
    """The chips."""
    chosen: reactive[int | None] = reactive(0, init=False)
    """The number of the chosen one, from 0; None for none."""

    class Clicked(ItemMessage["Chips"]):
        """A chip was clicked."""

    def __init__(
        self,
        chips: Sequence[Chip],
        chosen: int | None = 0,
        *,
        id: str | None = None,  # noqa: A002 - the name of every widget's argument
    ) -> None:
        super().__init__(id=id)
        self.set_reactive(Chips.chips, tuple(chips))
        self.set_reactive(Chips.chosen, chosen)

    def render(self) -> Content:
        """Return the chips that there is room for."""
        line, column = Content(""), 0
        for number, start, text in self._places():
            line = Content.assemble(line, " " * (start - column), self._drawn(number, *text))
            column = start + sum(map(len, text))
        return line

    def _drawn(self, number: int, key: str, label: str, fact: str) -> Content:
        if number != self.chosen and not self.chips[number].on:
            return Content.assemble(
                (key, "bold $role-focus"), (label, "$role-text"), (fact, "$role-muted")
            )
        if palette_of(self.app).mono:
            return Content.styled(key + label + fact, "bold reverse")
        return Content.styled(key + label + fact, "bold $role-tile-ink on $role-tile")

    def _places(self) -> Iterator[tuple[int, int, tuple[str, str, str]]]:
        """Yield number, first column, and the texts of each chip that is shown."""
        room = self.content_size.width
        for fact, short in ((True, False), (False, False), (False, True)):
            texts = [chip.texts(fact=fact, short=short) for chip in self.chips]
            breadths = [sum(map(len, text)) for text in texts]
            if sum(breadths) <= room:
                break
        gap = 1 if sum(breadths) + len(texts) - 1 <= room else 0
        first = 0
        while first < (self.chosen or 0) and sum(breadths[first : (self.chosen or 0) + 1]) > room:
            first += 1
        column = 0
        for number in range(first, len(texts)):
            if column + breadths[number] > room:
                break
            yield number, column, texts[number]
            column += breadths[number] + gap

    def on_click(self, event: events.Click) -> None:
        """Tell which chip is under the pointer."""
        for number, start, text in self._places():
            if start <= event.x < start + sum(map(len, text)):
                event.stop()
                self.post_message(self.Clicked(self, number))
