"""The two errors of the assignment's contract, named as it names them."""


class IllegalArgumentError(ValueError):
    """An argument is missing or breaks a rule; the message says which and how."""


class IllegalStateError(RuntimeError):
    """A query needs a lexicon, and none has been loaded."""
