"""The results of a game, and the keys there."""

from dataclasses import replace
from pathlib import Path

import pytest
from textual.content import Content

from tests.engine.scrabble.games import ENGLISH, STANDARD, board
from tests.games.scrabble.sessions import session_of
from tests.screens.scrabble.journeys import WHOLE_GAME, answered, game, rack, state, type_move
from tests.screens.table import SitDown, Table
from wordarcade.app import WordarcadeApp
from wordarcade.engine.scrabble.adjustments import Ending
from wordarcade.engine.scrabble.config import Player, ScrabbleConfig
from wordarcade.engine.scrabble.moves import EndGame, Pass
from wordarcade.engine.scrabble.notation.gcg_reader import load_gcg
from wordarcade.engine.scrabble.sentences import place_text
from wordarcade.engine.scrabble.start import Start
from wordarcade.games.routes import HomeRoute, ResumeRoute
from wordarcade.players.scrabble.play import Play
from wordarcade.screens.home import HomeScreen
from wordarcade.screens.scrabble.analysing import Analysing
from wordarcade.screens.scrabble.best_plays import BestPlaysScreen
from wordarcade.screens.scrabble.chance_panel import ChancePanel
from wordarcade.screens.scrabble.hand_over import HandOverScreen
from wordarcade.screens.scrabble.play import ScrabbleScreen
from wordarcade.screens.scrabble.replay import ReplayScreen
from wordarcade.screens.scrabble.results import ScrabbleResultsScreen
from wordarcade.screens.scrabble.worth_learning import WorthLearning
from wordarcade.services import Services
from wordarcade.support.progress import to_nobody
from wordarcade.widgets.score_cards import ScoreCards


async def results(table: Table) -> None:
    """Go on to the results, and wait until the game is reviewed."""
    await table.pilot.press("enter")
    await table.until(lambda: isinstance(table.screen, ScrabbleResultsScreen))
    await table.until(lambda: "Going through" not in table.text)
    await table.pilot.pause()


async def end(table: Table) -> None:
    """End the game for all."""
    await type_move(table, "end")
    await table.pilot.press("y")
    await table.pilot.pause()


def lines(table: Table) -> list[str]:
    """Return the lines right of the board, whole and column by column, without their frames."""
    rows = table.text.splitlines()
    parts = [
        row[first:last] for first, last in ((68, None), (68, 118), (118, None)) for row in rows
    ]
    return [" ".join(part.strip(" │").split("│")[0].split()) for part in parts]


async def test_figures(sit_down: SitDown) -> None:
    """Points, average, bingos and best plays of everybody, and what the tiles left cost."""
    async with sit_down(size=(160, 45)) as table:
        await type_move(table, "8g zin")
        await answered(table)
        played = state(table).sheet[1]
        game(table).turns.make(EndGame())
        await table.pilot.pause()
        ana, club = state(table).position.scores
        preview = " ".join(table.text.split())
        assert f"Ana led by {ana - club}." in preview
        assert "The game was ended early." in preview
        assert "Enter shows the results." in preview
        await results(table)
        told = lines(table)
        assert f"Ended early: Ana led by {ana - club}." in told
        assert not any("wins" in line for line in told)
        assert not any(card.leads for card in table.screen.query_one(ScoreCards).cards)
        first = told.index("Ana Club")
        assert [*told[first : first + 4], *told[first + 7 : first + 9]] == [
            "Ana Club",
            f"points {ana} {club}",
            f"per turn 24.0 {played.gain}.0",
            "bingos 0 0",
            f"best play 24 ZIN {played.gain} {played.words[0].upper()}",
            f"tiles left −{24 - ana} −{played.gain - club}",
        ]
        assert "No rating for a game ended early." in told


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
async def test_the_results_count_the_games_against_the_bot(
    sit_down: SitDown, size: tuple[int, int]
) -> None:
    """This one among them; not where several bots play."""
    async with sit_down(size=size) as table:
        await type_move(table, "resign")
        await table.pilot.press("y")
        await table.pilot.pause()
        await results(table)
        assert "0 of 1 won against Club" in table.text


async def test_a_game_without_a_rating_still_teaches(sit_down: SitDown, services: Services) -> None:
    """What was missed before a game was ended early comes back in the trainer."""
    async with sit_down(size=(120, 40), seed=7) as table:
        await table.pilot.pause()
        first = rack(table)
        game(table).turns.make(Pass())
        await answered(table)
        game(table).turns.make(EndGame())
        await results(table)
        cards = services.games.cards
        assert cards.decks("arcade") == {"scrabble": 1}
        (word,) = cards.words("arcade", "anagram")
        assert sorted(word) == sorted(first.lower())


