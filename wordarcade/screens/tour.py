"""The tour: five steps on a real board, for those who start for the first time."""

from typing import ClassVar, Final, NamedTuple

from textual.app import ComposeResult
from textual.binding import ActiveBinding, Binding, BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.widgets import Static

from wordarcade.engine.grid_moves import PlayWord
from wordarcade.engine.verdict import Refused
from wordarcade.games.boggle.session import BoggleSession
from wordarcade.games.events import MoveMade, SessionEvent
from wordarcade.looks.composition import BREAKPOINTS, LINES, Composition
from wordarcade.screens.arcade_screen import ArcadeScreen
from wordarcade.screens.grid.area import GridArea
from wordarcade.screens.grid.letter_entry import LetterEntry
from wordarcade.screens.grid.news import news_of
from wordarcade.screens.grid.remark import remark
from wordarcade.screens.key_labels import relabelled
from wordarcade.screens.letter_keys import LETTER_KEYS
from wordarcade.widgets.entry_line import Entry
from wordarcade.widgets.game_footer import GameFooter
from wordarcade.widgets.message_line import MessageLine
from wordarcade.widgets.tile_painter import tile_painters
from wordarcade.widgets.tone import Tone
from wordarcade.widgets.top_line import TopLine

_WIDEST: Final = 120


class _Step(NamedTuple):
    """A step of the tour.

    Attributes:
        title: what it is about.
        about: what to know, in a few sentences.
        task: what to try; nobody has to.
        done: what is said when it was done.
        word: the word that is to be found, lowercase; empty for none.
        refused: whether it is a word that is to be refused.
        pointed: whether the board shows its cursor at once.
    """

    title: str
    about: str
    task: str = ""
    done: str = ""
    word: str = ""
    refused: bool = False
    pointed: bool = False


_STEPS: Final = (
    _Step(
        "Words hide among tiles",
        "This is a Boggle board. A word goes from tile to tile, side by side or corner to "
        "corner, and uses no tile twice. Longer words score more.",
        "Enter takes you on.",
    ),
    _Step(
        "Type what you see",
        "As you type, the tiles light up, each with its number.",
        "Type HARE, then press Enter.",
        "HARE is yours.",
        word="hare",
    ),
    _Step(
        "Or trace it",
        "Arrows move, Space picks a tile, and Enter plays the word. With the mouse, drag across "
        "the tiles and let go.",
        "Trace STAR from the top left corner.",
        "STAR is yours, too.",
        word="star",
        pointed=True,
    ),
    _Step(
        "You always learn why",
        "A wrong word costs nothing, and you see what's wrong with it.",
        "Type TREE, which isn't on this board.",
        "Refused, and the line below says why.",
        refused=True,
    ),
    _Step(
        "That's all you need",
        "Every move is saved as you make it. Esc goes Home, and your game waits there. "
        "Ctrl+T asks for a hint. F1 explains every screen, and Ctrl+P lists every command. "
        "Five games wait at Home, and a puzzle for each of them every day.",
        "Enter opens Home.",
    ),
)


