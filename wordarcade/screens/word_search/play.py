"""The play screen of word search."""

from dataclasses import replace
from functools import partial
from typing import ClassVar, Final

from textual.app import ComposeResult
from textual.binding import ActiveBinding, Binding, BindingType
from textual.containers import Vertical
from textual.events import Paste
from textual.geometry import Size

from wordarcade.engine.grid_moves import End
from wordarcade.games.events import Closed, MoveMade, SessionEvent
from wordarcade.games.word_search.record import title
from wordarcade.games.word_search.session import WordSearchSession
from wordarcade.looks.composition import Composition
from wordarcade.looks.panel import Panel
from wordarcade.screens.asking import ask_first
from wordarcade.screens.confirm import ConfirmScreen
from wordarcade.screens.grid.after_end import leads_on_to
from wordarcade.screens.grid.area import GridArea
from wordarcade.screens.grid.hints import give_hint
from wordarcade.screens.grid.last_seconds import LastSeconds
from wordarcade.screens.grid.letter_entry import LetterEntry
from wordarcade.screens.grid.pasting import words_in
from wordarcade.screens.grid.remark import COVERED, OVER, PAUSED, STILL_COUNTING, remark
from wordarcade.screens.key_labels import without
from wordarcade.screens.play_screen import PlayScreen
from wordarcade.screens.word_search.area import SearchArea
from wordarcade.screens.word_search.finding import FindingScreen
from wordarcade.screens.word_search.layout import Layout
from wordarcade.screens.word_search.news import SearchNews, hidden_remark, named
from wordarcade.screens.word_search.opening import opening
from wordarcade.screens.word_search.results import WordSearchResultsScreen
from wordarcade.screens.word_search.side import SearchSide
from wordarcade.screens.word_search.side_text import found_fact
from wordarcade.screens.word_search.whereabouts import about_cell, about_start, whereabouts
from wordarcade.services import Services
from wordarcade.widgets.entry_line import Entry
from wordarcade.widgets.found_words import FoundWords
from wordarcade.widgets.game_footer import GameFooter
from wordarcade.widgets.tone import Tone

_IN_PLAY: Final = frozenset({"hint", "pause", "end", "look_up"})
"""Actions that nobody needs before the start."""
_REVEAL: Final = "Show every word? That ends the round, and you can't resume it."


