"""The entry line: the letters typed so far, with a remark."""

from dataclasses import dataclass

from textual.content import Content
from textual.message import Message
from textual.reactive import reactive
from textual.widget import Widget

from wordarcade.widgets.tone import Tone

_CARET = "▁"


@dataclass(frozen=True, slots=True)
class Entry:
    """A text being entered.

    Attributes:
        text: the letters.
        fitting: how many of them, from the first, are possible; the others are struck out.
        remark: a remark on the text.
        tone: the tone of the remark.
        exact: whether the case of the letters is shown as it is; else they are capitals.
        lacking: the indices of letters that there is no tile for; red and underlined.
    """

    text: str = ""
    fitting: int = 0
    remark: str = ""
    tone: Tone = Tone.PLAIN
    exact: bool = False
    lacking: frozenset[int] = frozenset()

    @property
    def letters(self) -> Content:
        """The letters in their colours."""
        text = self.text if self.exact else self.text.upper()
        letters = Content.assemble(
            (text[: self.fitting], "bold $primary"), (text[self.fitting :], "bold strike $error")
        )
        for index in self.lacking:
            letters = letters.stylize("bold underline $error", index, index + 1)
        return letters


class EntryLine(Widget):
    """Shows the text being entered; a click plays it."""

    ALLOW_SELECT = False

    DEFAULT_CSS = """
    EntryLine {
        height: 1;
        padding: 0 1;
    }
    """

    entry: reactive[Entry] = reactive(Entry())
    """The entry."""

    class Pressed(Message):
        """The line has been clicked, to play its text."""

    def render(self) -> Content:
        """Return prompt, letters, caret and remark; a word too long keeps its end in sight."""
        entry = self.entry
        letters = Content.assemble(entry.letters, (_CARET, "$primary"))
        room = self.content_size.width - 2
        if letters.cell_length > room:
            letters = Content("…") + letters[letters.cell_length - room + 1 :]
        line = Content.assemble(("> ", "bold $primary"), letters)
        if entry.remark:
            remark = entry.tone.mark(entry.remark).stylize("$foreground-muted", 1)
            line = Content.assemble(line, "  ", remark)
        return line.truncate(room + 2, ellipsis=True)

    def on_click(self) -> None:
        """Play the text of the line."""
        self.post_message(self.Pressed())
