"""The word lists."""

from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import ClassVar, Final

from textual import work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container, Vertical
from textual.content import Content
from textual.message import Message
from textual.widgets import Static
from textual.worker import get_current_worker

from wordarcade.games.registry import Registry
from wordarcade.lexicon.errors import LexiconError
from wordarcade.lexicon.lexicon import Lexicon
from wordarcade.lexicon.own_lists import OwnList, my_name
from wordarcade.looks.composition import BREAKPOINTS, LINES, Composition
from wordarcade.looks.panel import Panel
from wordarcade.screens.arcade_screen import ArcadeScreen
from wordarcade.screens.ask_path import AskPathScreen
from wordarcade.screens.background import report_for
from wordarcade.screens.confirm import ConfirmScreen
from wordarcade.screens.lexicons.chosen import ChosenList
from wordarcade.screens.lexicons.importing import ImportScreen, lists_in
from wordarcade.screens.lexicons.removing import question
from wordarcade.screens.lexicons.renaming import RenameScreen
from wordarcade.screens.lexicons.rows import (
    GENERAL,
    Columns,
    ListRow,
    headings,
    line,
    rows_of,
    users,
)
from wordarcade.screens.lexicons.word_change import WordChangeScreen
from wordarcade.services import Services, SettingsError, StoreError
from wordarcade.support.errors import ArcadeError
from wordarcade.support.progress import Cancelled
from wordarcade.support.wording import count, listed, printable, spelt
from wordarcade.widgets.game_footer import GameFooter
from wordarcade.widgets.headings import Headings
from wordarcade.widgets.long_list import LongList
from wordarcade.widgets.message_line import MessageLine
from wordarcade.widgets.tone import Tone
from wordarcade.widgets.top_line import TopLine

_BETWEEN: Final = "   "


