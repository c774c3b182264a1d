"""The kernels that search endgames, joined for one lexicon, board and letter distribution."""

from collections.abc import MutableSequence

from wordarcade.engine.scrabble.distribution import LetterDistribution
from wordarcade.engine.scrabble.layout import BoardLayout
from wordarcade.kernels.scrabble_endgame import EndgameSearch
from wordarcade.kernels.scrabble_endgame_answers import EndgameAnswers
from wordarcade.kernels.scrabble_endgame_board import EndgameBoard
from wordarcade.kernels.scrabble_endgame_choices import FORWARD, EndgameChoices
from wordarcade.kernels.scrabble_endgame_lasts import EndgameLasts
from wordarcade.kernels.scrabble_endgame_memory import EndgameMemory
from wordarcade.kernels.scrabble_endgame_outs import EndgameOuts
from wordarcade.kernels.scrabble_endgame_pairs import EndgamePairs
from wordarcade.kernels.scrabble_endgame_parts import EndgameParts
from wordarcade.kernels.scrabble_endgame_plays import EndgamePlays
from wordarcade.kernels.scrabble_endgame_turns import EndgameTurns
from wordarcade.kernels.scrabble_race import EndgameRace
from wordarcade.lexicon.gaddag import Gaddag
from wordarcade.players.scrabble.generator import board_lines, letter_values


def endgame_search(
    gaddag: Gaddag,
    layout: BoardLayout,
    distribution: LetterDistribution,
    memo: MutableSequence[int],
    way: int = FORWARD,
) -> EndgameSearch:
    """Return the kernel of the search, with the kernels that it uses.

    Args:
        gaddag: of the lexicon.
        layout: the board layout.
        distribution: the letter distribution.
        memo: where to remember positions, which searches in other threads may use, too.
        way: in which order to try what is not expected to exceed a window; see `EndgameChoices`.
    """
    lines = board_lines(gaddag, layout, distribution)
    points = [*letter_values(distribution), 0]
    race = EndgameRace(points)
    board = EndgameBoard(gaddag.masks, gaddag.bases, lines, points)
    turns = EndgameTurns(board, race, points)
    plays = EndgamePlays(*gaddag[:4], board, turns, distribution.bingo)
    outs = EndgameOuts(board, turns, plays)
    choices = EndgameChoices(turns, plays, outs, race, way)
    pairs = EndgamePairs(board, plays)
    parts = EndgameParts(board, turns, plays, choices, pairs)
    lasts = EndgameLasts(board, turns, plays, choices, pairs, parts)
    answers, memory = EndgameAnswers(), EndgameMemory(memo)
    return EndgameSearch(board, turns, plays, outs, choices, parts, lasts, answers, memory)
