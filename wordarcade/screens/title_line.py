"""The title line: the name of the arcade, and the current lexicon."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from rich.cells import cell_len
from textual import work
from textual.geometry import Size
from textual.message import Message
from textual.reactive import reactive
from textual.worker import get_current_worker

from wordarcade.looks.canvas import Canvas
from wordarcade.looks.composition import BREAKPOINTS, LINES, WIDE_AND_HIGH, has_room
from wordarcade.looks.pixel_widget import PixelWidget
from wordarcade.looks.tiles import XS, S, Tile, TileSize, paint_tile
from wordarcade.services import DEFAULT_PROFILE
from wordarcade.support.clock import Clock
from wordarcade.support.progress import Cancelled, Report
from wordarcade.support.wording import share_text

if TYPE_CHECKING:
    from wordarcade.lexicon.lexicon import Lexicon

_NAME: Final = "WORDARCADE"
_WORD: Final = 4
"""The letters of its first word."""
_LEXICON: Final = " lexicon"
_STATUS_COLUMNS: Final = 13
"""The usual width of a lexicon's size, the longest line at the right."""
_PARTING: Final = " · "

_SIZES: Final = (TileSize(13, 13, font="medium"), S, TileSize(5, 5), XS)
"""The sizes of its tiles, the largest first."""
_ROWS: Final = ((Size(BREAKPOINTS[3][0], LINES[3][0]), 8), (WIDE_AND_HIGH, 5))
"""The screens from which on it has so many rows, the largest first."""
_FEWEST_ROWS: Final = 3


class TitleLine(PixelWidget):
    """The name in tiles; at its right the day, and the lexicon, opened after the first paint.

    Args:
        open_lexicon: opens a lexicon by its name or path; called in a thread.
        name: the name or path of the lexicon.
        clock: tells the day.
        profile: the name of the profile; the default is not told.
    """

    DEFAULT_CSS = """
    TitleLine { height: auto; }
    """

    status: reactive[str] = reactive("")
    """The lexicon with its number of words, or how far it is prepared at its first use."""
    lexicon: reactive[str] = reactive("", init=False)
    """The name or path of the lexicon."""

    class Changed(Message):
        """There is news of the lexicon; sent by the thread.

        Attributes:
            status: what to show.
        """

        def __init__(self, status: str) -> None:
            super().__init__()
            self.status = status

    class Failed(Message):
        """The lexicon cannot be had.

        Attributes:
            sentence: why.
        """

        def __init__(self, sentence: str) -> None:
            super().__init__()
            self.sentence = sentence

    def __init__(
        self,
        open_lexicon: "Callable[[str, Report], Lexicon]",
        name: str,
        clock: Clock,
        profile: str = DEFAULT_PROFILE,
    ) -> None:
        super().__init__()
        self._who = [] if profile == DEFAULT_PROFILE else [profile]
        self._open_lexicon = open_lexicon
        self._clock = clock
        self.set_reactive(TitleLine.lexicon, name)

    def watch_status(self) -> None:
        """Show the news."""
        self.repaint()

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """Return the rows that there is room for on a screen of this size."""
        del container, width
        rows = (rows for size, rows in _ROWS if has_room(viewport, size))
        return next(rows, _FEWEST_ROWS)

    def paint(self, canvas: Canvas) -> None:
        """Paint the name in the largest tiles that leave room for the status at its right."""
        palette = self.palette
        status = [*self._head(), *(part for part in reversed(self.status.split(_PARTING)) if part)]
        columns = max(_STATUS_COLUMNS, cell_len(status[0]))
        size = next(
            (
                size
                for size in _SIZES
                if size.extent(1, len(_NAME))[0] + 2 + columns <= canvas.columns
                and size.height + size.lift <= 2 * canvas.rows
            ),
            _SIZES[-1],
        )
        left = self._left(canvas.columns, size, max(map(cell_len, status)))
        for place, letter in enumerate(_NAME):
            face = palette.face("tile" if place < _WORD else "selected")
            paint_tile(canvas, left + place * size.pitch_x, size.lift, size, Tile(letter, face))
        lines = max(1, (size.height + 1) // 2)
        room = max(0, canvas.columns - left - size.extent(1, len(_NAME))[0] - 1)
        for row, text in enumerate(status[:lines]):
            shown = (text if len(text) <= room else text.removesuffix(_LEXICON))[:room]
            ink = palette.ink("muted" if row else "text")
            canvas.text(canvas.columns - len(shown), row, shown, ink, bold=not row)

    @staticmethod
    def _left(columns: int, size: TileSize, status: int) -> int:
        """Return the first column of the name: in the middle of the page if it has room there.

        Args:
            columns: of the page.
            size: of the tiles.
            status: columns of the longest line at the right, which is cut for nothing.
        """
        spare = columns - size.extent(1, len(_NAME))[0]
        middle = spare // 2
        return max(0, min(middle, spare - 1 - status)) if middle > _STATUS_COLUMNS + 1 else 0

    def _head(self) -> list[str]:
        """Return who plays, and the day, as `Sun 22 Nov`."""
        today = self._clock.now()
        return [*self._who, f"{today:%a} {today.day} {today:%b}"]

    def on_mount(self) -> None:
        """Open the lexicon once the screen has been painted."""
        self.call_after_refresh(self._open)

    def watch_lexicon(self) -> None:
        """Open another lexicon."""
        self._open()

    def on_title_line_changed(self, message: Changed) -> None:
        """Show the status from the thread."""
        message.stop()
        self.status = message.status

    @work(thread=True, exclusive=True)
    def _open(self) -> None:
        # After the first paint, which waits for neither.
        from wordarcade.lexicon.errors import LexiconError  # noqa: PLC0415 - see above
        from wordarcade.screens.background import report_for  # noqa: PLC0415 - see above

        name = self.lexicon

        def tell(share: float) -> None:
            self.post_message(self.Changed(f"preparing {name} · {share_text(share)}"))

        try:
            lexicon = self._open_lexicon(name, report_for(get_current_worker(), tell))
        except Cancelled:
            return
        except LexiconError as error:
            self.post_message(self.Failed(str(error)))
        else:
            self.post_message(self.Changed(f"{lexicon.name}{_LEXICON} · {len(lexicon):,} words"))
