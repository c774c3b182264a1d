"""Steps that journeys in the trainer have in common."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from textual.pilot import Pilot

from tests.screens.conftest import Until
from wordarcade.app import WordarcadeApp
from wordarcade.games.routes import TrainerRoute
from wordarcade.games.training.kinds import Kind
from wordarcade.games.training.trainer import Trainer
from wordarcade.screens.trainer.overview import TrainerScreen
from wordarcade.services import Services
from wordarcade.widgets.message_line import MessageLine


def put(services: Services, *cards: tuple[Kind, str]) -> Trainer:
    """Put cards into the deck."""
    trainer = Trainer(services, services.lexicons.open("arcade"))
    services.games.cards.add("arcade", "boggle", [(kind.value, word) for kind, word in cards])
    return trainer


def said(app: WordarcadeApp) -> str:
    """Return what the message line says."""
    return app.screen.query_one(MessageLine).message.text


@asynccontextmanager
async def at_trainer(
    services: Services, until: Until, *, size: tuple[int, int] = (80, 24)
) -> AsyncIterator[tuple[WordarcadeApp, Pilot[Any]]]:
    """Open the trainer and wait for its deck."""
    app = WordarcadeApp(services, TrainerRoute())
    async with app.run_test(size=size) as pilot:
        await until(pilot, lambda: isinstance(app.screen, TrainerScreen))
        yield app, pilot
