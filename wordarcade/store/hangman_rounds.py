"""Rounds of hangman that are saved as they are played."""

from typing import Final

from wordarcade.engine.hangman.choices import Vocabulary
from wordarcade.engine.hangman.config import HangmanConfig
from wordarcade.engine.hangman.moves import Move, TakeHint, move_from_json, move_to_json
from wordarcade.engine.hangman.round import HangmanRound
from wordarcade.engine.hangman.verdict import Verdict
from wordarcade.store.damage import reading
from wordarcade.store.records import JsonObject, RoundHeader
from wordarcade.store.saved_round import RecordForm, SavedRound

GAME: Final = "hangman"


def caption(state: HangmanRound) -> str:
    """Return where a round stands, in a few words."""
    return f"{state.pattern.upper()}, {state.wrong} of {state.config.guesses} wrong"


def vocabulary_of(header: RoundHeader) -> Vocabulary:
    """Return which words of its lexicon a round on record is played with.

    Raises:
        DamagedGameError: its configuration cannot be read.
    """
    with reading(header.id, "config"):
        return HangmanConfig.from_json(header.config).vocabulary


def summary_of(state: HangmanRound, _: None) -> JsonObject:
    """Return how a round ended, in figures."""
    return {
        "winner": None if state.winner is None else state.winner.value,
        "word": state.word,
        "host": state.config.host.value,
        "length": state.config.length,
        "wrong": state.wrong,
        "guesses": state.config.guesses,
        "hints": sum(isinstance(timed.move, TakeHint) for timed in state.moves),
        "words_left": len(state.candidates),
    }


class SavedHangmanRound(SavedRound[HangmanConfig, HangmanRound, Move, Verdict, None]):
    """A round being played; its seed is the one of the word that is chosen or named.

    Its lexicon is that of the words that count: for the common vocabulary the common words
    of the lexicon that its name says, with an identity of their own.
    """

    FORM = RecordForm(
        game=GAME,
        read_config=HangmanConfig.from_json,
        read_move=move_from_json,
        write_move=move_to_json,
        replay=HangmanRound.replay,
        caption=lambda state, _: caption(state),
        summary=summary_of,
    )
