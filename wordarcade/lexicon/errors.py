"""What can be wrong with a word list or with the catalogue, each error named by its cause."""

from wordarcade.errors import ArcadeError


class LexiconError(ArcadeError):
    """A lexicon cannot be had; the message is one sentence that can be shown as it is.

    File names and file contents come from outside, so characters that a terminal would act on
    are replaced in the message.
    """

    def __init__(self, sentence: str) -> None:
        shown = (c if c.isprintable() else "\N{REPLACEMENT CHARACTER}" for c in sentence)
        super().__init__("".join(shown))


class LexiconMissingError(LexiconError):
    """There is no lexicon of that name, or no file at that path."""


class LexiconUnreadableError(LexiconError):
    """The system does not let the file or folder be read."""


class EmptyListError(LexiconError):
    """The file or folder has nothing in it."""


class BinaryListError(LexiconError):
    """The file is not text, nor one of the binary forms that are read."""


class NoWordsError(LexiconError):
    """The text has entries, but none is a word of the letters a to z."""


class ListTooLargeError(LexiconError):
    """The list passes a limit, on disk or when unpacked."""


class DamagedListError(LexiconError):
    """The file starts as a known form and then breaks that form's rules."""


class UnsupportedListError(LexiconError):
    """The file is of a known form that is not read; the message says how to export text."""


class CatalogueError(LexiconError):
    """The catalogue of the shipped lexicons is not valid."""


class LexiconUnwritableError(LexiconError):
    """A list cannot be kept, or not removed, where imported lists are kept."""


class LexiconNameError(LexiconError):
    """A lexicon cannot have that name."""
