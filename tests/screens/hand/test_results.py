"""The results after a hand and after a game."""

from collections.abc import Callable, Sequence

import pytest
from textual.containers import VerticalScroll
from textual.widgets import Static

from tests.screens.hand.journeys import (
    card,
    figures,
    headline,
    results,
    score,
    shown_letters,
    told,
    whole_game,
    words,
)
from tests.screens.table import SitDown
from wordarcade.engine.hand.setup import HandSetup
from wordarcade.games.routes import NewGameRoute
from wordarcade.looks.big_number import BigNumber
from wordarcade.looks.panel import Panel
from wordarcade.screens.hand.game_head import GameHead
from wordarcade.screens.hand.play import HandScreen
from wordarcade.screens.hand.results import HandResultsScreen
from wordarcade.screens.hand.setup import HandSetupScreen
from wordarcade.screens.home import HomeScreen
from wordarcade.screens.lens.screen import LensScreen
from wordarcade.screens.lens.side import LensColumn
from wordarcade.widgets.golden_line import GoldenLine


async def test_a_hand_is_set_beside_the_best(sit_down: SitDown) -> None:
    """Costs of the moves, the best with discards and without, the opponent, and the lesson."""
    async with sit_down("cows*z", single=True, opponent="greedy") as table:
        await table.play("cows", "!!")
        await results(table)
        assert card(table, "yours") == ["You 198", "COWS −187 198", "left: *Z −140"]
        assert card(table, "best") == [
            "Best possible 525",
            "W thrown",
            "COZeS 525",
            "nothing left ✓",
            "480 by words alone",
        ]
        assert card(table, "theirs")[:2] == ["Greedy 480", "COZeS −45 480"]
        assert told(table) == [
            "198 of 525: a fair hand.  ★★☆☆☆ rated 38",
            "COWS made 198 points, but cost you 187.",
            "The greedy player beat you by 282.",
            "★ Best of all: throw W away, then COZeS, 15 × 35 = 525.",
        ]


@pytest.mark.parametrize(
    ("size", "title", "foot", "left", "signs"),
    [
        ((60, 20), "Best", "", "nothing left", "✓ yours"),
        ((80, 24), "Best possible", "with these letters", "nothing left ✓", "✓ yours · ★ best"),
    ],
)
async def test_it_is_said_what_the_best_is_of(  # noqa: PLR0917 - one look at two sizes
    sit_down: SitDown, size: tuple[int, int], title: str, foot: str, left: str, signs: str
) -> None:
    """Of the letters after a substitution, where a card has room for it; nothing is cut."""
    async with sit_down("cow", size=size) as table:
        await table.play("cow")
        await table.pilot.press("enter")
        await results(table)
        best = table.screen.query_one("#best", Panel)
        assert (best.title, best.foot) == (title, foot)
        assert card(table, "yours")[-1] == left
        assert table.screen.query_one("#words", Panel).foot == signs


async def test_two_lists_on_a_hand(sit_down: SitDown) -> None:
    """The lens compares its words, first with those of the game's own list."""
    async with sit_down("cows*z", single=True, opponent="greedy") as table:
        await table.play("cows", "!!")
        await results(table)
        await table.pilot.press("l")
        lens = table.app.screen
        assert isinstance(lens, LensScreen)
        await table.until(lambda: any(column.finds for column in lens.query(LensColumn)))
        found = {find.word: find.points for each in lens.query(LensColumn) for find in each.finds}
        assert found["cozes"] == 480
        assert found["cows"] == 198
        await table.pilot.press("escape")
        assert isinstance(table.app.screen, HandResultsScreen)


async def test_nothing_is_cut_beside_large_scores(sit_down: SitDown) -> None:
    """Digits that fill a card leave the unit out, and the foot of the words is brief."""
    async with sit_down("qrceik*", single=True) as table:
        await table.play("!!")
        await results(table)
        lines = table.text.splitlines()
        cut = f" {'points'[:4]} "
        assert not any(cut in line or "…" in line for line in lines), lines
        assert " ✓ yours · ★ best " in table.text


