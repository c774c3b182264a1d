"""The words to learn from a game of Scrabble."""

from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Final

from wordarcade.engine.scrabble.moves import Place
from wordarcade.games.training.kinds import Kind, kind_for
from wordarcade.games.training.missed import WORTH_LEARNING, Missed
from wordarcade.lexicon.familiarity import EVERYDAY, OFFENSIVE, Familiarity, Tier
from wordarcade.players.scrabble.analysis import AnalysedTurn, Candidate, costliest

_SHORT: Final = 5
"""Letters of a rare word that is worth knowing for itself, not for finding it on a rack."""


def missed_in_turns(turns: Iterable[AnalysedTurn], tier: Tier) -> tuple[Missed, ...]:
    """Return what to learn from a player's slips, those that gave away most first.

    Missed bingos and other best plays come back as racks; short ones that hardly anybody knows, and
    phonies that were played, with the question whether they are words. Offensive words do not.

    Args:
        turns: the player's turns.
        tier: the familiarity of a word.
    """
    turns = tuple(turns)
    phonies = (Missed(Kind.VALID, word) for turn in turns for word in turn.phonies)
    cards = [*islice(phonies, 2), *_plays(turns, tier)]
    found = dict.fromkeys(card for card in cards if tier(card.word) < OFFENSIVE)
    return tuple(islice(found, WORTH_LEARNING))


def missed_by(turns: Iterable[AnalysedTurn], player: int) -> tuple[Missed, ...]:
    """Return what a player can learn from the turns of a game, others' among them or not."""
    own = (turn for turn in turns if turn.player == player)
    return missed_in_turns(own, Familiarity.shipped().tier)


def _plays(turns: tuple[AnalysedTurn, ...], tier: Tier) -> Iterator[Missed]:
    for turn in costliest(turns, len(turns)):
        best = turn.bingo or turn.best[0]
        word = _word(best)
        if word is None or (turn.played is not None and word == _word(turn.played)):
            continue
        rare = len(word) <= _SHORT and tier(word) > EVERYDAY
        yield Missed(Kind.VALID if rare else kind_for(word, Kind.ANAGRAM), word)


def _word(candidate: Candidate) -> str | None:
    """Return the main word of a play, lowercase; None if it is none."""
    if not isinstance(candidate.move, Place):
        return None
    word = candidate.text.rpartition(" ")[2].lower()
    return word if word.isascii() and word.isalpha() else None
