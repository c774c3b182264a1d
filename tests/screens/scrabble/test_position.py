"""The position editor on the screen."""

import re
from dataclasses import replace

import pytest
from textual import events
from textual.widgets import Input, OptionList

from tests.screens.scrabble.journeys import game
from tests.screens.table import SitDown, Table
from wordarcade.engine.scrabble.config import ChallengeRule
from wordarcade.engine.scrabble.setup import ScrabbleSetup
from wordarcade.engine.scrabble.squares import name_of
from wordarcade.games.routes import NewGameRoute
from wordarcade.games.scrabble.position_editor import Sketch, lines_of_cgp
from wordarcade.players.scrabble.seating import read_players
from wordarcade.players.scrabble.simulation_rounds import Budget
from wordarcade.screens.ask_line import AskLineScreen
from wordarcade.screens.confirm import ConfirmScreen
from wordarcade.screens.copied import CopiedScreen
from wordarcade.screens.menu import MenuScreen
from wordarcade.screens.scrabble import position_plays
from wordarcade.screens.scrabble.play import ScrabbleScreen
from wordarcade.screens.scrabble.position import PositionScreen
from wordarcade.screens.scrabble.position_sentences import STILL_LOOKING, why_none
from wordarcade.screens.scrabble.setup import ScrabbleSetupScreen
from wordarcade.widgets.board_to_edit import BoardToEdit
from wordarcade.widgets.long_list import LongList

ASK = NewGameRoute("scrabble", ScrabbleSetup(challenge=ChallengeRule.FIVE_POINT, teacher=True))
CGP = "15/15/15/15/15/15/15/6CaT6/15/15/15/15/15/15/15 AEINRST/QZ 31/7 2"
HIGHEST = (
    "15/15/15/15/10K4/9FUROR1/8T1G4/7RACED3/8X1L4/8O6/5BEEN6/2BEVOR8/15/15/15 EEIIQUW/ 67/50 0"
)
"""A position in which QI scores most, and is not the best."""


def tiles(table: Table) -> dict[str, str]:
    """Return the tiles on the board, by the names of their squares."""
    shown = table.screen.query_one(BoardToEdit).board.tiles
    return {name_of(square): tile for square, tile in enumerate(shown) if tile != "."}


def typed(table: Table) -> list[str]:
    """Return what stands in the rows."""
    return [each.value for each in table.screen.query(Input)]


async def paste(table: Table, text: str) -> None:
    """Paste a text."""
    table.screen.post_message(events.Paste(text))
    await table.pilot.pause()


async def edit(table: Table) -> None:
    """Open the editor from the set-up."""
    await table.pilot.press("ctrl+o")
    await table.until(lambda: isinstance(table.screen, PositionScreen))
    await table.pilot.pause()


@pytest.mark.parametrize("size", [(60, 20), (120, 40)])
async def test_a_position_is_typed_and_played_on(sit_down: SitDown, size: tuple[int, int]) -> None:
    """Tiles on the board, a rack; the best plays follow, and each is seen on the board."""
    async with sit_down(route=ASK, size=size) as table:
        await edit(table)
        await table.pilot.press(*"Qu", "?", "i", "z", "a", "backspace", "left", "delete")
        await table.pilot.pause()
        assert tiles(table) == {"H8": "Q", "I8": "U", "J8": "i"}
        await table.pilot.press("z", "down", "space", *"ap", "ctrl+z")
        await table.pilot.pause()
        assert tiles(table) == {"H8": "Q", "I8": "U", "J8": "i", "K8": "Z", "L9": "A"}
        await table.pilot.press("ctrl+z", "tab", *"aeinrs?")
        await table.until(lambda: "114" in table.text)
        await table.pilot.press(*["tab"] * 5)
        found = table.screen.query_one(LongList)
        assert found.has_focus
        board = table.screen.query_one(BoardToEdit)
        assert board.draft is not None
        first = board.draft.tiles
        await table.pilot.press("down")
        await table.pilot.pause()
        assert board.draft.tiles != first
        await table.pilot.press("enter")
        await table.until(lambda: isinstance(table.screen, MenuScreen))
        await table.pilot.press("7")
        await table.until(lambda: isinstance(table.screen, ScrabbleScreen))
        state = game(table).session.state
        assert state.position.rack.tiles == "AEINRS?"
        assert [player.level for player in state.config.players] == [None, "expert"]


