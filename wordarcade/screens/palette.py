"""The command palette."""

from textual.command import CommandList, CommandPalette
from textual.geometry import Size

from wordarcade.screens.arcade_screen import ArcadeScreen


# Textual takes the styles of the first base alone.
class Palette(CommandPalette, ArcadeScreen[None]):
    """Textual's palette, made safe against early keys and late search results.

    It closes only once. Keys may arrive before its list is drawn, and search results after the
    list is gone, where Textual's own would fail to find it.
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
