"""A word list as an import would read it, before it is kept."""

from pathlib import Path
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import ActiveBinding, Binding, BindingType
from textual.containers import Container, Horizontal, Vertical
from textual.content import Content
from textual.widgets import Input, Static

from wordarcade.lexicon.importing import ListFigures, ListPreview
from wordarcade.lexicon.library import LONGEST_NAME, name_of
from wordarcade.lexicon.service import LexiconService
from wordarcade.looks.composition import BREAKPOINTS, LINES, Composition
from wordarcade.looks.palette import palette_of
from wordarcade.looks.panel import Panel
from wordarcade.screens.arcade_screen import ArcadeScreen
from wordarcade.screens.key_labels import relabelled
from wordarcade.screens.lexicons.import_text import progress_text, skipped_text, words_text
from wordarcade.screens.lexicons.import_work import ImportWork
from wordarcade.support.wording import count, printable
from wordarcade.widgets.game_footer import GameFooter
from wordarcade.widgets.message_line import MessageLine
from wordarcade.widgets.tone import Tone
from wordarcade.widgets.top_line import TopLine


class ImportScreen(ArcadeScreen[str | Path | None]):
    """Reads a list and tells what is in it; dismissed with its name if it was kept, or None.

    Of a file that cannot be read it is dismissed with the path, so that another one is asked for.

    Args:
        lexicons: reads it, and keeps it.
        path: the list.
    """

    HELP_PAGE = "lexicons"
    AUTO_FOCUS = "Input"
    HORIZONTAL_BREAKPOINTS = BREAKPOINTS
    VERTICAL_BREAKPOINTS = LINES

    BINDINGS: ClassVar[list[BindingType]] = [
        # Before the entry, which has the focus.
        Binding("enter", "keep", "Keep it", priority=True, id="import.keep"),
        Binding("enter", "ask_again", "Other file", priority=True, id="import.other"),
        Binding(
            "ctrl+t",
            "accents",
            "Take accents",
            id="import.accents",
            tooltip="Take accented words in plain letters, or leave them out",
        ),
        Binding("escape", "cancel", "Keep nothing", id="import.cancel"),
    ]

    DEFAULT_CSS = """
    ImportScreen {
        #import { width: 1fr; height: 100%; }
        #heads { height: 3; }
        #name { width: 36; margin-left: 1; border: round $role-focus; }
        #name Input { background: transparent; }
        #progress { height: 1; padding: 0 1; }
        #findings { height: 1fr; layout: horizontal; }
        #findings > Panel { height: 100%; }
        #read { width: 34; margin-left: 1; }
        &.-narrow {
            #name { width: 24; }
            #findings { layout: vertical; }
            #read { width: 100%; margin: 0; height: 6; }
            #skipped { height: 1fr; }
        }
        &.-wide #read, &.-very-wide #read { width: 44; margin-left: 3; }
        &.-high, &.-very-high {
            #import { padding-top: 1; }
            #progress { margin: 1 0; }
            #findings { max-height: 20; }
        }
    }
    """

    def __init__(self, lexicons: LexiconService, path: Path) -> None:
        super().__init__()
        self._work = ImportWork(self, lexicons, path)
        self._path = path
        self._preview: ListPreview | None = None
        self._figures: ListFigures | None = None
        self._share = 0.0
        self._fault = ""
        self._proposed = name_of(path)
        self._wanted = self._keeping = self._accents = False
        self._entry = Input(self._proposed, compact=True, max_length=LONGEST_NAME)
        self._file = Static()
        self._progress = Static(id="progress")
        self._skipped, self._read = Static(), Static()
        self._skipped_panel = Panel("Skipped", self._skipped, id="skipped")
        self._message = MessageLine()
        self._top_line = TopLine()

    def compose(self) -> ComposeResult:
        """File and name, progress, what is skipped and what is read."""
        self._top_line.title = "Lexicons · import a list"
        self._top_line.facts = ("nothing is kept yet",)
        yield self._top_line
        heads = Horizontal(
            Panel("File", self._file, id="file", classes="-close"),
            Panel("Name", self._entry, id="name", classes="-close"),
            id="heads",
        )
        findings = Container(
            self._skipped_panel, Panel("Read", self._read, id="read"), id="findings"
        )
        yield Composition(Vertical(heads, self._progress, findings, self._message, id="import"))
        yield GameFooter()

    def on_mount(self) -> None:
        """Begin to read."""
        self._show_progress()
        self._work.read(accents=self._accents)

    def on_resize(self) -> None:
        """Draw all at its new width."""
        super().on_resize()
        self.call_after_refresh(self._show)

    # Reading

    def on_import_work_found(self, event: ImportWork.Found) -> None:
        """Show what is known before the end."""
        self._figures = event.figures
        self.refresh_bindings()
        self._show()

    def on_import_work_progressed(self, event: ImportWork.Progressed) -> None:
        """Move the bar."""
        self._share = event.share
        self._show_progress()

    def on_import_work_read(self, event: ImportWork.Read) -> None:
        """Show what was found; keep it if that was asked for already."""
        if event.accents is not self._accents:
            return  # read before that was asked for, or taken back
        self._preview, self._fault, self._share = event.preview, event.fault, 1.0
        if event.preview is not None:
            self._figures = event.preview.figures
            if self._entry.value == self._proposed:
                self._entry.value = event.preview.name
            if event.preview.same_as:
                told = f"You already have this list: {event.preview.same_as}."
                self._message.say(told, Tone.NOTICE)
            else:
                self._message.say("Read. Enter keeps it.", Tone.ACCEPTED)
        else:
            self._message.say("It can't be read. Enter asks for another file.", Tone.REFUSED)
        self.refresh_bindings()
        self._show()
        if self._wanted and not self._fault:
            self.action_keep()

    # What is shown

    def _show(self) -> None:
        path = printable(str(self._path))
        fits = len(path) <= self._file.size.width
        self._file.update(Content(path if fits else printable(self._path.name)))
        self._show_progress()
        if self._fault:
            self._skipped_panel.title = "Fault"
            self._skipped_panel.fact = ""
            self._skipped_panel.add_class("-bad")
            self._skipped.update(Tone.REFUSED.mark(printable(self._fault)))
        elif self._figures is not None:
            self._show_figures(self._figures)

    def _show_figures(self, figures: ListFigures) -> None:
        self._skipped_panel.fact = count(sum(figures.words.skipped.values()), "entry")
        room = self._skipped_panel.size.width - 4
        self._skipped.update(skipped_text(figures.words, room))
        identity = "" if self._preview is None else self._preview.identity
        narrow = self.has_class("-narrow")
        self._read.update(words_text(figures, identity, narrow=narrow))

    def _show_progress(self) -> None:
        self._progress.visible = not self._fault
        room = max(10, self.size.width - 16)
        mono = palette_of(self.app).mono
        self._progress.update(progress_text(self._share, room, mono=mono))

    # Accented words

    @property
    def active_bindings(self) -> dict[str, ActiveBinding]:
        """The keys; that for accented words is named by what it does now."""
        named = super().active_bindings
        return relabelled(named, {"accents": "Leave accents"}) if self._accents else named

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Offer accented words where there are some, and to keep what can be read."""
        if action == "keep":
            return not self._fault
        if action == "ask_again":
            return bool(self._fault)
        if action == "accents":
            figures = self._figures
            return self._accents or (figures is not None and bool(figures.words.accented))
        return super().check_action(action, parameters)

    def action_accents(self) -> None:
        """Take accented words in plain letters, or leave them out again; the list is read anew."""
        if not self._keeping:
            self._accents = not self._accents
            self._preview, self._share = None, 0.0
            self._message.say("Reading the list again.")
            self._show_progress()
            self._work.read(accents=self._accents)

    # Keeping

    def action_keep(self) -> None:
        """Keep the list; when it has been read, if that is not yet so."""
        preview = self._preview
        if self._keeping:
            return
        if preview is None:
            self._wanted = True
            self._message.say("Kept as soon as it is read. Esc keeps nothing.")
            return
        self._wanted = False
        if preview.same_as:
            told = f"You already have this list: {preview.same_as}. Esc goes back."
            self._message.say(told, Tone.NOTICE)
            return
        self._keeping = True
        self._work.keep(preview, self._entry.value.strip())

    def on_import_work_kept(self, event: ImportWork.Kept) -> None:
        """Go back, or say why the list could not be kept."""
        self._keeping = False
        if event.fault:
            self._message.say(event.fault, Tone.REFUSED)
            self._entry.focus()
        else:
            self.dismiss(event.name)

    def action_ask_again(self) -> None:
        """Go back to the question for the file."""
        self.dismiss(self._path)

    def action_cancel(self) -> None:
        """Stop reading, and go back; what is being kept is kept."""
        if not self._keeping:
            self.workers.cancel_node(self)
            self.dismiss(None)
