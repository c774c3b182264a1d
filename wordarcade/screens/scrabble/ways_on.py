"""Ways on from a position of a replay: a game of its own, the editor, the lexicon lens."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from wordarcade.engine.scrabble.equipment import EquipmentError
from wordarcade.engine.scrabble.sentences import YOU, possessive
from wordarcade.games.lens.racks import RackSubject
from wordarcade.games.routes import PositionRoute, ReplayRoute
from wordarcade.games.scrabble.analysing import RecordedTurn
from wordarcade.games.scrabble.best_turns import BestTurn
from wordarcade.games.scrabble.playing_on import Start
from wordarcade.games.scrabble.position_editor import Sketch
from wordarcade.games.scrabble.sketch_simulation import can_be_simulated
from wordarcade.screens.arcade_screen import ArcadeScreen
from wordarcade.screens.scrabble.course import Course
from wordarcade.screens.scrabble.level_menu import ask_level
from wordarcade.screens.scrabble.position import PositionScreen
from wordarcade.screens.scrabble.position_keys import SIMULATE, SOLVE
from wordarcade.screens.scrabble.position_plays import Study
from wordarcade.services import Services
from wordarcade.widgets.message_line import MessageLine
from wordarcade.widgets.tone import Tone

_FOR_TWO: Final = 2
"""Positions of so many players can be edited."""


class WaysOn:
    """Goes on from the position before a turn of a replay.

    Args:
        screen: the replay.
        services: the collaborators.
        course: the game.
        message_line: where it is said if there is no way on.
        route: of the replay, which a game played on from it leads back to; None if it has none.
    """

    def __init__(
        self,
        screen: ArcadeScreen[Any],
        services: Services,
        course: Course,
        message_line: MessageLine,
        route: ReplayRoute | None,
    ) -> None:
        self._screen: Final = screen
        self._services: Final = services
        self._course: Final = course
        self._message_line: Final = message_line
        self._route: Final = route
        self._studies: Final[dict[int, Study]] = {}
        self.can_play_on: Final = any(scene.start for scene in course.scenes)
        self.can_edit: Final = self.can_play_on and len(course.names) == _FOR_TWO

    def play_on(self, turn: int | None) -> None:
        """Ask for a level, and begin a game; the number of the turn is 0-based."""
        playing_on, start = self._course.playing_on, self._start(turn)
        if start is None or playing_on is None or turn is None:
            return
        name = self._course.names[start.to_move]
        whose = "your" if name == YOU else possessive(name)
        note = f"before turn {self._course.number(turn)}, with {whose} rack and points"
        ask_level(self._screen, playing_on, start, note, self._back(turn))

    def deeper(self, turn: int | None) -> str:
        """Return what the editor can do with the best plays of a turn, as its key is named.

        Args:
            turn: 0-based.

        Returns:
            empty if it can only show them.
        """
        playing_on, start = self._course.playing_on, self._start(turn)
        if start is None or playing_on is None or not self.can_edit:
            return ""
        distribution = self._course.distribution
        if Sketch.of_start(start, distribution).is_ending(distribution):
            return SOLVE
        return SIMULATE if can_be_simulated(playing_on.setup) else ""

    def found(self, turn: int) -> tuple[BestTurn, ...]:
        """Return the best plays of a turn as the editor has found them; none before it was there.

        Args:
            turn: 0-based.
        """
        study = self._studies.get(turn)
        return () if study is None else study.latest

    def edit(
        self,
        turn: int | None,
        recorded: RecordedTurn | None,
        listed: tuple[BestTurn, ...],
        then: Callable[[], None],
    ) -> None:
        """Edit the position; the game of the replay stays as it is.

        Args:
            turn: 0-based.
            recorded: what else is known of the turn; None if that is not known yet.
            listed: the best plays that are known, which are simulated or solved at once, and in
                sight until more is known of them; none to edit the position alone.
            then: what is done once the editor is left.
        """
        playing_on, start = self._course.playing_on, self._start(turn)
        if start is None or playing_on is None or turn is None:
            return
        setup = playing_on.for_editing
        sketch = Sketch.of_start(start, self._course.distribution)
        name = self._course.names[start.to_move]
        mover = "you" if name == "You" else name
        about = f"before turn {self._course.number(turn)}, {mover} to move"
        line = self._course.scenes[turn].line
        made = f"{line.place} {line.text}" if line.place else ""
        held = ""
        if recorded is not None:
            held = recorded.opponent_holds
            last = "" if recorded.answers is None else str(recorded.answers.place)
            sketch = replace(sketch, last=last)
        back = self._back(turn)
        study = self._studies.get(turn) or Study(sketch, None, listed, None)
        route = PositionRoute(
            "scrabble", setup, sketch, about, back=back, own=made, held=held, study=study
        )

        def take(found: Study | None) -> None:
            if found is not None and found.sketch == sketch:
                self._studies[turn] = found
            then()

        try:
            screen = PositionScreen(self._services, route, simulating=bool(listed))
        except EquipmentError as error:
            self._message_line.show(str(error), Tone.REFUSED)
        else:
            self._screen.show_above(screen, take)

    def compare_lists(self, turn: int | None) -> None:
        """Show what words two lists find in the rack of a turn."""
        rack = "" if turn is None else self._course.scenes[turn].rack
        if not rack:
            self._message_line.show("No rack is known here. Step to another turn.", Tone.NOTICE)
            return
        from wordarcade.screens.lens.screen import LensScreen  # noqa: PLC0415 - seldom wanted

        playing_on = self._course.playing_on
        lexicon = "" if playing_on is None else playing_on.setup.lexicon
        subject = RackSubject(rack, self._course.distribution)
        self._screen.show_above(LensScreen(self._services, subject, lexicon))

    def _back(self, turn: int) -> ReplayRoute | None:
        """Return what leads back to a turn of the replay; None if nothing does."""
        return None if self._route is None else self._route._replace(turn=turn)

    def _start(self, turn: int | None) -> Start | None:
        """Return the position before a turn; None if it is no turn."""
        return None if turn is None else self._course.scenes[turn].start
