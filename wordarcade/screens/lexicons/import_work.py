"""The work of an import, in threads: reading a list, and keeping it."""

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from textual.message import Message
from textual.widget import Widget
from textual.worker import get_current_worker

from wordarcade.lexicon.errors import LexiconError
from wordarcade.lexicon.importing import ListFigures, ListPreview
from wordarcade.lexicon.service import LexiconService
from wordarcade.screens.background import report_for
from wordarcade.support.progress import Cancelled


class ImportWork:
    """Reads a list, anew if asked again, and keeps it.

    Args:
        owner: runs the threads and receives the messages.
        lexicons: reads the list, and keeps it.
        path: the list.
    """

    @dataclass
    class Progressed(Message):
        """The share of the work done, from 0 to 1."""

        share: float

    @dataclass
    class Found(Message):
        """The list was read, or compared: what is known of it so far."""

        figures: ListFigures

    @dataclass
    class Read(Message):
        """The list was read.

        Attributes:
            preview: what is in it; None if it cannot be read.
            fault: why it cannot be read, in a sentence.
            accents: whether accented words were taken.
        """

        preview: ListPreview | None
        fault: str = ""
        accents: bool = False

    @dataclass
    class Kept(Message):
        """The list was kept, or could not be.

        Attributes:
            name: its name.
            fault: why it could not be kept; empty if it was.
        """

        name: str
        fault: str = ""

    def __init__(self, owner: Widget, lexicons: LexiconService, path: Path) -> None:
        self._owner: Final = owner
        self._lexicons: Final = lexicons
        self._path: Final = path

    def read(self, *, accents: bool) -> None:
        """Begin to read, and give up what was being read.

        Args:
            accents: whether to take accented words, in plain letters.
        """
        self._owner.run_worker(
            lambda: self._read(accents=accents), thread=True, exclusive=True, group="read"
        )

    def _read(self, *, accents: bool) -> None:
        report = report_for(get_current_worker(), self._tell)
        try:
            preview = self._lexicons.preview(
                self._path, report, self._tell_figures, accents=accents
            )
        except Cancelled:
            return
        except LexiconError as error:
            self._owner.post_message(self.Read(None, str(error), accents))
        else:
            self._owner.post_message(self.Read(preview, accents=accents))

    def _tell(self, share: float) -> None:
        self._owner.post_message(self.Progressed(share))

    def _tell_figures(self, figures: ListFigures) -> None:
        self._owner.post_message(self.Found(figures))

    def keep(self, preview: ListPreview, name: str) -> None:
        """Begin to keep a list that was read.

        Args:
            preview: the list.
            name: the name that it is to have.
        """
        self._owner.run_worker(lambda: self._keep(preview, name), thread=True, group="keep")

    def _keep(self, preview: ListPreview, name: str) -> None:
        fault = ""
        try:
            self._lexicons.keep(preview, name)
        except LexiconError as error:
            fault = str(error)
        self._owner.post_message(self.Kept(name, fault))
