"""The screen on which one person hides a word for the other."""

from collections.abc import Callable
from dataclasses import dataclass
from string import ascii_lowercase
from typing import Any, ClassVar

from textual.app import ComposeResult
from textual.binding import ActiveBinding, Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.events import Paste
from textual.message import Message
from textual.widgets import Static
from textual.worker import get_current_worker

from wordarcade.engine.hangman.choices import MOST_LETTERS
from wordarcade.engine.hangman.pattern import blank
from wordarcade.games.duel.playing import WordToHide
from wordarcade.games.hangman.duel import HiddenWord, HiddenWordError, about
from wordarcade.games.hangman.suggesting import suggested
from wordarcade.games.routes import HomeRoute
from wordarcade.lexicon.errors import LexiconError
from wordarcade.lexicon.lexicon import Lexicon
from wordarcade.looks.composition import BREAKPOINTS, LINES, Composition
from wordarcade.looks.panel import Panel
from wordarcade.screens.arcade_screen import ArcadeScreen
from wordarcade.screens.background import aside, report_for
from wordarcade.screens.duel.hidden_tiles import HiddenTiles
from wordarcade.screens.key_labels import led_by, relabelled
from wordarcade.screens.letter_keys import ERASE_KEY, LETTER_KEYS
from wordarcade.services import Services
from wordarcade.support.wording import count
from wordarcade.widgets.game_footer import GameFooter
from wordarcade.widgets.hangman_preview import HangmanPreview
from wordarcade.widgets.hangman_scene import Scene
from wordarcade.widgets.message_line import MessageLine
from wordarcade.widgets.start_button import StartButton
from wordarcade.widgets.tone import Tone
from wordarcade.widgets.top_line import TopLine


