"""The base of game screens: one frame and one set of keys for all games."""

from string import ascii_lowercase
from typing import ClassVar, Final

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container
from textual.geometry import Size
from textual.widget import Widget

from wordarcade.games.routes import HomeRoute
from wordarcade.screens.arcade_screen import ArcadeScreen
from wordarcade.screens.messages import MessagesScreen
from wordarcade.widgets.entry_line import EntryLine
from wordarcade.widgets.game_footer import GameFooter
from wordarcade.widgets.message_line import MessageLine
from wordarcade.widgets.tone import Tone
from wordarcade.widgets.top_line import TopLine
from wordarcade.widgets.word_panel import WordPanel

BREAKPOINTS: Final = [(0, "-narrow"), (80, "-normal"), (120, "-wide"), (160, "-very-wide")]
"""Columns from which a game lays itself out differently, and the class that says so."""


class GameScreen(ArcadeScreen[None]):
    """A top line, a playfield beside a panel, an entry line and a message line.

    Letters typed go to the game. What the keys of all games mean is the subclass's to say.

    The widgets are attributes, not looked up: they can be given things to show at any moment,
    also while the screen is only being opened, or closed.

    Args:
        playfield: what takes the room left of the panel.
        panel: the score, and what was found or played.
    """

    NEEDS = Size(50, 20)

    HORIZONTAL_BREAKPOINTS = BREAKPOINTS

    BINDINGS: ClassVar[list[BindingType]] = [
        # Letters are bound, not read as events: events would be overtaken by the enter and
        # backspace of a fast typist, which are bound.
        *(
            Binding(f"{letter},{letter.upper()}", f"type_letter('{letter}')", show=False)
            for letter in ascii_lowercase
        ),
        Binding("enter", "submit", "Play", id="game.submit"),
        # Many terminals send ctrl+h for the backspace key.
        Binding("backspace,ctrl+h", "erase", "Take back", show=False, id="game.erase"),
        Binding("ctrl+t", "hint", "Hint", id="game.hint"),
        Binding("ctrl+o", "pause", "Pause", id="game.pause"),
        Binding("ctrl+e", "end", "End", id="game.end"),
        Binding("ctrl+y", "copy_code", "Copy the share code", show=False, id="game.copy"),
        Binding("f2", "messages", "Earlier messages", show=False, id="game.messages"),
        Binding("tab", "next_section", "Next part of the panel", show=False, id="game.section"),
        Binding("pageup", "scroll_panel(-1)", "Scroll up", show=False, id="game.scroll-up"),
        Binding("pagedown", "scroll_panel(1)", "Scroll down", show=False, id="game.scroll-down"),
        Binding("escape", "step_back", "Home", id="game.back"),
    ]

    DEFAULT_CSS = """
    GameScreen {
        #table {
            layout: horizontal;
            height: 1fr;
        }
        #playfield {
            width: 1fr;
            height: 1fr;
        }
        WordPanel {
            width: 32;
            padding: 1 1 0 1;
        }
        &.-wide WordPanel {
            width: 38;
        }
        &.-very-wide WordPanel {
            width: 60;
        }
        &.-narrow {
            #table {
                layout: vertical;
            }
            WordPanel {
                width: 100%;
                height: 25%;
                min-height: 5;
                padding: 0 1;
            }
        }
    }
    """

    def __init__(self, playfield: Widget, panel: WordPanel) -> None:
        super().__init__()
        self.top_line = TopLine()
        self.playfield = playfield
        self.panel = panel
        self.entry_line = EntryLine()
        self.message_line = MessageLine()

    def compose(self) -> ComposeResult:
        """The frame, from top to bottom."""
        yield self.top_line
        with Container(id="table"):
            yield self.playfield
            yield self.panel
        yield self.entry_line
        yield self.message_line
        yield GameFooter()

    def action_type_letter(self, letter: str) -> None:
        """Take a letter, a to z, from the keyboard."""
        raise NotImplementedError

    def say(self, text: str, tone: Tone = Tone.PLAIN) -> None:
        """Answer the player in the message line."""
        self.message_line.say(text, tone)

    def go_home(self) -> None:
        """Leave for the home screen."""
        self.open(HomeRoute())

    def action_messages(self) -> None:
        """Show what has been said so far."""
        self.show_above(MessagesScreen(self.message_line.history))

    def action_next_section(self) -> None:
        """Show the next section of the panel where they are tabs."""
        self.panel.choose_next()

    def action_scroll_panel(self, pages: int) -> None:
        """Scroll the panel."""
        self.panel.scroll_words(pages)
