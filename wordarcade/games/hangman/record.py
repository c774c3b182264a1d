"""The saved form of hangman rounds: title, caption, variant and figures."""

from typing import Final

from wordarcade.engine.hangman.choices import HostKind, Vocabulary
from wordarcade.engine.hangman.config import HangmanConfig
from wordarcade.engine.hangman.moves import Move, TakeHint, move_from_json, move_to_json
from wordarcade.engine.hangman.pattern import UNKNOWN
from wordarcade.engine.hangman.round import HangmanRound, Winner
from wordarcade.engine.hangman.sentences import wrong_guesses
from wordarcade.games.figures import Figures
from wordarcade.games.record import Record
from wordarcade.store.damage import reading
from wordarcade.store.records import GameHeader
from wordarcade.support.wording import count


def title(config: HangmanConfig) -> str:
    """Return the game and its variant, without the host.

    >>> title(HangmanConfig(7, 8))
    'Hangman · 7 letters · 8 wrong guesses lose'
    """
    return f"Hangman · {config.length} letters · {losing(config.guesses)}"


def losing(guesses: int) -> str:
    """Return how many wrong guesses lose a round.

    >>> losing(1), losing(8)
    ('1 wrong guess loses', '8 wrong guesses lose')
    """
    return f"{wrong_guesses(guesses)} {'loses' if guesses == 1 else 'lose'}"


def caption(state: HangmanRound) -> str:
    """Return the state of a round in a few words; once it is over, its word and how it ended."""
    wrong = f"{state.wrong} of {state.config.guesses} wrong"
    if state.winner is None:
        return f"{_hidden(state)}, {wrong}"
    return f"{(state.word or state.pattern).upper()}, {outcome(state)}, {wrong}"


def _hidden(state: HangmanRound) -> str:
    """Return a word that is not found yet: whose it is, and its letters as far as known."""
    own = state.config.host is HostKind.PERSON
    if set(state.pattern) == {UNKNOWN}:
        length = count(len(state.pattern), "letter")
        return f"your word of {length}" if own else f"a word of {length}"
    return f"your word {state.pattern.upper()}" if own else state.pattern.upper()


def outcome(state: HangmanRound) -> str:
    """Return how a round that is over has ended, in a word or two."""
    won = state.winner is Winner.GUESSER
    if state.stopped:
        return "stopped"
    if state.config.host is HostKind.PERSON:
        return "guessed" if won else "not guessed"
    if state.given_up:
        return "gave up"
    return "saved" if won else "hanged"


def vocabulary_of(header: GameHeader) -> Vocabulary:
    """Return the vocabulary of a saved round.

    Raises:
        DamagedGameError: its configuration cannot be read.
    """
    with reading(header.id, "config"):
        return HangmanConfig.from_json(header.config).vocabulary


def variant(config: HangmanConfig) -> str:
    """Return the variant of a round: its host, words, length and guesses.

    >>> variant(HangmanConfig(7, 8))
    'evil full 7 letters 8 guesses'
    """
    words = f"{config.vocabulary.value} {config.length} letters"
    return f"{config.host.value} {words} {config.guesses} guesses"


def hints_in(state: HangmanRound) -> int:
    """Return how many hints were taken, those of guesses that were taken back left out."""
    return sum(isinstance(timed.move, TakeHint) for timed in state.standing)


def _found(state: HangmanRound) -> tuple[str, ...]:
    """Return the word that the guesser has found, unless hints have named every letter of it."""
    if not state.word or state.winner is not Winner.GUESSER:
        return ()
    named = {timed.move.letter for timed in state.standing if isinstance(timed.move, TakeHint)}
    return () if named.issuperset(state.word) else (state.word,)


def figures(state: HangmanRound, _: None) -> Figures:
    """Return the figures of a finished round."""
    hints = hints_in(state)
    hiding = state.config.host is HostKind.PERSON
    person = Winner.HOST if hiding else Winner.GUESSER
    return Figures(
        variant=variant(state.config),
        won=None if state.stopped else state.winner is person,
        rating=0 if state.given_up and not hiding and not state.config.free else None,
        counts=not hints,
        own=hiding or state.config.free,
        measure=state.wrong,
        words=_found(state),
        details={
            "winner": None if state.winner is None or state.stopped else state.winner.value,
            "word": state.word,
            "host": state.config.host.value,
            "length": state.config.length,
            "wrong": state.wrong,
            "guesses": state.config.guesses,
            "hints": hints,
            "words_left": len(state.candidates),
        },
    )


RECORD: Final[Record[HangmanConfig, HangmanRound, Move, None]] = Record(
    game="hangman",
    read_config=HangmanConfig.from_json,
    read_move=move_from_json,
    write_move=move_to_json,
    replay=HangmanRound.replay,
    is_over=lambda state: state.winner is not None,
    caption=lambda state, _: caption(state),
    figures=figures,
    deal=lambda config, seed: [
        str(seed),
        config.host.value,
        config.vocabulary.value,
        config.length,
    ],
)
