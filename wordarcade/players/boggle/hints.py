"""What the hints of a round tell; all of it follows from the round and the board's words."""

from collections.abc import Mapping

from wordarcade.engine.boggle.moves import Hint
from wordarcade.engine.boggle.round import BoggleRound
from wordarcade.players.boggle.solution import Solution
from wordarcade.wording import count


def words_left(state: BoggleRound, solution: Solution) -> Solution:
    """Return the words that have not been found."""
    return solution.left({found.word for found in state.found})


def lengths_shown(state: BoggleRound) -> bool:
    """Whether the player has asked how many words of each length are left."""
    return any(hint.hint is Hint.LENGTHS for hint in state.hints)


def lengths_text(left: Solution) -> str:
    """Return how many words there are of each length, such as "3:31 4:38"."""
    return " ".join(f"{length}:{number}" for length, number in left.count_by_length().items())


def cell_marks(state: BoggleRound, left: Solution) -> Mapping[int, str]:
    """Return, for each cell asked about, the mark of how many words left start there."""
    return {
        hint.cell: f"?{left.count_from(hint.cell)}" for hint in state.hints if hint.cell is not None
    }


def last_sentence(state: BoggleRound, solution: Solution) -> str:
    """Return what the hint taken last tells; there is one."""
    left, last = words_left(state, solution), state.hints[-1]
    match last.hint:
        case Hint.LENGTHS:
            return f"{count(len(left.words), 'word')} left: {lengths_text(left)}"
        case Hint.CELL if last.cell is not None:
            return _cell_sentence(state, left, last.cell)
        case Hint.CELL | Hint.FIRST_LETTER:
            return _first_letter_sentence(state, left)


def _cell_sentence(state: BoggleRound, left: Solution, cell: int) -> str:
    face = state.config.grid.cells[cell].capitalize()
    number = left.count_from(cell)
    return f"{count(number, 'word')} left {'starts' if number == 1 else 'start'} on this {face}."


def _first_letter_sentence(state: BoggleRound, left: Solution) -> str:
    """Tell of the longest word when first asked, then of the next, and so on round."""
    asked = sum(hint.hint is Hint.FIRST_LETTER for hint in state.hints)
    longest_first = sorted(left.words, key=lambda word: (-len(word.word), word.word))
    if not longest_first:
        return "There is no word left."
    word = longest_first[(asked - 1) % len(longest_first)].word
    return f"A word of {count(len(word), 'letter')} starts with {word[0].upper()}."
