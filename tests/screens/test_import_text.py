"""What an import would keep and skip, in words."""

from pathlib import Path

from wordarcade.lexicon.formats import Skipped, SkipReason, WordList
from wordarcade.lexicon.importing import ListFigures
from wordarcade.screens.lexicons.import_text import progress_text, skipped_text, words_text
from wordarcade.screens.lexicons.list_files import lists_in

CLEAN = WordList(("cat", "horse"), "one word per line", {}, {}, ())


def test_reasons_have_a_line_each() -> None:
    """With the first of their entries beside it, or below where there is no room."""
    words = WordList(
        ("cat",),
        "one word per line",
        {},
        {SkipReason.UNREADABLE: 2, SkipReason.TOO_LONG: 1},
        (),
        samples={SkipReason.UNREADABLE: (Skipped("c\x1bt", 3), Skipped("d" * 40, 0))},
    )
    wide = skipped_text(words, 200).plain.split("\n")
    assert len(wide) == 2
    assert wide[0].startswith("×       2 ")
    assert "(3)" in wide[0]
    assert "\x1b" not in wide[0]
    assert wide[0].endswith(f"{'d' * 23} …")
    narrow = skipped_text(words, 40)
    assert len(narrow.plain.split("\n")) == 3
    assert all(len(line) <= 40 for line in narrow.plain.split("\n"))


def test_nothing_skipped() -> None:
    """That is said, too."""
    assert skipped_text(CLEAN, 80).plain == "Nothing: every entry is a word."


def test_words_and_how_many_are_new() -> None:
    """The comparison comes last; in a narrow room number and lengths share a line."""
    figures = ListFigures(CLEAN)
    assert words_text(figures, "", narrow=False).plain.split("\n") == [
        "2 words",
        "3 to 5 letters",
        "identity …",
        "Comparing …",
    ]
    compared = ListFigures(CLEAN, "arcade", 1, ("horse",))
    lines = words_text(compared, "0123456789", narrow=True).plain.split("\n")
    assert lines[0] == "2 words, 3 to 5 letters"
    assert [line.split() for line in lines[1:]] == [["in", "arcade", "1"], ["new", "1"], ["HORSE"]]


def test_progress() -> None:
    """A figure, what is done, and a bar of the room that is left."""
    assert progress_text(0.5, 40, mono=False).plain.split()[:2] == ["50%", "reading"]
    assert progress_text(1, 40, mono=True).plain.split()[:2] == ["100%", "read"]


def test_lists_of_a_folder(tmp_path: Path) -> None:
    """Files alone, by their endings; a folder that cannot be read has none."""
    for name in ("b.txt", "a.CSV", "picture.png"):
        (tmp_path / name).touch()
    (tmp_path / "folder.txt").mkdir()
    assert [path.name for path in lists_in(tmp_path)] == ["a.CSV", "b.txt"]
    assert lists_in(tmp_path / "nowhere") == []
