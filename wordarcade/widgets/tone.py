"""Tones of messages: one glyph and one colour for each meaning, on every screen."""

from enum import Enum

from textual.content import Content


class Tone(Enum):
    """A meaning, as its glyph and the role of its ink."""

    PLAIN = (" ", "text")
    ACCEPTED = ("✓", "good")
    REFUSED = ("×", "bad")
    HINT = ("?", "hint")
    NOTICE = ("!", "hint")
    BEST = ("★", "focus")
    TURN = ("▸", "player")

    @property
    def glyph(self) -> str:
        """The sign, one column wide."""
        return self.value[0]

    @property
    def role(self) -> str:
        """The role of its ink; see `looks.palette`."""
        return self.value[1]

    @property
    def colour(self) -> str:
        """The ink as a variable of the theme."""
        return f"$role-{self.role}"

    def mark(self, text: str) -> Content:
        """Return `text`, as it is, behind the glyph in its colour."""
        return Content.assemble((self.glyph, f"bold {self.colour}"), " ", Content(text))
