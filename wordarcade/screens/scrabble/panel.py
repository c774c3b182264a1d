"""The panels beside the board: the standing, the turns, the unseen tiles, and messages."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from textual.containers import VerticalScroll
from textual.content import Content
from textual.events import Click
from textual.geometry import Size
from textual.widgets import Static

from wordarcade.engine.scrabble.adjustments import Ending, time_loss
from wordarcade.engine.scrabble.game import ScrabbleGame
from wordarcade.engine.scrabble.turns import Phase
from wordarcade.games.scrabble.closing import closing_sentences
from wordarcade.games.scrabble.session import Lesson, ScrabbleSession
from wordarcade.looks.panel import Panel
from wordarcade.screens.scrabble.advice import lesson_lines
from wordarcade.screens.scrabble.opinion import Opinion
from wordarcade.screens.scrabble.play_preview import PlayPreview, ahead_text
from wordarcade.screens.scrabble.sheet_lines import first_of, score_sheet_of, show_turns
from wordarcade.screens.scrabble.unseen_panel import UnseenPanel
from wordarcade.screens.scrabble.words_panel import WordsPanel
from wordarcade.support.wording import clock_text, points_text
from wordarcade.widgets.message_line import GameMessage, newest_first
from wordarcade.widgets.score_cards import PART, ScoreCard, ScoreCards
from wordarcade.widgets.seats import place_of
from wordarcade.widgets.stacked_panel import TWO_COLUMNS, Section, StackedPanel
from wordarcade.widgets.tone import Tone

_MESSAGES: Final = 12
"""Messages that are shown at most."""

_OF_THE_TURN: Final = frozenset({Tone.HINT, Tone.REFUSED, Tone.NOTICE})
"""The tones of what is said during a turn; all others tell what has happened in the game."""

_FRAME_OF_MESSAGES: Final = 6
"""Columns of the panel beside a message: borders, padding, the scrollbar with one before it."""

_FOR_MESSAGES: Final = 46
"""Rows of a wide side from which messages have room beside all the turns of most games."""

_FOR_LESSONS: Final = 30
"""Columns from which a lesson can be read; without them the entry line has its gist."""

_FRAME_OF_COACH: Final = 4
"""Columns of the coach beside the words: borders and padding."""
_BORDERS: Final = 2
_BESIDE_KEY: Final = 14
"""Columns of the frame of the turns that a key has not: corners, title and a line."""
_FEWEST_TURNS: Final = 4
"""Rows of the turns that long words of the coach leave them at least."""


class ScrabblePanel(StackedPanel):
    """Shows how everybody stands, turn by turn, and what the player in sight cannot see.

    Args:
        session: the game in play.

    Attributes:
        cards: the standing.
        sheet: the score sheet.
        turns: the panel that holds it.
    """

    DEFAULT_CSS = """
    ScrabblePanel Panel {
        height: 100%;
    }
    ScrabblePanel #messages {
        scrollbar-size-vertical: 1;
        scrollbar-gutter: stable;
        padding-right: 1;
    }
    """

    def __init__(self, session: ScrabbleSession) -> None:
        self.cards = ScoreCards()
        self.sheet = score_sheet_of(session)
        self.turns = Panel("Turns", self.sheet)
        self._unseen = UnseenPanel()
        self._preview = PlayPreview()
        self._messages = Static(newest_first((), 1))
        self._earlier: tuple[GameMessage, ...] = ()
        self._message_panel = Panel(
            "Messages",
            VerticalScroll(self._messages, can_focus=False, id="messages"),
            fact="f2 all",
        )
        self._told = _no_lesson()
        self._lesson = Static(self._told)
        self._coach = WordsPanel("The coach", self._lesson)
        rows = 6 if len(session.state.config.players) > 3 else 5
        lessons = Section(self._coach, least=5, best=7, columns=_FOR_LESSONS)
        standing = Section(self.cards, least=rows, best=7)
        turns = Section(self.turns, least=6, best=99, grows=True)
        messages = Section(self._message_panel, least=5, best=6, columns=38, drops=2)
        unseen = Section(self._unseen, least=5, best=5, columns=38, drops=1)
        super().__init__(
            standing,
            *((lessons,) if session.teaches else ()),
            turns,
            messages,
            unseen,
            Section(self._preview, least=5, best=5, columns=TWO_COLUMNS, drops=3),
        )
        self._standing_section: Final = standing
        self._coach_section: Final = lessons
        self._turns_section: Final = turns
        self._message_section: Final = messages
        self._unseen_section: Final = unseen
        self._session = session

    def sections_for(self, room: Size) -> Sequence[Section]:
        """Give the coach room, a wide side bars, and leave messages out there unless it is high.

        The turns tell as much there.
        """
        sections = [self._with_all_words(each, room) for each in super().sections_for(room)]
        if room.width < TWO_COLUMNS:
            return sections
        wider = {id(self._unseen_section): replace(self._unseen_section, best=6)}
        left_out = self._message_section if room.height < _FOR_MESSAGES else None
        return [wider.get(id(each), each) for each in sections if each is not left_out]

    def _with_all_words(self, section: Section, room: Size) -> Section:
        """Return a section so that all words of the coach have room if the turns can give it."""
        if not self._session.teaches or room.width < self._coach_section.columns:
            return section
        words = self._told.wrap(room.width - _FRAME_OF_COACH)
        shared = room.height - self._standing_section.least
        coach, turns = self._coach_section, self._turns_section
        rows = max(coach.least, min(len(words) + _BORDERS, shared - _FEWEST_TURNS))
        if section is coach:
            return replace(coach, least=rows, best=max(rows, coach.best))
        if section is turns:
            return replace(turns, least=max(_FEWEST_TURNS, min(turns.least, shared - rows)))
        return section

    def show_game(self) -> None:
        """Show how the game stands."""
        show_turns(self.sheet, self._session)
        self._name_key()
        self._unseen.show_game(self._session)

    def on_resize(self) -> None:
        """Name the key that shows what has no room, and wrap messages anew."""
        self._name_key()
        self.show_messages(self._earlier)

    def _name_key(self) -> None:
        """Name the key of the whole score sheet once everything lies where it belongs."""
        self.call_after_refresh(self._show_key)

    def _show_key(self) -> None:
        missing = [
            *([] if self.sheet.shows_totals else ["totals"]),
            *([] if self._unseen.region else ["unseen tiles"]),
        ]
        named = f"f3 {', '.join(missing)}" if missing else ""
        fits = len(named) <= self.turns.outer_size.width - _BESIDE_KEY
        self.turns.fact = named if fits else "f3 all"

    async def on_click(self, event: Click) -> None:
        """Show the whole score sheet for a click on the turns, while they lack anything."""
        if self.turns.fact and self.turns.region.contains_point(event.screen_offset):
            await self.run_action("screen.score_sheet")

    def show_standing(self, told: Opinion | None) -> None:
        """Show the scores and clocks, and what the tiles that are laid would earn.

        Args:
            told: what the rules say of them, if there are any.
        """
        session = self._session
        self._show_preview(told)
        coming = ""
        playable = told is not None and told.tone is not Tone.REFUSED
        if told is not None and playable and told.score is not None and session.own_turn:
            coming = f"+{told.score}"
        self.cards.cards = tuple(
            score_card(session.state, player, session.elapsed_ms, session.seats.persons, coming)
            for player in range(len(session.state.config.players))
        )

    def _show_preview(self, told: Opinion | None) -> None:
        viewer = self._session.seats.viewer
        scores = _scores(self._session.state, self._session.elapsed_ms)
        self._preview.result = _result(self._session) if self._session.is_over else ()
        self._preview.told = told
        if told is not None and told.score is not None and viewer is not None:
            others = [score for player, score in enumerate(scores) if player != viewer]
            self._preview.ahead = scores[viewer] + told.score - max(others) if others else None

    @property
    def coach_in_sight(self) -> bool:
        """Whether the coach has a panel, and there is room for it."""
        return bool(self._coach.region)

    def show_lesson(self, lesson: Lesson | None) -> None:
        """Show what there is to learn from the last turn; None for what there will be."""
        told = _no_lesson() if lesson is None else lesson_lines(lesson)
        if told == self._told:
            return
        self._told = told
        self._lesson.update(told)
        self._coach.show_top()
        self._coach.tell_rest()
        self._name_key()
        self.refresh(layout=True)

    def show_messages(self, messages: tuple[GameMessage, ...]) -> None:
        """Show the last messages, the newest first, but hints of this turn before all others."""
        self._earlier = messages
        width = self.size.width - _FRAME_OF_MESSAGES
        self._messages.update(newest_first(_hints_last(messages), _MESSAGES, max(0, width)))

    def scroll_words(self, pages: int) -> None:
        """Scroll the coach's words as far as they go, else the turns."""
        if not (self.coach_in_sight and self._coach.scroll_words(pages)):
            self.sheet.scroll_pages(pages)


