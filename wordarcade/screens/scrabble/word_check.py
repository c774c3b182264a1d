"""Looking words up in the lexicon of a game."""

from typing import ClassVar, Final

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.widgets import Input, Static

from wordarcade.engine.scrabble.sentences import word_sentence
from wordarcade.lexicon.interface import WordSet
from wordarcade.screens.dialogue_screen import DialogueScreen
from wordarcade.widgets.sheet import Sheet
from wordarcade.widgets.tone import Tone

_LONGEST: Final = 120
"""Characters of the line: its answers fit on the screen."""


class WordCheckScreen(DialogueScreen[None]):
    """Answers for each word that is typed whether the lexicon has it.

    Args:
        lexicon: whose words count.
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,f7", "dismiss", "Close", id="word-check.close"),
    ]

    DEFAULT_CSS = """
    WordCheckScreen {
        align: center middle;
        Input {
            margin-bottom: 1;
            background: $panel;
        }
    }
    """

    def __init__(self, lexicon: WordSet) -> None:
        super().__init__()
        self._lexicon = lexicon
        self._answers = Static()

    def compose(self) -> ComposeResult:
        """The line to type in, and the answers below."""
        with Sheet() as sheet:
            sheet.border_title = Content(f"Words of {self._lexicon.name}")
            sheet.border_subtitle = "esc closes"
            yield Input(placeholder="words, separated by spaces", compact=True, max_length=_LONGEST)
            yield self._answers

    def on_input_changed(self, event: Input.Changed) -> None:
        """Tell of every word that is typed."""
        words = event.value.split()
        self._answers.update(Content("\n").join(map(self._answer, words)))

    def _answer(self, word: str) -> Content:
        tone = Tone.ACCEPTED if word in self._lexicon else Tone.REFUSED
        return tone.mark(word_sentence(word, self._lexicon))
