"""The framed panel of questions and small dialogues."""

from textual.containers import Vertical


class Sheet(Vertical):
    """A panel as tall as its content; a screen may make it wider.

    With the class `-bad` its border says that something is lost.
    """

    DEFAULT_CSS = """
    Sheet {
        width: 60;
        max-width: 94%;
        height: auto;
        max-height: 100%;
        padding: 1 2;
        background: $role-surface;
        border: round $role-focus;
        border-title-color: $role-focus;
        border-title-style: bold;
        border-subtitle-color: $role-muted;
        &.-bad {
            border: round $role-bad;
            border-title-color: $role-bad;
        }
    }
    """
