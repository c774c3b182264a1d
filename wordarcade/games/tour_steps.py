"""The steps of the tour: what each tells, and the word that it waits for."""

from typing import Final, NamedTuple


class TourStep(NamedTuple):
    """A step of the tour.

    Attributes:
        title: what it is about.
        about: what to know, in a few sentences.
        task: what to do.
        word: the word that it waits for, lowercase; empty for none.
        done: what is said once it was played.
        how: what to do with an empty entry line, in a few words; empty where there is no word.
        refused: whether the word is to be refused.
        entered: whether the word is entered already, to be played.
        traced: whether the word is to be traced: the board shows its cursor at once.
        keys: keys to know, each with what it does.
    """

    title: str
    about: str
    task: str
    word: str = ""
    done: str = ""
    how: str = ""
    refused: bool = False
    entered: bool = False
    traced: bool = False
    keys: tuple[tuple[str, str], ...] = ()


STEPS: Final = (
    TourStep(
        "Words hide among the tiles",
        "Make words by moving from tile to touching tile, corners included. Use no tile twice. "
        "Longer words score more.",
        "STONE is one of them: press Enter to play it.",
        word="stone",
        done="STONE is yours: 2 points.",
        how="Type STONE",
        entered=True,
    ),
    TourStep(
        "Type what you see",
        "The tiles light up as you type, numbered in order.",
        "Type HARE, then press Enter.",
        word="hare",
        done="HARE is yours: 1 point.",
        how="Type HARE",
    ),
    TourStep(
        "Or trace it",
        "Move with the arrows, pick each tile with Space, then press Enter. Or drag across them "
        "with the mouse.",
        "Trace STAR from the top left corner.",
        word="star",
        done="STAR is yours too: 1 point.",
        how="Trace STAR",
        traced=True,
    ),
    TourStep(
        "You always learn why",
        "A wrong word costs nothing, and you see what's wrong with it.",
        "Type TREE, which isn't on this board, then press Enter.",
        word="tree",
        done="TREE is refused: no other E touches the first one.",
        how="Type TREE",
        refused=True,
    ),
    TourStep(
        "That's all you need",
        "Every move is saved as you make it. Five games are waiting at Home, each with a new "
        "puzzle every day.",
        "Enter opens Home.",
        keys=(
            ("Esc", "Home"),
            ("Ctrl+T", "a hint"),
            ("F1", "help"),
            ("Ctrl+P", "all commands"),
        ),
    ),
)
"""All of them, in order: the last one waits for no word."""
