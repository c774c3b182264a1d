"""The command palette."""

from textual.command import CommandList, CommandPalette

from wordarcade.screens.stacked_screen import StackedScreen


# Textual takes the styles of the first base alone.
class Palette(CommandPalette, StackedScreen[None]):
    """Textual's palette, which closes once, and takes keys before its list is drawn."""

    def _action_command_list(self, action: str) -> None:
        # A list without a size has no pages; Textual would look for them.
        if self.query_one(CommandList).size:
            super()._action_command_list(action)
