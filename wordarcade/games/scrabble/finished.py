"""Games to be gone through, analysed or written to a file."""

from wordarcade.engine.scrabble.game import ScrabbleGame
from wordarcade.games.scrabble.bots import Bots
from wordarcade.games.scrabble.record import RECORD, persons_of
from wordarcade.services import Services
from wordarcade.store.records import GameId, SavedGame
from wordarcade.support.errors import UnavailableError
from wordarcade.support.progress import Report

__all__ = ["GameId", "finished_game", "players_to_analyse", "saved_game"]


def saved_game(services: Services, saved: SavedGame, report: Report) -> ScrabbleGame:
    """Return a saved game as it was left.

    Args:
        services: the collaborators.
        saved: the game.
        report: told the share that is done; what it raises stops the work.

    Raises:
        LexiconError: its lexicon cannot be had.
        StoreError: the lexicon is another one than the game's, or the game is damaged.
    """
    return RECORD.state_of(saved, services.lexicons.open(saved.header.lexicon.name, report))


def finished_game(
    services: Services, saved: SavedGame, report: Report
) -> tuple[ScrabbleGame, Bots]:
    """Return a saved game that is over, and the bots who know the plays of its lexicon.

    Raises:
        LexiconError: its lexicon cannot be had.
        UnavailableError: it is unfinished.
        StoreError: its lexicon is another one, or it is damaged.
    """
    lexicon = services.lexicons.open(saved.header.lexicon.name, report)
    game = RECORD.state_of(saved, lexicon)
    if not RECORD.is_over(game):
        raise UnavailableError("The game isn't over. Until then nobody may see all the racks.")
    return game, Bots(services.lexicons, lexicon, services.locations.trained_leaves)


def players_to_analyse(game: ScrabbleGame) -> tuple[int, ...]:
    """Return whose turns may be analysed: those of all once a game is over.

    Before that, only the one person at the keyboard may look at past racks: their own.

    Raises:
        UnavailableError: it is unfinished, and several people play it, or none.
    """
    if RECORD.is_over(game):
        return tuple(range(len(game.config.players)))
    persons = persons_of(game.config)
    if len(persons) != 1:
        raise UnavailableError("Finish the game first: an analysis would show all the racks.")
    return persons
