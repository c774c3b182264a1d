"""How a game is ended before its time, and what follows when it is over."""

from textual.screen import Screen

from wordarcade.engine.scrabble.moves import EndGame, Move, Resign
from wordarcade.games.routes import Route
from wordarcade.players.scrabble.opponents import Opponents
from wordarcade.screens.confirm import ConfirmScreen
from wordarcade.screens.scrabble.helping import HelpingScreen
from wordarcade.screens.scrabble.results import ScrabbleResultsScreen
from wordarcade.services import Services
from wordarcade.store.scrabble_rounds import SavedScrabbleRound


class EndingScreen(HelpingScreen):
    """Asks before what cannot be undone, and shows the results.

    Args:
        services: the collaborators.
        saved: the game, on record.
        opponents: the computer players of its lexicon.
        another: what opens a new game like this one.
        elapsed_ms: play time so far.
        finished: whether the game is among the finished ones already.

    Attributes:
        another: what opens a new game like this one.
    """

    def __init__(
        self,
        services: Services,
        saved: SavedScrabbleRound,
        opponents: Opponents,
        another: Route,
        *,
        elapsed_ms: int = 0,
        finished: bool = False,
    ) -> None:
        super().__init__(services, saved, opponents, elapsed_ms=elapsed_ms, finished=finished)
        self.another = another

    def same_again(self) -> Screen[None]:
        """Return a screen for a new game with the same tiles in the bag."""
        raise NotImplementedError

    # Ends before the time

    def ask(self, question: str, yes: str, move: Move) -> None:
        """Make a move of the player whose turn it is after a question."""
        asked = self.round

        def answered(agreed: bool | None) -> None:
            if agreed and self.round is asked and self.playable():
                self.make_move(move)

        self.show_above(ConfirmScreen(question, yes=yes, no="Play on"), answered)

    def resign(self) -> None:
        """Resign, after a question."""
        if self.my_turn():
            self.ask("Resign? You lose the game.", "Resign", Resign())

    def end_game(self) -> None:
        """End the game for all, after a question."""
        if self.playable():
            question = "End the game for all? Everybody loses the tiles on the rack."
            self.ask(question, "End it", EndGame())

    # After the end

    def show_results(self) -> None:
        """Go on to the results."""
        self.give_way(
            lambda: ScrabbleResultsScreen(
                self.round,
                self.opponents.adviser(self.round.config),
                self.stopwatch.elapsed_ms,
                another=self.another,
                same=self.same_again,
            )
        )
