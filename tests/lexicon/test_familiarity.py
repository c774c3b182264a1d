"""The tiers of familiarity, searched in the mapped file."""

from pathlib import Path

from wordarcade.lexicon.familiarity import EVERYDAY, UNKNOWN, Familiarity
from wordarcade.support import resources


def test_every_line_of_the_shipped_file_is_found() -> None:
    """Binary search finds each word that a plain reading finds."""
    path = resources.folder("lexicons") / "familiarity.tsv"
    familiarity = Familiarity(path)
    lines = path.read_text(encoding="ascii").splitlines()
    sample = [lines[0], lines[-1], *lines[1::997]]
    for line in sample:
        word, tier = line.split("\t")
        assert familiarity.tier(word.upper()) == int(tier)


def test_other_words_are_unknown(tmp_path: Path) -> None:
    """What is not in the file is unknown, wherever it would stand."""
    path = tmp_path / "tiers.tsv"
    path.write_text("bee\t10\ncat\t20\n", encoding="ascii")
    familiarity = Familiarity(path)
    assert [familiarity.tier(word) for word in ("bee", "cat")] == [10, 20]
    for word in ("a", "be", "bees", "cats", "zoo", "", "b\t"):
        assert familiarity.tier(word) == UNKNOWN


def test_everyday_words_are_read_at_once() -> None:
    """They are the words of all tiers up to one, and no others: no offensive ones."""
    familiarity = Familiarity.shipped()
    everyday = familiarity.words_up_to(EVERYDAY)
    assert len(everyday) == 40_595
    assert {"house", "lantern"} <= everyday
    assert all(familiarity.tier(word) <= EVERYDAY for word in sorted(everyday)[::997])
    assert familiarity.words_up_to(9) == frozenset()
