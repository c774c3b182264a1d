"""The question for the path of a file."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from wordarcade.screens.ask_line import AskLineScreen, LineQuestion
from wordarcade.support.errors import ArcadeError

_WRITE: Final = "Write"


class NoFileError(ArcadeError):
    """There is no such file."""


def ask_path(
    question: str, path: Path, does: str = _WRITE, files: Sequence[Path] = ()
) -> AskLineScreen[Path]:
    """Return a dialogue for a path; an empty line is none.

    A path among files to choose from is a guess, which typing replaces.

    Args:
        question: the purpose of the file.
        path: the proposed path.
        does: what is done with the file, in a word; whatever it is but to write, the file must
            be there.
        files: files to choose from instead of typing.
    """
    return AskLineScreen(
        LineQuestion(
            title=f"{does} a file",
            about=question,
            does=does,
            read=_path if does == _WRITE else _file,
            text=str(path),
            guessed=path in files,
            choices=[(file.name, file) for file in files],
        )
    )


def _path(text: str) -> Path | None:
    return Path(text).expanduser() if text else None


def _file(text: str) -> Path | None:
    """Return the path of a file that is there.

    Raises:
        NoFileError: there is none.
    """
    path = _path(text)
    if path is not None and not path.is_file():
        raise NoFileError(f"There is no file {path}.")
    return path
