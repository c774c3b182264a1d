"""What the letters of a word make besides it, to stand beside a list of words."""

from dataclasses import dataclass
from typing import Final

from textual.content import Content
from textual.widgets import Static

from wordarcade.lexicon.lexicon import Lexicon
from wordarcade.support.wording import count
from wordarcade.widgets.word_rows import word_heading, word_rows

_MORE: Final = "…"


@dataclass(frozen=True, slots=True)
class Anagrams:
    """The words of some letters.

    Attributes:
        word: whose letters they are.
        same: its anagrams.
        more: the words of its letters and any other.
    """

    word: str
    same: tuple[str, ...]
    more: tuple[str, ...]

    @classmethod
    def of(cls, word: str, lexicon: Lexicon) -> "Anagrams":
        """Find them; those of many letters take a tenth of a second.

        Args:
            word: in lowercase.
            lexicon: whose words are told.
        """
        same = tuple(other for other in lexicon.anagrams(word) if other != word)
        return cls(word, same, tuple(lexicon.anagrams(f"{word}?")))


class WordAnagrams(Static):
    """The anagrams of a word, and the words that it makes with one letter more."""

    DEFAULT_CSS = """
    WordAnagrams { height: 1fr; }
    """

    def __init__(self) -> None:
        super().__init__()
        self._found: Anagrams | None = None

    def show(self, found: Anagrams | None) -> None:
        """Show as many words as there is room for; None for none."""
        self._found = found
        if found is None:
            self.update()
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
