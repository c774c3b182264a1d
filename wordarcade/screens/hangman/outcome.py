"""The outcome of a hangman round, in sentences."""

from collections.abc import Sequence
from typing import Final

from textual.content import Content

from wordarcade.engine.hangman.choices import HostKind
from wordarcade.engine.hangman.moves import GuessLetter, GuessWord, TakeHint
from wordarcade.engine.hangman.round import HangmanRound, Winner
from wordarcade.engine.hangman.setup import HangmanSetup
from wordarcade.games.hangman.streak import Streak
from wordarcade.games.rating import hints_text
from wordarcade.lexicon.familiarity import Familiarity
from wordarcade.screens.hangman.wording import a_host, guesses_text, next_level_text
from wordarcade.support.wording import count, listed

_OTHERS_SHOWN: Final = 2


def person_has_won(state: HangmanRound) -> bool:
    """Return whether the person at the keyboard has won, guessing or hiding."""
    hiding = state.config.host is HostKind.PERSON
    return state.winner is (Winner.HOST if hiding else Winner.GUESSER) and not state.stopped


def by_hints_alone(state: HangmanRound) -> bool:
    """Return whether each guess was the letter of the hint before it."""
    hint, guessed = "", False
    for timed in state.standing:
        match timed.move:
            case TakeHint(letter):
                hint = letter
            case GuessLetter(letter) if letter == hint:
                guessed = True
            case GuessLetter() | GuessWord():
                return False
            case _:
                pass
    return guessed


def verdict(
    state: HangmanRound,
    streak: Streak | None,
    harder: HangmanSetup | None = None,
    given: float = 0,
    force: int = 0,
) -> Content:
    """Return who has won, how, and what that does to the streak, in short lines.

    Args:
        state: the round, over.
        streak: the streak with this round; None where the player hid the word, or long after it.
        harder: the next level; None for none.
        given: the guesses given away, of which the rating is made; 0 for none, or while unknown.
        force: the misses that a host who could not lose was able to force; 0 for any other host.
    """
    hints = sum(isinstance(timed.move, TakeHint) for timed in state.standing)
    wrong = f"{state.wrong:,} of {state.config.guesses:,} wrong"
    told_below = hints and streak is not None and state.winner is Winner.GUESSER
    helped = "" if told_below else count(hints, "hint") if hints else "no hints"
    if force:
        wrong = f"The host could force {count(force, 'miss')} and needed {state.config.guesses:,}"
        helped = helped if hints else ""
    elif given:
        wrong += f". Slips cost {guesses_text(given)}"
        helped = helped if hints else ""
    lines = [
        _headline(state),
        Content.assemble((wrong, "$role-text"), (f" · {helped}" if helped else "", "$role-muted")),
    ]
    if streak is not None:
        lines.append(_about_streak(state, streak, hints))
    if harder is not None:
        lines.append(Content.styled(next_level_text(state.config, harder), "$role-muted"))
    others = [word for word in state.candidates if word != state.word]
    if others:
        lines.append(_about_others(state, others))
    return Content("\n").join(lines)


def _headline(state: HangmanRound) -> Content:
    won, host = person_has_won(state), state.config.host
    if state.stopped:
        return Content.assemble(("Stopped", "bold"), (": nobody wins", "bold"))
    if host is HostKind.PERSON:
        result, how = ("✓ You win", "") if won else ("× Found", " by the computer")
    else:
        how = f" {'from' if won else 'by'} {a_host(host)}"
        result = "✓ Saved" if won else "× Hanged"
        if state.given_up:
            result, how = "× You gave up", f" against {a_host(host)}"
    role = "good" if won else "bad"
    return Content.assemble((result, f"bold $role-{role}"), (how, "bold"))


def _about_streak(state: HangmanRound, streak: Streak, hints: int) -> Content:
    best = Content.assemble((" · best ", "$role-muted"), (f"{streak.best} ★", "$role-focus"))
    if state.winner is Winner.GUESSER:
        if hints:
            return Content.styled(
                f"{hints_text(hints).capitalize()}: streak stays at {streak.current}", "$role-muted"
            )
        return Content.assemble(
            ("Streak ", "$role-text"), (f"{streak.current}", "bold $role-player"), best
        )
    if not streak.ended:
        return Content.styled("No streak to lose", "$role-muted")
    return Content.assemble(
        ("Streak over at ", "$role-muted"), (f"{streak.ended}", "bold $role-player"), best
    )


def _about_others(state: HangmanRound, others: Sequence[str]) -> Content:
    """Return some of the words that it could have been, too, none of them offensive."""
    named = list(filter(Familiarity.shipped().offers, others))
    number = min(len(named), _OTHERS_SHOWN)
    if len(named) == len(others) == number + 1:
        number += 1  # a word says more than "1 more"
    shown = [named[place * len(named) // number].upper() for place in range(number)]
    more = len(others) - number
    if more:
        shown.append(f"{more:,} more" if shown else count(more, "other word"))
    if state.config.host.commits:
        return Content.assemble((listed(shown), "$role-text"), (" also fitted", "$role-muted"))
    return Content.assemble(
        ("It could also have been ", "$role-muted"), (listed(shown, "or"), "$role-text")
    )