async def test_a_game_leads_back_to_the_position_it_was_played_on_from(sit_down: SitDown) -> None:
    """With its edits, which are not lost without a question; the set-up is behind it, as before."""
    against = replace(ASK.setup, players=read_players("You,bot:expert"))
    async with sit_down(route=ASK._replace(setup=against), size=(120, 40)) as table:
        await edit(table)
        await table.pilot.press(*"qi", "tab", *"aeinrst", "enter", "enter")
        await table.until(lambda: isinstance(table.screen, MenuScreen))
        await table.pilot.press("enter")
        await table.until(lambda: isinstance(table.screen, ScrabbleScreen))
        await table.pilot.pause()
        players = game(table).session.state.config.players
        assert [player.level for player in players] == [None, "expert"]
        assert "esc Editor" in table.text
        await table.pilot.press("escape")
        await table.until(lambda: isinstance(table.screen, PositionScreen))
        await table.pilot.pause()
        assert tiles(table) == {"H8": "Q", "I8": "I"}
        assert typed(table)[0] == "AEINRST"
        await table.pilot.press("escape")
        await table.until(lambda: isinstance(table.screen, ConfirmScreen))
        await table.pilot.press("y")
        await table.until(lambda: isinstance(table.screen, ScrabbleSetupScreen))
        assert "five-point" in table.text


async def test_enter_is_done_with_a_field_before_it_plays_on(sit_down: SitDown) -> None:
    """The rack stands there in capitals, as on the board small letters are blanks."""
    async with sit_down(route=ASK, size=(120, 40)) as table:
        await edit(table)
        await table.pilot.press("tab", *"aein", "left", *"rs?")
        await table.pilot.pause()
        assert typed(table)[0] == "AEIRS?N"
        assert "Done" in table.text
        assert "Play on" not in table.text
        await table.pilot.press("enter")
        await table.pilot.pause()
        assert table.screen.query_one(BoardToEdit).has_focus
        assert "Play on" in table.text
        await table.pilot.press("enter")
        await table.until(lambda: isinstance(table.screen, MenuScreen))


async def test_a_pasted_position_fills_everything(sit_down: SitDown) -> None:
    """On the board as in a row; a text that is none is refused, and undo goes back."""
    async with sit_down(route=ASK) as table:
        await edit(table)
        await paste(table, CGP)
        assert tiles(table) == {"G8": "C", "H8": "a", "I8": "T"}
        assert typed(table) == ["AEINRST", "31", "QZ", "7", "2"]
        await table.pilot.press("ctrl+z")
        await table.pilot.pause()
        assert (tiles(table), typed(table)) == ({}, ["", "0", "", "0", "0"])
        await paste(table, "cat")
        assert "A CGP has" in table.said
        await table.pilot.press("tab")
        table.screen.query_one(Input).value = CGP
        await table.pilot.pause()
        await table.pilot.pause()
        assert typed(table) == ["AEINRST", "31", "QZ", "7", "2"]
        await table.pilot.press("escape")
        assert isinstance(table.screen, ScrabbleSetupScreen)


async def test_a_blank_is_laid_as_in_play(sit_down: SitDown) -> None:
    """Shift alone makes none; a key before the letter does, and escape puts it back."""
    async with sit_down(route=ASK) as table:
        await edit(table)
        await table.pilot.press("C", "question_mark")
        assert table.said == "Type the letter that the blank stands for."
        await table.pilot.press("A", "t", "ctrl+b", "s", "number_sign", "escape", "e")
        await table.pilot.pause()
        assert tiles(table) == {"H8": "C", "I8": "a", "J8": "T", "K8": "s", "L8": "E"}


async def test_escape_asks_before_edits_are_lost(sit_down: SitDown) -> None:
    """Once; what was copied or taken back is not lost."""
    async with sit_down(route=ASK) as table:
        await edit(table)
        await table.pilot.press("a", "escape")
        assert isinstance(table.screen, ConfirmScreen)
        await table.pilot.press("n")
        assert tiles(table) == {"H8": "A"}
        await table.pilot.press("ctrl+y")
        await table.until(lambda: isinstance(table.screen, CopiedScreen))
        await table.pilot.press("escape", "b", "ctrl+z", "escape")
        assert isinstance(table.screen, ScrabbleSetupScreen)
        await edit(table)
        await table.pilot.press("a", "escape", "y")
        assert isinstance(table.screen, ScrabbleSetupScreen)


