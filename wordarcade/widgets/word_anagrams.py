"""What the letters of a word make besides it, to stand beside a list of words."""

from dataclasses import dataclass
from typing import Final

from textual import work
from textual.content import Content
from textual.message import Message
from textual.widgets import Static
from textual.worker import get_current_worker

from wordarcade.lexicon.lexicon import Lexicon
from wordarcade.support.wording import count
from wordarcade.widgets.word_rows import word_heading, word_rows

_MORE: Final = "…"


class WordAnagrams(Static):
    """The anagrams of a word, and the words that it makes with one letter more."""

    DEFAULT_CSS = """
    WordAnagrams { height: 1fr; }
    """

    @dataclass
    class Found(Message):
        """The words of some letters have been found.

        Attributes:
            word: whose letters they are.
            same: its anagrams.
            more: the words of its letters and any other.
        """

        word: str
        same: tuple[str, ...]
        more: tuple[str, ...]

    def __init__(self) -> None:
        super().__init__()
        self._word = ""
        self._found: WordAnagrams.Found | None = None

    def show(self, word: str, lexicon: Lexicon | None) -> None:
        """Tell of a word; of none, nothing.

        Args:
            word: in lowercase.
            lexicon: whose words are told; None for none.
        """
        self._word = word
        if word and lexicon is not None:
            self._look(word, lexicon)
        else:
            self._found = None
            self.update()

    @work(thread=True, exclusive=True)
    def _look(self, word: str, lexicon: Lexicon) -> None:
        """Find the words; those of many letters take a tenth of a second."""
        same = tuple(other for other in lexicon.anagrams(word) if other != word)
        if get_current_worker().is_cancelled:
            return
        self.post_message(self.Found(word, same, tuple(lexicon.anagrams(f"{word}?"))))

    def on_word_anagrams_found(self, event: Found) -> None:
        """Show the words, unless another one is marked meanwhile."""
        if event.word == self._word:
            self._found = event
            self._draw()

    def on_resize(self) -> None:
        """Show as many words as there is room for now."""
        self._draw()

    def _draw(self) -> None:
        found, columns = self._found, self.size.width
        if found is None or not columns:
            return
        lines = word_rows(found.same, columns, lambda word: Content.styled(word.upper(), "bold"))
        more = f"one letter more · {count(len(found.more), 'word')}"
        lines = lines or [Content.styled("No other word has these letters.", "$role-muted")]
        lines += [Content(""), word_heading(more, columns)]
        room = max(1, self.size.height - len(lines))
        rows = word_rows(
            found.more, columns, lambda word: Content.styled(word.upper(), "$role-soft")
        )
        if len(rows) > room:
            rows[room - 1 :] = [Content.styled(_MORE, "$role-muted")]
        self.update(Content("\n").join(lines + rows))
