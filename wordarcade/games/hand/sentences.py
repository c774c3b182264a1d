"""The sentences of the hand game, for screens and line mode."""

from collections.abc import Sequence
from typing import Final

from wordarcade.engine.hand.attempt import Attempt
from wordarcade.engine.hand.hand import update_hand
from wordarcade.engine.hand.letters import VOWELS, WILDCARD
from wordarcade.engine.hand.verdict import Discarded, Scored
from wordarcade.games.hand.record import the_player
from wordarcade.support.wording import a_letter, count, listed, plural, spelt

NOTHING_SCORES: Final = "No word that is left scores a point."
"""Said where only the wildcard alone makes one."""

NO_GAIN: Final = "Nothing scores more than that."
"""Said instead of offering to replay a hand."""

TYPE_DISCARD: Final = "type the letters to throw away and press Enter."
"""Says how to begin a replay that gains by nothing else; the end of a sentence."""


def discards_gain(best: int) -> str:
    """Return what offers to replay a hand of which no words score more, but words after a discard.

    >>> discards_gain(525)
    'Throw letters away first, and 525 is possible.'
    """
    return f"Throw letters away first, and {best:,} is possible."


def spaced(letters: str) -> str:
    """Return letters in capitals with spaces.

    >>> spaced("ajer"), spaced("")
    ('A J E R', 'nothing')
    """
    return " ".join(letters.upper()) or "nothing"


def lost_letters(word: str, hand: str) -> str:
    """Return the letters that a word removes from a hand, in the word's order.

    >>> lost_letters("toys", "yotyov*")
    'toy'
    """
    return update_hand(word, update_hand(word, hand))


def alternatives(readings: Sequence[str]) -> str:
    """Return what a word may stand for, one word or more.

    >>> alternatives(["fax", "fix", "fox"])
    'FAX, FIX or FOX'
    """
    return listed(map(str.upper, readings), "or")


def why_not(word: str, hand: str) -> str:
    """Return why a word that is not valid is none.

    Args:
        word: in lowercase.
        hand: the letters left of the hand.

    >>> why_not("b*url", "ab*eurl"), why_not("bur", "bur")
    ('B*URL is not in the word list, whatever * is.', 'BUR is not in the word list.')
    >>> why_not("jazz", "jaz*"), why_not("zebra", "afzal*m")
    ('JAZZ needs a second Z.', "ZEBRA needs B and R, which you don't have.")
    >>> why_not("pixie", "px*mlgi")
    "PIXIE needs E, which you don't have: * is already an I."
    """
    name = word.upper()
    if missing := lacking(word, hand):
        vowel = taken_for(word, hand).upper()
        already = f": {WILDCARD} is already {a_letter(vowel)}" if vowel else ""
        return f"{name} {needs(word, missing)}{already}."
    whatever = f", whatever {WILDCARD} is" if WILDCARD in word else ""
    return f"{name} is not in the word list{whatever}."


def lacking(word: str, hand: str) -> str:
    """Return the letters that a hand does not have for a word, in the word's order.

    A vowel that the wildcard can be is none of them, unless it is all that is missing.

    >>> lacking("zebra", "afzal*m"), lacking("z*bra", "afzal*m"), lacking("flame", "afzal*m")
    ('br', 'br', 'e')
    >>> lacking("beer", "b*"), lacking("bee", "b*"), lacking("jazz", "jaz*")
    ('er', 'e', 'z')
    """
    return update_hand(word, hand).replace(_needed_as(word, hand), "", 1)


def taken_for(word: str, hand: str) -> str:
    """Return the vowel that the wildcard is in a word that lacks another vowel; empty if none is.

    >>> taken_for("pixie", "px*mlgi"), taken_for("zebra", "afzal*m"), taken_for("flame", "afzal*m")
    ('i', '', '')
    """
    return _needed_as(word, hand) if set(lacking(word, hand)) & set(VOWELS) else ""


def _needed_as(word: str, hand: str) -> str:
    """Return the vowel that the wildcard has to be, where that alone is not enough."""
    missing = update_hand(word, hand)
    if WILDCARD not in update_hand(hand, word) or len(missing) == 1:
        return ""
    return next((letter for letter in missing if letter in VOWELS), "")


def have_no(word: str, hand: str) -> str:
    """Return which letters a hand does not have for a word, each once, in a few words.

    >>> have_no("zebra", "afzal*m"), have_no("mimic", "in*cymi"), have_no("mimics", "in*cymi")
    ('you have no B R', 'you need another M', 'you have no S')
    >>> have_no("pixie", "px*mlgi")
    'you have no E, * is I'
    """
    vowel = taken_for(word, hand).upper()
    taken = f", {WILDCARD} is {vowel}" if vowel else ""
    letters = dict.fromkeys(lacking(word, hand))
    none = [letter for letter in letters if letter not in hand]
    if none:
        return f"you have no {spaced(''.join(none))}{taken}"
    return f"you need another {spaced(''.join(letters))}{taken}"


