"""A game of Scrabble on the screen."""

from functools import partial
from typing import ClassVar, Final

from textual.app import ComposeResult
from textual.binding import ActiveBinding, BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.events import Key, Paste
from textual.geometry import Region

from wordarcade.engine.scrabble.moves import Accept
from wordarcade.games.scrabble.record import title
from wordarcade.games.scrabble.session import ScrabbleSession
from wordarcade.looks.composition import Composition
from wordarcade.screens.confirm import ConfirmScreen
from wordarcade.screens.menu import MenuScreen
from wordarcade.screens.play_screen import PlayScreen
from wordarcade.screens.scrabble.area import ScrabbleArea
from wordarcade.screens.scrabble.bot_turns import BotTurns
from wordarcade.screens.scrabble.challenge import ChallengeScreen
from wordarcade.screens.scrabble.clocks import clock_of_mover, overtime_sentence
from wordarcade.screens.scrabble.exchange import ExchangeScreen
from wordarcade.screens.scrabble.footer_keys import keys_now
from wordarcade.screens.scrabble.hints import Hints
from wordarcade.screens.scrabble.keys import (
    AFTER_THE_END,
    AFTER_THE_END_ONLY,
    BOARD_KEYS,
    TURN_KEYS,
)
from wordarcade.screens.scrabble.opinion import Opinion
from wordarcade.screens.scrabble.panel import ScrabblePanel
from wordarcade.screens.scrabble.questions import Questions
from wordarcade.screens.scrabble.results import ScrabbleResultsScreen
from wordarcade.screens.scrabble.score_sheet import ScoreSheetScreen
from wordarcade.screens.scrabble.sheet_lines import last_word
from wordarcade.screens.scrabble.teaching import Teaching
from wordarcade.screens.scrabble.turns import Turns
from wordarcade.screens.scrabble.word_check import WordCheckScreen
from wordarcade.screens.scrabble.wording import NO_LOOKING_UP, OVER, greeting, told_plays
from wordarcade.services import Services
from wordarcade.widgets.entry_line import EntryLine
from wordarcade.widgets.game_footer import GameFooter
from wordarcade.widgets.message_line import GameMessage
from wordarcade.widgets.own_keys import OwnKeys
from wordarcade.widgets.tone import Tone

_PASSING: Final = frozenset({Tone.REFUSED, Tone.NOTICE})
"""The tones of what is said of an entry, and stale when that has changed."""


