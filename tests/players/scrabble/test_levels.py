"""The levels of bots."""

from itertools import pairwise
from pathlib import Path

import pytest

from wordarcade.lexicon.familiarity import EVERYDAY
from wordarcade.players.scrabble.levels import Lookahead, load_skills
from wordarcade.support import resources
from wordarcade.support.data_file import DataFileError

SHIPPED = resources.folder("assets") / "scrabble" / "levels.toml"
SKILLS = load_skills(SHIPPED)


def test_the_novice_knows_everyday_words() -> None:
    """Those that the other games call so."""
    assert SKILLS["novice"].vocabulary == EVERYDAY


def test_each_level_is_better_than_the_one_before() -> None:
    """They know more, see more and score more, step by step; the champion plays to win."""
    *seeing, champion = SKILLS.values()
    for weaker, better in pairwise(seeing):
        assert weaker.average < better.average
        assert weaker.vocabulary < better.vocabulary
        assert weaker.leaves <= better.leaves
        assert weaker.catches < better.catches
        assert weaker.chance_of_word(7, 20) < better.chance_of_word(7, 20)
        assert weaker.chance_of_place(2) < better.chance_of_place(2)
    assert [level for level, skill in SKILLS.items() if skill.sees_all] == ["expert", "champion"]
    assert [level for level, skill in SKILLS.items() if skill.simulation] == ["champion"]
    assert (champion.beats or 0) > 60


@pytest.mark.parametrize(
    ("level", "told", "share"),
    [
        ("learner", "one easy word in seven", 1 / 7),
        ("novice", "one easy word in five", 1 / 5),
        ("casual", "one easy word in three", 1 / 3),
        ("regular", "half the easy words", 1 / 2),
        ("keen", "three easy words in four", 3 / 4),
    ],
)
def test_what_is_told_of_a_level_is_true(level: str, told: str, share: float) -> None:
    """Its sentence has the share of easy words that it sees."""
    assert told in SKILLS[level].plays
    assert SKILLS[level].sees == pytest.approx(share, abs=0.031)


def test_the_sentence_of_a_level_fits_a_line() -> None:
    """Behind its title, on the smallest screen, too; none says the same as another one."""
    sentences = [f"{skill.title} {skill.plays}." for skill in SKILLS.values()]
    assert max(map(len, sentences)) <= 52
    assert len({skill.plays for skill in SKILLS.values()}) == len(SKILLS)


@pytest.mark.parametrize("level", [name for name, skill in SKILLS.items() if not skill.sees_all])
def test_what_is_harder_is_seen_less_often(level: str) -> None:
    """Longer and rarer words, and places that make more words; up to three tiles all is easy."""
    skill = SKILLS[level]
    assert skill.chance_of_word(2, 10) == skill.chance_of_word(3, 10) == skill.sees
    assert skill.chance_of_word(3, 10) > skill.chance_of_word(4, 10) > skill.chance_of_word(8, 10)
    assert skill.chance_of_word(4, 10) > skill.chance_of_word(4, 35)
    assert 1 == skill.chance_of_place(1) > skill.chance_of_place(2) > skill.chance_of_place(3)


@pytest.mark.parametrize(
    ("shipped", "changed", "sentence"),
    [
        ("leaves = 0.0", "", "'learner.leaves' is missing; it must be a number from 0 to 1."),
        ("sees = 1.0", "sees = 1.5", "'expert.sees' must be a number from 0 to 1."),
        ("vocabulary = 99", "vocabulary = 100", "'expert.vocabulary' must be a whole number from"),
        ("catches = 1.0", 'catches = "all"', "line 126: 'expert.catches' must be a number from"),
        ('about = "knows', 'abuot = "knows', "'novice.abuot' is not known here"),
        ("[novice]", "novice", "this is not TOML"),
    ],
)
def test_a_file_that_breaks_a_rule_is_told(
    tmp_path: Path, shipped: str, changed: str, sentence: str
) -> None:
    """The error names the file and what is wrong."""
    text = SHIPPED.read_text(encoding="utf-8")
    assert shipped in text
    (tmp_path / "levels.toml").write_text(text.replace(shipped, changed, 1), encoding="utf-8")
    with pytest.raises(DataFileError, match=r"levels\.toml, line \d+: ") as caught:
        load_skills(tmp_path / "levels.toml")
    assert sentence in str(caught.value)


def test_a_level_may_simulate(tmp_path: Path) -> None:
    """With a table of its own, which is checked like the rest."""
    path = tmp_path / "levels.toml"
    table = "\n[expert.simulation]\nseconds = 0.5\ncandidates = 15\n"
    path.write_text(SHIPPED.read_text(encoding="utf-8") + table, encoding="utf-8")
    assert load_skills(path)["expert"].simulation == Lookahead(seconds=0.5, candidates=15)
    path.write_text(path.read_text(encoding="utf-8") + "inference = true\n", encoding="utf-8")
    assert load_skills(path)["expert"].simulation == Lookahead(0.5, 15, inference=True)
    table += "inference = true\n"
    for changed in (("= 0.5", "= 0"), ("= 15", "= 1"), ("seconds", "hours"), ("= true", "= 1")):
        path.write_text(
            SHIPPED.read_text(encoding="utf-8") + table.replace(*changed), encoding="utf-8"
        )
        with pytest.raises(DataFileError, match=r"'expert\.simulation\."):
            load_skills(path)


def test_the_file_is_the_list_of_levels(tmp_path: Path) -> None:
    """One more table is one more level, in its order; a file without any is refused."""
    text = SHIPPED.read_text(encoding="utf-8")
    more = text + text[text.index("[club]") : text.index("[expert]")].replace("club", "guru")
    (tmp_path / "levels.toml").write_text(more, encoding="utf-8")
    assert list(load_skills(tmp_path / "levels.toml")) == [*SKILLS, "guru"]
    (tmp_path / "levels.toml").write_text("", encoding="utf-8")
    with pytest.raises(DataFileError, match="there is no level"):
        load_skills(tmp_path / "levels.toml")
