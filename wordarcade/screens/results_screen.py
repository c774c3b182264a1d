"""The base of all results screens."""

from abc import abstractmethod
from collections.abc import Callable, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any, ClassVar

from textual.binding import ActiveBinding, Binding, BindingType
from textual.screen import Screen

from wordarcade.games.session import GameSession
from wordarcade.games.sharing import Share
from wordarcade.looks.composition import BREAKPOINTS
from wordarcade.screens.arcade_screen import ArcadeScreen
from wordarcade.screens.ask_path import ask_path
from wordarcade.screens.copied import copy_share
from wordarcade.screens.daily.ending import DayEnding
from wordarcade.screens.key_labels import FREE_PLAY, label_of, relabelled, without
from wordarcade.screens.new_file import NewFileError
from wordarcade.widgets.message_line import MessageLine
from wordarcade.widgets.tone import Tone
from wordarcade.widgets.top_line import TopLine


class ResultsScreen(ArcadeScreen[None]):
    """The ways on from a round; a subclass names them in its keys.

    Args:
        session: the round, over.
        same: makes a screen for a round with the same beginning.
    """

    HORIZONTAL_BREAKPOINTS = BREAKPOINTS
    LETTERS_ARE_COMMANDS = True

    ROOM_FOR: ClassVar[Mapping[str, int]] = MappingProxyType({})
    """The columns from which the footer has some actions; with less only the palette does."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("c", "copy_share", "Share", id="results.copy", tooltip="Copy the result"),
    ]

    def __init__(
        self, session: GameSession[Any, Any, Any], same: Callable[[], Screen[Any]]
    ) -> None:
        super().__init__()
        self._another = session.another
        self._way_back = session.way_back
        self._day = session.day
        self._just_played = not session.reopened
        self._lexicon_source: str = session.state.lexicon.source
        self._same = same
        self._day_ending = DayEnding(session)
        self.message_line = MessageLine()

    def on_mount(self) -> None:
        """Expect the letters of whoever has not seen yet that the round is over."""
        if self._just_played:
            self.expect_late_letters()

    def on_resize(self) -> None:
        """Say after the puzzle of a day how far its day is by now, in the room there is."""
        super().on_resize()
        self._day_ending.tell(self.query_one(TopLine), self.size.width)

    @property
    def active_bindings(self) -> dict[str, ActiveBinding]:
        """The keys, the way back and that to another game named by where they lead."""
        back = label_of(self._way_back)
        labels = {"home": back, "step_back": back}
        if self._day is not None:
            labels["another"] = FREE_PLAY
        named = relabelled(super().active_bindings, labels)
        width = self.size.width
        return without(named, [action for action, room in self.ROOM_FOR.items() if width < room])

    @property
    def lexicon_of_word(self) -> str:
        """The lexicon of the round."""
        return self._lexicon_source

    @property
    @abstractmethod
    def shared(self) -> Share:
        """The result as text to send, as far as it is known by now."""

    def action_copy_share(self) -> None:
        """Copy the result, and show it."""
        copy_share(self, self.shared.of_day(self._day))

    def action_another(self) -> None:
        """Play another round."""
        self.open(self._another)

    def action_same_again(self) -> None:
        """Play what was played once more."""
        self.give_way(self._same)

    def action_home(self) -> None:
        """Go back to the home screen, or to the history where it shows a game from there."""
        self.open(self._way_back)

    def write_file(
        self, question: str, proposed: Path, write: Callable[[Path], None], what: str
    ) -> None:
        """Ask for a path, write a new file there, and tell what came of it.

        Args:
            question: what the file is for.
            proposed: the path that is proposed.
            write: writes the file; may raise `NewFileError`.
            what: what it has written, in a few words.
        """

        def written(path: Path | None) -> None:
            if path is None:
                return
            try:
                write(path)
            except NewFileError as error:
                self.message_line.say(str(error), Tone.REFUSED)
            else:
                self.message_line.say(f"Wrote {what} to {path.absolute()}", Tone.ACCEPTED)

        self.show_above(ask_path(question, proposed), written)
