"""What is worked out in another thread while a hand game is played: the best play of each hand."""

from dataclasses import dataclass

from textual import work
from textual.message import Message
from textual.widget import Widget
from textual.worker import Worker, get_current_worker

from wordarcade import resources
from wordarcade.clock import Clock
from wordarcade.engine.hand.attempt import Attempt
from wordarcade.engine.hand.game import HandGame
from wordarcade.engine.hand.turns import Phase
from wordarcade.engine.hand.verdict import Verdict
from wordarcade.lexicon.familiarity import Familiarity
from wordarcade.lexicon.lexicon import Lexicon
from wordarcade.players.hand.study import HandStudy, SolvedHand, solve_if_possible, study
from wordarcade.screens.background import AbandonedError, report_for
from wordarcade.screens.hand.standing import is_over
from wordarcade.screens.hand.wording import level
from wordarcade.screens.saved_game_screen import SavedGameScreen
from wordarcade.store.hand_rounds import SavedHandRound
from wordarcade.widgets.word_panel import WordPanel


class StudyingScreen(SavedGameScreen[HandGame, Verdict]):
    """Works out one hand after the other: what is being played, and what was played.

    Only the hand worked out last is kept with all its parts, which may take much memory.

    Args:
        playfield: what takes the room left of the panel.
        panel: the score, and what was played.
        saved: the game, on record.
        lexicon: whose words count.
        clock: where time comes from.
        elapsed_ms: play time so far.

    Attributes:
        lexicon: whose words count.
        studies: what is known of attempts that are over, by their place in the game's attempts.
        solved: the hand worked out last, or None.
    """

    @dataclass
    class Studied(Message):
        """A hand is worked out, and if it is over, how it was played."""

        place: int
        solved: SolvedHand
        study: HandStudy | None

    @dataclass
    class StudyProgressed(Message):
        """Part of a hand is worked out: the share, from 0 to 1."""

        share: float

    def __init__(
        self,
        playfield: Widget,
        panel: WordPanel,
        saved: SavedHandRound,
        lexicon: Lexicon,
        *,
        clock: Clock,
        elapsed_ms: int,
    ) -> None:
        super().__init__(playfield, panel, saved, clock, elapsed_ms)
        self.lexicon = lexicon
        self.studies: dict[int, HandStudy] = {}
        self.solved: SolvedHand | None = None
        self._at_work: tuple[Attempt, Worker[None]] | None = None

    @property
    def round_has_ended(self) -> bool:
        """Whether the game is over."""
        return self.round.phase is Phase.OVER

    # What is found out

    def learned(self) -> None:
        """Show what has been found out."""
        raise NotImplementedError

    def learning(self, share: float) -> None:
        """Show how much of a hand has been worked out, from 0 to 1."""
        raise NotImplementedError

    def on_mount(self) -> None:
        """Begin."""
        self.study_on()

    def solved_hand(self) -> SolvedHand | None:
        """Return what is known of the hand being played; None if it is not worked out yet."""
        return self.solved if self.solved and self.solved.hand == self.round.attempt.hand else None

    @property
    def all_studied(self) -> bool:
        """Whether all is known of every attempt that is over."""
        places = range(len(self.round.attempts))
        return all(place in self.studies for place in places if is_over(self.round, place))

    def study_on(self) -> None:
        """Begin to work out what is not known yet, unless that is being done."""
        if self._at_work is not None:
            attempt, worker = self._at_work
            if any(attempt.hand == each.hand for each in self.round.attempts):
                return
            worker.cancel()  # the letters have been substituted
        place = self._next()
        if place is not None:
            attempt = self.round.attempts[place]
            self._at_work = attempt, self._study(place, attempt, is_over(self.round, place))

    def _next(self) -> int | None:
        """Return the place of the attempt to work out next."""
        for place in range(len(self.round.attempts)):
            if place not in self.studies and is_over(self.round, place):
                return place
        return None if self.solved_hand() else len(self.round.attempts) - 1

    @work(thread=True)
    def _study(self, place: int, attempt: Attempt, over: bool) -> None:
        def tell(share: float) -> None:
            self.post_message(self.StudyProgressed(share))

        solved = self.solved
        if solved is None or solved.hand != attempt.hand:
            try:
                report = report_for(get_current_worker(), tell)
                solved = solve_if_possible(attempt.hand, self.lexicon, report)
            except AbandonedError:
                return
        found = None
        if over:
            tier = Familiarity(resources.folder("lexicons") / "familiarity.tsv").tier
            found = study(attempt, solved, self.lexicon, level(self.round.config), tier)
        self.post_message(self.Studied(place, solved, found))

    def on_studying_screen_study_progressed(self, event: StudyProgressed) -> None:
        """Show how far it is."""
        self.learning(event.share)

    def on_studying_screen_studied(self, event: Studied) -> None:
        """Keep what has been found out, and go on with the next hand."""
        if self.round.attempts[event.place].hand == event.solved.hand:
            self._at_work = None
            self.solved = event.solved
            if event.study is not None:
                self.studies[event.place] = event.study
            self.learned()
        self.study_on()