async def test_ones_own_play_stands_below_those_that_score_most(services: Services) -> None:
    """In a puzzle, where it is none of them."""
    start = Start(board("8G CAT"), ("ADEGINS",), (0,), 0)
    config = ScrabbleConfig((Player("You"),), STANDARD, ENGLISH, 5, start=start, par=77)
    session = session_of(services, config, services.lexicons.open("arcade"))
    app = WordarcadeApp(services, HomeRoute())
    async with app.run_test(size=(120, 40)) as pilot:
        await app.push_screen(ScrabbleScreen(services, session))
        table = Table(app, pilot)
        await pilot.pause()
        await type_move(table, "i8 .ag")
        await results(table)
        owns = {line for line in lines(table) if "your play" in line}
        assert owns == {"5 I8 TAG your play"}


async def test_an_ending_too_long_stands_below(sit_down: SitDown) -> None:
    """In one piece, not in words at the end of one line and the start of the next."""
    async with sit_down("Anastasia Maria Rose,bot:club") as table:
        await type_move(table, "resign")
        await table.pilot.press("y")
        await table.pilot.pause()
        await results(table)
        assert [line[37:69].strip() for line in table.text.splitlines()[7:9]] == [
            "Club wins.",
            "Anastasia Maria Rose resigned.",
        ]
        await table.until(lambda: "You played no turn." in table.text)


@pytest.mark.parametrize(
    ("size", "told"),
    [
        ((160, 45), ("! 8G IN for 4. 8G ZIN for 24 was worth ", "! Exchanging Z. ")),
        ((120, 40), (" more than 8G IN.", " more than exchanging Z.")),
    ],
)
async def test_lessons(sit_down: SitDown, size: tuple[int, int], told: tuple[str, str]) -> None:
    """The turns of persons that cost most, each with what was better; in short if need be.

    They are told by their moves, as the sheet has them: it has no room for numbers.
    """
    async with sit_down(size=size) as table:
        await type_move(table, "8g in")
        await answered(table)
        await type_move(table, "exchange z")
        await answered(table)
        game(table).turns.make(EndGame())
        session = game(table).session
        session.state = replace(session.state, ending=Ending.SCORELESS)
        await results(table)
        text = " ".join(lines(table))
        assert " of 100 " in text
        assert all(each in text for each in told)
        assert table.screen.query_one(WorthLearning).foot == ""  # all of it is in sight


@pytest.mark.parametrize("size", [(60, 20), (80, 24)])
async def test_what_has_no_room_is_scrolled_to(sit_down: SitDown, size: tuple[int, int]) -> None:
    """Page by page, the key is named; at its end the same key scrolls the turns."""
    async with sit_down("You,bot:club", moves=WHOLE_GAME, size=size) as table:
        await results(table)
        learn, sheet = table.screen.query_one(WorthLearning), table.screen._sheet
        told = [Content(f"lesson {number} " + "of many words " * 12) for number in (1, 2, 3)]
        learn.show([*told, Content("The last word.")])
        await table.pilot.pause()
        assert "pgdn ▾ more" in table.text
        assert "The last word." not in table.text
        bottom = sheet._list.scroll_y
        for _ in range(12):
            if "pgdn" not in table.text:
                break
            await table.pilot.press("pagedown")
            await table.pilot.pause()
        assert "The last word." in table.text
        assert "pgup ▴ back" in table.text
        assert sheet._list.scroll_y == bottom
        for _ in range(12):
            await table.pilot.press("pageup")
        await table.pilot.pause()
        assert "lesson 1" in table.text
        assert sheet._list.scroll_y < bottom


async def test_why_nothing_can_be_learned_is_told(sit_down: SitDown) -> None:
    """Such as that the word list has gone."""
    async with sit_down() as table:
        await type_move(table, "resign")
        await table.pilot.press("y")
        await results(table)
        table.screen.on_analysing_failed(Analysing.Failed("The list is gone."))
        await table.pilot.pause()
        assert "The list is gone." in table.text


@pytest.mark.parametrize(
    ("turns", "told"),
    [
        (2, "Play at least 3 turns without hints"),
        (3, " of 100 over 3 turns without hints"),
    ],
)
async def test_the_rating_is_of_turns_without_hints(
    sit_down: SitDown, turns: int, told: str
) -> None:
    """It says over how many; without enough of them it says so."""
    async with sit_down(size=(160, 45)) as table:
        session = game(table).session
        session.first_hint(session.look_for_hint(session.state, to_nobody))
        for move in ("8g zin", *("pass",) * turns):
            await type_move(table, move)
            if move == "pass":
                await table.pilot.press("y")
            await answered(table)
        game(table).turns.make(EndGame())
        session.state = replace(session.state, ending=Ending.SCORELESS)
        await results(table)
        await table.until(lambda: told in table.text)
        assert "? lost in turns without hints" in table.text
        assert "0 to 100" not in table.text


