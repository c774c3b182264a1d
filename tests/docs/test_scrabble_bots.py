"""The table of levels in the documentation."""

from pathlib import Path

from wordarcade.players.scrabble.levels import shipped_skills

ROOT = Path(__file__).parents[2]


def test_the_table_is_that_of_the_data() -> None:
    """Each level has a line with its vocabulary and its average."""
    text = (ROOT / "docs/scrabble-bots.md").read_text(encoding="utf-8")
    table = text[text.index("| level |") :].partition("\n\n")[0]
    rows = [[cell.strip() for cell in line.split("|")[1:4]] for line in table.splitlines()]
    assert rows[2:] == [
        [level, str(skill.vocabulary), str(skill.average)]
        for level, skill in shipped_skills().items()
    ]
