"""The table of levels in the documentation."""

from pathlib import Path

from wordarcade.players.scrabble.levels import shipped_skills

ROOT = Path(__file__).parents[2]


def test_the_table_is_that_of_the_data() -> None:
    """Each level has a line with its vocabulary, its average, and how it fares."""
    text = (ROOT / "docs/scrabble-bots.md").read_text(encoding="utf-8")
    table = text[text.index("| level |") :].partition("\n\n")[0]
    rows = [[cell.strip() for cell in line.split("|")[1:5]] for line in table.splitlines()]
    skills = shipped_skills()
    beats = [skill.beats for skill in skills.values()]
    lost = [f"{100 - won:.1f}%" for won in beats if won is not None] + [""]
    assert [[*row[:3], row[3].partition(" ")[0]] for row in rows[2:]] == [
        [level, str(skill.vocabulary), str(skill.average), share]
        for (level, skill), share in zip(skills.items(), lost, strict=True)
    ]
