"""A word search round as an immutable value."""

from wordarcade.engine.grid_moves import GridMove
from wordarcade.engine.grid_round import GridRound
from wordarcade.engine.verdict import Refusal
from wordarcade.engine.word_search.config import WordSearchConfig


class WordSearchRound(GridRound[WordSearchConfig, GridMove]):
    """A round for words of the lexicon, or for hidden words; checks run in Boggle's order."""

    __slots__ = ()

    def path_of(self, word: str) -> tuple[int, ...]:
        """Return the path of a word that counts: any, or the straight line of a hidden word."""
        if self.config.hidden is None:
            return super().path_of(word)
        line = self.config.hidden.lines.get(word)
        return () if line is None else line.cells

    def _refusal(self, word: str, traced: tuple[int, ...], elapsed_ms: int) -> Refusal | None:
        """Return the first check that `word` fails; a hidden word only has to be on the list."""
        refusal = super()._refusal(word, traced, elapsed_ms)
        if self.config.hidden is None or refusal in {Refusal.ROUND_OVER, Refusal.ALREADY_USED}:
            return refusal
        return None if word in self.config.hidden.lines else Refusal.NOT_ON_LIST
