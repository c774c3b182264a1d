"""A line to type in above words in columns, through which its keys lead as well."""

from textual.widgets import Input

from wordarcade.widgets.word_columns import WordColumns


class EntryAboveList(Input):
    """Takes letters; once the player goes through the list, its keys move there until the next one.

    Args:
        columns: the words below it.
        placeholder: what stands in it while it is empty.
        most: the most letters.

    Attributes:
        in_list: whether the player goes through the list.
    """

    def __init__(self, columns: WordColumns, *, placeholder: str, most: int) -> None:
        super().__init__(placeholder=placeholder, compact=True, max_length=most)
        self._columns = columns
        self.in_list = False

    def move(self, words: int) -> None:
        """Mark the word below or above."""
        self.in_list = self._columns.marked is not None
        self._columns.action_move(words)

    def page(self, pages: int) -> None:
        """Mark a word a page further on, or back."""
        self.in_list = self._columns.marked is not None
        self._columns.action_move_pages(pages)

    def on_input_changed(self) -> None:
        """Go on typing."""
        self.in_list = False

    def on_mouse_down(self) -> None:
        """Go on typing where it was clicked."""
        self.in_list = False

    def action_cursor_left(self, select: bool = False) -> None:
        """Mark the word before, or move in the line."""
        if self.in_list and not select:
            self._columns.action_move_across(-1)
        else:
            super().action_cursor_left(select)

    def action_cursor_right(self, select: bool = False) -> None:
        """Mark the word after, or move in the line."""
        if self.in_list and not select:
            self._columns.action_move_across(1)
        else:
            super().action_cursor_right(select)

    def action_home(self, select: bool = False) -> None:
        """Mark the first word, or move in the line."""
        if self.in_list and not select:
            self._columns.action_move_to(0)
        else:
            super().action_home(select)

    def action_end(self, select: bool = False) -> None:
        """Mark the last word, or move in the line."""
        if self.in_list and not select:
            self._columns.action_move_to(-1)
        else:
            super().action_end(select)
