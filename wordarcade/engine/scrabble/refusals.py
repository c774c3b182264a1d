"""The sentences for moves that cannot be made."""

from collections.abc import Mapping, Sequence
from typing import Final

from wordarcade.engine.scrabble.distribution import RACK_SIZE
from wordarcade.engine.scrabble.squares import name_of
from wordarcade.engine.scrabble.tiles import BLANK
from wordarcade.engine.scrabble.verdict import Refusal, Refused
from wordarcade.support.wording import count, listed, spelt

RACK_HAS: Final = "The rack has"
"""The holder of the tiles in a recorded game, where nobody is addressed."""

_LONGEST_LIST: Final = 32
"""Characters of listed words, with which their sentence still fits 80 columns."""

_SENTENCES: Final[Mapping[Refusal, str]] = {
    Refusal.GAME_OVER: "The game is over.",
    Refusal.LAST_CHALLENGE: "Accept the last play, or challenge it.",
    Refusal.NO_TILES: "Play at least one tile.",
    Refusal.NOT_A_LETTER: "'{tiles}' is not a letter from A to Z.",
    Refusal.OFF_BOARD: "A word of {letters} from {place} runs off the board.",
    Refusal.GAP: "There is no tile on {place}; a play can't have gaps.",
    Refusal.COVERED: "{place} already has a tile: {tiles}.",
    Refusal.NOT_WHOLE: "That makes {tiles}. Type {place} {tiles}.",
    Refusal.NOT_ON_CENTRE: "The first play covers the centre, {place}.",
    Refusal.ONE_LETTER: "A word needs at least two letters.",
    Refusal.NOT_TOUCHING: "The play at {place} touches no tile on the board.",
    Refusal.NOT_ON_RACK: "{held}.",
    Refusal.NOT_WORDS: "{words} not in the word list ({lexicon}).",
    Refusal.NOTHING_TO_EXCHANGE: "Exchange at least one tile.",
    Refusal.BAG_TOO_LOW: (f"An exchange needs {RACK_SIZE} tiles in the bag; it has {{number}}."),
    Refusal.ONE_PLAY: "A puzzle is one play: you can't exchange, challenge or undo.",
    Refusal.VOID_RULE: ("This game has no challenges: words are checked as you play them."),
    Refusal.NOTHING_TO_CHALLENGE: "There is no play to challenge.",
    Refusal.NOTHING_TO_ACCEPT: "There is no play to accept.",
    Refusal.NOT_FRIENDLY: "This game has no Undo. Choose it when you set one up.",
    Refusal.CHALLENGED: "You can't undo a challenge, or anything before it.",
    Refusal.TOO_FEW_MOVES: "You can't undo that many moves: the game has {moves}.",
}


def refusal_sentence(refused: Refused, holder: str = "You have") -> str:
    """Return why a move cannot be made.

    Args:
        refused: the refusal.
        holder: who has the tiles, with the verb; `RACK_HAS` for a recorded game.

    >>> from wordarcade.engine.scrabble.verdict import not_words
    >>> refusal_sentence(not_words(["frobbed"], "arcade"))
    'FROBBED is not in the word list (arcade).'
    """
    words = [word.upper() for word in refused.words]
    tiles = refused.tiles
    return _SENTENCES[refused.refusal].format(
        place=name_of(refused.square, refused.direction),
        tiles=tiles,
        held=f"{holder} {_held(tiles, refused.number)}",
        words=f"{_words(words)} {'is' if len(words) == 1 else 'are'}",
        lexicon=refused.lexicon,
        number=refused.number,
        letters=count(refused.number, "letter"),
        moves=count(refused.number, "move"),
    )


def _listed(things: Sequence[str], joined: str = "and") -> str:
    return listed(things, joined) if things else ""


def _words(words: Sequence[str]) -> str:
    """Return words as people list them, but of many the first ones, so that all fits a line.

    >>> _words(["QUIZ", "XU"]), _words(["OXYPHENBUTAZONE", "XU", "EXTRAORDINARY", "ZA"])
    ('QUIZ and XU', 'OXYPHENBUTAZONE, XU and two more')
    """
    named = len(words)
    while named > 1 and len(_listed(words[:named])) > _LONGEST_LIST:
        named -= 1
    more = [f"{spelt(len(words) - named)} more"] if named < len(words) else []
    return _listed([*words[:named], *more])


def _held(tiles: str, held: int) -> str:
    """Return which tiles a rack has too few of.

    Args:
        tiles: as many of each as were wanted.
        held: how many the rack has, where only one kind is at fault.

    >>> _held("XX", 1), _held("Q", 0), _held("XZ?", 0), _held("XXZ", 0)
    ('one X, not two', 'no Q', 'no X, Z or blank', 'too few of X and Z')
    """
    kinds = ["blank" if tile == BLANK else tile for tile in dict.fromkeys(tiles)]
    if held and tiles:
        return f"{spelt(held)} {kinds[0]}, not {spelt(len(tiles))}"
    if len(kinds) in {1, len(tiles)}:
        return f"no {_listed(kinds, 'or')}"
    return f"too few of {_listed(kinds)}"