class ScrabbleScreen(PlayScreen[ScrabbleSession, ScrabbleArea]):
    """A game in play, each rack seen only by its player.

    Args:
        services: the collaborators.
        session: the game in play.
    """

    HELP_PAGE = "scrabble"
    NO_WORD = "Play a word first. F9 then shows what it means."
    AUTO_FOCUS = None
    FIRST_HINT = "the best play's score and place"

    PART_OF_PLAY = (
        *(ChallengeScreen, ConfirmScreen, ExchangeScreen),
        *(MenuScreen, ScoreSheetScreen, WordCheckScreen),
    )

    BINDINGS: ClassVar[list[BindingType]] = [*BOARD_KEYS, *TURN_KEYS, *AFTER_THE_END]

    DEFAULT_CSS = """
    ScrabbleScreen {
        /* The board needs the rows that a box would take. */
        EntryLine {
            height: 1 !important;
            border: none !important;
            background: $role-raised !important;
        }
        #lines {
            height: 2;
        }
    }
    """

    def __init__(self, services: Services, session: ScrabbleSession) -> None:
        self.scores = ScrabblePanel(session)
        area = ScrabbleArea(session, self, self.scores)
        super().__init__(services, session, area, self.scores)
        self.turns = Turns(self, session, self, area)
        self._hints = Hints(self, session, self, self.turns, area)
        self._teaching = Teaching(self, session)
        self._news = GameMessage()
        self._overdue: Final[set[int]] = set()
        self._questions = Questions(session, self, self.turns, area)
        self._own_keys: Final = OwnKeys(self)

    def compose(self) -> ComposeResult:
        """The frame: the lines of text below the table are as wide as the screen."""
        yield self.top_line
        yield self.area.playfield
        yield Composition(Vertical(self.area.entry_line, self.message_line), id="lines")
        yield GameFooter()

    # The life of the screen

    def on_mount(self) -> None:
        """Show the game, or its results if it is over, and start its clock."""
        self.top_line.title = title(self.session.state.config)
        self.watch(self.area.rack, "cursor", self.entry_changed, init=False)
        self.show_game()
        if self.session.closed:
            self.show_results()
            return
        self.message_line.tell_beside(self.scores.show_messages)
        self.tell_plays()
        self.remark(greeting(self.session), Tone.TURN)
        self.turns.proceed()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Offer what does something now, or says why it does not."""
        if action in AFTER_THE_END_ONLY:
            return self.session.is_over
        if action in {"lay", "pause", "submit", "type_letter"}:
            return not self.session.is_over
        return action != "copy_code" and super().check_action(action, parameters)

    def playable(self) -> bool:
        """Return whether the player can act; if the game is over, say so."""
        if self.session.is_over and self.session.lost is None:
            self.remark(OVER, Tone.NOTICE)
        return super().playable()

    @property
    def active_bindings(self) -> dict[str, ActiveBinding]:
        """The keys, named and dimmed by what they do now."""
        return keys_now(super().active_bindings, self.session)

    def clock_face(self, *, paused: bool) -> Content:
        """Return the clock of the player to move, or the time played if there are none."""
        state = self.session.state
        if state.config.clock_ms is None:
            return super().clock_face(paused=paused)
        return clock_of_mover(state, self.session.elapsed_ms, self.hurries, paused=paused)

    def show_clock(self) -> None:
        """Show the time, also on the cards, and the board if the clock runs."""
        super().show_clock()
        self.show_standing(self.area.laying.opinion)
        self._tell_overtime()

    def _tell_overtime(self) -> None:
        """Say once to each player that the time is up, and what more of it costs."""
        state = self.session.state
        left = state.remaining_ms(state.to_move, self.session.elapsed_ms)
        if left is not None and left < 0 and not self.session.is_over:
            player = state.to_move
            if player not in self._overdue:
                self._overdue.add(player)
                self.say(overtime_sentence(state.config.players[player].name), Tone.NOTICE)

    def board_in_sight(self) -> bool:
        """Whether the player can see what happens on the board."""
        return self.in_view and self.session.running

    @property
    def beside_newest(self) -> Region:
        """The room among the turns below the newest, or above it; empty while out of sight."""
        panel, newest = self.scores.turns.region, self.scores.sheet.newest
        if not newest:
            return panel
        below = panel.bottom - newest.bottom
        above = newest.y - panel.y
        top, rows = (newest.bottom, below) if below >= above else (panel.y, above)
        return Region(panel.x, top, panel.width, rows)

    # What is said and shown

    def confide(self, text: str, tone: Tone) -> None:
        """Say what may tell something of a rack: others must not find it in earlier messages."""
        if self.session.seats.shared:
            self.remark(text, tone)
        else:
            self.say(text, tone)

    def say(self, text: str, tone: Tone = Tone.PLAIN) -> None:
        """Answer the player; news stay until there are others, faults until they are mended."""
        super().say(text, tone)
        self._keep_news()

    def remark(self, text: str, tone: Tone) -> None:
        """Say what is forgotten with the next message."""
        self.message_line.answer(text, tone)
        self._keep_news()

    def tell_plays(self) -> None:
        """Say the plays that stand, and nothing of those that have been taken back."""
        self.message_line.forget_all()
        for play in told_plays(self.session):
            self.say(play, Tone.TURN)

    def forget_hints(self) -> None:
        """Keep the hints given last no longer among the messages: the next one tells all of it."""
        self.message_line.forget_last(Tone.HINT)

    def name_next_hint(self, what: str) -> None:
        """Say wherever nothing is entered in this turn what the next hint shows."""
        self.area.laying.next_hint = what
        self.area.show_waiting()

    def prompt(self, text: str) -> None:
        """Say behind the answer what is to be done next; it is not kept among the messages."""
        self.message_line.prompt = text

    def _keep_news(self) -> None:
        if self.message_line.message.tone not in _PASSING:
            self._news = self.message_line.message

    def forget_remark(self) -> None:
        """Show the last news again if what was said since was about an entry that has changed.

        The last turn is past as soon as something else is begun.
        """
        self.area.lesson = ""
        if self.session.lost is None and self.message_line.message.tone in _PASSING:
            self.message_line.show(self._news.text, self._news.tone)

    def show_standing(self, told: Opinion | None) -> None:
        """Show beside the board what the rules say of the tiles as they lie."""
        self.scores.show_standing(told)

    def show_game(self) -> None:
        """Show how the game stands."""
        state = self.session.state
        self._teaching.follow()
        self._show_lesson()
        self.scores.show_game()
        self.area.show_game()
        self.top_line.facts = (state.lexicon.name, f"bag {len(state.position.bag)}")
        self.chosen_word = last_word(state)
        self.show_clock()
        self.refresh_bindings()

    # Keys of the board

    async def on_key(self, event: Key) -> None:
        """Take the keys of the screen at once, as long as nothing in it has the focus."""
        if self.focused is None:
            await self._own_keys.take(event)

    def action_lay(self, how: str, arguments: tuple[object, ...] = ()) -> None:
        """Do something with the tiles of the rack, or to the cursor.

        Args:
            how: a method of the play area.
            arguments: its arguments.
        """
        if self.playable():
            getattr(self.area, how)(*arguments)

    def on_entry_line_pressed(self, event: EntryLine.Pressed) -> None:
        """Begin to type a move, as a click on a line of text does; it plays nothing here."""
        event.prevent_default()
        if self.playable() and not self.area.laying.is_entering:
            self.area.type_move()

    def on_paste(self, event: Paste) -> None:
        """Type what is pasted; only a key plays it."""
        event.stop()
        if self.playable():
            self.area.paste(event.text)

    # Moves

    def submit(self) -> None:
        """Play what is laid or typed, or accept the last play."""
        if not self.turns.mine():
            return
        move = Accept() if self.session.accepting else self.area.entered()
        if move is not None:
            self._questions.consider(move)

    def on_bot_turns_thought(self, event: BotTurns.Thought) -> None:
        """Make the bot's move as soon as it is due and can be seen."""
        self.turns.bots.answer(event)

    def on_bot_turns_failed(self, event: BotTurns.Failed) -> None:
        """Say why the bot does not move; the game stays."""
        self.turns.stop(event)

    def action_exchange(self) -> None:
        """Ask which tiles go back into the bag."""
        self._questions.exchange()

    def action_pass(self) -> None:
        """Pass, after a question."""
        self._questions.pass_turn()

    def action_menu(self) -> None:
        """Ask what to do instead of playing a word."""
        self._questions.menu()

    def action_challenge(self) -> None:
        """Doubt the last play, after a question."""
        self._questions.challenge()

    def action_take_back(self) -> None:
        """Go back to before the last turn of a person, the bots' answers included."""
        if not self.playable():
            return
        back = self.session.taking_back
        if back.moves or not self.session.state.config.friendly:
            self.turns.make(back)  # the rules say why not
        else:
            self.say("You have no turn to undo.", Tone.REFUSED)

    # Help along the way

    def action_hint(self) -> None:
        """Tell a little more of the best turn."""
        self._hints.give()

    def on_hints_found(self, event: Hints.Found) -> None:
        """Give the first hint, unless the game has gone on."""
        self._hints.begin(event)

    def on_hints_failed(self, event: Hints.Failed) -> None:
        """Say why there are no hints."""
        self._hints.fail(event)

    def on_teaching_found(self, event: Teaching.Found) -> None:
        """Show what there was to learn from the last turn."""
        if self._teaching.take(event) and (lesson := event.lesson) is not None:
            self._show_lesson()
            begun = self.area.laying.is_entering or not self._teaching.is_news
            self.area.lesson = "" if begun or self.scores.coach_in_sight else lesson.brief
            self.area.show_waiting()

    def on_teaching_failed(self, event: Teaching.Failed) -> None:
        """Say why there are no lessons."""
        self.say(event.reason, Tone.REFUSED)

    def _show_lesson(self) -> None:
        lesson = self._teaching.lesson
        if self.session.teaches:
            self.scores.show_lesson(lesson)
        if lesson is None:
            self.area.lesson = ""

    def action_score_sheet(self) -> None:
        """Show every turn with its total, and the unseen tiles: small screens lack the room."""
        if self.session.is_over or self.playable():
            self.show_above(ScoreSheetScreen(self.session))

    def action_check_words(self) -> None:
        """Look words up, where that tells nobody when to challenge."""
        if not self.playable():
            return
        if self.session.state.config.looks_words_up:
            self.show_above(WordCheckScreen(self.session.state.lexicon))
        else:
            self.say(NO_LOOKING_UP, Tone.NOTICE)

    # The end

    def action_results(self) -> None:
        """Go on to the results of a game that is over."""
        self.show_results()

    def action_review(self, then: str) -> None:
        """Go on to the results, and there at once to the game turn by turn.

        Args:
            then: what is done there, as a key of the results names it.
        """
        self.show_results(then)

    def action_another(self) -> None:
        """Play another game."""
        self.open(self.session.another)

    def action_play_again(self) -> None:
        """Play with the same tiles once more."""
        self.give_way(self.same_again)

    def show_results(self, then: str = "") -> None:
        """Show the results.

        Args:
            then: what is done there at once, as one of its keys names it; empty for nothing.
        """
        self.give_way(partial(ScrabbleResultsScreen, self.session, self.same_again, then))
