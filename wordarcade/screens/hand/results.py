"""The results screen of the hand game, after a hand or the game."""

from collections.abc import Sequence
from typing import ClassVar, Final

from textual.app import ComposeResult
from textual.binding import ActiveBinding, Binding, BindingType
from textual.containers import Container, Vertical
from textual.content import Content
from textual.message import Message
from textual.worker import get_current_worker

from wordarcade.engine.hand.letters import WILDCARD
from wordarcade.engine.hand.turns import Phase
from wordarcade.engine.hand.verdict import Scored
from wordarcade.games.hand.game_sum import game_sum
from wordarcade.games.hand.helped import helped
from wordarcade.games.hand.lessons import lesson
from wordarcade.games.hand.record import opponent_title, title
from wordarcade.games.hand.sentences import farewell
from wordarcade.games.hand.session import BestPlay, HandSession, ListedWord
from wordarcade.games.hand.share import share
from wordarcade.games.hand.standing import HandStanding, Studies, first_words, standings
from wordarcade.games.lens.racks import HandSubject
from wordarcade.games.routes import Route
from wordarcade.looks.composition import BREAKPOINTS, LINES, Composition
from wordarcade.looks.panel import Panel
from wordarcade.screens.again_keys import another_key, same_key
from wordarcade.screens.arcade_screen import CHOOSE_FIRST, ArcadeScreen
from wordarcade.screens.background import aside, report_for
from wordarcade.screens.copied import copy_share
from wordarcade.screens.daily.ending import DayEnding
from wordarcade.screens.hand.game_overview import GameOverview
from wordarcade.screens.hand.play_cards import PlayCards
from wordarcade.screens.hand.summary import HandSummary, game_line, sign_of, signs_of_list
from wordarcade.screens.key_labels import FREE_PLAY, label_of, led_by, relabelled
from wordarcade.screens.leaving import leave_game
from wordarcade.support.wording import clock_text, count, share_text
from wordarcade.widgets.game_footer import GameFooter
from wordarcade.widgets.message_line import MessageLine
from wordarcade.widgets.tone import Tone
from wordarcade.widgets.top_line import TopLine
from wordarcade.widgets.word_columns import WordCell, WordColumns

_WORD_BREADTH: Final = 15
_HAND_BEFORE: Final = "results.hand-before"
_HAND_AFTER: Final = "results.hand-after"
_FOOTER: Final = ("go_on", "new_game", "same_hands", "copy_share", "hand")
"""The order of the keys, without which the arrows would lead."""
_NO_CELL: Final = WordCell(Content("  "), Content(""), 0)


