"""The supply of puzzles: the reserve, the player's own games, and made-up games.

The store is asked in one thread, before (`need_of`) and after (`PuzzleSession.begin`); finding and
proving puzzles, which takes long, happens between the two in any other (`supply`).
"""

from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field, replace
from datetime import timedelta
from itertools import islice
from random import Random
from typing import Final

from wordarcade.games.puzzles.difficulty import PUZZLE_DEVIATION
from wordarcade.games.puzzles.glicko import Rated
from wordarcade.games.puzzles.kinds import KINDS
from wordarcade.games.puzzles.problem import Problem, Workshop
from wordarcade.games.puzzles.source import Source
from wordarcade.services import Services
from wordarcade.store.errors import StoreError
from wordarcade.store.puzzles import KnownPuzzle, Puzzle, Reserve
from wordarcade.store.records import GameHeader, SavedGame
from wordarcade.support.errors import ArcadeError, UnavailableError
from wordarcade.support.progress import Report

KEPT_READY: Final = 6
"""Puzzles of a game that are kept waiting, for one to be near the player's rating."""

_FORGOTTEN: Final = timedelta(days=14)
"""The age from which one's own games hold puzzles: their results are no longer in one's mind."""

_NEAR: Final = 75
"""Points within which a puzzle is as hard as was wished."""

_LOOKED_AT: Final = 16
"""Puzzles that are looked at for one that is as hard as was wished."""

_MOST_SEEDS: Final = 400
"""Seeds after which a list of words is taken to have no puzzles."""

_GAMES_AT_ONCE: Final = {Source.ANY: 3, Source.GAMES: 30, Source.MADE_UP: 0}
"""Saved games that are looked through at a time."""

_NONE_IN_GAMES: Final = (
    "Your games have no puzzle for you now. They will, two weeks after you miss something."
)

_OWN: Final = 150
"""Points by which a puzzle from one's own games may be further off."""


@dataclass(frozen=True, slots=True)
class Need:
    """A request for puzzles, with what the store knows.

    Attributes:
        game: the name of the game.
        lexicon: the name or path of the words.
        rating: how hard it should be.
        named: whether that was asked for.
        reserve: the puzzles known.
        games: finished games that nobody has looked through yet, the newest first.
        seed: of puzzles that are made up.
        seeded: whether that was asked for: then the first puzzle it makes is wanted, however hard
            that is.
        ready: how many should be waiting afterwards; the one to be solved is not among them.
        preferred: the fingerprints of puzzles of which one is wanted; empty for any.
        source: where it comes from.
    """

    game: str
    lexicon: str
    rating: float
    named: bool = False
    reserve: Reserve = field(default=Reserve(), repr=False)
    games: tuple[SavedGame, ...] = field(default=(), repr=False)
    seed: int = 0
    seeded: bool = False
    ready: int = 1
    preferred: frozenset[str] = frozenset()
    source: Source = Source.ANY

    @property
    def seeks(self) -> bool:
        """Whether puzzles are looked at until one is about as hard as it should be."""
        return self.named or not self.seeded


@dataclass(frozen=True, slots=True)
class Supply:
    """The puzzles found for a request.

    Attributes:
        need: what was wanted.
        workshop: where it was made.
        found: new puzzles.
        looked_through: the saved games that were looked through, as the store names them.
    """

    need: Need
    workshop: Workshop = field(repr=False)
    found: tuple[Puzzle, ...]
    looked_through: tuple[str, ...]

    def keep(self, services: Services) -> None:
        """Put what was found into the store."""
        if self.found:
            services.games.puzzles.add(self.found, PUZZLE_DEVIATION)
        if self.looked_through:
            services.games.puzzles.look_through(self.looked_through)


@dataclass(frozen=True, slots=True)
class SetPuzzle:
    """A puzzle that was chosen, ready to be solved.

    Attributes:
        supply: what else was found.
        puzzle: the puzzle; new, or one of the reserve.
        problem: the same with its answer.
    """

    supply: Supply
    puzzle: Puzzle
    problem: Problem = field(repr=False)


def need_of(
    services: Services,
    game: str,
    lexicon: str | None = None,
    rating: float | None = None,
    *,
    seed: int | None = None,
    ready: int = 1,
    origin: Source = Source.ANY,
) -> Need:
    """Return what is wanted next; asks the store.

    Args:
        services: the app's services.
        game: the name of the game.
        lexicon: the name or path of the words; None for those of the settings.
        rating: how hard it should be; None for the player's own rating.
        seed: of puzzles that are made up; None for a fresh one.
        ready: how many should be waiting afterwards.
        origin: where it comes from.
    """
    puzzles = services.games.puzzles
    known = puzzles.ratings().get(game)
    own = Rated().rating if known is None else known.rating
    source = lexicon or services.settings.current.lexicon
    return Need(
        game,
        source,
        own if rating is None else rating,
        rating is not None,
        puzzles.reserve(game),
        tuple(_unseen_games(services, game, source, _GAMES_AT_ONCE[origin])),
        services.seed_of(seed),
        seed is not None,
        ready,
        source=origin,
    )


def _unseen_games(services: Services, game: str, lexicon: str, most: int) -> Iterator[SavedGame]:
    """Yield finished games of some words that were not looked through, as many as are at once."""
    known = services.games.puzzles.looked_through()
    latest = services.clock.now() - _FORGOTTEN
    unseen = (
        header
        for header in services.games.finished(game)
        if header.lexicon.name == lexicon
        and (header.updated is None or header.updated <= latest)
        and _source(header) not in known
    )
    for header in islice(unseen, most):
        try:
            yield services.games.load(header.id)
        except StoreError:
            continue


