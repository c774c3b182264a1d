"""The screen of a puzzle: its board left; rating, tries and hints right."""

from abc import abstractmethod
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from textual.app import ComposeResult
from textual.binding import ActiveBinding, Binding, BindingType
from textual.containers import Vertical
from textual.message import Message
from textual.worker import get_current_worker

from wordarcade.games.puzzles.kinds import KINDS
from wordarcade.games.puzzles.session import Judged, Mark, Outcome, PuzzleSession
from wordarcade.games.puzzles.supply import KEPT_READY, Need, Supply, need_of, supply
from wordarcade.games.routes import PuzzleRoute, PuzzlesRoute
from wordarcade.looks.composition import BREAKPOINTS, LINES, Composition
from wordarcade.screens.arcade_screen import ArcadeScreen
from wordarcade.screens.asking import ask_first
from wordarcade.screens.background import aside, report_for
from wordarcade.screens.confirm import ConfirmScreen
from wordarcade.screens.key_labels import led_by, relabelled, without
from wordarcade.screens.letter_keys import ANEW_KEYS, ERASE_KEY, LETTER_KEYS
from wordarcade.screens.messages import MessagesScreen
from wordarcade.screens.play_area import PlayArea
from wordarcade.screens.play_frame import FRAME
from wordarcade.screens.play_keys import MESSAGES_KEY, SCROLL_KEYS
from wordarcade.screens.puzzles.side import PuzzleSide
from wordarcade.services import Services
from wordarcade.support.errors import ArcadeError
from wordarcade.support.wording import count
from wordarcade.widgets.entry_line import Entry, EntryLine
from wordarcade.widgets.game_footer import GameFooter
from wordarcade.widgets.message_line import MessageLine
from wordarcade.widgets.tone import Tone
from wordarcade.widgets.top_line import TopLine

_OVER: Final = "enter: next puzzle"
_SOLVED: Final = f"★ SOLVED ★  {_OVER}"

_BOUND: Final = "You took a hint: solve it, or see the answer with Ctrl+E first."
_NO_MORE: Final = "No more hints. Ctrl+E shows the answer."

_FOOTER: Final = ("submit", "go_on", "hint", "show_answer", "another", "other_game", "step_back")
"""The order of the keys, without which Tab would lead."""

_TONES: Final = {Mark.RIGHT: Tone.BEST, Mark.SHORT: Tone.NOTICE, Mark.REFUSED: Tone.REFUSED}