@pytest.mark.parametrize("size", [(160, 45), (200, 50)])
async def test_the_chart_of_chances_tells_whose_they_are(
    sit_down: SitDown, size: tuple[int, int]
) -> None:
    """And what its signs mean, where there is no room for that beside the title, too."""
    async with sit_down("bot:club,Anastasia Maria", size=size) as table:
        await answered(table)
        await type_move(table, "pass")
        await table.pilot.press("y")
        await answered(table)
        game(table).turns.make(EndGame())
        await results(table)
        await table.until(lambda: "Going through" not in table.text)
        panel = table.screen.query_one(ChancePanel)
        assert panel.title in table.text
        told = panel.title.removeprefix("Anastasia Maria")
        assert told == ("'s chance to win" if size == (160, 45) else " to win")
        legend = panel.fact or panel.foot
        assert legend.endswith("★ bingo  ▼ slip")
        assert legend in table.text


@pytest.mark.parametrize("size", [(60, 20), (120, 40)])
@pytest.mark.parametrize("hinted", [False, True])
async def test_nothing_to_learn(sit_down: SitDown, hinted: bool, size: tuple[int, int]) -> None:
    """Who has made the best play has lost nothing; that is no praise for who was told it.

    That every turn had a hint is said once.
    """
    async with sit_down(size=size) as table:
        session = game(table).session
        found = session.look_for_hint(session.state, to_nobody)
        if hinted:
            session.first_hint(found)
        best = found.best
        assert isinstance(best, Play)
        await type_move(table, place_text(best.place, session.state.board))
        await answered(table)
        await end(table)
        await results(table)
        await table.until(lambda: "Going through" not in table.text)
        assert ("★ No turn lost a point." in table.text) != hinted
        assert table.text.count("Every turn had a hint.") == hinted
        assert "? lost in turns" not in table.text


async def test_a_clear_win_leads_to_the_next_level(sit_down: SitDown, services: Services) -> None:
    """One key plays it, the next set-up begins with it, and it is suggested only at the end."""
    async with sit_down("Ana,bot:regular", size=(80, 24)) as table:
        await type_move(table, "8g zin")
        await answered(table)
        game(table).turns.make(EndGame())
        session = game(table).session
        position = replace(session.state.position, scores=(400, 300))
        session.state = replace(session.state, position=position, ending=Ending.SCORELESS)
        await results(table)
        assert "A clear win. P plays Keen, the next level." in table.text
        assert "Play Keen" in table.text.splitlines()[-1]
        number = session.id
        await table.pilot.press("p")
        await table.until(lambda: isinstance(table.screen, ScrabbleScreen))
        assert [it.name for it in state(table).config.players] == ["Ana", "Keen"]
        assert services.settings.current.scrabble.players == "Ana,bot:keen"
    async with sit_down(route=ResumeRoute(number)) as table:
        assert not table.screen.check_action("next_level", ())


async def test_the_same_tiles_again(sit_down: SitDown) -> None:
    """The bag is the same, so that the racks are."""
    async with sit_down(seed=7) as table:
        first = rack(table)
        await end(table)
        await results(table)
        await table.pilot.press("s")
        await table.until(lambda: isinstance(table.screen, ScrabbleScreen))
        assert rack(table) == first
        assert state(table).moves == ()


async def test_another_game(sit_down: SitDown) -> None:
    """By the same choices, with other tiles."""
    async with sit_down("Ana,Bo") as table:
        await table.pilot.press("enter")
        await end(table)
        await results(table)
        await table.pilot.press("n")
        await table.until(lambda: isinstance(table.screen, HandOverScreen))
        assert [player.name for player in game(table).session.state.config.players] == ["Ana", "Bo"]


async def test_the_game_is_replayed_and_written(
    sit_down: SitDown, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Turn by turn, with the best plays at once by B, and to a file that is not there yet."""
    monkeypatch.chdir(tmp_path)
    async with sit_down() as table:
        await type_move(table, "8g zin")
        await answered(table)
        await end(table)
        await results(table)
        await table.pilot.press("r")
        assert isinstance(table.screen, ReplayScreen)
        await table.pilot.press("escape", "b")
        await table.until(lambda: isinstance(table.screen, BestPlaysScreen))
        await table.pilot.press("escape", "escape", "g", "enter")
        await table.pilot.pause()
        path = tmp_path / "scrabble.gcg"
        assert f"Wrote the game to {path}"[:60] in table.text
        assert [player.name for player in load_gcg(path).players] == ["Ana", "Club"]
        await table.pilot.press("g", *["backspace"] * 20)
        await table.pilot.press("escape", "escape")
        await table.until(lambda: isinstance(table.screen, HomeScreen))


async def test_a_game_played_on_has_no_file_and_no_rating(sit_down: SitDown) -> None:
    """It has no beginning that a file could tell."""
    start = Start(board("8G CAT"), ("ADEGINS", "ABDOQRT"), (31, 7), to_move=1)
    async with sit_down("Ana,Bo", start=start, moves=("H7 B.T", "end")) as table:
        await results(table)
        assert "no rating for a game played on" in table.text
        assert "Replay" in table.text
        assert not table.screen.check_action("export", ())
