"""Errors of saved games and settings."""

from wordarcade.support.errors import ArcadeError


class StoreError(ArcadeError):
    """An operation on saved games failed; the message is one sentence for the player."""


class GameMissingError(StoreError):
    """No saved game has this number: it never existed, or it has been deleted."""


class GameTakenError(StoreError):
    """Another process has continued or finished the game that is being played here."""


class NotWrittenError(StoreError):
    """A change cannot be written to the database, and has not been made."""


class NotImportedError(StoreError):
    """A file is no game that can be imported; the message says why."""


class DamagedGameError(StoreError):
    """A saved game is damaged.

    Attributes:
        game_id: the number of the game.
        reason: which part of it, and what was found there.
    """

    def __init__(self, game_id: int, reason: str) -> None:
        super().__init__(
            f"Game {game_id} is damaged ({reason}); delete it, or copy it with "
            f"'wordarcade games export {game_id} --format raw'."
        )
        self.game_id = game_id
        self.reason = reason


class SettingsError(ArcadeError):
    """The settings file cannot be used or written; the message names the file and the line."""
