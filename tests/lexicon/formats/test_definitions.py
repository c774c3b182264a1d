"""Words with definitions in lines of text."""

from collections.abc import Callable

import pytest

from wordarcade.lexicon.formats import SkipReason, WordList

Reader = Callable[..., WordList]
TAB, BLANK = "word, tab, definition", "word, blank, definition"


@pytest.mark.parametrize(
    ("content", "form"),
    [
        ("aa\trough, cindery lava\naah\tto exclaim\n", TAB),
        ("AA\trough, cindery lava\r\nAAH\tto exclaim\r\n", TAB),
        ("word\tdefinition\naa\trough, cindery lava\naah\tto exclaim\n", TAB),
        ("AA rough, cindery lava\nAAH to exclaim\n", BLANK),
        ("AA   rough, cindery lava\nAAH\tto exclaim\n", BLANK),
        ("AA: rough, cindery lava\nAAH: to exclaim\n", BLANK),
        ("AA - rough, cindery lava\nAAH - to exclaim\n", BLANK),
        ("# NWL\n\nAA rough, cindery lava\n; more\nAAH to exclaim\n", BLANK),
    ],
)
def test_first_token_is_the_word(read: Reader, content: str, form: str) -> None:
    """What follows the first word of a line is kept as its definition."""
    found = read(content)
    assert found.words == ("aa", "aah")
    assert found.form == form
    assert found.definitions["aah"] == "to exclaim"
    assert found.definitions["aa"] == "rough, cindery lava"


@pytest.mark.parametrize(
    "line",
    [
        "AA rough lava",
        "aa rough lava [n AAS]",
        "aa (Hawaiian) rough lava",
        "aa rough, cindery lava",
        "aa 3",
        "aa\tof lava",
    ],
)
def test_evidence_on_a_single_line(read: Reader, line: str) -> None:
    """Capitals before small letters, marks of prose, or a phrase after a tab show a definition."""
    assert read(line).words == ("aa",)


def test_small_letters_without_marks(read: Reader) -> None:
    """Words in order down the page and prepositions along the lines show definitions."""
    found = read("aa a kind of lava\naah to exclaim in delight\nzax a tool for slates\n")
    assert found.words == ("aa", "aah", "zax")
    assert found.definitions["zax"] == "a tool for slates"


@pytest.mark.parametrize(
    "content",
    [
        "AA AAH AAL AAS\nAB ABA ABACI\n",
        "apple zebra mango\nbanana kiwi\ncherry plum\ndate fig\n",
        "abandon abandoned abandons\nabate abates abated abating\n",
        "the of and to\nin a is that\n",
        "a an as at\nin of on to\n",
        "aa don't can't\nab ice-cream\n",
        "ice cream\naa\nab\nac\n",
        "aa\tab\tac\nad\tae\taf\n",
    ],
)
def test_several_words_are_not_mistaken_for_definitions(read: Reader, content: str) -> None:
    """Lines of words stay words: in capitals, unsorted, of one family, or with apostrophes."""
    found = read(content)
    assert dict(found.definitions) == {}
    assert found.entries == len(content.split())


@pytest.mark.parametrize(
    ("content", "reason"),
    [("1. aa\n2. aah\n3. zax\n", SkipReason.DIGITS), ("* aa\n* aah\n* zax\n", SkipReason.OTHER)],
)
def test_words_are_read_behind_numbers_and_bullets(
    read: Reader, content: str, reason: SkipReason
) -> None:
    """A number or a mark is no head word, so a numbered list is not one of definitions."""
    found = read(content)
    assert found.words == ("aa", "aah", "zax")
    assert dict(found.skipped) == {reason: 3}


def test_ranks_are_not_definitions(read: Reader) -> None:
    """A second column without a letter in it is left out."""
    found = read("the\t23135851162\nof\t13151942776\n")
    assert found.words == ("of", "the")
    assert dict(found.definitions) == {}


def test_several_senses(read: Reader) -> None:
    """A word on several lines keeps all its definitions, each once, and counts as repeated."""
    found = read("OS\ta bone [n OSSA]\nOS\tan orifice [n ORA]\nOS\ta bone [n OSSA]\nOX\ta beast\n")
    assert found.words == ("os", "ox")
    assert found.definitions["os"] == "a bone [n OSSA]; an orifice [n ORA]"
    assert dict(found.skipped) == {SkipReason.REPEATED: 2}


def test_phrases_and_marks_among_head_words_are_counted(read: Reader) -> None:
    """An entry that is no single word is counted with its reason, and its definition dropped."""
    found = read("AA\ta lava\nICE CREAM\ta sweet\nAIN'T\tis not\nZAX\ta tool\n")
    assert found.words == ("aa", "zax")
    assert dict(found.skipped) == {SkipReason.SEVERAL_WORDS: 1, SkipReason.JOINERS: 1}
    assert set(found.definitions) == {"aa", "zax"}


def test_definitions_come_out_printable(read: Reader) -> None:
    """Characters that steer a terminal do not get through in a definition."""
    found = read("AA\trough\N{CONTROL SEQUENCE INTRODUCER}2J  lava,\tof a kind\n")
    assert found.definitions["aa"] == "rough2J lava, of a kind"
