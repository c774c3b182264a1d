"""Letters drawn as a row of small tiles."""

from textual.content import Content

_GAP = " "


def tiles(letters: str, golden: int = 0) -> Content:
    """Return letters as tiles of three columns with one column between them, in one row.

    A small letter is one that the wildcard stands for: it is underlined.

    Args:
        letters: the letters.
        golden: how many of them, from the first, are golden.
    """
    return Content(_GAP).join(
        _tile(letter, "selected" if number < golden else "tile")
        for number, letter in enumerate(letters)
    )


def tile_edges(letters: str, golden: int = 0) -> Content:
    """Return the row under `tiles`: the edge of each tile."""
    faces = ["selected" if number < golden else "tile" for number in range(len(letters))]
    return Content(_GAP).join(Content.styled("▀▀▀", f"$role-{face}-edge") for face in faces)


def _tile(letter: str, face: str) -> Content:
    ground = f"on $role-{face}"
    weight = "bold underline" if letter.islower() else "bold"
    return Content.assemble(
        (" ", ground), (letter, f"{weight} $role-{face}-ink {ground}"), (" ", ground)
    )