class PuzzleScreen(ArcadeScreen[None]):
    """Solves a puzzle; each game has a screen of its own with its board.

    Args:
        services: the app's services.
        session: the puzzle.
        route: what led here: another puzzle is looked for in the same way.
    """

    HELP_PAGE = "puzzles"
    NO_WORD = "Finish the puzzle first. F9 then shows what its word means."
    HORIZONTAL_BREAKPOINTS = BREAKPOINTS
    VERTICAL_BREAKPOINTS = LINES

    BINDINGS: ClassVar[list[BindingType]] = [
        *LETTER_KEYS,
        *ANEW_KEYS,
        Binding("enter", "submit", "Try it", id="game.submit"),
        ERASE_KEY,
        Binding("ctrl+t", "hint", "Hint", id="game.hint"),
        Binding("ctrl+e", "show_answer", "Show it", id="puzzle.show", tooltip="See the answer"),
        Binding("ctrl+n", "another", "Next", id="puzzle.another", tooltip="Another puzzle"),
        # N as on the results of games, once no letters are typed any more.
        Binding("enter", "go_on", "Next", id="puzzle.go-on", tooltip="Another puzzle"),
        Binding("n,N", "go_on", "Next", show=False, id="puzzle.go-on"),
        Binding("tab", "other_game", "Other game", id="puzzle.game", tooltip="To the next game"),
        *SCROLL_KEYS,
        MESSAGES_KEY,
        Binding("escape", "step_back", "Puzzles", id="puzzle.back"),
    ]

    DEFAULT_CSS = FRAME.format(screen="PuzzleScreen")

    @dataclass
    class Supplied(Message):
        """Puzzles to come were found."""

        supply: Supply

    def __init__(
        self,
        services: Services,
        session: PuzzleSession,
        route: PuzzleRoute,
        area: PlayArea,
        side: PuzzleSide,
    ) -> None:
        super().__init__()
        self.services: Final = services
        self.session: Final = session
        self.area: Any = area
        self.side: Final = side
        side.id = "side"
        self.top_line: Final = TopLine()
        self.message_line: Final = MessageLine()
        self._route: Final = route

    def compose(self) -> ComposeResult:
        """The frame of all games."""
        yield self.top_line
        play = Vertical(self.area.playfield, self.area.entry_line, self.message_line, id="play")
        yield Composition(play, self.side)
        yield GameFooter()

    def on_mount(self) -> None:
        """Show the puzzle, and look for the next ones."""
        session = self.session
        self.top_line.title = f"Puzzle · {session.kind.title}"
        facts = (*session.problem.facts, session.source, session.problem.lexicon)
        self.top_line.facts = tuple(filter(None, facts))
        self.watch(self.area.entry_line, "entry", self._entry_changed, init=False)
        self.show_puzzle()
        self.message_line.show(self._greeting())
        self._look_for_more(need_of(self.services, session.puzzle.game, ready=KEPT_READY))

    def _greeting(self) -> str:
        if self.session.hints or self.session.tries:
            return f"Welcome back. {self.session.kind.question}"
        return self.session.kind.question

    @abstractmethod
    def show_puzzle(self) -> None:
        """Show how the puzzle stands, on the board and beside it."""

    @property
    def ending(self) -> Entry:
        """The entry line of a puzzle that is over: a banner if it was solved."""
        if self.session.outcome is Outcome.SOLVED:
            return Entry(banner=_SOLVED)
        return Entry(remark=_OVER, tone=Tone.HINT)

    # Puzzles to come

    @aside("The search for more puzzles")
    def _look_for_more(self, need: Need) -> None:
        with suppress(ArcadeError):  # whoever asks for the next one is told
            found = supply(self.services, need, report_for(get_current_worker()))
            self.post_message(self.Supplied(found))

    def on_puzzle_screen_supplied(self, event: Supplied) -> None:
        """Keep what was found for later."""
        event.supply.keep(self.services)

    # Keys

    @property
    def steps_back(self) -> str:
        """What Esc drops of the answer; empty once there is none to give, or nothing is entered."""
        return "" if self.session.over else self.area.clears

    @property
    def active_bindings(self) -> dict[str, ActiveBinding]:
        """The keys, the way back named by what it does."""
        leads = self.steps_back or "Puzzles"
        named = relabelled(super().active_bindings, {"step_back": leads})
        if self.session.over:  # Enter does the same
            named = without(named, {"another"})
        return led_by(named, *_FOOTER)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Offer what there is to do: answers while it is open, the next puzzle afterwards."""
        over = self.session.over
        if action in {"submit", "erase", "hint", "show_answer", "lay", "type_letter"}:
            return not over
        if action == "go_on":
            return over
        return super().check_action(action, parameters)

    def _entry_changed(self) -> None:
        self.call_next(self.refresh_bindings)

    def playable(self) -> bool:
        """Return whether answers are taken."""
        return not self.session.over

    def say(self, text: str, tone: Tone = Tone.PLAIN) -> None:
        """Answer the player in the message line."""
        self.message_line.say(text, tone)

    def action_type_letter(self, letter: str) -> None:
        """Take a letter, a to z."""
        if self.playable():
            self.area.type_letter(letter)

    def action_erase(self) -> None:
        """Remove the last letter."""
        if self.playable():
            self.area.erase()

    def action_submit(self) -> None:
        """Try what is entered."""
        if self.playable():
            self.area.submit()

    def on_entry_line_pressed(self, event: EntryLine.Pressed) -> None:
        """Go on once it is over; before that a click there tries nothing."""
        event.prevent_default()
        if self.session.over:
            self.action_another()

    def action_step_back(self) -> None:
        """Drop what is entered; if there is nothing, go to all puzzles: this one waits."""
        if self.session.over or not self.area.clear():
            self.open(PuzzlesRoute(self._route.source, self._route.lexicon))

    def action_messages(self) -> None:
        """Show the message history."""
        self.show_above(MessagesScreen(self.message_line.history))

    def action_scroll_panel(self, pages: int) -> None:
        """Scroll the hints."""
        self.side.scroll_words(pages)

    # Answers

    def take_answer(self, given: str) -> Judged:
        """Try an answer, and say what it comes to."""
        judged = self.session.answer(given)
        self.say(judged.sentence, _TONES[judged.mark])
        if judged.mark is Mark.RIGHT:
            self._end()
            self.side.count_up()
        else:
            self.side.show()
        return judged

    def action_hint(self) -> None:
        """Take the next hint."""
        hint = self.session.hint()
        if hint is None:
            self.say(_NO_MORE, Tone.HINT)
            return
        self.show_puzzle()
        self.say(hint.told, Tone.HINT)
        self.refresh_bindings()

    def action_show_answer(self) -> None:
        """Show the answer, which loses the puzzle, after a question."""
        lost = count(-self.session.stakes.shown, "point")
        question = f"Show the answer? It costs {lost} of your rating."
        dialogue = ConfirmScreen(question, yes="Show it", no="Keep thinking", loses=True)
        ask_first(self, self.services, dialogue, self._show_answer)

    def _show_answer(self) -> None:
        if self.session.over:
            return
        told = self.session.show()
        self.say(told, Tone.HINT)
        self._end()

    def _end(self) -> None:
        self.area.clear()
        self.show_puzzle()
        if self.session.outcome is not Outcome.SKIPPED:
            self.chosen_word = self.session.problem.word
        self.refresh_bindings()

    # Other puzzles

    def action_another(self) -> None:
        """Leave this puzzle for good, unless it has told something."""
        if self.session.may_skip:
            self.session.skip()
            self._open(self.session.puzzle.game)
        else:
            self.say(_BOUND, Tone.NOTICE)

    def action_go_on(self) -> None:
        """Leave a puzzle that is over."""
        self.action_another()

    def action_other_game(self) -> None:
        """Go on to the puzzles of another game; this one waits."""
        games = list(KINDS)
        place = games.index(self.session.puzzle.game) + 1
        self._open(games[place % len(games)])

    def _open(self, game: str) -> None:
        same = game == self.session.puzzle.game
        rating = self._route.rating if same else None
        preferred = self._route.preferred if same else frozenset()
        lexicon, source = self._route.lexicon, self._route.source
        self.open(PuzzleRoute(game, rating, lexicon, preferred=preferred, source=source))
