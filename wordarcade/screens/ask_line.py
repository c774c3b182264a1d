"""A dialogue that asks for one line of text."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import ClassVar, Generic, TypeVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.widgets import Input, OptionList, Static

from wordarcade.screens.dialogue_screen import DialogueScreen
from wordarcade.support.errors import ArcadeError
from wordarcade.support.wording import printable
from wordarcade.widgets.entry_buttons import EntryButtons
from wordarcade.widgets.sheet import Sheet
from wordarcade.widgets.tone import Tone

AnswerT = TypeVar("AnswerT")


def _nothing(_: str) -> Content:
    return Content("")


@dataclass(frozen=True, slots=True, kw_only=True)
class LineQuestion(Generic[AnswerT]):
    """A question that a line of text answers; all its texts are shown verbatim.

    Attributes:
        title: the heading.
        about: what to type, or what will happen.
        does: what the answer does, in a word or two: the label of a button.
        read: returns the answer that a line is, or None if nothing is to be done; raises
            `ArcadeError` where it is none, whose sentence is shown.
        tell: returns what is known of a line that is being typed.
        text: what stands in the line at first.
        guessed: whether that is a guess, which the first letter typed replaces.
        retyped: whether the first letter typed replaces a line that was no answer.
        placeholder: what stands in an empty line.
        longest: the most characters.
        choices: answers to be taken instead of typing, each behind its label.
    """

    title: str
    about: str
    does: str
    read: Callable[[str], AnswerT | None]
    tell: Callable[[str], Content] = _nothing
    text: str = ""
    guessed: bool = False
    retyped: bool = False
    placeholder: str = ""
    longest: int = 4096
    choices: Sequence[tuple[str, AnswerT]] = ()


class AskLineScreen(DialogueScreen[AnswerT | None], Generic[AnswerT]):
    """Asks until the line is an answer; dismissed with it, or with None if it is cancelled.

    Args:
        question: what is asked.
    """

    AUTO_FOCUS = "Input"

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "dismiss(None)", "Cancel", id="line.cancel"),
        Binding("down", "app.focus_next", show=False),
        Binding("up", "app.focus_previous", show=False),
    ]

    DEFAULT_CSS = """
    AskLineScreen {
        align: center middle;
        Sheet { width: 70; }
        Input { margin-top: 1; background: $role-raised; &.-bad { color: $role-bad; } }
        OptionList { margin-top: 1; height: auto; max-height: 5; }
        #verdict { height: auto; min-height: 1; max-height: 2; }
        EntryButtons { margin-top: 0; }
    }
    """

    def __init__(self, question: LineQuestion[AnswerT]) -> None:
        super().__init__()
        self._question = question
        # Selected, it is wiped by the first key or a paste: what is to be changed is not.
        self._line = Input(
            question.text,
            placeholder=question.placeholder,
            compact=True,
            max_length=question.longest,
            select_on_focus=question.guessed,
        )
        self._verdict = Static(id="verdict")

    def compose(self) -> ComposeResult:
        """What is asked, the line and what is known of it, the choices, the buttons."""
        question = self._question
        with Sheet() as sheet:
            sheet.border_title = Content(printable(question.title))
            yield Static(Content(printable(question.about)))
            yield self._line
            yield self._verdict
            if question.choices:
                yield OptionList(*(Content(printable(label)) for label, _ in question.choices))
            yield EntryButtons(question.does)

    def on_input_changed(self, event: Input.Changed) -> None:
        """Tell what is known of the line."""
        self._line.remove_class("-bad")
        self._verdict.update(self._question.tell(event.value))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Answer with the choice."""
        self.dismiss(self._question.choices[event.option_index][1])

    def on_input_submitted(self) -> None:
        """Answer with the line, or say why it is no answer, and mark it until it is changed."""
        try:
            answer = self._question.read(self._line.value.strip())
        except ArcadeError as error:
            self._verdict.update(Tone.REFUSED.mark(str(error)))
            self._line.add_class("-bad")
            if self._question.retyped:
                self._line.select_all()
            self.app.bell()
        else:
            self.dismiss(answer)
