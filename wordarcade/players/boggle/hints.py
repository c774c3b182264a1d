"""The hints of Boggle, derived from a round and the board's words."""

from collections.abc import Mapping

from wordarcade.engine.boggle.moves import Hint
from wordarcade.engine.boggle.round import BoggleRound
from wordarcade.players.boggle.solution import Solution
from wordarcade.support.wording import count


def words_left(state: BoggleRound, solution: Solution) -> Solution:
    """Return the words that have not been found."""
    return solution.left({found.word for found in state.found})


def lengths_shown(state: BoggleRound) -> bool:
    """Return whether the player has asked for the lengths of the words left."""
    return any(hint.hint is Hint.LENGTHS for hint in state.hints)


def lengths_text(left: Solution) -> str:
    """Return the number of words by length, such as "3:31 4:38"."""
    return " ".join(f"{length}:{number}" for length, number in left.count_by_length().items())


def cell_marks(state: BoggleRound, left: Solution) -> Mapping[int, str]:
    """Return a mark for each cell asked about: the number of words left that start there."""
    return {
        hint.cell: f"?{left.count_from(hint.cell)}" for hint in state.hints if hint.cell is not None
    }


def last_sentence(state: BoggleRound, solution: Solution) -> str:
    """Return the sentence of the last hint; at least one was taken."""
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
    """Return the first letter of the longest word, then of the next at each request, in a cycle."""
    asked = sum(hint.hint is Hint.FIRST_LETTER for hint in state.hints)
    longest_first = sorted(left.words, key=lambda word: (-len(word.word), word.word))
    if not longest_first:
        return "No words left."
    word = longest_first[(asked - 1) % len(longest_first)].word
    return f"A word of {count(len(word), 'letter')} starts with {word[0].upper()}."
