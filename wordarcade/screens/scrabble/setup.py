"""The choices before a game."""

from functools import partial
from pathlib import Path
from typing import Any, ClassVar, Final

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Static

from wordarcade.engine.scrabble.equipment import EquipmentError, load_equipment
from wordarcade.engine.scrabble.seats import SeatsError
from wordarcade.engine.scrabble.setup import ScrabbleSetup
from wordarcade.engine.timer import TimerTextError
from wordarcade.games.routes import NewGameRoute, PositionRoute, ReplayRoute
from wordarcade.games.scrabble.own_results import own_results
from wordarcade.games.scrabble.play import begin, filled, remembered
from wordarcade.games.scrabble.playing_on import PlayingOn
from wordarcade.games.scrabble.position_editor import Sketch
from wordarcade.games.scrabble.spec import SCRABBLE
from wordarcade.looks.composition import FORM_WIDEST, WIDEST, Composition
from wordarcade.looks.panel import Panel
from wordarcade.screens.ask_path import ask_path
from wordarcade.screens.choice_form import SeedTextError
from wordarcade.screens.routing import beginning
from wordarcade.screens.scrabble.level_ladder import LevelLadder
from wordarcade.screens.scrabble.position import PositionScreen
from wordarcade.screens.scrabble.replaying import replaying
from wordarcade.screens.scrabble.seat_card import SeatCard
from wordarcade.screens.scrabble.setup_form import ScrabbleForm
from wordarcade.screens.setup_screen import SetupScreen
from wordarcade.services import DEFAULT_PROFILE, Services
from wordarcade.support import resources
from wordarcade.support.wording import listed
from wordarcade.widgets.game_footer import GameFooter
from wordarcade.widgets.start_button import StartButton
from wordarcade.widgets.tone import Tone
from wordarcade.widgets.top_line import TopLine

_LADDER: Final = WIDEST - FORM_WIDEST - 2
"""Columns of the levels beside the choices."""

_MOST_FILES: Final = 40
"""GCG files of the folder that are listed."""


