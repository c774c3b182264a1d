"""The base of all errors whose message is written for the player."""


class ArcadeError(Exception):
    """What was asked for cannot be done; the message is a sentence that can be shown as it is.

    It says what is wrong, where, and what to do. The command line prints it, screens show it; an
    error of any other kind is a fault of the program.
    """


class UnavailableError(ArcadeError):
    """A saved game is of a kind, or in a state, in which this cannot be done with it."""
