"""The levels of bots beside the set-up of large screens: how each plays, and how one fares."""

from collections.abc import Collection
from typing import Final

from textual.content import Content
from textual.widgets import Static

from wordarcade.games.scrabble.bots import shipped_skills
from wordarcade.games.scrabble.own_results import OwnResults, fares_brief
from wordarcade.looks.panel import Panel

_GAP: Final = "\n\n\n"
"""Between two levels, so that all of them are as high as what stands beside them."""


class LevelLadder(Panel):
    """Lists the levels from the weakest on, and marks those that are seated.

    Args:
        own: the results of whoever sets the game up against bots.
    """

    def __init__(self, own: OwnResults) -> None:
        self._own: Final = own
        self._lines: Final = Static()
        super().__init__(
            "The bots", self._lines, fact="points a game", id="levels", classes="-close"
        )

    def show_seated(self, levels: Collection[str | None]) -> None:
        """Mark the levels that play.

        Args:
            levels: their names; others among them are passed over.
        """
        self._lines.update(
            Content(_GAP).join(
                self._about(each, seated=each in levels) for each in shipped_skills()
            )
        )

    def _about(self, level: str, *, seated: bool) -> Content:
        """Return the points and results of a level, and below them how it plays."""
        skills = shipped_skills()
        skill, widest = skills[level], max(len(each.title) for each in skills.values())
        return Content.assemble(
            ("▸ " if seated else "  ", "bold $role-focus"),
            (f"{skill.title:<{widest}}", "bold $role-rival"),
            (f"{skill.average:>6}", "bold $role-text"),
            (f"   {fares_brief(level, self._own, skills)}", "$role-text"),
            (f"\n  {skill.about}", "$role-muted"),
        )
