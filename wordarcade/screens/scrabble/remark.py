"""The entry line's remark on a move before it is made."""

from wordarcade.engine.scrabble import placing
from wordarcade.engine.scrabble.draft import Draft
from wordarcade.engine.scrabble.entry import EntryError, read_move
from wordarcade.engine.scrabble.formation import form
from wordarcade.engine.scrabble.game import ScrabbleGame
from wordarcade.engine.scrabble.moves import Exchange, Place
from wordarcade.engine.scrabble.refusals import refusal_sentence
from wordarcade.engine.scrabble.sentences import formation_sentence, place_text
from wordarcade.engine.scrabble.squares import name_of
from wordarcade.engine.scrabble.verdict import not_words
from wordarcade.widgets.entry_line import Entry
from wordarcade.widgets.tone import Tone

NOT_IN_LINE = "The tiles do not lie in one line."
NO_ROOM = "No square is left in this line. Turn with space, or move the cursor."

_NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight")


def lacking(letter: str, rack: str) -> str:
    """Return that a rack has no tile more for a letter.

    Args:
        letter: a to z, in either case.
        rack: all tiles of the player, those laid included.

    >>> lacking("x", "AEX"), lacking("x", "AE")
    ('You have one X, not two.', 'You have no X.')
    """
    letter = letter.upper()
    have = rack.count(letter)
    return f"You have {_NUMBERS[have]} {letter}{f', not {_NUMBERS[have + 1]}' if have else ''}."


def about(place: Place, game: ScrabbleGame, player: int) -> tuple[str, Tone]:
    """Return what a play would earn and form, or why it cannot be made.

    Whether its words exist is told only if the players want words to be checked.

    Args:
        place: the play.
        game: the game before it.
        player: who would make it, now or when it is their turn.
    """
    refused = placing.refusal(game.board, game.rack(player), place)
    if refused is not None:
        return refusal_sentence(refused), Tone.REFUSED
    whole = placing.normalised(game.board, place)
    formation = form(game.board, whole, game.config.layout, game.config.distribution)
    earned = formation_sentence(formation)
    if not game.config.checker:
        return earned, Tone.PLAIN
    missing = formation.not_in(game.lexicon)
    if missing:
        return f"{refusal_sentence(not_words(missing, game.lexicon.name))} {earned}", Tone.REFUSED
    return earned, Tone.ACCEPTED


def laid(draft: Draft, game: ScrabbleGame, player: int) -> Entry:
    """Return the line for the tiles that are laid, or for the cursor if there are none."""
    if not draft.tiles:
        square = name_of(draft.cursor, draft.direction)
        return Entry(square, len(square), "Type a word here. Space turns, Ctrl+L types it in.")
    place = draft.place(game.board)
    if place is None:
        tiles = "".join(tile for _, tile in draft.tiles)
        return Entry(tiles, len(tiles), NOT_IN_LINE, Tone.REFUSED)
    text = place_text(place, game.board)
    return Entry(text, len(text), *about(place, game, player))


def typed(text: str, game: ScrabbleGame, player: int) -> Entry:
    """Return the line for a move that is being typed."""
    try:
        move = read_move(text, game.board, game.rack(player))
    except EntryError as error:
        return Entry(text, len(text), str(error), Tone.NOTICE)
    if isinstance(move, Place):
        return Entry(text, len(text), *about(move, game, player))
    if isinstance(move, Exchange):
        refused = placing.refusal_of_tiles(game.rack(player), move.tiles)
        if refused is not None:
            return Entry(text, len(text), refusal_sentence(refused), Tone.REFUSED)
    return Entry(text, len(text), "enter does it")
