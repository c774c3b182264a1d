"""The analysis of games, as screens ask for it in the background."""

from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass

from wordarcade.engine.scrabble.notation.gcg import Gcg
from wordarcade.engine.scrabble.notation.gcg_equipment import equipment_of
from wordarcade.engine.scrabble.notation.gcg_replay import replayed
from wordarcade.players.scrabble.analysis import AnalysedTurn, Candidate
from wordarcade.players.scrabble.analyst import Analyst
from wordarcade.players.scrabble.game_analysis import GameAnalysis, analysis_of_file
from wordarcade.players.scrabble.leaves import leaves_for
from wordarcade.players.scrabble.recorded_turn import RecordedTurn
from wordarcade.services import Services
from wordarcade.support.progress import Report

__all__ = [
    "Analyse",
    "AnalysedTurn",
    "Candidate",
    "GameAnalysis",
    "RecordedTurn",
    "analyse_file",
    "chances",
    "lexicon_of_file",
]


def _forget(_: GameAnalysis) -> None:
    """Keep nothing."""


@dataclass(frozen=True, slots=True)
class Analyse:
    """The analysis of a game, to be made in the background.

    Attributes:
        work: makes it, in a thread; told the share that is done, it may be stopped by the report.
        keep: keeps what came of it, in the thread of the store.
    """

    work: Callable[[Report], GameAnalysis]
    keep: Callable[[GameAnalysis], None] = _forget


def lexicon_of_file(services: Services, gcg: Gcg) -> str:
    """Return the lexicon that a file names, if that is in the catalogue, else the usual one."""
    named = gcg.pragma("lexicon").strip().casefold()
    known = {entry.name.casefold(): entry.name for entry in services.lexicons.catalogue()}
    return known.get(named, services.settings.current.lexicon)


def analyse_file(services: Services, gcg: Gcg, report: Report) -> GameAnalysis:
    """Return the analysis of the game in a file; for a thread.

    Its words are those of `lexicon_of_file`.

    Args:
        services: the collaborators.
        gcg: the file.
        report: told the share that is done; what it raises stops the work.

    Raises:
        LexiconError: the lexicon cannot be had.
    """
    lexicon = services.lexicons.open(lexicon_of_file(services, gcg))
    gaddag = services.lexicons.gaddag(lexicon, lambda _: report(0))
    layout, distribution = equipment_of(gcg, services.equipment())
    analyst = Analyst(
        gaddag,
        lexicon,
        layout=layout,
        distribution=distribution,
        leaves=leaves_for(lexicon, services.locations.trained_leaves),
    )
    return analysis_of_file(gcg, replayed(gcg, layout, distribution), analyst, report)


def chances(
    analysis: GameAnalysis, player: int, lines: int, winners: Collection[int] = ()
) -> tuple[float, ...]:
    """Return a player's chance to win after each line of the sheet, from 0 to 1.

    It stays what it was where a line is no turn, or its rack is unknown.

    Args:
        analysis: of a game of two.
        player: whose chance.
        lines: the lines of the sheet, or the steps of the file.
        winners: who has won, or both of a tie; empty for a game that is not over.

    Returns:
        the chances; none at all if none is known.
    """
    if not analysis.has_chances:
        return ()
    by_line = {turn.turn.line: turn for turn in analysis.turns}
    found = tuple(_chances(by_line, player, lines))
    if not winners:
        return found
    return (*found[:-1], (player in winners) / len(winners))


def _chances(by_line: dict[int, AnalysedTurn], player: int, lines: int) -> Iterator[float]:
    chance = 0.5
    for line in range(lines):
        turn = by_line.get(line)
        if turn is not None and turn.played is not None and turn.played.win is not None:
            win = turn.played.win
            chance = win if turn.player == player else 1 - win
        yield chance
