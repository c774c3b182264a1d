"""`wordarcade analyse`: what each turn of a game of Scrabble was worth."""

from pathlib import Path
from typing import Final, NamedTuple

import click

from wordarcade.cli.analysis_json import analysis_json
from wordarcade.cli.analysis_tables import print_analysis, print_best
from wordarcade.cli.analysts import Analysts, LexiconChoice
from wordarcade.cli.bulk import Bulk, checkpoint_option, cluster_option
from wordarcade.cli.folder_analysis import FolderAnalysis
from wordarcade.cli.front_end import user_services
from wordarcade.cli.gcg_files import game_in
from wordarcade.cli.lazy_group import offered_games
from wordarcade.cli.new_file import write_new
from wordarcade.cli.options import GAME_ID, json_option, lexicon_option
from wordarcade.cli.output import print_json
from wordarcade.cli.progress import progress_bar
from wordarcade.cli.simulated_plays import MOST_SECONDS, last_play_of
from wordarcade.engine.scrabble.notation.cgp import CgpError, read_cgp
from wordarcade.engine.scrabble.notation.gcg import Gcg
from wordarcade.engine.scrabble.notation.gcg_notes import with_notes
from wordarcade.engine.scrabble.setup import STANDARD_LAYOUT, STANDARD_TILES
from wordarcade.engine.scrabble.squares import SIZE
from wordarcade.games.saved import check
from wordarcade.games.scrabble.finished import players_to_analyse, saved_game
from wordarcade.games.scrabble.kept_analysis import KeptAnalysis
from wordarcade.games.scrabble.notebook import Notebook
from wordarcade.games.scrabble.spec import SCRABBLE
from wordarcade.players.bulk.crews import Cluster
from wordarcade.players.bulk.words import LexiconToOpen
from wordarcade.players.scrabble.game_analysis import (
    GameAnalysis,
    analysis_of_game,
    analysis_of_position,
)
from wordarcade.players.scrabble.simulation_rounds import Budget
from wordarcade.players.scrabble.view import View
from wordarcade.services import Services
from wordarcade.store.gcg_file import why_not_new
from wordarcade.store.records import GameId
from wordarcade.support.progress import Report, to_nobody

_STROKES: Final = SIZE - 1
"""The strokes between the rows of a CGP."""

_LONGEST_SHOWN: Final = 40


class _Given(NamedTuple):
    """The options and collaborators of one analysis.

    Attributes:
        services: the collaborators.
        analysts: open who analyses it.
        lexicon: the lexicon that was asked for, or None.
        out: the file to write, or None.
        budget: for the simulation of each turn, or None.
        infers: whether simulations infer the opponent's rack from its last play.
        as_json: whether one JSON object is printed.
    """

    services: Services
    analysts: Analysts
    lexicon: str | None
    out: Path | None
    budget: Budget | None
    infers: bool
    as_json: bool

    def lexicon_of(self, named: str) -> str:
        """Return what opens the lexicon of a game that names one, or none; prepared."""
        usual = self.services.settings.current.lexicon
        return self.prepared(LexiconChoice(self.services.lexicons, self.lexicon, usual).of(named))

    def words_of(self, named: str) -> LexiconToOpen:
        """Return what workers open for a game that names a lexicon, or none; prepared."""
        lexicon = self.analysts.lexicon(self.lexicon_of(named))
        return LexiconToOpen.of(lexicon, self.services.locations.trained_leaves)

    def prepared(self, source: str) -> str:
        """Return what opens a lexicon, which is then quick."""
        self.analysts.prepare(source)
        return source


