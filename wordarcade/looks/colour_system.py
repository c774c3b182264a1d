"""How many colours the terminal has."""

from rich.console import Console
from textual.constants import COLOR_SYSTEM


def has_few_colours() -> bool:
    """Return whether the terminal has 16 colours, by the variables that Textual goes by."""
    if COLOR_SYSTEM != "auto":
        return COLOR_SYSTEM == "standard"
    return Console(force_terminal=True).color_system == "standard"
