"""The choices before a game."""

from dataclasses import replace
from pathlib import Path

import pytest

from tests.engine.scrabble.notation.files import GAME
from tests.screens.scrabble.journeys import answered, game, text_of
from tests.screens.table import SitDown, Table
from wordarcade.engine.scrabble.config import ChallengeRule, Player, ScrabbleConfig
from wordarcade.engine.scrabble.setup import ScrabbleSetup
from wordarcade.games.routes import HomeRoute, NewGameRoute
from wordarcade.games.scrabble.bots import shipped_skills
from wordarcade.games.scrabble.own_results import OwnResults
from wordarcade.games.scrabble.play import filled
from wordarcade.screens.home import HomeScreen
from wordarcade.screens.scrabble import setup
from wordarcade.screens.scrabble.hand_over import HandOverScreen
from wordarcade.screens.scrabble.play import ScrabbleScreen
from wordarcade.screens.scrabble.position import PositionScreen
from wordarcade.screens.scrabble.replay import ReplayScreen
from wordarcade.screens.scrabble.results import ScrabbleResultsScreen
from wordarcade.screens.scrabble.seat_card import SeatCard
from wordarcade.screens.scrabble.setup import ScrabbleSetupScreen
from wordarcade.screens.scrabble.setup_form import ScrabbleForm
from wordarcade.services import Services
from wordarcade.store.opponents import LevelResults
from wordarcade.store.settings import ScrabbleSettings, Settings
from wordarcade.store.settings_file import SettingsFile
from wordarcade.widgets.choice_row import ChoiceRow

AGAINST_CLUB = ScrabbleSetup(players=(Player("You"), Player("Club", "club")))
ASK = NewGameRoute("scrabble", AGAINST_CLUB)
AT_ONCE = NewGameRoute("scrabble", ScrabbleSetup(seed=3), ask=False)


async def choose(table: Table, *keys: str) -> None:
    """Press keys and let them take effect."""
    await table.pilot.press(*keys)
    await table.pilot.pause()


async def dealt(table: Table) -> ScrabbleConfig:
    """Start, and return what the game is played by."""
    await choose(table, "enter")
    await table.until(lambda: isinstance(table.screen, ScrabbleScreen | HandOverScreen))
    return game(table).session.state.config


@pytest.mark.parametrize("size", [(60, 20), (80, 24)])
async def test_help_is_in_the_footer(sit_down: SitDown, size: tuple[int, int]) -> None:
    """Beside all keys of the set-up, in any room."""
    async with sit_down(route=ASK, size=size) as table:
        keys = table.text.split("\n")[-1]
        assert all(name in keys for name in ("Start", "Home", "Replay", "Editor", "f1 Help"))


@pytest.mark.parametrize("size", [(120, 40), (200, 50)])
async def test_the_rules_have_air(sit_down: SitDown, size: tuple[int, int]) -> None:
    """The first one has a free row above it, and all are in sight."""
    async with sit_down(route=ASK, size=size) as table:
        rules = table.screen.query_one("#rules")
        shown = [row for row in rules.query(ChoiceRow) if row.display]
        assert shown[0].region.y == rules.region.y + 2
        assert rules.query_one(ScrabbleForm).max_scroll_y == 0


