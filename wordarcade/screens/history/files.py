"""Games written to files and read from them, from the history."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from wordarcade.games.exchange import export_of, import_file
from wordarcade.games.registry import Registry
from wordarcade.screens.arcade_screen import ArcadeScreen
from wordarcade.screens.ask_path import ask_path
from wordarcade.screens.new_file import NewFileError, write_new
from wordarcade.services import GameId, ListedGame, Services
from wordarcade.support.errors import ArcadeError
from wordarcade.support.progress import to_nobody
from wordarcade.widgets.message_line import MessageLine
from wordarcade.widgets.tone import Tone


class GameFiles:
    """Exports and imports games, and says what came of it.

    Args:
        screen: the screen that asks for files.
        services: the app's services.
        games: the games that there are.
        message: where it is said.
    """

    def __init__(
        self, screen: ArcadeScreen[Any], services: Services, games: Registry, message: MessageLine
    ) -> None:
        self._screen: Final = screen
        self._services: Final = services
        self._games: Final = games
        self._message: Final = message

    def export(self, game: ListedGame) -> None:
        """Ask for a file, and write a game to it."""
        question = "Write the game to a file, as JSON"
        if self._games[game.game].gcg is not None:
            question += ", or as GCG if its name ends in .gcg"
        proposed = Path.cwd() / f"{game.game}-{game.id}.json"
        self._screen.show_above(
            ask_path(f"{question}.", proposed), lambda path: self._write(game.id, path)
        )

    def _write(self, game_id: GameId, path: Path | None) -> None:
        if path is None:
            return
        try:
            form = "gcg" if path.suffix.lower() == ".gcg" else "json"
            write_new(path, export_of(self._services, self._games, game_id, form))
        except (ArcadeError, NewFileError) as error:
            self._message.say(str(error), Tone.REFUSED)
        else:
            self._message.say(f"Wrote game {game_id} to {path.absolute()}", Tone.ACCEPTED)

    def import_(self, then: Callable[[GameId], None]) -> None:
        """Ask for a file with a game, and save it.

        Args:
            then: called with the number of the game.
        """
        question = "A game that was exported as JSON, or a game of Scrabble as GCG."
        self._screen.show_above(
            ask_path(question, Path.cwd() / "game.json", "Import"),
            lambda path: self._import(path, then),
        )

    def _import(self, path: Path | None, then: Callable[[GameId], None]) -> None:
        if path is None:
            return
        try:
            game_id = import_file(self._services, self._games, path, to_nobody)
        except ArcadeError as error:
            self._message.say(str(error), Tone.REFUSED)
        else:
            self._message.say(f"Imported as game {game_id}.", Tone.ACCEPTED)
            then(game_id)
