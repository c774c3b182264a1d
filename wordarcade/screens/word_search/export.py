"""Exporting words to a file of the player's choice."""

import csv
import io
from collections.abc import Collection, Sequence
from pathlib import Path

from wordarcade.engine.word_search.config import WordSearchConfig
from wordarcade.screens.new_file import write_new


def export_words(
    path: Path, words: Sequence[str], found: Collection[str], config: WordSearchConfig
) -> None:
    """Write words to a new file: a table if its name ends in `.csv`, else a word a line.

    Args:
        path: of the file; its folder exists.
        words: lowercase, in order.
        found: those that the player has found.
        config: the board and its rules.

    Raises:
        NewFileError: the file exists already, or cannot be written.
    """
    table = path.suffix.lower() == ".csv"
    text = _table(words, found, config) if table else "".join(f"{word.upper()}\n" for word in words)
    write_new(path, text.encode())


def _table(words: Sequence[str], found: Collection[str], config: WordSearchConfig) -> str:
    text = io.StringIO()
    table = csv.writer(text, lineterminator="\n")
    table.writerow(["word", "letters", "points", "found"])
    for word in words:
        answer = "yes" if word in found else "no"
        table.writerow([word.upper(), len(word), config.worth(word), answer])
    return text.getvalue()
