"""The base of workshops whose puzzles are about all words of a lexicon."""

from typing import Final

from wordarcade.lexicon.familiarity import Familiarity
from wordarcade.services import Services
from wordarcade.store.records import LexiconReference
from wordarcade.support.progress import Report


class WordWorkshop:
    """Makes puzzles about all words of a lexicon.

    Args:
        services: the app's services.
        source: the name or path of the lexicon.
        report: called with the share done; an exception it raises stops the work.

    Attributes:
        lexicon: the words.

    Raises:
        LexiconError: the lexicon is not available.
    """

    def __init__(self, services: Services, source: str, report: Report) -> None:
        self._services: Final = services
        self._words: Final = services.lexicons.open(source, report)
        self._tier: Final = Familiarity.shipped().tier
        self.lexicon: Final = LexiconReference.of(self._words)
