"""What can go wrong with what is kept between runs."""


class StoreError(Exception):
    """The rounds on record cannot be used as asked; the message is one sentence for the player."""


class RoundMissingError(StoreError):
    """No round has this number: it was never begun, or it has been deleted."""


class RoundTakenError(StoreError):
    """Another process has played on with, or finished, the round that is being played here."""


class SettingsError(Exception):
    """The settings file cannot be used or written; the message names the file and the line."""
