"""The choices before a game."""

from collections.abc import Mapping
from functools import partial
from pathlib import Path
from typing import Any, ClassVar, Final

from textual.binding import Binding, BindingType
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Static

from wordarcade.engine.scrabble.config import Player
from wordarcade.engine.scrabble.equipment import EquipmentError, load_equipment
from wordarcade.engine.scrabble.seats import SeatsError
from wordarcade.engine.scrabble.setup import ScrabbleSetup
from wordarcade.engine.timer import TimerTextError
from wordarcade.games.scrabble.bots import Skill, shipped_skills
from wordarcade.games.scrabble.play import begin, filled, remembered
from wordarcade.games.scrabble.spec import SCRABBLE
from wordarcade.looks.composition import BREAKPOINTS
from wordarcade.screens.ask_path import AskPathScreen
from wordarcade.screens.choice_form import SeedTextError
from wordarcade.screens.routing import beginning
from wordarcade.screens.scrabble.replaying import replaying
from wordarcade.screens.scrabble.setup_form import ScrabbleForm
from wordarcade.screens.scrabble.wording import ABOUT_CHALLENGES
from wordarcade.screens.setup_screen import SetupScreen
from wordarcade.services import Services
from wordarcade.support import resources
from wordarcade.widgets.tone import Tone

_MOST_FILES: Final = 40
"""GCG files of the folder that are listed."""


class ScrabbleSetupScreen(SetupScreen[ScrabbleForm]):
    """Asks who plays, by which rules, and with which words, board and tiles.

    Args:
        services: the collaborators.
        setup: the choices made so far.
    """

    HELP_PAGE = "scrabble"
    HORIZONTAL_BREAKPOINTS = BREAKPOINTS
    UNREADABLE: ClassVar[tuple[type[Exception], ...]] = (
        EquipmentError,
        SeatsError,
        SeedTextError,
        TimerTextError,
    )

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+g", "replay", "Replay a GCG file", id="scrabble.replay"),
    ]

    DEFAULT_CSS = """
    ScrabbleSetupScreen #players {
        height: auto;
        padding: 0 4;
        text-wrap: nowrap;
        text-overflow: ellipsis;
    }
    """

    def __init__(self, services: Services, setup: ScrabbleSetup) -> None:
        self._fault: EquipmentError | None = None
        try:
            equipment = services.equipment()
        except EquipmentError as error:
            # A file of the player's own is to be mended first; what is shipped fills the lines.
            self._fault = error
            equipment = load_equipment(resources.folder("assets") / "scrabble")
        self._skills = shipped_skills()
        self._players = Static(id="players")
        settings = services.settings.current
        form = ScrabbleForm(filled(setup, settings), services.lexicons.catalogue(), equipment)
        super().__init__("Scrabble · a new game", services, form, self._players)

    def consider(self) -> Content:
        """Return what the rules come to, and show the players.

        Raises:
            ValueError: one of `UNREADABLE`.
        """
        if self._fault is not None:
            raise self._fault
        setup = self.form.choices()
        self._players.update(
            Content("\n").join(_line(player, self._skills) for player in setup.players)
        )
        lines = [Tone.PLAIN.mark(ABOUT_CHALLENGES[setup.challenge])]
        if setup.clock_ms is not None:
            lines.append(Tone.PLAIN.mark("Clock: each minute begun beyond it costs 10 points."))
        return Content("\n").join(lines)

    def begin(self) -> Screen[Any]:
        """Return the screen that begins the game, and remember the choices.

        Raises:
            ValueError: one of `UNREADABLE`.
        """
        self.consider()  # raises what is wrong
        setup = self.form.choices()
        self.remember(remembered(setup))
        return beginning(self.services, SCRABBLE, partial(begin, self.services, setup))

    def action_replay(self) -> None:
        """Ask for a file, and go through the game in it; the choices made so far stay."""

        def replay(path: Path | None) -> None:
            if path is not None:
                self.show_above(replaying(self.services, path.absolute()))

        here = Path.cwd()
        files = sorted(here.glob("*.gcg"))[:_MOST_FILES]
        proposed = files[0] if files else here / ""
        question = "Which GCG file holds the game?"
        self.show_above(AskPathScreen(question, proposed, "opens", files), replay)


def _line(player: Player, skills: Mapping[str, Skill]) -> Content:
    """Return who a player is, and how strong if it is a computer."""
    if player.level is None:
        about = "at this keyboard"
    else:
        skill = skills[player.level]
        about = f"about {skill.average} points a game; {skill.about}"
    return Content.assemble((player.name, "bold"), (f" · {about}", "$foreground-muted"))
