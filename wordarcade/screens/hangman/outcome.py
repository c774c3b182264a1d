"""The outcome of a hangman round, in sentences."""

from collections.abc import Iterator, Sequence
from typing import Final

from textual.content import Content

from wordarcade.engine.hangman.choices import HostKind
from wordarcade.engine.hangman.moves import GuessLetter, TakeHint
from wordarcade.engine.hangman.round import HangmanRound, Winner
from wordarcade.engine.hangman.sentences import wrong_guesses
from wordarcade.games.hangman.rating import gave_up
from wordarcade.games.hangman.reviewing import HangmanReview, ReviewedGuess
from wordarcade.games.hangman.streak import Streak
from wordarcade.screens.hangman.wording import HOSTS
from wordarcade.support.wording import count, listed
from wordarcade.widgets.tone import Tone

_OTHERS_SHOWN: Final = 2

_COMMITTED: Final = frozenset({HostKind.HONEST, HostKind.PERSON})
"""Hosts who may lose what one who never commits would not."""

_SPOKEN_WITH_A_VOWEL: Final = frozenset({HostKind.HONEST, HostKind.EVIL})


def person_has_won(state: HangmanRound) -> bool:
    """Return whether the person at the keyboard has won, guessing or hiding."""
    hiding = state.config.host is HostKind.PERSON
    return state.winner is (Winner.HOST if hiding else Winner.GUESSER)


def verdict(state: HangmanRound, streak: Streak | None) -> Content:
    """Return who has won, how, and what that does to the streak, in short lines.

    Args:
        state: the round, over.
        streak: the streak with this round; None where the player hid the word.
    """
    hints = sum(isinstance(timed.move, TakeHint) for timed in state.standing)
    wrong = f"{state.wrong:,} of {state.config.guesses:,} wrong"
    helped = count(hints, "hint") if hints else "no hints"
    lines = [
        _headline(state),
        Content.assemble((wrong, "$role-text"), (f" · {helped}", "$role-muted")),
    ]
    if streak is not None:
        lines.append(_about_streak(state, streak, hinted=bool(hints)))
    others = [word.upper() for word in state.candidates if word != state.word]
    if others:
        lines.append(_about_others(state, others))
    return Content("\n").join(lines)


def _headline(state: HangmanRound) -> Content:
    won, host = person_has_won(state), state.config.host
    if host is HostKind.PERSON:
        result, how = ("★ You win", "") if won else ("× Found", " by the computer")
    else:
        article = "an" if host in _SPOKEN_WITH_A_VOWEL else "a"
        how = f" {'from' if won else 'by'} {article} {HOSTS[host]} host"
        result = "✓ Saved" if won else "× Hanged"
        if gave_up(state):
            result, how = "× You gave up", f" against {article} {HOSTS[host]} host"
    role = "good" if won else "bad"
    return Content.assemble((result, f"bold $role-{role}"), (how, "bold"))


def _about_streak(state: HangmanRound, streak: Streak, *, hinted: bool) -> Content:
    best = Content.assemble((" · best ", "$role-muted"), (f"{streak.best} ★", "$role-focus"))
    if state.winner is Winner.GUESSER:
        if hinted:
            return Content.styled("A hint: it does not count", "$role-muted")
        return Content.assemble(
            (f"{streak.current}", "bold $role-player"), (" in a row", "$role-text"), best
        )
    if not streak.ended:
        return Content.styled("No streak to lose", "$role-muted")
    return Content.assemble(
        ("Streak over at ", "$role-muted"), (f"{streak.ended}", "bold $role-player"), best
    )


