"""What happens before a game is gone through: it is read, from a file or from the record."""

from pathlib import Path

from wordarcade.engine.scrabble.notation.gcg_reader import load_gcg
from wordarcade.engine.scrabble.turns import Phase
from wordarcade.errors import UnavailableError
from wordarcade.screens.background import Report
from wordarcade.screens.preparing import PreparingScreen
from wordarcade.screens.scrabble.course import Course
from wordarcade.screens.scrabble.file_course import course_of_file
from wordarcade.screens.scrabble.game_course import course_of_game
from wordarcade.screens.scrabble.replay import ReplayScreen
from wordarcade.services import Services
from wordarcade.store.records import RoundId
from wordarcade.store.scrabble_rounds import SavedScrabbleRound


def replaying(services: Services, source: Path | RoundId) -> PreparingScreen[Course]:
    """Return the screen that reads a game and then shows its turns.

    Args:
        services: the collaborators.
        source: a GCG file, or a game on record that is over.

    Raises:
        StoreError: there is no such game on record.
    """
    if isinstance(source, Path):
        return _replaying_file(services, source)
    record = services.rounds.load(source)

    def prepare(report: Report) -> Course:
        lexicon = services.lexicons.open(record.header.lexicon.name, report)
        game = SavedScrabbleRound.resume(services.rounds, record, lexicon).state
        if game.phase is not Phase.OVER:
            raise UnavailableError(
                "The game is not over; nobody may look at all racks before that."
            )
        return course_of_game(game)

    return PreparingScreen("Reading the game …", prepare, ReplayScreen)


def _replaying_file(services: Services, path: Path) -> PreparingScreen[Course]:
    def prepare(_: Report) -> Course:
        return course_of_file(load_gcg(path), path.name, services.equipment())

    return PreparingScreen("Reading the game …", prepare, ReplayScreen)
