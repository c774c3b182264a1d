"""Data files: each value is checked, and each fault is one sentence."""

import re
import shutil
from collections.abc import Callable, Mapping
from pathlib import Path

import pytest

from wordarcade.engine.boggle.dice import load_dice_set
from wordarcade.engine.scrabble.equipment import load_equipment
from wordarcade.lexicon.catalogue import load_catalogue
from wordarcade.looks.fonts import load_font
from wordarcade.looks.themes import load_theme
from wordarcade.players.hangman.known_values import load_values
from wordarcade.players.scrabble.leaves import load_leaves
from wordarcade.players.scrabble.levels import load_skills
from wordarcade.support import resources
from wordarcade.support.data_file import DataFileError, Table, read_table
from wordarcade.support.errors import ArcadeError
from wordarcade.support.user_file import FileError

TEXT = """\
name = "a"
figure = 7
share = 0.5
sure = true
names = ["a", "b"]
figures = [1, 2]
rows = [[1, 2.5], []]

[inner]
figure = "x"

[[each]]
figure = 1

[[each]]
figure = -1
"""


@pytest.fixture
def table(tmp_path: Path) -> Table:
    """Return the table of a small file."""
    (tmp_path / "x.toml").write_text(TEXT)
    return read_table(tmp_path / "x.toml")


def test_values_are_returned_as_they_are(table: Table) -> None:
    """Each method returns the value of its kind, or a default where a key is missing."""
    assert (table.text("name"), table.whole("figure"), table.number("share", 0, 1)) == ("a", 7, 0.5)
    assert (table.flag("sure"), table.flag("unsure", default=False)) == (True, False)
    assert (table.texts("names"), table.wholes("figures")) == (("a", "b"), (1, 2))
    assert (table.numbers("figures"), table.rows_of_numbers("rows")) == ((1, 2), ((1, 2.5), ()))
    assert (table.whole("none", default=3), list(table.optional_table("none"))) == (3, [])
    assert ("name" in table, "none" in table) == (True, False)
    assert [each.whole("figure", -1) for each in table.tables("each")] == [1, -1]


@pytest.mark.parametrize(
    ("read", "sentence"),
    [
        (lambda t: t.text("figure"), "line 2: 'figure' must be a text in quotes."),
        (lambda t: t.text("name", re.compile("b"), "b"), "line 1: 'name' must be b."),
        (lambda t: t.texts("figures"), "line 6: 'figures' must be a list of texts in quotes."),
        (lambda t: t.whole("sure"), "line 4: 'sure' must be a whole number of 0 or more."),
        (lambda t: t.whole("figure", 1, 6), "line 2: 'figure' must be a whole number from 1 to 6."),
        (lambda t: t.wholes("rows"), "line 7: 'rows' must be a list of whole numbers of 0 or more"),
        (lambda t: t.number("share", 1, 2), "line 3: 'share' must be a number from 1 to 2."),
        (lambda t: t.numbers("names"), "line 5: 'names' must be a list of numbers."),
        (lambda t: t.rows_of_numbers("names"), "line 5: 'names' must be a list of rows of"),
        (lambda t: t.flag("figure"), "line 2: 'figure' must be true or false."),
        (lambda t: t.table("name"), "line 1: 'name' must be a table."),
        (lambda t: t.tables("inner"), "line 9: 'inner' must be an array of tables."),
        (lambda t: t.text("none"), "x.toml: 'none' is missing; it must be a text in quotes."),
        (lambda t: t.table("inner").whole("figure"), "line 10: 'inner.figure' must be a whole"),
        (lambda t: t.table("inner").text("none"), "line 9: 'inner.none' is missing"),
        (lambda t: t.tables("each")[1].whole("figure"), "line 16: 'each[1].figure' must be"),
        (lambda t: t.tables("each")[1].text("none"), "line 15: 'each[1].none' is missing"),
        (lambda t: t.refuse_others(["name"]), "line 2: 'figure' is not known here"),
    ],
)
def test_a_fault_is_told_with_line_and_key(
    table: Table, read: Callable[[Table], object], sentence: str
) -> None:
    """Whatever is asked for, what is wrong is told where it stands."""
    with pytest.raises(DataFileError) as raised:
        read(table)
    assert sentence in str(raised.value)
    assert (raised.value.path, "line" in sentence) == (table.path, raised.value.line is not None)


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (b"a = ", "x.toml, line 1: this is not TOML: "),
        (b"a = 1\n\nb", "x.toml, line 3: this is not TOML: "),
        (b"a = 1\na = 2", "line 2: this is not TOML: cannot overwrite a value."),
        (b"a = 1\nb = '\xff'", "x.toml, line 2: this is not text; give a file in UTF-8."),
        (b"a = 1" + b"0" * 9999, "x.toml: this is not TOML: "),
        (b"b = 1\na = " + b"[" * 9999, "line 2: values are nested too deeply; make them flat."),
        (b"#" * (1 << 21), "is larger than 1024 KiB"),
    ],
)
def test_what_is_not_toml_is_told(tmp_path: Path, data: bytes, sentence: str) -> None:
    """With the line, as far as it is known."""
    (tmp_path / "x.toml").write_bytes(data)
    with pytest.raises(FileError) as raised:
        read_table(tmp_path / "x.toml")
    assert sentence in str(raised.value)


