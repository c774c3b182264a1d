"""The sentences for moves that cannot be made."""

from collections.abc import Mapping, Sequence
from typing import Final

from wordarcade.engine.scrabble.squares import name_of
from wordarcade.engine.scrabble.tile_set import RACK_SIZE
from wordarcade.engine.scrabble.tiles import BLANK
from wordarcade.engine.scrabble.verdict import Refusal, Refused
from wordarcade.support.wording import count, listed

_SENTENCES: Final[Mapping[Refusal, str]] = {
    Refusal.GAME_OVER: "The game is over.",
    Refusal.LAST_CHALLENGE: "Accept the last play, or challenge it.",
    Refusal.NO_TILES: "A play puts one tile or more on the board.",
    Refusal.NOT_A_LETTER: "'{tiles}' is no letter; tiles stand for A to Z.",
    Refusal.OFF_BOARD: "A word of {letters} from {place} goes off the board.",
    Refusal.GAP: "There is no tile on {place}; a play leaves no gap.",
    Refusal.COVERED: "There is a tile on {place} already: {tiles}.",
    Refusal.NOT_WHOLE: "The word is longer: {tiles}, from {place}; give all of it.",
    Refusal.NOT_ON_CENTRE: "The first play covers the centre, {place}.",
    Refusal.ONE_LETTER: "A word has two letters or more.",
    Refusal.NOT_TOUCHING: "The play at {place} touches no tile on the board.",
    Refusal.NOT_ON_RACK: "The rack does not have {counted}.",
    Refusal.NOT_WORDS: "{words} not in {lexicon}.",
    Refusal.NOTHING_TO_EXCHANGE: "An exchange takes one tile or more.",
    Refusal.BAG_TOO_LOW: (
        f"For an exchange {RACK_SIZE} tiles must be in the bag; it has {{number}}."
    ),
    Refusal.VOID_RULE: (
        "There are no challenges in this game; words are checked when they are played."
    ),
    Refusal.NOTHING_TO_CHALLENGE: "There is no play to challenge.",
    Refusal.NOTHING_TO_ACCEPT: "There is no play to accept.",
    Refusal.NOT_FRIENDLY: "Moves are taken back in friendly games only.",
    Refusal.CHALLENGED: "A challenge cannot be undone, nor what came before it.",
    Refusal.TOO_FEW_MOVES: "So many moves cannot be taken back; the game has {moves}.",
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
        counted=_listed([_named(tile, tiles.count(tile)) for tile in dict.fromkeys(tiles)]),
        words=f"{_listed(words)} {'is' if len(words) == 1 else 'are'}",
        lexicon=refused.lexicon,
        number=refused.number,
        letters=count(refused.number, "letter"),
        moves=count(refused.number, "move"),
    )


def _listed(things: Sequence[str]) -> str:
    return listed(things) if things else ""


def _named(tile: str, number: int) -> str:
    """Return so many of a tile as people read it.

    >>> _named("Q", 1), _named("?", 1), _named("Q", 2), _named("?", 3)
    ('Q', 'a blank', '2 Q', '3 blanks')
    """
    if tile == BLANK:
        return "a blank" if number == 1 else count(number, "blank")
    return tile if number == 1 else f"{number} {tile}"
