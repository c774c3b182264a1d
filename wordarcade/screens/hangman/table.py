"""The playfield of hangman: word, picture and letters."""

from typing import Final

from textual.app import ComposeResult
from textual.containers import Container
from textual.widgets import Static

from wordarcade.engine.hangman.moves import TakeHint
from wordarcade.engine.hangman.round import HangmanRound
from wordarcade.screens.hangman.panel import guesses_made, headline
from wordarcade.widgets.alphabet import Alphabet
from wordarcade.widgets.gallows import GallowsView
from wordarcade.widgets.gallows_art import shipped_gallows
from wordarcade.widgets.word_panel import PanelSection, WordPanel
from wordarcade.widgets.word_pattern import WordPattern

HEIGHTS: Final = [(0, "-low"), (24, "-high"), (36, "-very-high")]
"""Rows from which the picture has room below the word, and both have room around them."""


class HangmanTable(Container):
    """Shows the state of a round.

    Args:
        picture: the name of the picture that grows with every wrong guess; if unknown, the first
            picture.

    Attributes:
        word: the pattern.
        gallows: the picture.
        alphabet: the letters.
        panel: the wrong guesses left, and the guesses made.
    """

    # The rules for narrow and low screens begin above this widget.
    SCOPED_CSS = False

    DEFAULT_CSS = """
    HangmanTable {
        layout: grid;
        grid-size: 2 2;
        grid-columns: auto 1fr;
        grid-rows: 1fr auto;
        grid-gutter: 0 2;
        padding: 1 1 0 2;
        WordPattern {
            column-span: 2;
        }
        #letters {
            align-vertical: middle;
        }
    }
    #guesses {
        text-wrap: nowrap;
        text-overflow: ellipsis;
    }
    .-very-high HangmanTable {
        padding: 4 1 3 2;
    }
    .-narrow HangmanTable {
        padding: 0 1;
    }
    .-narrow.-low HangmanTable {
        layout: vertical;
        GallowsView {
            dock: left;
            margin-right: 2;
        }
        #letters {
            height: auto;
        }
    }
    """

    def __init__(self, picture: str) -> None:
        super().__init__(id="playfield")
        pictures = shipped_gallows()
        self.gallows = GallowsView(pictures.get(picture) or next(iter(pictures.values())))
        self.word = WordPattern()
        self.alphabet = Alphabet()
        self._guesses = Static(id="guesses")
        self.panel = WordPanel(PanelSection("Guesses", self._guesses, grows=True))

    def compose(self) -> ComposeResult:
        """The word above picture and letters."""
        yield self.word
        yield self.gallows
        yield Container(self.alphabet, id="letters")

    def show(self, state: HangmanRound) -> None:
        """Show the state of the round."""
        self.word.pattern = state.pattern
        self.word.solution = state.word or ""
        self.gallows.allowed = state.config.guesses
        self.gallows.wrong = state.wrong
        self.alphabet.used = state.used
        self.alphabet.hits = "".join(letter for letter in state.used if letter in state.pattern)
        last = state.moves[-1].move if state.moves else None
        self.alphabet.hint = last.letter if isinstance(last, TakeHint) else ""
        self.panel.headline = headline(state)
        self._guesses.update(guesses_made(state))

    def cover(self, covered: bool) -> None:
        """Cover word and letters, or show them."""
        self.visible = not covered
