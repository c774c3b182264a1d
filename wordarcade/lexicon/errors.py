"""Errors of word lists and of the catalogue, each named by its cause."""

from wordarcade.support.errors import ArcadeError
from wordarcade.support.user_file import FileError


class LexiconError(ArcadeError):
    """A lexicon is not available; the message is one sentence, fit to show.

    File names and file contents come from outside, so control characters are replaced in the
    message.
    """

    def __init__(self, sentence: str) -> None:
        shown = (c if c.isprintable() else "\N{REPLACEMENT CHARACTER}" for c in sentence)
        super().__init__("".join(shown))


class LexiconMissingError(LexiconError):
    """No lexicon has that name, and no file that path."""


class LexiconUnreadableError(LexiconError):
    """The system does not let the file or folder be read."""


class EmptyListError(LexiconError):
    """The file or folder has nothing in it."""


class BinaryListError(LexiconError):
    """The file is neither text nor a known binary format."""


class NoWordsError(LexiconError):
    """The text has entries, but none is a word of the letters a to z."""


class ListTooLargeError(LexiconError):
    """The list passes a limit, on disk or when unpacked."""


class DamagedListError(LexiconError):
    """The file starts in a known format and then breaks its rules."""


class UnsupportedListError(LexiconError):
    """The file's format is known but not supported; the message says how to export text."""


class CatalogueError(LexiconError, FileError):
    """The catalogue of the shipped lexicons is not valid."""


class LexiconUnwritableError(LexiconError):
    """An imported list cannot be saved or removed."""


class NotAWordError(LexiconError):
    """A word that is to be added or banned is not of the letters A to Z."""


class LexiconNameError(LexiconError):
    """A lexicon cannot have that name."""
