"""The question for the path of a file."""

from collections.abc import Sequence
from pathlib import Path

from wordarcade.screens.ask_line import AskLineScreen, LineQuestion


def ask_path(
    question: str, path: Path, does: str = "Write", files: Sequence[Path] = ()
) -> AskLineScreen[Path]:
    """Return a dialogue for a path; an empty line is none.

    Args:
        question: the purpose of the file.
        path: the proposed path.
        does: what is done with the file, in a word.
        files: files to choose from instead of typing.
    """
    return AskLineScreen(
        LineQuestion(
            title=f"{does} a file",
            about=question,
            does=does,
            read=lambda text: Path(text).expanduser() if text else None,
            text=str(path),
            choices=[(file.name, file) for file in files],
        )
    )
