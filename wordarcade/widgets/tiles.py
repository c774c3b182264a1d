"""Letters drawn as a row of small tiles."""

from textual.content import Content

_GAP = " "


def tiles(letters: str) -> Content:
    """Return letters as tiles of three columns with one column between them, in one row.

    A small letter is one that the wildcard stands for: it is underlined.
    """
    return Content(_GAP).join(
        Content.assemble(
            (" ", "on $role-tile"),
            (
                letter,
                f"bold {'underline ' if letter.islower() else ''}$role-tile-ink on $role-tile",
            ),
            (" ", "on $role-tile"),
        )
        for letter in letters
    )


def tile_edges(letters: str) -> Content:
    """Return the row under `tiles`: the lower part of each tile, and its edge."""
    edge = Content.styled("▀▀▀", "$role-tile on $role-tile-edge")
    return Content(_GAP).join([edge] * len(letters))
