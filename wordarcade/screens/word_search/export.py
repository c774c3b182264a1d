"""Writing words to a file of the player's choice."""

import csv
import io
from collections.abc import Collection, Sequence
from pathlib import Path

from wordarcade.engine.word_search.config import WordSearchConfig


class ExportError(Exception):
    """The words cannot be written; the message says why and what to do."""


def free_path(folder: Path, size: int) -> Path:
    """Return a path for the words of a board of `size` × `size` where there is no file yet."""
    name, number = f"wordsearch-{size}x{size}", 1
    path = folder / f"{name}.txt"
    while path.exists():
        number += 1
        path = folder / f"{name}-{number}.txt"
    return path


def export_words(
    path: Path, words: Sequence[str], found: Collection[str], config: WordSearchConfig
) -> None:
    """Write words to a new file: a table if its name ends in `.csv`, else a word a line.

    Args:
        path: where to; its folder exists.
        words: lowercase, in the order in which they are written.
        found: those that the player has found.
        config: the board and its rules.

    Raises:
        ExportError: there is a file already, or it cannot be written.
    """
    table = path.suffix.lower() == ".csv"
    text = _table(words, found, config) if table else "".join(f"{word.upper()}\n" for word in words)
    try:
        with path.open("x", encoding="utf-8", newline="") as file:
            file.write(text)
    except FileExistsError as error:
        raise ExportError(f"{path} is there already; choose another name.") from error
    except OSError as error:
        raise ExportError(f"{path} cannot be written: {error.strerror}.") from error


def _table(words: Sequence[str], found: Collection[str], config: WordSearchConfig) -> str:
    text = io.StringIO()
    table = csv.writer(text, lineterminator="\n")
    table.writerow(["word", "letters", "points", "found"])
    for word in words:
        answer = "yes" if word in found else "no"
        table.writerow([word.upper(), len(word), config.worth(word), answer])
    return text.getvalue()
