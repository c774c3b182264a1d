"""The filter and order of the word list in word search results."""

from collections.abc import Collection, Iterable, Sequence

from textual.app import ComposeResult
from textual.containers import Vertical
from textual.content import Content
from textual.message import Message
from textual.widgets import Static

from wordarcade.games.word_search.session import WordSearchSolution
from wordarcade.screens.word_search.board import FOUND, MISSED
from wordarcade.widgets.choice_row import ChoiceOption, ChoiceRow
from wordarcade.widgets.text_row import TextRow
from wordarcade.widgets.tone import Tone

_ANY = "any"
_FOUND = "found"
_MISSED = "missed"
_LONGEST = "longest"

_SIGNS = Content.assemble(
    (f"  {Tone.ACCEPTED.glyph}", f"bold {Tone.ACCEPTED.colour}"),
    (" yours  ", "$role-muted"),
    (Tone.BEST.glyph, f"bold {Tone.BEST.colour}"),
    (" the longest", "$role-muted"),
)
"""What the signs in the list of words mean."""

_HIDDEN_SIGNS = Content.assemble(
    (f"  {FOUND}", f"bold {Tone.ACCEPTED.colour}"),
    (" found  ", "$role-muted"),
    (MISSED, "bold $role-text"),
    (" missed", "$role-muted"),
)
"""The same of hidden words, as on the board."""

_AROUND = 2
"""Blanks around an option."""

_LENGTHS_ROOM = 26
"""Columns for the lengths to choose from, at the side of a wide terminal.

Beyond them, a last length such as 11 would stand in a line of its own, a number without a name; and
a strange list on a strange board could have a hundred.
"""


class WordFilter(Vertical):
    """Filters by prefix, length, found or missed, and first cell; an order; and what signs mean.

    Args:
        solution: all words of the board.
        found: those that the player has found.
        hidden: whether they were hidden, on a list.
    """

    DEFAULT_CSS = """
    WordFilter {
        height: auto;
    }
    """

    class Changed(Message):
        """The filter has changed."""

    def __init__(
        self, solution: WordSearchSolution, found: Collection[str], *, hidden: bool
    ) -> None:
        super().__init__()
        self._solution = solution
        self._found = frozenset(found)
        self._from_cell: frozenset[str] | None = None
        self._beginning = TextRow("Beginning", placeholder="any letters")
        self._length = ChoiceRow(
            "Letters",
            [
                ChoiceOption(_ANY, _ANY),
                *(ChoiceOption(text, text) for text in _lengths(solution)),
            ],
            _ANY,
        )
        self._show = ChoiceRow(
            "Show",
            [ChoiceOption(value, value) for value in ("all", _FOUND, _MISSED)],
            "all",
        )
        self._order = ChoiceRow(
            "Order",
            [ChoiceOption(_LONGEST, "longest"), ChoiceOption("alphabet", "A–Z")],
            _LONGEST,
        )
        self._cell = Static(id="cell")
        self._legend = Static(_HIDDEN_SIGNS if hidden else _SIGNS, id="legend")

    def compose(self) -> ComposeResult:
        """A line each."""
        yield from (self._beginning, self._length, self._show, self._order)
        yield from (self._cell, self._legend)

    def on_mount(self) -> None:
        """Explain filtering by a cell."""
        self.start_anywhere()

    def start_anywhere(self) -> None:
        """List words whatever cell they start on."""
        self._from_cell = None
        text = "  click a cell to see its words"
        self._cell.update(Content.styled(text, "$foreground-muted"))

    def start_on(self, place: str, words: Iterable[str]) -> None:
        """List only words that can start on a cell.

        Args:
            place: which cell it is, in a few words.
            words: the words that can start there.
        """
        self._from_cell = frozenset(words)
        self._cell.update(Content(f"  of {place}"))
        self.post_message(self.Changed())

    @property
    def narrowed(self) -> bool:
        """Whether only words from one cell, or with one beginning, are listed."""
        return self._from_cell is not None or bool(self._beginning.text)

    def widen(self) -> None:
        """List words whatever their beginning, and whatever cell they start on."""
        self._beginning.fill("")
        self.start_anywhere()

    def begin_typing(self) -> None:
        """Go to the line for the beginning."""
        self._beginning.focus_input()

    def words(self) -> Sequence[str]:
        """Return the words wanted, in the order wanted."""
        length = self._length.value
        exact = int(length) if length.isdigit() else None
        words: Iterable[str] = self._solution.matching(self._beginning.text, exact)
        if length.endswith("+"):
            least = int(length.removesuffix("+"))
            words = (word for word in words if len(word) >= least)
        if self._show.value == _FOUND:
            words = (word for word in words if word in self._found)
        elif self._show.value == _MISSED:
            words = (word for word in words if word not in self._found)
        if self._from_cell is not None:
            here = self._from_cell
            words = (word for word in words if word in here)
        return tuple(sorted(words, key=len, reverse=True) if self._longest_first else words)

    @property
    def _longest_first(self) -> bool:
        return self._order.value == _LONGEST

    def on_choice_row_changed(self, event: ChoiceRow.Changed) -> None:
        """Post that the filter has changed."""
        event.stop()
        self.post_message(self.Changed())

    def on_text_row_changed(self, event: TextRow.Changed) -> None:
        """Post that the filter has changed."""
        event.stop()
        self.post_message(self.Changed())


def _lengths(solution: WordSearchSolution) -> list[str]:
    """Return the lengths there are, shortest first; very many end in one such as "10+"."""
    lengths = [str(length) for length in solution.count_by_length()]
    while sum(len(length) + _AROUND for length in lengths) > _LENGTHS_ROOM:
        *lengths, last_but_one, _ = lengths
        lengths.append(f"{last_but_one.removesuffix('+')}+")
    return lengths