@pytest.mark.parametrize("size", [(60, 20), (120, 40)])
async def test_a_position_is_copied_and_shown(sit_down: SitDown, size: tuple[int, int]) -> None:
    """What is copied makes the same position again, and so does what stands on the screen."""
    async with sit_down(route=ASK, size=size) as table:
        await edit(table)
        await paste(table, CGP)
        await table.pilot.press("z", "ctrl+y")
        await table.until(lambda: isinstance(table.screen, CopiedScreen))
        copied = table.app.clipboard
        assert copied == str(Sketch.of_cgp(copied).cgp) + " lex arcade;"
        lines = lines_of_cgp(copied)
        assert all(line in table.text for line in lines)
        assert Sketch.of_cgp("\n".join(lines)) == Sketch.of_cgp(copied)
        await table.pilot.press("escape", "ctrl+z", "ctrl+z")
        await table.until(lambda: not tiles(table))


async def test_what_no_field_takes_is_not_left_there(sit_down: SitDown) -> None:
    """A number stays one, and Enter leaves the complaint behind."""
    async with sit_down(route=ASK) as table:
        await edit(table)
        inputs = list(table.screen.query(Input))
        await table.pilot.press("tab", "tab", *"12a")
        await table.pilot.pause()
        assert table.said == "Points are a whole number, 9,999 at most."
        await table.pilot.press(*"-5")
        await table.pilot.pause()
        assert inputs[1].value == "125"
        await table.pilot.press(*["tab"] * 3, *"9rst?")
        await table.pilot.pause()
        assert inputs[4].value == ""
        assert table.said.startswith("Type 0 to 5")
        await table.pilot.press("enter")
        await table.pilot.pause()
        assert table.screen.query_one(BoardToEdit).has_focus
        assert not table.said.startswith("Type 0 to 5")


async def test_scoreless_turns_count_on(sit_down: SitDown) -> None:
    """Those of a pasted position go into the game, and so do those typed over them."""
    async with sit_down(route=ASK) as table:
        await edit(table)
        await paste(table, CGP)
        await table.pilot.press(*["tab"] * 5, "backspace", "6")
        await table.pilot.pause()
        assert table.said == "Type 0 to 5: after 6 scoreless turns in a row a game ends."
        await table.pilot.press("backspace", "4", "enter", "enter")
        await table.until(lambda: isinstance(table.screen, MenuScreen))
        assert "undo and coach on · no challenges · no clock" in table.text
        assert table.screen.query_one(OptionList).highlighted == 2  # Casual
        await table.pilot.press("7")
        await table.until(lambda: isinstance(table.screen, ScrabbleScreen))
        assert game(table).session.state.position.scoreless == 4
        config = game(table).session.state.config
        assert config.friendly
        assert (config.challenge, config.teacher) == (ChallengeRule.VOID, True)


async def test_what_cannot_be_is_told(sit_down: SitDown) -> None:
    """Too many tiles, a rack that is none, nothing to undo; nobody plays on from that."""
    async with sit_down(route=ASK) as table:
        await edit(table)
        await table.pilot.press("ctrl+z")
        assert table.said == "Nothing to undo."
        await table.pilot.press(*"qq")
        await table.pilot.pause()
        assert table.said == "Too many tiles: remove 1 Q."
        await table.pilot.press("enter")
        await table.pilot.pause()
        assert isinstance(table.screen, PositionScreen)
        await table.pilot.press("tab", "1")
        await table.pilot.pause()
        assert table.said == "A rack has letters, and ? for a blank."


async def test_a_word_that_is_none_is_told_and_allowed(sit_down: SitDown) -> None:
    """The best plays are found all the same, and taking it away settles it."""
    async with sit_down(route=ASK) as table:
        await edit(table)
        await table.pilot.press(*"zx")
        await table.pilot.pause()
        assert table.said == "ZX is not in the word list (arcade). The editor allows that."
        assert "× ZX" in table.text
        await table.pilot.press("tab", *"aeinrst")
        await table.until(lambda: "equity" in table.text)
        assert table.said.startswith("ZX is not")
        await table.pilot.press("ctrl+z", *["shift+tab"], "backspace")
        await table.until(lambda: table.said.startswith("Type tiles"))


