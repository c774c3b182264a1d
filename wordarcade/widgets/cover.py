"""The message of a covered board."""

from textual.message import Message


class CoverPressed(Message):
    """The player has clicked on a covered board, to uncover it."""
