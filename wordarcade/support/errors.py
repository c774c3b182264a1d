"""The base of all errors whose message is written for the player."""


class ArcadeError(Exception):
    """A request that cannot be met; the message is a sentence to show as it is.

    It says what is wrong, where, and what to do. The command line prints it, screens show it; an
    error of any other kind is a fault of the program.
    """


class UnavailableError(ArcadeError):
    """A saved game is of a kind, or in a state, in which this cannot be done with it."""
