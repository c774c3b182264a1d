"""Games, boards and tiles for the tests of the rules."""

import re
from dataclasses import replace
from typing import Any

from tests.engine.word_sets import SetOfWords
from wordarcade.engine.scrabble.bag import Bag
from wordarcade.engine.scrabble.board import Board
from wordarcade.engine.scrabble.config import Player, ScrabbleConfig
from wordarcade.engine.scrabble.entry import read_move
from wordarcade.engine.scrabble.equipment import load_equipment
from wordarcade.engine.scrabble.game import ScrabbleGame
from wordarcade.engine.scrabble.moves import Move, Place
from wordarcade.engine.scrabble.placing import normalised
from wordarcade.engine.scrabble.rack import Rack
from wordarcade.engine.scrabble.refusals import refusal_sentence
from wordarcade.engine.scrabble.squares import SIZE, SQUARES, Direction, read_name
from wordarcade.engine.scrabble.verdict import Refused, Verdict
from wordarcade.support import resources

EQUIPMENT = load_equipment(resources.folder("assets") / "scrabble")
STANDARD = EQUIPMENT.layouts["standard"]
ENGLISH = EQUIPMENT.distributions["english"]
NAMES = ("Ann", "Bob", "Cem", "Dot")

WORDS = SetOfWords(
    re.findall(r"\w+", "ad ads at bat cat cats dad do dog dogs go it oat quiz sat so tad to za")
)


def board(*plays: str) -> Board:
    """Return the board with plays such as `8G CAT` on it, whether they touch or not."""
    state = Board()
    for play in plays:
        state = state.with_tiles(place(play))
    return state


def place(text: str) -> Place:
    """Return the play that is written as in a GCG file."""
    name, tiles = text.split()
    return Place(*read_name(name), tiles)


def config_of(players: int = 2, **options: Any) -> ScrabbleConfig:
    """Return the standard game of so many people."""
    people = tuple(map(Player, NAMES[:players]))
    return ScrabbleConfig(people, STANDARD, ENGLISH, options.pop("seed", 5), **options)


def table(*racks: str, bag: str = "", plays: tuple[str, ...] = (), **options: Any) -> ScrabbleGame:
    """Return a game in the middle: racks, a bag and a board that are not those of its seed."""
    game = ScrabbleGame.begin(config_of(len(racks), **options), WORDS)
    position = replace(
        game.position,
        board=board(*plays),
        racks=tuple(map(Rack.of, racks)),
        bag=Bag("", game.config.seed, 14).with_back(bag),
    )
    return replace(game, position=position)


def after(state: ScrabbleGame, *moves: Move | str, ms: int = 0) -> ScrabbleGame:
    """Return the game after moves, values or as typed, that must be accepted.

    Args:
        state: the game before.
        moves: the moves.
        ms: milliseconds before each.
    """
    elapsed = state.moves[-1].elapsed_ms if state.moves else 0
    for move in moves:
        elapsed += ms
        outcome = state.apply(typed(state, move), elapsed)
        assert not isinstance(outcome.verdict, Refused), refusal_sentence(outcome.verdict)
        assert len(outcome.round.moves) == len(state.moves) + 1
        state = outcome.round
    return state


def answer(state: ScrabbleGame, move: Move | str) -> Verdict:
    """Return what the rules say to a move; if they refuse it, nothing else has happened."""
    outcome = state.apply(typed(state, move))
    if isinstance(outcome.verdict, Refused):
        assert outcome.round is state
    return outcome.verdict


def refused(state: ScrabbleGame, move: Move | str) -> str:
    """Return the sentence with which the rules refuse a move."""
    verdict = answer(state, move)
    assert isinstance(verdict, Refused)
    return refusal_sentence(verdict)


def typed(state: ScrabbleGame, move: Move | str) -> Move:
    """Return the move, read if it is typed."""
    if isinstance(move, str):
        return read_move(move, state.board, state.rack(state.to_move))
    return move


def laid_from(state: Board, square: int, direction: Direction, rack: str) -> Place:
    """Return the play that puts tiles one by one into a line, over the tiles in it."""
    line = range(square, SQUARES, direction.value)
    if direction is Direction.ACROSS:
        line = range(square, square - square % SIZE + SIZE)
    start = state.run_through(square, direction).start if state.covered(square) else square
    rest, spelt = list(rack), "." * ((square - start) // direction.value)
    for each in line:
        if state.covered(each):
            spelt += "."
        elif rest:
            spelt += rest.pop(0)
        else:
            break
    place = Place(start, direction, spelt)
    return normalised(state, place) if place.laid else place
