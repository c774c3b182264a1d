"""The GCG file of a game in play: created once, and never in place of another."""

from collections.abc import Callable
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
    """From before the first move on; it comes back if it is removed."""
    path = tmp_path / "a.gcg"
    file = GcgFile(str(path))
    assert file.write(GAME) == ""
    assert events(path) == 0
    assert file.write(after(GAME, "pass")) == ""
    assert events(path) == 1
    path.unlink()
    assert file.write(after(GAME, "pass", "pass")) == ""
    assert events(path) == 2
    assert not load_gcg(path).unreadable


def put_in_place(path: Path) -> None:
    """Write over a file, which stays the same one for the system."""
    path.write_text("mine", encoding="utf-8")


def put_another(path: Path) -> None:
    """Put another file there."""
    other = path.with_name("other")
    put_in_place(other)
    other.rename(path)


def put_anew(path: Path) -> None:
    """Remove the file, and create another one, which may get the place of the first on disk."""
    path.unlink()
    put_in_place(path)


@pytest.mark.parametrize("put", [put_in_place, put_another, put_anew])
def test_no_other_file_is_overwritten(tmp_path: Path, put: Callable[[Path], None]) -> None:
    """Whatever appears there, at first or later: the game goes on beside it, and says so once."""
    path = tmp_path / "a.gcg"
    file = GcgFile(str(path))
    assert file.write(GAME) == ""
    put(path)
    beside = tmp_path / "a-2.gcg"
    told = file.write(after(GAME, "pass"))
    assert told == f"Another file is at {path} now. Your game goes to {beside}."
    assert file.write(after(GAME, "pass", "pass")) == ""
    assert (path.read_text(encoding="utf-8"), events(beside)) == ("mine", 2)
    late = GcgFile(str(path))
    assert "a-3.gcg" in late.write(GAME)
    assert (path.read_text(encoding="utf-8"), events(beside)) == ("mine", 2)


def test_what_a_link_names_is_not_written(tmp_path: Path) -> None:
    """Neither is the link replaced."""
    path = tmp_path / "a.gcg"
    path.symlink_to(tmp_path / "nowhere")
    assert "a-2.gcg" in GcgFile(str(path)).write(GAME)
    assert path.is_symlink()
    assert not (tmp_path / "nowhere").exists()


def test_a_folder_that_goes_is_told(tmp_path: Path) -> None:
    """It is not made again; the game goes on without its file."""
    folder = tmp_path / "folder"
    folder.mkdir()
    path = folder / "a.gcg"
    file = GcgFile(str(path))
    assert file.write(GAME) == ""
    path.unlink()
    folder.rmdir()
    assert file.write(after(GAME, "pass")).endswith("Your game is still saved.")
    assert file.write(after(GAME, "pass", "pass")) == ""
    assert not folder.exists()


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
    missing = tmp_path / "missing"
    told = f"There is no folder {missing}; create it, or choose another place."
    assert why_not_new(missing / "a.gcg") == told
    assert not missing.exists()
    for name in ("file/a.gcg", "x" * 300, "a\0b"):
        assert "cannot be written (" in why_not_new(tmp_path / name)
    assert why_not_new(tmp_path)
