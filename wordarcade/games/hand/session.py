"""The session of a hand game, whose hands are solved in the background during play."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from wordarcade.engine.hand.attempt import Attempt
from wordarcade.engine.hand.game import HandGame
from wordarcade.engine.hand.hand import get_frequency_dict, update_hand
from wordarcade.engine.hand.letters import WILDCARD
from wordarcade.engine.hand.moves import (
    Decline,
    EndGame,
    EndHand,
    Move,
    PlayWord,
    ReplayHand,
    SubstituteLetter,
    TakeHint,
)
from wordarcade.engine.hand.setup import HandSetup
from wordarcade.engine.hand.turns import Phase
from wordarcade.engine.hand.validity import is_reading, is_valid_word, with_wildcard
from wordarcade.engine.hand.verdict import Play, Scored, Verdict
from wordarcade.games.hand.gain import Gain, gain
from wordarcade.games.hand.record import RECORD, Yardstick, level
from wordarcade.games.hand.sentences import (
    NOTHING_SCORES,
    lost_letters,
    no_word_left,
    uses_none,
    why_not,
)
from wordarcade.games.hand.standing import (
    HandStanding,
    is_over,
    pars,
    rival_total,
    standings,
)
from wordarcade.games.routes import NewGameRoute
from wordarcade.games.session import GameSession
from wordarcade.games.training.missed import missed_in_hands
from wordarcade.lexicon.familiarity import Familiarity
from wordarcade.lexicon.lexicon import Lexicon
from wordarcade.players.hand.hints import STEPS, hint, next_hint, word_to_hint
from wordarcade.players.hand.playable import playable_words, readings, resolved, spelled
from wordarcade.players.hand.review import HandReview
from wordarcade.players.hand.study import BestPlay, HandStudy, SolvedHand, solve_if_possible, study
from wordarcade.players.hand.word_list import ListedWord, distinct, offered, words_by_points
from wordarcade.services import Services
from wordarcade.store.records import GameHeader
from wordarcade.support.progress import Report

__all__ = [
    "BestPlay",
    "HandReview",
    "HandSession",
    "HandStudy",
    "ListedWord",
    "SolvedHand",
    "Studied",
    "StudyTask",
]


@dataclass(frozen=True, slots=True)
class StudyTask:
    """An attempt to be studied.

    Attributes:
        place: its index in the game's attempts.
        attempt: the attempt.
        over: whether it has ended, so that it can be reviewed.
    """

    place: int
    attempt: Attempt
    over: bool


@dataclass(frozen=True, slots=True)
class Studied:
    """A studied attempt.

    Attributes:
        place: its index in the game's attempts.
        solved: the hand with its solution.
        study: the study; None if the attempt was not over.
    """

    place: int
    solved: SolvedHand
    study: HandStudy | None


class HandSession(GameSession[HandGame, Move, Verdict]):
    """A game with the studies of its hands.

    Solving a large hand can take minutes: the front end asks `next_task`, calls `work` in a
    thread, and hands the result to `learn`, while the game continues. Only the hand solved last is
    kept with all its parts, which may take much memory.

    Args:
        services: the app's services.
        state: the current game.
        seed: of the deals and draws.
        lexicon: whose words count.
        setup: the choices behind it.
        saved: the header of the saved game that is resumed; None for a new one.

    Attributes:
        lexicon: whose words count.
        studies: the studies of finished attempts, by index in the game's attempts.
    """

    RECORD = RECORD
    HINTS = (TakeHint,)

    def __init__(
        self,
        services: Services,
        state: HandGame,
        seed: int,
        *,
        lexicon: Lexicon,
        setup: HandSetup,
        saved: GameHeader | None = None,
    ) -> None:
        super().__init__(services, state, seed, saved)
        self.lexicon = lexicon
        self.studies: dict[int, HandStudy] = {}
        self._setup = setup
        self._solved: SolvedHand | None = None

    # Moves; the first of a hand keeps its letters, if a substitution is offered

    def play(self, word: str, typed: str = "") -> Verdict | None:
        """Play a word, valid or not.

        Args:
            word: lowercase, the wildcard as itself.
            typed: the same with the vowel that was typed for the wildcard, if any.
        """
        return self._make(self.entered(word, typed))

    def entered(self, word: str, typed: str) -> PlayWord:
        """Return the move of a word that was typed so, with what it was meant as, if it is that."""
        return PlayWord(word, typed if is_reading(typed, word, self.lexicon) else "")

    def end_hand(self) -> Verdict | None:
        """End the hand."""
        return self._make(EndHand())

    def _make(self, move: Move) -> Verdict | None:
        if self.state.phase is Phase.SUBSTITUTION and self.apply(Decline()) is None:
            return None
        return self.apply(move)

    def decline(self) -> Verdict | None:
        """Decline the open offer."""
        return self.apply(Decline())

    def substitute(self, letter: str) -> Verdict | None:
        """Replace all copies of a letter by a random one."""
        return self.apply(SubstituteLetter(letter))

    def replay(self) -> Verdict | None:
        """Play the hand again; the better score counts."""
        return self.apply(ReplayHand())

    @property
    def replay_gain(self) -> Gain:
        """What another attempt at the hand can gain, as far as is known."""
        solved = self.solved_hand
        return gain(self.state.attempt.score, solved.solution if solved else None)

    def end_game(self) -> Verdict | None:
        """End the game."""
        return self.apply(EndGame())

    def is_word(self, word: str) -> bool:
        """Return whether a word, lowercase, would score with the letters left."""
        return is_valid_word(word, self.state.attempt.left, self.lexicon)

    def refusal_of(self, word: str) -> str:
        """Return why a word cannot be meant for this hand; empty if the hand has its letters.

        The rules would play it, and take the letters that the hand does have.

        Args:
            word: as typed, lowercase.
        """
        left = self.state.attempt.left
        if not lost_letters(word, left):
            return uses_none(word)
        return why_not(word, left) if update_hand(word, left) else ""

    def as_meant(self, word: str) -> str:
        """Return a word with the wildcard for a vowel that the hand lacks, if that makes it valid.

        Args:
            word: as typed, lowercase.
        """
        left = self.state.attempt.left
        meant = with_wildcard(word, left)
        return meant if is_valid_word(meant, left, self.lexicon) else word

    @property
    def stuck(self) -> bool:
        """Whether letters are left in a hand that is played, and no word can be made of them."""
        words = playable_words(self.state.attempt.left, self.lexicon)
        return self.state.phase is Phase.PLAY and next(words, None) is None

    def readings(self, word: str) -> list[str]:
        """Return the words that a word with the wildcard, made of letters left, may stand for.

        None for a word without the wildcard, which is itself, or with letters that are not left.
        """
        left = get_frequency_dict(self.state.attempt.left)
        if WILDCARD not in word or not get_frequency_dict(word) <= left:
            return []
        return readings(word, self.lexicon)

    def resolved(self, word: str) -> str:
        """Return a word in capitals, the wildcard as the small vowel of its best known reading."""
        return resolved(word, self.lexicon)

    def spelled(self, play: Play) -> str:
        """Return the word of a play likewise, but as the player meant it, if that is known."""
        return spelled(play, self.lexicon)

    # What is found out meanwhile

    @property
    def solved_hand(self) -> SolvedHand | None:
        """The solution of the current hand; None if it is not solved yet."""
        solved = self._solved
        return solved if solved and solved.hand == self.state.attempt.hand else None

    @property
    def next_task(self) -> StudyTask | None:
        """The next attempt to study; None if none is left."""
        for place, attempt in enumerate(self.state.attempts):
            if place not in self.studies and is_over(self.state, place):
                return StudyTask(place, attempt, over=True)
        if self.solved_hand is not None:
            return None
        return self.task_at_hand

    @property
    def all_studied(self) -> bool:
        """Whether every finished attempt has been studied."""
        places = range(len(self.state.attempts))
        return all(place in self.studies for place in places if is_over(self.state, place))

    def is_wanted(self, task: StudyTask) -> bool:
        """Return whether a task is still current: a substitution may have changed its letters."""
        return any(task.attempt.hand == each.hand for each in self.state.attempts)

    def work(self, task: StudyTask, report: Report) -> Studied:
        """Study an attempt; call it in a thread.

        Args:
            task: the attempt.
            report: called with the share done; an exception it raises stops the work.
        """
        solved, hand = self._solved, task.attempt.hand
        if solved is None or solved.hand != hand:
            solved = solve_if_possible(hand, self.lexicon, report)
        if not task.over:
            return Studied(task.place, solved, None)
        opponent, tier = level(self.state.config), Familiarity.shipped().tier
        found = study(task.attempt, solved, self.lexicon, opponent, tier)
        return Studied(task.place, solved, found)

    @property
    def may_set_record(self) -> bool:
        """Whether a game with these letters may set a record, but for hints."""
        return not self.state.config.own

    @property
    def task_at_hand(self) -> StudyTask:
        """The current attempt as a task, for front ends that solve nothing in the background."""
        place = len(self.state.attempts) - 1
        return StudyTask(place, self.state.attempts[place], is_over(self.state, place))

    def learn(self, studied: Studied) -> bool:
        """Keep a result; return whether it belongs to a hand of the game."""
        if self.state.attempts[studied.place].hand != studied.solved.hand:
            return False
        self._solved = studied.solved
        if studied.study is not None:
            self.studies[studied.place] = studied.study
        return True

    def words_of(self, hand: str, report: Report) -> tuple[ListedWord, ...]:
        """Return every word of a hand to put forward or played, by score; call it in a thread."""
        played = {play.word for attempt in self.state.attempts for play in attempt.plays}
        chosen = set(played)
        for known in list(self.studies.values()):
            chosen.update(play.word for play in (known.best.plays if known.best else ()))
        listed = distinct(words_by_points(hand, self.lexicon, report), self.lexicon, chosen)
        return offered(listed, self.lexicon, played)

    @property
    def hands(self) -> tuple[HandStanding, ...]:
        """The settled hands, as far as they are known."""
        return standings(self.state, self.studies)

    @property
    def hands_settled(self) -> int:
        """The number of settled hands."""
        return self.state.settled

    def close_when_known(self) -> None:
        """Close a game that is over once all its attempts are studied."""
        if self.is_over and self.all_studied:
            self.close(Yardstick(pars(self.hands), rival_total(self.hands)))

    def missed(self, solution: object) -> Sequence[tuple[str, str]]:
        """Return the words of best play that were not played, of hands that were worth more.

        A word with the wildcard elsewhere is the same word.
        """
        del solution
        attempts, lexicon = self.state.attempts, self.state.lexicon
        played = {
            reading
            for attempt in attempts
            for play in attempt.plays
            for reading in readings(play.word, lexicon)
        }
        best = (
            play.word
            for number, study in self.studies.items()
            if study.best is not None
            and self.state.scores[attempts[number].number] < study.best.score
            for play in study.best.plays
            if isinstance(play, Scored)
        )
        unseen = (word for word in best if played.isdisjoint(readings(word, lexicon)))
        words = (self.resolved(word).lower() for word in unseen)
        return missed_in_hands(filter(Familiarity.shipped().offers, words))

    def hint(self) -> str | None:
        """Take the next hint on how best play starts and return its sentence.

        One that tells nothing new, as there is no more to tell, does not count and is not saved.

        Returns:
            The sentence; None while the hand is unsolved, or if the hint cannot be saved.
        """
        solved, hand = self.solved_hand, self.state.attempt.left
        if solved is None:
            return None
        if solved.solution is None:
            return solved.reason
        best = self._best_next
        if best is None:
            return no_word_left(hand) if self.stuck else NOTHING_SCORES
        taken = self.state.hints.count(hand)
        if taken < STEPS:
            if self.apply(TakeHint()) is None:
                return None
            taken += 1
        return hint(solved.solution, best, self.resolved(best.word), taken)

    @property
    def _best_next(self) -> Play | None:
        """What the next hints tell; None if unknown, or if nothing is left."""
        if self.solved_hand is None or self.solved_hand.solution is None:
            return None
        solution, left = self.solved_hand.solution, self.state.attempt.left
        return word_to_hint(solution, left, self.lexicon, Familiarity.shipped().offers)

    @property
    def next_hint(self) -> str:
        """What the next hint tells, in a few words; empty if nothing is left, or known yet."""
        return next_hint(self._best_next, self.state.hints.count(self.state.attempt.left))

    @property
    def named_word(self) -> str:
        """What best play starts with, as typed, once hints have named it; empty before."""
        if self.state.hints.count(self.state.attempt.left) < STEPS:
            return ""
        best = self._best_next
        return best.word if best is not None else ""

    # Other games like this one

    @property
    def another(self) -> NewGameRoute:
        """The route to a new game by the same choices, which asks for own letters again."""
        own = self._setup.hand is not None
        return NewGameRoute("hand", replace(self._setup, hand=None, seed=None), ask=own)

    def again(self) -> "HandSession":
        """Return the session of a new game with the same hands."""
        state = HandGame.begin(self.state.config, self.lexicon)
        return HandSession(self.services, state, self.seed, lexicon=self.lexicon, setup=self._setup)
