"""Questions that several games ask."""

from wordarcade.plain.dialogue import Dialogue


def ask_number(dialogue: Dialogue, prompt: str, numbers: range, complaint: str) -> int | None:
    """Ask until the answer is one of `numbers`; None if nothing is said.

    Args:
        dialogue: with whom.
        prompt: the question.
        numbers: what may be answered, in steps of 1.
        complaint: the sentence that any other answer is met with.
    """
    while answer := (dialogue.ask(prompt) or "").strip():
        # Compared as text: what is typed may be longer than what Python reads as a number.
        if answer in map(str, numbers):
            return int(answer)
        dialogue.tell(complaint)
    return None