class WordSearchScreen(PlayScreen[WordSearchSession, SearchArea]):
    """Plays a round.

    Args:
        services: the app's services.
        session: the round in play.
    """

    HELP_PAGE = "wordsearch"
    NO_WORD = "Find a word first. F9 then shows what it means."
    AUTO_FOCUS = "LetterGridView"
    FIRST_HINT = "a word's start"

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+f", "look_up", "Look up", id="wordsearch.look-up"),
        Binding("ctrl+e", "end", "Show all", id="game.end"),
    ]

    DEFAULT_CSS = """
    WordSearchScreen {
        #answers { height: 1; }
        &.-airy #answers { height: 2; }
        #below { display: none; height: 1fr; }
        &.-found-below #below { display: block; }
        &.-found-below SearchArea { height: auto; }
        &.-tight #play, &.-tight #side { padding-top: 0; }
        &.-very-wide #side { width: 60; }
    }
    """

    def __init__(self, services: Services, session: WordSearchSession) -> None:
        area = SearchArea(session, self)
        self._side = SearchSide(session, area.board)
        self._below = FoundWords()
        super().__init__(services, session, area, self._side)
        self._last_seconds: Final = LastSeconds(self.message_line)
        self._found_panel = Panel("Found", self._below, id="below")
        self._news = SearchNews(session)
        self._share = 0.0
        self._finding: FindingScreen | None = None
        self._named = ""
        """The hidden word that the message says how to mark; empty without such a message."""
        self._advice = ""

    def compose(self) -> ComposeResult:
        """The frame, with the words found under the board where there is room for them."""
        self._arrange(self.app.size)
        yield self.top_line
        play = Vertical(self.area, self.area.entry_line, self._found_panel, id="play")
        yield Composition(play, self.panel)
        yield Composition(self.message_line, id="answers")
        yield GameFooter()

    def _arrange(self, size: Size) -> None:
        """Share out the room, before anything is drawn."""
        layout = Layout.of(size, self.area.board, hidden=self.session.hidden is not None)
        for name, fits in layout.classes.items():
            self.set_class(fits, name)
        self.area.field.whole = layout.whole
        self.area.styles.height = layout.field_height
        self._side.styles.width = layout.side if layout.two else None
        self._side.fit(layout)

    def on_resize(self) -> None:
        """Share out the new room."""
        self._arrange(self.size)

    def on_mount(self) -> None:
        """Show the opening message."""
        self.top_line.title = title(self.session.state.config)
        self.top_line.facts = (self.session.lexicon.name,) if self.session.hidden is None else ()
        self._show_round()
        # Watched, not told by a message: the cell and its description come in one frame.
        self.watch(self.area.board, "cursor", self._tell_cursor, init=False)
        self.message_line.recall(self._news.before())
        self.message_line.show(opening(self.session))
        self.message_line.tell_beside(self._side.show_messages)

    @property
    def help_page(self) -> str | None:
        """The classic game has a page of its own."""
        return self.HELP_PAGE if self.session.hidden is None else "hidden"

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Offer no codes: boards are files. Where words are hidden, none is looked up.

        Before the start nothing but that is offered.
        """
        if action == "copy_code" or (action == "look_up" and self.session.hidden is not None):
            return False
        if action in _IN_PLAY and self.session.awaiting_start:
            return False
        return super().check_action(action, parameters)

    # What is shown

    def hear(self, event: SessionEvent) -> None:
        """Show the effect of a move."""
        super().hear(event)
        if news := self._news.of(event):
            self.say(news.text, news.tone)
            self.area.answer(news)
            self.area.show_found()
        match event:
            case MoveMade():
                self._show_round()
                self.refresh_bindings()
            case Closed() if self.session.state.ended in {End.FINISHED, End.REVEALED}:
                self.show_results()  # other ends are news that want to be read first

    def _show_round(self) -> None:
        self.area.show_found()
        self._side.show()
        self._below.possible = self.session.count_by_length
        self._below.words = tuple(word.word for word in self.session.state.found)
        found = self.session.state.found
        self._found_panel.fact = found_fact(len(found))
        self.chosen_word = found[-1].word if found else ""

    def show_clock(self) -> None:
        """Show the time, and the board if the clock runs."""
        super().show_clock()
        remaining_ms = self.session.remaining_ms
        hurry = self.hurries(remaining_ms)
        self._side.show_time(remaining_ms, hurry=hurry)
        self.area.field.set_class(hurry, "-bad")
        self._last_seconds.look(self.session, hurry=hurry)

    def remark(self, entry: LetterEntry) -> Entry:
        """Return the entry line for what is being entered."""
        if self.session.is_over:
            return OVER
        if self.session.paused:
            return COVERED if self.session.awaiting_start else PAUSED
        if self._looking_back and entry.trace.path:
            place = about_start(self.session.grid, entry.trace.path)
            return Entry(entry.text, len(entry.text), place)
        cursor = self.area.board.cursor
        if not entry.text and cursor is not None:
            return Entry(remark=about_cell(self.session.grid, cursor))
        if self.session.hidden is not None:
            return hidden_remark(entry, self.session)
        return remark(entry, self.session.state, live=self._live)

    @property
    def _live(self) -> bool:
        """Whether a word is judged as it is typed."""
        return self.services.settings.current.live_check

    def _tell_cursor(self) -> None:
        """Tell where the cursor is, unless something is being entered."""
        if not self.area.entry.text and self.session.playable:
            self.area.show_remark()

    # Looking back at the words found

    @property
    def _looking_back(self) -> bool:
        return isinstance(self.focused, FoundWords)

    def action_next_section(self) -> None:
        """Go over to the words found, or back to the board."""
        if not self._back_to_board() and self.playable():
            for words in self.query(FoundWords):
                if words.size and words.words:
                    words.focus()

    def _back_to_board(self) -> bool:
        """Leave the words found; return whether the player was there."""
        back = self._looking_back
        if back:
            self.area.enter(LetterEntry())
            self.area.board.focus()
        return back

    def on_found_words_chosen(self, event: FoundWords.Chosen) -> None:
        """Show where the word is."""
        if event.word:
            path = self.session.state.path_played(event.word)
            self.area.enter(LetterEntry.found(event.word, path))
        elif self.area.entry.text == event.before:
            self.area.enter(LetterEntry())

    def action_type_letter(self, letter: str) -> None:
        """Take a letter for a new word, or the one begun."""
        self._back_to_board()
        super().action_type_letter(letter)

    def action_erase(self) -> None:
        """Remove the last letter; from the words found go back to the board."""
        self._forget_named()
        if not self._back_to_board():
            super().action_erase()

    def action_submit(self) -> None:
        """Play the entry; from the words found go back to the board."""
        if not self._back_to_board():
            super().action_submit()

    @property
    def active_bindings(self) -> dict[str, ActiveBinding]:
        """The keys; Enter plays nothing among the words found."""
        named = super().active_bindings
        return without(named, {"submit"}) if self._looking_back else named

    @property
    def steps_back(self) -> str:
        """What Esc does now: from the words found it leads to the board, at the end to results."""
        if self._looking_back:
            return "Board"
        return leads_on_to(self.session) or super().steps_back

    def action_step_back(self) -> None:
        """Drop the entry or go home; among the words found go back, at the end to the results."""
        self._forget_named()
        if self._back_to_board():
            return
        if leads_on_to(self.session):
            self.show_results()
        else:
            super().action_step_back()

    # Playing and looking up

    def submit_word(self, word: str) -> None:
        """Play a word; a hidden one has to be marked."""
        entry = self.area.entry
        if self.session.hidden is None:
            self.area.play_entered(word)
        elif entry.by_hand:
            self.session.mark(entry.trace.path)
        elif self.session.still_hidden(word):
            news = named(word, by_mouse=self.area.marks_by_mouse)
            self._named, self._advice = word, news.text
            self.say(news.text, news.tone)
            self.area.answer(news)
        else:
            self.session.play(word)

    def on_paste(self, event: Paste) -> None:
        """Play the words pasted."""
        event.stop()
        if self.playable():
            self._back_to_board()
            self.area.paste(words_in(event.text))

    def on_grid_area_entry_changed(self) -> None:
        """Show which hidden words begin like the one that is typed."""
        typed = not self.area.board.path and self.area.shown_word
        self._side.show_named(typed or self.session.hinted_word)
        path, word = self.area.board.path, self.area.shown_word
        if path and self._named in self.session.words_begun("", path):
            return  # on its way
        if path or word not in {"", self._named}:
            self._forget_named()

    def _forget_named(self) -> None:
        """Drop the message on how to mark a word, where it is about nothing by now."""
        if self._named and self.message_line.message.text == self._advice:
            self.message_line.show("")
        self._named = ""

    def action_hint(self) -> None:
        """Tell where a word starts, or its next letter, and bring it into sight."""
        if self.gives_hints():
            self.area.do(self._give_hint)

    def _give_hint(self) -> None:
        self.area.follow_board()
        entry = self.area.entry
        typed = "" if entry.by_hand else self.area.shown_word
        give_hint(self, self.session.words_begun(typed, self.area.board.path))
        self.area.board.look_at(self.session.shown_path)
        self._side.show_named(self.session.hinted_word or typed)

    def action_look_up(self) -> None:
        """Show where the letters entered are, and if told live whether they are a word."""
        if self.playable():
            self.area.do(self._look_up)

    def _look_up(self) -> None:
        self.area.follow_board()
        if word := self.area.shown_word:
            self.area.when_path_is_known(word, self._tell_whereabouts)
        else:
            self.say("Type a word first. Ctrl+F then shows where it is.", Tone.HINT)

    def _tell_whereabouts(self, word: str) -> None:
        path = self.session.grid.find_path(word)
        entry = LetterEntry.found(word, path) if path else replace(self.area.entry, shown=True)
        self.area.enter(entry)
        lexicon = self.session.lexicon if self._live else None
        self.say(whereabouts(word, path, self.session.grid, lexicon), Tone.HINT)

    # All words

    def on_grid_area_solving_progressed(self, event: GridArea.SolvingProgressed) -> None:
        """Show the progress of the search, also to a player who waits for it."""
        self._share = event.share
        self._side.solving(event.share)
        if self._finding is not None:
            self._finding.move_on(event.share)

    def on_grid_area_solved(self, event: GridArea.Solved) -> None:
        """Show how many words there are; a round that waited for this can end now."""
        closed = self.session.closed
        self.session.know(event.solution)
        self._news.take_stock()
        self._show_round()
        self.show_clock()
        if closed:
            self.show_results()
        elif self._finding is not None and self.session.playable:
            self._finding.dismiss(True)

    # The end

    def action_end(self) -> None:
        """Show every word and end the round, after a question."""
        if self.session.playable:
            dialogue = ConfirmScreen(_REVEAL, yes="Show all", no="Keep playing")
            ask_first(self, self.services, dialogue, self._reveal)

    def _reveal(self) -> None:
        if self.session.solution is not None:
            self.session.end(End.REVEALED)
            return
        self._finding = FindingScreen(self._share)
        self.show_above(self._finding, self._found_all)

    def _found_all(self, waited: bool | None) -> None:
        self._finding = None
        if waited:
            self.session.end(End.REVEALED)

    def show_results(self) -> None:
        """Show the results, if they are ready."""
        solution = self.session.solution
        if solution is None:
            self.say(STILL_COUNTING, Tone.NOTICE)
        elif self.session.closed:
            self.show_end(partial(WordSearchResultsScreen, self.session, solution, self.same_again))
