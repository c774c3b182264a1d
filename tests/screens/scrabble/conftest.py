"""Games of Scrabble on the screen, with racks that are known; computers answer at once."""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from threading import Event
from typing import Any

import pytest

from tests.engine.scrabble.games import ENGLISH, STANDARD, board
from tests.games.scrabble.sessions import session_of
from tests.screens.table import SitDown, Table
from wordarcade.app import WordarcadeApp
from wordarcade.engine.scrabble.bag import Bag
from wordarcade.engine.scrabble.config import ScrabbleConfig
from wordarcade.engine.scrabble.entry import read_move
from wordarcade.engine.scrabble.game import ScrabbleGame
from wordarcade.engine.scrabble.moves import Move
from wordarcade.engine.scrabble.rack import Rack
from wordarcade.games.routes import HomeRoute, ResumeRoute, Route
from wordarcade.players.scrabble.seating import read_players
from wordarcade.players.scrabble.static_bot import StaticBot
from wordarcade.screens.scrabble import bot_turns
from wordarcade.screens.scrabble.hand_over import HandOverScreen
from wordarcade.screens.scrabble.play import ScrabbleScreen
from wordarcade.screens.scrabble.results import ScrabbleResultsScreen
from wordarcade.services import Services
from wordarcade.support.progress import Report


@pytest.fixture(autouse=True)
def _without_a_beat(monkeypatch: pytest.MonkeyPatch) -> None:
    """Show what computers do as soon as they know it."""
    monkeypatch.setattr(bot_turns, "BEAT", 0)
    monkeypatch.setattr(bot_turns, "PAUSE", 0)


class SlowPlayer(StaticBot):
    """Thinks until it may answer, or until nobody waits for it any more."""

    may_answer = Event()

    def choose(self, game: ScrabbleGame, report: Report = lambda _: None) -> Move:
        """Return the computer's move, in the end."""
        while not SlowPlayer.may_answer.wait(0.01):
            report(0)
        return super().choose(game, report)


@pytest.fixture
def slow_player(monkeypatch: pytest.MonkeyPatch) -> Event:
    """Let computers think until the event is set."""
    SlowPlayer.may_answer = Event()
    monkeypatch.setattr("wordarcade.players.scrabble.opponents.StaticBot", SlowPlayer)
    return SlowPlayer.may_answer


@pytest.fixture
def sit_down(services: Services) -> SitDown:
    """Open the app on a game of `players`, as they are typed, or on `route`.

    The racks, the bag and the board may be given; else they are those of the seed, and moves,
    as they are typed, may have been made. A game with its own racks is not the one on record,
    and can neither be resumed nor reviewed.
    """

    @asynccontextmanager
    async def opened(
        players: str = "Ana,bot:club",
        racks: Sequence[str] = (),
        *,
        bag: str = "E" * 20,
        plays: tuple[str, ...] = (),
        moves: Sequence[str] = (),
        seed: int = 1,
        gcg: str = "",
        route: Route | None = None,
        size: tuple[int, int] = (80, 24),
        using: Services = services,
        **rules: Any,
    ) -> AsyncIterator[Table]:
        app = WordarcadeApp(using, route or HomeRoute())
        async with app.run_test(size=size) as pilot:
            table = Table(app, pilot)
            if route is None:
                lexicon = using.lexicons.open("arcade")
                config = ScrabbleConfig(read_players(players), STANDARD, ENGLISH, seed, **rules)
                session = session_of(using, config, lexicon, gcg=gcg)
                session.hold()
                if racks:
                    position = replace(
                        session.state.position,
                        board=board(*plays),
                        racks=tuple(map(Rack.of, racks)),
                        bag=Bag("", seed).with_back(bag),
                    )
                    session.state = replace(session.state, position=position)
                for text in moves:
                    game = session.state
                    session.apply(read_move(text, game.board, game.position.rack))
                await app.push_screen(ScrabbleScreen(using, session))
            if route is None or isinstance(route, ResumeRoute):
                shown = ScrabbleScreen | HandOverScreen | ScrabbleResultsScreen
                await table.until(lambda: isinstance(app.screen, shown))
            await pilot.pause()
            yield table

    return opened
