"""Notes on the turns of a replay: faults and remarks of its file, and the player's own."""

from typing import Final

from textual.content import Content
from textual.widgets import Static

from wordarcade.games.scrabble.notebook import Notebook
from wordarcade.screens.scrabble.course import Course
from wordarcade.widgets.sheet_line import NOTED
from wordarcade.widgets.tone import Tone


class TurnNotes(Static):
    """Shows what a file notes on one turn, and keeps the notes that the player writes.

    Args:
        course: the game.
        notebook: keeps the player's notes; None where none can be kept.

    Attributes:
        mine: shows the player's note on the turn.
    """

    DEFAULT_CSS = """
    TurnNotes {
        height: auto;
        color: $role-soft;
        &.-below { margin-top: 1; }
    }
    """

    def __init__(self, course: Course, notebook: Notebook | None) -> None:
        super().__init__(id="notes")
        self._course: Final = course
        self._notebook: Final = notebook
        self.mine: Final = Static(id="own-note")

    @property
    def writable(self) -> bool:
        """Whether the player can write notes."""
        return self._notebook is not None and self._course.scenes != ()

    def show_faults(self) -> None:
        """Show the faults of the whole game."""
        self.mine.display = False
        self._write(self._course.faults)

    def show(self, number: int) -> None:
        """Show all that is said of a turn."""
        mine = self.mine_on(number)
        self.mine.display = bool(mine)
        self.mine.update(mine)
        self._write(self._said_of(number))

    def mine_on(self, number: int) -> Content:
        """Return the player's note on a turn as it is shown; empty if there is none."""
        own = self.own(number)
        return Content.assemble((f"{NOTED} ", "bold $role-focus"), own) if own else Content("")

    def told_on(self, number: int) -> Content:
        """Return all else that is noted on a turn."""
        return Content("\n").join(map(Content, self._said_of(number)))

    def _write(self, said: tuple[str, ...]) -> None:
        self.display = bool(said)
        self.update(Content("\n").join(map(Content, said)))

    def _said_of(self, number: int) -> tuple[str, ...]:
        scene = self._course.scenes[number]
        faults = self._course.faults if number == 0 else ()
        odd = (scene.remark,) if scene.line.odd else ()
        return (*faults, *odd, *scene.notes)

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
