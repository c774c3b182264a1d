"""The trainer: what is due, what is coming, how strong the deck is."""

from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import ClassVar, Final

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical

from wordarcade.games.routes import HomeRoute
from wordarcade.games.training.choosing import EXTRA, NEW_A_DAY, Choice
from wordarcade.games.training.decks import title_of
from wordarcade.games.training.kinds import Kind
from wordarcade.games.training.overview import FEW_WORDS, Overview
from wordarcade.games.training.sentences import back_text
from wordarcade.games.training.starting import starter
from wordarcade.games.training.trainer import Trainer
from wordarcade.looks.big_number import BigNumber
from wordarcade.looks.composition import BREAKPOINTS, LINES, Composition
from wordarcade.looks.panel import Panel
from wordarcade.screens.arcade_screen import ArcadeScreen
from wordarcade.screens.ask_path import ask_path
from wordarcade.screens.trainer.choose import ChooseScreen, Chosen
from wordarcade.screens.trainer.deck_name import ask_deck_name
from wordarcade.screens.trainer.drill import DrillScreen
from wordarcade.screens.trainer.due_lines import FactLines, due_facts, start_text
from wordarcade.screens.trainer.forecast import Forecast
from wordarcade.screens.trainer.new_words import NewWords
from wordarcade.screens.trainer.session_panel import STRENGTH_INKS
from wordarcade.screens.trainer.slips import Slips
from wordarcade.screens.trainer.word_list import WordListScreen
from wordarcade.services import StoreError
from wordarcade.support.wording import count, share_text, spelt
from wordarcade.widgets.game_footer import GameFooter
from wordarcade.widgets.key_tiles import KeyTile, KeyTiles
from wordarcade.widgets.labelled_bars import LabelledBar, LabelledBars
from wordarcade.widgets.message_line import MessageLine
from wordarcade.widgets.start_button import StartButton
from wordarcade.widgets.tone import Tone
from wordarcade.widgets.top_line import TopLine

DRILLS: Final[tuple[tuple[Kind, ...], ...]] = (
    *((kind,) for kind in (Kind.ANAGRAM, Kind.HOOKS, Kind.SHORT, Kind.EXTENSIONS)),
    *((kind,) for kind in (Kind.VALID, Kind.HANGMAN, Kind.HAND)),
    (),
)
"""The drills by their keys from 1; the last one mixes all kinds."""

_DRILL_KEYS: Final = Binding.Group("Drills")
_TILES: Final = 4
"""Tiles of a row."""

_ADDED: Final = f"+{EXTRA}"
"""Stands for new words of the lexicon, where there is little room."""

_FIRST: Final = f"Words you miss in games collect here. 1 to 8 start with {spelt(EXTRA)} new ones."
_MORE_NEW: Final = f"Enter brings {spelt(EXTRA)} new words."
_OTHERS: Final = "O chooses other words."
"""What leads on where nothing is due."""
_NONE_FIT: Final = f"None of your words fit. {_OTHERS}"
_SHARED: Final = f"Drills share {NEW_A_DAY} new words a day."
"""Why drills may have more due than all of them together."""
_NO_STRENGTH: Final = (
    f"Answer {spelt(FEW_WORDS)} words of one length, and you see here how well you know them."
)


