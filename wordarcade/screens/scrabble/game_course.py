"""The course of a game that was played here."""

from collections.abc import Iterator
from itertools import pairwise
from typing import Final

from wordarcade.engine.scrabble.adjustments import Ending
from wordarcade.engine.scrabble.formation import form
from wordarcade.engine.scrabble.game import ScrabbleGame
from wordarcade.engine.scrabble.sentences import farewell, formation_sentence
from wordarcade.engine.scrabble.sheet import Entry, EntryKind
from wordarcade.engine.scrabble.tiles import rack_tiles
from wordarcade.games.scrabble.playing_on import playing_on, start_of
from wordarcade.games.scrabble.record import title
from wordarcade.screens.scrabble.course import Course, Scene, outcome_by_points
from wordarcade.screens.scrabble.sheet_lines import play_of, sheet_lines
from wordarcade.widgets.sheet_line import SheetLine

_TURNS: Final = frozenset({EntryKind.PLAY, EntryKind.EXCHANGE, EntryKind.PASS})


def course_of_game(game: ScrabbleGame) -> Course:
    """Return the course of a game that is over: all racks lie open."""
    config = game.config
    return Course(
        title=title(config),
        facts=(game.lexicon.name,),
        names=tuple(player.name for player in config.players),
        layout=config.layout,
        distribution=config.distribution,
        scenes=tuple(_scenes(game)),
        outcome=_outcome(game),
        winners=game.winners,
        playing_on=playing_on(game),
    )


def _outcome(game: ScrabbleGame) -> str:
    if game.ending is Ending.RESIGNED and game.config.par is None:  # who leads may have resigned
        how, who = farewell(game)
        return f"{who.rstrip('.')}: {how.rstrip('.')}"
    return outcome_by_points([player.name for player in game.config.players], game.position.scores)


def _scenes(game: ScrabbleGame) -> Iterator[Scene]:
    states = game.course()
    lines = sheet_lines(states[-1].sheet, over=True, puzzle=game.config.par is not None)
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
                start=start_of(before) if entry.kind in _TURNS else None,
            )


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
