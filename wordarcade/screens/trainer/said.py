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
    Way.WORDS: "Type a word, press Enter. Enter alone: that's all.",
    Way.LETTERS: "Type the letters that fit. Enter: that's all.",
    Way.HOOKS: "Front hooks, hyphen, back hooks. Enter: that's all.",
    Way.GUESSES: (
        f"Type a letter. {spelt(MOST_WRONG).capitalize()} wrong ones and the word is shown."
    ),
    Way.YES_NO: "→ or Y: a word. ← or N: not a word. We made some of them up.",
}
"""How to answer, in at most 52 columns: what the border of the entry holds on a small screen."""
NOTHING_TYPED: Final = "Nothing typed yet. Enter again: that's all."
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
        return f"{sentence} Enter: next.", Tone.ACCEPTED if attempt.found else Tone.REFUSED
    if attempt.question.way is Way.GUESSES:
        word = attempt.question.word.upper()
        if attempt.missed:
            return f"The word was {word}.", Tone.REFUSED
        return f"You guessed {word}.", Tone.ACCEPTED
    if attempt.missed:
        return f"{count(len(attempt.missed), 'answer')} missed.", Tone.NOTICE
    return "That's all of them.", Tone.ACCEPTED
