"""The rules' opinion of a placement before it is played."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import zip_longest
from string import ascii_lowercase
from typing import Final

from wordarcade.engine.scrabble import placing
from wordarcade.engine.scrabble.board import Board
from wordarcade.engine.scrabble.distribution import RACK_SIZE
from wordarcade.engine.scrabble.draft import Draft
from wordarcade.engine.scrabble.formation import Formation, form
from wordarcade.engine.scrabble.game import ScrabbleGame
from wordarcade.engine.scrabble.moves import Place
from wordarcade.engine.scrabble.rack import Rack
from wordarcade.engine.scrabble.refusals import refusal_sentence
from wordarcade.engine.scrabble.squares import CENTRE, SIZE, Direction, name_of, place_in_line
from wordarcade.engine.scrabble.tiles import BLANK, NO_TILE, rack_tiles
from wordarcade.engine.scrabble.verdict import Refusal, Refused, not_words
from wordarcade.support.wording import a_letter, listed, spelt
from wordarcade.widgets.tone import Tone

_GAP: Final = "·"

_BRIEF: Final[Mapping[Refusal, str]] = {
    Refusal.NOT_TOUCHING: "touches no tile",
    Refusal.NOT_ON_CENTRE: "must cover the centre",
    Refusal.GAP: "{word} has a gap",
    Refusal.OFF_BOARD: "{at} runs off the board",
    Refusal.ONE_LETTER: "two letters or more",
    Refusal.NOT_WHOLE: "that makes {tiles} · Enter takes it",
}

_WHAT_TO_DO: Final[Mapping[Refusal, str]] = {
    Refusal.NOT_TOUCHING: "{word} touches no tile. A word must join one on the board.",
    Refusal.NOT_ON_CENTRE: f"{{word}} must cover the centre, {name_of(CENTRE)}.",
    Refusal.GAP: "{word} has a gap. Fill it, or close the word up.",
    Refusal.OFF_BOARD: "{word} runs off the board. Start it earlier in the line.",
    Refusal.NOT_WHOLE: "That makes {tiles}. The entry now has {whole}.",
}

_LONGEST_LIST: Final = 32
"""Characters of listed letters, with which their sentence still fits 80 columns."""

_QUESTION: Final = "Which letter is the blank?"
_NOT_IN_LINE: Final = "not in one line"
_YET: Final[Mapping[Refusal, str]] = {
    Refusal.NOT_ON_CENTRE: "not on the centre square yet",
    Refusal.NOT_TOUCHING: "touches no tile yet",
}
"""What is said while more tiles can still mend it."""

_MENDABLE: Final = frozenset({*_YET, Refusal.GAP, Refusal.ONE_LETTER})


@dataclass(frozen=True, slots=True)
class Opinion:
    """The rules' opinion of tiles that are laid or typed.

    Attributes:
        brief: a few words, to stand beside the tiles.
        answer: the sentence that answers an attempt to play them; empty if they may be played.
        flag: still fewer words, to stand on the board; empty for `brief`.
        whole: the play that they would make, as it is typed, where its word is longer than the one
            typed: an attempt to play them takes it into the entry. Else empty.
        score: what they earn, or None if they cannot be played as they lie.
        leave: the tiles that stay on the rack, in alphabetical order, if they can be played.
        tone: how it is said.
        facts: what there is to say of a legal play beside its points, each in a few words.
    """

    brief: str
    answer: str = ""
    score: int | None = None
    leave: str = ""
    tone: Tone = Tone.REFUSED
    facts: tuple[str, ...] = ()
    flag: str = ""
    whole: str = ""


def opinion(
    draft: Draft, place: Place | None, game: ScrabbleGame, player: int, *, attempted: bool = False
) -> Opinion | None:
    """Return what the rules say of a placement, or None if there is none.

    Whether its words exist is told only if the players want words to be checked. What more tiles
    can still mend is no fault before somebody has tried to play it.

    Args:
        draft: the tiles.
        place: the placement that they make, or None if they lie in no line.
        game: the game before it.
        player: who would play it, now or when it is their turn.
        attempted: whether an attempt to play the tiles as they lie was refused.
    """
    if place is None:
        answer = "The tiles aren't in one line. Move them into one row or column."
        return Opinion(_NOT_IN_LINE, answer) if draft.tiles else None
    word, rack = word_of(place, game.board), game.rack(player)
    if lacking := lacking_letters(draft, rack):
        wanted = _wanted(lacking)
        if len(wanted) > _LONGEST_LIST:
            wanted = f"{spelt(len(lacking))} letters"
        answer = f"{word} needs {wanted} you don't have."
        return Opinion(f"not on your rack: {' '.join(lacking)}", answer)
    place = _with_blank(place, "a")
    refused = placing.refusal(game.board, rack, place)
    if refused is not None:
        refused = game.judged(refused)
        told = _refusal(refused, place, word)
        mendable = refused.refusal in _MENDABLE and not attempted
        if not mendable or not _may_become_legal(place, game.board, rack):
            return told
        return replace(told, brief=_YET.get(refused.refusal, told.brief), tone=Tone.PLAIN)
    formed = _formation(place, game)
    leave = rack.without(rack_tiles(place.tiles)).tiles
    if draft.open_blank is not None:
        return Opinion("press its letter", _QUESTION, formed.score, leave, Tone.HINT)
    return _praise(formed, leave, game, place.tiles)


def lacking_letters(draft: Draft, rack: Rack) -> tuple[str, ...]:
    """Return the letters of a draft that a rack does not have, in capitals, in their order."""
    lacking = draft.lacking(rack.tiles)
    return tuple(tile.upper() for square, tile in draft.tiles if square in lacking)


def letters_for_blank(place: Place, game: ScrabbleGame) -> frozenset[str]:
    """Return the letters, as capitals, for which a placement with open blanks makes words.

    Empty where the placement cannot be made, whatever the letter.
    """
    rack = Rack.of(rack_tiles(place.tiles))
    if placing.refusal(game.board, rack, _with_blank(place, "a")) is not None:
        return frozenset()
    return frozenset(
        letter.upper()
        for letter in ascii_lowercase
        if not _formation(_with_blank(place, letter), game).not_in(game.lexicon)
    )


def blank_question(makers: Collection[str]) -> str:
    """Return the question for the letter of a blank.

    Args:
        makers: the letters that make words, as capitals.

    >>> blank_question("L"), blank_question(())
    ('Which letter is the blank? L makes a word.', 'Which letter is the blank? Press it.')
    """
    if not makers:
        return f"{_QUESTION} Press it."
    make = "makes a word" if len(makers) == 1 else "make words"
    return f"{_QUESTION} {listed(sorted(makers))} {make}."


def _with_blank(place: Place, letter: str) -> Place:
    return Place(place.square, place.direction, place.tiles.replace(BLANK, letter))


def word_of(place: Place, board: Board) -> str:
    """Return the word that a placement makes: blanks in lowercase, a `·` for each gap."""
    room = SIZE - place_in_line(place.square, place.direction)
    there = (board[square].replace(NO_TILE, _GAP) for square in place.squares[:room])
    tiles = zip_longest(place.tiles, there, fillvalue=_GAP)
    return "".join(old if tile == NO_TILE else tile for tile, old in tiles)


def _may_become_legal(place: Place, board: Board, rack: Rack) -> bool:
    """Return whether more tiles of the rack can make a play of tiles that are none yet.

    Which words they make does not matter. A single tile can still be part of a line either way.
    """
    laid = dict(place.laid)
    spare = len(rack.tiles) - len(laid)
    ways = Direction if len(laid) == 1 else (place.direction,)
    for way in ways:
        at = place.laid[0][0]
        begin = at - place_in_line(at, way) * way.value
        line = range(begin, begin + SIZE * way.value, way.value)
        reached = [number for number, square in enumerate(line) if square in laid]
        for first in range(reached[0] + 1):
            for last in range(reached[-1], SIZE):
                whole = line[first : last + 1]
                wanted = sum(not board.covered(square) for square in whole) - len(laid)
                if wanted > spare:
                    break
                tiles = "".join(NO_TILE if board.covered(square) else "a" for square in whole)
                play = Place(whole[0], way, tiles)
                if placing.refusal(board, Rack.of(rack_tiles(tiles)), play) is None:
                    return True
    return False


def _formation(place: Place, game: ScrabbleGame) -> Formation:
    whole = placing.normalised(game.board, place)
    return form(game.board, whole, game.config.layout, game.config.distribution)


def _refusal(refused: Refused, place: Place, word: str) -> Opinion:
    whole, flag = "", ""
    if refused.refusal is Refusal.NOT_WHOLE:
        whole, flag = _whole_play(refused, place), f"that makes {refused.tiles}"
    elif refused.refusal is Refusal.NOT_WORDS:
        flag = no_words_flag(refused.words)
    facts = {
        "word": word.upper(),
        "at": name_of(place.square, place.direction),
        "tiles": refused.tiles,
        "whole": whole,
    }
    sentence = refusal_sentence(refused)
    brief = _BRIEF.get(refused.refusal, sentence.rstrip("."))
    answer = _WHAT_TO_DO.get(refused.refusal, sentence)
    return Opinion(brief.format(**facts), answer.format(**facts), flag=flag, whole=whole)


def _whole_play(refused: Refused, place: Place) -> str:
    """Return the play that a placement would make, as it is typed, blanks in lowercase."""
    laid = dict(place.laid)
    word = "".join(
        laid.get(refused.square + number * refused.direction.value, tile)
        for number, tile in enumerate(refused.tiles)
    )
    return f"{name_of(refused.square, refused.direction)} {word}"


def left_text(leave: str, played: int) -> str:
    """Return what stays on a rack after a play.

    Args:
        leave: the tiles that stay.
        played: how many are played.

    >>> left_text("AE", 5), left_text("", 7), left_text("", 2)
    ('leaves A E', 'uses all seven', 'uses your last tiles')
    """
    if leave:
        return f"leaves {' '.join(leave)}"
    return "uses all seven" if played == RACK_SIZE else "uses your last tiles"


def _praise(formed: Formation, leave: str, game: ScrabbleGame, played: str) -> Opinion:
    """Return what a legal placement earns; with words checked, also whether they exist."""
    blanks = [tile.upper() for tile in played if tile.islower()]
    others = [word.text.upper() for word in formed.words[1:]]
    facts = (
        *([f"blank as {listed(blanks)}"] if blanks else []),
        *(["a bingo"] if formed.bingo else []),
        *([f"also {listed(others)}"] if others else []),
        left_text(leave, len(rack_tiles(played))),
    )
    missing = formed.not_in(game.lexicon) if game.config.checker else ()
    if missing:
        sentence = refusal_sentence(not_words(missing, game.lexicon.name))
        flag = no_words_flag(missing)
        return Opinion(sentence.rstrip("."), "", formed.score, leave, flag=flag)
    tone = Tone.ACCEPTED if game.config.checker else Tone.PLAIN
    brief = " · ".join((f"{formed.score:,}", *facts))
    return Opinion(brief, "", formed.score, leave, tone, facts)


def no_words(words: Sequence[str], answer: str) -> Opinion:
    """Return the opinion of tiles that were refused for their words.

    Args:
        words: those that are none, one or more.
        answer: as `Opinion` has it.
    """
    flag = no_words_flag(words)
    verb = "is" if len(words) == 1 else "are"
    return Opinion(f"{listed(word.upper() for word in words)} {verb} {flag}", answer, flag=flag)


def no_words_flag(words: Sequence[str]) -> str:
    """Return in a few words that some are none, of one word or more."""
    return "not a word" if len(words) == 1 else "not words"


def _wanted(letters: Sequence[str]) -> str:
    """Return letters as people list them.

    >>> _wanted("GROUO"), _wanted("Y")
    ('a G, an R, two Os and a U', 'a Y')
    """
    return listed(
        a_letter(letter)
        if letters.count(letter) == 1
        else f"{spelt(letters.count(letter))} {letter}s"
        for letter in dict.fromkeys(letters)
    )
