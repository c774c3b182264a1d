"""The list of families that a host could choose from."""

from textual.content import Content

from wordarcade.engine.hangman.moves import GuessLetter
from wordarcade.games.hangman.reviewing import Choice, ReviewedGuess
from wordarcade.looks.bars import slim_bar


def families(guess: ReviewedGuess, width: int, rows: int, *, mono: bool) -> Content:
    """Return the families of a guess, the largest first, the one that was taken marked.

    Args:
        guess: the guess.
        width: the columns available.
        rows: the most lines; the taken family is always among them.
        mono: whether there are no colours.
    """
    if not isinstance(guess.guess, GuessLetter):
        said = "yes, that's the word" if guess.guess.right else "no, that's not the word"
        return Content.styled(f"The answer: {said}.", "$role-muted")
    largest = max((choice.words for choice in guess.choices), default=1)
    shown = list(guess.choices[:rows])
    if not any(choice.taken for choice in shown):
        shown[-1:] = [choice for choice in guess.choices if choice.taken]
    more = len(guess.choices) - len(shown)
    lines = [_line(choice, largest, width, mono=mono) for choice in shown]
    if more:
        lines.append(Content.styled(f"  and {more:,} smaller", "$role-muted"))
    return Content("\n").join(lines)


def _line(choice: Choice, largest: int, width: int, *, mono: bool) -> Content:
    digits = len(f"{largest:,}")
    columns = max(1, width - len(choice.pattern) - digits - 4)
    ink = "$role-focus" if choice.taken else "$role-slot-line"
    return Content.assemble(
        ("◆ " if choice.taken else "  ", "bold $role-focus"),
        (choice.pattern.upper(), "bold" if choice.taken else "$role-muted"),
        " ",
        slim_bar(choice.words / largest, columns, ink=ink, mono=mono),
        (f" {choice.words:>{digits},}", "bold" if choice.taken else "$role-muted"),
    )
