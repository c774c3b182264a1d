"""The lexicon and leaves of bulk work, opened once by each worker."""

from __future__ import annotations

import platform
from dataclasses import dataclass
from pathlib import Path
from typing import Self

from wordarcade.lexicon.errors import LexiconError
from wordarcade.lexicon.lexicon import Lexicon
from wordarcade.lexicon.service import LexiconService
from wordarcade.players.bulk.errors import ClusterError
from wordarcade.players.scrabble.full_leaves import trained_identity


@dataclass(frozen=True, slots=True)
class LexiconToOpen:
    """A lexicon for workers to open, with its identity to check.

    Attributes:
        name: of the lexicon.
        source: what opens it where the work was begun.
        identity: the sha256 of its words.
        leaves: the sha256 of the leave values that the player has trained for them, empty without
            any; None where nothing depends on them.
    """

    name: str
    source: str
    identity: str
    leaves: str | None

    @classmethod
    def of(cls, lexicon: Lexicon, trained: Path | None = None) -> Self:
        """Return what stands for a lexicon.

        Args:
            lexicon: the lexicon.
            trained: the folder of leave values that the player has trained; None where nothing
                depends on them.
        """
        leaves = None if trained is None else trained_identity(trained, lexicon.identity)
        return cls(lexicon.name, lexicon.source, lexicon.identity, leaves)

    def opened(self, lexicons: LexiconService, trained: Path) -> Lexicon:
        """Return the lexicon, in a worker.

        Args:
            lexicons: those of the worker's machine.
            trained: its folder of leave values.

        Raises:
            ClusterError: these words are not there, or other leave values are.
        """
        names = [entry.name for entry in lexicons.catalogue() if entry.identity == self.identity]
        for source in (self.source, *names):
            try:
                lexicon = lexicons.open(source)
            except LexiconError:
                continue
            if lexicon.identity == self.identity:
                break
        else:
            raise ClusterError(
                f"{platform.node()} does not have the words of {self.name}; import the same list "
                "there with 'wordarcade lexicon import'."
            )
        if self.leaves not in (None, trained_identity(trained, lexicon.identity)):
            raise ClusterError(
                f"{platform.node()} has other trained leaves for {self.name}; put the same files "
                "in the folder leaves, beside your games, on every machine."
            )
        return lexicon