def _hints_last(messages: Sequence[GameMessage]) -> list[GameMessage]:
    """Return messages, the hints of the present turn behind all others: they are of use yet."""
    begun = len(messages)
    while begun and messages[begun - 1].tone in _OF_THE_TURN:
        begun -= 1
    turn = sorted(messages[begun:], key=lambda message: message.tone is Tone.HINT)
    return [*messages[:begun], *turn]


def _no_lesson() -> Content:
    return Content.styled("After each of your turns, this shows what was best.", "$role-muted")


def score_card(
    game: ScrabbleGame, player: int, elapsed_ms: int, persons: tuple[int, ...], coming: str = ""
) -> ScoreCard:
    """Return how a player stands.

    Args:
        game: the game.
        player: who.
        elapsed_ms: milliseconds of the game so far.
        persons: the players who are no bots.
        coming: what the tiles that lie would earn whoever moves.
    """
    seat, scores = game.config.players[player], _scores(game, elapsed_ms)
    over = game.phase is Phase.OVER
    moves = not over and player == game.to_move
    best = max(scores)
    return ScoreCard(
        seat.name,
        game.position.scores[player],
        place=place_of(player, first_of(persons)),
        moves=moves,
        leads=player in game.winners
        if over
        else scores.count(best) == 1 and scores[player] == best,
        clock=_clock(game, player, elapsed_ms),
        note=_note(game, player, elapsed_ms),
        coming=coming if moves else "",
    )