class LexiconsScreen(ArcadeScreen[None]):
    """The lists beside what is in the marked one; below them which game uses which.

    Args:
        services: the app's services.
        games: the games, whose lexicons are set by their numbers.
    """

    HELP_PAGE = "lexicons"
    AUTO_FOCUS = "LongList"
    HORIZONTAL_BREAKPOINTS = BREAKPOINTS
    VERTICAL_BREAKPOINTS = LINES

    BINDINGS: ClassVar[list[BindingType]] = [
        *(
            Binding(str(number), f"use({number})", show=False, id=f"lexicons.use-{number}")
            for number in (0, *range(2, 10))
        ),
        Binding(
            "1",
            "use(1)",
            "Use for",
            key_display="0–5",
            id="lexicons.use-1",
            tooltip="Give a game the marked list",
        ),
        Binding("i", "import", "Import", id="lexicons.import", tooltip="Read a list from a file"),
        Binding("a", "change(False)", "Add", id="lexicons.add", tooltip="Add words of your own"),
        Binding("b", "change(True)", "Ban", id="lexicons.ban", tooltip="Ban words"),
        Binding("r", "rename", "Rename", id="lexicons.rename", tooltip="Another name"),
        Binding("delete,backspace", "remove", "Remove", id="lexicons.remove"),
        Binding("escape", "dismiss", "Back", id="lexicons.back"),
    ]

    DEFAULT_CSS = """
    LexiconsScreen {
        #lexicons { width: 1fr; height: 100%; }
        #beside { height: 1fr; layout: horizontal; }
        #lists, #chosen { height: 100%; }
        #lists Headings { color: $role-muted; }
        #chosen { width: 26; margin-left: 1; }
        #games { height: auto; padding: 0 1; }
        #games-panel { margin-top: 1; display: none; }
        &.-narrow {
            #beside { layout: vertical; }
            #lists { height: 1fr; }
            #chosen { width: 100%; height: 6; margin: 0; }
            #figure, LengthList { display: none; }
        }
        &.-low #figure { display: none; }
        &.-wide #chosen { width: 42; margin-left: 3; }
        &.-very-wide #chosen { width: 64; margin-left: 3; }
        &.-high, &.-very-high {
            #lexicons { padding-top: 1; }
            #figure { margin: 1 0; }
            #games-panel { display: block; }
            #games { display: none; }
        }
    }
    """

    @dataclass
    class Checked(Message):
        """All lists have been opened.

        Attributes:
            rows: the lists, those that cannot be read among them.
            marked: the list to mark; empty for the one that is.
        """

        rows: list[ListRow]
        marked: str = ""

    @dataclass
    class Opened(Message):
        """The marked list is open.

        Attributes:
            name: its name.
            lexicon: its words.
            own: what it changes of another one; None if it stands by itself.
        """

        name: str
        lexicon: Lexicon
        own: OwnList | None

    @dataclass
    class Renamed(Message):
        """A list has another name now.

        Attributes:
            name: the name before.
            new: the name from now on.
        """

        name: str
        new: str

    @dataclass
    class Done(Message):
        """Something has been done in a thread.

        Attributes:
            text: what to say about it.
            tone: how.
            marked: the list to mark from now on; empty for the one that is.
        """

        text: str
        tone: Tone
        marked: str = ""

    def __init__(self, services: Services, games: Registry) -> None:
        super().__init__()
        self._services = services
        self._games = {game.name: game.title for game in games}
        self._settings = services.settings.current
        self._rows = rows_of(services.lexicons.catalogue())
        self._opened: Lexicon | None = None
        self._list = LongList("")
        self._heads = Headings(self._headings)
        self._lists = Panel("Lists", self._heads, self._list, id="lists")
        self._chosen = ChosenList(id="chosen")
        self._used = Static(id="games")
        self._used_tall = Static()
        self._message = MessageLine()
        self._top_line = TopLine()

    def compose(self) -> ComposeResult:
        """The lists, the marked one, the games."""
        self._top_line.title = "Lexicons"
        yield self._top_line
        games = Panel("Each game's lexicon", self._used_tall, id="games-panel")
        games.fact = "a number gives it the marked list"
        yield Composition(
            Vertical(
                Container(self._lists, self._chosen, id="beside"),
                games,
                self._used,
                self._message,
                id="lexicons",
            )
        )
        yield GameFooter()

    def on_mount(self) -> None:
        """Show the lists, and look which of them can be read."""
        self._show_rows(self._settings.lexicon)
        self._check()

    # The lists

    def _headings(self) -> Content:
        return Content(headings(self._columns))

    @property
    def _columns(self) -> Columns:
        return Columns.of(self._rows, self._list.room - 1, len(self._games) + 1)

    def _line(self, number: int) -> Content:
        row = self._rows[number]
        used = users(self._settings, self._games, row.name)
        return line(row, self._columns, self._list.room - 1, used)

    @property
    def _marked(self) -> ListRow | None:
        number = self._list.marked
        return self._rows[number] if number is not None and number < len(self._rows) else None

    def _show_rows(self, marked: str = "") -> None:
        """Show the lists as they are, and mark one of them by its name."""
        row = self._marked
        name = marked or ("" if row is None else row.name)
        names = [each.name for each in self._rows]
        place = names.index(name) if name in names else min(self._list.marked or 0, len(names) - 1)
        broken = sum(bool(each.fault) for each in self._rows)
        told = count(len(names) - broken, "list")
        self._top_line.facts = (told, f"{spelt(broken)} cannot be read ×") if broken else (told,)
        self._list.show(len(names), self._line, place)
        self._heads.refresh()
        self._show_games()

    @work(thread=True, exclusive=True, group="check")
    def _check(self, marked: str = "") -> None:
        """Open all lists, to tell which of them cannot be read."""
        lexicons = self._services.lexicons
        unreadable = lexicons.unreadable()
        self.post_message(self.Checked(rows_of(lexicons.catalogue(), unreadable), marked))

    def on_lexicons_screen_checked(self, event: Checked) -> None:
        """Show what has become of the lists."""
        if event.marked or event.rows != self._rows:
            self._rows = event.rows
            self._show_rows(event.marked)
        broken = [row.name for row in self._rows if row.fault]
        if broken and not self._message.message.text:
            named = printable(listed(broken)) if len(broken) <= 2 else count(len(broken), "list")
            self._message.say(f"{named} cannot be read. All others work.", Tone.REFUSED)

    def on_resize(self) -> None:
        """Draw all at its new width."""
        super().on_resize()
        self._heads.refresh()
        self.call_after_refresh(self._show_games)

    # The marked list

    def on_long_list_marked(self) -> None:
        """Show what is in another list."""
        row = self._marked
        if row is None:
            return
        self._opened = None
        self._chosen.show_row(row)
        self.refresh_bindings()
        if not row.fault:
            self._open(row)

    @work(thread=True, exclusive=True, group="open")
    def _open(self, row: ListRow) -> None:
        worker = get_current_worker()
        lexicons = self._services.lexicons
        try:
            lexicon = lexicons.open(row.name, report_for(worker))
            own = lexicons.own_list(row.name)
        except Cancelled:
            return
        except LexiconError:
            self._check()  # it was there a moment ago
            return
        if not worker.is_cancelled:
            self.post_message(self.Opened(row.name, lexicon, own))

    def on_lexicons_screen_opened(self, event: Opened) -> None:
        """Show the words by their lengths."""
        row = self._marked
        if row is None or row.name != event.name:
            return
        self._opened = event.lexicon
        self._chosen.show_lexicon(row, event.lexicon, event.own)
        self.refresh_bindings()

    # The games

    def _show_games(self) -> None:
        """Show which game uses which list, in one line or two where there is little room."""
        parts = [
            Content.assemble(
                (f"{number} ", "bold $role-focus"), f"{title} ", (printable(name), "$role-muted")
            )
            for number, title, name in self._uses()
        ]
        for shown in (self._used, self._used_tall):
            room = shown.content_size.width
            lines = [parts[0]]
            for part in parts[1:]:
                if lines[-1].cell_length + len(_BETWEEN) + part.cell_length > room:
                    lines.append(part)
                else:
                    lines[-1] = Content.assemble(lines[-1], _BETWEEN, part)
            shown.update(Content("\n").join(lines))

    def _uses(self) -> list[tuple[str, str, str]]:
        """Return the number, the title and the lexicon of the daily and of each game."""
        settings = self._settings
        return [
            (GENERAL, "Daily and all else", settings.lexicon),
            *(
                (str(number), title, settings.lexicon_of(game))
                for number, (game, title) in enumerate(self._games.items(), start=1)
            ),
        ]

    def action_use(self, number: int) -> None:
        """Give a game the marked list; 0 is the general one."""
        row, games = self._marked, list(self._games.items())
        if row is None or number > len(games):
            return
        if row.fault:
            self._message.say("It cannot be read, so no game can use it.", Tone.REFUSED)
            return
        if number == int(GENERAL):
            self._set({"lexicon": row.name})
            told = f"{row.name} is the general lexicon now, and that of the daily puzzles."
        else:
            game, title = games[number - 1]
            self._set(self._settings.lexicon_for(game, row.name))
            told = f"{title} uses {row.name} from the next game."
        self._message.say(told, Tone.ACCEPTED)
        self._show_rows()

    def _set(self, changes: dict[str, str | int | bool]) -> None:
        """Change settings, at once here and in the file."""
        for key, value in changes.items():
            self._settings = self._settings.changed(key, value)
            if isinstance(value, str | bool):
                self.app.post_message(self.SettingChosen(key, value))

    # What changes lists

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Offer only what can be done with the marked list."""
        row = self._marked
        if action == "remove":
            return row is not None and not row.shipped
        if action == "rename":
            return row is not None and not row.shipped and not row.fault
        if action == "change":
            return row is not None and not row.fault
        return super().check_action(action, parameters)

    def action_import(self) -> None:
        """Ask for a file, and show what is in it."""
        here = Path.cwd()
        files = lists_in(here)
        proposed = files[0] if files else here / ""
        asked = "Which file holds the word list?"
        self.show_above(AskPathScreen(asked, proposed, "reads it", files), self._preview)

    def _preview(self, path: Path | None) -> None:
        if path is not None:
            self.when_in_view(
                lambda: self.show_above(ImportScreen(self._services.lexicons, path), self._imported)
            )

    def _imported(self, name: str | None) -> None:
        if name:
            self._message.say(f"Imported {name}. A number gives it to a game.", Tone.ACCEPTED)
            self._check(name)

    def action_change(self, ban: bool) -> None:
        """Ask for words to add or to ban."""
        row = self._marked
        if row is None or self._opened is None:
            return  # its words are there in a moment
        target = row.name if row.base else my_name(row.name)
        self.show_above(
            WordChangeScreen(self._opened, target, ban=ban),
            lambda words: self._take_words(row.name, words, ban=ban),
        )

    def _take_words(self, name: str, words: tuple[str, ...] | None, *, ban: bool) -> None:
        if words:
            self._change(name, words, ban=ban)

    @work(thread=True)
    def _change(self, name: str, words: tuple[str, ...], *, ban: bool) -> None:
        try:
            own = self._services.lexicons.derive(
                name, add=() if ban else words, ban=words if ban else ()
            )
        except LexiconError as error:
            self.post_message(self.Done(str(error), Tone.REFUSED))
            return
        some = listed(word.upper() for word in words[:3])
        named = some if len(words) <= 3 else count(len(words), "word")
        told = f"{own.name} bans {named} now." if ban else f"{own.name} has {named} now."
        self.post_message(self.Done(told, Tone.ACCEPTED, own.name))

    def on_lexicons_screen_done(self, event: Done) -> None:
        """Say what was done, and show the lists as they are now."""
        self._settings = self._services.settings.current
        self._message.say(event.text, event.tone)
        self._check(event.marked)

    def action_rename(self) -> None:
        """Ask for another name of the marked list."""
        row = self._marked
        if row is not None:
            self.show_above(RenameScreen(row.name), partial(self._take_name, row.name))

    def _take_name(self, name: str, new: str | None) -> None:
        if new:
            self._rename(name, new)

    @work(thread=True)
    def _rename(self, name: str, new: str) -> None:
        try:
            self._services.lexicons.rename(name, new)
        except LexiconError as error:
            self.post_message(self.Done(str(error), Tone.REFUSED))
        else:
            self.post_message(self.Renamed(name, new))

    def on_lexicons_screen_renamed(self, event: Renamed) -> None:
        """Let settings and words to learn follow."""
        try:
            self._services.follow_lexicon(event.name, event.new)
        except (SettingsError, StoreError) as error:
            self.post_message(self.Done(str(error), Tone.REFUSED, event.new))
        else:
            told = f"{event.name} is {event.new} now."
            self.post_message(self.Done(told, Tone.ACCEPTED, event.new))

    def action_remove(self) -> None:
        """Ask whether to remove the marked list."""
        row = self._marked
        if row is not None:
            used = bool(users(self._settings, self._games, row.name))
            asked = question(self._services, self._rows, row, used=used)
            self.show_above(
                ConfirmScreen(asked, yes="Remove", no="Keep", loses=True),
                partial(self._remove, row),
            )

    def _remove(self, row: ListRow, agreed: bool | None) -> None:
        if agreed:
            default = next(each.name for each in self._rows if each.shipped)
            self._set(self._settings.without_lexicon(row.name, default))
            self._drop(row.name)

    @work(thread=True)
    def _drop(self, name: str) -> None:
        try:
            self._services.lexicons.remove(name)
        except ArcadeError as error:
            self.post_message(self.Done(str(error), Tone.REFUSED))
        else:
            self.post_message(self.Done(f"Removed {name}.", Tone.ACCEPTED))
