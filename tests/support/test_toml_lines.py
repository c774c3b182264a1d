"""The line numbers of keys in a TOML document."""

import tomllib
from collections.abc import Iterator, Mapping

import hypothesis.strategies as st
import pytest
import tomlkit
from hypothesis import given

from wordarcade.support.toml_lines import KeyPath, key_lines


@pytest.mark.parametrize(
    ("text", "path", "line"),
    [
        ("motion = true", ("motion",), 1),
        ("# first\n\n  motion = true", ("motion",), 3),
        ("[boggle]\n\ntimer = '3:00'", ("boggle",), 1),
        ("[boggle]\n\ntimer = '3:00'", ("boggle", "timer"), 3),
        ("[ keys . boggle ] # here\nhint = 'f2'", ("keys", "boggle", "hint"), 2),
        ("\nboggle.timer = '3:00'", ("boggle", "timer"), 2),
        ("\nboggle.timer = '3:00'", ("boggle",), 2),
        ("boggle = {dice = 'big', timer = 'off'}", ("boggle", "timer"), 1),
        ("a = 1\nb = {c = {}, d = {e.f = 1}}", ("b", "d", "e", "f"), 2),
        ("a = [\n  1, # ]\n  '[',\n]\nb = 2", ("b",), 5),
        ("a = [[1, 2], [], [{b = 1}]]\nc = 2", ("c",), 2),
        ("a = [\n {x = 1},\n {y = 2},\n]", ("a", "y"), 3),
        ("[[a]]\nb = 1\n[[a]]\nb = 2\nc = 3", ("a", "b"), 2),
        ("[[a]]\nb = 1\n[[a]]\nb = 2\nc = 3", ("a", "c"), 5),
        ("a = '''\nb = 1\n'''\nb = 2", ("b",), 4),
        ('a = """\nb = 1\\"""\n""" # b = 2\nb = 3', ("b",), 4),
        ('a = """"quoted""""" # five\nb = 1', ("b",), 2),
        ("a = ''''quoted'''''\nb = 1", ("b",), 2),
        ("a = '# \\'\nb = 1", ("b",), 2),
        ('a = "\\"b = 1"\nc = 2', ("c",), 2),
        ("a = 1979-05-27 07:32:00 # then\nb = -inf", ("b",), 2),
        ('"a.b" = 1\na.b = 2', ("a.b",), 1),
        ('"a.b" = 1\na.b = 2', ("a", "b"), 2),
        ('"\\u0061" = 1', ("a",), 1),
        ("'a\"b' . c = 1", ('a"b', "c"), 1),
        ("a = 1\r\n\r\n[b]\r\nc = 1\r\n", ("b", "c"), 4),
    ],
)
def test_a_key_stands_where_it_is_first_mentioned(text: str, path: KeyPath, line: int) -> None:
    """Each way of writing keys, and each value that looks like a key, is told apart."""
    tomllib.loads(text)
    assert key_lines(text)[path] == line


def test_an_empty_document_has_no_keys() -> None:
    """Comments and blank lines hold no keys."""
    assert key_lines("") == key_lines("# motion = true\n\n") == {}


def test_values_are_no_keys() -> None:
    """Nothing within a value is taken for a key."""
    text = "a = 'b = 1'\nc = [\n'd = 1', # e = 1\n]\nf = '''\ng = 1'''"
    assert set(key_lines(text)) == {("a",), ("c",), ("f",)}


@pytest.mark.parametrize("text", ["=", "a = [", "a = {b", "a = {b = 1", '"a = 1', "a = ]"])
def test_what_is_no_document_is_refused(text: str) -> None:
    """A text that ends or goes astray amid a value is an error, not an endless search."""
    with pytest.raises(ValueError, match=r"TOML|Unterminated|Illegal"):
        key_lines(text)


_NAMES = st.text("ab-_. \"'\\#=[]{}\u00e9\n", max_size=4)
_STRINGS = st.text("ab#=[]{},'\"\\.\n\t ", max_size=8)
_VALUES = st.recursive(
    st.booleans() | st.integers(-9, 9) | st.floats(allow_nan=False) | st.datetimes() | _STRINGS,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(_NAMES, inner, max_size=3),
    max_leaves=12,
)


def paths_of(value: object, prefix: KeyPath = ()) -> Iterator[KeyPath]:
    """Yield the path of each key in `value` and in all that it holds."""
    if isinstance(value, list):
        for item in value:
            yield from paths_of(item, prefix)
    elif isinstance(value, Mapping):
        for name, inner in value.items():
            yield (*prefix, name)
            yield from paths_of(inner, (*prefix, name))


@given(st.dictionaries(_NAMES, _VALUES, max_size=5))
def test_every_key_of_every_document_is_found(document: dict[str, object]) -> None:
    """The keys found are those that a parser sees, and their lines are of the document."""
    text = tomlkit.dumps(document)
    lines = key_lines(text)
    assert set(lines) == set(paths_of(tomllib.loads(text)))
    assert all(1 <= line <= text.count("\n") + 1 for line in lines.values())
