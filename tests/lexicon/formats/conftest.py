"""Fixtures for reading little files."""

from collections.abc import Callable
from pathlib import Path

import pytest

from wordarcade.lexicon.formats import WordList, read_word_list

Reader = Callable[..., WordList]


@pytest.fixture
def read(tmp_path: Path) -> Reader:
    """Return a function that writes a file of the given content and reads it as a word list."""

    def write_and_read(content: str | bytes, name: str = "list.txt") -> WordList:
        path = tmp_path / name
        path.write_bytes(content if isinstance(content, bytes) else content.encode())
        return read_word_list(path)

    return write_and_read
