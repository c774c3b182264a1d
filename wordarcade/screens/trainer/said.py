"""What is said of a question: how to answer it, verdicts and endings."""

from typing import Final

from wordarcade.games.training.judging import Verdict
from wordarcade.games.training.questions import MOST_WRONG, Way
from wordarcade.games.training.sentences import validity_sentence
from wordarcade.games.training.session import Attempt
from wordarcade.lexicon.lexicon import Lexicon
from wordarcade.support.wording import count, spelt
from wordarcade.widgets.tone import Tone

INVITATIONS: Final = {
    Way.WORDS: "Enter after each word. Enter alone: that's all.",
    Way.LETTERS: "Type the letters that fit, then press Enter.",
    Way.HOOKS: "Type front hooks, a hyphen, back hooks, then Enter.",
    Way.GUESSES: (
        f"Type a letter. {spelt(MOST_WRONG).capitalize()} wrong ones and the word is shown."
    ),
    Way.YES_NO: "Press → or Y if it's a word, ← or N if not. Some are made up.",
}
"""How to answer, in at most 52 columns: what the border of the entry holds on a small screen."""
NOTHING_TYPED: Final = "Nothing typed yet. Press Enter again to see the answers."
TONES: Final = {
    Verdict.RIGHT: Tone.ACCEPTED,
    Verdict.ALSO: Tone.ACCEPTED,
    Verdict.AGAIN: Tone.NOTICE,
    Verdict.WRONG: Tone.REFUSED,
    Verdict.NO_ANSWER: Tone.NOTICE,
}


def ending(attempt: Attempt, lexicon: Lexicon) -> tuple[str, Tone]:
    """Return what is said of a question that has just ended, and how."""
    if attempt.question.way is Way.YES_NO:
        sentence = validity_sentence(attempt.question, lexicon)
        return (
            f"{sentence} Press Enter to continue.",
            Tone.ACCEPTED if attempt.found else Tone.REFUSED,
        )
    if attempt.question.way is Way.GUESSES:
        word = attempt.question.word.upper()
        if attempt.missed:
            return f"The word was {word}.", Tone.REFUSED
        return f"You guessed {word}.", Tone.ACCEPTED
    if attempt.missed:
        return f"{count(len(attempt.missed), 'answer')} missed.", Tone.NOTICE
    return "That's all of them.", Tone.ACCEPTED
