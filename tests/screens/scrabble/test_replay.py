"""Going through games turn by turn, on the screen."""

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from textual.containers import VerticalScroll
from textual.widgets import Input, Static

from tests.engine.scrabble.games import after, config_of, typed
from tests.engine.scrabble.notation.files import GAME, HEAD
from tests.games.scrabble.sessions import session_of
from tests.screens.conftest import ScreenCheck
from tests.screens.scrabble.test_solving import ENDING, SOLVED
from tests.screens.table import Table
from wordarcade.app import WordarcadeApp
from wordarcade.engine.scrabble.game import ScrabbleGame
from wordarcade.engine.scrabble.moves import EndGame, Pass
from wordarcade.engine.scrabble.sentences import place_text
from wordarcade.engine.scrabble.setup import ScrabbleSetup
from wordarcade.engine.scrabble.squares import read_name
from wordarcade.games.routes import HistoryRoute, NewGameRoute, ReplayRoute
from wordarcade.games.scrabble.best_turns import BestTurn
from wordarcade.games.scrabble.bots import Bots
from wordarcade.games.scrabble.finished import finished_game
from wordarcade.games.scrabble.notebook import Notebook
from wordarcade.games.scrabble.playing_on import start_of
from wordarcade.games.scrabble.position_editor import Sketch
from wordarcade.players.scrabble.adviser import move_of
from wordarcade.players.scrabble.analyst import MOST_BEST
from wordarcade.players.scrabble.simulation_rounds import Budget
from wordarcade.screens.ask_line import AskLineScreen
from wordarcade.screens.history.screen import HistoryScreen
from wordarcade.screens.home import HomeScreen
from wordarcade.screens.lens.screen import LensScreen
from wordarcade.screens.lens.side import LensColumn
from wordarcade.screens.menu import MenuScreen
from wordarcade.screens.palette import Palette
from wordarcade.screens.preparing import PreparingScreen
from wordarcade.screens.scrabble import position_plays
from wordarcade.screens.scrabble.best_plays import BestPlaysScreen
from wordarcade.screens.scrabble.chance_panel import ChancePanel
from wordarcade.screens.scrabble.found_plays import FoundPlays
from wordarcade.screens.scrabble.play import ScrabbleScreen
from wordarcade.screens.scrabble.position import PositionScreen
from wordarcade.screens.scrabble.position_plays import PositionPlays
from wordarcade.screens.scrabble.rack_switch import RackSwitch
from wordarcade.screens.scrabble.replay import ReplayScreen
from wordarcade.screens.scrabble.replay_side import ReplaySide
from wordarcade.screens.scrabble.results import ScrabbleResultsScreen
from wordarcade.screens.scrabble.setup import ScrabbleSetupScreen
from wordarcade.services import Services
from wordarcade.store.records import GameId
from wordarcade.support.progress import to_nobody
from wordarcade.widgets.board_to_edit import BoardToEdit
from wordarcade.widgets.chance_chart import ChanceChart
from wordarcade.widgets.long_list import LongList
from wordarcade.widgets.score_cards import ScoreCard, ScoreCards
from wordarcade.widgets.score_sheet import ScoreSheet
from wordarcade.widgets.scrabble_board import ScrabbleBoard
from wordarcade.widgets.tile_rack import TileRack

ODD = (
    GAME.replace("BU.L +12 78\n>bo: ?AEHLST", "BU.L +15 81\n>bo: ?AEHLST")
    .replace("-2 +0 78", "-2 +0 81")
    .replace(">bo: DLOZ - +0", ">bo DLOZ -")
)
"""The game with a play that earns too much, and a line that cannot be read."""


class ReplayTable(Table):
    """A game that is gone through."""

    @property
    def shown(self) -> ScrabbleBoard:
        """The board."""
        return self.app.screen.query_one(ScrabbleBoard)

    @property
    def rack(self) -> TileRack:
        """The rack."""
        return self.app.screen.query_one(TileRack)

    @property
    def cards(self) -> tuple[ScoreCard, ...]:
        """The cards of the players."""
        return self.app.screen.query_one(ScoreCards).cards

    @property
    def standing(self) -> dict[str, int]:
        """The points by name."""
        return {card.name: card.score for card in self.cards}

    @property
    def notes(self) -> str:
        """What stands under Notes."""
        return str(self.app.screen.query_one("#notes", Static).render())

    @property
    def own_note(self) -> str:
        """The player's own note."""
        return str(self.app.screen.query_one("#own-note", Static).render())

    @property
    def advice(self) -> str:
        """What the coach says."""
        return str(self.app.screen.query_one("#best", Static).render())

    async def analysed(self) -> None:
        """Wait until the coach has seen the game."""
        await self.until(lambda: "Going through" not in self.advice)


@asynccontextmanager
async def replay(
    services: Services, source: Path | GameId, size: tuple[int, int] = (80, 24)
) -> AsyncIterator[ReplayTable]:
    """Open the app on a game that is over."""
    app = WordarcadeApp(services, ReplayRoute("scrabble", source))
    async with app.run_test(size=size) as pilot:
        table = ReplayTable(app, pilot)
        await table.until(lambda: isinstance(app.screen, ReplayScreen))
        await pilot.pause()
        yield table


@pytest.fixture
def gcg(tmp_path: Path) -> Path:
    """A file of a game in which everything is in order."""
    return _written(tmp_path, GAME)


@pytest.fixture
def odd(tmp_path: Path) -> Path:
    """A file in which not everything is."""
    return _written(tmp_path, ODD)


def _written(folder: Path, text: str) -> Path:
    path = folder / "game.gcg"
    path.write_text(text, encoding="utf-8")
    return path


