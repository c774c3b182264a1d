"""Tables of `wordarcade analyse`: a game turn by turn, a folder, or the best moves."""

from collections.abc import Mapping, Sequence
from typing import Any

import click

from wordarcade.cli.output import print_table
from wordarcade.players.scrabble.analysis import AnalysedTurn, Candidate
from wordarcade.players.scrabble.game_analysis import GameAnalysis
from wordarcade.players.scrabble.leaves import MILLI
from wordarcade.support.wording import count, printable, share_text

_UNKNOWN = "–"
_Row = tuple[str, ...]


def print_analysis(analysis: GameAnalysis, *, infers: bool = False) -> None:
    """Print a game, a line for each turn, what the coach says, and the players.

    Args:
        analysis: of the game.
        infers: whether the opponents' racks were to be inferred.
    """
    heading = ("turn", "player", "move", "score", "equity", "lost", "rank", "win", "luck", "best")
    rows = [heading, *(_turn_row(analysis, turn) for turn in analysis.turns)]
    if not analysis.has_chances:
        rows = [(*row[:7], *row[8:]) for row in rows]
    print_table(rows, right=range(3, len(rows[0]) - 1) if analysis.turns else ())
    told = [
        f"Turn {turn.turn.number}, {analysis.names[turn.player]}: {note}"
        for turn, note in zip(analysis.turns, analysis.notes, strict=True)
        if note and (turn.loss or turn.phonies)
    ]
    if told:
        click.echo()
    for line in told:
        click.echo(printable(line))
    click.echo()
    print_players(analysis)
    if infers:
        bases = [turn.inferred for turn in analysis.turns]
        fits = [(basis.fitting, basis.drawn) for basis in bases if basis is not None]
        click.echo(f"\n{_on_racks(fits, len(bases))}")


def print_players(analysis: GameAnalysis) -> None:
    """Print a line for each player of a game."""
    heading = ("player", "score", "average loss", "bingos", "missed bingos", "phonies", "luck")
    rows = [heading]
    for player, (name, score) in enumerate(zip(analysis.names, analysis.scores, strict=True)):
        did = analysis.performance(player)
        rows.append(
            (
                name,
                str(score),
                _points(did.average_loss),
                str(did.bingos),
                str(did.missed_bingos),
                str(did.phonies),
                _points(did.luck, signed=True),
            )
        )
    print_table(rows, right=range(1, len(heading)))


def print_best(analysis: GameAnalysis) -> None:
    """Print the best moves of a position, and what the coach says."""
    (turn,) = analysis.turns
    rows: list[_Row] = [("move", "score", "leave", "keeps", "equity", "win")]
    for best in turn.best:
        leave, equity = _points(best.leave / MILLI, signed=True), _points(best.equity / MILLI)
        rows.append((best.text, str(best.score), leave, best.kept, equity, _win(best)))
    if not analysis.has_chances:
        rows = [row[:-1] for row in rows]
    print_table(rows, right=(1, 2, 4, 5))
    click.echo(f"\n{printable(analysis.notes[0])}")
    if turn.inferred is not None:
        click.echo(f"\n{turn.inferred.sentence}")


def print_folder(files: Sequence[Mapping[str, Any]], *, infers: bool = False) -> None:
    """Print a line for each player of each file of a folder, and then what cannot be read.

    Args:
        files: in JSON, each with its name and what `analysis_json` returns for its game, or why
            there is none.
        infers: whether the opponents' racks were to be inferred.
    """
    heading = ("file", "player", "score", "average loss", "bingos", "missed bingos", "phonies")
    rows: list[_Row] = [heading]
    for file in files:
        if "error" in file:
            rows.append((file["file"], "cannot be analysed", "", "", "", "", ""))
            continue
        for did in file["players"]:
            figures = (did["bingos"], did["missed_bingos"], did["phonies"])
            score, lost = str(did["score"]), _points(did["average_loss"])
            rows.append((file["file"], did["name"], score, lost, *map(str, figures)))
    print_table(rows, right=range(2, len(heading)))
    for file in files:
        if "error" in file:
            click.echo(f"\n{printable(file['error'])}")
    if infers:
        turns = [turn for file in files for turn in file.get("turns", ())]
        bases = [turn["inferred"] for turn in turns if "inferred" in turn]
        fits = [(basis["leaves"], basis["drawn"]) for basis in bases]
        click.echo(f"\n{_on_racks(fits, len(turns))}")
    click.echo(f"\n{count(len(files), 'file')}")


def _turn_row(analysis: GameAnalysis, analysed: AnalysedTurn) -> _Row:
    turn, played, loss = analysed.turn, analysed.played, analysed.loss
    better = analysed.best[0].text if analysed.best and loss else ""
    return (
        str(turn.number),
        analysis.names[turn.player],
        f"{turn.text} (withdrawn)" if turn.withdrawn else turn.text,
        str(turn.score),
        _UNKNOWN if played is None else _points(played.equity / MILLI),
        _UNKNOWN if loss is None else "best" if loss == 0 else _points(loss / MILLI),
        _UNKNOWN if analysed.rank is None else f"{analysed.rank:,}",
        _UNKNOWN if played is None else _win(played),
        _points(analysed.luck, signed=True),
        better,
    )


def _on_racks(fits: Sequence[tuple[int, int]], turns: int) -> str:
    """Return what was inferred of the opponents' racks, in a sentence.

    Args:
        fits: of each turn that answers a play how many leaves fit that, and how many were drawn.
        turns: how many there are, of any kind.
    """
    inferred = [fit for fit in fits if fit[0]]
    if not inferred:
        return "The opponents' racks: nothing could be inferred."
    share = sum(fitting for fitting, _ in inferred) / sum(drawn for _, drawn in inferred)
    return (
        f"The opponents' racks: inferred from the play before in {len(inferred):,} of "
        f"{count(turns, 'turn')}; {share_text(share)} of the leaves drawn fit."
    )


def _win(candidate: Candidate) -> str:
    return _UNKNOWN if candidate.win is None else share_text(candidate.win)


def _points(points: float | None, *, signed: bool = False) -> str:
    """Return points with one decimal, or a dash if they are unknown."""
    if points is None:
        return _UNKNOWN
    return (f"{points:+z.1f}" if signed else f"{points:z.1f}").replace("-", "−")
