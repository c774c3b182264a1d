"""The session of a grid game, solved in the background during play."""

from abc import abstractmethod
from collections.abc import Container, Sequence
from functools import cached_property
from typing import Any, Generic, Protocol, Self, TypeVar

from wordarcade.engine.grid_moves import End, EndRound, PlayWord
from wordarcade.engine.grid_round import GridRound
from wordarcade.engine.letter_grid import LetterGrid
from wordarcade.engine.path_search import SearchLimitError
from wordarcade.engine.verdict import Verdict
from wordarcade.games.bests import Best, personal_best
from wordarcade.games.ghost import Ghost, ghost_of
from wordarcade.games.grid_sentences import total
from wordarcade.games.session import GameSession
from wordarcade.lexicon.lexicon import Lexicon
from wordarcade.players.grid_hints import hint_sentence, last_hint, next_hint, shown_path
from wordarcade.services import Services
from wordarcade.store.records import GameHeader
from wordarcade.support.progress import Report
from wordarcade.support.wording import listed


class GridSolution(Protocol):
    """The full solution of a board."""

    @property
    def words(self) -> Sequence[object]:
        """The words."""


_Round = TypeVar("_Round", bound=GridRound[Any, Any])
_Solution = TypeVar("_Solution", bound=GridSolution)
_Setup = TypeVar("_Setup")


