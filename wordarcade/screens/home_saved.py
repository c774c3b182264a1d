"""The unfinished games on the home screen, to be continued or deleted."""

from contextlib import suppress
from functools import partial

from textual.content import Content
from textual.message import Message

from wordarcade.games.letters import letters_of, no_letters
from wordarcade.games.registry import Registry
from wordarcade.screens.arcade_screen import ArcadeScreen
from wordarcade.services import GameMissingError, ListedGame, NotWrittenError, Services
from wordarcade.widgets.game_list import GameList


class SavedGames(GameList):
    """The list of them; the foot of its box counts those that have no line.

    Args:
        services: the app's services.
        games: the games that there are.
    """

    class Deleted(Message):
        """A game has been deleted, or could not be.

        Attributes:
            fault: why it could not be, in a sentence; empty if it was.
        """

        def __init__(self, fault: str) -> None:
            super().__init__()
            self.fault = fault

    def __init__(self, services: Services, games: Registry) -> None:
        told = {game.name: game.letters for game in games}
        super().__init__(
            {game.name: game.title for game in games},
            services.clock,
            lambda game: letters_of(game, told.get(game.game, no_letters)),
            id="saved",
        )
        # Any content will do, though a string is declared.
        self.border_title = Content.styled("Continue", "bold")
        self._services = services

    def stand_on_first(self) -> None:
        """Give the focus to the game played last."""
        self.marked = 0
        self.focus()

    def on_game_list_fitted(self) -> None:
        """Say how many games have no line."""
        above, below = self.hidden_games
        parts = [f"{above} more ↑" if above else "", f"{below} more ↓" if below else ""]
        self.border_subtitle = Content("  ".join(filter(None, parts)))

    def ask_to_delete(self, screen: ArcadeScreen[None]) -> None:
        """Delete the marked game, if the player agrees.

        Args:
            screen: the screen that the question is shown above.
        """
        # Not needed to show the home screen, which is what a start waits for.
        from wordarcade.screens.asking import ask  # noqa: PLC0415 - see above
        from wordarcade.screens.confirm import ConfirmScreen  # noqa: PLC0415 - see above

        header = self.marked_game
        if header is None:
            return
        title = self._titles.get(header.game, f"Game {header.id}")
        question = (
            f"Delete this game? {title} {header.caption}. "
            f"For 30 days `wordarcade games restore {header.id}` brings it back."
        )

        dialogue = ConfirmScreen(question, yes="Delete", no="Keep", loses=True)
        ask(screen, dialogue, partial(self._delete, header))

    def _delete(self, header: ListedGame) -> None:
        fault = ""
        # Another process may have been quicker: the game is gone then, as wished.
        with suppress(GameMissingError):
            try:
                self._services.games.bin.delete(header.id)
            except NotWrittenError as error:
                fault = str(error)
        self.post_message(self.Deleted(fault))
