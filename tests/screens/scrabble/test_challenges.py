"""Plays that are doubted, and the last play of a game."""

import pytest

from tests.screens.scrabble.journeys import answered, game, rack, remark, sit, state, type_move
from tests.screens.table import SitDown
from wordarcade.engine.scrabble.config import ChallengeRule
from wordarcade.engine.scrabble.squares import CENTRE
from wordarcade.engine.scrabble.turns import Phase
from wordarcade.screens.scrabble.challenge import ChallengeScreen
from wordarcade.screens.scrabble.hand_over import HandOverScreen

RACKS = ("AEINQTZ", "ADEGOST")


async def test_a_phony_is_challenged_off_the_board(sit_down: SitDown) -> None:
    """The answer names the wrong words; the rack is whole again, the cursor where play begins."""
    async with sit_down("Ana,Bo", RACKS, challenge=ChallengeRule.SINGLE) as table:
        await sit(table)
        await type_move(table, "8g tza")
        await sit(table)
        await table.pilot.press("f5", "y")
        await table.pilot.pause()
        assert (
            table.said
            == "Bo challenges TZA: it is not in the word list (arcade). The play is withdrawn."
        )
        assert state(table).board.is_empty
        assert game(table).area.laying.draft.cursor == CENTRE
        assert [line.text for line in game(table).scores.sheet.lines] == ["TZA", "withdrawn"]
        assert rack(table) == "ADEGOST"
        await table.pilot.press("f5")
        assert table.said == "There is no play to challenge."


@pytest.mark.parametrize(
    ("keys", "withdrawn"),
    [("enter", False), ("tab enter", True), ("f5 enter", True), ("right left enter", False)],
)
async def test_enter_gives_the_answer_in_gold(
    sit_down: SitDown, keys: str, withdrawn: bool
) -> None:
    """At once that the play stands; Tab, arrows and the key that asked go to the other."""
    async with sit_down("Ana,Bo", RACKS, challenge=ChallengeRule.SINGLE) as table:
        await sit(table)
        await type_move(table, "8g tza")
        await sit(table)
        await table.pilot.press("f5", *keys.split()[:-1])
        assert f"▸{'y  Challenge' if withdrawn else 'n  Let it stand'}" in table.text
        await table.pilot.press("enter")
        await table.pilot.pause()
        assert not isinstance(table.screen, ChallengeScreen)
        assert state(table).board.is_empty == withdrawn


async def test_the_menu_offers_a_challenge_while_there_is_one(sit_down: SitDown) -> None:
    """Not before the first play; then also of the last play of a game."""
    async with sit_down("Ana,Bo", RACKS, challenge=ChallengeRule.SINGLE) as table:
        await sit(table)
        await table.pilot.press("ctrl+e")
        assert "Challenge the last play" not in table.text
        await table.pilot.press("escape")
        await type_move(table, "8g tza")
        await sit(table)
        await table.pilot.press("ctrl+e", "c")
        await table.until(lambda: isinstance(table.screen, ChallengeScreen))


@pytest.mark.parametrize(
    ("rule", "price", "next_player", "points"),
    [
        (ChallengeRule.SINGLE, "", 1, 24),
        (ChallengeRule.DOUBLE, " Bo loses the turn.", 0, 24),
        (ChallengeRule.FIVE_POINT, " Ana gets 5 more points.", 1, 29),
    ],
)
async def test_an_unsuccessful_challenge(
    sit_down: SitDown, rule: ChallengeRule, price: str, next_player: int, points: int
) -> None:
    """What it costs depends on the rule; one may ask before one has seen one's own tiles."""
    async with sit_down("Ana,Bo", RACKS, challenge=rule, size=(120, 40)) as table:
        assert "f5" not in table.text
        await sit(table)
        await type_move(table, "8g zin")
        await table.until(lambda: isinstance(table.screen, HandOverScreen))
        assert "f5  challenge it first" in table.text
        await table.pilot.press("f5")
        await table.until(lambda: isinstance(table.screen, ChallengeScreen))
        await table.pilot.pause()
        assert not game(table).area.board.hidden
        assert game(table).session.seen_player is None  # the tiles are still face down
        await table.pilot.press("n")
        await table.until(lambda: isinstance(table.screen, HandOverScreen))
        await table.pilot.press("f5")
        await table.until(lambda: isinstance(table.screen, ChallengeScreen))
        await table.pilot.press("y")
        await table.until(lambda: isinstance(table.screen, HandOverScreen))
        assert game(table).session.seen_player is None
        said = [message.text for message in game(table).message_line.history]
        assert said[-1] == f"Bo challenges ZIN: it is valid and stands.{price}"
        assert state(table).to_move == next_player
        assert state(table).position.scores == (points, 0)


async def test_there_is_nothing_to_challenge_by_the_void_rule(sit_down: SitDown) -> None:
    """The key is not offered, and says so."""
    async with sit_down(racks=RACKS) as table:
        assert "Challenge" not in table.text
        await table.pilot.press("f5")
        assert table.said.startswith("This game has no challenges")
        await table.pilot.press("y", "backspace")
        assert state(table).moves == ()
        await type_move(table, "challenge")
        assert table.said.startswith("This game has no challenges")


@pytest.mark.parametrize(
    ("keys", "phase", "scores"),
    [("enter", Phase.OVER, (32, 0)), ("f5 y", Phase.PLAY, (0, 0))],
)
async def test_the_last_play_is_accepted_or_challenged(
    sit_down: SitDown, keys: str, phase: Phase, scores: tuple[int, int]
) -> None:
    """A game does not end with a play that may be doubted."""
    async with sit_down(
        "Ana,Bo", ("ZA", "DOG"), bag="", plays=("8G CAT",), challenge=ChallengeRule.DOUBLE
    ) as table:
        await sit(table)
        await type_move(table, "i8 tza")
        await sit(table)
        assert remark(table) == "the last play: enter accepts it · f5 challenges it"
        assert "⏎ Accept" in table.text.split("\n")[-1]
        for key in ("ctrl+x", "f4"):
            game(table).message_line.show("")
            await table.pilot.press(key)
            assert table.said == "Accept the last play, or challenge it."
        await table.pilot.press("o", "ctrl+t")
        assert state(table).phase is Phase.LAST_CHALLENGE
        await table.pilot.press(*keys.split())
        await table.pilot.pause()
        assert state(table).phase is phase
        assert state(table).position.scores == scores


async def test_a_computer_answers_the_last_play(sit_down: SitDown) -> None:
    """An expert is right about words: it accepts what is one."""
    async with sit_down(
        "Ana,bot:expert", ("O", "DGG"), bag="", plays=("8G CAT",), challenge=ChallengeRule.DOUBLE
    ) as table:
        await type_move(table, "i8 to")
        await answered(table)
        assert state(table).phase is Phase.OVER
        said = [message.text for message in game(table).message_line.history]
        assert "Expert accepted the play." in said[-2]