async def test_a_game_is_set_up_by_keyboard(sit_down: SitDown, services: Services) -> None:
    """Players, rules, clock and seed are as chosen, and remembered but for the seed."""
    async with sit_down(route=ASK) as table:
        assert text_of(table, "#about").strip() == "You against Club."
        await choose(table, *["backspace"] * 3, *"Ana", "right", "right", "left")
        await choose(table, *["minus"] * 6)
        told = "Type a name. Space or + seats a bot, − seats the strongest."
        assert told in text_of(table, "#row-about")
        await choose(table, *"Bo", "right", *["minus"] * 2)
        told = "Expert knows every word and misses no play. Wins 87% against Club."
        assert told in text_of(table, "#row-about")
        await choose(table, "right", "right")
        assert text_of(table, "#about").strip() == "Ana, Bo and Expert play."
        await choose(table, "down", "right", "right")
        assert "a wrong challenge costs the challenger's turn." in text_of(table, "#row-about")
        await choose(table, "down", "left", "down", *"7:30", "down", "right")
        await choose(table, "down", "down", *"42")
        config = await dealt(table)
        assert [player.name for player in config.players] == ["Ana", "Bo", "Expert"]
        assert (config.challenge, config.clock_ms) == (ChallengeRule.DOUBLE, 450_000)
        assert (config.friendly, config.checker, config.seed) == (False, True, 42)
        file = SettingsFile(services.locations.settings_file)
        wanted = ScrabbleSettings("Ana,Bo,bot:expert", "double", "7:30", True, True)
        await table.until(lambda: file.load().settings.scrabble == wanted)


async def test_the_longest_level_fits_the_narrowest_card(sit_down: SitDown) -> None:
    """Its frame stays whole."""
    async with sit_down(route=ASK, size=(60, 20)) as table:
        await choose(table, "right", *["plus"] * 2)
        assert "−champion+ │" in table.text


async def test_a_champion_among_three_gives_its_seat_away(sit_down: SitDown) -> None:
    """The set-up says so, and the game is honest about who plays."""
    async with sit_down(route=ASK) as table:
        await choose(table, "right", *["plus"] * 2)
        assert "games of two" not in text_of(table, "#about")
        await choose(table, "right", *["minus"] * 3)
        assert "Champion only plays two-player games. Expert sits in." in text_of(table, "#about")
        players = (await dealt(table)).players
        assert ("Expert", "expert") in [(player.name, player.level) for player in players]
        assert "champion" not in [player.level for player in players]


async def test_what_cannot_be_played_says_why(sit_down: SitDown) -> None:
    """Two persons of one name, a time that is none, and a seed beyond all bounds."""
    async with sit_down(route=ASK) as table:
        await choose(table, "right", *["minus"] * 6, *"player", "space", "1")
        assert "Two players are called player 1; change one of the names." in text_of(
            table, "#about"
        )
        await choose(table, "enter")
        assert isinstance(table.screen, ScrabbleSetupScreen)
        await choose(table, "backspace", *["down"] * 2, "left", "down", *"7")
        assert "The time '7' is not MM:SS" in text_of(table, "#about")
        await choose(table, *":00+2")
        assert "no seconds are won in Scrabble" in text_of(table, "#about")
        await choose(table, "backspace", "backspace", *["down"] * 4, *"99999999999999999999")
        assert "The seed is too large" in text_of(table, "#about")


async def test_a_teacher_is_offered_to_one_person(sit_down: SitDown, services: Services) -> None:
    """In a friendly game; what is chosen is remembered."""
    async with sit_down(route=ASK) as table:
        assert "after each of your turns" in table.text
        await choose(table, *["down"] * 3, "right")
        assert "off: needs Undo" in table.text
        await choose(table, "left", "down", "right")
        assert "Sets no record." in table.text
        await choose(table, *["up"] * 4, "right", *["minus"] * 6)
        assert "after each of your turns" not in table.text
        assert "off: for one person against bots" in table.text
        await choose(table, *["space"] * 6)
        assert (await dealt(table)).teaches
    assert services.settings.current.scrabble.teacher
    assert filled(ScrabbleSetup(), services.settings.current).teacher


async def test_a_person_without_a_name_is_called_by_the_seat(sit_down: SitDown) -> None:
    """Bots of the same level are told apart by numbers."""
    async with sit_down(route=ASK) as table:
        await choose(table, "right", "right", "plus", *["space"] * 6)
        config = await dealt(table)
        assert [player.name for player in config.players] == ["You", "Club", "Club 2"]
    async with sit_down(route=NewGameRoute("scrabble", ScrabbleSetup())) as table:
        await choose(table, "right", "right", "right", "plus")
        config = await dealt(table)
        names = [player.name for player in config.players]
        assert names == ["Player 1", "Club", "Club 2", "Player 4"]


