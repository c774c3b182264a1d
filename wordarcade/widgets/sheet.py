"""The framed sheet that questions and small dialogues stand on."""

from textual.containers import Vertical


class Sheet(Vertical):
    """A sheet as tall as what stands on it; a screen may make it wider."""

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
