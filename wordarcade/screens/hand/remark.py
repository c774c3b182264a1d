"""Remarks of the entry line on letters before they are played."""

from typing import Final

from wordarcade.engine.hand.preview import preview
from wordarcade.engine.hand.sentences import product
from wordarcade.engine.hand.wordings import END_OF_HAND
from wordarcade.games.hand.ending import END_SIGN, is_slip
from wordarcade.games.hand.sentences import have_no, spaced
from wordarcade.screens.hand.rack_entry import RackEntry
from wordarcade.widgets.entry_line import Entry
from wordarcade.widgets.tone import Tone

_NOTHING_TYPED: Final = Entry(remark="type a word · Ctrl+E ends the hand")
_NOTHING_LEFT: Final = Entry(remark="no word left", tone=Tone.NOTICE)
WHICH_LETTER: Final = "Esc keeps the hand"


def remark(
    entry: RackEntry, hand: str, *, valid: bool, stuck: bool, discards: bool = False
) -> Entry:
    """Return the line of a word: its score and the letters left after it.

    Letters that are not a word promise nothing.

    Args:
        entry: the entry.
        hand: the letters left of the hand.
        valid: whether the letters are a word that would score.
        stuck: whether no word can be made of the letters left.
        discards: whether letters that are not a word are likely meant to be thrown away.
    """
    text = entry.text
    if not text:
        return _NOTHING_LEFT if stuck else _NOTHING_TYPED
    if text == END_SIGN:
        return Entry(text, 1, f"one more {END_SIGN} to end the hand", Tone.NOTICE)
    if text == END_OF_HAND:
        return Entry(text, len(text), "Enter ends the hand", Tone.NOTICE)
    if is_slip(text):
        why = f"type {END_OF_HAND} on its own to end the hand"
        return Entry(text, len(text), why, Tone.REFUSED, lacking=entry.lacking)
    return _about_word(entry, hand, valid=valid, discards=discards)


def _about_word(entry: RackEntry, hand: str, *, valid: bool, discards: bool) -> Entry:
    """Return the line of letters that are meant as a word."""
    text, seen = entry.spelled, preview(entry.text, hand)
    if seen.missing:
        missing = have_no(entry.text, hand)
        return Entry(text, len(text), missing, Tone.REFUSED, lacking=entry.lacking)
    if not valid:
        told = f"Enter throws {spaced(text)} away" if discards else "not a word yet"
        return Entry(text, len(text), told)
    worth = product(seen.letter_sum, seen.factor, seen.total)
    left = f"leaves {spaced(seen.left)}" if seen.left else "uses every letter"
    return Entry(text, len(text), f"{worth} · {left}")


def substitution_remark(letter: str, hand: str) -> Entry:
    """Return the line of the letter to substitute.

    Args:
        letter: the letter; empty while none is chosen.
        hand: the hand.
    """
    if not letter:
        return Entry(remark=WHICH_LETTER, tone=Tone.NOTICE)
    if letter not in hand:
        return Entry(letter, 0, "not in the hand", Tone.REFUSED)
    number = hand.count(letter)
    copies = {1: "becomes", 2: "both become"}.get(number, f"all {number} become")
    return Entry(letter, 1, f"{copies} another letter, at random", Tone.NOTICE)
