"""The goals of a word search board: its ranks, its targets, and the order of its hints."""

from collections.abc import Sequence

from wordarcade.engine.verdict import Scored
from wordarcade.lexicon.familiarity import Familiarity
from wordarcade.players.grid_hints import hint_order, with_easy_start
from wordarcade.players.word_search.ranks import Rank
from wordarcade.players.word_search.solution import WordSearchSolution
from wordarcade.players.word_search.targets import Target, Targets


class Goals:
    """The goals of one board; slow to make, since every word is looked at.

    Hidden words are all there is to aim at, so that their board has no ranks and no targets.

    Args:
        solution: every word of the board.

    Attributes:
        lengths: the number of words of each length.
        ranks: rising; empty for hidden words.
        worthwhile: the same, the most worthwhile first: every word that is not offensive, or
            all the hidden ones.
        everyday: the words that everybody knows; empty for hidden words.
    """

    def __init__(self, solution: WordSearchSolution) -> None:
        config = solution.config
        self.lengths = solution.count_by_length()
        self._targets: Targets | None = None
        self.ranks: Sequence[Rank] = solution.ranks
        self.everyday: frozenset[str] = frozenset()
        if config.hidden is not None:
            self.worthwhile: Sequence[str] = config.hidden.words
            self._hints = with_easy_start(self.worthwhile, self.worthwhile)
            return
        familiarity = Familiarity.shipped()
        self.everyday = solution.everyday
        everyday = [word for word in solution.words if word in self.everyday]
        self.worthwhile = hint_order(filter(familiarity.offers, solution.words), self.everyday)
        self._hints = with_easy_start(self.worthwhile, self.everyday)
        self._targets = Targets(solution, everyday)

    def targets(self, found: Sequence[Scored]) -> tuple[Target, ...]:
        """Return the targets, with how near the words found have come to each."""
        return () if self._targets is None else self._targets.reached(found)

    def hints(self, found: Sequence[Scored]) -> Sequence[str]:
        """Return the words that hints offer, in their order, a short one first.

        While a target is open those come first that serve it: everyday words if there are any.

        Args:
            found: the words found.
        """
        if self._targets is None:
            return self._hints
        everyday = [word for word in self.worthwhile if word in self.everyday]
        serving = self._targets.serving(everyday, found)
        first = frozenset(serving)
        return [*serving, *(word for word in self._hints if word not in first)]
