"""Questions: what each shows of a word, and the answer it asks for."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from enum import Enum
from random import Random
from typing import Final

from wordarcade.games.training.kinds import HAND, Kind
from wordarcade.lexicon.familiarity import OFFENSIVE, Tier
from wordarcade.lexicon.hooks import hooks_of
from wordarcade.lexicon.lexicon import ALPHABET, Lexicon
from wordarcade.store.cards import Card

COVERED: Final = "?"
"""The sign of a covered letter."""

YES: Final = "yes"
NO: Final = "no"
MOST_WRONG: Final = 6
"""Wrong guesses of a hangman word that end it."""

_MOST_EXTENSIONS: Final = 12
_EXTENDED_BY: Final = (2, 3)
_TRIES: Final = 12
"""Hands of which the one with the fewest answers is taken."""
_BAG: Final = 2 * ALPHABET + "eeeeeeaaaaiiiioootttnnnrrrsssll"
"""The letters that fill a hand up, about as often as they are in English."""


class Way(Enum):
    """The way a question is answered."""

    WORDS = "words"
    """Words, typed."""
    LETTERS = "letters"
    """Letters for the covered place."""
    HOOKS = "hooks"
    """Letters before a word, or after it: `b-` or `-s`."""
    GUESSES = "guesses"
    """Letters of the covered word, until it is known or too many were wrong."""
    YES_NO = "yes or no"


@dataclass(frozen=True, slots=True)
class Question:
    """A question.

    Attributes:
        kind: its kind.
        word: the word that is learnt by it, lowercase.
        shown: what is shown, lowercase; `COVERED` for each letter that is not.
        prompt: what is asked for, in a few words.
        way: how it is answered.
        answers: all that is asked for, the best known words first.
        also: what is right as well, but not asked for, such as offensive words.
    """

    kind: Kind
    word: str
    shown: str
    prompt: str
    way: Way
    answers: tuple[str, ...]
    also: frozenset[str] = frozenset()

    @property
    def ended_by_player(self) -> bool:
        """Whether the player says that there are no other answers, which is part of knowing them.

        Of extensions only the best known are asked for: how many, nobody can know.
        """
        return self.kind in (Kind.ANAGRAM, Kind.HAND)

    def full(self, answer: str) -> str:
        """Return the word that an answer makes.

        >>> hooks = Question(Kind.HOOKS, "eat", "eat", "", Way.HOOKS, ("h-", "-s"))
        >>> [hooks.full(answer) for answer in hooks.answers]
        ['heat', 'eats']
        """
        match self.way:
            case Way.HOOKS:
                return answer.replace("-", self.word)
            case Way.LETTERS:
                return self.shown.replace(COVERED, answer)
            case Way.WORDS:
                return answer
        return self.word

    def read(self, text: str) -> list[str]:
        """Return the answers in what was typed in a line.

        Hooks are typed as `bh-s`, letters before and after, or as whole words.

        >>> hooks = Question(Kind.HOOKS, "eat", "eat", "", Way.HOOKS, ("h-", "-s"))
        >>> hooks.read("BH-s"), hooks.read("heat eats"), hooks.read("s")
        (['b-', 'h-', '-s'], ['h-', '-s'], ['s'])
        """
        parts = text.lower().replace(",", " ").split()
        return list(dict.fromkeys(self._answers_in(parts)))

    def _answers_in(self, parts: list[str]) -> list[str]:
        match self.way:
            case Way.WORDS:
                return parts
            case Way.HOOKS:
                return [hook for part in parts for hook in self._hooks_in(part)]
            case Way.LETTERS if parts and all(map(self._fits, parts)):
                return [part[self.shown.index(COVERED)] for part in parts]
            case Way.LETTERS | Way.GUESSES:
                return [letter for part in parts for letter in part]
            case Way.YES_NO:
                return [{"y": YES, "n": NO}.get(part, part) for part in parts]

    def _hooks_in(self, part: str) -> list[str]:
        front, dash, back = part.partition("-")
        if dash:
            return [f"{letter}-" for letter in front] + [f"-{letter}" for letter in back]
        if len(part) == len(self.word) + 1 and part.endswith(self.word):
            return [f"{part[0]}-"]
        if len(part) == len(self.word) + 1 and part.startswith(self.word):
            return [f"-{part[-1]}"]
        return [part]

    def _fits(self, part: str) -> bool:
        """Return whether a whole word was typed for a covered letter."""
        return len(part) == len(self.shown) and all(
            sign in (COVERED, letter) for sign, letter in zip(self.shown, part, strict=True)
        )


def question_for(card: Card, lexicon: Lexicon, tier: Tier, chance: Random) -> Question | None:
    """Return the question of a card; None if its words have none, as in another lexicon.

    Args:
        card: the card.
        lexicon: whose words count.
        tier: the familiarity of a word.
        chance: what is left to chance, such as the other letters of a hand.
    """
    try:
        kind = Kind(card.kind)
    except ValueError:  # from a newer version
        return None
    word = card.word
    if kind is Kind.VALID:
        return validity(word, valid=word in lexicon)
    if word not in lexicon:
        return None
    ground = _Ground(lexicon, tier, chance, card.seen)
    return _MAKERS[kind](word, ground)


@dataclass(frozen=True, slots=True)
class _Ground:
    """The material of questions.

    Attributes:
        lexicon: whose words count.
        tier: the familiarity of a word.
        chance: what is left to chance.
        seen: how often the card was seen before.
    """

    lexicon: Lexicon
    tier: Tier
    chance: Random
    seen: int

    def asks_for(self, answer: str, word: str) -> bool:
        """Return whether a question about `word` asks for an answer: for no offensive one."""
        return answer == word or self.tier(answer) < OFFENSIVE

    def sorted_out(self, found: Iterable[str], word: str) -> tuple[tuple[str, ...], frozenset[str]]:
        """Return the words that a question about `word` asks for, the best known first, and others.

        Args:
            found: all words that are right.
            word: the word that is learnt.
        """
        known = sorted(found, key=lambda each: (self.tier(each), each))
        asked = tuple(each for each in known if self.asks_for(each, word))
        return asked, frozenset(known).difference(asked)


def validity(word: str, *, valid: bool) -> Question:
    """Return the question whether something is a word."""
    answers = (YES if valid else NO,)
    return Question(Kind.VALID, word, word, "Is it a word?", Way.YES_NO, answers)


def _anagram(word: str, ground: _Ground) -> Question:
    answers, also = ground.sorted_out(ground.lexicon.anagrams(word), word)
    letters = "".join(sorted(word))
    prompt = "All words that use all these letters"
    return Question(Kind.ANAGRAM, word, letters, prompt, Way.WORDS, answers, also)


def _hooks(word: str, ground: _Ground) -> Question | None:
    hooks = hooks_of(ground.lexicon, word)
    words = {f"{letter}-": letter + word for letter in hooks.front}
    words |= {f"-{letter}": word + letter for letter in hooks.back}
    answers = tuple(hook for hook, longer in words.items() if ground.asks_for(longer, word))
    if words and not answers:
        return None
    also, prompt = frozenset(words).difference(answers), "Letters before and after"
    return Question(Kind.HOOKS, word, word, prompt, Way.HOOKS, answers, also)


def _short(word: str, ground: _Ground) -> Question:
    """Return a question with one place covered, each time another one."""
    place = ground.seen % len(word)
    shown = word[:place] + COVERED + word[place + 1 :]
    words = {found[place]: found for found in ground.lexicon.matching(shown)}
    answers = tuple(letter for letter, found in words.items() if ground.asks_for(found, word))
    also, prompt = frozenset(words).difference(answers), "All letters that fit"
    return Question(Kind.SHORT, word, shown, prompt, Way.LETTERS, answers, also)


def _extensions(word: str, ground: _Ground) -> Question | None:
    found = {
        longer
        for letters in _EXTENDED_BY
        for pattern in (word + COVERED * letters, COVERED * letters + word)
        for longer in ground.lexicon.matching(pattern)
    }
    known, offensive = ground.sorted_out(found, word)
    if not known:
        return None
    answers, others = known[:_MOST_EXTENSIONS], known[_MOST_EXTENSIONS:]
    asked = "The best known words" if others else "All words"
    prompt = f"{asked} with two or three more letters before or after"
    also = offensive.union(others)
    return Question(Kind.EXTENSIONS, word, word, prompt, Way.WORDS, answers, also)


def _hangman(word: str, _: _Ground) -> Question:
    letters = tuple(dict.fromkeys(word))
    hidden = COVERED * len(word)
    return Question(Kind.HANGMAN, word, hidden, "Guess its letters", Way.GUESSES, letters)


def _hand(word: str, ground: _Ground) -> Question:
    """Return a hand in which few other words are as long: the best of some deals."""
    best: list[str] = []
    letters = ""
    for _ in range(_TRIES if len(word) < HAND else 1):
        hand = word + "".join(ground.chance.choices(_BAG, k=HAND - len(word)))
        found = list(ground.lexicon.anagrams(hand, min_length=len(word)))
        if not best or len(found) < len(best):
            best, letters = found, "".join(sorted(hand))
    prompt = f"All words of {len(word)} letters or more"
    answers, also = ground.sorted_out(best, word)
    return Question(Kind.HAND, word, letters, prompt, Way.WORDS, answers, also)


_MAKERS: Final[dict[Kind, Callable[[str, _Ground], Question | None]]] = {
    Kind.ANAGRAM: _anagram,
    Kind.HOOKS: _hooks,
    Kind.SHORT: _short,
    Kind.EXTENSIONS: _extensions,
    Kind.HANGMAN: _hangman,
    Kind.HAND: _hand,
}
