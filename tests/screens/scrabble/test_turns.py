"""Whose turn it is: people at one keyboard, computers that think, and what they do."""

from threading import Event

import pytest
from textual.screen import Screen
from textual.widgets import OptionList, Static

from tests.screens.scrabble.journeys import (
    answered,
    game,
    laid,
    rack,
    remark,
    sit,
    square,
    state,
    text_of,
    type_move,
)
from tests.screens.table import SitDown, Table
from tests.widgets.squares import square_region
from wordarcade.engine.scrabble.config import ChallengeRule
from wordarcade.engine.scrabble.moves import EndGame, Move
from wordarcade.engine.scrabble.turns import Phase
from wordarcade.games.scrabble.session import ScrabbleSession
from wordarcade.screens import late_letters
from wordarcade.screens.confirm import ConfirmScreen
from wordarcade.screens.home import HomeScreen
from wordarcade.screens.menu import MenuScreen
from wordarcade.screens.messages import MessagesScreen
from wordarcade.screens.scrabble.best_plays import BestPlaysScreen
from wordarcade.screens.scrabble.exchange import ExchangeScreen
from wordarcade.screens.scrabble.hand_over import HandOverScreen
from wordarcade.screens.scrabble.outcome_line import OutcomeLine
from wordarcade.screens.scrabble.play import ScrabbleScreen
from wordarcade.screens.scrabble.replay import ReplayScreen
from wordarcade.screens.scrabble.results import ScrabbleResultsScreen
from wordarcade.services import Services
from wordarcade.store.settings_file import SettingsFile
from wordarcade.support.clock import ManualClock
from wordarcade.support.log_file import LOG_NAME
from wordarcade.widgets import bingo_ribbon
from wordarcade.widgets.bingo_ribbon import BingoRibbon
from wordarcade.widgets.message_line import GameMessage, newest_first
from wordarcade.widgets.scrabble_board import ScrabbleBoard
from wordarcade.widgets.tone import Tone

RACKS = ("AEINQTZ", "ADEGOST")


# People


async def test_a_refusal_is_kept_among_the_messages(sit_down: SitDown) -> None:
    """Once the line shows the last news again: red, with the reason."""
    async with sit_down(size=(120, 40)) as table:
        await type_move(table, "8g znx")
        assert table.said == "ZNX needs an X you don't have."
        await table.pilot.press("escape")
        await table.pilot.pause()
        assert "needs an X" not in table.said
        assert "× ZNX needs an X" in table.text
    spans = newest_first([GameMessage("You have no X.", Tone.REFUSED)], 1).spans
    assert (0, 16, Tone.REFUSED.colour) in spans


async def test_prompts_are_not_kept_among_the_messages(sit_down: SitDown) -> None:
    """How to begin, a pause and whose turn it is are of no use later; plays are."""
    async with sit_down(racks=RACKS) as table:
        await table.pilot.press("ctrl+o", "ctrl+o")
        assert table.said == "Resumed."
        assert game(table).message_line.history == ()
        await type_move(table, "8g zin")
        await answered(table)
        assert "Your turn." in table.text
        said = [message.text for message in game(table).message_line.history]
        assert said[0] == "You played ZIN for 24."
        assert all("turn" not in text for text in said)


async def test_nobody_sees_the_rack_of_another(sit_down: SitDown) -> None:
    """Between two people everything is covered until the next one is there."""
    async with sit_down("Ana,Bo", RACKS) as table:
        assert isinstance(table.screen, HandOverScreen)
        assert "Over to Ana" in table.text
        assert rack(table) == ""
        await sit(table)
        assert rack(table) == "AEINQTZ"
        await type_move(table, "8g zin")
        assert isinstance(table.screen, HandOverScreen)
        assert "Over to Bo" in table.text
        assert "Ana, look away." in table.text
        assert "Ana at 8G: ZIN scores 24 points." in " ".join(table.text.split())
        assert rack(table) == ""
        await table.pilot.click(offset=(20, 12))  # a slip beside the panel
        await table.pilot.pause()
        assert rack(table) == ""
        await table.pilot.click("#here")
        await table.pilot.pause()
        assert rack(table) == "ADEGOST"


