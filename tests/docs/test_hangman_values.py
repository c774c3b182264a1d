"""The table of values of hangman in the documentation."""

import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_table_is_that_of_the_data() -> None:
    """Each list has a column with its values, all of them exact, and nothing where it has none."""
    data = tomllib.loads((ROOT / "assets/hangman/values.toml").read_text(encoding="ascii"))
    values = {entry["title"]: entry["values"] for entry in data["lists"]}
    text = (ROOT / "docs/hangman-values.md").read_text(encoding="utf-8")
    rows = [
        [cell.strip() for cell in line.strip("|").split("|")]
        for line in text.splitlines()
        if line.startswith("|") and "---" not in line
    ]
    head, *body = rows
    lengths = {length for name in head[1:] for length in values[f"{name}, full words"]}
    assert {row[0] for row in body} == lengths
    for length, *cells in body:
        for name, cell in zip(head[1:], cells, strict=True):
            bounds = [int(cell)] * 2 if cell else None
            assert values[f"{name}, full words"].get(length) == bounds
