"""The words found: by length, the newest always to be seen, in any room."""

from hypothesis import example, given
from hypothesis import strategies as st
from textual.geometry import Size

from wordarcade.widgets.found_words import FoundWords

WORDS = st.lists(st.text("abc", min_size=3, max_size=9), min_size=1, max_size=60, unique=True)


def shown(words: list[str], room: Size) -> list[str]:
    """Return the lines that are shown of words in a room."""
    widget = FoundWords()
    widget.set_reactive(FoundWords.words, words)
    return widget.fitted(room).plain.split("\n")


@example(["aaaa", "aaab", "aaac", *("a" * n for n in (5, 6, 8, 9)), "abaaa", "aabaa"], 44, 3)
@given(WORDS, st.integers(24, 100), st.integers(3, 12))
def test_the_newest_word_is_seen(words: list[str], width: int, height: int) -> None:
    """No line is longer than the room, nor are there more; all words are seen or counted."""
    lines = shown(words, Size(width, height))
    assert len(lines) <= height
    assert all(len(line) <= width for line in lines)
    told = {entry.lower() for line in lines for entry in line.split() if entry.isalpha()}
    assert told - {"more"} <= set(words)
    assert words[-1] in told
    counted = [int(entry[1:]) for line in lines for entry in line.split() if entry[0] == "+"]
    assert len(told - {"more"}) + sum(counted) == len(words)


def test_a_column_for_each_length() -> None:
    """The longest first, with how many there are; many words of a length have several columns."""
    words = ["moonbeam", "tale", "ante", "char", "hard"]
    assert [line.rstrip() for line in shown(words, Size(44, 4))] == [
        "8 ×1      4 ×4",
        "MOONBEAM  ANTE TALE",
        "          CHAR",
        "          HARD",
    ]


def test_six_lengths_have_columns_on_a_narrow_side() -> None:
    """They stand closer there; on the narrowest side each has a line."""
    words = ["moonbeam", "harvest", "candle", "river", "ante", "tar"]
    assert [line.rstrip() for line in shown(words, Size(43, 6))][:2] == [
        "8 ×1     7 ×1    6 ×1   5 ×1  4 ×1 3 ×1",
        "MOONBEAM HARVEST CANDLE RIVER ANTE TAR",
    ]
    assert shown(words, Size(34, 6))[0] == "8 MOONBEAM"


def test_no_column_hides_words_that_lines_have_room_for() -> None:
    """Lines hold more."""
    words = ["moonbeam", *(f"{a}{b}te" for a in "dfghklmnpr" for b in "ao")]
    lines = shown(words, Size(40, 4))
    assert lines[0] == "8 MOONBEAM"
    assert all(word.upper() in " ".join(lines) for word in words)


def test_a_line_for_each_length() -> None:
    """Spare lines go to the long words."""
    words = ["moonbeam", "starling", "candles", "tale", "ante", "char"]
    assert shown(words, Size(20, 4)) == [
        "8 MOONBEAM STARLING",
        "7 CANDLES",
        "4 ANTE CHAR TALE",
    ]
    assert shown(words, Size(12, 4)) == [
        "8 MOONBEAM",
        "  STARLING",
        "7 CANDLES",
        "4 CHAR +2",
    ]


def test_how_many_there_are_of_a_length() -> None:
    """Once the words of the board are counted."""
    widget = FoundWords()
    widget.set_reactive(FoundWords.words, ["moonbeam", "tale"])
    widget.set_reactive(FoundWords.possible, {8: 14, 4: 1_200})
    assert widget.fitted(Size(50, 3)).plain.split("\n")[0].rstrip() == "8 1 of 14  4 1 of 1,200"
