"""The word lists."""

from dataclasses import dataclass
from functools import partial
from typing import ClassVar

from textual import work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container, Vertical
from textual.content import Content
from textual.message import Message
from textual.worker import get_current_worker

from wordarcade.games.registry import Registry
from wordarcade.lexicon.errors import LexiconError
from wordarcade.lexicon.lexicon import Lexicon
from wordarcade.lexicon.own_lists import OwnList
from wordarcade.looks.composition import BREAKPOINTS, LINES, Composition
from wordarcade.looks.panel import Panel
from wordarcade.screens.arcade_screen import ArcadeScreen
from wordarcade.screens.background import report_for
from wordarcade.screens.lexicons.chosen import ChosenList
from wordarcade.screens.lexicons.game_lexicons import GameLexicons
from wordarcade.screens.lexicons.list_changes import ListChanges
from wordarcade.screens.lexicons.removing import question
from wordarcade.screens.lexicons.rows import (
    GENERAL,
    Columns,
    ListRow,
    headings,
    line,
    rows_of,
    users,
)
from wordarcade.services import Services
from wordarcade.support.progress import Cancelled
from wordarcade.support.wording import count, listed, printable, spelt
from wordarcade.widgets.game_footer import GameFooter
from wordarcade.widgets.headings import Headings
from wordarcade.widgets.long_list import LongList
from wordarcade.widgets.message_line import MessageLine
from wordarcade.widgets.tone import Tone
from wordarcade.widgets.top_line import TopLine


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
        #chosen { height: 100%; }
        #lists Headings { color: $role-muted; }
        #chosen { width: 26; margin-left: 1; }
        #games { height: auto; padding: 0 1; }
        #left { width: 1fr; height: 100%; }
        #lists { height: 1fr; }
        #games-panel { margin-top: 1; display: none; }
        &.-narrow {
            #beside { layout: vertical; }
            #left { height: 1fr; }
            #chosen { width: 100%; height: 6; margin: 0; }
            LengthList { display: none; }
        }
        &.-wide #chosen { width: 42; margin-left: 3; }
        &.-very-wide #chosen { width: 64; margin-left: 3; }
        &.-high, &.-very-high {
            #lexicons { padding-top: 1; }
            #games-panel { display: block; }
            #games { display: none; }
            &.-wide, &.-very-wide {
                #figure { display: block; }
                #count { display: none; }
            }
        }
    }
    """

    @dataclass
    class Checked(Message):
        """All lists have been opened.

        Attributes:
            rows: the lists, those that cannot be read among them.
            marked: the list to mark; empty for the one that is.
            before: the row that was marked when this was begun.
        """

        rows: list[ListRow]
        marked: str = ""
        before: ListRow | None = None

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
        self._changes = ListChanges(self, services)
        self._used = GameLexicons(self._games, stacked=False, id="games")
        self._used_tall = GameLexicons(self._games, stacked=True)
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
                Container(Vertical(self._lists, games, id="left"), self._chosen, id="beside"),
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
        self._top_line.facts = (told, f"{spelt(broken)} can't be read ×") if broken else (told,)
        self._list.show(len(names), self._line, place)
        self._heads.refresh()
        self._show_games()

    def _check(self, marked: str = "") -> None:
        """See what has become of the lists, and mark one, unless the player marks another."""
        self._open_all(marked, self._marked)

    @work(thread=True, exclusive=True, group="check")
    def _open_all(self, marked: str, before: ListRow | None) -> None:
        """Open all lists, to see which of them can't be read."""
        lexicons = self._services.lexicons
        unreadable = lexicons.unreadable()
        self.post_message(self.Checked(rows_of(lexicons.catalogue(), unreadable), marked, before))

    def on_lexicons_screen_checked(self, event: Checked) -> None:
        """Show what has become of the lists; a player who has marked another one stays there."""
        marked = event.marked if self._marked == event.before else ""
        if marked or event.rows != self._rows:
            row = self._marked
            self._rows = event.rows
            self._show_rows(marked or ("" if row is None else row.name))
        broken = [row.name for row in self._rows if row.fault]
        if broken and not self._message.message.text:
            named = printable(listed(broken)) if len(broken) <= 2 else count(len(broken), "list")
            self._message.say(f"{named} can't be read. All others work.", Tone.REFUSED)

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
            self.call_later(self._check)  # it was there a moment ago
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
        """Show which game uses which list."""
        for shown in (self._used, self._used_tall):
            shown.show(self._settings)

    def action_use(self, number: int) -> None:
        """Give a game the marked list; 0 is the general one."""
        row, games = self._marked, list(self._games.items())
        if row is None or number > len(games):
            return
        if row.fault:
            self._message.say("It can't be read, so no game can use it.", Tone.REFUSED)
            return
        if number == int(GENERAL):
            self._set({"lexicon": row.name})
            told = f"{row.name} is now the general lexicon, and the one for daily puzzles."
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
        self._changes.import_list()

    def action_change(self, ban: bool) -> None:
        """Ask for words to add or to ban."""
        row = self._marked
        if row is not None and self._opened is not None:  # its words are there in a moment
            self._changes.change_words(row, self._opened, ban=ban)

    def action_rename(self) -> None:
        """Ask for another name of the marked list."""
        if self._marked is not None:
            self._changes.rename(self._marked)

    def on_list_changes_renamed(self, event: ListChanges.Renamed) -> None:
        """Let settings and words to learn follow."""
        self._changes.follow(event)

    def action_remove(self) -> None:
        """Ask whether to remove the marked list."""
        row = self._marked
        if row is not None:
            used = bool(users(self._settings, self._games, row.name))
            asked = question(self._services, self._rows, row, used=used)
            self._changes.remove(row, asked, partial(self._forget, row.name))

    def _forget(self, name: str) -> None:
        """Let nothing begin with a list that goes."""
        default = next(each.name for each in self._rows if each.shipped)
        self._set(self._settings.without_lexicon(name, default))

    def on_list_changes_done(self, event: ListChanges.Done) -> None:
        """Say what was done, and show the lists as they are now."""
        if event.marked:
            self._settings = self._services.settings.current
        self._message.say(event.text, event.tone)
        self._check(event.marked)
