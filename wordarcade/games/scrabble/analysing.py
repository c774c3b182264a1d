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

    It stays what it was where a line is no turn, or its rack is unknown. A turn that was lost by a
    challenge counts as passed. Of a game that nobody has won the chance is known up to the last
    turn only: what it is reckoned up to afterwards is no chance.

    Args:
        analysis: of a game of two.
        player: whose chance.
        lines: the lines of the sheet, or the steps of the file.
        winners: who has won, or both of a tie; empty for a game that is not over.

    Returns:
        the chances, of a game that nobody has won without those of the last lines that are no
        turns; none at all if none is known.
    """
    if not analysis.has_chances:
        return ()
    known = _known(analysis, player)
    if not winners:
        return tuple(_chances(known, max(known, default=-1) + 1))
    return (*_chances(known, lines - 1), (player in winners) / len(winners))


def _known(analysis: GameAnalysis, player: int) -> dict[int, float]:
    """Return a player's chance after the turns, as far as it is known, by their lines."""
    known: dict[int, float] = {}
    for analysed in analysis.turns:
        made = (analysed.turn, analysed.played), (analysed.turn.lost_turn, analysed.lost_turn)
        for turn, move in made:
            if turn is not None and move is not None and move.win is not None:
                known[turn.line] = move.win if turn.player == player else 1 - move.win
    return known


def _chances(known: dict[int, float], lines: int) -> Iterator[float]:
    chance = 0.5
    for line in range(lines):
        chance = known.get(line, chance)
        yield chance
