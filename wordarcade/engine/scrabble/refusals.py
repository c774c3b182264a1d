"""The sentences for moves that cannot be made."""

from collections.abc import Mapping, Sequence
from typing import Final

from wordarcade.engine.scrabble.distribution import RACK_SIZE
from wordarcade.engine.scrabble.squares import name_of
from wordarcade.engine.scrabble.tiles import BLANK
from wordarcade.engine.scrabble.verdict import Refusal, Refused
from wordarcade.support.wording import count, listed, spelt

_SENTENCES: Final[Mapping[Refusal, str]] = {
    Refusal.GAME_OVER: "The game is over.",
    Refusal.LAST_CHALLENGE: "Accept the last play, or challenge it.",
    Refusal.NO_TILES: "Play at least one tile.",
    Refusal.NOT_A_LETTER: "'{tiles}' is not a letter from A to Z.",
    Refusal.OFF_BOARD: "A word of {letters} from {place} goes off the board.",
    Refusal.GAP: "There is no tile on {place}; a play leaves no gap.",
    Refusal.COVERED: "{place} already has a tile: {tiles}.",
    Refusal.NOT_WHOLE: "That makes {tiles}. Type {place} {tiles}.",
    Refusal.NOT_ON_CENTRE: "The first play covers the centre, {place}.",
    Refusal.ONE_LETTER: "A word needs at least two letters.",
    Refusal.NOT_TOUCHING: "The play at {place} touches no tile on the board.",
    Refusal.NOT_ON_RACK: "The rack {held}.",
    Refusal.NOT_WORDS: "{words} not in {lexicon}.",
    Refusal.NOTHING_TO_EXCHANGE: "Exchange at least one tile.",
    Refusal.BAG_TOO_LOW: (f"An exchange needs {RACK_SIZE} tiles in the bag; it has {{number}}."),
    Refusal.VOID_RULE: ("This game has no challenges: words are checked as you play them."),
    Refusal.NOTHING_TO_CHALLENGE: "There is no play to challenge.",
    Refusal.NOTHING_TO_ACCEPT: "There is no play to accept.",
    Refusal.NOT_FRIENDLY: "Undo is for friendly games only.",
    Refusal.CHALLENGED: "A challenge cannot be undone, nor what came before it.",
    Refusal.TOO_FEW_MOVES: "You cannot undo that many moves: the game has {moves}.",
}


def refusal_sentence(refused: Refused) -> str:
    """Return why a move cannot be made.

    >>> from wordarcade.engine.scrabble.verdict import not_words
    >>> refusal_sentence(not_words(["frobbed"], "arcade"))
    'FROBBED is not in arcade.'
    """
    words = [word.upper() for word in refused.words]
    tiles = refused.tiles
    return _SENTENCES[refused.refusal].format(
        place=name_of(refused.square, refused.direction),
        tiles=tiles,
        held=_held(tiles, refused.number) if refused.refusal is Refusal.NOT_ON_RACK else "",
        words=f"{_listed(words)} {'is' if len(words) == 1 else 'are'}",
        lexicon=refused.lexicon,
        number=refused.number,
        letters=count(refused.number, "letter"),
        moves=count(refused.number, "move"),
    )


def _listed(things: Sequence[str]) -> str:
    return listed(things) if things else ""


def _held(tiles: str, held: int) -> str:
    """Return which tiles a rack has too few of.

    >>> _held("XX", 1), _held("Q", 0), _held("XXZ", 0)
    ('has one X, not two', 'does not have Q', 'does not have 2 X and Z')
    """
    if held:
        what = "blank" if tiles[0] == BLANK else tiles[0]
        return f"has {spelt(held)} {what}, not {spelt(len(tiles))}"
    wanted = [_named(tile, tiles.count(tile)) for tile in dict.fromkeys(tiles)]
    return f"does not have {_listed(wanted)}"


def _named(tile: str, number: int) -> str:
    """Return so many of a tile as people read it.

    >>> _named("Q", 1), _named("?", 1), _named("Q", 2), _named("?", 3)
    ('Q', 'a blank', '2 Q', '3 blanks')
    """
    if tile == BLANK:
        return "a blank" if number == 1 else count(number, "blank")
    return tile if number == 1 else f"{number} {tile}"