async def test_the_clock_stands_between_two_people(sit_down: SitDown, clock: ManualClock) -> None:
    """Time passes for whoever sees the rack, and each has a clock."""
    async with sit_down("Ana,Bo", RACKS, clock_ms=60_000) as table:
        clock.advance(100)
        await sit(table)
        clock.advance(10)
        await type_move(table, "8g zin")
        clock.advance(100)
        await sit(table)
        clock.advance(5)
        game(table).show_clock()
        assert table.clock == "Bo 0:55"
        clock.advance(59)
        game(table).show_clock()
        assert table.said == "Bo's time is up. Every minute begun costs 10 points."
        assert "−10 time" in table.text
        assert table.clock == "Bo ! −0:04"


async def test_the_clock_runs_while_tiles_are_exchanged(
    sit_down: SitDown, clock: ManualClock
) -> None:
    """Questions and dialogues are part of a turn; help is not, and covers the table."""
    async with sit_down(racks=RACKS, clock_ms=60_000) as table:
        for opened in ("ctrl+x", "f4", "ctrl+e"):
            await table.pilot.press(opened)
            assert not game(table).area.board.hidden
            clock.advance(10)
            await table.pilot.press("escape")
        await table.pilot.press("f2")
        await table.until(lambda: game(table).area.board.hidden)
        clock.advance(10)
        await table.pilot.press("escape")
        await table.until(lambda: not game(table).area.board.hidden)
        assert table.clock == "Ana 0:30"


async def test_names_are_no_markup(sit_down: SitDown) -> None:
    """Brackets in a name are shown as they are, wherever it is told."""
    async with sit_down("[b]Ana,Bo [/]", RACKS, clock_ms=60_000) as table:
        assert "Over to [b]Ana" in table.text
        await sit(table)
        assert table.text.count("[b]Ana") >= 2
        await type_move(table, "8g zin")
        assert "[b]Ana at 8G: ZIN" in table.text
        assert "Over to Bo [/]" in table.text


async def test_escape_leaves_from_between_the_turns(sit_down: SitDown) -> None:
    """Whoever does not want to go on goes home, and the game is saved."""
    async with sit_down("Ana,Bo", RACKS) as table:
        await table.pilot.press("escape")
        await table.until(lambda: isinstance(table.screen, HomeScreen))


async def test_racks_may_lie_open(sit_down: SitDown, services: Services) -> None:
    """Those who do not mind set it so, and are not asked between the turns."""
    SettingsFile(services.locations.settings_file).save({"scrabble.hand_over": False})
    async with sit_down("Ana,Bo", RACKS) as table:
        assert rack(table) == "AEINQTZ"
        await type_move(table, "8g zin")
        assert rack(table) == "ADEGOST"


async def test_what_tells_of_a_rack_is_not_remembered(sit_down: SitDown) -> None:
    """Neither hints nor refused attempts are among the earlier messages of several people."""
    async with sit_down("Ana,Bo", RACKS) as table:
        await sit(table)
        await type_move(table, "8g tza")
        assert table.said == "TZA is not in the word list (arcade)."
        await table.pilot.press("ctrl+t", "ctrl+t")
        await table.until(lambda: table.said.startswith("The best play scores "))
        await table.pilot.press("f2")
        assert isinstance(table.screen, MessagesScreen)
        assert text_of(table, "MessagesScreen Static") == "Nothing yet."


# Computers


async def test_a_computer_is_shown_thinking(sit_down: SitDown, slow_player: Event) -> None:
    """Tiles can be laid meanwhile, but not played; they stay if their squares stay free."""
    async with sit_down(racks=RACKS) as table:
        await type_move(table, "8g zin")
        assert remark(table) == "Club is thinking …"
        await table.pilot.press("up", "up", "up", "t", "enter")
        assert table.said == "One moment: it's Club's turn."
        assert remark(table) != "Club is thinking …"
        await table.pilot.press("ctrl+x", "f4", "ctrl+t", "f5")
        assert table.screen is game(table)
        before = laid(table)
        slow_player.set()
        await answered(table)
        assert laid(table) == before


