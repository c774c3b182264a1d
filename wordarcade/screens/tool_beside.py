"""Beside the words of the word tools: what the marked one means, and what its letters make."""

from dataclasses import dataclass
from functools import partial

from textual.app import ComposeResult
from textual.containers import Vertical
from textual.message import Message

from wordarcade.lexicon.lexicon import Lexicon
from wordarcade.looks.panel import Panel
from wordarcade.screens.background import run_aside
from wordarcade.widgets.word_anagrams import Anagrams, WordAnagrams
from wordarcade.widgets.word_meaning import WordMeaning


class BesideWords(Vertical):
    """The meaning of a word above its anagrams, on the widest screens."""

    DEFAULT_CSS = """
    BesideWords {
        display: none;
        width: 50;
        height: 100%;
        margin-left: 2;
        Panel { height: 1fr; }
    }
    """

    @dataclass
    class Found(Message):
        """The words of the letters of a word have been found."""

        anagrams: Anagrams

    def __init__(self) -> None:
        super().__init__(id="beside")
        self._meaning = WordMeaning()
        self._meaning_panel = Panel("", self._meaning, fact="⏎ more")
        self._anagrams = WordAnagrams()
        self._word = ""

    def compose(self) -> ComposeResult:
        """Both panels."""
        yield self._meaning_panel
        yield Panel("Anagrams", self._anagrams)

    def show(self, word: str, lexicon: Lexicon | None) -> None:
        """Tell of a word; of none, nothing.

        Args:
            word: in lowercase.
            lexicon: whose hooks and anagrams are told; None for none.
        """
        self._meaning_panel.title = word.upper() or "Meaning"
        if self.screen.has_class("-very-wide"):
            self._meaning.show(word, lexicon)
            self._word = word
            if word and lexicon is not None:
                look = partial(self._look, word, lexicon)
                run_aside(self, "The search for anagrams", look, exclusive=True)
            else:
                self._anagrams.show(None)

    def _look(self, word: str, lexicon: Lexicon) -> None:
        self.post_message(self.Found(Anagrams.of(word, lexicon)))

    def on_beside_words_found(self, event: Found) -> None:
        """Show the anagrams, unless another word is marked meanwhile."""
        if event.anagrams.word == self._word:
            self._anagrams.show(event.anagrams)
