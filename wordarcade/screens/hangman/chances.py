"""The guesses at a word that was chosen at the start, in sentences: how likely a hit was."""

from collections.abc import Iterator

from textual.content import Content

from wordarcade.engine.hangman.moves import GuessLetter
from wordarcade.games.hangman.reviewing import HangmanReview, Odds, ReviewedGuess
from wordarcade.screens.hangman.letters import subject, with_article
from wordarcade.screens.hangman.wording import guesses_text, praised
from wordarcade.support.wording import share_text
from wordarcade.widgets.tone import Tone


def summary(found: HangmanReview, *, hiding: bool) -> tuple[Tone, str]:
    """Return what the review of one guess or more comes to, in one sentence with its tone.

    Args:
        found: the review.
        hiding: whether the computer guessed.
    """
    slips = found.slips
    if not slips and hiding:
        return Tone.PLAIN, "It guessed likely letters all the way."
    if not slips:
        return Tone.BEST, "No slips: likely letters all the way."
    worst = max(slips, key=lambda guess: guess.loss)
    good = len(found.guesses) - len(slips)
    fine = f" {praised(good, len(found.guesses), 'good')}" if good else ""
    whose, which = "Its" if hiding else "Your", "" if len(slips) == 1 else "worst "
    return Tone.PLAIN, f"{whose} {which}slip was {worst.name}: {_compared(worst)}.{fine}"


def about_guess(guess: ReviewedGuess) -> tuple[Tone, str]:
    """Return a sentence on the merit of a guess, with its tone."""
    odds = guess.odds
    if odds is None or not odds.likeliest:
        return Tone.PLAIN, "No word in the list fitted any more."
    if guess.loss:
        return Tone.REFUSED, f"{subject(guess)} was a slip: {_compared(guess)}."
    if not isinstance(guess.guess, GuessLetter):
        return (Tone.ACCEPTED if guess.hit else Tone.PLAIN), f"{_about_word(guess)}."
    if guess.hit and odds.long_shot:
        return Tone.ACCEPTED, f"{subject(guess)} was lucky: only {_had(odds)} it."
    best = f"{_share(odds.best_chance)} had {with_article(odds.likeliest)}"
    if odds.chance >= odds.best_chance:
        best = "no letter was likelier"
    told = f"{_had(odds)} {with_article(guess.name)}; {best}."
    return (Tone.ACCEPTED if guess.hit else Tone.PLAIN), told[0].upper() + told[1:]


def closer(guess: ReviewedGuess, chooser: str) -> Iterator[Content]:
    """Yield lines that compare a guess with the likeliest letter.

    Args:
        guess: the guess.
        chooser: who has guessed, "You" or "It".
    """
    odds = guess.odds
    if odds is None or not odds.likeliest:
        return
    role = "bad" if guess.loss else "good"
    letter = isinstance(guess.guess, GuessLetter)
    lines = [(f"{chooser} chose", "muted", guess.name, odds.chance, role)]
    if odds.best_chance > odds.chance:
        lines.append(("★ Likelier", "focus", odds.likeliest.upper(), odds.best_chance, "good"))
    for label, label_role, name, chance, share_role in lines:
        yield Content.assemble(
            (f"{label:<11}", f"$role-{label_role}"),
            (f"{name}  ", "bold"),
            (f"{share_text(chance)}", f"bold $role-{share_role}"),
            (" of the words had it" if letter else " likely", "$role-muted"),
        )
    if guess.loss:
        yield Content.assemble(
            (f"{'Slip cost':<11}", "$role-muted"),
            (guesses_text(guess.loss), "bold $role-bad"),
        )


def merit(guess: ReviewedGuess, *, wide: bool) -> Iterator[tuple[str, str]]:
    """Yield how likely a hit was, and what that says about the guess, as text with its style.

    Args:
        guess: the guess.
        wide: whether there is room for the likeliest letter's chance.
    """
    odds = guess.odds
    if odds is None:
        return
    yield f"{share_text(odds.chance):>4} ", "bold" if guess.loss else "$role-muted"
    if guess.loss:
        best = odds.likeliest.upper()
        yield "slip", "bold $role-bad"
        yield f"  ★ {best} {share_text(odds.best_chance)}" if wide else f"  ★ {best}", "$role-focus"
    elif guess.hit and odds.long_shot:
        yield "lucky", "bold $role-good"


def _compared(guess: ReviewedGuess) -> str:
    """Return how likely a slip was to be right, and what was likelier."""
    odds = guess.odds
    if odds is None:
        return ""
    if guess.before == 1:
        return "only one word was left"
    likeliest = with_article(odds.likeliest)
    if not isinstance(guess.guess, GuessLetter):
        return f"{_share(odds.best_chance)} of the words left had {likeliest}"
    none, all_of_them = ("neither word", "both") if guess.before == 2 else ("no word", "all")
    had = _of_words(odds.chance) if odds.chance else none
    best = _share(odds.best_chance) if odds.best_chance < 1 else all_of_them
    return f"{had} had it, {best} had {likeliest}"


def _about_word(guess: ReviewedGuess) -> str:
    if guess.odds is None or not guess.odds.chance:
        return f"{guess.name} could no longer be the word"
    if guess.before == 1:
        return f"{guess.name} was the only word left"
    return f"{guess.name} was one of {guess.before:,} words left"


def _had(odds: Odds) -> str:
    return f"{_share(odds.chance)} of the words left had"


def _of_words(chance: float) -> str:
    """Return a share of the words that were left, briefly."""
    if chance in (0, 1):
        return "every word" if chance else "no word"
    return f"{share_text(chance)} of words"


def _share(chance: float) -> str:
    """Return a share in words where it is nothing or everything."""
    if chance in (0, 1):
        return "all" if chance else "none"
    return share_text(chance)