async def test_a_computer_that_fails_is_asked_again(
    sit_down: SitDown, services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One sentence names the log; the game stays, Enter lets the bot try again, Esc leaves."""

    def broken(*_: object) -> Move:
        raise AttributeError("a stale kernel")

    log = services.locations.log / LOG_NAME
    async with sit_down(racks=RACKS, size=(120, 40)) as table:
        with monkeypatch.context() as patch:
            patch.setattr(ScrabbleSession, "choose", broken)
            await type_move(table, "8g zin")
            told = f"Club's turn failed; the details are in {log}."
            await table.until(lambda: table.said == told)
            assert remark(table) == "enter lets Club try again · esc leaves and keeps the game"
            await table.pilot.press("up", "t")
            assert not remark(table).startswith("enter lets")
            await table.pilot.press("escape")
        assert "AttributeError: a stale kernel" in log.read_text(encoding="utf-8")
        await table.pilot.press("enter")
        await answered(table)
        assert not remark(table).startswith("enter lets")


async def test_laid_tiles_come_back_if_their_squares_are_taken(
    sit_down: SitDown, slow_player: Event
) -> None:
    """What lies where the computer plays is on the rack again."""
    async with sit_down(racks=("AEINQTZ", "DOG"), bag="") as table:
        await type_move(table, "8g zin")
        await table.pilot.press(*"teaq")
        slow_player.set()
        await table.until(lambda: state(table).phase is Phase.OVER)
        assert not game(table).area.laying.is_entering


async def test_leaving_a_thinking_computer_takes_nothing_back(
    sit_down: SitDown, slow_player: Event, services: Services
) -> None:
    """Escape leaves at once; the computer has not moved."""
    async with sit_down(racks=RACKS) as table:
        await type_move(table, "8g zin")
        await table.pilot.press("escape")
        await table.until(lambda: isinstance(table.screen, HomeScreen))
    (header,) = services.games.unfinished()
    assert len(services.games.load(header.id).moves) == 1


@pytest.mark.parametrize(("cover", "uncover"), [("f2", "escape"), ("ctrl+o", "ctrl+o")])
async def test_a_computer_waits_until_it_is_seen(
    sit_down: SitDown, slow_player: Event, cover: str, uncover: str
) -> None:
    """Below another screen, and in a pause, no move is made."""
    async with sit_down(racks=RACKS) as table:
        await type_move(table, "8g zin")
        await table.pilot.press(cover)
        slow_player.set()
        await table.until(lambda: game(table).turns.bots.has_thought)
        await table.pilot.pause()
        assert len(state(table).moves) == 1
        await table.pilot.press(uncover)
        await answered(table)
        assert len(state(table).moves) == 2


async def test_tiles_of_a_computer_arrive_one_by_one(
    sit_down: SitDown, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Those of the player lie there already."""
    arrived: list[int] = []
    monkeypatch.setattr(ScrabbleBoard, "land", lambda _, squares, **_how: arrived.extend(squares))
    async with sit_down(racks=RACKS) as table:
        await type_move(table, "8g zin")
        await answered(table)
        place = state(table).last_place
        assert place is not None
        assert arrived == [where for where, _ in place.laid]


async def test_several_computers_play_one_after_the_other(sit_down: SitDown) -> None:
    """Then it is the person's turn again."""
    async with sit_down("bot:novice,Ana,bot:club,bot:expert") as table:
        await answered(table)
        assert [line.player for line in game(table).scores.sheet.lines] == [0]
        await table.pilot.press("f4", "y")
        await answered(table)
        assert [line.player for line in game(table).scores.sheet.lines] == [0, 1, 2, 3, 0]


async def test_computers_play_by_themselves(sit_down: SitDown, slow_player: Event) -> None:
    """One can watch to the end; the rack in sight is that of the player to move."""
    async with sit_down("bot:club,bot:expert") as table:
        assert table.said.startswith("The bots play by themselves")
        assert "".join(sorted(rack(table))) == "".join(sorted(state(table).position.rack.tiles))
        await table.pilot.press("a", "enter", "ctrl+x")
        assert laid(table) == {}
        assert table.screen is game(table)
        slow_player.set()
        await table.until(lambda: state(table).phase is Phase.OVER)
        assert " wins with " in table.said
        assert remark(table) == "Enter shows the results"


# What else can be done


async def test_tiles_are_exchanged_by_keyboard(sit_down: SitDown) -> None:
    """Letters are typed, taken back, and put into the bag with enter; what they are is a secret."""
    async with sit_down(racks=("AEINQT?", "EEEEEEE"), bag="Y" * 20) as table:
        await table.pilot.press("ctrl+x", "q", "x", "question_mark", "a", "backspace", "enter")
        await table.pilot.pause()
        assert sorted(state(table).rack(0).tiles) == sorted("AEINTYY")
        said = [message.text for message in game(table).message_line.history]
        assert "You exchanged 2 tiles." in said
        await answered(table)
        await table.pilot.press("ctrl+x", "enter")
        assert isinstance(table.screen, ExchangeScreen)
        await table.pilot.press("ctrl+a", "escape")
        assert rack(table) == "AEINTYY"


async def test_a_tile_that_is_not_there_cannot_go_back(sit_down: SitDown) -> None:
    """The dialogue says so."""
    async with sit_down(racks=("AEINQT?", "EEEEEEE"), bag="Y" * 20) as table:
        await table.pilot.press("ctrl+x", "z")
        about = table.screen.query("Static").last(Static)
        assert "You have no Z." in str(about.content)
        await table.pilot.press("q", "q")
        assert "You have no other Q." in str(about.content)


async def test_too_few_tiles_cannot_be_exchanged(sit_down: SitDown) -> None:
    """The rules' sentence, and no dialogue."""
    async with sit_down(racks=RACKS, bag="EEEEEE") as table:
        await table.pilot.press("ctrl+x")
        assert table.said == "An exchange needs 7 tiles in the bag; it has 6."
        assert table.screen is game(table)


async def test_passing_is_asked(sit_down: SitDown) -> None:
    """A no leaves the turn as it is."""
    async with sit_down(racks=RACKS) as table:
        await table.pilot.press("f4")
        assert isinstance(table.screen, ConfirmScreen)
        await table.pilot.press("n")
        assert state(table).moves == ()
        await table.pilot.press("f4", "y")
        await answered(table)
        assert game(table).scores.sheet.lines[0].text == "passed"


@pytest.mark.parametrize("keys", [("f4", "y"), ("ctrl+x", "a", "enter"), ("ctrl+e", "s", "y")])
async def test_every_turn_hands_over(sit_down: SitDown, keys: tuple[str, ...]) -> None:
    """Also one that is made in a dialogue."""
    async with sit_down("Ana,Bo", RACKS) as table:
        await sit(table)
        await table.pilot.press(*keys)
        await table.until(lambda: isinstance(table.screen, HandOverScreen))
        assert "Over to Bo" in table.text


async def test_those_who_resign_are_not_asked_any_more(sit_down: SitDown) -> None:
    """Of three the others play on, and hand over to each other."""
    async with sit_down("Ana,Bo,Cem") as table:
        await sit(table)
        await type_move(table, "resign")
        await table.pilot.press("y")
        for name in ("Bo", "Cem", "Bo"):
            await sit(table)
            assert state(table).config.players[state(table).to_move].name == name
            await table.pilot.press("f4", "y")
        await sit(table)
        assert state(table).active == (1, 2)


def options(table: Table) -> list[str]:
    """Return what the menu offers."""
    menu = table.screen.query_one(OptionList)
    return [str(option.prompt).split(maxsplit=1)[1] for option in menu.options]


async def test_the_menu_offers_what_can_be_done_now(sit_down: SitDown) -> None:
    """Nothing that would be refused, and all that would not."""
    usual = [
        "Get a hint",
        "Exchange tiles",
        "Pass this turn",
        "Resign",
        "End the game for everyone",
    ]
    async with sit_down(racks=RACKS, friendly=True) as table:
        await table.pilot.press("ctrl+e")
        assert options(table) == usual
        await table.pilot.press("2")  # letters stay the same whatever is offered
        assert isinstance(table.screen, MenuScreen)
        await table.pilot.press("x")
        await table.until(lambda: isinstance(table.screen, ExchangeScreen))
        await table.pilot.press("escape", "a", "ctrl+e")
        assert options(table) == ["Take the tiles back", *usual]
        await table.pilot.press("escape", "e", "ctrl+e")
        assert options(table) == ["Play AE", "Take the tiles back", *usual]
        await table.pilot.press("t")
        await type_move(table, "8g zin")
        await answered(table)
        await table.pilot.press("ctrl+e")
        assert options(table) == [*usual[:3], "Undo your last turn", *usual[3:]]
        await table.pilot.press("u")
        await table.pilot.pause()
        assert state(table).board.is_empty
    async with sit_down(racks=RACKS, bag="EEE") as table:
        await table.pilot.press("ctrl+e")
        assert "Exchange tiles" not in options(table)


async def test_resigning_ends_a_game_of_two(sit_down: SitDown) -> None:
    """The other one wins."""
    async with sit_down() as table:
        await table.pilot.press("ctrl+e", "r")
        await table.pilot.press("y")
        await table.until(lambda: isinstance(table.screen, ScrabbleResultsScreen))
        assert "Club wins.  Ana resigned." in table.text


async def test_the_game_can_be_ended_for_all(sit_down: SitDown) -> None:
    """Each loses the tiles on the rack; a typed `end` asks the same. The results follow at once."""
    async with sit_down() as table:
        await type_move(table, "end")
        assert isinstance(table.screen, ConfirmScreen)
        assert "no rating" in table.text
        await table.pilot.press("y")
        await table.until(lambda: isinstance(table.screen, ScrabbleResultsScreen))
        assert "Ended early: level at " in table.text or " led by " in table.text


async def test_a_whole_turn_is_taken_back(sit_down: SitDown) -> None:
    """The computer's answer with it; only in friendly games."""
    async with sit_down(friendly=True) as table:
        tiles = rack(table)
        await table.pilot.press("ctrl+z")
        assert table.said == "You have no turn to undo."
        await type_move(table, "8g zin")
        await answered(table)
        assert len(state(table).moves) == 2
        await table.pilot.press("ctrl+z")
        await table.pilot.pause()
        told = [message.text for message in game(table).message_line.history]
        assert told == ["You took the last turn back."]
        assert state(table).board.is_empty
        assert sorted(rack(table)) == sorted(tiles)
        assert game(table).scores.sheet.lines == ()
        await type_move(table, "8h zin")
        await answered(table)
        assert len(game(table).scores.sheet.lines) == 2
    async with sit_down() as table:
        await type_move(table, "8g zin")
        await answered(table)
        await table.pilot.press("ctrl+z")
        assert not state(table).board.is_empty


async def test_a_bingo_leaves_a_mark(sit_down: SitDown) -> None:
    """Among the turns and in the message, once the ribbon is gone."""
    async with sit_down(racks=("AEINRST", "EEEEEEE"), size=(120, 40)) as table:
        await type_move(table, "8h nastier")
        assert game(table).scores.sheet.lines[0].bingo
        line = game(table).message_line
        (told, *_) = (each for each in (*line.earlier, line.message) if "NASTIER" in each.text)
        assert (told.text, told.tone) == ("Bingo! NASTIER, 66 points.", Tone.BEST)
        await answered(table)
        await table.pilot.press("e")
        await table.pilot.pause()
        assert "★NASTIER" in table.text


async def test_light_runs_over_a_bingo(sit_down: SitDown, monkeypatch: pytest.MonkeyPatch) -> None:
    """From its first tile to its last, whoever played it; over no other play."""
    shone: list[int] = []
    monkeypatch.setattr(ScrabbleBoard, "ripple", lambda _, squares: shone.extend(squares))
    async with sit_down(racks=("AEINRST", "EEEEEEE")) as table:
        await type_move(table, "8h nastier")
        assert shone == [square(f"{column}8") for column in "HIJKLMN"]
        shone.clear()
    async with sit_down(racks=RACKS) as table:
        await type_move(table, "8g zin")
        assert shone == []


async def test_a_bingo_is_celebrated(sit_down: SitDown) -> None:
    """A ribbon names it; the next key sends the ribbon away, and acts."""
    async with sit_down("Ana,Bo", ("AEINRST", "EEEEEEE")) as table:
        await sit(table)
        await type_move(table, "8h nastier")
        ribbon = game(table).area.query_one(BingoRibbon)
        assert ribbon.display
        await sit(table)
        await table.pilot.press("e")
        assert not ribbon.display
        assert len(laid(table)) == 1


@pytest.mark.parametrize(
    ("moving", "clock_ms", "waits"),
    [(True, None, True), (False, None, False), (True, 600_000, False)],
)
async def test_a_bot_lets_a_bingo_be_celebrated(
    sit_down: SitDown,
    monkeypatch: pytest.MonkeyPatch,
    moving: bool,
    clock_ms: int | None,
    waits: bool,
) -> None:
    """Until a key, or its own end, sends the ribbon away; not on a clock, nor without motion."""
    monkeypatch.setattr(bingo_ribbon, "_SECONDS", 3600)
    racks = ("AEINRST", "EEEEEEE")
    async with sit_down("Ana,bot:club", racks, clock_ms=clock_ms) as table:
        table.app.animation_level = "full" if moving else "none"
        bots = game(table).turns.bots
        await type_move(table, "8h nastier")
        if waits:
            await table.until(lambda: bots.has_thought)
            await table.pilot.pause(0.2)
            assert game(table).session.thinking
            await table.pilot.press("e")
        await answered(table)


@pytest.mark.parametrize("size", [(60, 20), (80, 24)])
@pytest.mark.parametrize("move", ["8h nastier", "h8 nastier"])
async def test_a_ribbon_leaves_its_word_in_sight(
    sit_down: SitDown, size: tuple[int, int], move: str
) -> None:
    """Across or down, and whatever the room, no square of the word lies below it."""
    async with sit_down("Ana,Bo", ("AEINRST", "EEEEEEE"), size=size) as table:
        await sit(table)
        await type_move(table, move)
        area = game(table).area
        ribbon, board = area.query_one(BingoRibbon), area.board
        place = state(table).last_place
        assert place is not None
        assert table.app.size.region.contains_region(ribbon.region)
        assert "Ana uses all seven tiles." in table.text
        for square in place.squares:
            cells = square_region(board, square).translate(board.region.offset)
            assert not ribbon.region.overlaps(cells)


@pytest.mark.parametrize("size", [(80, 24), (120, 40), (200, 50)])
async def test_a_ribbon_leaves_the_board_in_sight_that_is_played_on(
    sit_down: SitDown, size: tuple[int, int]
) -> None:
    """It lies beside it, over the turns but the newest, while nobody has to take the seat."""
    async with sit_down("Ana,bot:club", ("AEINRST", "EEEEEEE"), size=size) as table:
        await type_move(table, "h8 nastier")
        area = game(table).area
        ribbon = area.query_one(BingoRibbon)
        assert ribbon.display
        scores = game(table).scores
        assert scores.turns.region.contains_region(ribbon.region)
        assert scores.sheet.newest
        assert not ribbon.region.overlaps(scores.sheet.newest)
        assert not ribbon.region.overlaps(area.board.region)
        assert not ribbon.region.overlaps(area.rack.region)


async def test_the_keys_that_matter_are_offered_at_the_end(sit_down: SitDown) -> None:
    """Results instead of Play, and nothing that only a game in play has."""
    async with sit_down(racks=RACKS) as table:
        assert " Play " in table.text.split("\n")[-1]
        game(table).turns.make(EndGame())
        await table.pilot.pause()
        keys = table.text.split("\n")[-1]
        assert all(f" {name} " in keys for name in ("Results", "New game", "Replay"))
        assert not any(f" {name} " in keys for name in ("Play", "Hint", "Exchange", "Menu"))


@pytest.mark.parametrize(
    ("key", "shown"),
    [
        ("n", ScrabbleScreen),
        ("s", ScrabbleScreen),
        ("r", ReplayScreen),
        ("b", BestPlaysScreen),
    ],
)
async def test_the_ways_on_are_open_as_soon_as_a_game_is_over(
    sit_down: SitDown, key: str, shown: type[Screen[object]]
) -> None:
    """The keys of the results work before these are opened."""
    async with sit_down("Ana,bot:club", moves=("8H BE",), seed=5) as table:
        over = game(table)
        over.turns.make(EndGame())
        await table.pilot.pause()
        await table.pilot.press(key)
        await table.until(lambda: isinstance(table.screen, shown) and table.screen is not over)


async def test_letters_for_a_game_that_has_just_ended_are_no_commands(
    sit_down: SitDown, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bot may go out while a word for the next turn is typed."""
    monkeypatch.setattr(late_letters, "GRACE", 1_000_000)
    async with sit_down("Ana,bot:club", racks=RACKS) as table:
        game(table).turns.make(EndGame())
        await table.pilot.press("n", "r")
        await table.pilot.pause()
        assert isinstance(table.screen, ScrabbleScreen)
        assert table.said.startswith("The game was ended early.")


async def test_looking_words_up_says_where_it_is_switched_on(sit_down: SitDown) -> None:
    """F7 is never silent, and calls the choice as the set-up does."""
    async with sit_down(racks=RACKS, challenge=ChallengeRule.DOUBLE) as table:
        await table.pilot.press("f7")
        assert table.said == (
            "You can't look words up here. Set-up: Words, checked as you place tiles."
        )
        assert table.said in table.text


async def test_a_turn_is_passed_and_a_game_resigned_at_once(
    sit_down: SitDown, services: Services
) -> None:
    """Without a question, for those who want none; not before a play is challenged."""
    services.settings.change({"ask_first": False})
    async with sit_down("Ana,bot:club") as table:
        await table.pilot.press("f4")
        await answered(table)
        assert game(table).scores.sheet.lines[0].text == "passed"
        await table.pilot.press("ctrl+e", "r")
        await table.until(lambda: isinstance(table.screen, ScrabbleResultsScreen))


@pytest.mark.parametrize("size", [(60, 20), (80, 24), (120, 40), (200, 50)])
@pytest.mark.parametrize("racks", [("CAT", "QZ"), ("QZ", "CAT")])
async def test_a_victory_shines_where_the_rack_lay(
    sit_down: SitDown, size: tuple[int, int], racks: tuple[str, str]
) -> None:
    """At once, before the results are opened; a defeat leaves the rack where it is."""
    wins = racks[0] == "CAT"
    async with sit_down(racks=racks, bag="", size=size) as table:
        await type_move(table, "8g cat" if wins else "pass")
        if not wins:
            await table.pilot.press("y")
            await answered(table)
        await table.until(lambda: game(table).session.is_over)
        await table.pilot.pause()
        shown = table.screen.query(OutcomeLine)
        assert bool(shown) == wins
        assert game(table).area.rack.display != wins
        if wins:
            region = shown.first().region
            assert region.height >= min(2, shown.first().rows)
            assert not region.overlaps(game(table).area.board.region)
            assert table.screen.region.contains_region(region)
