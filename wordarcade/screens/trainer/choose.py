"""The dialogue that chooses which words are learnt, and brings new ones."""

from collections.abc import Sequence
from typing import ClassVar, Final, NamedTuple

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.widgets import Static

from wordarcade.games.training.choosing import Choice, Order, Wanted
from wordarcade.games.training.decks import title_of
from wordarcade.games.training.kinds import Kind
from wordarcade.lexicon.lexicon import ALPHABET
from wordarcade.screens.dialogue_screen import DialogueScreen
from wordarcade.widgets.choice_row import ChoiceOption, ChoiceRow
from wordarcade.widgets.sheet import Sheet
from wordarcade.widgets.text_row import TextRow
from wordarcade.widgets.tone import Tone

_LENGTHS: Final = range(2, 11)
_MOST_LETTERS: Final = 15
_NUMBERS: Final = (10, 20, 50)
_ORDERS: Final = {
    Order.DUE: ("longest due", "The most overdue words come first, new words last."),
    Order.PROBABLE: ("likely", "The words you're most likely to draw come first."),
    Order.KNOWN: ("best known", "The words most people know come first."),
    Order.ALPHABET: ("A–Z", "Words come in alphabetical order."),
}
_WANTED: Final = {
    Wanted.ALL: ("all", "Everyday and rare words."),
    Wanted.EVERYDAY: ("everyday", "Words that everybody knows."),
    Wanted.RARE: ("rare", "Words that hardly anybody knows."),
}


class Chosen(NamedTuple):
    """The choice that was made.

    Attributes:
        choice: which words.
        new: how many new ones to bring from the lexicon.
    """

    choice: Choice
    new: int


class ChooseScreen(DialogueScreen[Chosen | None]):
    """Rows of choices; dismissed with what was chosen, or None.

    Args:
        choice: what is chosen now.
        decks: the decks there are.
    """

    AUTO_FOCUS = "ChoiceRow"

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "app.focus_previous", "Up", show=False, id="choose.up"),
        Binding("down", "app.focus_next", "Down", show=False, id="choose.down"),
        Binding("enter", "take", "Take", id="choose.take", priority=True),
        Binding("escape", "dismiss(None)", "Cancel", id="choose.cancel"),
    ]

    DEFAULT_CSS = """
    ChooseScreen {
        align: center middle;
        Sheet { width: 74; padding: 0 1; }
        #about { height: 1; margin-top: 1; color: $role-muted; padding: 0 2; }
    }
    """

    def __init__(self, choice: Choice, decks: Sequence[str] = ()) -> None:
        super().__init__()
        self._deck = ChoiceRow(
            "Deck",
            [
                ChoiceOption("", "all"),
                *(ChoiceOption(deck, title_of(deck, short=True)) for deck in decks),
            ],
            choice.deck,
            about="Only words of this deck.",
        )
        kind = choice.kinds[0].value if len(choice.kinds) == 1 else ""
        self._kind = ChoiceRow(
            "Questions",
            [ChoiceOption("", "all"), *(ChoiceOption(each, each.short_heading) for each in Kind)],
            kind,
            about="What kind of questions you get.",
        )
        lengths = [ChoiceOption(str(number), str(number)) for number in _LENGTHS]
        self._length = ChoiceRow(
            "Length",
            [ChoiceOption("", "any"), *lengths],
            "" if choice.length is None else str(choice.length),
            about="How many letters the words have.",
        )
        self._letters = TextRow(
            "Letters", choice.letters.upper(), placeholder="letters that all of them have"
        )
        orders = [ChoiceOption(order.value, *told) for order, told in _ORDERS.items()]
        self._order = ChoiceRow("Order", orders, choice.order.value)
        wanted = [ChoiceOption(each.value, *told) for each, told in _WANTED.items()]
        self._wanted = ChoiceRow("Words", wanted, choice.wanted.value)
        numbers = [ChoiceOption(str(number), str(number)) for number in _NUMBERS]
        self._new = ChoiceRow(
            "New words",
            [ChoiceOption("0", "none"), *numbers],
            about="Add matching words that aren't in the deck yet.",
        )
        self._about = Static(id="about")

    def compose(self) -> ComposeResult:
        """The rows, and what the one in focus means."""
        with Sheet() as sheet:
            sheet.border_title = "Which words?"
            sheet.border_subtitle = "Enter takes them · Esc cancels"
            yield self._deck
            yield self._kind
            yield self._length
            yield self._letters
            yield self._order
            yield self._wanted
            yield self._new
            yield self._about

    def on_descendant_focus(self) -> None:
        """Say what the row means."""
        self._explain()

    def on_choice_row_changed(self) -> None:
        """Say what the choice means."""
        self._explain()

    def _explain(self) -> None:
        row = self.focused if isinstance(self.focused, ChoiceRow) else self._letters
        self._about.update(Content(row.about))

    def action_take(self) -> None:
        """Answer with what is chosen."""
        letters = self._letters.text.lower()
        if len(letters) > _MOST_LETTERS or any(letter not in ALPHABET for letter in letters):
            told = f"Type up to {_MOST_LETTERS} letters A to Z."
            self._about.update(Tone.REFUSED.mark(told))
            return
        choice = Choice(
            kinds=(Kind(self._kind.value),) if self._kind.value else (),
            deck=self._deck.value,
            length=int(self._length.value) if self._length.value else None,
            letters=letters,
            order=Order(self._order.value),
            wanted=Wanted(self._wanted.value),
        )
        self.dismiss(Chosen(choice, int(self._new.value)))
