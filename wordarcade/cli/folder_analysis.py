"""`wordarcade analyse FOLDER`: many games, on all processors or a cluster."""

from collections.abc import Callable, Mapping
from functools import partial
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

import click

from wordarcade.cli.analysis_json import analysis_json
from wordarcade.cli.analysis_tables import print_folder
from wordarcade.cli.analysts import Analysts
from wordarcade.cli.bulk import Bulk, lexicons_here
from wordarcade.cli.gcg_files import game_in, games_in
from wordarcade.cli.output import print_json
from wordarcade.engine.scrabble.equipment import Equipment
from wordarcade.engine.scrabble.notation.gcg_reader import GcgFileError, read_gcg
from wordarcade.players.bulk.words import LexiconToOpen
from wordarcade.players.scrabble.simulation_rounds import Budget
from wordarcade.support.errors import UnavailableError


class FolderAnalysis(NamedTuple):
    """The games of a folder, and what they are analysed with.

    Attributes:
        folder: has files *.gcg.
        equipment: the boards and tiles that they may name.
        budget: for the simulation of each turn, or None.
        infers: whether simulations infer the opponent's rack from its last play.
        bulk: how the work is done.
    """

    folder: Path
    equipment: Equipment
    budget: Budget | None
    infers: bool
    bulk: Bulk

    def tell(self, words_of: Callable[[str], LexiconToOpen], *, as_json: bool) -> None:
        """Analyse the games and print what they come to, file by file.

        Args:
            words_of: returns what workers open for a game that names a lexicon, or none.
            as_json: whether one JSON object is printed.

        Raises:
            click.UsageError: the folder cannot be listed, or has no games.
            BulkError: the work cannot be done.
        """
        told: dict[Path, dict[str, Any]] = {}
        tasks: dict[Path, _Task] = {}
        for path in games_in(self.folder):
            try:
                gcg = game_in(path, self.equipment)
                words = words_of(gcg.pragma("lexicon"))
                tasks[path] = _Task(str(path), gcg.to_bytes(), words)
            except GcgFileError as error:
                told[path] = {"error": str(error)}
            except click.UsageError as error:
                told[path] = {"error": f"{path}: {error}"}
        with self.bulk.at_work("Analysing", len(tasks), self._work(tasks)) as at_work:
            begin = partial(_begin, self.equipment, self.budget, self.infers)
            analyses = at_work.results(begin, list(tasks.values()))
        told |= zip(tasks, analyses, strict=True)
        files = [{"file": path.name, **told[path]} for path in sorted(told)]
        if as_json:
            print_json({"files": files})
        else:
            print_folder(files, infers=self.infers)

    def _work(self, tasks: Mapping[Path, "_Task"]) -> dict[str, Any]:
        """Return what all analyses follow from."""
        work = {
            "analyse": [
                (task.game, sha256(task.gcg).hexdigest(), task.words.identity, task.words.leaves)
                for task in tasks.values()
            ],
            "budget": self.budget and (self.budget.seconds, self.budget.iterations),
        }
        return {**work, "infers": True} if self.infers else work


class _Task(NamedTuple):
    """A game to analyse: what it is called, its file, and its words."""

    game: str
    gcg: bytes
    words: LexiconToOpen


def _begin(
    equipment: Equipment,
    budget: Budget | None,
    infers: bool,
) -> Callable[[_Task], dict[str, Any]]:
    """Return what analyses a game, in a worker, or says why it cannot."""
    lexicons, locations = lexicons_here()
    trained = locations.trained_leaves
    analysts = Analysts(lexicons, equipment, trained, budget, infers=infers, threads=1)

    def analyse(task: _Task) -> dict[str, Any]:
        source = task.words.opened(lexicons, trained).source
        try:
            return analysis_json(task.game, analysts.file(read_gcg(task.gcg), source))
        except UnavailableError as error:
            return {"error": f"{task.game}: {error}"}

    return analyse
