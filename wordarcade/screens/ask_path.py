"""The question for the path of a file."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from wordarcade.screens.ask_line import AskLineScreen, LineQuestion
from wordarcade.support.user_file import FileMissingError

_WRITE: Final = "Write"


def ask_path(
    question: str,
    path: Path,
    does: str = _WRITE,
    files: Sequence[Path] = (),
) -> AskLineScreen[Path]:
    """Return a dialogue for a path; an empty line is none.

    The path is selected: typing replaces it, and the arrows lead into it.

    Args:
        question: the purpose of the file.
        path: the proposed path.
        does: what is done with the file, in a word; unless it is to write, the file must be there.
        files: files to choose from instead of typing.
    """

    def read(text: str) -> Path | None:
        named = Path(text).expanduser() if text else None
        if does != _WRITE and named is not None and not named.is_file():
            raise FileMissingError(f"There is no file {named}. Check its name and folder.")
        return named

    return AskLineScreen(
        LineQuestion(
            title=f"{does} a file",
            about=question,
            does=does,
            read=read,
            text=str(path),
            guessed=True,
            choices=[(file.name, file) for file in files],
        )
    )
