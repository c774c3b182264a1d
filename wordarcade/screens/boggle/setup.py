"""The choices before a round."""

from contextlib import suppress
from typing import ClassVar, Final

from textual import work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.content import Content
from textual.widgets import Input, Static

from wordarcade.engine.board_text import BoardTextError
from wordarcade.engine.boggle.config import DEFAULT_MIN_LENGTH
from wordarcade.engine.boggle.dice import DiceSet
from wordarcade.engine.boggle.setup import ANY_BAND, BoggleSetup
from wordarcade.engine.boggle.share import ShareCodeError, SharedBoard, read_share_code
from wordarcade.engine.boggle.timer import Timer, TimerTextError
from wordarcade.engine.letter_grid import LetterGrid
from wordarcade.screens.arcade_screen import ArcadeScreen
from wordarcade.screens.boggle.dealing import dealing, laying_out
from wordarcade.screens.boggle.own_board import SeedTextError, board_text, read_board, read_seed
from wordarcade.screens.boggle.remembered import changes, filled
from wordarcade.screens.openings import HomeOpening
from wordarcade.services import Services
from wordarcade.store.errors import SettingsError
from wordarcade.store.settings import Settings
from wordarcade.store.settings_file import SettingsFile
from wordarcade.widgets.choice_row import ChoiceOption, ChoiceRow
from wordarcade.widgets.game_footer import GameFooter
from wordarcade.widgets.letter_grid import LetterGridView
from wordarcade.widgets.text_row import TextRow
from wordarcade.widgets.tone import Tone
from wordarcade.widgets.top_line import TopLine
from wordarcade.wording import count

OWN: Final = "own"
CODE: Final = "code"
OTHER: Final = "other"
"""Values of options that open a line to type in."""

_TIMES: Final = ("off", "1:00", "3:00", "5:00", "1:00+2")
_SHORTEST: Final = range(2, 9)


