"""The entry line: the letters typed so far, with a remark."""

from dataclasses import dataclass
from functools import partial
from typing import Final

from textual.content import Content
from textual.message import Message
from textual.reactive import reactive
from textual.widget import Widget

from wordarcade.looks.motion import play
from wordarcade.looks.palette import palette_of
from wordarcade.support.wording import fitted
from wordarcade.widgets.tone import Tone

_BESIDE: Final = 4
"""Columns between a text and its remark, and those of the remark's glyph."""
_LEAST: Final = 6
"""Columns of a refused word, with its caret, that a remark leaves."""
_PROMPT: Final = "▸ "
_CARET: Final = "▁"
_UNFIT: Final = "bold underline $role-bad"
_BRIGHT: Final = 0.2
"""Seconds for which a banner is bright."""

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
        banner: what stands in place of all that, on a tile, until the next key; may be empty.
    """

    text: str = ""
    fitting: int = 0
    remark: str = ""
    tone: Tone = Tone.PLAIN
    as_typed: bool = False
    lacking: frozenset[int] = frozenset()
    banner: str = ""


class EntryLine(Widget):
    """Shows the text being entered: a raised row, on high screens a box."""

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
        &.-banner { border: none; padding: 1 2; }
    }
    EntryLine.-banner { background: $role-selected; color: $role-selected-ink; }
    EntryLine.-banner.-bright { background: $role-placed; color: $role-placed-ink; }
    """

    entry: reactive[Entry] = reactive(Entry(), repaint=False)
    """The entry."""

    class Pressed(Message):
        """The line has been clicked."""

    def watch_entry(self, entry: Entry) -> None:
        """Colour the line by the tone of the remark; a banner lights up once.

        The border is drawn again only if its colour is another one.
        """
        self.refresh(self.content_size.region)
        for tone, name in _BORDERS.items():
            self.set_class(entry.tone is tone, name)
        self.set_class(bool(entry.banner), "-banner")
        if entry.banner:
            play(self, [partial(self.add_class, "-bright"), self._dim], _BRIGHT)

    def _dim(self) -> None:
        self.remove_class("-bright")

    def render(self) -> Content:
        """Return prompt, letters and caret, and the remark at the right.

        A word too long keeps its end in sight; a remark too long gives way to the word, but a
        refusal only to its last letters.
        """
        entry = self.entry
        if entry.banner:
            return self._banner(entry.banner)
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
        if entry.remark and entry.tone is Tone.REFUSED:
            room = min(room, max(_LEAST, room - len(entry.remark) - _BESIDE))
        if letters.cell_length > room:
            letters = Content("…") + letters[letters.cell_length - room + 1 :]
        line = Content.assemble((_PROMPT, "bold $role-focus"), letters)
        if not entry.remark:
            return line
        room = columns - line.cell_length - _BESIDE
        remark = entry.tone.mark(fitted(entry.remark, room)).stylize("$role-muted", 1)
        gap = columns - line.cell_length - remark.cell_length
        return Content.assemble(line, " " * max(2, gap), remark)

    def _banner(self, text: str) -> Content:
        """Return a banner; without colours its row is solid."""
        columns = self.content_size.width
        style = "bold reverse" if palette_of(self.app).mono else "bold"
        return Content.styled(text[:columns].center(columns), style)

    def on_click(self) -> None:
        """Tell of the click."""
        self.post_message(self.Pressed())