class TrainerScreen(ArcadeScreen[None]):
    """The deck at a glance; enter begins a session.

    Args:
        trainer: the deck.
        choice: which of its words.
    """

    HELP_PAGE = "trainer"
    LETTERS_ARE_COMMANDS = True
    AUTO_FOCUS = ""
    HORIZONTAL_BREAKPOINTS = BREAKPOINTS
    VERTICAL_BREAKPOINTS = LINES

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "begin", "Start", id="trainer.begin"),
        *(
            Binding(
                str(number),
                f"drill({number})",
                kinds[0].heading if kinds else "Mixed",
                id=f"trainer.drill-{number}",
                group=_DRILL_KEYS,
            )
            for number, kinds in enumerate(DRILLS, start=1)
        ),
        Binding("o", "choose", "Words", id="trainer.choose", tooltip="Choose words, or new ones"),
        Binding("l", "list", "All words", id="trainer.list", tooltip="List every word you learn"),
        Binding("i", "import", "Import", id="trainer.import", tooltip="Make a deck of a word list"),
        Binding("escape", "home", "Home", id="trainer.home"),
    ]

    DEFAULT_CSS = """
    TrainerScreen {
        #deck { width: 100%; height: 100%; padding-top: 1; }
        #top { height: 8; }
        #now { width: 2fr; height: 100%; }
        #figure { height: 4; padding: 0 1; }
        #figure BigNumber { margin-right: 2; }
        #start { height: 2; margin-top: 1; }
        #forecast { width: 3fr; height: 100%; margin-left: 2; }
        #middle { height: 1fr; max-height: 9; }
        #sources { width: 2fr; height: 100%; }
        #strength { width: 3fr; height: 100%; margin-left: 2; }
        #drills { height: 2; margin-top: 1; }
        #slips { display: none; height: 4; margin-top: 1; }
        #line { height: 1; }
        MessageLine { padding: 0; }
        &.-low {
            #deck { padding-top: 0; }
            #top { height: 7; }
            #start { margin-top: 0; }
            #drills { margin-top: 0; }
        }
        &.-narrow #forecast, &.-narrow #sources { display: none; }
        &.-narrow #strength { margin-left: 0; }
        &.-high, &.-very-high {
            #top { height: 12; }
            #figure { height: 7; }
            #start { height: 3; margin-top: 1; }
            #middle { margin-top: 1; max-height: 10; }
            #drills { height: 6; }
            #slips { display: block; }
        }
        &.-very-high {
            #top { height: 14; }
            #start { margin-top: 2; }
            #middle { max-height: 13; }
            #drills { height: 8; margin-top: 2; }
            #slips { height: 6; margin-top: 2; }
        }
    }
    """

    def __init__(self, trainer: Trainer, choice: Choice | None = None) -> None:
        super().__init__()
        self._trainer = trainer
        self._choice = choice or Choice()
        self._new_words = NewWords(self, trainer)
        self._awaiting: Choice | None = None
        """What is drilled once new words for it are found; None for nothing."""
        self._overview: Overview | None = None
        self._top_line = TopLine()
        self._number = BigNumber(role="focus", lines=4)
        self._text = FactLines()
        self._start = StartButton("", "")
        self._start.id = "start"
        self._forecast = Forecast()
        self._forecast_panel = Panel("Forecast", self._forecast, fact="words due", id="forecast")
        self._sources = LabelledBars("How many words come from each deck you study.", thing="deck")
        self._sources_panel = Panel("Where they come from", self._sources, id="sources")
        self._strength = LabelledBars(_NO_STRENGTH, thing="length")
        self._strength_panel = Panel(
            "Strength by length", self._strength, fact="how many you'd know today", id="strength"
        )
        self._drills = KeyTiles(_TILES, id="drills")
        self._slips = Slips()
        self._message = MessageLine()

    def compose(self) -> ComposeResult:
        """What is due above the decks, the strength and the drills."""
        yield self._top_line
        figure = Horizontal(self._number, self._text, id="figure")
        now = Vertical(figure, self._start, id="now")
        slips = Panel("Hard to remember", self._slips, id="slips")
        yield Composition(
            Vertical(
                Horizontal(now, self._forecast_panel, id="top"),
                Horizontal(self._sources_panel, self._strength_panel, id="middle"),
                self._drills,
                slips,
                id="deck",
            )
        )
        yield Composition(self._message, id="line")
        yield GameFooter()

    def on_mount(self) -> None:
        """Show the deck."""
        self._size_digits()
        self._show()

    def on_resize(self) -> None:
        """Fit the digits to the room."""
        super().on_resize()
        self._size_digits()

    def _size_digits(self) -> None:
        self._number.lines = 7 if self.app.size.height >= LINES[2][0] else 4

    # What is shown

    def _show(self) -> None:
        try:
            overview = self._trainer.overview(self._choice)
        except StoreError as error:
            self._message.show(str(error), Tone.REFUSED)
            return
        self._overview = overview
        deck = title_of(self._choice.deck) if self._choice.deck else "your deck"
        narrowed = ", chosen ones" if self._choice.narrows or self._choice.kinds else ""
        self._top_line.title = f"Trainer · {deck}, {count(overview.total, 'word')}{narrowed}"
        recall = overview.recall
        known = () if recall is None else (f"{share_text(recall)} known",)
        self._top_line.facts = (self._trainer.lexicon.name, *known)
        self._number.text = f"{overview.due:,}" if overview.due < 1000 else "999+"
        self._text.facts = due_facts(overview)
        self._forecast.show(overview.forecast, self._trainer.services.clock.now())
        self._show_sources(overview)
        self._strength.bars = tuple(
            LabelledBar(
                str(each.length),
                each.recall,
                share_text(each.recall),
                each.glyph,
                count(each.words, "word"),
                STRENGTH_INKS[each.glyph],
            )
            for each in overview.strengths
        )
        self._drills.show([self._drill_tile(number, overview) for number in range(len(DRILLS))])
        self._slips.show(overview.slipping)
        more = self._brings_new(self._choice)
        self._start.ready = bool(overview.due) or more
        self._start.small = start_text(overview, more=more)
        self._message.show(*self._greeting(overview))

    def _show_sources(self, overview: Overview) -> None:
        most = max(overview.decks.values(), default=1)
        self._sources_panel.fact = f"{sum(overview.decks.values()):,}" if overview.decks else ""
        self._sources.bars = tuple(
            LabelledBar(title_of(deck, short=True), number / most, f"{number:,}")
            for deck, number in overview.decks.items()
        )

    def _drill_tile(self, number: int, overview: Overview) -> KeyTile:
        kinds = DRILLS[number]
        due = overview.due_of(*kinds) if kinds else overview.due
        fact, short = f"{due:,} due", f"{due:,}"
        if not due and self._brings_new(replace(self._choice, kinds=kinds)):
            fact, short = f"{EXTRA} new words", _ADDED
        if not kinds:
            return KeyTile(str(number + 1), "Mixed", fact, short)
        (kind,) = kinds
        return KeyTile(str(number + 1), kind.heading, fact, short, kind.short_heading)

    def _brings_new(self, choice: Choice) -> bool:
        """Return whether a drill without any due word begins with new ones of the lexicon.

        Words that the player has narrowed down are left alone.
        """
        return not (choice.deck or choice.narrows)

    def _greeting(self, overview: Overview) -> tuple[str, Tone]:
        if not overview.total:
            first = self._brings_new(self._choice)
            return (_FIRST, Tone.TURN) if first else (_NONE_FIT, Tone.NOTICE)
        if not overview.due:
            now = self._trainer.services.clock.now()
            next_due = overview.next_due
            when = "" if next_due is None else f" The next word comes {back_text(next_due, now)}."
            ways_on = _MORE_NEW if self._brings_new(self._choice) else _OTHERS
            return f"All done.{when} {ways_on}", Tone.BEST
        shared = _SHARED if overview.shares_new else ""
        weakest = overview.weakest
        if weakest is not None:
            recall = share_text(weakest.recall)
            told = f"{weakest.length}-letter words are your weakest, at {recall}."
            return f"{told} {shared or 'O picks just those.'}", Tone.BEST
        if overview.due == overview.fresh:
            start = "Enter starts with new words."
        else:
            start = "Enter starts with the most overdue words."
        return f"{start} {shared or self._told_of_added()}".rstrip(), Tone.TURN

    def _told_of_added(self) -> str:
        """Return what drills do of which nothing is due; nothing where all have words."""
        adds = any(tile.number == _ADDED for tile in self._drills.tiles)
        return f"{_ADDED}: a drill brings {spelt(EXTRA)} new words." if adds else ""

    # What is done

    def action_begin(self) -> None:
        """Begin a session with all that is due, or with new words if nothing is."""
        self._drill(self._choice)

    def action_drill(self, number: int) -> None:
        """Begin a session with one kind of question."""
        kinds = DRILLS[number - 1]
        self._drill(replace(self._choice, kinds=kinds))

    def on_key_tiles_picked(self, event: KeyTiles.Picked) -> None:
        """Begin the drill that was clicked."""
        self.action_drill(event.number + 1)

    def on_start_button_pressed(self) -> None:
        """Begin with the mouse."""
        self.action_begin()

    def _drill(self, choice: Choice) -> None:
        try:
            session = self._trainer.session(choice)
        except StoreError as error:
            self._message.say(str(error), Tone.REFUSED)
            return
        if session.current is None and self._brings_new(choice):
            self._awaiting = choice
            self._look_for(starter(choice.kinds), EXTRA)
            return
        if session.current is None:
            thing = f" for {choice.kinds[0].heading.lower()}" if choice.kinds else ""
            self._message.say(f"Nothing is due{thing}. {_OTHERS}", Tone.REFUSED)
            return
        self.give_way(partial(DrillScreen, self._trainer, session, choice))

    def _begin_new(self, choice: Choice, found: list[tuple[str, str]]) -> None:
        """Begin a drill with words that are not in the deck before they are answered."""
        try:
            session = self._trainer.first_session(choice, found)
        except StoreError as error:
            self._message.say(str(error), Tone.REFUSED)
            return
        self.give_way(partial(DrillScreen, self._trainer, session, choice))

    # Other words

    def action_choose(self) -> None:
        """Ask which words to learn."""
        if self._overview is not None:
            decks = tuple(self._trainer.overview().decks)
            self.show_above(ChooseScreen(self._choice, decks), self._take)

    def _take(self, chosen: Chosen | None) -> None:
        if chosen is None:
            return
        self._choice = chosen.choice
        self._show()
        if chosen.new:
            self._awaiting = None
            self._look_for(chosen.choice, chosen.new)

    def _look_for(self, choice: Choice, number: int) -> None:
        self._message.show("Looking for words …", Tone.NOTICE)
        self._new_words.look_for(choice, number)

    def action_list(self) -> None:
        """List every word of the deck."""
        self.give_way(partial(WordListScreen, self._trainer))

    def action_import(self) -> None:
        """Ask for a word list."""
        question = "Which word list becomes a deck?"
        self.show_above(ask_path(question, Path.cwd() / "words.txt", "Import"), self._import)

    def _import(self, path: Path | None) -> None:
        if path is not None:
            name = path.name.partition(".")[0].lower()
            self.show_above(ask_deck_name(name), partial(self._read, path))

    def _read(self, path: Path, name: str | None) -> None:
        if name is not None:
            self._awaiting = None
            self._message.show("Reading the list …", Tone.NOTICE)
            self._new_words.read(path, name)

    @on(NewWords.Found)
    def _keep(self, event: NewWords.Found) -> None:
        """Begin the drill that waits for what was found; else put it into the deck."""
        choice, self._awaiting = self._awaiting, None
        if choice is not None and event.cards:
            self._begin_new(choice, event.cards)
            return
        told, tone = self._new_words.keep(event)
        self._show()
        self._message.say(told, tone)

    def action_home(self) -> None:
        """Go back to the home screen."""
        self.open(HomeRoute())
