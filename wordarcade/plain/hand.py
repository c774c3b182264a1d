"""The hand game in line mode, with the sentences of the problem set."""

from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import replace
from typing import Final

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
from wordarcade.games.hand.ending import END_ALONE, is_slip
from wordarcade.games.hand.session import HandSession
from wordarcade.games.spec import LineMode
from wordarcade.plain.commands import Commands
from wordarcade.plain.dialogue import Dialogue
from wordarcade.plain.hand_hints import HandHints
from wordarcade.plain.questions import agrees, ask_number
from wordarcade.services import Services

_ENTRIES: Final = (
    ("a word", "play it: you spend its letters, valid or not (* stands for any vowel)"),
    (END_OF_HAND, "end the hand"),
    ("/hint", "a hint at the best word, more each time"),
)


def complete(
    _: Services, setup: HandSetup, unsaid: Collection[str], dialogue: Dialogue
) -> HandSetup:
    """Return the choices, with the number of hands asked for if it is missing."""
    return replace(setup, hands=ask_hands(dialogue)) if "hands" in unsaid else setup


def ask_hands(dialogue: Dialogue) -> int | None:
    """Ask for a valid number of hands; the default is None, a single hand."""
    complaint = f"A game has 1 to {MOST_HANDS} hands; type one of these numbers."
    return ask_number(dialogue, HOW_MANY_HANDS, range(1, MOST_HANDS + 1), complaint)


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
            Commands.of("The hand game", _ENTRIES, {"hint": hints.answer})
        )
        self._wordings: Final = SINGLE_HAND if session.state.config.single else GAME
        self._questions: Final[Mapping[Phase, Callable[[], Move]]] = {
            Phase.SUBSTITUTION: self._ask_substitution,
            Phase.PLAY: self._ask_word,
            Phase.REPLAY: self._ask_replay,
        }

    def play(self) -> None:
        """Ask for moves and answer them until the game is over."""
        while self._session.playable:
            before = self._session.state
            verdict = self._session.apply(self._questions[before.phase]())
            for line in (*self._answer(before, verdict), *self._end_of_hand(before)):
                self._dialogue.tell(line)
        self._session.close()
        if not self._session.state.config.single:
            self._dialogue.tell(GAME_TOTAL.format(total=self._session.state.score))

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
            if is_slip(word) and not self._dialogue.assignment:
                self._dialogue.tell(END_ALONE)
            elif word:
                return PlayWord(word if self._dialogue.assignment else self._session.as_meant(word))
        return EndHand()

    def _ask_replay(self) -> Move:
        return ReplayHand() if agrees(self._dialogue, REPLAY) else Decline()

    def _show_hand(self) -> None:
        hand = display_hand(self._session.state.attempt.left)
        self._dialogue.tell(self._wordings.hand.format(hand=hand))

    def _answer(self, before: HandGame, verdict: Verdict | None) -> Iterator[str]:
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
        state = self._session.state
        attempt = state.attempts[len(before.attempts) - 1]
        over = attempt.ended or state.phase is Phase.OVER
        if before.phase is not Phase.PLAY or not over:
            return
        wording = self._wordings.ended if attempt.left else self._wordings.out_of_letters
        yield from wording.format(total=attempt.score).splitlines()
        if not state.config.single:
            yield BETWEEN_HANDS


LINE_MODE: Final = LineMode(play, complete)
