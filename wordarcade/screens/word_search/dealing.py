"""What happens between the choices and the board: lexicon, letters, record."""

from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from wordarcade.engine.word_search.config import OWN_BOARD, WordSearchConfig
from wordarcade.engine.word_search.setup import Letters, WordSearchSetup
from wordarcade.lexicon.lexicon import Lexicon
from wordarcade.players.word_search.board_file import read_board_file
from wordarcade.players.word_search.dealer import deal
from wordarcade.screens.background import Report
from wordarcade.screens.openings import WordSearchOpening
from wordarcade.screens.preparing import PreparingScreen
from wordarcade.screens.word_search.play import WordSearchScreen
from wordarcade.services import Services
from wordarcade.store.records import RoundId
from wordarcade.store.word_search_rounds import SavedWordSearchRound

_FIRST_SOUGHT: Final = "e"
"""Looked for on a new board, since a large one is slow to find its first word."""


def dealing(
    services: Services, setup: WordSearchSetup, file: Path | None = None
) -> PreparingScreen[Any]:
    """Return the screen that lays out a board and then begins a round.

    Args:
        services: the collaborators.
        setup: the choices.
        file: a file that holds the board, instead of what `setup` says of it.
    """
    seed = services.new_seed() if setup.seed is None else setup.seed

    def prepare(report: Report) -> tuple[Lexicon, WordSearchConfig]:
        lexicon = services.lexicons.open(setup.lexicon, report)
        chosen = setup if file is None else replace(setup, board=read_board_file(file))
        config = deal(chosen, lexicon, seed, report)
        config.grid.find_path(_FIRST_SOUGHT)
        return lexicon, config

    def show(dealt: tuple[Lexicon, WordSearchConfig]) -> WordSearchScreen:
        lexicon, config = dealt
        saved = SavedWordSearchRound.begin(services.rounds, config, seed, lexicon)
        return WordSearchScreen(services, saved, lexicon, _another(setup, config))

    return PreparingScreen("Laying out the letters …", prepare, show)


def resuming(services: Services, round_id: RoundId) -> PreparingScreen[Any]:
    """Return the screen that opens the lexicon of a saved round and then goes on with it.

    Raises:
        StoreError: there is no such round.
    """
    record = services.rounds.load(round_id)
    header = record.header

    def prepare(report: Report) -> tuple[Lexicon, SavedWordSearchRound]:
        lexicon = services.lexicons.open(header.lexicon.name, report)
        return lexicon, SavedWordSearchRound.resume(services.rounds, record, lexicon)

    def show(resumed: tuple[Lexicon, SavedWordSearchRound]) -> WordSearchScreen:
        lexicon, saved = resumed
        config = saved.state.config
        return WordSearchScreen(
            services,
            saved,
            lexicon,
            _another(_setup_of(config, lexicon), config),
            elapsed_ms=header.elapsed_ms,
            finished=header.finished,
        )

    return PreparingScreen("Laying out the letters as you left them …", prepare, show)


def _another(setup: WordSearchSetup, config: WordSearchConfig) -> WordSearchOpening:
    """Return what opens a new board by the same choices; an own board is asked for again."""
    return WordSearchOpening(replace(setup, board=None, seed=None), ask=config.origin == OWN_BOARD)


def _setup_of(config: WordSearchConfig, lexicon: Lexicon) -> WordSearchSetup:
    """Return the choices that led to a round; the promised number of words is not on record."""
    own = config.origin == OWN_BOARD
    return WordSearchSetup(
        size=config.grid.rows,
        letters=Letters.COMMON if own else Letters(config.origin),
        min_length=config.min_length,
        lexicon=lexicon.source,
    )