class BoggleSetupScreen(ArcadeScreen[None]):
    """Asks which board, how many words, how short, how long, and by which lexicon.

    Args:
        services: the collaborators.
        setup: the choices made so far.
    """

    HELP_PAGE = "boggle"
    AUTO_FOCUS = "ChoiceRow"

    VERTICAL_BREAKPOINTS = [(0, "-low"), (32, "-tall")]  # noqa: RUF012 - as Textual declares it

    BINDINGS: ClassVar[list[BindingType]] = [
        # Also while typing, when enter would go to the input.
        Binding("enter", "start", "Start", id="setup.start", priority=True),
        Binding("up", "app.focus_previous", "Line above", show=False, id="setup.up"),
        Binding("down", "app.focus_next", "Line below", show=False, id="setup.down"),
        Binding("escape", "home", "Home", id="setup.home"),
    ]

    DEFAULT_CSS = """
    BoggleSetupScreen {
        #choices {
            height: auto;
            max-height: 70%;
            padding: 1 2 0 0;
        }
        &.-tall #choices > * {
            margin-bottom: 1;
        }
        #about {
            height: auto;
            padding: 1 2;
        }
    }
    """

    def __init__(self, services: Services, setup: BoggleSetup) -> None:
        super().__init__()
        self._services = services
        self._file = SettingsFile(services.locations.settings_file)
        self._setup = filled(setup, self._settings())
        self._lexicons = services.lexicons.catalogue()

    def _settings(self) -> Settings:
        """Return the settings as they are now: an earlier round may have changed them."""
        try:
            return self._file.load()
        except SettingsError:
            return self._services.settings

    # What is asked

    def compose(self) -> ComposeResult:
        """One line a choice, a sentence about the board, and the board if it is known."""
        setup, time = self._setup, str(self._setup.timer)
        yield TopLine()
        with VerticalScroll(id="choices", can_focus=False):
            yield ChoiceRow(
                "Board",
                [
                    *(ChoiceOption(dice.name, dice.title) for dice in self._smallest_first()),
                    ChoiceOption(OWN, "own board"),
                    ChoiceOption(CODE, "share code"),
                ],
                setup.dice if setup.board is None else OWN,
                id="board",
            )
            yield TextRow(
                "Letters",
                "" if setup.board is None else board_text(setup.board),
                placeholder="OISE/LRON/TKNI/YNJI, or O I S E/…; Q is Qu, # is blocked",
                id="own",
            )
            yield TextRow("Code", placeholder="as copied from the board of a friend", id="code")
            yield ChoiceRow("Words", self._bands(), setup.band, id="band")
            yield ChoiceRow(
                "Shortest",
                self._lengths(),
                str(setup.min_length or ""),
                id="shortest",
            )
            yield ChoiceRow(
                "Time",
                [*(ChoiceOption(text, text) for text in _TIMES), ChoiceOption(OTHER, "other")],
                time if time in _TIMES else OTHER,
                id="time",
            )
            yield TextRow(
                "Limit",
                "" if time in _TIMES else time,
                placeholder="MM:SS, or MM:SS+N for N seconds more with each letter found",
                id="limit",
            )
            yield ChoiceRow("Lexicon", self._lexicon_options(), setup.lexicon, id="lexicon")
            yield TextRow(
                "Seed",
                "" if setup.seed is None else str(setup.seed),
                placeholder="a number, for the same board again; empty for a new one each time",
                id="seed",
            )
        yield Static(id="about")
        yield LetterGridView(self._blank(), traceable=False)
        yield GameFooter()

    def _smallest_first(self) -> list[DiceSet]:
        dice = self._services.dice.values()
        return sorted(dice, key=lambda dice_set: (dice_set.rows, dice_set.name))

    def _dice(self) -> DiceSet:
        """Return the dice that are chosen, or that would be."""
        dice = self._services.dice
        rows = self.query("#board").results(ChoiceRow)
        chosen = next((row.value for row in rows), self._setup.dice)
        return dice.get(chosen) or dice.get(self._setup.dice) or next(iter(dice.values()))

    def _bands(self) -> list[ChoiceOption]:
        return [
            *(ChoiceOption(name, f"{name} {band}") for name, band in self._dice().bands.items()),
            ChoiceOption(ANY_BAND, "any number"),
        ]

    def _lengths(self) -> list[ChoiceOption]:
        own = self.query("#board") and self._value("board") == OWN
        usual = DEFAULT_MIN_LENGTH if own else self._dice().min_length
        return [
            ChoiceOption("", f"usual {usual}"),
            *(ChoiceOption(str(length), str(length)) for length in _SHORTEST),
        ]

    def _lexicon_options(self) -> list[ChoiceOption]:
        names = [entry.name for entry in self._lexicons]
        if self._setup.lexicon not in names:
            names.append(self._setup.lexicon)
        return [ChoiceOption(name, name) for name in names]

    # What is answered

    def _value(self, row: str) -> str:
        return self.query_one(f"#{row}", ChoiceRow).value

    def _text(self, row: str) -> str:
        return self.query_one(f"#{row}", TextRow).text

    def _shared(self) -> SharedBoard:
        """Return the board of the code.

        Raises:
            ShareCodeError: the code is none.
        """
        if not self._text("code"):
            raise ShareCodeError("Type or paste the code.")
        return read_share_code(self._text("code"), self._services.dice)

    def _choices(self) -> BoggleSetup:
        """Return the choices, unless a board comes with its rules.

        Raises:
            BoardTextError: the own board cannot be read.
            TimerTextError: the time cannot be read.
            SeedTextError: the seed cannot be read.
        """
        own = self._value("board") == OWN
        time, length = self._value("time"), self._value("shortest")
        return BoggleSetup(
            dice=self._dice().name,
            band=self._value("band"),
            min_length=int(length) if length else None,
            timer=Timer.parse(self._text("limit") if time == OTHER else time),
            lexicon=self._value("lexicon"),
            seed=None if own else read_seed(self._text("seed")),
            board=read_board(self._text("own")) if own else None,
        )

    # What is shown

    def on_mount(self) -> None:
        """Show what belongs to the choices made so far."""
        self.query_one(TopLine).title = "Boggle · a new round"
        self._show()

    def on_choice_row_changed(self, event: ChoiceRow.Changed) -> None:
        """Offer what goes with the new choice."""
        if event.row.id == "board":
            self.query_one("#band", ChoiceRow).offer(self._bands())
            self.query_one("#shortest", ChoiceRow).offer(self._lengths())
        self._show()

    def on_input_changed(self, event: Input.Changed) -> None:
        """Read what is typed, as it is typed; a code chooses its lexicon."""
        if event.input.id == "code-input":
            with suppress(ShareCodeError):
                shared = self._shared()
                for entry in self._lexicons:
                    if shared.fits(entry.identity):
                        self.query_one("#lexicon", ChoiceRow).choose(entry.name)
        self._show()

    def _show(self) -> None:
        board = self._value("board")
        shown = {
            "own": board == OWN,
            "code": board == CODE,
            "band": board not in {OWN, CODE},
            "shortest": board != CODE,
            "time": board != CODE,
            "limit": board != CODE and self._value("time") == OTHER,
            "seed": board not in {OWN, CODE},
        }
        for row, display in shown.items():
            self.query_one(f"#{row}").display = display
        preview = self.query_one(LetterGridView)
        try:
            if board == CODE:
                shared = self._shared()
                preview.grid, about = shared.config.grid, self._about_shared(shared)
            else:
                setup = self._choices()
                preview.grid, about = setup.board or self._blank(), self._about(setup)
            preview.visible = True
        except (BoardTextError, ShareCodeError, TimerTextError, SeedTextError) as error:
            about = Tone.REFUSED.mark(str(error))
            preview.visible = False
        # A shared board is a race: nobody is to see it before the clock runs.
        preview.hidden = board != OWN
        self.query_one("#about", Static).update(Content("\n").join([about, self._about_lexicon()]))

    def _blank(self) -> LetterGrid:
        """Return a grid of the shape of the dice, of which only the backs are shown."""
        dice = self._dice()
        return LetterGrid(dice.rows, dice.columns, ("a",) * (dice.rows * dice.columns))

    def _about(self, setup: BoggleSetup) -> Content:
        if setup.board is not None:
            cells = count(len(setup.board.cells), "cell")
            return Tone.ACCEPTED.mark(f"{setup.board.rows}×{setup.board.columns}, {cells}.")
        if setup.band == ANY_BAND:
            return Tone.PLAIN.mark(
                "The dice are rolled once; the board may have few words or none."
            )
        band = self._dice().bands[setup.band]
        return Tone.PLAIN.mark(f"Rolled until there are {band} words, and no cell is useless.")

    def _about_shared(self, shared: SharedBoard) -> Content:
        config = shared.config
        size = f"{config.grid.rows}×{config.grid.columns}"
        text = f"{size}, words of {config.min_length} letters and more, time {config.timer}."
        if not any(shared.fits(entry.identity) for entry in self._lexicons):
            return Tone.NOTICE.mark(f"{text} It was played with a lexicon that is not here.")
        return Tone.ACCEPTED.mark(text)

    def _about_lexicon(self) -> Content:
        chosen = self._value("lexicon")
        for entry in self._lexicons:
            if entry.name == chosen:
                return Tone.PLAIN.mark(f"{entry.title} · {entry.words:,} words")
        return Tone.PLAIN.mark(f"{chosen} · a list of your own")

    # What is done

    def action_start(self) -> None:
        """Play, if everything that was typed can be read; what cannot is told already."""
        try:
            if self._value("board") == CODE:
                config = self._shared().config
                self.app.push_screen(laying_out(self._services, config, self._value("lexicon")))
                return
            setup = self._choices()
        except (BoardTextError, ShareCodeError, TimerTextError, SeedTextError):
            self.app.bell()
            return
        self._remember(setup)
        self.app.push_screen(dealing(self._services, setup))

    @work(thread=True)
    def _remember(self, setup: BoggleSetup) -> None:
        try:
            self._file.save(changes(setup))
        except SettingsError as error:
            self.app.notify(f"The choices are not remembered. {error}", markup=False)

    def action_home(self) -> None:
        """Leave for the home screen."""
        self.post_message(self.Open(HomeOpening()))
