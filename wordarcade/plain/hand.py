"""The hand game in line mode, with the sentences of the problem set."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from typing import Final

from wordarcade.engine.hand.dealing import deal
from wordarcade.engine.hand.game import HandGame
from wordarcade.engine.hand.hand import display_hand
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
from wordarcade.engine.hand.verdict import Discarded, Noted, Refused, Scored, Verdict
from wordarcade.engine.hand.wordings import (
    BETWEEN_HANDS,
    END_OF_HAND,
    GAME,
    GAME_TOTAL,
    HOW_MANY_HANDS,
    REPLAY,
    SINGLE_HAND,
    SUBSTITUTE,
    WHICH_LETTER,
)
from wordarcade.lexicon.lexicon import Lexicon
from wordarcade.plain.commands import INTRODUCTION, Commands
from wordarcade.plain.dialogue import Dialogue
from wordarcade.plain.hand_hints import HandHints
from wordarcade.plain.questions import agrees, ask_number
from wordarcade.plain.saving import saved_on_leaving
from wordarcade.services import Services
from wordarcade.stopwatch import Stopwatch
from wordarcade.store.hand_rounds import SavedHandRound
from wordarcade.store.records import RoundId

_ENTRIES: Final = (
    ("a word", "play it; its letters are gone, valid or not; * is any vowel"),
    (END_OF_HAND, "end the hand"),
    ("/hint", "a little of the best word, more each time"),
)
_END_ALONE: Final = f"Type {END_OF_HAND} alone to end the hand; nothing was played."


def play_hand(
    services: Services, setup: HandSetup, dialogue: Dialogue, *, unsaid: bool = False
) -> None:
    """Deal a single hand or a game of several, and play it to the end.

    Args:
        services: the collaborators.
        setup: the choices.
        dialogue: with the player.
        unsaid: whether the number of hands is asked for first.

    Raises:
        LeavingError: the player has left; the game is saved.
        LexiconError: the lexicon cannot be had.
        StoreError: the game cannot be put on record.
    """
    lexicon = services.lexicons.open(setup.lexicon)
    if unsaid:
        setup = replace(setup, hands=ask_hands(dialogue))
    seed = services.new_seed() if setup.seed is None else setup.seed
    saved = SavedHandRound.begin(services.rounds, deal(setup, seed), seed, lexicon)
    _Table(services, saved, lexicon, dialogue).play()


def resume_hand(services: Services, round_id: RoundId, dialogue: Dialogue) -> None:
    """Play a game on record to the end.

    Raises:
        LeavingError: the player has left; the game is saved.
        LexiconError: the lexicon cannot be had.
        StoreError: there is no such round, or it cannot go on.
    """
    record = services.rounds.load(round_id)
    lexicon = services.lexicons.open(record.header.lexicon.name)
    saved = SavedHandRound.resume(services.rounds, record, lexicon)
    _Table(services, saved, lexicon, dialogue, record.header.elapsed_ms).play()


def ask_hands(dialogue: Dialogue) -> int | None:
    """Ask for the number of hands until it is one; None, a single hand, if nothing is said."""
    complaint = f"A game has 1 to {MOST_HANDS} hands; type one of these numbers."
    return ask_number(dialogue, HOW_MANY_HANDS, range(1, MOST_HANDS + 1), complaint)


class _Table:
    """A game being played, and the dialogue with its player.

    Args:
        services: the collaborators.
        saved: the game, on record.
        lexicon: whose words count.
        dialogue: with the player.
        elapsed_ms: play time so far.
    """

    def __init__(
        self,
        services: Services,
        saved: SavedHandRound,
        lexicon: Lexicon,
        dialogue: Dialogue,
        elapsed_ms: int = 0,
    ) -> None:
        hints = HandHints(saved, lexicon, services.clock)
        self._saved: Final = saved
        self._watch: Final = Stopwatch(services.clock, elapsed_ms)
        self._dialogue: Final = dialogue.serving(
            Commands.of("The hand game", _ENTRIES, {"hint": hints.answer})
        )
        self._wordings: Final = SINGLE_HAND if saved.state.config.single else GAME
        self._questions: Final[Mapping[Phase, Callable[[], Move]]] = {
            Phase.SUBSTITUTION: self._ask_substitution,
            Phase.PLAY: self._ask_word,
            Phase.REPLAY: self._ask_replay,
        }

    def play(self) -> None:
        """Ask for moves and answer them until the game is over."""
        self._watch.start()
        self._dialogue.remark(INTRODUCTION)
        with saved_on_leaving(self._saved, self._watch, self._dialogue):
            while (before := self._saved.state).phase is not Phase.OVER:
                move = self._questions[before.phase]()
                verdict = self._saved.apply(move, self._watch.elapsed_ms)
                for line in (*self._answer(before, verdict), *self._end_of_hand(before)):
                    self._dialogue.tell(line)
        self._saved.finish(self._watch.elapsed_ms, None)
        if not self._saved.state.config.single:
            self._dialogue.tell(GAME_TOTAL.format(total=self._saved.state.score))

    def _ask_substitution(self) -> Move:
        self._show_hand()
        return (
            SubstituteLetter(self._dialogue.ask(WHICH_LETTER))
            if agrees(self._dialogue, SUBSTITUTE)
            else Decline()
        )

    def _ask_word(self) -> Move:
        self._show_hand()
        while (word := self._dialogue.ask(self._wordings.word)) != END_OF_HAND:
            if word.endswith(END_OF_HAND) and not self._dialogue.assignment:
                self._dialogue.tell(_END_ALONE)
            elif word:
                return PlayWord(word)
        return EndHand()

    def _ask_replay(self) -> Move:
        return ReplayHand() if agrees(self._dialogue, REPLAY) else Decline()

    def _show_hand(self) -> None:
        hand = display_hand(self._saved.state.attempt.left)
        self._dialogue.tell(self._wordings.hand.format(hand=hand))

    def _answer(self, before: HandGame, verdict: Verdict) -> Iterator[str]:
        """Yield the lines that answer a move made when the game stood at `before`."""
        match verdict:
            case Scored(word, points):
                total = before.attempt.score + points
                yield self._wordings.scored.format(word=word, points=points, total=total)
            case Discarded():
                yield self._wordings.discarded
            case Refused(refusal):
                yield refusal.value
                return
        if before.phase is Phase.SUBSTITUTION or not isinstance(verdict, Noted):
            yield ""

    def _end_of_hand(self, before: HandGame) -> Iterator[str]:
        """Yield the lines that end a hand, if the move made at `before` has ended one."""
        state = self._saved.state
        attempt = state.attempts[len(before.attempts) - 1]
        over = attempt.ended or state.phase is Phase.OVER
        if before.phase is not Phase.PLAY or not over:
            return
        wording = self._wordings.ended if attempt.left else self._wordings.out_of_letters
        yield from wording.format(total=attempt.score).splitlines()
        if not state.config.single:
            yield BETWEEN_HANDS
