"""The definition of a word."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar, Final

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.content import Content
from textual.events import Click
from textual.message import Message
from textual.widgets import Rule, Static

from wordarcade.lexicon.definitions import Definitions, source_of
from wordarcade.lexicon.errors import LexiconError
from wordarcade.lexicon.families import family_of
from wordarcade.lexicon.hooks import hooks_of
from wordarcade.lexicon.lists_with import Membership, memberships
from wordarcade.lexicon.service import LexiconService
from wordarcade.looks.composition import BREAKPOINTS, LINES
from wordarcade.screens.background import aside
from wordarcade.screens.dialogue_screen import DialogueScreen
from wordarcade.support.wording import printable
from wordarcade.widgets.headword import Headword
from wordarcade.widgets.paper import Paper
from wordarcade.widgets.sense_lines import SenseLines
from wordarcade.widgets.word_facts import WordFactLines, WordFacts

_LARGE_FROM: Final = 30
"""Rows of the terminal from which the word stands in large letters."""
_LABEL: Final = 8
_LOW_BELOW: Final = 24
"""Rows below which the card shows less of the family, and no points."""


@dataclass(frozen=True, slots=True)
class CardOptions:
    """The options of a definition card.

    Attributes:
        lexicon: the name or path of the lexicon whose family and hooks of the word are shown;
            None where they would give away what can still be found.
        points: returns what a word is worth, a few words each.
        learn: puts a word into the trainer, and returns what to say of it; None where there is
            none.
    """

    lexicon: str | None = None
    points: Callable[[str], tuple[str, ...]] = lambda _: ()
    learn: Callable[[str], str] | None = None


class DefinitionScreen(DialogueScreen[None]):
    """The meaning of a word, its family and hooks, and which lexicons have it.

    Args:
        lexicons: opens the word lists.
        word: the word, in any case.
        options: what else the card shows and can do.
        before: the words whose cards led here, the last one last.
    """

    ALLOW_SELECT = True
    HELP_PAGE = "meaning"
    AUTO_FOCUS = "VerticalScroll"
    HORIZONTAL_BREAKPOINTS = BREAKPOINTS
    VERTICAL_BREAKPOINTS = LINES

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("l", "learn", "Learn", id="definition.learn"),
        Binding("m", "more", "All senses", id="definition.more"),
        Binding("enter", "head", "Head word", id="definition.head"),
        Binding("backspace", "back", "Previous word", id="definition.back"),
        Binding("escape,space,f,f9", "dismiss", "Close", id="definition.close"),
    ]

    DEFAULT_CSS = """
    DefinitionScreen {
        align: center middle;
        VerticalScroll {
            height: auto;
            max-height: 12;
            margin-top: 1;
            scrollbar-size-vertical: 1;
            scrollbar-color: $role-tile-value;
            scrollbar-background: $role-tile;
        }
        Rule { margin: 1 0; color: $role-tile-edge; }
        #own { margin-top: 1; }
        #foot { color: $role-tile-value; margin-top: 1; }
        &.-low, &.-middle {
            VerticalScroll { max-height: 9; }
            Rule { margin: 0; }
        }
        &.-low {
            VerticalScroll { max-height: 5; }
            #foot { margin-top: 0; }
        }
        &.-wide, &.-very-wide {
            Paper { width: 76; }
        }
        &.-high VerticalScroll { max-height: 18; }
        &.-very-high VerticalScroll { max-height: 26; }
    }
    """

    @dataclass
    class Asked(Message):
        """A lexicon has been asked for the word."""

        membership: Membership

    @dataclass
    class Known(Message):
        """The facts about the word in a lexicon are known."""

        facts: WordFacts

    def __init__(
        self,
        lexicons: LexiconService,
        word: str,
        options: CardOptions | None = None,
        before: tuple[str, ...] = (),
    ) -> None:
        super().__init__()
        self._options = options or CardOptions()
        self._lexicons = lexicons
        self._word = word
        self._before = before
        self._entries = Definitions.shipped().entries(word)
        self._head = next((entry.head for entry in self._entries if entry.forms), "")
        self._senses = SenseLines(self._entries, self._head)
        self._facts = WordFactLines()
        self._facts.display = self._options.lexicon is not None
        self._valid = Static(id="valid")
        self._own = Static(id="own")
        self._own.display = False
        self._known: tuple[Membership, ...] = ()

    @property
    def heading(self) -> str:
        """What the card tells."""
        return "Meaning"

    def compose(self) -> ComposeResult:
        """The word, its senses, its family, its lexicons, and where that comes from."""
        with Paper():
            yield Headword(self._word, large=self.app.size.height >= _LARGE_FROM)
            with VerticalScroll():
                yield self._senses
                yield self._own
            yield Rule()
            yield self._facts
            yield self._valid
            source = [source_of(self._entries)] if self._entries else []
            learn = ["l to learn it"] if self._options.learn else []
            back = ["backspace goes back"] if self._before else []
            yield Static(" · ".join([*source, *learn, *back, "esc closes"]), id="foot")

    def on_mount(self) -> None:
        """Ask the lexicons."""
        self._show()
        self._ask()

    @aside("The search in other lists")
    def _ask(self) -> None:
        if self._options.lexicon is not None:
            self._look_around(self._options.lexicon)
        for membership in memberships(self._lexicons, self._word):
            self.post_message(self.Asked(membership))

    def _look_around(self, source: str) -> None:
        """Find the family and the hooks of the word."""
        word = self._word.lower()
        try:
            lexicon = self._lexicons.open(source)
        except LexiconError:
            return  # whoever offers the word shows why
        families = (
            family_of(Definitions.shipped(), lexicon, entry.head) for entry in self._entries
        )
        family = next((family for family in families if len(family) > 1), ())
        points = self._options.points(word)
        self.post_message(
            self.Known(WordFacts(word, lexicon.name, family, *hooks_of(lexicon, word), points))
        )

    def on_definition_screen_known(self, event: Known) -> None:
        """Show the family and the hooks."""
        self._facts.facts = event.facts

    def on_definition_screen_asked(self, event: Asked) -> None:
        """Show what the lexicon says."""
        self._known += (event.membership,)
        self._show()

    def on_resize(self) -> None:
        """Break the line of lexicons where there is room."""
        super().on_resize()
        self._facts.short = self.size.height < _LOW_BELOW
        self.call_after_refresh(self._show)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Offer to learn the word where there is a trainer, and what else there is."""
        if action == "more":
            return self._senses.abridged
        if action == "learn":
            return self._options.learn is not None
        if action == "back":
            return bool(self._before)
        return super().check_action(action, parameters)

    def action_learn(self) -> None:
        """Put the word into the trainer."""
        if self._options.learn is not None:
            told = self._options.learn(self._word)
            self.query_one("#foot", Static).update(Content(told))

    def action_more(self) -> None:
        """Show all senses."""
        self._senses.all_shown = True
        self.refresh_bindings()

    def action_head(self) -> None:
        """Open the card of the word that this one is a form of; close a card without one."""
        if self._head:
            self._turn_to(self._head, (*self._before, self._word))
        else:
            self.dismiss(None)

    def action_back(self) -> None:
        """Go back to the card that led here."""
        *before, last = self._before
        self._turn_to(last, tuple(before))

    def _turn_to(self, word: str, before: tuple[str, ...]) -> None:
        self.give_way(lambda: DefinitionScreen(self._lexicons, word, self._options, before))

    def on_click(self, event: Click) -> None:
        """Close with a click beside the card."""
        if event.widget is self:
            self.dismiss(None)

    def _show(self) -> None:
        """Show what the lexicons have said by now."""
        lines = [Content.styled("valid".ljust(_LABEL), "$role-tile-value")]
        for each in self._known:
            mark, style = ("✓", "bold") if each.valid else ("×", "$role-tile-value")
            told = Content.styled(f"{mark} {printable(each.lexicon)}  ", style)
            if lines[-1].cell_length + told.cell_length > self._valid.size.width + len("  "):
                lines.append(Content(" " * _LABEL))
            lines[-1] += told
        self._valid.update(Content("\n").join(line.rstrip() for line in lines))
        own = [
            Content.assemble(
                (f"{printable(each.lexicon)}  ", "$role-tile-value"), printable(each.definition)
            )
            for each in self._known
            if each.definition
        ]
        self._own.update(Content("\n").join(own))
        self._own.display = bool(own)
