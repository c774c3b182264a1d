"""Figures in big digits, to which is counted up."""

from textual.app import ComposeResult

from tests.widgets.looks_app import LooksApp
from wordarcade.looks.big_number import BigNumber


class _App(LooksApp):
    def compose(self) -> ComposeResult:
        yield BigNumber("432")


def drawn(number: BigNumber) -> list[str]:
    """Return the rows of the digits."""
    return [number.render_line(y).text for y in range(number.size.height)]


async def test_a_number_is_counted_up_to_in_its_own_room() -> None:
    """From 0 where things may move, else it is there at once; nothing beside it is pushed."""
    app = _App()
    async with app.run_test() as pilot:
        number = app.query_one(BigNumber)
        app.animation_level = "none"
        number.count_up(432)
        await pilot.pause()
        whole, room = drawn(number), number.size
        app.animation_level = "full"
        number.count_up(432)
        assert (drawn(number) == whole, number.size) == (False, room)
        while drawn(number) != whole:
            await pilot.pause(0.01)
        assert number.text == "432"