class TourScreen(ArcadeScreen[None]):
    """Goes through the steps; what is played here counts nowhere.

    Args:
        session: a round without a clock, of its own.
    """

    HELP_PAGE = "boggle"
    AUTO_FOCUS = "LetterGridView"
    HORIZONTAL_BREAKPOINTS = BREAKPOINTS
    VERTICAL_BREAKPOINTS = LINES

    BINDINGS: ClassVar[list[BindingType]] = [
        *LETTER_KEYS,
        Binding("enter", "submit", "Next", id="tour.next"),
        Binding("backspace,ctrl+h", "erase", "Take back", show=False, id="tour.erase"),
        Binding("pageup", "go(-1)", "Back", id="tour.back"),
        Binding("pagedown", "go(1)", "Next", show=False, id="tour.on"),
        Binding("escape", "leave", "Skip the tour", id="tour.leave"),
    ]

    DEFAULT_CSS = """
    TourScreen {
        #play { width: 3fr; height: 1fr; padding-top: 1; }
        #playfield { width: 1fr; height: 1fr; }
        /* No margin above it: side by side, it would shorten the board as well. */
        #step { width: 2fr; max-width: 46; height: 1fr; margin-left: 3; padding-top: 2; }
        &.-low #play { padding-top: 0; }
        &.-low #step { margin-left: 2; padding-top: 1; }
        &.-high #step, &.-very-high #step { margin-left: 5; padding-top: 6; }
    }
    """

    def __init__(self, session: BoggleSession) -> None:
        super().__init__()
        self._session = session
        self._number = 0
        self._done: set[int] = set()
        self._area = GridArea(session, self, tile_painters)
        self._told = Static(id="step")
        self._message = MessageLine()
        self._top_line = TopLine()
        session.listen(self._hear)

    def compose(self) -> ComposeResult:
        """The board beside the step."""
        self._top_line.title = "Welcome to wordarcade · a short tour"
        yield self._top_line
        play = Vertical(self._area, self._area.entry_line, self._message, id="play")
        yield Composition(play, self._told, widest=_WIDEST)
        yield GameFooter()

    def on_mount(self) -> None:
        """Show the first step, which is not shown unasked again."""
        self.app.post_message(self.SettingChosen("toured", True))
        self._show()

    def on_unmount(self) -> None:
        """Let go of the round."""
        self._session.leave()

    @property
    def active_bindings(self) -> dict[str, ActiveBinding]:
        """The keys; on the last step Enter is named by where it leads."""
        named = super().active_bindings
        last = self._number == len(_STEPS) - 1
        return relabelled(named, {"submit": "Open Home"}) if last else named

    def _show(self) -> None:
        step, number = _STEPS[self._number], self._number + 1
        dots = "  ".join("●" if place < number else "○" for place in range(len(_STEPS)))
        done = self._number in self._done
        task = (f"✓ {step.done}", "bold $role-good") if done else (step.task, "bold $role-text")
        self._told.update(
            Content.assemble(
                (dots, "$role-focus"),
                "\n\n",
                (step.title, "bold $role-focus"),
                "\n\n",
                step.about,
                "\n\n",
                task,
            )
        )
        self._top_line.facts = (f"{number} of {len(_STEPS)}",)
        self.refresh_bindings()

    def _hear(self, event: SessionEvent) -> None:
        """Show what became of a word, and whether that was what a step asks for.

        A word counts for its step even if that is still to come: nobody can find it twice.
        """
        if news := news_of(event, self._session.state):
            self._area.answer(news)
            self.say(news.text, news.tone)
        match event:
            case MoveMade(PlayWord(), Refused()):
                if _STEPS[self._number].refused:
                    self._done.add(self._number)
                    self._show()
            case MoveMade(PlayWord(word)):
                self._done.update(number for number, step in enumerate(_STEPS) if step.word == word)
                self._show()

    # What the board asks of its screen

    def remark(self, entry: LetterEntry) -> Entry:
        """Return the entry line for what is being entered."""
        return remark(entry, self._session.state, live=True)

    def submit_word(self, word: str) -> None:
        """Play a word."""
        self._area.when_path_is_known(word, self._session.play)

    def say(self, text: str, tone: Tone = Tone.PLAIN) -> None:
        """Answer in the message line."""
        self._message.say(text, tone)

    # Keys

    def action_type_letter(self, letter: str) -> None:
        """Take a letter, a to z."""
        self._area.type_letter(letter)

    def action_erase(self) -> None:
        """Remove the last letter."""
        self._area.erase()

    def action_submit(self) -> None:
        """Play the word that was entered; without one, go on."""
        self._area.follow_board()
        if self._area.entry.text:
            self._area.submit()
        else:
            self.action_go(1)

    def action_go(self, steps: int) -> None:
        """Go to another step; from the last one, home."""
        number = self._number + steps
        if number == len(_STEPS):
            self.dismiss()
        elif number >= 0:
            self._number = number
            self._area.clear()
            self._area.board.cursor = 0 if _STEPS[number].pointed else None
            self.say("")
            self._show()

    def action_leave(self) -> None:
        """Drop what was entered; without it, go home."""
        if not self._area.clear():
            self.dismiss()
