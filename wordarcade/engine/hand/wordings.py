"""Wordings of the hand game: one table for a single hand, one for a game.

Source: MIT 6.0001, problem set 3, the examples of `play_hand` and `play_game`; the two differ in
wording and both are kept.
"""

from dataclasses import dataclass
from typing import Final

END_OF_HAND: Final = "!!"
"""Entered instead of a word, it ends the hand."""


@dataclass(frozen=True, slots=True)
class Wordings:
    """Text templates for playing a hand; names in braces are filled in.

    Attributes:
        hand: shows the letters: {hand}.
        word: asks for a word.
        scored: answers a valid word: {word}, {points} of it, {total} of the hand so far.
        discarded: answers any other word.
        out_of_letters: ends a hand that has no letter left: {total}. One line or more.
        ended: ends a hand that the player has ended: {total}.
    """

    hand: str
    word: str
    scored: str
    discarded: str
    out_of_letters: str
    ended: str


_SCORED: Final = '"{word}" earned {points} points. Total: {total} points'
_DISCARDED: Final = "That is not a valid word. Please choose another word."
_HAND_TOTAL: Final = "Total score for this hand: {total}"

SINGLE_HAND: Final = Wordings(
    hand="Current Hand: {hand}",
    word=f'Enter word, or "{END_OF_HAND}" to indicate that you are finished: ',
    scored=_SCORED,
    discarded=_DISCARDED,
    out_of_letters="Ran out of letters. Total score: {total} points",
    ended="Total score: {total} points",
)

GAME: Final = Wordings(
    hand="Current hand: {hand}",
    word=f"Please enter a word or '{END_OF_HAND}' to indicate you are done: ",
    scored=_SCORED,
    discarded=_DISCARDED,
    out_of_letters=f"Ran out of letters\n{_HAND_TOTAL}",
    ended=_HAND_TOTAL,
)

HOW_MANY_HANDS: Final = "Enter total number of hands: "
SUBSTITUTE: Final = "Would you like to substitute a letter? "
WHICH_LETTER: Final = "Which letter would you like to replace: "
BETWEEN_HANDS: Final = "----------"
REPLAY: Final = "Would you like to replay the hand? "
GAME_TOTAL: Final = "Total score over all hands: {total}"