class ScrabbleSetupScreen(SetupScreen[ScrabbleForm]):
    """Asks who plays, by which rules, and with which words, board and tiles.

    Args:
        services: the collaborators.
        setup: the choices made so far.
    """

    AUTO_FOCUS = "SeatCard"
    HELP_PAGE = "scrabble"
    UNREADABLE: ClassVar[tuple[type[Exception], ...]] = (
        EquipmentError,
        SeatsError,
        SeedTextError,
        TimerTextError,
    )

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "line_above", "Line above", show=False, id="setup.up"),
        # Brief, so that Help has room beside them on the smallest screen.
        Binding(
            "ctrl+g", "replay", "Replay", id="scrabble.replay", tooltip="Go through a GCG file"
        ),
        Binding(
            "ctrl+o",
            "edit_position",
            "Editor",
            id="scrabble.position",
            tooltip="Set up a position, and find its best plays",
        ),
    ]

    DEFAULT_CSS = f"""
    ScrabbleSetupScreen {{
        Composition > Horizontal {{ align-horizontal: center; }}
        #setup {{ max-width: {FORM_WIDEST}; }}
        #beside {{
            display: none;
            width: {_LADDER};
            height: 1fr;
            margin-left: 2;
            align: center middle;
        }}
        &.-very-wide.-very-high #beside {{ display: block; }}
        /* From the seats to what they mean, level with both. */
        #levels {{ height: 32; margin-bottom: 7; }}
        #seats {{ height: 5; }}
        #rules {{
            height: 1fr;
            max-height: 12;
        }}
        #meaning {{ height: 5; }}
        StartButton {{ margin-bottom: 0; }}
        &.-high, &.-very-high {{
            #setup {{ padding-top: 0; }} /* the rules need its row more */
            #seats {{ height: 9; margin-bottom: 1; }}
            #rules {{ max-height: 16; margin-bottom: 1; }}
            StartButton {{ margin-bottom: 1; }}
            #meaning {{ height: 4; }}
        }}
        &.-very-high #seats {{ height: 10; }}
    }}
    """

    def __init__(self, services: Services, setup: ScrabbleSetup) -> None:
        self._begun_with: Final = setup
        self._fault: EquipmentError | None = None
        try:
            equipment = services.equipment()
        except EquipmentError as error:
            # A file of the player's own is to be mended first; what is shipped fills the lines.
            self._fault = error
            equipment = load_equipment(resources.folder("assets") / "scrabble")
        settings = services.settings.current
        profile = services.locations.profile
        own_name = settings.player_name or ("" if profile == DEFAULT_PROFILE else profile)
        catalogue = services.lexicons.catalogue()
        own = own_results(services)
        form = ScrabbleForm(filled(setup, settings), catalogue, equipment, own_name, own)
        self._ladder: Final = LevelLadder(own)
        super().__init__("Scrabble · new game", services, form, Static())

    def compose(self) -> ComposeResult:
        """The seats above the rules, what they mean, the start; beside them the levels."""
        top_line = TopLine()
        top_line.title = self._title
        yield top_line
        yield Composition(
            Vertical(
                self.form.seats,
                Panel(
                    "Rules of the game",
                    self.form,
                    fact="↑↓ choose · ←→ change",
                    id="rules",
                    classes="-close",
                ),
                Panel("", self._row_about, self._about, id="meaning", classes="-close"),
                StartButton(),
                id="setup",
            ),
            Vertical(self._ladder, id="beside"),
        )
        yield GameFooter()

    def on_mount(self) -> None:
        """Show who sits where."""
        self._show_seated()

    def _show_seated(self) -> None:
        self._ladder.show_seated({card.level for card in self.form.seats.query(SeatCard)})

    def on_seat_card_changed(self) -> None:
        """Offer what goes with the new seats, and tell what they come to."""
        self._show_seated()
        self.form.show_what_matters()
        self._show()

    def _about_row(self) -> Content:
        """Return what the seat or the row in focus means."""
        card = self.focused
        if isinstance(card, SeatCard):
            told = Tone.NOTICE.mark(card.fault) if card.fault else card.about
            return Content.assemble((f"Seat {card.number}", "bold $role-focus"), "  ", told)
        return super()._about_row()

    def consider(self) -> Content:
        """Return who plays.

        Raises:
            ValueError: one of `UNREADABLE`.
        """
        if self._fault is not None:
            raise self._fault
        setup = self.form.choices()
        if self.form.stand_ins:
            return Tone.NOTICE.mark(self.form.stand_ins)
        if all(player.level is not None for player in setup.players):
            return Tone.NOTICE.mark("Only bots play, and you watch. Space on a seat changes that.")
        names = [player.name for player in setup.players]
        told = f"{listed(names)} play." if len(names) > 2 else f"{' against '.join(names)}."
        return Content(told)

    def begin(self) -> Screen[Any]:
        """Return the screen that begins the game, and remember the choices.

        Raises:
            ValueError: one of `UNREADABLE`.
        """
        self.consider()  # raises what is wrong
        setup = self.form.choices()
        self.remember(remembered(self.form.wishes(), self.services.settings.current))
        return beginning(self.services, SCRABBLE, partial(begin, self.services, setup))

    def action_line_above(self) -> None:
        """Go to the line above; from the rules back to the seat one came from."""
        if self.form.seats.comes_before(self.focused):
            self.form.seats.focus_last()
        else:
            self.focus_previous()

    @property
    def _way_back(self) -> NewGameRoute:
        """What leads back to the choices; to those made before as long as they cannot be read."""
        try:
            return NewGameRoute("scrabble", self.form.wishes())
        except self.UNREADABLE:
            return NewGameRoute("scrabble", self._begun_with)

    def action_edit_position(self) -> None:
        """Edit a position with the words, board and tiles chosen; the other choices stay."""
        try:
            self.consider()
            choices = self.form.choices()
            route = PositionRoute(
                "scrabble",
                PlayingOn(choices).for_editing,
                Sketch(),
                back=self._way_back,
            )
            screen = PositionScreen(self.services, route)
        except self.UNREADABLE:
            return  # what is wrong is shown already
        self.show_above(screen)

    def action_replay(self) -> None:
        """Ask for a file, and go through the game in it; the choices made so far stay."""

        def replay(path: Path | None) -> None:
            if path is not None:
                route = ReplayRoute("scrabble", path.absolute(), back=self._way_back)
                self.show_above(replaying(self.services, route, reopened=False))

        here = Path.cwd()
        files = sorted(here.glob("*.gcg"))[:_MOST_FILES]
        proposed = files[0] if files else here / ""
        question = "Which GCG file has the game?"
        self.show_above(ask_path(question, proposed, "Open", files), replay)
