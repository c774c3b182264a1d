"""Help along the way: hints, and words looked up."""

from typing import ClassVar

from textual.binding import Binding, BindingType

from wordarcade.engine.scrabble.game import ScrabbleGame
from wordarcade.engine.scrabble.turns import Phase
from wordarcade.players.scrabble.adviser import Turn
from wordarcade.players.scrabble.hint import HintStep, hint
from wordarcade.players.scrabble.hint_sentences import hint_sentence
from wordarcade.screens.scrabble.turns import TurnsScreen
from wordarcade.screens.scrabble.word_check import WordCheckScreen
from wordarcade.widgets.tone import Tone


class HelpingScreen(TurnsScreen):
    """Tells of the best turn, a little more each time, and which words there are."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f7", "check_words", "Check words", show=False, id="scrabble.check"),
    ]

    _hinted: tuple[ScrabbleGame, Turn | None, HintStep] | None = None

    def action_hint(self) -> None:
        """Tell a little more of the best turn."""
        if not self.my_turn() or self.round.phase is not Phase.PLAY:
            return
        if self._hinted is not None and self._hinted[0] is self.round:
            _, best, step = self._hinted
            self._tell(best, HintStep(min(step + 1, max(HintStep))))
        else:
            self.message_line.show("Looking for a good turn …", Tone.HINT)
            self.ask_for_advice()

    def advise(self, best: Turn | None) -> None:
        """Give the first hint of a turn."""
        self._tell(best, min(HintStep))

    def _tell(self, best: Turn | None, step: HintStep) -> None:
        self._hinted = (self.round, best, step)
        told = hint(best, step)
        self.board.hinted = frozenset(told.squares or ())
        self.confide(hint_sentence(told, self.round.board), Tone.HINT)

    def show_game(self) -> None:
        """Show how the game stands; a hint is for one turn."""
        self.board.hinted = frozenset()
        super().show_game()

    def action_check_words(self) -> None:
        """Look words up."""
        if self.playable():
            self.show_above(WordCheckScreen(self.round.lexicon))
