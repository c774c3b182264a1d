"""Tones of messages: one glyph and one colour for each meaning, on every screen."""

from enum import Enum

from textual.content import Content


class Tone(Enum):
    """A meaning, as its glyph and the theme's colour for it."""

    PLAIN = (" ", "$foreground")
    ACCEPTED = ("✓", "$success")
    REFUSED = ("×", "$error")
    HINT = ("?", "$warning")
    NOTICE = ("!", "$warning")
    BEST = ("★", "$accent")
    TURN = ("▸", "$primary")

    @property
    def glyph(self) -> str:
        """The sign, one column wide."""
        return self.value[0]

    @property
    def colour(self) -> str:
        """The variable of the theme."""
        return self.value[1]

    def mark(self, text: str) -> Content:
        """Return `text`, as it is, behind the glyph in its colour."""
        return Content.assemble((self.glyph, f"bold {self.colour}"), " ", Content(text))
