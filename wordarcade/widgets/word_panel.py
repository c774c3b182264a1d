"""The side panel of a game: the score, then sections, or tabs on narrow screens."""

from dataclasses import dataclass

from textual.app import ComposeResult
from textual.containers import Horizontal, VerticalScroll
from textual.content import Content
from textual.message import Message
from textual.widget import Widget
from textual.widgets import Static

from wordarcade.widgets.side_panel import SidePanel
from wordarcade.widgets.tab_strip import TabStrip


@dataclass(frozen=True, slots=True)
class PanelSection:
    """A part of a panel.

    Attributes:
        name: the name of its tab.
        widget: its content.
        grows: whether it takes the remaining space and scrolls; else it has its natural height.
    """

    name: str
    widget: Widget
    grows: bool = False


class WordPanel(SidePanel):
    """A headline above sections.

    On a screen of the class `-narrow` only one section is shown, chosen by a tab.

    Args:
        sections: from top to bottom.
        id: the ID of the widget in the DOM.
    """

    # The rules for narrow screens begin above this widget.
    SCOPED_CSS = False

    DEFAULT_CSS = """
    WordPanel {
        padding: 0 1;
        & > Horizontal {
            height: auto;
            margin-bottom: 1;
        }
        #headline {
            width: 1fr;
            height: auto;
        }
        TabStrip {
            display: none;
        }
        .section {
            height: auto;
            scrollbar-size-vertical: 1;
        }
        .section.-grows {
            height: 1fr;
        }
    }
    .-narrow WordPanel {
        & > Horizontal {
            margin-bottom: 0;
        }
        TabStrip {
            display: block;
        }
        .section {
            display: none;
            height: 1fr;
            overflow-y: auto;
        }
        .section.-chosen {
            display: block;
        }
    }
    """

    class Resized(Message):
        """The panel's size has changed, so that a headline may have to be wrapped anew."""

    def __init__(
        self,
        *sections: PanelSection,
        id: str | None = None,  # noqa: A002 - the name of every widget's argument
    ) -> None:
        super().__init__(id=id)
        self._headline = Static(id="headline")
        self._tabs = TabStrip(tuple(section.name for section in sections))
        self._sections = [self._scroll(section) for section in sections]
        self._sections[0].add_class("-chosen")

    @staticmethod
    def _scroll(section: PanelSection) -> VerticalScroll:
        classes = "section -grows" if section.grows else "section"
        return VerticalScroll(section.widget, classes=classes, can_focus=False)

    def compose(self) -> ComposeResult:
        """The headline with the tabs beside it, above the sections."""
        yield Horizontal(self._headline, self._tabs)
        yield from self._sections

    def on_resize(self) -> None:
        """Post the new size."""
        self.post_message(self.Resized())

    def watch_headline(self, headline: Content) -> None:
        """Show the headline."""
        self._headline.update(headline)

    def on_tab_strip_switched(self, event: TabStrip.Switched) -> None:
        """Show the section of the tab."""
        event.stop()
        for number, section in enumerate(self._sections):
            section.set_class(number == event.chosen, "-chosen")

    def choose_next(self) -> None:
        """Show the section after the present one."""
        self._tabs.choose_next()

    def scroll_words(self, pages: int) -> None:
        """Scroll the sections that are longer than their room.

        Args:
            pages: how many pages down; negative goes up.
        """
        for section in self._sections:
            section.scroll_relative(y=pages * max(1, section.size.height - 1), animate=False)
