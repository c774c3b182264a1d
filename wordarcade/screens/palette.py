"""The command palette."""

from textual.command import CommandList, CommandPalette
from textual.geometry import Size

from wordarcade.screens.arcade_screen import ArcadeScreen


# Textual takes the styles of the first base alone.
class Palette(CommandPalette, ArcadeScreen[None]):
    """Textual's palette, which closes once, and minds that its list comes later and goes earlier.

    Keys reach it before the list is drawn, and what is still being searched for is found when the
    list has gone; Textual would look for it.
    """

    HELP_PAGE = None
    NEEDS = Size(0, 0)

    def _action_command_list(self, action: str) -> None:
        # A list without a size has no pages.
        if self.query_one(CommandList).size:
            super()._action_command_list(action)

    def _watch__list_visible(self) -> None:
        if self.query(CommandList):
            super()._watch__list_visible()

    async def _watch__show_busy(self) -> None:
        if self.query(CommandList):
            await super()._watch__show_busy()
