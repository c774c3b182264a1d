"""All computer players of a lexicon."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from wordarcade import resources
from wordarcade.engine.scrabble.config import Level, ScrabbleConfig
from wordarcade.lexicon.familiarity import Familiarity, Tier
from wordarcade.lexicon.gaddag import Gaddag
from wordarcade.lexicon.lexicon import Lexicon
from wordarcade.lexicon.service import LexiconService
from wordarcade.players.scrabble.adviser import Adviser
from wordarcade.players.scrabble.computer_player import ComputerPlayer
from wordarcade.players.scrabble.leaves import Leaves, leaves_for
from wordarcade.players.scrabble.levels import Skill, shipped_skills
from wordarcade.progress import Progress

_TIERS_REMEMBERED: Final = 1 << 15


class Opponents:
    """What is read once for all games with a lexicon; makes computers and advisers for each.

    Args:
        lexicon: whose words count.
        gaddag: of the lexicon.
        leaves: what tiles kept are worth.
        skills: how well each level plays.
        tier: how well known a word is, as `Familiarity.tier` has it.
    """

    def __init__(
        self,
        lexicon: Lexicon,
        gaddag: Gaddag,
        leaves: Leaves,
        skills: Mapping[Level, Skill],
        tier: Tier,
    ) -> None:
        self.lexicon: Final = lexicon
        self._gaddag: Final = gaddag
        self._leaves: Final = leaves
        self._skills: Final = skills
        self._tier: Final = lru_cache(_TIERS_REMEMBERED)(tier)

    @classmethod
    def open(
        cls, lexicons: LexiconService, lexicon: Lexicon, report: Progress | None = None
    ) -> Opponents:
        """Return the computer players of a lexicon; the first time takes longer.

        Args:
            lexicons: what opened the lexicon.
            lexicon: whose words count.
            report: told the share that is done, from 0 to 1; what it raises stops the work.

        Raises:
            LeavesFileError: a file of leaves breaks a rule.
            LevelsFileError: the file of levels breaks a rule.
            OSError: the file of familiarity cannot be read.
        """
        familiarity = Familiarity(resources.folder("lexicons") / "familiarity.tsv")
        gaddag = lexicons.gaddag(lexicon, report)
        return cls(lexicon, gaddag, leaves_for(lexicon), shipped_skills(), familiarity.tier)

    def player(self, level: Level, config: ScrabbleConfig) -> ComputerPlayer:
        """Return a computer that plays at a level, for games with this configuration."""
        skill = self._skills[level]
        adviser = Adviser(self._gaddag, config, self._leaves, skill.leaves)
        return ComputerPlayer(skill, adviser, self._tier)

    def adviser(self, config: ScrabbleConfig) -> Adviser:
        """Return who knows what is best, for hints and reviews of games so configured."""
        return Adviser(self._gaddag, config, self._leaves)
