"""`wordarcade train leaves`: what the program learns by playing."""

import time
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Final

import click

from wordarcade.cli.bulk import cluster_option, lexicons_here
from wordarcade.cli.front_end import user_services
from wordarcade.cli.options import lexicon_option
from wordarcade.cli.progress import progress_bar
from wordarcade.engine.scrabble.distribution import LetterDistribution
from wordarcade.engine.scrabble.equipment import load_equipment
from wordarcade.engine.scrabble.setup import STANDARD_LAYOUT, STANDARD_TILES
from wordarcade.lexicon.lexicon import Lexicon
from wordarcade.players.bulk.crews import Cluster, crew_of
from wordarcade.players.bulk.words import LexiconToOpen
from wordarcade.players.scrabble.full_leaves import trained_file
from wordarcade.players.scrabble.leave_checkpoint import load_training, save_training
from wordarcade.players.scrabble.leave_training import BATCH, Ground, Training
from wordarcade.players.scrabble.leaves import leaves_for
from wordarcade.players.scrabble.trained_leaves import write_trained
from wordarcade.support import resources
from wordarcade.support.progress import Report
from wordarcade.support.wording import count, span_text

_GAMES: Final = 300_000
_MOST_GAMES: Final = 100_000_000
_MOST_HOURS: Final = 1_000
_SEED: Final = 1
_HOUR: Final = 3_600

_BETWEEN_SAVES: Final = 60
"""Seconds of work that are lost at most if a training is killed."""


@click.command()
@lexicon_option
@click.option(
    "--games",
    type=click.IntRange(1, _MOST_GAMES),
    metavar="N",
    help=f"Games in all, in batches of {BATCH}; {_GAMES:,} by default.",
)
@click.option(
    "--hours",
    type=click.FloatRange(0, _MOST_HOURS, min_open=True),
    metavar="H",
    help="Hours to play, instead of a number of games.",
)
@click.option("--resume", is_flag=True, help="Continue an earlier training.")
@click.option(
    "--seed",
    type=click.IntRange(min=0),
    metavar="N",
    help=f"The number that all the games are drawn from; {_SEED} by default.",
)
@cluster_option
def leaves(
    *,
    lexicon: str | None,
    games: int | None,
    hours: float | None,
    resume: bool,
    seed: int | None,
    cluster: Cluster | None,
) -> None:
    """Learn what the tiles kept on a Scrabble rack are worth.

    Bots play each other, and the racks that come up show what each of the 914,624 leaves of one
    to six tiles is worth. All bots, hints and analyses with this list then use the table. The
    same number of games from the same seed gives the same table, on any machine, however often
    you interrupt it.
    """
    if games is not None and hours is not None:
        raise click.UsageError("Give --games or --hours, not both.")
    services = user_services()
    opened = services.lexicons.open(lexicon or services.settings.current.lexicon)
    table = trained_file(services.locations.trained_leaves, opened.name, opened.identity)
    begun = _Begun(opened, table.with_suffix(".training"))
    training = begun.resumed(seed) if resume else begun.anew(seed)
    with progress_bar("Preparing") as report:
        services.lexicons.gaddag(opened, report)
    goal = _Goal(training, games or _GAMES, hours)
    opener = partial(_open_ground, LexiconToOpen.of(opened), training.distribution)
    with crew_of(cluster) as crew, progress_bar(f"Training {opened.name}") as report:
        told = partial(goal.tell, report)
        training.train(opener, goal.games, begun.saver(training), told, crew)
    begun.save(training)
    write_trained(table, opened.name, opened.identity, training)
    click.echo(
        f"Trained {opened.name} with {count(training.games, 'game')} from seed {training.seed}, "
        f"{span_text(training.seconds)} of one processor."
    )
    click.echo(f"Scrabble with {opened.name} now uses {table}; delete it to undo that.")


@dataclass(frozen=True, slots=True)
class _Begun:
    """A training as it lies on the disk, or does not yet.

    Attributes:
        lexicon: whose words count.
        path: the file.
    """

    lexicon: Lexicon
    path: Path

    def anew(self, seed: int | None) -> Training:
        """Return a training that begins.

        Raises:
            click.UsageError: an earlier one exists.
        """
        if self.path.exists():
            raise click.UsageError(
                f"You have already started to train {self.lexicon.name}; continue with --resume, "
                f"or delete {self.path} to start over."
            )
        additive = leaves_for(self.lexicon).with_full(None)
        return Training(additive, _distribution(), _SEED if seed is None else seed)

    def resumed(self, seed: int | None) -> Training:
        """Return the earlier training.

        Raises:
            click.UsageError: there is none, or it has another seed.
            LeaveFileError: the file is damaged.
        """
        if not self.path.exists():
            raise click.UsageError(
                f"There is no training for {self.lexicon.name} yet; leave --resume out."
            )
        training = load_training(self.path, self.lexicon.identity, _distribution())
        if seed not in (None, training.seed):
            raise click.UsageError(
                f"The training for {self.lexicon.name} has seed {training.seed}; leave --seed out."
            )
        return training

    def save(self, training: Training) -> None:
        """Write down how far the training has come."""
        save_training(self.path, self.lexicon.identity, training)

    def saver(self, training: Training) -> "_Saver":
        """Return what writes it down now and then."""
        return _Saver(partial(self.save, training))


@dataclass(slots=True)
class _Saver:
    """Saves when it is called, but not all the time."""

    save: partial[None]
    last: float = field(default_factory=time.monotonic)

    def __call__(self) -> None:
        """Save if the last time was long enough ago."""
        if time.monotonic() - self.last >= _BETWEEN_SAVES:
            self.save()
            self.last = time.monotonic()


@dataclass(slots=True)
class _Goal:
    """The amount of training asked for.

    Attributes:
        training: the training.
        wanted: how many games it should have in all.
        hours: how long to play instead, from now on; None for as long as it takes.
    """

    training: Training
    wanted: int
    hours: float | None
    began: float = field(default_factory=time.monotonic)
    played: int = field(init=False)

    def __post_init__(self) -> None:
        """Note how many games there were before."""
        self.played = self.training.games

    def games(self) -> int:
        """Return how many games there should be in all, as far as that is known now."""
        if self.hours is None:
            return self.wanted
        return _MOST_GAMES if self._share_of_time() < 1 else 0

    def tell(self, report: Report, games: float) -> None:
        """Tell the share that is done."""
        if self.hours is None:
            share = (games - self.played) / max(1, self.wanted - self.played)
        else:
            share = self._share_of_time()
        report(min(1.0, share))

    def _share_of_time(self) -> float:
        return (time.monotonic() - self.began) / ((self.hours or 1) * _HOUR)


def _distribution() -> LetterDistribution:
    """Return the standard tiles, as they come with the program."""
    return load_equipment(resources.folder("assets") / "scrabble").distributions[STANDARD_TILES]


def _open_ground(words: LexiconToOpen, distribution: LetterDistribution) -> Ground:
    """Return what is played with, in a worker."""
    lexicons, locations = lexicons_here()
    gaddag = lexicons.gaddag(words.opened(lexicons, locations.trained_leaves))
    equipment = load_equipment(resources.folder("assets") / "scrabble")
    return Ground(gaddag, equipment.layouts[STANDARD_LAYOUT], distribution)
