"""A line of prose above the words."""

from collections.abc import Callable

import pytest

from wordarcade.lexicon.formats import WordList

Reader = Callable[..., WordList]


def test_collins_download(read: Reader) -> None:
    """The title line is told instead of read, and a count that agrees raises no note."""
    found = read(b"Collins Scrabble Words (2019). 3 words.\r\n\r\nAA\r\nAAH\r\nZAX")
    assert found.words == ("aa", "aah", "zax")
    assert found.form == "one word a line"
    assert found.notes == ("The first line is a title: Collins Scrabble Words (2019). 3 words.",)
    assert found.entries == 3


def test_announced_count_that_differs(read: Reader) -> None:
    """A list that holds fewer words than its title announces says so."""
    found = read("Collins Scrabble Words (2019). 279,496 words.\n\nAA\nAAH\nAAHED\n")
    assert found.notes[1:] == ("The title announces 279,496 words, but 3 were read.",)


def test_title_without_a_blank_line(read: Reader) -> None:
    """A first line of prose is a title also where it stands alone in not being one word."""
    found = read("My words, 2024 edition.\naa\nzax\n")
    assert found.words == ("aa", "zax")
    assert found.notes == ("The first line is a title: My words, 2024 edition.",)


def test_title_above_definitions(read: Reader) -> None:
    """A list with definitions may have a title too."""
    found = read("The Words (2023). 2 words.\n\nAA rough, cindery lava\nAAH to exclaim\n")
    assert dict(found.definitions) == {"aa": "rough, cindery lava", "aah": "to exclaim"}
    assert len(found.notes) == 1


@pytest.mark.parametrize(
    ("content", "words"),
    [
        ("aa ab ad\n\nae ag\n", ("aa", "ab", "ad", "ae", "ag")),
        ("aa ab\nac\n", ("aa", "ab", "ac")),
        ("aa don't\n\nab\n\nad\n\nae\n", ("aa", "ab", "ad", "ae")),
        ("aa a/c\n\nab\n\nad ag\n\nae\n", ("aa", "ab", "ad", "ae", "ag")),
        ("aa a/c " * 100 + "\n\nab\n", ("aa", "ab")),
    ],
)
def test_words_are_not_mistaken_for_a_title(
    read: Reader, content: str, words: tuple[str, ...]
) -> None:
    """A first line of words stays words, also in a double-spaced list or when it is very long."""
    found = read(content)
    assert found.words == words
    assert found.notes == ()


def test_control_characters_in_a_title_are_not_passed_on(read: Reader) -> None:
    """A title comes out printable, whatever the file holds."""
    found = read("Words\N{CONTROL SEQUENCE INTRODUCER}31m of 2024.\n\naa\nzax\n")
    assert found.words == ("aa", "zax")
    assert all(note.isprintable() for note in found.notes)
