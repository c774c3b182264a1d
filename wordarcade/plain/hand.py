"""The hand game in line mode; on demand with the sentences of the problem set."""

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import replace
from typing import Final

from wordarcade.engine.hand.moves import (
    Decline,
    EndHand,
    Move,
    PlayWord,
    ReplayHand,
    SubstituteLetter,
)
from wordarcade.engine.hand.setup import MOST_HANDS, HandSetup
from wordarcade.engine.hand.turns import Phase
from wordarcade.engine.hand.wordings import END_OF_HAND, HOW_MANY_HANDS
from wordarcade.games.front_ends import LineMode
from wordarcade.games.hand.ending import END_ALONE, is_slip
from wordarcade.games.hand.gain import Gain
from wordarcade.games.hand.sentences import (
    NO_GAIN,
    TYPE_DISCARD,
    discards_gain,
    no_word_left,
    spaced,
    why_not,
)
from wordarcade.games.hand.session import HandSession
from wordarcade.plain.commands import Commands
from wordarcade.plain.dialogue import Dialogue
from wordarcade.plain.hand_hints import HandHints
from wordarcade.plain.hand_studies import lessons, worked_out
from wordarcade.plain.hand_voices import OwnVoice, ProblemSetVoice, Voice
from wordarcade.plain.questions import agrees, ask_number
from wordarcade.services import Services

_HOW_MANY: Final = "Number of hands, or Enter for a single one: "
_ENTRIES: Final = (
    ("a word", "play it; * stands for any vowel"),
    (END_OF_HAND, "end the hand"),
    ("/hint", "how best play starts, a little more each time"),
)


def complete(
    _: Services, setup: HandSetup, unsaid: Collection[str], dialogue: Dialogue
) -> HandSetup:
    """Return the choices, with the number of hands asked for if it is missing."""
    return replace(setup, hands=ask_hands(dialogue)) if "hands" in unsaid else setup


def ask_hands(dialogue: Dialogue) -> int | None:
    """Ask for a valid number of hands; the default is None, a single hand."""
    complaint = f"Type a number from 1 to {MOST_HANDS:,}."
    prompt = HOW_MANY_HANDS if dialogue.assignment else _HOW_MANY
    return ask_number(dialogue, prompt, range(1, MOST_HANDS + 1), complaint)


def play(session: HandSession, dialogue: Dialogue) -> None:
    """Ask for moves and answer them until the game is over."""
    dialogue.introduce()
    _Table(session, dialogue).play()


class _Table:
    """A game being played, and the dialogue with its player.

    Args:
        session: the game in play.
        dialogue: with the player.
    """

    def __init__(self, session: HandSession, dialogue: Dialogue) -> None:
        hints = HandHints(session)
        self._session: Final = session
        self._dialogue: Final = dialogue.serving(
            Commands.of("The hand game", _ENTRIES, {"hint": hints.answer}, is_entry=self._fits)
        )
        single = session.state.config.single
        self._voice: Final[Voice] = (
            ProblemSetVoice(single=single) if dialogue.assignment else OwnVoice()
        )
        self._questions: Final[Mapping[Phase, Callable[[], Move]]] = {
            Phase.SUBSTITUTION: self._ask_substitution,
            Phase.PLAY: self._ask_word,
            Phase.REPLAY: self._ask_replay,
        }

    def play(self) -> None:
        """Ask for moves and answer them until the game is over."""
        while self._session.playable:
            before = self._session.state
            move = self._questions[before.phase]()
            readings = self._session.readings(move.word) if isinstance(move, PlayWord) else []
            verdict = self._session.apply(move)
            self._tell(self._voice.answer(before, verdict, readings))
            attempt = self._session.state.attempts[len(before.attempts) - 1]
            over = attempt.ended or self._session.is_over
            if before.phase is Phase.PLAY and over:
                self._tell(self._voice.end_of_hand(attempt))
        if not self._session.state.config.single:
            self._tell(self._voice.end_of_game(self._session.state.score))
        if self._dialogue.assignment:
            self._session.close()
        else:
            self._tell(lessons(self._session))

    def _tell(self, lines: Iterable[str]) -> None:
        for line in lines:
            self._dialogue.tell(line)

    def _ask_substitution(self) -> Move:
        self._show_hand()
        return (
            SubstituteLetter(self._dialogue.ask(self._voice.which_letter))
            if agrees(self._dialogue, self._voice.substitute)
            else Decline()
        )

    def _ask_word(self) -> Move:
        self._show_hand()
        if self._session.stuck and not self._dialogue.assignment:
            self._dialogue.tell(no_word_left(self._session.state.attempt.left))
        while (typed := self._dialogue.ask(self._voice.word)) != END_OF_HAND:
            if not typed:
                continue
            if self._dialogue.assignment:
                return PlayWord(typed)
            typed = typed.lower()
            word = self._session.as_meant(typed)
            if is_slip(word):
                self._dialogue.tell(END_ALONE)
            elif refusal := self._session.refusal_of(word):
                self._dialogue.tell(refusal)
            elif self._session.is_word(word) or self._insists(word):
                return self._session.entered(word, typed)
        return EndHand()

    def _fits(self, word: str) -> bool:
        """Whether the hand has the letters of a word."""
        return not self._session.refusal_of(self._session.as_meant(word.lower()))

    def _insists(self, word: str) -> bool:
        """Ask whether a word that is not valid is to cost its letters."""
        left = self._session.state.attempt.left
        self._dialogue.tell(f"{why_not(word, left)} It would score nothing.")
        return agrees(self._dialogue, f"Throw {spaced(word)} away? ")

    def _ask_replay(self) -> Move:
        # The problem set asks after every hand.
        gain = Gain.ANY if self._dialogue.assignment else self._replay_gain()
        if gain is Gain.NONE:
            self._dialogue.tell(NO_GAIN)
            return Decline()
        solved, score, told = self._session.solved_hand, self._session.state.attempt.score, ""
        if gain is Gain.BY_DISCARDS and solved is not None and solved.solution is not None:
            self._dialogue.tell(discards_gain(solved.solution.best_with_discards))
            told = f"To beat {score:,}, {TYPE_DISCARD}"
        if not agrees(self._dialogue, self._voice.replay):
            return Decline()
        if told:
            self._dialogue.tell(told)
        return ReplayHand()

    def _replay_gain(self) -> Gain:
        """What a replay can gain, as far as that can be worked out."""
        session = self._session
        if session.solved_hand is None:
            session.learn(worked_out(session, session.task_at_hand))
        return session.replay_gain

    def _show_hand(self) -> None:
        self._dialogue.tell(self._voice.hand(self._session.state.attempt.left))


LINE_MODE: Final = LineMode(play, complete)
