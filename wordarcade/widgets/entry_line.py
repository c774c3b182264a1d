"""The entry line: the letters typed so far, with a remark."""

from dataclasses import dataclass
from typing import Final

from textual.content import Content
from textual.message import Message
from textual.reactive import reactive
from textual.widget import Widget

from wordarcade.widgets.tone import Tone

_PROMPT: Final = "▸ "
_CARET: Final = "▁"
_UNFIT: Final = "bold underline $role-bad"
_BORDERS: Final = {Tone.ACCEPTED: "-good", Tone.REFUSED: "-bad", Tone.HINT: "-hint"}


@dataclass(frozen=True, slots=True)
class Entry:
    """A text being entered.

    Attributes:
        text: the letters; shown as capitals.
        fitting: how many of them, from the first, are possible; the others are underlined.
        remark: a remark on the text, shown at the right.
        tone: the tone of the remark; colours the line.
        as_typed: whether capitals and small letters are told apart, and shown as they are.
        lacking: the indices of letters that there is no tile for; they are underlined.
    """

    text: str = ""
    fitting: int = 0
    remark: str = ""
    tone: Tone = Tone.PLAIN
    as_typed: bool = False
    lacking: frozenset[int] = frozenset()


class EntryLine(Widget):
    """Shows the text being entered: a raised row, on high screens a box; a click plays it."""

    ALLOW_SELECT = False

    # The rules for high screens begin at the screen.
    SCOPED_CSS = False

    DEFAULT_CSS = """
    EntryLine {
        height: 1;
        padding: 0 1;
        background: $role-raised;
    }
    .-high EntryLine, .-very-high EntryLine {
        height: 3;
        background: $role-ground;
        border: round $role-hairline;
        &.-good { border: round $role-good; }
        &.-bad { border: round $role-bad; }
        &.-hint { border: round $role-hint; }
    }
    """

    entry: reactive[Entry] = reactive(Entry())
    """The entry."""

    class Pressed(Message):
        """The line has been clicked, to play its text."""

    def watch_entry(self, entry: Entry) -> None:
        """Colour the line by the tone of the remark."""
        for tone, name in _BORDERS.items():
            self.set_class(entry.tone is tone, name)

    def render(self) -> Content:
        """Return prompt, letters and caret, and the remark at the right.

        A word too long keeps its end in sight; a remark too long gives way to the word.
        """
        entry = self.entry
        text = entry.text if entry.as_typed else entry.text.upper()
        letters = Content.assemble(
            (text[: entry.fitting], "bold $role-text"),
            (text[entry.fitting :], _UNFIT),
            (_CARET, "$role-focus"),
        )
        for index in entry.lacking:
            letters = letters.stylize(_UNFIT, index, index + 1)
        columns = self.content_size.width
        room = columns - len(_PROMPT)
        if letters.cell_length > room:
            letters = Content("…") + letters[letters.cell_length - room + 1 :]
        line = Content.assemble((_PROMPT, "bold $role-focus"), letters)
        if not entry.remark:
            return line
        remark = entry.tone.mark(entry.remark).stylize("$role-muted", 1)
        remark = remark.truncate(max(0, columns - line.cell_length - 2), ellipsis=True)
        gap = columns - line.cell_length - remark.cell_length
        return Content.assemble(line, " " * max(2, gap), remark)

    def on_click(self) -> None:
        """Play the text of the line."""
        self.post_message(self.Pressed())
