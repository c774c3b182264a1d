"""The entry line: the letters typed so far, with a remark."""

from dataclasses import dataclass
from functools import partial
from typing import Final

from textual.message import Message
from textual.reactive import reactive

from wordarcade.looks.brush import Brush
from wordarcade.looks.canvas import Canvas
from wordarcade.looks.motion import play
from wordarcade.looks.palette import ON
from wordarcade.looks.pixel_widget import PixelWidget
from wordarcade.support.wording import fitted
from wordarcade.widgets.tone import Tone

_BESIDE: Final = 4
"""Columns between a text and its remark, and those of the remark's glyph."""
_LEAST: Final = 6
"""Columns of a refused word, with its caret, that a remark leaves."""
_APART: Final = 2
"""Columns between them at least."""
_GLYPH: Final = 2
"""Columns of the glyph of a remark and the blank after it."""
_PROMPT: Final = "▸ "
_CARET: Final = "▁"
_CUT: Final = "…"
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


class EntryLine(PixelWidget):
    """Shows the text being entered: a raised row, on high screens a box."""

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
        &.-hurry { border: round $role-bad; }
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
        self.repaint_content()
        for tone, name in _BORDERS.items():
            self.set_class(entry.tone is tone, name)
        self.set_class(bool(entry.banner), "-banner")
        if entry.banner:
            play(self, [partial(self.add_class, "-bright"), self._dim], _BRIGHT)

    def _dim(self) -> None:
        self.remove_class("-bright")

    def paint(self, canvas: Canvas) -> None:
        """Paint prompt, letters and caret, and the remark at the right; or the banner.

        A word too long keeps its end in sight; a remark too long gives way to the word, but a
        refusal only to its last letters.
        """
        if self.entry.banner:
            self._paint_banner(canvas, self.entry.banner)
        else:
            self._paint_entry(canvas, self.entry)

    def _paint_entry(self, canvas: Canvas, entry: Entry) -> None:
        brush = Brush(canvas, self.palette)
        text = entry.text if entry.as_typed else entry.text.upper()
        x = brush.write(0, 0, (_PROMPT, "focus", True))
        room = canvas.columns - x
        if entry.remark and entry.tone is Tone.REFUSED:
            room = min(room, max(_LEAST, room - len(entry.remark) - _BESIDE))
        cut = max(0, len(text) + len(_CARET) - room)
        if cut:
            x = brush.write(x, 0, (_CUT, "text"))
            cut += len(_CUT)
        for index in range(cut, len(text)):
            unfit = index >= entry.fitting or index in entry.lacking
            ink = self.palette.ink("bad" if unfit else "text")
            canvas.text(x, 0, text[index], ink, bold=True, underline=unfit)
            x += 1
        x = brush.write(x, 0, (_CARET, "focus"))
        if entry.remark:
            remark = fitted(entry.remark, canvas.columns - x - _BESIDE)
            start = max(x + _APART, canvas.columns - len(remark) - _GLYPH)
            tone = entry.tone
            brush.write(start, 0, (f"{tone.glyph} ", tone.role, True), (remark, "muted"))

    def _paint_banner(self, canvas: Canvas, text: str) -> None:
        """Paint a banner; without colours its row is solid."""
        if self.palette.mono:
            canvas.fill(0, 0, canvas.columns, 2, ON)
        canvas.text(0, 0, text[: canvas.columns].center(canvas.columns), None, bold=True)

    def on_click(self) -> None:
        """Tell of the click."""
        self.post_message(self.Pressed())
