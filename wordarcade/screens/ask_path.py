"""The question for the path of a file."""

from collections.abc import Sequence
from pathlib import Path

from wordarcade.screens.ask_line import AskLineScreen, LineQuestion
from wordarcade.support.user_file import FileMissingError


def ask_path(
    question: str,
    path: Path,
    does: str = "Write",
    files: Sequence[Path] = (),
    *,
    there: bool = False,
) -> AskLineScreen[Path]:
    """Return a dialogue for a path; an empty line is none.

    Args:
        question: the purpose of the file.
        path: the proposed path.
        does: what is done with the file, in a word.
        files: files to choose from instead of typing.
        there: whether the file has to be there already.
    """

    def read(text: str) -> Path | None:
        named = Path(text).expanduser() if text else None
        if there and named is not None and not named.is_file():
            raise FileMissingError(f"There is no file {named}. Check its name and folder.")
        return named

    return AskLineScreen(
        LineQuestion(
            title=f"{does} a file",
            about=question,
            does=does,
            read=read,
            text=str(path),
            choices=[(file.name, file) for file in files],
        )
    )
