"""What can be typed into the word tools, by example."""

from typing import Final

from textual.content import Content
from textual.widgets import Static

_EXAMPLES: Final = (
    ("RETAIN", "is it a word, and what else do its letters make?"),
    ("RETINA?", "words from these tiles, ? for a blank"),
    ("Q.I.", "four letters, a dot for any letter"),
    ("Q*Z", "Q, any number of letters, then Z"),
    ("RE-", "words that start with RE"),
    ("-ING", "words that end in ING"),
    ("-ZZ-", "words with ZZ in them"),
)
_GAP: Final = 3
"""Columns between what is typed and what it finds."""

WAYS: Final = Content.from_markup(
    "[b]RETINA?[/b] anagrams  [b]Q.I. Q*Z[/b] pattern  [b]RE-[/b] begins  [b]-ING[/b] ends  "
    "[b]-ZZ-[/b] contains"
)
"""The same in one line."""


class ToolExamples(Static):
    """Says what can be typed, an example to a line; a click types it."""

    DEFAULT_CSS = """
    ToolExamples {
        height: auto;
        padding: 0 1;
        link-style: none;
        link-color: $role-hint;
        link-color-hover: $role-focus;
        link-background-hover: $role-ground;
    }
    """

    def on_mount(self) -> None:
        """Show the examples."""
        width = max(len(typed) for typed, _ in _EXAMPLES) + _GAP
        lines = (
            Content.assemble(
                Content.styled(typed, "bold $role-hint").stylize(f"@click=screen.try('{typed}')"),
                " " * (width - len(typed)),
                (found, "$role-soft"),
            )
            for typed, found in _EXAMPLES
        )
        self.update(Content("\n").join(lines))
