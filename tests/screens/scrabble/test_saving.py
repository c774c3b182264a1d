"""Games that are saved, resumed after a kill at any phase of a turn, and written to a file."""

from contextlib import closing
from pathlib import Path

import pytest

from tests.screens.scrabble.conftest import SlowPlayer
from tests.screens.scrabble.journeys import (
    WHOLE_GAME,
    answered,
    game,
    laid,
    rack,
    remark,
    sit,
    state,
    type_move,
)
from tests.screens.table import SitDown
from wordarcade.engine.scrabble.config import ChallengeRule
from wordarcade.engine.scrabble.turns import Phase
from wordarcade.games.routes import HomeRoute, ResumeRoute
from wordarcade.games.scrabble.session import ScrabbleSession
from wordarcade.screens.home import HomeScreen
from wordarcade.screens.scrabble.hand_over import HandOverScreen
from wordarcade.screens.scrabble.play import ScrabbleScreen
from wordarcade.screens.scrabble.results import ScrabbleResultsScreen
from wordarcade.services import Services
from wordarcade.store.errors import StoreError
from wordarcade.store.games import GameStore
from wordarcade.store.records import GameId
from wordarcade.support.clock import ManualClock
from wordarcade.widgets.game_list import GameList
from wordarcade.widgets.score_cards import ScoreCards


def unfinished(services: Services) -> GameId:
    """Return the round that can be resumed."""
    (header,) = services.games.unfinished()
    return header.id


async def test_tiles_that_are_only_laid_are_not_on_record(
    sit_down: SitDown, services: Services, clock: ManualClock
) -> None:
    """After a kill the turn begins anew, with the time that it took, and the rack as arranged."""
    async with sit_down(clock_ms=60_000) as table:
        await table.pilot.press("ctrl+s")
        shuffled = rack(table)
        await table.pilot.press(*"zin")
        clock.advance(20)
        assert len(laid(table)) == 3
    clock.advance(999)
    with closing(GameStore(services.locations.games_database, clock)) as rounds:
        using = services._replace(games=rounds)
        async with sit_down(route=ResumeRoute(unfinished(services)), using=using) as table:
            assert laid(table) == {}
            assert rack(table) == shuffled != "IINRSUZ"
            assert table.clock == "Ana 0:40"


async def test_a_game_goes_on_with_the_next_person(sit_down: SitDown, services: Services) -> None:
    """Whoever opens it again, the rack is covered until that player is there."""
    async with sit_down("Ana,Bo") as table:
        await sit(table)
        await type_move(table, "8g zin")
        assert isinstance(table.screen, HandOverScreen)
    async with sit_down(route=ResumeRoute(unfinished(services))) as table:
        assert isinstance(table.screen, HandOverScreen)
        assert "Over to Bo" in table.text
        assert rack(table) == ""
        await sit(table)
        assert "".join(sorted(rack(table))) == state(table).rack(1).tiles


async def test_who_comes_back_reads_the_last_turns(sit_down: SitDown, services: Services) -> None:
    """On the cover, with the challenge that is offered, and in the messages."""
    players, rule = "Ana,Bo", ChallengeRule.FIVE_POINT
    async with sit_down(players, challenge=rule) as table:
        await sit(table)
        await type_move(table, "8g zin")
    async with sit_down(route=ResumeRoute(unfinished(services)), size=(120, 40)) as table:
        assert "Ana played ZIN for 24." in table.text
        assert "f5  challenge it first" in table.text
        said = [message.text for message in game(table).message_line.history]
        assert said == ["Ana played ZIN for 24."]