def _about_others(state: HangmanRound, others: Sequence[str]) -> Content:
    """Return some of the words that it could have been, too."""
    number = min(len(others), _OTHERS_SHOWN)
    shown = [others[place * len(others) // number] for place in range(number)]
    more = len(others) - number
    if more:
        shown.append(f"{more:,} more")
    subject = "Or " if state.config.host in _COMMITTED else "It also had "
    return Content.assemble((subject, "$role-muted"), (listed(shown), "$role-text"))


def summary(state: HangmanRound, found: HangmanReview) -> tuple[Tone, str]:
    """Return what the review comes to, in one sentence with its tone."""
    if not found.guesses:
        return Tone.PLAIN, "No guess was made."
    first, slips = found.guesses[0], found.slips
    if found.hopeless and first.forced_before is not None:
        misses, had = first.forced_before.lower, state.config.guesses
        who = _who_forces(state.config.host)
        return Tone.NOTICE, f"{who} could force {misses} wrong guesses; {had} were enough."
    if slips:
        given = sum(guess.cost or 0 for guess in slips)
        worst = max(slips, key=lambda guess: guess.cost or 0)
        name = name_of(worst)
        if len(slips) == 1:
            return Tone.BEST, f"{name} was the slip{_remedy(worst, state.config.host)}."
        alike = len({guess.cost for guess in slips}) == 1
        which = f"the first was {name}" if alike else f"the worst was {name}"
        remedy = _remedy(worst, state.config.host)
        return Tone.BEST, f"{len(slips)} slips cost you {_guesses(given)}; {which}{remedy}."
    if all(guess.cost is not None for guess in found.guesses):
        return Tone.BEST, "No slips: perfect play all the way."
    return Tone.PLAIN, "Too many words to weigh every guess."


def _remedy(guess: ReviewedGuess, host: HostKind) -> str:
    if not guess.better or guess.forced_before is None:
        return ""
    held = wrong_guesses(guess.forced_before.lower)
    whom = "a cheat" if host in _COMMITTED else "the host"
    return f": {guess.better[0].upper()} would have held {whom} to {held}"


def _guesses(number: int) -> str:
    return f"{number:,} guess{'' if number == 1 else 'es'}"


def _who_forces(host: HostKind) -> str:
    return "A cheat" if host in _COMMITTED else "The host"


def about_guess(guess: ReviewedGuess, state: HangmanRound, *, lost: bool) -> tuple[Tone, str]:
    """Return a sentence on the merit of a guess, with its tone.

    Args:
        guess: the guess.
        state: the round, over.
        lost: whether the host could not lose any more when it was made.
    """
    host = state.config.host
    name, before, after = name_of(guess), guess.forced_before, guess.forced_after
    if guess.cost is None or before is None or after is None:
        return Tone.PLAIN, f"{name} left {guess.after:,} of {count(guess.before, 'word')}."
    who = _who_forces(host)
    if guess.cost < 0:
        why = "was lucky" if host in _COMMITTED else "won it back"
        change = f"from {before.lower} down to {wrong_guesses(after.lower)}"
        return Tone.ACCEPTED, f"{name} {why}: {change} that can be forced."
    if not guess.cost:
        if lost:
            return Tone.PLAIN, f"{name} changed nothing: the round was lost already."
        return Tone.ACCEPTED, (
            f"{name} lost nothing: {who.lower()} can force {wrong_guesses(after.lower)} in all."
        )
    if lost:
        return Tone.PLAIN, f"{name} cost {_guesses(guess.cost)}, but the round was lost already."
    remedy = _remedy(guess, host) or f": {who.lower()} can now force {after.lower}"
    return Tone.BEST, f"{name} was {'the' if guess.cost > 1 else 'a'} slip{remedy}."


def name_of(guess: ReviewedGuess) -> str:
    """Return the letter or word of a guess, as capitals."""
    made = guess.guess
    return (made.letter if isinstance(made, GuessLetter) else made.word).upper()


def closer(guess: ReviewedGuess, host: HostKind) -> Iterator[Content]:
    """Yield lines that compare a guess with better ones."""
    after, before = guess.forced_after, guess.forced_before
    if guess.cost is None or before is None or after is None:
        return
    who = "a cheat" if host in _COMMITTED else "the host"
    role = "bad" if guess.cost > 0 else "good"
    yield Content.assemble(
        (f"{'You chose' if host is not HostKind.PERSON else 'It chose':<11}", "$role-muted"),
        (f"{name_of(guess)}  ", "bold"),
        (f"{who} can force ", "$role-muted"),
        (f"{after.lower}", f"bold $role-{role}"),
    )
    if guess.better:
        yield Content.assemble(
            (f"{'★ Better':<11}", "$role-focus"),
            (f"{guess.better[0].upper()}  ", "bold"),
            (f"{who} can force ", "$role-muted"),
            (f"{before.lower}", "bold $role-good"),
        )
    if len(guess.better) > 1:
        yield Content.assemble(
            (f"{'as good':<11}", "$role-muted"), (" ".join(guess.better[1:].upper()), "")
        )
