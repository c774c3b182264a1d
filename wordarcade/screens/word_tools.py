"""The word tools: words found by their letters, while these are typed."""

from dataclasses import dataclass
from functools import partial
from itertools import islice
from pathlib import Path
from typing import ClassVar, Final

from textual import on
from textual.app import ComposeResult
from textual.binding import ActiveBinding, Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.events import Click, ScreenResume
from textual.message import Message
from textual.widgets import Input, Static
from textual.worker import get_current_worker

from wordarcade.engine.scrabble.distribution import LetterDistribution
from wordarcade.engine.scrabble.tiles import covered_letters
from wordarcade.games.lens.subjects import LettersSubject
from wordarcade.games.routes import HomeRoute
from wordarcade.lexicon.errors import LexiconError
from wordarcade.lexicon.lexicon import Lexicon
from wordarcade.lexicon.searching import Search, search_of
from wordarcade.looks.composition import BREAKPOINTS, LINES, Composition
from wordarcade.looks.panel import Panel
from wordarcade.screens.arcade_screen import ArcadeScreen
from wordarcade.screens.background import run_aside
from wordarcade.screens.key_labels import relabelled, without
from wordarcade.screens.tool_beside import BesideWords
from wordarcade.screens.tool_examples import WAYS, ToolExamples
from wordarcade.screens.tool_short_words import ShortWords
from wordarcade.screens.tool_words import (
    HookRoom,
    Order,
    between_hooks,
    hook_room,
    length_heads,
    ordered,
)
from wordarcade.services import Services, Settings
from wordarcade.support.wording import count, printable
from wordarcade.widgets.entry_above_list import EntryAboveList
from wordarcade.widgets.game_footer import GameFooter
from wordarcade.widgets.top_line import TopLine
from wordarcade.widgets.word_columns import WordCell, WordColumns

_TILES: Final = "english"
_BREADTH: Final = 18
_LONGEST: Final = 40
_AT_ONCE: Final = 2000
"""Words that are looked through before the search asks whether it is still wanted."""

_DOUBLE: Final = 2
"""Clicks in a row that open a definition."""
_SHORTEST: Final = 2
"""Letters of an anagram that need not use all tiles."""
_LEGEND: Final = "hooks before · word · hooks after · points"


