"""The course of a game that was played here."""

from collections.abc import Iterator
from itertools import pairwise

from wordarcade.engine.scrabble.adjustments import Ending
from wordarcade.engine.scrabble.config import ScrabbleConfig
from wordarcade.engine.scrabble.formation import form
from wordarcade.engine.scrabble.game import ScrabbleGame
from wordarcade.engine.scrabble.sentences import agreeing, early_sentence, farewell, possessive
from wordarcade.engine.scrabble.sheet import Entry, EntryKind
from wordarcade.engine.scrabble.tiles import rack_tiles
from wordarcade.games.scrabble.hints_taken import TURNS
from wordarcade.games.scrabble.playing_on import playing_on, start_of
from wordarcade.games.scrabble.record import title
from wordarcade.screens.scrabble.course import (
    Course,
    Scene,
    leftover_sentence,
    outcome_by_points,
)
from wordarcade.screens.scrabble.sheet_lines import play_of, sheet_lines
from wordarcade.support.wording import count, listed
from wordarcade.widgets.sheet_line import SheetLine, signed


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
    if game.ending is Ending.AGREED:
        return early_sentence(game).rstrip(".")
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
                start=start_of(before) if entry.kind in TURNS else None,
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
    if play is not None:
        formation = form(before.board, play, config.layout, config.distribution)
        others = [word.text.upper() for word in formation.words[1:]]
        return (
            f"{name} played {line.place} {line.text} for {count(formation.score, 'point')}"
            f"{', a bingo' if formation.bingo else ''}"
            f"{f', also making {listed(others)}' if others else ''}."
        )
    return _other_remark(entry, config) or f"{name} {line.text}."


def _other_remark(entry: Entry, config: ScrabbleConfig) -> str:
    """Return what is to be said of a line that is no turn; empty for a turn."""
    names = [player.name for player in config.players]
    name, points = names[entry.player], signed(entry.gain)
    match entry.kind:
        case EntryKind.RACK_LOSS | EntryKind.OUT_BONUS:
            doubled = entry.gain > config.distribution.value_of(entry.tiles)
            return leftover_sentence(names, entry.player, entry.tiles, entry.gain, doubled=doubled)
        case EntryKind.WITHDRAWN:
            return f"{possessive(name)} play came off the board: {points}."
        case EntryKind.CHALLENGE_BONUS:
            return f"{possessive(name)} play stands: {points}."
        case EntryKind.LOST_TURN:
            return f"{agreeing(name, 'lose')} the turn: the play stands."
        case EntryKind.TIME_LOSS:
            return f"{name} ran over time: {points}."
    return ""
