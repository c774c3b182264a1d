"""The result of a hangman round as text to send."""

from wordarcade.engine.hangman.choices import HostKind
from wordarcade.engine.hangman.moves import GuessLetter, GuessWord
from wordarcade.engine.hangman.round import HangmanRound, Winner
from wordarcade.games.hangman.rating import rating
from wordarcade.games.hangman.record import hints_in, outcome
from wordarcade.games.sharing import Share
from wordarcade.players.hangman.review import HangmanReview
from wordarcade.support.wording import count


def share(state: HangmanRound, review: HangmanReview | None) -> Share:
    """Return the result of a finished round, with its hits and misses in order.

    Args:
        state: the round, over.
        review: its review; None if it is not finished.
    """
    config = state.config
    hints = hints_in(state)
    helped = f", {count(hints, 'hint')}" if hints else ""
    # An honest host, as that of a daily, goes without saying; any other makes it harder.
    host = "" if config.host.commits else f" · {config.host.value} host"
    return Share(
        title=f"Hangman · {count(config.length, 'letter')}{host}",
        result=f"{_outcome(state)}, {state.wrong} of {config.guesses} wrong{helped}",
        rating=rating(state, review),
        hints=hints,
        marks=_marks(state),
    )


def _outcome(state: HangmanRound) -> str:
    if state.config.host is HostKind.PERSON and not state.stopped:
        won = state.winner is Winner.GUESSER
        return "my word was guessed" if won else "my word beat the computer"
    return outcome(state)


def _marks(state: HangmanRound) -> str:
    hits = []
    for timed in state.standing:
        match timed.move:
            case GuessLetter(places=places):
                hits.append(bool(places))
            case GuessWord(right=right):
                hits.append(right)
            case _:
                pass
    return "".join("✓" if hit else "×" for hit in hits)
