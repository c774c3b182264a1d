"""Commands whose work is many small tasks: who does them, and where it goes on."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeVar

import click

from wordarcade.cli.options import Typed
from wordarcade.cli.progress import progress_bar
from wordarcade.lexicon.service import LexiconService
from wordarcade.players.bulk.crew import Crew, results
from wordarcade.players.bulk.crews import Cluster, crew_of, read_cluster
from wordarcade.players.bulk.journal import Journal, journal_at
from wordarcade.services import lexicons_of
from wordarcade.store.locations import Locations
from wordarcade.support.progress import Report

Task = TypeVar("Task")
Result = TypeVar("Result")

cluster_option: Final = click.option(
    "--cluster",
    type=Typed("cluster", read_cluster),
    metavar="local:N|ADDRESS",
    help="Work in N processes, or on the Dask cluster whose scheduler is at tcp://HOST:PORT; "
    "on all processors by default.",
)
checkpoint_option: Final = click.option(
    "--checkpoint",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="Save progress in FILE; the same command then continues from there.",
)


@dataclass(frozen=True, slots=True)
class Bulk:
    """The bulk options of a command: cluster and checkpoint.

    Attributes:
        cluster: by whom; None for this machine.
        checkpoint: the file of what is done; None for none.
    """

    cluster: Cluster | None
    checkpoint: Path | None

    def refuse(self, wanted: str) -> None:
        """Complain where there is no bulk work.

        Args:
            wanted: what there should be many of.

        Raises:
            click.UsageError: one of the options was given.
        """
        for option, given in (("--cluster", self.cluster), ("--checkpoint", self.checkpoint)):
            if given is not None:
                raise click.UsageError(f"{option} goes with {wanted}; leave it out.")

    @contextmanager
    def at_work(self, label: str, processes: int, work: Mapping[str, Any]) -> Iterator["AtWork"]:
        """Give what is needed for bulk work, until it is done.

        Args:
            label: of the bar.
            processes: how many processes the work keeps busy for longer than they take to start.
            work: all that the results follow from, in what JSON can say.

        Raises:
            BulkError: the crew was lost, or cannot do it; or the checkpoint cannot be used.
        """
        with (
            journal_at(self.checkpoint, work) as journal,
            crew_of(self.cluster, processes) as crew,
            progress_bar(label) as report,
        ):
            yield AtWork(crew, report, journal)


class AtWork(NamedTuple):
    """Bulk work that is being done: by whom, who is told the share done, where it is kept."""

    crew: Crew
    report: Report
    journal: Journal

    def results(
        self, begin: Callable[[], Callable[[Task], Result]], tasks: Sequence[Task]
    ) -> list[Result]:
        """Return the results of tasks in their order; see `results`."""

        def told(done: int) -> None:
            self.report(done / len(tasks))

        return list(results(self.crew, begin, tasks, told, self.journal))


def lexicons_here() -> tuple[LexiconService, Locations]:
    """Return the lexicons and the folders of the user in whose name a worker runs."""
    locations = Locations.of_user()
    return lexicons_of(locations), locations
