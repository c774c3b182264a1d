"""The keys that play on after a game, in the same words in all games."""

from textual.binding import Binding


def another_key(what: str, action: str = "another") -> Binding:
    """Return the key for a game like the last one with something new in it.

    Args:
        what: is new, such as a board.
        action: of the screen.
    """
    told = f"New {what}"
    return Binding("n", action, told, id="results.new", tooltip=f"{told}, same settings")


def same_key(what: str, action: str = "same_again", *, show: bool = True) -> Binding:
    """Return the key for playing what was played once more.

    Args:
        what: is the same, such as the board.
        action: of the screen.
        show: whether the footer has it.
    """
    told = f"Play the same {what} again"
    return Binding("s", action, f"Same {what}", show=show, id="results.same", tooltip=told)
