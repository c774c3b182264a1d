"""The words of a hand beside the rack, in rooms of all sizes."""

from textual.geometry import Size

from wordarcade.engine.hand.verdict import Discarded, Play, Scored
from wordarcade.screens.hand.play_table import words_played

LONG = Scored("dem*n", 352, "dem*nbeilt", "beilt")
SHORT = Scored("bi", 20, "beilt", "elt")
PHONY = Discarded("lt", "elt", "e")


def shown(plays: tuple[Play, ...], columns: int, rows: int) -> list[str]:
    """Return the words as they are shown, with single blanks."""
    lines = words_played(plays, Size(columns, rows)).plain.splitlines()
    assert all(len(line) <= columns for line in lines)
    return [" ".join(line.split()) for line in lines]


def test_words_have_their_sums_beside_them() -> None:
    """Where the lines are long enough for it, in a table."""
    assert shown((LONG, SHORT, PHONY), 30, 6) == [
        "✓ DEM*N 7 × 20 = 352",
        "✓ BI 4 × 5 = 20",
        "LT thrown away",
    ]


def test_sums_are_never_broken() -> None:
    """In a narrow room they stand below the words; where rows are few, there are none."""
    assert shown((LONG, SHORT), 20, 4) == ["✓ DEM*N 352", "7 × 20", "✓ BI 20", "4 × 5"]
    assert shown((LONG, PHONY), 20, 3) == ["✓ DEM*N 352", "LT thrown away"]
