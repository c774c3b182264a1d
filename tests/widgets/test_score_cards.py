"""The cards with the scores."""

from dataclasses import replace

import pytest
from textual.app import ComposeResult

from tests.widgets.looks_app import LooksApp
from wordarcade.widgets.score_cards import ScoreCard, ScoreCards

ANA = ScoreCard("Ana", 64, place=0, moves=True, clock="12:40", note="20 behind", coming="+30")
CLUB = ScoreCard("Club", 84, leads=True, clock="9:05", note="club bot")
OTHERS = (ScoreCard("Novice", -8), ScoreCard("Bartholomew the Second", 1_778))


class CardsApp(LooksApp):
    """The cards alone on the screen."""

    def __init__(self, *cards: ScoreCard) -> None:
        super().__init__()
        self.cards = ScoreCards()
        self.cards.set_reactive(ScoreCards.cards, cards)

    def compose(self) -> ComposeResult:
        """The cards."""
        yield self.cards

    def text(self) -> str:
        """What is seen."""
        return "\n".join(strip.text for strip in self.screen._compositor.render_strips())


@pytest.mark.parametrize("size", [(23, 5), (40, 6), (47, 7), (78, 7)])
async def test_two_players_have_a_card_each(size: tuple[int, int]) -> None:
    """Whose turn it is, who leads and what is to come are told by signs; one card in no room."""
    app = CardsApp(ANA, CLUB)
    async with app.run_test(size=size):
        text = app.text()
        assert "▸ Ana" in text
        assert "+30" in text
        assert "Club" in text
        assert text.count("╭") == (1 if size[0] < 40 else 2)
        assert ("★ Club" in text) == (size[0] >= 40)


@pytest.mark.parametrize("rows", [5, 6, 7])
async def test_what_a_play_earns_stays_in_its_card(rows: int) -> None:
    """Three digits leave no room for words beside them; no border is written over."""
    app = CardsApp(replace(ANA, score=364), replace(CLUB, score=384))
    async with app.run_test(size=(38, rows)):
        inner = app.text().split("\n")[1:-1]
        assert [line[17] for line in inner] == ["│"] * len(inner)
        assert "+30" in app.text()


@pytest.mark.parametrize("size", [(23, 6), (41, 6), (47, 7)])
async def test_more_players_share_a_card(size: tuple[int, int]) -> None:
    """All are in its rows, cut where they are too long; who moves is large."""
    app = CardsApp(ANA, CLUB, *OTHERS)
    async with app.run_test(size=size):
        lines = app.text().split("\n")
        assert sum("╭" in line for line in lines) == 1
        assert any("−8" in line for line in lines)
        assert any("1,778" in line for line in lines)
        assert {len(line) for line in lines} == {size[0]}


async def test_four_players_are_told_apart_by_signs_and_colours() -> None:
    """The same ones as in the score sheet, whoever moves or leads."""
    cards = [replace(ANA, name=name, place=place) for place, name in enumerate(("Ana", *"BCD"))]
    app = CardsApp(*cards)
    async with app.run_test(size=(40, 7)):
        text = app.text()
        assert [sign in text for sign in ("● Ana", "○ B", "◆ C", "◇ D")] == [True] * 4
        assert len({card.role for card in cards}) == 4


@pytest.mark.parametrize("rows", [6, 7])
async def test_how_far_behind_one_of_four_is_stands_there_whole(rows: int) -> None:
    """In a row of its own, or in the border where the players take all rows."""
    behind = replace(ANA, coming="", note="172 behind")
    app = CardsApp(behind, CLUB, replace(CLUB, name="Cem"), replace(CLUB, name="Dora"))
    async with app.run_test(size=(40, rows)):
        assert "172 behind" in app.text()


async def test_what_is_too_long_beside_the_digits_stands_below_them() -> None:
    """Two players in one narrow card: nothing of it is cut while there are rows."""
    app = CardsApp(replace(ANA, score=218, note="32 behind"), replace(CLUB, name="Ben", score=250))
    async with app.run_test(size=(22, 7)):
        text = app.text()
        for told in ("+30", "Ben 250", "32 behind"):
            assert told in text


@pytest.mark.parametrize("size", [(40, 7), (40, 6)])
async def test_overdrawn_time_leaves_room_for_the_name(size: tuple[int, int]) -> None:
    """The lead stays whole; what time has cost stands above the points, where there is a row."""
    late = replace(ANA, name="Zora", clock="! −0:20", note="−10 time · 10 behind", coming="")
    app = CardsApp(late, CLUB)
    async with app.run_test(size=size):
        rows = app.text().split("\n")
        assert "▸ Zora" in rows[0]
        assert "! −0:20" in rows[0]
        assert "10 behind" in rows[-2]
        assert ("−10 time" in rows[1]) == (size[1] == 7)
