"""Questions shared by several games; each may raise `LeavingError`."""

from collections.abc import Collection
from typing import Final

from wordarcade.plain.dialogue import Dialogue

_YES: Final = frozenset({"y", "yes"})
_NO: Final = frozenset({"", "n", "no"})


def agrees(dialogue: Dialogue, question: str) -> bool:
    """Return whether the answer is yes; an empty answer means no.

    Args:
        dialogue: with whom.
        question: with a space behind it; beyond the assignment, the answers follow.
    """
    question = question if dialogue.assignment else f"{question}[y/N] "
    while (answer := dialogue.choose(question).lower()) not in _YES:
        if answer in _NO:
            return False
        dialogue.tell("Please answer yes or no.")
    return True


def require_number(
    dialogue: Dialogue, prompt: str, numbers: Collection[int], complaint: str
) -> int:
    """Ask until the answer is one of `numbers`.

    Args:
        dialogue: with whom.
        prompt: the question.
        numbers: what may be answered.
        complaint: the sentence that any other answer is met with.
    """
    # Compared as text: what is typed may be longer than what Python reads as a number.
    while (answer := dialogue.choose(prompt)) not in map(str, numbers):
        dialogue.tell(complaint)
    return int(answer)


def ask_number(
    dialogue: Dialogue, prompt: str, numbers: Collection[int], complaint: str
) -> int | None:
    """Ask until the answer is one of `numbers`; None if nothing is said.

    Args:
        dialogue: with whom.
        prompt: the question.
        numbers: what may be answered.
        complaint: the sentence that any other answer is met with.
    """
    while answer := dialogue.choose(prompt):
        # Compared as text: what is typed may be longer than what Python reads as a number.
        if answer in map(str, numbers):
            return int(answer)
        dialogue.tell(complaint)
    return None
