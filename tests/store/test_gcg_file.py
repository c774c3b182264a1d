"""The GCG file of a game in play: created once, and never in place of another."""

from pathlib import Path

import pytest

from tests.engine.scrabble.games import after, table
from wordarcade.engine.scrabble.notation.gcg_reader import load_gcg
from wordarcade.store.gcg_file import GcgFile, why_not_new

GAME = table("CATS", "DOG", plays=("8G CAT",))


def events(path: Path) -> int:
    """Return how many moves a file tells."""
    return path.read_text(encoding="utf-8").count("\n>")


def test_the_file_holds_the_game_as_it_stands(tmp_path: Path) -> None:
    """From before the first move on; its folder is made, and it comes back if it is removed."""
    path = tmp_path / "new" / "a.gcg"
    file = GcgFile(str(path))
    assert file.write(GAME) == ""
    assert events(path) == 0
    assert file.write(after(GAME, "pass")) == ""
    assert events(path) == 1
    path.unlink()
    assert file.write(after(GAME, "pass", "pass")) == ""
    assert events(path) == 2
    assert not load_gcg(path).unreadable


def test_no_other_file_is_overwritten(tmp_path: Path) -> None:
    """Neither one that is there at first, nor one that takes its place, nor what a link names."""
    path = tmp_path / "a.gcg"
    path.write_text("mine", encoding="utf-8")
    fault = GcgFile(str(path)).write(GAME)
    assert fault == f"{path} cannot be written: File exists. Your game is still saved."
    assert path.read_text(encoding="utf-8") == "mine"
    path.unlink()
    file = GcgFile(str(path))
    assert file.write(GAME) == ""
    other = tmp_path / "other"
    other.write_text("mine", encoding="utf-8")
    other.rename(path)
    assert "another file has taken its place" in file.write(after(GAME, "pass"))
    assert file.write(after(GAME, "pass", "pass")) == ""
    assert path.read_text(encoding="utf-8") == "mine"
    path.unlink()
    path.symlink_to(tmp_path / "nowhere")
    assert GcgFile(str(path)).write(GAME)
    assert not (tmp_path / "nowhere").exists()


def test_without_a_path_nothing_is_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """And nothing goes wrong."""
    monkeypatch.chdir(tmp_path)
    assert GcgFile("").write(GAME) == ""
    assert not list(tmp_path.iterdir())


def test_whether_there_can_be_a_new_file(tmp_path: Path) -> None:
    """It is tried, and nothing is left of that."""
    assert why_not_new(tmp_path / "a.gcg") == ""
    assert not list(tmp_path.iterdir())
    (tmp_path / "file").touch()
    assert (
        why_not_new(tmp_path / "file")
        == f"{tmp_path / 'file'} already exists; choose another name."
    )
    for name in ("file/a.gcg", "x" * 300, "a\0b"):
        assert "cannot be written (" in why_not_new(tmp_path / name)
    assert why_not_new(tmp_path)
