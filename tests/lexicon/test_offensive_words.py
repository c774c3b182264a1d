"""The list of words that count, but that the program never puts forward."""

from pathlib import Path

import pytest

from wordarcade.engine.word_search.themes import shipped_themes
from wordarcade.lexicon.definitions import Definitions
from wordarcade.lexicon.familiarity import EVERYDAY, OFFENSIVE, UNKNOWN, Familiarity
from wordarcade.lexicon.inflections import Part, regular_forms
from wordarcade.lexicon.lexicon import Lexicon
from wordarcade.screens.tool_short_words import short_words
from wordarcade.support import resources


@pytest.fixture
def offensive() -> frozenset[str]:
    """The words of the list."""
    text = (resources.folder("lexicons") / "offensive.txt").read_text(encoding="ascii")
    return frozenset(text.split())


def test_the_list_has_the_form_of_all_lists(offensive: frozenset[str]) -> None:
    """Lowercase words, sorted, each once, each on a line of its own."""
    text = (resources.folder("lexicons") / "offensive.txt").read_text(encoding="ascii")
    assert text == "".join(f"{word}\n" for word in sorted(offensive))
    assert all(word.isalpha() and word.islower() for word in offensive)


def test_everyday_words_with_a_coarse_sense_are_not_in_it(offensive: frozenset[str]) -> None:
    """What most people mean by a word decides, or the word as such."""
    assert {"fuck", "nigger", "retards", "bitches", "pom", "poms"} <= offensive
    everyday = "boy chickens class cock dike dog fairy guinea nip pansy puss queen screw spade tit"
    assert offensive.isdisjoint([*everyday.split(), "craps"[1:], "scunthorpe", "jewel", "shitake"])


def test_plurals_are_in_it_too(arcade: Lexicon, offensive: frozenset[str]) -> None:
    """Each regular plural that the lexicon has, of each noun of the list."""
    definitions = Definitions.shipped()
    for word in offensive:
        heads = [entry for entry in definitions.entries(word) if entry.head == word]
        if any(sense.part is Part.NOUN for entry in heads for sense in entry.senses):
            plurals = set(regular_forms(word, Part.NOUN))
            assert {plural for plural in plurals if plural in arcade} <= offensive, word


def test_such_words_are_of_no_everyday_tier(offensive: frozenset[str]) -> None:
    """Nor of any other tier that a word has: that is their own."""
    familiarity = Familiarity.shipped()
    assert {familiarity.tier(word) for word in offensive} == {OFFENSIVE}
    assert familiarity.tier("FUCKED") == OFFENSIVE > UNKNOWN
    assert not familiarity.offers("FUCKED")
    assert familiarity.offers("house")
    assert familiarity.offers("xyzzy")
    assert offensive.isdisjoint(familiarity.words_up_to(EVERYDAY))
    assert offensive.isdisjoint(familiarity.words_up_to(UNKNOWN))


def test_a_file_of_tiers_alone_has_no_offensive_words(tmp_path: Path) -> None:
    """They come from a list of their own."""
    path = tmp_path / "tiers.tsv"
    path.write_text("bee\t10\ncat\t20\n", encoding="ascii")
    familiarity = Familiarity(path, {"cat"})
    assert [familiarity.tier(word) for word in ("bee", "Cat", "dog")] == [10, OFFENSIVE, UNKNOWN]
    assert familiarity.words_up_to(99) == {"bee"}
    assert Familiarity(path).tier("cat") == 20


def test_they_remain_words(arcade: Lexicon, offensive: frozenset[str]) -> None:
    """The list takes nothing from a lexicon."""
    assert sum(word in arcade for word in offensive) > 450
    assert "fuck" in arcade


def test_no_list_of_ours_has_one(arcade: Lexicon, offensive: frozenset[str]) -> None:
    """Neither the themes of hidden words nor the short words worth knowing."""
    for theme in shipped_themes().values():
        assert offensive.isdisjoint(theme.words), theme.name
    for heading, words in short_words(arcade):
        assert offensive.isdisjoint(words), heading