@click.command()
@click.argument("source", metavar="ID|FILE.gcg|FOLDER|CGP")
@click.option(
    "--gcg",
    "out",
    type=click.Path(path_type=Path),
    metavar="OUT",
    help="Write the game to a new GCG file, with the coach's comments as notes.",
)
@click.option(
    "--sim",
    type=click.FloatRange(0, MOST_SECONDS, min_open=True),
    metavar="SECONDS",
    help="Simulate each turn's best moves for S seconds, and rank them by the result.",
)
@click.option(
    "--iterations",
    type=click.IntRange(1),
    metavar="N",
    help="Simulate N iterations per turn instead, for results that can be repeated.",
)
@click.option(
    "--infer",
    "infers",
    is_flag=True,
    help="Simulate with what the opponent may have kept, by its last play.",
)
@cluster_option
@checkpoint_option
@lexicon_option
@json_option
def analyse(
    source: str,
    *,
    out: Path | None,
    sim: float | None,
    iterations: int | None,
    infers: bool,
    cluster: Cluster | None,
    checkpoint: Path | None,
    lexicon: str | None,
    as_json: bool,
) -> None:
    """Compare each turn of a Scrabble game with the best play.

    Give the number of a saved game, a GCG file, a folder of them, or a position as CGP. You get
    each turn's equity, the equity it lost, its rank among all plays, and the luck of the draw.
    Without --lexicon, the lexicon that the game names is used.
    """
    services = user_services()
    budget = None if sim is None and iterations is None else Budget(sim, iterations)
    if infers and budget is None:
        raise click.UsageError("--infer goes with --sim or --iterations; add one of them.")
    trained = services.locations.trained_leaves
    analysts = Analysts(services.lexicons, services.equipment(), trained, budget, infers=infers)
    given = _Given(services, analysts, lexicon, out, budget, infers, as_json)
    bulk = Bulk(cluster, checkpoint)
    if not Path(source).is_dir():
        bulk.refuse("a folder")
    if source.isdecimal() and source.isascii():
        _check_out(out)
        _analyse_saved(_number(source), given)
    elif source.count("/") >= _STROKES and len(source.split()) > 1:
        _check_single(out, "A position")
        _analyse_position(source, given)
    elif Path(source).is_dir():
        _check_single(out, "A folder")
        folder = FolderAnalysis(Path(source), services.equipment(), budget, infers, bulk)
        folder.tell(given.words_of, as_json=as_json)
    else:
        _check_out(out)
        _analyse_file(Path(source), given)


def _number(text: str) -> GameId:
    """Return the number of a saved game.

    Raises:
        click.UsageError: there can be none of that number.
    """
    try:
        return GameId(GAME_ID(text))
    except click.BadParameter as error:
        raise click.UsageError(f"There is no game {text[:_LONGEST_SHOWN]}.") from error


def _check_single(out: Path | None, what: str) -> None:
    if out is not None:
        raise click.UsageError(f"{what} cannot be written as one GCG file; leave --gcg out.")


def _check_out(out: Path | None) -> None:
    fault = "" if out is None else why_not_new(out)
    if fault:
        raise click.UsageError(fault)


def _analyse_saved(number: GameId, given: _Given) -> None:
    saved = given.services.games.load(number)
    check(offered_games(click.get_current_context()), saved)
    if saved.header.game != SCRABBLE.name:
        raise click.UsageError("Only Scrabble games can be analysed; give another number.")
    game = saved_game(given.services, saved, to_nobody)
    source = given.prepared(given.lexicon or game.lexicon.source)
    players = players_to_analyse(game)
    lexicon = given.analysts.lexicon(source)
    kept = KeptAnalysis(given.services, number, lexicon.identity, given.budget, infers=given.infers)

    def analysed(report: Report) -> GameAnalysis:
        analyst = given.analysts.analyst(source, game.config.layout, game.config.distribution)
        return analysis_of_game(game, analyst, report, players)

    task = kept.analyse(game, analysed, lexicon.name)
    with progress_bar("Analysing") as report:
        analysis = task.work(report)
    task.keep(analysis)
    notebook = Notebook(given.services.games, number)
    _tell(number, analysis, None if given.out is None else notebook.gcg(game), given)


def _analyse_file(path: Path, given: _Given) -> None:
    gcg = game_in(path, given.services.equipment())
    source = given.lexicon_of(gcg.pragma("lexicon"))
    with progress_bar("Analysing") as report:
        analysis = given.analysts.file(gcg, source, report)
    _tell(str(path), analysis, gcg, given)


def _tell(game: int | str, analysis: GameAnalysis, gcg: Gcg | None, given: _Given) -> None:
    """Print the analysis of a game, and write its file if that is wished."""
    if given.out is not None and gcg is not None:
        with write_new(given.out) as file:
            file.write(with_notes(gcg, analysis.notes_by_line).to_bytes())
    if given.as_json:
        print_json(analysis_json(game, analysis))
    else:
        print_analysis(analysis, infers=given.infers)


def _analyse_position(text: str, given: _Given) -> None:
    try:
        position = read_cgp(text)
    except CgpError as error:
        raise click.UsageError(str(error)) from error
    equipment = given.services.equipment()
    layout, tiles = equipment.layouts[STANDARD_LAYOUT], equipment.distributions[STANDARD_TILES]
    analyst = given.analysts.analyst(given.lexicon_of(position.lexicon), layout, tiles)
    if given.infers:
        last_play_of(position, None, View.of_cgp(position, tiles))
    with progress_bar("Analysing") as report:
        analysis = analysis_of_position(position, analyst, report)
    if given.as_json:
        print_json(analysis_json(text, analysis))
    else:
        print_best(analysis)
