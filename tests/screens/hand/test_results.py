"""The results after a hand and after a game."""

from textual.widgets import Static

from tests.screens.hand.journeys import results, shown_letters, whole_game
from tests.screens.table import SitDown, Table
from wordarcade.engine.hand.setup import HandSetup
from wordarcade.games.routes import NewGameRoute
from wordarcade.screens.hand.play import HandScreen
from wordarcade.screens.hand.review_board import ReviewBoard
from wordarcade.screens.hand.session_table import SessionTable
from wordarcade.screens.hand.setup import HandSetupScreen
from wordarcade.screens.home import HomeScreen
from wordarcade.widgets.long_list import LongList


def sections(table: Table) -> list[list[str]]:
    """Return the sections of the review that are shown, as lines of words."""
    board = table.screen.query_one(ReviewBoard)
    texts = [str(each.render()) for each in board.query(Static) if each.display]
    return [[" ".join(line.split()) for line in text.splitlines()] for text in texts]


def hands(table: Table) -> list[list[str]]:
    """Return the cells of the table of hands."""
    view = table.screen.query_one(LongList)
    lines = [view.render_line(y).text.strip("▸ ") for y in range(view.size.height)]
    return [line.split() for line in lines if line]


async def test_a_hand_is_set_beside_the_best(sit_down: SitDown) -> None:
    """Costs of the moves, the costliest, the best line step by step, and with discards."""
    async with sit_down("cows*z", single=True, opponent="greedy") as table:
        await table.play("cows", "!!")
        await results(table)
        assert sections(table) == [
            [
                "You 198 of 480 · 41%",
                "+ COWS 9 × 22 = 198 −142",
                "ended with * Z −140",
                "! Costliest: COWS cost 142. COZ*S was better.",
            ],
            ["Best 480", "+ COZ*S 15 × 32 = 480 → W"],
            ["With discards 525", "× W no word 0 → COS*Z", "+ COZ*S 15 × 35 = 525 → –"],
            ["Greedy 480", "+ COZ*S 15 × 32 = 480 → W"],
        ]


async def test_the_best_that_can_be_done(sit_down: SitDown) -> None:
    """Where no move gave anything away, and discards gain nothing, it is told."""
    async with sit_down("cat", single=True) as table:
        await table.play("cat")
        await results(table)
        assert sections(table)[0][-1] == "★ No move cost you anything."
        assert sections(table)[-1][-1] == "throwing letters away gains nothing"


async def test_a_hand_that_makes_no_word(sit_down: SitDown) -> None:
    """Nothing is played, and nothing could have been."""
    async with sit_down("vvv", single=True, opponent="common") as table:
        await table.play("!!")
        await results(table)
        assert sections(table)[0][0] == "You 0 of 0 · –"
        assert sections(table)[1] == ["Best 0", "no word can be made"]
        assert sections(table)[-1] == ["Common words 0", "no word can be made"]


async def test_a_game_is_summed_up_hand_by_hand(sit_down: SitDown) -> None:
    """Both attempts count as the better; the marked hand is reviewed, the last one at first."""
    async with sit_down("aci*prt", "dd*lout", opponent="exact") as table:
        await whole_game(table)
        assert [line[:2] for line in hands(table)] == [["1", "198"], ["2", "90"]]
        assert all(par == rival for _, _, par, rival in hands(table))
        totals = str(table.screen.query_one(SessionTable).query(Static).first().render())
        assert totals.startswith("288 points of 802 · 36%\nexact 802 · you trail by 514")
        assert [lines[0].split(" · ")[0] for lines in sections(table)[:2]] == [
            "First try 27 of 312",
            "Replay 90 of 312",
        ]
        await table.pilot.press("up")
        await table.pilot.pause()
        assert sections(table)[0][0].startswith("You 198 of 490")


async def test_hands_are_looked_back_on(sit_down: SitDown) -> None:
    """The review of hands done with can be opened again while the next one is played."""
    async with sit_down("cat", "tac") as table:
        await table.pilot.press("ctrl+l")
        assert isinstance(table.screen, HandScreen)
        await table.play("cat")
        await table.pilot.press("enter")
        await results(table)
        await table.pilot.press("escape", "ctrl+l")
        await results(table)
        assert hands(table) == [["1", "105", "105"]]
        await table.pilot.press("enter")
        assert isinstance(table.screen, HandScreen)


async def test_the_panel_has_the_hands_done_with(sit_down: SitDown) -> None:
    """Game total and the opponent's, and each hand beside par; of many hands the last."""
    async with sit_down(*["cat"] * 6, opponent="greedy") as table:
        for _ in range(5):
            await table.play("cat")
            if not table.screen.query(ReviewBoard):
                await table.pilot.press("enter")
            await results(table)
            await table.pilot.press("enter")
        await table.pilot.pause()
        assert table.headline == "0 points · hand 6 of 6\ngame 525 · greedy 525"
        text = str(table.screen.query("WordPanel Static").last().render())
        assert text.splitlines() == [
            "Ctrl+L shows them all",
            *(f"hand {number}     105 of 105" for number in range(2, 6)),
        ]


async def test_ways_on(sit_down: SitDown) -> None:
    """The same hands again, another game by the same choices, and home."""
    async with sit_down("cat", "tac") as table:
        await table.pilot.press("ctrl+g", "y")
        await results(table)
        await table.pilot.press("enter", "s")
        await table.until(lambda: isinstance(table.screen, HandScreen))
        assert (shown_letters(table), len(table.screen.session.state.config.hands)) == ("cat", 2)
        assert len(table.app.screen_stack) == 2
        await table.pilot.press("ctrl+g", "y")
        await results(table)
        await table.pilot.press("n")
        await table.until(lambda: isinstance(table.screen, HandScreen))
        assert len(table.screen.session.state.config.hands[0]) == 3
        await table.pilot.press("ctrl+g", "y")
        await results(table)
        await table.pilot.press("escape")
        await table.until(lambda: isinstance(table.screen, HomeScreen))


async def test_own_letters_are_asked_for_again(sit_down: SitDown) -> None:
    """After a hand of one's own letters, a new game begins with the choices."""
    route = NewGameRoute("hand", HandSetup(hand="cat"), ask=False)
    async with sit_down(route=route) as table:
        await table.until(lambda: isinstance(table.screen, HandScreen))
        await table.play("cat")
        await results(table)
        await table.pilot.press("n")
        await table.until(lambda: isinstance(table.screen, HandSetupScreen))
