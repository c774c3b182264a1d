"""The panel about the marked list."""

from typing import Final

from textual.containers import Horizontal
from textual.content import Content
from textual.widgets import Static

from wordarcade.lexicon.lexicon import Lexicon
from wordarcade.lexicon.own_lists import OwnList
from wordarcade.looks.big_number import BigNumber
from wordarcade.looks.panel import Panel
from wordarcade.screens.lexicons.rows import ListRow, changes_text
from wordarcade.support.wording import printable
from wordarcade.widgets.length_list import LengthList

_CHANGES_SHOWN: Final = 6


class ChosenList(Panel):
    """The number of words, in big digits where a screen says so, and by length; or why not.

    Args:
        id: the ID of the widget in the DOM.
    """

    DEFAULT_CSS = """
    ChosenList {
        #figure { display: none; height: 4; margin: 1 0; }
        #rest { margin: 1 0 0 1; }
        #told { height: auto; margin-bottom: 1; }
    }
    """

    def __init__(self, *, id: str) -> None:  # noqa: A002 - the name of every widget's argument
        self._thousands = BigNumber(role="focus", lines=4)
        self._rest = BigNumber(role="focus", id="rest")
        self._figure = Horizontal(self._thousands, self._rest, id="figure")
        self._count = Static(id="count")
        self._told, self._lengths = Static(id="told"), LengthList()
        super().__init__("", self._figure, self._count, self._told, self._lengths, id=id)

    def show_row(self, row: ListRow) -> None:
        """Show what is known of a list that is not open yet, or cannot be opened."""
        self.title = printable(row.name)
        self.fact = "" if row.fault else row.origin
        self._lengths.lengths = {}
        self._show_words(row.words)
        self._told.update(
            Content.assemble((printable(row.fault), "$role-bad"), "\n\nDel removes it.")
            if row.fault
            else Content.styled("Opening …", "$role-muted")
        )

    def show_lexicon(self, row: ListRow, lexicon: Lexicon, own: OwnList | None) -> None:
        """Show what is in a list.

        Args:
            row: the list.
            lexicon: its words.
            own: what it changes of another one; None if it stands by itself.
        """
        lengths = lexicon.lengths
        self._show_words(len(lexicon))
        self._lengths.lengths = lengths
        told = [Content(f"{min(lengths)} to {max(lengths)} letters")]
        if own is not None:
            base = Content.styled(f"{own.base}, changed:", "$role-muted")
            told = [base, changes_text(own, _CHANGES_SHOWN)]
        elif row.shipped:
            told = [Content(f"{row.description}.")]
        else:
            told.append(Content.styled(printable(row.title), "$role-muted"))
        self._told.update(Content("\n").join(told))

    def _show_words(self, words: int) -> None:
        thousands, _, rest = f"{words:,}".rpartition(",")
        self._thousands.text, self._rest.text = (thousands, rest) if thousands else (rest, "")
        self._count.update(Content.assemble((f"{words:,}", "bold"), " words"))
        self._figure.visible = self._count.visible = bool(words)