def values_of(path: Path) -> object:
    """Read a file in the place of the shipped values of hangman."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(resources, "folder", lambda _: path.parent.parent)
        return load_values()


SHIPPED: Mapping[str, Callable[[Path], object]] = {
    "assets/dice/super.toml": load_dice_set,
    "assets/scrabble/layouts/standard.toml": lambda path: load_equipment(path.parent.parent),
    "assets/scrabble/tiles/english.toml": lambda path: load_equipment(path.parent.parent),
    "assets/scrabble/levels.toml": load_skills,
    "assets/scrabble/leaves/arcade.toml": lambda path: load_leaves(path.parent),
    "assets/themes/wordarcade-terminal.toml": load_theme,
    "assets/letters/small.toml": load_font,
    "assets/hangman/values.toml": values_of,
    "lexicons/catalogue.toml": lambda path: load_catalogue(path.parent),
}
"""One shipped file of each kind, and what reads it."""

SPOILT = ("true", "-1", "nan", "1e99", '""', '"\\u0000"', "[]", "[[]]", "{}", "[{}]", "1979-05-27")


@pytest.mark.parametrize("name", SHIPPED)
def test_no_spoilt_file_is_more_than_a_sentence(tmp_path: Path, name: str) -> None:
    """Any line left out, any value of another kind: the file is read, or a sentence names it."""
    top, _, below = name.partition("/")
    text = (resources.folder(top) / below).read_text(encoding="utf-8")
    path = tmp_path / name
    path.parent.mkdir(parents=True)
    if top == "lexicons":  # the files that it names must be there
        shutil.copytree(resources.folder(top), path.parent, dirs_exist_ok=True)
    lines = text.splitlines()
    # Files of hundreds of lines are all alike below the first ones.
    places = [number for number, line in enumerate(lines) if line and line[0] != "#"][:40]
    spoilt = [(*lines[:place], *lines[place + 1 :]) for place in places]
    for place in places:
        key, equals, _ = lines[place].partition(" = ")
        if equals:
            spoilt += [
                (*lines[:place], f"{key} = {value}", *lines[place + 1 :]) for value in SPOILT
            ]
    reader = SHIPPED[name]
    told = []
    for content in spoilt:
        path.write_text("\n".join(content), encoding="utf-8")
        try:
            reader(path)
        except ArcadeError as error:
            told.append(str(error))
    assert len(told) > len(places)
    assert all(sentence.startswith(str(path)) for sentence in told)
