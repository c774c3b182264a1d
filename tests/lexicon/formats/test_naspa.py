"""NASPA's JSON and CSV files."""

import json
from collections.abc import Callable

import pytest

from wordarcade.lexicon.errors import DamagedListError, NoWordsError, UnsupportedListError
from wordarcade.lexicon.formats import SkipReason, WordList

Reader = Callable[..., WordList]


def test_json_rows(read: Reader) -> None:
    """Each row gives its first field as a word and its last as a definition."""
    rows = [
        ["AA", "AA", "n", "1", "rough, cindery lava"],
        ["AAS", "AA", "n", "1", ""],
        ["OS", "OS", "n", "1", "a bone"],
        ["OS", "OS", "n", "2", "an orifice"],
        ["OX", "OX", "n", 1, None],
    ]
    found = read(json.dumps({"time": 1700000000, "lexicon": "NWL2023", "words": rows}), "nwl.json")
    assert found.words == ("aa", "aas", "os", "ox")
    assert dict(found.definitions) == {"aa": "rough, cindery lava", "os": "a bone; an orifice"}
    assert dict(found.skipped) == {SkipReason.REPEATED: 1}
    assert found.form == "JSON words and definitions"


def test_json_list_of_words(read: Reader) -> None:
    """A bare list of words is read, under any name, and what is no row is counted."""
    found = read(' [ "AA", ["zax"], 7, [], null, {"aah": 1} ]')
    assert found.words == ("aa", "zax")
    assert dict(found.skipped) == {SkipReason.OTHER: 4}


def test_json_escapes_come_out_printable(read: Reader) -> None:
    """An escape code that JSON spells out does not get through in a definition."""
    found = read('[["aa", "\\u001b[31mlava\\u0007"]]')
    assert found.definitions["aa"] == "[31mlava"


@pytest.mark.parametrize("text", ['{"words": [["AA"', '["aa",]', "[" * 100_000, '["a", 1e999x]'])
def test_json_that_breaks_off(read: Reader, text: str) -> None:
    """Text that opens like JSON is refused when it is not valid, not read as something else."""
    with pytest.raises(DamagedListError, match=r"list\.txt starts like JSON but is not valid"):
        read(text)


def test_json_without_words(read: Reader) -> None:
    """JSON of another kind is refused with the name of what is missing."""
    with pytest.raises(UnsupportedListError, match='without a list named "words"'):
        read('{"name": "aa"}')


def test_json_of_no_words(read: Reader) -> None:
    """A list that is empty has no words."""
    with pytest.raises(NoWordsError):
        read('{"words": []}')


def test_a_bracket_alone_is_not_json(read: Reader) -> None:
    """A title in brackets does not turn a list into JSON."""
    assert read("[word list, 2024]\n\naa\nzax\n").words == ("aa", "zax")


CSV_ROWS = 'AA,"rough, cindery lava",0\nAAH,to exclaim; to shout,0\nZAX,"a ""tool""",1\n'


@pytest.mark.parametrize("heading", ["", "word,definition,flag\n", '"Word","Definition","Flag"\n'])
def test_csv(read: Reader, heading: str) -> None:
    """The first column is the word, the second its definition, and a heading is left out."""
    found = read(heading + CSV_ROWS, "school.csv")
    assert found.words == ("aa", "aah", "zax")
    assert dict(found.definitions) == {
        "aa": "rough, cindery lava",
        "aah": "to exclaim; to shout",
        "zax": 'a "tool"',
    }
    assert dict(found.skipped) == {}
    assert found.form == "comma-separated words and definitions"


def test_csv_with_bare_commas(read: Reader) -> None:
    """A definition whose commas were not quoted is put together again."""
    found = read("AA,rough, cindery lava,0\nAAH,to exclaim,0\nZAX,a tool for slates,1\n")
    assert found.definitions["aa"] == "rough,cindery lava"
    assert found.definitions["zax"] == "a tool for slates"


def test_csv_of_two_columns(read: Reader) -> None:
    """A file without the flag is read too."""
    found = read("aa,rough lava\naah,to exclaim\n")
    assert dict(found.definitions) == {"aa": "rough lava", "aah": "to exclaim"}


def test_csv_with_an_open_quotation_mark(read: Reader) -> None:
    """A quotation mark that is never closed costs no other line."""
    found = read('AA,"rough lava,0\nAAH,to exclaim,0\nZAX,a tool,0\n')
    assert found.words == ("aa", "aah", "zax")
    assert found.definitions["zax"] == "a tool"


def test_csv_with_an_endless_field(read: Reader) -> None:
    """A field beyond all measure is refused, not cut."""
    with pytest.raises(DamagedListError, match="field that is too long"):
        read(f"aa,rough lava\nab,{'x ' * 200_000}\n")