def on_record(services: Services, *moves: str) -> GameId:
    """Put a game of two on record, and return its number."""
    lexicon = services.lexicons.open("arcade")
    session = session_of(services, config_of(), lexicon)
    for move in moves:
        session.apply(typed(session.state, move))
    if session.is_over:
        session.close()
    return session.id


def covered(table: ReplayTable) -> str:
    """Return the tiles on the board, row by row."""
    return table.shown.board.tiles.replace(".", "")


async def test_arrows_go_from_turn_to_turn(services: Services, gcg: Path) -> None:
    """The board, the rack before the turn and the scores are those of the marked turn."""
    async with replay(services, gcg) as table:
        assert table.said == "8 turns. → next turn, ← previous turn."
        assert covered(table) == "NASTIER"
        await table.pilot.press("right")
        assert table.said == "Bo at D5: GOWN +8"
        assert covered(table) == "GOWNASTIER"
        assert table.shown.last == {read_name(name)[0] for name in ("D5", "D6", "D7")}
        assert "".join(tile.face for tile in table.rack.tiles) == "DGLOUW?"
        assert table.rack.used == (1, 3, 5)
        assert table.standing == {"Ana Lee": 66, "Bo": 8}
        assert [card.moves for card in table.cards] == [False, True]
        await table.pilot.press("left", "left")
        assert table.said == "Ana Lee at 8D: NASTIER +66"
        assert table.notes == "All seven,\non the first turn."


async def test_two_lists_on_a_rack(services: Services, gcg: Path) -> None:
    """The lens compares the words of the rack before the turn in sight."""
    async with replay(services, gcg) as table:
        await table.pilot.press("right", "l")
        lens = table.app.screen
        assert isinstance(lens, LensScreen)
        found: set[str] = set()

        def listed() -> bool:
            found.update(find.word for each in lens.query(LensColumn) for find in each.finds)
            return bool(found)

        await table.until(listed)
        assert {"gown", "glow"} <= found
        await table.pilot.press("escape")
        assert table.said == "Bo at D5: GOWN +8"


async def test_the_coach_has_a_word_on_each_turn(services: Services, gcg: Path) -> None:
    """Of a file, too: by the lexicon that it names; a line that is no turn has none."""
    async with replay(services, gcg, size=(120, 40)) as table:
        await table.analysed()
        close = (
            "≈ A bingo, and one of the best plays: 8H ANESTRI for 66 is worth 0.7 more, too close"
        )
        assert table.advice.startswith(close)
        assert "10th" not in table.advice
        (first, *_) = table.app.screen.query_one(ScoreSheet).lines
        assert (first.lost, first.hurts) == ("≈ 0.7", False)
        await table.pilot.press("right")
        assert "turn 2 of 8" in table.text
        lost, facts, why = table.advice.split("\n")
        (_, second, *_) = table.app.screen.query_one(ScoreSheet).lines
        assert (second.lost, second.hurts) == (lost.removesuffix(" points lost"), True)
        assert second.lost in table.text.replace(lost, "")
        assert lost.startswith("▼ ")
        assert lost.endswith(" points lost")
        assert "Bo wins " in facts
        assert why.startswith("7I WOULD for 26 was worth 17.9 more: it scores 18 more.")
        await table.pilot.press("b")
        assert any("GOWN" in play for play in await listed(table))
        await table.pilot.press("escape")
        chart = table.app.screen.query_one(ChanceChart)
        assert (len(chart.chances), chart.marked) == (12, 1)
        await table.pilot.press("right", "right")
        assert table.advice == "Ana Lee: withdrawn −12"


@pytest.mark.parametrize("size", [(60, 20), (80, 24), (200, 50)])
async def test_why_the_play_that_scores_most_is_not_the_best(
    services: Services, gcg: Path, size: tuple[int, int]
) -> None:
    """It is listed even if ten others are better, with the coach's reason below the list."""
    async with replay(services, gcg, size) as table:
        await table.analysed()
        await table.pilot.press("b")
        assert not any("▲" in play for play in await listed(table))
        assert "▲" not in table.text
        await table.pilot.press("escape", *["right"] * 4, "b")
        await listed(table)
        await table.pilot.press("end")
        marked = [line for line in table.text.split("\n") if "▲" in line]
        assert ["F3 kUDZUS" in line and "scores" not in line for line in marked].count(True) == 1
        told = " ".join(str(table.app.screen.query_one("#why", Static).render()).split())
        assert told == "▲ F3 kUDZUS scores 35, but QUOD keeps the blank."
        assert told[:16] in table.text
        if size[0] == 200:
            await table.pilot.press("escape")
            assert "★ best  ✓ played  ▲ top score" in table.text


@pytest.mark.parametrize("size", [(120, 40), (160, 45), (200, 50)])
async def test_the_chart_tells_what_its_signs_mean_and_counts_turns(
    services: Services, gcg: Path, size: tuple[int, int]
) -> None:
    """Beside its title or below it, as there is room; lines that are no turns have no number."""
    async with replay(services, gcg, size) as table:
        await table.analysed()
        panel = table.app.screen.query_one(ChancePanel)
        legend = "● Ana Lee  ○ Bo  ★ bingo  ▼ slip"
        assert legend in table.text
        assert {panel.fact, panel.foot} == {legend, ""}
        room = panel.chart.region
        rows = table.text.split("\n")[room.y : room.bottom]
        numbers = rows[-1][room.x : room.right].split()
        assert len(panel.chart.chances) == 12
        assert numbers[-1] == "8"


