"""An app with the shipped colours and nothing else, for widgets alone on the screen."""

from textual.app import App

from wordarcade.looks.themes import DEFAULT_THEME, own_names, own_theme, role_defaults


class LooksApp(App[None]):
    """Knows the roles of colour.

    Args:
        theme: the theme in use.
    """

    def __init__(self, theme: str = DEFAULT_THEME) -> None:
        super().__init__()
        for name in own_names():
            self.register_theme(own_theme(name))
        self.theme = theme

    def get_theme_variable_defaults(self) -> dict[str, str]:
        """Return the roles of colour."""
        return dict(role_defaults(dark=True))
