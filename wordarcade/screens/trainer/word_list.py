"""All words of the deck in a list: search them, set them aside, delete them."""

from functools import partial
from typing import ClassVar, Final

from textual.app import ComposeResult
from textual.binding import ActiveBinding, Binding, BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.widgets import Static

from wordarcade.games.routes import TrainerRoute
from wordarcade.games.training.trainer import Trainer
from wordarcade.games.training.word_list import DeletedCard, WordOrder, WordRow, searched
from wordarcade.lexicon.glosses import meaning
from wordarcade.looks.composition import BREAKPOINTS, LINES, Composition
from wordarcade.looks.panel import Panel
from wordarcade.screens.arcade_screen import CHOOSE_FIRST, ArcadeScreen
from wordarcade.screens.asking import ask
from wordarcade.screens.confirm import ConfirmScreen
from wordarcade.screens.key_labels import led_by, relabelled
from wordarcade.screens.letter_keys import LETTER_KEYS
from wordarcade.services import StoreError
from wordarcade.support.wording import count, share_text
from wordarcade.widgets.game_footer import GameFooter
from wordarcade.widgets.long_list import LongList
from wordarcade.widgets.message_line import MessageLine
from wordarcade.widgets.tone import Tone
from wordarcade.widgets.top_line import TopLine

_ORDERS: Final = {
    WordOrder.DUE: "next due first",
    WordOrder.STRENGTH: "weakest first",
    WordOrder.DECK: "by deck",
    WordOrder.WORD: "A to Z",
}
_LONGEST: Final = 15
_WORD: Final = 15
"""Columns of a word; longer ones push the rest."""
_STATE: Final = 16
_KIND: Final = 12
_LEAST_DECKS: Final = 10
_DECKS: Final = 22
_LEAST_MEANING: Final = 20
"""Columns from which a meaning is told."""