async def test_a_chance_without_room_for_its_chart_is_told(services: Services, gcg: Path) -> None:
    """In the border of the turns, after each of them, with what it was before."""
    async with replay(services, gcg, (80, 24)) as table:
        await table.analysed()
        for step in ((), ("right",)):
            await table.pilot.press(*step)
            assert re.search(r"─ Turns ─+ Ana Lee to win \d+% → \d+% ─", table.text)
        await table.pilot.resize_terminal(120, 40)
        await table.pilot.pause()
        assert "Ana Lee's chance to win" in table.text
        assert "Ana Lee to win" not in table.text


async def test_a_chart_of_many_turns_explains_the_signs_it_has(
    services: Services, tmp_path: Path
) -> None:
    """Those of bingos and slips alone."""
    turns = "".join(f">{nick}: AEINRST - +0 0\n" for nick in ("ana", "bo") * 12)
    async with replay(services, _written(tmp_path, HEAD + turns), (120, 40)) as table:
        await table.analysed()
        panel = table.app.screen.query_one(ChancePanel)
        assert (panel.fact or panel.foot) == "★ bingo  ▼ slip"


async def test_a_game_is_analysed_once(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    """When it is opened again, the coach needs no time."""
    session = session_of(services, config_of(), services.lexicons.open("arcade"))
    for move in ("pass",) * 6:
        session.apply(typed(session.state, move))
    session.close()
    async with replay(services, session.id) as table:
        await table.analysed()
        first = table.advice

    def never(*_: object) -> None:
        raise AssertionError

    monkeypatch.setattr(Bots, "analyse", never)
    async with replay(services, session.id) as table:
        await table.analysed()
        assert table.advice == first


async def test_a_challenged_play_comes_and_goes(services: Services, gcg: Path) -> None:
    """The board follows the turns in both directions, to the first and the last."""
    async with replay(services, gcg) as table:
        await table.pilot.press("down", "down")
        assert covered(table) == "GOBWUNASTIERL"
        await table.pilot.press("down")
        assert covered(table) == "GOWNASTIER"
        await table.pilot.press("end")
        assert table.said == "Ana Lee: time −10"
        await table.pilot.press("right", "space", "home", "left")
        assert covered(table) == "NASTIER"


async def test_a_click_goes_to_a_turn(services: Services, gcg: Path) -> None:
    """Every turn has a line of the sheet."""
    async with replay(services, gcg) as table:
        await table.pilot.click("ScoreSheet LongList", offset=(5, 2))
        assert table.said == "Ana Lee at J6: BURL +12"


async def test_the_last_play_lands_where_things_move(services: Services, gcg: Path) -> None:
    """Its tiles arrive one after the other."""
    async with replay(services, gcg) as table:
        table.app.animation_level = "full"
        seen: list[frozenset[int]] = []
        table.app.watch(table.shown, "arriving", lambda: seen.append(table.shown.arriving.away))
        await table.pilot.press("right")
        await table.until(lambda: len(seen) > 1 and not seen[-1])
        assert list(map(len, seen[1:])) == sorted(map(len, seen[1:]), reverse=True)


async def test_oddities_are_told_and_found(services: Services, odd: Path) -> None:
    """The message line says what there is, a key leads from one to the next and round again."""
    async with replay(services, odd) as table:
        assert table.said.startswith("2 of 12 lines break a rule. Press O to see them.")
        await table.pilot.press("o")
        assert (table.said[:8], covered(table)) == ("Line 13:", "GOBWUNASTIERL")
        assert table.notes == table.said
        await table.pilot.press("o")
        assert table.said.startswith("Line 17:")
        await table.pilot.press("o")
        assert table.said.startswith("Line 13:")


async def test_a_line_that_is_no_turn_is_told_once_beside_the_turns(
    services: Services, tmp_path: Path
) -> None:
    """The coach has nothing to say of it, and leaves it to the notes."""
    path = _written(tmp_path, f"{HEAD}>ana: AEINRST 8D NASTIER +66 66\n>bo: CAT 9Z CAT +5 5\n")
    async with replay(services, path, (200, 50)) as table:
        await table.analysed()
        await table.pilot.press("o")
        assert "9Z" in table.notes
        assert not table.advice


async def test_what_cannot_be_read_is_told_at_once(services: Services, tmp_path: Path) -> None:
    """A line that is no turn has no scene; there are no oddities to go to."""
    path = _written(tmp_path, f"hello\n{GAME}")
    async with replay(services, path) as table:
        assert table.said.startswith("Line 1 can't be read.")
        assert table.notes.startswith("Line 1 can't be read.")
        await table.pilot.press("o")
        assert covered(table) == "NASTIER"


async def test_a_file_without_turns_shows_an_empty_board(
    services: Services, tmp_path: Path
) -> None:
    """And no key does harm."""
    async with replay(services, _written(tmp_path, HEAD)) as table:
        await table.pilot.press("right", "left", "down", "end", "o", "n", "tab")
        assert (table.said, covered(table)) == ("0 turns. → next turn, ← previous turn.", "")


async def test_long_notes_can_be_scrolled(services: Services, tmp_path: Path) -> None:
    """By keys, back and forth."""
    path = _written(tmp_path, f"{HEAD}>ana: AEINRST 8D NASTIER +66 66\n" + "#note so\n" * 60)
    async with replay(services, path) as table:
        room = table.app.screen.query_one(VerticalScroll)
        panel = table.app.screen.query_one(ReplaySide).coach
        await table.until(lambda: panel.foot == "N ▾ more")
        await table.pilot.press("n")
        assert room.scroll_offset.y > 0
        await table.pilot.press("N")
        assert room.scroll_offset.y == 0
        while room.scroll_offset.y < room.max_scroll_y:
            await table.pilot.press("n")
        await table.until(lambda: panel.foot == "N ▴ top")
        await table.pilot.press("n")
        assert room.scroll_offset.y == 0


@pytest.mark.parametrize("size", [(160, 45), (200, 50)])
async def test_ten_best_plays_have_room_beside_the_turns(
    services: Services, tmp_path: Path, size: tuple[int, int]
) -> None:
    """Below them the one that was made, however long notes are: those scroll."""
    notes = "#note so\n" * 60
    path = _written(tmp_path, f"{HEAD}>ana: AEINRST 8D NASTIER +66 66\n{notes}")
    async with replay(services, path, size) as table:
        await table.analysed()
        side = table.app.screen.query_one(ReplaySide)
        plays = next(each for each in side.query(LongList) if not each.can_focus)
        assert plays.size.height >= 11
        assert all(panel.region for panel in (side.coach, side.query_one(ChanceChart)))


async def test_words_of_a_file_are_no_markup(services: Services, tmp_path: Path) -> None:
    """Brackets and escape codes in names, notes and titles are only text."""
    text = GAME.replace("Ana Lee", "[red]Ana[/]").replace("All seven", "[b]\x1b[31mAll[/b]")
    async with replay(services, _written(tmp_path, text)) as table:
        assert "[red]Ana[/]" in table.standing
        assert "[b]" in table.notes
        assert "\x1b" not in table.app.export_screenshot()


async def test_a_game_on_record_is_gone_through(services: Services) -> None:
    """All racks lie open once it is over; escape goes home."""
    game = on_record(services, "8H BEE", "J8 .LK", "exchange II", "end")
    async with replay(services, game) as table:
        await table.pilot.press("end")
        assert table.said == "Bob was left with DDIJMOU: −18."
        assert "".join(tile.face for tile in table.rack.tiles) == "DDIJMOU"
        await table.pilot.press("escape")
        await table.until(lambda: isinstance(table.app.screen, HomeScreen))


async def test_the_best_plays_of_a_turn_are_seen_on_the_board(services: Services) -> None:
    """B lists them, arrows show each of them, → goes on to the next turn, escape to the game."""
    game = on_record(services, "8H BEE", "J8 .LK", "exchange II", "end")
    async with replay(services, game) as table:
        await table.pilot.press("b")
        plays = await listed(table)
        assert "BEE" in plays[-1]  # as the one that was played, below the ten best
        await table.pilot.press("end")
        assert "⋯" in table.text  # for others that are better
        await table.pilot.press("home")
        assert len(plays) == 11
        cards = table.app.screen_stack[-2].query_one(ScoreCards)
        assert {card.score for card in cards.cards} == {0}  # as the board, before the turn
        equities = [float(play.split()[-2].replace("−", "-")) for play in plays]
        assert equities == sorted(equities, reverse=True)
        assert shown_word(table) in plays[0]
        await table.pilot.press("down")
        assert shown_word(table) in plays[1]
        await table.pilot.press("right")
        await table.until(lambda: "turn 2" in table.text)
        plays = await listed(table)
        assert shown_word(table) in plays[0]
        await table.pilot.press("escape")
        assert isinstance(table.app.screen, ReplayScreen)
        assert (covered(table), table.shown.draft) == ("BEELK", None)
        await table.pilot.press("end", "b")
        assert isinstance(table.app.screen, ReplayScreen)


async def test_best_plays_have_the_keys_of_the_editor(services: Services) -> None:
    """Ctrl+P shows all commands, F5 simulates in the editor, escape stops that and comes back."""
    game = on_record(services, "8H BEE", "J8 .LK", "exchange II", "end")
    async with replay(services, game, (120, 40)) as table:
        await table.pilot.press("b")
        await listed(table)
        assert "f5 Simulate" in table.text.splitlines()[-1]
        assert "^p More" in table.text.splitlines()[-1]
        await table.pilot.press("ctrl+p")
        await table.until(lambda: isinstance(table.app.screen, Palette))
        await table.pilot.press("escape")
        await table.until(lambda: isinstance(table.app.screen, BestPlaysScreen))
        await table.pilot.press("f5")
        await table.until(lambda: isinstance(table.app.screen, PositionScreen))
        await table.until(lambda: "Simulation ─" in table.text)
        await table.pilot.press("escape")
        await table.until(lambda: "F5 resumes it" in table.text)
        await table.pilot.press("escape")
        await table.until(lambda: isinstance(table.app.screen, BestPlaysScreen))
        await table.pilot.press("escape")
        await table.until(lambda: isinstance(table.app.screen, ReplayScreen))


@pytest.mark.parametrize(
    ("size", "told"),
    [
        ((80, 24), "│ ★ best  ✓ played  ≈ may be as good "),
        ((120, 40), "│ ↑↓ look  ★ best  ✓ played  ~ estimate "),
    ],
)
async def test_signs_among_best_plays_are_explained(
    services: Services, size: tuple[int, int], told: str
) -> None:
    """Whatever the plays are known by; where there is little room the key goes without saying."""
    first = BestTurn("8D QUIZ", 48, "AE", 51.5, 0.6, (), "QUIZ", made=False)
    turns = (
        (replace(first, solved=True), replace(first, solved=True, exact=False))
        if "~" in told
        else tuple(replace(first, error=error, iterations=9) for error in (1.0, 2.0))
    )
    game = on_record(services, "8H BEE", "J8 .LK", "exchange II", "end")
    async with replay(services, game, size) as table:
        place = table.app.screen.query_one(ReplaySide)
        screen = BestPlaysScreen("", turns, lambda _: None, place=lambda: place.place_for_plays)
        await table.app.push_screen(screen)
        await table.pilot.pause()
        assert told in table.text


async def test_best_plays_of_an_ending_are_solved(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    """F5 says so, and does it: the editor tells what it comes to."""
    monkeypatch.delattr(PositionPlays, "simulate")
    config = replace(config_of(), start=Sketch.of_cgp(ENDING).start)
    session = session_of(services, config, services.lexicons.open("arcade"))
    session.apply(typed(session.state, "13M EN"))
    session.apply(EndGame())
    session.close()
    async with replay(services, session.id, (120, 40)) as table:
        await table.pilot.press("b")
        await listed(table)
        assert "f5 Solve" in table.text.splitlines()[-1]
        await table.pilot.press("f5")
        await table.until(lambda: isinstance(table.app.screen, PositionScreen))
        await table.until(lambda: table.said == SOLVED)


async def test_all_that_was_solved_of_a_turn_is_its_list(services: Services) -> None:
    """The coach tells of it; the place is the same, for it counts the plays not listed as well."""
    config = replace(config_of(), start=Sketch.of_cgp(ENDING).start)
    session = session_of(services, config, services.lexicons.open("arcade"))
    session.apply(typed(session.state, "15E VOTER"))
    session.apply(EndGame())
    session.close()
    async with replay(services, session.id, (120, 40)) as table:
        await table.analysed()
        assert "24.0 points lost" in table.advice
        assert "6th best · " in table.advice
        await table.pilot.press("b")
        await listed(table)
        await table.pilot.press("f5")
        await table.until(lambda: isinstance(table.app.screen, PositionScreen))
        found = table.app.screen.query_one(FoundPlays)
        await table.until(lambda: len(found.turns) > MOST_BEST and found.turns[0].solved)
        await table.pilot.press("escape")
        await table.until(lambda: isinstance(table.app.screen, BestPlaysScreen))
        assert isinstance(table.app.screen, BestPlaysScreen)
        assert table.app.screen._turns == found.turns
        await table.pilot.press("escape")
        assert table.advice.endswith(SOLVED)
        assert "6th best · " in table.advice


def best_opening_on_record(services: Services) -> GameId:
    """Put a game on record that began with the best play, which tells of what was kept."""
    lexicon = services.lexicons.open("arcade")
    session = session_of(services, config_of(), lexicon)
    best = Bots(services.lexicons, lexicon).best(session.state, to_nobody)
    for move in (move_of(best), Pass(), EndGame()):
        session.apply(move)
    session.close()
    return session.id


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
async def test_a_simulation_infers_what_the_opponent_kept(
    services: Services, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    """Once it is switched on, by key or click, and from then on; it starts again at once.

    The switch is lit only over plays that rest on what was inferred.
    """
    monkeypatch.setattr(position_plays, "_BUDGET", Budget(iterations=60))
    async with replay(services, best_opening_on_record(services), size) as table:

        async def simulated(*keys: str, infers: bool) -> None:
            """Press keys, and wait for the end of a simulation."""
            await table.pilot.press(*keys)
            await table.until(lambda: isinstance(table.app.screen, PositionScreen))
            switch = table.app.screen.query_one(RackSwitch)
            await table.until(lambda: switch.infers == infers and " leads" in table.said)
            await table.until(lambda: "Simulating" not in table.said)

        await table.pilot.press("right", "b")
        await listed(table)
        await simulated("f5", infers=False)
        usual = table.app.screen.query_one(FoundPlays).turns
        switch = table.app.screen.query_one(RackSwitch)
        (chip,) = switch.chips
        play = table.app.screen_stack[-2].query_one(ScoreSheet).lines[0]
        assert (chip.fact, chip.on) == (f"from {play.place} {play.text}", False)
        assert f"F6 Infer rack from {play.place} {play.text}" in table.text
        await simulated("f6", infers=True)
        (chip,) = switch.chips
        assert chip.on
        assert re.search(r"F6 Infer rack \d+ of [\d,]+ (leaves )?fit", table.text)
        assert table.said.endswith(f" Their rack is inferred from {play.place} {play.text}.")
        inferred = table.app.screen.query_one(FoundPlays).turns
        assert inferred != usual
        await table.pilot.click(RackSwitch, offset=(3, 0))
        await simulated(infers=False)
        assert table.app.screen.query_one(FoundPlays).turns == usual
        await simulated("f6", infers=True)
        await table.pilot.press("escape")
        await table.until(lambda: isinstance(table.app.screen, BestPlaysScreen))
        await simulated("f5", infers=True)  # goes on with it
        goes_on = table.app.screen.query_one(FoundPlays).turns
        assert goes_on[0].iterations > inferred[0].iterations
        editor = table.app.screen
        assert isinstance(editor, PositionScreen)
        editor._change(editor._sketch.with_score(0, "1"))  # not simulated yet
        await table.until(lambda: "Simulation" not in table.text)
        (chip,) = editor.query_one(RackSwitch).chips
        assert not chip.on
        assert f"F6 Infer rack on, from {play.place} {play.text}" in table.text
        await simulated("f6", infers=True)  # what isn't lit is lit by its key
        table.app.screen.query_one(BoardToEdit).focus()
        await table.pilot.press("a")
        await table.pilot.pause()
        assert not table.app.screen.query_one(RackSwitch).display


async def test_the_coach_takes_a_simulation_into_account(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And the list of best plays shows its figures, until the game is left."""
    monkeypatch.setattr(position_plays, "_BUDGET", Budget(iterations=60))
    game = on_record(services, "8H BEE", "J8 .LK", "exchange II", "end")
    async with replay(services, game, (120, 40)) as table:
        await table.analysed()
        assert "24th best · Ann wins" in table.advice
        before = table.advice.replace("24th best · ", "")  # a simulation settles no place
        await table.pilot.press("b")
        await listed(table)
        await table.pilot.press("f5")
        await table.until(lambda: isinstance(table.app.screen, PositionScreen))
        await table.until(lambda: " leads" in table.said and "Simulating" not in table.said)
        await table.pilot.press("escape")
        await table.until(lambda: isinstance(table.app.screen, BestPlaysScreen))
        await table.pilot.pause()
        assert "±" in table.text
        assert "✓" in table.text
        await table.pilot.press("escape")
        await table.until(lambda: isinstance(table.app.screen, ReplayScreen))
        assert table.advice.startswith(before)
        assert "imulation" in table.advice.removeprefix(before)
        await table.pilot.press("right")
        assert "imulation" not in table.advice


async def test_nothing_is_inferred_where_no_last_play_is_known(services: Services) -> None:
    """Of the first turn; the key does nothing, and there is no switch."""
    async with replay(services, best_opening_on_record(services), (120, 40)) as table:
        await table.analysed()
        await table.pilot.press("e")
        await table.until(lambda: isinstance(table.app.screen, PositionScreen))
        await table.until(lambda: bool(table.app.screen.query_one(FoundPlays).turns))
        await table.pilot.press("f6")
        await table.pilot.pause()
        assert "Infer rack" not in table.text
        assert not services.session.infers
        assert "Simulating" not in table.said


async def test_the_list_stays_in_sight_until_the_simulation_has_figures(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The plays are those of the list, with the one that was made; F5 has begun at once."""
    monkeypatch.setattr(PositionPlays, "look", lambda *_, **__: None)
    monkeypatch.setattr(PositionPlays, "simulate", lambda *_, **__: None)
    game = on_record(services, "8H BEE", "J8 .LK", "exchange II", "end")
    async with replay(services, game, (120, 40)) as table:
        await table.pilot.press("b")
        await listed(table)
        best = table.app.screen
        assert isinstance(best, BestPlaysScreen)
        plays = best._turns
        await table.pilot.press("f5")
        await table.until(lambda: isinstance(table.app.screen, PositionScreen))
        await table.pilot.pause()
        found = table.app.screen.query_one(FoundPlays)
        assert found.turns == plays
        assert found.marked == plays[0]
        assert any(turn.made for turn in plays)
        assert "No plays yet" not in table.text
        assert table.said == "Simulating …"


async def test_to_play_on_is_offered_where_there_is_little_room(services: Services) -> None:
    """Beside the steps, the best plays, help and the way back."""
    async with replay(services, on_record(services, "8H BEE", "end"), (80, 24)) as table:
        keys = table.text.split("\n")[-1]
        names = ("← Previous", "→ Next", "Best plays", "Play on", "Back", "f1 Help")
        assert all(name in keys for name in names)


def marked_turns(table: ReplayTable) -> list[int]:
    """Return the turns that the sheet marks as noted."""
    sheet = table.app.screen.query_one(ScoreSheet)
    return [number for number, line in enumerate(sheet.lines) if line.noted]


@pytest.mark.parametrize("size", [(80, 24), (120, 40), (200, 50)])
async def test_the_words_on_every_turn_can_be_read(
    services: Services, gcg: Path, size: tuple[int, int]
) -> None:
    """They have the room that they need, or the key that scrolls them is shown."""
    async with replay(services, gcg, size) as table:
        await table.analysed()
        await table.pilot.pause()
        said = table.app.screen.query_one(VerticalScroll)
        panel = table.app.screen.query_one(ReplaySide).coach
        for _ in range(12):
            # The room is known only once the panel has been laid out.
            await table.until(lambda: bool(said.max_scroll_y) == bool(panel.foot))
            assert not said.max_scroll_y or size == (80, 24)
            await table.pilot.press("right")
            await table.pilot.pause()


async def test_a_note_is_kept_with_the_game(services: Services) -> None:
    """# writes one on the turn in sight; an empty one takes it away; the GCG file has it."""
    number = on_record(services, "8H BEE", "J8 .LK", "exchange II", "end")
    async with replay(services, number, (120, 40)) as table:
        assert table.own_note == ""
        await table.pilot.press("right", "number_sign", *"hold", "enter")
        await table.until(lambda: table.own_note == "✎ hold")
        assert table.said == "Note saved with the game."
        said = table.app.screen.query_one("#own-note").parent
        assert isinstance(said, VerticalScroll)
        assert said.children[0].id == "own-note"
        assert marked_turns(table) == [1]
        await table.pilot.press("left")
        await table.until(lambda: table.own_note != "✎ hold")
        await table.pilot.press("right", "number_sign")
        await table.until(lambda: isinstance(table.app.screen, AskLineScreen))
        assert table.app.screen.query_one(Input).value == "hold"
        await table.pilot.press("escape", "b")
        await listed(table)
        await table.pilot.press("number_sign")
        await table.until(lambda: isinstance(table.app.screen, AskLineScreen))
        await table.pilot.press("escape")
        await table.until(lambda: table.own_note == "✎ hold")
    async with replay(services, number, (120, 40)) as table:
        assert marked_turns(table) == [1]
        await table.pilot.press("right")
        await table.until(lambda: table.own_note == "✎ hold")
        game = finished_game(services, services.games.load(number), to_nobody)[0]
        assert b"\n#note hold\n" in Notebook(services.games, number).gcg(game).to_bytes()
        await table.pilot.press("number_sign", *["backspace"] * 4, "enter")
        await table.until(lambda: table.said == "Note removed.")
        assert marked_turns(table) == []
    assert services.games.notes.of(number) == {}


async def test_a_file_takes_no_notes(services: Services, gcg: Path) -> None:
    """What stands in a file is shown; nothing is written into it."""
    async with replay(services, gcg) as table:
        await table.pilot.press("number_sign")
        assert isinstance(table.app.screen, ReplayScreen)
        assert "# Note" not in table.text


async def listed(table: ReplayTable) -> list[str]:
    """Return the plays that are listed, as soon as they are."""

    def lines() -> list[str]:
        if not isinstance(table.app.screen, BestPlaysScreen):
            return []
        shown = table.app.screen.query_one(LongList)
        if not shown.size.width:
            return []
        return [shown.render_line(y).text.strip() for y in range(shown.virtual_size.height)]

    await table.until(lambda: bool(lines()))
    await table.pilot.pause()
    return [line for line in lines() if line not in {"", "⋯"}][:11]


def shown_word(table: ReplayTable) -> str:
    """Return the word that is laid on the board to look at, played tiles among it."""
    board = table.app.screen_stack[-2].query_one(ScrabbleBoard)
    assert board.draft is not None
    place = board.draft.place(board.board)
    assert place is not None
    return place_text(place, board.board)


async def test_a_game_that_goes_on_is_not_shown(services: Services) -> None:
    """The racks of a running game are secret."""
    app = WordarcadeApp(services, ReplayRoute("scrabble", on_record(services, "8H BEE")))
    assert "isn't over" in await _refused(app)


async def test_a_file_that_is_not_there_is_told(services: Services, tmp_path: Path) -> None:
    """In a sentence, with a way back."""
    app = WordarcadeApp(services, ReplayRoute("scrabble", tmp_path / "none.gcg"))
    assert "There is no file" in await _refused(app)


async def _refused(app: WordarcadeApp) -> str:
    """Return why a game is not shown, and leave."""
    async with app.run_test() as pilot:
        table = ReplayTable(app, pilot)

        def said() -> str:
            screen: Any = app.screen
            return str(screen.query(Static).first().render()) if screen.query(Static) else ""

        await table.until(lambda: "×" in said())
        sentence = said()
        assert isinstance(app.screen, PreparingScreen)
        await pilot.press("escape")
        await table.until(lambda: isinstance(app.screen, HomeScreen))
        return sentence


@pytest.mark.parametrize("size", [(80, 24), (200, 60)])
async def test_a_turn_in_every_room(
    services: Services, odd: Path, looks_same: ScreenCheck, size: tuple[int, int]
) -> None:
    """Board, rack, sheet and notes share whatever room there is."""
    async with replay(services, odd, size) as table:
        await table.analysed()
        await table.pilot.press(*["right"] * 5)
        await table.pilot.pause()
        looks_same(table.app)


async def test_a_file_is_asked_for_where_games_are_set_up(services: Services, odd: Path) -> None:
    """Its path is typed, and the game shown."""
    app = WordarcadeApp(services, NewGameRoute("scrabble", ScrabbleSetup()))
    async with app.run_test() as pilot:
        table = ReplayTable(app, pilot)
        await table.until(lambda: isinstance(app.screen, ScrabbleSetupScreen))
        await pilot.press("ctrl+g")
        await table.until(lambda: isinstance(app.screen, AskLineScreen))
        app.screen.query_one(Input).value = str(odd)
        await pilot.press("enter")
        await table.until(lambda: not table.shown.board.is_empty)


async def begun(table: ReplayTable, *keys: str) -> ScrabbleScreen:
    """Press keys of the replay, and return the game that they lead to."""
    await table.pilot.press(*keys)
    await table.until(lambda: isinstance(table.app.screen, ScrabbleScreen))
    await table.pilot.pause()
    screen = table.app.screen
    assert isinstance(screen, ScrabbleScreen)
    return screen


async def test_any_turn_can_be_played_on_from(services: Services) -> None:
    """With the position before it, against the level that is chosen; who moved is the person."""
    game = on_record(services, "8H BEE", "I5 MODEL", "pass", "pass", "end")
    async with replay(services, game) as table:
        await table.pilot.press("right", "p")
        await table.until(lambda: isinstance(table.app.screen, MenuScreen))
        assert "Novice" in table.text
        assert "before turn 2, with Bob's rack and points" in table.text
        await table.pilot.press("escape", "p")
        state = (await begun(table, "2")).session.state
        assert [player.level for player in state.config.players] == ["novice", None]
        assert (state.position.scores, state.position.rack.tiles) == ((10, 0), "DIKLMOU")
        assert state.config.teaches
        assert state.config.friendly
        assert "No turns since this position." in table.text
        assert table.said == "Played on from this position. Your turn."
        assert "esc Replay" in table.text
        await table.pilot.press("escape")
        await table.until(lambda: isinstance(table.app.screen, ReplayScreen))
        await table.until(lambda: "replay, turn 2 of 4" in table.text)


async def test_a_game_that_was_played_on_begins_with_its_points(services: Services) -> None:
    """The best plays of its first turn stand beside the points that it began with."""
    lexicon = services.lexicons.open("arcade")
    led = after(ScrabbleGame.begin(config_of(), lexicon), "8H BEE", "I5 MODEL")
    session = session_of(services, replace(config_of(), start=start_of(led)), lexicon)
    for move in ("pass", "end"):
        session.apply(typed(session.state, move))
    session.close()
    async with replay(services, session.id) as table:
        await table.pilot.press("b")
        await listed(table)
        cards = table.app.screen_stack[-2].query_one(ScoreCards).cards
        assert {card.name: card.score for card in cards} == {"Ann": 10, "Bob": 11}


async def test_each_escape_goes_back_a_step(services: Services) -> None:
    """From a game played on to the replay, to the results, to the list they were opened from."""
    number = on_record(services, "8H BEE", "I5 MODEL", "pass", "pass", "end")
    app = WordarcadeApp(services, HistoryRoute(number))
    async with app.run_test(size=(120, 40)) as pilot:
        table = ReplayTable(app, pilot)
        await table.until(lambda: isinstance(app.screen, HistoryScreen))
        await pilot.press("enter")
        await table.until(lambda: isinstance(app.screen, ScrabbleResultsScreen))
        await pilot.press("r")
        await table.until(lambda: isinstance(app.screen, ReplayScreen))
        await pilot.press("right", "p")
        await table.until(lambda: isinstance(app.screen, MenuScreen))
        await pilot.pause()
        assert "before turn 2, with Bob's rack and points" in table.text
        await begun(table, "enter")
        steps = (ReplayScreen, ScrabbleResultsScreen, HistoryScreen, HomeScreen)
        for step in steps:
            await pilot.press("escape")
            await table.until(partial(lambda kind: isinstance(app.screen, kind), step))
            await pilot.pause()


async def test_a_replay_opened_from_the_list_leads_back_to_it(services: Services) -> None:
    """Not to Home, which the list was opened from."""
    number = on_record(services, "8H BEE", "I5 MODEL", "pass", "pass", "end")
    app = WordarcadeApp(services, HistoryRoute(number))
    async with app.run_test(size=(120, 40)) as pilot:
        table = ReplayTable(app, pilot)
        await table.until(lambda: isinstance(app.screen, HistoryScreen))
        await pilot.press("r")
        await table.until(lambda: isinstance(app.screen, ReplayScreen))
        await pilot.press("escape")
        await table.until(lambda: isinstance(app.screen, HistoryScreen))


async def test_a_game_from_a_file_can_be_played_on(services: Services, gcg: Path) -> None:
    """The racks that the file does not tell are drawn."""
    async with replay(services, gcg) as table:
        shown = sorted(tile.face.strip() or "?" for tile in table.rack.tiles)
        state = (await begun(table, "p", "7")).session.state
        assert sorted(state.position.rack.tiles) == shown
        assert [len(rack.tiles) for rack in state.position.racks] == [7, 7]
        assert state.config.players[1].level == "expert"


async def test_what_is_no_turn_is_told_and_offers_only_what_works(services: Services) -> None:
    """The lines at the end of the sheet are none: nothing else could have been played there."""
    game = on_record(services, "8H BEE", "end")
    async with replay(services, game) as table:
        await table.analysed()
        keys = table.app.screen.active_bindings
        assert {"p", "b", "e"} <= keys.keys()
        await table.pilot.press("end")
        assert table.advice == table.said
        assert re.fullmatch(r"Bob was left with [A-Z?]+: −\d+\.", table.said)
        assert not {"p", "b", "e"} & table.app.screen.active_bindings.keys()
        await table.pilot.press("p", "b")
        assert isinstance(table.app.screen, ReplayScreen)


async def test_a_turn_can_be_edited(services: Services) -> None:
    """Its position, whoever was to move first; the replay is there again afterwards."""
    game = on_record(services, "8H BEE", "I5 MODEL", "pass", "pass", "end")
    async with replay(services, game) as table:
        await table.pilot.press("right", "e")
        await table.until(lambda: isinstance(table.app.screen, PositionScreen))
        await table.pilot.pause()
        rows = [each.value for each in table.app.screen.query(Input)]
        assert rows == ["DIKLMOU", "0", "", "10", "0"]  # the other rack could not be known
        assert "position before turn 2, Bob to move" in table.text
        found = table.app.screen.query_one(FoundPlays)
        await table.until(lambda: bool(found.turns))
        assert [turn.text for turn in found.turns if turn.made] == ["I5 MODEL"]
        assert found.marked == found.turns[0]
        await table.pilot.press("escape")
        assert isinstance(table.app.screen, ReplayScreen)


async def test_what_the_other_kept_counts_in_the_editor_too(services: Services) -> None:
    """The chances there are those of the list, and both say why; not once the position differs."""
    game = on_record(services, "8H BEE", "I5 MODEL", "pass", "pass", "end")
    async with replay(services, game, (120, 40)) as table:
        await table.analysed()
        await table.pilot.press("right", "b")
        best, *_ = await listed(table)
        assert "Chances to win allow for the tiles Ann kept." in table.text
        await table.pilot.press("escape", "e")
        await table.until(lambda: isinstance(table.app.screen, PositionScreen))
        found = table.app.screen.query_one(FoundPlays)
        await table.until(lambda: bool(found.turns))
        assert f"{found.turns[0].win:.0%}" == best.split()[-1]
        await table.until(lambda: "win: given what they kept" in table.text)
        await table.pilot.press("x")
        await table.until(lambda: bool(found.turns) and not found.held)
        assert "they kept" not in table.text


async def test_an_edited_turn_that_is_played_on_leads_back_to_the_replay(
    services: Services,
) -> None:
    """The game leads back to the editor, and that to the turn of the replay."""
    game = on_record(services, "8H BEE", "I5 MODEL", "pass", "pass", "end")
    async with replay(services, game) as table:
        await table.pilot.press("right", "e")
        await table.until(lambda: isinstance(table.app.screen, PositionScreen))
        await table.pilot.press("enter")
        await table.until(lambda: isinstance(table.app.screen, MenuScreen))
        await begun(table, "enter")
        await table.pilot.press("escape")
        await table.until(lambda: isinstance(table.app.screen, PositionScreen))
        await table.pilot.pause()
        assert "position before turn 2, Bob to move" in table.text
        await table.pilot.press("escape")
        await table.until(lambda: isinstance(table.app.screen, ReplayScreen))
        await table.until(lambda: "replay, turn 2 of 4" in table.text)
