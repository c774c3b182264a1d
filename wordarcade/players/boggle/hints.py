"""The hints of Boggle: a word not found yet, letter by letter."""

from dataclasses import dataclass

from wordarcade.engine.boggle.moves import Hint, TakeHint
from wordarcade.engine.boggle.round import BoggleRound
from wordarcade.players.boggle.solution import Solution, SolvedWord
from wordarcade.support.wording import count


@dataclass(frozen=True, slots=True)
class HintedWord:
    """A word of which a part is told.

    Attributes:
        word: the word.
        shown: how many cells of its path are told, from the first; at least 1.
    """

    word: SolvedWord
    shown: int

    @property
    def path(self) -> tuple[int, ...]:
        """The cells told."""
        return self.word.path[: self.shown]

    @property
    def complete(self) -> bool:
        """Whether all of it is told."""
        return self.shown >= len(self.word.path)


def hinted_word(state: BoggleRound, solution: Solution) -> HintedWord | None:
    """Return the word that the last hint was about, unless it is found or there was none."""
    asked = [hint.word for hint in state.hints if hint.hint is Hint.NEXT_LETTER]
    if not asked or any(found.word == asked[-1] for found in state.found):
        return None
    word = solution.by_word.get(asked[-1])
    return None if word is None else HintedWord(word, asked.count(asked[-1]))


def next_hint(state: BoggleRound, solution: Solution) -> TakeHint | None:
    """Return the next hint: one letter more of the same word, or the first of another one.

    Everyday words come first, the longest of them before others.

    Returns:
        The hint; None if every word left has been told.
    """
    current = hinted_word(state, solution)
    if current is not None and not current.complete:
        return TakeHint(Hint.NEXT_LETTER, word=current.word.word)
    done = {found.word for found in state.found} | {hint.word for hint in state.hints}
    left = solution.left(done)
    word = min(
        (word.word for word in left.words),
        key=lambda word: (word not in left.everyday, -len(word), word),
        default=None,
    )
    return None if word is None else TakeHint(Hint.NEXT_LETTER, word=word)


def sentence(state: BoggleRound, hinted: HintedWord) -> str:
    """Return what the last hint tells."""
    cells = state.config.grid.cells
    word, face = hinted.word, cells[hinted.path[-1]].capitalize()
    if hinted.complete:
        return f"{word.word.upper()}, for {count(word.points, 'point')}. Enter plays it."
    if hinted.shown == 1:
        letters = count(len(word.word), "letter")
        return f"A word of {letters} starts at {face}."
    before = cells[hinted.path[-2]].capitalize()
    togo = len(word.word) - sum(len(cells[cell]) for cell in hinted.path)
    return f"From {before} on to {face}. {count(togo, 'letter').capitalize()} to go."
