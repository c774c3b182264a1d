"""The lexicon in use, and how far it is prepared at its first use."""

from textual import work
from textual.content import Content
from textual.message import Message
from textual.widgets import Static
from textual.worker import get_current_worker

from wordarcade.lexicon.errors import LexiconError
from wordarcade.lexicon.service import LexiconService
from wordarcade.screens.background import AbandonedError, report_for


class LexiconStatus(Static):
    """Opens a lexicon in a thread after the first paint; shows its name and number of words.

    Args:
        lexicons: opens the lexicon.
        name: the name or path of the lexicon.
    """

    DEFAULT_CSS = """
    LexiconStatus {
        width: 1fr;
        text-align: right;
        text-wrap: nowrap;
        text-overflow: ellipsis;
        color: $text-muted;
    }
    """

    class Changed(Message):
        """There is news to show; sent by the thread.

        Attributes:
            text: what to show.
        """

        def __init__(self, text: str) -> None:
            super().__init__()
            self.text = text

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
        self._wanted = name
        self._percent = -1

    def on_mount(self) -> None:
        """Start once the screen has been painted."""
        self.call_after_refresh(self._open)

    def on_lexicon_status_changed(self, message: Changed) -> None:
        """Show what the thread tells."""
        message.stop()
        self.update(Content(message.text))

    @work(thread=True, exclusive=True)
    def _open(self) -> None:
        report = report_for(get_current_worker(), self._tell_share)
        try:
            lexicon = self._lexicons.open(self._wanted, report)
        except AbandonedError:
            return
        except LexiconError as error:
            self.post_message(self.Failed(str(error)))
        else:
            self.post_message(self.Changed(f"{lexicon.name} · {len(lexicon):,} words"))

    def _tell_share(self, share: float) -> None:
        """Tell of each whole percent; more news would only be in the way."""
        percent = int(share * 100)
        if percent > self._percent:
            self._percent = percent
            self.post_message(self.Changed(f"preparing {self._wanted} · {percent} %"))
