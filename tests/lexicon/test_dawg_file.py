"""The memory-mapped lexicon file: valid, or absent."""

from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from wordarcade.lexicon.compile import compile_words
from wordarcade.lexicon.dawg_file import DawgFileError, read_dawg, write_dawg

ARRAYS = compile_words(["aa", "ab", "cab"], lambda _: None).arrays
NOTES = {"identity": "ff", "lengths": [[2, 2], [3, 1]]}


@pytest.fixture
def whole(tmp_path: Path) -> Path:
    """Write a whole file."""
    path = tmp_path / "folder" / "list.dawg"
    write_dawg(path, ARRAYS, NOTES)
    return path


def test_what_is_written_is_read(whole: Path) -> None:
    """Arrays and notes come back as they were."""
    graph, notes = read_dawg(whole)
    assert notes == NOTES
    assert [list(numbers) for numbers in graph] == [list(numbers) for numbers in ARRAYS]
    assert all(numbers.readonly for numbers in graph)


def test_nothing_but_the_file_is_left_behind(whole: Path) -> None:
    """No temporary file stays in the folder."""
    assert list(whole.parent.iterdir()) == [whole]


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data())
def test_any_damage_is_noticed(whole: Path, data: st.DataObject) -> None:
    """A changed byte anywhere, or a cut anywhere, makes the file unreadable."""
    write_dawg(whole, ARRAYS, NOTES)
    content = whole.read_bytes()
    place = data.draw(st.integers(0, len(content) - 1))
    change = data.draw(st.integers(1, 255))
    damaged = bytearray(content)
    damaged[place] ^= change
    other = whole.with_name("damaged.dawg")
    for wrong in (bytes(damaged), content[:place], content + b"\0"):
        other.write_bytes(wrong)
        with pytest.raises(DawgFileError):
            read_dawg(other)


def test_a_missing_file_is_an_error(tmp_path: Path) -> None:
    """What is not there is told like what is damaged."""
    with pytest.raises(DawgFileError):
        read_dawg(tmp_path / "none.dawg")


def test_a_failed_write_leaves_the_old_file(whole: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """If the new file cannot be put in place, the old one stays and no rest is left."""

    def fail(_self: Path, _target: Path) -> Path:
        raise OSError("no")

    before = whole.read_bytes()
    monkeypatch.setattr(Path, "replace", fail)
    with pytest.raises(OSError, match="no"):
        write_dawg(whole, ARRAYS, {"identity": "00"})
    assert whole.read_bytes() == before
    assert list(whole.parent.iterdir()) == [whole]
