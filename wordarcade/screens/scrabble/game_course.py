"""The course of a game that was played here."""

from collections.abc import Iterator, Sequence
from itertools import pairwise

from wordarcade.engine.scrabble.formation import form
from wordarcade.engine.scrabble.game import ScrabbleGame
from wordarcade.engine.scrabble.moves import Exchange, Pass, Place
from wordarcade.engine.scrabble.sentences import formation_sentence
from wordarcade.engine.scrabble.sheet import Entry, EntryKind
from wordarcade.engine.scrabble.tiles import rack_tiles
from wordarcade.games.scrabble.best_turns import TurnMove
from wordarcade.games.scrabble.better import better_turn
from wordarcade.games.scrabble.record import title
from wordarcade.games.scrabble.session import ReviewedTurn
from wordarcade.screens.scrabble.course import Course, Scene
from wordarcade.screens.scrabble.sheet_lines import play_of, sheet_lines
from wordarcade.widgets.sheet_line import SheetLine


def course_of_game(game: ScrabbleGame, turns: Sequence[ReviewedTurn] = ()) -> Course:
    """Return the course of a game that is over: all racks lie open.

    Args:
        game: the game.
        turns: those that have been reviewed.
    """
    config = game.config
    return Course(
        title=title(config),
        facts=(game.lexicon.name,),
        names=tuple(player.name for player in config.players),
        layout=config.layout,
        distribution=config.distribution,
        scenes=tuple(_scenes(game, turns)),
    )


def _scenes(game: ScrabbleGame, turns: Sequence[ReviewedTurn]) -> Iterator[Scene]:
    reviewed = {len(turn.game.sheet): turn for turn in turns}
    states = game.course()
    lines = sheet_lines(states[-1].sheet, over=True)
    scores = states[0].position.scores
    for before, after in pairwise(states):
        for number in range(len(before.sheet), len(after.sheet)):
            entry = after.sheet[number]
            play = play_of(entry)
            scores = (*scores[: entry.player], entry.total, *scores[entry.player + 1 :])
            yield Scene(
                line=lines[number],
                board=after.board,
                laid=() if play is None else tuple(square for square, _ in play.laid),
                rack=entry.rack,
                gone=_gone(entry),
                scores=scores,
                remark=_remark(entry, lines[number], before),
                before=before.board,
                better=better_turn(reviewed.get(number)),
                turn=_turn(before, after) if number == len(before.sheet) else None,
            )


def _turn(before: ScrabbleGame, after: ScrabbleGame) -> tuple[ScrabbleGame, TurnMove] | None:
    """Return a game and the turn made in it, or None if something else was done."""
    move = after.moves[-1].move
    return (before, move) if isinstance(move, Place | Exchange | Pass) else None


def _gone(entry: Entry) -> str:
    play = play_of(entry)
    if play is not None:
        return rack_tiles(play.tiles)
    return entry.tiles if entry.kind is EntryKind.EXCHANGE else ""


def _remark(entry: Entry, line: SheetLine, before: ScrabbleGame) -> str:
    config = before.config
    name = config.players[entry.player].name
    play = play_of(entry)
    if play is None:
        return f"{name}: {line.text}."
    formation = form(before.board, play, config.layout, config.distribution)
    return f"{name} at {line.place}: {formation_sentence(formation)}"
