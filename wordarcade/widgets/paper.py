"""An ivory card with something to read."""

from textual.containers import Vertical


class Paper(Vertical):
    """A card as tall as its content, for what is read or taken away; one on a screen."""

    DEFAULT_CSS = """
    Paper {
        width: 64;
        max-width: 94%;
        height: auto;
        max-height: 92%;
        padding: 1 3 0 3;
        background: $role-tile;
        color: $role-tile-ink;
        border-bottom: outer $role-tile-edge;
        scrollbar-background: $role-tile;
        &:ansi { border: round $role-tile-edge; }
    }
    """