def _clock(game: ScrabbleGame, player: int, elapsed_ms: int) -> str:
    left = game.remaining_ms(player, elapsed_ms)
    if left is None:
        return ""
    return clock_text(left, up=True) if left >= 0 else f"! −{clock_text(-left)}"


def _note(game: ScrabbleGame, player: int, elapsed_ms: int) -> str:
    """Return how far a player is behind or ahead; of a bot that waits, its level.

    Time that is overdrawn stands there, too: the points do not show it before the end.
    """
    seat, scores = game.config.players[player], _scores(game, elapsed_ms)
    if player not in game.active:
        return "has resigned"
    if game.ending is Ending.RESIGNED:  # the points do not matter
        return ""
    others = [score for number, score in enumerate(scores) if number != player]
    ahead = scores[player] - max(others, default=0)
    loss = game.position.scores[player] - scores[player]
    if loss:
        return f"−{loss} time{PART}{ahead_text(ahead)}"
    if seat.level is not None and game.to_move != player:
        return f"{seat.level} bot"
    return ahead_text(ahead) if others else ""


def _scores(game: ScrabbleGame, elapsed_ms: int) -> list[int]:
    """Return the points of all players, less what overdrawn time costs them at the end."""
    scores, clock_ms = list(game.position.scores), game.config.clock_ms
    if clock_ms is not None and game.phase is not Phase.OVER:
        for player in game.active:
            left = game.remaining_ms(player, elapsed_ms) or 0
            scores[player] -= time_loss(game.config, clock_ms - left)
    return scores


def _result(session: ScrabbleSession) -> tuple[str, ...]:
    """Return how a game that is over has ended, and the key that shows more."""
    game = session.state
    how, who = closing_sentences(game, session.taken)
    best, *others = sorted(game.position.scores, reverse=True)
    if len(game.winners) == 1 and others and len(game.active) == len(game.position.scores):
        how = f"{ahead_text(best - others[0])}. {how}"
    return (who, how, "Enter shows the results.")


def standings(game: ScrabbleGame) -> str:
    """Return how everybody stands, in a line."""
    players = zip(game.config.players, game.position.scores, strict=True)
    return " · ".join(f"{player.name} {points_text(score)}" for player, score in players)