class WordListScreen(ArcadeScreen[None]):
    """Lists the words; what is typed searches them.

    Args:
        trainer: the deck.
    """

    HELP_PAGE = "trainer"
    NO_WORD = CHOOSE_FIRST
    AUTO_FOCUS = ""
    HORIZONTAL_BREAKPOINTS = BREAKPOINTS
    VERTICAL_BREAKPOINTS = LINES

    BINDINGS: ClassVar[list[BindingType]] = [
        *LETTER_KEYS,
        Binding("backspace", "erase", "Erase", show=False, id="deck-list.erase"),
        Binding("up", "move(-1)", "Previous word", show=False, id="deck-list.before"),
        Binding("down", "move(1)", "Word", key_display="↑↓", id="deck-list.after"),
        Binding("pageup", "page(-1)", "Page up", show=False, id="deck-list.page-up"),
        Binding("pagedown", "page(1)", "Page down", show=False, id="deck-list.page-down"),
        Binding("tab", "order", "Order", id="deck-list.order"),
        Binding("space", "set_aside", "Set aside", id="deck-list.aside"),
        Binding("delete", "delete", "Delete", id="deck-list.delete"),
        Binding("ctrl+z", "undo", "Undo", id="deck-list.undo"),
        Binding("escape", "back", "Trainer", id="deck-list.back"),
    ]

    DEFAULT_CSS = """
    WordListScreen {
        #all { width: 100%; height: 100%; padding-top: 1; }
        #search { height: 1; padding: 0 1; background: $role-raised; }
        #words { height: 1fr; margin-top: 1; }
        #line { height: 1; }
        MessageLine { padding: 0; }
        &.-low #all { padding-top: 0; }
        &.-low #words { margin-top: 0; }
    }
    """

    def __init__(self, trainer: Trainer) -> None:
        super().__init__()
        self._trainer = trainer
        self._order = WordOrder.DUE
        self._all: tuple[WordRow, ...] = ()
        self._rows: tuple[WordRow, ...] = ()
        self._deleted: list[tuple[str, DeletedCard]] = []
        self._top_line = TopLine()
        self._text = ""
        self._search = Static(id="search")
        self._list = LongList("No word has these letters.")
        self._panel = Panel("", self._list, id="words")
        self._message = MessageLine()

    def compose(self) -> ComposeResult:
        """The search above the words."""
        yield self._top_line
        yield Composition(Vertical(self._search, self._panel, id="all"))
        yield Composition(self._message, id="line")
        yield GameFooter()

    def on_mount(self) -> None:
        """Show all words."""
        self._list.can_focus = False
        self._top_line.title = "Trainer · all words"
        self._read()
        self._message.show("Type to search. Space sets a word aside, and brings it back.")

    def on_resize(self) -> None:
        """Draw the lines at their new length."""
        super().on_resize()
        self._list.refresh()

    # What is shown

    def _read(self, marked: int = 0) -> None:
        try:
            self._all = self._trainer.words(self._order)
        except StoreError as error:
            self._message.show(str(error), Tone.REFUSED)
            return
        aside = sum(row.listed.aside for row in self._all)
        told = (f"{aside:,} set aside",) if aside else ()
        self._top_line.facts = (self._trainer.lexicon.name, count(len(self._all), "word"), *told)
        self._find(marked)

    def _find(self, marked: int = 0) -> None:
        text = self._text
        typed = (text.upper(), "bold") if text else ("letters of a word", "$role-muted")
        self._search.update(Content.assemble(("▸ ", "$role-focus"), typed))
        self._rows = searched(self._all, text) if text else self._all
        self._panel.title = count(len(self._rows), "word")
        self._panel.fact = _ORDERS[self._order]
        self._list.empty = "No word has these letters." if text else "Your deck is empty."
        self.chosen_word = ""
        self._list.show(len(self._rows), self._line, marked)
        self.refresh_bindings()

    def _line(self, number: int) -> Content:
        row, now = self._rows[number], self._trainer.services.clock.now()
        state = row.state(now)
        mark, ink = ("●", "focus") if state == "due" else ("·", "soft")
        mark, ink = ("–", "muted") if row.listed.aside else (mark, ink)
        recall = "" if row.recall is None else share_text(row.recall)
        line = Content.assemble(
            (f" {mark} ", f"$role-{ink}"),
            (row.word.upper().ljust(_WORD), "$role-muted" if row.listed.aside else "bold"),
            (f" {recall:>4}  ", "$role-text"),
            (state.ljust(_STATE), f"$role-{ink}"),
        )
        room = self._list.room - line.cell_length
        if room >= _KIND:
            line += Content.styled(row.kind.ljust(_KIND), "$role-muted")
        if room >= _KIND + _LEAST_DECKS:
            columns = min(_DECKS, room - _KIND)
            line += Content.styled(row.decks[: columns - 1].ljust(columns), "$role-muted")
        room = self._list.room - line.cell_length
        if room >= _LEAST_MEANING:
            line += Content.styled(meaning(row.word, room), "$role-soft")
        return line

    def on_long_list_marked(self, event: LongList.Marked) -> None:
        """Offer the meaning of the marked word."""
        if event.number is not None:
            self.chosen_word = self._rows[event.number].word
        self.refresh_bindings()

    @property
    def _marked(self) -> WordRow | None:
        number = self._list.marked
        return None if number is None or number >= len(self._rows) else self._rows[number]

    @property
    def active_bindings(self) -> dict[str, ActiveBinding]:
        """The keys; space named by what it does to the marked word."""
        aside = self._marked is not None and self._marked.listed.aside
        labels = {
            "set_aside": "Bring back" if aside else "Set aside",
            "back": "Clear" if self._text else "Trainer",
        }
        keys = relabelled(super().active_bindings, labels)
        return led_by(keys, "move(1)", "order", "set_aside", "delete", "undo", "back")

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Offer what there is to do."""
        if action in {"set_aside", "delete"}:
            return self._marked is not None
        if action == "undo":
            return bool(self._deleted)
        return super().check_action(action, parameters)

    # What is done

    def action_type_letter(self, letter: str) -> None:
        """Search for one letter more."""
        if len(self._text) < _LONGEST:
            self._text += letter
            self._find()

    def action_erase(self) -> None:
        """Search for one letter less."""
        self._text = self._text[:-1]
        self._find()

    def action_move(self, lines: int) -> None:
        """Mark another word."""
        self._list.action_move(lines)

    def action_page(self, pages: int) -> None:
        """Mark a word a page further down, or up."""
        self._list.action_move_pages(pages)

    def action_order(self) -> None:
        """Sort the words in the next order."""
        orders = list(WordOrder)
        self._order = orders[(orders.index(self._order) + 1) % len(orders)]
        self._read()
        self._message.show(f"Sorted: {_ORDERS[self._order]}.")

    def action_set_aside(self) -> None:
        """Never ask for the marked word again, or bring it back."""
        row = self._marked
        if row is None:
            return
        aside = not row.listed.aside
        try:
            self._trainer.set_aside(row.listed, aside=aside)
        except StoreError as error:
            self._message.say(str(error), Tone.REFUSED)
            return
        self._read(self._list.marked or 0)
        told = "is set aside." if aside else "is back."
        self._message.say(f"{row.word.upper()} {told}", Tone.NOTICE if aside else Tone.ACCEPTED)

    def action_delete(self) -> None:
        """Ask whether to delete the marked word, and what is known of it."""
        if (row := self._marked) is not None:
            question = f"Delete {row.word.upper()}? Its progress goes with it."
            dialogue = ConfirmScreen(question, yes="Delete", no="Keep", loses=True)
            ask(self, dialogue, partial(self._delete, row))

    def _delete(self, row: WordRow) -> None:
        try:
            deleted = self._trainer.delete(row.listed)
        except StoreError as error:
            self._message.say(str(error), Tone.REFUSED)
            return
        self._deleted.append((row.word, deleted))
        self._read(self._list.marked or 0)
        self._message.say(f"{row.word.upper()} is deleted. Ctrl+Z brings it back.", Tone.NOTICE)

    def action_undo(self) -> None:
        """Bring the word back that was deleted last."""
        word, deleted = self._deleted[-1]
        try:
            self._trainer.restore(deleted)
        except StoreError as error:
            self._message.say(str(error), Tone.REFUSED)
            return
        self._deleted.pop()
        self._read()
        number = next((n for n, row in enumerate(self._rows) if row.word == word), None)
        if number is not None:
            self._list.marked = number
        self._message.say(f"{word.upper()} is back.", Tone.ACCEPTED)

    def action_back(self) -> None:
        """Clear the search; without one, go back to the deck."""
        if self._text:
            self._text = ""
            self._find()
        else:
            self.open(TrainerRoute(None, self._trainer.lexicon.source))
