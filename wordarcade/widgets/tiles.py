"""Letters drawn as a row of tiles."""

from textual.content import Content

_TILE = "bold $foreground on $panel"


def tiles(letters: str) -> Content:
    """Return `letters` as tiles of three columns with one column between them."""
    return Content(" ").join(Content.styled(f" {letter} ", _TILE) for letter in letters)