async def test_a_profile_names_the_first_seat(sit_down: SitDown, services: Services) -> None:
    """Until another name is typed there."""
    named = services._replace(locations=services.locations._replace(profile="Ana"))
    async with sit_down(route=ASK, using=named) as table:
        assert table.screen.query(SeatCard).first().person == "Ana"


async def test_undo_and_word_checks_are_offered_where_they_apply(sit_down: SitDown) -> None:
    """Not where plays can be challenged: they are off then, for that reason; the focus goes by."""
    async with sit_down(route=ASK, size=(120, 40)) as table:
        assert "Undo" in table.text
        await choose(table, "down", "right")
        assert table.text.count("off: plays can be challenged") == 2  # also to the coach
        assert "checked when challenged" in table.text
        config = await dealt(table)
        assert config.challenge is not ChallengeRule.VOID
        assert not config.friendly


async def test_challenges_leave_undo_and_coach_as_they_were(
    sit_down: SitDown, services: Services
) -> None:
    """A game with challenges has neither; set back to none, the rules are those chosen before."""
    again = NewGameRoute("scrabble", ScrabbleSetup())
    async with sit_down(route=ASK) as table:
        await choose(table, *["down"] * 4, "right", *["up"] * 3, "left")
        config = await dealt(table)
        assert config.challenge is ChallengeRule.FIVE_POINT
        assert not config.friendly
        assert not config.teaches
    assert services.settings.current.scrabble.friendly
    async with sit_down(route=again) as table:
        assert table.text.count("off: plays can be challenged") == 2
        await choose(table, "down", "right")
        config = await dealt(table)
        assert config.challenge is ChallengeRule.VOID
        assert config.friendly
        assert config.teaches


async def test_own_boards_and_tiles_can_be_chosen(sit_down: SitDown, services: Services) -> None:
    """Files in the folder of the player; without any, those lines are not shown."""
    async with sit_down(route=ASK) as table:
        assert "Standard" not in table.text
        assert "Tiles" not in table.text
    folder = services.locations.scrabble_folder / "layouts"
    folder.mkdir(parents=True)
    rows = ", ".join(['". . . . . . . . . . . . . . ."'] * 15)
    (folder / "plain.toml").write_text(f'title = "Plain"\nrows = [{rows}]', encoding="utf-8")
    async with sit_down(route=ASK, size=(100, 30)) as table:
        assert "Board      Standard  Plain" in table.text
        form = table.screen.form
        form._layout.choose("plain")
        await table.pilot.pause()
        assert (await dealt(table)).layout.name == "plain"


async def test_a_faulty_file_is_told(sit_down: SitDown, services: Services) -> None:
    """It has to be mended before a game begins."""
    folder = services.locations.scrabble_folder / "tiles"
    folder.mkdir(parents=True)
    (folder / "bad.toml").write_text("title = 3", encoding="utf-8")
    async with sit_down(route=ASK) as table:
        assert "tiles/bad.toml: " in text_of(table, "#about")
        await choose(table, "enter")
        assert isinstance(table.screen, ScrabbleSetupScreen)


def test_choices_made_before_are_filled_in() -> None:
    """What was remembered is filled in, unless the command line has said something else."""
    remembered = ScrabbleSettings("Ana,bot:novice", "single", "10:00", checker=True)
    settings = Settings()._replace(scrabble=remembered)
    setup = filled(ScrabbleSetup(), settings)
    assert setup.players == (Player("Ana"), Player("Novice", "novice"))
    assert (setup.challenge, setup.clock_ms) == (ChallengeRule.SINGLE, 600_000)
    assert (setup.friendly, setup.checker) == (True, True)
    asked = ScrabbleSetup(seed=4)
    assert filled(asked, settings) is asked


