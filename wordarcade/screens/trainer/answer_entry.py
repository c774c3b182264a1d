"""The line to answer in: words, or letters that count as they are typed."""

from collections.abc import Container, Iterator
from typing import ClassVar, Final

from textual import containers
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.geometry import Region
from textual.message import Message
from textual.widgets import Input

from wordarcade.games.training.questions import Question, Way
from wordarcade.lexicon.lexicon import ALPHABET
from wordarcade.looks.canvas import Canvas
from wordarcade.looks.panel import Panel
from wordarcade.screens.trainer.said import INVITATIONS
from wordarcade.widgets.key_tiles import KeyTile, KeyTiles

_AT_ONCE: Final = (Way.LETTERS, Way.HOOKS, Way.GUESSES)
"""Ways of answering where each letter counts as it is typed."""
_OTHER_SIDE: Final = "- "
"""Signs that lead from the letters before a word to those after it, and back."""
_LONGEST: Final = 100


class Alphabet(KeyTiles):
    """A tile for each letter, for the mouse."""

    DEFAULT_CSS = """
    Alphabet { height: 1; }
    """

    def __init__(self) -> None:
        super().__init__(len(ALPHABET))
        self.mark((), ())

    def mark(self, right: Container[str], wrong: Container[str]) -> None:
        """Mark the letters that have been tried, as the keys of hangman are marked.

        Args:
            right: those that were right, lowercase.
            wrong: those that were wrong, lowercase.
        """
        marks = {True: ("key-hit", "✓"), False: ("key-miss", "×")}
        tiles = []
        for letter in ALPHABET:
            tried = letter in right or letter in wrong
            face, sign = marks[letter in right] if tried else ("key", "")
            tiles.append(KeyTile(letter.upper(), "", sign, face=face))
        self.show(tiles)

    def _regions(self) -> Iterator[Region]:
        """Yield where each tile is: all equally far apart, in the middle."""
        width = self.content_size.width
        pitch = max(1, (width + 1) // len(ALPHABET))
        left = (width - pitch * len(ALPHABET) + 1) // 2
        for number in range(len(ALPHABET)):
            yield Region(left + number * pitch, 0, max(1, pitch - 1), 1)

    def _paint(self, canvas: Canvas, tile: KeyTile, region: Region) -> None:
        """Paint a tile with its letter in the middle, and how that went after it."""
        face = self.palette.face(tile.face)
        canvas.fill(region.x, 0, region.width, 2, face.face)
        middle = region.x + (region.width - 1) // 2
        if not tile.fact:
            self._underline(canvas, middle, 0, tile, face.ink)
        else:
            canvas.text(middle, 0, tile.key + tile.fact, face.ink, bold=True)


class _Line(Input):
    """The line itself; its Enter is a key of the footer."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "submit", "Done", id="drill.done")]


class AnswerEntry(containers.Container):
    """Takes answers, in the form that the question needs.

    Attributes:
        after_word: whether letters are typed that stand after the word.
    """

    DEFAULT_CSS = """
    AnswerEntry {
        height: 3;
        & Panel { border: round $role-focus; }
        & Input { background: transparent; }
    }
    """

    class Given(Message):
        """Answers were given at once, as `Question.read` returns them."""

        def __init__(self, *answers: str) -> None:
            super().__init__()
            self.answers = answers

    class Done(Message):
        """The player has no other answer."""

    class SideChanged(Message):
        """Letters are now typed for the other side of the word."""

    def __init__(self) -> None:
        super().__init__()
        self.after_word = False
        self._question: Question | None = None
        self._input = _Line(compact=True, max_length=_LONGEST)
        self._panel = Panel("", self._input, classes="-close")

    def compose(self) -> ComposeResult:
        """The line in its box."""
        yield self._panel

    def ask(self, question: Question) -> None:
        """Take answers to another question, and say how to give them."""
        self._question = question
        self._panel.title = INVITATIONS[question.way]
        self.after_word = False
        self._input.value = ""
        # At once: keys of the same breath are for this question.
        self.screen.set_focus(self._input)

    @property
    def unfinished(self) -> bool:
        """Whether something is typed that is not given yet."""
        return bool(self._input.value)

    def clear(self) -> None:
        """Drop what is typed."""
        self._input.value = ""

    def on_input_changed(self, event: Input.Changed) -> None:
        """Take letters as they are typed, where each is an answer."""
        event.stop()
        self.screen.refresh_bindings()
        question = self._question
        if question is None or question.way not in _AT_ONCE or not event.value:
            return
        if event.value != self._input.value:
            return  # what was typed before it was taken is in a later event
        self._input.value = ""
        for sign in event.value.lower():
            if question.way is not Way.HOOKS:
                self.post_message(self.Given(sign))
            elif sign in _OTHER_SIDE:
                self.change_side()
            else:
                self.post_message(self.Given(f"-{sign}" if self.after_word else f"{sign}-"))

    def type(self, letter: str) -> None:
        """Take a letter that was typed before the line had the focus."""
        self._input.insert_text_at_cursor(letter)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Take what stands in the line."""
        event.stop()
        self.submit()

    def submit(self) -> None:
        """Take words; an empty line is the end."""
        text, self._input.value = self._input.value.strip(), ""
        if self._question is None or not text:
            self.post_message(self.Done())
            return
        self.post_message(self.Given(*self._question.read(text)))

    def change_side(self) -> None:
        """Go on with the letters at the other side of the word."""
        if self._question is not None and self._question.way is Way.HOOKS:
            self.after_word = not self.after_word
            self.post_message(self.SideChanged())