async def test_the_last_word_is_seen_before_it_is_over(
    sit_down: SitDown, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its tiles land on the card and the score is counted up; the answer to it is still read.

    The best word stays lit. Whoever comes back finds everything in its place.
    """
    moments: list[Sequence[Callable[[], object]]] = []

    def held(_: object, frames: Sequence[Callable[[], object]]) -> None:
        moments.append(frames)
        frames[0]()

    monkeypatch.setattr("wordarcade.screens.hand.play_card.play", held)
    async with sit_down("pw*", single=True) as table:
        await table.play("pew")
        await results(table)
        assert table.said == "PEW, with * as E, scores 147. You used every letter: 147 points."
        (landing,) = moments
        seen = []
        for frame in landing:
            frame()
            await table.pilot.pause()
            seen.append(card(table, "yours")[1])
        assert seen == ["147", "P 147", "P e 147", "P e W 147"]
        moves = table.screen.query_one("#yours").query_one(VerticalScroll).query_one(Static)
        assert any("$role-selected" in str(span.style) for span in moves.render().spans)


async def test_a_word_of_yours_may_be_of_the_best_hand(sit_down: SitDown) -> None:
    """It has both signs, and the vowel that you took for it also stands on the best hand."""
    async with sit_down("pw*", single=True) as table:
        await table.play("pew")
        await results(table)
        assert "✓★ PeW 147" in words(table)
        assert card(table, "yours")[1] == "P e W 147"
        assert card(table, "best")[1] == "P e W 147"


@pytest.mark.parametrize(("played", "tiled"), [("el", False), ("cat", True)])
async def test_words_are_drawn_in_one_way(sit_down: SitDown, played: str, tiled: bool) -> None:
    """In tiles if all words of all cards have room for them, else all of them as text."""
    async with sit_down("fickle*" if played == "el" else played, single=True) as table:
        await table.play(played, "!!") if played == "el" else await table.play(played)
        await results(table)
        for name in ("yours", "best"):
            shown = table.screen.query_one(f"#{name} VerticalScroll Static", Static)
            assert ("▀" in str(shown.render())) == tiled


async def test_only_the_first_word_played_is_ticked(sit_down: SitDown) -> None:
    """The list is of words to start with: a later one scored otherwise than it says."""
    async with sit_down("jar*ef", single=True, opponent="common", size=(120, 40)) as table:
        await table.play("jar", "ef", "!!")
        await results(table)
        await table.pilot.press("home")
        await table.pilot.pause()
        listed = set(words(table))
        for _ in range(9):
            await table.pilot.press("pagedown")
            await table.pilot.pause()
            listed |= set(words(table))
        assert "EF 10" in listed
        assert [line for line in listed if "✓" in line] == ["✓ JAR 120"]


async def test_every_word_is_listed(sit_down: SitDown) -> None:
    """By points, with those played and those of the best play marked, the wildcard resolved."""
    async with sit_down("ajef*rx", single=True, opponent="common", size=(120, 40)) as table:
        await table.play("jar", "f*x", "!!")
        await results(table)
        assert "★ ARF 54" in words(table), "in sight at once"
        await table.pilot.press("home")
        await table.pilot.pause()
        listed = words(table)
        assert listed[:3] == ["FiXER 406", "REFiX 406", "☆ JEuX 323"]
        assert "✓ yours · ★ starts the best hand · ☆ comes later" in table.text
        assert "F*X = FAX, FIX, FOX" in card(table, "yours")
        assert "76 in all" in table.text
        await table.pilot.press("end")
        await table.pilot.pause()
        assert words(table) != listed
        await table.pilot.press("home", "pagedown", "pagedown")
        await table.pilot.pause()
        assert "✓ JAR 90" in words(table)
        await table.pilot.press("end", "pageup", "pageup")
        await table.pilot.pause()
        assert "★ ARF 54" in words(table)


async def test_a_perfect_hand_is_celebrated(sit_down: SitDown) -> None:
    """In words and in gold; where no move cost anything and discards gain nothing."""
    async with sit_down("cat", single=True) as table:
        await table.play("cat")
        await results(table)
        assert told(table) == [
            "Perfect. Nobody can beat that.  ★★★★★ rated 100",
            "No move cost you anything.",
            "",
        ]
        assert card(table, "yours")[-1] == "nothing left ✓"
        letters = table.screen.query_one("#letters", Static).render()
        assert any("selected" in str(span.style) for span in letters.spans)
        assert table.screen.query_one("#gold", GoldenLine).display


async def test_only_what_nothing_beats_is_perfect(sit_down: SitDown) -> None:
    """The best words are not, where throwing letters away scores more: they are rated below 100."""
    async with sit_down("cows*z", "cows*z") as table:
        await table.play("coz*s", "!!")
        await table.until(lambda: table.screen.session.solved_hand is not None)
        assert figures(table) == ["480"]
        assert "best possible: 525" in table.text
        await table.pilot.press("enter")
        await results(table)
        assert not table.screen.query_one("#gold", GoldenLine).display
        assert told(table)[:2] == [
            "480 of 525: a strong hand.  ★★★★☆ rated 91",
            "Only throwing W away does better.",
        ]
        await table.pilot.press("enter", "enter", "w", "enter", "t", *"coz*s", "enter", "enter")
        await results(table)
        assert "of 1,050 (96%)" in table.text
        assert "Almost perfect." in table.text
        assert "W thrown away" in table.text
        await table.pilot.press("left")
        await results(table)
        assert table.screen.query_one("#gold", GoldenLine).display
        assert card(table, "yours") == ["You 525", "W thrown", "COZeS 525", "nothing left ✓"]
        # The words are those of all letters, which score otherwise once W is gone.
        assert "COZeS 480" in words(table)
        assert not any(sign in line for line in words(table) for sign in "★☆✓")


async def test_the_next_star_is_something_to_aim_at(sit_down: SitDown) -> None:
    """Where nobody else has played, and some points have been made."""
    async with sit_down("cows*z", single=True) as table:
        await table.play("cows", "!!")
        await results(table)
        assert told(table)[1:3] == [
            "COWS made 198 points, but cost you 187.",
            "260 points would earn the next star.",
        ]


async def test_a_hand_played_by_hints_is_not_celebrated(sit_down: SitDown) -> None:
    """The words say that they are from hints, and nothing is gold or has stars."""
    async with sit_down("cows*z", single=True) as table:
        await table.until(lambda: table.screen.session.solved_hand is not None)
        await table.pilot.press(*["ctrl+t"] * 4, "enter", "enter")
        await table.pilot.press(*["ctrl+t"] * 3, "enter")
        await results(table)
        assert told(table) == [
            "525 of 525, by hints alone.  6 hints",
            "Now try it without hints.",
            "",
        ]
        assert card(table, "yours") == [
            "You 525",
            "W hint thrown",
            "COZeS hint 525",
            "nothing left ✓",
        ]
        moves = table.screen.query_one("#yours").query_one(VerticalScroll).query_one(Static)
        assert not any("role-focus" in str(span.style) for span in moves.render().spans)
        assert not table.screen.query_one("#gold", GoldenLine).display


async def test_a_hand_that_makes_no_word(sit_down: SitDown) -> None:
    """Nothing is played, and nothing could have been."""
    async with sit_down("vvv", single=True, opponent="common") as table:
        await table.play("!!")
        await results(table)
        assert card(table, "yours") == ["You 0", "left: VVV"]
        assert card(table, "theirs") == ["Common words 0", "left: VVV"]
        assert told(table)[0] == "These letters make no word."
        assert words(table) == ["none: these letters make no word"]


async def test_a_game_is_summed_up_hand_by_hand(sit_down: SitDown) -> None:
    """The better attempt is shown, the other at a key; arrows show the other hands."""
    async with sit_down("aci*prt", "dd*lout", opponent="exact", size=(120, 40)) as table:
        await whole_game(table)
        await table.pilot.press("left")
        await results(table)
        assert told(table)[2] == "◂ hand 2 of 2 ▸ · game 288 of 826 (35%) · exact 826"
        assert card(table, "yours")[0] == "You · replay 90"
        assert card(table, "yours")[-1] == "your other try: 27"
        await table.pilot.press("t")
        await table.pilot.pause()
        assert card(table, "yours")[0] == "You · first try 27"
        await table.pilot.press("left")
        await results(table)
        assert card(table, "yours")[0] == "You 198"
        assert told(table)[2].startswith("hand 1 of 2 ▸ · game 288")
        await table.pilot.press("left", "right")
        await results(table)
        assert card(table, "yours")[0] == "You · replay 90"
        await table.pilot.press("right", "right")
        assert headline(table) == "The exact player wins by 538."


@pytest.mark.parametrize("size", [(60, 20), (80, 24), (120, 40), (200, 50)])
async def test_a_game_ends_with_who_won(sit_down: SitDown, size: tuple[int, int]) -> None:
    """A banner, both scores with their best words, the hand that counted, and all hands."""
    async with sit_down("aci*prt", "dd*lout", opponent="greedy", size=size) as table:
        await whole_game(table)
        assert headline(table) == "The greedy player wins by 514."
        assert headline(table) in table.text
        assert not table.screen.query_one(GameHead).golden
        cells = [line.replace("▆", "").strip(" │").split() for line in table.text.splitlines()]
        assert [row for row in cells if row[:1] in (["hand"], ["1"], ["2"], ["game"])] == [
            ["hand", "you", "greedy", "best"],
            ["1", *"ACI*PRT", "198", "490", "490"],
            ["2", *"DD*AOUT", "90", "312", "336"],
            ["game", "288", "802", "826"],
        ]
        for told in ("You", "★ Greedy", "35% of best", "97% of best", "hand 1, 198 to 490."):
            assert told in table.text, told
        assert "rated 35" in table.text
        as_tiles = size[1] >= 36
        assert (" P   A   R   T  114   I   C   e  84" in table.text) == as_tiles
        assert ("PART 114 · ICe 84" in table.text) != as_tiles
        assert table.text.count("APRoTIC 490") == 2 - as_tiles
        assert "Other try" not in table.text


async def test_a_game_alone_ends_with_its_points(sit_down: SitDown) -> None:
    """In large digits, above a table with a bar for each hand's share of the best."""
    async with sit_down("aci*prt", "dd*lout", size=(80, 24)) as table:
        await whole_game(table)
        points = table.screen.query_one("#points", BigNumber)
        assert (points.text, points.lines) == ("288", 3)
        assert "points in 2 hands" in table.text
        assert "of 826 (35%)" in table.text
        assert "A fair game. 409 points would earn the next star." in table.text
        assert "best: with the letters shown" in table.text
        rows = [line.replace("▆", "").strip(" │").split() for line in table.text.splitlines()]
        assert ["1", *"ACI*PRT", "198", "490", "40%"] in rows
        assert not table.screen.query(GameHead)


async def test_a_game_won_is_celebrated(sit_down: SitDown) -> None:
    """In gold, with the stars of the game."""
    async with sit_down("cozs*", "cozs*", opponent="common", size=(80, 24)) as table:
        for _ in range(2):
            await table.play("coz*s")
            await table.pilot.press("enter")
            await results(table)
            await table.pilot.press("enter")
        assert headline(table).startswith("You win by ")
        assert table.screen.query_one(GameHead).golden
        assert "★★★★★ rated 100" in table.text


async def test_hands_are_looked_back_on(sit_down: SitDown) -> None:
    """The review of hands done with can be opened again while the next one is played."""
    async with sit_down("cat", "tac") as table:
        await table.pilot.press("ctrl+l")
        assert isinstance(table.screen, HandScreen)
        await table.play("cat")
        await table.pilot.press("enter")
        await results(table)
        await table.pilot.press("enter")
        for back in ("enter", "escape"):
            await table.pilot.press("ctrl+l")
            await results(table)
            assert told(table)[0] == "Perfect. Nobody can beat that.  ★★★★★ rated 100"
            assert "Play on  esc Back" in table.text
            await table.pilot.press(back)
            assert isinstance(table.screen, HandScreen)


async def test_between_hands_escape_leaves_the_game(sit_down: SitDown) -> None:
    """Enter goes on to the next hand; Esc leads home, as from any game, which waits there."""
    async with sit_down("cat", "tac") as table:
        await table.play("cat")
        await table.pilot.press("enter")
        await results(table)
        assert "Next hand" in table.text
        assert "esc Home" in table.text
        await table.pilot.press("escape")
        await table.until(lambda: isinstance(table.screen, HomeScreen))
        await table.pilot.press("c")
        await table.until(lambda: isinstance(table.screen, HandScreen))
        assert shown_letters(table) == "tac"


async def test_the_side_has_a_bar_for_each_hand(sit_down: SitDown) -> None:
    """Game total and the opponent's, and each hand's score; of many hands those at hand."""
    async with sit_down(*["cat"] * 6, opponent="greedy") as table:
        for _ in range(5):
            await table.play("cat")
            if not isinstance(table.screen, HandResultsScreen):
                await table.pilot.press("enter")
            await results(table)
            await table.pilot.press("enter")
        await table.pilot.pause()
        assert score(table) == "0"
        hands = table.screen.query_one("#hands", Panel)
        lines = str(hands.query_one(Static).render()).replace("▆", "").splitlines()
        assert hands.fact == "6 of 6"
        assert [line.split() for line in lines] == [
            *(["✓", str(number), "105"] for number in (3, 4, 5)),
            ["▸", "6", "0"],
            ["You", "525"],
            ["Greedy", "525"],
        ]
        assert table.said == "The greedy player played ACT for 105."


@pytest.mark.parametrize(("size", "rows"), [((120, 40), 10), ((200, 50), 20)])
async def test_all_hands_have_a_bar_where_there_is_room(
    sit_down: SitDown, size: tuple[int, int], rows: int
) -> None:
    """Of ten hands none is left out on a high screen."""
    async with sit_down(*["cat"] * 10, size=size) as table:
        hands = table.screen.query_one("#hands", Panel).query_one(Static)
        lines = str(hands.render()).splitlines()
        assert [line.split()[0] for line in lines if "–" in line] == [*"23456789", "10"]
        assert len(lines) == rows + 1
        assert hands.region.bottom < table.screen.query_one("#once").region.y
        assert table.screen.query_one("#this-hand").size.height >= 5


@pytest.mark.parametrize(("same", "new"), ["sn", "SN"])
async def test_ways_on(sit_down: SitDown, same: str, new: str) -> None:
    """The same hands again, another game by the same choices, and home; letters in either case."""
    async with sit_down("cat", "tac") as table:
        await table.pilot.press("ctrl+g", "y")
        await results(table)
        await table.pilot.press("enter", same)
        await table.until(lambda: isinstance(table.screen, HandScreen))
        assert (shown_letters(table), len(table.screen.session.state.config.hands)) == ("cat", 2)
        assert len(table.app.screen_stack) == 2
        await table.pilot.press("ctrl+g", "y")
        await results(table)
        await table.pilot.press(new)
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


@pytest.mark.parametrize(("size", "below"), [((80, 24), False), ((120, 40), True)])
async def test_without_an_opponent_the_words_stand_where_there_is_room(
    sit_down: SitDown, size: tuple[int, int], below: bool
) -> None:
    """Beside the two cards where rows are few, else below them."""
    async with sit_down("cat", single=True, size=size) as table:
        await table.play("cat")
        await results(table)
        best, listed = (table.screen.query_one(name).region for name in ("#best", "#words"))
        assert (listed.y >= best.bottom) is below
        assert (listed.x >= best.right) is not below


async def test_bars_follow_the_theme(sit_down: SitDown) -> None:
    """Without colours they are of other signs, on every screen that stands, and back again."""
    async with sit_down("cows*z", "cows*z", size=(120, 40)) as table:
        theme = table.app.theme
        seen = []

        async def look() -> None:
            for name in ("wordarcade-mono", theme):
                table.app.theme = name
                await table.pilot.pause()
                await table.pilot.pause()
                seen.append("·····" in table.text)

        await table.play("cow", "!!")
        await table.until(lambda: table.screen.session.solved_hand is not None)
        await look()
        await table.pilot.press("enter")
        await results(table)
        await look()
        await table.pilot.press("enter", "enter")
        await look()
        await table.play("cow", "!!")
        await table.pilot.press("enter")
        await results(table)
        await look()
        assert seen == [True, False] * 4
