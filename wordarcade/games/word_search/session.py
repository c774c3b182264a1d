"""The session of a word search round."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace

from wordarcade.engine.grid_moves import ShowCells
from wordarcade.engine.verdict import Verdict
from wordarcade.engine.word_search.config import OWN_BOARD, WordSearchConfig
from wordarcade.engine.word_search.hidden import HiddenWords
from wordarcade.engine.word_search.round import WordSearchRound
from wordarcade.engine.word_search.setup import HiddenSetup, Letters, WordSearchSetup
from wordarcade.engine.word_search.themes import theme_titled
from wordarcade.games.grid_session import GridSession
from wordarcade.games.routes import NewGameRoute
from wordarcade.games.training.missed import missed_on_grid
from wordarcade.games.word_search.hidden_text import hidden_total
from wordarcade.games.word_search.record import RECORD, variant
from wordarcade.lexicon.familiarity import Familiarity
from wordarcade.lexicon.lexicon import Lexicon
from wordarcade.players.word_search.goals import Goals
from wordarcade.players.word_search.ranks import RANKS, Rank, rank_number
from wordarcade.players.word_search.solution import WordSearchSolution
from wordarcade.players.word_search.solver import WordSearchSolver, solve
from wordarcade.players.word_search.targets import TARGETS, Target
from wordarcade.support.progress import Report
from wordarcade.support.wording import clock_text

__all__ = ["RANKS", "TARGETS", "Rank", "Target", "WordSearchSession", "WordSearchSolution"]


class WordSearchSession(GridSession[WordSearchRound, WordSearchSolution, WordSearchSetup]):
    """A round for every word of the lexicon, or for hidden words, with hints."""

    RECORD = RECORD
    HINTS = (ShowCells,)

    _goals: Goals | None = None

    def solve(self, report: Report) -> WordSearchSolution:
        """Return every word of the board, and work out its goals; call it in a thread.

        Raises:
            ResourceMissingError: the installation is incomplete.
        """
        solution = solve(self.state.config, self.lexicon, report)
        self._goals = Goals(solution)
        return solution

    @property
    def hidden(self) -> HiddenWords | None:
        """The hidden words, or None where every word of the lexicon counts."""
        hidden: HiddenWords | None = self.state.config.hidden
        return hidden

    @property
    def hidden_left(self) -> int:
        """The number of hidden words still to be found."""
        return 0 if self.hidden is None else len(self.hidden.words) - len(self.state.found)

    @property
    def outcome(self) -> str:
        """What a round that is over has come to: points, or hidden words and the time they took."""
        if self.hidden is None:
            return super().outcome
        told = hidden_total(self.state.found, self.hidden)
        taken = f" in {clock_text(self.elapsed_ms)}" if not self.hidden_left else ""
        return f"{told.removesuffix('!')}{taken}!" if taken else told

    @property
    def names_hinted(self) -> bool:
        """Whether hints say for which word they are: the list of hidden words is open."""
        return self.hidden is not None

    def words_begun(self, text: str, path: tuple[int, ...]) -> Collection[str]:
        """Return the hidden words that a player may be about to enter.

        Args:
            text: the letters typed, lowercase; empty for none.
            path: the cells of the line that is marked so far; empty for none.
        """
        if self.hidden is None or not (text or path):
            return ()
        if not path:
            return {word for word in self.hidden.words if word.startswith(text)}
        ending = {
            word: line.cells
            for word, line in self.hidden.lines.items()
            if path[0] in (line.cells[0], line.cells[-1])
        }
        along = {word for word, cells in ending.items() if set(path).issubset(cells)}
        return along or ending

    def still_hidden(self, word: str) -> bool:
        """Return whether `word` is on the list and not found: to name it is not to find it."""
        return (
            self.hidden is not None
            and word in self.hidden.lines
            and all(found.word != word for found in self.state.found)
        )

    def mark(self, path: tuple[int, ...]) -> Verdict | None:
        """Play the hidden word along a line of cells, marked from either of its ends."""
        word = None if self.hidden is None else self.hidden.word_along(path)
        return self.play(word or self.grid.text_of(path))

    def path_is_known(self, word: str) -> bool:
        """Return whether the grid finds or rules out `word` without a long search."""
        return self.hidden is not None or super().path_is_known(word)

    def words_at(self, cell: int, report: Report) -> Sequence[str]:
        """Return the words that start on a cell, and those found that lead over it; slow.

        Of hidden words, all that lie on the cell.

        Args:
            cell: row-major index.
            report: called with the share done; an exception it raises stops the search.
        """
        if self.hidden is not None:
            lines = self.hidden.lines
            return tuple(word for word in self.hidden.words if cell in lines[word].cells)
        starting = WordSearchSolver(self.state.config, self.lexicon).words_from(cell, report)
        crossing = (found.word for found in self.state.found if cell in found.path)
        return tuple(dict.fromkeys([*starting, *crossing]))

    @property
    def variant(self) -> str:
        """The variant, within which rounds are compared."""
        return variant(self.state.config)

    @property
    def count_by_length(self) -> Mapping[int, int]:
        """The number of words of each length; empty while unknown."""
        return {} if self._goals is None else self._goals.lengths

    # Goals and hints

    @property
    def may_set_record(self) -> bool:
        """Whether a round on this board may set a record, but for hints."""
        return self.state.config.origin != OWN_BOARD

    @property
    def ranks(self) -> Sequence[Rank]:
        """The ranks of the board, rising; empty while unknown, and for hidden words."""
        return () if self._goals is None else self._goals.ranks

    @property
    def rank(self) -> int:
        """The place in `ranks` of the rank reached without hints; 0 while they are unknown."""
        return max(0, rank_number(self.ranks, self.state.unaided_score))

    @property
    def _earned(self) -> tuple[str, ...]:
        return super()._earned if self.hidden is not None else (*super()._earned, "rank")

    @property
    def targets(self) -> Sequence[Target]:
        """The targets; none while unknown, and for hidden words."""
        return () if self._goals is None else self._goals.targets(self.state.found)

    @property
    def hint_order(self) -> Sequence[str]:
        """The words that hints offer, in their order: none is offensive. Empty while unknown."""
        return () if self._goals is None else self._goals.hints(self.state.found)

    def worth_learning(self, most: int) -> Sequence[str]:
        """Return words that were missed, those first that most people know.

        The beginning of another of them, along the same cells, is no lesson of its own.

        Args:
            most: how many at most.
        """
        found = {found.word for found in self.state.found}
        words = () if self._goals is None else self._goals.worthwhile
        lessons: list[str] = []
        for word in words:
            if len(lessons) == most:
                break
            if word not in found and not any(self._begins(word, other) for other in lessons):
                lessons.append(word)
        return tuple(lessons)

    def _begins(self, word: str, other: str) -> bool:
        """Return whether a word is the beginning of another one, along the same cells."""
        if not other.startswith(word):
            return False
        path = self.state.path_of(word)
        return self.state.path_of(other)[: len(path)] == path

    def missed(self, solution: object) -> Sequence[tuple[str, str]]:
        """Return what there is to learn from missed words; hidden ones everybody knows."""
        if not isinstance(solution, WordSearchSolution) or self._goals is None or self.hidden:
            return ()
        found = [each.word for each in self.state.found]
        offers, everyday = Familiarity.shipped().offers, self._goals.everyday
        return missed_on_grid(filter(offers, solution.words), filter(offers, found), everyday)

    # Other rounds like this one

    @property
    def another(self) -> NewGameRoute:
        """The route to a new board by the same choices, which asks for an own board again.

        The player's own list of words is hidden again, at other places. A surprise is another one.
        """
        own = self.hidden is None and self.state.config.origin == OWN_BOARD
        setup = replace(self._setup, board=None, file=None, seed=None)
        if setup.hidden is not None and self.hidden is not None and setup.hidden.surprise:
            besides = (theme_titled(self.hidden.title),)
            setup = replace(setup, hidden=replace(setup.hidden, besides=besides))
        return NewGameRoute("wordsearch", setup, ask=own)


def setup_of(config: WordSearchConfig, lexicon: Lexicon) -> WordSearchSetup:
    """Return the choices behind a round, without its band, since bands are not saved.

    Nor is the player's own list of words: words of any theme are hidden instead.
    """
    own = config.origin == OWN_BOARD
    return WordSearchSetup(
        size=config.grid.rows,
        letters=Letters.COMMON if own else Letters(config.origin),
        min_length=None if config.hidden else config.min_length,
        lexicon=lexicon.source,
        timer=config.timer,
        hidden=None if config.hidden is None else _hidden_setup(config.hidden),
    )


def _hidden_setup(hidden: HiddenWords) -> HiddenSetup:
    return HiddenSetup(theme=theme_titled(hidden.title), directions=hidden.directions)
