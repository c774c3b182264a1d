"""The guesses against a host who never commits, in sentences: what it could force with each."""

from collections.abc import Iterator

from textual.content import Content

from wordarcade.engine.hangman.round import HangmanRound
from wordarcade.games.hangman.reviewing import HangmanReview, ReviewedGuess
from wordarcade.screens.hangman.letters import subject
from wordarcade.screens.hangman.wording import praised
from wordarcade.support.wording import count
from wordarcade.widgets.tone import Tone


def summary(state: HangmanRound, found: HangmanReview) -> tuple[Tone, str]:
    """Return what the review comes to, in one sentence with its tone."""
    if not found.guesses:
        return Tone.PLAIN, "No guess was made."
    slips = found.slips
    if misses := least(found):
        had = state.config.guesses
        forced = f"the host could force {count(misses, 'miss')} and needed {had}"
        return Tone.NOTICE, f"Nobody could win this: {forced}."
    if slips:
        given = sum(guess.cost or 0 for guess in slips)
        worst = max(slips, key=lambda guess: guess.cost or 0)
        good = len(found.guesses) - len(slips)
        fine = f" {praised(good, len(found.guesses), 'perfect')}" if good else ""
        alike = len({guess.cost for guess in slips}) == 1
        which = "" if len(slips) == 1 else "first " if alike else "worst "
        remedy = f": {_remedy(worst)}" if _remedy(worst) else ""
        told = f"Your {which}slip was {worst.name}{remedy}.{fine}"
        if found.won_back:
            told += f" The host's slips gave back {found.won_back}, but all {given} count."
        return Tone.PLAIN, told
    if all(guess.cost is not None for guess in found.guesses):
        return Tone.BEST, "No slips: perfect play all the way."
    return Tone.PLAIN, "Too many words to weigh every guess."


def least(found: HangmanReview) -> int:
    """Return the misses that a host who could not lose was able to force; 0 of any other."""
    first = found.guesses[0].forced_before if found.hopeless and found.guesses else None
    return 0 if first is None else first.lower


def _remedy(guess: ReviewedGuess) -> str:
    """Return what would have been better than a slip, if known."""
    if not guess.better or guess.forced_before is None:
        return ""
    least = count(guess.forced_before.lower, "miss")
    return f"{guess.better[0].upper()} holds the host to {least}"


def about_guess(guess: ReviewedGuess, *, hopeless: bool, polite: bool = False) -> tuple[Tone, str]:
    """Return a sentence on the merit of a guess, with its tone.

    Args:
        guess: the guess.
        hopeless: whether the host could not lose at any time.
        polite: whether the host gives way of its own will.
    """
    name, before, after = subject(guess), guess.forced_before, guess.forced_after
    if guess.cost is None or before is None or after is None:
        return Tone.PLAIN, f"{name} left {guess.after:,} of {count(guess.before, 'word')}."
    if guess.cost < 0:
        change = f"it can now force {count(after.lower, 'miss')} instead of {before.lower}"
        gave = "was kind" if polite else "slipped"
        return Tone.ACCEPTED, f"The host {gave} on {guess.name}: {change}."
    if not guess.cost:
        return Tone.ACCEPTED, (
            f"{name} lost nothing: the host can force {count(after.lower, 'miss')} in all."
        )
    if hopeless:
        return Tone.PLAIN, f"{name} cost {count(guess.cost, 'guess')}, but the host couldn't lose."
    remedy = _remedy(guess) or f"the host can now force {count(after.lower, 'miss')}"
    return Tone.REFUSED, f"{name} was a slip: {remedy}."


def closer(guess: ReviewedGuess) -> Iterator[Content]:
    """Yield lines that compare a guess with better ones."""
    after, before = guess.forced_after, guess.forced_before
    if guess.cost is None or before is None or after is None:
        return
    role = "bad" if guess.cost > 0 else "good"
    yield Content.assemble(
        (f"{'You chose':<11}", "$role-muted"),
        (f"{guess.name}  ", "bold"),
        ("lets the host force ", "$role-muted"),
        (f"{after.lower}", f"bold $role-{role}"),
    )
    if guess.better:
        yield Content.assemble(
            (f"{'★ Better':<11}", "$role-focus"),
            (f"{guess.better[0].upper()}  ", "bold"),
            ("holds the host to ", "$role-muted"),
            (f"{before.lower}", "bold $role-good"),
        )
    if len(guess.better) > 1:
        yield Content.assemble(
            (f"{'As good':<11}", "$role-muted"), (" ".join(guess.better[1:].upper()), "")
        )
