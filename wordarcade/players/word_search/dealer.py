"""Random word search boards, also with a number of words in a band."""

import random
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from wordarcade.engine.band import Band
from wordarcade.engine.letter_grid import LetterGrid
from wordarcade.engine.word_search.config import (
    DEFAULT_MIN_LENGTH,
    OWN_BOARD,
    WordSearchConfig,
)
from wordarcade.engine.word_search.hidden import LARGEST, SHORTEST, SMALLEST
from wordarcade.engine.word_search.setup import HiddenSetup, Letters, WordSearchSetup
from wordarcade.engine.word_search.themes import shipped_themes
from wordarcade.lexicon.lexicon import ALPHABET, Lexicon
from wordarcade.players.grid_solver import GridSolver
from wordarcade.players.word_search.hider import choose_words, hide
from wordarcade.players.word_search.word_list import WordListError, read_words
from wordarcade.support.progress import Report, to_nobody

MOST_CHANGES: Final = 1_000
FEWEST_CHANGES: Final = 20
_CELLS_SEARCHED: Final = 2_000_000
"""The search budget of a board, in cells; the number of changes is within these two bounds."""

_SAMPLE: Final = 2_000
"""The approximate size of an even sample of words for letter frequencies: some 10 ms of reading."""


def deal(
    setup: WordSearchSetup, lexicon: Lexicon, seed: int, report: Report = to_nobody
) -> WordSearchConfig:
    """Return the board and rules of `setup`.

    The same arguments always give the same board.

    Args:
        setup: the choices.
        lexicon: the one whose words are promised, and whose letters are common.
        seed: of the random letters.
        report: called with the share done; an exception it raises stops the work.
    """
    if setup.hidden is not None:
        return deal_hidden(setup, setup.hidden, seed, report)
    min_length = DEFAULT_MIN_LENGTH if setup.min_length is None else setup.min_length
    if setup.board is not None:
        return WordSearchConfig(setup.board, min_length, timer=setup.timer)
    rng = random.Random(seed)
    weights = letter_weights(setup.letters, lexicon)
    cells = rng.choices(ALPHABET, weights, k=setup.size**2)
    if setup.band is not None:
        promise = _Promise(setup.band, setup.size, min_length, lexicon)
        promise.keep(cells, weights, rng, report)
    grid = LetterGrid(setup.size, setup.size, tuple(cells))
    return WordSearchConfig(grid, min_length, setup.letters.value, setup.timer)


def deal_hidden(
    setup: WordSearchSetup, hidden: HiddenSetup, seed: int, report: Report = to_nobody
) -> WordSearchConfig:
    """Return a board with hidden words: some of a theme, or all of the player's own.

    The same arguments always give the same board.

    Args:
        setup: the choices; its size is that of the board.
        hidden: those for the words.
        seed: of the choice and the places of the words, and of the letters between them.
        report: called with the share done; an exception it raises stops the work.

    Raises:
        WordListError: the words cannot be hidden on such a board.
        FileError: a theme cannot be read.
        KeyError: there is no theme of this name.
    """
    rng = random.Random(seed)
    if hidden.file is not None:
        words: Sequence[str] = read_words(hidden.file)
        title, origin = _title_of(hidden.file), OWN_BOARD
    else:
        theme = shipped_themes()[hidden.theme or _any_theme(rng)]
        words, title = choose_words(theme.words, setup.size, rng), theme.title
        origin = Letters.COMMON.value
    if not SMALLEST <= setup.size <= LARGEST:
        raise WordListError(f"Hidden words need {SMALLEST} to {LARGEST} cells a row.")
    there = hide(words, setup.size, rng, report, title=title, directions=hidden.directions)
    return WordSearchConfig(there.grid, SHORTEST, origin, setup.timer, there)


def theme_by(seed: int) -> str:
    """Return the name of the theme that a seed stands for where none is chosen."""
    return _any_theme(random.Random(seed))


def _any_theme(rng: random.Random) -> str:
    return rng.choice(sorted(shipped_themes()))


def _title_of(file: Path) -> str:
    """Return what the name of a file of words says.

    >>> _title_of(Path("my/trees_and-bushes.txt"))
    'Trees and bushes'
    """
    return file.stem.replace("_", " ").replace("-", " ").strip().capitalize() or "Hidden words"


def letter_weights(letters: Letters, lexicon: Lexicon) -> Sequence[int]:
    """Return the relative frequency of each letter, a to z."""
    if letters is Letters.UNIFORM:
        return (1,) * len(ALPHABET)
    every = max(1, len(lexicon) // _SAMPLE)
    sample = Counter("".join(map(lexicon.word_at, range(0, len(lexicon), every))))
    return [sample[letter] for letter in ALPHABET]


class _Promise:
    """A promised number of words for boards of one size."""

    def __init__(self, band: Band, size: int, min_length: int, lexicon: Lexicon) -> None:
        self._band: Final = band
        self._size: Final = size
        self._min_length: Final = min_length
        self._solver: Final = GridSolver(lexicon, size, size, tuple(ALPHABET))

    def keep(
        self, cells: list[str], weights: Sequence[int], rng: random.Random, report: Report
    ) -> None:
        """Change `cells`, one letter at a time, until they keep the promise, or nearly do.

        Hill climbing: a change stays unless it leads away from the promise. That finds boards
        with three times the usual number of words, or a tenth of it, where rolling whole boards
        would search for ever.
        """
        affordable = _CELLS_SEARCHED // len(cells)
        changes = max(FEWEST_CHANGES, min(MOST_CHANGES, affordable))
        fault = self._fault_of(cells, 0, report)
        for number in range(changes):
            if fault == 0:
                return
            done = number / changes
            report(done)
            place = rng.randrange(len(cells))
            before = cells[place]
            cells[place] = rng.choices(ALPHABET, weights)[0]
            changed = self._fault_of(cells, done, report)
            if changed <= fault:
                fault = changed
            else:
                cells[place] = before

    def _fault_of(self, cells: Sequence[str], done: float, report: Report) -> int:
        """Return by how many words a board misses the promise, and report the share `done`."""
        self._solver.lay(LetterGrid(self._size, self._size, tuple(cells)))
        words = self._solver.count_words(self._min_length, lambda _: report(done))
        return self._band.distance(words)
