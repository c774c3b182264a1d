"""Files named by players: read up to a limit, refused in one sentence."""

import os
import threading
from pathlib import Path

import pytest

from wordarcade.support import user_file
from wordarcade.support.user_file import (
    FileError,
    FileMissingError,
    FileTooLargeError,
    read_bytes,
    read_text,
)

_MOST = 100


def test_an_ordinary_file(tmp_path: Path) -> None:
    """All of it, up to the limit and including it."""
    path = tmp_path / "file"
    path.write_bytes(b"x" * _MOST)
    assert read_bytes(path, _MOST) == b"x" * _MOST
    path.write_bytes(b"x" * (_MOST + 1))
    with pytest.raises(FileTooLargeError, match=f"{path.name} is larger than"):
        read_bytes(path, _MOST)


def test_text(tmp_path: Path) -> None:
    """A mark in front is left out; what is not UTF-8 is told with its line."""
    path = tmp_path / "file"
    path.write_bytes(b"\xef\xbb\xbf\xc3\xa9")
    assert read_text(path, _MOST) == "é"
    path.write_bytes(b"one\n\xff")
    with pytest.raises(FileError, match=r"file, line 2: this is not text"):
        read_text(path, _MOST)


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("missing", "There is no file"),
        ("file/inside", "There is no file"),
        ("nul\0", "There is no file"),
        ("x" * 300, "is too long for a file"),
        ("folder", "is a folder; give a file"),
        ("/dev/zero", "is not an ordinary file"),
        ("/dev/null", "is not an ordinary file"),
        ("pipe", "Nothing comes out of the pipe"),
    ],
)
def test_what_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, reason: str
) -> None:
    """Nothing there, folders, devices, and a pipe that nobody writes to: a sentence for each."""
    monkeypatch.setattr(user_file, "_PATIENCE", 0.05)
    (tmp_path / "file").touch()
    (tmp_path / "folder").mkdir()
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(FileError, match=reason):
        read_bytes(tmp_path / name, _MOST)


@pytest.mark.parametrize(
    ("fault", "kind", "reason"),
    [
        (PermissionError(13, "Permission denied"), FileError, "You have no permission to read"),
        (FileNotFoundError(2, "No such file"), FileMissingError, "There is no file"),
        (OSError(5, "Input/output error"), FileError, "Input/output error"),
    ],
)
def test_what_the_system_refuses(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    fault: OSError,
    kind: type[FileError],
    reason: str,
) -> None:
    """The system's reason is put into words."""

    def refuse(*_: object) -> int:
        raise fault

    monkeypatch.setattr(os, "open", refuse)
    with pytest.raises(kind, match=reason):
        read_bytes(tmp_path, _MOST)


def test_pipes(tmp_path: Path) -> None:
    """A pipe is read to its end, though it is written to late and in parts, and not beyond."""
    for parts, most in (((b"one\n", b"two\n"), _MOST), ((b"x" * 60, b"x" * 60), _MOST)):
        path = tmp_path / f"pipe{len(parts[0])}"
        os.mkfifo(path)

        def write(path: Path = path, parts: tuple[bytes, ...] = parts) -> None:
            with path.open("wb", buffering=0) as pipe:
                for part in parts:
                    pipe.write(part)

        writer = threading.Thread(target=write)
        writer.start()
        if sum(map(len, parts)) <= most:
            assert read_bytes(path, most) == b"".join(parts)
        else:
            with pytest.raises(FileTooLargeError):
                read_bytes(path, most)
        writer.join()


def test_pipes_are_refused_where_a_file_is_looked_at_twice(tmp_path: Path) -> None:
    """Not even opened in a way that waits."""
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(FileError, match="not an ordinary file"):
        read_bytes(tmp_path / "pipe", _MOST, pipes=False)


def test_standard_input(tmp_path: Path) -> None:
    """A dash is standard input, whatever that is."""
    path = tmp_path / "file"
    path.write_bytes(b"text")
    kept = os.dup(0)
    try:
        with path.open("rb") as file:
            os.dup2(file.fileno(), 0)
        assert read_text(Path("-"), _MOST) == "text"
    finally:
        os.dup2(kept, 0)
        os.close(kept)
