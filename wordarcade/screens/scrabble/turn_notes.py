"""Notes on the turns of a replay: faults and remarks of its file, and the player's own."""

from typing import Final

from textual.containers import VerticalScroll
from textual.content import Content
from textual.widgets import Static

from wordarcade.games.scrabble.notebook import Notebook
from wordarcade.screens.scrabble.course import Course
from wordarcade.widgets.tone import Tone


class TurnNotes(VerticalScroll, can_focus=False):
    """Shows the notes on one turn, and keeps those that the player writes.

    Args:
        course: the game.
        notebook: keeps the player's notes; None where none can be kept.
    """

    DEFAULT_CSS = """
    TurnNotes {
        scrollbar-size-vertical: 1;
        scrollbar-color: $role-hairline;
        scrollbar-background: $role-ground;
    }
    """

    def __init__(self, course: Course, notebook: Notebook | None) -> None:
        self._text: Final = Static(id="notes")
        super().__init__(self._text)
        self._course: Final = course
        self._notebook: Final = notebook

    @property
    def writable(self) -> bool:
        """Whether the player can write notes."""
        return self._notebook is not None and self._course.scenes != ()

    @property
    def wanted(self) -> bool:
        """Whether there are notes on some turn, or can be."""
        noted = any(scene.notes or scene.line.odd for scene in self._course.scenes)
        return bool(noted or self._course.faults or self.writable)

    def show_faults(self) -> None:
        """Show the faults of the whole game."""
        self._text.update(Content("\n").join(map(Content, self._course.faults)))

    def show(self, number: int) -> None:
        """Show all that is said of a turn, or how to say something."""
        said = Content("\n").join(map(Content, self._said_of(number)))
        if not said and self._notebook is not None:
            said = Content.styled("# writes a note on this turn.", "$role-muted")
        self._text.update(said)

    def _said_of(self, number: int) -> tuple[str, ...]:
        scene = self._course.scenes[number]
        faults = self._course.faults if number == 0 else ()
        odd = (scene.remark,) if scene.line.odd else ()
        return (*faults, *odd, *scene.notes, *filter(None, [self.own(number)]))

    def own(self, number: int) -> str:
        """Return the player's note on a turn; empty if there is none."""
        return "" if self._notebook is None else self._notebook.notes.get(number, "")

    def write(self, number: int, note: str) -> tuple[str, Tone]:
        """Keep a note on a turn, or drop the one there is if it is empty, and show it.

        Returns:
            what to tell the player of it, and how; empty if nothing has changed.
        """
        before = self.own(number)
        if self._notebook is not None:
            self._notebook.write(number, note)
            self.show(number)
        if note:
            return "Note saved with the game.", Tone.ACCEPTED
        return ("Note removed." if before else ""), Tone.PLAIN

    def scroll_pages(self, pages: int) -> None:
        """Scroll notes that are longer than their room."""
        self.scroll_relative(y=pages * max(1, self.size.height - 1), animate=False)