async def test_the_best_plays_are_simulated(
    sit_down: SitDown, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The key begins and stops it, a change stops it, and at the end it says so."""
    monkeypatch.setattr(position_plays, "_BUDGET", Budget(seconds=600))
    async with sit_down(route=ASK) as table:
        await edit(table)
        await table.pilot.press("f5")
        assert table.said.startswith("Type your rack first")
        # On a board that is its own mirror image, two plays are worth the same for ever.
        await table.pilot.press("a", "tab", *"quietly")
        await table.until(lambda: "equity" in table.text)
        await table.pilot.press("f5")
        await table.until(lambda: "Simulating," in table.said)
        await table.pilot.press("f5")
        await table.until(lambda: table.said == "Simulation stopped. F5 resumes it.")
        await table.pilot.press("f5")
        await table.until(lambda: "Simulating," in table.said)
        await table.pilot.press("escape")  # stops it too, and leaves only when pressed again
        await table.until(lambda: table.said == "Simulation stopped. F5 resumes it.")
        assert any(turn.iterations for turn in table.screen._best.turns)
        await table.pilot.press("f5")
        await table.until(lambda: "Simulating," in table.said)
        await table.pilot.press("backspace")
        await table.until(lambda: table.said.startswith("Type tiles"))
        monkeypatch.setattr(position_plays, "_BUDGET", Budget(iterations=20))
        await table.until(lambda: "equity" in table.text)
        await table.pilot.press("f5")
        await table.until(lambda: " leads" in table.said and "Simulating" not in table.said)
        assert "Simulation" in table.text
        assert re.search(r" iterations · (\d+ ms|\d+\.\d s)", table.text)
        before = {turn.text: turn.iterations for turn in table.screen._best.turns}
        await table.pilot.press("f5")
        await table.until(lambda: table.screen._best.turns[0].iterations > max(before.values()))
        await table.until(lambda: "Simulating" not in table.said)
        live = [turn for turn in table.screen._best.turns if turn.live]
        assert all(turn.iterations > before[turn.text] for turn in live)  # it has gone on
        assert "win ▾" in table.text


async def test_a_pasted_position_may_tell_the_last_play(
    sit_down: SitDown, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Then their rack can be inferred, until a tile on the board changes; it is copied, too."""
    monkeypatch.setattr(position_plays, "_BUDGET", Budget(iterations=60))
    quiz = CGP.replace("6CaT6", "6QUIZ5").replace("QZ", "")
    async with sit_down(route=ASK, size=(120, 40)) as table:
        await edit(table)
        await paste(table, quiz)
        assert "F6" not in table.text
        await paste(table, f"{quiz} lm 8G QUIZ;")
        assert "F6 Infer rack from 8G QUIZ" in table.text
        await table.pilot.press("tab", "end", "backspace", "f6")  # while plays are looked for
        await table.until(lambda: table.said.endswith("Their rack is inferred from 8G QUIZ."))
        assert " leaves fit" in table.text
        await table.pilot.press("ctrl+y")
        await table.until(lambda: isinstance(table.screen, CopiedScreen))
        assert "lm 8G QUIZ;" in table.app.clipboard
        await table.pilot.press("escape", "shift+tab", "down", "s")
        await table.pilot.pause()
        assert "F6" not in table.text
        await table.pilot.press("ctrl+z")
        await table.pilot.pause()
        assert "F6 Infer rack on, from 8G QUIZ" in table.text


async def test_a_simulation_begins_once_the_plays_are_there(
    sit_down: SitDown, monkeypatch: pytest.MonkeyPatch
) -> None:
    """F5 is not lost while they are looked for; nothing is said to be looked for afterwards."""
    looked = position_plays.PositionPlays.look
    monkeypatch.setattr(position_plays.PositionPlays, "look", lambda *_, **__: None)
    monkeypatch.setattr(position_plays, "_BUDGET", Budget(iterations=20))
    async with sit_down(route=ASK) as table:
        await edit(table)
        await table.pilot.press("tab", *"aeinrst", "plus")
        assert table.said == STILL_LOOKING
        looked(table.screen._plays, table.screen._sketch)
        await table.until(lambda: "equity" in table.text)
        assert table.said.startswith("Type tiles")
        await table.pilot.press("backspace", "f5")
        assert table.said == STILL_LOOKING
        looked(table.screen._plays, table.screen._sketch)
        await table.until(lambda: " leads" in table.said)
        await table.pilot.press("backspace", "f5", "backspace")  # another position, not simulated
        looked(table.screen._plays, table.screen._sketch)
        await table.until(lambda: "equity" in table.text)
        assert table.said.startswith("Type tiles")


async def test_why_there_is_nothing_to_simulate(
    sit_down: SitDown, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The plays are still being looked for, or the tiles are too many, or have no play."""
    monkeypatch.setattr(position_plays.PositionPlays, "look", lambda *_, **__: None)
    async with sit_down(route=ASK) as table:
        await edit(table)
        await table.pilot.press("tab", *"vvv", "f5")
        assert table.said == "Too many tiles: remove 1 V."
        await table.pilot.press("backspace", "f5")
        assert table.said == "Still looking for the best plays."
        sketch, distribution = table.screen._sketch, table.screen._distribution
        told = why_none(sketch, distribution, found=True)
        assert told == "These tiles have no play here."


async def test_a_simulation_that_has_settled_can_go_on(
    sit_down: SitDown, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One play is surely best; the key plays on all the same, and the sentence fits the table."""
    async with sit_down(route=ASK) as table:
        await edit(table)
        await table.pilot.press(*"hello", "tab", *"aeinrst")
        await table.until(lambda: "equity" in table.text)
        await table.pilot.press("f5")
        await table.until(lambda: " is surely best" in table.said)
        before = table.screen._best.turns
        assert min(turn.iterations for turn in before) >= 200
        monkeypatch.setattr(position_plays, "_BUDGET", Budget(iterations=640))
        await table.pilot.press("f5")
        await table.until(lambda: table.screen._best.turns[0].iterations > before[0].iterations)
        await table.until(lambda: "Simulating" not in table.said)
        first, second, *_ = table.screen._best.turns
        assert first.iterations == second.iterations
        assert first.win - second.win == pytest.approx(second.behind, abs=0.005)


@pytest.mark.parametrize(
    ("size", "foot"),
    [
        ((80, 24), "▲ top score · ≈ close"),
        ((200, 50), "▲ top score · ≈ close · equity: points and tiles kept"),
    ],
)
async def test_the_play_that_scores_most_is_marked(
    sit_down: SitDown, size: tuple[int, int], foot: str
) -> None:
    """The foot of the list tells as much as it has room for."""
    async with sit_down(route=ASK, size=size) as table:
        await edit(table)
        await paste(table, HIGHEST)
        best = table.screen._best
        await table.until(lambda: any(turn.highest for turn in best.turns))
        await table.until(lambda: best.foot == foot)


async def test_the_mark_follows_a_play_and_a_simulation_is_kept(
    sit_down: SitDown, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In another order; beside a play that is added, which is not simulated yet; after a game."""
    monkeypatch.setattr(position_plays, "_BUDGET", Budget(iterations=400))
    async with sit_down(route=ASK, size=(120, 40)) as table:
        await edit(table)
        await paste(table, CGP)
        await table.until(lambda: "equity" in table.text)
        best = table.screen._best
        best.list.focus()
        await table.pilot.press("down", "down", "down")
        chosen = best.marked.text
        assert "equity: points and tiles kept" in table.text
        await table.pilot.press("f5")
        await table.until(lambda: " leads" in table.said and "Simulating" not in table.said)
        assert best.marked.text == chosen
        assert "tiles kept" not in best.foot
        rounds = {turn.text: turn.iterations for turn in best.turns}
        await table.pilot.press("plus", *"11j re", "enter")
        await table.pilot.press("escape", "plus", *"j8 sent", "enter")
        await table.until(lambda: any(turn.made for turn in best.turns))
        assert {turn.text: turn.iterations for turn in best.turns} == {**rounds, "J8 SENT": 0}
        assert best.marked.text == "J8 SENT"
        assert "not simulated yet" in table.text
        assert best.title == "Simulation"
        table.screen.query_one(BoardToEdit).focus()
        await table.pilot.press("enter")
        await table.until(lambda: isinstance(table.screen, MenuScreen))
        await table.pilot.press("enter")
        await table.until(lambda: isinstance(table.screen, ScrabbleScreen))
        await table.pilot.press("escape")
        await table.until(lambda: isinstance(table.screen, PositionScreen))
        await table.pilot.pause()
        again = table.screen._best
        assert again is not best
        assert {turn.text: turn.iterations for turn in again.turns} == {**rounds, "J8 SENT": 0}
        assert again.title == "Simulation"
        await table.pilot.press("f5")
        await table.until(lambda: all(turn.iterations for turn in again.turns))
        assert any(turn.made for turn in again.turns)


async def test_a_simulation_that_went_on_behind_a_menu_is_kept_as_it_ended(
    sit_down: SitDown, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Back from the game there are no fewer draws than were in sight, and its verdict is said."""
    monkeypatch.setattr(position_plays, "_BUDGET", Budget(iterations=400))
    async with sit_down(route=ASK, size=(120, 40)) as table:
        await edit(table)
        await paste(table, CGP)
        await table.until(lambda: "equity" in table.text)
        await table.pilot.press("f5")
        await table.until(lambda: " leads" in table.said and "Simulating" not in table.said)
        said, begun = table.said, table.screen._plays._begun
        table.screen.query_one(BoardToEdit).focus()
        await table.pilot.press("enter")
        await table.until(lambda: isinstance(table.screen, MenuScreen))
        begun.turns = tuple(replace(turn, iterations=5_000) for turn in begun.turns)
        await table.pilot.press("enter")
        await table.until(lambda: isinstance(table.screen, ScrabbleScreen))
        await table.pilot.press("escape")
        await table.until(lambda: isinstance(table.screen, PositionScreen))
        await table.until(lambda: table.said == said)
        assert {turn.iterations for turn in table.screen._best.turns} == {5_000}
        assert "5,000 iterations" in table.text


async def test_a_play_of_ones_own_is_added(
    sit_down: SitDown, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is marked among the best, and simulated with them; one that is none is refused."""
    monkeypatch.setattr(position_plays, "_BUDGET", Budget(iterations=60))
    async with sit_down(route=ASK, size=(120, 40)) as table:
        await edit(table)
        await table.pilot.press("plus")
        assert table.said.startswith("Type your rack first")
        await paste(table, CGP)
        await table.until(lambda: "equity" in table.text)
        await table.pilot.press("plus", *"9h xyz", "enter")
        await table.pilot.pause()
        assert isinstance(table.screen, AskLineScreen)
        await table.pilot.press("escape", "plus", *"f8 ace", "enter")
        await table.until(lambda: isinstance(table.screen, AskLineScreen))
        await table.pilot.press("escape", "plus", *"j8 sent", "enter")
        await table.until(lambda: "✓" in table.text)
        (line,) = [line for line in table.text.splitlines() if "✓" in line]
        assert "J8 SENT" in line
        board = table.screen.query_one(BoardToEdit)
        assert board.draft is not None
        assert [name_of(square) for square, _ in board.draft.tiles] == ["J8", "J9", "J10", "J11"]
        await table.pilot.press("f5")
        await table.until(lambda: " leads" in table.said and "Simulating" not in table.said)
        (line,) = [line for line in table.text.splitlines() if "✓" in line]
        assert "J8 SENT" in line
        assert "±" in line
        assert "unseen 90 · bag 83" in table.text


async def test_a_play_that_is_refused_is_typed_over(sit_down: SitDown) -> None:
    """It stays in sight, marked, until the next letter takes its place."""
    async with sit_down(route=ASK, size=(120, 40)) as table:
        await edit(table)
        await paste(table, CGP)
        await table.until(lambda: "equity" in table.text)
        await table.pilot.press("plus", *"f8 ace", "enter")
        await table.pilot.pause()
        line = table.screen.query_one(Input)
        assert line.value == line.selected_text == "f8 ace"
        assert line.has_class("-bad")
        await table.pilot.press(*"j8 sent")
        await table.pilot.pause()
        assert line.value == "j8 sent"
        assert not line.has_class("-bad")
