"""The filter and order of the word list in word search results."""

from collections.abc import Collection, Iterable, Sequence

from textual import events
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
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
    (f" {Tone.ACCEPTED.glyph}", f"bold {Tone.ACCEPTED.colour}"),
    (" yours  ", "$role-muted"),
    (Tone.BEST.glyph, f"bold {Tone.BEST.colour}"),
    (" the longest", "$role-muted"),
)
"""What the signs in the list of words mean."""

_HIDDEN_SIGNS = Content.assemble(
    (f" {FOUND}", f"bold {Tone.ACCEPTED.colour}"),
    (" found  ", "$role-muted"),
    (MISSED, "bold $role-text"),
    (" missed", "$role-muted"),
)
"""The same of hidden words, as on the board."""

_ALL = "all"
_ALPHABET = "alphabet"

_AROUND = 2
"""Blanks around an option."""

_LENGTHS_ROOM = 26
"""Columns for the lengths to choose from, at the side of a wide terminal.

Beyond them, a last length such as 11 would stand in a line of its own, a number without a name; and
a strange list on a strange board could have a hundred.
"""


class WordFilter(Vertical):
    """Filters by prefix, length, found or missed, and first cell; and an order.

    They take room from the words, so that there is but one line until they are opened: what signs
    mean, or what is listed.

    Args:
        solution: all words of the board.
        found: those that the player has found.
        hidden: whether they were hidden, on a list.
    """

    DEFAULT_CSS = """
    WordFilter {
        height: auto;
        #filters { height: auto; display: none; }
        &.-open #filters { display: block; }
        #listed { height: 1; }
        #listed Static { width: 1fr; text-wrap: nowrap; text-overflow: ellipsis; }
        #listed #opens { width: auto; color: $role-muted; }
        &.-open #opens { display: none; }
    }
    .-narrow WordFilter #opens { display: none; }
    """

    SCOPED_CSS = False

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
            [ChoiceOption(value, value) for value in (_ALL, _FOUND, _MISSED)],
            _ALL,
        )
        self._order = ChoiceRow(
            "Order",
            [ChoiceOption(_LONGEST, "longest"), ChoiceOption(_ALPHABET, "A–Z")],
            _LONGEST,
        )
        self._place = ""
        self._signs = _HIDDEN_SIGNS if hidden else _SIGNS
        self._legend = Static(self._signs, id="legend")

    def compose(self) -> ComposeResult:
        """A line each, those of the filters out of sight at first."""
        with Vertical(id="filters"):
            yield from (self._beginning, self._length, self._show, self._order)
            yield Static(Content.styled("  click a cell to see its words", "$role-muted"))
        with Horizontal(id="listed"):
            yield self._legend
            yield Static("/ filters", id="opens")

    def on_click(self, event: events.Click) -> None:
        """Open the filters at a click on the line that stands for them."""
        if not self.opened and event.widget is not None and event.widget.parent is not self:
            event.stop()
            self.begin_typing()

    @property
    def opened(self) -> bool:
        """Whether the filters are in sight."""
        return self.has_class("-open")

    def close(self) -> None:
        """Leave their room to the words."""
        self.remove_class("-open")

    def start_on(self, place: str, words: Iterable[str]) -> None:
        """List only words that can start on a cell.

        Args:
            place: which cell it is, in a few words.
            words: the words that can start there.
        """
        self._from_cell, self._place = frozenset(words), place
        self._tell()
        self.post_message(self.Changed())

    @property
    def narrowed(self) -> bool:
        """Whether not all words are listed."""
        return self._from_cell is not None or bool(self._chosen)

    @property
    def _chosen(self) -> tuple[str, ...]:
        """What words are listed, in a few words for each filter; empty for all."""
        beginning, length, show = self._beginning.text, self._length.value, self._show.value
        return (
            *([f"{beginning.upper()}…"] if beginning else []),
            *([f"{length} letters"] if length != _ANY else []),
            *([show] if show != _ALL else []),
        )

    def widen(self) -> None:
        """List all words."""
        self._beginning.fill("")
        self._length.choose(_ANY)
        self._show.choose(_ALL)
        self._from_cell, self._place = None, ""
        self._tell()

    def _tell(self) -> None:
        """Say which words are listed, or what the signs mean where all are."""
        listed = (*self._chosen, *([self._place] if self._place else []))
        told = Content.styled(f" {' · '.join(listed)}", "$role-text")
        self._legend.update(told if listed else self._signs)

    def begin_typing(self) -> None:
        """Go to the line for the beginning."""
        self.add_class("-open")
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
        self._tell()
        self.post_message(self.Changed())

    def on_text_row_changed(self, event: TextRow.Changed) -> None:
        """Post that the filter has changed."""
        event.stop()
        self._tell()
        self.post_message(self.Changed())


def _lengths(solution: WordSearchSolution) -> list[str]:
    """Return the lengths there are, shortest first; very many end in one such as "10+"."""
    lengths = [str(length) for length in solution.count_by_length()]
    while sum(len(length) + _AROUND for length in lengths) > _LENGTHS_ROOM:
        *lengths, last_but_one, _ = lengths
        lengths.append(f"{last_but_one.removesuffix('+')}+")
    return lengths
