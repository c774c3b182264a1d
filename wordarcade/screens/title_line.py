"""The title line: the name of the arcade, and the current lexicon."""

from typing import Final

from textual import work
from textual.content import Content
from textual.message import Message
from textual.reactive import reactive
from textual.widget import Widget
from textual.worker import get_current_worker

from wordarcade.lexicon.errors import LexiconError
from wordarcade.lexicon.service import LexiconService
from wordarcade.screens.background import report_for
from wordarcade.support.progress import Cancelled
from wordarcade.support.wording import share_text
from wordarcade.widgets.tiles import tiles

_NAME: Final = "WORDARCADE"
_STATUS_COLUMNS: Final = 22
"""The usual width of a lexicon's name and size."""


class TitleLine(Widget):
    """The name in tiles; on the right the lexicon, opened in a thread after the first paint.

    Args:
        lexicons: opens the lexicon.
        name: the name or path of the lexicon.
    """

    DEFAULT_CSS = """
    TitleLine {
        height: 3;
        padding: 1 2;
    }
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

    def __init__(self, lexicons: LexiconService, name: str) -> None:
        super().__init__()
        self._lexicons = lexicons
        self.set_reactive(TitleLine.lexicon, name)

    def render(self) -> Content:
        """The name, in tiles where there is room, and as much of the status as fits."""
        columns = self.content_size.width
        status = Content.styled(self.status, "$foreground-muted")
        name = tiles(_NAME)
        if name.cell_length + 2 + _STATUS_COLUMNS > columns:
            name = Content.styled(_NAME, "bold")
        room = max(0, columns - name.cell_length)
        return name + status.truncate(max(0, room - 2), ellipsis=True).pad_left(
            max(2, room - status.cell_length)
        )

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
        name = self.lexicon

        def tell(share: float) -> None:
            self.post_message(self.Changed(f"preparing {name} · {share_text(share)}"))

        try:
            lexicon = self._lexicons.open(name, report_for(get_current_worker(), tell))
        except Cancelled:
            return
        except LexiconError as error:
            self.post_message(self.Failed(str(error)))
        else:
            self.post_message(self.Changed(f"{lexicon.name} · {len(lexicon):,} words"))
