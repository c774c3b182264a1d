"""The definition of a word."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar, Final

from textual import work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.content import Content
from textual.events import Click
from textual.message import Message
from textual.widgets import Rule, Static

from wordarcade.lexicon.definitions import SOURCE, Definitions
from wordarcade.lexicon.lists_with import Membership, memberships
from wordarcade.lexicon.service import LexiconService
from wordarcade.looks.composition import BREAKPOINTS, LINES
from wordarcade.screens.dialogue_screen import DialogueScreen
from wordarcade.support.wording import printable
from wordarcade.widgets.headword import Headword
from wordarcade.widgets.paper import Paper
from wordarcade.widgets.sense_lines import SenseLines

_LARGE_FROM: Final = 30
"""Rows of the terminal from which the word stands in large letters."""
_LABEL: Final = 7


class DefinitionScreen(DialogueScreen[None]):
    """What a word means, and which lexicons have it.

    Args:
        lexicons: opens the word lists.
        word: the word, in any case.
        learn: puts the word into the trainer, and returns what to say of it; None where there is
            none.
    """

    AUTO_FOCUS = "VerticalScroll"
    HORIZONTAL_BREAKPOINTS = BREAKPOINTS
    VERTICAL_BREAKPOINTS = LINES

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("l", "learn", "Learn", id="definition.learn"),
        Binding("escape,enter,space,f,f9", "dismiss", "Close", id="definition.close"),
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
        &.-low {
            VerticalScroll { max-height: 7; }
            Rule { margin: 0; }
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

    def __init__(
        self,
        lexicons: LexiconService,
        word: str,
        learn: Callable[[str], str] | None = None,
    ) -> None:
        super().__init__()
        self._learn = learn
        self._lexicons = lexicons
        self._word = word
        self._entries = Definitions.shipped().entries(word)
        self._valid = Static(id="valid")
        self._own = Static(id="own")
        self._own.display = False
        self._known: tuple[Membership, ...] = ()

    def compose(self) -> ComposeResult:
        """The word, its senses, its lexicons, and where that comes from."""
        with Paper():
            yield Headword(self._word, large=self.app.size.height >= _LARGE_FROM)
            with VerticalScroll():
                yield SenseLines(self._entries)
                yield self._own
            yield Rule()
            yield self._valid
            source = [SOURCE] if self._entries else []
            learn = ["l learns it"] if self._learn else []
            yield Static(" · ".join([*source, *learn, "esc closes"]), id="foot")

    def on_mount(self) -> None:
        """Ask the lexicons."""
        self._show()
        self._ask()

    @work(thread=True)
    def _ask(self) -> None:
        for membership in memberships(self._lexicons, self._word):
            self.post_message(self.Asked(membership))

    def on_definition_screen_asked(self, event: Asked) -> None:
        """Show what the lexicon says."""
        self._known += (event.membership,)
        self._show()

    def on_resize(self) -> None:
        """Break the line of lexicons where there is room."""
        super().on_resize()
        self.call_after_refresh(self._show)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Offer to learn the word where there is a trainer."""
        if action == "learn":
            return self._learn is not None
        return super().check_action(action, parameters)

    def action_learn(self) -> None:
        """Put the word into the trainer."""
        if self._learn is not None:
            self.query_one("#foot", Static).update(Content(self._learn(self._word)))

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
