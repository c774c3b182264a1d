"""The precomputed game values."""

from pathlib import Path

import pytest

from tests.engine.word_sets import SetOfWords
from tests.players.hangman.test_value import nothing
from wordarcade.engine.hangman.candidates import WordTable
from wordarcade.engine.hangman.choices import Vocabulary, playable_lengths
from wordarcade.players.hangman.known_values import known_values, load_values
from wordarcade.players.hangman.value import Appraiser
from wordarcade.players.hangman.words import open_words
from wordarcade.services import lexicons_of
from wordarcade.store.locations import Locations
from wordarcade.support import resources
from wordarcade.support.data_file import DataFileError

ENABLE = {2: 14, 3: 17, 4: 16, 5: 15, 6: 12, 7: 11, 8: 8, 9: 6, 10: 5, 11: 6, 12: 4, 13: 4, 14: 3}
ENABLE |= dict.fromkeys(range(15, 20), 2) | {20: 1}


def test_values_of_enable(home: Locations) -> None:
    """They are those that other programs have found, and 12 for six letters."""
    values = known_values(lexicons_of(home).open("enable"))
    assert {length: values[length].exact for length in ENABLE} == ENABLE


@pytest.mark.parametrize("vocabulary", Vocabulary)
@pytest.mark.parametrize("name", ["arcade", "enable", "web2", "american", "common"])
def test_every_shipped_list_has_its_values(
    home: Locations, name: str, vocabulary: Vocabulary
) -> None:
    """All lengths that can be played have an exact value, and quick ones can be found again."""
    words = open_words(lexicons_of(home), name, vocabulary)
    values = known_values(words)
    assert set(values) == set(playable_lengths(words))
    assert all(value.exact is not None for value in values.values())
    for length in (2, 14, 16):
        table = WordTable(list(words.of_length(length)))
        found = Appraiser(table).value(table.everything, nothing)
        assert found.exact == values[length].exact


def test_other_lists_have_none() -> None:
    """A list that did not come with the program is not known."""
    assert known_values(SetOfWords(["able", "ably"])) == {}


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[[lists]]\ntitle = 'a'\n",
        "[[lists]]\ntitle = 'a'\nidentity = 'b'\n[lists.values]\n2 = [3, 1]\n",
        "[[lists]]\ntitle = 'a'\nidentity = 'b'\n[lists.values]\ntwo = [1, 3]\n",
        "[[lists]]\ntitle = 'a'\nidentity = 'b'\n[lists.values]\n2 = 1\n",
        "lists = 1\n[",
    ],
)
def test_a_spoilt_file_is_told(text: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is wrong with the file, the message names it."""
    folder = tmp_path / "hangman"
    folder.mkdir()
    (folder / "values.toml").write_text(text, encoding="utf-8")
    monkeypatch.setattr(resources, "folder", lambda _: tmp_path)
    with pytest.raises(DataFileError, match=r"values\.toml"):
        load_values()