def _source(header: GameHeader) -> str:
    """Return what a saved game is called among what was looked through."""
    return f"game {header.id}"


def supply(
    services: Services, need: Need, report: Report, workshop: Workshop | None = None
) -> Supply:
    """Look for as many puzzles as are wanted; for a thread.

    Args:
        services: the app's services.
        need: what is wanted.
        report: called with the share done; an exception it raises stops the work.
        workshop: the one to use, if there is one already.

    Raises:
        LexiconError: the lexicon is not available.
    """
    shop = workshop or open_workshop(services, need, report)
    found: dict[str, Puzzle] = {}
    looked_through = []

    def keep(puzzles: Iterable[Puzzle]) -> None:
        for puzzle in puzzles:
            if puzzle.fingerprint not in need.reserve.known:
                found[puzzle.fingerprint] = puzzle

    waiting = _fitting(need.reserve.waiting, need, shop)
    for saved in need.games:
        report(0)
        # A damaged game, or one of other words, has no puzzles.
        with suppress(ArcadeError):
            keep(list(shop.of_game(saved, report)))
        looked_through.append(_source(saved.header))
    seeds = Random(need.seed)
    most = max(need.ready, _LOOKED_AT) if need.seeks else need.ready
    for _ in range(0 if need.source is Source.GAMES else _MOST_SEEDS):
        ready = [*waiting, *found.values()]
        near = need.seeks and any(abs(each.rating - need.rating) <= _NEAR for each in ready)
        if len(ready) >= most or (near and len(ready) >= need.ready):
            break
        report(min(1, len(ready) / most))
        puzzle = shop.made_up(seeds.getrandbits(32), report)
        keep([] if puzzle is None else [puzzle])
    return Supply(need, shop, tuple(found.values()), tuple(looked_through))


def open_workshop(services: Services, need: Need, report: Report) -> Workshop:
    """Return what makes the puzzles of a game about some words; for a thread.

    Raises:
        LexiconError: the lexicon is not available.
    """
    workshop: Workshop = KINDS[need.game].workshop.load()(services, need.lexicon, report)
    return workshop


def choose(
    services: Services, need: Need, report: Report, workshop: Workshop | None = None
) -> SetPuzzle:
    """Return the next puzzle: one that was begun, else the one nearest to the rating wanted.

    Call it in a thread.

    Args:
        services: the app's services.
        need: what is wanted.
        report: called with the share done; an exception it raises stops the work.
        workshop: the one to use, if there is one already.

    Raises:
        LexiconError: the lexicon is not available.
        UnavailableError: these words make no puzzle.
    """
    shop = workshop or open_workshop(services, need, report)
    begun = _fitting(need.reserve.begun, need, shop)
    if need.preferred:
        begun = [each for each in begun if each.fingerprint in need.preferred]
    if need.named:
        begun = [each for each in begun if abs(each.rating - need.rating) <= _NEAR]
    if chosen := _first_sound(begun, Supply(need, shop, (), ()), report):
        return chosen
    # Puzzles that wait may be damaged; then others are made.
    unaided = replace(need, reserve=replace(need.reserve, waiting=()))
    for wanted in (need, unaided):
        made = supply(services, wanted, report, shop)
        found = [each for each in made.found if need.source.admits(each.source)]
        waiting = _fitting(wanted.reserve.waiting, need, shop)
        fresh = sorted((*waiting, *found), key=lambda each: _distance(each, need))
        if chosen := _first_sound(fresh, made, report):
            return chosen
    done = _fitting(need.reserve.done, need, shop)
    if chosen := _first_sound(done, Supply(need, shop, (), ()), report):
        return chosen
    if need.source is Source.GAMES:
        raise UnavailableError(_NONE_IN_GAMES)
    raise UnavailableError(
        f"The words of '{shop.lexicon.name}' make no puzzle of this kind. Choose another lexicon."
    )


def _first_sound(puzzles: Iterable[Puzzle], made: Supply, report: Report) -> SetPuzzle | None:
    """Return the first puzzle that has one answer, as the solver proves; None if none has."""
    for puzzle in puzzles:
        problem = made.workshop.problem(puzzle, report)
        if problem is not None:
            return SetPuzzle(made, puzzle, problem)
    return None


def _distance(puzzle: Puzzle, need: Need) -> tuple[bool, float]:
    other = bool(need.preferred) and puzzle.fingerprint not in need.preferred
    return other, abs(puzzle.rating - need.rating) - (_OWN if puzzle.source else 0)


def _fitting(puzzles: Iterable[KnownPuzzle], need: Need, workshop: Workshop) -> list[Puzzle]:
    """Return those puzzles that are of the words, and from where they are wanted."""
    return [
        each.puzzle
        for each in puzzles
        if each.puzzle.lexicon.identity == workshop.lexicon.identity
        and need.source.admits(each.puzzle.source)
    ]


def known_puzzle(services: Services, chosen: SetPuzzle) -> KnownPuzzle:
    """Keep what was found, note that the chosen puzzle is met, and return it.

    Args:
        services: the app's services.
        chosen: the puzzle.
    """
    chosen.supply.keep(services)
    puzzles = services.games.puzzles
    known = puzzles.find(chosen.puzzle)
    if known is None:
        puzzles.add([chosen.puzzle], PUZZLE_DEVIATION)
        known = puzzles.find(chosen.puzzle)
    if known is None:
        raise StoreError("The puzzle can't be saved; see the notices on Home.")
    if not known.met or known.outcome is not None:
        puzzles.meet(known.id)
        known = puzzles.find(chosen.puzzle) or known
    return known
