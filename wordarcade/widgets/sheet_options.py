"""The list of options on a sheet."""

from textual.widgets import OptionList


class SheetOptions(OptionList):
    """A list as tall as its options, without a frame of its own; the marked one is raised."""

    DEFAULT_CSS = """
    SheetOptions {
        height: auto;
        max-height: 100%;
        padding: 0;
        background: transparent;
        color: $role-text;
        &, &:focus { border: none; }
        & > .option-list--option-highlighted,
        &:focus > .option-list--option-highlighted {
            color: $role-focus;
            background: $role-raised;
            text-style: bold;
        }
        &:ansi > .option-list--option-highlighted,
        &:ansi:focus > .option-list--option-highlighted { text-style: bold reverse; }
    }
    """
