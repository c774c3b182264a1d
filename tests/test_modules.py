"""Modules of the program are small enough to be read in one go."""

from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent

MOST_LINES: Final = 400


def test_no_module_is_long() -> None:
    """No module has more than 400 lines, kernels and their types included."""
    sizes = {
        str(path.relative_to(ROOT)): path.read_text(encoding="utf-8").count("\n")
        for ending in ("py", "pxd")
        for path in (ROOT / "wordarcade").rglob(f"*.{ending}")
    }
    assert {name: lines for name, lines in sizes.items() if lines > MOST_LINES} == {}