class HideScreen(ArcadeScreen[None]):
    """Takes a word, of any list or none, and says what the arcade knows of it.

    Args:
        services: the app's services.
        waiting: the turn that waits for the word.
        hidden: makes the next screen from the word.
    """

    HELP_PAGE = "duel"
    HORIZONTAL_BREAKPOINTS = BREAKPOINTS
    VERTICAL_BREAKPOINTS = LINES

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "hide", "Hide it", id="duel.hide"),
        Binding("ctrl+v", "cover", "Cover letters", id="duel.cover"),
        Binding("tab", "tell", "Keep quiet", id="duel.tell"),
        Binding("ctrl+n", "draw", "Draw one for me", id="duel.draw"),
        Binding("escape", "home", "Home", id="duel.home"),
        *LETTER_KEYS,
        ERASE_KEY,
    ]

    DEFAULT_CSS = """
    HideScreen {
        #hiding { width: 1fr; height: 1fr; padding-top: 1; }
        #top { height: 11; }
        HangmanPreview { width: 24; height: 100%; }
        #word { width: 1fr; height: 100%; padding-top: 1; }
        #ask, #count { height: auto; }
        #count { margin-top: 1; }
        HiddenTiles { margin-top: 1; }
        #facts { height: auto; }
        #known { height: 4; }
        StartButton { margin-top: 1; }
        &.-narrow HangmanPreview { display: none; }
        &.-low #hiding { padding-top: 0; }
        &.-low #top { height: 9; }
        &.-low #word { padding-top: 0; }
        &.-low StartButton { margin-top: 0; }
        &.-high, &.-very-high {
            #top { height: 14; }
            #facts { margin-top: 1; }
            StartButton { height: 5; margin-top: 2; }
        }
    }
    """

    @dataclass
    class Opened(Message):
        """The lexicon is open, or the reason why it is not."""

        lexicon: Lexicon | LexiconError

    @dataclass
    class Drawn(Message):
        """A word was drawn."""

        word: str

    def __init__(
        self,
        services: Services,
        waiting: WordToHide,
        hidden: Callable[[HiddenWord], ArcadeScreen[Any]],
    ) -> None:
        super().__init__()
        self._services = services
        self._waiting = waiting
        self._hidden = hidden
        self._told = True
        self._lexicon: Lexicon | None = None
        self._top_line = TopLine()
        self._tiles = HiddenTiles()
        self._gallows = HangmanPreview()
        self._count = Static(id="count")
        self._known = Static(id="known")
        self.message_line = MessageLine()

    def compose(self) -> ComposeResult:
        """The gallows and the word, what is known of it, and the way on."""
        turn = self._waiting.turn
        self._top_line.title = f"Hangman · {turn.other} hides a word for {turn.name}"
        self._top_line.facts = tuple(filter(None, (turn.place,)))
        self._gallows.scene = Scene(pattern=blank(5), allowed=self._waiting.setup.guesses)
        yield self._top_line
        ask = Content.assemble(
            (f"{turn.name}, look away.", "bold $role-focus"),
            "\n",
            (f"{turn.other}, type a word.", "bold"),
            (f" {turn.name} learns its length first.\n", "$role-muted"),
            ("Any will do: a name, a dish, a foreign word.", "$role-muted"),
        )
        word = Vertical(Static(ask, id="ask"), self._tiles, self._count, id="word")
        yield Composition(
            Vertical(
                Horizontal(self._gallows, word, id="top"),
                Panel("What the lexicon says", self._known, fact="for you alone", id="facts"),
                StartButton("HIDE", "enter  hide it and cover"),
                id="hiding",
            )
        )
        yield self.message_line
        yield GameFooter()

    def on_mount(self) -> None:
        """Open the lexicon."""
        self._open()
        self._show()

    @aside("Opening the lexicon")
    def _open(self) -> None:
        report = report_for(get_current_worker())
        try:
            lexicon = self._services.lexicons.open(self._waiting.setup.lexicon, report)
        except LexiconError as error:
            self.post_message(self.Opened(error))
        else:
            self.post_message(self.Opened(lexicon))

    def on_hide_screen_opened(self, event: Opened) -> None:
        """Say what is known of the word."""
        if isinstance(event.lexicon, LexiconError):
            self.message_line.say(str(event.lexicon), Tone.REFUSED)
        else:
            self._lexicon = event.lexicon
            self._show()

    # What is shown

    def _show(self) -> None:
        word = self._tiles.letters
        if word:
            different = count(len(set(word)), "different letter")
            letters = count(len(word), "letter")
            self._count.update(
                Content.assemble((letters, "bold"), (f" · {different}", "$role-muted"))
            )
        else:
            self._count.update(Content.styled("2 letters or more", "$role-muted"))
        self._known.update(self._facts(word))
        turn = self._waiting.turn
        quiet = f"{turn.name} will be told whether it is in a list."
        if not self._told:
            quiet = f"{turn.name} won't be told whether it's in a list."
        self.message_line.show(quiet)
        self.refresh_bindings()

    def _facts(self, word: str) -> Content:
        if self._tiles.covered:
            return Content.styled("Covered, like the letters. Ctrl+V shows both.", "$role-muted")
        if not word:
            return Content.styled("Nothing yet.", "$role-muted")
        if self._lexicon is None:
            return Content.styled("Opening the word list …", "$role-muted")
        lines = [
            Content.assemble(
                ("✓ ", "bold $role-good") if easy else ("▾ ", "bold $role-focus"), said
            )
            for easy, said in about(word, self._lexicon)
        ]
        return Content("\n").join(lines)

    @property
    def active_bindings(self) -> dict[str, ActiveBinding]:
        """The keys, named by what they do now."""
        labels = {
            "cover": "Show letters" if self._tiles.covered else "Cover letters",
            "tell": "Keep quiet" if self._told else "Tell the list",
        }
        named = relabelled(super().active_bindings, labels)
        return led_by(named, "hide", "cover", "tell", "home")

    # What is typed

    def action_type_letter(self, letter: str) -> None:
        """Take a letter, a to z."""
        if len(self._tiles.letters) < MOST_LETTERS:
            self._tiles.letters += letter
            self._show()
        else:
            self.message_line.say(f"A word has at most {MOST_LETTERS} letters.", Tone.REFUSED)

    def on_paste(self, event: Paste) -> None:
        """Take the letters of what was pasted."""
        event.stop()
        for letter in event.text.strip().lower():
            if letter in ascii_lowercase:
                self.action_type_letter(letter)

    def action_erase(self) -> None:
        """Take the last letter back."""
        self._tiles.letters = self._tiles.letters[:-1]
        self._show()

    def action_cover(self) -> None:
        """Cover the letters, or show them."""
        self._tiles.covered = not self._tiles.covered
        self._show()

    def action_tell(self) -> None:
        """Tell the guesser whether the word is in a list, or keep quiet."""
        self._told = not self._told
        self._show()

    @aside("Drawing a word", exclusive=True)
    def action_draw(self) -> None:
        """Draw a word that everybody knows."""
        report = report_for(get_current_worker())
        try:
            word = suggested(self._services, self._waiting.setup, report)
        except LexiconError:
            return
        self.post_message(self.Drawn(word))

    def on_hide_screen_drawn(self, event: Drawn) -> None:
        """Show the word that was drawn."""
        if event.word:
            self._tiles.letters = event.word
            self._show()

    # The ways on

    def on_start_button_pressed(self) -> None:
        """Hide the word with the mouse."""
        self.action_hide()

    def action_hide(self) -> None:
        """Hide the word, and cover the screen."""
        try:
            word = HiddenWord.of(self._tiles.letters, told=self._told)
        except HiddenWordError as error:
            self.message_line.say(str(error), Tone.REFUSED)
            return
        self._tiles.letters = ""
        self.give_way(lambda: self._hidden(word))

    def action_home(self) -> None:
        """Go home; the word is not kept."""
        self.open(HomeRoute())