async def test_a_computer_thinks_again(
    sit_down: SitDown, services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A thought that was not finished is not on record."""
    with monkeypatch.context() as patched:
        patched.setattr("wordarcade.players.scrabble.opponents.StaticBot", SlowPlayer)
        SlowPlayer.may_answer.clear()
        async with sit_down() as table:
            await type_move(table, "8g zin")
            assert game(table).session.thinking
    async with sit_down(route=ResumeRoute(unfinished(services))) as table:
        await answered(table)
        assert [line.player for line in game(table).scores.sheet.lines] == [0, 1]


async def test_a_phony_can_be_challenged_after_a_kill(
    sit_down: SitDown, services: Services
) -> None:
    """The play is still in doubt."""
    async with sit_down("Ana,Bo", challenge=ChallengeRule.DOUBLE) as table:
        await sit(table)
        await type_move(table, "8g zir")
    async with sit_down(route=ResumeRoute(unfinished(services))) as table:
        await sit(table)
        await table.pilot.press("f5", "y")
        await table.pilot.pause()
        assert state(table).board.is_empty


async def test_the_last_play_is_in_doubt_after_a_kill(
    sit_down: SitDown, services: Services
) -> None:
    """The next player is still to accept or challenge it."""
    *moves, last = WHOLE_GAME
    async with sit_down("Ana,Bo", moves=moves, challenge=ChallengeRule.SINGLE) as table:
        await sit(table)
        await type_move(table, last)
        assert state(table).phase is Phase.LAST_CHALLENGE
    async with sit_down(route=ResumeRoute(unfinished(services))) as table:
        await sit(table)
        assert remark(table) == "the last play: enter accepts it · f5 challenges it"
        await table.pilot.press("enter")
        await table.pilot.pause()
        assert state(table).phase is Phase.OVER


async def test_a_game_that_ends_is_finished(sit_down: SitDown, services: Services) -> None:
    """Its record is closed, and opened again it shows the results."""
    async with sit_down("bot:club,bot:novice") as table:
        await table.until(lambda: state(table).phase is Phase.OVER)
        final = state(table).position.scores
        await table.pilot.press("enter")
        await table.until(lambda: isinstance(table.screen, ScrabbleResultsScreen))
    (header,) = services.games.finished("scrabble")
    async with sit_down(route=ResumeRoute(header.id)) as table:
        assert isinstance(table.screen, ScrabbleResultsScreen)
        cards = table.screen.query_one(ScoreCards).cards
        assert tuple(card.score for card in cards) == final
    assert services.games.finished("scrabble") == (header,)


async def test_a_game_killed_between_its_end_and_its_record_is_finished(
    sit_down: SitDown, services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Resuming closes the record."""
    with monkeypatch.context() as patched:
        patched.setattr(ScrabbleSession, "close", lambda _: None)
        async with sit_down() as table:
            await type_move(table, "end")
            await table.pilot.press("y")
            await table.pilot.pause()
    async with sit_down(route=ResumeRoute(unfinished(services))) as table:
        assert table.said.startswith("The game was ended early.")
    assert len(services.games.finished("scrabble")) == 1


async def test_a_game_that_cannot_be_closed_is_told_when_it_is_opened(
    sit_down: SitDown, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What fails while the screen is mounted is no secret."""

    def refuse(*_: object, **__: object) -> None:
        raise StoreError("The disk is full.")

    monkeypatch.setattr(GameStore, "finish", refuse)
    async with sit_down(moves=["end"]) as table:
        assert table.said == "The disk is full."


async def test_the_home_screen_tells_how_the_game_stands(
    sit_down: SitDown, services: Services
) -> None:
    """Scores, and whose turn it is; from there the game goes on."""
    async with sit_down() as table:
        await type_move(table, "8g zin")
        await answered(table)
        club = state(table).position.scores[1]
        await table.pilot.press("escape")
        await table.until(lambda: isinstance(table.screen, HomeScreen))
        assert f"Ana 24, Club {club}" in table.text
    async with sit_down(route=HomeRoute()) as table:
        assert table.screen.query_one(GameList).has_focus
        await table.pilot.press("enter")
        await table.until(lambda: isinstance(table.screen, ScrabbleScreen))
        assert state(table).position.scores == (24, club)


async def test_a_game_that_another_process_plays_is_let_go(
    sit_down: SitDown, services: Services
) -> None:
    """Whoever comes second is told, and the game stays as the first left it."""
    async with sit_down() as table:
        services.games.record(unfinished(services), 0, {"move": "pass"}, 5)
        await type_move(table, "8g zin")
        assert "moved on in another window" in table.said
        await table.pilot.press(*"zin", "ctrl+x", "ctrl+e", "ctrl+s", "ctrl+z")
        assert table.screen is game(table)
        assert state(table).moves == ()


async def test_a_game_is_written_to_its_file(sit_down: SitDown, tmp_path: Path) -> None:
    """After every move; where something else lies there, beside it."""
    path = tmp_path / "game.gcg"
    async with sit_down(gcg=str(path)) as table:
        await type_move(table, "8g zin")
        await answered(table)
        text = path.read_text(encoding="utf-8")
        assert ">Ana: IINRSUZ 8G ZIN +24 24" in text
        assert ">Club: " in text
        path.unlink()
        path.mkdir()
        await table.pilot.press("f4", "y")
        await answered(table)
        said = [message.text for message in game(table).message_line.history]
        assert any(text.startswith(f"Another file is at {path} now.") for text in said)
        assert len(state(table).moves) == 4