class GridSession(GameSession[_Round, Any, Verdict], Generic[_Round, _Solution, _Setup]):
    """A round that learns the full solution of its board during play.

    Args:
        services: the app's services.
        state: the current round.
        seed: of the board.
        lexicon: the lexicon of the round.
        setup: the choices behind it.
        saved: the header of the saved round that is resumed; None for a new one.

    Attributes:
        lexicon: the lexicon of the round.
        solution: every word of the board; None until the solver is done.
    """

    solution: _Solution | None = None

    def __init__(
        self,
        services: Services,
        state: _Round,
        seed: int,
        *,
        lexicon: Lexicon,
        setup: _Setup,
        saved: GameHeader | None = None,
    ) -> None:
        super().__init__(services, state, seed, saved)
        self.lexicon = lexicon
        self._setup = setup

    def again(self) -> Self:
        """Return the session of a new round on the same board."""
        state = self.state.replay(self.state.config, self.lexicon, ())
        return type(self)(self.services, state, self.seed, lexicon=self.lexicon, setup=self._setup)

    def resumed(self, report: Report) -> Self:
        """Return this session, resumed: of a round that is over the results are ready; slow.

        Args:
            report: called with the share done, from 0 to 1; an exception it raises stops the
                search.
        """
        if self.is_over:
            self.find_words(report)
        return self

    @property
    def grid(self) -> LetterGrid:
        """The board."""
        grid: LetterGrid = self.state.config.grid
        return grid

    @property
    def remaining_ms(self) -> int | None:
        """The milliseconds left, or None if the round is untimed."""
        return self.state.remaining_ms(self.elapsed_ms)

    @abstractmethod
    def solve(self, report: Report) -> _Solution:
        """Return every word of the board; slow.

        Args:
            report: called with the share done, from 0 to 1; an exception it raises stops the
                search.
        """

    def find_words(self, report: Report) -> _Solution:
        """Return every word of the board, from a search if they are not known; slow.

        This triggers nothing that waits for them; `know` does.
        """
        if self.solution is None:
            self.solution = self.solve(report)
        return self.solution

    def know(self, solution: _Solution) -> None:
        """Take the solution, and do what has waited for it."""
        self.solution = solution
        if self.is_over:
            self.close(solution)
        else:
            self._end_if_all_found()

    @property
    def outcome(self) -> str:
        """What a round that is over has come to; overridden where no points count."""
        return total(self.state.score)

    # The best round before

    @property
    @abstractmethod
    def variant(self) -> str:
        """The variant, within which rounds are compared."""

    @cached_property
    def best(self) -> Best | None:
        """The best earlier round of the same variant, by the same lexicon; none in a duel."""
        if self.duel is not None:
            return None
        games = self.services.games
        return personal_best(
            games, self.RECORD.game, self.variant, self.lexicon.name, besides=self.id
        )

    @cached_property
    def ghost(self) -> Ghost | None:
        """The best round as it went, to race against; None unless that is wished, and timed."""
        wished = self.services.settings.current.ghost
        if not wished or self.remaining_ms is None or self.best is None:
            return None
        return ghost_of(self.services, self.RECORD, self.best)

    @property
    def ghost_points(self) -> int | None:
        """The points that the ghost had by now; None without one."""
        return None if self.ghost is None else self.ghost.points_at(self.elapsed_ms)

    @property
    def words_left(self) -> int | None:
        """The number of words still to be found, or None while unknown."""
        return None if self.solution is None else len(self.solution.words) - len(self.state.found)

    # Hints

    @property
    @abstractmethod
    def hint_order(self) -> Sequence[str]:
        """The words that hints offer, in their order: none is offensive. Empty while unknown."""

    @property
    def names_hinted(self) -> bool:
        """Whether hints say for which word they are; overridden where the words are no secret."""
        return False

    @property
    def hint_cost(self) -> str:
        """What hints cost the words they tell of, and the round, in short sentences."""
        told = f"A hint means no {listed(self._earned, 'or')} for that word."
        return f"{told} It also rules out a record." if self.may_set_record else told

    @property
    def _earned(self) -> tuple[str, ...]:
        """What words earn beside points; overridden where there is more than stars."""
        return ("stars",)

    def take_hint(self, begun: Container[str] = ()) -> str | None:
        """Show more of a word that is not found yet, and return the sentence of it.

        Args:
            begun: the words that the player may be about to enter: these come first.

        Returns:
            The sentence; None if the words are not known yet, or hints have no more to offer.
        """
        before = last_hint(self.state)
        step = next_hint(self.state, self.hint_order, begun) if self.playable else None
        if step is None or self.apply(step) is None:
            return None
        told = hint_sentence(self.state, step, named=self.names_hinted)
        dropped = before is not None and before.word != step.word and not self.names_hinted
        return f"Next word: {told}" if dropped else told

    @property
    def shown_path(self) -> tuple[int, ...]:
        """The cells that the last hint shows; empty once its word is found."""
        return shown_path(self.state)

    @property
    def hinted_word(self) -> str:
        """The word that the last hint is about, lowercase; empty once it is found."""
        last = last_hint(self.state)
        return "" if last is None else last.word

    @property
    def shown_whole(self) -> bool:
        """Whether the last hint shows all of a word that is not found yet."""
        step = last_hint(self.state)
        return step is not None and len(self.state.path_of(step.word)) <= step.cells

    @property
    def next_hint(self) -> str:
        """What the next hint tells, in a few words, while a word is told; empty if nothing."""
        step = next_hint(self.state, self.hint_order) if self.shown_path else None
        if step is None:
            return ""
        if self.shown_whole:
            return "next word"
        whole = step.cells == len(self.state.path_of(step.word))
        return "the whole word" if whole else "its next letter"

    # Words

    def path_is_known(self, word: str) -> bool:
        """Return whether the grid finds or rules out `word` without a long search."""
        try:
            self.grid.find_path(word, far=False)
        except SearchLimitError:
            return False
        return True

    def play(self, word: str, path: tuple[int, ...] = ()) -> Verdict | None:
        """Play a word whose path is known; finding the last one ends the game.

        Args:
            word: its letters.
            path: the cells that the player traced; empty for the first path.
        """
        verdict = self.apply(PlayWord(word, path))
        self._end_if_all_found()
        return verdict

    def end(self, end: End) -> None:
        """End the game, and close it if the solution is known."""
        if self.playable and self.apply(EndRound(end)) is not None and self.solution is not None:
            self.close(self.solution)

    def time_is_up(self) -> None:
        """End the game."""
        self.end(End.TIME_UP)

    def _end_if_all_found(self) -> None:
        if self.words_left == 0 and self.state.found:
            self.end(End.ALL_FOUND)
