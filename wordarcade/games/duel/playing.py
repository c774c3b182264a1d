"""The next step of a duel: a turn, or the results of a round."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from wordarcade.games.duel.comparison import Comparison
from wordarcade.games.duel.match import Match, Pair, caption, order
from wordarcade.games.duel.terms import DuelTerms
from wordarcade.games.duel.turn import DuelTurn
from wordarcade.games.play import DuelPlay, GamePlay
from wordarcade.games.registry import Registry
from wordarcade.games.resuming import resumed
from wordarcade.games.routes import DuelRoute, HistoryRoute, ResumeRoute
from wordarcade.games.session import GameSession
from wordarcade.games.spec import GameSpec
from wordarcade.services import Services
from wordarcade.store.duels import DuelGame, DuelId, SavedDuel
from wordarcade.store.records import GameId, SavedGame
from wordarcade.support.errors import UnavailableError
from wordarcade.support.progress import Report

__all__ = ["Duel", "DuelId", "Prepared", "RoundResult", "WordToHide"]

AnySession = GameSession[Any, Any, Any]


@dataclass(frozen=True, slots=True)
class WordToHide:
    """A turn that waits for the word that the other player hides.

    Attributes:
        turn: whose turn it is to guess.
        setup: the choices of the game.
    """

    turn: DuelTurn
    setup: Any


Prepared = AnySession | WordToHide
"""A turn that is ready to be played, or for which a word is hidden first."""


@dataclass(frozen=True, slots=True)
class Duel:
    """A duel in play.

    Attributes:
        spec: the game.
        saved: the duel as it is saved.
        match: how it stands.
    """

    spec: GameSpec
    saved: SavedDuel
    match: Match

    @property
    def terms(self) -> DuelTerms:
        """The players and the number of rounds."""
        return self.match.terms

    @property
    def over(self) -> bool:
        """Whether nothing is left to be played."""
        return self.saved.over or self.match.over

    @property
    def next_turn(self) -> DuelTurn | None:
        """The turn that is to be played next; None if the match is over."""
        if self.over:
            return None
        round_ = self.match.next_round
        done = {each.player for each in self.saved.games if each.round == round_ and each.done}
        player = next(each for each in order(round_) if each not in done)
        return DuelTurn(self.terms, round_, player, self.saved.id)

    @property
    def last_round(self) -> int:
        """The last round that both have played; 0 before the first."""
        return max(self.match.points, default=0)

    @property
    def between_rounds(self) -> bool:
        """Whether a round was played to its end, and none is begun since."""
        begun = max((each.round for each in self.saved.games), default=0)
        return begun == self.last_round > 0

    def game(self, round_: int, player: int) -> DuelGame | None:
        """Return the game of a player in a round, if it is begun."""
        for each in self.saved.games:
            if (each.round, each.player) == (round_, player):
                return each
        return None


def play_of(spec: GameSpec) -> tuple[GamePlay[Any, Any], DuelPlay[Any, Any]]:
    """Return how a game is played, and how as a duel.

    Raises:
        UnavailableError: there are no duels in it.
    """
    play = spec.play.load()
    if play.duel is None:
        raise UnavailableError(f"There are no duels in {spec.title}.")
    return play, play.duel


def load(services: Services, games: Registry, duel_id: DuelId) -> Duel:
    """Return a duel.

    Raises:
        UnavailableError: there is none of this number, or this version cannot play it.
        StoreError: its games cannot be read.
    """
    saved = services.games.duels.load(duel_id)
    if saved is None:
        raise UnavailableError("This duel is gone.")
    spec = games[saved.game]
    _, duel = play_of(spec)
    points: dict[int, Pair] = {}
    for round_ in sorted({each.round for each in saved.games}):
        ids = {each.player: each.game_id for each in saved.games if _counts(each, round_)}
        if set(ids) == {0, 1}:
            first, second = (_points(services, duel, ids[player]) for player in (0, 1))
            points[round_] = first, second
    return Duel(spec, saved, Match(DuelTerms(saved.names, saved.rounds), points))


def _counts(game: DuelGame, round_: int) -> bool:
    return game.round == round_ and game.done and game.game_id is not None


def _points(services: Services, duel: DuelPlay[Any, Any], game_id: GameId | None) -> int:
    summary = None if game_id is None else services.games.load(game_id).header.summary
    return duel.points(summary or {})


def duel_of(services: Services, route: ResumeRoute) -> DuelRoute | None:
    """Return the route of the duel that a game is a turn of; None if it is none, or alone.

    While the duel is played, that is what comes next; later, the round that the game belongs to.
    """
    duel_id = services.games.duels.of_game(route.game_id)
    saved = None if duel_id is None else services.games.duels.load(duel_id)
    if saved is None:
        return None
    if route.back is None and not saved.over:
        return DuelRoute(saved.id)
    done = [each for each in saved.games if each.done]
    for round_ in {each.round for each in done if each.game_id == route.game_id}:
        if sum(each.round == round_ for each in done) == len(saved.names):
            back = route.back if isinstance(route.back, HistoryRoute) else None
            return DuelRoute(saved.id, round_, back=back)
    return None


# The next turn


def first_turn(
    services: Services, spec: GameSpec, setup: Any, terms: DuelTerms
) -> Callable[[Report], Prepared]:
    """Return what prepares the first turn of a new duel, in a thread.

    Args:
        services: the app's services.
        spec: the game.
        setup: the choices.
        terms: of the duel.

    Raises:
        UnavailableError: there are no duels in this game.
    """
    play, _ = play_of(spec)
    return opening(spec, terms, lambda report: play.begin(services, setup, report), setup)


def opening(
    spec: GameSpec, terms: DuelTerms, begin: Callable[[Report], AnySession], setup: Any
) -> Callable[[Report], Prepared]:
    """Return what prepares the first turn of a new duel by a session that is begun, in a thread.

    Args:
        spec: the game.
        terms: of the duel.
        begin: begins the game; not called where a word is hidden first.
        setup: the choices.

    Raises:
        UnavailableError: there are no duels in this game.
    """
    _, duel = play_of(spec)

    def prepare(report: Report) -> Prepared:
        turn = DuelTurn(terms)
        return WordToHide(turn, setup) if duel.hide else _as(turn, begin(report))

    return prepare


def following_turn(services: Services, duel: Duel) -> Callable[[Report], Prepared]:
    """Return what prepares the next turn of a duel that is not over, in a thread.

    Raises:
        UnavailableError: the duel is over, or a game is missing that the turn depends on.
        StoreError: such a game cannot be read.
    """
    turn = duel.next_turn
    if turn is None:
        raise UnavailableError("This duel is over.")
    play, played_as = play_of(duel.spec)
    begun = duel.game(turn.round, turn.player)
    if begun is not None:
        own = _load(services, begun)
        return lambda report: _as(turn, resumed(services, play, own, report))
    partner = duel.game(turn.round, 1 - turn.player)
    model = partner or duel.game(turn.round - 1, 0)
    if model is None:
        raise UnavailableError("This duel has no games.")
    before = _load(services, model)

    def prepare(report: Report) -> Prepared:
        session = resumed(services, play, before, report)
        if played_as.hide is not None:
            return WordToHide(turn, session.another.setup)
        if partner is not None:
            return _as(turn, session.again())
        return _as(turn, play.begin(services, session.another.setup, report))

    return prepare


def hidden_turn(
    services: Services, spec: GameSpec, waiting: WordToHide, word: object
) -> Callable[[Report], AnySession]:
    """Return what prepares the turn in which a hidden word is guessed, in a thread.

    Args:
        services: the app's services.
        spec: the game.
        waiting: the turn.
        word: the hidden word, as the game has it.

    Raises:
        UnavailableError: no words are hidden in this game.
    """
    hide = play_of(spec)[1].hide
    if hide is None:
        raise UnavailableError(f"No words are hidden in {spec.title}.")
    return lambda report: _as(waiting.turn, hide(services, waiting.setup, word, report))


def _as(turn: DuelTurn, session: AnySession) -> AnySession:
    session.duel = turn
    return session


def _load(services: Services, game: DuelGame) -> SavedGame:
    if game.game_id is None:
        raise UnavailableError("A game of this duel was deleted, so you can't continue it.")
    return services.games.load(game.game_id)


# The results of a round


@dataclass(frozen=True, slots=True)
class RoundResult:
    """A round that both have played.

    Attributes:
        round: which, from 1.
        comparison: what both have found.
        sessions: the finished games of both.
    """

    round: int
    comparison: Comparison
    sessions: tuple[AnySession, AnySession]


def result_of(services: Services, duel: Duel, round_: int) -> Callable[[Report], RoundResult]:
    """Return what compares the games of a round, in a thread.

    Raises:
        UnavailableError: not both have played it, or a game of it was deleted.
        StoreError: a game cannot be read.
    """
    play, played_as = play_of(duel.spec)
    games = [duel.game(round_, player) for player in (0, 1)]
    saved = [_load(services, game) for game in games if game is not None]
    if round_ not in duel.match.points:
        raise UnavailableError("Not both of you have played this round.")

    def compare(report: Report) -> RoundResult:
        first, second = (resumed(services, play, each, report) for each in saved)
        compared = played_as.compare(duel.terms.names, first, second)
        return RoundResult(round_, compared, (first, second))

    return compare


def settle(services: Services, duel: Duel, result: RoundResult) -> None:
    """Name both games of a round by its result, now that it may be told.

    A match that is over is not listed any more among games to continue.

    Raises:
        StoreError: that cannot be saved.
    """
    said = caption(duel.match, result.round)
    captions = {session.id: said for session in result.sessions}
    services.games.duels.settle(captions, duel.saved.id if duel.match.over else None)