class WordToolsScreen(ArcadeScreen[None]):
    """A line to type in above the words it finds, with their hooks.

    Args:
        services: the app's services.
    """

    HELP_PAGE = "words"
    NO_WORD = "Type a word first, or letters to find words with."
    AUTO_FOCUS = "Input"
    HORIZONTAL_BREAKPOINTS = BREAKPOINTS
    VERTICAL_BREAKPOINTS = LINES

    BINDINGS: ClassVar[list[BindingType]] = [
        # Before the entry, which has the focus.
        Binding("enter", "meaning", "Meaning", priority=True, id="tools.meaning"),
        Binding("up", "move(-1)", "Word above", show=False, priority=True, id="tools.before"),
        Binding("down", "move(1)", "Word", key_display="↑↓", priority=True, id="tools.next"),
        Binding("pageup", "page(-1)", "Page up", show=False, priority=True, id="tools.page-up"),
        Binding(
            "pagedown", "page(1)", "Page down", show=False, priority=True, id="tools.page-down"
        ),
        Binding("ctrl+o", "order", "Order", id="tools.order"),
        Binding(
            "ctrl+g",
            "lens",
            "Compare lists",
            id="tools.lens",
            tooltip="Ask two lists the same question",
        ),
        Binding("ctrl+l", "app.lexicons", "Lexicons", priority=True, id="tools.lexicons"),
        Binding("escape", "home", "Home", id="tools.home"),
    ]

    DEFAULT_CSS = """
    WordToolsScreen {
        #tools { width: 1fr; height: 1fr; padding-top: 1; }
        #entry { border: round $role-focus; }
        #ways { height: 1; padding: 0 2; color: $role-muted; text-wrap: nowrap; }
        #listed { height: 1fr; margin-top: 1; }
        #found, #examples { width: 1fr; height: 100%; }
        #short { display: none; width: 1fr; height: 100%; margin-left: 2; }
        &.-wide, &.-very-wide {
            #examples { width: 66; }
            #short.-shown { display: block; }
        }
        &.-very-wide #beside.-shown { display: block; }
        Input { width: 1fr; background: transparent; }
        #entry Horizontal { height: 1; }
        #verdict { width: auto; }
        &.-low {
            #tools { padding-top: 0; }
            #listed { margin-top: 0; }
        }
    }
    """

    @dataclass
    class Found(Message):
        """A search is done.

        Attributes:
            text: what was looked for.
            words: the words, in alphabetical order.
            fault: why nothing can be found, in a sentence; else empty.
        """

        text: str
        words: list[str]
        fault: str = ""

    class SettingsChanged(Message):
        """Settings have changed, perhaps the lexicon."""

    def __init__(self, services: Services) -> None:
        super().__init__()
        self._services = services
        self._lexicon: Lexicon | None = None
        self._tiles: LetterDistribution = services.equipment().distributions[_TILES]
        self._top_line = TopLine()
        self._columns = WordColumns(_BREADTH)
        self._columns.can_focus = False
        self._entry = EntryAboveList(self._columns, placeholder="letters", most=_LONGEST)
        self._verdict = Static(id="verdict")
        line = Horizontal(self._entry, self._verdict)
        self._entry_panel = Panel("Letters", line, id="entry", classes="-close")
        self._panel = Panel("Words", self._columns, fact=_LEGEND, id="found")
        self._examples = Panel("What you can type", ToolExamples(), id="examples")
        self._beside = BesideWords()
        self._short_words = ShortWords()
        self._short_panel = Panel("Worth knowing", self._short_words, id="short")
        self._ways = Static(WAYS, id="ways")
        self._words: list[str] = []
        self._hooks = HookRoom()
        self._listed = ""
        """What the words in the list were looked for with."""
        self._fault = ""
        """Why nothing could be looked for with it; else empty."""
        self._wanted: str | None = None
        """What was typed when Enter was pressed before its words were there; else None."""
        self._order = Order.LONGEST

    def compose(self) -> ComposeResult:
        """The line to type in, the ways to ask, and the words; at their side what one means."""
        yield self._top_line
        listed = Horizontal(
            self._examples, self._short_panel, self._panel, self._beside, id="listed"
        )
        yield Composition(Vertical(self._entry_panel, self._ways, listed, id="tools"))
        yield GameFooter()

    def on_mount(self) -> None:
        """Name the lexicon."""
        self._top_line.title = "Word tools"
        self._show([], "Type letters.")

        self._unsubscribe = self._services.settings.subscribe(self._hear)

    def _hear(self, _: Settings) -> None:
        """Take note of changed settings, from whatever thread changed them."""
        self.post_message(self.SettingsChanged())

    def on_unmount(self) -> None:
        """Hear of no more changes."""
        super().on_unmount()
        self._unsubscribe()

    def on_screen_resume(self, event: ScreenResume) -> None:
        """Look in the general lexicon as it is now."""
        super().on_screen_resume(event)
        self._look_anew()

    def on_word_tools_screen_settings_changed(self) -> None:
        """Look in the general lexicon, which may be another one."""
        self._look_anew()

    def _look_anew(self) -> None:
        source = self._services.settings.current.lexicon
        self._top_line.facts = (source,)
        self._lexicon = None
        self._short_words.look_in(lambda: self._services.lexicons.open(source))
        if self._entry.value:
            self._look(self._entry.value)

    def on_input_changed(self, event: Input.Changed) -> None:
        """Look for what is typed now."""
        if self._wanted != self._entry.value:
            self._wanted = None
        self.refresh_bindings()
        self._verdict.update()
        if not self._words:
            self._show([], "Searching …")
        self._look(event.value)

    def _look(self, text: str) -> None:
        """Begin to find words; a search for what was typed before is given up."""
        failed = partial(self.Found, text, [])
        run_aside(self, "That search", partial(self._find, text), failed, exclusive=True)

    def _find(self, text: str) -> None:
        worker = get_current_worker()
        if not text.strip("-* "):
            self.post_message(self.Found(text, [], "Type letters."))
            return
        source = self._services.settings.current.lexicon
        try:
            lexicon = self._lexicon or self._services.lexicons.open(source)
        except LexiconError:
            # Why is told where there is room for it.
            told = f"{printable(Path(source).name)} can't be read. Ctrl+L shows why."
            self.post_message(self.Found(text, [], told))
            return
        self._lexicon = lexicon
        search, letters = search_of(text)
        try:
            words = search.find(lexicon, letters, _SHORTEST)
        except ValueError as error:
            self.post_message(self.Found(text, [], str(error)))
            return
        found: list[str] = []
        while part := list(islice(words, _AT_ONCE)):
            found += part
            if worker.is_cancelled:
                return
        self.post_message(self.Found(text, found))

    async def on_word_tools_screen_found(self, event: Found) -> None:
        """Show the words, unless something else has been typed meanwhile."""
        if event.text == self._entry.value:
            marked = self.chosen_word if event.text == self._listed else ""
            self._listed, self._fault = event.text, event.fault
            self._show(event.words, event.fault or f"No word fits {event.text.upper()}.")
            self._mark(marked)
            self._judge()
            if self._wanted == event.text:
                await self._define()

    def _mark(self, word: str) -> None:
        """Mark a word again, if it is listed: the same was looked for in another list, perhaps."""
        if word in self._words:
            self._columns.marked = self._words.index(word)

    def _judge(self) -> None:
        """Say whether what is typed is a word, unless it is a question for other words."""
        valid, lexicon = self._valid, self._lexicon
        if valid is None or lexicon is None:
            return
        sign, role = ("✓", "good") if valid else ("×", "bad")
        told = f"{self._typed.upper()} is {'' if valid else 'not '}in {lexicon.name}"
        self._verdict.update(Content.assemble((f" {sign} {told}", f"bold $role-{role}")))

    @property
    def _valid(self) -> bool | None:
        """Whether what is typed is a word; None of a question for other words."""
        word, lexicon = self._typed, self._lexicon
        if lexicon is None or len(word) < _SHORTEST or not (word.isascii() and word.isalpha()):
            return None
        return word in lexicon

    def _show(self, words: list[str], otherwise: str) -> None:
        self._words = ordered(words, self._order, self._typed, self._tiles)
        asked = bool(self._entry.value)
        self._examples.display = not asked
        self._short_panel.set_class(not asked, "-shown")
        self._panel.display = asked
        # Without letters, the examples say the same; its row stays, so that nothing moves.
        self._ways.visible = asked
        self._beside.set_class(asked, "-shown")
        self.chosen_word = ""
        self._beside.show("", None)
        self._entry_panel.fact = count(len(words), "word") if words else ""
        lined = "underlined: blanks · " if "?" in self._listed else ""
        self._panel.foot = f"{lined}{self._order.value} · ^o changes it" if words else ""
        self._hooks = hook_room(words, self._lexicon)
        longest = max(map(len, words), default=0) + sum(self._hooks) + 2
        self._columns.show(len(words), self._cell, otherwise, self._heads(), longest)

    def _heads(self) -> dict[int, str]:
        """Return the headings of the lengths, while the longest come first."""
        return length_heads(self._words, self._listed) if self._order is Order.LONGEST else {}

    @property
    def _typed(self) -> str:
        """What is typed, as it would stand in the list if it is a word."""
        return self._entry.value.strip().lower()

    def _cell(self, number: int) -> WordCell:
        """Return a word between its hooks, with its points on tiles."""
        word = self._words[number]
        shown = between_hooks(word, self._entry.value, self._lexicon, self._hooks)
        mark = Content.styled("●", "bold $role-focus") if word == self._typed else Content(" ")
        return WordCell(mark, shown, self._worth(word))

    def on_word_columns_marked(self, event: WordColumns.Marked) -> None:
        """Offer the definition of the word."""
        if event.number is not None:
            self.chosen_word = self._words[event.number]
            self._beside.show(self.chosen_word, self._lexicon)

    @on(Click)
    async def _define_word(self, event: Click) -> None:
        """Show what a word means that is clicked twice; the entry has the focus, not its list."""
        if event.chain == _DOUBLE and event.widget is self._columns:
            await self._define()

    # Keys

    def action_move(self, words: int) -> None:
        """Mark the word above or below, while the entry keeps the focus."""
        self._entry.move(words)

    def action_page(self, pages: int) -> None:
        """Mark a word a page further on, or back."""
        self._entry.page(pages)

    def action_order(self) -> None:
        """List the words in another order; the marked one stays marked."""
        self._order = self._order.next
        if marked := self.chosen_word:
            self._show(self._words, "")
            self._mark(marked)

    def action_lens(self) -> None:
        """Show what changes with the word list; without letters, on a board to be typed."""
        from wordarcade.screens.lens.screen import LensScreen  # noqa: PLC0415 - seldom wanted

        text = self._entry.value
        if self._fault and text == self._listed:
            self.notify(self._fault, severity="warning", markup=False)
            return
        subject = LettersSubject(text, self._worth) if text.strip("- ") else None
        self.show_above(LensScreen(self._services, subject))

    def _worth(self, word: str) -> int:
        """Return the points of a word's tiles; blanks have none."""
        typed = self._entry.value
        blanks = "?" in typed and search_of(typed)[0] is Search.ANAGRAM
        return self._tiles.value_of(covered_letters(word, typed) if blanks else word.upper())

    def action_meaning(self) -> None:
        """Show what the marked word means, as soon as the list is that of what is typed."""
        # The entry first takes the letters that were typed before Enter.
        self._entry.call_later(self._define_typed)

    async def _define_typed(self) -> None:
        self._wanted = self._entry.value
        if self._wanted == self._listed:
            await self._define()

    def action_try(self, text: str) -> None:
        """Type an example."""
        self._entry.value = text

    async def _define(self) -> None:
        """Show what the marked word means; where there is none, say why."""
        self._wanted = None
        if self._valid is False and not self._entry.in_list and self._lexicon is not None:
            told = f"{self._typed.upper()} is not in {self._lexicon.name}."
            goes_on = " ↓ goes to the words of its letters." if self._words else ""
            self.notify(f"{told}{goes_on}", severity="warning", markup=False)
        elif self.is_current and (marked := self._columns.marked) is not None:
            self.chosen_word = self._words[marked]
            await self.run_action("app.define")
        elif self.is_current:
            told = self._fault or f"No word fits {self._entry.value.upper()}."
            self.notify(told if self._typed else self.NO_WORD, severity="warning", markup=False)

    @property
    def active_bindings(self) -> dict[str, ActiveBinding]:
        """The keys; Esc is named by what it does now."""
        named = without(super().active_bindings, {"app.define"})
        return relabelled(named, {"home": "Clear"}) if self._entry.value else named

    def action_home(self) -> None:
        """Empty the entry; then go back to the home screen."""
        if self._entry.value:
            self._entry.value = ""
        else:
            self.open(HomeRoute())
