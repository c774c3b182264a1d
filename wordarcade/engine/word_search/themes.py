"""Themes of hidden words, read from data files."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from wordarcade.engine.word_search.hidden import SHORTEST, why_not_together
from wordarcade.support import resources
from wordarcade.support.data_file import read_table

_LETTERS: Final = re.compile(r"[a-z]+")

FEWEST: Final = 10
"""The fewest words of a theme: fewer would soon be the same ones again."""


@dataclass(frozen=True, slots=True)
class Theme:
    """Words with something in common.

    Attributes:
        name: the name of its file, without the ending.
        title: what they have in common, as people read it.
        words: lowercase; all of them can be hidden together.
    """

    name: str
    title: str
    words: tuple[str, ...]


def shipped_themes() -> Mapping[str, Theme]:
    """Return the themes that come with the program, by name.

    Raises:
        FileError: a file cannot be read, or breaks a rule.
        ResourceMissingError: the installation is incomplete.
    """
    return load_themes(resources.folder("assets") / "word_search" / "themes")


def theme_titled(title: str) -> str:
    """Return the name of the theme with this title; empty if there is none.

    Raises:
        FileError: a file cannot be read, or breaks a rule.
        ResourceMissingError: the installation is incomplete.
    """
    return {theme.title: theme.name for theme in shipped_themes().values()}.get(title, "")


def load_themes(folder: Path) -> Mapping[str, Theme]:
    """Return the themes in `folder` (`*.toml`), by name.

    Raises:
        FileError: a file cannot be read; a `DataFileError` if it breaks a rule.
    """
    return {path.stem: load_theme(path) for path in sorted(folder.glob("*.toml"))}


def load_theme(path: Path) -> Theme:
    """Return the theme that the file describes.

    Raises:
        FileError: the file cannot be read; a `DataFileError` if it breaks a rule.
    """
    data = read_table(path)
    data.refuse_others(("title", "words"))
    words = data.texts("words")
    for word in words:
        if len(word) < SHORTEST or not _LETTERS.fullmatch(word):
            raise data.fault(
                "words", f"has '{word}'; give words of {SHORTEST} or more letters a to z."
            )
    if len(set(words)) != len(words) or len(words) < FEWEST:
        raise data.fault("words", f"must be {FEWEST} or more, each once.")
    if why := why_not_together(words):
        raise data.fault("words", f"cannot be hidden together: {why}")
    return Theme(path.stem, data.text("title"), words)
