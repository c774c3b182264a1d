"""The framed panel of questions and small dialogues."""

from textual.containers import Vertical


class Sheet(Vertical):
    """A panel as tall as its content; a screen may make it wider."""

    DEFAULT_CSS = """
    Sheet {
        width: 56;
        max-width: 94%;
        height: auto;
        padding: 1 2;
        border: round $primary;
        border-title-color: $primary;
        border-subtitle-color: $text-muted;
        background: $surface;
    }
    """