def test_choices_that_mean_nothing_are_passed_over() -> None:
    """Words that someone has written into the settings file; the player's name is used."""
    spoilt = ScrabbleSettings("bot:kasparov", "duel", "soon")
    settings = Settings(player_name="Ana")._replace(scrabble=spoilt)
    usual = ScrabbleSetup()
    assert filled(usual, settings) == replace(
        usual, players=(Player("Ana"), Player("Casual", "casual"))
    )


async def test_a_first_game_is_against_a_bot_that_finds_easy_plays(sit_down: SitDown) -> None:
    """Later ones are against the last opponent."""
    async with sit_down(route=NewGameRoute("scrabble", ScrabbleSetup())) as table:
        assert [player.level for player in (await dealt(table)).players] == [None, "casual"]


async def test_a_game_begins_at_once_when_all_is_said(sit_down: SitDown) -> None:
    """An route with all choices made needs no set-up."""
    async with sit_down(route=AT_ONCE) as table:
        await table.until(lambda: isinstance(table.screen, ScrabbleScreen))
        assert game(table).session.state.config.seed == 3


async def test_a_whole_way_by_keyboard(sit_down: SitDown) -> None:
    """From the home screen through set-up and game to the results, and home again."""
    async with sit_down(route=HomeRoute()) as table:
        await choose(table, "5", "enter")
        await table.until(lambda: isinstance(table.screen, ScrabbleScreen))
        await choose(table, "left", *"zin", "enter")
        await answered(table)
        assert len(game(table).session.state.moves) == 2
        await choose(table, "ctrl+e", "e", "y", "enter")
        await table.until(lambda: isinstance(table.screen, ScrabbleResultsScreen))
        await choose(table, "escape")
        await table.until(lambda: isinstance(table.screen, HomeScreen))
        assert "Continue" not in table.text.split("Boggle")[0]


async def test_a_name_that_grows_too_long_is_said_to_be(sit_down: SitDown) -> None:
    """Its first letters stay."""
    async with sit_down(route=ASK) as table:
        await choose(table, *"abcdefghijklmnopqrst")
        assert table.screen.query(SeatCard).first().person == "abcdefghijklmnopqrst"
        assert "Type a name." in text_of(table, "#row-about")
        await choose(table, "u")
        assert table.screen.query(SeatCard).first().person == "abcdefghijklmnopqrst"
        assert "! A name has at most 20 characters." in text_of(table, "#row-about")
        assert not table.app._notifications
        await choose(table, "backspace")
        assert "Type a name." in text_of(table, "#row-about")


async def test_a_name_too_long_for_its_seat_shows_where_one_types(sit_down: SitDown) -> None:
    """Its end; its beginning as soon as it is written."""
    async with sit_down(route=ASK) as table:
        await choose(table, *"zora the long", "space", *"name")
        assert "…he long name▁" in table.text
        await choose(table, "right")
        assert "zora the long…" in table.text


async def test_a_seat_that_must_be_taken_says_so(sit_down: SitDown) -> None:
    """The key that empties others changes nothing there."""
    async with sit_down(route=ASK) as table:
        await choose(table, "right", "delete")
        assert "! A game needs 2 players" in text_of(table, "#row-about")
        assert table.screen.query(SeatCard)[1].taken
        await choose(table, "left", "right")
        assert "Club overlooks" in text_of(table, "#row-about")


async def test_another_time_is_typed_at_once(sit_down: SitDown) -> None:
    """Its line has the focus from the first digit on."""
    async with sit_down(route=ASK) as table:
        await choose(table, "down", "down", "left")
        assert "Type a time for each player, such as 3:00." in text_of(table, "#about")
        await choose(table, *"7:30")
        assert (await dealt(table)).clock_ms == 450_000


async def test_kinds_of_players_go_round_both_ways(sit_down: SitDown) -> None:
    """A person follows the champion, and − leads back; where a seat may be empty, past nobody."""
    async with sit_down(route=ASK, size=(120, 40)) as table:
        first, _, third, _ = table.screen.query(SeatCard)
        await choose(table, "minus")
        assert first.kind == "champion"
        told = "before it chooses. Wins 64% against Expert. Space or + changes it."
        assert told in text_of(table, "#row-about")
        assert told in table.text
        await choose(table, "plus", "minus", "minus")
        assert first.kind == "expert"
        await choose(table, "right", "right", "minus")
        assert third.kind == "champion"