def needs(word: str, missing: str) -> str:
    """Return what a word needs of the letters that a hand does not have, or not often enough.

    Args:
        word: in lowercase.
        missing: what is missing of it, one letter or more.

    >>> needs("jazz", "z"), needs("jazzz", "zz")
    ('needs a second Z', 'needs more Zs than you have')
    >>> needs("jazzy", "zzy")
    "needs Z and Y, which you don't have"
    >>> needs("adds", "ds")
    "needs S, which you don't have"
    >>> needs("addsss", "dss")
    'needs more Ds and Ss than you have'
    """
    letters = dict.fromkeys(missing)
    if none := [each.upper() for each in letters if missing.count(each) == word.count(each)]:
        return f"needs {listed(none)}, which you don't have"
    if len(missing) == 1 and word.count(missing) == 2:
        return f"needs a second {missing.upper()}"
    return f"needs more {listed(f'{each.upper()}s' for each in letters)} than you have"


def uses_none(word: str) -> str:
    """Return the refusal of a word that takes no letter of the hand."""
    return f"{word.upper()} uses none of your letters. Try another word."


def farewell(attempt: Attempt, first: Attempt | None = None) -> str:
    """Return the sentence that ends a hand, and after a replay which try counts.

    Args:
        attempt: the attempt that has ended.
        first: the one before it at the same hand; None without a replay.
    """
    points = count(attempt.score, "point")
    told = f"The hand is over: {points}." if attempt.left else f"You used every letter: {points}."
    if first is None:
        return told
    gain = attempt.score - first.score
    if gain > 0:
        return f"{told} That beats your first try by {gain:,}."
    return f"{told} Your first try counts: {first.score:,}." if gain else told


def rival_played(rival: str, words: Sequence[str], points: int) -> str:
    """Return how the opponent played a hand, in a sentence.

    Args:
        rival: the opponent's title.
        words: what it played, as shown.
        points: what that scored.

    >>> rival_played("greedy", ["CLIMAX"], 624), rival_played("exact", [], 0)
    ('The greedy player played CLIMAX for 624.', 'The exact player made no word.')
    >>> rival_played("exact", ["ARF", "JEuX"], 530)
    'The exact player made 530: ARF and JEuX.'
    """
    player = the_player(rival).capitalize()
    if len(words) > 1:
        return f"{player} made {points:,}: {listed(words)}."
    return f"{player} played {words[0]} for {points:,}." if words else f"{player} made no word."


def answer(verdict: Scored | Discarded, readings: Sequence[str]) -> str:
    """Return the sentence that answers a word.

    Args:
        verdict: the verdict on the word.
        readings: what the word may stand for; empty without the wildcard.
    """
    name = verdict.spelled.upper()
    if isinstance(verdict, Discarded):
        return f"You threw {spaced(lost_letters(verdict.word, verdict.hand))} away."
    meant = f" ({alternatives(readings)})" if readings and WILDCARD in name else ""
    return f"{name}{meant} scores {verdict.points:,}."


def meant(verdict: Scored | Discarded) -> str:
    """Return the answer to a word that names the vowel which its wildcard was meant as.

    Empty for a word without the wildcard, and where nothing says what it was meant as.

    >>> meant(Scored("p*w", 147, "p*w", "", "pew")), meant(Scored("p*w", 147, "p*w", ""))
    ('PEW, with * as E, scores 147.', '')
    """
    if not isinstance(verdict, Scored) or not verdict.meant:
        return ""
    vowels = (letter for letter in verdict.spelled if letter.islower())
    if not (vowel := next(vowels, "")):
        return ""
    name = verdict.spelled.upper()
    return f"{name}, with {WILDCARD} as {vowel.upper()}, scores {verdict.points:,}."


def no_word_left(letters: str) -> str:
    """Return that no word can be made of the letters left, in a sentence.

    >>> no_word_left("x*")
    "There's no word in X *."
    """
    return f"There's no word in {spaced(letters)}."


def letters_left(letters: str) -> str:
    """Return how many letters are left, in a sentence.

    >>> letters_left("ajer"), letters_left("e")
    ('Four letters left.', 'One letter left.')
    """
    number = len(letters)
    return f"{spelt(number).capitalize()} {plural(number, 'letter')} left."