class HandResultsScreen(ArcadeScreen[bool]):
    """The settled hands, each beside par and best play.

    Shown after each hand, and after the game, which begins with who won it and a table of its hands
    if there are several; dismissed with whether to play the same again. Studies follow when ready.

    Args:
        session: the game, with at least one settled hand.
        ended: the sentence on the move that has just settled a hand; None if none has.
    """

    HELP_PAGE = "hand-results"
    LETTERS_ARE_COMMANDS = True
    NO_WORD = CHOOSE_FIRST
    AUTO_FOCUS = "WordColumns"
    HORIZONTAL_BREAKPOINTS = BREAKPOINTS
    VERTICAL_BREAKPOINTS = LINES

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "go_on", "Next hand", id="results.go-on"),
        another_key("deal", "new_game"),
        same_key("deal", "same_hands"),
        Binding("c", "copy_share", "Share", id="results.copy", tooltip="Copy the result"),
        # Before the list of words, where they go across if there is only one hand.
        Binding("left", "hand(-1)", "Hand before", show=False, priority=True, id=_HAND_BEFORE),
        Binding("right", "hand(1)", "Other hands", priority=True, id=_HAND_AFTER, key_display="←→"),
        Binding("l", "lens", "Compare lists", show=False, id="results.lens"),
        Binding("t", "other_try", "Other try", id="results.other-try"),
        Binding("escape", "step_back", "Back", id="results.home"),
    ]

    DEFAULT_CSS = """
    HandResultsScreen {
        #review { width: 1fr; height: 1fr; }
        #table { height: 1fr; }
        #words { height: 4; padding: 0 1; }
        #lesson { height: 1; padding: 0 1; }
        &.-low HandSummary { height: 3; }
        &.-middle HandSummary, &.-middle #game { padding-top: 1; }
        &.-high, &.-very-high {
            #review { padding-top: 1; }
            #words { height: 9; padding: 1 2; margin-top: 1; }
            #lesson { margin-top: 1; }
        }
        &.-very-high #words { height: 14; }
        &.-very-high #cards { margin-top: 1; }
        /* Without an opponent the words stand beside the cards where rows are few. */
        &.-alone.-low, &.-alone.-middle {
            #table { layout: horizontal; }
            #cards { width: 2fr; }
            #words { width: 1fr; height: 100%; }
        }
        &.-alone.-high #best, &.-alone.-very-high #best { margin-right: 0; }
        #game { display: none; }
        &.-game {
            #game { display: block; }
            HandSummary, #table, #lesson { display: none; }
        }
    }
    """

    class WordsListed(Message):
        """The words of a hand have been listed.

        Attributes:
            hand: the letters.
            words: the words, the highest score first.
        """

        def __init__(self, hand: str, words: tuple[ListedWord, ...]) -> None:
            super().__init__()
            self.hand = hand
            self.words = words

    def __init__(self, session: HandSession, ended: str | None = None) -> None:
        super().__init__()
        state = session.state
        self._game = session
        self._day_ending = DayEnding(session)
        self._state = state
        self._studies = dict(session.studies)
        self._ended = ended
        self._rival = opponent_title(state.config)
        settled = state.settled
        self._looking_back = ended is None and not self._over
        self._sums_up = self._over and settled > 1
        self._page = settled if self._sums_up else settled - 1
        """The number of the hand that is shown, 0-based; behind the last one, the whole game."""
        self._other_try = False
        self._played, self._first = dict[str, str](), frozenset[str]()
        self._listed: tuple[str, tuple[ListedWord, ...]] | None = None
        self._top_line = TopLine()
        self._summary = HandSummary()
        self._overview = GameOverview(self._rival, id="game")
        self._cards = PlayCards(session.lexicon, self._rival, id="cards")
        self._columns = WordColumns(_WORD_BREADTH)
        heading = "Words you could have played first" if self._rival else "First words"
        self._words = Panel(heading, self._columns, id="words")
        self._lesson = MessageLine(id="lesson")
        self._message_line = MessageLine()

    @property
    def _over(self) -> bool:
        return self._state.phase is Phase.OVER

    def compose(self) -> ComposeResult:
        """The summary above the cards and the words."""
        self._top_line.title = title(self._state.config)
        self._top_line.facts = (self._state.lexicon.name, clock_text(self._game.elapsed_ms))
        self.set_class(not self._rival, "-alone")
        yield self._top_line
        yield Composition(
            Vertical(
                self._summary,
                Container(self._cards, self._words, id="table"),
                self._lesson,
                self._overview,
                self._message_line,
                id="review",
            )
        )
        yield GameFooter()

    def on_mount(self) -> None:
        """Show the hand played last, or the whole game."""
        self._cards.celebrate(arriving=bool(self._ended) and not self._sums_up)
        if not self._game.reopened:
            self._overview.celebrate()
            self.expect_late_letters()
        self._show()
        self._message_line.say(self._sentence())

    def on_resize(self) -> None:
        """Say after the puzzle of a day how far its day is by now."""
        if self._over:
            self._day_ending.tell(self._top_line, self.size.width)

    def _sentence(self) -> str:
        config, last = self._state.config, self._hands()[-1]
        if self._over and not config.single:
            hands = count(self._state.settled, "hand")
            told = f"The game is over: {count(self._state.score, 'point')} in {hands}."
        else:
            told = self._ended or farewell(self._state.attempts[last.attempts[-1]])
        only_hints_count_against_it = self._over and self._state.hints and not config.own
        return f"{told} {self._game.hint_cost}" if only_hints_count_against_it else told

    def know(self, studies: Studies) -> None:
        """Show the studies finished meanwhile."""
        self._studies = dict(studies)
        self._show()

    def wait(self, share: float) -> None:
        """Show the progress of the study, from 0 to 1."""
        self._message_line.show(f"Working out the best play: {share_text(share)}")

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Offer the next hand while there is one, and new games after that."""
        match action:
            case "go_on":
                return not self._over
            case "new_game" | "same_hands" | "copy_share":
                return self._over
            case "hand":
                return len(self._hands()) > 1
            case "other_try":
                return self._hand is not None and len(self._hand.attempts) > 1
            case "lens":
                return self._hand is not None
            case _:
                return super().check_action(action, parameters)

    @property
    def active_bindings(self) -> dict[str, ActiveBinding]:
        """The keys, the way back named by where it leads after the last hand."""
        bindings = led_by(super().active_bindings, *_FOOTER)
        back = label_of(self._game.way_back)
        labels = {"go_on": "Play on"} if self._looking_back else {"step_back": back}
        if self._game.is_daily:
            labels["new_game"] = FREE_PLAY
        return relabelled(bindings, labels)

    def _hands(self) -> tuple[HandStanding, ...]:
        return standings(self._state, self._studies)

    @property
    def _hand(self) -> HandStanding | None:
        """The hand that is shown; None for the whole game."""
        hands = self._hands()
        return hands[self._page] if self._page < len(hands) else None

    # What is shown

    def _show(self) -> None:
        """Show the marked hand, or the whole game."""
        hand = self._hand
        self.set_class(hand is None, "-game")
        if hand is None:
            self._show_game()
            return
        tries = sorted(hand.attempts, key=lambda place: -self._state.attempts[place].score)
        place = tries[-1 if self._other_try else 0]
        attempt, study = self._state.attempts[place], self._studies.get(place)
        best = study.best if study is not None else None
        attempts = [self._state.attempts[place] for place in hand.attempts]
        plays = (play for each in attempts for play in each.plays)
        self._played = {play.word: self._game.spelled(play) for play in plays}
        self._first = first_words(attempts)
        rival = None if hand.rival is None else (self._rival, hand.rival)
        line: Sequence[str] = ()
        if not self._state.config.single:
            total, more = len(self._state.config.hands), self._sums_up
            line = game_line(self._hands(), self._page, total, self._rival, more=more)
        help_taken = helped(attempt, best, self._state.hints)
        self._cards.show(attempts, hand.attempts.index(place), study, help_taken, self._played)
        self._summary.show(attempt.hand, attempt.score, best, rival, line, helped=help_taken)
        told = ""
        if best is not None and attempt.score < best.score:
            told = lesson(best, [self._named(play.word) for play in best.plays])
        self._lesson.show(told, Tone.BEST)
        self._show_words(attempt.hand, best)
        self.refresh_bindings()

    def _show_game(self) -> None:
        self._overview.show(game_sum(self._state, self._studies))
        self.chosen_word = ""
        self.refresh_bindings()

    # The words

    def _show_words(self, hand: str, best: BestPlay | None) -> None:
        if self._listed is None or self._listed[0] != hand:
            self._words.fact = self._words.foot = ""
            self.chosen_word = ""
            self._columns.show(0, lambda _: _NO_CELL, "listing the words …")
            self._listed = None
            self._list_words(hand)
            return
        words = self._listed[1]
        plays = best.plays if best is not None else ()
        # One that begins by throwing letters away has none of these words at these points.
        begins = bool(plays) and isinstance(plays[0], Scored)
        best_words = [play.word for play in plays if isinstance(play, Scored)] if begins else []
        self._words.fact = f"{len(words):,} in all · ↑↓"
        self._words.foot = signs_of_list(
            self._words.outer_size.width, best=len(best_words), wildcard=WILDCARD in hand
        )
        self._columns.show(
            len(words),
            lambda number: self._cell(words[number], best_words),
            "none: these letters make no word",
        )
        starts = (number for number, each in enumerate(words) if each.word in best_words[:1])
        self._columns.marked = next(starts, self._columns.marked)

    def on_word_columns_marked(self, event: WordColumns.Marked) -> None:
        """Offer the definition of the word."""
        if self._listed is not None and event.number is not None:
            self.chosen_word = self._named(self._listed[1][event.number].word).lower()

    def _named(self, word: str) -> str:
        """Return a listed word as it was played, or as it can be."""
        return self._played.get(word) or self._game.resolved(word)

    def _cell(self, listed: ListedWord, best: Sequence[str]) -> WordCell:
        mark = Content.assemble(
            ("✓" if listed.word in self._first else " ", "bold $role-player"),
            (sign_of(listed.word, best), "bold $role-focus"),
        )
        word = Content(self._named(listed.word))
        for at, letter in enumerate(word.plain):
            if letter.islower():
                word = word.stylize("underline", at, at + 1)
        return WordCell(mark, word, listed.points)

    @aside("The list of words", exclusive=True, group="words")
    def _list_words(self, hand: str) -> None:
        """List the words of a hand; another list that is still being made is given up."""
        words = self._game.words_of(hand, report_for(get_current_worker()))
        self.post_message(self.WordsListed(hand, words))

    def on_hand_results_screen_words_listed(self, event: WordsListed) -> None:
        """Show the words, if their hand still is."""
        self._listed = event.hand, event.words
        self._show()

    @property
    def all_shown(self) -> bool:
        """Whether everything about the marked hand is known and shown."""
        hand = self._hand
        if hand is None:
            return self._game.all_studied
        return self._listed is not None and all(place in self._studies for place in hand.attempts)

    def action_hand(self, step: int) -> None:
        """Show another hand of the game, or behind the last one the whole game."""
        page = min(max(self._page + step, 0), len(self._hands()) - 1 + self._sums_up)
        if page != self._page:
            self._page, self._other_try = page, False
            self._show()
            (self._columns if self._hand is not None else self._overview.rows).focus()

    def action_other_try(self) -> None:
        """Show the other attempt at the hand."""
        self._other_try = not self._other_try
        self._show()

    # Ways on

    def action_lens(self) -> None:
        """Show what changes with the word list in the marked hand."""
        from wordarcade.screens.lens.screen import LensScreen  # noqa: PLC0415 - seldom wanted

        if self._hand is not None:
            letters = self._state.attempts[self._hand.attempts[0]].hand
            lens = LensScreen(self._game.services, HandSubject(letters), self._game.lexicon)
            self.show_above(lens)

    def action_copy_share(self) -> None:
        """Copy the result of the game."""
        copy_share(self, share(self._state, self._hands()).of_day(self._game.day))

    def action_go_on(self) -> None:
        """Show the next hand."""
        self.dismiss(False)

    def action_new_game(self) -> None:
        """Play another game."""
        self._open(self._game.another)

    def action_same_hands(self) -> None:
        """Play the same hands again."""
        self.dismiss(True)

    def action_step_back(self) -> None:
        """Go back to the hand in play, or leave the game for where it was opened."""
        if self._looking_back:
            self.dismiss(False)
        else:
            leave_game(self.app, self._game)
            self._open(self._game.way_back)

    def _open(self, opening: Route) -> None:
        if self._over:
            self._game.close()
        self.open(opening)