async def test_bots_are_chosen_by_the_points_they_make(
    sit_down: SitDown, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Beside one's own, where those are known: they tell which level would suit."""
    monkeypatch.setattr(setup, "own_results", lambda _: OwnResults(310))
    async with sit_down(route=ASK) as table:
        await choose(table, "right")
        told = text_of(table, "#row-about")
        assert "You average 310: Regular would suit you. About 363 points a game." in told
        await choose(table, *["minus"] * 2)
        assert "You average 310: a good match." in text_of(table, "#row-about")


@pytest.mark.parametrize("size", [(80, 24), (120, 40), (200, 50)])
async def test_a_bot_that_was_met_tells_how_that_went(
    sit_down: SitDown, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    """Games won and points of both, whole at every size; in brief on a card with the room."""
    own = OwnResults(310, {"club": LevelResults(7, 3, 290.6, 310.2)})
    monkeypatch.setattr(setup, "own_results", lambda _: own)
    async with sit_down(route=ASK, size=size) as table:
        await choose(table, "right")
        shown = " ".join(table.text.replace("│", " ").split())
        assert "Club overlooks little but long and rare words." in shown
        assert "You won 3 of 7 games, 291 : 310 on average." in shown
        assert ("you won 3 of 7" in shown) == (size[1] >= 40)
        assert "You against Club." in shown


@pytest.mark.parametrize("size", [(120, 40), (160, 48), (200, 50)])
async def test_large_screens_list_all_levels(
    sit_down: SitDown, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    """How each plays and how one fares against it, the seated ones marked."""
    own = OwnResults(310, {"keen": LevelResults(7, 3, 290.6, 310.2)})
    monkeypatch.setattr(setup, "own_results", lambda _: own)
    async with sit_down(route=ASK, size=size) as table:
        large = size[0] >= 160
        for skill in shipped_skills().values():
            seated = skill.title == "Club"
            told = f"{'▸ ' if seated else '  '}{skill.title:<8}   {skill.average}"
            assert (told in table.text) == large
        assert ("you won 3 of 7" in table.text) == large
        assert ("looks ahead" in table.text) == large
        await choose(table, "right", "plus")
        assert ("▸ Expert     428" in table.text) == large
        assert "▸ Club" not in table.text


async def test_a_bot_is_seen_to_beat_the_one_before_it(sit_down: SitDown) -> None:
    """The strongest scores less than the next: points alone would make it look weaker."""
    async with sit_down(route=ASK, size=(120, 40)) as table:
        await choose(table, "right", "plus", "plus")
        assert table.screen.query(SeatCard)[1].kind == "champion"
        assert "wins 64% against Expert" in table.text
        await choose(table, "minus")
        assert "wins 87% against Club" in table.text


async def test_seats_are_taken_by_mouse(sit_down: SitDown) -> None:
    """A click seats a player, signs change the kind; all four seats are in sight at 60×20."""
    async with sit_down(route=ASK, size=(60, 20)) as table:
        assert [f"Seat {number}" in table.text for number in (1, 2, 3, 4)] == [True] * 4
        cards = list(table.screen.query(SeatCard))
        await table.pilot.click(cards[2], offset=(3, 3))
        assert cards[2].kind == "person"
        await table.pilot.click(cards[2], offset=(10, 2))
        assert cards[2].kind == "learner"
        await table.pilot.click(cards[2], offset=(2, 2))
        await table.pilot.press("minus")
        assert not cards[2].taken


async def test_signs_of_a_seat_are_where_they_are_drawn(sit_down: SitDown) -> None:
    """However wide the card is, and however long what stands between them."""
    async with sit_down(route=ASK, size=(200, 50)) as table:
        bot = list(table.screen.query(SeatCard))[1]
        assert bot.kind == "club"
        for sign, kind in (("+", "expert"), ("+", "champion"), ("−", "expert")):
            row = bot.render_line(2).text
            await table.pilot.click(bot, offset=(row.index(sign), 2))
            assert bot.kind == kind


async def test_arrows_lead_from_seat_to_seat(sit_down: SitDown) -> None:
    """They change nobody; down leads to the rules, and up back to the seat one came from."""
    async with sit_down(route=ASK) as table:
        cards = list(table.screen.query(SeatCard))
        before = [(card.kind, card.person) for card in cards]
        for key, focused in (("right", 1), ("right", 2), ("left", 1), ("left", 0), ("left", 0)):
            await choose(table, key)
            assert table.screen.focused is cards[focused]
        await choose(table, "right", "down")
        assert isinstance(table.screen.focused, ChoiceRow)
        await choose(table, "up")
        assert table.screen.focused is cards[1]
        assert [(card.kind, card.person) for card in cards] == before


async def test_a_name_comes_back_with_its_person(sit_down: SitDown, services: Services) -> None:
    """Also where bots sat the last time; a space is part of a name once that is begun."""
    services.settings.change({"scrabble.players": "bot:club,bot:novice"})
    async with sit_down(route=NewGameRoute("scrabble", ScrabbleSetup())) as table:
        await choose(table, *["minus"] * 6)
        assert table.screen.query(SeatCard).first().kind == "person"
        assert table.screen.query(SeatCard).first().person == "You"
        await choose(
            table, "space", "minus", *"Yox", "backspace", *"r Ana-Li", "right", "left", "space"
        )
        assert table.screen.query(SeatCard).first().kind == "learner"
        await choose(table, "minus")
        assert table.screen.query(SeatCard).first().person == "Yor Ana-Li"


async def test_a_file_that_cannot_be_read_leaves_the_choices(
    sit_down: SitDown, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """GCG files of the folder are listed; the reason is told, and set-up is as it was."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "bad.gcg").write_bytes(b"\x00")
    async with sit_down(route=ASK) as table:
        await choose(table, *["backspace"] * 3, *"Ana", "ctrl+g")
        assert "bad.gcg" in table.text
        await choose(table, "down", "enter")
        await table.until(lambda: "×" in table.text)
        await choose(table, "escape")
        assert isinstance(table.screen, ScrabbleSetupScreen)
        assert table.screen.form.choices().players[0].name == "Ana"


async def test_a_game_played_on_from_a_file_leads_back_step_by_step(
    sit_down: SitDown, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """To the turn of the replay, and from there to the set-up with its choices."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "game.gcg").write_text(GAME)
    async with sit_down(route=ASK) as table:
        await choose(table, *["backspace"] * 3, *"Zoe", "ctrl+g", "enter")
        await table.until(lambda: isinstance(table.screen, ReplayScreen))
        await choose(table, "escape")
        assert isinstance(table.screen, ScrabbleSetupScreen)
        await choose(table, "ctrl+g", "enter")
        await table.until(lambda: isinstance(table.screen, ReplayScreen))
        await choose(table, "right", "p", "enter")
        await table.until(lambda: isinstance(table.screen, ScrabbleScreen))
        await choose(table, "escape")
        await table.until(lambda: isinstance(table.screen, ReplayScreen))
        await table.until(lambda: "replay, turn 2 of" in table.text)
        await choose(table, "e")
        await table.until(lambda: isinstance(table.screen, PositionScreen))
        await choose(table, "enter", "enter")
        await table.until(lambda: isinstance(table.screen, ScrabbleScreen))
        await choose(table, "escape")
        await table.until(lambda: isinstance(table.screen, PositionScreen))
        await choose(table, "escape")
        await table.until(lambda: isinstance(table.screen, ReplayScreen))
        await choose(table, "escape")
        await table.until(lambda: isinstance(table.screen, ScrabbleSetupScreen))
        assert table.screen.form.choices().players[0].name == "Zoe"
        await choose(table, "escape")
        assert isinstance(table.screen, HomeScreen)
